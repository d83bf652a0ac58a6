package command

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/record"
)

// oddsCmd computes the exact odds of a choice.
type oddsCmd struct {
	gameFlags
	Choice []string `arg:"" optional:"" help:"The choice, as a record writes it; if not given, every open choice that has odds."`
	From   string   `placeholder:"FILE" help:"A position (.wgp) or a record (.wgm); the scenario's first position if not given."`
	Step   *int     `placeholder:"N" help:"After which step of the record; the last if not given."`
	Key    string   `default:"odds" placeholder:"TEXT" help:"What the dice of the set-up are made from."`
	JSON   bool     `name:"json" help:"Print one JSON list."`
}

func (*oddsCmd) Help() string {
	return "The odds are those that the choosing seat may know. What other seats may answer before the " +
		"dice are the rows of the table."
}

func (*oddsCmd) example() string {
	return "weathergage lab duel --only 0 > duel.wgm && weathergage odds --from duel.wgm --step 5"
}

// An oddsJSON is one choice as odds --json prints it.
type oddsJSON struct {
	Choice string `json:"choice"`
	*dice.Table
	RestsOn []string `json:"restsOn,omitempty"` // what the dice are compared with, in lines
}

// Run prints the tables.
func (cmd *oddsCmd) Run(d *desk) error {
	if cmd.From != "" && cmd.Game != "" && !slices.Contains(d.games.Keys(), cmd.Game) {
		cmd.Choice = append([]string{cmd.Game}, cmd.Choice...) // the file says which game it is
		cmd.Game = ""
	}
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
		rests := sumLines(rules, seen, c)
		table, err := dice.Forecast(rules, seen, c, dice.Options{})
		switch none := errors.Is(err, dice.ErrNoForecast); {
		case none && len(rests) > 0:
			table = &dice.Table{Exact: true}
		case none && len(cmd.Choice) == 0:
			continue
		case err != nil:
			return oddsError(rules, err)
		}
		list = append(list, oddsJSON{string(engine.FormatChoice(nil, rules.Info(), rules.Words(), c)), table, rests})
	}
	if cmd.JSON {
		return d.json(list)
	}
	for i := range list {
		lines := list[i].RestsOn
		if len(list[i].Rows) > 0 {
			lines = append(lines, oddsTable(list[i].Table, d.style(), rules.Info().SeatName)...)
		}
		fmt.Fprintf(d.out, "%s\n%s\n\n", list[i].Choice, strings.Join(lines, "\n"))
	}
	if len(list) == 0 {
		return errors.New("nothing that is open now has odds: only choices that throw dice have; --step looks at another moment of a record")
	}
	return nil
}

// oddsError returns why there are no odds, in the words of the game.
func oddsError(rules engine.Ruleset, err error) error {
	var refused *engine.Refused
	if errors.As(err, &refused) {
		return errors.New(rules.Words().Refuse(refused.Illegal))
	}
	return err
}

// position returns the position that the flags name.
func (cmd *oddsCmd) position(d *desk) (engine.Ruleset, engine.State, error) {
	if cmd.From == "" {
		if cmd.Step != nil {
			return nil, nil, errors.New("--step is a step of a record: give one with --from FILE.wgm")
		}
		_, rules, settings, err := cmd.load(d)
		if err != nil {
			return nil, nil, err
		}
		s, err := layOut(rules, cmd.Scenario, settings, cmd.Key)
		return rules, s, err
	}
	if err := cmd.none(cmd.From); err != nil {
		return nil, nil, err
	}
	text, err := d.read(cmd.From)
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
		if cmd.Step != nil {
			return nil, nil, fmt.Errorf("%s is one position: --step wants a record (.wgm)", cmd.From)
		}
		rules, err := cmd.rules(d, head.Game, head.NoGame)
		if err != nil {
			return nil, nil, err
		}
		s, err := readPosition(d, rules, cmd.From)
		return rules, s, err
	}
	rules, rec, err := openRecord(d, cmd.From, cmd.Pack)
	if err != nil {
		return nil, nil, err
	}
	replayed, err := record.Replay(rules, rec)
	if err != nil {
		return nil, nil, err
	}
	step, err := stepOf("--step", cmd.Step, cmd.From, len(replayed.Moments)-1)
	if err != nil {
		return nil, nil, err
	}
	return rules, replayed.State(step), nil
}

// choices returns the choices that the flags name.
func (cmd *oddsCmd) choices(rules engine.Ruleset, s engine.State) ([]engine.Choice, error) {
	if len(cmd.Choice) > 0 {
		text := withSeat(rules.Info(), scenarioOf(rules, s), strings.Join(cmd.Choice, " "))
		c, bad := engine.ParseChoiceIn(s, rules.Info(), rules.Words(), text)
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

// oddsLines returns the function from which the terminal gets odds.
func oddsLines(rules engine.Ruleset) func(engine.State, engine.Choice, terminal.Style) ([]string, error) {
	_, casts := rules.(engine.Forecaster)
	if _, reckons := rules.(engine.Reckoner); !casts && !reckons {
		return nil
	}
	return func(seen engine.State, c engine.Choice, st terminal.Style) ([]string, error) {
		lines := sumLines(rules, seen, c)
		table, err := dice.Forecast(rules, seen, c, dice.Options{})
		if errors.Is(err, dice.ErrNoForecast) && len(lines) > 0 {
			return lines, nil
		}
		if err != nil {
			return nil, oddsError(rules, err)
		}
		return append(lines, oddsTable(table, st, rules.Info().SeatName)...), nil
	}
}

// sumLines lists what the dice of a permitted choice depend on, if the game says so.
func sumLines(rules engine.Ruleset, seen engine.State, c engine.Choice) (lines []string) {
	by, ok := rules.(engine.Reckoner)
	if ill := seen.Check(c); !ok || !ill.OK() {
		return nil
	}
	for _, s := range by.Reckon(seen, c) {
		lines = append(lines, strings.TrimSpace(s.Title+": "+s.Total))
		for _, p := range s.Parts {
			value := p.Value
			if p.Ways > 0 {
				value = fmt.Sprintf("%d in %d", p.Ways, p.Of)
			}
			if p.Rule != "" {
				value += " (" + string(p.Rule) + ")"
			}
			lines = append(lines, strings.TrimRight(fmt.Sprintf("  %-40s %s", p.Text, strings.TrimSpace(value)), " "))
		}
	}
	return lines
}
