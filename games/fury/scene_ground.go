package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// board draws the ground: the country, then each piece in its order, hills first. What
// choices may name is a space as well.
//
// Case 25.5.
func (g *State) board() *engine.Board {
	b := &engine.Board{Key: tableKey, Name: "The board", Kind: engine.Plane, Width: g.ground.width, Height: g.ground.depth, Scale: 1}
	if sc := g.played(); sc != nil {
		b.Name = sc.Name
	}
	edge := g.ground.edge()
	b.Shapes = append(b.Shapes, engine.Shape{Kind: "country", Line: drawnLine(edge[:]), Closed: true})
	if g.isDark() {
		b.Shapes[0].Name = [...]string{skyNight: "night", skyFog: "fog"}[g.sky]
	}
	for _, hills := range [2]bool{true, false} {
		for i := range int(g.ground.many) {
			of := g.looksLike(i)
			if of.IsHill() != hills {
				continue
			}
			shape := engine.Shape{Kind: groundNames[of], Closed: !of.IsLine(), Line: drawnLine(g.ground.outline(i))}
			if g.ground.pieces[i].stone {
				shape.Kind = "stone-" + shape.Kind
			}
			b.Shapes = append(b.Shapes, shape)
			if g.tables.Grounds[of].Hides || of == Building || of == Gate || of == Parapet {
				b.Spaces = append(b.Spaces, g.space(i, of))
			}
		}
	}
	return b
}

// looksLike returns what a piece of the ground was when the board was laid out: a board never changes, and
// what fire and petards do to it is drawn as marks.
//
// Cases 20.2, 23.2.
func (g *State) looksLike(i int) Ground {
	switch p := &g.ground.pieces[i]; {
	case p.fire > 0:
		return Building
	default:
		return p.ground
	}
}

// space returns a piece of the ground that choices name.
func (g *State) space(i int, of Ground) engine.Space {
	area := g.ground.outline(i)
	if of.IsLine() {
		area = ribbon(area)
	}
	at := middle(area)
	return engine.Space{ID: pieceObject(i), Outline: drawnLine(area), Centre: engine.Point{X: at.X, Y: at.Y},
		Label: itoa(i + 1), Name: g.tables.groundTitle(i, g.groundKind(i, of)), Terrain: groundNames[of]}
}

// ribbon returns a line as an area wide enough to click.
func ribbon(line plane.Polygon) plane.Polygon {
	const half = Inch / 4
	out := make(plane.Polygon, 2*len(line))
	for i, p := range line {
		a, b := line[max(i-1, 0)], line[min(i+1, len(line)-1)]
		across := a.Bearing(b).Turn(90 * plane.Degree)
		out[i], out[len(out)-1-i] = p.Go(across, half), p.Go(across.Opposite(), half)
	}
	return out
}

// drawnLine returns a line in the units of the board.
func drawnLine(line []plane.Point) []engine.Point {
	out := make([]engine.Point, len(line))
	for i, p := range line {
		out[i] = engine.Point{X: p.X, Y: p.Y}
	}
	return out
}

// groundMarks returns fires with their markers, buildings that are burnt down, and gates that
// stand open.
//
// Cases 20.2, 23.2.
func (g *State) groundMarks() (all []engine.Mark) {
	for i := range int(g.ground.many) {
		mark := engine.Mark{Board: tableKey, Line: drawnLine(g.ground.outline(i))}
		switch p := &g.ground.pieces[i]; {
		case p.ground == Building && p.fire > 0:
			mark.Kind, mark.Value, mark.Label = "fire", int32(p.fire), itoa(int(p.fire))
		case p.fire > 0:
			mark.Kind = "ashes"
		case p.ground == Breach:
			mark.Kind = "gap"
		default:
			continue
		}
		all = append(all, mark)
	}
	return all
}
