package match_test

import (
	"slices"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// A clockwork is a time that a test sets.
type clockwork struct{ now time.Time }

// pausing lets the orders of a duel between two persons pause for three seconds.
func (c *clockwork) pausing(s *match.Spec) {
	withOrders(s)
	c.now = time.Date(1588, 7, 29, 12, 0, 0, 0, time.UTC)
	s.Now = func() time.Time { return c.now }
	s.Pause = func() time.Duration { return 3 * time.Second }
}

// others returns what A and those who watch are shown.
func others(m *match.Match) [2]match.View {
	return [2]match.View{m.View(seatA), m.View(engine.Observer)}
}

// With an order or without, the others are shown the same until its pause ends; and what A
// has sealed meanwhile stays sealed till then.
func TestASealedOrderTellsNothingByItsHaste(t *testing.T) {
	for _, sealsFirst := range []bool{false, true} {
		var clock clockwork
		without := newMatch(t, clock.pausing, persons()...)
		with := newMatch(t, func(s *match.Spec) {
			s.Rules = without.Rules() // positions of one ruleset compare
			clock.pausing(s)
		}, persons()...)
		same := func(when string) {
			t.Helper()
			a, b := others(with), others(without)
			for i := range a {
				sameView(t, when, a[i], b[i])
			}
		}
		both := func(text string) {
			t.Helper()
			for _, m := range []*match.Match{with, without} {
				play(t, m, text)
			}
		}
		for _, text := range []string{"A load resolute > round", "A plot resolute 1", "B load vengeur > round", "B plot vengeur 2"} {
			both(text)
		}
		order(t, with, seatB, "load > chain")
		for _, text := range []string{"B pass vengeur", "B fire vengeur > resolute", "A pass resolute"} {
			both(text) // the last opens the next sealed questions
		}
		if v := with.View(seatB); !slices.ContainsFunc(v.Asked, func(q match.Question) bool { return q.Sealed }) {
			t.Fatalf("B is asked %+v", v.Asked)
		}
		same("as the question opens")
		if sealsFirst {
			both("A plot resolute 1")
			both("B plot vengeur 2") // now the order alone is waited for
		}
		clock.now = clock.now.Add(2900 * time.Millisecond)
		if _, waits := with.BotToPlay(); waits {
			t.Error("the order answers before its pause ends")
		}
		if left := with.Pausing(); left != 100*time.Millisecond {
			t.Errorf("the pause lasts %v more", left)
		}
		same("before the pause ends")
		clock.now = clock.now.Add(time.Second)
		if played, err := with.PlayBot(); !played || err != nil {
			t.Errorf("the order did not answer after its pause: %v", err)
		}
		if left := with.Pausing(); left != 0 {
			t.Errorf("a pause runs for %v", left)
		}
		play(t, without, "B load vengeur > chain")
		same("after the pause")
	}
}

// What is given by hand while the question is open answers at once; an owner may answer
// while an order pauses; and where nobody else could tell anything, nothing pauses.
func TestWhenNoOrderPauses(t *testing.T) {
	var clock clockwork
	m := newMatch(t, clock.pausing, persons()...)
	order(t, m, seatB, "load > round")
	if got := lastOrdered(m.View(seatB)); got == "" {
		t.Error("an order that was given while the question was open has not answered it")
	}

	m = newMatch(t, clock.pausing, persons()...)
	for _, text := range []string{"A load resolute > round", "A plot resolute 1", "B load vengeur > round", "B plot vengeur 2"} {
		play(t, m, text)
	}
	order(t, m, seatB, "load > chain")
	for _, text := range []string{"B pass vengeur", "B fire vengeur > resolute", "A pass resolute", "B load vengeur > round"} {
		play(t, m, text)
	}
	clock.now = clock.now.Add(time.Minute)
	if played, err := m.PlayBot(); played || err != nil {
		t.Errorf("an order has played what its owner has answered: %v", err)
	}

	for name, change := range map[string]func(*match.Spec){
		"a board of one's own": func(s *match.Spec) { s.Study = true },
		"against a bot":        func(s *match.Spec) { s.Seats[seatA] = randomBot(7) },
	} {
		m := newMatch(t, func(s *match.Spec) { clock.pausing(s); change(s) }, persons()...)
		must(t, m.Order(seatB, "load > round"))
		obeyed := 0
		for n := range 400 {
			if _, err := m.PlayBot(); err != nil {
				t.Fatal(err)
			}
			seat := engine.Seat(n % 2)
			v := m.View(seat)
			if v.Ending != nil {
				break
			}
			if v := m.View(seatB); slices.ContainsFunc(v.Log, func(l match.Line) bool { return l.Ordered && l.Turn > 1 }) {
				obeyed++
			}
			if m.Pausing() != 0 {
				t.Fatalf("%s: an order pauses", name)
			}
			if len(v.Asked) > 0 && m.Sitter(seat).Choose == nil {
				_, err := m.Play(seat, v.At, v.Seen.Candidates(v.Asked[0].Decision, 3, nil)[0])
				must(t, err)
			}
		}
		if obeyed == 0 {
			t.Errorf("%s: no order has answered", name)
		}
	}
}

// An order that pauses when the program ends answers when the match is taken up, after
// another pause.
func TestAPauseOutlivesItsProgram(t *testing.T) {
	var clock clockwork
	var j match.Memory
	spec := journaled(t, &j, clock.pausing, persons()...)
	m := load(t, spec)
	for _, text := range []string{"A load resolute > round", "A plot resolute 1", "B load vengeur > round", "B plot vengeur 2"} {
		play(t, m, text)
	}
	order(t, m, seatB, "load > chain")
	for _, text := range []string{"B pass vengeur", "B fire vengeur > resolute", "A pass resolute"} {
		play(t, m, text)
	}
	entries, err := j.Since(0)
	must(t, err)
	if !entries[len(entries)-1].Bot {
		t.Error("no job remembers that an order is to answer")
	}
	again := load(t, spec)
	sameViews(t, "taken up", again, m)
	if _, waits := again.BotToPlay(); waits || again.Pausing() != 3*time.Second {
		t.Errorf("taken up it answers at once: %v, pausing %v", waits, again.Pausing())
	}
	clock.now = clock.now.Add(4 * time.Second)
	if played, err := again.PlayBot(); !played || err != nil {
		t.Errorf("taken up it did not answer: %v", err)
	}
}
