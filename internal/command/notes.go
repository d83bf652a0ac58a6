package command

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// notes are what the program of one player keeps of a match by mail, outside the record: what he has chosen under seal,
// and the record as he last had it. They are stored before the record is.
type notes struct {
	Match string `json:"match"`
	Seat  string `json:"seat"`
	// Last is the record as it was written last, or was about to be, without how it ends; Draft holds the choices under
	// seal that come after it and are not in it, and Held the choice that waits for dice.
	Last  string   `json:"last"`
	Draft []string `json:"draft"`
	Held  string   `json:"held"`
	// Before is the check of the record as it was before that, with its own draft.
	Before      string   `json:"before"`
	BeforeDraft []string `json:"before_draft"`
	Seals       []seal   `json:"seals"` // all of the match
}

// A seal holds choices whose commit is in the record.
type seal struct {
	Commit  string   `json:"commit"`
	Key     string   `json:"key"`
	Choices []string `json:"choices"`
}

// find finds where the notes on a match by one seat are, and reads them if there are any.
func (n *notes) find(d *desk, rec *record.Record, seat string) (string, error) {
	dir, err := dataDir(d.name)
	if err != nil {
		return "", err
	}
	n.Match, n.Seat = rec.Match, seat
	file := filepath.Join(dir, "mail", record.Check([]byte(rec.Match+" "+seat))+".json")
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return file, nil
	}
	if err == nil {
		err = json.Unmarshal(text, n)
	}
	if err != nil {
		return "", named(file, err)
	}
	return file, nil
}

// store writes the notes for this user alone.
func (n *notes) store(file string) error {
	text, err := json.MarshalIndent(n, "", " ")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		return err
	}
	return writeAs(file, text, 0o600)
}

// standing returns a record as text without how it ends, so that what is played later is only added to it.
func standing(rec *record.Record) string {
	out := *rec
	out.Held, out.End, out.Result, out.Key = nil, nil, nil, ""
	return string(out.Format())
}

// keep stores what the player has chosen under seal in his notes, and then the record without it. When the player has
// chosen everything and others have not, the record has its seal. When all others have, it is no secret any more.
func (m *mail) keep(k *keeper, rec *record.Record, sealed match.Unopened) error {
	if m.quiet {
		return nil
	}
	out, draft := m.cover(rec, sealed)
	n := &m.notes
	if n.Last != "" {
		n.Before, n.BeforeDraft = record.Check([]byte(n.Last)), n.Draft
	}
	n.Last, n.Draft, n.Held = standing(out), draft, ""
	if rec.Held != nil {
		n.Held = rec.Held.Choice
	}
	if err := n.store(m.file); err != nil {
		return err
	}
	return k.keep(out.Format())
}

// cover returns a record as the file may have it, and the choices that it has not.
func (m *mail) cover(rec *record.Record, sealed match.Unopened) (*record.Record, []string) {
	m.sealed = false
	if sealed.Steps == 0 {
		return rec, nil
	}
	others := sealed.Asked &^ engine.Only(m.seat)
	for _, line := range rec.Unopened() {
		others &^= engine.Only(seatOf(rec, line.Seat))
	}
	if !sealed.Asked.Has(m.seat) && others == 0 {
		return rec, nil
	}
	out, steps := sealed.Without(rec)
	choices := make([]string, len(steps))
	for i, step := range steps {
		choices[i] = step.Choice
	}
	if !sealed.Asked.Has(m.seat) {
		out.Lines = append(out.Lines, &record.Sealed{Seat: m.name, Commit: m.commit(choices)})
		m.sealed = true
	}
	return out, choices
}

// commit returns the commit to choices, whose key is made once and noted.
func (m *mail) commit(choices []string) string {
	if m.made == nil || !slices.Equal(m.made.Choices, choices) {
		var key [32]byte
		if _, err := rand.Read(key[:]); err != nil {
			panic(err)
		}
		m.made = &seal{Key: hex.EncodeToString(key[:]), Choices: choices}
		m.made.Commit = record.SealedCommit(m.made.Key, choices)
		m.notes.Seals = append(m.notes.Seals, *m.made)
	}
	return m.made.Commit
}

// compare compares a record that has come by mail with the notes, which then have it as it is. The error says what
// somebody else has changed in it.
func (m *mail) compare(rec *record.Record) error {
	n := &m.notes
	last, text := n.Last, standing(rec)
	n.Last, m.had = text, played(rec)
	switch {
	case text == last:
		return nil
	case last == "":
		m.had = 0
		return nil
	case strings.HasPrefix(text, last):
		return m.added(rec, last)
	case record.Check([]byte(text)) == n.Before: // the last writing did not come to its end
		n.Draft = n.BeforeDraft
		return nil
	}
	n.Draft = nil
	return changedLine(rec.File, last, text)
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
	m.had = played(old)
	own := func(line record.Line, seat string) error {
		if seat != m.name {
			return nil
		}
		return fmt.Errorf("%s:%d: %s has chosen here, and not with this program", rec.File, line.Line(), seat)
	}
	for _, line := range rec.Lines[min(len(old.Lines), len(rec.Lines)):] {
		switch line := line.(type) {
		case *record.Step:
			if line.Choice == m.notes.Held {
				m.notes.Held = "" // its dice were thrown elsewhere
				continue
			}
			err = own(line, line.Seat)
		case *record.Sealed:
			err = own(line, line.Seat)
		case *record.Opened:
			err = own(line, line.Seat)
		case *record.Back, *record.Ruling:
			err = fmt.Errorf("%s:%d: choices are taken back, and you were not asked", rec.File, line.Line())
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// played returns how many choices, take-backs and rulings a record has outside its variations.
func played(rec *record.Record) (n int) {
	for _, line := range rec.Lines {
		switch line.(type) {
		case *record.Step, *record.Back, *record.Ruling:
			n++
		}
	}
	return n
}

// seatOf returns the seat of a record with that name.
func seatOf(rec *record.Record, name string) engine.Seat {
	return engine.Seat(slices.IndexFunc(rec.Seats, func(s record.Seat) bool { return s.Name == name }))
}
