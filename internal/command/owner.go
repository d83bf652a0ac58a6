package command

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/server"
	"github.com/weathergage/weathergage/internal/store"
)

// ownerCmd holds the commands of a server's owner. The server may keep running.
type ownerCmd struct {
	Link    ownerLinkCmd    `cmd:"" help:"Print a link, good once, that makes whoever uses it an owner, or signs in a person who has lost every way."`
	Invite  ownerInviteCmd  `cmd:"" help:"Print a link, good once, with which somebody may keep a name."`
	Door    ownerDoorCmd    `cmd:"" help:"Let everybody keep a name, or only those with an invitation."`
	Block   ownerBlockCmd   `cmd:"" help:"Block a name, and all that look like it. Whoever has it is signed out."`
	Unblock ownerUnblockCmd `cmd:"" help:"Let a blocked name be used again."`
	Close   ownerCloseCmd   `cmd:"" help:"Close a match: none of its links works any more."`
	Figures ownerFiguresCmd `cmd:"" help:"Print how many people and matches there are."`
}

// ownedFlag says which server is owned.
type ownedFlag struct {
	databaseFlag
}

// visit runs do on the database, while a server may play on it.
func (f *ownedFlag) visit(d *desk, do func(context.Context, store.Store) error) error {
	database, err := f.name(d)
	if err != nil {
		return err
	}
	ctx := context.Background()
	s, err := store.Visit(ctx, database)
	if err != nil {
		return fmt.Errorf("the database %s: %w", redacted(database), advised(err))
	}
	return errors.Join(do(ctx, s), s.Close())
}

// linkFlag says where links lead.
type linkFlag struct {
	PublicURL string `name:"public-url" env:"WEATHERGAGE_PUBLIC_URL" placeholder:"URL" help:"How links start, such as https://table.example."`
}

// print prints a new link.
func (f *linkFlag) print(ctx context.Context, d *desk, s store.Store, kind store.PassKind, person string, lasts time.Duration) error {
	link, err := server.NewPass(ctx, s, kind, person, lasts)
	if err == nil {
		fmt.Fprintln(d.out, strings.TrimSuffix(f.PublicURL, "/")+link)
	}
	return err
}

// ownerLinkCmd prints a link to own the server, or to sign in.
type ownerLinkCmd struct {
	ownedFlag
	linkFlag
	Name string `help:"Of a person who has lost every way to sign in: the link signs in whoever uses it as that person."`
}

func (*ownerLinkCmd) example() string {
	return "weathergage owner link --public-url https://table.example"
}

// Run prints the link.
func (cmd *ownerLinkCmd) Run(d *desk) error {
	return cmd.visit(d, func(ctx context.Context, s store.Store) error {
		if cmd.Name == "" {
			return cmd.print(ctx, d, s, store.Owner, "", 24*time.Hour)
		}
		p, err := s.PersonNamed(ctx, names.Looks(cmd.Name))
		if errors.Is(err, store.ErrNone) {
			return fmt.Errorf("nobody has the name %q", cmd.Name)
		}
		if err != nil {
			return err
		}
		return cmd.print(ctx, d, s, store.SignIn, p.ID, 24*time.Hour)
	})
}

// ownerInviteCmd prints an invitation.
type ownerInviteCmd struct {
	ownedFlag
	linkFlag
}

func (*ownerInviteCmd) example() string {
	return "weathergage owner invite --public-url https://table.example"
}

// Run prints the invitation.
func (cmd *ownerInviteCmd) Run(d *desk) error {
	return cmd.visit(d, func(ctx context.Context, s store.Store) error {
		return cmd.print(ctx, d, s, store.Invite, "", 30*24*time.Hour)
	})
}

// ownerDoorCmd sets who may create an account.
type ownerDoorCmd struct {
	ownedFlag
	To string `arg:"" enum:"open,invited" help:"open or invited."`
}

func (*ownerDoorCmd) example() string { return "weathergage owner door invited" }

// Run stores it.
func (cmd *ownerDoorCmd) Run(d *desk) error {
	err := cmd.visit(d, func(ctx context.Context, s store.Store) error { return s.SaveSetting(ctx, server.Door, cmd.To) })
	if err == nil {
		fmt.Fprintln(d.out, map[string]string{"open": "Everybody may keep a name.", "invited": "Only those with an invitation may keep a name."}[cmd.To])
	}
	return err
}

// ownerBlockCmd blocks a name.
type ownerBlockCmd struct {
	ownedFlag
	Name string `arg:"" help:"The name."`
}

func (*ownerBlockCmd) example() string { return "weathergage owner block 'Anna of Hull'" }

// Run blocks it.
func (cmd *ownerBlockCmd) Run(d *desk) error {
	err := cmd.visit(d, func(ctx context.Context, s store.Store) error {
		if names.Looks(cmd.Name) == "" {
			return fmt.Errorf("expected a name with letters, found %q", cmd.Name)
		}
		return s.Block(ctx, names.Looks(cmd.Name), cmd.Name)
	})
	if err == nil {
		fmt.Fprintf(d.out, "Nobody can use the name %q, or one that looks like it.\n", cmd.Name)
	}
	return err
}

// ownerUnblockCmd lets a name be used again.
type ownerUnblockCmd struct {
	ownedFlag
	Name string `arg:"" help:"The name."`
}

func (*ownerUnblockCmd) example() string { return "weathergage owner unblock 'Anna of Hull'" }

// Run unblocks it.
func (cmd *ownerUnblockCmd) Run(d *desk) error {
	err := cmd.visit(d, func(ctx context.Context, s store.Store) error { return s.Unblock(ctx, names.Looks(cmd.Name)) })
	if errors.Is(err, store.ErrNone) {
		return fmt.Errorf("the name %q is not blocked", cmd.Name)
	}
	if err == nil {
		fmt.Fprintf(d.out, "The name %q can be used again.\n", cmd.Name)
	}
	return err
}

// ownerCloseCmd closes a match.
type ownerCloseCmd struct {
	ownedFlag
	Match string `arg:"" help:"Its id, as in the head of its record."`
}

func (*ownerCloseCmd) example() string { return "weathergage owner close 1f6a0c2b9d3e4f50" }

// Run closes it.
func (cmd *ownerCloseCmd) Run(d *desk) error {
	err := cmd.visit(d, func(ctx context.Context, s store.Store) error { return s.CloseMatch(ctx, cmd.Match) })
	if errors.Is(err, store.ErrNone) {
		return fmt.Errorf("there is no match %q", cmd.Match)
	}
	if err == nil {
		fmt.Fprintf(d.out, "The match %s is closed. Its record stays in the database.\n", cmd.Match)
	}
	return err
}

// ownerFiguresCmd prints figures.
type ownerFiguresCmd struct {
	ownedFlag
}

func (*ownerFiguresCmd) example() string { return "weathergage owner figures" }

// Run prints them.
func (cmd *ownerFiguresCmd) Run(d *desk) error {
	return cmd.visit(d, func(ctx context.Context, s store.Store) error {
		f, err := s.Figures(ctx, time.Now().AddDate(0, 0, -7))
		if err == nil {
			fmt.Fprintf(d.out, "people           %6d\nowners           %6d\nblocked names    %6d\ndevices, 7 days  %6d\n"+
				"matches          %6d\nin play          %6d\nbegun, 7 days    %6d\n", f.People, f.Owners, f.Blocked, f.Devices, f.Matches, f.Open, f.Begun)
		}
		return err
	})
}
