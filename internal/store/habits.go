package store

import (
	"context"
	"errors"
	"time"
)

// A Doing is an entry of a match that tells who did something, and when.
type Doing struct {
	Match string
	At    time.Time
	Body  string // the first letters of match.Entry.Body
}

// habits is the part of a Store about how people play.
type habits interface {
	// Preferences returns how boards look and move for a person, as saved; "" if nothing was saved.
	Preferences(ctx context.Context, person string) (string, error)
	// SavePreferences stores them. ErrNone: no such person.
	SavePreferences(ctx context.Context, person, text string) error
	// Doings returns at most most entries of the matches that a person has taken into the account last; those
	// of each match in order.
	Doings(ctx context.Context, person string, most int) ([]Doing, error)
}

// preferencesAre begins the names of settings that hold a person's preferences; the person's id follows.
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
