package record

import (
	"crypto/sha256"
	"encoding/hex"

	"github.com/weathergage/weathergage/engine"
)

// Format is the version of the text format that this package writes and reads.
const Format = 1

// A Record is one match in writing. Choices are kept as text, so that a record can be read without its
// ruleset, or by a law that has changed.
type Record struct {
	File     string     // the file it was read from, for errors; "" if it has no name
	Game     string     // key of the ruleset
	Edition  string     // of the rulebook
	Version  int        // of the law
	Pack     string     // digest of the data pack
	Own      engine.Own // the players' own file in that pack, or none
	Scenario string
	Settings []engine.Setting
	Match    string // the match's id, which the house's throws depend on
	ForkOf   string // id of the match it was forked from, or ""
	ForkStep int    // after which step
	Seats    []Seat // all of them, in the ruleset's order
	Dice     Dice
	View     string   // the seat that this record is for; "" for the whole record
	Position []string // lines of the position it starts with; nil: the scenario
	Setup    []Throw  // of the set-up
	Lines    []Line
	Held     *Step // the choice whose dice were not all thrown, or nil
	End      *End
	Result   *Result
	Key      string // the house's secret, once published
	At       Places
}

// MostOwn is the most bytes of the text of a players' own file.
const MostOwn = 64 << 10

// Places holds the lines of the text, from 1, of the parts of a record that stand only once, by the word they
// begin with.
type Places map[string]int

// A Seat is the person or bot in one seat of a match.
type Seat struct {
	Name  string // the ruleset's
	Bot   bool
	Who   string // the person's name or the bot's spec; "" for an unnamed person
	Words string // what the seat added to the house's throws
	Key   string // what makes a bot repeatable, or ""
}

// Source says where the throws of a match come from.
type Source uint8

const (
	NoDice Source = iota // not stated, or nothing is thrown
	House                // the house throws
	Typed                // people throw real dice; the house only what nobody may see
	Mixed                // some seats throw real dice, the house for the others
	Lab                  // a dice.Mixer under Key and Number: repeatable, no secret
)

// Dice says where the throws of a match come from.
type Dice struct {
	Source Source
	Commit string // SHA-256 of the house's secret; "" if there is no house
	Key    string // of Lab
	Number int    // of Lab: which match under the key
	// Known says that the house's secret was made from a text that a person gave, so that the match can be
	// played again: it is repeatable, not fair.
	Known bool
	// Umpire says that one person keeps a real table for all seats.
	Umpire bool
	// Mail says that one seat's player rolled them, alone with the record, which he then sends to the others.
	Mail bool
}

// A Throw is one throw as written down.
type Throw struct {
	Place
	Rule  engine.Case
	Seat  string // "" for nobody
	Dice  int
	Sides int
	Drawn bool
	Faces engine.Faces
	Name  string // of what was drawn, or ""
	House int    // its number in the house's count, or 0
	Typed bool   // thrown with real dice
}

// A Telling is an event as a seat was told of it.
type Telling struct {
	Place
	Rule engine.Case // or ""
	Text string
}

// A Line is one item of the body of a record: *Turn, *At, *Step, *Back, *Ruling, *Say, *Try, *Sitting, *Sealed, *Opened or
// *Comment.
type Line interface {
	// Line returns the line of the text, from 1; 0 if it was not read from a text.
	Line() int
}

// Place is a line of the text, from 1; 0 for something that was not read from a text.
type Place int

// Line returns the place as a number.
func (p Place) Line() int { return int(p) }

type (
	// A Turn says that this turn, as the rulebook counts, begins.
	Turn struct {
		Place
		N int
	}
	// An At holds the whole position as text, line by line.
	At struct {
		Place
		Text []string
	}
	// A Step is one choice, as engine.FormatChoice writes it, with its throws.
	Step struct {
		Place
		Seat    string
		Choice  string // its words, the seat's name first, separated by single blanks
		Throws  []Throw
		Told    []Telling // in a seat's own record: what it was told of the step
		Check   string    // of the position after it, or ""
		Comment string    // the comment on its line, or ""
		columns []int     // where the words of Choice stood, from 1
		checked int       // the line of its check
	}
	// A Back withdraws the last N steps that stand. By is a seat, or Umpire.
	Back struct {
		Place
		N      int
		By     string
		Agreed []string
	}
	// A Ruling is an umpire's, where real dice are typed: his reason, and the whole position, line by line, from which
	// the match goes on.
	Ruling struct {
		Place
		Why      string
		Position []string
	}
	// A Say is what a seat said, or the words of a numbered message of its own.
	Say struct {
		Place
		Seat, Text string
		Number     int // of the message, from 1; 0 for what everyone hears
	}
	// A Try is a variation, played from the position in which it stands.
	Try struct {
		Place
		Title string
		Lines []Line
	}
	// A Comment is a comment on a line of its own.
	Comment struct {
		Place
		Text string
	}
)

// Moments returns how many choices, take-backs and rulings the record holds, including those of its variations.
func (rec *Record) Moments() int { return moments(rec.Lines) }

func moments(lines []Line) int {
	n := 0
	for _, line := range lines {
		switch line := line.(type) {
		case *Step, *Back, *Ruling:
			n++
		case *Try:
			n += moments(line.Lines)
		}
	}
	return n
}

// How says how a match ended other than by the rules.
type How uint8

const (
	Conceded How = iota // by Seat
	Agreed              // a draw, between all
	TimedOut            // Seat's clock
	Adjourned
)

// An End is an end other than by the rules.
type End struct {
	Place
	How  How
	Seat string // of Conceded and TimedOut
}

// A Result is how a match ended.
type Result struct {
	Place
	Winner string // "" for a draw
	Rule   engine.Case
	Level  int
	Score  []int32 // without trailing zeros
}

// NewResult returns an outcome as a record has it.
func NewResult(in *engine.Info, o engine.Outcome) *Result {
	r := &Result{Rule: o.Rule, Level: int(o.Level)}
	if int(o.Winner) < len(in.Seats) {
		r.Winner = in.Seats[o.Winner]
	}
	n := len(o.Score)
	for n > 0 && o.Score[n-1] == 0 {
		n--
	}
	if n > 0 {
		r.Score = append(r.Score, o.Score[:n]...)
	}
	return r
}

// New begins a record of a match of this ruleset: its header, with an unnamed person in every seat.
func New(in *engine.Info, scenario string, settings []engine.Setting, match string) *Record {
	rec := &Record{
		Game: in.Key, Edition: in.Rules, Version: in.Version, Pack: in.Pack, Own: in.Own,
		Scenario: scenario, Settings: settings, Match: match,
	}
	for _, name := range in.Seats {
		rec.Seats = append(rec.Seats, Seat{Name: name})
	}
	return rec
}

// Check returns the check of a position's text, as a check line has it.
func Check(position []byte) string {
	sum := sha256.Sum256(position)
	return hex.EncodeToString(sum[:8])
}
