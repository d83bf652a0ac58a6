package match_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// newBattle begins two ships' battle with dice that are typed, if they are.
func newBattle(t *testing.T, typed bool) *match.Match {
	t.Helper()
	m, err := match.New(battle(rulesOf(t, renaissance.Data, renaissance.New), typed))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// battle returns the spec of the battle.
func battle(rules engine.Ruleset, typed bool) match.Spec {
	mix := dice.NewMixer(7, 7)
	spec := match.Spec{Rules: rules, Scenario: "lion-and-bull", Seats: persons(), Dice: &mix,
		Record: record.New(rules.Info(), "lion-and-bull", nil, "m1")}
	if typed {
		spec.Dice = &dice.Typed{Seats: engine.Everyone}
	}
	return spec
}

// sail seals a move in which both hold on straight ahead.
func sail(t *testing.T, m *match.Match) {
	t.Helper()
	for _, text := range []string{"A seal", "B seal"} {
		play(t, m, text)
	}
}

// told is the turns in which a seat was told that something moved.
func toldMoves(m *match.Match, seat engine.Seat) (turns []int) {
	for _, d := range m.Told(seat) {
		if d.Event.Kind == engine.Moved {
			turns = append(turns, d.Turn)
		}
	}
	return slices.Compact(turns)
}

func TestTold(t *testing.T) {
	m := newBattle(t, false)
	if p, err := m.Passage(seatA); err != nil || p.From != p.After || p.Told != nil {
		t.Fatalf("before the first move: %+v, %v", p, err)
	}
	first := m.View(seatA).Scene
	start := m.Start(seatA)
	sail(t, m)
	second := m.View(seatA).Scene
	sail(t, m)
	if !start.Equal(m.Start(seatA)) || start.Equal(m.View(seatA).Seen) {
		t.Error("the position in which play began has moved on")
	}
	if got := toldMoves(m, seatB); !slices.Equal(got, []int{1, 2}) {
		t.Errorf("something moved in the turns %v", got)
	}
	p, err := m.Passage(seatA)
	if err != nil || p.After == nil || p.From.Turn != second.Turn || p.From.Pieces[0].X != second.Pieces[0].X {
		t.Fatalf("the second move went from %+v: %v", p, err)
	}
	if err := m.AskBack(seatB); err != nil {
		t.Fatal(err)
	}
	if err := m.Answer(seatA, true); err != nil {
		t.Fatal(err)
	}
	if got := toldMoves(m, seatB); !slices.Equal(got, []int{1}) {
		t.Errorf("with the second move taken back something moved in the turns %v", got)
	}
	told, turn := m.View(seatB).Log, 0
	for _, l := range told { // the first line that is struck out is of the second move, the last of what stands before it is not
		if turn == 0 && l.At >= told[len(told)-1].Undoes {
			turn = l.Turn
		}
	}
	if turn != 2 {
		t.Errorf("the lines taken back begin in turn %d, at view %d", turn, told[len(told)-1].Undoes)
	}
	if p, err = m.Passage(seatA); err != nil || p.From.Turn != first.Turn {
		t.Errorf("what stands went from %+v: %v", p, err)
	}
	if e := p.Told; !slices.ContainsFunc(e, func(e engine.Event) bool { return e.Kind == engine.Moved }) {
		t.Errorf("nothing moved in %v", e)
	}
}

// A move that waits for dice has gone as far as has been told; nobody is told what is
// sealed, and what is told in secret only those who may know.
func TestPassageThatWaits(t *testing.T) {
	m := newBattle(t, true)
	var open *match.Passage
	for v := m.View(seatA); v.Ending == nil && open == nil; v = m.View(seatA) {
		if v.Dice == nil {
			sail(t, m)
			continue
		}
		var faces engine.Faces
		for i := range v.Dice.Throw.Dice {
			faces[i] = 1
		}
		p, err := m.Passage(seatA)
		if err != nil {
			t.Fatal(err)
		}
		if p.After == nil {
			open = p
		}
		if err := m.Give(seatA, faces); err != nil {
			t.Fatal(err)
		}
	}
	if now := m.View(seatA).Scene.Turn; open == nil || open.From.Turn != now {
		t.Errorf("in %s no move was open while its dice were waited for: %+v", now, open)
	}
	for _, d := range m.Told(engine.Observer) {
		if !d.Event.See.Has(engine.Observer) {
			t.Errorf("an observer is told %+v", d.Event)
		}
	}
}

// Dice typed wrongly are typed again while more are wanted for the same move: the match
// goes on as if they had been typed rightly, but for a line in every log.
func TestMistypedDice(t *testing.T) {
	give := func(m *match.Match, face uint16) {
		t.Helper()
		var faces engine.Faces
		for i := range m.View(seatA).Dice.Throw.Dice {
			faces[i] = face
		}
		must(t, m.Give(seatA, faces))
	}
	want := newBattle(t, true)
	var j match.Memory
	spec := battle(want.Rules(), true)
	spec.Journal, spec.MakeDice = &j, func() (engine.Dice, error) { return spec.Dice, nil }
	m, other := load(t, spec), load(t, spec)
	if err := m.Retract(seatA); !errors.Is(err, engine.ErrNothing) && !errors.Is(err, engine.ErrNotHeld) {
		t.Errorf("dice that nobody typed are taken back: %v", err)
	}
	mended := 0
	for n := 0; n < 200 && mended < 5; n++ {
		v := m.View(seatA)
		if v.Over() {
			break
		}
		if v.Dice == nil {
			sail(t, m)
			sail(t, want)
			continue
		}
		asked := v.Dice.Throw
		give(m, 6)
		if v := m.View(seatB); v.Given {
			must(t, m.Retract(seatB))
			if got := m.View(seatA).Dice; got == nil || got.Throw != asked {
				t.Fatalf("after dice are taken back %+v is asked for, want %+v", got, asked)
			}
			if !logHas(m.View(seatB), "The last roll was wrong") {
				t.Fatal("no log tells that dice were taken back")
			}
			must(t, other.CatchUp())
			sameViews(t, "on another node", other, m)
			sameViews(t, "loaded", load(t, spec), m)
			mended++
			give(m, 1)
			give(want, 1)
		} else {
			give(want, 6)
		}
	}
	if mended < 2 {
		t.Fatalf("dice are mistyped %d times", mended)
	}
	if got, want := m.Record(), want.Record(); !bytes.Equal(got, want) {
		t.Errorf("the record is\n%s\nwant\n%s", got, want)
	}
}

// Dice typed wrongly are typed again, too, when what they were for is done, until something
// else has been decided: on every node and after a restart alike.
func TestLastRollIsCorrected(t *testing.T) {
	m := newBattle(t, true)
	var j match.Memory
	spec := battle(m.Rules(), true)
	spec.Record.Dice.Source = record.Typed
	spec.Journal, spec.MakeDice = &j, func() (engine.Dice, error) { return spec.Dice, nil }
	m, other := load(t, spec), load(t, spec)
	corrected := 0
	for n := 0; n < 200 && corrected < 3 && !overNow(m); n++ {
		v := m.View(seatA)
		if v.Dice == nil {
			sail(t, m)
			continue
		}
		asked := v.Dice.Throw
		var faces engine.Faces
		for i := range asked.Dice {
			faces[i] = 1
		}
		must(t, m.Give(seatA, faces))
		if v = m.View(seatA); v.Dice != nil || v.Over() {
			continue
		}
		if !v.Retype {
			t.Fatalf("the dice of %+v, typed last, may not be corrected", asked)
		}
		if err := m.Retract(seatB); m.View(seatB).Retype || err == nil {
			t.Error("B may correct a roll that A has typed")
		}
		must(t, m.Retract(seatA))
		if d := m.View(seatA).Dice; d == nil || d.Throw != asked {
			t.Fatalf("to correct the last roll %+v is asked for, want %+v", d, asked)
		}
		must(t, other.CatchUp())
		sameViews(t, "on another node", other, m)
		sameViews(t, "loaded", load(t, spec), m)
		must(t, m.Give(seatA, faces))
		must(t, other.CatchUp())
		sameViews(t, "on another node", other, m)
		sameViews(t, "loaded", load(t, spec), m)
		verified(t, m)
		sail(t, m)
		if v = m.View(seatA); v.Retype {
			t.Error("the last roll may be corrected though something else has been decided")
		}
		if v.Dice == nil {
			if err := m.Retract(seatA); err == nil {
				t.Error("the last roll is corrected though something else has been decided")
			}
		}
		corrected++
	}
	if corrected == 0 {
		t.Fatal("no roll was ever the last of its step")
	}
}

func overNow(m *match.Match) bool { v := m.View(seatA); return v.Over() }
