package plane

import "testing"

// Within is Distance compared, also at the very length and one unit to either side.
func TestWithinIsDistance(t *testing.T) {
	m := makerOf(41)
	for range 200_000 {
		a, b := m.base(600*MM), m.base(600*MM)
		apart, off := Distance(a, b), a.At.Distance(b.At)
		for _, far := range [...]int32{apart - 1, apart, apart + 1, off, m.between(-MM, 900*MM), 1<<31 - 1} {
			if got, want := Within(a, b, far), apart <= far; got != want {
				t.Fatalf("Within(%v, %v, %d) is %v, and they are %d apart", a, b, far, got, apart)
			}
			if got, want := a.At.Within(b.At, far), off <= far; got != want {
				t.Fatalf("%v.Within(%v, %d) is %v, and they are %d apart", a.At, b.At, far, got, off)
			}
		}
	}
}

// TestLandWithinIsDistance is the same of land, from within it to far off.
func TestLandWithinIsDistance(t *testing.T) {
	m := makerOf(42)
	on := 0
	for range 20_000 {
		g, b := m.land(m.point(300*MM)), m.base(600*MM)
		apart := g.Distance(b)
		if apart == 0 {
			on++
		}
		for _, far := range [...]int32{apart - 1, apart, apart + 1, m.between(-MM, 900*MM), 1<<31 - 1} {
			if got, want := g.Within(b, far), apart <= far; got != want {
				t.Fatalf("%v.Within(%v, %d) is %v, and they are %d apart", g, b, far, got, apart)
			}
		}
	}
	if on < 500 {
		t.Errorf("only %d bases are on land", on)
	}
}
