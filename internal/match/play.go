package match

import (
	"errors"
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// Play plays choices of a seat in order, made on its view number at. Playing stops, without error, after a
// step that is firm or that hands the decision to another seat; it returns how many were played. If the seat
// has seen more of the game since (see Stands), none is played: look at the present view. About may be left
// out if one decision is open to the seat.
//
// Errors: *engine.Refused, engine.ErrHeld, ErrSeat, ErrOver, ErrSettingUp. Dice that wait to be typed are not
// an error: they are in the view.
func (m *Match) Play(seat engine.Seat, at int, choices ...engine.Choice) (int, error) {
	return m.PlayAs(seat, 0, at, choices...)
}

// PlayAs is Play by a team-mate of the seat; 0 is its commander. Its errors are also those of Leads.
func (m *Match) PlayAs(seat engine.Seat, mate, at int, choices ...engine.Choice) (int, error) {
	m.mu.Lock()
	defer m.unlock()
	if err := m.person(seat); err != nil {
		return 0, err
	}
	now := slices.Clone(choices) // what a later choice leaves out is filled in when its turn comes
	for i := range now {
		now[i].Seat = seat
		m.about(&now[i])
	}
	if err := m.leads(seat, mate, now...); err != nil {
		return 0, err
	}
	if !m.standsFor(seat, at, now...) {
		return 0, nil
	}
	m.by = mate
	defer func() { m.by = 0 }()
	if m.relieved.Has(seat) {
		if m.spentAll(seat) {
			return 0, ErrSpent
		}
		m.did(wordReturn, m.seatWord(seat))
		m.comeBack(seat)
		if err := m.changed(); err != nil {
			return 0, moved(err)
		}
	}
	from := len(m.steps)
	n, err := m.play(seat, choices)
	m.row = m.row.then(row{seat: seat, n: n, from: from, until: len(m.steps), cut: n < len(choices)}, choices)
	return n, moved(err)
}

// A row is what a seat played last in one go, such as a drag on the board: so many choices, from one step on to another.
// One that stopped before its end goes on with what the seat plays next. It is taken back in one go.
type row struct {
	seat        engine.Seat
	n           int
	from, until int
	cut         bool // it stopped before its end
}

// then returns the row that follows: one that goes on with r, unless something came between or the choices only pass.
func (r row) then(next row, choices []engine.Choice) row {
	if r.cut && r.seat == next.seat && r.until == next.from && len(choices) > 0 && choices[0].Verb != engine.Pass {
		next.n, next.from = next.n+r.n, r.from
	}
	return next
}

// moved turns ErrMoved, the error of a choice that was overtaken, into nil: the choice is tried again.
func moved(err error) error {
	if errors.Is(err, ErrMoved) {
		return nil
	}
	return err
}

// play plays choices in order; each is stored and told separately.
func (m *Match) play(seat engine.Seat, choices []engine.Choice) (int, error) {
	for i, c := range choices {
		c.Seat = seat
		if err := m.mayBranch(); err != nil {
			return i, err
		}
		m.about(&c)
		if err := m.leads(seat, m.by, c); err != nil {
			return i, err
		}
		m.standing.running = m.standing.running && m.need != nil // the choice is held
		if err := m.took(m.session.Play(c)); err != nil {
			return i, err
		}
		stop := m.need != nil || m.steps[len(m.steps)-1].Firm || !m.asks(seat)
		if err := m.changed(); err != nil {
			return i, err
		}
		if stop {
			return i + 1, nil
		}
	}
	return len(choices), nil
}

// took handles what a session returned: a throw that waits to be typed is not an error.
func (m *Match) took(err error) error {
	var need *engine.DiceNeeded
	if errors.As(err, &need) {
		m.need = need
		c, thrown, _ := m.session.Held()
		m.writer.Hold(c, thrown)
		m.didThrow(wordHeld+" "+m.sayStep(c), thrown)
		return nil
	}
	if err == nil {
		m.need = nil
	}
	return err
}

// Give answers View.Dice with the faces thrown at a real table. Errors: engine.ErrFaces, engine.ErrNotHeld,
// ErrSeat, ErrOver.
func (m *Match) Give(seat engine.Seat, faces engine.Faces) error {
	return m.byHand(seat, func() error { return m.give(faces) })
}

// byHand runs do with the dice that a seat is asked for, also while the match is being set up.
func (m *Match) byHand(seat engine.Seat, do func() error) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.person(seat); err != nil && !errors.Is(err, ErrSettingUp) {
		return err
	}
	if m.diceFor(seat) == nil {
		return engine.ErrNotHeld
	}
	if err := do(); err != nil {
		return err
	}
	return moved(m.changed())
}

func (m *Match) give(faces engine.Faces) error {
	if m.session != nil {
		return m.took(m.session.Give(faces))
	}
	if !faces.Fit(m.need.Throw) {
		return engine.ErrFaces
	}
	m.setup = append(m.setup, engine.Thrown{Throw: m.need.Throw, Faces: faces})
	return m.setUp()
}

// Retract takes back the faces given last, while the same choice needs more dice or nothing has been decided
// since: View.Dice asks for them again, and later throws are spent. Every log says so. Errors:
// engine.ErrNotHeld, engine.ErrNothing, ErrSeat, ErrOver.
func (m *Match) Retract(seat engine.Seat) error {
	if again, err := m.retype(seat); again {
		return err
	}
	return m.byHand(seat, m.retract)
}

func (m *Match) retract() error {
	if m.session != nil {
		if err := m.took(m.session.Retract()); err != nil {
			return err
		}
	} else {
		i := engine.LastGiven(m.setup)
		if i < 0 {
			return engine.ErrNothing
		}
		m.setup = m.setup[:i]
		if err := m.setUp(); err != nil {
			return err
		}
	}
	m.tellRetracted()
	return nil
}

func (m *Match) tellRetracted() {
	m.tellAll(Line{Kind: Called, Seat: engine.NoSeat, Text: "The last roll was wrong: roll it again", Back: true})
}

// rolled returns the throws already made that a viewer may see, while it must give more.
func (m *Match) rolled(v *viewer) []engine.Thrown {
	if v.dice == nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(m.held()), func(th engine.Thrown) bool { return !th.Throw.Seen.Has(v.seat) })
}

// known reports, for each event of the step waiting for dice, whether the viewer who must give them was told
// of it before: a step that waits for dice is firm, so it opens what was sealed.
func (m *Match) known(v *viewer) []bool {
	if v.dice == nil {
		return nil
	}
	known := make([]bool, len(v.dice.Events))
	for i, e := range v.dice.Events {
		known[i] = knows(m.steps, v.seat, e)
	}
	return known
}

// PlayBot lets one bot that must decide now, or the standing orders of a seat, make one choice, and reports
// whether one did. The match is unlocked while the bot thinks; if it has moved on by then, the answer is
// dropped and the bot will be asked again. An error means that the bot's choice was unlawful, and names it.
func (m *Match) PlayBot() (bool, error) {
	m.thinking.Lock()
	defer m.thinking.Unlock()
	m.mu.Lock()
	if _, ok := m.ordered(true); ok {
		err := moved(m.obey())
		m.free()
		return err == nil, err
	}
	seen, d, ok := m.forBot()
	if !ok {
		m.mu.Unlock()
		return false, nil
	}
	bot, changes := m.sitter(d.Seat), m.changes // a person may come back while the captain thinks
	c, agrees, _ := m.consent(d)
	m.mu.Unlock()
	if !agrees {
		c = bot.Choose(seen, d)
	}
	m.mu.Lock()
	defer m.unlock()
	if err := m.sure(); err != nil {
		return false, err
	}
	if m.changes != changes {
		return true, nil
	}
	c.Seat = d.Seat
	_, err := m.play(d.Seat, []engine.Choice{c})
	var refused *engine.Refused
	if err = moved(err); errors.As(err, &refused) {
		text := engine.FormatChoice(nil, m.info, m.words, c)
		return false, fmt.Errorf("the bot of %s chose %q: %w", m.info.SeatName(d.Seat), text, err)
	}
	return err == nil, err
}

// sitter returns who plays a seat now.
func (m *Match) sitter(seat engine.Seat) *Sitter {
	if m.relieved.Has(seat) {
		return &m.spec.Captains[seat]
	}
	return &m.spec.Seats[seat]
}

// BotToPlay returns the seat of the bot that PlayBot would ask, or of the person for whom a standing order
// would answer now, if there is one.
func (m *Match) BotToPlay() (engine.Seat, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.toPlay(true)
}

// toPlay is BotToPlay; without due it includes orders that must still wait.
func (m *Match) toPlay(due bool) (engine.Seat, bool) {
	if c, ok := m.ordered(due); ok {
		return c.Seat, true
	}
	d, ok := m.botDecision()
	return d.Seat, ok
}

// botDecision returns the first decision that a bot must answer now.
func (m *Match) botDecision() (engine.Decision, bool) {
	if m.waitsForMore() {
		return engine.Decision{}, false
	}
	for _, d := range m.session.State.Pending(nil) {
		if int(d.Seat) >= len(m.spec.Seats) || m.sitter(d.Seat).Person() {
			continue
		}
		if _, _, waits := m.consent(d); !waits {
			return d, true
		}
	}
	return engine.Decision{}, false
}

// waitsForMore reports whether nothing can be decided now, but by the person an umpire's correction asks: the match is
// over, waits for dice or for agreement, plays again what was corrected, or can no longer be stored.
func (m *Match) waitsForMore() bool {
	return m.session == nil || m.ending != nil || m.need != nil || m.asking != nil || m.broken != nil || len(m.after.steps) > 0
}

// forBot returns what to show the next bot.
func (m *Match) forBot() (engine.State, engine.Decision, bool) {
	d, ok := m.botDecision()
	if !ok {
		return nil, d, false
	}
	return m.seenBy(d.Seat, m.session.State), d, true
}

// about fills in what a choice is about if one decision is open to its seat.
func (p *play) about(c *engine.Choice) {
	if c.About != engine.NoObject {
		return
	}
	about, n := engine.NoObject, 0
	for _, d := range p.session.State.Pending(nil) {
		if d.Seat == c.Seat {
			about, n = d.About, n+1
		}
	}
	if n == 1 {
		c.About = about
	}
}

// asks reports whether a decision is open to the seat.
func (p *play) asks(seat engine.Seat) bool {
	return slices.ContainsFunc(p.session.State.Pending(nil), func(d engine.Decision) bool { return d.Seat == seat })
}

// typed reports whether dice have been given by hand for the choice or set-up that waits for more.
func (p *play) typed() bool { return engine.LastGiven(p.held()) >= 0 }

// held returns the throws made so far for the choice or set-up that waits for more.
func (p *play) held() []engine.Thrown {
	if p.session == nil {
		return p.setup
	}
	_, thrown, _ := p.session.Held()
	return thrown
}
