package store

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"strings"

	"github.com/pressly/goose/v3"
	"github.com/riverqueue/river/riverdriver"
	"github.com/riverqueue/river/rivermigrate"

	"github.com/weathergage/weathergage/internal/build"
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

// A formed is what opening a database did to its tables.
type formed struct{ was, is int64 }

// Updated returns the format of the tables when the database was opened, 0 for a new one, and their format now.
func (f *formed) Updated() (was, is int64) { return f.was, f.is }

// formOf returns the format of a database's tables, and the newest that this program knows. ErrForm if it is
// newer; the error names the program that wrote it.
func formOf(ctx context.Context, db *sql.DB, p *goose.Provider) (now, newest int64, err error) {
	sources := p.ListSources()
	newest = sources[len(sources)-1].Version
	if now, err = p.GetDBVersion(ctx); err != nil || now <= newest {
		return now, newest, err
	}
	program := "a newer program"
	_ = db.QueryRowContext(ctx, `SELECT program FROM formats WHERE format = $1`, now).Scan(&program) // nobody may have noted it
	return now, newest, fmt.Errorf("%w: it has format %d, and this program knows formats up to %d: %s wrote it; use that one, one after it, or a backup from before the upgrade",
		ErrForm, now, newest, program)
}

// upToDate returns an error unless the tables have the newest format. ErrForm.
func upToDate(ctx context.Context, db *sql.DB, dialect goose.Dialect, folder string) error {
	p, err := forms(db, dialect, folder)
	if err != nil {
		return err
	}
	now, newest, err := formOf(ctx, db, p)
	if err == nil && now < newest {
		err = fmt.Errorf("%w: it has format %d, and this program uses %d: start a server of this version on it once", ErrForm, now, newest)
	}
	return err
}

// migrate updates the tables of a database, ours and the queue's, and notes which program did. ErrForm.
func migrate[T any](ctx context.Context, db *sql.DB, dialect goose.Dialect, folder string, queue riverdriver.Driver[T]) (formed, error) {
	p, err := forms(db, dialect, folder)
	if err != nil {
		return formed{}, err
	}
	was, newest, err := formOf(ctx, db, p)
	if err != nil {
		return formed{}, err
	}
	if _, err := p.Up(ctx); err != nil {
		return formed{}, err
	}
	b := build.Of()
	if _, err := db.ExecContext(ctx, `INSERT INTO formats (format, program) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
		newest, strings.TrimSpace("weathergage "+b.Tag+" "+b.Commit)); err != nil {
		return formed{}, err
	}
	m, err := rivermigrate.New(queue, nil)
	if err != nil {
		return formed{}, err
	}
	_, err = m.Migrate(ctx, rivermigrate.DirectionUp, nil)
	return formed{was, newest}, err
}
