package invincible

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// Placed returns the line of a squadron in another square, box or port, or that of the Armada.
//
// Cases 3.0, 4.2.
func (r *ruleset) Placed(s engine.State, pieces []engine.Piece, to engine.Spot) []engine.Placing {
	if len(pieces) != 1 {
		return nil
	}
	sq, place := SquareOf(to.Space), PlaceOf(to.Space)
	if pieces[0].Key == "armada" && place != 0 {
		return []engine.Placing{{Lines: []string{"armada " + r.tables.Places[place].Key}}}
	}
	n := SquadronOf(pieces[0].ID)
	if n == NoSquadron || sq == 0 && (place == 0 || n > lastEnglish) {
		return nil
	}
	g := *s.(*State)
	g.at[n] = sq
	if n <= lastEnglish {
		if g.place[n] = place; sq != 0 {
			g.place[n] = g.armada
		}
	}
	var w lines.Writer
	w.Begin("squadron", squadronKeys[n])
	squadronParts.WriteParts(&w, &aboutOne{text: &text{State: &g}, s: n}, &aboutOne{text: &blank, s: n})
	return []engine.Placing{{Lines: []string{strings.TrimSpace(string(w.Buf))}}}
}
