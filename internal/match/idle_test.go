package match_test

import (
	"slices"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/pack"
)

// idling lets every person of a match begin with the order that gives the one answer there is.
func idling(s *match.Spec) { s.Idle = true }

// A match that waits at a question with one answer goes on by itself when it is taken up by a house that gives the
// order to everybody, and loses nothing.
func TestAMatchThatWaitsGoesOnByItself(t *testing.T) {
	p, err := pack.Read(spain.Data)
	must(t, err)
	rules, err := spain.New(p)
	must(t, err)
	start, _, err := rules.ParsePosition([]byte("game spain\nscenario war\nturn 9\nflow english-sailing begun\n" +
		"funds English 500 Spanish 500\nEnglish at oxford norris-foot\nSpanish at ghent tercio-of-naples\n"))
	must(t, err)
	var j match.Memory
	spec := house(rules, "war", &j, nil, persons()...)
	spec.Start = start
	m := load(t, spec)
	play(t, m, "English pass")
	if v := m.View(seatA); len(v.Asked) != 1 || v.Asked[0].Ask != spain.AskSeaFight {
		t.Fatalf("the English are asked %+v", v.Asked)
	}
	spec.Idle = true
	spec.Pause = func() time.Duration { return 0 }
	m = load(t, spec)
	for played := true; played; {
		played, err = m.PlayBot()
		must(t, err)
	}
	if v := m.View(seatA); len(v.Asked) != 1 || v.Asked[0].Ask != spain.AskMarch {
		t.Errorf("the match waits: the English are asked %+v", v.Asked)
	}
	sameViews(t, "loaded again", load(t, spec), m)
}

// The roll that may end the match is made by the player, even where the rules leave one answer.
func TestTheDecidingRollIsNotPassed(t *testing.T) {
	m := jenkinsFrom(t, "turn 2\nflow victory\nholder porto-bello english\nEnglish at 2426-shore e-soldiers-1\n")
	if played, err := m.PlayBot(); played || err != nil {
		t.Fatalf("the order answered: %v, %v", played, err)
	}
	if v := m.View(seatA); len(v.Asked) != 1 || v.Asked[0].Ask != jenkins.AskClaim {
		t.Fatalf("the last victory die: the English are asked %+v", v.Asked)
	}
	play(t, m, "English claim > porto-bello")
	if v := m.View(seatA); len(v.Asked) != 0 {
		t.Errorf("after the last victory die: the English are asked %+v", v.Asked)
	}
}

// jenkinsFrom loads a match of Jenkins' Ear from a position.
func jenkinsFrom(t *testing.T, position string) *match.Match {
	t.Helper()
	p, err := pack.Read(jenkins.Data)
	must(t, err)
	rules, err := jenkins.New(p)
	must(t, err)
	start, _, err := rules.ParsePosition([]byte("game jenkins\nscenario porto-bello\n" + position))
	must(t, err)
	spec := house(rules, "porto-bello", &match.Memory{}, idling, persons()...)
	spec.Start = start
	return load(t, spec)
}

// A stack that is picked up and put down again, as by a drag that is let go, leaves no line in anybody's log; a move that
// is taken back does.
func TestWhatIsPutBackIsNoNews(t *testing.T) {
	m := jenkinsFrom(t, "turn 2\nflow english-movement begun\nEnglish at 2820-outside lion\n")
	before := [2]int{len(m.View(seatA).Log), len(m.View(seatB).Log)}
	play(t, m, "English pick > 2820-outside")
	must(t, m.TakeBack(seatA, engine.NoObject))
	if m.View(seatA).Resting {
		t.Error("the standing orders rest")
	}
	for seat, n := range before {
		if log := m.View(engine.Seat(seat)).Log; len(log) != n {
			t.Errorf("seat %d is told %+v", seat, log[n:])
		}
	}
	play(t, m, "English pick > 2820-outside")
	play(t, m, "English sail > 2821")
	must(t, m.TakeBack(seatA, engine.NoObject))
	if !logHas(m.View(seatA), "Taken back: Sail to 2821") {
		t.Error("a move that is taken back is not told")
	}
}

// What is asked for the sake of a secret is answered at a hand's pace, and the others are shown nothing else meanwhile.
func TestIdleAnswersAtAHandsPace(t *testing.T) {
	var clock clockwork
	chain := func(change func(*match.Spec)) *match.Match {
		m := newMatch(t, func(s *match.Spec) { clock.pausing(s); change(s) }, persons()...)
		for _, text := range []string{"A load resolute > round", "A plot resolute 1", "B load vengeur > chain", "B plot vengeur 2"} {
			play(t, m, text)
		}
		play(t, m, "B sheer vengeur > resolute 60mm")
		return m
	}
	m := chain(idling)
	if got := standing(m.View(seatB)); !slices.Equal(got, []string{"idle"}) {
		t.Fatalf("B begins with %q", got)
	}
	if v := m.View(seatB); len(v.Asked) != 1 || len(v.Seen.Options(v.Asked[0].Decision, nil)) != 1 {
		t.Fatalf("B is asked %+v, and has not one answer", v.Asked)
	}
	if left := m.Pausing(); left != 3*time.Second {
		t.Errorf("the pause lasts %v", left)
	}
	clock.now = clock.now.Add(4 * time.Second)
	if played, err := m.PlayBot(); !played || err != nil {
		t.Errorf("the order did not answer after its pause: %v", err)
	}
	if got := lastOrdered(m.View(seatB)); got == "" {
		t.Error("B's log does not say by whose order")
	}
	must(t, m.Revoke(seatB, "idle"))
	if got := standing(m.View(seatB)); len(got) != 0 {
		t.Errorf("in force are %q", got)
	}
}

// The line that follows a question passed by an order says what was answered: it may tell of something else.
func TestALineSaysWhatAnOrderPassed(t *testing.T) {
	p, err := pack.Read(fury.Data)
	must(t, err)
	rules, err := fury.New(p)
	must(t, err)
	start, _, err := rules.ParsePosition([]byte("game fury\ncampaign each week 1\nbody ready veteran-pikemen 12\n" +
		"body reserve veenrand spanish-pikemen 1\nflow bids A open\n"))
	must(t, err)
	spec := house(rules, "campaign", &match.Memory{}, idling, persons()...)
	spec.Start = start
	m := load(t, spec)
	for played := true; played; {
		played, err = m.PlayBot()
		must(t, err)
	}
	if log := m.View(seatA).Log; len(log) == 0 || !log[0].Ordered || log[0].Answer != "Bid no more" {
		t.Errorf("the log begins %+v", log)
	}
}
