package plane

import "testing"

// fleet is 40 ships of two lines that stand to each other, each with a move of a
// straight, a turn and a straight.
func fleet() (paths [40]Path) {
	m := makerOf(40)
	for i := range paths {
		b := Base{At: Point{int32(i%20) * 120 * MM, int32(i/20) * 400 * MM}, Heading: Heading(9000 + i/20*9000), Length: 90 * MM, Width: 30 * MM}
		p := &paths[i]
		p.Begin(b, 0)
		p.Ahead(m.between(20, 80)*MM, Whole*2/5)
		p.Turn(Angle(m.between(-6000, 6000)), 100*MM, Whole*4/5)
		p.Ahead(m.between(10, 40)*MM, Whole)
	}
	return paths
}

func BenchmarkArcAndRange(b *testing.B) {
	ships := fleet()
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		from, target := &ships[i%40].start, &ships[(i*7+20)%40].start
		f := Fan{from.Middle(Right), from.Out(Right), 15 * Degree, 950 * MM}
		f.Aim(*target)
		i++
	}
}

func BenchmarkLane(b *testing.B) {
	ships := fleet()
	from, target, hull := ships[3].start, ships[23].start, ships[24].start
	b.ReportAllocs()
	for b.Loop() {
		l := from.Lane(Right, 6, target.Centre(), target)
		l.Block(hull)
	}
}

func BenchmarkDistance(b *testing.B) {
	ships := fleet()
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		Distance(ships[i%40].start, ships[(i*7+20)%40].start)
		i++
	}
}

// BenchmarkMove is one move of 40 ships: every path, and every pair for its first
// contact.
func BenchmarkMove(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		ships := fleet()
		for i := range ships {
			for j := range i {
				FirstContact(&ships[i], &ships[j], 0)
			}
		}
	}
}

// BenchmarkLocked is two ships that are locked and swing as one for a whole move.
func BenchmarkLocked(b *testing.B) {
	one := Base{At: Point{0, 0}, Heading: 0, Length: 80 * MM, Width: 20 * MM}
	two := Base{At: Point{20 * MM, 0}, Heading: 0, Length: 80 * MM, Width: 20 * MM}
	var p, q Path
	p.Begin(one, 0)
	q.Begin(two, 0)
	p.Swing(Point{500 * MM, 0}, 9000, Whole)
	q.Swing(Point{500 * MM, 0}, 9000, Whole)
	b.ReportAllocs()
	for b.Loop() {
		FirstClear(&p, &q, 0)
		FirstContact(&p, &q, 0)
	}
}

func BenchmarkPathAt(b *testing.B) {
	ships := fleet()
	b.ReportAllocs()
	for b.Loop() {
		ships[7].At(Whole / 2)
	}
}

func BenchmarkGround(b *testing.B) {
	ships := fleet()
	g := makerOf(41).land(ships[5].start.At.Add(Vector{100 * MM, -100 * MM}))
	b.ReportAllocs()
	for b.Loop() {
		g.FirstGround(&ships[5], 0)
	}
}

func TestNothingAllocates(t *testing.T) {
	ships := fleet()
	g := makerOf(41).land(Point{})
	if n := testing.AllocsPerRun(10, func() {
		a, b := &ships[3], &ships[23]
		FirstContact(a, b, 0)
		firstWithin(a, b, 100*MM, 0, Whole)
		FirstClear(a, b, 0)
		a.Leaves(Point{3000 * MM, 2000 * MM}, 0)
		g.FirstGround(a, 0)
		g.Distance(a.End())
		Meet(a.End(), b.End())
		l := a.start.Lane(Left, 6, b.start.At, b.start)
		l.Block(ships[24].start)
		l.BlockLand(g)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// BenchmarkMarch is the move of a company past five others, with the two-inch rule.
func BenchmarkMarch(b *testing.B) {
	m := makerOf(41)
	var blocks [6]Block
	for i := range blocks {
		blocks[i] = m.block(300 * MM)
	}
	b.ReportAllocs()
	for b.Loop() {
		var march March
		march.Begin(blocks[0], 0)
		march.Way.Wheel(20*Degree, Whole/2)
		march.Way.Ahead(100*MM, Whole)
		for i := 1; i < len(blocks); i++ {
			march.FirstWithin(blocks[i], 50*MM, 0)
		}
	}
}

func BenchmarkField(b *testing.B) {
	ships := fleet()
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		Field{ships[i%40].start, 30 * Degree}.Range(ships[(i*7+20)%40].start)
		i++
	}
}
