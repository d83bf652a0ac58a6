package engine

import (
	"fmt"
	"strings"
)

// A Signaller is a Ruleset in which seats give messages by number. Their words are no
// part of a position: the match keeps them.
type Signaller interface {
	Messages() Messages
	// Gives is the message of which e tells that it is given: whose it is, and its
	// number. ok is false of every other event.
	Gives(e Event) (seat Seat, number int, ok bool)
}

// Messages says what bounds the messages of a seat.
type Messages struct {
	Most   int  // the greatest number; the least is 1
	Words  int  // the most words that one may have
	Rule   Case // by which
	Before Case // by which they are written before they are given
	Agreed int  // messages 1 to this are agreed before the match: written in its first turn, or not at all
	Early  Case // by which
}

// CheckTurn returns a *BadMessage if a message of this number cannot be written any more after
// so many turns of the match.
func (m Messages) CheckTurn(number, turns int) error {
	if number > m.Agreed || turns == 0 {
		return nil
	}
	return &BadMessage{m.Early, fmt.Sprintf("message %d is agreed before the battle: write it before the first move is played, or use another number", number)}
}

// Check returns a *BadMessage unless a message of this number may have these words.
func (m Messages) Check(number int, text string) error {
	words := len(strings.Fields(text))
	switch {
	case number < 1 || number > m.Most:
		return &BadMessage{"", fmt.Sprintf("expected the number of a message from 1 to %d, found %d", m.Most, number)}
	case words == 0:
		return &BadMessage{m.Before, fmt.Sprintf("expected the words of message %d, found none", number)}
	case words > m.Words:
		return &BadMessage{m.Rule, fmt.Sprintf("expected at most %d words, found %d", m.Words, words)}
	}
	return nil
}

// A BadMessage says why a message may not be written.
type BadMessage struct {
	Rule Case // or ""
	Why  string
}

func (e *BadMessage) Error() string {
	if e.Rule == "" {
		return e.Why
	}
	return e.Why + " (case " + string(e.Rule) + ")"
}
