package match_test

import (
	"bytes"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

const seatA, seatB = engine.Seat(0), engine.Seat(1)

func duelRules(t testing.TB) engine.Ruleset { return rulesOf(t, duel.Data, duel.New) }

// rulesOf returns a game under its own data.
func rulesOf(t testing.TB, data fs.FS, make func(*pack.Pack) (engine.Ruleset, error)) engine.Ruleset {
	t.Helper()
	p, err := pack.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := make(p)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// randomBot picks any candidate.
func randomBot(key uint64) match.Sitter {
	m := dice.NewMixer(key, 0)
	return match.Sitter{Name: "random", Choose: func(seen engine.State, d engine.Decision) engine.Choice {
		all := seen.Candidates(d, 3, nil)
		return all[m.Pick(len(all))]
	}}
}

// newMatch starts a duel with the house's dice; change may change its spec.
func newMatch(t testing.TB, change func(*match.Spec), seats ...match.Sitter) *match.Match {
	t.Helper()
	rules := duelRules(t)
	secret := dice.Secret{1, 2, 3}
	words := []string{"the wind is fair today", "and the powder is dry"}
	house, err := dice.NewHouse(secret, "m1", words)
	if err != nil {
		t.Fatal(err)
	}
	rec := record.New(rules.Info(), "open-sea", nil, "m1")
	rec.Dice = record.Dice{Source: record.House, Commit: secret.Commit()}
	for i := range rec.Seats {
		rec.Seats[i].Words = words[i]
	}
	spec := match.Spec{
		Rules: rules, Scenario: "open-sea", Seats: seats, Dice: house, Record: rec, Key: secret.Key(),
	}
	if change != nil {
		change(&spec)
	}
	m, err := match.New(spec)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func persons() []match.Sitter { return []match.Sitter{{Name: "Ann"}, {Name: "Bob"}} }

// play plays a choice written in words and fails the test if it is not played.
func play(t *testing.T, m *match.Match, text string) {
	t.Helper()
	c := choice(t, m, text)
	n, err := m.Play(c.Seat, m.View(c.Seat).At, c)
	if err != nil || n != 1 {
		t.Fatalf("%s: played %d, error %v", text, n, err)
	}
}

func choice(t *testing.T, m *match.Match, text string) engine.Choice {
	t.Helper()
	c, bad := engine.ParseChoice(m.Rules().Info(), m.Rules().Words(), text)
	if bad != nil {
		t.Fatal(bad)
	}
	return c
}

// orders has both captains order, which throws for the gage.
func orders(t *testing.T, m *match.Match) {
	t.Helper()
	for _, text := range []string{
		"A load resolute > round", "A plot resolute 2", "B load vengeur > round", "B plot vengeur 2",
	} {
		play(t, m, text)
	}
}

func verified(t *testing.T, m *match.Match) *record.Report {
	t.Helper()
	text := m.Record()
	rec, err := record.Parse("m.wgm", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if again := rec.Format(); !bytes.Equal(again, text) {
		t.Errorf("the record is not in its one form:\n%s", text)
	}
	report := record.Verify(m.Rules(), rec)
	if !report.OK() {
		t.Fatalf("the record does not hold: %v\n%s", report.Faults, text)
	}
	return report
}

func logHas(v match.View, text string) bool {
	return slices.ContainsFunc(v.Log, func(l match.Line) bool { return strings.Contains(l.Text, text) })
}

func TestBotsPlayToTheEnd(t *testing.T) {
	for key := range uint64(20) {
		m := newMatch(t, nil, randomBot(key), randomBot(key+100))
		for {
			played, err := m.PlayBot()
			if err != nil {
				t.Fatal(err)
			}
			if !played {
				break
			}
		}
		v := m.View(engine.Observer)
		if v.Ending == nil || v.Ending.By != match.ByLaw {
			t.Fatalf("key %d: the match ended as %+v", key, v.Ending)
		}
		if report := verified(t, m); !report.Dice && report.House > 0 {
			t.Errorf("key %d: the dice are not proved: %v", key, report.Notes)
		}
	}
}

func TestSealedOrdersMoveNothingForTheOther(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	before := m.View(seatB)
	play(t, m, "A load resolute > chain")
	after := m.View(seatB)
	if after.At != before.At || len(after.Log) != len(before.Log) || !after.Seen.Equal(before.Seen) {
		t.Errorf("B's view moved from %d to %d when A gave half of a sealed order", before.At, after.At)
	}
	if len(m.View(seatA).Asked) != 1 {
		t.Errorf("A is asked %d questions, want the speed alone", len(m.View(seatA).Asked))
	}
	play(t, m, "A plot resolute 1")
	if v := m.View(seatB); slices.Contains(v.Waiting, seatA) {
		t.Error("B is told that A is waited for, after A has sealed")
	}
	if v := m.View(seatB); logHas(v, "chain") {
		t.Error("B's log names the shot that A loads")
	}
}

func TestOrdersAreMarked(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	play(t, m, "A load resolute > chain")
	i := slices.IndexFunc(m.View(seatA).Log, func(l match.Line) bool { return strings.Contains(l.Text, "chain") })
	if i < 0 || !m.View(seatA).Log[i].Order {
		t.Error("the line about an order does not say that it is one")
	}
	for _, l := range m.View(seatB).Log {
		if l.Order {
			t.Errorf("%q is marked as an order", l.Text)
		}
	}
}

func TestAnOldViewPlaysNothing(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	at := m.View(seatA).At
	play(t, m, "A load resolute > round")
	n, err := m.Play(seatA, at, choice(t, m, "A plot resolute 1"))
	if n != 0 || err != nil {
		t.Errorf("played %d on an old view, error %v", n, err)
	}
	if len(m.View(seatA).Asked) != 1 {
		t.Error("the choice on an old view was played")
	}
}

func TestSeveralChoicesStopWhereAnotherDecides(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	n, err := m.Play(seatA, m.View(seatA).At,
		choice(t, m, "A load resolute > round"), choice(t, m, "A plot resolute 2"), choice(t, m, "A pass resolute"))
	if n != 2 || err != nil {
		t.Errorf("played %d, error %v; want 2: then B decides", n, err)
	}
}

func TestRefusalsChangeNothing(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	before := m.View(seatA)
	_, err := m.Play(seatA, before.At, choice(t, m, "A plot resolute 9"))
	var refused *engine.Refused
	if !errors.As(err, &refused) || refused.Rule != "2.4" {
		t.Errorf("error %v, want a refusal by case 2.4", err)
	}
	if after := m.View(seatA); after.At != before.At || !after.Seen.Equal(before.Seen) {
		t.Error("a refused choice changed the view")
	}
	if _, err := m.Play(engine.Observer, before.At); !errors.Is(err, match.ErrSeat) {
		t.Errorf("an observer may play: %v", err)
	}
}

func TestTakingBackFreely(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	b := m.View(seatB)
	play(t, m, "A load resolute > chain")
	if err := m.TakeBack(seatA, engine.NoObject); err != nil {
		t.Fatal(err)
	}
	v := m.View(seatA)
	if len(v.Asked) != 2 || !logHas(v, "Taken back") {
		t.Errorf("A is asked %d questions after taking back, want 2", len(v.Asked))
	}
	if m.View(seatB).At != b.At {
		t.Error("B's view moved when A took a sealed choice back")
	}
	if strings.Contains(string(m.Record()), "chain\n") {
		t.Error("the record keeps a choice that was taken back freely")
	}
}

func TestTakingBackByConsent(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	orders(t, m)
	gage := m.View(seatA)
	if err := m.TakeBack(seatB, engine.NoObject); !errors.Is(err, engine.ErrFirm) {
		t.Fatalf("error %v, want that dice were thrown", err)
	}
	if err := m.AskBack(seatB); err != nil {
		t.Fatal(err)
	}
	if err := m.AskBack(seatA); !errors.Is(err, match.ErrAsked) {
		t.Errorf("a second question is put: %v", err)
	}
	if err := m.Answer(seatB, true); !errors.Is(err, match.ErrNotAsked) {
		t.Errorf("the asker answers for himself: %v", err)
	}
	if c := m.View(seatA).Consent; c == nil || c.By != seatB || c.Back != 1 {
		t.Fatalf("A is asked %+v, want to take one step back", c)
	}
	if err := m.Answer(seatA, true); err != nil {
		t.Fatal(err)
	}
	if v := m.View(seatB); len(v.Asked) != 1 || v.Scene.Phase == gage.Scene.Phase {
		t.Errorf("B is asked %d questions in %q after taking back", len(v.Asked), v.Scene.Phase)
	}
	play(t, m, "B plot vengeur 2")
	if err := m.Concede(seatB); err != nil {
		t.Fatal(err)
	}
	text := string(m.Record())
	if !strings.Contains(text, "back 4 by B, agreed A\nA load resolute > round\n") || !strings.Contains(text, "end concede B\n") {
		t.Errorf("the record does not tell what happened:\n%s", text)
	}
	if report := verified(t, m); report.House != 2 || report.Spent != 1 || !report.Dice {
		t.Errorf("%d throws, %d spent; want 2 and 1: the count never goes back", report.House, report.Spent)
	}
}

// Orders under seal that stood before a take-back by consent are in force still: they are
// shown, and may be taken back freely as before. The record withdraws them with what was
// taken back and has them once more, so that none can silently be left out of it later.
func TestOrdersThatStoodBeforeATakeBack(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	orders(t, m)
	for range 2 {
		if err := m.AskBack(seatB); err != nil {
			t.Fatal(err)
		}
		if err := m.Answer(seatA, true); err != nil {
			t.Fatal(err)
		}
	}
	if n := len(m.View(seatA).Written); n != 2 {
		t.Errorf("A is shown %d of the 2 orders that it has in force", n)
	}
	if err := m.TakeBack(seatA, engine.NoObject); err != nil {
		t.Errorf("A may not take back an order that nobody has learned from: %v", err)
	}
	play(t, m, "A plot resolute 1")
	play(t, m, "B load vengeur > chain")
	play(t, m, "B plot vengeur 1")
	verified(t, m)
	if text := string(m.Record()); !strings.HasSuffix(text[:strings.LastIndex(text, "B load")], "A load resolute > round\nA plot resolute 1\n") {
		t.Errorf("the record does not tell the orders as they stood:\n%s", text)
	}
}

func TestTakingBackIsDeclined(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	orders(t, m)
	if err := m.AskBack(seatB); err != nil {
		t.Fatal(err)
	}
	before := m.View(seatB).Seen
	if err := m.Answer(seatA, false); err != nil {
		t.Fatal(err)
	}
	if v := m.View(seatB); !v.Seen.Equal(before) || !logHas(v, "does not agree") {
		t.Error("a take-back that was declined changed the position, or is not told")
	}
}

func TestBotsAgreeToTakingBack(t *testing.T) {
	m := newMatch(t, nil, match.Sitter{Name: "Ann"}, randomBot(1))
	play(t, m, "A load resolute > round")
	play(t, m, "A plot resolute 2")
	for {
		if played, err := m.PlayBot(); err != nil || !played {
			break
		}
	}
	if err := m.AskBack(seatA); err != nil {
		t.Fatal(err)
	}
	if v := m.View(seatA); len(v.Asked) != 1 || v.Asked[0].Options[0].Verb != choice(t, m, "A plot resolute 2").Verb {
		t.Errorf("A is asked %+v, want the speed again", v.Asked)
	}
	if _, err := m.PlayBot(); err != nil {
		t.Error(err)
	}
	verified(t, m)
}

func TestDrawAndAdjourn(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	if err := m.OfferDraw(seatA); err != nil {
		t.Fatal(err)
	}
	if err := m.Answer(seatB, true); err != nil {
		t.Fatal(err)
	}
	v := m.View(seatA)
	if v.Ending == nil || v.Ending.By != match.ByAgreement || len(v.Asked) > 0 || len(v.Waiting) > 0 {
		t.Errorf("after a draw was agreed: %+v, %d questions", v.Ending, len(v.Asked))
	}
	if err := m.Adjourn(seatA); !errors.Is(err, match.ErrOver) {
		t.Errorf("a match that is over is adjourned: %v", err)
	}
	verified(t, m)

	m = newMatch(t, nil, match.Sitter{}, randomBot(3))
	if err := m.OfferDraw(seatA); err != nil || m.View(seatA).Ending != nil {
		t.Errorf("a bot agreed to a draw: %v", err)
	}
	if err := m.Adjourn(seatA); err != nil {
		t.Fatal(err)
	}
	if text := string(m.Record()); !strings.Contains(text, "end adjourn\n") || !strings.Contains(text, "key ") {
		t.Errorf("the record of an adjourned match:\n%s", text)
	}
	verified(t, m)
}

func TestTypedDice(t *testing.T) {
	m := newMatch(t, func(s *match.Spec) {
		s.Scenario, s.Record.Scenario = "fog", "fog"
		s.Dice = &dice.Typed{Seats: engine.Everyone, House: s.Dice}
		s.Record.Dice.Source = record.Typed
	}, persons()...)
	if v := m.View(seatA); v.Dice == nil || v.Dice.Throw.Dice != 2 || v.Scene != nil {
		t.Fatalf("the set-up asks for %+v", v.Dice)
	} else if len(v.Sums) != 1 || len(v.Sums[0].Parts) != 11 || v.Sums[0].Parts[0].Text != "120 mm" {
		t.Errorf("of the range in the fog is said %+v", v.Sums)
	}
	if _, err := m.Play(seatA, m.View(seatA).At); !errors.Is(err, match.ErrSettingUp) {
		t.Errorf("play begins before the set-up: %v", err)
	}
	if err := m.Give(seatA, engine.Faces{7, 1}); !errors.Is(err, engine.ErrFaces) {
		t.Errorf("a seven was taken: %v", err)
	}
	if err := m.Give(seatA, engine.Faces{6, 1}); err != nil {
		t.Fatal(err)
	}
	orders(t, m)
	v := m.View(seatB)
	if v.Dice == nil || v.Dice.Throw.Rule != "3.1" || len(v.Asked) > 0 {
		t.Fatalf("the gage asks for %+v", v.Dice)
	}
	if err := m.AskBack(seatB); !errors.Is(err, engine.ErrHeld) {
		t.Errorf("a held choice is taken back: %v", err)
	}
	if !strings.Contains(string(m.Record()), "held B plot vengeur 2") {
		t.Error("the held choice is not in the record")
	}
	if err := m.Give(seatA, engine.Faces{4}); err != nil {
		t.Fatal(err)
	}
	if v := m.View(seatB); v.Dice != nil || !logHas(v, "rolls 1d6: 4 (") {
		t.Error("the throw is not told")
	}
	if err := m.Give(seatA, engine.Faces{4}); !errors.Is(err, engine.ErrNotHeld) {
		t.Errorf("a face is given that nobody asked for: %v", err)
	}
	if err := m.Concede(seatA); err != nil {
		t.Fatal(err)
	}
	if report := verified(t, m); report.Typed != 2 {
		t.Errorf("%d typed throws, want 2", report.Typed)
	}
}

func TestWhatCannotBeKeptIsNotTold(t *testing.T) {
	full := errors.New("no room on the disk")
	var fail bool
	m := newMatch(t, func(s *match.Spec) {
		s.Keep = func(*record.Record, match.Unopened) error {
			if fail {
				return full
			}
			return nil
		}
	}, persons()...)
	before := m.View(seatA)
	fail = true
	if _, err := m.Play(seatA, before.At, choice(t, m, "A load resolute > round")); !errors.Is(err, full) {
		t.Errorf("error %v, want the disk's", err)
	}
	if after := m.View(seatA); len(after.Log) != len(before.Log) || after.At != before.At {
		t.Error("a step that was not kept was told")
	}
	if _, err := m.Play(seatA, before.At); !errors.Is(err, full) {
		t.Errorf("play goes on though nothing is kept: %v", err)
	}
}

func TestWordsBetweenSeats(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	if err := m.Say(seatA, "  Good   sai\x1bling! "); err != nil {
		t.Fatal(err)
	}
	if v := m.View(engine.Observer); v.Log[len(v.Log)-1].Text != "Good sai ling!" {
		t.Errorf("the observer reads %q", v.Log[len(v.Log)-1].Text)
	}
	if !strings.Contains(string(m.Record()), `say A "Good sai ling!"`) {
		t.Error("the record has no words")
	}
}

// Nobody fills a log by asking: each seat may ask so often, and an answer, the other's
// requests and what breaks off are open even then.
func TestAskingHasAnEnd(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	for range match.MostAsked {
		must(t, m.OfferDraw(seatA))
		must(t, m.Answer(seatB, false))
	}
	play(t, m, "A load resolute > round")
	for name, err := range map[string]error{
		"a draw is offered": m.OfferDraw(seatA), "a take-back is asked for": m.AskBack(seatA), "the match is adjourned": m.Adjourn(seatA),
	} {
		if !errors.Is(err, match.ErrPleaded) {
			t.Errorf("%s once more: %v", name, err)
		}
	}
	must(t, m.Adjourn(seatB))
	must(t, m.Resume(seatA))
	must(t, m.Answer(seatB, true))
	must(t, m.OfferDraw(seatB))
	must(t, m.Answer(seatA, true))
}

// Nobody fills a log by talking.
func TestTalkingHasAnEnd(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	for range match.MostSayings {
		must(t, m.Say(seatA, "Ahoy."))
	}
	if err := m.Say(seatB, "Ahoy."); !errors.Is(err, match.ErrTalked) {
		t.Errorf("one more message: %v", err)
	}
}

// TestManyAtOnce is for the race detector: two persons play, watch and take
// back from goroutines of their own.
func TestManyAtOnce(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	var wg sync.WaitGroup
	for _, seat := range []engine.Seat{seatA, seatB} {
		wg.Go(func() { playAlone(m, seat) })
	}
	done := make(chan struct{})
	go func() { wg.Wait(); close(done) }()
	for watching := true; watching; {
		m.View(engine.Observer)
		m.Record()
		select {
		case <-done:
			watching = false
		default:
		}
	}
	if v := m.View(seatA); v.Ending == nil {
		t.Error("the match is not over")
	}
	verified(t, m)
}

// playAlone plays one seat until the match is over.
func playAlone(m *match.Match, seat engine.Seat) {
	pick := dice.NewMixer(7, uint64(seat))
	for {
		v := m.View(seat)
		if v.Ending != nil {
			return
		}
		if len(v.Asked) == 0 {
			continue
		}
		all := v.Seen.Candidates(v.Asked[0].Decision, 3, nil)
		if _, err := m.Play(seat, v.At, all[pick.Pick(len(all))]); err != nil {
			return
		}
		if pick.Pick(4) == 0 {
			_ = m.TakeBack(seat, engine.NoObject)
		}
	}
}
