package engine

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// Thrown is one throw that was answered.
type Thrown struct {
	Throw Throw
	Faces Faces
	Drawn Object // what the face stands for, if the throw is Drawn
	// House is the number of the throw in the server's count, from 1; 0 if it was typed by hand or comes from
	// a source that does not count.
	House int
	Told  int // how many events of the step came before it
}

// Text returns the faces as they are typed: "3 5".
func (th *Thrown) Text() string {
	return strings.Trim(fmt.Sprint(th.Faces[:th.Throw.Dice]), "[]")
}

// A Counter is a source of dice that numbers its throws, so that they can be verified. Count returns the
// number of the throw it answered last.
type Counter interface {
	Dice
	Count() int
}

// A Step is one accepted choice with everything needed to repeat it. It stays on the server: its choice may
// name hidden things. A seat is sent only those of its events that See it.
type Step struct {
	Choice Choice
	Thrown []Thrown
	Events []Event
	Firm   bool // it cannot be taken back freely
	Sealed bool // it answered a sealed decision
	Back   bool // the seat withdraws its last step with this Choice
}

// DiceNeeded is returned if a throw has to be made by hand. The position is unchanged; the choice is held and
// firm: Play and TakeBack return ErrHeld until the last face is given. Events holds what happened before the
// throw, so that players at a real table can catch up.
type DiceNeeded struct {
	Throw Throw
	Draws []Object // if the throw is Drawn: what each face, from 1 up, stands for
	// Gone says of each face of Draws whether that is not in the bag any more; nil if all is. It is a secret of those
	// who have drawn it, as long as nobody sees the throw.
	Gone   []bool
	Events []Event
}

// Left returns what is still in the bag that is drawn from.
func (d *DiceNeeded) Left() []Object {
	var left []Object
	for i, o := range d.Draws {
		if d.IsLeft(i + 1) {
			left = append(left, o)
		}
	}
	return left
}

// IsLeft reports whether what a face of the draw, from 1 up, stands for is still in the bag.
func (d *DiceNeeded) IsLeft(face int) bool { return d.Gone == nil || !d.Gone[face-1] }

func (d *DiceNeeded) Error() string {
	return fmt.Sprintf("throw %dd%d (case %s)", d.Throw.Dice, d.Throw.Sides, d.Throw.Rule)
}

// Refused is returned for a choice that the rules do not allow; nothing has changed. Refuse turns it into
// sentences.
type Refused struct {
	Illegal
	Of Choice
}

func (r *Refused) Error() string {
	if r.Rule == "" {
		return "not open to choice now"
	}
	return "not allowed by case " + string(r.Rule)
}

var (
	// ErrHeld: a choice is held until its dice have been given.
	ErrHeld = errors.New("a choice is held until its dice are thrown")
	// ErrNotHeld: faces were given although none were asked for.
	ErrNotHeld = errors.New("no dice are asked for")
	// ErrFaces: the faces do not fit the throw: too many, too few or not on the die.
	ErrFaces = errors.New("these faces do not fit the throw")
	// ErrFirm: the choice can no longer be taken back freely.
	ErrFirm = errors.New("this can only be taken back if the other seats agree")
	// ErrNothing: the seat has no choice to take back.
	ErrNothing = errors.New("nothing to take back")
)

// A Session is a position in play. It checks choices, throws dice, remembers how far choices may be taken
// back, and hands each accepted step to Log.
type Session struct {
	State State
	Dice  Dice
	Log   func(Step)

	trial State // the copy on which a choice is tried; the two are swapped
	base  State // the position after the last step that cannot be taken back
	since []Step
	firm  bool // a firm step has been taken
	turn  Turn

	held   bool
	choice Choice
	thrown []Thrown // faces already given for the held choice, in order
	next   int      // the index of the one that the running attempt asks for next
	misfit bool     // one of them did not fit its throw
	asked  []Decision
}

// NewSession starts a session at s, which it keeps and changes. blank makes further states of s's type.
func NewSession(s State, blank func() State, d Dice) *Session {
	ss := &Session{State: s, Dice: d, trial: blank(), base: blank()}
	ss.base.CopyFrom(s)
	ss.turn.Dice = (*attempt)(ss)
	ss.turn.Hear = true
	return ss
}

// attempt is the session as its own source of dice: first the faces of the held choice, then fresh ones,
// which are kept.
type attempt Session

func (a *attempt) Throw(t Throw) (Faces, bool) {
	if a.next < len(a.thrown) {
		a.thrown[a.next].Told = len(a.turn.Events)
		a.next++
		f := a.thrown[a.next-1].Faces
		a.misfit = !f.Fit(t)
		return f, !a.misfit
	}
	f, ok := a.Dice.Throw(t)
	if !ok {
		return f, false
	}
	th := Thrown{Throw: t, Faces: f, Told: len(a.turn.Events)}
	if c, ok := a.Dice.(Counter); ok {
		th.House = c.Count()
	}
	a.keep(th)
	a.next++
	return f, true
}

func (a *attempt) keep(th Thrown) {
	if d, ok := a.trial.(Drawer); ok && th.Throw.Drawn {
		if draws := d.Draws(th.Throw, nil); int(th.Faces[0]) <= len(draws) {
			th.Drawn = draws[th.Faces[0]-1]
		}
	}
	a.thrown = append(a.thrown, th)
}

// Play checks a choice and carries it out. It returns nil, *Refused, *DiceNeeded
// or ErrHeld.
func (s *Session) Play(c Choice) error {
	if s.held {
		return ErrHeld
	}
	if ill := s.State.Check(c); !ill.OK() {
		return &Refused{ill, c}
	}
	s.choice, s.thrown = c, nil
	return s.run()
}

// Give answers DiceNeeded with the faces thrown. It returns nil when the choice
// has been carried out, *DiceNeeded for the next throw, ErrNotHeld or ErrFaces.
func (s *Session) Give(f Faces) error {
	if !s.held {
		return ErrNotHeld
	}
	if !f.Fit(*s.turn.Dry) {
		return ErrFaces
	}
	(*attempt)(s).keep(Thrown{Throw: *s.turn.Dry, Faces: f})
	return s.run()
}

// Retract withdraws the face given last by hand, with all later throws, and asks for it again: it returns
// *DiceNeeded. ErrNotHeld, or ErrNothing if none was given.
func (s *Session) Retract() error {
	if !s.held {
		return ErrNotHeld
	}
	i := LastGiven(s.thrown)
	if i < 0 {
		return ErrNothing
	}
	s.thrown = s.thrown[:i]
	return s.run()
}

// LastGiven returns the index of the last throw that was given by hand, so that no source of dice counts it;
// -1 if there is none.
func LastGiven(thrown []Thrown) int {
	for i := len(thrown) - 1; i >= 0; i-- {
		if thrown[i].House == 0 {
			return i
		}
	}
	return -1
}

// Held returns the held choice and the faces already given, to be stored.
func (s *Session) Held() (Choice, []Thrown, bool) {
	return s.choice, s.thrown, s.held
}

// AtThrow returns the position in which the throw that is asked for is made, in the middle of the held choice;
// nil if none is held. It belongs to the session and must not be changed.
func (s *Session) AtThrow() State {
	if !s.held {
		return nil
	}
	return s.trial
}

// Hold resumes a choice that was held when the session was stored, with the faces given so far. It returns
// what Play would, or ErrFaces if the faces do not fit its throws; then nothing is held.
func (s *Session) Hold(c Choice, given []Thrown) error {
	if s.held {
		return ErrHeld
	}
	if ill := s.State.Check(c); !ill.OK() {
		return &Refused{ill, c}
	}
	s.choice, s.thrown = c, slices.Clone(given)
	return s.run()
}

// run tries the choice on the trial copy with the faces given so far.
func (s *Session) run() error {
	s.trial.CopyFrom(s.State)
	s.turn.Reset()
	s.next, s.misfit = 0, false
	done := Try(s.trial, s.choice, &s.turn)
	if s.misfit || s.next < len(s.thrown) {
		s.held, s.thrown = false, nil
		return ErrFaces
	}
	if !done {
		s.held = true
		need := &DiceNeeded{Throw: *s.turn.Dry, Events: slices.Clone(s.turn.Events)}
		if d, ok := s.trial.(Drawer); ok && need.Throw.Drawn {
			need.Draws = d.Draws(need.Throw, nil)
		}
		if b, ok := s.trial.(Bag); ok && need.Throw.Drawn {
			for i := range need.Draws {
				need.Gone = append(need.Gone, !b.IsLeft(need.Throw, i+1))
			}
		}
		return need
	}
	s.held = false
	sealed := false
	s.asked = s.State.Pending(s.asked[:0])
	for _, d := range s.asked {
		if d.Seat == s.choice.Seat && d.About == s.choice.About {
			sealed = d.Sealed
		}
	}
	s.State, s.trial = s.trial, s.State
	step := Step{
		Choice: s.choice,
		Thrown: s.thrown,
		Events: slices.Clone(s.turn.Events),
		Firm:   s.turn.Firm || s.turn.Out.Has(s.choice.Seat),
		Sealed: sealed,
	}
	s.thrown = nil
	s.accept(step)
	return nil
}

// accept keeps the step as long as it may be taken back, and calls Log.
func (s *Session) accept(step Step) {
	if step.Firm {
		s.base.CopyFrom(s.State)
		s.since = s.since[:0]
		s.firm = true
	} else {
		s.since = append(s.since, step)
	}
	if s.Log != nil {
		s.Log(step)
	}
}

// TakeBack withdraws the seat's last choice about an object (NoObject: its last choice) and replays the rest;
// others are untouched. It is free if since then nobody has thrown dice, learned something or answered;
// sealed choices of different seats do not answer each other. ErrFirm: ask the other seats. ErrNothing,
// ErrHeld.
func (s *Session) TakeBack(seat Seat, about Object) error {
	i, err := s.lastOf(seat, about)
	if err != nil {
		return err
	}
	step := s.since[i]
	kept := slices.Delete(slices.Clone(s.since), i, i+1)
	if err := s.retrace(kept); err != nil {
		return err
	}
	s.State, s.trial = s.trial, s.State
	s.since = kept
	if s.Log != nil {
		s.Log(Step{Choice: step.Choice, Sealed: step.Sealed, Back: true})
	}
	return nil
}

// CanTakeBack reports whether TakeBack of the seat's last choice would be free.
func (s *Session) CanTakeBack(seat Seat) bool {
	_, err := s.lastOf(seat, NoObject)
	return err == nil
}

// lastOf finds the step that TakeBack withdraws.
func (s *Session) lastOf(seat Seat, about Object) (int, error) {
	if s.held {
		return 0, ErrHeld
	}
	answered := false // another seat has chosen since
	for i := len(s.since) - 1; i >= 0; i-- {
		step := &s.since[i]
		if step.Choice.Seat != seat {
			answered = true
			if !step.Sealed {
				return 0, ErrFirm
			}
		} else if about == NoObject || step.Choice.About == about {
			if answered && !step.Sealed {
				return 0, ErrFirm
			}
			return i, nil
		}
	}
	if s.firm {
		return 0, ErrFirm
	}
	return 0, ErrNothing
}
