package enginetest

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// whole returns the duel as it should be.
func whole(t testing.TB) engine.Ruleset {
	t.Helper()
	p, err := pack.Read(duel.Data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := duel.New(p)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// A defect is what is wrong with a toy: what it does instead of the duel. Each
// function is given what the duel does, or does it itself.
type defect struct {
	info     func(engine.Info) engine.Info
	words    func(engine.Words) engine.Words
	before   func(t *engine.Turn) // Setup
	setup    func(s *state, scenario string, err error) (engine.State, error)
	laid     func(engine.State) engine.State
	format   func(text string) string
	problems func(text string) []engine.Problem
	scene    func(sc *engine.Scene)
	sheets   func([]engine.Sheet)
	tell     func(text string, e engine.Event) string
	call     func(th engine.Throw, what string) string
	wrap     func(duel.State) engine.State
	foretold func(c engine.Choice, is bool) bool
	settled  func(s *state, is bool) bool
	measures func(names []string) []string
	reckoned func(at *state, sums []engine.Sum)

	pending     func(s *state, asked []engine.Decision) []engine.Decision
	options     func(s *state, d engine.Decision, options []engine.Option) []engine.Option
	candidates  func(s *state, d engine.Decision, choices []engine.Choice) []engine.Choice
	check       func(s *state, c engine.Choice) engine.Illegal
	apply       func(s *state, c engine.Choice, t *engine.Turn)
	resume      func(s *state, t *engine.Turn)
	outcome     func(out engine.Outcome, over bool) (engine.Outcome, bool)
	redact      func(s *state, viewer engine.Seat)
	imagine     func(s *state, viewer engine.Seat, d engine.Dice)
	copied      func(s, from *state)
	equal       func(s, t *state) bool
	fingerprint func(s *state) uint64
}

// now is the toy that is being tried. Tests of toys do not run in parallel.
var now struct {
	*defect
	toy *toy
}

// toy is the duel with a defect.
type toy struct {
	engine.Ruleset
	info  engine.Info
	words engine.Words
}

func newToy(t testing.TB, d defect) *toy {
	r := &toy{Ruleset: whole(t)}
	now.defect, now.toy = &d, r
	if r.info = *r.Ruleset.Info(); d.info != nil {
		r.info = d.info(r.info)
	}
	if r.words = *r.Ruleset.Words(); d.words != nil {
		r.words = d.words(r.words)
	}
	return r
}

func (r *toy) Call(th engine.Throw) string {
	what := r.Ruleset.(engine.Caller).Call(th)
	if now.call != nil {
		return now.call(th, what)
	}
	return what
}

// Reckon says nothing of choices: the duel's forecaster gives their odds.
func (r *toy) Reckon(engine.State, engine.Choice) []engine.Sum { return nil }

func (r *toy) ReckonThrow(at engine.State, th engine.Throw, seat engine.Seat) []engine.Sum {
	sums := r.Ruleset.(engine.Reckoner).ReckonThrow(&inner(at).State, th, seat)
	if now.reckoned != nil {
		now.reckoned(inner(at), sums)
	}
	return sums
}

func (r *toy) Info() *engine.Info   { return &r.info }
func (r *toy) Words() *engine.Words { return &r.words }

// wrapped returns a state of the toy.
func wrapped(s engine.State) engine.State {
	if now.wrap != nil {
		return now.wrap(*s.(*duel.State))
	}
	return &state{*s.(*duel.State)}
}

// inner returns the part of a toy's state with the methods of the toy.
func inner(s engine.State) *state {
	if f, ok := s.(*fat); ok {
		return &f.state
	}
	return s.(*state)
}

func (r *toy) Blank() engine.State { return wrapped(r.Ruleset.Blank()) }

func (r *toy) Setup(scenario string, settings []engine.Setting, t *engine.Turn) (engine.State, error) {
	if now.before != nil {
		now.before(t)
	}
	defer func() {
		if t.Laid != nil {
			t.Laid = wrapped(t.Laid)
		}
		if now.laid != nil {
			t.Laid = now.laid(t.Laid)
		}
	}()
	s, err := r.Ruleset.Setup(scenario, settings, t)
	if now.setup != nil {
		var laid *state
		if err == nil {
			laid = &state{*s.(*duel.State)}
		}
		return now.setup(laid, scenario, err)
	}
	if err != nil {
		return nil, err
	}
	return wrapped(s), nil
}

func (r *toy) FormatPosition(buf []byte, s engine.State) []byte {
	text := string(r.Ruleset.FormatPosition(nil, &inner(s).State))
	if now.format != nil {
		text = now.format(text)
	}
	return append(buf, text...)
}

func (r *toy) ParsePosition(text []byte) (engine.State, []engine.Problem, error) {
	s, problems, err := r.Ruleset.ParsePosition(text)
	if err != nil {
		return nil, nil, err
	}
	if now.problems != nil {
		problems = now.problems(string(text))
	}
	return wrapped(s), problems, nil
}

func (r *toy) Scene(s engine.State, viewer engine.Seat) *engine.Scene {
	sc := r.Ruleset.Scene(&inner(s).State, viewer)
	if now.scene != nil {
		now.scene(sc)
	}
	return sc
}

func (r *toy) Sheets(s engine.State, viewer engine.Seat, past []engine.Dated) []engine.Sheet {
	sheets := r.Ruleset.(engine.Clerk).Sheets(&inner(s).State, viewer, past)
	if now.sheets != nil {
		now.sheets(sheets)
	}
	return sheets
}

func (r *toy) Tell(buf []byte, e engine.Event) []byte {
	if now.tell != nil {
		return append(buf, now.tell(string(r.Ruleset.Tell(nil, e)), e)...)
	}
	return r.Ruleset.Tell(buf, e)
}

func (r *toy) forecaster() engine.Forecaster { return r.Ruleset.(engine.Forecaster) }

func (r *toy) Forecasts(s engine.State, c engine.Choice) bool {
	is := r.forecaster().Forecasts(&inner(s).State, c)
	if now.foretold != nil {
		return now.foretold(c, is)
	}
	return is
}

func (r *toy) Settled(s engine.State) bool {
	is := r.forecaster().Settled(&inner(s).State)
	if now.settled != nil {
		return now.settled(inner(s), is)
	}
	return is
}

func (r *toy) Assume(s engine.State, d engine.Decision) (engine.Choice, bool) {
	return r.forecaster().Assume(&inner(s).State, d)
}

func (r *toy) Measures(s engine.State, c engine.Choice) []string {
	names := r.forecaster().Measures(&inner(s).State, c)
	if now.measures != nil {
		return now.measures(names)
	}
	return names
}

func (r *toy) Measure(buf []int32, before, after engine.State, c engine.Choice) []int32 {
	return r.forecaster().Measure(buf, &inner(before).State, &inner(after).State, c)
}

func (r *toy) Row(c engine.Choice) string { return r.forecaster().Row(c) }

// state is a state of the duel that does what the toy does.
type state struct{ duel.State }

// fat is a state with more in it than flat things.
type fat struct {
	state
	More *int
}

func (s *state) text() string { return string(now.toy.Ruleset.FormatPosition(nil, &s.State)) }

// edit changes the position as text.
func (s *state) edit(old, new string) { s.rewrite(strings.Replace(s.text(), old, new, 1)) }

func (s *state) rewrite(text string) {
	read, _, err := now.toy.Ruleset.ParsePosition([]byte(text))
	if err != nil {
		panic(err)
	}
	s.State = *read.(*duel.State)
}

// turnWind makes a steady wind vary, and the other way round.
func (s *state) turnWind() {
	if s.line("wind") == "wind steady\n" {
		s.edit("wind steady", "wind variable")
	} else {
		s.edit("wind variable", "wind steady")
	}
}

// line returns the line of the position's text that begins so, or "".
func (s *state) line(begins string) string {
	for line := range strings.Lines(s.text()) {
		if strings.HasPrefix(line, begins) {
			return line
		}
	}
	return ""
}

func (s *state) Pending(buf []engine.Decision) []engine.Decision {
	if now.pending != nil {
		return append(buf, now.pending(s, s.State.Pending(nil))...)
	}
	return s.State.Pending(buf)
}

func (s *state) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	if now.options != nil {
		return append(buf, now.options(s, d, s.State.Options(d, nil))...)
	}
	return s.State.Options(d, buf)
}

func (s *state) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	if now.candidates != nil {
		return append(buf, now.candidates(s, d, s.State.Candidates(d, samples, nil))...)
	}
	return s.State.Candidates(d, samples, buf)
}

func (s *state) Check(c engine.Choice) engine.Illegal {
	if now.check != nil {
		return now.check(s, c)
	}
	return s.State.Check(c)
}

func (s *state) Apply(c engine.Choice, t *engine.Turn) {
	if now.apply != nil {
		now.apply(s, c, t)
	} else {
		s.State.Apply(c, t)
	}
}

// holdFire passes for captains who can do nothing else.
func (s *state) holdFire(t *engine.Turn) {
	for {
		asked := s.State.Pending(nil)
		if _, phase := s.Moment(); phase != "firing" || len(s.State.Options(asked[0], nil)) != 1 {
			return
		}
		s.State.Apply(engine.Choice{Seat: asked[0].Seat, Verb: engine.Pass, About: asked[0].About}, t)
	}
}

func (s *state) Resume(t *engine.Turn) {
	if now.resume != nil {
		now.resume(s, t)
	} else {
		s.State.Resume(t)
	}
}

func (s *state) Outcome() (engine.Outcome, bool) {
	if now.outcome != nil {
		return now.outcome(s.State.Outcome())
	}
	return s.State.Outcome()
}

func (s *state) Redact(viewer engine.Seat) {
	if now.redact != nil {
		now.redact(s, viewer)
	} else {
		s.State.Redact(viewer)
	}
}

func (s *state) Imagine(viewer engine.Seat, d engine.Dice) {
	if now.imagine != nil {
		now.imagine(s, viewer, d)
	} else {
		s.State.Imagine(viewer, d)
	}
}

func (s *state) CopyFrom(from engine.State) {
	s.State = inner(from).State
	if now.copied != nil {
		now.copied(s, inner(from))
	}
}

func (s *state) Equal(t engine.State) bool {
	if now.equal != nil {
		return now.equal(s, inner(t))
	}
	return s.State == inner(t).State
}

func (s *state) Fingerprint() uint64 {
	if now.fingerprint != nil {
		return now.fingerprint(s)
	}
	return s.State.Fingerprint()
}
