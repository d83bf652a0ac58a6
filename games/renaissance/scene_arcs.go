package renaissance

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// arcs returns where the guns of a ship bear from a base, with ball: to medium and to long range, from the
// middle of each edge that has a battery left.
//
// Cases 10.4, 10.5.
func (g *State) arcs(n shipNo, from plane.Base) []engine.Mark {
	var marks []engine.Mark
	for guns := range group(numGroups) {
		if g.ships[n].battery[guns] == 0 {
			continue
		}
		for _, band := range [...]Band{Medium, Long} {
			mark := fanMark(g.arcOf(from, guns, g.tables.Range[Ball][band]))
			mark.From = g.object(n)
			marks = append(marks, mark)
		}
	}
	return marks
}

// fanMark draws an arc of fire, a step of its rim every five degrees.
func fanMark(f plane.Fan) engine.Mark {
	const step = 5 * plane.Degree
	mark := engine.Mark{Kind: "arc", Board: "table", Line: []engine.Point{{X: f.From.X, Y: f.From.Y}},
		Label: strconv.Itoa(int(f.Range / plane.MM))}
	for a := -f.Half; a <= f.Half; a += step {
		p := f.From.Go(f.Facing.Turn(a), f.Range)
		mark.Line = append(mark.Line, engine.Point{X: p.X, Y: p.Y})
	}
	return mark
}
