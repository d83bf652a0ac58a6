package match

import (
	"errors"
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// A Consent is something one seat asks of the others. With none of Draw, Resume and Hand it is to take back.
type Consent struct {
	By   engine.Seat
	Draw bool // agree to a draw
	// Resume: resume an adjourned match.
	Resume bool
	Hand   *Handing // hand a seat to another person
	Back   int      // to take back: how many steps would be withdrawn
	Text   string
}

// asking is an open question between the seats.
type asking struct {
	Consent
	left   []engine.Seat // persons who have not answered
	agreed []engine.Seat
}

// TakeBack withdraws the seat's last choice about an object (NoObject: its last choice, and with it those that it played in
// one go with that, as far as they are free) if that is free.
// engine.ErrFirm: ask the others with AskBack; in a study the choice is instead taken back at once, with
// everything that followed it. engine.ErrNothing, engine.ErrHeld, ErrSeat, ErrOver.
func (m *Match) TakeBack(seat engine.Seat, about engine.Object) error {
	return m.TakeBackAs(seat, 0, about)
}

// TakeBackAs is TakeBack by a team-mate of the seat, of a choice of his own; 0 is its commander. Its errors
// are also those of Leads.
func (m *Match) TakeBackAs(seat engine.Seat, mate int, about engine.Object) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.person(seat); err != nil {
		return err
	}
	if i := m.lastOf(seat); i >= 0 {
		if err := m.leads(seat, mate, m.steps[i].Choice); err != nil {
			return err
		}
	}
	m.by = mate
	defer func() { m.by = 0 }()
	err := m.session.TakeBack(seat, about)
	last := m.row
	if errors.Is(err, engine.ErrNothing) && m.lastOf(seat) >= 0 {
		err = engine.ErrFirm // it was made before something was taken back by consent
	}
	if errors.Is(err, engine.ErrFirm) && m.spec.Study {
		if err = m.asker(seat); err == nil {
			err = m.askBack(seat)
		}
	}
	if err != nil {
		return err
	}
	m.row = row{}
	if about != engine.NoObject || last.seat != seat || last.until != len(m.steps)+1 {
		last.n = 1
	}
	for ; last.n > 1; last.n-- { // each is an entry of the journal by itself
		if err := m.changed(); err != nil {
			return err
		}
		if m.session.TakeBack(seat, about) != nil {
			break
		}
	}
	return m.changed()
}

// AskBack asks the other persons to agree that the seat's last choice and everything after it is taken back.
// Bots agree to everything. Dice thrown since are spent: new throws replace them. The errors are those of
// TakeBack, and ErrAsked, ErrPleaded and ErrRatedBot.
func (m *Match) AskBack(seat engine.Seat) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.asker(seat); err != nil {
		return err
	}
	if err := m.mayAskBack(); err != nil {
		return err
	}
	if err := m.askBack(seat); err != nil {
		return err
	}
	return m.changed()
}

func (m *Match) askBack(seat engine.Seat) error {
	if m.need != nil {
		return engine.ErrHeld
	}
	i := m.lastOf(seat)
	if i < 0 {
		return engine.ErrNothing
	}
	if r := m.row; r.seat == seat && r.from <= i && i < r.until {
		i = r.from // a row goes as a whole
	}
	n := len(m.steps) - i
	text := m.player(seat) + " asks to take back the last " + counted(n, "step")
	m.did(wordAsk, "back", m.seatWord(seat))
	m.asked[seat]++
	return m.ask(Consent{By: seat, Back: n, Text: text})
}

// asker returns nil if a person's seat may ask the others for something: ErrSeat, ErrOver, ErrPleaded.
func (m *Match) asker(seat engine.Seat) error {
	err := m.person(seat)
	if err == nil && m.asked[seat] >= MostAsked {
		err = ErrPleaded
	}
	return err
}

// OfferDraw offers a draw to the other seats. A bot never agrees to one. ErrPleaded.
func (m *Match) OfferDraw(seat engine.Seat) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.asker(seat); err != nil {
		return err
	}
	if err := m.offerDraw(seat); err != nil {
		return err
	}
	return m.changed()
}

func (m *Match) offerDraw(seat engine.Seat) error {
	m.did(wordAsk, "draw", m.seatWord(seat))
	m.asked[seat]++
	for i := range m.spec.Seats {
		if !m.spec.Seats[i].Person() {
			m.tellAll(Line{Kind: Called, Seat: seat, Text: fmt.Sprintf("%s offers a draw; %s declines",
				m.player(seat), m.named.Player(engine.Seat(i)))})
			return nil
		}
	}
	return m.ask(Consent{By: seat, Draw: true, Text: m.player(seat) + " offers a draw"})
}

// counted formats a count with its noun and leaves out 1: "step", "3 steps".
func counted(n int, thing string) string {
	if n == 1 {
		return thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// ask asks every other person; if there are none it is agreed at once.
func (m *Match) ask(c Consent) error {
	if m.asking != nil {
		m.body = ""
		return ErrAsked
	}
	m.asking = &asking{Consent: c}
	for i := range m.spec.Seats {
		own := engine.Seat(i) == c.By && (c.Hand == nil || c.Hand.From == Unasked) // the holder of a seat is always asked to hand it over
		if m.spec.Seats[i].Person() && !own && !m.spec.Study {
			m.asking.left = append(m.asking.left, engine.Seat(i))
		}
	}
	if len(m.asking.left) == 0 {
		return m.agreed()
	}
	m.tellAll(Line{Kind: Called, Seat: c.By, Text: c.Text})
	return nil
}

// Consents reports whether a seat is now asked to agree to something: View.Consent.
func (m *Match) Consents(seat engine.Seat) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.consentFor(seat) != nil
}

// Answer answers View.Consent for a seat. ErrNotAsked if it is not asked.
func (m *Match) Answer(seat engine.Seat, yes bool) error {
	m.mu.Lock()
	defer m.unlock()
	if m.broken != nil {
		return m.broken
	}
	if err := m.sure(); err != nil {
		return err
	}
	if m.consentFor(seat) == nil {
		return ErrNotAsked
	}
	word := "no"
	if yes {
		word = "yes"
	}
	m.did(wordAnswer, m.seatWord(seat), word)
	if err := m.answer(seat, yes); err != nil {
		return err
	}
	return m.goOn()
}

func (m *Match) answer(seat engine.Seat, yes bool) error {
	a := m.asking
	if a == nil {
		return ErrNotAsked
	}
	if !yes {
		m.asking = nil
		m.tellAll(Line{Kind: Called, Seat: seat, Text: m.player(seat) + " does not agree"})
		return nil
	}
	a.left = slices.DeleteFunc(a.left, func(s engine.Seat) bool { return s == seat })
	a.agreed = append(a.agreed, seat)
	if len(a.left) > 0 {
		return nil
	}
	return m.agreed()
}

// agreed does what everyone asked has agreed to.
func (m *Match) agreed() error {
	a := m.asking
	m.asking = nil
	switch {
	case a.Draw:
		m.end(Ending{By: ByAgreement, Seat: engine.NoSeat, Outcome: engine.Outcome{Winner: engine.NoSeat}})
	case a.Resume:
		m.resume(a.By)
	case a.Hand != nil:
		m.hands(a.Hand)
	default:
		return m.withdraw(a)
	}
	return nil
}

// withdraw takes back the last steps by replaying the match without them.
func (m *Match) withdraw(a *asking) error {
	rolled := slices.ContainsFunc(m.steps[len(m.steps)-a.Back:], func(s engine.Step) bool { return len(s.Thrown) > 0 })
	if err := m.back(a.Back, a.By, m.agree(a)); err != nil {
		return err
	}
	m.standing.resting |= engine.Only(a.By)
	m.resumed |= engine.Only(a.By)
	text := m.player(a.By) + " takes back the last " + counted(a.Back, "step")
	if rolled {
		text += "; its dice will be rolled anew"
	}
	if len(a.agreed) == 0 && !m.spec.Study {
		text += "; what was open stays known, and the bot agrees"
	}
	m.tellBack(Line{Kind: Called, Seat: a.By, Text: text, Back: true}, len(m.steps))
	return nil
}

// back replays the match without its last n steps. The steps before them that taught nobody anything, such as
// sealed orders, may again be taken back freely: the record withdraws them too, and then repeats them.
func (m *Match) back(n int, by engine.Seat, agreed engine.Seats) error {
	kept := slices.Clone(m.steps[:len(m.steps)-n])
	firm := len(kept)
	for firm > 0 && !kept[firm-1].Firm {
		firm--
	}
	session, err := through(m.rules, m.start, kept[:firm])
	if err != nil {
		return err
	}
	if err := m.stand(session, kept, m.turns[:len(kept)], firm, by, agreed); err != nil {
		return err
	}
	m.tree.regrow(len(kept), nil, nil, false)
	return nil
}

// stand replaces the standing steps, for a seat or for an umpire (NoSeat). The session has played the first firm of them, which agree with the old
// ones; the record withdraws the old steps after those, and then adds the new ones.
func (m *Match) stand(
	session *engine.Session, steps []engine.Step, turns []int, firm int, by engine.Seat, agreed engine.Seats,
) error {
	switch n := len(m.steps) - firm; {
	case n > 0 && by == engine.NoSeat:
		m.writer.Correct(n, session.State)
	case n > 0:
		m.writer.Back(n, by, agreed, session.State)
	}
	session.Log = func(step engine.Step) {
		step.Thrown = record.Unnumbered(step.Thrown)
		m.writer.Step(step, session.State)
	}
	if err := replay(session, steps[firm:]); err != nil {
		return err
	}
	session.Dice, session.Log = m.dice, m.accept
	m.session, m.steps, m.turns, m.need = session, steps, turns, nil
	m.opened()
	m.present, _ = session.State.Moment()
	return nil
}

// agree returns the seats that have agreed: those asked, and every bot.
func (m *Match) agree(a *asking) engine.Seats {
	var agreed engine.Seats
	for _, s := range a.agreed {
		agreed |= engine.Only(s)
	}
	for i := range m.spec.Seats {
		if !m.spec.Seats[i].Person() {
			agreed |= engine.Only(engine.Seat(i))
		}
	}
	return agreed
}

// lastOf returns the index of the seat's last standing step, or -1.
func (p *play) lastOf(seat engine.Seat) int {
	for i := len(p.steps) - 1; i >= 0; i-- {
		if p.steps[i].Choice.Seat == seat {
			return i
		}
	}
	return -1
}

// consentFor returns what the seat is asked to agree to, or nil.
func (p *play) consentFor(seat engine.Seat) *Consent {
	if p.asking == nil || !slices.Contains(p.asking.left, seat) {
		return nil
	}
	return &p.asking.Consent
}

func (m *Match) redoAsk(what string, by engine.Seat) error {
	adjourned := m.ending != nil && m.ending.By == ByAdjourning
	if int(by) >= len(m.spec.Seats) || adjourned != (what == "resume") || m.ending != nil && !adjourned {
		return errDrift
	}
	switch what {
	case "draw":
		return drifted(m.offerDraw(by))
	case "resume":
		return drifted(m.askResume(by))
	}
	return drifted(m.askBack(by))
}
