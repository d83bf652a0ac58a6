package command

import (
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/record"
)

// keep has a keeper store the record of the match; nil stores it nowhere.
func (t *table) keep(k *keeper) {
	if t.keeper = k; k == nil {
		return
	}
	t.file = k.file
	t.spec.Keep = func(rec *record.Record, sealed match.Unopened) error {
		if t.mail != nil {
			return t.mail.keep(k, rec, sealed)
		}
		return k.keep(rec.Format())
	}
}

// play plays the match to its end, or until someone leaves. However it stops, the record is complete, and if
// the program itself fails it says where the record is.
func (t *table) play(d *desk) (err error) {
	m, err := match.New(t.spec)
	if err != nil {
		return err
	}
	watch := t.interrupts(d, m)
	defer watch.stop()
	defer func() {
		if r := recover(); r != nil {
			err = t.broke(m, r)
		}
	}()
	if err := t.mail.repeat(m); err != nil || t.mail.waitsForDice(d, m, t.file) {
		return err
	}
	c := terminal.Console{
		Match: m, Umpire: t.umpire, Here: t.mail.here(), In: d.in, Out: d.out, Style: d.style,
		Welcome: t.welcome(),
		Rules:   func(c engine.Case) (string, error) { return readRules(t.spec.Rules, c) },
		Odds:    oddsLines(t.spec.Rules),
		Save:    t.saver(d, m),
	}
	err = c.Run()
	watch.yield()
	if err != nil {
		return err
	}
	t.farewell(d, m)
	return nil
}

// welcome returns the lines above the first question.
func (t *table) welcome() []string {
	out := []string{"help lists what can be typed.", "The house's dice are committed: " + t.commit}
	if t.umpire {
		out = append(out, "You are the umpire: you type real dice for all sides. correct puts right what was typed, set how things stand.")
	}
	if t.again {
		out = append(out, fmt.Sprintf("The match goes on in %s: sitting %d.", t.file, t.spec.Record.Sittings()))
	}
	if t.mail != nil {
		out = append(out, t.mail.since...)
	}
	return out
}

// saver returns a function that writes the record to a file that a person names, without losing another file.
func (t *table) saver(d *desk, m *match.Match) func(string) error {
	var mine []string
	return func(file string) error {
		if t.mail != nil {
			return fmt.Errorf("a match by mail is saved in %s as you play", t.file)
		}
		if t.keeper != nil && sameFile(file, t.file) {
			return t.keeper.keep(m.Record())
		}
		if !slices.Contains(mine, filepath.Clean(file)) {
			if err := d.spare(file, false, ""); err != nil {
				return err
			}
		}
		mine = append(mine, filepath.Clean(file))
		return alone(file, func() error { return writeWhole(file, m.Record()) })
	}
}

// unkept is said of the file for a match whose set-up is not done: nothing could go on from it.
const unkept = "The set-up still waited for dice: nothing is kept in %s.\n"

// farewell prints where the record is and how to check its dice.
func (t *table) farewell(d *desk, m *match.Match) {
	now := m.View(engine.Observer)
	if t.file != "" && now.Seen == nil {
		fmt.Fprintf(d.out, unkept, t.file)
		return
	}
	fmt.Fprintf(d.out, "The house's key: %s\n", t.spec.Key)
	if t.mail != nil {
		t.mail.farewell(d, m, t.file)
		return
	}
	if t.file != "" {
		fmt.Fprintf(d.out, d.called("The record is in %s: weathergage verify %s checks it, dice and all.\n"), t.file, t.file)
		if !now.Over() {
			fmt.Fprintf(d.out, d.called("weathergage play %s goes on.\n"), t.file)
		}
		return
	}
	if !d.tty {
		return
	}
	save := t.saver(d, m)
	for {
		fmt.Fprint(d.out, "Keep the record in a file? (name, or Enter for no) ")
		line, err := d.in.ReadString('\n')
		if line = strings.TrimSpace(line); err != nil || line == "" {
			return
		}
		if err = save(line); err == nil {
			fmt.Fprintf(d.out, "The record is in %s.\n", line)
			return
		}
		fmt.Fprintf(d.err, "%s: not kept: %v\n", d.name, err)
	}
}

// watching waits for a signal to stop.
type watching struct {
	signals chan os.Signal
	done    chan struct{}
	once    sync.Once
	caught  atomic.Bool // a signal came: its handler ends the program
}

// yield leaves the end of the program to the signal handler, if a signal came: it has adjourned the match, so
// the present standing is not a result.
func (w *watching) yield() {
	if w.caught.Load() {
		select {}
	}
}

func (w *watching) stop() {
	w.once.Do(func() {
		signal.Stop(w.signals)
		close(w.done)
	})
}

// interrupts adjourns the match when the program is told to stop, says where its
// record is, and ends the program.
func (t *table) interrupts(d *desk, m *match.Match) *watching {
	w := &watching{signals: make(chan os.Signal, 1), done: make(chan struct{})}
	signal.Notify(w.signals, stops()...)
	go func() {
		select {
		case <-w.done:
		case <-w.signals:
			w.caught.Store(true)
			err := m.Adjourn(engine.NoSeat) // another error means that it has ended, or cannot be kept
			if t.file != "" && errors.Is(err, match.ErrSettingUp) {
				fmt.Fprintf(d.out, "\n"+unkept, t.file)
			} else {
				fmt.Fprintf(d.out, "\nAdjourned. The record so far is in %s\n", t.kept(m))
			}
			t.keeper.release()
			os.Exit(130)
		}
	}()
	return w
}

// kept returns the file with the record, and creates it if there is none.
func (t *table) kept(m *match.Match) string {
	if t.file != "" {
		return t.file
	}
	file := filepath.Join(os.TempDir(), "weathergage-"+t.spec.Record.Match+".wgm")
	if err := writeWhole(file, m.Record()); err != nil {
		return "no file: " + err.Error()
	}
	return file
}

// broke reports a bug in the program without a stack trace: the record is
// what a bug report needs.
func (t *table) broke(m *match.Match, fault any) error {
	return fmt.Errorf("a bug in the program stopped it: %v\n"+
		"the record so far is in %s; please send it with the report", fault, t.kept(m))
}
