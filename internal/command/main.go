package command

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"strconv"
	"syscall"

	"github.com/alecthomas/kong"
	"golang.org/x/term"

	"github.com/weathergage/weathergage/catalog"
)

// verbs are the commands. A verb is a struct of its flags with Run(*desk) error
// and example() string, what its --help ends in.
type verbs struct {
	Play     playCmd     `cmd:"" help:"Play a game, against bots or people at this terminal."`
	Games    gamesCmd    `cmd:"" help:"List the games with their scenarios, switches and coverage."`
	Replay   replayCmd   `cmd:"" help:"Step through a record, forwards and back."`
	Fork     forkCmd     `cmd:"" help:"Start a new match from a step of a record."`
	Export   exportCmd   `cmd:"" help:"Write the decisions of a match for programs that learn from them."`
	Verify   verifyCmd   `cmd:"" help:"Check a record: choices, positions, result and dice."`
	Try      tryCmd      `cmd:"" help:"Run worked examples and show what differs."`
	Odds     oddsCmd     `cmd:"" help:"Work out the exact odds of a choice."`
	Perft    perftCmd    `cmd:"" help:"Count all lawful sequences of choices to a given depth."`
	Lab      labCmd      `cmd:"" help:"Play many matches between bots and print statistics."`
	Train    trainCmd    `cmd:"" help:"Learn what the positions of a game are worth, for the bot master."`
	Serve    serveCmd    `cmd:"" help:"Serve the table to browsers."`
	Backup   backupCmd   `cmd:"" help:"Copy all matches to a file while the server runs."`
	Check    checkCmd    `cmd:"" help:"Check the whole database and replay every match in it."`
	Restore  restoreCmd  `cmd:"" help:"Fill an empty database from a backup."`
	Owner    ownerCmd    `cmd:"" help:"Own a server: who may keep a name, which names, which matches; figures."`
	Show     showCmd     `cmd:"" help:"Draw a position, or print it as text."`
	Sheets   sheetsCmd   `cmd:"" help:"Draw the damage sheets of a match, for reading and for printing."`
	Rules    rulesCmd    `cmd:"" help:"Read the handbook and our rulings on a case."`
	Coverage coverageCmd `cmd:"" help:"Show which cases of the rulebook are enforced and which have worked examples."`
	Site     siteCmd     `cmd:"" help:"Write static pages about the games and the program."`
	New      newCmd      `cmd:"" help:"Write a Go module for a game of your own that you can play at once."`

	Completion completionCmd `cmd:"" help:"Print the completion script for your shell."`
	Man        manCmd        `cmd:"" help:"Print the manual page."`
	Licences   licencesCmd   `cmd:"" help:"Print the licences of the program, its modules and its fonts."`

	Version versionFlag `help:"Print tag, commit and date of the program, and the versions of its games' rules."`
}

const (
	slogan = "Games of the age of sail, with every rule of the book enforced."
	about  = "Without a command it opens the table in your browser, as weathergage serve --open does. A seat that nobody is " +
		"named for is played by a bot: the game's captain, or random where it has none. A file named - is standard input."
)

// A desk is what a verb works with: the program's name and games, its streams, and whether a person is there.
type desk struct {
	name   string // of the program
	games  catalog.List
	docs   fs.FS // guides of the project, by their paths in it
	in     *bufio.Reader
	out    io.Writer
	err    io.Writer
	tty    bool // a person sits at both in and out
	dumb   bool // out is a terminal that cannot be cleared
	colour bool // out understands colour
	size   func() (width, height int)
}

// errInterrupted ends the program with 130: it was told to stop, and has saved and printed what there was.
var errInterrupted = errors.New("interrupted")

// stops returns the signals that tell the program to stop: Ctrl-C, kill, and a terminal that closes. One that
// was ignored when the program began (nohup) stays ignored.
func stops() []os.Signal {
	var out []os.Signal
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(s) {
			out = append(out, s)
		}
	}
	return out
}

// errDiffers ends the program with 1: it ran, and what it checked is wrong. Everything has already been
// printed.
var errDiffers = errors.New("differs")

// Main runs the command line with these games and guides, and ends the program with one of the codes of run.
func Main(games []*catalog.Game, docs fs.FS) {
	list, err := catalog.NewList(games...)
	d := standardDesk(list, docs)
	if err != nil {
		os.Exit(d.fail(err))
	}
	os.Exit(run(os.Args[1:], d))
}

// standardDesk returns the desk of the program's own streams.
func standardDesk(list catalog.List, docs fs.FS) *desk {
	fd := int(os.Stdout.Fd())
	isTTY := term.IsTerminal(fd)
	escapes := isTTY && understandsEscapes(fd)
	return &desk{
		name:   programName(),
		games:  list,
		docs:   docs,
		in:     bufio.NewReader(os.Stdin),
		out:    &outlet{Writer: os.Stdout},
		err:    os.Stderr,
		tty:    isTTY && term.IsTerminal(int(os.Stdin.Fd())),
		dumb:   os.Getenv("TERM") == "dumb" || isTTY && !escapes,
		colour: coloured(escapes, os.Getenv),
		size: func() (int, int) {
			width, height := 80, 0
			if w, h, err := term.GetSize(fd); isTTY && err == nil && w > 0 {
				width, height = w, h
			}
			if w, err := strconv.Atoi(os.Getenv("COLUMNS")); err == nil && w >= leastColumns {
				width = w
			}
			return width, height
		},
	}
}

// leastColumns is the narrowest page that COLUMNS can ask for.
const leastColumns = 20

// coloured reports whether to write in colour, which a terminal that understands escape sequences shows. NO_COLOR
// forbids it, CLICOLOR_FORCE wants it even in a file, CLICOLOR=0 and a dumb terminal do without.
func coloured(escapes bool, env func(string) string) bool {
	switch force := env("CLICOLOR_FORCE"); {
	case env("NO_COLOR") != "":
		return false
	case force != "" && force != "0":
		return true
	}
	return escapes && env("CLICOLOR") != "0" && env("TERM") != "dumb"
}

// run runs a command line and returns the exit code: 0; 1 if something checked is wrong; 2 if the command
// cannot be carried out; 130 if it was interrupted.
func run(args []string, d *desk) (code int) {
	defer func() {
		if fault := recover(); fault != nil {
			code = d.fail(fmt.Errorf("a bug in the program stopped it: %v", fault))
		}
	}()
	args = usual(args)
	exited := -1
	parser, err := kong.New(&verbs{},
		kong.Name(d.name),
		kong.Description(slogan+" "+about),
		kong.Writers(d.out, d.err),
		kong.Exit(func(n int) { exited = n }),
		kong.Help(d.help),
		kong.Bind(d.games),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
	)
	if err != nil {
		panic(err)
	}
	d.callAll(parser.Model.Node)
	if args[0] == "__complete" {
		complete(d, parser.Model, args[1:])
		return d.end(nil)
	}
	ctx, err := parser.Parse(args)
	switch {
	case exited >= 0: // --help
		return max(exited, d.end(nil))
	case err != nil:
		return d.fail(explain(d, args, parser.Model, err))
	}
	return d.end(ctx.Run(d))
}

// usual returns what a command line stands for: the browser client without a verb, --help of a verb for help
// and that verb.
func usual(args []string) []string {
	switch {
	case len(args) == 0:
		return []string{"serve", "--open"}
	case args[0] == "help":
		return append(args[1:len(args):len(args)], "--help")
	}
	return args
}

// end returns the exit code after a verb.
func (d *desk) end(err error) int {
	switch {
	case errors.Is(err, errDiffers):
		return 1
	case errors.Is(err, errInterrupted):
		return 130
	case err != nil:
		return d.fail(err)
	}
	if out, ok := d.out.(*outlet); ok && out.err != nil {
		return d.fail(fmt.Errorf("not everything could be written: %w", out.err))
	}
	return 0
}

// fail prints what is wrong with a command.
func (d *desk) fail(err error) int {
	fmt.Fprintf(d.err, "%s: %s\n", d.name, d.called(err.Error()))
	return 2
}

// exampled gives the end of a verb's --help.
type exampled interface{ example() string }

// help prints the usage and then the example.
func (d *desk) help(options kong.HelpOptions, ctx *kong.Context) error {
	if err := kong.DefaultHelpPrinter(options, ctx); err != nil {
		return err
	}
	var e exampled = &playCmd{}
	if node := ctx.Selected(); node != nil {
		if own, ok := node.Target.Addr().Interface().(exampled); ok {
			e = own
		}
	}
	_, err := fmt.Fprintf(ctx.Stdout, "\nExample:\n  %s\n", d.exampleOf(e))
	return err
}
