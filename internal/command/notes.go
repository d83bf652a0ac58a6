package command

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

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
	// Conceded says that he has conceded.
	Conceded bool `json:"conceded"`
	// Before is the check of the record as it was before that, with its own draft and the choice that waited.
	Before      string   `json:"before"`
	BeforeDraft []string `json:"before_draft"`
	BeforeHeld  string   `json:"before_held"`
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
		n.Before, n.BeforeDraft, n.BeforeHeld = record.Check([]byte(n.Last)), n.Draft, n.Held
	}
	n.Last, n.Draft, n.Held = standing(out), draft, ""
	if rec.Held != nil {
		n.Held = rec.Held.Choice
	}
	n.Conceded = rec.End != nil && rec.End.How == record.Conceded && rec.End.Seat == m.name
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
