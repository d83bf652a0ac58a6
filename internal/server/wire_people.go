package server

import (
	"encoding/json"

	"github.com/weathergage/weathergage/internal/match"
)

// An errand is a request of somebody who has an account or wants one; which fields count depends on the
// route.
type errand struct {
	Name       string          `json:"name,omitempty"`
	Mail       string          `json:"mail,omitempty"`
	Invite     string          `json:"invite,omitempty"`
	Code       string          `json:"code,omitempty"`
	ID         string          `json:"id,omitempty"` // of a passkey or a device
	Match      string          `json:"match,omitempty"`
	Seat       int             `json:"seat,omitempty"`
	Days       int             `json:"days,omitempty"`                   // of holidays
	Links      []string        `json:"links,omitempty"`                  // tokens
	Credential json.RawMessage `json:"credential,omitempty" ts:"object"` // as the browser writes it
	// Preferences are all that differ from the usual, by their keys.
	Preferences map[string]string `json:"preferences,omitempty"`
}

// me is who is signed in at a page, or how to sign in. Names says that the server has accounts; Invited, that
// a new one needs an invitation.
type me struct {
	Names    bool        `json:"names"`
	Passkeys bool        `json:"passkeys"`
	Mail     bool        `json:"mail"`
	Invited  bool        `json:"invited"`
	Person   *personView `json:"person"`
}

// A personView is what is stored about a person. Times are in seconds since 1970.
type personView struct {
	Name     string        `json:"name"`
	Mail     string        `json:"mail"`
	Owner    bool          `json:"owner"`
	Codes    int           `json:"codes"` // recovery codes left
	Passkeys []passkeyView `json:"passkeys"`
	Devices  []deviceView  `json:"devices"`
	Seats    []heldSeat    `json:"seats"`
	Ratings  []ratedGame   `json:"ratings"`
	Holidays holidaysView  `json:"holidays"`
	Punctual *punctualView `json:"punctual"` // null if he has finished no match with a clock
	// Preferences are how boards look and move for the person, all that differ from the usual; null if none
	// were saved.
	Preferences map[string]string `json:"preferences" ts:"Record<string, string> | null"`
}

// preferencesView are those of a person, as in personView.
type preferencesView struct {
	Preferences map[string]string `json:"preferences" ts:"Record<string, string> | null"`
}

// A habitsView is when and how quickly somebody plays, by the answers of his latest matches.
type habitsView struct {
	Answers int   `json:"answers"` // how many were counted
	Median  int64 `json:"median"`  // seconds from the last action of the opponent or of the dice to an answer; half of the answers took no longer
	Hours   []int `json:"hours"`   // answers by the hour of the day where the person lives, 0 to 23
}

// A ratingView is how well somebody plays, in points, and how uncertain that is: with a chance of 95 % it is
// within two deviations.
type ratingView struct {
	Mean        int  `json:"mean"`
	Deviation   int  `json:"deviation"`
	Provisional bool `json:"provisional"` // too little is known
}

// A ratedGame is a person's rating in a game now, and after each rated match so far.
type ratedGame struct {
	Game    string      `json:"game"` // its name
	Rating  *ratingView `json:"rating" ts:"Rating"`
	History []ratedPast `json:"history"`
}

// ratedPast is a finished rated match.
type ratedPast struct {
	Match    string      `json:"match"`
	At       int64       `json:"at"`
	Opponent string      `json:"opponent"` // the name, a bot's spec, or "" for a deleted account
	Bot      bool        `json:"bot"`
	Score    float64     `json:"score"`
	Rating   *ratingView `json:"rating" ts:"Rating"` // after it
}

// A ratedView is how the players of a match are rated: none if it is not rated.
type ratedView struct {
	Over  bool            `json:"over"`
	Worth float64         `json:"worth"` // how much the result counts, 0 to 1
	Least int             `json:"least"` // how many decisions each must make for the result to count
	Seats []ratedSeatView `json:"seats"`
}

// ratedSeatView is how the player of one seat is rated.
type ratedSeatView struct {
	Seat  int         `json:"seat"`
	Was   *ratingView `json:"was" ts:"Rating"`
	Is    *ratingView `json:"is"` // null before the end
	Score float64     `json:"score"`
}

// passkeyView is a passkey of a person.
type passkeyView struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Created int64  `json:"created"`
	Used    int64  `json:"used"`
}

// deviceView is a browser in which a person is signed in.
type deviceView struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Created int64  `json:"created"`
	Seen    int64  `json:"seen"`
	Here    bool   `json:"here"`
}

// A heldSeat is a seat in a person's account. Since is since when it is its turn, Due when the first clock of
// the match will run out, in seconds since 1970, 0 if there is none.
type heldSeat struct {
	Match    string         `json:"match"`
	Seat     int            `json:"seat"`
	Game     string         `json:"game"`
	Scenario string         `json:"scenario"`
	As       string         `json:"as"`
	Against  []opponentView `json:"against"`
	Began    int64          `json:"began"`
	Study    bool           `json:"study"`
	Over     bool           `json:"over"`
	Turn     bool           `json:"turn"` // the seat must decide
	Since    int64          `json:"since"`
	Due      int64          `json:"due"`
	Result   string         `json:"result" ts:"'' | 'won' | 'lost' | 'drawn' | 'adjourned'"` // of a finished match; "" if it is not known
}

// An opponentView is who has another seat: a name, "" for a person who has taken none, or a bot's spec.
type opponentView struct {
	Name string `json:"name"`
	Bot  bool   `json:"bot"`
}

// A leftOrders holds the standing orders of a seat, as sentences.
type leftOrders struct {
	Orders  []string `json:"orders"`
	Resting bool     `json:"resting"` // they answer nothing until the seat has chosen itself
}

// A passView says what a link is for, once. New: its user creates an account, called Name if that is given.
type passView struct {
	Kind string      `json:"kind" ts:"'sign-in' | 'mail' | 'invite' | 'owner' | 'hand'"`
	Name string      `json:"name"`
	Mail string      `json:"mail"`
	New  bool        `json:"new"`
	Hand *handedSeat `json:"hand"` // the seat that it hands over; null for other links
}

// A handedSeat is a seat that is handed over, with the terms of its match; names are by seat, "" for a person
// who has taken none.
type handedSeat struct {
	Game     string        `json:"game"`
	Scenario string        `json:"scenario"`
	Seat     int           `json:"seat"`
	Seats    []tableSeat   `json:"seats"`
	Names    []string      `json:"names"`
	Pace     int           `json:"pace"` // this and the rest: as in table
	Terms    *timeTerms    `json:"terms"`
	Absent   match.Absence `json:"absent"`
	Latest   int64         `json:"latest"`
}

// A codeList is shown once.
type codeList struct {
	Codes []string `json:"codes"`
}

// A seatLink is a new link to a seat.
type seatLink struct {
	Token string   `json:"token"`
	Team  []string `json:"team,omitempty"` // those who keep their own links to it
}
