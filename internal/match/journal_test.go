package match_test

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// journaled returns the spec of a duel with a journal; change may change it.
func journaled(t testing.TB, j match.Journal, change func(*match.Spec), seats ...match.Sitter) match.Spec {
	t.Helper()
	return house(duelRules(t), "fog", j, change, seats...)
}

// house returns the spec of a match with a journal and dice of the house; change may change it.
func house(rules engine.Ruleset, scenario string, j match.Journal, change func(*match.Spec), seats ...match.Sitter) match.Spec {
	secret := dice.Secret{1, 2, 3}
	words := []string{"the wind is fair today", "and the powder is dry"}
	rec := record.New(rules.Info(), scenario, nil, "m1")
	rec.Dice = record.Dice{Source: record.House, Commit: secret.Commit()}
	for i := range rec.Seats {
		rec.Seats[i].Words, rec.Seats[i].Bot = words[i], !seats[i].Person()
		if rec.Seats[i].Bot {
			rec.Seats[i].Who = "random"
		}
	}
	spec := match.Spec{
		Rules: rules, Scenario: scenario, Seats: seats, Record: rec, Key: secret.Key(), Journal: j,
		MakeDice: func() (engine.Dice, error) { return dice.NewHouse(secret, "m1", words) },
	}
	if change != nil {
		change(&spec)
	}
	return spec
}

func load(t testing.TB, spec match.Spec) *match.Match {
	t.Helper()
	head := *spec.Record
	spec.Record = &head
	m, err := match.Load(spec)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

var everyone = []engine.Seat{seatA, seatB, engine.Observer}

// sameViews compares what everyone sees in two matches.
func sameViews(t *testing.T, when string, got, want *match.Match) {
	t.Helper()
	for _, seat := range everyone {
		g, w := got.View(seat), want.View(seat)
		sameView(t, when, g, w)
		if g, w := got.News(seat), want.News(seat); !slices.Equal(g, w) {
			t.Fatalf("%s: the news for seat %d are %v, want %v", when, seat, g, w)
		}
	}
	if g, w := got.Record(), want.Record(); !bytes.Equal(g, w) {
		t.Fatalf("%s: the record is\n%s\nwant\n%s", when, g, w)
	}
}

func sameView(t *testing.T, when string, g, w match.View) {
	t.Helper()
	if g.Seen != nil && w.Seen != nil && !g.Seen.Equal(w.Seen) {
		t.Fatalf("%s: seat %d sees another position", when, g.Seat)
	}
	g.Seen, w.Seen = nil, nil
	if !reflect.DeepEqual(g, w) {
		t.Fatalf("%s: seat %d sees\n%+v\nwant\n%+v", when, g.Seat, g, w)
	}
}

// restless plays a match of two persons at random, with all that they can do
// besides, and calls each after everything done.
func restless(t *testing.T, m *match.Match, key uint64, each func()) {
	t.Helper()
	pick := dice.NewMixer(key, 0)
	for range 400 {
		seat := engine.Seat(pick.Pick(2))
		v := m.View(seat)
		if v.Over() {
			return
		}
		switch n := pick.Pick(13); {
		case v.Ending != nil && v.Consent == nil:
			_ = m.Resume(seat) // it may have asked already
		case n == 6 && key%4 == 1 && v.Scene != nil && v.Ending == nil:
			must(t, m.Adjourn(seat))
		case v.Consent != nil:
			must(t, m.Answer(seat, n < 8))
		case v.Given && n < 4:
			must(t, m.Retract(seat))
		case v.Dice != nil:
			var f engine.Faces
			for i := range v.Dice.Throw.Dice {
				f[i] = uint16(1 + pick.Pick(int(v.Dice.Throw.Sides)))
			}
			must(t, m.Give(seat, f))
		case n == 0:
			must(t, m.Say(seat, "a word"))
		case n == 1:
			_ = m.TakeBack(seat, engine.NoObject) // there may be nothing
		case n == 2:
			_ = m.AskBack(seat)
		case n == 3 && key%3 == 0:
			_ = m.OfferDraw(seat)
		case n == 4 && len(v.Asked) > 0 && len(v.Asked[0].Here) > 0:
			must(t, m.Order(seat, v.Asked[0].Here[pick.Pick(2)].Text))
		case n == 4:
			_ = m.Order(seat, []string{"idle", "load > round", "fire 9"}[pick.Pick(3)]) // it may not be offered
		case n == 5 && len(v.Standing) > 0:
			must(t, m.Revoke(seat, v.Standing[0].Text))
		case n == 12 && len(v.Written) > 0:
			c := v.Written[pick.Pick(len(v.Written))]
			_, _ = m.Rewrite(seat, v.At, c.About, c) // what was sealed besides may be wanted
		case len(v.Asked) > 0:
			all := v.Seen.Candidates(v.Asked[0].Decision, 3, nil)
			_, err := m.Play(seat, v.At, all[pick.Pick(len(all))])
			must(t, err)
		}
		each()
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Whatever was done: the match that is loaded is the match that was played.
func TestAMatchIsLoadedAsItWasPlayed(t *testing.T) {
	for key := range uint64(12) {
		typed := key%2 == 1
		var j match.Memory
		spec := journaled(t, &j, func(s *match.Spec) {
			withOrders(s)
			if !typed {
				return
			}
			s.Record.Dice.Source = record.Typed
			house := s.MakeDice
			s.MakeDice = func() (engine.Dice, error) {
				h, err := house()
				return &dice.Typed{Seats: engine.Everyone, House: h}, err
			}
		}, persons()...)
		m, other := load(t, spec), load(t, spec)
		restless(t, m, key, func() {
			sameViews(t, "loaded", load(t, spec), m)
			if key > 2 || len(m.View(seatA).Log)%3 == 0 {
				must(t, other.CatchUp())
				sameViews(t, "on another node", other, m)
			}
		})
		if v := m.View(seatA); v.Ending != nil {
			verified(t, m)
		}
	}
}

func TestEveryViewIsFoundAgain(t *testing.T) {
	var j match.Memory
	m := load(t, journaled(t, &j, withOrders, persons()...))
	views := map[engine.Seat]map[int]match.View{seatA: {}, seatB: {}, engine.Observer: {}}
	note := func() {
		for _, seat := range everyone {
			v := m.View(seat)
			views[seat][v.At] = v
		}
	}
	note()
	restless(t, m, 4, note)
	for seat, all := range views {
		for at, want := range all {
			got, err := m.Past(seat, at)
			must(t, err)
			want.CanBack = got.CanBack // it may change without being seen
			sameView(t, "past", got, want)
		}
	}
}

// Two nodes hold one match: the slower looks again, and neither loses a choice.
func TestTwoNodesHoldOneMatch(t *testing.T) {
	var j match.Memory
	spec := journaled(t, &j, nil, persons()...)
	one, two := load(t, spec), load(t, spec)
	play(t, one, "A load resolute > round")
	at := two.View(seatB).At
	n, err := two.Play(seatB, at, choice(t, two, "B load vengeur > round"))
	if n != 0 || err != nil {
		t.Fatalf("a choice made on an old position: played %d, error %v", n, err)
	}
	sameViews(t, "after the loser looked", two, one)
	play(t, two, "B load vengeur > round")
	must(t, one.CatchUp())
	sameViews(t, "after the other caught up", one, two)
	play(t, two, "A plot resolute 2")
	if err := one.Say(seatA, "Well?"); !errors.Is(err, match.ErrMoved) {
		t.Errorf("error %v, want that the match has moved on", err)
	}
	must(t, one.Say(seatA, "Well?"))
	must(t, two.CatchUp())
	sameViews(t, "at the end", two, one)
	sameViews(t, "loaded", load(t, spec), one)
}

// A failing is a journal that can be made to fail, before or after it has stored.
type failing struct {
	match.Memory
	before, after, read error
}

func (j *failing) Append(e match.Entry) error {
	if j.before != nil {
		return j.before
	}
	if err := j.Memory.Append(e); err != nil {
		return err
	}
	return j.after
}

func (j *failing) Since(n int) ([]match.Entry, error) {
	if j.read != nil {
		return nil, j.read
	}
	return j.Memory.Since(n)
}

func TestWhatIsNotStoredIsNotTold(t *testing.T) {
	full := errors.New("the disk is full")
	var j failing
	m := load(t, journaled(t, &j, nil, persons()...))
	before, text := m.View(seatA), m.Record()
	c := choice(t, m, "A load resolute > round")

	j.before = full
	if _, err := m.Play(seatA, before.At, c); !errors.Is(err, full) {
		t.Fatalf("error %v, want the disk's", err)
	}
	sameView(t, "after a choice that was not stored", m.View(seatA), before)
	if !bytes.Equal(m.Record(), text) {
		t.Error("the record has a choice that was not stored")
	}
	j.before, j.read = nil, full
	if _, err := m.Play(seatA, before.At, c); !errors.Is(err, full) {
		t.Errorf("error %v: it is not known what is stored", err)
	}
	j.read = nil
	if n, err := m.Play(seatA, before.At, c); n != 1 || err != nil {
		t.Errorf("once the disk has room again: played %d, error %v", n, err)
	}

	j.after = full // the answer was lost, and the entry was not
	c = choice(t, m, "A plot resolute 2")
	at := m.View(seatA).At
	if _, err := m.Play(seatA, at, c); !errors.Is(err, full) {
		t.Fatalf("error %v, want the disk's", err)
	}
	j.after = nil
	if n, err := m.Play(seatA, at, c); n != 0 || err != nil {
		t.Errorf("the same choice again: played %d, error %v; it was stored", n, err)
	}
	if v := m.View(seatA); len(v.Asked) != 0 {
		t.Errorf("A is asked %d questions; all was answered and stored", len(v.Asked))
	}
}

func TestChangesAreCalledOnce(t *testing.T) {
	var j match.Memory
	n := 0
	var m *match.Match
	m = load(t, journaled(t, &j, func(s *match.Spec) {
		s.Changed = func() {
			n++
			if m != nil {
				m.View(seatA) // the match is free
			}
		}
	}, persons()...))
	n = 0
	play(t, m, "A load resolute > round")
	if n != 1 {
		t.Errorf("called %d times, want once", n)
	}
	_, err := m.Play(seatA, m.View(seatA).At, choice(t, m, "A plot resolute 9"))
	if err == nil || n != 1 {
		t.Errorf("called %d times after a refusal, error %v", n, err)
	}
}

func TestInAStudyEverythingIsTakenBack(t *testing.T) {
	var j match.Memory
	spec := journaled(t, &j, func(s *match.Spec) { s.Study = true }, persons()...)
	m := load(t, spec)
	orders(t, m)
	must(t, m.TakeBack(seatB, engine.NoObject))
	if v := m.View(seatB); len(v.Asked) != 1 || v.Consent != nil {
		t.Errorf("B is asked %d questions after taking back, want one", len(v.Asked))
	}
	sameViews(t, "loaded", load(t, spec), m)
}

// TestTakingBackARow: what was played in one go, such as a drag, is taken back in one go, also
// in a match that is loaded again; what was played before that stays.
func TestTakingBackARow(t *testing.T) {
	var j match.Memory
	spec := journaled(t, &j, nil, persons()...)
	m := load(t, spec)
	play(t, m, "A load resolute > chain")
	must(t, m.TakeBack(seatA, engine.NoObject))
	if _, err := m.Play(seatA, m.View(seatA).At, choice(t, m, "A load resolute > chain"), choice(t, m, "A plot resolute 1")); err != nil {
		t.Fatal(err)
	}
	must(t, m.TakeBack(seatA, engine.NoObject))
	if n := len(m.View(seatA).Written); n != 0 {
		t.Errorf("%d of 2 orders played in one go are left", n)
	}
	play(t, m, "A load resolute > chain")
	play(t, m, "A plot resolute 1")
	must(t, m.TakeBack(seatA, engine.NoObject))
	if n := len(m.View(seatA).Written); n != 1 {
		t.Errorf("%d of 2 orders played one after another are left, want 1", n)
	}
	sameViews(t, "loaded", load(t, spec), m)
}

// wristwatch is a clock that a test sets.
type wristwatch struct{ time.Time }

func (w *wristwatch) now() time.Time { return w.Time }

func TestAClockThatRunsOut(t *testing.T) {
	var j match.Memory
	w := &wristwatch{time.Date(1588, 7, 29, 12, 0, 0, 0, time.UTC)}
	spec := journaled(t, &j, func(s *match.Spec) {
		s.Pace, s.Now = time.Hour, w.now
		s.Captains = []match.Sitter{{}, randomBot(3)}
	}, persons()...)
	m := load(t, spec)
	w.Time = w.Add(50 * time.Minute)
	play(t, m, "A load resolute > round")
	play(t, m, "A plot resolute 2")
	if v := m.View(seatA); len(v.Clocks) != 1 || v.Clocks[0].Seat != seatB || v.Clocks[0].Ran {
		t.Fatalf("clocks %+v, want that of B, running", v.Clocks)
	}
	if err := m.Claim(seatA, seatB); !errors.Is(err, match.ErrClock) {
		t.Errorf("error %v, want that the clock runs", err)
	}
	w.Time = w.Add(11 * time.Minute)
	if v := m.View(seatA); !v.Clocks[0].Ran || v.Ending != nil {
		t.Fatalf("after an hour: %+v, ending %v; nothing is lost by itself", v.Clocks, v.Ending)
	}
	if err := m.Relieve(seatB, seatA); !errors.Is(err, match.ErrClock) {
		t.Errorf("error %v: the clock of A does not run", err)
	}
	must(t, m.Relieve(seatA, seatB))
	for range 2 {
		if played, err := m.PlayBot(); !played || err != nil {
			t.Fatalf("the captain of B plays: %v, %v", played, err)
		}
	}
	sameViews(t, "relieved", load(t, spec), m)
	must(t, m.Return(seatB))
	if _, ok := m.BotToPlay(); ok {
		t.Error("the captain of B plays on, though B is back")
	}
	sameViews(t, "returned", load(t, spec), m)

	w.Time = w.Add(2 * time.Hour)
	by, late := seatA, seatB
	if m.View(seatA).Clocks[0].Seat == seatA {
		by, late = seatB, seatA
	}
	must(t, m.Claim(by, late))
	sameViews(t, "claimed", load(t, spec), m)
	if text := string(m.Record()); !strings.Contains(text, "end time ") || !strings.Contains(text, "; The time of B") {
		t.Errorf("the record does not tell of the clocks:\n%s", text)
	}
	if v := m.View(by); v.Ending.By != match.ByClock || v.Ending.Outcome.Winner != by {
		t.Errorf("it ended as %+v", v.Ending)
	}
	verified(t, m)
}

// What is secret does not move the clock.
func TestASecretOrderDoesNotMoveTheClock(t *testing.T) {
	var j match.Memory
	w := &wristwatch{time.Date(1588, 7, 29, 12, 0, 0, 0, time.UTC)}
	m := load(t, journaled(t, &j, func(s *match.Spec) { s.Pace, s.Now = time.Hour, w.now }, persons()...))
	before := m.View(seatB).Clocks
	w.Time = w.Add(time.Minute)
	play(t, m, "A load resolute > round")
	if after := m.View(seatB).Clocks; !slices.Equal(before, after) {
		t.Errorf("clocks %+v became %+v by half an order", before, after)
	}
}
