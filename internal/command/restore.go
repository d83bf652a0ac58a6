package command

import (
	"context"
	"fmt"
	"io/fs"

	"github.com/weathergage/weathergage/internal/store"
)

// restoreCmd fills an empty database from a backup.
type restoreCmd struct {
	databaseFlag
	File string `arg:"" help:"A file that weathergage backup made."`
}

func (*restoreCmd) Help() string {
	return "The database must be empty, and no server may be using it; nothing is ever overwritten."
}

func (*restoreCmd) example() string {
	return "weathergage restore matches-2026-11-21.db --database fresh.db"
}

// Run restores the backup.
func (cmd *restoreCmd) Run(d *desk) error {
	database, err := cmd.name(d)
	if err != nil {
		return err
	}
	if !store.IsPostgres(database) && !isFile(cmd.File) {
		return named(cmd.File, fs.ErrNotExist)
	}
	if err := store.Restore(context.Background(), database, cmd.File); err != nil {
		return fmt.Errorf("the database %s: %w", redacted(database), err)
	}
	fmt.Fprintf(d.out, "All matches of %s are in %s.\n", cmd.File, redacted(database))
	return nil
}
