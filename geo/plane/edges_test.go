package plane

import "testing"

// far returns a place near one of the farthest corners that a point may have.
func (m maker) far() Point {
	p := Point{Reach - m.between(0, 400*MM), Reach - m.between(0, 400*MM)}
	if m.IntN(2) == 0 {
		p.X = -p.X
	}
	if m.IntN(2) == 0 {
		p.Y = -p.Y
	}
	return p
}

// TestNothingOverflows measures the widest bases at the farthest corners of the
// plane: a sum that ran over would be far from the truth.
func TestNothingOverflows(t *testing.T) {
	m := makerOf(60)
	var lengths, gaps, distances, ranges, moves worst
	for range 400 {
		a := Base{m.far(), Heading(m.Int32N(int32(Full))), Widest, Widest}
		b := Base{m.far(), Heading(m.Int32N(int32(Full))), Widest, m.between(1, Widest)}
		lengths.see(int64(a.At.Distance(b.At)), bigOf(a.At).minus(bigOf(b.At)).length())
		c, d := a.big().corners(), b.big().corners()
		want := bigGap(c[:], d[:])
		gaps.see(int64(Gap(a, b)), want)
		if want.Sign() > 0 {
			distances.see(int64(Distance(a, b)), bigApart(c[:], d[:]))
		}
		f := Fan{a.At, a.Heading, Angle(m.between(1, 8900)), 4 * Reach}
		_, got, ok := f.Aim(b)
		if far, found := f.aimed(b); ok != found {
			t.Fatalf("%+v at %+v: %v", f, b, ok)
		} else if ok {
			ranges.see(int64(got), far)
		}
		var p Path
		p.Begin(a, 0)
		p.Swing(Point{-a.At.X, a.At.Y}, 72000, Whole)
		moves.off(bigOf(p.End().At).minus(bigOf(a.At)).length())
	}
	t.Logf("greatest errors at the rim, in thousandths of 0.01 mm: length %d, gap %d, distance %d, range %d, swing %d",
		lengths.most, gaps.most, distances.most, ranges.most, moves.most)
	if max(lengths.most, gaps.most, distances.most, ranges.most, moves.most) > 560 {
		t.Error("more than 0.56 of a unit")
	}
}

func TestHeadings(t *testing.T) {
	for _, tt := range []struct {
		name            string
		h, g            Heading
		to, off, across Angle
	}{
		{"the same", 9000, 9000, 0, 0, 0},
		{"over north clockwise", 35900, 100, 200, 200, 200},
		{"over north the other way", 100, 35900, -200, 200, 200},
		{"opposite", 4500, 22500, 18000, 18000, 0},
		{"square", 0, 27000, -9000, 9000, 9000},
		{"nearly opposite", 0, 18100, -17900, 17900, 100},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if to, off, across := tt.h.To(tt.g), tt.h.Off(tt.g), tt.h.Across(tt.g); to != tt.to || off != tt.off || across != tt.across {
				t.Errorf("to %d, off %d, across %d, want %d, %d, %d", to, off, across, tt.to, tt.off, tt.across)
			}
			if got := tt.h.Turn(tt.to); got != tt.g {
				t.Errorf("turned to %d", got)
			}
		})
	}
}

func TestPathHasTimes(t *testing.T) {
	b := Base{At: Point{0, 0}, Heading: 9000, Length: 50 * MM, Width: 20 * MM}
	var p Path
	p.Begin(b, 20000)
	p.Wait(40000)
	p.Ahead(100*MM, 80000)
	for _, tt := range []struct {
		at Time
		x  int32
	}{{0, 0}, {20000, 0}, {40000, 0}, {50000, 25 * MM}, {80000, 100 * MM}, {Whole, 100 * MM}} {
		if got := p.At(tt.at).At; got != (Point{tt.x, 0}) {
			t.Errorf("at %d: %v, want %d", tt.at, got, tt.x)
		}
	}
	if p.Start() != b || p.From() != 20000 || p.Until() != 80000 || p.End().At != (Point{100 * MM, 0}) {
		t.Errorf("%+v", p)
	}
	defer func() {
		if recover() == nil {
			t.Error("a leg that ends before the last is taken")
		}
	}()
	p.Ahead(10, 80000)
}
