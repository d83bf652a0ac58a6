package command

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/paper"
	"github.com/weathergage/weathergage/record"
)

// sheetsCmd draws the sheets that players of the printed game keep.
type sheetsCmd struct {
	Of       string   `arg:"" help:"A record (.wgm); or the key of a game, for sheets as a scenario begins."`
	Seat     string   `placeholder:"SEAT" help:"Only the sheets of this seat, as it knows them; or all, as an observer does."`
	Step     *int     `placeholder:"N" help:"As they stood after step N of the record; 0 is the start."`
	Each     bool     `help:"Print each company on a page of its own, not the roster of its force."`
	Out      string   `short:"o" required:"" placeholder:"DIR|FILE" help:"A folder for an SVG of each sheet; or FILE.html for all, a page each."`
	Scenario string   `placeholder:"KEY" help:"Scenario of the game; its first if not given."`
	Set      []string `placeholder:"RULE=VALUE" help:"Set an optional rule. May be repeated."`
	packFlags
}

func (*sheetsCmd) Help() string {
	return "Sheets are A5, landscape; the companies of a force stand together on a roster of A4. A browser prints FILE.html, two sheets to a page if you choose that in its dialog, and makes a PDF of it."
}

func (*sheetsCmd) example() string {
	return "weathergage sheets renaissance --scenario lion-and-bull -o fleet.html"
}

// Run writes the sheets.
func (cmd *sheetsCmd) Run(d *desk) error {
	read := cmd.begins
	if strings.HasSuffix(cmd.Of, ".wgm") || cmd.Of == standardInput || isFile(cmd.Of) {
		read = cmd.recorded
	}
	rules, scenario, s, told, err := read(d)
	if err != nil {
		return err
	}
	clerk, ok := rules.(engine.Clerk)
	if !ok {
		return fmt.Errorf("%s keeps no sheets", rules.Info().Name)
	}
	viewer := engine.NoSeat // sees everything
	if cmd.Seat != "" {
		if viewer, err = findSeat(rules.Info(), scenario, cmd.Seat); err != nil {
			return err
		}
	}
	past := told(viewer)
	if viewer == engine.NoSeat {
		viewer = engine.Observer
	} else {
		s.Redact(viewer)
	}
	keys, pages := cmd.pages(rules.Info(), scenario, s, viewer, clerk.Sheets(s, viewer, past))
	if len(pages) == 0 {
		return nothingToPrint(rules.Info(), scenario, s, viewer)
	}
	return cmd.write(d, rules.Info().Name, keys, pages)
}

// pages draws the sheets that a viewer prints, side by side.
func (cmd *sheetsCmd) pages(info *engine.Info, scenario string, s engine.State, viewer engine.Seat, sheets []engine.Sheet) (keys, pages []string) {
	turn, _ := s.Moment()
	note := fmt.Sprintf("turn %d", turn)
	if sc, ok := info.FindScenario(scenario); ok {
		note = sc.Name + ", " + note
	}
	for seat := range engine.Seat(len(info.Seats)) {
		var own []engine.Sheet
		for i := range sheets {
			if sheets[i].Side == seat && (viewer == engine.Observer || seat == viewer) {
				sheets[i].Small = sheets[i].Small && !cmd.Each
				own = append(own, sheets[i])
			}
		}
		k, p := paper.Pages(own, paper.Heading{Side: info.SideName(scenario, seat), Note: note})
		keys, pages = append(keys, k...), append(pages, p...)
	}
	return keys, pages
}

// nothingToPrint says why there is no sheet.
func nothingToPrint(info *engine.Info, scenario string, s engine.State, viewer engine.Seat) error {
	turn, phase := s.Moment()
	whose := "nobody has"
	if viewer != engine.Observer {
		whose = "the " + info.SideName(scenario, viewer) + " do not have"
	}
	return fmt.Errorf("nothing to print: in turn %d (%s) %s anything in play that has a sheet; --step N of a record prints a later step",
		turn, phase, whose)
}

// telling returns the events that a seat has been told of, or with NoSeat all.
type telling func(engine.Seat) []engine.Dated

// begins returns the start of a scenario, by its key; nothing has happened in it.
func (cmd *sheetsCmd) begins(d *desk) (engine.Ruleset, string, engine.State, telling, error) {
	game := gameFlags{Game: cmd.Of, Scenario: cmd.Scenario, Set: cmd.Set, packFlags: cmd.packFlags}
	_, rules, settings, err := game.load(d)
	if err != nil {
		return nil, "", nil, nil, err
	}
	s, err := layOut(rules, game.Scenario, settings, "show")
	return rules, game.Scenario, s, func(engine.Seat) []engine.Dated { return nil }, err
}

// recorded returns a record after the step of --step, and the key of its scenario.
func (cmd *sheetsCmd) recorded(d *desk) (engine.Ruleset, string, engine.State, telling, error) {
	game := gameFlags{Scenario: cmd.Scenario, Set: cmd.Set, packFlags: cmd.packFlags}
	if err := game.none(cmd.Of); err != nil {
		return nil, "", nil, nil, err
	}
	rules, rec, err := openRecord(d, cmd.Of, cmd.Pack)
	if err != nil {
		return nil, "", nil, nil, err
	}
	replayed, fault := record.Replay(rules, rec)
	if replayed == nil {
		return nil, "", nil, nil, fault
	}
	last, err := stepOf("--step", cmd.Step, cmd.Of, len(replayed.Moments)-1)
	if err != nil {
		return nil, "", nil, nil, err
	}
	if cmd.Step == nil && fault != nil {
		return nil, "", nil, nil, fault
	}
	told := func(seat engine.Seat) []engine.Dated { return replayed.Told(last, seat) }
	s := rules.Blank()
	s.CopyFrom(replayed.State(last))
	return rules, rec.Scenario, s, told, nil
}

// write writes the pages to --out.
func (cmd *sheetsCmd) write(d *desk, title string, keys, pages []string) error {
	if strings.HasSuffix(cmd.Out, ".html") {
		fmt.Fprintf(d.out, "%d sheets in %s\n", len(pages), cmd.Out)
		return writeWhole(cmd.Out, []byte(paper.Book(title, pages)))
	}
	if ext := filepath.Ext(cmd.Out); ext == ".pdf" || ext == ".png" {
		return fmt.Errorf("no sheet is drawn as %s: give -o %s.html, and a browser prints that as PDF", ext[1:], strings.TrimSuffix(cmd.Out, ext))
	}
	if strings.HasSuffix(cmd.Out, ".svg") && len(pages) != 1 {
		return fmt.Errorf("expected a folder, or FILE.html, for %d sheets, found -o %s", len(pages), cmd.Out)
	}
	if strings.HasSuffix(cmd.Out, ".svg") {
		return writeWhole(cmd.Out, []byte(pages[0]))
	}
	if err := os.MkdirAll(cmd.Out, 0o755); err != nil {
		return err
	}
	for i, key := range keys {
		if err := writeWhole(filepath.Join(cmd.Out, key+".svg"), []byte(pages[i])); err != nil {
			return err
		}
	}
	fmt.Fprintf(d.out, "%d sheets in %s\n", len(pages), cmd.Out)
	return nil
}
