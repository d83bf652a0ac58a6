package command

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"github.com/weathergage/weathergage/internal/server"
	"github.com/weathergage/weathergage/internal/store"
)

// checkCmd looks through a database.
type checkCmd struct {
	databaseFlag
	Pack map[string]string `placeholder:"GAME=DIR" help:"Folder of data files that the server was started with. May be repeated."`
}

func (*checkCmd) Help() string {
	return "Looks for damaged pages, and replays every match with its dice. Nothing is changed, and a server may be running on the database. " +
		"It ends with 1 if something is damaged. A match that an older version of the rules code played differently is no damage; it is noted."
}

func (*checkCmd) example() string { return "weathergage check --database matches.db" }

// Run checks the database and ends with 1 if something is damaged.
func (cmd *checkCmd) Run(d *desk) error {
	database, err := cmd.name(d)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	kept, err := store.Look(ctx, database)
	if err != nil {
		return fmt.Errorf("the database %s: %w", redacted(database), err)
	}
	defer kept.Close()
	whole := true
	if err := kept.Sound(ctx); err != nil {
		fmt.Fprintf(d.out, "%s: %v\n", redacted(database), err)
		whole = false
	}
	matches, choices := 0, 0
	err = server.Check(ctx, server.Config{Games: d.games, Store: kept, Packs: cmd.Pack}, func(c server.Checked) {
		matches, choices, whole = matches+1, choices+c.Choices, whole && len(c.Faults) == 0
		for _, fault := range c.Faults {
			fmt.Fprintf(d.out, "match %s: %s\n", c.Match, fault)
		}
		for _, note := range c.Notes {
			fmt.Fprintf(d.out, "match %s: note: %s\n", c.Match, note)
		}
	})
	if err != nil {
		return fmt.Errorf("the database %s: %w", redacted(database), err)
	}
	if !whole {
		fmt.Fprintf(d.out, "%s: damaged; put a backup in its place\n", redacted(database))
		return errDiffers
	}
	fmt.Fprintf(d.out, "%s: whole; matches replayed: %d, choices: %d\n", redacted(database), matches, choices)
	return nil
}
