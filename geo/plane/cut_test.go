package plane

import "testing"

func TestCut(t *testing.T) {
	whole := func() *Path {
		var p Path
		p.Begin(Base{At: Point{50_000, 50_000}, Heading: 3000, Length: 9000, Width: 3000}, 0)
		p.Ahead(4000, 30_000)
		p.Turn(40*Degree, 10_000, 80_000)
		p.Slide(Vector{500, 700}, Whole)
		return &p
	}
	p := whole()
	for at := Time(0); at <= Whole; at += 777 {
		c := whole()
		c.Cut(at)
		for before := Time(0); before < at; before += 5003 {
			is, was := c.At(before), p.At(before)
			if d := is.At.Distance(was.At); d > 1 || is.Heading.Off(was.Heading) > 1 {
				t.Fatalf("cut at %d, at %d it stands at %v, not at %v", at, before, is, was)
			}
		}
		if is, was := c.End(), p.At(at); is != was {
			t.Errorf("cut at %d it ends at %v, not at %v", at, is, was)
		}
		if c.Until() > at {
			t.Errorf("cut at %d it goes on until %d", at, c.Until())
		}
	}
	for i, want := range []Time{30_000, 80_000, Whole} {
		if at, ok := p.Ends(i); !ok || at != want {
			t.Errorf("leg %d ends at %d, not at %d", i, at, want)
		}
	}
	if _, ok := p.Ends(3); ok {
		t.Error("three legs have an end more")
	}
	if p.Cut(10_000); p.Room() != Legs-1 {
		t.Errorf("room for %d legs, not %d", p.Room(), Legs-1)
	}
}
