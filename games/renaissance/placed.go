package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// Placed returns the bow and the heading of a ship whose middle is put elsewhere, or the place of a boat that rows. A
// heading that is left as it was keeps its hundredths of a degree.
func (r *ruleset) Placed(s engine.State, pieces []engine.Piece, to engine.Spot) []engine.Placing {
	g := s.(*State)
	if len(pieces) != 1 {
		return nil
	}
	p := &pieces[0]
	words := func(at plane.Base, length int32) string {
		bow := at.On(length/2, 0)
		return p.Key + " " + parts(int(bow.X)) + " " + parts(int(bow.Y))
	}
	at := plane.Base{At: plane.Point{X: to.X, Y: to.Y}}
	if n := g.shipOf(p.ID); n != noShip {
		if at.Heading = g.ships[n].heading; to.Heading != p.Heading {
			at.Heading = plane.Heading(0).Turn(plane.Angle(to.Heading) * tenth)
		}
		return []engine.Placing{{Lines: []string{words(at, g.kind(n).Length) + " " + parts(int(at.Heading))}}}
	}
	if b := g.boatOf(p.ID); b != noBoat && (g.boats[b].post == rowing || g.boats[b].post == breaking) {
		at.Heading = g.boatBase(b).Heading
		return []engine.Placing{{Lines: []string{words(at, g.tables.Distance[BoatBase])}}}
	}
	return nil
}
