package match_test

import (
	"errors"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// playedOut plays a typed match of Duel at random to its end, by the rules or by a seat that gives up.
func playedOut(t *testing.T, spec match.Spec, key uint64, concedes bool) *match.Match {
	t.Helper()
	m, bot, mix := load(t, spec), randomBot(key), dice.NewMixer(key, 1)
	roll(t, m, &mix)
	for n := 0; !overNow(m); n++ {
		if concedes && n == 9 {
			must(t, m.Concede(seatA))
			break
		}
		for _, s := range []engine.Seat{seatA, seatB} {
			if v := m.View(s); len(v.Asked) > 0 {
				_, err := m.Play(s, v.At, bot.Choose(v.Seen, v.Asked[0].Decision))
				must(t, err)
				break
			}
		}
		roll(t, m, &mix)
	}
	return m
}

// lastThrow returns the last throw that an umpire may correct.
func lastThrow(t *testing.T, m *match.Match) match.Slip {
	t.Helper()
	steps, err := m.Slips(1 << 20)
	must(t, err)
	for _, s := range steps {
		if len(s.Thrown) > 0 {
			return s
		}
	}
	t.Fatal("nothing was thrown")
	return match.Slip{}
}

// What ended a match may be what was typed wrong: once corrected, the match goes on.
func TestAnUmpireCorrectsTheEnd(t *testing.T) {
	adjourned := 0
	for key := range uint64(4) {
		for _, concedes := range []bool{false, true} {
			spec := typedMatch(duelRules(t), "fog")
			m := playedOut(t, spec, key, concedes)
			if concedes {
				steps, err := m.Slips(1)
				must(t, err)
				must(t, m.Correct(steps[0].Step))
			} else {
				must(t, m.CorrectDice(lastThrow(t, m).Step, 0, engine.Faces{}))
			}
			if v := m.View(seatA); v.Over() {
				t.Fatalf("%d: a corrected match is over: %s", key, v.Ending.Says)
			}
			sameViews(t, "loaded", load(t, spec), m)
			mix := dice.NewMixer(key, 2)
			roll(t, m, &mix)
			if report := verified(t, m); report.Corrected != 1 {
				t.Errorf("%d: the record has %d corrections", key, report.Corrected)
			}
			if overNow(m) {
				continue
			}
			adjourned++
			must(t, m.Adjourn(seatA))
			if err := m.Correct(0); !errors.Is(err, match.ErrOver) {
				t.Errorf("an adjourned match is corrected: %v", err)
			}
		}
	}
	if adjourned == 0 {
		t.Error("no corrected match went on")
	}
}

// A roll of the set-up is corrected, too: all that was chosen after it is played again.
func TestAnUmpireCorrectsTheSetUp(t *testing.T) {
	for key := range uint64(4) {
		right := typedMatch(duelRules(t), "fog")
		s := writeScript(t, right, 40, key)
		set, err := load(t, right).Slips(1 << 20)
		must(t, err)
		rolled := set[len(set)-1]
		if rolled.Step != match.SetUp || len(rolled.Thrown) != 1 {
			t.Fatalf("the first slip is %+v", rolled)
		}
		spec := typedMatch(duelRules(t), "fog")
		m := load(t, spec)
		seat, d := needs(m)
		wrong := rolled.Thrown[0].Faces
		wrong[0] = wrong[0]%d.Throw.Sides + 1
		must(t, m.Give(seat, wrong))
		n := 0
		for n < len(s.steps) && s.follow(t, m, n, nil) {
			n++
		}
		if err := m.CorrectDice(match.SetUp, 0, engine.Faces{9}); !errors.Is(err, engine.ErrFaces) {
			t.Errorf("a nine is typed for the set-up: %v", err)
		}
		must(t, m.CorrectDice(match.SetUp, 0, rolled.Thrown[0].Faces))
		s.retype(t, m)
		if got := positionOf(m); n == 0 || got != s.positions[n-1] {
			t.Errorf("%d: after %d steps the position is\n%s", key, n, got)
		}
		sameViews(t, "loaded", load(t, spec), m)
		if report := verified(t, m); report.Rulings != 1 {
			t.Errorf("%d: the record has %d rulings", key, report.Rulings)
		}
	}
}

// later resumes a match from its record, as the next sitting does.
func later(t *testing.T, m *match.Match) *match.Match {
	t.Helper()
	rec, err := record.Parse("", m.Record())
	must(t, err)
	old, err := record.Replay(m.Rules(), rec)
	must(t, err)
	rec.Sit(record.Dice{Source: record.Typed, Umpire: true}, make([]string, 2))
	spec := match.Spec{Rules: m.Rules(), Scenario: rec.Scenario, Seats: persons(), Record: rec, Dice: &dice.Typed{Seats: engine.Everyone}}
	var from int
	from, spec.Past = old.Standing()
	if from == 0 {
		spec.SetUp = old.Moments[0].Thrown
	} else if ruling, ok := old.Moments[from].Line.(*record.Ruling); ok {
		spec.Ruled = ruling.Why
	}
	spec.Start = m.Rules().Blank()
	spec.Start.CopyFrom(old.State(from))
	now, err := match.New(spec)
	must(t, err)
	return now
}

// What was typed at an earlier sitting is corrected at a later one, after a ruling only as far back as that.
func TestAnUmpireCorrectsAnEarlierSitting(t *testing.T) {
	rules := rulesOf(t, duel.Data, duel.New)
	for key := range uint64(4) {
		s := writeScript(t, typedMatch(rules, "fog"), 60, key)
		spec := typedMatch(rules, "fog")
		m := load(t, spec)
		mix := dice.NewMixer(key, 1)
		roll(t, m, &mix)
		at := 0
		for len(s.steps[at].Thrown) == 0 {
			s.follow(t, m, at, nil)
			at++
		}
		s.follow(t, m, at, func(th *engine.Throw, f *engine.Faces) { f[0] = f[0]%th.Sides + 1 })
		must(t, m.Adjourn(engine.NoSeat))
		m = later(t, m)
		must(t, m.CorrectDice(at, 0, s.steps[at].Thrown[0].Faces))
		s.retype(t, m)
		if got := positionOf(m); got != s.positions[at] {
			t.Errorf("%d: after step %d the position is\n%s\nwant\n%s", key, at, got, s.positions[at])
		}
		if report := verified(t, m); report.Corrected != 1 {
			t.Errorf("%d: the record has %d corrections", key, report.Corrected)
		}
		slips, err := m.Slips(1 << 20)
		must(t, err)
		if slips[len(slips)-1].Step != match.SetUp {
			t.Errorf("the set-up cannot be corrected later: %+v", slips)
		}
	}
}

// A correction that waits for another choice or roll is given up: all stands as it was.
func TestACorrectionIsGivenUp(t *testing.T) {
	for key := range uint64(4) {
		spec := typedMatch(duelRules(t), "fog")
		s := writeScript(t, typedMatch(duelRules(t), "fog"), 30, key)
		m := load(t, spec)
		mix := dice.NewMixer(key, 1)
		roll(t, m, &mix)
		n, thrown := 0, -1
		for n < len(s.steps) && s.follow(t, m, n, nil) {
			if len(s.steps[n].Thrown) > 0 {
				thrown = n
			}
			n++
		}
		if err := m.Uncorrect(); !errors.Is(err, match.ErrNoSlip) {
			t.Errorf("%d: nothing is corrected, and given up: %v", key, err)
		}
		before := positionOf(m)
		if thrown < 0 {
			t.Fatalf("%d: nothing was thrown", key)
		}
		for i, correct := range []func() error{
			func() error { return m.Correct(0) },
			func() error { return m.CorrectDice(thrown, 0, engine.Faces{}) },
		} {
			must(t, correct())
			if positionOf(m) == before && i == 0 {
				t.Errorf("%d: the first choice is corrected and nothing withdrawn", key)
			}
			must(t, m.Uncorrect())
			if got := positionOf(m); got != before {
				t.Errorf("%d: a correction was given up, and the position is\n%s\nwant\n%s", key, got, before)
			}
			sameViews(t, "loaded", load(t, spec), m)
		}
		verified(t, m)
	}
}

// How things stand is not changed in the middle of a move: the rolls typed for it would be lost.
func TestNoRulingInAMove(t *testing.T) {
	m := load(t, typedMatch(duelRules(t), "open-sea"))
	orders(t, m)
	if _, d := needs(m); d == nil {
		t.Fatal("no dice are asked for")
	}
	if _, err := m.Position(); !errors.Is(err, engine.ErrHeld) {
		t.Errorf("a position is given in the middle of a move: %v", err)
	}
}
