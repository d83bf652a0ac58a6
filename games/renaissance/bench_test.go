package renaissance

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// fortyShips is the game with twenty ships a side, of all kinds, in place of the ships
// of Lepanto.
func fortyShips(tb testing.TB) engine.Ruleset {
	tb.Helper()
	const file = "scenarios/lepanto.toml"
	text, err := fs.ReadFile(Data, file)
	if err != nil {
		tb.Fatal(err)
	}
	head, _, _ := strings.Cut(string(text), "[[ship]]")
	head = strings.Replace(head, `from = "90"`, `from = "180"`, 1) // so that all can sail
	types := []string{"galleass-700", "galley-150", "portuguese-1000", "flag-galley-180", "race-built-500", "galley-130"}
	for i := range MaxShips {
		side, heading := "holy-league", 90
		x, y := 700+160*(i/10), 350+165*(i%10)
		if i >= MaxShips/2 {
			side, heading = "ottoman", 270
			x = 2300 - 160*(i/10-2)
		}
		head += fmt.Sprintf("[[ship]]\nkey = %q\nname = %q\nside = %q\ntype = %q\nat = [%d, %d]\nheading = \"%d\"\nspeed = 40\n"+
			"oars = %v\nprovenance = \"reconstructed: a benchmark\"\n",
			fmt.Sprint("ship-", i), fmt.Sprint("Ship ", i), side, types[i%len(types)], x, y, heading, strings.Contains(types[i%len(types)], "gall"))
	}
	head += "[[goal]]\ntext = \"each enemy taken\"\nside = \"both\"\nships = \"enemy\"\npoints = 1\nany = [\"captured\"]\n" +
		"provenance = \"reconstructed: a benchmark\"\n"
	p, err := pack.Read(Data)
	if err != nil {
		tb.Fatal(err)
	}
	if p, err = p.Overlay(fstest.MapFS{file: {Data: []byte(head)}}); err != nil {
		tb.Fatal(err)
	}
	r, err := New(p)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// BenchmarkMove plays the first move of forty ships as random play plots it: orders,
// sealing, movement, fire and all that follows.
func BenchmarkMove(b *testing.B) {
	r := fortyShips(b)
	mix := dice.NewMixer(1, 1)
	turn := engine.Turn{Dice: &mix}
	start, err := r.Setup("lepanto", nil, &turn)
	if err != nil {
		b.Fatal(err)
	}
	s := r.Blank()
	var asked []engine.Decision
	var can []engine.Choice
	b.ReportAllocs()
	for b.Loop() {
		s.CopyFrom(start)
		for before, _ := s.Moment(); ; {
			asked = s.Pending(asked[:0])
			d := asked[0]
			can = s.Candidates(d, 3, can[:0])
			turn.Reset()
			s.Apply(can[mix.Pick(len(can))], &turn)
			if now, _ := s.Moment(); now != before {
				break
			}
		}
	}
}

// BenchmarkCarryOut does what BenchmarkMove does after both seats have sealed: forty
// ships that carry on straight ahead.
func BenchmarkCarryOut(b *testing.B) {
	r := fortyShips(b)
	mix := dice.NewMixer(1, 1)
	turn := engine.Turn{Dice: &mix}
	start, err := r.Setup("lepanto", nil, &turn)
	if err != nil {
		b.Fatal(err)
	}
	s := r.Blank()
	b.ReportAllocs()
	for b.Loop() {
		s.CopyFrom(start)
		for seat := range numSeats {
			turn.Reset()
			s.Apply(engine.Choice{Seat: seat, Verb: VerbSeal}, &turn)
		}
	}
}

// BenchmarkArcAndRange asks whether a broadside of one ship bears on another, how far
// off she is and whether she is raked.
//
// Cases 10.4, 10.5, 10.6.
func BenchmarkArcAndRange(b *testing.B) {
	s, err := fortyShips(b).Setup("lepanto", nil, &engine.Turn{})
	if err != nil {
		b.Fatal(err)
	}
	g := s.(*State)
	var bases [MaxShips]plane.Base
	for n := range bases {
		bases[n] = g.base(shipNo(n))
	}
	b.ReportAllocs()
	bears, i := 0, 0
	for b.Loop() {
		n, e := i%MaxShips, (i/MaxShips+i)%MaxShips
		i++
		one := salvo{from: shipNo(n), to: shipNo(e), by: group(i & 3), base: bases[n], mark: bases[e]}
		if g.lay(&one); one.bears > 0 {
			bears++
		}
	}
	if b.N > 1000 && bears == 0 {
		b.Error("nobody bears on anybody")
	}
}
