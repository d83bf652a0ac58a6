package server

import (
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/tournament"
)

// The shapes of clubs and tournaments. Times are in seconds since 1970.

// clubForm is what an organiser says of a club; Name counts when it is founded, Anew makes the link
// by which others join anew.
type clubForm struct {
	Name  string `json:"name"`
	About string `json:"about"`
	Open  bool   `json:"open"`
	Anew  bool   `json:"anew"`
}

// joins is who joins a club; Key is that of its link, "" of one that is open.
type joins struct {
	Key string `json:"key"`
}

// memberForm is what becomes of a member: organiser or out; or back, of one who was put out.
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

// clubView is a club as its members see it. Strangers see no members, invitations and tournaments
// of one that is not open. Key is for members.
type clubView struct {
	clubLine
	Known       bool             `json:"known"`
	Organiser   bool             `json:"organiser"`
	Key         string           `json:"key"`
	Out         []string         `json:"out"` // who was put out, for organisers
	Ladder      []clubMember     `json:"ladder"`
	Invitations []invitation     `json:"invitations"`
	Tournaments []tournamentLine `json:"tournaments"`
}

// clubMember is a member at his place of the ladder, with the matches of the club that he has ended
// against other members.
type clubMember struct {
	Name      string `json:"name"`
	Organiser bool   `json:"organiser"`
	You       bool   `json:"you"`
	Won       int    `json:"won"`
	Drawn     int    `json:"drawn"`
	Lost      int    `json:"lost"`
	// Punctual is how reliable he is; null of one not known yet.
	Punctual *punctualView `json:"punctual"`
}

// newTournament is what a tournament is to be.
type newTournament struct {
	Club     string            `json:"club"` // "": of the whole server
	Name     string            `json:"name"`
	Says     string            `json:"says"`
	Game     string            `json:"game"`
	Scenario string            `json:"scenario"`
	Settings map[string]string `json:"settings"`
	Form     tournament.Form   `json:"form"`
	Rounds   int               `json:"rounds"` // of a Swiss; 0: as many as leave one player unbeaten at most
	Both     bool              `json:"both"`   // each pairing is two matches, with sides changed
	Pace     int               `json:"pace"`   // as in newMatch
	Terms    *timeTerms        `json:"terms"`
	Absent   match.Absence     `json:"absent"`
	Public   bool              `json:"public"` // anybody may watch its matches
	Rated    bool              `json:"rated"`  // so are its matches, but for those between bots
	Seeded   bool              `json:"seeded"` // players are ranked by their ratings when it begins, not by lot
}

// tournamentMade is a new tournament or club.
type tournamentMade struct {
	ID string `json:"id"`
}

// tournamentErrand is what somebody asks of a tournament; which fields count depends on the route.
type tournamentErrand struct {
	Bot    string     `json:"bot"`                                      // that enters
	Tell   *newNotice `json:"tell"`                                     // how a person who enters is told of his matches while away; nil: he is not
	Match  string     `json:"match"`                                    // that the organiser decides
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
	// Punctual is how reliable those are together who have entered one that is open; null where nothing is known.
	Punctual *punctualView `json:"punctual"`
}

// tournamentView is a tournament with all that has been played.
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
	Ways      []string           `json:"ways" ts:"('hook' | 'push' | 'mail')[]"` // in which players can be told, as in noticeList
	Key       string             `json:"key"`
	Players   []tournamentPlayer `json:"players"`
	Matches   []tournamentMatch  `json:"matches"`
	Standings []tournamentRow    `json:"standings"`
	Breaks    []string           `json:"breaks"` // what ranks players of equal points, in this order
}

// tournamentPlayer is who plays in a tournament.
type tournamentPlayer struct {
	Name string `json:"name"`
	Bot  string `json:"bot"`  // "" of a person
	Left int    `json:"left"` // the round from which he plays no more; 0: he plays on
	// Punctual is how reliable a person is; null of a bot, and of one not known yet.
	Punctual *punctualView `json:"punctual"`
}

// tournamentMatch is one match of a tournament, between players by their numbers. Second is -1 for a bye.
type tournamentMatch struct {
	Round   int    `json:"round"`
	First   int    `json:"first"`
	Second  int    `json:"second"`
	Result  string `json:"result" ts:"'' | 'first' | 'second' | 'drawn'"` // "" while it is open
	Decided bool   `json:"decided"`                                       // by the organiser
	Match   string `json:"match"`                                         // "" of what was not played
	Seat    int    `json:"seat"`                                          // the reader's, -1
	Watch   string `json:"watch"`                                         // the link of those who watch, "" if nobody may
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
