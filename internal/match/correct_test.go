package match_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// A script is a match as it was meant: choices with the faces of their dice, and the positions after them.
type script struct {
	steps     []match.Slip
	positions []string
}

// typedMatch begins a match at a table with real dice, stored in a journal.
func typedMatch(rules engine.Ruleset, scenario string) match.Spec {
	rec := record.New(rules.Info(), scenario, nil, "m1")
	rec.Dice.Source = record.Typed
	return match.Spec{Rules: rules, Scenario: scenario, Seats: persons(), Record: rec, Journal: &match.Memory{},
		MakeDice: func() (engine.Dice, error) { return &dice.Typed{Seats: engine.Everyone}, nil }}
}

func positionOf(m *match.Match) string {
	return string(m.Rules().FormatPosition(nil, m.View(engine.Observer).Seen)) +
		string(m.Rules().FormatPosition(nil, m.View(seatA).Seen)) + string(m.Rules().FormatPosition(nil, m.View(seatB).Seen))
}

// needs returns what dice the match waits for, and the seat that types them.
func needs(m *match.Match) (engine.Seat, *engine.DiceNeeded) {
	for _, s := range []engine.Seat{seatA, seatB} {
		if d := m.View(s).Dice; d != nil {
			return s, d
		}
	}
	return engine.NoSeat, nil
}

// roll answers all dice that the match waits for.
func roll(t *testing.T, m *match.Match, from engine.Dice) {
	t.Helper()
	for seat, d := needs(m); d != nil; seat, d = needs(m) {
		f, ok := from.Throw(d.Throw)
		if !ok {
			t.Fatalf("no faces for %+v", d.Throw)
		}
		must(t, m.Give(seat, f))
	}
}

// write plays a match at random to the end, or so many steps.
func writeScript(t *testing.T, spec match.Spec, most int, key uint64) script {
	t.Helper()
	m, bot, mix := load(t, spec), randomBot(key), dice.NewMixer(key, 1)
	var out script
	roll(t, m, &mix)
	for len(out.steps) < most && !overNow(m) {
		for _, s := range []engine.Seat{seatA, seatB} {
			if v := m.View(s); len(v.Asked) > 0 {
				c := bot.Choose(v.Seen, v.Asked[0].Decision)
				_, err := m.Play(s, v.At, c)
				must(t, err)
				break
			}
		}
		roll(t, m, &mix)
		if overNow(m) {
			break
		}
		last, err := m.Slips(1)
		must(t, err)
		out.steps, out.positions = append(out.steps, last[0]), append(out.positions, positionOf(m))
	}
	return out
}

// follow plays step i of the script, or reports that the rules do not allow it now; faces may be typed wrong.
func (s *script) follow(t *testing.T, m *match.Match, i int, wrong func(*engine.Throw, *engine.Faces)) bool {
	t.Helper()
	c := s.steps[i].Choice
	if _, err := m.Play(c.Seat, m.View(c.Seat).At, c); err != nil {
		return false
	}
	typed := 0
	for seat, d := needs(m); d != nil; seat, d = needs(m) {
		var f engine.Faces
		for k := range d.Throw.Dice {
			f[k] = 1
		}
		if typed < len(s.steps[i].Thrown) && s.steps[i].Thrown[typed].Faces.Fit(d.Throw) {
			f = s.steps[i].Thrown[typed].Faces
		}
		if wrong != nil {
			wrong(&d.Throw, &f)
		}
		typed++
		must(t, m.Give(seat, f))
	}
	return true
}

// A corrected match stands where it would stand if nothing had been typed wrong.
func (s *script) stands(t *testing.T, m *match.Match, spec match.Spec) {
	t.Helper()
	steps, err := m.Slips(1 << 20)
	must(t, err)
	slices.Reverse(steps)
	for i := range steps {
		if steps[i].Choice != s.steps[i].Choice {
			t.Fatalf("step %d is %+v, want %+v", i, steps[i].Choice, s.steps[i].Choice)
		}
		for k, th := range steps[i].Thrown {
			if th.Faces != s.steps[i].Thrown[k].Faces {
				t.Fatalf("throw %d of step %d is %v, want %v", k, i, th.Faces, s.steps[i].Thrown[k].Faces)
			}
		}
	}
	if got, want := positionOf(m), s.positions[len(steps)-1]; got != want {
		t.Errorf("after %d steps the position is\n%s\nwant\n%s", len(steps), got, want)
	}
	sameViews(t, "loaded", load(t, spec), m)
	if report := verified(t, m); report.Corrected == 0 {
		t.Error("the record does not say that the umpire corrected it")
	}
}

// scripts has each correct something in matches of two games, and wants several corrections in each game.
func scripts(t *testing.T, each func(*testing.T, func() match.Spec, script) int) {
	games := []struct {
		rules    engine.Ruleset
		scenario string
	}{
		{rulesOf(t, duel.Data, duel.New), "open-sea"},
		{rulesOf(t, renaissance.Data, renaissance.New), "lion-and-bull"},
	}
	for _, g := range games {
		t.Run(g.scenario, func(t *testing.T) {
			spec := func() match.Spec { return typedMatch(g.rules, g.scenario) }
			corrected := 0
			for key := range uint64(6) {
				corrected += each(t, spec, writeScript(t, spec(), 120, key))
			}
			if corrected < 2 {
				t.Errorf("%d corrections in six matches", corrected)
			}
		})
	}
}

// A die typed wrong is corrected some steps later; what came after it is played again with the dice that were typed.
func TestAnUmpireCorrectsADie(t *testing.T) {
	scripts(t, func(t *testing.T, begin func() match.Spec, s script) (corrected int) {
		for at := range s.steps {
			if len(s.steps[at].Thrown) == 0 || at+4 > len(s.steps) || corrected == 3 {
				continue
			}
			spec := begin()
			m := load(t, spec)
			for i := range at {
				s.follow(t, m, i, nil)
			}
			first := true
			s.follow(t, m, at, func(th *engine.Throw, f *engine.Faces) {
				if first {
					f[0] = f[0]%th.Sides + 1
				}
				first = false
			})
			next := at + 1
			for next < at+4 && !overNow(m) && s.follow(t, m, next, nil) {
				next++
			}
			if overNow(m) {
				continue
			}
			right := s.steps[at].Thrown[0].Faces
			if corrected == 1 {
				right = engine.Faces{} // asked for anew
			}
			must(t, m.CorrectDice(at, 0, right))
			s.retype(t, m)
			s.stands(t, m, spec)
			corrected++
		}
		return corrected
	})
}

// retype types the dice that a correction asks for.
func (s *script) retype(t *testing.T, m *match.Match) {
	t.Helper()
	for seat, d := needs(m); d != nil; seat, d = needs(m) {
		held, err := m.Slips(1)
		must(t, err)
		f := engine.Faces{}
		for k := range d.Throw.Dice {
			f[k] = 1
		}
		if want := s.steps[held[0].Step].Thrown; len(held[0].Thrown) < len(want) {
			f = want[len(held[0].Thrown)].Faces
		}
		must(t, m.Give(seat, f))
	}
}

// An order written wrong is corrected after others have answered it, through the sealed orders of both sides.
func TestAnUmpireCorrectsAnOrder(t *testing.T) {
	scripts(t, func(t *testing.T, begin func() match.Spec, s script) (corrected int) {
		for at := 0; at+6 < len(s.steps) && corrected < 3; at++ {
			spec := begin()
			m := load(t, spec)
			for i := range at {
				s.follow(t, m, i, nil)
			}
			wrong, ok := other(m, s.steps[at].Choice)
			if !ok {
				continue
			}
			_, err := m.Play(wrong.Seat, m.View(wrong.Seat).At, wrong)
			must(t, err)
			one := dice.NewMixer(1, 1)
			roll(t, m, &one)
			next := at + 1
			for next < at+6 && !overNow(m) && s.follow(t, m, next, nil) {
				next++
			}
			if overNow(m) || next == at+1 {
				continue
			}
			must(t, m.Correct(at))
			right := s.steps[at].Choice
			_, err = m.Play(right.Seat, m.View(right.Seat).At, right)
			must(t, err)
			s.retype(t, m)
			s.stands(t, m, spec)
			corrected++
		}
		return corrected
	})
}

// other returns another lawful answer to what a choice answers.
func other(m *match.Match, c engine.Choice) (engine.Choice, bool) {
	v := m.View(c.Seat)
	for _, q := range v.Asked {
		for _, w := range v.Seen.Candidates(q.Decision, 3, nil) {
			if w.About == c.About && w.Verb == c.Verb && w != c {
				return w, true
			}
		}
	}
	return c, false
}

// What cannot be corrected says why, and changes nothing.
func TestWhatAnUmpireCannotCorrect(t *testing.T) {
	spec := typedMatch(duelRules(t), "open-sea")
	m := load(t, spec)
	if err := m.Correct(0); !errors.Is(err, match.ErrNoSlip) {
		t.Errorf("nothing is corrected: %v", err)
	}
	orders(t, m)
	mix := dice.NewMixer(1, 1)
	roll(t, m, &mix)
	before := string(m.Record())
	steps, err := m.Slips(99)
	must(t, err)
	for i, err := range []error{m.Correct(len(steps)), m.Correct(-1), m.CorrectDice(0, 0, engine.Faces{1}), m.CorrectDice(0, 9, engine.Faces{1})} {
		if !errors.Is(err, match.ErrNoSlip) {
			t.Errorf("%d: %v", i, err)
		}
	}
	if string(m.Record()) != before {
		t.Error("a refused correction has changed the record")
	}
	rated := load(t, journaled(t, &match.Memory{}, nil, persons()...))
	if _, err := rated.Slips(9); !errors.Is(err, match.ErrNoUmpire) {
		t.Errorf("the house's dice are corrected: %v", err)
	}
}

// An umpire rules how things stand: the match goes on from there, the record says why, and nothing before can be taken
// back.
func TestAnUmpireRules(t *testing.T) {
	spec := typedMatch(rulesOf(t, renaissance.Data, renaissance.New), "lion-and-bull")
	m := load(t, spec)
	sail(t, m)
	mix := dice.NewMixer(1, 1)
	roll(t, m, &mix)
	was, err := m.Position()
	must(t, err)
	if err := m.Rule("as it is", was, false); !errors.Is(err, match.ErrSame) {
		t.Errorf("a ruling that changes nothing: %v", err)
	}
	now := append(slices.Clone(was), "ship triumph at 690 690 heading 85\n"...)
	if err := m.Rule(" ", now, false); !errors.Is(err, match.ErrNoReason) {
		t.Errorf("a ruling without a reason: %v", err)
	}
	if err := m.Rule("no such ship", append(slices.Clone(was), "ship nobody at 1 1\n"...), false); err == nil || !strings.Contains(err.Error(), "found \"nobody\"") {
		t.Errorf("a ruling on a ship that is none: %v", err)
	}
	must(t, m.Rule("A sleeve moved her.", now, false))
	sameViews(t, "loaded", load(t, spec), m)
	if got, err := m.Position(); err != nil || !strings.Contains(string(got), "at 690 690") {
		t.Errorf("the position is %s (%v)", got, err)
	}
	if err := m.TakeBack(seatB, engine.NoObject); !errors.Is(err, engine.ErrNothing) {
		t.Errorf("something before the ruling is taken back: %v", err)
	}
	sail(t, m)
	roll(t, m, &mix)
	sameViews(t, "loaded later", load(t, spec), m)
	if report := verified(t, m); report.Rulings != 1 {
		t.Errorf("%d rulings in the record", report.Rulings)
	}
	if !logHas(m.View(seatA), "The umpire rules: A sleeve moved her.") {
		t.Error("the log does not tell of the ruling")
	}
	for name, at := range map[string]*match.Match{"now": m, "loaded": load(t, spec), "at a later sitting": later(t, m)} {
		slips, err := at.Slips(1 << 20)
		must(t, err)
		last := slips[len(slips)-1]
		if last.Step != match.Ruled || !strings.HasPrefix(last.Bars, "Nothing before the ruling “A sleeve moved her.” can be corrected") || len(slips) < 2 {
			t.Errorf("%s, at the end of what may be corrected stands %+v", name, last)
		}
		if err := at.Correct(match.Ruled); !errors.Is(err, match.ErrNoSlip) {
			t.Errorf("%s, a ruling is corrected: %v", name, err)
		}
	}
}
