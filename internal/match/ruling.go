package match

import (
	"errors"
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/names"
)

// MostRuling is the most characters an umpire may give as his reason.
const MostRuling = 200

var (
	// ErrNoReason: a ruling has no reason, or one that is too long.
	ErrNoReason = fmt.Errorf("a ruling needs a reason of at most %d letters", MostRuling)
	// ErrSame: the position of a ruling is the present one.
	ErrSame = errors.New("that is how things stand already")
)

// A Doubt is what is wrong with a position that an umpire rules: the match can go on from it, but the rules would not
// have led there. It may be forced.
type Doubt struct{ Problems []engine.Problem }

func (d *Doubt) Error() string {
	var all []string
	for i := range d.Problems {
		all = append(all, d.Problems[i].Why)
	}
	return strings.Join(all, "; ")
}

// Position returns the text of the whole position, for an umpire who may change it. Its errors are those of Rule but
// for the position.
func (m *Match) Position() ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.rulable(); err != nil {
		return nil, err
	}
	return m.rules.FormatPosition(nil, m.session.State), nil
}

// Draft returns how things would stand with changes in the words of Edited, one after the other, the text of that, and what
// breaks a rule in it; nothing is changed.
// Errors: *engine.TextError, ErrNoUmpire, ErrOver, ErrSettingUp.
func (m *Match) Draft(changes []string) (s engine.State, text []byte, doubts []engine.Problem, err error) {
	if text, err = m.Position(); err != nil {
		return nil, nil, nil, err
	}
	for _, change := range changes {
		if words := strings.Fields(change); len(words) > 0 {
			text = m.edited(text, words)
		}
	}
	s, doubts, err = m.rules.ParsePosition(text)
	return s, text, doubts, err
}

// Changes says what a ruling on a position would change, for an umpire, who sees everything.
func (m *Match) Changes(to engine.State) []string {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.session == nil {
		return nil
	}
	return Changes(m.rules, string(m.rules.FormatPosition(nil, m.session.State)), string(m.rules.FormatPosition(nil, to)))
}

// edited returns a position with a change as Edited does. A thing that no line names yet gets a line of the kind that may
// hold the change.
func (m *Match) edited(position []byte, change []string) []byte {
	text, _ := Edited(string(position), change)
	if _, _, err := m.rules.ParsePosition([]byte(text)); err == nil {
		return []byte(text)
	}
	for _, kind := range Kinds(m.rules.Book().Positions) {
		other, _ := Edited(string(position), append([]string{kind}, change...))
		if _, _, err := m.rules.ParsePosition([]byte(other)); err == nil {
			return []byte(other)
		}
	}
	return []byte(text)
}

// Rule continues from a position that an umpire gives as text, with his reason, where the table is right and the program
// is not. Nothing before it can be taken back or corrected, and a choice that waits for its dice must have them first. A
// position that breaks a rule is taken only if it is forced. The caller answers for it that an umpire has the seats of all persons.
//
// Errors: *engine.TextError, *Doubt, ErrSame, ErrNoReason, ErrNoUmpire, ErrOver, ErrSettingUp, engine.ErrHeld.
func (m *Match) Rule(why string, position []byte, force bool) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.rulable(); err != nil {
		return err
	}
	if why = names.Clean(why); why == "" || len([]rune(why)) > MostRuling {
		return ErrNoReason
	}
	s, problems, err := m.rules.ParsePosition(position)
	switch {
	case err != nil:
		return err
	case s.Equal(m.session.State):
		return ErrSame
	case len(problems) > 0 && !force:
		return &Doubt{problems}
	}
	m.did(wordRuling, why)
	m.ruling(why, s)
	return moved(m.changed())
}

// rulable returns an error unless an umpire may change how things stand now: not in the middle of a move.
func (m *Match) rulable() error {
	if err := m.umpired(); err != nil {
		return err
	}
	if _, _, held := m.session.Held(); held && m.ending == nil {
		return engine.ErrHeld
	}
	return nil
}

// rule continues from a position. The record has the reason.
func (m *Match) rule(why string, s engine.State) {
	m.reopen()
	m.startAt(s)
	m.ruled = why
	m.writer.Rule(why, s)
	m.opened()
}

// ruling continues from a position. Everyone is told the reason, and what has changed of what he sees.
func (m *Match) ruling(why string, s engine.State) {
	before := m.session.State
	m.rule(why, s)
	says := "The umpire rules: " + why
	for i := range m.viewers {
		v := &m.viewers[i]
		text := says
		if what := m.sayChanges(v.seat, before, s); what != "" {
			text = ended(says) + " " + what
		}
		v.log = append(v.log, Line{Kind: Called, Seat: engine.NoSeat, Text: text, Back: true, Of: anew})
	}
}

// sayChanges says what a seat, or an observer, sees differ between two positions, as far as the log lists it.
func (m *Match) sayChanges(seat engine.Seat, before, after engine.State) string {
	text := func(s engine.State) string { return string(m.rules.FormatPosition(nil, m.seenBy(seat, s))) }
	all := Changes(m.rules, text(before), text(after))
	if n := len(all) - mostChanges; n > 0 {
		all = append(all[:mostChanges], "and "+counted(n, "more change"))
	}
	return strings.Join(all, "; ")
}

// ended returns a sentence with its full stop.
func ended(text string) string {
	if strings.ContainsAny(text[len(text)-1:], ".!?") {
		return text
	}
	return text + "."
}

// anew stands as the count of steps in a line of the log from which they are counted anew.
const anew = -1

// redoRuling replays a ruling, whose entry has its position.
func (m *Match) redoRuling(e *Entry, why string) error {
	s, _, err := m.rules.ParsePosition([]byte(e.Position))
	if err != nil {
		return drifted(err)
	}
	m.ruling(why, s)
	return nil
}

// isRuling reports whether an entry is a ruling, which is stored with its position.
func isRuling(body string) bool { return strings.HasPrefix(body, wordRuling+" ") }
