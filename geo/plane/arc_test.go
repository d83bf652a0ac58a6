package plane

import "testing"

// A march that stays on a table by the arcs of its corners never strands on the table's outline, whether it
// slides, wheels or swings about a place, with several bases and from the very edge.
func TestStaysOn(t *testing.T) {
	m := makerOf(79)
	const size = 480
	table := Polygon{{0, 0}, {size, 0}, {size, size}, {0, size}}
	stays, strands := 0, 0
	for range 4000 {
		b := Block{
			At: Point{m.between(0, size), m.between(0, size)}, Heading: Heading(m.Int32N(int32(Full))),
			Size: Size{Length: 20, Width: 30}, Order: Order{Bases: uint8(m.between(1, 6)), Files: uint8(m.between(1, 3))},
		}
		if m.Int32N(2) == 0 {
			b.Heading = Heading(m.Int32N(4) * int32(quarter))
		}
		var march March
		march.Begin(b, 0)
		switch m.Int32N(3) {
		case 0:
			march.Way.Slide(Vector{m.between(-80, 80), m.between(-80, 80)}, Whole)
		case 1:
			march.Way.Wheel(Angle(m.between(-int32(Full)/2, int32(Full)/2)), Whole)
		default:
			march.Way.Swing(b.At.Add(Vector{m.between(-60, 60), m.between(-60, 60)}), Angle(m.between(-int32(Full)/2, int32(Full)/2)), Whole)
		}
		stranded := march.Strands(table)
		if stranded {
			strands++
		}
		if march.StaysOn(Point{size, size}) {
			if stays++; stranded {
				t.Fatalf("%+v strands on the table on which it stays", b)
			}
		}
	}
	if stays < 1000 || strands < 500 {
		t.Errorf("only %d stay and %d strand", stays, strands)
	}
}

// TestSpan goes along paths and looks whether the middle of the front is ever out of their span.
func TestSpan(t *testing.T) {
	m := makerOf(61)
	for range 500 {
		b := m.block(300 * MM)
		p := unmoved.path(b.Hull(), m.march(b))
		low, high := p.Span()
		for at := Time(0); at <= Whole; at += Whole / 50 {
			if c := p.At(at).At; c.X < low.X || c.Y < low.Y || c.X > high.X || c.Y > high.Y {
				t.Fatalf("%+v: at %d the middle of the front is at %v, not between %v and %v", b, at, c, low, high)
			}
		}
	}
}
