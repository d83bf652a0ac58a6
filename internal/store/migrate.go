package store

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"

	"github.com/pressly/goose/v3"
	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/rivermigrate"
)

//go:embed sqlite/*.sql postgres/*.sql
var migrations embed.FS

// forms opens the migrations of a database.
func forms(db *sql.DB, dialect goose.Dialect, folder string) (*goose.Provider, error) {
	files, err := fs.Sub(migrations, folder)
	if err != nil {
		return nil, err
	}
	return goose.NewProvider(dialect, db, files)
}

// formOf returns the version of a database's tables, and the newest that this program knows. ErrForm if it is
// newer: a newer program wrote it.
func formOf(ctx context.Context, p *goose.Provider) (now, newest int64, err error) {
	sources := p.ListSources()
	newest = sources[len(sources)-1].Version
	if now, err = p.GetDBVersion(ctx); err == nil && now > newest {
		err = fmt.Errorf("%w: it has format %d, and this program knows formats up to %d: a newer program wrote it", ErrForm, now, newest)
	}
	return now, newest, err
}

// upToDate returns an error unless the tables have the newest version. ErrForm.
func upToDate(ctx context.Context, db *sql.DB, dialect goose.Dialect, folder string) error {
	p, err := forms(db, dialect, folder)
	if err != nil {
		return err
	}
	now, newest, err := formOf(ctx, p)
	if err == nil && now < newest {
		err = fmt.Errorf("%w: it has format %d, and this program uses %d: start a server of this version on it once", ErrForm, now, newest)
	}
	return err
}

// migrate updates the tables of a database, ours and the queue's. ErrForm.
func migrate[T any](ctx context.Context, db *sql.DB, dialect goose.Dialect, folder string, queue riverdriver.Driver[T]) error {
	p, err := forms(db, dialect, folder)
	if err != nil {
		return err
	}
	if _, _, err := formOf(ctx, p); err != nil {
		return err
	}
	if _, err := p.Up(ctx); err != nil {
		return err
	}
	m, err := rivermigrate.New(queue, nil)
	if err != nil {
		return err
	}
	_, err = m.Migrate(ctx, rivermigrate.DirectionUp, nil)
	return err
}
