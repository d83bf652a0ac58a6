package captain_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/fury/captain"
)

// 29.14 a battle of the campaign is left to the captain from forming companies to its end, and nothing
// but battles is. Every answer is allowed.
func TestTheCaptainFightsTheBattles(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	given := bot.Given{Key: "captain-fights"}
	mixed := dice.NewMixer(5, 9)
	turn := &engine.Turn{Dice: &mixed}
	s, problems, err := r.ParsePosition([]byte(stormed))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	seen := r.Blank()
	answered := 0
	for open := s.Pending(nil); len(open) > 0; open = s.Pending(nil) {
		d := open[0]
		seen.CopyFrom(s)
		seen.Redact(d.Seat)
		c, ok := bottest.Obeys(t, all, seen, d, given)
		if onBoard := s.(*fury.State).Scenario() != nil; ok != onBoard {
			t.Fatalf("asked %s, on a board %v: answered %v", r.Words().Prompts[d.Ask].Says, onBoard, ok)
		}
		switch {
		case ok:
			answered++
		case answered == 0:
			c = engine.Choice{Seat: d.Seat, Verb: fury.VerbWarCarryOut}
		default:
			t.Logf("%d answers", answered)
			return
		}
		turn.Reset()
		if ill := s.Check(c); !ill.OK() || !engine.Try(s, c, turn) {
			t.Fatalf("%+v is refused by %s", c, ill.Rule)
		}
	}
	t.Error("nothing is asked after the battle")
}

// stormed is before the storm of a sconce that a squadron holds.
const stormed = `game fury
campaign hand week 1 steps 2 at noordschans from kerkhoven 
plan storm noordschans by kerkhoven noordschans
known noordschans
herds zuiderweide 5
body column veteran-pikemen 6
body garrison noordschans city-militia 1
flow march
`

// 25.2 25.6 "Set up as proposed" lies beside every question of the set-up, answers all of them for its
// side, and none after them.
func TestASideSetsUpAsProposed(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	for _, scenario := range []string{"cattle-lifting", "swamped", "feud"} {
		mixed := dice.NewMixer(5, 9)
		turn := &engine.Turn{Dice: &mixed}
		s, err := r.Setup(scenario, nil, turn)
		if err != nil {
			t.Fatal(err)
		}
		seen, answered := r.Blank(), 0
		for {
			d := s.Pending(nil)[0]
			seen.CopyFrom(s)
			seen.Redact(d.Seat)
			given, _ := all.Beside(seen, d)
			if given.Key != "set-up" {
				if _, ok := all.Answer(seen, d, bot.Given{Key: "set-up"}); ok || answered < 4 || d.Ask != fury.AskSegment {
					t.Errorf("%s: after %d answers it is asked %q, and answered %v", scenario, answered, r.Words().Prompts[d.Ask].Says, ok)
				}
				break
			}
			c, ok := bottest.Obeys(t, all, seen, d, given)
			if !ok {
				t.Fatalf("%s: nothing is proposed when asked %q", scenario, r.Words().Prompts[d.Ask].Says)
			}
			turn.Reset()
			if ill := s.Check(c); !ill.OK() || !engine.Try(s, c, turn) {
				t.Fatalf("%s: %+v is refused by %s", scenario, c, ill.Rule)
			}
			answered++
		}
	}
}

// What a side is asked in its own segment has no order by which it is not asked again; what it is asked in
// the middle of the enemy's move has.
func TestOwnSegmentsAreAsked(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	s, problems, err := r.ParsePosition([]byte(marching))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	mixed := dice.NewMixer(5, 9)
	turn := &engine.Turn{Dice: &mixed}
	for _, c := range []engine.Choice{{Verb: fury.VerbAct, On: find(t, r, "a-1")}, {Verb: fury.VerbAhead, About: find(t, r, "a-1"), N: [3]int32{600}}} {
		d := s.Pending(nil)[0]
		if here := all.Here(s, d); len(here) > 0 {
			t.Errorf("asked %q, it may order %v", r.Words().Prompts[d.Ask].Says, here)
		}
		if ill := s.Check(c); !ill.OK() || !engine.Try(s, c, turn) {
			t.Fatalf("%+v is refused by %s", c, ill.Rule)
		}
	}
	if d := s.Pending(nil)[0]; d.Ask != fury.AskSpring || len(all.Here(s, d)) == 0 {
		t.Errorf("asked %q, it may not say that it is not to be asked again", r.Words().Prompts[d.Ask].Says)
	}
}

func find(t *testing.T, r engine.Ruleset, name string) engine.Object {
	t.Helper()
	o, ok := r.Words().Find(name)
	if !ok {
		t.Fatalf("nothing is called %s", name)
	}
	return o
}

// marching is a company that will march past a wood.
const marching = `game fury
piece light-wood 2300 1000 3300 1000 3300 2000 2300 2000
side A force 8 flight 60
side B force 6 flight 60 lurks
company a-1 veteran-shot squadrons 4 at 1500 2300 facing 9000 captain 1
company b-1 kern squadrons 2 at 500 500 captain 3
hidden B bonnacht squadrons 4 at 2750 1700 facing 18000 captain 4
flow segments A
`

// Every person has orders from the start that the game offers, without blanks, that neither lapse nor wait.
func TestOrdersFromTheStart(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	var keys []string
	for _, g := range all.Initial() {
		keys = append(keys, g.Key)
		order, err := all.Find(r.Blank(), fury.SeatA, g)
		if err != nil || order.Lapses || order.Waits != (g.Key == bot.Idle) {
			t.Errorf("%s: %+v, %v", g.Key, order, err)
		}
	}
	if want := []string{bot.Idle, "wheel-at-risk", "colonel-stays", "boats-done", "others-wait"}; !slices.Equal(keys, want) {
		t.Errorf("from the start there are %q, want %q", keys, want)
	}
}

// 18.2 Fortune's Wheel is asked about never, or only when a squadron can be lost: by a shot in a column that takes one, a
// round of a battle, a test of Fear, or more Terror than a company bears.
func TestTheWheelAsksWhenASquadronIsAtStake(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	for _, tc := range []struct {
		story, flow, company string
		asks                 bool
	}{
		{"a marker that breaks it", "flow terror a-1 markers 1 appealed\nflow appeal A a-1 situation 3", "levy-pikemen squadrons 2 terror 2", true},
		{"a marker that does not", "flow terror a-1 markers 1 appealed\nflow appeal A a-1 situation 3", "levy-pikemen squadrons 4", false},
		{"its own test of Fear", "flow test fear a-1 rolls 2\nflow appeal A a-1 situation 2", "petronels squadrons 2", true},
		{"its own test of Serious", "flow test serious a-1 rolls 2\nflow appeal A a-1 situation 2", "petronels squadrons 2", false},
		{"a shot in a column that takes a squadron", "flow shot b-1 columns 259 at a-1\nflow appeal A b-1 situation 1", "petronels squadrons 2", true},
		{"a shot in a column that takes none", "flow shot b-1 columns 258 at a-1\nflow appeal A b-1 situation 1", "petronels squadrons 2", false},
		{"its own shot", "flow shot a-1 columns 259 at b-1\nflow appeal A a-1 situation 1", "petronels squadrons 2", false},
		{"a round against four times as many", "flow battle b-1 part 2050 of 1\nflow appeal A b-1 situation 1", "kern squadrons 1 battle 1", true},
		{"a round against the weaker", "flow battle b-1 part 2050 of 1\nflow appeal A b-1 situation 1", "veteran-pikemen squadrons 6 battle 1", false},
		{"a test of the enemy", "flow test fear a-1 rolls 2\nflow appeal B a-1 situation 2", "petronels squadrons 2", false},
	} {
		s, problems, err := r.ParsePosition([]byte("game fury\nwheel\nside A force 6 flight 60\nside B force 6 flight 60\ncompany a-1 " + tc.company +
			" at 2000 2000\ncompany b-1 kern squadrons 4 at 2000 1999 facing 18000" + fights(tc.flow) + "\nflow segments A after-b\n" + tc.flow + "\n"))
		if err != nil || len(problems) > 0 {
			t.Fatal(tc.story, err, problems)
		}
		d := s.Pending(nil)[0]
		if c, ok := bottest.Obeys(t, all, s, d, bot.Given{Key: "wheel-at-risk"}); ok == tc.asks || ok && c.Verb != engine.Pass {
			t.Errorf("%s: answered %v with %q", tc.story, ok, r.Words().Say(c))
		}
		if c, ok := bottest.Obeys(t, all, s, d, bot.Given{Key: "no-wheel"}); !ok || c.Verb != engine.Pass {
			t.Errorf("%s: the Wheel is asked about", tc.story)
		}
	}
}

// fights is the mark of a company in a battle, if a battle is fought.
func fights(flow string) string {
	if strings.Contains(flow, "battle") {
		return " battle 1"
	}
	return ""
}

// 21.2 nobody is asked whether a boat turns about that has gone as far as it can. One that has some way left, or whose
// company can land, is asked about.
func TestABoatThatHasRowedIsDone(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	for _, tc := range []struct {
		story  string
		at     string
		length int32
		done   bool
	}{
		{"all the way it may go", "2000 3200", 400, true},
		{"a part of it", "2000 3200", 200, false},
	} {
		s, problems, err := r.ParsePosition([]byte("game fury\nside A force 6 flight 60\nside B force 6 flight 60\npiece water 0 2400 4800 2400 4800 4800 0 4800\n" +
			"company a-1 veteran-shot squadrons 2 at " + tc.at + " facing 0 afloat\ncompany b-1 kern squadrons 2 at 500 500\nflow segments A\nflow act a-1\n"))
		if err != nil || len(problems) > 0 {
			t.Fatal(tc.story, err, problems)
		}
		mixed := dice.NewMixer(5, 9)
		d := s.Pending(nil)[0]
		if !engine.Try(s, engine.Choice{Seat: d.Seat, Verb: fury.VerbAhead, About: d.About, N: [3]int32{tc.length}}, &engine.Turn{Dice: &mixed}) {
			t.Fatal(tc.story, ": the dice ran dry")
		}
		d = s.Pending(nil)[0]
		if c, ok := bottest.Obeys(t, all, s, d, bot.Given{Key: "boats-done"}); d.Ask != fury.AskAct || ok != tc.done || ok && c.Verb != engine.Pass {
			t.Errorf("%s: asked %q, answered %v with %q", tc.story, r.Words().Prompts[d.Ask], ok, r.Words().Say(c))
		}
	}
}

// 22.1 nobody is asked where objects go when none of them can go on: they have gone as far as they may, or an enemy touches them.
func TestObjectsThatCannotGoOnAreDone(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	for spent, done := range map[string]bool{"": false, " spent 200": true} {
		s, problems, err := r.ParsePosition([]byte("game fury\nside A force 6 flight 60\nside B force 6 flight 60\ncompany b-1 kern squadrons 2 at 500 500\n" +
			"object herd of A at 2000 2000" + spent + "\nflow segments A\nflow drive A herds object-1\n"))
		if err != nil || len(problems) > 0 {
			t.Fatal(spent, err, problems)
		}
		d := s.Pending(nil)[0]
		c, ok := bottest.Obeys(t, all, s, d, bot.Given{Key: "boats-done"})
		if d.Ask != fury.AskDrive || ok != done || ok && c.Verb != engine.Pass {
			t.Errorf("%q: asked %q, answered %v with %q", spent, r.Words().Prompts[d.Ask], ok, r.Words().Say(c))
		}
	}
}

// 6.6 nobody is asked about his Colonel beside the choice of what a company does. Before a company is chosen the other
// order is offered, by which he is asked for this turn.
func TestTheColonelMovesWhileACompanyActs(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	stays, asks := bot.Given{Key: "colonel-stays"}, bot.Given{Key: "colonel-asks"}
	for _, tc := range []struct {
		story, flow string
		ask         engine.Prompt
		passed      bool
		beside      bot.Given
	}{
		{"a company is chosen", "flow segments A", fury.AskSegment, false, asks},
		{"it acts", "flow segments A\nflow act a-1", fury.AskAct, false, bot.Given{}},
		{"it has fought", "flow segments A after-a\nflow colonel A", fury.AskColonel, true, stays},
	} {
		s, problems, err := r.ParsePosition([]byte("game fury\nside A force 6 flight 60 colonel 1 at 2600 3600\nside B force 6 flight 60\n" +
			"company a-1 petronels squadrons 2 at 2000 2000\ncompany b-1 kern squadrons 2 at 500 500\n" + tc.flow + "\n"))
		if err != nil || len(problems) > 0 {
			t.Fatal(tc.story, err, problems)
		}
		d := s.Pending(nil)[0]
		if c, ok := bottest.Obeys(t, all, s, d, stays); d.Ask != tc.ask || ok != tc.passed || ok && c.Verb != engine.Pass {
			t.Errorf("%s: asked %q, answered %v with %q", tc.story, r.Words().Prompts[d.Ask], ok, r.Words().Say(c))
		}
		if _, ok := bottest.Obeys(t, all, s, d, asks); ok {
			t.Errorf("%s: the order to be asked answers", tc.story)
		}
		if got, ok := all.Beside(s, d); ok != (tc.beside.Key != "") || ok && got != tc.beside {
			t.Errorf("%s: beside the question stands %v, want %v", tc.story, got, tc.beside)
		}
		rides := slices.ContainsFunc(s.Options(d, nil), func(o engine.Option) bool { return o.Verb == fury.VerbRide })
		if rides != (tc.ask != fury.AskSegment) {
			t.Errorf("%s: that he rides is offered: %v", tc.story, rides)
		}
	}
}

// 25.6 a side whose companies cannot come onto the board now is not asked: they wait. One that can come on, or act, is
// asked about.
func TestCompaniesThatCannotComeOnWait(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	for _, tc := range []struct {
		story, first string
		waits        bool
	}{
		{"a friend who has acted bars the road", "at 2400 4500 acted", true},
		{"a friend who has yet to act bars the road", "at 2400 4500", false},
		{"the road is free", "at 2400 3500 acted", false},
	} {
		s, problems, err := r.ParsePosition([]byte("game fury\nscenario supply-column-ambush\npiece road 2325 0 2475 0 2475 4800 2325 4800\n" +
			"side A force 8 flight 45 comes\nside B force 1 flight 30 lurks\nmuster A nation english edge south stock 0 0 4\nmuster B nation irish\n" +
			"company a-1 veteran-shot squadrons 2 files 1 " + tc.first + "\ncompany a-2 veteran-shot squadrons 4 files 1 off captain 2\nflow segments A\n"))
		if err != nil || len(problems) > 0 {
			t.Fatal(tc.story, err, problems)
		}
		d := s.Pending(nil)[0]
		if c, ok := bottest.Obeys(t, all, s, d, bot.Given{Key: "others-wait"}); d.Ask != fury.AskSegment || ok != tc.waits || ok && c.Verb != engine.Pass {
			t.Errorf("%s: asked %q, answered %v with %q", tc.story, r.Words().Prompts[d.Ask].Says, ok, r.Words().Say(c))
		}
	}
}
