package pace_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/pace"
)

// A schedule is one random course of a match: who is asked when, who answers, stays away, takes
// back or takes holidays. What follows absence is one of the terms.
type schedule struct {
	*rand.Rand
	c       pace.Clock
	absence string
	now     time.Time
	latest  time.Time // as everybody was told before he joined
	bot     []bool    // a captain plays for the seat
	prompt  []bool    // the seat always answers in the time for one answer
	over    bool
	asked   int // the seat that was asked in the present step, or -1
}

func (s *schedule) time(most time.Duration) time.Duration {
	return time.Duration(s.Int64N(int64(most/time.Second)+1)) * time.Second
}

func newSchedule(r *rand.Rand) *schedule {
	s := &schedule{Rand: r, now: noon, absence: []string{"captain", "wait", "loss"}[r.IntN(3)]}
	t := pace.Terms{Saves: r.IntN(2) == 0, Holidays: r.IntN(2) == 0}
	t.Answer = time.Second + s.time(2*day)
	t.Store = s.time(5 * day)
	t.Whole = t.Answer + t.Store + s.time(20*day)
	seats := 2 + r.IntN(2)
	s.c = pace.NewClock(t, seats)
	s.bot, s.prompt = make([]bool, seats), make([]bool, seats)
	s.prompt[0] = r.IntN(2) == 0
	s.latest = s.now.Add(t.Longest(seats))
	return s
}

// runsOut returns when the first clock runs out that something follows.
func (s *schedule) runsOut() (first time.Time, seat int) {
	for i := range s.bot {
		if s.bot[i] || s.c.Waits(i).IsZero() {
			continue
		}
		due := s.c.Due(i)
		if s.absence == "wait" {
			due = s.c.End(i)
		}
		if first.IsZero() || due.Before(first) {
			first, seat = due, i
		}
	}
	return first, seat
}

// pass lets time pass, unless nobody is waited for, and has happen what follows meanwhile.
func (s *schedule) pass(d time.Duration) error {
	until := s.now.Add(d)
	for !s.over {
		due, seat := s.runsOut()
		if due.IsZero() {
			return nil
		}
		if due.After(until) {
			s.now = until
			return nil
		}
		s.now = due
		if _, whole := s.c.Left(seat, due); s.prompt[seat] && whole > 0 {
			return fmt.Errorf("seat %d always answers in time and yet has run out of it", seat)
		}
		if s.over = s.absence != "captain"; !s.over {
			s.c.Answered(seat, due)
			s.bot[seat] = true
		}
	}
	return nil
}

// step has one random thing happen.
func (s *schedule) step() error {
	i := s.IntN(len(s.bot))
	waits := !s.c.Waits(i).IsZero()
	switch {
	case s.bot[i]:
		if _, whole := s.c.Left(i, s.now); whole > 0 && s.IntN(2) == 0 {
			s.bot[i] = false // its owner is back
		}
	case s.c.Terms.Holidays && s.IntN(4) == 0:
		s.c.Holiday(i, s.now, s.now.Add(s.time(40*day)))
	case !waits:
		s.asked = i
		s.c.Ask(i, s.now, true)
	case s.IntN(5) == 0:
		s.c.Answered(i, s.now)
		s.c.Ask(i, s.now, s.prompt[i] || s.IntN(2) == 0) // it takes back, or the next phase begins
	default:
		s.c.Answered(i, s.now)
	}
	long := s.time(3 * day)
	for i := range s.bot { // who is prompt answers before it is late
		if left := s.c.Terms.Answer - s.now.Sub(s.c.Waits(i)); s.prompt[i] && !s.c.Waits(i).IsZero() && long >= left {
			if err := s.pass(max(0, left-1)); err != nil || s.over {
				return err
			}
			s.c.Answered(i, s.now)
		}
	}
	return s.pass(long)
}

// play plays the schedule and reports what of the promises is broken.
func (s *schedule) play() error {
	latest := s.latest
	var store, whole [3]time.Duration
	for range 12 {
		idle := 0 // the seats that nobody waits for before the step
		for i := range s.bot {
			store[i], whole[i] = s.c.Left(i, s.now)
			if s.c.Waits(i).IsZero() {
				idle |= 1 << i
			}
		}
		s.asked = -1
		if err := s.step(); err != nil || s.over {
			return err
		}
		for i := range s.bot {
			st, wh := s.c.Left(i, s.now)
			if idle>>i&1 == 1 && s.asked != i && (st != store[i] || wh != whole[i]) {
				return fmt.Errorf("the time of seat %d ran while nobody waited for it", i)
			}
		}
		now := s.c.Latest(s.now, func(int) bool { return true })
		if now.After(latest) {
			return fmt.Errorf("the latest end moved from %s to %s", latest, now)
		}
		latest = now
	}
	// From here on nobody ever does anything again, but for being asked.
	s.prompt[0] = false
	for range len(s.bot) {
		for i := range s.bot {
			if !s.bot[i] && s.c.Waits(i).IsZero() {
				s.c.Ask(i, s.now, true)
			}
		}
		if err := s.pass(1000 * day); err != nil || s.over {
			return err
		}
	}
	return nil
}

// In a million random courses of a match: it ends at the latest when everybody was told that it
// would, and this moment never moves away; no holiday and no pause outlives it; nobody's time runs
// while he is not waited for, so that the absence of one never costs another; and nobody who always
// answers in the time for an answer runs out of it before his whole time is over.
func TestAMillionSchedules(t *testing.T) {
	n := 1_000_000
	if testing.Short() {
		n = 10_000
	}
	r := rand.New(rand.NewPCG(1588, 29))
	for i := range n {
		s := newSchedule(r)
		if err := s.play(); err != nil {
			t.Fatalf("schedule %d, %q, absence %s: %v", i, s.c.Terms, s.absence, err)
		}
		if s.now.After(s.latest) {
			t.Fatalf("schedule %d, %q, absence %s: it lasted until %s, told was %s", i, s.c.Terms, s.absence, s.now, s.latest)
		}
	}
}
