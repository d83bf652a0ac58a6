package plane

import "testing"

// walked is FirstContact tick by tick.
func walked(a, b *Path, from Time) (Time, bool) {
	w := pair{a: a, b: b}
	g := w.at(from)
	limit := int64(0)
	if d := g.most(); d <= Touch*fine {
		limit = min(0, d) - Touch*fine
	}
	for t := from + 1; t <= Whole; t++ {
		if g := w.at(t); g.most() < limit {
			return t - 1, true
		}
	}
	return 0, false
}

// near is two bases with paths that may well meet.
func (m maker) near() (p, q Path, slowP, slowQ bigPath) {
	p, slowP = m.path(m.base(170 * MM))
	q, slowQ = m.path(m.base(170 * MM))
	return p, q, slowP, slowQ
}

func TestFirstContactIsThatOfEveryTick(t *testing.T) {
	m, met := makerOf(10), 0
	for range 60 {
		p, q, _, _ := m.near()
		got, ok := FirstContact(&p, &q, 0)
		want, found := walked(&p, &q, 0)
		if got != want || ok != found {
			t.Fatalf("contact at %d, %v; tick by tick %d, %v\n%+v\n%+v", got, ok, want, found, p.start, q.start)
		}
		if ok {
			met++
		}
	}
	if met < 15 || met > 55 {
		t.Errorf("%d of 60 met", met)
	}
}

func TestFirstClearIsThatOfEveryTick(t *testing.T) {
	m, parted := makerOf(16), 0
	for range 80 {
		p, q, _, _ := m.near()
		got, ok := FirstClear(&p, &q, 0)
		want, found := Time(0), false
		for at := Time(0); at <= Whole && !found; at++ {
			if w := (pair{a: &p, b: &q}); !touching(w.at(at)) {
				want, found = at, true
			}
		}
		if got != want || ok != found {
			t.Fatalf("clear at %d, %v; tick by tick %d, %v\n%+v\n%+v", got, ok, want, found, p.start, q.start)
		}
		if ok && got > 0 {
			parted++
		}
	}
	if parted < 4 {
		t.Errorf("only %d of 80 parted", parted)
	}
	a := Base{At: Point{0, 0}, Heading: 0, Length: 80 * MM, Width: 20 * MM}
	b := Base{At: Point{20 * MM, 0}, Heading: 0, Length: 80 * MM, Width: 20 * MM}
	var p, q Path
	p.Begin(a, 0)
	q.Begin(b, 0)
	p.Swing(Point{500 * MM, 0}, 9000, Whole)
	q.Swing(Point{500 * MM, 0}, 9000, Whole)
	if at, ok := FirstClear(&p, &q, 0); ok {
		t.Errorf("two that are locked and swing as one are clear at %d", at)
	}
}

func touching(g reaches) bool { return g.most() <= Touch*fine }

// TestNoContactIsMissed looks for a time, before the contact that is found, at which
// the true bases are pressed together.
func TestNoContactIsMissed(t *testing.T) {
	m := makerOf(11)
	var missed, late worst
	deepest := num(0)
	for range 120 {
		p, q, slowP, slowQ := m.near()
		if Gap(p.start, q.start) <= Touch {
			continue
		}
		end, ok := FirstContact(&p, &q, 0)
		if ok {
			late.off(gapOf(slowP.at(&p, end), slowQ.at(&q, end)))
			if g := Gap(p.At(end), q.At(end)); g < -2 || g > 2 {
				t.Errorf("at the contact the bases stand %d apart", g)
			}
		} else {
			end = Whole
		}
		for range 25 {
			at := Time(m.between(0, int32(end)))
			deepest = least(deepest, gapOf(slowP.at(&p, at), slowQ.at(&q, at)))
		}
	}
	missed.off(deepest)
	t.Logf("deepest true contact missed: %d thousandths of 0.01 mm; true gap at a contact at most %d", missed.most, late.most)
	if missed.most > 5000 || late.most > 5000 {
		t.Error("more than 0.05 mm")
	}
}

func TestGrazes(t *testing.T) {
	a := Base{At: Point{1000 * MM, 1000 * MM}, Heading: 9000, Length: 90 * MM, Width: 30 * MM}
	for _, tt := range []struct {
		name string
		b    Base
		turn Angle
		met  bool
	}{
		{"passing 0.01 mm off", Base{Point{1200 * MM, 1030*MM + 1}, 27000, 60 * MM, 30 * MM}, 0, false},
		{"passing 0.01 mm too near", Base{Point{1200 * MM, 1030*MM - 1}, 27000, 60 * MM, 30 * MM}, 0, true},
		{"passing just touching", Base{Point{1200 * MM, 1030 * MM}, 27000, 60 * MM, 30 * MM}, 0, false},
		{"side by side on one circle", Base{Point{1000 * MM, 1030*MM + 1}, 9000, 90 * MM, 30 * MM}, 18000, false},
		{"nose to tail round one circle", Base{Point{880 * MM, 1000 * MM}, 9000, 90 * MM, 30 * MM}, 18000, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var p, q Path
			p.Begin(a, 0)
			q.Begin(tt.b, 0)
			if tt.turn == 0 {
				p.Ahead(210*MM, Whole)
				q.Ahead(210*MM, Whole)
			} else {
				about := Point{950 * MM, 1200 * MM}
				p.Swing(about, tt.turn, Whole)
				q.Swing(about, tt.turn, Whole)
			}
			if at, ok := FirstContact(&p, &q, 0); ok != tt.met {
				t.Errorf("met at %d: %v", at, ok)
			}
		})
	}
}

func TestTouchingBasesMeetAnew(t *testing.T) {
	a := Base{At: Point{0, 0}, Heading: 0, Length: 80 * MM, Width: 20 * MM}
	b := Base{At: Point{20 * MM, 0}, Heading: 0, Length: 80 * MM, Width: 20 * MM}
	for _, tt := range []struct {
		name string
		go1  func(p *Path)
		at   Time
		met  bool
	}{
		{"both lie still", func(*Path) {}, 0, false},
		{"one slides along", func(p *Path) { p.Ahead(100*MM, Whole) }, 0, false},
		{"one parts", func(p *Path) { p.Slide(Vector{-50 * MM, 0}, Whole) }, 0, false},
		{"one presses in", func(p *Path) { p.Slide(Vector{100, 0}, Whole) }, 5001, true},
		{"one parts and comes again", func(p *Path) {
			p.Slide(Vector{-10 * MM, 0}, Whole/2)
			p.Slide(Vector{20 * MM, 0}, Whole)
		}, 75125, true},
		{"one turns into the other", func(p *Path) { p.Pivot(9000, Whole) }, 79, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var p, q Path
			p.Begin(a, 0)
			q.Begin(b, 0)
			tt.go1(&p)
			if at, ok := FirstContact(&p, &q, 0); at != tt.at || ok != tt.met {
				t.Errorf("at %d, %v, want %d, %v", at, ok, tt.at, tt.met)
			}
		})
	}
}

func TestMeet(t *testing.T) {
	b := Base{At: Point{1000 * MM, 1000 * MM}, Heading: 0, Length: 80 * MM, Width: 20 * MM}
	for _, tt := range []struct {
		name string
		a    Base
		want Meeting
	}{
		{"bow square into the left side", Base{Point{990 * MM, 1040 * MM}, 9000, 60 * MM, 16 * MM},
			Meeting{Point{990 * MM, 1040 * MM}, [2]Edge{Front, Left}, true, 9000}},
		{"bow corner into the left side", Base{Point{985 * MM, 1040 * MM}, 6000, 60 * MM, 20 * MM},
			Meeting{Point{990 * MM, 1040*MM + 866}, [2]Edge{Front | Right, Left}, false, 9000}},
		{"alongside, half a length behind", Base{Point{975 * MM, 1040 * MM}, 0, 80 * MM, 30 * MM},
			Meeting{Point{990 * MM, 1060 * MM}, [2]Edge{Right, Left}, true, 9000}},
		{"stern against the bow", Base{Point{1000 * MM, 940 * MM}, 0, 60 * MM, 20 * MM},
			Meeting{Point{1000 * MM, 1000 * MM}, [2]Edge{Rear, Front}, true, 18000}},
		{"half a degree from alongside", Base{Point{990*MM - 1500, 1040 * MM}, 50, 80 * MM, 30 * MM},
			Meeting{Point{990 * MM, 1060*MM + 7}, [2]Edge{Right, Left}, true, 9000}},
		{"bow corner on a stern corner", Base{Point{990 * MM, 1080 * MM}, 4500, 60 * MM, 20 * MM},
			Meeting{Point{990 * MM, 1080 * MM}, [2]Edge{Front, Rear | Left}, false, 4500}},
		{"bow corner near the end of a side", Base{Point{985 * MM, 1080*MM - 868}, 6000, 60 * MM, 20 * MM},
			Meeting{Point{990 * MM, 1080 * MM}, [2]Edge{Front | Right, Rear | Left}, false, 9000}},
		{"bow to bow, overlapping by half", Base{Point{1010 * MM, 1000 * MM}, 18000, 60 * MM, 20 * MM},
			Meeting{Point{1005 * MM, 1000 * MM}, [2]Edge{Front, Front}, true, 18000}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := Meet(tt.a, b)
			if d := got.At.Distance(tt.want.At); d > 3 {
				t.Errorf("at %v, want %v", got.At, tt.want.At)
			}
			got.At = tt.want.At
			if got != tt.want {
				t.Errorf("%+v, want %+v", got, tt.want)
			}
			back := Meet(b, tt.a)
			if back.On != [2]Edge{tt.want.On[1], tt.want.On[0]} || back.Out != tt.want.Out.Opposite() {
				t.Errorf("the other way round %+v", back)
			}
		})
	}
}

func TestApart(t *testing.T) {
	m := makerOf(12)
	for range 500 {
		a, b := m.base(200*MM), m.base(200*MM)
		b.At = b.At.Add(Apart(a, b, 20*MM))
		if g := Gap(a, b); g < 20*MM-2 {
			t.Fatalf("%+v and %+v stand %d apart", a, b, g)
		}
	}
}

func TestLeaves(t *testing.T) {
	m, left := makerOf(13), 0
	table := Point{300 * MM, 200 * MM}
	for range 60 {
		p, _ := m.path(m.base(200 * MM))
		got, ok := p.Leaves(table, 0)
		want, found := Time(0), false
		for at := Time(0); at <= Whole && !found; at++ {
			if p.off(spot{int64(table.X) * fine, int64(table.Y) * fine}, at) > 0 {
				want, found = at, true
			}
		}
		if got != want || ok != found {
			t.Fatalf("leaves at %d, %v; tick by tick %d, %v", got, ok, want, found)
		}
		if ok {
			left++
		}
	}
	if left < 15 || left > 58 {
		t.Errorf("%d of 60 left", left)
	}
}

func TestFirstWithin(t *testing.T) {
	m, near := makerOf(14), 0
	for range 25 {
		p, q, _, _ := m.near()
		got, ok := firstWithin(&p, &q, 10*MM, 0, Whole)
		want, found := Time(0), false
		for at := Time(0); at <= Whole && !found; at++ {
			if Distance(p.At(at), q.At(at)) <= 10*MM {
				want, found = at, true
			}
		}
		if got != want || ok != found {
			t.Fatalf("within at %d, %v; tick by tick %d, %v", got, ok, want, found)
		}
		if ok && got > 0 {
			near++
		}
	}
	if near < 4 {
		t.Errorf("only %d came near", near)
	}
}

// TestBendHolds looks whether a reach is ever less than the search takes for granted.
func TestBendHolds(t *testing.T) {
	m := makerOf(15)
	for range 3000 {
		a, b, one, two := m.base(300*MM), m.base(300*MM), m.orders(), m.orders()
		p, q := unmoved.path(a, one[:1]), unmoved.path(b, two[:1])
		w, ok := pair{a: &p, b: &q}, true
		if m.IntN(3) == 0 {
			if w, ok = land(&p, m.point(300*MM), m.point(300*MM)); !ok {
				continue
			}
		}
		from := Time(m.between(0, int32(Whole)-2))
		until := Time(m.between(int32(from)+2, int32(Whole)))
		mid := Time(m.between(int32(from), int32(until)))
		before, at, after := w.at(from), w.at(mid), w.at(until)
		first, second := w.bend(from, until)
		for i := range at {
			bent := first
			if i >= 4 {
				bent = second
			}
			if at[i] < min(before[i], after[i])-bent-guard {
				t.Fatalf("%+v %+v, %+v %+v: from %d to %d a reach falls from %d to %d at %d, bent %d", a, one[0], b, two[0], from, until, before[i], at[i], mid, bent)
			}
		}
	}
}
