package renaissance

import (
	"strconv"

	"weathergage/engine"
	"weathergage/geo/plane"
)

// arcs are where the guns of a ship bear from a base, with ball: to medium and to
// long range, from the middle of each edge that has a battery left.
//
// Cases 10.4, 10.5.
func (g *State) arcs(n shipNo, from plane.Base) []engine.Mark {
	var marks []engine.Mark
	for _, bears := range [...]struct {
		guns group
		edge plane.Edge
		arc  Angle
	}{
		{portGuns, plane.Left, BroadsideArc}, {starboardGuns, plane.Right, BroadsideArc},
		{sternGuns, plane.Rear, ChaserArc}, {bowGuns, plane.Front, ChaserArc},
	} {
		if g.ships[n].battery[bears.guns] == 0 {
			continue
		}
		for _, band := range [...]Band{Medium, Long} {
			mark := fan(from.Middle(bears.edge), from.Out(bears.edge), g.angle(bears.arc), g.tables.Range[Ball][band])
			mark.From = g.object(n)
			marks = append(marks, mark)
		}
	}
	return marks
}

// fan draws an arc of fire from a point, a step of its rim every five degrees.
func fan(at plane.Point, facing plane.Heading, half plane.Angle, reach Length) engine.Mark {
	const step = 5 * plane.Degree
	mark := engine.Mark{Kind: "arc", Board: "table", Line: []engine.Point{{X: at.X, Y: at.Y}},
		Label: strconv.Itoa(int(reach / plane.MM))}
	for a := -half; a <= half; a += step {
		p := at.Go(facing.Turn(a), reach)
		mark.Line = append(mark.Line, engine.Point{X: p.X, Y: p.Y})
	}
	return mark
}
