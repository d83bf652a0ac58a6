package match

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// setUp tries the set-up with the faces given so far.
func (m *Match) setUp() error {
	turn := &m.turn
	*turn = engine.Turn{Dice: (*settingUp)(m), Hear: true}
	m.setupAt = 0
	var s engine.State
	var err error
	done := engine.Attempt(turn, func() {
		s, err = m.rules.Setup(m.spec.Scenario, m.spec.Settings, turn)
	})
	if err != nil {
		return err
	}
	if !done {
		m.need = &engine.DiceNeeded{Throw: *turn.Dry, Events: slices.Clone(turn.Events)}
		m.didThrow(wordSetup, m.setup)
		return nil
	}
	m.need = nil
	m.begin(s)
	m.write()
	m.writer.SetUp(m.setup)
	m.didThrow(wordSetup, m.setup)
	m.hear(engine.Step{Choice: engine.Choice{Seat: engine.NoSeat}, Thrown: m.setup, Events: turn.Events}, nil, m.standing.running)
	return nil
}

// settingUp is the match as the source of dice of its own set-up: first the faces already given, then fresh
// ones, which are kept.
type settingUp Match

func (m *settingUp) Throw(t engine.Throw) (engine.Faces, bool) {
	if m.setupAt < len(m.setup) {
		m.setup[m.setupAt].Told = len(m.turn.Events)
		m.setupAt++
		return m.setup[m.setupAt-1].Faces, true
	}
	f, ok := m.dice.Throw(t)
	if !ok {
		return f, false
	}
	th := engine.Thrown{Throw: t, Faces: f, Told: len(m.turn.Events)}
	if c, counts := m.dice.(engine.Counter); counts {
		th.House = c.Count()
	}
	m.setup = append(m.setup, th)
	m.setupAt++
	return f, true
}

// beginLater starts the session where the match goes on that was begun earlier. Nobody is told of its past again.
func (m *Match) beginLater() error {
	m.begin(m.spec.Start)
	m.setup, m.ruled = m.spec.SetUp, m.spec.Ruled
	m.session.Log = func(step engine.Step) {
		step.Thrown = m.spec.Past[len(m.steps)].Thrown
		m.steps, m.turns = append(m.steps, step), append(m.turns, m.present)
		m.present, _ = m.session.State.Moment()
	}
	if err := replay(m.session, m.spec.Past); err != nil {
		return err
	}
	m.session.Dice, m.session.Log = m.dice, m.accept
	m.write()
	return nil
}
