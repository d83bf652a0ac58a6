package match

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
)

// A seat's standing orders are tried in the order in which they were given; the first that answers wins, and
// its choice is played as the seat's own. They answer at once, before anyone is shown that the decision was
// open (sealed and kept questions after a pause, see pause.go), and only for a person's seat: neither a bot
// nor a captain that plays for a late owner has any. In a match of Spec.Idle every person begins with
// bot.Idle, which gives an only answer, and with any others that the game names. An order for one turn lapses
// with it, and an order that lifts another keeps that from answering while it is in force. When a seat takes
// something back, its orders rest until it chooses itself or gives one again, so that what was taken back is
// not at once repeated.
//
// Nobody but its owner learns of an order: it is an entry of the journal, and not in the record.

// A StandingOrder is an order in force.
type StandingOrder struct {
	Text string // as bot.Orders.Parse reads it
	Says string // as its owner reads it
	// About says what it does, where it lies beside a question; else "".
	About string
	// Usual says that it lies beside a question with which most would give it: the Enter key does.
	Usual bool
}

// given is an order in force.
type given struct {
	bot.Given
	text   string
	turn   int // in which it was given
	lapses bool
	waits  bool
	lifts  string // the key of the order that it keeps from answering, or ""
}

// standing holds the standing orders of a match.
type standing struct {
	given   [][]given    // by seat, in the order given
	resting engine.Seats // seats whose orders rest after a take-back
	obeyed  engine.Seats // seats whose last choice was made by an order
	running bool         // an order made the choice that is being played, or held
	until   []time.Time  // by seat, the time before which its orders answer nothing sealed; zero: no pause runs
}

// newStanding returns the standing orders of the seats before a match begins.
func newStanding(seats int, spec *Spec) standing {
	st := standing{given: make([][]given, seats), until: make([]time.Time, seats)}
	if !spec.Idle {
		return st
	}
	for i := range st.given {
		for _, g := range spec.Orders.Initial() {
			st.given[i] = append(st.given[i], given{Given: g, text: spec.Orders.Format(g), waits: g.Key == bot.Idle})
		}
	}
	return st
}

// mostOrders is how many orders a seat may have in force.
const mostOrders = 32

// ErrNoOrder: the seat has given no such order.
var ErrNoOrder = errors.New("you have no such standing order")

// Order gives a standing order of a seat, in the words that bot.Orders.Parse reads. An order already in force
// moves to the end. ErrSeat, ErrOver, ErrSettingUp, or what is wrong with the text.
func (m *Match) Order(seat engine.Seat, text string) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.person(seat); err != nil {
		return err
	}
	text, err := m.order(seat, text)
	if err != nil {
		return err
	}
	m.did(wordOrder, m.seatWord(seat), text)
	m.atOnce(seat)
	return m.changed()
}

// order adds an order, and returns its canonical text.
func (m *Match) order(seat engine.Seat, text string) (string, error) {
	g, err := m.spec.Orders.Parse(text)
	if err != nil {
		return "", err
	}
	order, err := m.spec.Orders.Find(m.seenBy(seat, m.session.State), seat, g)
	if err != nil {
		return "", err
	}
	turn, _ := m.session.State.Moment()
	one := given{Given: g, text: m.spec.Orders.Format(g), turn: turn, lapses: order.Lapses, waits: order.Waits, lifts: order.Lifts}
	kept := slices.DeleteFunc(slices.Clone(m.standing.given[seat]), func(o given) bool { return o.text == one.text })
	if len(kept) == mostOrders {
		return "", fmt.Errorf("expected at most %d standing orders for a seat", mostOrders)
	}
	m.standing.given[seat] = append(kept, one)
	m.standing.resting &^= engine.Only(seat)
	return one.text, nil
}

// Revoke revokes a standing order of a seat. ErrNoOrder, ErrSeat, ErrOver, ErrSettingUp.
func (m *Match) Revoke(seat engine.Seat, text string) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.person(seat); err != nil {
		return err
	}
	if err := m.revoke(seat, text); err != nil {
		return err
	}
	m.did(wordRevoke, m.seatWord(seat), text)
	return m.changed()
}

func (m *Match) revoke(seat engine.Seat, text string) error {
	all := m.standing.given[seat]
	i := slices.IndexFunc(all, func(o given) bool { return o.text == text })
	if i < 0 {
		return ErrNoOrder
	}
	m.standing.given[seat] = slices.Delete(slices.Clone(all), i, i+1)
	return nil
}

// redoOrder replays giving or revoking an order. One that the game no longer offers is dropped.
func (m *Match) redoOrder(seat engine.Seat, text string, give bool) error {
	if int(seat) >= len(m.standing.given) {
		return errDrift
	}
	if give {
		_, _ = m.order(seat, text)
	} else {
		_ = m.revoke(seat, text)
	}
	return nil
}

// obey plays the answers of standing orders until they have none.
func (m *Match) obey() error {
	for {
		c, ok := m.ordered(true)
		if !ok {
			return nil
		}
		m.standing.running = true
		if err := m.took(m.session.Play(c)); err != nil {
			return err
		}
		if err := m.changed(); err != nil {
			return err
		}
	}
}

// ordered returns the first answer that a standing order has to an open question; with due, only one that
// need not wait.
func (m *Match) ordered(due bool) (engine.Choice, bool) {
	if m.waitsForMore() || m.unsure {
		return engine.Choice{}, false
	}
	for _, d := range m.session.State.Pending(nil) {
		if !m.heeds(d.Seat) {
			continue
		}
		seen := m.seenBy(d.Seat, m.session.State)
		for i := range m.standing.given[d.Seat] {
			o := &m.standing.given[d.Seat][i]
			if m.isLifted(d.Seat, o.Key) {
				continue
			}
			if o.waits && !m.standing.obeyed.Has(d.Seat) && m.session.CanTakeBack(d.Seat) &&
				(m.spec.Pause == nil || due && m.lingers(d.Seat)) {
				continue
			}
			if c, ok := m.spec.Orders.Answer(seen, d, o.Given); ok {
				if ill := m.session.State.Check(c); ill.OK() && !(due && m.isSecret(d, o) && m.pauses(d.Seat)) {
					return c, true
				}
			}
		}
	}
	return engine.Choice{}, false
}

// isSecret reports whether others could learn something from the haste with which an order answers d: it is
// sealed, or asked to keep secret that the seat has only one answer.
func (m *Match) isSecret(d engine.Decision, o *given) bool {
	return d.Sealed || o.Key == bot.Idle && m.rules.Words().Prompts[d.Ask].Kept != ""
}

// isLifted reports whether an order of a seat keeps the one with that key from answering.
func (m *Match) isLifted(seat engine.Seat, key string) bool {
	return slices.ContainsFunc(m.standing.given[seat], func(o given) bool { return o.lifts == key })
}

// isWanted reports whether giving an order offered beside a question would change anything: it is not in
// force, or rests, and it does not lift an order that is not in force.
func (m *Match) isWanted(seat engine.Seat, seen engine.State, g bot.Given) bool {
	order, err := m.spec.Orders.Find(seen, seat, g)
	if err != nil {
		return false
	}
	all := m.standing.given[seat]
	lifts := order.Lifts == "" || slices.ContainsFunc(all, func(o given) bool { return o.Key == order.Lifts })
	inForce := slices.ContainsFunc(all, func(o given) bool { return o.Given == g })
	return lifts && (!inForce || m.standing.resting.Has(seat))
}

// heeds reports whether the orders of a seat are to be tried.
func (m *Match) heeds(seat engine.Seat) bool {
	return int(seat) < len(m.standing.given) && len(m.standing.given[seat]) > 0 &&
		m.sitter(seat).Person() && !m.standing.resting.Has(seat)
}

// seenBy returns a position as a seat may see it.
func (m *Match) seenBy(seat engine.Seat, of engine.State) engine.State {
	seen := m.rules.Blank()
	seen.CopyFrom(of)
	seen.Redact(seat)
	return seen
}

// Offered returns what a person's seat may order now; other seats may order nothing.
func (m *Match) Offered(seat engine.Seat) []bot.Order {
	m.mu.Lock()
	defer m.mu.Unlock()
	if int(seat) >= len(m.spec.Seats) || !m.spec.Seats[seat].Person() || m.session == nil || m.ending != nil {
		return nil
	}
	return m.spec.Orders.Offered(m.seenBy(seat, m.session.State), seat)
}

// viewOrders adds to a view what its seat has ordered, and may order at each question.
func (m *Match) viewOrders(v *viewer, out *View) {
	if int(v.seat) >= len(m.spec.Seats) || !m.spec.Seats[v.seat].Person() {
		return
	}
	all := m.spec.Orders
	for i := range m.standing.given[v.seat] {
		o := &m.standing.given[v.seat][i]
		out.Standing = append(out.Standing, StandingOrder{Text: o.text, Says: all.Say(out.Seen, v.seat, o.Given)})
	}
	out.Resting = v.resting
	may := func(g bot.Given) StandingOrder {
		return StandingOrder{Text: all.Format(g), Says: all.Say(out.Seen, v.seat, g)}
	}
	for i := range out.Asked {
		if g, ok := all.Beside(out.Seen, out.Asked[i].Decision); ok && m.isWanted(v.seat, out.Seen, g) {
			order, err := all.Find(out.Seen, v.seat, g)
			out.Asked[i].Beside = may(g)
			out.Asked[i].Beside.Usual = err == nil && order.Usual
			out.Asked[i].Beside.About = order.About
		}
		for _, g := range all.Here(out.Seen, out.Asked[i].Decision) {
			out.Asked[i].Here = append(out.Asked[i].Here, may(g))
		}
	}
}

// inForce returns the orders of a seat that are in force, and whether they rest.
func (p *play) inForce(seat engine.Seat) (orders []string, rests bool) {
	if int(seat) >= len(p.standing.given) || p.session == nil {
		return nil, false
	}
	for i := range p.standing.given[seat] {
		orders = append(orders, p.standing.given[seat][i].text)
	}
	return orders, len(orders) > 0 && p.standing.resting.Has(seat)
}

// lapse drops the orders of past turns.
func (p *play) lapse() {
	if p.session == nil {
		return
	}
	turn, _ := p.session.State.Moment()
	for seat, all := range p.standing.given {
		over := func(o given) bool { return o.lapses && o.turn != turn }
		if slices.ContainsFunc(all, over) {
			p.standing.given[seat] = slices.DeleteFunc(slices.Clone(all), over)
		}
	}
}

// stepped records whether a standing order made a seat's choice.
func (p *play) stepped(seat engine.Seat) {
	if p.standing.running {
		p.standing.obeyed |= engine.Only(seat)
		return
	}
	p.standing.obeyed &^= engine.Only(seat)
	p.standing.resting &^= engine.Only(seat)
}
