package match

import (
	"errors"
	"strconv"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/pace"
)

// If a match has terms of time, each person has a time for each answer, a store besides it, and a total time
// for the match. They run only while the match waits for him, as everyone sees. The match's terms say what
// follows when a clock has run out, and it follows by itself: so the match ends no later than everyone was
// told before he joined. Only holidays stop the clocks, and they count towards the total: the match cannot be
// adjourned.

// timed holds the times of a match.
type timed struct {
	time    pace.Clock
	came    engine.Seats // persons who have joined
	resumed engine.Seats // persons who have just taken something back: their time is for the same answer
	leaves  []leave      // holidays that the current entry begins or ends
	moved   engine.Seats // persons whose clock it resets by them
}

// A leave says that a person is on holiday until a moment; zero: he is back.
type leave struct {
	seat  engine.Seat
	until time.Time
}

// A Time is what a person has left.
type Time struct {
	Seat  engine.Seat
	Store time.Duration // besides the time for an answer
	Whole time.Duration // for the rest of the match
	Away  time.Time     // when his holiday ends, zero if he is not on holiday
}

var (
	// ErrTimed: the clocks cannot be stopped.
	ErrTimed = errors.New("this match ends on time and cannot be adjourned: take holidays if its terms allow them, offer a draw or concede")
	// ErrSpent: the person has used up his total time.
	ErrSpent = errors.New("your time for this match is used up: your captain plays it to the end")
	// ErrClockRan: the clock has already run out.
	ErrClockRan = errors.New("your clock has run out already")
	// ErrNoHolidays: this match allows no holidays.
	ErrNoHolidays = errors.New("the terms of this match allow no holidays")
)

// tickTerms is tick for terms that count time: waited are the seats that the match waits for; fresh says that
// a new phase has begun.
func (m *Match) tickTerms(waited engine.Seats, fresh bool) {
	m.moved = 0
	for _, l := range m.leaves {
		m.time.Holiday(int(l.seat), m.when, l.until)
		m.moved |= engine.Only(l.seat)
	}
	m.leaves = nil
	if !m.gathered() {
		return
	}
	for i := range m.time.Players {
		seat := engine.Seat(i)
		waits := !m.time.Waits(i).IsZero()
		switch {
		case !waited.Has(seat) && waits:
			m.time.Answered(i, m.when)
		case waited.Has(seat) && (fresh || !waits):
			m.time.Ask(i, m.when, !m.resumed.Has(seat))
		}
	}
	m.resumed = 0
}

// gathered reports whether the clocks may run: every player has joined or does not have to.
func (m *Match) gathered() bool {
	if !m.spec.Terms.Gathers {
		return true
	}
	for i := range m.spec.Seats {
		if m.spec.Seats[i].Person() && !m.came.Has(engine.Seat(i)) {
			return false
		}
	}
	return true
}

// Come records that the person in a seat has joined, if the clocks wait for that. ErrSeat, ErrOver.
func (m *Match) Come(seat engine.Seat) error {
	m.mu.Lock()
	defer m.unlock()
	if !m.spec.Terms.Gathers || m.came.Has(seat) {
		return nil
	}
	if err := m.person(seat); err != nil {
		return err
	}
	m.did(wordCome, m.seatWord(seat))
	m.come(seat)
	return m.changed()
}

func (m *Match) come(seat engine.Seat) {
	m.came |= engine.Only(seat)
	if m.gathered() {
		m.remark(engine.NoSeat, "Everybody is here: the clocks run from now on")
	}
}

// Holiday sets a person's holiday until a moment, to the second; a past one ends it. It does nothing if that
// is so already. ErrNoHolidays, ErrClockRan, ErrSeat, ErrOver.
func (m *Match) Holiday(seat engine.Seat, until time.Time) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.person(seat); err != nil {
		return err
	}
	if !m.spec.Terms.Holidays {
		return ErrNoHolidays
	}
	now := m.now()
	until = until.UTC().Truncate(time.Second)
	if !until.After(now) {
		until = time.Time{}
	}
	if m.time.Away(int(seat), now).Equal(until) {
		return nil
	}
	if !m.time.Waits(int(seat)).IsZero() && !now.Before(m.time.Due(int(seat))) {
		return ErrClockRan
	}
	second := int64(0)
	if !until.IsZero() {
		second = until.Unix()
	}
	m.did(wordHoliday, m.seatWord(seat), strconv.FormatInt(second, 10))
	m.holiday(seat, until)
	return m.changed()
}

func (m *Match) holiday(seat engine.Seat, until time.Time) {
	m.leaves = append(m.leaves, leave{seat, until})
	text := m.player(seat) + " is back from holiday"
	if !until.IsZero() {
		text = m.player(seat) + " is on holiday until " + until.Format("2 January 2006")
	}
	m.remark(seat, text)
}

func (m *Match) redoHoliday(seat engine.Seat, word string) error {
	second, err := strconv.ParseInt(word, 10, 64)
	if err != nil || int(seat) >= len(m.spec.Seats) {
		return errDrift
	}
	until := time.Time{}
	if second != 0 {
		until = time.Unix(second, 0).UTC()
	}
	m.holiday(seat, until)
	return nil
}

// spentAll reports whether a person has used up his total time.
func (m *Match) spentAll(seat engine.Seat) bool {
	if !m.spec.Terms.Counts() {
		return false
	}
	_, whole := m.time.Left(int(seat), m.now())
	return whole <= 0
}

// lapses returns what follows by itself when the clock of a seat has run out: in a rated match, and if the
// terms say so, loss, or the captain plays. If they say to wait, or let the others choose, that lasts until
// the seat's total time is used up: then its owner loses.
func (m *Match) lapses(c *Clock) Absence {
	switch {
	case m.spec.Rated:
		return AbsentLoses
	case m.spec.Absent == AbsentCaptain && int(c.Seat) < len(m.spec.Captains) && !m.spec.Captains[c.Seat].Person():
		return AbsentCaptain
	case (m.spec.Absent == AbsentWaits || m.spec.Absent == AbsentAny) && !m.spentAll(c.Seat):
		return AbsentWaits
	}
	return AbsentLoses
}

// Lapses returns when something follows by itself because a clock has run out; zero: nothing does.
func (m *Match) Lapses() time.Time {
	m.mu.Lock()
	defer m.mu.Unlock()
	var first time.Time
	for _, c := range m.clocks() {
		at := c.Due
		if m.lapses(&c) == AbsentWaits {
			at = m.time.End(int(c.Seat))
		}
		if first.IsZero() || at.Before(first) {
			first = at
		}
	}
	return first
}

// tardy returns a bit for each seat whose time has run out with consequences.
func (m *Match) tardy() (late int64) {
	for i := range m.spec.Seats {
		seat := engine.Seat(i)
		lost := m.ending != nil && (m.ending.By == ByClock && m.ending.Seat == seat || m.ending.By == ByClocks)
		if m.spec.Seats[i].Person() && (lost || m.relieved.Has(seat)) {
			late |= 1 << i
		}
	}
	return late
}

// times returns what persons have left, if the terms count it.
func (m *Match) times() []Time {
	if !m.spec.Terms.Counts() {
		return nil
	}
	var out []Time
	now := m.now()
	for i := range m.spec.Seats {
		if m.spec.Seats[i].Person() {
			store, whole := m.time.Left(i, now)
			out = append(out, Time{engine.Seat(i), store, whole, m.time.Away(i, now)})
		}
	}
	return out
}

// latest returns the latest moment at which the match can end.
func (m *Match) latest() time.Time {
	if !m.spec.Terms.Counts() || !m.gathered() || m.ending != nil {
		return time.Time{}
	}
	return m.time.Latest(m.now(), func(i int) bool { return m.spec.Seats[i].Person() })
}
