package command

import (
	"errors"
	"fmt"
	"net/url"

	"github.com/weathergage/weathergage/internal/site"
)

// siteCmd writes the static pages.
type siteCmd struct {
	Dir   string `arg:"" placeholder:"DIR" help:"Folder to write into: new, empty, or written by this command before."`
	Play  string `placeholder:"URL" help:"Address of a server of yours, such as https://table.example: the pages then lead to it."`
	Force bool   `help:"Write into a folder that holds something else. Files of the same names are replaced, all others stay."`
}

func (*siteCmd) Help() string {
	return "The pages need no script and no server, and link to each other by relative addresses: open index.html in a browser, " +
		"or copy the folder to any web server. They show each game with its scenarios, bots, handbook, rulings and coverage, and the guides. " +
		"The same program always writes the same bytes. Written again, files that are gone from the site are deleted; your own files stay."
}

func (*siteCmd) example() string { return "weathergage site public" }

// Run writes the pages and says where they begin.
func (cmd *siteCmd) Run(d *desk) error {
	if err := checkPlay(cmd.Play); err != nil {
		return err
	}
	files, err := site.Pages(d.games, d.docs, cmd.Play)
	if err == nil {
		err = site.Write(cmd.Dir, files, cmd.Force)
	}
	switch {
	case errors.Is(err, site.ErrForeign):
		return fmt.Errorf("%s: %w; choose another folder, or add --force to write into it all the same", cmd.Dir, err)
	case err != nil:
		return err
	}
	fmt.Fprintf(d.out, "%d files are in %s. Open %s/index.html in a browser.\n", len(files), cmd.Dir, cmd.Dir)
	return nil
}

// checkPlay says what is wrong with the address of a server.
func checkPlay(play string) error {
	at, err := url.Parse(play)
	if play != "" && (err != nil || at.Scheme != "http" && at.Scheme != "https" || at.Host == "") {
		return fmt.Errorf("expected --play to be such as https://table.example, found %q", play)
	}
	return nil
}
