package match

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/pace"
	"github.com/weathergage/weathergage/record"
)

// A Sitter is who holds a seat. Choose is nil for a person; for a bot it
// answers a decision of the seat from a position redacted for it. Choose is
// never called twice at once in one match.
type Sitter struct {
	Name   string // what the other seats call them: "Ann", "captain"
	Choose func(seen engine.State, d engine.Decision) engine.Choice
}

// Person reports whether a person sits here.
func (s *Sitter) Person() bool { return s.Choose == nil }

// A Spec says what match to begin.
type Spec struct {
	Rules    engine.Ruleset
	Scenario string
	Settings []engine.Setting
	Start    engine.State // where play begins instead of the scenario, or nil
	Seats    []Sitter     // one a seat, in the ruleset's order
	Dice     engine.Dice
	// Record is the header of the match's record, which the match goes on with.
	Record *record.Record
	// Held is a choice that was held for its dice when a match was left, and Given
	// the faces it has; a Verb of 0 is none.
	Held  engine.Choice
	Given []engine.Thrown
	Key   string // the house's secret, published in the record at the end, or ""
	// Keep stores the record, before anyone hears of what it holds; nil if it is
	// kept nowhere. It may not call the match, nor hold on to the record.
	Keep func(*record.Record) error

	// Journal stores the match entry by entry, so that it can be taken up by Load,
	// or nil. With it MakeDice is wanted and Dice is not: the dice from the first
	// throw on; if they count, they have Resume as dice.House has.
	Journal  Journal
	MakeDice func() (engine.Dice, error)
	// Pace is how long a person's seat may be waited for; 0 is for ever. Now is the
	// clock; nil is the machine's.
	Pace time.Duration
	Now  func() time.Time
	// Terms say more about the time of persons: see timed.go. Zero: each decision has its Pace,
	// as matches had it at first. Otherwise Pace is Terms.Answer.
	Terms pace.Terms
	// Absent says what may follow when a clock has run out.
	Absent Absence
	// Captains are who may play for a person whose clock has run out, one a seat;
	// without Choose there is none.
	Captains []Sitter
	// Orders is what a seat may order to be done for it; nil is what every game offers.
	Orders *bot.Orders
	// Idle says that every person begins with the standing orders of bot.Orders.Initial.
	Idle bool
	// Pause is how long an order's answer to sealed and kept questions waits, drawn anew each
	// time, where other persons could tell by its haste that it was an order; nil is not at all.
	Pause func() time.Duration
	// Rated says that the result counts: see rated.go.
	Rated bool
	// Study says that everything may be taken back without asking anybody.
	Study bool
	// Changed is called after every change, with the match free; or nil.
	Changed func()
	// Drifted is called, with the match locked, when an entry of the journal is found that
	// the law does not do again as it was stored, and why; or nil. Saved is the version of
	// the law that it was stored under: if that is the present one, the entry is damaged or
	// the law was changed without a new version.
	Drifted func(entry, saved int, why error)
}

var (
	// ErrOver: the match has ended.
	ErrOver = errors.New("the match is over")
	// ErrSeat: the seat is no seat of this match, or a bot's.
	ErrSeat = errors.New("no person has that seat")
	// ErrAsked: another question between the seats must be answered first.
	ErrAsked = errors.New("another request between the players is still unanswered")
	// ErrNotAsked: no such question waits for this seat's answer.
	ErrNotAsked = errors.New("nobody is waiting for your answer")
	// ErrTalked: the match has as many chat messages as it may have.
	ErrTalked = fmt.Errorf("this match already has %d chat messages, the limit", MostSayings)
	// ErrPleaded: the seat has asked the others as often as it may.
	ErrPleaded = fmt.Errorf("you have already made %d offers and requests in this match, the limit", MostAsked)
	// ErrNamed: the person in the seat has a name already, and the opponent has moved.
	ErrNamed = errors.New("this seat has a name, which stays since your opponent has moved")
	// ErrTwin: the name could be mistaken for that of somebody else in the match.
	ErrTwin = errors.New("another player of this match has that name, or one that looks like it: choose another one")
	// ErrSettingUp: the scenario still waits for dice of its set-up.
	ErrSettingUp = errors.New("the set-up dice have not been rolled")
)

// A Match is one match in play: its lock, what it was begun with, and its parts.
type Match struct {
	mu       sync.Mutex
	thinking sync.Mutex // held while a bot is asked, so that no two are

	rules engine.Ruleset
	info  *engine.Info
	named *engine.Info // the same, its seats called by their sides in the scenario
	words *engine.Words
	spec  Spec
	head  record.Record // of the record, as it was handed over
	only  engine.Seat   // the one viewer who is of interest; NoSeat: all are

	*parts
	changes int   // counts every change
	broken  error // why the match can no longer be kept
	unsure  bool  // it is not known whether the last entry is stored
	notify  bool  // Spec.Changed is to be called
}

// parts are what a match consists of besides. One that does its entries again begins with
// empty ones: see anew.
type parts struct {
	play    // what plays
	journal // what is written down
	table   // what is shown
}

// play is what a match plays: the session with its set-up, who is asked for what, taking
// back and ends by agreement, standing orders and clocks.
type play struct {
	dice    engine.Dice
	start   engine.State // as play began, never changed
	session *engine.Session
	setup   []engine.Thrown // throws of the set-up
	setupAt int             // which of them a running attempt asks for next
	turn    engine.Turn     // the attempt to set up
	need    *engine.DiceNeeded
	steps   []engine.Step // accepted and not withdrawn
	turns   []int         // the turn in which each was made
	present int           // the turn of the present position
	ending  *Ending
	asking  *asking
	asked   []int // by seat: how often it has asked the others, or adjourned

	rewriting bool // what a seat takes back it chooses anew

	waits    []time.Time  // since when each person's seat is waited for; zero: it is not
	moment   moment       // in which the clocks run
	public   engine.State // what observers see, for the moment
	relieved engine.Seats // persons for whom their captains play
	timed
	handing  []Handing // agreed to, and still to be done
	calls    calls
	teams    teams
	standing standing
	tree     tree
	shared   engine.Seats // persons who want all the world to see the match
}

// New begins a match. If its set-up throws dice that are typed by hand, the
// match waits for them: see View.Dice and Match.Give. Errors are those of
// Ruleset.Setup, or say how many seats were wanted.
func New(spec Spec) (*Match, error) {
	m, err := blank(spec)
	if err != nil {
		return nil, err
	}
	if spec.Start == nil {
		if err := m.setUp(); err != nil {
			return nil, err
		}
	} else {
		m.begin(spec.Start)
		m.write()
		m.did(wordSetup)
	}
	if err := m.changed(); err != nil || spec.Held.Verb == 0 || m.session == nil {
		return m, err
	}
	if err := m.took(m.session.Hold(spec.Held, spec.Given)); err != nil {
		return nil, err
	}
	return m, m.changed()
}

// blank is a match before its set-up.
func blank(spec Spec) (*Match, error) {
	rules := engine.In(spec.Rules, spec.Scenario)
	m := &Match{rules: rules, info: rules.Info(), words: rules.Words(), only: engine.NoSeat}
	if len(spec.Seats) != len(m.info.Seats) {
		return nil, fmt.Errorf("%s has %d seats, found %d", m.info.Name, len(m.info.Seats), len(spec.Seats))
	}
	m.named = m.info.Called(spec.Scenario)
	if spec.Orders == nil {
		spec.Orders = bot.NewOrders(spec.Rules, nil)
	}
	spec.Record.Lines = slices.Clip(spec.Record.Lines) // or the head would share what is added
	m.spec, m.head = spec, *spec.Record
	err := m.anew(spec.Record)
	return m, err
}

// anew gives the match the parts that it has before its set-up, with a record to go on with.
func (m *Match) anew(rec *record.Record) error {
	from := m.spec.Dice
	if m.spec.MakeDice != nil {
		var err error
		if from, err = m.spec.MakeDice(); err != nil {
			return err
		}
	}
	seats := len(m.spec.Seats)
	m.parts = &parts{
		play: play{
			dice: from, waits: make([]time.Time, seats), asked: make([]int, seats), calls: newCalls(seats), teams: newTeams(seats),
			timed:    timed{time: pace.NewClock(m.spec.Terms, seats)},
			standing: newStanding(seats, &m.spec),
		},
		journal: journal{rules: m.rules, head: &m.head, rec: rec, law: rec.Version, stores: m.spec.Journal != nil},
		table:   newTable(m.rules, m.named),
	}
	if m.spec.Study {
		m.tree.plant()
	}
	return nil
}

// setUp tries the set-up with the faces there are.
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

// settingUp is the match as the source of its own set-up: first the faces
// already given, then fresh ones, which are kept.
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

// begin starts the session at a copy of s.
func (m *Match) begin(s engine.State) {
	m.start = m.rules.Blank()
	m.start.CopyFrom(s)
	now := m.rules.Blank()
	now.CopyFrom(s)
	m.session = engine.NewSession(now, m.rules.Blank, m.dice)
	m.session.Log = m.accept
	m.present, _ = s.Moment()
}

// write begins the record, or goes on with it, at the present position. A fork has
// the messages that were written before.
func (m *Match) write() {
	for _, line := range m.rec.Lines {
		if say, ok := line.(*record.Say); ok && say.Number > 0 {
			m.keepMessage(m.wordSeat(say.Seat), Message{say.Number, say.Text})
		}
	}
	m.writer = record.NewRecorder(m.rules, m.rec, m.session.State)
}

// accept takes up a step of the session.
func (m *Match) accept(step engine.Step) {
	m.writer.Step(step, m.session.State)
	from := len(m.viewer(step.Choice.Seat).log)
	defer func() { m.sign(step.Choice.Seat, from) }()
	if step.Sealed && !step.Firm {
		m.secret = secret{step.Choice.Seat, step.Choice.About, m.under(step.Choice)}
	}
	if step.Back {
		what := wordUndo
		if m.rewriting {
			what = wordAnew
		}
		m.did(what, m.sayChoice(step.Choice))
		m.withdrawn(step)
		m.present, _ = m.session.State.Moment()
		return
	}
	m.didThrow(m.sayStep(step.Choice), step.Thrown)
	m.stepped(step.Choice.Seat)
	if step.Firm || !step.Sealed {
		m.opened()
	}
	m.steps, m.turns = append(m.steps, step), append(m.turns, m.present)
	m.tree.grow(step, m.present)
	m.keepState()
	m.present, _ = m.session.State.Moment()
	m.hear(step, m.steps, m.standing.running)
}

// withdrawn drops the seat's last step with the choice that it takes back.
func (m *Match) withdrawn(step engine.Step) {
	m.standing.resting |= engine.Only(step.Choice.Seat)
	m.resumed |= engine.Only(step.Choice.Seat)
	for i := len(m.steps) - 1; i >= 0; i-- {
		if m.steps[i].Choice == step.Choice {
			m.hearBack(m.steps[i], m.rewriting)
			m.steps, m.turns = slices.Delete(m.steps, i, i+1), slices.Delete(m.turns, i, i+1)
			m.tree.regrow(i, m.steps[i:], m.turns[i:], m.rewriting)
			return
		}
	}
}

// Record returns the text of the record so far: the whole one, for nobody's eyes
// but the house's while the match is in play (see record.ForSeat).
func (m *Match) Record() []byte {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.rec.Format()
}

// Rules returns the ruleset of the match.
func (m *Match) Rules() engine.Ruleset { return m.rules }

// Info describes the game, its seats called by their sides in the scenario.
func (m *Match) Info() *engine.Info { return m.named }

// Sitter returns who holds a seat; of a seat that is none, the zero Sitter.
func (m *Match) Sitter(seat engine.Seat) Sitter {
	if int(seat) >= len(m.spec.Seats) {
		return Sitter{}
	}
	return m.spec.Seats[seat]
}

// person reports an error unless a person sits there and the match goes on.
func (m *Match) person(seat engine.Seat) error {
	if int(seat) >= len(m.spec.Seats) || !m.spec.Seats[seat].Person() {
		return ErrSeat
	}
	return m.going()
}

// going reports an error unless the match goes on.
func (m *Match) going() error {
	if m.broken != nil {
		return m.broken
	}
	if err := m.sure(); err != nil {
		return err
	}
	switch {
	case m.ending != nil:
		return ErrOver
	case m.session == nil:
		return ErrSettingUp
	}
	return nil
}
