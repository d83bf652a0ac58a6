package match

import (
	"fmt"
	"slices"
	"time"

	"github.com/weathergage/weathergage/engine"
)

// A View is a match as one seat may see it. It shares nothing with the match.
type View struct {
	Seat engine.Seat
	// At counts what has changed for this seat. A choice made on an older view is played only if it still
	// means the same: see Stands.
	At      int
	Seen    engine.State  // the position, redacted for the seat; nil while setting up
	Scene   *engine.Scene // the same, drawn; nil while setting up
	Asked   []Question    // what the seat may decide now
	Waiting []engine.Seat // other seats that must decide
	Chosen  []engine.Seat // seats whose sealed answers are all in while others are still deciding
	Dice    *engine.DiceNeeded
	// Sums says what the throw of Dice depends on and what its faces do, as far as the seat may know.
	Sums []engine.Sum
	// Known reports, for each event of Dice, whether the seat was told of it before, as Line.Known.
	Known []bool
	// Given reports whether dice were already given by hand for the choice that waits for Dice: see Retract.
	Given bool
	// Rolled returns the throws already made for the choice that waits for Dice, as far as the seat may see
	// them.
	Rolled []engine.Thrown
	// Retype reports whether the seat may correct the dice it gave last although they have been used: see
	// Retract.
	Retype bool
	// Consent is what another seat asks of this one, or nil.
	Consent *Consent
	Log     []Line // from the beginning; only ever added to
	CanBack bool   // the seat's last choice may be taken back freely
	// BackOf is the key of the command that made that choice, "" if none did.
	BackOf string
	// Written holds the seat's own sealed choices that are not opened yet, in order.
	Written []engine.Choice
	// Messages holds the words of the seat's own messages, in order of their numbers.
	Messages []Message
	Ending   *Ending
	// Public lists the persons who want the finished match to be public.
	Public []engine.Seat
	// Clocks run for the persons the match waits for, if it has a pace.
	Clocks []Clock
	// Since is when the match began to wait for the person in the seat; zero if it does not.
	Since time.Time
	// Times is what persons have left if the terms of the match count it, and Latest the latest moment at
	// which it can end; zero until everyone has joined, and without terms.
	Times  []Time
	Latest time.Time
	// Names holds the names of the persons in the seats, "" for one without a name.
	Names []string
	// Renames: the person in the seat may take another name.
	Renames bool
	// Relieved lists the persons whose captains play for them at present.
	Relieved []engine.Seat
	// Standing holds the seat's own standing orders, in the order in which they are tried. Resting: they
	// answer nothing until the seat has chosen itself, because it has taken something back.
	Standing []StandingOrder
	Resting  bool
	// Commands are the parts of the seat's forces that may be given to team-mates, none if the game has no
	// such parts; Team lists the team-mates.
	Commands []engine.Command
	Team     []Mate
}

// A Question is a decision open to the seat, with everything it may answer.
type Question struct {
	engine.Decision
	Text    string
	Options []engine.Option
	// Here holds the orders by which it is not asked again this turn: about this object, about anything. None
	// if it cannot be skipped.
	Here []StandingOrder
	// Beside is the order that the game offers with it; an empty Text means none.
	Beside StandingOrder
	// Again is what the seat chose in its last turn and may choose again now, in order, if the game offers
	// that.
	Again []engine.Choice
}

// LineKind says what a line of the log reports.
type LineKind uint8

const (
	Told   LineKind = iota // an event of the game
	Chosen                 // the seat's own choice, if no event reports it; not a pass
	Dice                   // a throw
	Said                   // a chat message of a seat
	Called                 // the match itself: taken back, offered, ended
)

// A Line is one line of the log as a seat may read it.
type Line struct {
	Kind   LineKind
	Seat   engine.Seat // the seat that chose, threw or spoke; NoSeat for the match itself
	Text   string
	Rule   engine.Case    // the case it rests on, or ""
	Thrown *engine.Thrown // of Dice
	// Shot says, for an event of gunfire, who fires at what; From may be NoObject. If the rules are an
	// engine.Gunner, Timed says that Hit and When are known.
	Shot struct {
		From, To   engine.Object
		Timed, Hit bool
		When       int32 // thousandths of the turn
	}
	// Met says, for two things that meet as they move, which, and when, in thousandths of the turn.
	Met struct {
		A, B engine.Object
		Time int32
	}
	// Fell is the ship whose masts the preceding event has felled, or NoObject.
	Fell  engine.Object
	Order bool // it says what is ordered; what comes of it is told later
	// Known marks a line that repeats what the viewer was told before, when it chose in secret: now its
	// choice is opened.
	Known bool
	// Back marks a line that reports that steps were withdrawn, or dice taken back.
	Back bool
	// Undoes is the number of the view since which what the log tells is taken back by this line, or 0.
	Undoes int
	// Of counts the steps up to the line's own, 0 if it belongs to none; -1 if they are counted anew from it on.
	Of int
	// Moved is, if something moved on a plane, the event that says where to; otherwise its Kind is 0.
	Moved engine.Event
	// Whole is, for a line that continues the one before it, the sentence that joins all of them; "" for
	// others. See engine.Chronicler and engine.Voyager.
	Whole string
	// Act marks a continuing line that belongs to an act, whose headline is Whole.
	Act bool
	// Head is, for a line that begins an act, its headline if nothing more belongs to it; else "".
	Head string
	// Ordered marks the first line of a step that a standing order of the viewer's own made.
	Ordered bool
	// Answer is what that order answered in the words of the question, if it passed it: what the line tells may then be
	// another's doing. Otherwise "".
	Answer string
	// By is the name of the viewer's own team-mate who did it, "" for the commander and for others.
	By string
	// At is the number of the view that first held the line.
	At int
	// Turn and Phase are those of what the line reports, as engine.State.Moment has them for the viewer.
	Turn  int
	Phase string
}

// An Ending says how a match ended.
type Ending struct {
	By      EndKind
	Seat    engine.Seat    // the seat that conceded, adjourned or was late, otherwise NoSeat
	Outcome engine.Outcome // by the rules; for a concession or claim, the seat that wins
	Claimed bool           // by the opponent, when a clock had run out
	Says    string         // all of it in words, as the log has them
}

// EndKind is the way a match ended.
type EndKind uint8

const (
	ByLaw EndKind = iota
	ByConcession
	ByAgreement // a draw
	ByAdjourning
	ByClock  // the seat's time ran out, and it lost by itself or another claimed the match
	ByClocks // the match is rated, and the time of all ran out at once: a draw
)

// View returns the match as the seat (or an Observer) may see it now. A seat that does not exist sees what
// observers do.
func (m *Match) View(seat engine.Seat) View {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.view(seat)
}

// ViewAfter is View with a count of everything done in the match so far. If the count equals that of the
// caller's earlier view, fresh is false, nothing is drawn, and the view holds only what Glance returns. The
// count tells more than a seat may know, so it must not be shown to one.
func (m *Match) ViewAfter(seat engine.Seat, count int) (v View, now int, fresh bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.changes == count {
		return m.glance(m.viewer(seat)), count, false
	}
	return m.view(seat), m.changes, true
}

// Glance is View without what takes time to draw: the position, its scene, what the seat may decide, take
// back and has written, and its standing orders.
func (m *Match) Glance(seat engine.Seat) View {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.glance(m.viewer(seat))
}

func (m *Match) glance(v *viewer) View {
	return View{
		Clocks: m.clocks(), Since: m.since(v.seat), Times: m.times(), Latest: m.latest(), Names: m.names(), Renames: m.mayRename(v.seat), Relieved: m.relievedSeats(),
		Seat: v.seat, At: v.at, Waiting: slices.Clone(v.waiting), Chosen: slices.Clone(v.chosen),
		Dice: v.dice, Sums: m.sums(v), Known: m.known(v), Given: v.dice != nil && m.typed(), Rolled: m.rolled(v), Retype: v.retype, Consent: v.consent,
		Log: slices.Clip(v.log[:v.logged]), Ending: v.ending, Public: m.publishers(), Messages: slices.Clone(v.messages),
	}
}

// At returns the number of the seat's present view, and whether a clock has run out.
func (m *Match) At(seat engine.Seat) (at int, late bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.viewer(seat).at, slices.ContainsFunc(m.clocks(), func(c Clock) bool { return c.Ran })
}

func (m *Match) view(seat engine.Seat) View {
	v := m.viewer(seat)
	out := m.glance(v)
	if m.session == nil {
		return out
	}
	out.Seen = m.rules.Blank()
	out.Seen.CopyFrom(v.seen)
	out.Scene = m.rules.Scene(out.Seen, v.seat)
	out.Commands, out.Team = m.commands(v.seat, v.seen), v.team
	if out.CanBack = m.ending == nil && m.session.CanTakeBack(v.seat); out.CanBack && len(v.team) > 0 {
		if i := m.lastOf(v.seat); i >= 0 {
			out.BackOf = m.under(m.steps[i].Choice)
		}
	}
	if m.ending != nil {
		return out
	}
	out.Written = m.session.Written(v.seat, nil)
	for _, d := range v.asked {
		if m.need != nil {
			break
		}
		out.Asked = append(out.Asked, Question{
			Decision: d, Text: m.words.At(out.Seen).AskIn(m.named, out.Seen, d), Options: out.Seen.Options(d, nil), Again: m.again(v, out.Seen, d),
		})
	}
	m.viewOrders(v, &out)
	return out
}

// changed stores what was done, then works out what is new for each viewer and counts it. What a seat cannot
// see does not change its count. An error means that it was not stored, and nobody was told.
func (m *Match) changed() error {
	m.changes++
	if m.broken != nil {
		return m.broken
	}
	if !m.loading {
		m.when = m.now()
	}
	if m.session != nil && m.ending == nil {
		if out, over := m.session.State.Outcome(); over {
			m.end(Ending{By: ByLaw, Seat: engine.NoSeat, Outcome: out}) // the record has it from its step
		}
	}
	if m.spec.Keep != nil && !m.loading && m.session != nil { // before the set-up is done there is nothing to go on from
		if err := m.spec.Keep(m.rec, m.unopened()); err != nil {
			m.broken = fmt.Errorf("the match stops here, because it cannot be saved: %w", err)
			return m.broken
		}
	}
	m.tick()
	m.lapse()
	if err := m.store(m.call()); err != nil {
		return err
	}
	for i := range m.viewers {
		if m.only == engine.NoSeat || m.only == m.viewers[i].seat {
			m.table.look(&m.viewers[i], m.sight(&m.viewers[i]))
		}
	}
	m.secret.seat = engine.NoSeat
	m.notify = m.notify || !m.loading
	return nil
}

// Stands reports whether a choice that a seat makes on its view number at means the same on its present view:
// since then it has seen nothing new of the game, is asked the same, and has done nothing itself. Others may
// have chatted, or chosen in secret.
func (m *Match) Stands(seat engine.Seat, at int) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.stands(seat, at)
}

func (m *Match) stands(seat engine.Seat, at int) bool {
	v := m.viewer(seat)
	return v.same <= at && at <= v.at
}

// diceFor returns the throw the seat may give, or nil.
func (m *Match) diceFor(seat engine.Seat) *engine.DiceNeeded {
	if m.need == nil || m.ending != nil || int(seat) >= len(m.spec.Seats) || !m.spec.Seats[seat].Person() {
		return nil
	}
	if m.need.Throw.Seen.Has(seat) || m.umpire && m.need.Throw.Seat == seat {
		return m.need
	}
	return nil
}

// sums returns what the throw that a viewer may give depends on. It is worked out once for each throw.
func (m *Match) sums(v *viewer) []engine.Sum {
	by, ok := m.rules.(engine.Reckoner)
	if v.dice == nil || !ok {
		return nil
	}
	if v.reckoned != v.dice {
		at := m.turn.Laid
		if m.session != nil {
			at = m.session.AtThrow()
		}
		if v.sums = nil; at != nil {
			v.sums = by.ReckonThrow(m.seenBy(v.seat, at), v.dice.Throw, v.seat)
		}
		v.reckoned = v.dice
	}
	return v.sums
}

// sight returns what a viewer may know of the present play.
func (m *Match) sight(v *viewer) sight {
	now := sight{dice: m.diceFor(v.seat), consent: m.consentFor(v.seat), ending: m.ending, retype: m.mayRetype(v.seat), public: m.shared}
	now.orders, now.resting = m.inForce(v.seat)
	if int(v.seat) < len(m.spec.Seats) {
		now.team = m.teams.mates[v.seat]
	}
	if m.session == nil {
		return now
	}
	now.seen = m.seenBy(v.seat, m.session.State)
	if m.ending != nil {
		return now
	}
	pending := m.session.State.Pending(nil)
	now.chosen = m.chosen(pending)
	for _, d := range pending {
		if d.Seat == v.seat {
			now.asked = append(now.asked, d)
		} else if !slices.Contains(now.waiting, d.Seat) {
			now.waiting = append(now.waiting, d.Seat)
		}
	}
	return now
}

// chosen returns the seats that have given all their sealed answers while others still have to.
func (p *play) chosen(pending []engine.Decision) []engine.Seat {
	if len(pending) == 0 || !pending[0].Sealed {
		return nil
	}
	var out []engine.Seat
	for i := len(p.steps) - 1; i >= 0 && p.steps[i].Sealed && !p.steps[i].Firm; i-- {
		seat := p.steps[i].Choice.Seat
		waits := slices.ContainsFunc(pending, func(d engine.Decision) bool { return d.Seat == seat })
		if !waits && !slices.Contains(out, seat) {
			out = append(out, seat)
		}
	}
	return out
}
