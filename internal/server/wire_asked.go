package server

import "github.com/weathergage/weathergage/engine"

// The types of questions, and of requests beside a match: routes, odds, sheets, its past, and the laboratory.

// ask is a question that is open to the seat.
type ask struct {
	Seat    int      `json:"seat"`
	Prompt  string   `json:"prompt"`  // the question
	About   string   `json:"about"`   // what is asked about, or what the answers move
	Place   string   `json:"place"`   // the space where it is decided, which the board shows; "" if none
	Of      []string `json:"of"`      // the pieces it is about, if they are not those that the answers name
	Left    int32    `json:"left"`    // how many answers of its kind are due, this one included; 0 if it is the only one
	Rest    string   `json:"rest"`    // the button that gives all of them as the game proposes, "" if there is none
	Sealed  bool     `json:"sealed"`  // answers are secret until all of them are in
	Musters bool     `json:"musters"` // several things of a stack can be taken up together, by their names
	Rule    string   `json:"rule"`
	Options []option `json:"options"`
	Anyway  []note   `json:"anyway"` // what happens by itself once it is answered
	Excuse  *note    `json:"excuse"` // why the seat can only pass, if it is asked to keep a secret; else null
	// Plan are the parts of what it is about, drawn enlarged; none if it is not drawn so.
	Plan   []planPart `json:"plan"`
	Beside *order     `json:"beside"` // the standing order that the game offers with it, or null
	Here   []order    `json:"here"`   // standing orders by which it is not asked again this turn: about this object, about anything
	// Command is the key of the command that it belongs to, "" if it is the commander's own, unless an option
	// says otherwise.
	Command string  `json:"command"`
	Again   []again `json:"again"` // what the seat chose in its last turn and may choose again now, in order
}

// way is a route to a far space.
type way struct {
	Choices []string `json:"choices"` // played in one go, which stops where it must
	Says    string   `json:"says"`
	Through []string `json:"through"` // the spaces it leads through; "" first: it begins off the board
	Watched []string `json:"watched"` // those where another seat may stop the move
	Stops   []stop   `json:"stops"`
	Title   string   `json:"title"` // its name if there is another to the same space beside it
	Beside  *way     `json:"beside"`
}

// goals are where what may go can get to, each with the length of the way; none if the game does not say.
type goals struct {
	Places []reached `json:"places"`
}

// reached is a place to which a way leads.
type reached struct {
	To    string `json:"to"`    // a space, or something that stands on one
	Steps int    `json:"steps"` // 0 if the way has no length
}

// stop is a space at which a way may end early, and why.
type stop struct {
	At   string `json:"at"`
	Kind string `json:"kind"`
	Text string `json:"text"`
	Rule string `json:"rule"`
	// Chance is how many rolls of how many do that: "2 in 6"; "" if that is not known.
	Chance string `json:"chance"`
}

// course is how a model on a plane goes to where a player wants it, as near as the law lets it.
type course struct {
	Choices []string              `json:"choices"` // played in one go, replacing what is written unless the course was to continue it
	Track   [][3]int32            `json:"track"`   // of the middle of the base: x, y, heading in tenths of a degree, not wrapped
	Marks   wired[[]engine.Mark]  `json:"marks"`   // of the end
	Gauges  []gauge               `json:"gauges"`
	Notes   []note                `json:"notes"`
	Charts  wired[[]engine.Chart] `json:"charts"` // what may come of it, with the chances
	Ends    *wired[engine.Piece]  `json:"ends"`   // how it looks at the end, null if it looks as it does now
	Meets   string                `json:"meets"`  // whom it charges at the end, or ""
	Throws  bool                  `json:"throws"` // dice are thrown for it: it is confirmed first
	Asks    bool                  `json:"asks"`   // it costs or leaves out what the hand may not mean: it is confirmed first
	Brings  *note                 `json:"brings"` // what comes of it that matters most, read at its end, or null
	Short   *note                 `json:"short"`  // why it ends short of the place, or null
}

// gauge is a number that a course changes.
type gauge struct {
	Name  string `json:"name"`
	Value string `json:"value"` // with its unit
	Most  string `json:"most"`  // "" if there is no maximum
}

// oddsTable is what may come of a choice.
type oddsTable struct {
	About    string    `json:"about"`
	Exact    bool      `json:"exact"`
	Measures []string  `json:"measures"` // what each column is about
	Events   []bool    `json:"events"`   // which of them either happen or do not
	Rows     []oddsRow `json:"rows"`
	Sums     []oddsSum `json:"sums"` // what the dice depend on
}

// oddsSum is a number with its parts, or a list of results.
type oddsSum struct {
	Title string     `json:"title"`
	Total string     `json:"total"` // "" for a list of results
	Parts []oddsPart `json:"parts"`
}

// oddsPart is a line of a sum, or a result of a list.
type oddsPart struct {
	Text  string `json:"text"`
	Value string `json:"value"`
	Rule  string `json:"rule"`
	Ways  int32  `json:"ways"` // how many rolls out of how many give it; 0 if none does
	Of    int32  `json:"of"`
	Faces string `json:"faces"` // which totals of the dice give it: "4 or more"; "" if totals do not decide it
}

// oddsRow is what may come of a choice if others answer in one way.
type oddsRow struct {
	Answers []string     `json:"answers"`
	By      []int        `json:"by"` // the seats that answer so
	Chance  float64      `json:"chance"`
	Columns []oddsColumn `json:"columns"`
}

// oddsColumn is one measure of the results.
type oddsColumn struct {
	Mean   float64     `json:"mean"`
	Values []oddsValue `json:"values"`
}

// oddsValue is a value with its chance.
type oddsValue struct {
	Value  int32   `json:"value"`
	Chance float64 `json:"chance"`
}

// sheets is a list of sheets.
type sheets struct {
	Sheets []sheet `json:"sheets"`
}

// sheet is the sheet of a ship or force, drawn.
type sheet struct {
	ID    string `json:"id"`
	Key   string `json:"key"`
	Title string `json:"title"`
	Side  int    `json:"side"`
	SVG   string `json:"svg"`
}

// moves is what to move where on a real table.
type moves struct {
	Turn  string      `json:"turn"`
	Open  bool        `json:"open"` // the move waits for dice and has gone so far
	Moves []tableMove `json:"moves"`
}

// tableMove is one thing to move.
type tableMove struct {
	ID      string    `json:"id"`
	Name    string    `json:"name"`
	Side    int       `json:"side"`
	Legs    []string  `json:"legs"`  // its route in words
	Place   [2]string `json:"place"` // from the left and the top edge of the real table
	Heading string    `json:"heading"`
}

// past is a position of the match as the seat lawfully saw it then.
type past struct {
	Step  int                  `json:"step"`
	Scene *wired[engine.Scene] `json:"scene"`
}

// treeView is everything that was tried in a study.
type treeView struct {
	Here  int        `json:"here"` // the number of the node where play stands
	Nodes []treeNode `json:"nodes"`
}

// treeNode is a position of a study.
type treeNode struct {
	Parent int        `json:"parent"` // the number of the node before it; -1 for the start
	Gone   bool       `json:"gone"`   // only a draft, which is not shown
	Seat   int        `json:"seat"`   // the seat that chose
	Text   string     `json:"text"`   // what led here
	Title  string     `json:"title"`  // of the variation that it begins, or ""
	Faces  []int      `json:"faces"`  // of the dice for it
	Notes  []treeNote `json:"notes"`
}

// treeNote is what a seat wrote at a node.
type treeNote struct {
	Seat int    `json:"seat"`
	Text string `json:"text"`
}

// proof is what a browser needs to repeat the house's throws, once the key is published.
type proof struct {
	Match  string       `json:"match"`
	Commit string       `json:"commit"`
	Key    string       `json:"key"`
	Words  []string     `json:"words"`
	Throws []proofThrow `json:"throws"`
}

// proofThrow is one roll of the proof.
type proofThrow struct {
	N     int      `json:"n"`
	Dice  int      `json:"dice"`
	Sides int      `json:"sides"`
	Faces []uint16 `json:"faces"`
	Rule  string   `json:"rule"`
	Seat  int      `json:"seat"`
}

// summary is how a finished match went.
type summary struct {
	Steps []int         `json:"steps"` // views at which it was evaluated
	Lines []summaryLine `json:"lines"`
	Turns []summaryTurn `json:"turns"`
	Gone  []summaryGone `json:"gone"`
	// Reviewed says that the game has a captain, which can say what decisions cost.
	Reviewed bool `json:"reviewed"`
}

// summaryLine is one measure of how the match went.
type summaryLine struct {
	Name  string      `json:"name"`
	Share bool        `json:"share"` // from 0 to 1
	Seats [][]float64 `json:"seats"` // of each seat, at each step
}

// summaryTurn is a turning point.
type summaryTurn struct {
	Step int     `json:"step"`
	Seat int     `json:"seat"` // the seat it helped
	By   float64 `json:"by"`   // by how much of the first line
	Text string  `json:"text"`
}

// summaryGone is what a seat has lost.
type summaryGone struct {
	Seat int    `json:"seat"`
	Name string `json:"name"`
}

// review is what the decisions of one seat cost it in a finished match.
type review struct {
	Seat   int     `json:"seat"`
	Looked int     `json:"looked"` // how many decisions were looked at
	Of     int     `json:"of"`     // all that it made
	Lapses []lapse `json:"lapses"` // the dearest first
}

// lapse is a decision to which another answer was worth more.
type lapse struct {
	Step   int     `json:"step"` // the view in which it was open
	Asked  string  `json:"asked"`
	Played string  `json:"played"`
	Better string  `json:"better"`
	Cost   float64 `json:"cost"`  // a share of matches
	Error  float64 `json:"error"` // its standard error
}

// hint holds the best answers to a question, the best first; none if there is only one.
type hint struct {
	Asked   string   `json:"asked"`
	Answers []advice `json:"answers"`
}

// advice is an answer and what playouts of it were worth, in shares of matches.
type advice struct {
	Choice string  `json:"choice"`
	Says   string  `json:"says"`
	Worth  float64 `json:"worth"`
	Behind float64 `json:"behind"` // how much less than the best answer
	Error  float64 `json:"error"`  // the standard error of behind
}

// shelved is a match in the library.
type shelved struct {
	Token    string   `json:"token"` // of observers
	Game     string   `json:"game"`
	Scenario string   `json:"scenario"`
	Players  []player `json:"players"`
	Winner   int      `json:"winner"`
	Result   string   `json:"result"`
	Steps    int      `json:"steps"`
	Since    int64    `json:"since"` // in milliseconds since 1970
}

// player is who had a side of it.
type player struct {
	Side string `json:"side"`
	Name string `json:"name"` // of a person or a bot; "" for a person without a name
	Bot  bool   `json:"bot"`
}

// labRun is a run of the laboratory.
type labRun struct {
	ID       string      `json:"id"`
	Game     string      `json:"game"`
	Scenario string      `json:"scenario"`
	Bots     []string    `json:"bots"`
	Matches  int         `json:"matches"`
	Key      string      `json:"key"`
	Done     int         `json:"done"`
	Left     int         `json:"left"` // seconds, about
	State    string      `json:"state" ts:"'waiting' | 'running' | 'done' | 'stopped' | 'failed'"`
	Error    string      `json:"error"`
	Wins     []labWins   `json:"wins"`
	Plots    []labPlot   `json:"plots"`
	Played   []labPlayed `json:"played"`
	Token    string      `json:"token,omitempty"` // stops the run; only in the answer to its creator
}

// labWins is how often a side won, with the bounds of the 95 % interval.
type labWins struct {
	Name  string  `json:"name"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// labPlot is a plot as SVG.
type labPlot struct {
	Name string `json:"name"`
	SVG  string `json:"svg"`
}

// labPlayed is one match of a run.
type labPlayed struct {
	K      int    `json:"k"`
	Winner string `json:"winner"`
	Length int    `json:"length"`
}

// slip is a choice that an umpire may correct, with the rolls typed for it.
type slip struct {
	Step   int         `json:"step"` // how many choices stand before it; -1: the rolls of the set-up; -2: a ruling, before which nothing is corrected
	Seat   int         `json:"seat"`
	Text   string      `json:"text"`  // "" of the set-up; of a ruling, why nothing before it is corrected
	Bot    bool        `json:"bot"`   // a bot made it: only its rolls were typed
	Waits  bool        `json:"waits"` // more rolls are asked for
	Throws []slipThrow `json:"throws"`
}

// slipThrow is a roll of a slip.
type slipThrow struct {
	Index int    `json:"index"` // from 0, among all rolls of the choice
	Throw throw  `json:"throw"`
	Sides int    `json:"sides"`
	Call  string `json:"call"` // what it decides
}

// drafted is what an umpire sees of changes that he has not carried out yet.
type drafted struct {
	Lines   []string     `json:"lines"`   // the changes, with those of what is put
	Ways    []draftWay   `json:"ways"`    // the ways in which what is put may stand there
	Bad     string       `json:"bad"`     // why the changes make no position; "" if they do
	Doubt   string       `json:"doubt"`   // which rules do not lead there; "" if none is broken
	Seats   []draftSeat  `json:"seats"`   // how each side sees it; none if it is no position
	Figures []draftValue `json:"figures"` // what can be set: of the thing that was asked about, or of no thing
}

// draftWay is a way in which something may stand at a spot.
type draftWay struct {
	Says  string   `json:"says"`
	Lines []string `json:"lines"`
}

// draftSeat is a scene of a seat.
type draftSeat struct {
	Seat  int                 `json:"seat"`
	Scene wired[engine.Scene] `json:"scene"`
}

// draftValue is something that can be set: its change is Before, a blank and a value.
type draftValue struct {
	Before string `json:"before"`
	Name   string `json:"name"`
	Value  string `json:"value"` // "" if no line says it
	Takes  string `json:"takes"` // what may stand there
	Says   string `json:"says"`  // what it means
}
