package command

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// compare compares a record that has come by mail with the notes, which then have it as it is. The error says what
// somebody else has done in it for the player, or changed.
func (m *mail) compare(rec *record.Record) error {
	n := &m.notes
	last, text := n.Last, standing(rec)
	n.Last, m.had, m.sat = text, played(rec), rec.Sittings()
	var err error
	switch {
	case text == last:
	case last == "":
		m.had, m.sat = 0, 0
		err = m.unknown(rec)
	case strings.HasPrefix(text, last):
		err = m.added(rec, last)
	case record.Check([]byte(text)) == n.Before: // the last writing did not come to its end
		n.Draft, n.Held = n.BeforeDraft, n.BeforeHeld
	default:
		n.Draft = nil
		err = changedLine(rec.File, last, text)
	}
	if held := rec.Held; err == nil && held != nil && held.Seat == m.name && held.Choice != n.Held {
		err = m.chosen(rec, held)
	}
	if err != nil {
		return fmt.Errorf("%w; --trust goes on all the same", err)
	}
	return m.ended(rec)
}

// changedLine names the first line of a record that is not as it was.
func changedLine(file, last, text string) error {
	was, is := strings.Split(last, "\n"), strings.Split(text, "\n")
	for i := range was {
		switch {
		case i >= len(is)-1 && was[i] == "":
		case i >= len(is)-1:
			return fmt.Errorf("%s:%d: it ends here, and when you last had it there followed %s: it is an older one, or cut short",
				file, len(is)-1, engine.Quote(strings.TrimSpace(was[i])))
		case was[i] != is[i]:
			return fmt.Errorf("%s:%d: it says %s, and when you last had it %s: somebody has changed it", file, i+1,
				engine.Quote(strings.TrimSpace(is[i])), engine.Quote(strings.TrimSpace(was[i])))
		}
	}
	return nil
}

// added finds what nobody else may add to a record: choices of this seat, and what takes choices back.
func (m *mail) added(rec *record.Record, last string) error {
	old, err := record.Parse("", []byte(last))
	if err != nil {
		return err
	}
	m.had, m.sat = played(old), old.Sittings()
	for _, line := range rec.Lines[min(len(old.Lines), len(rec.Lines)):] {
		if step, ok := line.(*record.Step); ok && step.Choice == m.notes.Held {
			m.notes.Held = "" // its dice were thrown elsewhere
			continue
		}
		if seat, by := chooser(line); by && seat == m.name {
			return m.chosen(rec, line)
		}
		if say, ok := line.(*record.Say); ok && say.Seat == m.name {
			return fmt.Errorf("%s:%d: %s said %s here, and not with this program", rec.File, say.Line(), m.has, engine.Quote(say.Text))
		}
		if err := takenBack(rec, line); err != nil {
			return err
		}
	}
	return nil
}

// chosen is the error that somebody else has chosen for this seat.
func (m *mail) chosen(rec *record.Record, line record.Line) error {
	return fmt.Errorf("%s:%d: %s chosen here, and not with this program", rec.File, line.Line(), m.has)
}

// chooser returns the seat whose choices a line has, seals or opens; false if it is another line.
func chooser(line record.Line) (string, bool) {
	switch line := line.(type) {
	case *record.Step:
		return line.Seat, true
	case *record.Sealed:
		return line.Seat, true
	case *record.Opened:
		return line.Seat, true
	}
	return "", false
}

// takenBack is the error that a line takes choices back, or rules.
func takenBack(rec *record.Record, line record.Line) error {
	switch line.(type) {
	case *record.Back, *record.Ruling:
		return fmt.Errorf("%s:%d: choices are taken back, and you were not asked", rec.File, line.Line())
	}
	return nil
}

// unknown finds what a record that comes for the first time cannot have without its player: choices of his seat. Those
// still sealed are left to resume, which says more.
func (m *mail) unknown(rec *record.Record) error {
	shut := rec.Unopened()
	for _, line := range rec.Lines {
		if sealed, ok := line.(*record.Sealed); ok && slices.Contains(shut, sealed) {
			continue
		}
		if seat, by := chooser(line); by && seat == m.name {
			return fmt.Errorf("%s:%d: this file has choices of %s that were not made on this computer, which is right only if you "+
				"made them on another or lost its notes", rec.File, line.Line(), seat)
		}
		if say, ok := line.(*record.Say); ok && say.Seat == m.name {
			return fmt.Errorf("%s:%d: this file has words of %s that were not typed on this computer, which is right only if you "+
				"typed them on another or lost its notes", rec.File, line.Line(), m.name)
		}
		if err := takenBack(rec, line); err != nil {
			return err
		}
	}
	return nil
}

// ended is the error that a record has an end to which the player has not agreed.
func (m *mail) ended(rec *record.Record) error {
	if rec.End == nil {
		return nil
	}
	why := ""
	switch how := rec.End.How; {
	case how == record.Conceded && rec.End.Seat == m.name && !m.notes.Conceded:
		why = rec.End.Seat + " has conceded here, and not with this program"
	case how == record.Agreed:
		why = "a draw is agreed here, and you were not asked"
	case how == record.TimedOut:
		why = "a clock has run out here, and by mail there is none"
	default:
		return nil
	}
	return fmt.Errorf("%s:%d: %s: without this line and the result the match goes on; --trust takes it as it is",
		rec.File, rec.End.Line(), why)
}

// doubts returns what the player should know of the dice of sittings that he has not had before.
func (m *mail) doubts(rec *record.Record) []string {
	var typed, known, bare []string
	for i, rolls := range rec.Rolls() {
		if i < m.sat {
			continue
		}
		sitting := fmt.Sprint(i + 1)
		if rolls.ByHand() {
			typed = append(typed, sitting)
		}
		if rolls.Known {
			known = append(known, sitting)
		}
		if rolls.Bare {
			bare = append(bare, sitting)
		}
	}
	whose := "Your opponent's dice"
	if m.unknown(rec) != nil {
		whose = "The dice" // some may be the player's own
	}
	var out []string
	say := func(sittings []string, how, so string) {
		if len(sittings) == 1 {
			out = append(out, fmt.Sprintf("%s %s in sitting %s: %s.", whose, how, sittings[0], so))
		} else if len(sittings) > 1 {
			out = append(out, fmt.Sprintf("%s %s in sittings %s: %s.", whose, how, engine.Listed(sittings), so))
		}
	}
	say(typed, "were typed by hand", "nothing shows that they fell so")
	say(known, "could be known before", "they were made from a text that was given with --key")
	say(bare, "cannot be checked", "the program was stopped before their key was there, or somebody has taken it out")
	return out
}
