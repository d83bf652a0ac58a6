package server

import "github.com/weathergage/weathergage/internal/match"

// The types of the hall.

// newInvitation is a match offered to the first person who takes it.
type newInvitation struct {
	Club     string            `json:"club"` // the club whose members may take it; "": anyone
	Game     string            `json:"game"`
	Scenario string            `json:"scenario"`
	Settings map[string]string `json:"settings"`
	Side     int               `json:"side"` // the seat of its maker; -1: at random
	Pace     int               `json:"pace"` // as in newMatch
	Terms    *timeTerms        `json:"terms"`
	Absent   match.Absence     `json:"absent"`
	Name     string            `json:"name"`    // of its maker, or ""
	Says     string            `json:"says"`    // a few words
	Public   bool              `json:"public"`  // anyone may watch the match
	Private  bool              `json:"private"` // the hall does not list it: only its link leads to it
	Rated    bool              `json:"rated"`
	Commit   string            `json:"commit"` // as in newMatch
	Words    string            `json:"words"`  // of who offers it, for the dice
	Tell     *newNotice        `json:"tell"`   // the notice that its maker gets when somebody takes it, and for the match; nil: none
}

// invited answers the maker of an invitation: the key withdraws it, and becomes the link of his seat once
// somebody takes it.
type invited struct {
	ID   string `json:"id"`
	Key  string `json:"key"`
	Ends int64  `json:"ends"`
}

// invitation is one as those who may take it see it.
type invitation struct {
	ID       string            `json:"id"`
	Club     string            `json:"club"`
	Game     string            `json:"game"`
	Scenario string            `json:"scenario"`
	Settings map[string]string `json:"settings"`
	Side     int               `json:"side"` // the seat of the person who takes it; -1: at random
	Pace     int               `json:"pace"`
	Terms    *timeTerms        `json:"terms"`
	Absent   match.Absence     `json:"absent"`
	Punctual *punctualView     `json:"punctual"` // how reliable its maker is; null for a guest, and if not known yet
	Name     string            `json:"name"`
	Guest    bool              `json:"guest"` // its maker has no account here
	Rated    bool              `json:"rated"`
	Rating   *ratingView       `json:"rating"` // of its maker, in this game; null for a guest
	Says     string            `json:"says"`
	Public   bool              `json:"public"`
	Commit   string            `json:"commit"` // to the dice, made before anyone adds words
	Since    int64             `json:"since"`  // in seconds since 1970, as all times here
	Ends     int64             `json:"ends"`
	State    string            `json:"state" ts:"'open' | 'taken' | 'ended'"`
}

// takes takes an invitation: his name and his words for the dice.
type takes struct {
	Name  string `json:"name"`
	Words string `json:"words"`
}

// withdraws withdraws one's own invitation.
type withdraws struct {
	Key string `json:"key"`
}

// watchable is a match in play that anyone may watch.
type watchable struct {
	Watch    string   `json:"watch"` // the link of observers
	Game     string   `json:"game"`
	Scenario string   `json:"scenario"`
	Names    []string `json:"names"` // by seat, "" for a person without one
	Since    int64    `json:"since"`
}

// hallView is everything the hall shows.
type hallView struct {
	Ways        []string     `json:"ways" ts:"('hook' | 'push' | 'mail')[]"` // as in noticeList
	Key         string       `json:"key"`
	Invitations []invitation `json:"invitations"`
	Matches     []watchable  `json:"matches"`
}
