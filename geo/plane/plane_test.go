package plane

import "testing"

func TestTurningCircle(t *testing.T) {
	for _, tt := range []struct {
		name           string
		length, radius int32
		want           Angle
	}{
		{"20 mm of the small circle", 20 * MM, 50 * MM, 2292},
		{"100 mm of the large circle", 100 * MM, 100 * MM, 5730},
		{"157.08 mm of the large circle", 15708, 100 * MM, 9000},
		{"no length", 0, 100 * MM, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := ArcAngle(tt.length, tt.radius); got != tt.want {
				t.Errorf("angle %d, want %d", got, tt.want)
			}
			if got := ArcLength(tt.want, tt.radius); max(got-tt.length, tt.length-got) > 1 {
				t.Errorf("back to a length of %d, want %d", got, tt.length)
			}
			if a := MostAngle(tt.length, tt.radius); ArcLength(a, tt.radius) > tt.length || ArcLength(a+1, tt.radius) <= tt.length {
				t.Errorf("%d is not the most for %d", a, tt.length)
			}
		})
	}
}

func TestTurnAQuarter(t *testing.T) {
	b := Base{At: Point{100 * MM, 100 * MM}, Heading: 0, Length: 80 * MM, Width: 20 * MM}
	var p Path
	p.Begin(b, 0)
	p.Turn(quarter, 100*MM, Whole)
	// The circle's middle lies 10 + 100 mm to the right; a quarter on, the middle of
	// the front edge lies 110 mm north of that.
	want := Base{At: Point{210 * MM, -10 * MM}, Heading: 9000, Length: 80 * MM, Width: 20 * MM}
	if got := p.End(); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	p.Begin(b, 0)
	p.Turn(-quarter, 100*MM, Whole)
	if got := p.End(); got.At != (Point{-10 * MM, -10 * MM}) || got.Heading != 27000 {
		t.Errorf("to the left: %+v", got)
	}
}

func TestContactHeadOn(t *testing.T) {
	a := Base{At: Point{0, 0}, Heading: 9000, Length: 80 * MM, Width: 20 * MM}
	b := Base{At: Point{100 * MM, 0}, Heading: 27000, Length: 80 * MM, Width: 20 * MM}
	var p, q Path
	p.Begin(a, 0)
	p.Ahead(120*MM, Whole)
	q.Begin(b, 0)
	q.Ahead(80*MM, Whole)
	at, ok := FirstContact(&p, &q, 0)
	if !ok || at != Whole/2 {
		t.Fatalf("contact at %d, %v", at, ok)
	}
	m := Meet(p.At(at), q.At(at))
	if m.On != [2]Edge{Front, Front} || !m.Flat || m.At != (Point{60 * MM, 0}) {
		t.Errorf("%+v", m)
	}
}
