package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/pressly/goose/v3"
	"github.com/riverqueue/river/riverdriver/riversqlite"

	"github.com/weathergage/weathergage/internal/durable"
)

// Backup writes an SQLite database as it is at one moment to a new file, completely or not at all. Matches
// continue meanwhile. ErrExists, and the errors of Look. With PostgreSQL it returns an error that names the
// command to use.
func Backup(ctx context.Context, database, file string) error {
	if IsPostgres(database) {
		return fmt.Errorf("PostgreSQL makes its own backups, even while it is in use: "+
			"pg_dump --format=custom --file=%s DATABASE", file)
	}
	if _, err := os.Stat(file); err == nil {
		return fmt.Errorf("expected the name of a new file, found %s: %w", file, ErrExists)
	}
	s, err := Look(ctx, database)
	if err != nil {
		return err
	}
	return errors.Join(s.(*liteStore).backup(ctx, file), s.Close())
}

func (s *liteStore) backup(ctx context.Context, file string) error {
	part := file + ".part"
	if err := os.Remove(part); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	defer os.Remove(part) // it does not exist once it is renamed
	if err := private(part); err != nil {
		return err
	}
	db, err := sql.Open("sqlite", dsn(s.file))
	if err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, `VACUUM INTO ?1`, part)
	if err = errors.Join(err, db.Close()); err != nil {
		return s.fault(err)
	}
	if err := durable.Contents(part); err != nil {
		return err
	}
	if err := os.Rename(part, file); err != nil {
		return err
	}
	return durable.Names(filepath.Dir(file))
}

// tables lists what a backup holds, in an order in which they may be filled. Jobs are not among them: those
// of bots follow from the matches.
var tables = []string{
	"matches", "tokens", "entries", "runs", "notices", "settings", "invitations", "library",
	"people", "blocked", "passkeys", "sessions", "devices", "passes", "seats", "mates", "holidays",
	"rated", "ratings", "kept_ratings", "former_names", "clubs", "members", "put_out", "tournaments", "occasions",
}

// Restore fills an empty SQLite database, created if missing, from a file that Backup wrote, completely or
// not at all. ErrNotEmpty, ErrUsed. With PostgreSQL it returns an error that names the command to use.
func Restore(ctx context.Context, database, file string) error {
	if IsPostgres(database) {
		return fmt.Errorf("PostgreSQL restores its own backups into an empty database: "+
			"pg_restore --dbname=DATABASE %s", file)
	}
	copied, err := sound(ctx, file)
	if err != nil {
		return err
	}
	defer os.RemoveAll(filepath.Dir(copied))
	if err := prepare(ctx, database); err != nil {
		return err
	}
	alone, err := claimFile(database)
	if err != nil {
		return err
	}
	defer alone.release() // nothing is left to lose
	db, err := sql.Open("sqlite", dsn(database, "_pragma=locking_mode(EXCLUSIVE)", "_txlock=exclusive"))
	if err != nil {
		return err
	}
	db.SetMaxOpenConns(1)
	defer db.Close()
	return fill(ctx, db, copied)
}

// sound copies a backup and updates its tables, if it is a complete one.
func sound(ctx context.Context, file string) (string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	if !strings.HasPrefix(string(text), sqliteMagic) {
		return "", fmt.Errorf("expected a backup of weathergage, found something else in %s", file)
	}
	dir, err := os.MkdirTemp("", "weathergage-restore-")
	if err != nil {
		return "", err
	}
	copied := filepath.Join(dir, "backup.db")
	err = os.WriteFile(copied, text, 0o600)
	if err == nil {
		err = check(ctx, copied)
	}
	if err != nil {
		return "", errors.Join(fmt.Errorf("%s: %w", file, err), os.RemoveAll(dir))
	}
	return copied, nil
}

// check returns what is wrong with a copy of a backup, or updates its tables.
func check(ctx context.Context, copied string) error {
	db, err := sql.Open("sqlite", dsn(copied))
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	if err := pragmaCheck(ctx, db, "integrity_check(1)"); err != nil {
		return (&lite{}).fault(err)
	}
	var n int
	if err := db.QueryRowContext(ctx, `SELECT count(*) FROM matches`).Scan(&n); err != nil {
		return errors.New("expected a backup of weathergage, found another database")
	}
	_, err = migrate(ctx, db, goose.DialectSQLite3, "sqlite", riversqlite.New(db))
	return err
}

// prepare creates the tables of a database that is to be filled.
func prepare(ctx context.Context, database string) error {
	s, err := openSQLite(ctx, database, beginning)
	if err != nil {
		return err
	}
	return s.Close()
}

// fill copies a backup into an empty database in one transaction, with no other process using it.
func fill(ctx context.Context, db *sql.DB, copied string) error {
	if _, err := db.ExecContext(ctx, `ATTACH ?1 AS backup`, copied); err != nil {
		return used(err)
	}
	t, err := db.BeginTx(ctx, nil)
	if err != nil {
		return used(err)
	}
	defer t.Rollback() // nothing is left to undo once it is stored
	for _, table := range tables {
		var n int
		if err := t.QueryRowContext(ctx, `SELECT count(*) FROM main.`+table).Scan(&n); err != nil {
			return used(err)
		}
		if n > 0 {
			return ErrNotEmpty
		}
	}
	for _, table := range tables {
		if _, err := t.ExecContext(ctx, `INSERT INTO main.`+table+` SELECT * FROM backup.`+table); err != nil {
			return (&lite{}).fault(err)
		}
	}
	return t.Commit()
}

// used returns the error of a database that another process uses.
func used(err error) error { return fmt.Errorf("%w: stop the server first (%w)", ErrUsed, err) }
