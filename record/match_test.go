package record

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// duelRules returns the rules of the toy.
func duelRules(t testing.TB) engine.Ruleset {
	p, err := pack.Read(duel.Data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := duel.New(p)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

var testSecret = dice.Secret{1, 2, 3}

// a played match: its record and the positions after each step and take-back.
type played struct {
	rules  engine.Ruleset
	rec    *Record
	states []engine.State
	s      *engine.Session
	r      *Recorder
	chance dice.Mixer
	steps  []engine.Step // that stand
}

// begin sets a match of the toy up, with dice as the test wants them.
func begin(t testing.TB, rules engine.Ruleset, number uint64, scenario string, source Source) *played {
	in := rules.Info()
	p := &played{rules: rules, chance: dice.NewMixer(7, number)}
	p.rec = New(in, scenario, []engine.Setting{{Key: "wind", Value: "variable"}}, "m7x2")
	p.rec.Seats[0].Who, p.rec.Seats[0].Words = "Ann", "the wind is fair today"
	p.rec.Seats[1] = Seat{Name: "B", Bot: true, Who: "random", Key: "91"}
	p.rec.Dice = Dice{Source: source, Commit: testSecret.Commit()}
	house, err := dice.NewHouse(testSecret, "m7x2", []string{p.rec.Seats[0].Words, ""})
	if err != nil {
		t.Fatal(err)
	}
	var src engine.Dice = house
	switch source {
	case Typed:
		src = &dice.Typed{Seats: engine.Everyone, House: house}
	case Mixed:
		src = &dice.Typed{Seats: engine.Only(0), House: house}
	}
	keeper := &dice.Keeper{Dice: src}
	turn := engine.Turn{Dice: keeper, Hear: true}
	var s engine.State
	for !engine.Attempt(&turn, func() { s, err = rules.Setup(scenario, p.rec.Settings, &turn) }) {
		f, _ := p.chance.Throw(*turn.Dry)
		keeper.Thrown = append(keeper.Thrown, engine.Thrown{Throw: *turn.Dry, Faces: f})
		keeper.Rewind()
		turn.Reset()
	}
	if err != nil {
		t.Fatal(err)
	}
	p.s = engine.NewSession(s, rules.Blank, src)
	p.r = NewRecorder(rules, p.rec, s)
	p.r.SetUp(keeper.Thrown)
	p.s.Log = func(step engine.Step) {
		p.r.Step(step, p.s.State)
		if step.Back {
			p.states = p.states[:len(p.states)-1]
			p.steps = p.steps[:len(p.steps)-1]
			return
		}
		p.steps = append(p.steps, step)
		p.keep()
	}
	p.keep()
	return p
}

func (p *played) keep() {
	s := p.rules.Blank()
	s.CopyFrom(p.s.State)
	p.states = append(p.states, s)
}

// move plays one random choice, typing the dice it is asked for. It reports
// whether the match goes on.
func (p *played) move(t testing.TB) bool {
	asked := p.s.State.Pending(nil)
	if len(asked) == 0 {
		return false
	}
	c := p.s.State.Candidates(asked[p.chance.Pick(len(asked))], 3, nil)
	err := p.s.Play(c[p.chance.Pick(len(c))])
	var need *engine.DiceNeeded
	for errors.As(err, &need) {
		choice, thrown, _ := p.s.Held()
		p.r.Hold(choice, thrown)
		f, _ := p.chance.Throw(need.Throw)
		err = p.s.Give(f)
	}
	if err != nil {
		t.Fatal(err)
	}
	return true
}

// finish plays on to the end, now and then taking a choice back where that is free.
func (p *played) finish(t testing.TB) *played {
	for p.move(t) {
		if p.chance.Pick(5) == 0 && len(p.steps) > 0 {
			if seat := p.steps[len(p.steps)-1].Choice.Seat; p.s.CanTakeBack(seat) {
				if err := p.s.TakeBack(seat, engine.NoObject); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	p.r.Reveal(testSecret.Key())
	return p
}

func scenarios(rules engine.Ruleset) []string {
	var keys []string
	for _, s := range rules.Info().Scenarios {
		keys = append(keys, s.Key)
	}
	return keys
}

func TestARecordReplaysToTheSamePositions(t *testing.T) {
	rules := duelRules(t)
	for _, scenario := range scenarios(rules) {
		for _, source := range []Source{House, Typed, Mixed} {
			for n := range uint64(20) {
				p := begin(t, rules, n, scenario, source).finish(t)
				text := p.rec.Format()
				rec, err := Parse("m.wgm", text)
				if err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff(p.rec, rec, unplaced, cmp.FilterPath(func(path cmp.Path) bool {
					return path.Last().String() == ".File"
				}, cmp.Ignore())); diff != "" {
					t.Fatal(diff)
				}
				r, err := Replay(rules, rec)
				if err != nil {
					t.Fatalf("%v in\n%s", err, text)
				}
				if r.Drift != nil || len(r.Moments) != len(p.states) {
					t.Fatalf("drift %v, %d moments, want %d", r.Drift, len(r.Moments), len(p.states))
				}
				for range 40 {
					at := p.chance.Pick(len(p.states))
					if !r.State(at).Equal(p.states[at]) {
						t.Fatalf("moment %d differs", at)
					}
				}
				if rep := Verify(rules, rec); !rep.OK() || source == House && !rep.Dice && rep.House > 0 || rep.Result == "" {
					t.Fatalf("%+v in\n%s", rep, text)
				}
			}
		}
	}
}

func TestEventsAndThrowsAreThoseOfTheMatch(t *testing.T) {
	rules := duelRules(t)
	p := begin(t, rules, 3, scenarios(rules)[0], House).finish(t)
	r, err := Replay(rules, p.rec)
	if err != nil {
		t.Fatal(err)
	}
	for i, step := range p.steps {
		if !slices.Equal(r.Events(i+1), step.Events) {
			t.Errorf("step %d told %v, the match %v", i+1, r.Events(i+1), step.Events)
		}
		m := &r.Moments[i+1]
		if !slices.Equal(m.Thrown, step.Thrown) || m.Choice != step.Choice || m.Firm != step.Firm {
			t.Errorf("step %d is %+v, in the match %+v", i+1, m, step)
		}
	}
}

func TestTakingBackByConsent(t *testing.T) {
	rules := duelRules(t)
	for n := range uint64(10) {
		p := begin(t, rules, n, scenarios(rules)[0], House)
		for range 8 {
			p.move(t)
		}
		// the last three are withdrawn, then one of what is left
		thrown := 0
		for _, k := range []int{3, 1} {
			for _, step := range p.steps[len(p.steps)-k:] {
				thrown += len(step.Thrown)
			}
			p.steps = p.steps[:len(p.steps)-k]
			back := p.states[len(p.steps)]
			p.s.State.CopyFrom(back)
			p.s = engine.NewSession(p.s.State, rules.Blank, p.s.Dice)
			p.s.Log = func(step engine.Step) { p.r.Step(step, p.s.State); p.steps = append(p.steps, step) }
			p.r.Back(k, 1, engine.Only(0), p.s.State)
		}
		for p.move(t) {
		}
		p.r.Reveal(testSecret.Key())
		rec, err := Parse("", p.rec.Format())
		if err != nil {
			t.Fatal(err)
		}
		r, err := Replay(rules, rec)
		if err != nil {
			t.Fatalf("%v in\n%s", err, p.rec.Format())
		}
		last := len(r.Moments) - 1
		if !r.State(last).Equal(p.s.State) {
			t.Error("the last position differs")
		}
		if !r.State(9).Equal(p.states[5]) || !r.State(10).Equal(p.states[4]) || !r.State(8).Equal(p.states[8]) {
			t.Error("the positions about the take-backs differ")
		}
		var stands []engine.Event
		for _, step := range p.steps {
			stands = append(stands, step.Events...)
		}
		told := r.Told(last, engine.NoSeat)
		if len(told) != len(stands) || told[len(told)-1].Event != stands[len(stands)-1] || told[0].Turn != 1 ||
			!slices.IsSortedFunc(told, func(a, b engine.Dated) int { return a.Turn - b.Turn }) {
			t.Errorf("told is %+v, want %+v", told, stands)
		}
		if seat := r.Told(last, 0); len(seat) == 0 || len(seat) >= len(told) {
			t.Errorf("a seat is told %d things of %d", len(seat), len(told))
		}
		rep := Verify(rules, rec)
		if !rep.OK() || !rep.Dice || rep.Withdrawn != 4 || rep.Spent != thrown {
			t.Errorf("%+v, want 4 withdrawn with %d throws", rep, thrown)
		}
		if !strings.Contains(string(p.rec.Format()), "\nback 3 by B, agreed A\n") {
			t.Error("the take-back is not written down")
		}
	}
}

func TestAHeldChoiceIsTakenUpAgain(t *testing.T) {
	rules := duelRules(t)
	for n := range uint64(30) {
		p := begin(t, rules, n, scenarios(rules)[0], Typed)
		for {
			asked := p.s.State.Pending(nil)
			c := p.s.State.Candidates(asked[0], 3, nil)
			if err := p.s.Play(c[p.chance.Pick(len(c))]); err != nil {
				break
			}
		}
		choice, thrown, held := p.s.Held()
		if !held {
			t.Fatal("nothing is held")
		}
		p.r.Hold(choice, thrown)
		rec, err := Parse("", p.rec.Format())
		if err != nil {
			t.Fatal(err)
		}
		r, err := Replay(rules, rec)
		if err != nil {
			t.Fatal(err)
		}
		again, given, held := r.Held()
		if !held || again != choice || !slices.Equal(given, thrown) {
			t.Fatalf("held %v %v %v, want %v %v", again, given, held, choice, thrown)
		}
		if !r.State(len(r.Moments) - 1).Equal(p.s.State) {
			t.Error("the position was changed")
		}
	}
}

func TestAForkOfAHeldChoiceSaysWhereItsDiceFell(t *testing.T) {
	rules := duelRules(t)
	old := begin(t, rules, 2, scenarios(rules)[0], House).finish(t)
	r, err := Replay(rules, old.rec)
	if err != nil {
		t.Fatal(err)
	}
	n := slices.IndexFunc(r.Moments[1:], func(m Moment) bool { return len(m.Thrown) > 0 }) + 1
	fork, err := r.Fork(r.Moments[n].from, "f1")
	if err != nil {
		t.Fatal(err)
	}
	fork.Dice = Dice{Source: House, Commit: testSecret.Commit()}
	house, err := dice.NewHouse(testSecret, "f1", []string{"", ""})
	if err != nil {
		t.Fatal(err)
	}
	s := engine.NewSession(r.State(r.Moments[n].from), rules.Blank, house)
	writer := NewRecorder(rules, fork, s.State)
	s.Log = func(step engine.Step) { writer.Step(step, s.State) }
	given := slices.Clone(r.Moments[n].Thrown)
	for i := range given {
		given[i].House = 0
	}
	if err := s.Hold(r.Moments[n].Choice, given); err != nil {
		t.Fatal(err)
	}
	writer.Reveal(testSecret.Key())
	rec, err := Parse("", fork.Format())
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(fork.Format()), " #0\n") {
		t.Errorf("the old dice are not marked in\n%s", fork.Format())
	}
	if rep := Verify(rules, rec); !rep.OK() || !strings.Contains(strings.Join(rep.Notes, "\n"), "in the match that this one was forked from") {
		t.Errorf("%+v", rep)
	}
	rec.ForkOf = ""
	if rep := Verify(rules, rec); rep.OK() {
		t.Error("dice from nowhere were taken")
	}
}

func TestVerifyOfALaboratorysMatch(t *testing.T) {
	rules := duelRules(t)
	mixer := dice.NewMixer(dice.KeyOf("a key"), 7)
	keeper := &dice.Keeper{Dice: &mixer}
	scenario := scenarios(rules)[1]
	turn := engine.Turn{Dice: keeper}
	start, err := rules.Setup(scenario, nil, &turn)
	if err != nil {
		t.Fatal(err)
	}
	rec := New(rules.Info(), scenario, nil, "a key-7")
	rec.Dice = Dice{Source: Lab, Key: "a key", Number: 7}
	s := engine.NewSession(start, rules.Blank, &mixer)
	writer := NewRecorder(rules, rec, start)
	writer.SetUp(keeper.Thrown)
	s.Log = func(step engine.Step) { writer.Step(step, s.State) }
	for asked := s.State.Pending(nil); len(asked) > 0; asked = s.State.Pending(nil) {
		if err := s.Play(s.State.Candidates(asked[0], 3, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	read, err := Parse("", rec.Format())
	if err != nil {
		t.Fatal(err)
	}
	if rep := Verify(rules, read); !rep.OK() {
		t.Errorf("%+v", rep)
	}
	read.Dice.Number = 8
	if rep := Verify(rules, read); rep.OK() {
		t.Error("the dice of another match were taken")
	}
}
