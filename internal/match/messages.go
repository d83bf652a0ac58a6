package match

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A Message is what a seat gives by its number in a game that is an engine.Signaller. The position has the
// number, and the match the words.
type Message struct {
	Number int
	Text   string
}

func byNumber(m Message, number int) int { return cmp.Compare(m.Number, number) }

// ErrNoMessages: the game has none.
var ErrNoMessages = errors.New("this game has no numbered messages")

// Write sets the words of a message of the seat's own before it is given. They cannot be changed. While the
// match is in play nobody else learns them, nor that there are any; the record has them. Unprintable
// characters are left out.
//
// Errors: *engine.BadMessage, ErrNoMessages, ErrSeat, ErrOver, ErrSettingUp.
func (m *Match) Write(seat engine.Seat, number int, text string) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.person(seat); err != nil {
		return err
	}
	signals, ok := m.rules.(engine.Signaller)
	if !ok {
		return ErrNoMessages
	}
	text = printable(text)
	bounds := signals.Messages()
	if err := bounds.Check(number, text); err != nil {
		return err
	}
	why := ""
	if i, found := m.findMessage(seat, number); found {
		if m.viewers[seat].messages[i].Text == text {
			return nil
		}
		why = "message %d is written already, and stays as it is: give another number"
	} else if m.given(signals, seat, number) {
		why = "message %d has been given without words: write another"
	} else if err := bounds.CheckTurn(number, m.turnsPlayed()); err != nil {
		return err
	}
	if why != "" {
		return &engine.BadMessage{Rule: bounds.Before, Why: fmt.Sprintf(why, number)}
	}
	m.did(wordWrite, m.seatWord(seat), strconv.Itoa(number), text)
	m.wrote(seat, Message{number, text})
	return m.changed()
}

func (m *Match) wrote(seat engine.Seat, w Message) {
	if m.writer != nil {
		m.writer.Write(seat, w.Number, w.Text)
	}
	m.keepMessage(seat, w)
}

// redoWrite replays an entry such as "A 3 Close up.".
func (m *Match) redoWrite(seat engine.Seat, rest string) error {
	words := strings.SplitN(rest, " ", 3)
	if int(seat) >= len(m.spec.Seats) || len(words) < 3 {
		return errDrift
	}
	number, err := strconv.Atoi(words[1])
	if err != nil || number < 1 {
		return errDrift
	}
	m.wrote(seat, Message{number, words[2]})
	return nil
}

func (t *table) findMessage(seat engine.Seat, number int) (int, bool) {
	return slices.BinarySearchFunc(t.viewers[seat].messages, number, byNumber)
}

func (t *table) keepMessage(seat engine.Seat, w Message) {
	if int(seat) >= len(t.viewers)-1 {
		return
	}
	if i, found := t.findMessage(seat, w.Number); !found {
		v := &t.viewers[seat]
		v.messages = slices.Insert(v.messages, i, w)
	}
}

// wordsOf returns the words of the viewer's own message if an event says that it is given, to follow the
// event's text; otherwise "".
func (t *table) wordsOf(v *viewer, e engine.Event) string {
	signals, ok := t.rules.(engine.Signaller)
	if !ok {
		return ""
	}
	seat, number, ok := signals.Gives(e)
	if !ok || seat != v.seat {
		return ""
	}
	i, found := t.findMessage(seat, number)
	if !found {
		return ""
	}
	return " “" + v.messages[i].Text + "”"
}

// turnsPlayed returns how many turns of the match are over.
func (p *play) turnsPlayed() int {
	first, _ := p.start.Moment()
	now, _ := p.session.State.Moment()
	return now - first
}

// given reports whether a message of the seat has been given in the standing steps.
func (p *play) given(signals engine.Signaller, seat engine.Seat, number int) bool {
	return slices.ContainsFunc(p.steps, func(s engine.Step) bool {
		return slices.ContainsFunc(s.Events, func(e engine.Event) bool {
			of, n, ok := signals.Gives(e)
			return ok && of == seat && n == number
		})
	})
}
