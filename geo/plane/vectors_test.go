package plane

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write testdata/vectors.txt anew")

// TestVectors holds the results against those that were written down: they must be
// the same on every machine and stay the same, or records would not replay.
func TestVectors(t *testing.T) {
	got := vectors()
	const file = "testdata/vectors.txt"
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines, want := strings.Split(got, "\n"), strings.Split(string(text), "\n")
	if len(lines) != len(want) {
		t.Errorf("%d lines, want %d", len(lines), len(want))
	}
	for i := range min(len(lines), len(want)) {
		if lines[i] != want[i] {
			t.Errorf("%s:%d: now %s\nwas %s", file, i+1, lines[i], want[i])
		}
	}
}

func vectors() string {
	var b strings.Builder
	b.WriteString("# Bases are {place heading length width}, orders {kind length way about angle}.\n")
	m := makerOf(50)
	for range 60 {
		a, c, one, two := m.base(250*MM), m.base(250*MM), m.orders(), m.orders()
		p, q := unmoved.path(a, one), unmoved.path(c, two)
		fmt.Fprintf(&b, "base %v orders %v\n", a, one)
		fmt.Fprintf(&b, "base %v orders %v\n", c, two)
		for at := Whole / 4; at <= Whole; at += Whole / 4 {
			x, y := p.At(at), q.At(at)
			fmt.Fprintf(&b, "  at %d %v %v gap %d distance %d bearing %d\n", at, x, y, Gap(x, y), Distance(x, y), x.At.Bearing(y.At))
		}
		if at, ok := FirstContact(&p, &q, 0); ok {
			fmt.Fprintf(&b, "  contact at %d %v\n", at, Meet(p.At(at), q.At(at)))
		}
		if at, ok := firstWithin(&p, &q, 75*MM, 0, Whole); ok {
			fmt.Fprintf(&b, "  within 75 mm at %d\n", at)
		}
		if at, ok := p.Leaves(Point{250 * MM, 250 * MM}, 0); ok {
			fmt.Fprintf(&b, "  leaves at %d\n", at)
		}
		fire(&b, m, p.End(), q.End())
	}
	marches(&b)
	return b.String()
}

// marches are those of blocks, past each other and over land.
func marches(b *strings.Builder) {
	b.WriteString("# Blocks are {place heading length width gap bases files}.\n")
	m := makerOf(51)
	for range 40 {
		one, two := m.block(200*MM), m.block(200*MM)
		legs, g := m.march(one), m.land(m.point(200*MM))
		march := unmoved.march(one, legs)
		fmt.Fprintf(b, "block %v orders %v\nblock %v\n", written(one), legs, written(two))
		end := march.End()
		fmt.Fprintf(b, "  ends %v %d apart", written(end), end.Apart(two))
		if at, ok := march.FirstWithin(two, 50*MM, 0); ok {
			fmt.Fprintf(b, " within 50 mm at %d", at)
		}
		if at, ok := march.FirstContact(two, 0); ok {
			fmt.Fprintf(b, " contact at %d", at)
		}
		if far, ok := (Field{end.Base(0), 30 * Degree}).Range(two.Base(0)); ok {
			fmt.Fprintf(b, " range %d", far)
		}
		b.WriteString("\n")
		fmt.Fprintf(b, "  land %v crossed at %v through %d", g, g.Crossings(&march.Way, nil), g.Through(end.At, two.At))
		if at, ok := march.FirstGround(g, 0); ok {
			fmt.Fprintf(b, " reached at %d", at)
		}
		b.WriteString("\n")
	}
}

// written returns a block as the file has it, without braces about its parts.
func written(b Block) string {
	return fmt.Sprintf("{%v %d %d %d %d %d %d}", b.At, b.Heading, b.Length, b.Width, b.Gap, b.Bases, b.Files)
}

func fire(b *strings.Builder, m maker, from, target Base) {
	g := m.land(m.point(250 * MM))
	fmt.Fprintf(b, "  land %v distance %d\n", g, g.Distance(from))
	for _, e := range edges {
		end, off := Rake(from.Middle(e), target)
		fmt.Fprintf(b, "  from %v rake %d off %d", from.Middle(e), end, off)
		if at, far, ok := (Fan{from.Middle(e), from.Out(e), 3000, 650 * MM}).Aim(target); ok {
			l := from.Lane(e, 7, at, target)
			l.BlockLand(g)
			fmt.Fprintf(b, " aim %v at %d, %d lines clear", at, far, l.Clear())
		}
		b.WriteString("\n")
	}
}
