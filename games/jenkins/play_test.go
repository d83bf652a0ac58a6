package jenkins

import (
	"math/rand/v2"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// rules is the game under the pack as shipped.
func rules(t testing.TB) *ruleset {
	t.Helper()
	p, err := pack.Read(Data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	return r.(*ruleset)
}

// testDice throws from a seeded source.
type testDice struct{ *rand.Rand }

func (d *testDice) Throw(t engine.Throw) (f engine.Faces, ok bool) {
	for i := range t.Dice {
		f[i] = uint16(1 + d.IntN(int(t.Sides)))
	}
	return f, true
}

// TestRandomPlay plays matches of every scenario at random. Each must end and stay
// in order throughout.
func TestRandomPlay(t *testing.T) {
	r := rules(t)
	for i := range r.info.Scenarios {
		sc := &r.info.Scenarios[i]
		longest, wins := 0, map[engine.Case]int{}
		for match := range 40 {
			d := &testDice{rand.New(rand.NewPCG(uint64(match), 7))}
			n, g := playAtRandom(t, r, sc.Key, d)
			longest = max(longest, n)
			out, _ := g.Outcome()
			wins[engine.Case(seatTitles[out.Winner])]++
		}
		if longest >= sc.Longest {
			t.Errorf("%s: a match took %d choices; %d are published as never reached", sc.Key, longest, sc.Longest)
		}
		t.Logf("%s: longest match %d choices; winners %v", sc.Key, longest, wins)
	}
}

func playAtRandom(t *testing.T, r *ruleset, scenario string, d *testDice) (int, *State) {
	t.Helper()
	turn := engine.Turn{Dice: d, Hear: true}
	s, err := r.Setup(scenario, nil, &turn)
	if err != nil {
		t.Fatal(err)
	}
	g := s.(*State)
	var log []byte
	var last engine.Choice
	defer func() {
		if err := recover(); err != nil {
			t.Log(string(engine.FormatChoice(nil, &r.info, r.words, last)))
			t.Logf("%s", r.FormatPosition(nil, g))
			panic(err)
		}
	}()
	for n := 0; ; n++ {
		checkOrder(t, r, g, last)
		ds := g.Pending(nil)
		if _, over := g.Outcome(); over != (len(ds) == 0) {
			t.Fatalf("over is %v with %d decisions open", over, len(ds))
		}
		if len(ds) == 0 {
			return n, g
		}
		cs := g.Candidates(ds[0], 2, nil)
		if len(cs) == 0 {
			t.Fatalf("no candidate for %s at\n%s", r.words.Ask(&r.info, ds[0]), r.FormatPosition(nil, g))
		}
		last = cs[d.IntN(len(cs))]
		if ill := g.Check(last); !ill.OK() {
			t.Fatalf("a candidate is refused: %+v: %s", last, r.words.Refuse(ill))
		}
		turn.Reset()
		g.Apply(last, &turn)
		for _, e := range turn.Events {
			if log = r.Tell(log[:0], e); len(log) == 0 {
				t.Fatalf("an event of kind %s is not told", kinds[e.Kind].name)
			}
		}
	}
}

// checkOrder looks for what no position may be.
func checkOrder(t *testing.T, r *ruleset, g *State, last engine.Choice) {
	t.Helper()
	fail := func(what string) {
		t.Helper()
		t.Fatalf("%s after %s\n%s", what, engine.FormatChoice(nil, &r.info, r.words, last), r.FormatPosition(nil, g))
	}
	var ships, shore [2]hexSet
	count := [maxCounters]uint8{}
	for seat := range g.pieces {
		for i, p := range g.pieces[seat] {
			if i >= int(g.count[seat]) {
				if p != (Piece{}) {
					fail("something lies after the last piece")
				}
				continue
			}
			count[p.Counter]++
			if i > 0 && g.pieces[seat][i-1].Place > p.Place {
				fail("pieces are out of order")
			}
			if p.Place.Layer() == LayerShore {
				shore[seat].add(p.Place.Hex())
			} else {
				ships[seat].add(p.Place.Hex())
			}
			if p.Place.Hex() < numHexes && g.cargo(&g.pieces[seat][i]) && g.carrier(engine.Seat(seat), i) < 0 {
				fail("cargo lies on no ship")
			}
			if atSea := p.Place.Layer() != LayerShore && p.Place.Hex() < numHexes; atSea && g.flow.Depth() == 1 && !g.anyShip(engine.Seat(seat), p.Place) {
				fail("deception counters lie without a ship") // 7.3
			}
		}
	}
	if ships != g.ships || shore != g.shore {
		fail("the sets of stacks are wrong")
	}
	for p := 1; p < len(g.tables.Ports) && g.flow.Depth() > 0 && g.settled(); p++ {
		h := g.tables.Ports[p].Hex
		for seat := English; seat <= Spanish; seat++ {
			if g.shore[seat].has(h) && !g.shore[foe(seat)].has(h) && g.holder[p] != holderOf(seat) {
				fail("a seaport is not whose troops are alone in it: " + g.tables.Ports[p].Key) // 3.4, 7.6
			}
		}
	}
	for c := 1; c < len(g.tables.Counters); c++ {
		n := count[c] + g.pool[c] + g.gone[c] + g.limbo[c]
		if Counter(c) == g.tables.Isidro && n == 0 {
			n = 1
		}
		if n != g.tables.Counters[c].Count {
			fail("counters of a kind have come or gone: " + g.tables.Counters[c].Key)
		}
	}
}

// BenchmarkRandomPlay is a choice of random play, with its options and its check.
func BenchmarkRandomPlay(b *testing.B) {
	r := rules(b)
	d := &testDice{rand.New(rand.NewPCG(1, 2))}
	turn := engine.Turn{Dice: d}
	start, err := r.Setup(r.info.Scenarios[0].Key, nil, &turn)
	if err != nil {
		b.Fatal(err)
	}
	g := start.(*State)
	first := *g
	var asked []engine.Decision
	var options []engine.Option
	b.ReportAllocs()
	for b.Loop() {
		asked = g.Pending(asked[:0])
		if len(asked) == 0 {
			*g = first
			continue
		}
		q := asked[0]
		options = g.Options(q, options[:0])
		op := &options[d.IntN(len(options))]
		c := engine.Choice{Seat: q.Seat, Verb: op.Verb, About: q.About, On: op.On, With: op.With}
		if ill := g.Check(c); !ill.OK() {
			b.Fatalf("refused: %+v", c)
		}
		turn.Reset()
		g.Apply(c, &turn)
	}
}

// BenchmarkImagine is what a bot does before it thinks: a copy, what it may know,
// and something that could be so.
func BenchmarkImagine(b *testing.B) {
	r := rules(b)
	s, _, err := r.ParsePosition([]byte(dense))
	if err != nil {
		b.Fatal(err)
	}
	d := &testDice{rand.New(rand.NewPCG(3, 4))}
	into := r.Blank()
	b.ReportAllocs()
	for b.Loop() {
		into.CopyFrom(s)
		into.Redact(Spanish)
		into.Imagine(Spanish, d)
	}
}
