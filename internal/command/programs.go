package command

import (
	"fmt"
	"os"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/internal/external"
)

// programFlags are about bots that are programs of the player's own.
type programFlags struct {
	ExecTime time.Duration `placeholder:"TIME" help:"How long a program that plays, --bot SEAT=exec:PATH, may take for each answer; 5s if not given."`
	ExecLog  string        `placeholder:"FILE" help:"Write every line that passes to and from such a program to this file."`

	programs *external.Programs
}

// aboutPrograms is said in the help of the commands that have these flags.
const aboutPrograms = " A bot can be a program of yours, such as --bot English=exec:./mybot: docs/bots.md says what it reads and writes."

// open readies the programs of the run, and returns what ends them and says what they left to other bots.
func (f *programFlags) open(d *desk) (func(), error) {
	f.programs = &external.Programs{Time: f.ExecTime, Errors: d.err}
	var log *os.File
	if f.ExecLog != "" {
		var err error
		if log, err = os.Create(f.ExecLog); err != nil {
			return nil, fmt.Errorf("--exec-log: %w", err)
		}
		f.programs.Record = log
	}
	return func() {
		for _, fault := range f.programs.Close() {
			fmt.Fprintln(d.err, fault)
		}
		if log != nil {
			log.Close()
		}
	}, nil
}

// spec reads a bot as ParseSpec does, or as a program.
func (f *programFlags) spec(text string) (bot.Spec, error) {
	if external.Named(text) {
		return f.programs.Parse(text)
	}
	return bot.ParseSpec(text)
}
