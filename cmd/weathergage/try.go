package main

import (
	"errors"
	"fmt"

	"weathergage/engine"
	"weathergage/example"
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

// Run runs the examples, shows each difference, and ends with 1 if there is
// one. Those that cannot be read do not keep the others from being run.
func (cmd *tryCmd) Run(d *desk) error {
	reports := []*example.Report{}
	rulesOf := map[string]engine.Ruleset{}
	hold := 0
	var faults []error
	for _, file := range cmd.Files {
		r, err := cmd.try(d, file, rulesOf)
		if err != nil {
			faults = append(faults, err)
			continue
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
	if hold < len(reports) {
		return errDiffers
	}
	return nil
}

// try reads and runs one example.
func (cmd *tryCmd) try(d *desk, file string, rulesOf map[string]engine.Ruleset) (*example.Report, error) {
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
	if rulesOf[x.Game] == nil {
		rules, err := cmd.rules(x.Game, x.NoGame)
		if err != nil {
			return nil, err
		}
		rulesOf[x.Game] = rules
	}
	return x.Run(rulesOf[x.Game])
}
