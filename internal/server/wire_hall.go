package server

import "github.com/weathergage/weathergage/internal/match"

// The shapes of the hall.

// newInvitation is what somebody offers to whoever takes it first.
type newInvitation struct {
	Club     string            `json:"club"` // whose members alone may take it; "": anybody
	Game     string            `json:"game"`
	Scenario string            `json:"scenario"`
	Settings map[string]string `json:"settings"`
	Side     int               `json:"side"` // the seat of who offers it; -1: it is drawn by lot
	Pace     int               `json:"pace"` // as in newMatch
	Terms    *timeTerms        `json:"terms"`
	Absent   match.Absence     `json:"absent"`
	Name     string            `json:"name"`    // of who offers it, or ""
	Says     string            `json:"says"`    // a few words
	Public   bool              `json:"public"`  // anybody may watch the match
	Private  bool              `json:"private"` // the hall does not list it: who has its link takes it
	Rated    bool              `json:"rated"`
	Commit   string            `json:"commit"` // as in newMatch
	Words    string            `json:"words"`  // of who offers it, for the dice
	Tell     *newNotice        `json:"tell"`   // how he is told that somebody takes it, and of the match; nil: he is not
}

// invited is who made an invitation: the key withdraws it, and is the link of his seat once
// somebody takes it.
type invited struct {
	ID   string `json:"id"`
	Key  string `json:"key"`
	Ends int64  `json:"ends"`
}

// invitation is one as those see it who may take it.
type invitation struct {
	ID       string            `json:"id"`
	Club     string            `json:"club"`
	Game     string            `json:"game"`
	Scenario string            `json:"scenario"`
	Settings map[string]string `json:"settings"`
	Side     int               `json:"side"` // the seat of who takes it; -1: it is drawn by lot
	Pace     int               `json:"pace"`
	Terms    *timeTerms        `json:"terms"`
	Absent   match.Absence     `json:"absent"`
	Punctual *punctualView     `json:"punctual"` // how reliable who offers it is; null of a guest, and of one not known yet
	Name     string            `json:"name"`
	Guest    bool              `json:"guest"` // who offers it keeps no name here
	Rated    bool              `json:"rated"`
	Rating   *ratingView       `json:"rating"` // of who offers it, in this game; null of a guest
	Says     string            `json:"says"`
	Public   bool              `json:"public"`
	Commit   string            `json:"commit"` // to the dice, made before anybody's words
	Since    int64             `json:"since"`  // in seconds since 1970, as all times here
	Ends     int64             `json:"ends"`
	State    string            `json:"state" ts:"'open' | 'taken' | 'ended'"`
}

// takes is who takes an invitation: his name and his words for the dice.
type takes struct {
	Name  string `json:"name"`
	Words string `json:"words"`
}

// withdraws is who withdraws his invitation.
type withdraws struct {
	Key string `json:"key"`
}

// watchable is a match in play that anybody may watch.
type watchable struct {
	Watch    string   `json:"watch"` // the link of those who watch
	Game     string   `json:"game"`
	Scenario string   `json:"scenario"`
	Names    []string `json:"names"` // by seat, "" of a person without one
	Since    int64    `json:"since"`
}

// hallView is all that the hall shows.
type hallView struct {
	Ways        []string     `json:"ways" ts:"('hook' | 'push' | 'mail')[]"` // as in noticeList
	Key         string       `json:"key"`
	Invitations []invitation `json:"invitations"`
	Matches     []watchable  `json:"matches"`
}
