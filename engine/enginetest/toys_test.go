package enginetest

import (
	"fmt"
	"slices"
	"strings"
	"unsafe"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
)

// Of the duel's own numbers, those that the toys need.
const (
	verbPlot = engine.Pass + 1
	verbFire = engine.Pass + 5
	seatA    = engine.Seat(0)
	seatB    = engine.Seat(1)
)

// swapShots is the duel's Exchange, by way of its text.
func swapShots(s engine.State, viewer engine.Seat, d engine.Dice) {
	for seat, name := range []string{"resolute", "vengeur"} {
		if engine.Seat(seat) == viewer {
			continue
		}
		own := inner(s)
		ship := own.line("ship " + name)
		left := map[string]int{"resolute": 2, "vengeur": 1}[name]
		if strings.Contains(ship, fmt.Sprint("chain-fired ", left)) {
			continue // only round shot is left
		}
		switch guns := own.line("guns " + name); {
		case strings.HasSuffix(guns, " round\n"):
			own.edit(guns, "guns "+name+" chain\n")
		case strings.HasSuffix(guns, " chain\n"):
			own.edit(guns, "guns "+name+" round\n")
		}
	}
}

// toys are one or more for each law. What is not alone breaks others as well.
var toys = []struct {
	name  string
	law   string
	alone bool
	defect
}{
	{"a state with a second pointer", "states are flat", true, defect{
		wrap: func(s duel.State) engine.State { return &fat{state: state{s}} },
	}},
	{"two kinds of one name", "words are clear", true, defect{
		words: func(w engine.Words) engine.Words {
			w.Kinds = slices.Clone(w.Kinds)
			w.Kinds[3] = w.Kinds[2]
			return w
		},
	}},
	{"reasons without words", "refusals help", false, defect{
		words: func(w engine.Words) engine.Words {
			w.Reasons = w.Reasons[:engine.NotOpen+1]
			return w
		},
	}},
	{"an end without words", "refusals help", true, defect{
		words: func(w engine.Words) engine.Words {
			w.Ended = func(engine.Outcome) string { return "" }
			return w
		},
	}},
	{"a sentence that is not filled in", "what is named is found", true, defect{
		tell: func(text string, e engine.Event) string { return text + " %{3@}" },
	}},
	{"a refusal without a case", "refusals cite", true, defect{
		check: func(s *state, c engine.Choice) engine.Illegal {
			if ill := s.State.Check(c); ill.OK() {
				return ill
			}
			return engine.Illegal{Why: engine.NotOpen}
		},
	}},
	{"an order of which nobody is told", "deeds are told", false, defect{
		apply: func(s *state, c engine.Choice, t *engine.Turn) {
			n := len(t.Events)
			if s.State.Apply(c, t); c.Verb == verbPlot {
				t.Events = t.Events[:n]
			}
		},
	}},
	{"an order told in the words of its button", "deeds are told", false, defect{
		apply: func(s *state, c engine.Choice, t *engine.Turn) {
			n := len(t.Events)
			if s.State.Apply(c, t); c.Verb == verbPlot {
				t.Events = t.Events[:n]
			}
		},
		words: func(w engine.Words) engine.Words {
			w.Verbs = slices.Clone(w.Verbs)
			w.Verbs[verbPlot].Does, w.Verbs[verbPlot].Says = "make speed %1.", "A makes speed %1"
			return w
		},
	}},
	{"a throw that decides nothing", "throws are called", true, defect{
		call: func(th engine.Throw, what string) string {
			if th.Rule == "4.3" {
				return ""
			}
			return what
		},
	}},
	{"a question with one answer that hides nothing", "one answer is not asked", true, defect{
		words: func(w engine.Words) engine.Words {
			w.Prompts = slices.Clone(w.Prompts)
			for i := range w.Prompts {
				w.Prompts[i].Kept = ""
			}
			return w
		},
	}},
	{"a verb that is an object", "words are clear", true, defect{
		words: func(w engine.Words) engine.Words {
			find := w.Find
			w.Find = func(name string) (engine.Object, bool) {
				if name == "load" {
					return engine.Thing(9, 9), true
				}
				return find(name)
			}
			return w
		},
	}},
	{"two answers in the same words", "options differ in words", true, defect{
		words: func(w engine.Words) engine.Words {
			w.Title = func(engine.Object) string { return "a ship" }
			return w
		},
	}},
	{"a scenario that is made up", "set-up is sound", true, defect{
		setup: func(s *state, scenario string, err error) (engine.State, error) {
			if scenario == "no-such-scenario" {
				return now.toy.Setup("open-sea", nil, &engine.Turn{})
			}
			if err != nil {
				return nil, err
			}
			return s, nil
		},
	}},
	{"a set-up that does not wait for its dice", "set-up is sound", true, defect{
		before: func(t *engine.Turn) { t.Dice = lucky{t.Dice} },
	}},
	{"a set-up whose throws nobody can explain", "set-up is sound", true, defect{
		laid: func(engine.State) engine.State { return nil },
	}},
	{"candidates without the end of a span", "listed is lawful", true, defect{
		candidates: func(s *state, d engine.Decision, choices []engine.Choice) []engine.Choice {
			return slices.DeleteFunc(choices, func(c engine.Choice) bool { return c.Verb == verbPlot && c.N[0] == 3 })
		},
	}},
	{"an option that is refused", "listed is lawful", false, defect{
		check: func(s *state, c engine.Choice) engine.Illegal {
			if c.Verb == verbFire && c.Seat == seatB {
				return engine.Illegal{Why: engine.NotOpen}
			}
			return s.State.Check(c)
		},
	}},
	{"a Check that does not look at With", "lawful is listed", true, defect{
		check: func(s *state, c engine.Choice) engine.Illegal {
			c.With = engine.NoObject
			return s.State.Check(c)
		},
	}},
	{"a Near that is refused", "lawful is listed", true, defect{
		check: func(s *state, c engine.Choice) engine.Illegal {
			ill := s.State.Check(c)
			if !ill.OK() {
				ill.Near = engine.Choice{Seat: c.Seat, Verb: verbFire, About: c.About}
			}
			return ill
		},
	}},
	{"a question asked twice", "answers are clear", true, defect{
		pending: func(s *state, asked []engine.Decision) []engine.Decision {
			if len(asked) == 1 && !asked[0].Sealed {
				asked = append(asked, asked[0])
			}
			return asked
		},
	}},
	{"one sealed decision of two", "answers are clear", false, defect{
		pending: func(s *state, asked []engine.Decision) []engine.Decision {
			if len(asked) > 1 {
				asked[0].Sealed = false
			}
			return asked
		},
	}},
	{"a match that is over and has no outcome", "the end is the end", false, defect{
		outcome: func(engine.Outcome, bool) (engine.Outcome, bool) { return engine.Outcome{}, false },
	}},
	{"a question without an answer", "the end is the end", false, defect{
		candidates: func(s *state, d engine.Decision, choices []engine.Choice) []engine.Choice {
			if turn, _ := s.Moment(); turn == 2 {
				return nil
			}
			return choices
		},
	}},
	{"a match longer than it says", "it ends", false, defect{
		info: func(in engine.Info) engine.Info {
			in.Scenarios = slices.Clone(in.Scenarios)
			in.Scenarios[0].Longest = 5
			return in
		},
	}},
	{"a choice that panics", "what is lawful is carried out", false, defect{
		apply: func(s *state, c engine.Choice, t *engine.Turn) {
			if c.Verb == verbFire {
				panic("no powder")
			}
			s.State.Apply(c, t)
		},
	}},
	{"a question that changes the position", "looking changes nothing", false, defect{
		check: func(s *state, c engine.Choice) engine.Illegal {
			s.turnWind()
			return s.State.Check(c)
		},
	}},
	{"options in another order each time", "looking changes nothing", false, defect{
		options: func(s *state, d engine.Decision, options []engine.Option) []engine.Option {
			if times++; times%2 == 0 {
				slices.Reverse(options)
			}
			return options
		},
	}},
	{"a law that hangs on who listens", "hearing changes nothing", false, defect{
		apply: func(s *state, c engine.Choice, t *engine.Turn) {
			s.State.Apply(c, t)
			if t.Hear {
				s.turnWind()
			}
		},
	}},
	{"a copy that is not all", "copies are whole", false, defect{
		copied: func(s, from *state) { s.edit("wind variable", "wind steady") },
	}},
	{"a copy that changes its original", "copies are whole", false, defect{
		copied: func(s, from *state) { origin[s] = from },
		apply: func(s *state, c engine.Choice, t *engine.Turn) {
			s.State.Apply(c, t)
			if from := origin[s]; from != nil && from != s {
				from.turnWind()
			}
		},
	}},
	{"dice of its own", "copies are whole", false, defect{
		apply: func(s *state, c engine.Choice, t *engine.Turn) {
			s.State.Apply(c, t)
			if times++; times%2 == 0 {
				s.turnWind()
			}
		},
	}},
	{"an Equal that does not see the guns", "equal is equal", false, defect{
		equal: func(s, t *state) bool {
			a, b := *s, *t
			a.State.Redact(engine.Observer)
			b.State.Redact(engine.Observer)
			return a.State == b.State
		},
	}},
	{"a print without the last field", "the print sees all", true, defect{
		fingerprint: func(s *state) uint64 {
			h := uint64(1)
			const last = unsafe.Sizeof(duel.State{}) - 5 // four bytes of padding follow it
			for i, b := range (*[unsafe.Sizeof(duel.State{})]byte)(unsafe.Pointer(s)) {
				if i != int(last) {
					h = (h ^ uint64(b)) * 1099511628211
				}
			}
			return h
		},
	}},
	{"a text without the wind", "text is whole", false, defect{
		format: func(text string) string { return strings.Replace(text, "wind variable", "wind steady", 1) },
	}},
	{"an objection to what play leads to", "text is whole", false, defect{
		problems: func(text string) []engine.Problem {
			if strings.Contains(text, "turn 2") {
				return []engine.Problem{{Rule: "5.3", Why: "it is too late"}}
			}
			return nil
		},
	}},
	{"an event without words", "what is named is found", true, defect{
		tell: func(text string, e engine.Event) string {
			return strings.ReplaceAll(text, "%", "")[:min(len(text), 6*int(e.N[0]))]
		},
	}},
	{"names that hang on their case", "what is named is found", true, defect{
		words: func(w engine.Words) engine.Words {
			find := w.Find
			w.Find = func(name string) (engine.Object, bool) {
				o, ok := find(name)
				return o, ok && name == strings.ToLower(name)
			}
			return w
		},
	}},
	{"two pieces with one key", "scenes fit together", true, defect{
		scene: func(sc *engine.Scene) { sc.Pieces[1].Key = sc.Pieces[0].Key },
	}},
	{"an order with 1 sails", "one is not many", true, defect{
		words: func(w engine.Words) engine.Words {
			w.Verbs = slices.Clone(w.Verbs)
			w.Verbs[verbPlot].Says = "Sail %A with %1 sails"
			return w
		},
	}},
	{"two pieces at one depth of a stack", "scenes fit together", true, defect{
		scene: func(sc *engine.Scene) {
			quay := engine.Thing(9, 1)
			sc.Boards = append(slices.Clone(sc.Boards), &engine.Board{Key: "quay", Spaces: []engine.Space{{ID: quay}}})
			for i := range sc.Pieces {
				sc.Pieces[i].At, sc.Pieces[i].Side = quay, seatA
			}
		},
	}},
	{"a row without a cell", "scenes fit together", true, defect{
		scene: func(sc *engine.Scene) { sc.Charts[0].Rows[0].Cells = sc.Charts[0].Rows[0].Cells[1:] },
	}},
	{"two sheets with one key", "sheets fit together", true, defect{
		sheets: func(s []engine.Sheet) { s[1].Key = s[0].Key },
	}},
	{"a box without a column", "sheets fit together", true, defect{
		sheets: func(s []engine.Sheet) { s[0].Blocks[0].Columns = []string{"hull"} },
	}},
	{"a refusal that knows what the other has loaded", "no leaks up", false, defect{
		check: func(s *state, c engine.Choice) engine.Illegal {
			ill := s.State.Check(c)
			if !ill.OK() && c.Seat == seatA && strings.HasSuffix(s.line("guns vengeur"), "chain\n") {
				ill.N[2]++
			}
			return ill
		},
	}},
	{"a shot that is not redacted", "no leaks across", false, defect{
		redact: func(s *state, viewer engine.Seat) {
			guns := s.line("guns vengeur")
			s.State.Redact(viewer)
			s.edit(s.line("guns vengeur"), guns)
		},
	}},
	{"an order that is not redacted", "no leaks across", false, defect{
		redact: func(s *state, viewer engine.Seat) {
			order := s.line("order vengeur")
			s.State.Redact(viewer)
			if s.line("order vengeur") == "" {
				s.rewrite(s.text() + order)
			}
		},
	}},
	{"an order that everyone hears", "no leaks across", false, defect{
		apply: func(s *state, c engine.Choice, t *engine.Turn) {
			n := len(t.Events)
			s.State.Apply(c, t)
			for i := n; i < len(t.Events); i++ {
				t.Events[i].See = engine.Everyone
			}
		},
	}},
	{"a question that hangs on what the other has loaded", "no leaks across", false, defect{
		pending: func(s *state, asked []engine.Decision) []engine.Decision {
			if len(asked) == 1 && asked[0].Seat == seatA && strings.HasSuffix(s.line("guns vengeur"), "chain\n") {
				asked[0].Rule = "4.2"
			}
			return asked
		},
	}},
	{"a forgotten Reveal", "a step teaches only whom it says", true, defect{
		apply: func(s *state, c engine.Choice, t *engine.Turn) {
			s.State.Apply(c, t)
			if c.Verb == verbFire {
				t.Out = 0
			}
		},
		resume: func(s *state, t *engine.Turn) {
			_, phase := s.Moment()
			s.State.Resume(t)
			if phase != "gage" {
				t.Out = 0
			}
		},
	}},
	{"a captain who is asked only if he can fire", "a step teaches only whom it says", true, defect{
		apply: func(s *state, c engine.Choice, t *engine.Turn) {
			s.State.Apply(c, t)
			s.holdFire(t)
		},
		resume: func(s *state, t *engine.Turn) {
			s.State.Resume(t)
			s.holdFire(t)
		},
	}},
	{"chain imagined in empty racks", "imagination is sound", true, defect{
		imagine: func(s *state, viewer engine.Seat, d engine.Dice) {
			for range 2 {
				s.edit(" ?\n", " chain\n")
			}
		},
	}},
	{"nothing imagined at all", "imagination plays on", true, defect{
		imagine: func(*state, engine.Seat, engine.Dice) {},
	}},
	{"the wind to who orders first", "sealing commutes", true, defect{
		apply: func(s *state, c engine.Choice, t *engine.Turn) {
			first := c.Verb == verbPlot && c.Seat == seatA && s.line("order vengeur") == ""
			s.State.Apply(c, t)
			if first {
				s.turnWind()
			}
		},
	}},
	{"dice that are not waited for", "dry is harmless", false, defect{
		apply: func(s *state, c engine.Choice, t *engine.Turn) {
			s.State.Apply(c, t)
			if c.Verb == engine.Pass {
				die := engine.Throw{Dice: 1, Sides: 6, Seen: engine.Everyone}
				if f, _ := t.Dice.Throw(die); f[0] > 3 {
					s.turnWind()
				}
				t.Firm = true
			}
		},
	}},
	{"what is fired forgotten at a throw", "resume is run", true, defect{
		resume: func(*state, *engine.Turn) {},
	}},
	{"a measure without a name", "forecasts are whole", true, defect{
		measures: func(names []string) []string { return names[1:] },
	}},
	{"a broadside that is never over", "forecasts are whole", true, defect{
		settled: func(s *state, is bool) bool { return false },
	}},
	{"a broadside without odds", "dice have odds", true, defect{
		foretold: func(c engine.Choice, is bool) bool { return is && c.Verb != verbFire },
	}},
	{"a roll with a face that does nothing", "throws are reckoned", true, defect{
		reckoned: func(_ *state, sums []engine.Sum) {
			for i := range sums {
				for j := range sums[i].Parts {
					if p := &sums[i].Parts[j]; p.Faces != "" {
						p.Ways--
					}
				}
			}
		},
	}},
	{"a reckoning that turns the wind", "throws are reckoned", true, defect{
		reckoned: func(at *state, _ []engine.Sum) { at.turnWind() },
	}},
	{"a match that is laid out anew each time", "replay is the match", false, defect{
		setup: func(s *state, scenario string, err error) (engine.State, error) {
			if err != nil {
				return nil, err
			}
			if times++; times%2 == 0 {
				s.edit("hull 6", "hull 5")
			}
			return s, nil
		},
	}},
	{"garbage", "no garbage", true, defect{
		pending: func(s *state, asked []engine.Decision) []engine.Decision { return slices.Clone(asked) },
	}},
}

// lucky dice never run dry.
type lucky struct{ engine.Dice }

func (l lucky) Throw(t engine.Throw) (engine.Faces, bool) {
	if f, ok := l.Dice.Throw(t); ok {
		return f, true
	}
	return engine.Faces{1, 1}, true
}

// What some toys keep where nothing may be kept.
var (
	times  int
	origin = map[*state]*state{}
)
