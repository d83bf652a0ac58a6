package invincible

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// Placed returns the lines of squadrons in another square, box or port, or that of the Armada.
//
// Cases 3.0, 4.2.
func (r *ruleset) Placed(s engine.State, pieces []engine.Piece, to engine.Spot) []engine.Placing {
	all := []string{}
	for i := range pieces {
		line := r.placed(s.(*State), &pieces[i], SquareOf(to.Space), PlaceOf(to.Space))
		if line == "" {
			return nil
		}
		all = append(all, line)
	}
	if len(all) == 0 {
		return nil
	}
	return []engine.Placing{{Lines: all}}
}

// placed returns the line of one piece that is put into a square or a box, "" if it is not put there.
func (r *ruleset) placed(s *State, p *engine.Piece, sq Square, place Place) string {
	n := SquadronOf(p.ID)
	switch {
	case p.Key == "armada" && place != 0:
		return "armada " + r.tables.Places[place].Key
	case n == NoSquadron, sq == 0 && (place == 0 || n > lastEnglish):
		return ""
	}
	g := *s
	g.at[n] = sq
	if n <= lastEnglish {
		if g.place[n] = place; sq != 0 {
			g.place[n] = g.armada
		}
	}
	var w lines.Writer
	w.Begin("squadron", squadronKeys[n])
	squadronParts.WriteParts(&w, &aboutOne{text: &text{State: &g}, s: n}, &aboutOne{text: &blank, s: n})
	return strings.TrimSpace(string(w.Buf))
}
