package plane

import (
	"fmt"
	"testing"
)

// block returns a company of up to six bases on a square table.
func (m maker) block(size int32) Block {
	b := m.base(size)
	k := Block{At: b.At, Heading: b.Heading, Size: Size{Length: m.between(10*MM, 40*MM), Width: m.between(10*MM, 40*MM)}}
	if m.IntN(2) == 0 {
		k.Gap = m.between(1, 10*MM)
	}
	k.Bases = uint8(m.between(1, MostBases))
	k.Files = uint8(m.between(1, int32(k.Bases)))
	return k
}

// march returns a move of a straight, a wheel and a slide.
func (m maker) march(b Block) (legs []order) {
	for range m.IntN(3) + 1 {
		switch m.IntN(3) {
		case 0:
			legs = append(legs, order{kind: 0, length: m.between(0, 150*MM)})
		case 1:
			legs = append(legs, order{kind: 2, angle: Angle(m.between(-9000, 9000))})
		case 2:
			legs = append(legs, order{kind: 1, by: Step(b.Heading.Turn(Angle(m.between(-2000, 2000))), m.between(0, 150*MM))})
		}
	}
	return legs
}

// march lays a march differently, as path does a path.
func (s motif) march(b Block, legs []order) (to March) {
	to.Begin(s.block(b), 0)
	to.Way = s.path(b.Hull(), legs)
	return to
}

func (s motif) block(b Block) Block {
	b.At, b.Heading = s.place(b.At), s.turn(b.Heading)
	return b
}

func TestBlockIsDrawnUp(t *testing.T) {
	m := makerOf(60)
	for range 500 {
		b := m.block(300 * MM)
		hull := b.Hull()
		for i := range int(b.Bases) {
			one := b.Base(i)
			for _, c := range one.Corners() {
				if hull.DistanceTo(c) > 1 {
					t.Fatalf("%+v: base %d, %+v, sticks out of %+v", b, i, one, hull)
				}
			}
			for j := range i {
				gap, least := Gap(one, b.Base(j)), b.Gap-2
				if neighbours := i/int(b.Files) == j/int(b.Files) && i-j == 1; gap < least || neighbours && gap > b.Gap+2 {
					t.Fatalf("%+v: bases %d and %d are %d apart", b, i, j, gap)
				}
			}
		}
		if got := b.Base(0).At.Distance(b.Base(b.InRank(0) - 1).At); got-(b.Front()-b.Width) > 2 || b.Front()-b.Width-got > 2 {
			t.Fatalf("%+v: the first rank is %d wide between its middles", b, got)
		}
	}
}

func TestShapesOfBlocks(t *testing.T) {
	for _, tt := range []struct {
		bases, files, gap, ranks, front, depth, last int
	}{
		{1, 1, 25, 1, 120, 120, 1},
		{3, 2, 0, 2, 240, 240, 1},
		{4, 4, 25, 1, 555, 120, 4},
		{5, 2, 25, 3, 265, 410, 1},
		{5, 3, 0, 2, 360, 240, 2},
		{6, 6, 0, 1, 720, 120, 6},
		{6, 6, 25, 1, 845, 120, 6},
		{6, 1, 25, 6, 120, 845, 1},
	} {
		b := Block{Size: Size{Length: 120, Width: 120, Gap: int32(tt.gap)}, Order: Order{Bases: uint8(tt.bases), Files: uint8(tt.files)}}
		got := [4]int{b.Ranks(), int(b.Front()), int(b.Depth()), b.InRank(b.Ranks() - 1)}
		if want := [4]int{tt.ranks, tt.front, tt.depth, tt.last}; got != want {
			t.Errorf("%d bases in %d files, %d apart: %v, want %v", tt.bases, tt.files, tt.gap, got, want)
		}
	}
}

// TestMarchesAreTrue holds what a march comes near to and into against the block at many
// moments.
func TestMarchesAreTrue(t *testing.T) {
	m, coasts, near, met, passed := makerOf(61), makerOf(63), 0, 0, 0
	const far, slack = 50 * MM, 4
	for range 300 {
		a, b := m.block(200*MM), m.block(200*MM)
		if a.Within(b, far+slack) {
			continue
		}
		march := unmoved.march(a, m.march(a))
		at, ok := march.FirstWithin(b, far, 0)
		hit, pressed := march.FirstContact(b, 0)
		if march.Comes(b, far) != ok || march.Presses(b) != pressed {
			t.Fatalf("%+v on %+v comes near to %+v: %v, into it: %v; want %v, %v", a, march.Way, b, march.Comes(b, far), march.Presses(b), ok, pressed)
		}
		shore := coasts.land(coasts.point(200 * MM))
		if _, stranded := march.FirstGround(shore, 0); march.Strands(shore) != stranded {
			t.Fatalf("%+v on %+v strands on %v: %v, want %v", a, march.Way, shore, march.Strands(shore), stranded)
		}
		if _, stranded := march.FirstLine(Line(shore), 0); march.StrandsOn(Line(shore)) != stranded {
			t.Fatalf("%+v on %+v strands on the line %v: %v, want %v", a, march.Way, shore, march.StrandsOn(Line(shore)), stranded)
		}
		low, high := march.Bounds()
		run, longest := 0, 0
		for i := range Time(100) {
			now := Whole * i / 100
			apart := march.At(now).Apart(b)
			if run++; apart > far {
				run = 0
			}
			longest = max(longest, run)
			for k := range int(a.Bases) {
				for _, p := range march.At(now).Base(k).Corners() {
					if p.X < low.X || p.Y < low.Y || p.X > high.X || p.Y > high.Y {
						t.Fatalf("%+v on %+v is at %v at %d, out of its bounds %v to %v", a, march.Way, p, now, low, high)
					}
				}
			}
			if within := apart <= far-slack; within && (!ok || now < at) {
				t.Fatalf("%+v on %+v is %d from %+v at %d, but near at %d, %v", a, march.Way, apart, b, now, at, ok)
			}
			if march.At(now).Overlap(b) && (!pressed || now < hit) {
				t.Fatalf("%+v overlaps %+v at %d, but meets it at %d, %v", a, b, now, hit, pressed)
			}
		}
		if march.Passes(b, far, Whole/10) {
			if passed++; longest < 9 {
				t.Fatalf("%+v on %+v passes %+v for a tenth of its move, but is near at %d of 100 moments", a, march.Way, b, longest)
			}
		}
		if ok {
			near++
			if got := march.At(at).Apart(b); got > far+slack {
				t.Fatalf("%+v is %d from %+v when near", a, got, b)
			}
		}
		if pressed {
			met++
			if got := march.At(hit); got.Overlap(b) || got.Apart(b) > Touch+slack {
				t.Fatalf("%+v is %d from %+v when it meets it", a, got.Apart(b), b)
			}
		}
	}
	if near < 40 || met < 20 || passed < 20 {
		t.Errorf("only %d came near, %d met and %d passed for long", near, met, passed)
	}
}

func TestBlocksMeasureAlike(t *testing.T) {
	m := makerOf(62)
	for range 500 {
		a, b := m.block(150*MM), m.block(150*MM)
		apart := a.Apart(b)
		far := m.between(0, 100*MM)
		if got, want := a.Within(b, far), apart <= far; got != want || got && a.Far(b, far) {
			t.Fatalf("%+v and %+v, %d apart, within %d: %v", a, b, apart, far, got)
		}
		if apart != b.Apart(a) || a.Touching(b) != b.Touching(a) || a.Overlap(b) != b.Overlap(a) {
			t.Fatalf("%+v and %+v measure differently the other way", a, b)
		}
		if a.Overlap(b) && (apart != 0 || !a.Touching(b)) {
			t.Fatalf("%+v and %+v overlap and are %d apart", a, b, apart)
		}
	}
}

func TestBlocksAreSymmetric(t *testing.T) {
	same(t, 200, func(t *testing.T, m maker, s motif) {
		a, b := m.block(200*MM), m.block(200*MM)
		legs, g := m.march(a), m.land(m.point(200*MM))
		p, q := unmoved.march(a, legs), s.march(a, legs)
		sb, sg := s.block(b), s.polygon(g)
		if got, want := q.End(), s.block(p.End()); got != want {
			t.Fatalf("%+v ends at %+v, want %+v", a, got, want)
		}
		moments := func(march *March, with Block, ground Polygon) string {
			near, isNear := march.FirstWithin(with, 30*MM, 0)
			met, hasMet := march.FirstContact(with, 0)
			shore, ashore := march.FirstGround(ground, 0)
			hedge, atHedge := march.FirstLine(Line(ground), 0)
			end := march.End()
			return fmt.Sprint(near, isNear, met, hasMet, shore, ashore, hedge, atHedge, end.Apart(with), end.On(ground), end.Meets(Line(ground)),
				ground.Crossings(&march.Way, nil), Line(ground).Crossings(&march.Way, nil),
				ground.Through(march.Way.Start().At, with.At), Line(ground).Cuts(end.At, with.At))
		}
		if got, want := moments(&q, sb, sg), moments(&p, b, g); got != want {
			t.Fatalf("%+v by %+v, %+v, %v: %s, want %s", a, legs, b, g, got, want)
		}
		f := Field{a.Base(0), 30 * Degree}
		distance, ok := f.Range(b.Base(0))
		if got, seen := (Field{s.base(f.From), f.Half}).Range(s.base(b.Base(0))); got != distance || seen != ok {
			t.Fatalf("%+v ranges %+v at %d, %v, want %d, %v", f, b.Base(0), got, seen, distance, ok)
		}
	})
}
