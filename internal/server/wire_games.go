package server

import (
	"encoding/json"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// The types of games, and of what is built and read before a match.

// gameInfo is what a page knows of a game before a match.
type gameInfo struct {
	Key       string         `json:"key"`
	Name      string         `json:"name"`
	Edition   string         `json:"edition"`
	About     string         `json:"about"`
	Seats     []string       `json:"seats"`
	Scenarios []scenarioInfo `json:"scenarios"`
	Switches  []switchInfo   `json:"switches"`
	Bots      []botInfo      `json:"bots"`
	Own       bool           `json:"own"`  // a match may be played with a player's own scenario
	Yard      bool           `json:"yard"` // such a scenario can be composed in the browser
	Lessons   []lessonInfo   `json:"lessons"`
	Piece     string         `json:"piece"` // what a player calls one of his pieces: "ship"
	Force     string         `json:"force"` // what he calls all of them: "Fleet"
}

// scenarioInfo is a scenario of a game.
type scenarioInfo struct {
	Key     string   `json:"key"`
	Name    string   `json:"name"`
	Brief   string   `json:"brief"` // one sentence for those who choose
	About   string   `json:"about"`
	Minutes int      `json:"minutes"` // how long two people take; 0 if not known
	Level   string   `json:"level"`   // easy, medium, hard, or "" if not known
	Sides   []string `json:"sides"`   // who the seats are in it, if their names do not say it
	Rated   bool     `json:"rated"`   // its balance was measured, so that matches of it may be rated
	// Objective names the spaces on which its board opens; none if it shows all of them.
	Objective []string `json:"objective"`
	// Proposes holds values of switches, by key, that a new match starts with unless its player changes them. Switches
	// that it does not name start with their first value.
	Proposes map[string]string `json:"proposes"`
}

// switchInfo is an optional rule with the values that it may have.
type switchInfo struct {
	Key    string   `json:"key"`
	Name   string   `json:"name"`
	Rule   string   `json:"rule"`
	Values []string `json:"values"`
}

// botInfo is a bot that plays the game.
type botInfo struct {
	Spec   string      `json:"spec"`
	Name   string      `json:"name"`
	About  string      `json:"about"`
	Rating *ratingView `json:"rating"` // null for a bot that cannot play rated matches
}

// lessonInfo is a lesson of a game.
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
	// Choice is the answer that it is about, as an option has it, and Points names what that is about and
	// done with; "" and none once the lesson is done.
	Choice string   `json:"choice"`
	Points []string `json:"points"`
}

// newMatch asks for a match.
type newMatch struct {
	Game     string            `json:"game"`
	Scenario string            `json:"scenario"`
	Own      string            `json:"own,omitempty"` // the text of a scenario of one's own, instead of one of the game's
	Settings map[string]string `json:"settings"`
	Seats    []newSeat         `json:"seats"`
	Dice     string            `json:"dice" ts:"'house' | 'typed' | 'umpire'"` // an umpire types them for all seats, and what is drawn unseen
	Pace     int               `json:"pace"`                                   // seconds for each decision; 0: there is no clock
	Terms    *timeTerms        `json:"terms,omitempty"`                        // what it says of time besides; without it each decision has its pace, and nothing more
	Absent   match.Absence     `json:"absent,omitempty"`                       // what may follow when a clock has run out
	Rated    bool              `json:"rated,omitempty"`                        // the result counts for the ratings of its players
	Commit   string            `json:"commit,omitempty"`                       // what GET /api/commit answered
	Words    []string          `json:"words,omitempty"`                        // what each seat then adds to the dice: 16 bytes or more, "" for a bot
}

// newSeat says who has a seat of a new match.
type newSeat struct {
	Kind string `json:"kind" ts:"'me' | 'friend' | 'bot'"`
	Bot  string `json:"bot,omitempty"`
	Name string `json:"name,omitempty"`
}

// made has the links of a new match.
type made struct {
	Match string    `json:"match"`
	Seats []*string `json:"seats"` // their tokens; null for a bot's, and if somebody already has a link
	Watch string    `json:"watch"` // the token of observers
	Local bool      `json:"local"` // the URL works on this machine only
	URL   string    `json:"url"`   // the beginning of links; "" if local
}

// yard is what scenarios of a game can be composed of.
type yard struct {
	Game  gameInfo            `json:"game"`
	Parts []part              `json:"parts"`
	Terms map[string][]string `json:"terms"` // the words of a field, by its name
}

// part is what a scenario is composed of, such as a kind of ship.
type part struct {
	Key        string        `json:"key"`
	Name       string        `json:"name"`
	List       string        `json:"list"`
	Kind       string        `json:"kind"`
	Figures    []figure      `json:"figures"`
	Worth      int32         `json:"worth"` // in points, with an average crew
	Base       [2]int32      `json:"base"`  // of a piece, as are masts and silhouette
	Masts      []engine.Mast `json:"masts"`
	Silhouette string        `json:"silhouette"`
}

// figure is a number of a part, as it is read.
type figure struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// draft is what the server says about a scenario that is being composed.
type draft struct {
	Text     string          `json:"text"`
	Doc      json.RawMessage `json:"doc" ts:"Record<string, any> | null"` // its fields; null if it is not TOML
	Faults   []draftFault    `json:"faults"`
	Scenario *scenarioInfo   `json:"scenario"` // null while there are faults
	Worth    []int32         `json:"worth"`    // points of its ships, in order; none while there are faults
	Own      []part          `json:"own"`      // parts that it brings itself
}

// draftFault is what is wrong with a scenario.
type draftFault struct {
	Line   int    `json:"line"`   // from 1
	Column int    `json:"column"` // from 1, in characters
	Path   string `json:"path"`   // of the value, such as "ship.2.at", or ""
	Text   string `json:"text"`
}

// bookInfo is a game's handbook with its rulings.
type bookInfo struct {
	Name  string     `json:"name"`
	Cases []bookCase `json:"cases"`
}

// bookCase is a case of the handbook, or a ruling.
type bookCase struct {
	Rule  string `json:"rule"`
	Title string `json:"title"`
	HTML  string `json:"html"` // made by the server from the game's own text
	Kind  string `json:"kind" ts:"'foreword' | 'case' | 'ruling'"`
}

// opening is the start of a scenario, as observers see it: the picture of a game for those who choose one.
type opening struct {
	Boards wired[[]board]      `json:"boards"`
	Scene  wired[engine.Scene] `json:"scene"`
}
