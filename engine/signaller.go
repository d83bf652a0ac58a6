package engine

import (
	"fmt"
	"strings"
)

// A Signaller is a Ruleset in which seats give messages by number. Their words are not part of a position:
// the match keeps them.
type Signaller interface {
	Messages() Messages
	// Gives returns the sender and the number of the message that e reports. ok is false for any other event.
	Gives(e Event) (seat Seat, number int, ok bool)
}

// Messages holds the limits for the messages of a seat.
type Messages struct {
	Most   int  // the greatest number; the least is 1
	Words  int  // the most words in one message
	Rule   Case // the case that sets these limits
	Before Case // the case by which they are written before they are given
	Agreed int  // messages 1 to this are agreed before the match: written in its first turn, or not at all
	Early  Case // the case that says so
}

// CheckTurn returns a *BadMessage if a message of this number can no longer be written after this many turns.
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
