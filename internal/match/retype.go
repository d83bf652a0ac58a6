package match

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// mayRetype reports whether the seat may correct the dice it gave last although they have been used: the last
// step had them, nothing has been decided or asked since, and the seat is the one that types them.
func (m *Match) mayRetype(seat engine.Seat) bool {
	if m.session == nil || m.ending != nil || m.need != nil || m.asking != nil || len(m.steps) == 0 ||
		int(seat) >= len(m.spec.Seats) || !m.spec.Seats[seat].Person() || !m.typedHere() {
		return false
	}
	thrown := m.steps[len(m.steps)-1].Thrown
	i := engine.LastGiven(thrown)
	return i >= 0 && m.Roller(&thrown[i].Throw) == seat
}

// Roller returns the seat that types the dice of a throw: the thrower, or the first person who may see them
// if the throw is nobody's or a bot's; NoSeat if there is none. An umpire also draws what its seat may not see fall.
func (m *Match) Roller(th *engine.Throw) engine.Seat {
	isPerson := func(s engine.Seat) bool { return int(s) < len(m.spec.Seats) && m.spec.Seats[s].Person() }
	person := func(s engine.Seat) bool { return isPerson(s) && th.Seen.Has(s) }
	if person(th.Seat) || m.umpire && isPerson(th.Seat) {
		return th.Seat
	}
	for i := range m.spec.Seats {
		if person(engine.Seat(i)) {
			return engine.Seat(i)
		}
	}
	return engine.NoSeat
}

// typedHere reports whether the dice of this sitting are given by hand. Others, such as those repeated from a
// record, have no count either.
func (m *Match) typedHere() bool { return m.source == record.Typed || m.source == record.Mixed }

// retype asks again for the dice that the seat gave last, if it may: the last step is withdrawn, and its
// choice waits for them. It reports whether it was allowed.
func (m *Match) retype(seat engine.Seat) (bool, error) {
	m.mu.Lock()
	defer m.unlock()
	if m.broken != nil || m.sure() != nil || !m.mayRetype(seat) {
		return false, nil
	}
	if err := m.hold(seat); err != nil {
		return true, err
	}
	return true, moved(m.changed())
}

// hold withdraws the last step and holds its choice with the dice before those given last.
func (m *Match) hold(seat engine.Seat) error {
	step := m.steps[len(m.steps)-1]
	var every engine.Seats
	for i := range m.spec.Seats {
		every |= engine.Only(engine.Seat(i))
	}
	if err := m.back(1, seat, every); err != nil {
		return err
	}
	if err := m.took(m.session.Hold(step.Choice, slices.Clone(step.Thrown[:engine.LastGiven(step.Thrown)]))); err != nil {
		return err
	}
	m.did(wordRetype, m.seatWord(seat))
	m.tellRetracted()
	return nil
}
