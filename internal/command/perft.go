package command

import (
	"fmt"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// perftCmd counts what is lawful.
type perftCmd struct {
	gameFlags
	File    string `arg:"" optional:"" help:"A position file (.wgp) to count from."`
	Depth   int    `default:"3" help:"How many choices deep to count."`
	Samples int    `default:"3" help:"How many numbers to try of each range, including both ends."`
	Key     string `default:"perft" placeholder:"TEXT" help:"What the dice are made from."`
	JSON    bool   `name:"json" help:"Print one JSON object."`
}

func (*perftCmd) example() string { return "weathergage perft duel --depth 4" }

// A perftJSON is what perft --json prints.
type perftJSON struct {
	Game     string   `json:"game"`
	Scenario string   `json:"scenario"`
	Samples  int      `json:"samples"`
	Key      string   `json:"key"`
	Counts   []uint64 `json:"counts"` // of runs of 1, 2, ... choices
}

// Run counts and prints.
func (cmd *perftCmd) Run(d *desk) error {
	if err := cmd.none(cmd.File); cmd.File != "" && err != nil {
		return err
	}
	_, rules, settings, err := cmd.load(d)
	if err != nil {
		return err
	}
	if cmd.Depth < 1 || cmd.Samples < 2 {
		return fmt.Errorf("expected a depth of 1 or more and 2 samples or more, found %d and %d", cmd.Depth, cmd.Samples)
	}
	var s engine.State
	if cmd.File != "" {
		s, err = readPosition(d, rules, cmd.File)
	} else {
		s, err = layOut(rules, cmd.Scenario, settings, cmd.Key)
	}
	if err != nil {
		return err
	}
	key := dice.KeyOf(cmd.Key)
	at := func(n int) engine.Dice {
		m := dice.NewMixer(key, uint64(n)+1)
		return &m
	}
	if cmd.JSON {
		counts := engine.Perft(s, rules.Blank, cmd.Depth, cmd.Samples, at)
		return d.json(perftJSON{cmd.Game, cmd.Scenario, cmd.Samples, cmd.Key, counts})
	}
	for depth := 1; depth <= cmd.Depth; depth++ { // each is printed as soon as it is known: the last takes as long as all before
		counts := engine.Perft(s, rules.Blank, depth, cmd.Samples, at)
		fmt.Fprintf(d.out, "%2d  %d\n", depth, counts[depth-1])
	}
	return nil
}
