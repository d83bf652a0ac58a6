package store

import (
	"context"
	"math"
	"time"
)

// A Shelved is a finished match that all its players have made public.
type Shelved struct {
	Match string
	Game  string
	About string // what the library says about it, as the server writes it
	Since time.Time
}

// library is the part of a Store about public matches.
type library interface {
	// Shelve makes a match public, or replaces what the library says about it. ErrNone: it is closed.
	Shelve(ctx context.Context, s Shelved) error
	// Unshelve makes a match private, if it is public.
	Unshelve(ctx context.Context, match string) error
	// IsShelved reports whether a match is public.
	IsShelved(ctx context.Context, match string) (bool, error)
	// Shelf returns at most most public matches of a game ("" for all) that were made public before some time
	// (zero: now), the newest first.
	Shelf(ctx context.Context, game string, before time.Time, most int) ([]Shelved, error)
}

func (b *base) Shelve(ctx context.Context, s Shelved) error {
	return b.change(ctx, func(t tx) error {
		if err := enters(ctx, t, s.Match); err != nil {
			return err
		}
		_, err := t.exec(ctx, `INSERT INTO library (match, game, about, since) VALUES ($1, $2, $3, $4)
			ON CONFLICT (match) DO UPDATE SET about = excluded.about`, s.Match, s.Game, s.About, milli(s.Since))
		return err
	})
}

func (b *base) Unshelve(ctx context.Context, match string) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `DELETE FROM library WHERE match = $1`, match)
		return err
	})
}

func (b *base) IsShelved(ctx context.Context, match string) (bool, error) {
	var n int64
	err := b.one(ctx, []any{&n}, `SELECT count(*) FROM library WHERE match = $1`, match)
	return n > 0, err
}

func (b *base) Shelf(ctx context.Context, game string, before time.Time, most int) (out []Shelved, err error) {
	until := int64(math.MaxInt64)
	if !before.IsZero() {
		until = milli(before)
	}
	err = b.all(ctx, func(r rows) error {
		var s Shelved
		var since int64
		err := r.Scan(&s.Match, &s.Game, &s.About, &since)
		s.Since = fromMilli(since)
		out = append(out, s)
		return err
	}, `SELECT match, game, about, since FROM library WHERE since < $1 AND ($2 = '' OR game = $2)
		ORDER BY since DESC, match LIMIT $3`, until, game, int64(most))
	return out, err
}
