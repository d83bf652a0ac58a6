package spain

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// 6.22 and 8.0: every choice of a way is lawful as it is played. It is worked out from what
// the seat may know, and played in the true position until dice or the enemy stop it.
func TestWaysHold(t *testing.T) {
	r := rules(t).(*ruleset)
	played, reached := map[engine.Verb]int{}, 0
	for k := range uint64(16) {
		chance, picks := dice.NewMixer(99, k), dice.NewMixer(98, k)
		turn := engine.Turn{Dice: &chance}
		s, err := r.Setup(r.info.Scenarios[k%4].Key, nil, &turn)
		if k%4 == 3 {
			s, _, err = r.ParsePosition([]byte(fleetsMeet[k%3]))
		}
		if err != nil {
			t.Fatal(err)
		}
		seen := r.Blank().(*State)
		for range 3000 {
			ds := s.Pending(nil)
			if len(ds) == 0 {
				break
			}
			from := s.Candidates(ds[0], 2, nil)
			c := from[picks.Pick(len(from))]
			seen.CopyFrom(s)
			seen.Redact(ds[0].Seat)
			of := c.On
			if ds[0].Ask == AskMarch || ds[0].Ask == AskSail && c.Verb == VerbJoin { // a ship alone sails too (6.12)
				of = c.With
			}
			if picks.Pick(10) == 0 {
				reached += leads(t, r, seen, ds[0], of, &picks)
			}
			near := Hex(1 + picks.Pick(numHexes-1))
			if w, ok := r.Way(seen, ds[0], of, hexObject(near)); ok {
				for _, verb := range playWay(t, r, s.(*State), w, &chance) {
					played[verb]++
				}
			}
			turn.Reset()
			s.Apply(c, &turn)
		}
	}
	if reached < 200 {
		t.Errorf("%d hexes were lit, too few to tell", reached)
	}
	for _, verb := range [...]engine.Verb{VerbJoin, VerbSail, VerbSteer, VerbMarch, VerbCoast} {
		if played[verb] < 8 {
			t.Errorf("%s: played %d times in ways, too few to tell", r.words.Say(engine.Choice{Verb: verb}), played[verb])
		}
	}
}

// leads checks that a way leads to one of the hexes that are lit, and returns how many they are.
func leads(t *testing.T, r *ruleset, seen engine.State, d engine.Decision, of engine.Object, picks *dice.Mixer) int {
	t.Helper()
	all := r.Reach(seen, d, of)
	if len(all) == 0 {
		return 0
	}
	to := all[picks.Pick(len(all))]
	if w, ok := r.Way(seen, d, of, to.To); !ok || len(w.Through)-1 > to.Steps && w.Beside == nil {
		t.Fatalf("%s is lit with %d steps, and the way there is %v", r.words.Object(to.To), to.Steps, w.Through)
	}
	return len(all)
}

// playWay plays a way in a copy of a position, and returns the verbs of what was played.
func playWay(t *testing.T, r *ruleset, from *State, w engine.Way, d engine.Dice) (verbs []engine.Verb) {
	t.Helper()
	g := r.Blank().(*State)
	g.CopyFrom(from)
	for _, c := range w.Choices {
		if ill := g.Check(c); !ill.OK() {
			t.Fatalf("%s of a way is refused: %s\n%s", engine.FormatChoice(nil, &r.info, r.words, c),
				r.words.Refuse(ill), r.FormatPosition(nil, g))
		}
		verbs = append(verbs, c.Verb)
		turn := engine.Turn{Dice: d, Hear: true}
		g.Apply(c, &turn)
		if ds := g.Pending(nil); turn.Firm || turn.Out.Has(c.Seat) || len(ds) == 0 || ds[0].Seat != c.Seat {
			break
		}
	}
	return verbs
}

// A course with the wind is proposed before a shorter one against it.
//
// Case 6.22.
func TestWayGoesWithTheWind(t *testing.T) {
	r := rules(t).(*ruleset)
	s, _, err := r.ParsePosition([]byte(fleetsMeet[2]))
	if err != nil {
		t.Fatal(err)
	}
	g := s.(*State)
	v := &g.voyage
	for goal := Hex(1); goal < numHexes; goal++ {
		w, ok := r.Way(g, g.Pending(nil)[0], engine.NoObject, hexObject(goal))
		if !ok {
			continue
		}
		ahead := *g
		ahead.voyage.Path[0], ahead.voyage.Steps = v.Path[v.Steps], 0
		for _, c := range w.Choices {
			ahead.voyage.Steps++
			ahead.voyage.Path[ahead.voyage.Steps] = hexOf(c.On)
		}
		if _, with := ahead.faces(); with {
			return
		}
	}
	t.Error("no course goes with the wind")
}

// 6.23 a proposed path says how far the fleet comes in 90 % and in 50 % of rolls for the wind, as
// all rolls bear out; and beside one that goes with the wind lies the shortest, if that is shorter.
func TestWayForetells(t *testing.T) {
	r := rules(t).(*ruleset)
	told := map[string]int{}
	for _, text := range fleetsMeet {
		s, _, err := r.ParsePosition([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		if g.flow.Top().Step != stepCourse {
			continue
		}
		for goal := Hex(1); goal < numHexes; goal += 7 {
			w, ok := r.Way(g, g.Pending(nil)[0], engine.NoObject, hexObject(goal))
			for _, stop := range w.Stops {
				if !ok || stop.Kind != "reach" {
					continue
				}
				share := 0
				if _, err := fmt.Sscanf(stop.Text, "is where it may stay: no hex beyond is sure in %d %%", &share); err == nil {
					told["stays"]++
					oared := strings.Contains(text, "galleasses") // they may go on when the wind has sunk the others
					if rolls, sunk := rollsThatReach(g, w, w.Through[1]); !oared && 100*(rolls-sunk) >= 36*share {
						t.Errorf("to %s: it sails in %d of 36 rolls, told: %s", Grid.Name(goal), rolls, stop.Text)
					}
					continue
				}
				if _, err := fmt.Sscanf(stop.Text, "is reached in at least %d %%", &share); err != nil {
					t.Fatalf("to %s it is told: %s", Grid.Name(goal), stop.Text)
				}
				told[fmt.Sprint(share)]++
				if rolls, _ := rollsThatReach(g, w, stop.At); 100*rolls < 36*share {
					t.Errorf("to %s: %s in %d of 36 rolls, told: %s", Grid.Name(goal), Grid.Name(hexOf(stop.At)), rolls, stop.Text)
				}
			}
			if b := w.Beside; b != nil {
				told["shorter"]++
				if len(b.Through) >= len(w.Through) || b.Through[len(b.Through)-1] != hexObject(goal) {
					t.Errorf("to %s: %d hexes lie beside %d", Grid.Name(goal), len(b.Through), len(w.Through))
				}
				rollsThatReach(g, *b, hexObject(goal)) // every step of it is allowed
			}
		}
	}
	if told["90"] == 0 || told["50"] == 0 || told["stays"] == 0 || told["shorter"] == 0 {
		t.Errorf("it is foretold so often: %v", told)
	}
}

// rollsThatReach plays a way and declares it, with each roll for the wind, and counts those in
// which the fleet may run to a hex, or is sunk, and the latter.
func rollsThatReach(g *State, w engine.Way, at engine.Object) (rolls, sunk int) {
	d := g.Pending(nil)[0]
	for a := range uint16(6) {
		for b := range uint16(6) {
			to, turn := *g, engine.Turn{Dice: alwaysRolls{a + 1, b + 1}}
			for _, c := range w.Choices {
				to.Apply(c, &turn)
			}
			to.Apply(engine.Choice{Seat: d.Seat, Verb: VerbDeclare, About: d.About}, &turn)
			for to.flow.Top().Step == stepWindLoss {
				to.Apply(to.Candidates(to.Pending(nil)[0], 2, nil)[0], &turn)
			}
			fleet := to.stackOf(d.Seat, d.About)
			if _, _, ill := to.ahead(fleet, hexOf(at)); ill.OK() || fleet.Hex == 0 {
				rolls++
				sunk += int(engine.Truth(fleet.Hex == 0))
			}
		}
	}
	return rolls, sunk
}

// alwaysRolls is two dice that always fall so.
type alwaysRolls [2]uint16

func (p alwaysRolls) Throw(engine.Throw) (engine.Faces, bool) { return engine.Faces{p[0], p[1]}, true }

// 6.33 ships that begin beside the enemy may leave; once they have come beside him by moving
// along the coast, no farther way is proposed.
func TestWayStopsBesideTheEnemy(t *testing.T) {
	r := rules(t).(*ruleset)
	for _, tt := range [...]struct {
		at, steer string
		want      bool
	}{{"plymouth", "", true}, {"1716", "plymouth", false}} {
		s, _, err := r.ParsePosition([]byte("scenario war\nturn 4\nflow english-sailing begun\nEnglish afloat " + tt.at +
			" queens-ships-1\nSpanish afloat falmouth galleys-of-spain-1\n"))
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		named := func(hex string) engine.Object { t.Helper(); return enginetest.Object(t, r, hex) }
		play := func(verb engine.Verb, on string) {
			c := engine.Choice{Seat: English, Verb: verb, About: g.Pending(nil)[0].About, On: named(on)}
			if ill := g.Check(c); !ill.OK() {
				t.Fatal(r.words.Refuse(ill))
			}
			g.Apply(c, &engine.Turn{})
		}
		play(VerbCoast, tt.at)
		if tt.steer != "" {
			play(VerbSteer, tt.steer)
		}
		if _, ok := r.Way(g, g.Pending(nil)[0], engine.NoObject, named("1716")); ok != tt.want {
			t.Errorf("from %s by %q: a way back to 1716 is proposed: %v", tt.at, tt.steer, ok)
		}
	}
}

// 7.32 what is proposed is lawful, and of ships the one that is worth least is lost.
func TestProposed(t *testing.T) {
	r := rules(t).(*ruleset)
	proposed := map[engine.Prompt]int{}
	for k := range uint64(24) {
		chance, picks := dice.NewMixer(7, k), dice.NewMixer(8, k)
		turn := engine.Turn{Dice: &chance}
		s, _, err := r.ParsePosition([]byte(fleetsMeet[k%3]))
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		for range 400 {
			ds := g.Pending(nil)
			if len(ds) == 0 {
				break
			}
			from := g.Candidates(ds[0], 2, nil)
			if c, ok := r.Propose(g, ds[0]); ok {
				proposed[ds[0].Ask]++
				if ill := g.Check(c); !ill.OK() {
					t.Fatalf("what is proposed is refused: %s", r.words.Refuse(ill))
				}
				for _, other := range from {
					if ds[0].Ask == AskLose && g.worth(engine.Option{On: other.On}) < g.worth(engine.Option{On: c.On}) {
						t.Errorf("%s is proposed, and %s is worth less", r.words.Say(c), r.words.Say(other))
					}
					if ds[0].Ask == AskRetreat && g.refuge(ds[0].Seat, hexOf(other.On)) > g.refuge(ds[0].Seat, hexOf(c.On)) {
						t.Errorf("%s is proposed, and %s is safer", r.words.Say(c), r.words.Say(other))
					}
					if ds[0].Ask == AskLose && isFlagship(g, c.On) && !isFlagship(g, other.On) {
						t.Errorf("%s is proposed with a leader aboard, and not %s", r.words.Say(c), r.words.Say(other))
					}
				}
			}
			turn.Reset()
			g.Apply(from[picks.Pick(len(from))], &turn)
		}
	}
	if proposed[AskLose] == 0 {
		t.Error("no loss was proposed")
	}
}

// 9.21, 9.22 land units that retreat go into a fortress of theirs, not beside the enemy.
func TestRetreatsToSafety(t *testing.T) {
	r := rules(t).(*ruleset)
	s, _, err := r.ParsePosition([]byte(`scenario war
turn 5
flow spanish-fight begun
owner arnhem english
English at arnhem states-foot-2 friesland-foot
Spanish at 2813 tercio-of-naples
`))
	if err != nil {
		t.Fatal(err)
	}
	g, fortress := s.(*State), hexOf(mustFind(t, r, "arnhem"))
	beside := g.tables.Near[hexOf(mustFind(t, r, "2813"))]
	for _, h := range beside {
		if h != 0 && h != fortress && g.refuge(English, h) >= g.refuge(English, fortress) {
			t.Errorf("%s is as safe as Arnhem", Grid.Name(h))
		}
	}
	if g.refuge(English, beside[0]) >= 0 && beside[0] != fortress {
		t.Errorf("%s beside the Spanish is safe", Grid.Name(beside[0]))
	}
}

// 14.1 the way of a land unit in winter says that its march may cost it; that of a leader alone does not, nor one in
// summer.
func TestWayTellsOfAttrition(t *testing.T) {
	r := rules(t).(*ruleset)
	for _, tt := range []struct {
		turn, of string
		stops    int
	}{{"9", "states-foot-2", 1}, {"9", "norris", 0}, {"9", "arnhem", 1}, {"5", "states-foot-2", 0}} {
		s, _, err := r.ParsePosition([]byte("scenario war\nturn " + tt.turn + "\nflow english-march begun\nowner arnhem english\n" +
			"English at arnhem states-foot-2 norris\n"))
		if err != nil {
			t.Fatal(err)
		}
		w, ok := r.Way(s, s.Pending(nil)[0], mustFind(t, r, tt.of), mustFind(t, r, "utrecht"))
		if !ok || len(w.Stops) != tt.stops || tt.stops > 0 && w.Stops[0].Chance != "2 in 6" {
			t.Errorf("turn %s, %s: %v, the way stops %v", tt.turn, tt.of, ok, w.Stops)
		}
	}
}

func mustFind(t *testing.T, r *ruleset, name string) engine.Object {
	t.Helper()
	o, ok := r.words.Find(name)
	if !ok {
		t.Fatalf("there is no %s", name)
	}
	return o
}

// isFlagship reports whether a leader is aboard a ship.
func isFlagship(g *State, ship engine.Object) bool {
	for c := range g.units {
		if g.units[c].Ship != Unseen && counterObject(g.units[c].Ship) == ship {
			return true
		}
	}
	return false
}
