package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"weathergage/store"
)

// backupCmd copies all matches to a file while the house is open.
type backupCmd struct {
	databaseFlag
	File string `arg:"" help:"The new file."`
}

func (*backupCmd) Help() string {
	return "The house may be open meanwhile. Of PostgreSQL it says which command makes the backup."
}

func (*backupCmd) example() string { return "weathergage backup matches-2026-11-21.db" }

// Run makes the backup.
func (cmd *backupCmd) Run(d *desk) error {
	database, err := cmd.name()
	if err != nil {
		return err
	}
	if err := isDatabase(database); err != nil {
		return err
	}
	ctx := context.Background()
	kept, err := store.Open(ctx, database)
	if err != nil {
		return fmt.Errorf("the database %s: %w", plain(database), err)
	}
	defer kept.Close()
	if err := kept.Backup(ctx, cmd.File); err != nil {
		return err
	}
	fmt.Fprintf(d.out, "All matches are in %s. weathergage restore %s puts them into an empty database.\n", cmd.File, cmd.File)
	return nil
}

// isDatabase reports an error unless a database is there to be copied: opening one makes
// it where there is none.
func isDatabase(name string) error {
	if store.IsPostgres(name) {
		return nil
	}
	file, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("there is no database %s, and nothing was backed up: --database names another", name)
	} else if err != nil {
		return named(name, err)
	}
	defer file.Close()
	begins := make([]byte, len(sqliteBegins))
	if _, err := io.ReadFull(file, begins); err != nil || string(begins) != sqliteBegins {
		return fmt.Errorf("%s is no database, and nothing was backed up: --database names another", name)
	}
	return nil
}

// sqliteBegins is what the file of every SQLite database begins with.
const sqliteBegins = "SQLite format 3\x00"
