package store

import (
	"context"
	"time"
)

// Fill lets the file of an SQLite database grow no more, as a full disk would,
// or lets it grow again.
func Fill(s Store, full bool) error {
	l := s.(*liteStore)
	pages := "1"
	if !full {
		pages = "1000000"
	}
	_, err := l.writer.Exec("PRAGMA max_page_count = " + pages)
	return err
}

// Spoil does something to a database that no Store does.
func Spoil(s Store, statement string) error {
	ctx := context.Background()
	return s.(interface {
		change(context.Context, func(tx) error) error
	}).change(ctx, func(t tx) error { _, err := t.exec(ctx, statement); return err })
}

// WaitsSince returns when the entry was stored after which a bot must decide in a match.
func WaitsSince(ctx context.Context, s Store, id string) (time.Time, error) {
	return s.(interface {
		waitsSince(context.Context, string) (time.Time, error)
	}).waitsSince(ctx, id)
}
