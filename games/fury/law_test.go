package fury

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// position reads a position to which the rules do not object.
func position(t *testing.T, text string) *State {
	t.Helper()
	g, problems, err := loaded(t).parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range problems {
		t.Fatalf("%s %s: %s", p.Rule, objectName(p.About), p.Why)
	}
	return g
}

// of is a company by its name.
func of(name string) engine.Object { return namedCompany(name).object() }

// told is what happened in a turn, by kinds.
func told(events []engine.Event) (kinds []engine.Kind) {
	for _, e := range events {
		kinds = append(kinds, e.Kind)
	}
	return kinds
}

// play carries out a choice with dice of the test.
func play(t *testing.T, g *State, c engine.Choice, faces ...uint16) []engine.Event {
	t.Helper()
	script := dice.NewScript(faces...)
	turn := &engine.Turn{Dice: script, Hear: true}
	if ill := g.Check(c); !ill.OK() {
		t.Fatalf("%+v refused: %s %s", c, ill.Rule, refusals[ill.Why].text)
	}
	if !engine.Try(g, c, turn) {
		t.Fatalf("%+v: no dice left for %+v", c, turn.Dry)
	}
	if script.Left() > 0 || script.Err() != nil {
		t.Fatalf("%+v: %d dice left, %v", c, script.Left(), script.Err())
	}
	return turn.Events
}

// act begins the segment of a company.
func act(t *testing.T, g *State, name string, faces ...uint16) {
	t.Helper()
	play(t, g, engine.Choice{Seat: namedCompany(name).seat(), Verb: VerbAct, On: of(name)}, faces...)
}

// does is a choice of a company in its segment.
func does(name string, verb engine.Verb, n ...int32) engine.Choice {
	c := engine.Choice{Seat: namedCompany(name).seat(), Verb: verb, About: of(name)}
	copy(c.N[:], n)
	return c
}

// refused wants a choice refused for a reason, with the nearest number allowed, if any.
func refused(t *testing.T, g *State, c engine.Choice, why engine.Reason, near int32) {
	t.Helper()
	ill := g.Check(c)
	if ill.Why != why || ill.Near.N[0] != near {
		t.Errorf("%+v: refused by %s (%s), nearest %d, want %s, %d", c, ill.Rule, refusals[ill.Why].text, ill.Near.N[0],
			refusals[why].text, near)
	}
	if ill.Near.Verb != 0 {
		if again := g.Check(ill.Near); !again.OK() {
			t.Errorf("%+v: the nearest, %+v, is refused by %s", c, ill.Near, again.Rule)
		}
	}
}

// stands wants a company at a place.
func stands(t *testing.T, g *State, name string, x, y int32, facing plane.Heading) {
	t.Helper()
	if c := &g.companies[namedCompany(name)]; c.at != (plane.Point{X: x, Y: y}) || c.facing != facing {
		t.Errorf("%s stands at %v facing %d, want %d %d facing %d", name, c.at, c.facing, x, y, facing)
	}
}

// skirmish is a table with a wood, a stream with its ford, hedges, a hill and eight
// companies.
const skirmish = `
board 4800 4800
piece steep-hill 3000 3000 4200 3000 4200 4200 3000 4200
piece light-wood 400 400 1600 500 1500 1600 500 1500
piece water 0 2300 4800 2300 4800 2500 0 2500
piece ford 2200 2280 2700 2280 2700 2520 2200 2520
piece road 2350 0 2550 0 2550 2290 2350 2290
piece hedge 2800 1000 3600 1100 4400 900
piece deep-wood 200 3200 900 3200 900 3900 200 3900
side A force 24 flight 30 colonel 50 with a-1
side B force 18 flight 60 colonel 51 at 4000 4700
company a-1 kern squadrons 6 files 3 at 1000 1950 facing 0 captain 1
company a-2 kern squadrons 2 files 2 at 1000 1650 facing 9000 captain 2 terror 1
company a-3 gallowglasses squadrons 5 files 5 at 2450 1500 facing 18000 captain 3 formed terror 3
company a-4 irish-horse squadrons 5 files 2 at 3300 1500 facing 0 captain 4
company b-1 veteran-pikemen squadrons 6 files 3 at 2450 3200 facing 0 captain 5 formed
company b-2 veteran-shot squadrons 4 files 4 at 3200 4000 facing 0 captain 6 terror 2 routing
company b-3 demilancers squadrons 4 files 2 at 1400 3400 facing 0 captain 7 formed
company b-4 petardmen squadrons 1 files 1 at 4000 2800 facing 31500 captain 8
company a-5 spanish-arquebusiers squadrons 3 files 3 at 3900 2200 facing 18000 captain 10
company b-5 veteran-shot squadrons 3 files 3 at 3000 2700 facing 4500 captain 11
hidden A bonnacht squadrons 3 files 3 at 1000 1000 facing 9000 captain 9
flow segments A
`

// TestSkirmishes plays many segments by chance: whatever is offered is allowed, positions
// come back from their text, no two companies overlap and nobody stands where he may not.
func TestSkirmishes(t *testing.T) {
	key := rand.New(rand.NewPCG(1, 2))
	mixed := dice.NewMixer(7, 7)
	turn := &engine.Turn{Dice: &mixed}
	acts := map[engine.Verb]int{}
	for match := range 6 {
		g := position(t, skirmish)
		for step := range 260 {
			open := g.Pending(nil)
			if len(open) == 0 {
				break
			}
			choices := g.Candidates(open[0], 3, nil)
			for _, c := range choices {
				if ill := g.Check(c); !ill.OK() {
					t.Fatalf("match %d, step %d: %+v is offered and refused by %s\n%s", match, step, c, ill.Rule, g.format(nil))
				}
			}
			c := anyVerb(key, choices)
			if c.Verb == VerbWithdraw && step < 259 {
				continue
			}
			acts[c.Verb]++
			if !engine.Try(g, c, turn) {
				t.Fatal("no dice")
			}
			isSound(t, g)
		}
	}
	for verb := engine.Pass; verb <= VerbDismount; verb++ {
		if verb != VerbWithdraw && verb != VerbCombine && verb != VerbForgo && verb != VerbRoll && acts[verb] == 0 {
			t.Errorf("verb %d was never chosen: %v", verb, acts)
		}
	}
}

// anyVerb picks a verb by chance and then one of its choices: there are many legs, and few
// ways to form.
func anyVerb(key *rand.Rand, choices []engine.Choice) engine.Choice {
	var verbs []engine.Verb
	for _, c := range choices {
		if !slices.Contains(verbs, c.Verb) {
			verbs = append(verbs, c.Verb)
		}
	}
	verb := verbs[key.IntN(len(verbs))]
	like := slices.DeleteFunc(slices.Clone(choices), func(c engine.Choice) bool { return c.Verb != verb })
	return like[key.IntN(len(like))]
}

// isSound holds a position against what must always be so.
func isSound(t *testing.T, g *State) {
	t.Helper()
	text := string(g.format(nil))
	back, problems, err := g.tables.parse([]byte(text))
	if err != nil || len(problems) > 0 {
		t.Fatalf("%v %v\n%s", err, problems, text)
	}
	if again := string(back.format(nil)); again != text || !back.Equal(g) || back.Fingerprint() != g.Fingerprint() {
		t.Fatalf("comes back as\n%s\nwas\n%s", again, text)
	}
	for _, seat := range []engine.Seat{SeatA, SeatB, engine.Observer} {
		seen := new(State)
		seen.CopyFrom(g)
		seen.Redact(seat)
		if hidden := strings.Contains(string(seen.format(nil)), "hidden A"); hidden != (seat == SeatA && g.hidden[SeatA][0].isOut()) {
			t.Fatalf("seat %d sees the ambush: %v", seat, hidden)
		}
	}
}

// TestFlatHasNoPadding: Print needs a struct without padding.
func TestFlatHasNoPadding(t *testing.T) {
	var packed func(of reflect.Type) uintptr
	packed = func(of reflect.Type) uintptr {
		switch of.Kind() {
		case reflect.Array:
			return uintptr(of.Len()) * packed(of.Elem())
		case reflect.Struct:
			sum := uintptr(0)
			for i := range of.NumField() {
				sum += packed(of.Field(i).Type)
			}
			if sum != of.Size() {
				t.Errorf("%s has %d bytes of padding", of, of.Size()-sum)
			}
		}
		return of.Size()
	}
	packed(reflect.TypeFor[flat]())
	if size := reflect.TypeFor[flat]().Size(); size >= 12<<10 || size%8 != 0 {
		t.Errorf("a position takes %d bytes", size)
	}
}
