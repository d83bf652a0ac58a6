package lab

import (
	"bytes"
	"errors"
	"fmt"
	"sync/atomic"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// A recorded match is one that was played through a session and recorded.
type recorded struct {
	rec   *record.Record
	begin engine.State // after set-up
	end   engine.State
	setup []engine.Thrown
	steps []engine.Step
}

// Record plays match k by itself and returns its record, whole. An error is a
// *Broken if the match cannot be played to its end.
func (x *Experiment) Record(k int) (*record.Record, error) {
	if err := x.check(); err != nil {
		return nil, err
	}
	if last := x.First + x.Matches - 1; k < x.First || k > last {
		return nil, fmt.Errorf("expected a match from %d to %d, found %d", x.First, last, k)
	}
	w, err := newWorker(x, new(atomic.Bool))
	if err != nil {
		return nil, err
	}
	played, err := w.record(k)
	if err != nil {
		return nil, &Broken{Number: k, Why: err.Error(), Record: written(played)}
	}
	return played.rec, nil
}

// written returns the record so far as text, or nil.
func written(played *recorded) []byte {
	if played == nil || played.rec == nil {
		return nil
	}
	return played.rec.Format()
}

// record plays match k through a session and records it. It returns the match so far even with an error, and
// turns a panic into one.
func (w *worker) record(k int) (played *recorded, err error) {
	played = new(recorded)
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the program broke: %v", r)
		}
	}()
	if err := w.begin(k); err != nil {
		return played, err
	}
	rules, info := w.x.Rules, w.x.Rules.Info()
	rec := record.New(info, w.x.Scenario, w.x.Settings, fmt.Sprintf("%s-%d", w.x.Key, k))
	rec.Dice = record.Dice{Source: record.Lab, Key: w.x.Key, Number: k}
	for seat, spec := range w.x.Bots {
		rec.Seats[seat].Bot, rec.Seats[seat].Who = true, spec.String()
		rec.Seats[seat].Key = fmt.Sprint(seatKey(w.x.Key, k, engine.Seat(seat)))
	}
	played.rec = rec
	w.mixer = dice.NewMixer(dice.KeyOf(w.x.Key), uint64(k))
	keeper := &dice.Keeper{Dice: &w.mixer}
	s, err := rules.Setup(w.x.Scenario, w.x.Settings, &engine.Turn{Dice: keeper, Hear: true})
	if err != nil {
		return played, err
	}
	played.setup = keeper.Thrown
	played.begin, played.end = rules.Blank(), s
	played.begin.CopyFrom(s)
	return played, w.sit(played)
}

// sit plays a match that has been set up to its end through a session.
func (w *worker) sit(played *recorded) error {
	rec := record.NewRecorder(w.x.Rules, played.rec, played.begin)
	rec.SetUp(played.setup)
	session := engine.NewSession(played.end, w.x.Rules.Blank, &w.mixer)
	session.Log = func(st engine.Step) {
		played.steps = append(played.steps, st)
		rec.Step(st, session.State)
	}
	for n := 0; ; n++ {
		w.asked = session.State.Pending(w.asked[:0])
		if len(w.asked) == 0 {
			played.end = session.State
			return nil
		}
		if w.stop.Load() {
			return errStopped
		}
		if n == w.longest {
			return tooLong(n)
		}
		d := w.asked[0]
		c := w.asker.Ask(w.bots[d.Seat], session.State, d, w.think[d.Seat])
		var no *engine.Refused
		if err := session.Play(c); errors.As(err, &no) {
			return refused(w.x, c, no.Illegal)
		} else if err != nil {
			return err
		}
	}
}

// remains returns the record of match k up to where it broke.
func (w *worker) remains(k int) []byte {
	played, _ := w.record(k)
	return written(played)
}

// witness plays match k through a session, has its record written, read and replayed, counts what happened in
// it, and compares it with the same match played unrecorded. An error is a *Broken or errStopped.
func (w *worker) witness(k int) (Match, error) {
	played, err := w.record(k)
	if err == nil {
		err = w.compare(k, played)
	}
	if err == errStopped {
		return Match{}, err
	}
	if err == nil {
		var m Match
		if m, err = w.match(k, played.end, len(played.steps)); err == nil {
			m.Recorded = true
			return m, nil
		}
	}
	return Match{}, &Broken{Number: k, Why: err.Error(), Record: written(played)}
}

// compare checks that the match is the same in every way it can be played: from its record, from its steps,
// and unrecorded.
func (w *worker) compare(k int, played *recorded) error {
	if err := w.reread(played); err != nil {
		return err
	}
	if err := w.recount(played); err != nil {
		return err
	}
	if !w.x.Repeatable() {
		return nil
	}
	m, err := w.guarded(k)
	if err != nil {
		return err
	}
	if m.Choices != len(played.steps) || !w.state.Equal(played.end) {
		return fmt.Errorf("without a record it ends after %d choices, with one after %d",
			m.Choices, len(played.steps))
	}
	return nil
}

// reread writes the record, reads it and replays it.
func (w *worker) reread(played *recorded) error {
	text := played.rec.Format()
	rec, err := record.Parse(played.rec.Match, text)
	if err != nil {
		return fmt.Errorf("its record cannot be read: %w", err)
	}
	if !bytes.Equal(rec.Format(), text) {
		return errors.New("its record is written differently after it has been read")
	}
	again, err := record.Replay(w.x.Rules, rec)
	if err != nil {
		return fmt.Errorf("its record does not replay: %w", err)
	}
	if last := len(again.Moments) - 1; again.Drift != nil || !again.State(last).Equal(played.end) {
		return errors.New("its record replays to a different end")
	}
	return nil
}

// recount carries the steps out again and counts what happened, for each match by itself: what it adds does not depend on
// the matches before it.
func (w *worker) recount(played *recorded) error {
	fired := Fired{Matches: 1}
	fired.ready()
	fired.throws(played.setup)
	s := w.x.Rules.Blank()
	s.CopyFrom(played.begin)
	kept := dice.NewReplay(nil)
	turn := engine.Turn{Hear: true, Dice: &watcher{Dice: kept, state: s, fired: &fired}}
	for i := range played.steps {
		st := &played.steps[i]
		kept.Reset(st.Thrown)
		turn.Reset()
		if !engine.Try(s, st.Choice, &turn) {
			return fmt.Errorf("choice %d rolls different dice when it is carried out again: %w", i+1, kept.Err())
		}
		fired.step(st)
	}
	if !s.Equal(played.end) {
		return errors.New("carried out again, its choices lead to a different end")
	}
	w.fired.add(&fired)
	return nil
}
