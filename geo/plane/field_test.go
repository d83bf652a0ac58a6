package plane

import "testing"

func TestFieldAhead(t *testing.T) {
	f := Field{Base{At: Point{0, 0}, Length: 30 * MM, Width: 30 * MM}, 30 * Degree}
	at := func(x, y int32, h Heading) Base {
		return Base{At: Point{x * MM, y * MM}, Heading: h, Length: 30 * MM, Width: 30 * MM}
	}
	for _, tt := range []struct {
		name string
		to   Base
		want int32
		ok   bool
	}{
		{"straight ahead", at(0, -100, 18000), 100 * MM, true},
		{"beside a corner, in the ray", at(60, -100, 18000), 10440, true}, // to its nearest corner, 30 out
		{"beyond the ray", at(100, -60, 18000), 0, false},                 // its corner lies 90 ahead and 70 out
		{"cut by the ray", at(80, -60, 18000), 100 * MM, true},            // where that has come 50 out
		{"behind", at(0, 100, 0), 0, false},
		{"touching", at(0, 0, 18000), 0, true},
	} {
		got, ok := f.Range(tt.to)
		if got != tt.want || ok != tt.ok {
			t.Errorf("%s: %d, %v, want %d, %v", tt.name, got, ok, tt.want, tt.ok)
		}
	}
}

// TestFieldIsTrue holds ranges against the points of a grid on the target.
func TestFieldIsTrue(t *testing.T) {
	m, seen := makerOf(80), 0
	const grid = 12
	for range 300 {
		f := Field{m.base(200 * MM), Angle(m.between(0, 4500))}
		to := m.base(200 * MM)
		got, ok := f.Range(to)
		least, any := num(1<<40), false
		big := f.From.big()
		ahead, right := big.axes()
		sin, cos := bigSinCos(radians(num(int64(f.Half))))
		for i := range int32(grid + 1) {
			for j := range int32(grid + 1) {
				p := bigOf(to.On(-to.Length*i/grid, to.Width*j/grid-to.Width/2)).minus(big.at)
				u, v := p.dot(ahead), abs(p.dot(right))
				out := sub(v, div(big.width, num(2)))
				if u.Sign() < 0 || less(mul(u, sin), mul(out, cos)) {
					continue
				}
				any = true
				least2 := hypot(u, greatest(out, num(0)))
				if less(least2, least) {
					least = least2
				}
			}
		}
		if !any {
			continue // a corner at most
		}
		seen++
		if !ok {
			t.Fatalf("%+v does not see %+v, %s away", f, to, least)
		}
		step := num(int64(max(to.Length, to.Width)/grid + 2))
		if d := num(int64(got)); less(add(least, num(1)), d) || less(add(d, mul(step, num(2))), least) {
			t.Fatalf("%+v ranges %+v at %d, a point of it at %s", f, to, got, least)
		}
	}
	if seen < 50 {
		t.Errorf("only %d seen", seen)
	}
}

// TestFieldHasNothingOutside holds what is not seen against the corners.
func TestFieldHasNothingOutside(t *testing.T) {
	m, unseen := makerOf(81), 0
	for range 400 {
		f := Field{m.base(200 * MM), 30 * Degree}
		to := m.base(200 * MM)
		if _, ok := f.Range(to); ok {
			continue
		}
		unseen++
		for _, c := range to.Corners() {
			ahead, right := f.From.Local(c)
			if ahead > 1 && max(right, -right) <= f.From.Width/2 {
				t.Fatalf("%+v does not see %+v, though %v is straight ahead", f, to, c)
			}
		}
	}
	if unseen < 50 {
		t.Errorf("only %d unseen", unseen)
	}
}
