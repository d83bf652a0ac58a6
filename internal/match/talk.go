package match

import (
	"strings"
	"unicode"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// MostSayings is how many chat messages one match may have, and MostAsked how often each seat may offer a
// draw, ask to take back, and adjourn; it may ask to resume equally often.
const (
	MostSayings = 2000
	MostAsked   = 1000
)

// Say writes a chat message of a seat into every log, at any time, even after the end. Unprintable characters
// are left out. Errors: ErrSeat, ErrTalked.
func (m *Match) Say(seat engine.Seat, text string) error {
	m.mu.Lock()
	defer m.unlock()
	if int(seat) >= len(m.spec.Seats) {
		return ErrSeat
	}
	if err := m.sure(); err != nil {
		return err
	}
	text = printable(text)
	if text == "" {
		return nil
	}
	if m.sayings() >= MostSayings {
		return ErrTalked
	}
	m.did(wordSay, m.seatWord(seat), text)
	m.say(seat, text)
	return m.changed()
}

func (m *Match) say(seat engine.Seat, text string) {
	if m.writer != nil {
		m.writer.Say(seat, text)
	}
	m.tree.note(seat, text)
	m.tellAll(Line{Kind: Said, Seat: seat, Text: text})
	m.calls.spoke = seat
}

// printable leaves out unprintable characters, and puts one blank between two words.
func printable(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) || r == ' ' }), " ")
}

// Concede ends the match: the seat concedes. With two seats the other wins.
func (m *Match) Concede(seat engine.Seat) error {
	return m.endBy(seat, m.conceding(seat), "concede")
}

func (m *Match) conceding(seat engine.Seat) Ending {
	return Ending{By: ByConcession, Seat: seat, Outcome: engine.Outcome{Winner: m.other(seat)}}
}

// Adjourn breaks off the match for a seat, or for nobody (engine.NoSeat) when the program stops. Nothing is
// revealed, no clock runs, and it continues as it was when all have agreed to that, see Resume. Without a
// Journal it can continue only from the record, so the record has the key. ErrRated.
func (m *Match) Adjourn(seat engine.Seat) error {
	return m.endBy(seat, adjourning(seat), "adjourn")
}

func adjourning(seat engine.Seat) Ending {
	return Ending{By: ByAdjourning, Seat: seat, Outcome: engine.Outcome{Winner: engine.NoSeat}}
}

func (m *Match) endBy(seat engine.Seat, e Ending, word string) error {
	m.mu.Lock()
	defer m.unlock()
	if e.By == ByAdjourning && m.spec.Rated {
		return ErrRated
	}
	if e.By == ByAdjourning && m.spec.Terms.Counts() {
		return ErrTimed
	}
	if seat == engine.NoSeat {
		if err := m.going(); err != nil {
			return err
		}
	} else if err := m.person(seat); err != nil {
		return err
	} else if e.By == ByAdjourning && m.asked[seat] >= MostAsked {
		return ErrPleaded
	}
	m.did(wordEnd, word, m.seatWord(seat))
	m.end(e)
	return m.changed()
}

// other returns the other of two seats, or NoSeat if there are more.
func (m *Match) other(seat engine.Seat) engine.Seat {
	if len(m.info.Seats) != 2 {
		return engine.NoSeat
	}
	return 1 - seat
}

// end ends the match and tells everyone how.
func (m *Match) end(e Ending) {
	switch e.By {
	case ByConcession:
		m.writer.End(record.Conceded, e.Seat, e.Outcome)
	case ByAgreement, ByClocks:
		m.writer.End(record.Agreed, e.Seat, e.Outcome)
	case ByAdjourning:
		m.writer.End(record.Adjourned, e.Seat, e.Outcome)
	case ByClock:
		m.writer.End(record.TimedOut, e.Seat, e.Outcome)
	}
	if m.spec.Key != "" && (e.By != ByAdjourning || m.spec.Journal == nil) {
		m.writer.Reveal(m.spec.Key)
	}
	e.Says = m.sayEnding(&e)
	m.ending, m.asking = &e, nil
	if e.By == ByAdjourning && e.Seat != engine.NoSeat {
		m.asked[e.Seat]++
	}
	if e.By != ByAdjourning {
		m.need = nil
	}
	m.tellAll(Line{Kind: Called, Seat: e.Seat, Text: e.Says, Rule: e.Outcome.Rule})
}

// sayEnding returns how the match ended as a sentence.
func (m *Match) sayEnding(e *Ending) string {
	switch e.By {
	case ByConcession:
		return m.player(e.Seat) + " concedes"
	case ByAgreement:
		return "The players agree to a draw"
	case ByClocks:
		return "The time of both players has run out, and the match is drawn"
	case ByClock:
		if e.Claimed {
			return "The time of " + m.named.Player(e.Seat) + " has run out, and the opponent claims the match"
		}
		return "The time of " + m.named.Player(e.Seat) + " has run out, which loses the match"
	case ByAdjourning:
		if e.Seat == engine.NoSeat {
			return "The match is adjourned"
		}
		return m.player(e.Seat) + " adjourns the match"
	}
	if e.Outcome.Winner == engine.NoSeat {
		return "The match is drawn"
	}
	return m.player(e.Outcome.Winner) + " wins"
}
