package server

import (
	"encoding/json"

	"github.com/weathergage/weathergage/engine"
)

// The shapes that pass between server and client, as internal/web/types.d.ts has them.
// Lists are never null unless their comment says so; objects of the board are
// named by the words of their game.

type gameInfo struct {
	Key       string         `json:"key"`
	Name      string         `json:"name"`
	Edition   string         `json:"edition"`
	About     string         `json:"about"`
	Seats     []string       `json:"seats"`
	Scenarios []scenarioInfo `json:"scenarios"`
	Switches  []switchInfo   `json:"switches"`
	Bots      []botInfo      `json:"bots"`
	Own       bool           `json:"own"`  // takes scenarios of the players' own
	Yard      bool           `json:"yard"` // and has what these are put together from in the browser
	Lessons   []lessonInfo   `json:"lessons"`
	Piece     string         `json:"piece"` // what a player calls one of his pieces: "ship"
	Force     string         `json:"force"` // and all of them: "Fleet"
}

type lessonInfo struct {
	Key   string `json:"key"`
	Title string `json:"title"`
	About string `json:"about"`
}

// lessonView is how far a learner has come: At choices of Of are made. Say is what to read.
type lessonView struct {
	Title string      `json:"title"`
	At    int         `json:"at"`
	Of    int         `json:"of"`
	Say   string      `json:"say"`
	Done  bool        `json:"done"`
	Next  *lessonInfo `json:"next"` // the game's next lesson, once this one is done, or null
	// Choice is the answer that it speaks of, as an option has it, and Points names what that is
	// about and done with; "" and none once the lesson is done.
	Choice string   `json:"choice"`
	Points []string `json:"points"`
}

type scenarioInfo struct {
	Key     string   `json:"key"`
	Name    string   `json:"name"`
	Brief   string   `json:"brief"` // one sentence for those who choose
	About   string   `json:"about"`
	Minutes int      `json:"minutes"` // how long two people take; 0 if nobody says
	Level   string   `json:"level"`   // easy, medium, hard, or "" if nobody says
	Sides   []string `json:"sides"`   // who the seats are in it, where their names do not say it
	Rated   bool     `json:"rated"`   // its balance was measured, so that matches of it may be rated
	// Objective names the spaces on which its board opens; none where all of it is seen at once.
	Objective []string `json:"objective"`
}

type switchInfo struct {
	Key    string   `json:"key"`
	Name   string   `json:"name"`
	Rule   string   `json:"rule"`
	Values []string `json:"values"`
}

type botInfo struct {
	Spec   string      `json:"spec"`
	Name   string      `json:"name"`
	About  string      `json:"about"`
	Rating *ratingView `json:"rating"` // null of one that nobody has measured
}

type newMatch struct {
	Game     string            `json:"game"`
	Scenario string            `json:"scenario"`
	Own      string            `json:"own"` // the text of a scenario of the players' own instead, or ""
	Settings map[string]string `json:"settings"`
	Seats    []newSeat         `json:"seats"`
	Dice     string            `json:"dice"`
	Pace     int               `json:"pace"`
	Terms    *timeTerms        `json:"terms"`  // null: each decision has its pace, and nothing more
	Absent   string            `json:"absent"` // what may follow when a clock has run out: a match.Absence
	Rated    bool              `json:"rated"`
	Commit   string            `json:"commit"`
	Words    []string          `json:"words"`
}

// yard is what scenarios of a game can be put together from.
type yard struct {
	Game  gameInfo            `json:"game"`
	Parts []part              `json:"parts"`
	Terms map[string][]string `json:"terms"` // the words of a field, by its name
}

type part struct {
	Key        string   `json:"key"`
	Name       string   `json:"name"`
	List       string   `json:"list"`
	Kind       string   `json:"kind"`
	Figures    []figure `json:"figures"`
	Worth      int32    `json:"worth"`
	Base       [2]int32 `json:"base"`
	Masts      []mast   `json:"masts"`
	Silhouette string   `json:"silhouette"`
}

type figure struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// draft is what the house says of a scenario that is being put together.
type draft struct {
	Text     string          `json:"text"`
	Doc      json.RawMessage `json:"doc"` // its fields; null of what is no TOML
	Faults   []draftFault    `json:"faults"`
	Scenario *scenarioInfo   `json:"scenario"` // null while there are faults
	Worth    []int32         `json:"worth"`    // points of its ships, in order; none while there are faults
	Own      []part          `json:"own"`      // parts that it brings itself
}

type draftFault struct {
	Line   int    `json:"line"`   // from 1
	Column int    `json:"column"` // from 1, in characters
	Path   string `json:"path"`   // of the value, such as "ship.2.at", or ""
	Text   string `json:"text"`
}

type newSeat struct {
	Kind string `json:"kind"`
	Bot  string `json:"bot"`
	Name string `json:"name"`
}

type made struct {
	Match string    `json:"match"`
	Seats []*string `json:"seats"` // null for a bot's, and for one to which somebody has a link already
	Watch string    `json:"watch"`
	Local bool      `json:"local"`
	URL   string    `json:"url"` // what links begin with; "" while it is local
}

type board struct {
	Key    string `json:"key"`
	Name   string `json:"name"`
	Kind   string `json:"kind"`
	Width  int32  `json:"width"`
	Height int32  `json:"height"`
	Scale  *scale `json:"scale"` // null where lengths are not measured
	// Outlines are those of the spaces, each about the space's centre, and each once.
	Outlines [][][2]int32 `json:"outlines"`
	Spaces   []space      `json:"spaces"`
	Links    []link       `json:"links"`
	Shapes   []shape      `json:"shapes"`
}

// scale says how many units of a board's drawing one unit of length is.
type scale struct {
	Units int32  `json:"units"`
	Unit  string `json:"unit"`
}

type space struct {
	ID      string   `json:"id"`
	Outline int      `json:"outline"` // of the board's; -1 of a round box
	Centre  [2]int32 `json:"centre"`
	Label   string   `json:"label"`
	Name    string   `json:"name"`
	Terrain string   `json:"terrain"`
	Area    string   `json:"area"`
}

type link struct {
	From string     `json:"from"`
	To   string     `json:"to"`
	Kind string     `json:"kind"`
	Line [][2]int32 `json:"line"`
}

type shape struct {
	Kind   string     `json:"kind"`
	Name   string     `json:"name"`
	Closed bool       `json:"closed"`
	Line   [][2]int32 `json:"line"`
}

type stat struct {
	Name  string `json:"name"`
	Value int32  `json:"value"`
	Max   int32  `json:"max"`
}

type piece struct {
	Key        string     `json:"key"`
	ID         string     `json:"id"`
	At         string     `json:"at"`
	Depth      int        `json:"depth"`
	Stack      string     `json:"stack"`
	X          int32      `json:"x"`
	Y          int32      `json:"y"`
	Heading    int32      `json:"heading"`
	Base       [2]int32   `json:"base"`
	Masts      []mast     `json:"masts"`
	Silhouette string     `json:"silhouette"`
	Name       string     `json:"name"`
	Numbers    []stat     `json:"numbers"`
	Side       int        `json:"side"`
	State      []string   `json:"state"`
	Under      int        `json:"under"`
	Body       [][2]int32 `json:"body"`
	Each       [2]int32   `json:"each"`
	Flag       string     `json:"flag"`
	Leader     string     `json:"leader"`
	Tokens     []string   `json:"tokens"`
	Group      string     `json:"group"`
}

type mast struct {
	At       int32 `json:"at"`
	Sections int32 `json:"sections"`
	Standing int32 `json:"standing"`
	Set      bool  `json:"set"`
	Lateen   bool  `json:"lateen"`
}

type mark struct {
	Kind  string     `json:"kind"`
	Board string     `json:"board"`
	From  string     `json:"from"`
	To    string     `json:"to"`
	Line  [][2]int32 `json:"line"`
	Label string     `json:"label"`
	Value int32      `json:"value"`
}

type scene struct {
	Turn   string  `json:"turn"`
	Phase  string  `json:"phase"`
	Pieces []piece `json:"pieces"`
	Marks  []mark  `json:"marks"`
	Charts []chart `json:"charts"`
	Open   string  `json:"open"`
	// Outlook is who is winning, "" where nothing is told, and OutlookRule its case.
	Outlook     string `json:"outlook"`
	OutlookRule string `json:"outlookRule"`
}

type span struct {
	Min   float64 `json:"min"`
	Max   float64 `json:"max"`
	Step  float64 `json:"step"`
	Unit  string  `json:"unit"`
	Loose bool    `json:"loose"`
}

type option struct {
	Verb    string `json:"verb"`
	On      string `json:"on"`
	With    string `json:"with"`
	At      string `json:"at"` // the space On lies on, if it is none itself, or what is touched for an answer without On
	Says    string `json:"says"`
	Short   string `json:"short"`  // its verb, in three words at the most
	Takes   bool   `json:"takes"`  // it only takes up what it is on, which is then asked where it goes
	Choice  string `json:"choice"` // as in a record; its numbers, if any are wanted, come after it
	Spans   []span `json:"spans"`
	Head    string `json:"head"`   // under which it is offered, such as "guns", or ""
	Rare    bool   `json:"rare"`   // it stands behind "more" there
	Yields  bool   `json:"yields"` // the seat gives up by it
	Rule    string `json:"rule"`
	Odds    bool   `json:"odds"`    // they may be asked for
	Steered bool   `json:"steered"` // a hand does it by steering
	Part    bool   `json:"part"`    // only takes part of what is asked about
	Likely  bool   `json:"likely"`  // what the game proposes
	Enter   bool   `json:"enter"`   // what the Enter key gives
	Price   string `json:"price"`   // what it costs at once, "" if nothing
	// Prospect is what is to be expected of it as things lie now, "" if nothing is said; Idle: nothing comes of it.
	Prospect string `json:"prospect"`
	Idle     bool   `json:"idle"`
	Counts   bool   `json:"counts"` // the seat's accounts will be others after it
	All      string `json:"all"`    // what the button says that does it with all there is, "" where none does
	// Command is the key of the command that it belongs to; left out where that is the question's own.
	Command string `json:"command,omitempty"`
}

type ask struct {
	Seat    int      `json:"seat"`
	Prompt  string   `json:"prompt"`
	About   string   `json:"about"`
	Place   string   `json:"place"` // the space where it is decided, "" where that is nowhere
	Left    int32    `json:"left"`  // how many answers of its kind are due, this one among them; 0 where it is the only one
	Sealed  bool     `json:"sealed"`
	Rule    string   `json:"rule"`
	Options []option `json:"options"`
	Excuse  *note    `json:"excuse"` // why all that can be done is to pass, of what is asked to keep a secret; else null
	// Plan are the parts of what it is about, drawn large; none where it is not drawn so.
	Plan   []planPart `json:"plan"`
	Beside *order     `json:"beside"` // that the game offers with it, or null
	Here   []order    `json:"here"`   // by which it is not asked again this turn
	// Command is the key of the command that it belongs to, "" where it is the commander's own, unless an option says otherwise.
	Command string  `json:"command"`
	Again   []again `json:"again"` // what the seat chose in its last turn and may choose again now
}

// planPart is a part that a person points at, with the numbers of the options about it.
type planPart struct {
	Kind    string   `json:"kind"`
	Name    string   `json:"name"`
	Note    string   `json:"note"`
	At      [2]int32 `json:"at"`
	Size    [2]int32 `json:"size"`
	Offered []int    `json:"offered"`
}

// again is a choice that is made again, as in a record, and as it is read.
type again struct {
	Choice string `json:"choice"`
	Says   string `json:"says"`
	Price  string `json:"price"` // what it costs at once, "" if nothing
}

// order is a standing order of the seat's own.
type order struct {
	Text string `json:"text"` // as it is posted
	Says string `json:"says"`
}

// offer is a standing order that may be given, with what is to be filled in.
type offer struct {
	Key      string  `json:"key"`
	Name     string  `json:"name"` // with %O for the object and %1 for the number
	About    string  `json:"about"`
	Rule     string  `json:"rule"`
	Number   *span   `json:"number"` // null where none is wanted
	Objects  []drawn `json:"objects"`
	Anywhere string  `json:"anywhere"` // how it reads if the object is left out; "": it may not be
	Lapses   bool    `json:"lapses"`   // with the turn
}

type throw struct {
	Dice  string   `json:"dice"`
	Seat  int      `json:"seat"`
	Faces []uint16 `json:"faces"`
	Drawn string   `json:"drawn"`
	Rule  string   `json:"rule"`
	Typed bool     `json:"typed"`
}

type line struct {
	// Step is the number of the view that first held the line: a count of what
	// this seat was sent, for the number of steps would tell.
	Step    int     `json:"step"`
	Turn    int     `json:"turn"`
	Phase   string  `json:"phase"`
	Kind    string  `json:"kind"`
	Seat    int     `json:"seat"`
	Text    string  `json:"text"`
	Rule    string  `json:"rule"`
	Throws  []throw `json:"throws"`
	By      string  `json:"by"`      // the team-mate of the seat's own who did it, "" of the commander and of others
	Ordered bool    `json:"ordered"` // by the seat's own standing order
	Back    bool    `json:"back"`    // it tells that steps were withdrawn
	Known   bool    `json:"known"`   // the seat was told of it when it chose in secret
	Whole   string  `json:"whole"`   // with what the line before tells of, where it goes on with that, or ""
	Met     *met    `json:"met"`     // of two things that meet as they move; null of anything else
	Fell    string  `json:"fell"`    // whose masts the event before this one has felled, or ""
	Shot    *shot   `json:"shot"`    // of gunfire, who fires at what; null of anything else
	Moved   *moved  `json:"moved"`   // of what went along a plane, where to; null for anything else
}

// moved is where the middle of a front edge came to, and when, in thousandths of the
// turn. Headings are not wrapped.
type moved struct {
	ID      string `json:"id"`
	X       int32  `json:"x"`
	Y       int32  `json:"y"`
	Heading int32  `json:"heading"`
	Time    int32  `json:"time"`
}

type met struct {
	A    string `json:"a"`
	B    string `json:"b"`
	Time int32  `json:"time"` // thousandths of the turn
}

type shot struct {
	From string `json:"from"` // "" where nobody in particular does
	To   string `json:"to"`
	Told *fired `json:"told"` // null where turns have no clock
}

type fired struct {
	Time int32 `json:"time"` // thousandths of the turn
	Hit  bool  `json:"hit"`
}

type drawn struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

type need struct {
	Dice  int     `json:"dice"`
	Sides int     `json:"sides"`
	Rule  string  `json:"rule"`
	Call  string  `json:"call"` // how a hand is asked for it: see engine.Call
	Seat  int     `json:"seat"`
	Drawn []drawn `json:"drawn"`
	Lines []line  `json:"lines"`
	Given bool    `json:"given"` // dice typed before these, for the same, may be taken back

	Yours  bool `json:"yours"`  // this seat types it
	Roller int  `json:"roller"` // the seat that does
}

type ending struct {
	Winner int    `json:"winner"`
	Rule   string `json:"rule"`
	Text   string `json:"text"`
	Key    string `json:"key"`

	Adjourned bool `json:"adjourned"` // it may be taken up again, and keeps its secrets

	Rematch bool `json:"rematch"` // the match that follows has begun

	Public []int `json:"public"` // the seats of persons who want it in the library
}

type back struct {
	Free    bool       `json:"free"`
	Command string     `json:"command"` // the key of the command that made the last choice, if that is free; "" if none did
	Asked   *backAsked `json:"asked"`
}

type backAsked struct {
	By   int    `json:"by"`
	Text string `json:"text"`
	Hand bool   `json:"hand"` // not to take back, but to hand the seat to another person
}

type clock struct {
	Seat    int  `json:"seat"`
	Left    int  `json:"left"` // seconds
	Ran     bool `json:"ran"`
	Captain bool `json:"captain"` // the seat's captain plays for it
}

// view is what a page is shown. What is left out of an empty one here is written for each
// page: see shown.
type view struct {
	At      int      `json:"at"`
	Seat    int      `json:"seat"`
	Here    []bool   `json:"here,omitempty"` // whether somebody looks at the match from each seat; of a bot's, always
	Scene   *scene   `json:"scene"`
	Asks    []ask    `json:"asks,omitempty"`  // to a page that says which it has, their places there of those
	Asked   string   `json:"asked,omitempty"` // the tag of this list of questions
	Names   []string `json:"names"`           // of the persons in the seats, "" without one
	Renames bool     `json:"renames"`         // the person in the seat may take another name
	Waiting []int    `json:"waiting"`
	Chosen  []int    `json:"chosen"`
	Lines   []line   `json:"lines,omitempty"` // those with a step beyond what the client has
	Need    *need    `json:"need"`
	Retype  bool     `json:"retype"` // the dice typed last, for what was decided last, may be corrected by the seat
	Back    back     `json:"back"`
	// Written are the seat's sealed choices that are not opened yet, by what they are about.
	Written []written `json:"written"`
	// Messages are the seat's own, by number.
	Messages []message `json:"messages"`
	Draw     int       `json:"draw"`   // the seat whose offer waits for this one's answer, or -1
	Resume   int       `json:"resume"` // the seat that would take up what is adjourned, if it waits for this one's answer, or -1
	Clock    *clock    `json:"clock,omitempty"`
	// Times are what persons have left where the terms count it, and Latest the latest moment at which
	// the match can end, in seconds since 1970; 0 without one.
	Times    []timeLeft `json:"times,omitempty"`
	Latest   int64      `json:"latest,omitempty"`
	Since    int64      `json:"since,omitempty"` // when the match began to wait for the seat, likewise
	Relieved bool       `json:"relieved"`        // the seat's own captain plays for it
	// Standing are the seat's orders in force, in the order in which they are tried;
	// they do nothing while they rest.
	Standing []order     `json:"standing"`
	Resting  bool        `json:"resting"`
	Ended    *ending     `json:"ended"`
	Lesson   *lessonView `json:"lesson"` // null outside lessons
	// Commands are the parts of the seat's forces that may be given to team-mates, and Team are those.
	Commands []commandView `json:"commands"`
	Team     []mateView    `json:"team"`
	Laid     string        `json:"laid"` // by which boards are told from those laid before them, or after

	text   []byte     // all of it, as it is sent
	drawn  *questions // its questions
	boards []*engine.Board
}

type table struct {
	Match    string            `json:"match"`
	Game     gameInfo          `json:"game"`
	Scenario string            `json:"scenario"`
	Settings map[string]string `json:"settings"`
	Seats    []tableSeat       `json:"seats"`
	Dice     tableDice         `json:"dice"`
	Pace     int               `json:"pace"`   // in seconds a decision; 0: there is no clock
	Terms    *timeTerms        `json:"terms"`  // null: each decision has its pace, and nothing more
	Absent   string            `json:"absent"` // what may follow when a clock has run out: a match.Absence
	Study    bool              `json:"study"`  // a board of one's own
	Rated    bool              `json:"rated"`
	Ways     bool              `json:"ways"`     // ways to far spaces may be asked for
	Helm     bool              `json:"helm"`     // what stands on a plane is steered by hand
	Sheets   bool              `json:"sheets"`   // the game keeps sheets
	Messages *messages         `json:"messages"` // null where none are given by number
	Watching bool              `json:"watching"`
	Mate     int               `json:"mate"`  // the number of the team-mate who has this link, 0 of the commander's
	Watch    string            `json:"watch"` // the token of those who watch
	Boards   []board           `json:"boards"`
	View     *view             `json:"view"`
}

// A commandView is a part of a seat's forces that one person may lead.
type commandView struct {
	Key  string `json:"key"`
	Name string `json:"name"`
}

// A mateView is a team-mate with the keys of the commands that he leads.
type mateView struct {
	Number   int      `json:"number"`
	Name     string   `json:"name"`
	Commands []string `json:"commands"`
}

// messages bounds those that a seat gives by number.
type messages struct {
	Most  int    `json:"most"`  // the greatest number
	Words int    `json:"words"` // the most that one has
	Rule  string `json:"rule"`
}

type message struct {
	Number int    `json:"number"`
	Text   string `json:"text"`
}

type tableSeat struct {
	Name string `json:"name"`
	The  string `json:"the"` // the same in a sentence: "the English"
	Bot  string `json:"bot"`
	// Punctual is how reliable the person is whose account has the seat; null of others, and without a clock.
	Punctual *punctualView `json:"punctual"`
}

type tableDice struct {
	Kind   string `json:"kind"`
	Commit string `json:"commit"`
}

// answer is what a POST of a seat is answered with.
type answer struct {
	Played int    `json:"played"` // how many of the choices were played
	Stale  bool   `json:"stale"`  // they were made on a view that has moved on
	Text   string `json:"text"`   // what to say about it, or ""
	Token  string `json:"token"`  // of a link that was made, or ""
	Asked  bool   `json:"asked"`  // it says that another seat is asked to agree
	View   *view  `json:"view"`
}

// refusal is what is answered to what cannot be done.
type refusal struct {
	Text string `json:"text"`
	Rule string `json:"rule"`
	View *view  `json:"view"` // the present view, or null
}

type bookInfo struct {
	Name  string     `json:"name"`
	Cases []bookCase `json:"cases"`
}

type bookCase struct {
	Rule  string `json:"rule"`
	Title string `json:"title"`
	HTML  string `json:"html"`
	Kind  string `json:"kind"` // "foreword", "case" or "ruling"
}

type oddsTable struct {
	About    string    `json:"about"`
	Exact    bool      `json:"exact"`
	Measures []string  `json:"measures"`
	Rows     []oddsRow `json:"rows"`
	Sums     []oddsSum `json:"sums"` // what the dice rest on
}

type oddsSum struct {
	Title string     `json:"title"`
	Total string     `json:"total"` // "" of a list of results
	Parts []oddsPart `json:"parts"`
}

type oddsPart struct {
	Text  string `json:"text"`
	Value string `json:"value"`
	Rule  string `json:"rule"`
	Ways  int32  `json:"ways"` // how many of so many rolls bring it; 0 if no roll does
	Of    int32  `json:"of"`
}

type oddsRow struct {
	Answers []string     `json:"answers"`
	By      []int        `json:"by"` // the seats that answer so
	Chance  float64      `json:"chance"`
	Columns []oddsColumn `json:"columns"`
}

type oddsColumn struct {
	Mean   float64     `json:"mean"`
	Values []oddsValue `json:"values"`
}

type oddsValue struct {
	Value  int32   `json:"value"`
	Chance float64 `json:"chance"`
}

type proof struct {
	Match  string       `json:"match"`
	Commit string       `json:"commit"`
	Key    string       `json:"key"`
	Words  []string     `json:"words"`
	Throws []proofThrow `json:"throws"`
}

type proofThrow struct {
	N     int      `json:"n"`
	Dice  int      `json:"dice"`
	Sides int      `json:"sides"`
	Faces []uint16 `json:"faces"`
	Rule  string   `json:"rule"`
	Seat  int      `json:"seat"`
}

// summary is how a finished match went, as the house reckons it.
type summary struct {
	Steps []int         `json:"steps"` // views at which it was reckoned
	Lines []summaryLine `json:"lines"`
	Turns []summaryTurn `json:"turns"`
	Gone  []summaryGone `json:"gone"`
}

type summaryLine struct {
	Name  string      `json:"name"`
	Share bool        `json:"share"` // from 0 to 1
	Seats [][]float64 `json:"seats"` // of each seat, at each step
}

type summaryTurn struct {
	Step int     `json:"step"`
	Seat int     `json:"seat"` // whom it helped
	By   float64 `json:"by"`   // by how much of the first line
	Text string  `json:"text"`
}

type summaryGone struct {
	Seat int    `json:"seat"`
	Name string `json:"name"`
}

type labRun struct {
	ID       string      `json:"id"`
	Game     string      `json:"game"`
	Scenario string      `json:"scenario"`
	Bots     []string    `json:"bots"`
	Matches  int         `json:"matches"`
	Key      string      `json:"key"`
	Done     int         `json:"done"`
	Left     int         `json:"left"` // seconds, about
	State    string      `json:"state"`
	Error    string      `json:"error"`
	Wins     []labWins   `json:"wins"`
	Plots    []labPlot   `json:"plots"`
	Played   []labPlayed `json:"played"`
	Token    string      `json:"token,omitempty"` // that stops it, for who began it
}

type labWins struct {
	Name  string  `json:"name"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

type labPlot struct {
	Name string `json:"name"`
	SVG  string `json:"svg"`
}

type labPlayed struct {
	K      int    `json:"k"`
	Winner string `json:"winner"`
	Length int    `json:"length"`
}

type past struct {
	Step  int    `json:"step"`
	Scene *scene `json:"scene"`
}

// A newNotice is how a seat wants to be told of news while away: by hook, push or mail,
// about turn, asks, ended, wrote.
type newNotice struct {
	Way     string   `json:"way"`
	Address string   `json:"address"`
	About   []string `json:"about"`
	Zone    string   `json:"zone"`  // of times, as the IANA names it; "": UTC
	Daily   int      `json:"daily"` // the hour, 1 to 24, at which all is told once a day; 0: it is told at once
	Quiet   [2]int   `json:"quiet"` // the hours there from and until which nothing is sent; equal: it always is
}

type droppedNotice struct {
	ID string `json:"id"`
}

// A noticeView is a notice. To is as much of its address as makes it known again; Failing
// is since when nothing could be delivered, in seconds since 1970, 0 if it can.
type noticeView struct {
	ID        string   `json:"id"`
	Way       string   `json:"way"`
	To        string   `json:"to"`
	About     []string `json:"about"`
	Daily     int      `json:"daily"` // as in newNotice
	Quiet     [2]int   `json:"quiet"`
	Confirmed bool     `json:"confirmed"`
	Failing   int64    `json:"failing"`
}

// A noticeList is what a seat has, by which ways it may have more, and the key that a
// browser subscribes with.
type noticeList struct {
	Ways    []string     `json:"ways"`
	Key     string       `json:"key"`
	Notices []noticeView `json:"notices"`
}
