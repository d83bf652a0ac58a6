package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"weathergage/dice"
	"weathergage/engine"
	"weathergage/record"
	"weathergage/terminal"
)

// oddsCmd works out the exact odds of a choice.
type oddsCmd struct {
	gameFlags
	Choice []string `arg:"" optional:"" help:"The choice, as in a record; every one that is open and has odds if not given."`
	From   string   `placeholder:"FILE" help:"A position (.wgp) or a record (.wgm); the scenario's first position if not given."`
	Step   int      `default:"-1" placeholder:"N" help:"After which step of the record; the last if not given."`
	Key    string   `default:"odds" placeholder:"TEXT" help:"What the dice of the set-up are made from."`
	JSON   bool     `name:"json" help:"Print one JSON list."`
}

func (*oddsCmd) Help() string {
	return "The odds are those that the choosing seat may know. What other seats may answer before the " +
		"dice are the rows of the table."
}

func (*oddsCmd) example() string {
	return "weathergage odds invincible --from armada.wgm --step 41 'English attack drake > oquendo'"
}

// An oddsJSON is one choice as odds --json prints it.
type oddsJSON struct {
	Choice string `json:"choice"`
	*dice.Table
}

// Run prints the tables.
func (cmd *oddsCmd) Run(d *desk) error {
	rules, s, err := cmd.position(d)
	if err != nil {
		return err
	}
	choices, err := cmd.choices(rules, s)
	if err != nil {
		return err
	}
	list := []oddsJSON{}
	for _, c := range choices {
		seen := rules.Blank()
		seen.CopyFrom(s)
		seen.Redact(c.Seat)
		table, err := dice.Forecast(rules, seen, c, dice.Options{})
		if errors.Is(err, dice.ErrNoForecast) && len(cmd.Choice) == 0 {
			continue
		}
		if err != nil {
			return oddsError(rules, err)
		}
		list = append(list, oddsJSON{string(engine.FormatChoice(nil, rules.Info(), rules.Words(), c)), table})
	}
	if cmd.JSON {
		return d.json(list)
	}
	for i := range list {
		fmt.Fprintf(d.out, "%s\n%s\n\n", list[i].Choice, strings.Join(oddsTable(list[i].Table, d.style()), "\n"))
	}
	if len(list) == 0 {
		return errors.New("nothing that is open now has odds")
	}
	return nil
}

// oddsError says why there are no odds, in the words of the game.
func oddsError(rules engine.Ruleset, err error) error {
	var refused *engine.Refused
	if errors.As(err, &refused) {
		return errors.New(rules.Words().Refuse(refused.Illegal))
	}
	return err
}

// position is the position asked about.
func (cmd *oddsCmd) position(d *desk) (engine.Ruleset, engine.State, error) {
	if cmd.From == "" {
		_, rules, settings, err := cmd.load()
		if err != nil {
			return nil, nil, err
		}
		s, err := layOut(rules, cmd.Scenario, settings, cmd.Key)
		return rules, s, err
	}
	text, err := os.ReadFile(cmd.From)
	if err != nil {
		return nil, nil, err
	}
	head, err := record.ReadHead(cmd.From, text)
	if err != nil {
		return nil, nil, err
	}
	if cmd.Game != "" && cmd.Game != head.Game {
		return nil, nil, fmt.Errorf("%s is of %s, found %s", cmd.From, head.Game, cmd.Game)
	}
	if !head.Match {
		_, rules, err := loadGame(head.Game, cmd.Pack)
		if err != nil {
			return nil, nil, err
		}
		s, err := readPosition(d, rules, cmd.From)
		return rules, s, err
	}
	rules, rec, err := openRecord(cmd.From, cmd.Pack)
	if err != nil {
		return nil, nil, err
	}
	replayed, err := record.Replay(rules, rec)
	if err != nil {
		return nil, nil, err
	}
	last := len(replayed.Moments) - 1
	if cmd.Step > last {
		return nil, nil, fmt.Errorf("%s has %d steps, found --step %d", cmd.From, last, cmd.Step)
	}
	if cmd.Step < 0 {
		cmd.Step = last
	}
	return rules, replayed.State(cmd.Step), nil
}

// choices are those asked about.
func (cmd *oddsCmd) choices(rules engine.Ruleset, s engine.State) ([]engine.Choice, error) {
	if len(cmd.Choice) > 0 {
		text := strings.Join(cmd.Choice, " ")
		c, bad := engine.ParseChoice(rules.Info(), rules.Words(), text)
		if bad != nil {
			return nil, fmt.Errorf("%q: %w", text, bad)
		}
		return []engine.Choice{c}, nil
	}
	var out []engine.Choice
	for _, d := range s.Pending(nil) {
		out = s.Candidates(d, 2, out)
	}
	return out, nil
}

// oddsLines is what the terminal asks for odds.
func oddsLines(rules engine.Ruleset) func(engine.State, engine.Choice, terminal.Style) ([]string, error) {
	if _, ok := rules.(engine.Forecaster); !ok {
		return nil
	}
	return func(seen engine.State, c engine.Choice, st terminal.Style) ([]string, error) {
		table, err := dice.Forecast(rules, seen, c, dice.Options{})
		if err != nil {
			return nil, oddsError(rules, err)
		}
		return oddsTable(table, st), nil
	}
}

// fewRows is how many rows are told with every value that may come up; of more,
// only the means.
const fewRows = 4

// oddsTable sets out a table of odds.
func oddsTable(t *dice.Table, st terminal.Style) []string {
	if len(t.Rows) <= fewRows {
		return append(wholeRows(t, st.Width), oddsNotes(t)...)
	}
	name := 0
	for i := range t.Rows {
		name = max(name, len([]rune(answers(&t.Rows[i]))))
	}
	name = min(name, max(st.Width-len(t.Measures)*9, 20))
	out := []string{}
	for i, m := range t.Measures {
		out = append(out, fmt.Sprintf("%*s%s", name+2+i*9, "", m))
	}
	for i := range t.Rows {
		line := fmt.Sprintf("%-*s", name, cutTo(answers(&t.Rows[i]), name))
		for j := range t.Rows[i].Columns {
			line += fmt.Sprintf("  %-7s", meanText(&t.Rows[i].Columns[j]))
		}
		out = append(out, strings.TrimRight(line, " "))
	}
	return append(out, oddsNotes(t)...)
}

// wholeRows tells each measure with all its values.
func wholeRows(t *dice.Table, width int) []string {
	name := 0
	for _, m := range t.Measures {
		name = max(name, len(m))
	}
	var out []string
	for i := range t.Rows {
		r := &t.Rows[i]
		if len(r.Answers) > 0 {
			out = append(out, answers(r)+":")
		}
		for j := range r.Columns {
			line := fmt.Sprintf("  %-*s  %6s ", name, t.Measures[j], meanText(&r.Columns[j]))
			if !yesOrNo(&r.Columns[j]) {
				line += spread(&r.Columns[j], width-len(line))
			}
			out = append(out, strings.TrimRight(line, " "))
		}
	}
	return out
}

func answers(r *dice.Row) string { return strings.Join(r.Answers, ", ") }

// spread is every value with its chance, as far as there is room.
func spread(c *dice.Column, room int) string {
	out := ""
	for _, v := range c.Values {
		part := fmt.Sprintf("  %d: %s", v.Value, percent(v.Chance))
		if len(out)+len(part) > room {
			return out + " …"
		}
		out += part
	}
	return out
}

// yesOrNo reports whether a column counts nothing but 0 and 1.
func yesOrNo(c *dice.Column) bool {
	for _, v := range c.Values {
		if v.Value != 0 && v.Value != 1 {
			return false
		}
	}
	return true
}

// meanText is a column in one number: a chance, where it is yes or no.
func meanText(c *dice.Column) string {
	if yesOrNo(c) {
		return percent(c.Mean)
	}
	return fmt.Sprintf("%.2f", c.Mean)
}

// percent is a chance as text.
func percent(p float64) string {
	switch {
	case p > 0 && p < 0.0005:
		return "<0.1%"
	case p > 0.9995 && p < 1:
		return ">99.9%"
	}
	return strings.TrimSuffix(fmt.Sprintf("%.1f", p*100), ".0") + "%"
}

// oddsNotes says what is not exact.
func oddsNotes(t *dice.Table) []string {
	var out []string
	for i := range t.Rows {
		if n := t.Rows[i].Samples; n > 0 {
			who := "Not exact"
			if name := answers(&t.Rows[i]); name != "" {
				who = name + " is not exact"
			}
			out = append(out, fmt.Sprintf("%s: estimated from %d ways the dice may fall.", who, n))
		}
	}
	if t.Cut > 1e-6 {
		out = append(out, fmt.Sprintf("Exact but for %s of the ways the dice may fall.", percent(t.Cut)))
	}
	return out
}

func cutTo(s string, room int) string {
	if r := []rune(s); len(r) > room {
		return string(r[:room-1]) + "…"
	}
	return s
}
