package command

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/plain"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/record"
)

// showCmd draws a position.
type showCmd struct {
	gameFlags
	File   string `arg:"" optional:"" help:"A position file (.wgp) instead of the scenario's first position."`
	Seat   string `placeholder:"SEAT" help:"Show what this seat sees, or observer; everything if not given."`
	Text   bool   `help:"The position as text, as a .wgp file holds it."`
	Key    string `default:"show" placeholder:"TEXT" help:"What the dice of the set-up are made from."`
	Table  string `placeholder:"CASE" help:"Print a table of the rulebook instead, by its case or words of its title, or 'all'. With --keys, a table of the data: ships."`
	Keys   bool   `help:"Print instead the keys that a file of your own may use; with --table, those of one table."`
	Lines  bool   `help:"Print instead what each line of a position may say, for one who types it."`
	Source bool   `help:"Print the file of the scenario instead, to copy and change it for --scenario-file."`
}

func (*showCmd) example() string {
	return "weathergage show invincible --scenario calais --seat English"
}

// Run draws the position.
func (cmd *showCmd) Run(d *desk) error {
	if err := cmd.none(cmd.File); cmd.File != "" && err != nil {
		return err
	}
	g, rules, settings, err := cmd.load(d)
	if err != nil {
		return err
	}
	switch {
	case cmd.Source:
		return cmd.showSource(d, g)
	case cmd.Lines:
		return showLines(d, rules)
	case cmd.Keys:
		return cmd.showKeys(d, g)
	case cmd.Table != "":
		return showTables(d, rules, cmd.Table)
	}
	s, err := cmd.position(d, rules, settings)
	if err != nil {
		return err
	}
	viewer := engine.NoSeat
	if cmd.Seat != "" {
		if viewer, err = findSeat(rules.Info(), scenarioOf(rules, s), cmd.Seat); err != nil {
			return err
		}
		s.Redact(viewer)
	}
	if cmd.Text {
		_, err = d.out.Write(rules.FormatPosition(nil, s))
		return err
	}
	if viewer == engine.NoSeat {
		viewer = engine.Observer
	}
	for _, line := range terminal.Draw(rules.Scene(s, viewer), rules.Info(), nil, d.style()) {
		fmt.Fprintln(d.out, line)
	}
	return nil
}

// showLines prints the page about the lines of positions.
func showLines(d *desk, rules engine.Ruleset) error {
	page := rules.Book().Positions
	if page == "" {
		return fmt.Errorf("%s has no page about the lines of its positions", rules.Info().Name)
	}
	_, err := fmt.Fprint(d.out, page)
	return err
}

// showKeys prints the keys of a table of the game's data, or of all.
func (cmd *showCmd) showKeys(d *desk, g *catalog.Game) error {
	data, err := g.Data(cmd.Pack)
	if err != nil {
		return err
	}
	var known []string
	found := false
	for _, t := range data.KeyedTables() {
		known = append(known, t.Name)
		if cmd.Table != "" && !strings.EqualFold(t.Name, cmd.Table) {
			continue
		}
		if cmd.Table == "" {
			fmt.Fprintf(d.out, "%s\n", t.Name)
		}
		found = true
		for _, row := range t.Rows {
			fmt.Fprintln(d.out, strings.TrimRight(fmt.Sprintf("%-24s %s", row[0], row[1]), " "))
		}
	}
	if !found {
		return unknown("table with keys", cmd.Table, known)
	}
	return nil
}

// showSource prints the file of the game's scenario.
func (cmd *showCmd) showSource(d *desk, g *catalog.Game) error {
	if g.Scenarios == "" {
		return fmt.Errorf("%s takes no custom scenarios", g.Key)
	}
	text, err := g.Source(cmd.Scenario)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("the game has no file of the scenario %s", cmd.Scenario)
	}
	if err == nil {
		_, err = d.out.Write(text)
	}
	return err
}

// position reads the file, or lays out the scenario. Objections of the rules to a file are printed and do not
// stop the command.
func (cmd *showCmd) position(d *desk, rules engine.Ruleset, settings []engine.Setting) (engine.State, error) {
	if cmd.File == "" {
		return layOut(rules, cmd.Scenario, settings, cmd.Key)
	}
	return readPosition(d, rules, cmd.File)
}

// layOut sets a scenario up with dice made from a key.
func layOut(rules engine.Ruleset, scenario string, settings []engine.Setting, key string) (engine.State, error) {
	mixer := dice.NewMixer(dice.KeyOf(key), 0)
	turn := engine.Turn{Dice: &mixer}
	return rules.Setup(scenario, settings, &turn)
}

// readPosition reads a position file and prints the rules' objections.
func readPosition(d *desk, rules engine.Ruleset, file string) (engine.State, error) {
	text, err := d.read(file)
	if err != nil {
		return nil, err
	}
	if err := isRecord(file, "a position", text); err != nil {
		return nil, err
	}
	text = plain.Body(text, "weathergage position")
	s, problems, err := rules.ParsePosition(text)
	var fault *engine.TextError
	if errors.As(err, &fault) {
		fault.File = file
		if _, bad := record.ReadHead(file, text); bad != nil {
			err = bad // it is not a position at all
		}
	}
	if err != nil {
		return nil, err
	}
	for _, p := range problems {
		what, where := "", file
		if line, column := p.Place(text, rules.Words()); line > 0 {
			where = fmt.Sprintf("%s:%d:%d", file, line, column)
		}
		if p.About != engine.NoObject {
			what = string(rules.Words().At(s).Fill(nil, "%O: ", engine.NoObject, p.About, engine.NoObject))
		}
		fmt.Fprintf(d.err, "%s: %s%s (case %s)\n", where, what, p.Why, p.Rule)
	}
	return s, nil
}

// showTables prints the tables of a case, those with the given words in their title, or all.
func showTables(d *desk, rules engine.Ruleset, wanted string) error {
	var known []string
	found := false
	for _, t := range rules.Book().Tables {
		known = append(known, string(t.Rule)+" "+t.Title)
		titled := strings.Contains(strings.ToLower(t.Title), strings.ToLower(wanted))
		if wanted != "all" && string(t.Rule) != wanted && !titled {
			continue
		}
		found = true
		fmt.Fprintf(d.out, "%s %s\n\n%s\n", t.Rule, t.Title, strings.TrimRight(t.Text, "\n")+"\n")
	}
	if !found {
		return unknown("table of case", wanted, known)
	}
	return nil
}

// style returns what can be drawn at this desk.
func (d *desk) style() terminal.Style {
	w, h := d.size()
	return terminal.Style{Width: w, Height: h, Colour: d.colour, Clear: d.tty && !d.dumb}
}
