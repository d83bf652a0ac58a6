package server

import (
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/tournament"
)

// The types of clubs and tournaments. Times are in seconds since 1970.

// clubForm describes a club, for its organisers; Name counts when it is founded, Anew replaces the link by
// which others join.
type clubForm struct {
	Name  string `json:"name"`
	About string `json:"about"`
	Open  bool   `json:"open"`
	Anew  bool   `json:"anew"`
}

// joins is a request to join a club; Key is that of its link, "" for an open club.
type joins struct {
	Key string `json:"key"`
}

// memberForm changes a member: organiser or out; or lets a removed one come back.
type memberForm struct {
	Name string `json:"name"`
	What string `json:"what" ts:"'organiser' | 'out' | 'back'"`
}

// clubLine is a club in a list.
type clubLine struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	About   string `json:"about"`
	Open    bool   `json:"open"`
	Members int    `json:"members"`
	Mine    bool   `json:"mine"` // the reader is a member
}

// clubList is all clubs that the reader may see, with the tournaments of the whole server.
type clubList struct {
	Known       bool             `json:"known"` // the reader is signed in
	Clubs       []clubLine       `json:"clubs"`
	Tournaments []tournamentLine `json:"tournaments"`
}

// clubView is a club as its members see it. Strangers see no members, invitations and tournaments of a closed
// one. Key is for members.
type clubView struct {
	clubLine
	Known       bool             `json:"known"`
	Organiser   bool             `json:"organiser"`
	Key         string           `json:"key"`
	Out         []string         `json:"out"` // removed members, for organisers
	Ladder      []clubMember     `json:"ladder"`
	Invitations []invitation     `json:"invitations"`
	Tournaments []tournamentLine `json:"tournaments"`
}

// clubMember is a member at his place of the ladder, with his finished matches of the club against other
// members.
type clubMember struct {
	Name      string `json:"name"`
	Organiser bool   `json:"organiser"`
	You       bool   `json:"you"`
	Won       int    `json:"won"`
	Drawn     int    `json:"drawn"`
	Lost      int    `json:"lost"`
	// Punctual is how reliable he is; null if not known yet.
	Punctual *punctualView `json:"punctual"`
}

// newTournament is what a tournament is to be.
type newTournament struct {
	Club     string            `json:"club"` // "": the whole server's
	Name     string            `json:"name"`
	Says     string            `json:"says"`
	Game     string            `json:"game"`
	Scenario string            `json:"scenario"`
	Settings map[string]string `json:"settings"`
	Form     tournament.Form   `json:"form"`
	Rounds   int               `json:"rounds"` // for a Swiss; 0: enough to leave at most one player unbeaten
	Both     bool              `json:"both"`   // each pairing is two matches, with sides changed
	Pace     int               `json:"pace"`   // as in newMatch
	Terms    *timeTerms        `json:"terms"`
	Absent   match.Absence     `json:"absent"`
	Public   bool              `json:"public"` // anyone may watch its matches
	Rated    bool              `json:"rated"`  // so are its matches, except those between bots
	Seeded   bool              `json:"seeded"` // seed players by rating instead of at random
}

// tournamentMade is a new tournament or club.
type tournamentMade struct {
	ID string `json:"id"`
}

// tournamentErrand is a request to a tournament; which fields count depends on the route.
type tournamentErrand struct {
	Bot    string     `json:"bot"`                                      // the bot that enters
	Tell   *newNotice `json:"tell"`                                     // the notice that a person who enters gets for his matches; nil: none
	Match  string     `json:"match"`                                    // the match that the organiser decides
	Result string     `json:"result" ts:"'first' | 'second' | 'drawn'"` // what the organiser decides
}

// tournamentLine is a tournament in a list. State is open, on, over or cancelled.
type tournamentLine struct {
	ID       string          `json:"id"`
	Name     string          `json:"name"`
	Game     string          `json:"game"`
	Scenario string          `json:"scenario"`
	Form     tournament.Form `json:"form"`
	State    string          `json:"state" ts:"'open' | 'on' | 'over' | 'cancelled'"`
	Players  int             `json:"players"`
	Since    int64           `json:"since"`
	// Punctual is how reliable its entrants are together, while it is open; null if nothing is known.
	Punctual *punctualView `json:"punctual"`
}

// tournamentView is a tournament with everything that has been played.
type tournamentView struct {
	newTournament
	ID        string             `json:"id"`
	ClubName  string             `json:"clubName"`
	State     string             `json:"state" ts:"'open' | 'on' | 'over' | 'cancelled'"`
	Known     bool               `json:"known"` // the reader is signed in
	May       bool               `json:"may"`   // and may enter
	Organiser string             `json:"organiser"`
	Organises bool               `json:"organises"`                              // it is the reader
	You       int                `json:"you"`                                    // the reader's number among the players, -1
	Length    int                `json:"length"`                                 // rounds
	Ways      []string           `json:"ways" ts:"('hook' | 'push' | 'mail')[]"` // how players can be notified, as in noticeList
	Key       string             `json:"key"`
	Players   []tournamentPlayer `json:"players"`
	Matches   []tournamentMatch  `json:"matches"`
	Standings []tournamentRow    `json:"standings"`
	Breaks    []string           `json:"breaks"` // the tie-breaks, in order
}

// tournamentPlayer is who plays in a tournament.
type tournamentPlayer struct {
	Name string `json:"name"`
	Bot  string `json:"bot"`  // "" for a person
	Left int    `json:"left"` // the first round in which he no longer plays; 0: he plays on
	// Punctual is how reliable a person is; null for a bot, and if not known yet.
	Punctual *punctualView `json:"punctual"`
}

// tournamentMatch is one match of a tournament, between players by their numbers. Second is -1 for a bye.
type tournamentMatch struct {
	Round   int    `json:"round"`
	First   int    `json:"first"`
	Second  int    `json:"second"`
	Result  string `json:"result" ts:"'' | 'first' | 'second' | 'drawn'"` // "" while it is open
	Decided bool   `json:"decided"`                                       // by the organiser
	Match   string `json:"match"`                                         // "" if it was not played
	Seat    int    `json:"seat"`                                          // the reader's, -1
	Watch   string `json:"watch"`                                         // the link of observers, "" if nobody may watch
}

// tournamentRow is how a player stands.
type tournamentRow struct {
	Player int       `json:"player"`
	Rank   int       `json:"rank"`
	Points float64   `json:"points"`
	Wins   int       `json:"wins"`
	Draws  int       `json:"draws"`
	Losses int       `json:"losses"`
	Ties   []float64 `json:"ties"`
}
