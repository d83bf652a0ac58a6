package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/term"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/lab"
)

// labCmd plays many matches between bots.
type labCmd struct {
	gameFlags
	programFlags
	Matches  *int          `short:"n" placeholder:"N" help:"How many matches to play; 1000 if not given."`
	Key      string        `placeholder:"TEXT" help:"Any text; lab if not given. Same key, same matches."`
	Bot      []string      `sep:"none" placeholder:"SEAT=BOT" help:"Who plays a seat: random, novice, captain, master, master:playouts=200, master:time=50ms, search, search:playouts=2000, search:time=50ms. May be repeated."`
	Sweep    []string      `sep:"none" placeholder:"RULE=VALUE,..." help:"Run all matches once for each of these values of a switch."`
	Recorded int           `placeholder:"N" help:"How many matches to record, replay and analyse; one in a hundred if not given."`
	Workers  int           `placeholder:"N" help:"How many matches to play at once; one on each core if not given."`
	Only     *int          `placeholder:"K" help:"Play match K alone, counted from 0, and print its record."`
	Variant  string        `placeholder:"NAME" help:"With --only and a file: of which variant the match is; as the game is, if not given."`
	CSV      string        `name:"csv" placeholder:"FILE" help:"Write one line for each match; with --sweep, one file for each value."`
	Report   string        `placeholder:"DIR" help:"Write a page with plots, DIR/index.html."`
	Broken   string        `placeholder:"DIR" help:"Where to save the record of a match that cannot be played on; the working directory if not given."`
	Holes    time.Duration `placeholder:"TIME" help:"Look this long, such as 10m, for what the captain gets wrong: where another answer wins more often."`
	JSON     bool          `name:"json" help:"Print the figures as one JSON object."`
}

func (*labCmd) example() string {
	return "weathergage lab invincible --matches 200 --key spring --bot Spanish=captain --bot English=random"
}

// Help says what a file in place of a game asks.
func (*labCmd) Help() string {
	return "A file FILE.toml in place of the game asks what a change does: other numbers of the data, other switches or bots, each compared with the game as it is on the same dice. docs/laboratory.md has an example." + aboutPrograms
}

// Run plays the experiment and prints the result.
func (cmd *labCmd) Run(d *desk) error {
	if isQuestion(cmd.Game) {
		return cmd.ask(d)
	}
	if cmd.Variant != "" {
		return fmt.Errorf("--variant wants a file with variants, lab FILE.toml --only %s", only(cmd.Only))
	}
	closed, err := cmd.open(d)
	if err != nil {
		return err
	}
	defer closed()
	x, sweep, err := cmd.experiment(d)
	if err != nil {
		return err
	}
	if err := cmd.writable(sweep); err != nil {
		return err
	}
	if cmd.Only != nil {
		return cmd.one(d, x)
	}
	ctx, stop := interruptible(d)
	defer stop()
	if cmd.Holes != 0 {
		return cmd.holes(ctx, d, x)
	}
	results, err := cmd.play(ctx, d, x, sweep)
	if err != nil {
		return cmd.broken(d, err)
	}
	err = cmd.tellAll(d, sweep, results)
	if ctx.Err() == nil {
		return err
	}
	if err != nil {
		d.fail(err)
	}
	return errInterrupted
}

// interruptible returns a context that ends with the first signal, which is answered; the second ends the program at once.
func interruptible(d *desk) (context.Context, func()) {
	ctx, stop := signal.NotifyContext(context.Background(), stops()...)
	told := context.AfterFunc(ctx, func() {
		stop()
		fmt.Fprintln(d.err, "Stopping when the bots have made the choices they think about; once more stops at once.")
	})
	return ctx, func() {
		told()
		stop()
	}
}

// tellAll prints the figures and writes what --csv and --report ask for.
func (cmd *labCmd) tellAll(d *desk, sweep lab.Sweep, results []*lab.Result) error {
	labels := []string{""}
	if sweep.Switch != "" {
		labels = sweep.Values[:len(results)]
	}
	if err := cmd.tell(d, lab.Sweep{Switch: sweep.Switch, Values: labels}, results); err != nil {
		return err
	}
	return cmd.files(sweep.Switch, labels, results)
}

// only returns the number of the match that is wanted alone, or K for any.
func only(k *int) string {
	if k == nil {
		return "K"
	}
	return strconv.Itoa(*k)
}

// one prints the record of one match of the experiment.
func (cmd *labCmd) one(d *desk, x lab.Experiment) error {
	rec, err := x.Record(*cmd.Only)
	if err != nil {
		return cmd.broken(d, err)
	}
	_, err = d.out.Write(rec.Format())
	return err
}

// writable returns an error if what --csv, --report and --broken name cannot be written, before the matches
// are played.
func (cmd *labCmd) writable(sweep lab.Sweep) error {
	for _, dir := range []struct{ flag, name string }{{"--report", cmd.Report}, {"--broken", cmd.Broken}} {
		if dir.name == "" {
			continue
		}
		if err := canFill(dir.name); err != nil {
			return fmt.Errorf("%s: %w", dir.flag, err)
		}
	}
	if cmd.CSV == "" {
		return nil
	}
	labels := sweep.Values
	if len(labels) == 0 {
		labels = []string{""}
	}
	for _, label := range labels {
		if err := canWrite(labelled(cmd.CSV, label)); err != nil {
			return fmt.Errorf("--csv: %w", err)
		}
	}
	return nil
}

// What is played if neither flags nor a file say it.
const (
	usualKey     = "lab"
	usualMatches = 1000
)

// experiment reads the flags.
func (cmd *labCmd) experiment(d *desk) (x lab.Experiment, sweep lab.Sweep, err error) {
	game, rules, settings, err := cmd.load(d)
	if err != nil {
		return x, sweep, err
	}
	x = lab.Experiment{
		Rules: rules, Captain: game.Captain, Scenario: cmd.Scenario, Settings: settings,
		Key: cmp.Or(cmd.Key, usualKey), Matches: usualMatches, Recorded: cmd.Recorded, Workers: cmd.Workers,
	}
	if cmd.Matches != nil {
		x.Matches = *cmd.Matches
	}
	if x.Bots, err = labBots(rules.Info(), cmd.Scenario, game.DefaultBot(), cmd.Bot, cmd.spec); err != nil {
		return x, sweep, fmt.Errorf("--bot: %w", err)
	}
	d.lacks(game, rules, x.Bots...)
	if len(cmd.Sweep) > 1 {
		return x, sweep, fmt.Errorf("--sweep: one at a time; a file with a [[variant]] for each, of all switches at once, is compared with lab FILE.toml")
	}
	if len(cmd.Sweep) > 0 {
		if sweep, err = readSweep(rules.Info(), cmd.Sweep[0]); err != nil {
			return x, sweep, fmt.Errorf("--sweep: %w", err)
		}
	}
	return x, sweep, nil
}

// labBots returns the bot named for each seat, as parse reads it, or the usual one.
func labBots(info *engine.Info, scenario string, usual bot.Spec, named []string, parse func(string) (bot.Spec, error)) ([]bot.Spec, error) {
	bots := slices.Repeat([]bot.Spec{usual}, len(info.Seats))
	err := seatPairs(info, scenario, named, "seat=bot", "a seat has two bots", func(seat engine.Seat, spec string) (err error) {
		bots[seat], err = parse(spec)
		return err
	})
	return bots, err
}

// readSweep reads rule=value,value; a rule alone is tried with all its values.
func readSweep(info *engine.Info, text string) (lab.Sweep, error) {
	key, list, some := strings.Cut(text, "=")
	if sw, ok := info.FindSwitch(key); ok && !some {
		return lab.Sweep{Switch: key, Values: sw.Values}, nil
	}
	values := strings.Split(list, ",")
	for i, v := range values {
		if _, err := readSettings(info, []string{key + "=" + v}); err != nil {
			return lab.Sweep{}, err
		}
		if contains(values[:i], v) {
			return lab.Sweep{}, fmt.Errorf("the value %s of %s is there twice", v, key)
		}
	}
	return lab.Sweep{Switch: key, Values: values}, nil
}

// play plays the experiment once, or once for each value of the sweep.
func (cmd *labCmd) play(ctx context.Context, d *desk, x lab.Experiment, sweep lab.Sweep) ([]*lab.Result, error) {
	bar := lab.NewBar(d.err, x.Matches*max(1, len(sweep.Values)), term.IsTerminal(int(os.Stderr.Fd())))
	x.Progress = bar.Tell
	defer bar.Done()
	if len(sweep.Values) == 0 {
		r, err := x.Play(ctx)
		return []*lab.Result{r}, err
	}
	return sweep.Play(ctx, x)
}

// holes looks for what the captain gets wrong until the time is over or the program is interrupted, and prints it.
func (cmd *labCmd) holes(ctx context.Context, d *desk, x lab.Experiment) error {
	for flag, given := range map[string]bool{"--sweep": len(cmd.Sweep) > 0, "--csv": cmd.CSV != "", "--report": cmd.Report != ""} {
		if given {
			return fmt.Errorf("--holes: prints a text or, with --json, an object; leave out %s", flag)
		}
	}
	if cmd.Holes < 0 {
		return fmt.Errorf("--holes: expected a time such as 10m, found %s", cmd.Holes)
	}
	ended, stop := context.WithTimeout(ctx, cmd.Holes)
	defer stop()
	bar := lab.NewBar(d.err, x.Matches, term.IsTerminal(int(os.Stderr.Fd())))
	x.Progress = bar.Tell
	found, err := x.Holes(ended)
	bar.Done()
	switch {
	case err != nil:
		return cmd.broken(d, err)
	case cmd.JSON:
		err = d.json(found)
	default:
		err = found.Text(d.out)
	}
	if err == nil && ctx.Err() != nil {
		return errInterrupted
	}
	return err
}

// files writes what --csv and --report ask for; labels are the values of the
// switch that was swept.
func (cmd *labCmd) files(swept string, labels []string, results []*lab.Result) error {
	if cmd.CSV != "" {
		for i, r := range results {
			if err := writeCSV(labelled(cmd.CSV, labels[i]), r.CSV); err != nil {
				return err
			}
		}
	}
	if cmd.Report == "" {
		return nil
	}
	headings := slices.Clone(labels)
	for i := range headings {
		if swept != "" {
			headings[i] = swept + "=" + headings[i]
		}
	}
	return lab.Report(cmd.Report, headings, results, nil)
}

// labelled puts a label before the ending of a file's name.
func labelled(name, label string) string {
	if label == "" {
		return name
	}
	at := strings.LastIndexByte(name, '.')
	if at <= strings.LastIndexByte(name, os.PathSeparator) {
		at = len(name)
	}
	return name[:at] + "-" + label + name[at:]
}

func writeCSV(name string, write func(io.Writer) error) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := write(file); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}

// tell prints the figures.
func (cmd *labCmd) tell(d *desk, sweep lab.Sweep, results []*lab.Result) error {
	all := make([]*lab.Summary, len(results))
	for i, r := range results {
		all[i] = r.Summary()
	}
	switch {
	case cmd.JSON && sweep.Switch == "":
		return d.json(all[0])
	case cmd.JSON:
		return d.json(sweepJSON{cmd.Game, cmd.Scenario, sweep.Switch, sweep.Values, all})
	case sweep.Switch == "":
		return all[0].Text(d.out)
	}
	return lab.TextSweep(d.out, sweep, all)
}

// A sweepJSON is a sweep as lab --sweep --json prints it: a run for each value.
type sweepJSON struct {
	Game     string         `json:"game"`
	Scenario string         `json:"scenario"`
	Sweep    string         `json:"sweep"`
	Values   []string       `json:"values"`
	Runs     []*lab.Summary `json:"runs"`
}

// broken saves the record of a match that could not be played on and says where. It returns other errors
// unchanged.
func (cmd *labCmd) broken(d *desk, err error) error {
	var broken *lab.Broken
	if !errors.As(err, &broken) {
		return err
	}
	d.fail(err)
	if broken.Record != nil {
		name, err := filepath.Abs(filepath.Join(cmd.Broken, fmt.Sprintf("weathergage-broken-%d.wgm", broken.Number)))
		if err != nil {
			return err
		}
		if err := os.WriteFile(name, broken.Record, 0o644); err != nil {
			return err
		}
		fmt.Fprintf(d.err, "the record up to there is in %s\n", name)
	}
	return errDiffers
}
