package engine_test

import (
	"errors"
	"slices"
	"sync"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// made is the toy game: one, so that its positions may be compared.
var made = sync.OnceValues(func() (engine.Ruleset, error) {
	p, err := pack.Read(duel.Data)
	if err != nil {
		return nil, err
	}
	return duel.New(p)
})

func theDuel(t testing.TB) engine.Ruleset {
	t.Helper()
	rules, err := made()
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// A table is a session of the duel that is played in words.
type table struct {
	*testing.T
	rules   engine.Ruleset
	session *engine.Session
	steps   []engine.Step
}

// sit starts a session at a position, or at the start of the open sea.
func sit(t *testing.T, d engine.Dice, position string) *table {
	t.Helper()
	tb := &table{T: t, rules: theDuel(t)}
	s, _, err := tb.rules.ParsePosition([]byte(position))
	if err != nil {
		t.Fatal(err)
	}
	tb.start(s, d)
	return tb
}

func (tb *table) start(s engine.State, d engine.Dice) {
	tb.session = engine.NewSession(s, tb.rules.Blank, d)
	tb.session.Log = func(step engine.Step) { tb.steps = append(tb.steps, step) }
}

func (tb *table) choice(text string) engine.Choice {
	tb.Helper()
	c, err := engine.ParseChoice(tb.rules.Info(), tb.rules.Words(), text)
	if err != nil {
		tb.Fatalf("%s: %v", text, err)
	}
	return c
}

// play wants every choice to be carried out.
func (tb *table) play(choices ...string) {
	tb.Helper()
	for _, text := range choices {
		if err := tb.session.Play(tb.choice(text)); err != nil {
			tb.Fatalf("%s: %v", text, err)
		}
	}
}

func (tb *table) text() string {
	return string(tb.rules.FormatPosition(nil, tb.session.State))
}

// copied returns the position as it is now.
func (tb *table) copied() engine.State {
	s := tb.rules.Blank()
	s.CopyFrom(tb.session.State)
	return s
}

// same wants the position to be as it was.
func (tb *table) same(was engine.State, why string) {
	tb.Helper()
	if !tb.session.State.Equal(was) {
		tb.Errorf("%s: the position is\n%sand was\n%s", why, tb.text(), tb.rules.FormatPosition(nil, was))
	}
}

// waiting wants dice to be asked for, by this case.
func (tb *table) waiting(err error, rule engine.Case) *engine.DiceNeeded {
	tb.Helper()
	var need *engine.DiceNeeded
	if !errors.As(err, &need) || need.Throw.Rule != rule {
		tb.Fatalf("%v, want a throw for case %s", err, rule)
	}
	return need
}

// Of positions, what matters to these tests; vengeur strikes on more than 4.
const (
	broadside = "phase firing\ngage A\nrange 80mm\nship vengeur hull 5"
	orders    = "phase orders"
	closing   = "phase closing\ngage A\nrange 300mm\nship resolute speed 2"
)

func TestSessionRefuses(t *testing.T) {
	tb := sit(t, dice.NewScript(), closing)
	was := tb.copied()
	for _, tt := range []struct {
		choice string
		rule   engine.Case
		says   string
	}{
		{"A close resolute > vengeur 125mm", "3.3", "she can run at most 120 mm at this speed (case 3.3)"},
		{"A close resolute > vengeur 3mm", "1.3", "lengths are measured in steps of 5 mm (case 1.3)"},
		{"B close vengeur > resolute 5mm", "3.3", "only the ship with the weather gage runs, and the enemy has it (case 3.3)"},
		{"A fire resolute > vengeur", "4.1", "each captain may fire at the enemy once a turn, after the ships have closed (case 4.1)"},
		{"B pass vengeur", "", "that does not answer any open question"},
	} {
		err := tb.session.Play(tb.choice(tt.choice))
		var refused *engine.Refused
		if !errors.As(err, &refused) || refused.Rule != tt.rule {
			t.Errorf("%s: %v, want it refused by case %q", tt.choice, err, tt.rule)
			continue
		}
		if says := tb.rules.Words().Refuse(refused.Illegal); says != tt.says {
			t.Errorf("%s: refused with %q, want %q", tt.choice, says, tt.says)
		}
	}
	tb.same(was, "after refusals")
	if len(tb.steps) != 0 {
		t.Errorf("steps were logged: %+v", tb.steps)
	}
}

func TestSessionPlaysAndLogs(t *testing.T) {
	script := dice.NewScript(4, 4, 1, 1, 6)
	tb := sit(t, script, broadside)
	tb.play("A fire resolute > vengeur")
	if script.Left() != 0 || len(tb.steps) != 1 {
		t.Fatalf("%d faces left, steps %+v", script.Left(), tb.steps)
	}
	step := tb.steps[0]
	if !step.Firm || step.Sealed || step.Back || len(step.Thrown) != 2 || len(step.Events) != 2 {
		t.Errorf("the step is %+v", step)
	}
	if th := step.Thrown[0]; th.Faces != (engine.Faces{4, 4, 1, 1}) || th.Throw.Rule != "4.3" || th.House != 0 {
		t.Errorf("the broadside was %+v", th)
	}
	out, over := tb.session.State.Outcome()
	if !over || out.Winner != 0 || out.Rule != "5.2" {
		t.Errorf("she strikes to seat A by case 5.2, and the outcome is %+v, %v", out, over)
	}
}

func TestSessionWaitsForDice(t *testing.T) {
	tb := sit(t, dice.NewScript(), broadside)
	was := tb.copied()
	fire := tb.choice("A fire resolute > vengeur")
	need := tb.waiting(tb.session.Play(fire), "4.3")
	if len(need.Events) != 0 || need.Throw.Dice != 4 {
		t.Errorf("asked for %+v before anything happened", need)
	}
	tb.same(was, "while four dice are asked for")
	for _, wrong := range []engine.Faces{{}, {4, 4, 1}, {4, 4, 1, 7}, {4, 4, 1, 1, 1}} {
		if err := tb.session.Give(wrong); !errors.Is(err, engine.ErrFaces) {
			t.Errorf("%v for four dice: %v", wrong, err)
		}
	}
	need = tb.waiting(tb.session.Give(engine.Faces{4, 4, 1, 1}), "5.2")
	if len(need.Events) != 1 {
		t.Errorf("the broadside is told before her colours are thrown for, but %+v", need.Events)
	}
	tb.same(was, "between two throws of one choice")
	if err := tb.session.Play(fire); !errors.Is(err, engine.ErrHeld) {
		t.Errorf("another choice while one is held: %v", err)
	}
	if err := tb.session.TakeBack(0, engine.NoObject); !errors.Is(err, engine.ErrHeld) {
		t.Errorf("taking back a held choice: %v", err)
	}
	if err := tb.session.Give(engine.Faces{2}); err != nil {
		t.Fatalf("the last face: %v", err)
	}
	if c, thrown, held := tb.session.Held(); held {
		t.Errorf("still held: %+v %+v", c, thrown)
	}
	if err := tb.session.Give(engine.Faces{2}); !errors.Is(err, engine.ErrNotHeld) {
		t.Errorf("faces that nobody asked for: %v", err)
	}
	if len(tb.steps) != 1 || len(tb.steps[0].Thrown) != 2 || !tb.steps[0].Firm {
		t.Errorf("steps %+v", tb.steps)
	}
}

// A held choice outlives the program: a new session goes on with the faces given.
func TestSessionHoldsAcrossARestart(t *testing.T) {
	tb := sit(t, dice.NewScript(), broadside)
	was := tb.copied()
	tb.waiting(tb.session.Play(tb.choice("A fire resolute > vengeur")), "4.3")
	tb.waiting(tb.session.Give(engine.Faces{4, 4, 1, 1}), "5.2")
	c, thrown, held := tb.session.Held()
	if !held || len(thrown) != 1 {
		t.Fatalf("held is %v with %+v", held, thrown)
	}
	tb.start(tb.copied(), dice.NewScript())
	tb.waiting(tb.session.Hold(c, thrown), "5.2")
	if err := tb.session.Hold(c, thrown); !errors.Is(err, engine.ErrHeld) {
		t.Errorf("held twice: %v", err)
	}
	tb.same(was, "after the restart")
	if err := tb.session.Give(engine.Faces{2}); err != nil {
		t.Fatal(err)
	}
	if len(tb.steps) != 1 || tb.steps[0].Thrown[0].Faces != thrown[0].Faces {
		t.Errorf("steps %+v", tb.steps)
	}
}

// Faces that were stored badly are refused; they are neither used nor dropped.
func TestSessionRefusesHeldFacesThatDoNotFit(t *testing.T) {
	four := engine.Thrown{Faces: engine.Faces{4, 4, 1, 1}}
	one := engine.Thrown{Faces: engine.Faces{2}}
	for name, given := range map[string][]engine.Thrown{
		"three dice for four":    {{Faces: engine.Faces{4, 4, 1}}},
		"a seven":                {four, {Faces: engine.Faces{7}}},
		"one throw more":         {four, one, one},
		"in another order":       {one, four},
		"dice where none belong": {{Faces: engine.Faces{1, 1, 1, 1, 1, 1, 1, 1}}},
	} {
		tb := sit(t, dice.NewScript(), broadside)
		was := tb.copied()
		if err := tb.session.Hold(tb.choice("A fire resolute > vengeur"), given); !errors.Is(err, engine.ErrFaces) {
			t.Errorf("%s: %v", name, err)
		}
		tb.same(was, name)
		if _, _, held := tb.session.Held(); held || len(tb.steps) != 0 {
			t.Errorf("%s: held is %v, steps %+v", name, held, tb.steps)
		}
	}
	tb := sit(t, dice.NewScript(), broadside)
	var refused *engine.Refused
	if err := tb.session.Hold(tb.choice("B fire vengeur > resolute"), nil); !errors.As(err, &refused) {
		t.Errorf("a choice that is not lawful is held: %v", err)
	}
}

// counter is a house that numbers its throws, and lets people throw some.
type counter struct {
	dice.Script
	typed bool
	count int
}

func (c *counter) Throw(t engine.Throw) (engine.Faces, bool) {
	if c.typed {
		return engine.Faces{}, false
	}
	f, ok := c.Script.Throw(t)
	c.count++
	return f, ok
}

func (c *counter) Count() int { return c.count }

// The house's faces of a choice that is then held are kept and numbered, and it
// is not asked again.
func TestSessionMixesHouseAndTypedDice(t *testing.T) {
	house := &counter{Script: *dice.NewScript(4, 4, 1, 1)}
	tb := sit(t, house, broadside)
	var need *engine.DiceNeeded
	if err := tb.session.Play(tb.choice("A fire resolute > vengeur")); !errors.As(err, &need) {
		t.Fatal(err)
	}
	if err := tb.session.Give(engine.Faces{2}); err != nil {
		t.Fatal(err)
	}
	thrown := tb.steps[0].Thrown
	if len(thrown) != 2 || thrown[0].House != 1 || thrown[1].House != 0 || thrown[1].Faces != (engine.Faces{2}) {
		t.Errorf("thrown %+v", thrown)
	}
}

func TestTakeBack(t *testing.T) {
	vengeur := engine.Thing(1, 1)
	for _, tt := range []struct {
		name     string
		position string
		play     []string
		seat     engine.Seat
		about    engine.Object
		err      error
		kept     []string // what is still played, in order
	}{
		{"nothing was done", orders, nil, 0, 0, engine.ErrNothing, nil},
		{"one's own sealed order", orders, []string{"A plot resolute 2"}, 0, 0, nil, nil},
		{"the last of one's own", orders, []string{"A plot resolute 2", "A load resolute > chain"}, 0, 0, nil,
			[]string{"A plot resolute 2"}},
		{"a sealed order, though the other has sealed since", orders,
			[]string{"A plot resolute 2", "B plot vengeur 1", "B load vengeur > round"}, 0, 0, nil,
			[]string{"B plot vengeur 1", "B load vengeur > round"}},
		{"nothing of one's own about that ship", orders, []string{"A plot resolute 2"}, 0, vengeur, engine.ErrNothing,
			[]string{"A plot resolute 2"}},
		{"nothing of one's own", orders, []string{"A plot resolute 2"}, 1, 0, engine.ErrNothing,
			[]string{"A plot resolute 2"}},
		{"orders that are opened", orders, []string{"A plot resolute 2", "A load resolute > chain",
			"B plot vengeur 1", "B load vengeur > round"}, 0, 0, engine.ErrFirm,
			[]string{"A plot resolute 2", "A load resolute > chain", "B plot vengeur 1", "B load vengeur > round"}},
		{"a run that nobody answered", closing, []string{"A close resolute > vengeur 60mm"}, 0, 0, nil, nil},
		{"held fire that the other answered", closing, []string{"A pass resolute", "A pass resolute", "B pass vengeur"},
			0, 0, engine.ErrFirm, []string{"A pass resolute", "A pass resolute", "B pass vengeur"}},
		{"a run, and then the fire held", closing, []string{"A close resolute > vengeur 60mm", "A pass resolute"},
			0, 0, nil, []string{"A close resolute > vengeur 60mm"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tb := sit(t, dice.NewScript(), tt.position)
			want := sit(t, dice.NewScript(), tt.position)
			tb.play(tt.play...)
			want.play(tt.kept...)
			logged := len(tb.steps)
			if can := tb.session.CanTakeBack(tt.seat); tt.about == 0 && can != (tt.err == nil) {
				t.Errorf("it can be taken back: %v", can)
			}
			if err := tb.session.TakeBack(tt.seat, tt.about); !errors.Is(err, tt.err) {
				t.Fatalf("%v, want %v", err, tt.err)
			}
			tb.same(want.session.State, "after taking back")
			if tt.err != nil {
				return
			}
			if last := tb.steps[len(tb.steps)-1]; len(tb.steps) != logged+1 || !last.Back || last.Choice.Seat != tt.seat {
				t.Errorf("logged %+v", tb.steps[logged:])
			}
		})
	}
}

// After dice nothing is free, and what comes later is.
func TestTakeBackStopsAtDice(t *testing.T) {
	tb := sit(t, dice.NewScript(1, 1, 1, 1), broadside)
	tb.play("A fire resolute > vengeur")
	if err := tb.session.TakeBack(0, engine.NoObject); !errors.Is(err, engine.ErrFirm) {
		t.Errorf("a broadside taken back: %v", err)
	}
	was := tb.copied()
	tb.play("B pass vengeur")
	if err := tb.session.TakeBack(1, engine.NoObject); err != nil {
		t.Errorf("held fire: %v", err)
	}
	tb.same(was, "after the broadside, as before the fire was held")
}

func TestTakeBackAboutOneThing(t *testing.T) {
	tb := sitErrands(t)
	tb.do(1, 2, 3)
	if err := tb.session.TakeBack(0, engine.Thing(1, 3)); err != nil {
		t.Fatal(err)
	}
	tb.done(1, 2)
	if err := tb.session.TakeBack(0, engine.Thing(1, 2)); err != nil {
		t.Fatal(err)
	}
	tb.done(1)
}

// Errand 2 throws a die unless errand 1 is done; 3 wants 2 done before.
func TestTakeBackOfWhatOthersStandOn(t *testing.T) {
	tb := sitErrands(t)
	tb.do(1, 2)
	if err := tb.session.TakeBack(0, engine.Thing(1, 1)); !errors.Is(err, engine.ErrFirm) {
		t.Errorf("without it a die would be thrown: %v", err)
	}
	tb.done(1, 2)
	tb.do(3)
	if err := tb.session.TakeBack(0, engine.Thing(1, 2)); !errors.Is(err, engine.ErrFirm) {
		t.Errorf("a later choice stands on it: %v", err)
	}
	tb.done(1, 2, 3)
	if tb.house.count != 0 {
		t.Errorf("the house has thrown %d times", tb.house.count)
	}
}

// A house without faces counts how often it is asked.
type askedHouse struct{ count int }

func (h *askedHouse) Throw(engine.Throw) (engine.Faces, bool) {
	h.count++
	return engine.Faces{1}, true
}

// errands is a game of one seat with errands about three things, each done once.
type errands struct {
	engine.State // of which the session calls nothing else
	did          *[4]bool
}

func (e errands) Pending(buf []engine.Decision) []engine.Decision {
	for n := 1; n <= 3; n++ {
		if !e.did[n] {
			buf = append(buf, engine.Decision{About: engine.Thing(1, n)})
		}
	}
	return buf
}

func (e errands) Check(c engine.Choice) engine.Illegal {
	if n := c.About.Number(); e.did[n] || n == 3 && !e.did[2] {
		return engine.Illegal{Why: engine.NotOpen}
	}
	return engine.Illegal{}
}

func (e errands) Apply(c engine.Choice, t *engine.Turn) {
	n := c.About.Number()
	e.did[n] = true
	if n == 2 && !e.did[1] {
		t.Roll(engine.Throw{Dice: 1, Sides: 6})
	}
}

func (e errands) CopyFrom(s engine.State) { *e.did = *s.(errands).did }

type errandTable struct {
	*testing.T
	session *engine.Session
	house   *askedHouse
}

func sitErrands(t *testing.T) *errandTable {
	blank := func() engine.State { return errands{did: new([4]bool)} }
	house := &askedHouse{}
	return &errandTable{t, engine.NewSession(blank(), blank, house), house}
}

func (tb *errandTable) do(numbers ...int) {
	tb.Helper()
	for _, n := range numbers {
		if err := tb.session.Play(engine.Choice{Verb: engine.Pass, About: engine.Thing(1, n)}); err != nil {
			tb.Fatalf("errand %d: %v", n, err)
		}
	}
}

func (tb *errandTable) done(numbers ...int) {
	tb.Helper()
	for n, did := range *tb.session.State.(errands).did {
		if did != slices.Contains(numbers, n) {
			tb.Errorf("errand %d is done: %v", n, did)
		}
	}
}

func BenchmarkSessionPlay(b *testing.B) {
	rules := theDuel(b)
	mixer := dice.NewMixer(1, 1)
	var session *engine.Session
	var asked []engine.Decision
	var can []engine.Choice
	b.ReportAllocs()
	for b.Loop() {
		if session != nil {
			asked = session.State.Pending(asked[:0])
		}
		if len(asked) == 0 {
			s, err := rules.Setup("open-sea", nil, &engine.Turn{Dice: &mixer})
			if err != nil {
				b.Fatal(err)
			}
			session = engine.NewSession(s, rules.Blank, &mixer)
			asked = session.State.Pending(asked[:0])
		}
		can = session.State.Candidates(asked[0], 3, can[:0])
		if err := session.Play(can[mixer.Pick(len(can))]); err != nil {
			b.Fatal(err)
		}
	}
}
