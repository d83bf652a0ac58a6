package lab

import (
	"errors"
	"fmt"
	"hash/maphash"
	"math/bits"
	"strconv"
	"sync/atomic"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// errStopped: the run was stopped before the match was over.
var errStopped = errors.New("stopped")

// A worker plays one match after another, reusing its memory.
type worker struct {
	x       *Experiment
	stop    *atomic.Bool
	longest int
	bots    []bot.Bot // by seat
	think   []bot.Budget
	trusted []bool // by seat: what the bot picks is a candidate, so it needs no check
	asker   *bot.Asker
	state   engine.State
	start   engine.State // where every match begins; nil if its set-up throws dice
	mixer   dice.Mixer
	turn    engine.Turn
	asked   []engine.Decision
	matches []Match // finished, in order of number
	fired   Fired

	digest   uint64                               // of the choices so far
	examiner *examiner                            // looks at each match instead of its being recorded; nil if nobody does
	before   func(engine.Decision, engine.Choice) // called before each choice; nil if nobody asks
}

func newWorker(x *Experiment, stop *atomic.Bool) (*worker, error) {
	scenario, _ := x.Rules.Info().FindScenario(x.Scenario)
	w := &worker{
		x:       x,
		stop:    stop,
		longest: scenario.Longest,
		asker:   bot.NewAsker(x.Rules.Blank),
		state:   x.Rules.Blank(),
	}
	for _, spec := range x.Bots {
		b, err := spec.New(x.Rules, x.Captain)
		if err != nil {
			return nil, err
		}
		_, picks := b.(bot.Picker)
		w.bots, w.think, w.trusted = append(w.bots, b), append(w.think, spec.Think), append(w.trusted, picks)
	}
	w.turn.Dice = &w.mixer
	if x.digests {
		w.before = func(_ engine.Decision, c engine.Choice) {
			w.digest = bits.RotateLeft64(w.digest, 5) ^ maphash.Comparable(seed, c)
		}
	}
	s, err := w.setup(x.First)
	if err != nil {
		return nil, err
	}
	if !w.turn.Firm {
		w.start = s
	}
	return w, nil
}

// setup lays out the position in which match k begins.
func (w *worker) setup(k int) (engine.State, error) {
	w.mixer = dice.NewMixer(dice.KeyOf(w.x.Key), uint64(k))
	w.turn.Reset()
	return w.x.Rules.Setup(w.x.Scenario, w.x.Settings, &w.turn)
}

// seatKey returns the key for everything that a seat's bot leaves to chance in match k.
func seatKey(key string, k int, seat engine.Seat) uint64 {
	text := strconv.AppendInt([]byte(key+" "), int64(k), 10)
	text = strconv.AppendInt(append(text, ' '), int64(seat), 10)
	return dice.KeyOf(string(text))
}

// seed is that of the digests of matches: those of one run of the program can be compared.
var seed = maphash.MakeSeed()

// begin makes everything ready for match k.
func (w *worker) begin(k int) error {
	w.digest = 0
	for seat, b := range w.bots {
		b.Begin(seatKey(w.x.Key, k, engine.Seat(seat)))
	}
	if w.start != nil {
		w.mixer = dice.NewMixer(dice.KeyOf(w.x.Key), uint64(k))
		w.state.CopyFrom(w.start)
		return nil
	}
	s, err := w.setup(k)
	if err != nil {
		return err
	}
	w.state.CopyFrom(s)
	return nil
}

// play plays match k. An error is a *Broken or errStopped.
func (w *worker) play(k int) (Match, error) {
	var m Match
	var err error
	switch {
	case w.examiner != nil:
		m, err = w.examiner.match(w, k)
	case w.x.records(k):
		return w.witness(k)
	default:
		m, err = w.guarded(k)
	}
	if err != nil && err != errStopped {
		err = &Broken{Number: k, Why: err.Error(), Record: w.remains(k)}
	}
	return m, err
}

// guarded plays match k unrecorded and turns a panic of rules or bot into an
// error.
func (w *worker) guarded(k int) (m Match, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the program broke: %v", r)
		}
	}()
	if err := w.begin(k); err != nil {
		return m, err
	}
	n, err := w.finish()
	if err != nil {
		return m, err
	}
	return w.match(k, w.state, n)
}

// match returns how the match ended in s after n choices.
func (w *worker) match(k int, s engine.State, n int) (Match, error) {
	over, ended := s.Outcome()
	if !ended {
		return Match{}, errors.New("no decision is open and the match is not over")
	}
	turn, _ := s.Moment()
	m := Match{Number: k, Outcome: over, Choices: n, Turns: turn}
	if w.x.digests {
		m.digest = w.digest ^ maphash.Bytes(seed, w.x.Rules.FormatPosition(nil, s))
	}
	return m, nil
}

// finish plays the position on to the end and counts the choices.
func (w *worker) finish() (int, error) {
	for n := 0; ; n++ {
		w.asked = w.state.Pending(w.asked[:0])
		if len(w.asked) == 0 {
			return n, nil
		}
		if w.stop.Load() {
			return n, errStopped
		}
		if n == w.longest {
			return n, tooLong(n)
		}
		d := w.asked[0]
		c := w.asker.Ask(w.bots[d.Seat], w.state, d, w.think[d.Seat])
		if !w.trusted[d.Seat] {
			if ill := w.state.Check(c); !ill.OK() {
				return n, refused(w.x, c, ill)
			}
		}
		if w.before != nil {
			w.before(d, c)
		}
		w.turn.Reset()
		w.state.Apply(c, &w.turn)
	}
}

func tooLong(n int) error {
	return fmt.Errorf("not over after %d choices, the scenario's limit", n)
}

// refused returns the error that a bot made an illegal choice.
func refused(x *Experiment, c engine.Choice, ill engine.Illegal) error {
	info, words := x.Rules.Info(), x.Rules.Words()
	return fmt.Errorf("the bot %s of %s chose %q: %s", x.Bots[c.Seat], info.SeatName(c.Seat),
		engine.FormatChoice(nil, info, words, c), words.Refuse(ill))
}
