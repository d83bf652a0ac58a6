package engine

// A Seat is one side of a match, counted from 0 in the ruleset's own order.
type Seat uint8

const (
	Observer Seat = 15   // someone watching, who may see only public things
	NoSeat   Seat = 0xFF // nobody
)

// Seats is a set of seats, observers included.
type Seats uint16

// Everyone is every seat and every observer.
const Everyone Seats = 0xFFFF

// Only returns the set that holds s alone; for NoSeat, the empty set.
func Only(s Seat) Seats {
	if s > Observer {
		return 0
	}
	return 1 << s
}

// Has reports whether s is in the set. NoSeat never is.
func (ss Seats) Has(s Seat) bool { return ss&Only(s) != 0 }

// A Case is a rule case number as the rulebook prints it, such as "7.32".
type Case string

// An Object names something on the board: a hex, an area, a ship, a counter, a
// place in a stack. The high byte is its class, the low 24 bits its number
// within that class.
type Object uint32

// NoObject names nothing. No class is 0, so no other object equals it.
const NoObject Object = 0

// Thing returns object number n (0 to 2^24-1) of a class (1 to 255).
func Thing(class uint8, n int) Object { return Object(class)<<24 | Object(n)&0xFFFFFF }

// Class returns the class of the object, 0 for NoObject.
func (o Object) Class() uint8 { return uint8(o >> 24) }

// Number returns the object's number within its class.
func (o Object) Number() int { return int(o & 0xFFFFFF) }

// A Verb is one thing a seat can do. A Prompt is one question it can be asked. A Kind is one thing that can
// happen. A Reason is why a choice is refused. Each ruleset numbers its own from 2 on; 0 is none.
type (
	Verb   uint16
	Prompt uint16
	Kind   uint16
	Reason uint16
)

const (
	// Pass declines or ends a question. Standing orders of the match and the client may give it.
	Pass Verb = 1
	// Moved: the middle of the front edge of About came to N[0], N[1], in units of its board, heading N[2],
	// in tenths of a degree, at time N[3], in thousandths of the turn. Headings are not wrapped. Between two
	// such events About goes straight or turns about one centre, so every client can draw the path.
	Moved Kind = 1
	// NotOpen: this choice answers no open decision. It is the reason a ruleset gives if there is no rule to
	// cite.
	NotOpen Reason = 1
	// NotNow: the verb numbered Illegal.N[0] is done at another time, given by VerbWords.When.
	NotNow Reason = 0xFFFF
)

// A Unit says what a number in a choice measures.
type Unit uint8

const (
	Count   Unit = iota // plain whole number: strength points, ducats, pips
	Length              // along the table, in Info.Length
	Degree              // tenths of a degree, clockwise, from north or from the heading
	PointX              // x of a point on the table, in Info.Length
	PointY              // y of the same point
	Message             // the number of a message: see Signaller
)

// A Span is a run of numbers: Min, Min+Step, ... up to Max. A Step of 0 means no number is wanted. Loose says
// that the run is only a bound and State.Check decides, as when other models stand in the way.
type Span struct {
	Min, Max, Step int32
	Unit           Unit
	Loose          bool
}

// Has reports whether n lies on the span. A span that wants no number holds
// only 0.
func (sp Span) Has(n int32) bool {
	if sp.Step == 0 {
		return n == 0
	}
	return n >= sp.Min && n <= sp.Max && (int64(n)-int64(sp.Min))%int64(sp.Step) == 0
}

// A Decision is one open question. Several may be open at once, to one seat or to many, and they may be
// answered in any order. Decisions open together to one seat are all sealed or all unsealed.
type Decision struct {
	Seat   Seat
	Ask    Prompt
	About  Object // the ship, stack or area in question, or NoObject
	Sealed bool   // the answer stays secret until every sealed answer is in
	Rule   Case
}

// An Option is one permitted answer to a Decision, except for the numbers it wants.
type Option struct {
	Verb     Verb
	On, With Object
	Span     [3]Span // three: a base is placed by x, y and heading at once
	Rule     Case
}

// A Choice is one answer, complete with its numbers. It holds no pointers and
// may be compared and used as a map key.
type Choice struct {
	Seat            Seat
	Verb            Verb
	About, On, With Object
	N               [3]int32
}

// Illegal says why a choice is refused; its zero value means allowed. It is a value because predicates shared
// with Options refuse all the time and must not allocate. Near is the nearest lawful choice if its Verb is
// not 0.
type Illegal struct {
	Rule Case
	Why  Reason // a sentence in Words.Reasons, with %1 %2 %3
	N    [3]int32
	Near Choice
}

// OK reports whether the choice is allowed.
func (ill *Illegal) OK() bool { return ill.Why == 0 && ill.Rule == "" }

// An Outcome is the end of a match.
type Outcome struct {
	Winner Seat // NoSeat for a draw
	Level  uint8
	Score  [8]int32
	Rule   Case
}

// State is one position: everything the rules remember, and nothing else. Its
// concrete type is a pointer to a struct of one pointer to what never changes
// in a match (map, counters, tables of its pack), never written through, and
// one flat struct (no pointers, slices, maps or strings), so copying it is one
// assignment. Methods that only read must not change it.
type State interface {
	// Pending appends the open decisions. If there are none the match is over.
	Pending(buf []Decision) []Decision
	// Options appends every permitted answer to d, in a fixed order.
	Options(d Decision, buf []Option) []Option
	// Candidates appends complete choices for d: at most samples numbers of each span, including both ends;
	// for a Loose span only numbers that Check allows, and at least one of them.
	Candidates(d Decision, samples int, buf []Choice) []Choice
	// Check returns the zero Illegal if c is a lawful answer to an open decision.
	Check(c Choice) Illegal
	// Apply carries out a choice that Check allows.
	Apply(c Choice, t *Turn)
	// Outcome reports how the match ended, once it has.
	Outcome() (Outcome, bool)
	// Moment returns the turn, counted from 1 as in the rulebook (0 before the first), and the name of the
	// phase, a constant. Records save a whole position each time the turn changes.
	Moment() (turn int, phase string)

	// Redact removes, in place, everything the viewer may not know. Unopened sealed answers of other seats
	// become unanswered; read who is still deciding from the true position.
	Redact(viewer Seat)
	// Imagine fills in what Redact removed with values the viewer cannot rule out. It must succeed on every
	// redacted position, even in the middle of a decision.
	Imagine(viewer Seat, d Dice)

	// CopyFrom makes this position equal to another of the same type.
	CopyFrom(State)
	// Equal reports whether both are the same position of the same match data.
	Equal(State) bool
	// Fingerprint returns a hash for search tables and tests; it depends on the memory layout and is never
	// written down.
	Fingerprint() uint64
}

// A Resumer is a State whose Apply can continue from a throw at which the dice ran dry: everything it needs
// is in the position, not in local variables. Exact odds use it to join equal positions between throws. A law
// in enginetest checks that continuing and running through give the same result.
type Resumer interface {
	State
	// Resume continues an Apply that stopped at a throw.
	Resume(t *Turn)
}

// A Sampler is a State that picks one candidate without listing them all, for random players.
type Sampler interface {
	State
	// Sample returns one of the Candidates for d, each with the same probability. buf is working space, which
	// it returns.
	Sample(d Decision, samples int, by Chance, buf []Option) (Choice, []Option)
}

// A Chance picks a number from 0 to n-1, each with the same probability.
type Chance interface{ Pick(n int) int }

// A Ruleset is one published game: its scenarios, its words and its law. It is a value without state; any
// number of goroutines may call its methods.
type Ruleset interface {
	Info() *Info
	Words() *Words
	// Book holds handbook, cases, rulings and coverage, embedded.
	Book() *Book

	// Setup lays out a scenario. It throws dice if the scenario calls for them, and stops as Try does if they
	// run dry. For an unknown scenario or setting it returns an error that names the known ones.
	Setup(scenario string, settings []Setting, t *Turn) (State, error)
	// Blank returns an empty position for State.CopyFrom.
	Blank() State

	// FormatPosition appends the one canonical text of s.
	FormatPosition(buf []byte, s State) []byte
	// ParsePosition reads a position leniently and lists the rules' objections; the caller decides which of
	// them matter. An error is a *TextError.
	ParsePosition(text []byte) (State, []Problem, error)

	// Scene draws what the viewer may see. s must already be redacted.
	Scene(s State, viewer Seat) *Scene
	// Tell appends an event as a sentence for the log, without its case.
	Tell(buf []byte, e Event) []byte
}

// A Forecaster is a Ruleset that can say what to count for the odds of a choice, such as an attack.
type Forecaster interface {
	// Forecasts reports whether odds of c, which s allows, mean anything.
	Forecasts(s State, c Choice) bool
	// Settled reports whether everything that the choice began is over in s.
	Settled(s State) bool
	// Assume returns the choice that the forecast takes for granted (no chit is played, say) for a decision
	// that is open before the end. If it returns false, each answer has its own row.
	Assume(s State, d Decision) (Choice, bool)
	// Measures names the numbers counted: "hits on the defender".
	Measures(s State, c Choice) []string
	// Measure appends those numbers, comparing the position before the choice
	// with one after it is settled.
	Measure(buf []int32, before, after State, c Choice) []int32
	// Row names one answer for the table: "English stand-off".
	Row(c Choice) string
}

// A Tallier is a Forecaster some of whose measures are counts: of counters, steps or points that are lost. A count is
// shown with its mean, also where it is never more than 1. The other measures, where they are 0 or 1, are events, and
// shown as chances.
type Tallier interface {
	// Tallies reports of each measure whether it is a count.
	Tallies(s State, c Choice) []bool
}

// Info describes a ruleset.
type Info struct {
	Key     string // the folder name and the key in records
	Name    string
	Rules   string // edition of the rulebook that is enforced
	Version int    // raised whenever an old record would replay differently
	Pack    string // digest of the data pack it was made with
	// Former lists the digests of packs that older versions were released with. A record of an older version
	// with one of these digests is replayed as far as it agrees, like any older record.
	Former    []string
	Own       Own // the players' own file in that pack, or none
	Seats     []string
	Peoples   bool // the seats are named after peoples: "the English", not "England"
	Scenarios []Scenario
	Switches  []Switch
	Length    string // unit of lengths on its table: "mm", "in/10", or ""
	Piece     string // what a player calls one of his pieces, such as "company"; "" for "ship"
	Force     string // what a player calls all of them, such as "Force"; "" for "Fleet"
	Chance    bool   // dice or cards
	Secrets   bool   // hidden information or sealed decisions
}

// An Own is the players' own file in a data pack, such as a scenario they wrote. Records contain it, so that
// anyone who has the game can replay them.
type Own struct {
	Name string // in the pack; "" if there is none
	Text string // lines that each end with a line feed
}

// A Scenario is one starting situation.
type Scenario struct {
	Key, Name string
	About     string // a sentence or two: what it is, how long it takes
	Longest   int    // no match of it has more choices than this
	// Sides names the seats in this scenario, such as "England", if their own names do not; else nil.
	Sides []string
	// Peoples says that its sides are named after peoples, as Info.Peoples does.
	Peoples bool
	// Proposes holds settings that a page proposes for a new match where they differ from the defaults; nil if none do.
	Proposes []Setting
}

// A Switch is one optional rule or scenario choice that a match may set.
type Switch struct {
	Key, Name string
	Values    []string // permitted values, the default first
	Rule      Case
}

// A Setting is one optional rule or scenario choice as set in a match.
type Setting struct{ Key, Value string }

// A Book is what a person may read about a game, embedded in the binary.
type Book struct {
	Handbook, Cases, Rulings, Coverage string
	Positions                          string // every line of a position; "" if that page is not written
	Tables                             []Table
}

// BookOf returns a book of these tables and the texts that every game embeds beside its code. It panics if a
// text is not embedded; only POSITIONS.md may be missing.
func BookOf(read func(name string) ([]byte, error), tables []Table) Book {
	text := func(name string) string {
		b, err := read(name)
		if err != nil {
			panic(err)
		}
		return string(b)
	}
	positions, err := read("POSITIONS.md")
	if err != nil {
		positions = nil
	}
	return Book{Handbook: text("handbook.md"), Cases: text("cases.txt"), Rulings: text("rulings.txt"),
		Coverage: text("COVERAGE.md"), Positions: string(positions), Tables: tables}
}

// A Layout builds one printed table from the figures of a game, a T.
type Layout[T any] struct {
	Rule  Case
	Title string
	Show  func(T) string
}

// LayOut returns the tables that the layouts build.
func LayOut[T any](layouts []Layout[T], from T) []Table {
	tables := make([]Table, len(layouts))
	for i, l := range layouts {
		tables[i] = Table{Rule: l.Rule, Title: l.Title, Text: l.Show(from)}
	}
	return tables
}

// A Table is one printed table as the book lays it out, in plain characters.
type Table struct {
	Rule  Case
	Title string
	Text  string
}
