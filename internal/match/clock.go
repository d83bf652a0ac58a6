package match

import (
	"errors"
	"time"

	"github.com/weathergage/weathergage/engine"
)

// A Clock runs while the match waits for a person. When it runs out, nothing is played and nothing lost by
// itself: the others may wait, let the seat's captain play until its owner is back (Relieve), or end the
// match (Claim).
type Clock struct {
	Seat  engine.Seat
	Since time.Time // when the match began to wait for the seat
	Due   time.Time // when its time will have run out
	Ran   bool      // its time has run out
}

// shortest is the shortest clock that sends reminders, and lastCall how long before its end the last one
// comes.
const shortest, lastCall = time.Hour, time.Hour

// Reminders returns when to remind the clock's owner: when a half and seven eighths of the time are over, and
// an hour before its end. A short clock has none.
func (c *Clock) Reminders() []time.Time {
	pace := c.Due.Sub(c.Since)
	if pace < shortest {
		return nil
	}
	out := []time.Time{c.Since.Add(pace / 2), c.Since.Add(pace - pace/8)}
	if last := c.Due.Add(-lastCall); last.After(out[1]) {
		out = append(out, last)
	}
	return out
}

// remind returns when to remind those whose clocks begin with the current entry.
func (m *Match) remind() []time.Time {
	var out []time.Time
	for _, c := range m.clocks() {
		if c.Since.Equal(m.when) || m.moved.Has(c.Seat) {
			out = append(out, c.Reminders()...)
		}
	}
	return out
}

// Absence says what may follow when a clock has run out: a term of the match, known before anyone joins.
// Waiting is always allowed.
type Absence string

const (
	AbsentAny     Absence = ""        // the others choose: the captain plays, or they end the match
	AbsentCaptain Absence = "captain" // the captain plays
	AbsentWaits   Absence = "wait"    // the others can only wait
	AbsentLoses   Absence = "loss"    // the others end the match
)

// Absences lists all of them.
var Absences = []Absence{AbsentAny, AbsentCaptain, AbsentWaits, AbsentLoses}

// ErrTerms: the match's terms do not allow that when a clock has run out.
var ErrTerms = errors.New("the terms of this match do not allow that when a clock has run out")

// ErrClock: the seat's clock has not run out.
var ErrClock = errors.New("the clock has not run out")

// ErrNoCaptain: the seat has no captain to play for it.
var ErrNoCaptain = errors.New("this seat has no captain that could play for it")

// moment is the turn and the phase that everyone may see.
type moment struct {
	turn  int
	phase string
}

// tick sets the clocks after a change. A clock runs from when the match begins to wait for its seat, and
// restarts with each new phase. What the seat itself does in between does not move it, because that may be
// secret. Without a pace it only says since when the match waits for the seat.
func (m *Match) tick() {
	if m.session == nil || m.need != nil && m.ending == nil {
		return
	}
	fresh := m.spec.Pace > 0 && m.begins()
	var waited engine.Seats
	if m.ending == nil {
		for _, d := range m.session.State.Pending(nil) {
			if int(d.Seat) < len(m.waits) && m.sitter(d.Seat).Person() {
				waited |= engine.Only(d.Seat)
			}
		}
	}
	if m.spec.Terms.Counts() {
		m.tickTerms(waited, fresh)
		return
	}
	for i := range m.waits {
		switch {
		case !waited.Has(engine.Seat(i)):
			m.waits[i] = time.Time{}
		case fresh || m.waits[i].IsZero():
			m.waits[i] = m.when
		}
	}
}

// begins reports whether a turn or a phase that everyone may see has begun.
func (m *Match) begins() bool {
	if m.public == nil {
		m.public = m.rules.Blank()
	}
	m.public.CopyFrom(m.session.State)
	m.public.Redact(engine.Observer)
	was := m.moment
	m.moment.turn, m.moment.phase = m.public.Moment()
	return m.moment != was
}

// since returns when the match began to wait for the person in a seat, zero if it does not.
func (m *Match) since(seat engine.Seat) time.Time {
	switch {
	case int(seat) >= len(m.waits):
		return time.Time{}
	case m.spec.Terms.Counts():
		return m.time.Waits(int(seat))
	}
	return m.waits[seat]
}

// clocks returns the running clocks.
func (m *Match) clocks() []Clock {
	if m.spec.Pace == 0 {
		return nil
	}
	var out []Clock
	for i, since := range m.waits {
		due := since.Add(m.spec.Pace)
		if m.spec.Terms.Counts() {
			if since = m.time.Waits(i); !since.IsZero() {
				due = m.time.Due(i)
			}
		}
		if !since.IsZero() {
			out = append(out, Clock{engine.Seat(i), since, due, !m.now().Before(due)})
		}
	}
	return out
}

// due returns when the first running clock will run out; zero if none runs.
func (m *Match) due() time.Time {
	var first time.Time
	for _, c := range m.clocks() {
		if first.IsZero() || c.Due.Before(first) {
			first = c.Due
		}
	}
	return first
}

// late reports an error unless the clock of a seat has run out and by may say what comes of it.
func (m *Match) late(by, seat engine.Seat) error {
	if err := m.person(by); err != nil {
		return err
	}
	if by == seat {
		return ErrSeat
	}
	for _, c := range m.clocks() {
		if c.Seat == seat && c.Ran {
			return nil
		}
	}
	return ErrClock
}

// Relieve lets the captain of a seat whose clock has run out play for it, until
// its owner comes back or plays. ErrTerms, ErrClock, ErrNoCaptain, ErrSeat, ErrOver.
func (m *Match) Relieve(by, seat engine.Seat) error {
	m.mu.Lock()
	defer m.unlock()
	if m.spec.Absent != AbsentAny && m.spec.Absent != AbsentCaptain {
		return ErrTerms
	}
	if err := m.late(by, seat); err != nil {
		return err
	}
	if int(seat) >= len(m.spec.Captains) || m.spec.Captains[seat].Person() {
		return ErrNoCaptain
	}
	m.did(wordRelieve, m.seatWord(seat), m.seatWord(by))
	m.relieve(by, seat)
	return m.changed()
}

func (m *Match) relieve(by, seat engine.Seat) {
	if int(seat) < len(m.spec.Captains) && !m.spec.Captains[seat].Person() {
		m.relieved |= engine.Only(seat)
	}
	m.remark(by, "The time of "+m.named.Player(seat)+" has run out: the captain plays until the player is back")
}

// Return gives a seat back to its owner. ErrSeat, ErrOver.
func (m *Match) Return(seat engine.Seat) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.person(seat); err != nil || !m.relieved.Has(seat) {
		return err
	}
	if m.spentAll(seat) {
		return ErrSpent
	}
	m.did(wordReturn, m.seatWord(seat))
	m.comeBack(seat)
	return m.changed()
}

func (m *Match) comeBack(seat engine.Seat) {
	m.relieved &^= engine.Only(seat)
	m.remark(seat, m.player(seat)+" is back and takes over from the captain")
}

// Claim ends the match for a seat whose opponent's clock has run out; the opponent loses. ErrTerms, ErrClock,
// ErrSeat, ErrOver.
func (m *Match) Claim(by, seat engine.Seat) error {
	m.mu.Lock()
	defer m.unlock()
	if m.spec.Absent != AbsentAny && m.spec.Absent != AbsentLoses {
		return ErrTerms
	}
	if err := m.late(by, seat); err != nil {
		return err
	}
	m.did(wordEnd, "time", m.seatWord(seat), m.seatWord(by))
	m.end(m.timing(seat, true))
	return m.changed()
}

// timing returns how the match ends when the clock of a seat has run out, or all clocks for NoSeat. claimed
// says that the opponent claims it; otherwise it ends by itself.
func (m *Match) timing(seat engine.Seat, claimed bool) Ending {
	if seat == engine.NoSeat {
		return Ending{By: ByClocks, Seat: seat, Outcome: engine.Outcome{Winner: engine.NoSeat}}
	}
	return Ending{By: ByClock, Seat: seat, Outcome: engine.Outcome{Winner: m.other(seat)}, Claimed: claimed}
}

// remark tells everyone, and the record, something that is not part of the game.
func (m *Match) remark(by engine.Seat, text string) {
	m.writer.Remark(text)
	m.tellAll(Line{Kind: Called, Seat: by, Text: text})
}

// relievedSeats returns the persons whose captains play for them.
func (m *Match) relievedSeats() []engine.Seat {
	var out []engine.Seat
	for i := range m.spec.Seats {
		if m.relieved.Has(engine.Seat(i)) {
			out = append(out, engine.Seat(i))
		}
	}
	return out
}

// now returns the time to the millisecond, as entries have it.
func (m *Match) now() time.Time {
	now := time.Now
	if m.spec.Now != nil {
		now = m.spec.Now
	}
	return now().UTC().Truncate(time.Millisecond)
}
