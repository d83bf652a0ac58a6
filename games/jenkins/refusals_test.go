package jenkins

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/example"
)

// A refuser makes choices at random and keeps how they are refused.
type refuser struct {
	r    *ruleset
	d    *testDice
	seen []engine.Object
	why  map[engine.Reason]int
}

// object is something met in the match, a hex next to what is asked about, or nothing.
func (x *refuser) object(g *State, d engine.Decision) engine.Object {
	switch x.d.IntN(4) {
	case 0:
		return engine.NoObject
	case 1:
		h := hexOf(d.About)
		if h == 0 {
			h = stackOf(d.About).Hex()
		}
		if h > 0 && h < numHexes {
			if n := g.tables.Near[h][x.d.IntN(6)]; n != 0 {
				return hexObject(n)
			}
		}
	}
	return x.seen[len(x.seen)-1-x.d.IntN(min(len(x.seen), 300))]
}

// try makes choices of every verb and holds their refusals to the case of the verb, or of
// what is nearer: none is without a case.
func (x *refuser) try(t *testing.T, g *State, d engine.Decision) {
	for v := engine.Pass; int(v) < len(sequence.Verbs); v++ {
		c := engine.Choice{Seat: d.Seat, Verb: v, About: d.About, On: x.object(g, d)}
		if x.d.IntN(2) == 0 {
			c.With = x.object(g, d)
		}
		ill := g.Check(c)
		if ill.OK() {
			continue
		}
		x.why[ill.Why]++
		if ill.Rule == "" {
			t.Fatalf("%s is refused without a case: %s", engine.FormatChoice(nil, &x.r.info, x.r.words, c), x.r.words.Refuse(ill))
		}
		other := c
		other.Seat = foe(c.Seat)
		out := g.Check(other)
		said := engine.Refuse(&x.r.info, x.r.words, g, other, out).String()
		when := sequence.Verbs[v].When
		if out.Why == whyHalted || out.Why == whyNotAsked {
			when = refusals[out.Why].text
		}
		if !strings.Contains(said, when) || !strings.Contains(said, "Open: "+seatTitles[d.Seat]) || out.Rule == "" {
			t.Fatalf("a %s of the seat that is not asked is refused so: %s", sequence.Verbs[v].Name, said)
		}
	}
}

// TestRefusals refuses choices of every verb at every question, and wants every reason
// that there is to be given somewhere, there or in a worked example.
func TestRefusals(t *testing.T) {
	r := rules(t)
	x := refuser{r: r, why: map[engine.Reason]int{}}
	for match := range 18 {
		x.d = &testDice{rand.New(rand.NewPCG(uint64(match), 5))}
		turn := engine.Turn{Dice: x.d}
		var s engine.State
		var err error
		if match%3 == 0 {
			s, _, err = r.ParsePosition([]byte(dense))
		} else {
			s, err = r.Setup(r.info.Scenarios[match%len(r.info.Scenarios)].Key, nil, &turn)
		}
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		for range 2000 {
			ds := g.Pending(nil)
			if len(ds) == 0 {
				break
			}
			cs := g.Candidates(ds[0], 2, nil)
			for range 3 {
				c := cs[x.d.IntN(len(cs))]
				x.seen = append(x.seen, c.About, c.On, c.With)
			}
			x.try(t, g, ds[0])
			turn.Reset()
			g.Apply(cs[x.d.IntN(len(cs))], &turn)
		}
	}
	shown := example.Shows(t, "testdata/*.txtar")
	for why := engine.NotOpen + 1; why < numReasons; why++ {
		text := refusals[why].text
		if x.why[why] == 0 && !shown.Refuses(text) {
			t.Errorf("never given: %s", text)
		}
	}
}

// TestRefusalsWhenOver wants a choice made after the end to be refused by its own case.
func TestRefusalsWhenOver(t *testing.T) {
	r := rules(t)
	_, g := playAtRandom(t, r, "short", &testDice{rand.New(rand.NewPCG(3, 3))})
	for v := engine.Pass; int(v) < len(sequence.Verbs); v++ {
		c := engine.Choice{Verb: v}
		ill := g.Check(c)
		if said := engine.Refuse(&r.info, r.words, g, c, ill).String(); ill.Rule == "" || !strings.Contains(said, "the match is over") {
			t.Errorf("a %s after the end is refused so: %s", sequence.Verbs[v].Name, said)
		}
	}
}

// picked returns the position dense after the English have picked the stack outside 2824.
func picked(t *testing.T) (r *ruleset, g *State, at engine.Object) {
	t.Helper()
	r = rules(t)
	s, _, err := r.ParsePosition([]byte(dense))
	if err != nil {
		t.Fatal(err)
	}
	g, at = s.(*State), stackObject(At(Grid.At(28, 24), LayerOutside))
	g.Apply(engine.Choice{Verb: VerbPick, On: at}, &engine.Turn{})
	return r, g, at
}

// TestRefusalOfAnotherHex wants an answer that is about another stack, and names too much besides, to be refused
// for the stack and not as if what it names were forbidden.
//
// Case 7.0.
func TestRefusalOfAnotherHex(t *testing.T) {
	r, g, _ := picked(t)
	d := g.Pending(nil)[0]
	for _, op := range g.Options(d, nil) {
		c := engine.Choice{Verb: op.Verb, About: stackObject(At(Grid.At(28, 23), LayerOutside)), On: op.On, With: op.With}
		for range 2 {
			if ill := g.Check(c); ill.Why != whyAbout || ill.Rule != d.Rule {
				t.Errorf("%s is refused so: %s", engine.FormatChoice(nil, &r.info, r.words, c), r.words.Refuse(ill))
			}
			if c.With == engine.NoObject {
				c.With = hexObject(Grid.At(1, 1))
			}
		}
	}
}

// TestRefusalWithoutAShip wants a deception counter that is taken alone to be told that nothing goes to sea
// without a ship, whatever lies in the hex before it.
//
// Case 7.3.
func TestRefusalWithoutAShip(t *testing.T) {
	r, g, at := picked(t)
	decoy, _ := r.words.Find("e-deception")
	g.Apply(engine.Choice{Verb: VerbTake, About: at, On: decoy}, &engine.Turn{})
	for _, verb := range []engine.Verb{VerbSail, VerbAttack} {
		ill := g.Check(engine.Choice{Verb: verb, About: at, On: hexObject(Grid.At(28, 23))})
		if ill.Why != whyNoShip {
			t.Errorf("%s is refused so: %s", r.words.Verbs[verb].Name, r.words.Refuse(ill))
		}
	}
}
