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

// A Sitter is the holder of a seat. Choose is nil for a person; for a bot it answers a decision of the seat
// from a position redacted for it. Choose is never called twice at once in one match.
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
	// Past holds the steps that were played since Start at earlier sittings, and SetUp the throws of the set-up if Start
	// is where it ended: an umpire may correct them.
	Past  []engine.Step
	SetUp []engine.Thrown
	Ruled string   // the reason of the ruling that set Start; "" if none did
	Seats []Sitter // one a seat, in the ruleset's order
	Dice  engine.Dice
	// Record is the header of the match's record, which the match continues.
	Record *record.Record
	// Held is a choice that was held for its dice when the match was interrupted, and Given the faces it has;
	// a Verb of 0 is none.
	Held  engine.Choice
	Given []engine.Thrown
	Key   string // the house's secret, published in the record at the end, or ""
	// Keep stores the record before anyone sees what it contains; nil to store it nowhere. It must not call
	// the match or keep a reference to the record, whose last choices may be sealed.
	Keep func(*record.Record, Unopened) error

	// Journal stores the match entry by entry, so that Load can resume it, or is nil. With it set MakeDice
	// instead of Dice: it returns the dice from the first throw on; if they count, they have Resume as
	// dice.House does.
	Journal  Journal
	MakeDice func() (engine.Dice, error)
	// Pace is how long to wait for a person's seat; 0 is forever. Now is the clock; nil is the machine's.
	Pace time.Duration
	Now  func() time.Time
	// Terms say more about the time of persons: see timed.go. Zero: each decision has Pace, as matches first
	// did. Otherwise Pace is Terms.Answer.
	Terms pace.Terms
	// Absent says what may follow when a clock has run out.
	Absent Absence
	// Captains may play for a person whose clock has run out, one a seat; one without Choose is none.
	Captains []Sitter
	// Orders holds the standing orders that a seat may give; nil is what every game offers.
	Orders *bot.Orders
	// Idle says that every person begins with the standing orders of bot.Orders.Initial.
	Idle bool
	// Pause returns how long an order waits before it answers a sealed or kept question, a new time at each
	// call, if other persons could tell by its haste that an order answered; nil is no wait.
	Pause func() time.Duration
	// Rated says that the result counts: see rated.go.
	Rated bool
	// Study says that everything may be taken back without asking anyone.
	Study bool
	// Changed is called after every change, with the match unlocked; or nil.
	Changed func()
	// Drifted is called, with the match locked, if the law does not replay an entry of the journal as it was
	// stored; why says how. Or nil. saved is the version of the law that it was stored under: if that is the
	// present one, the entry is damaged or the law was changed without a new version.
	Drifted func(entry, saved int, why error)
}

var (
	// ErrOver: the match has ended.
	ErrOver = errors.New("the match is over")
	// ErrSeat: this is not a seat of the match, or it is a bot's.
	ErrSeat = errors.New("no person has that seat")
	// ErrAsked: another question between the seats must be answered first.
	ErrAsked = errors.New("another request between the players is still unanswered")
	// ErrNotAsked: this seat is not asked to agree to anything.
	ErrNotAsked = errors.New("nobody is waiting for your answer")
	// ErrTalked: the match has reached its limit of chat messages.
	ErrTalked = fmt.Errorf("this match already has %d chat messages, the limit", MostSayings)
	// ErrPleaded: the seat has reached its limit of requests.
	ErrPleaded = fmt.Errorf("you have already made %d offers and requests in this match, the limit", MostAsked)
	// ErrNamed: the person in the seat already has a name, and the opponent has moved.
	ErrNamed = errors.New("this seat has a name, which stays since your opponent has moved")
	// ErrTwin: the name could be mistaken for somebody else's in the match.
	ErrTwin = errors.New("another player of this match has that name, or one that looks like it: choose another one")
	// ErrSettingUp: the scenario still waits for dice of its set-up.
	ErrSettingUp = errors.New("the set-up dice have not been rolled")
)

// A Match is one match in play: its lock, its Spec and its parts.
type Match struct {
	mu       sync.Mutex
	thinking sync.Mutex // held while a bot is asked, so that only one is

	rules engine.Ruleset
	info  *engine.Info
	named *engine.Info // the same, with the seats named by their sides in the scenario
	words *engine.Words
	spec  Spec
	head  record.Record // the record's header as it was handed over
	only  engine.Seat   // the only viewer that matters; NoSeat: all do

	*parts
	changes int   // counts every change
	broken  error // why the match can no longer be stored
	unsure  bool  // whether the last entry is stored is unknown
	notify  bool  // Spec.Changed is to be called
}

// parts is the rest of a match. A match that replays its entries begins with empty ones: see anew.
type parts struct {
	play    // what plays
	journal // what is written down
	table   // what is shown
}

// play is what a match plays: the session and its set-up, open questions between the seats, taking back and
// ends by agreement, standing orders and clocks.
type play struct {
	dice     engine.Dice
	source   record.Source // of the dice
	umpire   bool          // one person types them for all
	start    engine.State  // at the start of play, never changed
	session  *engine.Session
	setup    []engine.Thrown // throws of the set-up
	setupAt  int             // the index of the throw that a running attempt asks for next
	turn     engine.Turn     // the attempt to set up
	need     *engine.DiceNeeded
	steps    []engine.Step // accepted and not withdrawn
	sealing  engine.Seats  // who was asked under seal before the present choice
	together engine.Seats  // who was asked together with the first choice that is not opened
	row      row           // what was played last in one go
	turns    []int         // the turn in which each was made
	present  int           // the turn of the present position
	ending   *Ending
	asking   *asking
	after    aftermath // of an umpire's correction
	ruled    string    // the reason of the last ruling, before which nothing is corrected
	asked    []int     // by seat: how often it has asked the others, or adjourned

	rewriting bool // a seat takes something back in order to choose again

	waits    []time.Time  // since when the match waits for each person's seat; zero: it does not
	moment   moment       // the turn and phase of the clocks
	public   engine.State // what observers see, to compute moment
	relieved engine.Seats // persons whose captains play for them
	timed
	handing  []Handing // agreed, and still to be done
	calls    calls
	teams    teams
	standing standing
	tree     tree
	shared   engine.Seats // persons who want the match to be public
}

// New begins a match. If its set-up throws dice that are typed by hand, the match waits for them: see
// View.Dice and Match.Give. Errors are those of Ruleset.Setup, or say how many seats were expected.
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
		if err := m.beginLater(); err != nil {
			return nil, err
		}
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

// blank returns a match before its set-up.
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
	spec.Record.Lines = slices.Clip(spec.Record.Lines) // or the head would share appended lines
	m.spec, m.head = spec, *spec.Record
	err := m.anew(spec.Record)
	return m, err
}

// anew gives the match empty parts, as before its set-up, with a record to continue.
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
			dice: from, source: rec.LastDice().Source, umpire: rec.LastDice().Umpire, waits: make([]time.Time, seats), asked: make([]int, seats), calls: newCalls(seats), teams: newTeams(seats),
			timed:    timed{time: pace.NewClock(m.spec.Terms, seats)},
			standing: newStanding(seats, &m.spec),
		},
		journal: journal{rules: m.rules, head: &m.head, rec: rec, law: rec.Version, stores: m.spec.Journal != nil},
		table:   newTable(m.rules, m.named, rec.LastDice().Umpire),
	}
	if m.spec.Study {
		m.tree.plant()
	}
	return nil
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

// write begins the record, or continues it, at the present position. A fork has the messages that were
// written before.
func (m *Match) write() {
	for _, line := range m.rec.Lines {
		if say, ok := line.(*record.Say); ok && say.Number > 0 {
			m.keepMessage(m.wordSeat(say.Seat), Message{say.Number, say.Text})
		}
	}
	m.writer = record.NewRecorder(m.rules, m.rec, m.session.State)
}

// accept processes a step of the session.
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
	m.regain(step.Choice)
	m.didThrow(m.sayStep(step.Choice), step.Thrown)
	m.stepped(step.Choice.Seat)
	if step.Firm || !step.Sealed {
		m.opened()
	}
	m.seals(&step)
	m.steps, m.turns = append(m.steps, step), append(m.turns, m.present)
	m.tree.grow(step, m.present)
	m.keepState()
	m.present, _ = m.session.State.Moment()
	m.hear(step, m.steps, m.standing.running)
}

// withdrawn removes the seat's last step with the choice that it takes back. Standing orders do not rest because a thing
// that the seat only picked up is put back.
func (m *Match) withdrawn(step engine.Step) {
	if !m.words.Verbs[step.Choice.Verb].Takes || m.standing.obeyed.Has(step.Choice.Seat) {
		m.standing.resting |= engine.Only(step.Choice.Seat)
	}
	m.resumed |= engine.Only(step.Choice.Seat)
	for i := len(m.steps) - 1; i >= 0; i-- {
		if m.steps[i].Choice == step.Choice {
			m.hearBack(m.steps[i], i == len(m.steps)-1 && !step.Sealed, i, m.rewriting)
			m.steps, m.turns = slices.Delete(m.steps, i, i+1), slices.Delete(m.turns, i, i+1)
			m.tree.regrow(i, m.steps[i:], m.turns[i:], m.rewriting)
			return
		}
	}
}

// Record returns the text of the whole record so far, which only the server may see while the match is in
// play (see record.ForSeat).
func (m *Match) Record() []byte {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.rec.Format()
}

// Rules returns the ruleset of the match.
func (m *Match) Rules() engine.Ruleset { return m.rules }

// Info describes the game, with the seats named by their sides in the scenario.
func (m *Match) Info() *engine.Info { return m.named }

// Sitter returns the holder of a seat, or the zero Sitter if there is no such seat.
func (m *Match) Sitter(seat engine.Seat) Sitter {
	if int(seat) >= len(m.spec.Seats) {
		return Sitter{}
	}
	return m.spec.Seats[seat]
}

// person returns an error unless a person sits there and the match is in play.
func (m *Match) person(seat engine.Seat) error {
	if int(seat) >= len(m.spec.Seats) || !m.spec.Seats[seat].Person() {
		return ErrSeat
	}
	return m.going()
}

// going returns an error unless the match is in play.
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
