package plane

import "testing"

// A motif is one way to lay the same table differently: mirrored, turned by a
// quarter, or pushed along.
type motif struct {
	name   string
	place  func(Point) Point
	turn   func(Heading) Heading
	mirror bool
}

var motifs = []motif{
	{"mirrored left to right", func(p Point) Point { return Point{300001 - p.X, p.Y} }, func(h Heading) Heading { return Heading(0).Turn(-Angle(h)) }, true},
	{"mirrored top to bottom", func(p Point) Point { return Point{p.X, 7 - p.Y} }, func(h Heading) Heading { return Heading(0).Turn(half - Angle(h)) }, true},
	{"turned by a quarter", func(p Point) Point { return Point{-p.Y, p.X} }, func(h Heading) Heading { return h.Turn(quarter) }, false},
	{"turned by half", func(p Point) Point { return Point{-p.X, -p.Y} }, Heading.Opposite, false},
	{"turned by three quarters", func(p Point) Point { return Point{p.Y, 900 - p.X} }, func(h Heading) Heading { return h.Turn(-quarter) }, false},
	{"pushed along", func(p Point) Point { return Point{p.X - 123457, p.Y + 98765} }, func(h Heading) Heading { return h }, false},
}

func (s motif) angle(a Angle) Angle {
	if s.mirror {
		return -a
	}
	return a
}

func (s motif) vector(v Vector) Vector {
	return s.place(Point(v)).From(s.place(Point{}))
}

func (s motif) edge(e Edge) Edge {
	if s.mirror {
		e = e&(Front|Rear) | e&Right<<1 | e&Left>>1
	}
	return e
}

func (s motif) base(b Base) Base {
	b.At, b.Heading = s.place(b.At), s.turn(b.Heading)
	return b
}

func (s motif) polygon(g Polygon) (to Polygon) {
	for _, p := range g {
		to = append(to, s.place(p))
	}
	return to
}

// path lays every leg differently, from what was asked for.
func (s motif) path(b Base, orders []order) (p Path) {
	p.Begin(s.base(b), 0)
	for _, o := range orders {
		until := p.Until() + Whole/Time(len(orders))
		switch o.kind {
		case 0:
			p.Ahead(o.length, until)
		case 1:
			p.Slide(s.vector(o.by), until)
		case 2:
			p.Turn(s.angle(o.angle), o.length, until)
		case 3:
			p.Pivot(s.angle(o.angle), until)
		case 4:
			p.Swing(s.place(o.about), s.angle(o.angle), until)
		}
	}
	return p
}

// An order is one leg as asked for.
type order struct {
	kind   int
	length int32
	by     Vector
	about  Point
	angle  Angle
}

func (m maker) orders() []order {
	orders := make([]order, m.IntN(5)+1)
	for i := range orders {
		orders[i] = order{m.IntN(5), m.between(0, 100*MM), Vector{m.between(-5000, 5000), m.between(-5000, 5000)}, m.point(300 * MM), Angle(m.between(-9000, 9000))}
	}
	return orders
}

// same lays the same table in every way and gives each with the first.
func same(t *testing.T, rounds int, look func(t *testing.T, m maker, s motif)) {
	for i, s := range motifs {
		t.Run(s.name, func(t *testing.T) {
			m := makerOf(uint64(100 + i))
			for range rounds {
				look(t, m, s)
			}
		})
	}
}

var unmoved = motif{"", func(p Point) Point { return p }, func(h Heading) Heading { return h }, false}

func TestMovesAreSymmetric(t *testing.T) {
	same(t, 2000, func(t *testing.T, m maker, s motif) {
		b, orders := m.base(300*MM), m.orders()
		p, q := unmoved.path(b, orders), s.path(b, orders)
		at := Time(m.between(0, int32(Whole)))
		if got, want := q.At(at), s.base(p.At(at)); got != want {
			t.Fatalf("%+v by %+v at %d: %+v, want %+v", b, orders, at, got, want)
		}
		if got, want := q.Turned(at), s.angle(p.Turned(at)); got != want {
			t.Fatalf("turned by %d, want %d", got, want)
		}
	})
}

func TestContactsAreSymmetric(t *testing.T) {
	same(t, 400, func(t *testing.T, m maker, s motif) {
		a, b, one, two := m.base(200*MM), m.base(200*MM), m.orders(), m.orders()
		p, q, r := unmoved.path(a, one), unmoved.path(b, two), m.land(m.point(200*MM))
		sp, sq := s.path(a, one), s.path(b, two)
		at, ok := FirstContact(&p, &q, 0)
		if got, met := FirstContact(&sp, &sq, 0); got != at || met != ok {
			t.Fatalf("%+v and %+v meet at %d, want %d", a, b, got, at)
		}
		if got, met := FirstContact(&q, &p, 0); got != at || met != ok {
			t.Fatalf("%+v and %+v, swapped, meet at %d, want %d", a, b, got, at)
		}
		a, b = p.At(at), q.At(at)
		if Gap(a, b) > -5*MM {
			meetSame(t, s, a, b)
		}
		at, ok = firstWithin(&p, &q, 30*MM, 0, Whole)
		if got, near := firstWithin(&sp, &sq, 30*MM, 0, Whole); got != at || near != ok {
			t.Fatalf("near at %d, want %d", got, at)
		}
		at, ok = r.FirstGround(&p, 0)
		if got, hit := s.polygon(r).FirstGround(&sp, 0); got != at || hit != ok {
			t.Fatalf("aground at %d, want %d", got, at)
		}
	})
}

func meetSame(t *testing.T, s motif, a, b Base) {
	t.Helper()
	want := Meet(a, b)
	want.At, want.Out = s.place(want.At), s.turn(want.Out)
	want.On = [2]Edge{s.edge(want.On[0]), s.edge(want.On[1])}
	if got := Meet(s.base(a), s.base(b)); got != want {
		t.Fatalf("%+v and %+v meet %+v, want %+v", a, b, got, want)
	}
	if got, want := Apart(s.base(a), s.base(b), 2000), s.vector(Apart(a, b, 2000)); got != want {
		t.Fatalf("apart by %v, want %v", got, want)
	}
}

func TestMeasuresAreSymmetric(t *testing.T) {
	same(t, 2000, func(t *testing.T, m maker, s motif) {
		a, b, p := m.base(300*MM), m.base(300*MM), m.point(300*MM)
		sa, sb, sp := s.base(a), s.base(b), s.place(p)
		g := m.land(m.point(300 * MM))
		for name, pair := range map[string][2]any{
			"gap":      {Gap(sa, sb), Gap(a, b)},
			"distance": {Distance(sa, sb), Distance(a, b)},
			"point":    {sa.DistanceTo(sp), a.DistanceTo(p)},
			"bearing":  {sa.At.Bearing(sp), s.turn(a.At.Bearing(p))},
			"centre":   {sa.Centre(), s.place(a.Centre())},
			"in base":  {sa.Has(sp), a.Has(p)},
			"land":     {s.polygon(g).Distance(sa), g.Distance(a)},
			"touch":    {s.polygon(g).Touches(sa), g.Touches(a)},
			"in land":  {s.polygon(g).Has(sp), g.Has(p)},
			"cut":      {s.polygon(g).Cuts(sp, sa.At), g.Cuts(p, a.At)},
			"sight":    {Sees(sp, sa.At, sb), Sees(p, a.At, b)},
			"across":   {sa.Heading.Across(sb.Heading), a.Heading.Across(b.Heading)},
			"off":      {sa.Heading.Off(sb.Heading), a.Heading.Off(b.Heading)},
			"go":       {sp.Go(sa.Heading, 12345), s.place(p.Go(a.Heading, 12345))},
			"part":     {s.vector(Vector(p)).Part(37, 101), s.vector(Vector(p).Part(37, 101))},
		} {
			if pair[0] != pair[1] {
				t.Fatalf("%s of %+v, %+v, %v: %v, want %v", name, a, b, p, pair[0], pair[1])
			}
		}
		ahead, right := a.Local(p)
		if got, side := sa.Local(sp); got != ahead || side != int32(s.angle(Angle(right))) {
			t.Fatalf("local %d, %d, want %d, %d", got, side, ahead, right)
		}
	})
}

func TestFireIsSymmetric(t *testing.T) {
	same(t, 2000, func(t *testing.T, m maker, s motif) {
		a, b, c := m.base(600*MM), m.base(600*MM), m.base(600*MM)
		e := edges[m.IntN(4)]
		f := Fan{a.Middle(e), a.Out(e), Angle(m.between(0, 9000)), 650 * MM}
		sf := Fan{s.base(a).Middle(s.edge(e)), s.base(a).Out(s.edge(e)), f.Half, f.Range}
		at, distance, ok := f.Aim(b)
		gotAt, gotDistance, gotOK := sf.Aim(s.base(b))
		if gotOK != ok || gotDistance != distance || ok && gotAt != s.place(at) {
			t.Fatalf("%+v aims at %+v: %v %d %v, want %v %d %v", f, b, gotAt, gotDistance, gotOK, s.place(at), distance, ok)
		}
		end, off := Rake(a.At, b)
		if gotEnd, got := Rake(s.base(a).At, s.base(b)); gotEnd != end || got != off {
			t.Fatalf("rake %d by %d, want %d by %d", gotEnd, got, end, off)
		}
		if !ok {
			return
		}
		l, sl := a.Lane(e, 6, at, b), s.base(a).Lane(s.edge(e), 6, gotAt, s.base(b))
		g := m.land(m.point(600 * MM))
		l.Block(c)
		sl.Block(s.base(c))
		l.BlockLand(g)
		sl.BlockLand(s.polygon(g))
		for i := range 6 {
			j := i
			if s.mirror && e&(Front|Rear) != 0 {
				j = 5 - i // counted from the left
			}
			if l.Open(i+1) != sl.Open(j+1) {
				t.Fatalf("line %d of %+v is open: %v", i+1, a, l.Open(i+1))
			}
		}
	})
}
