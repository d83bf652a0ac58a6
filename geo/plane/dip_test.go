package plane

import "testing"

// TestSlidesNeedNoSearch holds what is said of slides at once against the search for the moment:
// bodies apart, touching and pressed together, and edges of land.
func TestSlidesNeedNoSearch(t *testing.T) {
	m := makerOf(71)
	pressed, touched, sure, stranded := 0, 0, 0, 0
	for i := range 4000 {
		a, b := m.block(200*MM), m.block(200*MM)
		way := Step(Heading(m.Int32N(int32(Full))), m.between(1, 150*MM))
		if i%4 == 0 { // from the edge of the other
			out := Apart(b.Hull(), a.Hull(), m.between(-2*Touch, 2*Touch))
			a.At = a.At.Add(out)
		}
		var march March
		march.Begin(a, 0)
		march.Way.Slide(way, Whole)
		_, want := march.FirstContact(b, 0)
		if got := march.Presses(b); got != want {
			t.Fatalf("%+v by %v on %+v: %v, want %v", a, way, b, got, want)
		}
		if want {
			pressed++
		}
		if a.Touching(b) {
			touched++
		}
		if _, certain := march.slidesInto(b); certain {
			sure++
		}
		shore := m.land(m.point(200 * MM))
		_, want = march.FirstGround(shore, 0)
		if got := march.Strands(shore); got != want {
			t.Fatalf("%+v by %v on %v: %v, want %v", a, way, shore, got, want)
		}
		if want {
			stranded++
		}
	}
	if pressed < 500 || touched < 300 || sure < 3500 || stranded < 500 {
		t.Errorf("only %d pressed, %d touched, %d sure, %d stranded", pressed, touched, sure, stranded)
	}
}

// TestSlidesToTheVeryEdge holds slides that end on the edge of a table or a unit from it, and such as go
// past a base without a gap, against the search for the moment.
func TestSlidesToTheVeryEdge(t *testing.T) {
	m := makerOf(73)
	table := Polygon{{0, 0}, {480, 0}, {480, 480}, {0, 480}}
	stranded, met, held := 0, 0, 0
	for range 600 {
		b := Base{At: Point{m.between(180, 300), m.between(60, 200)}, Heading: Heading(m.Int32N(8) * 4500), Length: 30, Width: 20}.Block()
		north := int32(480)
		for _, c := range b.Base(0).Corners() {
			north = min(north, c.Y)
		}
		way := Vector{m.between(-40, 40), -north + m.between(-1, 1)}
		var march March
		march.Begin(b, 0)
		march.Way.Slide(way, Whole)
		_, want := march.FirstGround(table, 0)
		if got := march.Strands(table); got != want {
			t.Fatalf("%+v by %v off the table: %v, want %v", b, way, got, want)
		}
		if want {
			stranded++
		}
		past := b
		past.Heading = b.Heading.Turn(Angle(m.Int32N(4)) * quarter)
		past = past.moved(Base{At: past.At.Add(Apart(b.Base(0), past.Base(0), m.between(0, 1))), Heading: past.Heading})
		past.At = past.At.Go(b.Heading, m.between(-60, 60))
		way = Step(b.Heading, m.between(1, 100))
		march.Begin(b, 0)
		march.Way.Slide(way, Whole)
		if _, want = march.FirstContact(past, 0); want {
			met++
		}
		if got := march.Presses(past); got != want {
			t.Fatalf("%+v by %v past %+v: %v, want %v", b, way, past, got, want)
		}
		var stands Path
		stands.Begin(past.Base(0), 0)
		w := pair{a: &march.Way, b: &stands}
		before, after := w.at(0), w.at(Whole)
		if w.holds(0, &before, &after, 0) && !want && after.most() < guard {
			held++
		}
	}
	if stranded < 100 || met < 100 || held < 10 {
		t.Errorf("only %d stranded, %d met, %d held", stranded, met, held)
	}
}

func BenchmarkSlide(b *testing.B) {
	m := makerOf(72)
	var marches [64]March
	var blocks [64]Block
	for i := range marches {
		marches[i].Begin(m.block(100*MM), 0)
		marches[i].Way.Slide(Step(Heading(m.Int32N(int32(Full))), m.between(1, 100*MM)), Whole)
		blocks[i] = m.block(100 * MM)
	}
	n := 0
	for b.Loop() {
		marches[n%64].Presses(blocks[n/64%64])
		n++
	}
}
