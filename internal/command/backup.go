package command

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/weathergage/weathergage/internal/store"
)

// backupCmd copies all matches to a file while the server runs.
type backupCmd struct {
	databaseFlag
	File string `arg:"" help:"The new file."`
}

func (*backupCmd) Help() string {
	return "The server may go on running. For PostgreSQL it says which command makes the backup."
}

func (*backupCmd) example() string { return "weathergage backup matches-2026-11-21.db" }

// Run makes the backup.
func (cmd *backupCmd) Run(d *desk) error {
	database, err := cmd.name(d)
	if err != nil {
		return err
	}
	switch err := store.Backup(context.Background(), database, cmd.File); {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("there is no database %s, and nothing was backed up: --database names another", database)
	case err != nil:
		return fmt.Errorf("the database %s: %w", redacted(database), err)
	}
	fmt.Fprintf(d.out, d.called("All matches are in %s. weathergage restore %s puts them into an empty database.\n"), cmd.File, cmd.File)
	return nil
}
