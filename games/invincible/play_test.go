package invincible

import (
	"math/rand/v2"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// game is the game under the pack as shipped.
func game(t testing.TB) *ruleset {
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

// start lays out a scenario with dice of a key.
func start(t testing.TB, r *ruleset, scenario string, settings []engine.Setting, d engine.Dice) *State {
	t.Helper()
	turn := engine.Turn{Dice: d}
	s, err := r.Setup(scenario, settings, &turn)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// everySwitch are settings that put each optional rule into force at least once,
// and all that go together.
func everySwitch() (all [][]engine.Setting) {
	all = append(all, nil)
	var together []engine.Setting
	for _, sw := range switches {
		on := engine.Setting{Key: sw.Key, Value: "on"}
		all = append(all, []engine.Setting{on})
		if sw.Key != "lisbon-stores-burnt" {
			together = append(together, on)
		}
	}
	return append(all, together)
}

// TestRandomPlay plays matches of every scenario under every optional rule with
// choices at random. Each must end and stay in order throughout.
func TestRandomPlay(t *testing.T) {
	r := game(t)
	longest := 0
	ends := map[uint8]int{}
	for i := range r.info.Scenarios {
		for n, settings := range everySwitch() {
			for match := range 4 {
				random := rand.New(rand.NewPCG(uint64(n), uint64(match)))
				choices, level := playAtRandom(t, r, r.info.Scenarios[i].Key, settings, random, uint64(n*100+match))
				longest = max(longest, choices)
				ends[level]++
			}
		}
	}
	if longest >= longestMatch {
		t.Errorf("a match took %d choices; %d are published as never reached", longest, longestMatch)
	}
	t.Logf("longest match %d choices; ends %v", longest, ends)
}

func playAtRandom(t *testing.T, r *ruleset, scenario string, settings []engine.Setting, random *rand.Rand, key uint64) (int, uint8) {
	t.Helper()
	d := &testDice{rand.New(rand.NewPCG(key, 7))}
	g := start(t, r, scenario, settings, d)
	turn := engine.Turn{Dice: d, Hear: true}
	var log []byte
	for n := 0; ; n++ {
		checkOrder(t, g)
		ds := g.Pending(nil)
		out, over := g.Outcome()
		if over != (len(ds) == 0) {
			t.Fatalf("over is %v with %d decisions open", over, len(ds))
		}
		if over {
			return n, out.Level
		}
		q := ds[random.IntN(len(ds))]
		cs := g.Candidates(q, 2, nil)
		if len(cs) == 0 {
			t.Fatalf("no candidate for %+v at step %s", q, sequence.Steps[g.flow.Top().Step].Name)
		}
		c := cs[random.IntN(len(cs))]
		if ill := g.Check(c); !ill.OK() {
			t.Fatalf("a candidate is refused: %+v: %s", c, r.words.Refuse(ill))
		}
		turn.Reset()
		g.Apply(c, &turn)
		for _, e := range turn.Events {
			log = r.Tell(log[:0], e)
			if len(log) == 0 {
				t.Fatalf("no sentence for a %s event", kinds[e.Kind])
			}
		}
		if t.Failed() || n > longestMatch {
			t.Fatalf("after %s", engine.FormatChoice(nil, &r.info, r.words, c))
		}
	}
}

// checkOrder checks what must hold of every position.
func checkOrder(t *testing.T, g *State) {
	t.Helper()
	for sq := Square(1); sq < numSquares; sq++ {
		if s := g.occupant[sq]; s != NoSquadron && g.at[s] != sq {
			t.Errorf("%s holds squadron %d, which is at %s", sq, s, g.at[s])
		}
	}
	for s := firstEnglish; s <= lastSpanish; s++ {
		if sq := g.at[s]; sq != 0 && g.occupant[sq] != s {
			t.Errorf("squadron %d is at %s, which holds %d", s, sq, g.occupant[sq])
		}
		switch {
		case g.lost[s] && (g.hits[s] != 0 || g.at[s] != 0 || g.broken[s] || g.moved[s]):
			t.Errorf("squadron %d is lost and not gone", s)
		case !g.lost[s] && g.Strength(s) <= 0:
			t.Errorf("squadron %d has strength %d", s, g.Strength(s))
		case g.lowAmmo[s] && g.shots[s] != 0:
			t.Errorf("squadron %d has %d Shots under a Low Ammo marker", s, g.shots[s])
		case s <= lastEnglish && g.at[s] != 0 && g.place[s] != g.armada:
			t.Errorf("squadron %d is on the map in place %d, the Armada in %d", s, g.place[s], g.armada)
		}
	}
	total := 0
	for c := NoEvent; c < numChits; c++ {
		n := int(g.hand[English][c]) + int(g.hand[Spanish][c]) + int(g.aside[c]) + int(g.out[c])
		if n > int(g.tables.Chits[c].Count) {
			t.Errorf("%d chits of kind %d are out", n, c)
		}
		total += n + int(g.inPool(c))
	}
	if total != 48 {
		t.Errorf("%d chits in all", total)
	}
}

// testDice are dice for tests.
type testDice struct{ *rand.Rand }

func (d *testDice) Throw(th engine.Throw) (f engine.Faces, ok bool) {
	for i := range th.Dice {
		f[i] = 1 + uint16(d.Uint64N(uint64(th.Sides)))
	}
	return f, true
}

// BenchmarkRandomPlay plays the campaign at random: options listed, a candidate
// taken, checked and applied. One operation is one choice.
func BenchmarkRandomPlay(b *testing.B) {
	r := game(b)
	d := &dice.Mixer{}
	from := start(b, r, "campaign", nil, d)
	g := r.Blank().(*State)
	g.CopyFrom(from)
	turn := engine.Turn{Dice: d}
	var ds []engine.Decision
	var os []engine.Option
	random := uint64(1)
	b.ReportAllocs()
	for b.Loop() {
		random = random*6364136223846793005 + 1442695040888963407
		ds = g.Pending(ds[:0])
		if len(ds) == 0 {
			g.CopyFrom(from)
			ds = g.Pending(ds[:0])
		}
		q := ds[random>>33%uint64(len(ds))]
		os = g.Options(q, os[:0])
		o := os[random>>40%uint64(len(os))]
		c := engine.Choice{Seat: q.Seat, Verb: o.Verb, About: q.About, On: o.On, With: o.With}
		if ill := g.Check(c); !ill.OK() {
			b.Fatal("an option is refused")
		}
		turn.Reset()
		g.Apply(c, &turn)
	}
}
