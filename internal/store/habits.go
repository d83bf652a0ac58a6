package store

import (
	"context"
	"errors"
	"time"
)

// A Doing is an entry of a match, as far as it tells who did something, and when.
type Doing struct {
	Match string
	At    time.Time
	Body  string // the first letters of match.Entry.Body
}

// habits is what a database knows of how people play.
type habits interface {
	// Preferences are how tables look and move for a person, as they were saved; "": nobody has said.
	Preferences(ctx context.Context, person string) (string, error)
	// SavePreferences keeps them. ErrNone: no such person.
	SavePreferences(ctx context.Context, person, text string) error
	// Doings are the entries of the matches, so many at most, that a person has taken into the account
	// last; each match's in order.
	Doings(ctx context.Context, person string, most int) ([]Doing, error)
}

// preferencesAre is what the settings with the preferences of persons begin with, before their ids.
const preferencesAre = "preferences/"

func (b *base) Preferences(ctx context.Context, person string) (string, error) {
	var text string
	err := b.one(ctx, []any{&text}, `SELECT value FROM settings WHERE name = $1`, preferencesAre+person)
	if errors.Is(err, ErrNone) {
		err = nil
	}
	return text, err
}

func (b *base) SavePreferences(ctx context.Context, person, text string) error {
	return b.changeOne(ctx, `INSERT INTO settings (name, value) SELECT CAST($1 AS TEXT), CAST($2 AS TEXT) FROM people WHERE id = $3
		ON CONFLICT (name) DO UPDATE SET value = excluded.value`, preferencesAre+person, text, person)
}

func (b *base) Doings(ctx context.Context, person string, most int) ([]Doing, error) {
	var out []Doing
	err := b.all(ctx, func(r rows) error {
		var d Doing
		var at int64
		err := r.Scan(&d.Match, &at, &d.Body)
		d.At = fromMilli(at)
		out = append(out, d)
		return err
	}, `SELECT match, at, substr(body, 1, 64) FROM entries WHERE match IN
		(SELECT match FROM seats WHERE person = $1 ORDER BY taken DESC, match LIMIT $2) ORDER BY match, n`, person, int64(most))
	return out, err
}
