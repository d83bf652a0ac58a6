package command

import (
	"errors"
	"fmt"
	"path"
	"strings"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/example"
	"github.com/weathergage/weathergage/pack"
)

// tryCmd runs worked examples.
type tryCmd struct {
	Files []string `arg:"" name:"file" help:"Worked examples (.txtar)."`
	packFlags
	JSON bool `name:"json" help:"Print one JSON list."`
}

func (*tryCmd) example() string {
	return `printf '# case 2.4\ngame duel\nscenario open-sea\n\n! A plot resolute 9\nrefused 2.4\n' | weathergage try -`
}

// Run runs the examples, shows each difference, and ends with 1 if there is one. It runs the others even if
// one cannot be read.
func (cmd *tryCmd) Run(d *desk) error {
	reports := []*example.Report{}
	games := map[string]*tried{}
	hold, ran := 0, 0
	var faults []error
	for _, file := range cmd.Files {
		r, err := cmd.try(d, file, games)
		if err != nil {
			faults = append(faults, err)
			r = &example.Report{File: file, Cases: []engine.Case{}, Differences: []example.Difference{}, Fault: err.Error()}
		} else {
			ran++
		}
		if r.Holds() {
			hold++
		}
		if reports = append(reports, r); !cmd.JSON {
			fmt.Fprint(d.out, r)
		}
	}
	if cmd.JSON {
		if err := d.json(reports); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(d.out, "%d of %d examples hold\n", hold, len(cmd.Files))
	}
	if faults != nil {
		return errors.Join(faults...)
	}
	if hold < ran {
		return errDiffers
	}
	return nil
}

// A tried game is what examples of a game are run with.
type tried struct {
	*catalog.Game
	data   *pack.Pack
	rules  engine.Ruleset
	spoilt map[string]error // faults of scenarios, by their keys
}

// try reads and runs one example. A faulty scenario of the pack spoils only the examples that name it.
func (cmd *tryCmd) try(d *desk, file string, games map[string]*tried) (*example.Report, error) {
	text, err := d.read(file)
	if err != nil {
		return nil, err
	}
	if err := isRecord(file, "a worked example", text); err != nil {
		return nil, err
	}
	x, err := example.Parse(file, text)
	if err != nil {
		return nil, err
	}
	g := games[x.Game]
	if g == nil {
		if g, err = cmd.game(d, x); err != nil {
			return nil, err
		}
		games[x.Game] = g
	}
	if err := g.spoilt[x.Scenario()]; err != nil {
		return nil, err
	}
	rules := g.rules
	if x.Brings() {
		if rules, err = x.Rules(g.data, g.Scenarios, g.New); err != nil {
			return nil, err
		}
	}
	return x.Run(rules)
}

// game makes the rules of an example's game with what the flags add to it, without faulty scenarios.
func (cmd *tryCmd) game(d *desk, x *example.Example) (*tried, error) {
	g, err := d.games.Find(x.Game)
	if err != nil {
		return nil, x.NoGame(err)
	}
	own, err := cmd.own(g)
	if err != nil {
		return nil, err
	}
	t := &tried{Game: g, spoilt: map[string]error{}}
	if t.data, err = g.Data(cmd.Pack, own...); err != nil {
		return nil, err
	}
	for {
		t.rules, err = g.New(t.data)
		var fault *pack.Error
		if !errors.As(err, &fault) || g.Scenarios == "" || path.Dir(fault.File) != g.Scenarios {
			return t, err
		}
		key := strings.TrimSuffix(path.Base(fault.File), ".toml")
		if t.spoilt[key] != nil {
			return nil, err // the game cannot do without it
		}
		t.spoilt[key] = err
		t.data = t.data.Without(fault.File)
	}
}
