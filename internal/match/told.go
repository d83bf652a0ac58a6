package match

import (
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// Told returns every event that the seat (or an Observer) has been told of and that was not withdrawn, oldest
// first, each with the turn in which it was told. Those of the set-up have the turn of the position that it
// made.
func (m *Match) Told(seat engine.Seat) []engine.Dated {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.session == nil {
		return nil
	}
	seat = m.viewer(seat).seat
	turn, _ := m.start.Moment()
	out := dated(nil, m.turn.Events, seat, turn)
	for i := range m.steps {
		out = dated(out, m.steps[i].Events, seat, m.turns[i])
	}
	return out
}

// dated appends those of the events that the seat has been told of.
func dated(out []engine.Dated, events []engine.Event, seat engine.Seat, turn int) []engine.Dated {
	for _, e := range told(events, seat) {
		out = append(out, engine.Dated{Turn: turn, Event: e})
	}
	return out
}

// Start returns the position in which play began, as the seat (or an Observer) may know it; nil while setting
// up.
func (m *Match) Start(seat engine.Seat) engine.State {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.session == nil {
		return nil
	}
	return m.seenBy(m.viewer(seat).seat, m.start)
}

// A Passage is a step in which something moved on a plane.
type Passage struct {
	From  *engine.Scene  // before it, as the seat saw it
	After *engine.Scene  // now; nil while the step waits for dice
	Told  []engine.Event // everything that the seat was told of it; while it waits, only so far
}

// Passage returns the last step in which something moved on a plane, as the seat (or an Observer) may know
// it: the one that waits for dice, if the seat may give them and something has moved. If nothing has moved
// yet, From is After; while setting up it is nil. It replays the match, so it is too slow for every view.
func (m *Match) Passage(seat engine.Seat) (*Passage, error) {
	p, seat, start, before := m.passage(seat)
	if p == nil || start == nil {
		return p, nil
	}
	session, err := through(m.rules, start, before) // with the match unlocked, because it takes time
	if err != nil {
		return nil, err
	}
	p.From = m.scene(seat, session.State)
	return p, nil
}

// passage is Passage with its viewer; for a step that was played it also returns the start of the match and
// the steps before, which lead to From.
func (m *Match) passage(of engine.Seat) (p *Passage, seat engine.Seat, start engine.State, before []engine.Step) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.session == nil {
		return nil, of, nil, nil
	}
	seat = m.viewer(of).seat
	now := m.scene(seat, m.session.State)
	if d := m.diceFor(seat); d != nil && moves(d.Events, seat) {
		return &Passage{From: now, Told: told(d.Events, seat)}, seat, nil, nil
	}
	for i := len(m.steps) - 1; i >= 0; i-- {
		if moves(m.steps[i].Events, seat) {
			return &Passage{After: now, Told: told(m.steps[i].Events, seat)}, seat, m.start, slices.Clone(m.steps[:i])
		}
	}
	return &Passage{From: now, After: now}, seat, nil, nil
}

// moves reports whether the seat was told of something that moved on a plane.
func moves(events []engine.Event, seat engine.Seat) bool {
	return slices.ContainsFunc(events, func(e engine.Event) bool { return e.Kind == engine.Moved && e.See.Has(seat) })
}

// scene returns what the seat may see of a position.
func (m *Match) scene(seat engine.Seat, of engine.State) *engine.Scene {
	return m.rules.Scene(m.seenBy(seat, of), seat)
}

// told returns those of the events that the seat has been told of.
func told(events []engine.Event, seat engine.Seat) (out []engine.Event) {
	for _, e := range events {
		if e.See.Has(seat) {
			out = append(out, e)
		}
	}
	return out
}

// through replays steps from the start with their faces.
func through(rules engine.Ruleset, start engine.State, steps []engine.Step) (*engine.Session, error) {
	s := rules.Blank()
	s.CopyFrom(start)
	session := engine.NewSession(s, rules.Blank, nil)
	return session, replay(session, steps)
}

// replay plays steps in a session with their faces.
func replay(session *engine.Session, steps []engine.Step) error {
	for i := range steps {
		session.Dice = dice.NewReplay(steps[i].Thrown)
		if err := session.Play(steps[i].Choice); err != nil {
			return fmt.Errorf("the match does not replay as it was played: %w", err)
		}
	}
	return nil
}

// knows reports whether the seat was already told of an event when it chose in secret, in one of the steps
// before, and is told again only because its choice is opened.
func knows(before []engine.Step, seat engine.Seat, e engine.Event) bool {
	for i := len(before) - 1; i >= 0 && before[i].Sealed && !before[i].Firm; i-- {
		if before[i].Choice.Seat != seat {
			continue
		}
		for _, own := range before[i].Events {
			if own.See = e.See; own == e {
				return true
			}
		}
	}
	return false
}
