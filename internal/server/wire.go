package server

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// The types of a match as its page shows it.

// table is a match as its page first gets it.
type table struct {
	Match    string            `json:"match"`
	Game     gameInfo          `json:"game"`
	Scenario string            `json:"scenario"`
	Settings map[string]string `json:"settings"`
	Seats    []tableSeat       `json:"seats"`
	Dice     tableDice         `json:"dice"`
	Pace     int               `json:"pace"`   // seconds for each decision; 0: there is no clock
	Terms    *timeTerms        `json:"terms"`  // null: each decision has its pace, and nothing more
	Absent   match.Absence     `json:"absent"` // what may follow when a clock has run out
	Study    bool              `json:"study"`  // a private board, where no other seat is harmed
	Rated    bool              `json:"rated"`
	Hints    bool              `json:"hints"`    // the captain may be asked what he would do
	Corrects bool              `json:"corrects"` // an umpire, who has all seats, may correct what was typed
	Ways     bool              `json:"ways"`     // routes to far spaces may be asked for
	Helm     bool              `json:"helm"`     // models on a plane are steered by hand
	Sheets   bool              `json:"sheets"`   // the game keeps sheets
	Messages *messages         `json:"messages"` // null if none are given by number
	Watching bool              `json:"watching"`
	Mate     int               `json:"mate"`  // the number of the team-mate who has this link, 0 for the commander
	Watch    string            `json:"watch"` // the token of observers
	Boards   wired[[]board]    `json:"boards"`
	View     *view             `json:"view" ts:"View"`
}

// tableSeat is a seat of a match.
type tableSeat struct {
	Name string `json:"name"`
	The  string `json:"the"` // the same in a sentence: "the English"
	Bot  string `json:"bot"` // a bot's spec, or ""
	// Punctual is the reliability of the account in the seat; null without one, and without a clock.
	Punctual *punctualView `json:"punctual"`
}

// tableDice says where the dice come from.
type tableDice struct {
	Kind   string `json:"kind"`
	Commit string `json:"commit"` // what the server committed to before anyone chose
}

// messages limits those that a seat gives by number.
type messages struct {
	Most  int    `json:"most"`  // the greatest number
	Words int    `json:"words"` // the most in one message
	Rule  string `json:"rule"`
}

// view is what a page is shown of a match.
type view struct {
	stillView
	passingView
	// Asks are the questions that are open to the seat. If the page sends the tag of its list, a question in
	// that list is sent as its index there.
	Asks  []ask  `json:"asks"`
	Lines []line `json:"lines"` // those of the log with a step beyond what the page has

	text   []byte     // all of it, as it is sent
	drawn  *questions // its questions
	boards []*engine.Board
}

// stillView is what all pages of a seat are shown alike, drawn once.
type stillView struct {
	At      int                  `json:"at"`
	Seat    int                  `json:"seat"`    // the seat that looks, -1 for observers
	Scene   *wired[engine.Scene] `json:"scene"`   // null while the set-up waits for dice
	Names   []string             `json:"names"`   // of the persons in the seats, "" without one
	Renames bool                 `json:"renames"` // the person in the seat may take another name
	Waiting []int                `json:"waiting"` // seats that must decide
	Chosen  []int                `json:"chosen"`  // seats whose sealed answer is in
	Need    *need                `json:"need"`    // dice that somebody has to roll and type, or null
	Retype  bool                 `json:"retype"`  // the seat may still correct the dice it typed last, for its last decision
	Back    back                 `json:"back"`
	// Written are the seat's sealed choices that are not opened yet, by what they are about.
	Written []written `json:"written"`
	// Messages are the seat's own, by number.
	Messages []message `json:"messages"`
	Draw     int       `json:"draw"`     // the seat whose offer of a draw this one must answer, or -1
	Resume   int       `json:"resume"`   // the seat that asks this one to resume an adjourned match, or -1
	Relieved bool      `json:"relieved"` // the seat's own captain plays for it
	// Standing are the seat's orders in force, in the order in which they are tried; while they rest they
	// answer nothing.
	Standing []order     `json:"standing"`
	Resting  bool        `json:"resting"`
	Ended    *ending     `json:"ended"`
	Lesson   *lessonView `json:"lesson"` // null outside lessons
	// Commands are the parts of the seat's forces that may be given to team-mates; Team lists the team-mates.
	Commands []commandView `json:"commands"`
	Team     []mateView    `json:"team"`
	Laid     string        `json:"laid"` // a digest of the boards
}

// passingView is what changes while nothing is played.
type passingView struct {
	Here  []bool `json:"here"` // whether somebody is present at each seat; a bot always is
	Clock *clock `json:"clock"`
	// Times are what persons have left if the terms count it, and Latest the latest moment at which the match
	// can end, in seconds since 1970; 0 without one.
	Times  []timeLeft `json:"times"`
	Latest int64      `json:"latest"`
	Since  int64      `json:"since"` // since when the match waits for the seat, likewise; 0 if it does not
	Asked  string     `json:"asked"` // the tag of the list of questions
}

// message is one of the messages that a seat gives by number.
type message struct {
	Number int    `json:"number"`
	Text   string `json:"text"`
}

// commandView is a part of a seat's forces that one person may lead.
type commandView struct {
	Key  string `json:"key"`
	Name string `json:"name"`
}

// mateView is a team-mate with the keys of the commands that he leads.
type mateView struct {
	Number   int      `json:"number"`
	Name     string   `json:"name"`
	Commands []string `json:"commands"`
}

// back says whether and how the last choice can be taken back.
type back struct {
	Free    bool       `json:"free"`    // it is taken back at once; otherwise the other seats are asked
	Command string     `json:"command"` // the key of the command that made the last choice, if that can be taken back freely; "" if none did
	Asked   *backAsked `json:"asked"`
}

// backAsked is a request that waits for the answer of other seats.
type backAsked struct {
	By   int    `json:"by"` // the seat that asks
	Text string `json:"text"`
	Hand bool   `json:"hand"` // not to take back, but to hand the seat to another person
}

// clock is the time of the seat that must decide.
type clock struct {
	Seat    int  `json:"seat"`
	Left    int  `json:"left"`    // seconds
	Ran     bool `json:"ran"`     // it has run out
	Captain bool `json:"captain"` // the seat's captain plays for it
}

// ending is how the match ended.
type ending struct {
	Winner int    `json:"winner"` // -1 for a draw
	Rule   string `json:"rule"`
	Text   string `json:"text"`
	How    string `json:"how"` // how it ended by the rules, as part of a sentence; "" if by anything else, or if only the winner is told
	Key    string `json:"key"` // the house's secret, with which its dice can be verified

	Adjourned bool `json:"adjourned"` // it may be resumed, and keeps its secrets
	Rematch   bool `json:"rematch"`   // the match that follows has begun

	Public []int `json:"public"` // the seats of persons who want it in the library
}

// option is one answer to a question.
type option struct {
	Verb    string `json:"verb"`
	On      string `json:"on"`
	With    string `json:"with"`
	At      string `json:"at"`     // the space On lies on, if it is not a space itself, or what is touched for an answer without On
	Says    string `json:"says"`   // what the button says
	Short   string `json:"short"`  // its verb, in at most three words
	Takes   bool   `json:"takes"`  // it only picks up what it is on, which is then asked where it goes
	Choice  string `json:"choice"` // as in a record; its numbers, if any are wanted, come after it
	Spans   []span `json:"spans"`
	Ones    []one  `json:"ones"`   // words of Says that change if a number is 1
	Head    string `json:"head"`   // the heading it is offered under, such as "guns", or ""
	Rare    bool   `json:"rare"`   // it is behind "more" there
	Yields  bool   `json:"yields"` // the seat resigns by it, or gives up what it has planned
	Rule    string `json:"rule"`
	Odds    bool   `json:"odds"`    // the odds of it may be asked for
	Steered bool   `json:"steered"` // a player gives it by steering
	Leads   bool   `json:"leads"`   // it leads to another answer about the same thing, which is not offered yet
	Part    bool   `json:"part"`    // it only picks up part of what is asked about
	Likely  bool   `json:"likely"`  // the game proposes it
	Enter   bool   `json:"enter"`   // the Enter key gives it: it gives up nothing that was begun
	Quits   bool   `json:"quits"`   // it gives up what was begun, or ends a phase in which something is left to do
	Ends    bool   `json:"ends"`    // it only ends such a phase: the Enter key asks for it, and gives it the second time
	Price   string `json:"price"`   // what it costs at once, "" if nothing
	// Prospect is what to expect of it as things are now, "" if nothing is said; Idle: it would achieve
	// nothing.
	Prospect string `json:"prospect"`
	Idle     bool   `json:"idle"`
	Due      bool   `json:"due"`    // now is its moment: it stands first
	After    string `json:"after"`  // what it brings about, "" if nothing is said; Says ends in it
	Vain     bool   `json:"vain"`   // nothing in this match comes of it
	Counts   bool   `json:"counts"` // it changes the seat's accounts
	All      string `json:"all"`    // the button that applies it to all: "Advance all"; "" if there is none
	// Command is the key of the command that it belongs to; left out if it is the question's own.
	Command string `json:"command,omitempty"`
}

// one is a word of a sentence that depends on a number which is still open: it stands there for several.
type one struct {
	Of   int    `json:"of"` // the index of the number's span
	Many string `json:"many"`
	One  string `json:"one"`
}

// span says which numbers an option takes. A unit of "message" is the number of a message.
type span struct {
	Min   float64 `json:"min"`
	Max   float64 `json:"max"`
	Step  float64 `json:"step"`
	Unit  string  `json:"unit"`
	Loose bool    `json:"loose"`
	Start float64 `json:"start"` // the number that is proposed first
}

// planPart is a part that a person points at, with the indexes of the options about it.
type planPart struct {
	Kind    string   `json:"kind"`
	Name    string   `json:"name"`
	Note    string   `json:"note"`
	At      [2]int32 `json:"at"`      // its middle, in thousandths of the base: aft of the bow, and from the port side
	Size    [2]int32 `json:"size"`    // its extent, likewise
	Offered []int    `json:"offered"` // the indexes of the options about it
}

// again is a choice that is repeated, as in a record, and in words.
type again struct {
	Choice string `json:"choice"` // as in a record
	Says   string `json:"says"`   // in words
	Price  string `json:"price"`  // what it costs at once, "" if nothing
}

// order is a standing order of the seat's own.
type order struct {
	Text string `json:"text"` // as it is posted
	Says string `json:"says"` // in words
	// About says what it does, where it lies beside a question; else "".
	About string `json:"about"`
	// Usual says that it lies beside a question and the Enter key gives it.
	Usual bool `json:"usual"`
}

// offer is a standing order that may be given, with what is to be filled in.
type offer struct {
	Key      string  `json:"key"`
	Name     string  `json:"name"` // with %O for the object and %1 for the number
	About    string  `json:"about"`
	Rule     string  `json:"rule"`
	Number   *span   `json:"number"` // null if none is wanted
	Objects  []drawn `json:"objects"`
	Anywhere string  `json:"anywhere"` // how it reads if the object is left out; "": it may not be
	Lapses   bool    `json:"lapses"`   // it ends with the turn
}

// written is what a seat has ordered in secret about one thing.
type written struct {
	About   string   `json:"about"`
	Command string   `json:"command"` // as of an ask
	Says    []string `json:"says"`
}

// note is a sentence with its case.
type note struct {
	Rule string `json:"rule"`
	Text string `json:"text"`
}

// need is a roll that somebody makes with real dice and types.
type need struct {
	Dice  int       `json:"dice"`
	Sides int       `json:"sides"`
	Rule  string    `json:"rule"`
	Call  string    `json:"call"` // the sentence that asks for it, without its case
	Seat  int       `json:"seat"`
	Drawn []inBag   `json:"drawn"` // for a draw: what is in the bag
	Lines []line    `json:"lines"` // what led to it
	Sums  []oddsSum `json:"sums"`  // what it depends on and what its faces do, as far as this seat may know
	Given bool      `json:"given"` // dice typed before these, for the same choice, may be taken back

	Yours  bool `json:"yours"`  // this seat types it
	Roller int  `json:"roller"` // the seat that types it
}

// drawn is a thing with its name: what a face of a draw stands for, or what an order may be about.
type drawn struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// inBag is a thing in the bag that is drawn from.
type inBag struct {
	Face int    `json:"face"` // as which it is sent
	Name string `json:"name"`
}

// line is a line of the log.
type line struct {
	// Step is the number of the view that first held the line: a count of what this seat was sent, because
	// the number of steps would reveal something.
	Step    int     `json:"step"`
	Turn    int     `json:"turn"`
	Phase   string  `json:"phase"`
	Kind    string  `json:"kind" ts:"'event' | 'say' | 'house'"`
	Seat    int     `json:"seat"`
	Text    string  `json:"text"`
	Rule    string  `json:"rule"`
	Throws  []throw `json:"throws"`
	By      string  `json:"by"`      // the seat's own team-mate who did it, "" for the commander and for others
	Ordered bool    `json:"ordered"` // by the seat's own standing order
	Answer  string  `json:"answer"`  // what that order answered, if it passed the question; else ""
	Back    bool    `json:"back"`    // it reports that steps were withdrawn: what they led to is no longer shown
	Undoes  int     `json:"undoes"`  // the number of the view since which the lines before it are taken back, or 0
	Known   bool    `json:"known"`   // the seat was told of it when it chose in secret
	Whole   string  `json:"whole"`   // for a line that continues the one before it, such as the next leg of a voyage: all of them in one sentence, or ""
	Head    string  `json:"head"`    // how it reads if nothing continues it, if that differs from the text, or ""
	Met     *met    `json:"met"`     // for two things that meet as they move; else null
	Order   bool    `json:"order"`   // it says what is ordered; what comes of it is told later
	Fell    string  `json:"fell"`    // the ship whose masts the preceding event has felled, or ""
	Shot    *shot   `json:"shot"`    // for gunfire: who fires at what; else null
	Moved   *moved  `json:"moved"`   // for something that moved on a plane: where to; else null
}

// throw is a roll with its faces.
type throw struct {
	Dice  string   `json:"dice"` // what was thrown, as "2d6", or "draw"
	Seat  int      `json:"seat"` // who threw
	Faces []uint16 `json:"faces"`
	Drawn string   `json:"drawn"` // what a drawn face stands for
	Rule  string   `json:"rule"`
	Typed bool     `json:"typed"`
}

// moved is where the middle of a front edge went on a plane, and when. Headings are in tenths of a degree and
// not wrapped.
type moved struct {
	ID      string `json:"id"`
	X       int32  `json:"x"`
	Y       int32  `json:"y"`
	Heading int32  `json:"heading"`
	Time    int32  `json:"time"` // thousandths of the turn
}

// met says that two things meet as they move.
type met struct {
	A    string `json:"a"`
	B    string `json:"b"`
	Time int32  `json:"time"` // thousandths of the turn
}

// shot says who fires at what.
type shot struct {
	From string `json:"from"` // "" if nobody in particular
	To   string `json:"to"`
	Told *fired `json:"told"` // null if turns have no clock
}

// fired says when a shot is fired and whether it hits.
type fired struct {
	Time int32 `json:"time"` // thousandths of the turn
	Hit  bool  `json:"hit"`
}

// answer answers the POST of a seat.
type answer struct {
	Played int    `json:"played"`         // how many of the choices were played
	Stale  bool   `json:"stale"`          // they were made on a view that has moved on
	Text   string `json:"text"`           // what to say about it, or ""
	Token  string `json:"token"`          // of a link that was made, or ""
	Asked  bool   `json:"asked"`          // another seat is asked to agree
	View   *view  `json:"view" ts:"View"` // after it
}

// refusal answers a request that cannot be done.
type refusal struct {
	Text string `json:"text"`
	Rule string `json:"rule"`
	View *view  `json:"view"` // the present view, or null
}
