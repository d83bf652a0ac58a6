package command

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/engine"
)

// gamesCmd lists the installed games.
type gamesCmd struct {
	Game string `arg:"" optional:"" help:"Only this one, by its key or the start of its key."`
	JSON bool   `name:"json" help:"Print one JSON list."`
}

func (*gamesCmd) example() string { return "weathergage games" }

// A gameJSON is one game as games --json prints it.
type gameJSON struct {
	Key       string         `json:"key"`
	Name      string         `json:"name"`
	Rules     string         `json:"rules"`
	Version   int            `json:"version"`
	Pack      string         `json:"pack"`
	Seats     []string       `json:"seats"`
	Scenarios []scenarioJSON `json:"scenarios"`
	Switches  []switchJSON   `json:"switches"`
	Coverage  coverageJSON   `json:"coverage"`
}

type scenarioJSON struct {
	Key     string `json:"key"`
	Name    string `json:"name"`
	About   string `json:"about"`
	Longest int    `json:"longest"`
}

type switchJSON struct {
	Key    string      `json:"key"`
	Name   string      `json:"name"`
	Values []string    `json:"values"`
	Rule   engine.Case `json:"rule"`
}

// Run prints the list.
func (cmd *gamesCmd) Run(d *desk) error {
	list := []gameJSON{}
	games := d.games
	if cmd.Game != "" {
		g, err := d.findGame(cmd.Game)
		if err != nil {
			return err
		}
		games = catalog.List{g}
	}
	for _, g := range games {
		rules, err := g.Rules("")
		if err != nil {
			return err
		}
		one, err := describeGame(rules)
		if err != nil {
			return fmt.Errorf("%s: %w", g.Key, err)
		}
		list = append(list, one)
	}
	if cmd.JSON {
		return d.json(list)
	}
	for i := range list {
		if i > 0 {
			fmt.Fprintln(d.out)
		}
		printGame(d, &list[i])
	}
	return nil
}

func describeGame(rules engine.Ruleset) (gameJSON, error) {
	info := rules.Info()
	covered, err := coverageOf(rules)
	g := gameJSON{
		Key: info.Key, Name: info.Name, Rules: info.Rules, Version: info.Version, Pack: info.Pack,
		Seats: info.Seats, Scenarios: []scenarioJSON{}, Switches: []switchJSON{}, Coverage: covered,
	}
	for _, s := range info.Scenarios {
		g.Scenarios = append(g.Scenarios, scenarioJSON{s.Key, s.Name, s.About, s.Longest})
	}
	for _, s := range info.Switches {
		g.Switches = append(g.Switches, switchJSON{s.Key, s.Name, s.Values, s.Rule})
	}
	return g, err
}

func printGame(d *desk, g *gameJSON) {
	const at = 13 // where what is said begins
	d.hang(g.Key, len(g.Key)+2, g.Name)
	d.hang("  rules", at, fmt.Sprintf("%s, law %d, pack %s", g.Rules, g.Version, g.Pack))
	d.hang("  seats", at, strings.Join(g.Seats, ", "))
	for _, s := range g.Scenarios {
		head := fmt.Sprintf("  scenario   %-11s  ", s.Key)
		d.hang(head, len(head), s.Name)
		d.hang("", at+15, s.About)
	}
	width := 0
	for _, s := range g.Switches {
		width = max(width, len(s.Key)+1+len(strings.Join(s.Values, "|")))
	}
	for _, s := range g.Switches {
		d.hang("  switch     "+s.Key+"="+strings.Join(s.Values, "|"), at+width+2, fmt.Sprintf("%s (%s)", s.Name, s.Rule))
	}
	c := &g.Coverage
	d.hang("  coverage", at, fmt.Sprintf("%d of %d cases enforced, %d with an example, %d with nothing to enforce",
		c.Enforced, c.Cases, c.WithExample, c.NothingToEnforce))
}

// hang prints a text in lines that all begin in one column, the first after its head. If that leaves too
// little room the head has its own line.
func (d *desk) hang(head string, at int, text string) {
	const least = 24
	page, _ := d.size()
	if page-at < least {
		fmt.Fprintln(d.out, head)
		head, at = "", max(page-least-16, 2)
	}
	for _, line := range wrapText(text, page-at) {
		fmt.Fprintf(d.out, "%-*s%s\n", at, head, line)
		head = ""
	}
}

// wrapText breaks text into lines of at most width characters.
func wrapText(text string, width int) []string {
	var out []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len([]rune(line))+1+len([]rune(word)) > width {
			out = append(out, line)
			line = ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	if line == "" {
		return out
	}
	return append(out, line)
}

// json prints one value.
func (d *desk) json(v any) error {
	enc := json.NewEncoder(d.out)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(v)
}
