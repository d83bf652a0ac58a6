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
