package command

import (
	"fmt"

	"github.com/weathergage/weathergage/record"
)

// forkCmd makes a new match from one step of a record.
type forkCmd struct {
	File   string `arg:"" help:"The record (.wgm)."`
	Step   *int   `placeholder:"N" help:"After which step; the last if not given. 0 is the start."`
	Record string `required:"" placeholder:"FILE" help:"Where to write the record of the new match."`
	Force  bool   `help:"Overwrite the file of --record, whatever it holds."`
	Pack   string `placeholder:"DIR" help:"Folder of data files that the match was played with."`
}

func (*forkCmd) example() string {
	return "weathergage lab invincible --only 0 > armada.wgm && weathergage fork armada.wgm --step 20 --record what-if.wgm --force"
}

// Run writes the new record.
func (cmd *forkCmd) Run(d *desk) error {
	if sameFile(cmd.File, cmd.Record) && !cmd.Force {
		return fmt.Errorf("the fork would replace %s, the record that it is made of: give --record another file", cmd.File)
	}
	rules, rec, err := openRecord(d, cmd.File, cmd.Pack)
	if err != nil {
		return err
	}
	replayed, err := record.Replay(rules, rec)
	if err != nil {
		return err // it cannot be played to its end
	}
	step, err := stepOf("--step", cmd.Step, cmd.File, len(replayed.Moments)-1)
	if err != nil {
		return err
	}
	fork, err := replayed.Fork(step, (&chance{}).more("match")[:8])
	if err != nil {
		return err
	}
	if err := d.spare(cmd.Record, cmd.Force, "; --force replaces it"); err != nil {
		return err
	}
	if err := alone(cmd.Record, func() error { return writeWhole(cmd.Record, fork.Format()) }); err != nil {
		return err
	}
	dice := "The house throws the dice; --hand-dice rolls real ones."
	if fork.Dice.Umpire {
		dice = "An umpire types real dice, as before."
	}
	if shut := rec.Unopened(); len(shut) > 0 {
		info, seat := rules.Info(), seatOf(rec, shut[0].Seat)
		fmt.Fprintf(d.out, "What %s sealed is not in the fork: %s anew.\n",
			whoHas(info, seat), who(info, seat, "choose", "chooses"))
	}
	fmt.Fprintf(d.out, d.called("Forked after step %d of %d. weathergage play --from %s goes on from there.\n"+dice+"\n"),
		step, len(replayed.Moments)-1, cmd.Record)
	return nil
}
