package command

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// replayCmd steps through a record.
type replayCmd struct {
	File  string  `arg:"" help:"The record (.wgm)."`
	To    *int    `placeholder:"N" help:"Start at step N; without a terminal, stop there and draw the board."`
	Seat  string  `placeholder:"SEAT" help:"Show what this seat saw, or observer; everything if not given."`
	Speed float64 `default:"0" placeholder:"N" help:"Play back N steps a second."`
	Pack  string  `placeholder:"DIR" help:"Folder of data files that the match was played with."`
}

func (*replayCmd) Help() string {
	return "At a terminal: space or right goes on, left goes back, p plays and stops, + and - change the " +
		"speed, a number and Enter jump, Home and End too, / and words look for a step that tells of them, l shows " +
		"all that happened in a step, ? lists the keys, q leaves."
}

func (*replayCmd) example() string {
	return "weathergage lab invincible --only 0 > armada.wgm && weathergage replay armada.wgm --seat English --speed 2"
}

// Run shows the match.
func (cmd *replayCmd) Run(d *desk) error {
	rules, rec, err := openRecord(d, cmd.File, cmd.Pack)
	if err != nil {
		return err
	}
	viewer := engine.NoSeat
	if cmd.Seat != "" {
		if viewer, err = findSeat(rules.Info(), rec.Scenario, cmd.Seat); err != nil {
			return err
		}
	}
	replayed, fault := record.Replay(rules, rec)
	if replayed == nil {
		return fault
	}
	to, err := stepOf("--to", cmd.To, cmd.File, len(replayed.Moments)-1)
	if err != nil {
		return err
	}
	if cmd.To == nil {
		to = -1
	}
	scenario := replayed.Record.Scenario
	f := film{
		desk: d, rules: engine.In(rules, scenario), named: rules.Info().Called(scenario),
		match: replayed, viewer: viewer, speed: cmd.Speed, fault: fault,
	}
	if !d.tty || d.dumb {
		for _, line := range rec.Unopened() {
			defer fmt.Fprintln(d.out, engine.Capital(whoHas(rules.Info(), seatOf(rec, line.Seat)))+" chosen, and it is still sealed.")
		}
		return f.print(to)
	}
	f.at = max(to, 0)
	return f.run()
}

// openRecord reads a record and makes its rules: those of its game, with the player's own scenario in the
// record, if there is one.
func openRecord(d *desk, file, packDir string) (engine.Ruleset, *record.Record, error) {
	if err := isFolder(packDir); packDir != "" && err != nil {
		return nil, nil, fmt.Errorf("--pack: %w", err)
	}
	text, err := d.read(file)
	if err != nil {
		return nil, nil, err
	}
	rec, err := record.Parse(file, text)
	if err != nil {
		return nil, nil, asRecord(file, text, err)
	}
	head, err := record.ReadHead(file, text)
	if err != nil {
		return nil, nil, err
	}
	g, err := d.games.Find(rec.Game)
	if err != nil {
		return nil, nil, head.NoGame(err)
	}
	own, err := g.Carried(file+" ("+rec.Own.Name+")", rec.Own)
	if err != nil {
		return nil, nil, err
	}
	rules, err := g.Rules(packDir, own...)
	return rules, rec, err
}
