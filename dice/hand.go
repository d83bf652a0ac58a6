package dice

import (
	"cmp"
	"fmt"

	"github.com/weathergage/weathergage/engine"
)

// Typed is the source for people who throw real dice: it is dry for every throw of a seat in Seats, so that
// the session asks for the faces, and asks House for all other throws and for those that no person may see; an umpire
// draws those of persons too.
// Throws of nobody (engine.NoSeat) are typed if any seat's are. If House is nil every throw is typed.
type Typed struct {
	Seats   engine.Seats // whose throws are typed
	Persons engine.Seats // who can see real dice; 0 is everyone
	Umpire  bool         // one person has all their seats
	House   engine.Dice
}

// Throw asks the house, or is dry.
func (d *Typed) Throw(t engine.Throw) (engine.Faces, bool) {
	persons := cmp.Or(d.Persons, engine.Everyone)
	if d.House == nil || d.types(t.Seat) && (t.Seen&persons != 0 || d.Umpire && persons.Has(t.Seat)) {
		return engine.Faces{}, false
	}
	return d.House.Throw(t)
}

func (d *Typed) types(s engine.Seat) bool {
	return d.Seats.Has(s) || s > engine.Observer && d.Seats != 0
}

// Count returns the house's count of throws; 0 if the house does not count.
func (d *Typed) Count() int {
	if c, ok := d.House.(engine.Counter); ok {
		return c.Count()
	}
	return 0
}

// Resume sets the count of the house, as House.Resume does; without a house it does nothing.
func (d *Typed) Resume(count int) error {
	if h, ok := d.House.(interface{ Resume(int) error }); ok {
		return h.Resume(count)
	}
	return nil
}

// Keeper keeps the throws made through it, for set-up, which has no session: if a throw is dry, it is typed
// and added to Thrown, and after Rewind the set-up runs again over the same faces.
type Keeper struct {
	Dice   engine.Dice
	Thrown []engine.Thrown
	next   int
}

// Throw answers with the kept faces, in order, then asks Dice and keeps the answers.
func (k *Keeper) Throw(t engine.Throw) (engine.Faces, bool) {
	if k.next == len(k.Thrown) {
		f, ok := k.Dice.Throw(t)
		if !ok {
			return f, false
		}
		th := engine.Thrown{Throw: t, Faces: f}
		if c, ok := k.Dice.(engine.Counter); ok {
			th.House = c.Count()
		}
		k.Thrown = append(k.Thrown, th)
	}
	k.next++
	return k.Thrown[k.next-1].Faces, true
}

// Rewind starts again with the first throw kept.
func (k *Keeper) Rewind() { k.next = 0 }

// Replay answers with the throws of a record, in order, and is dry after the last. It refuses a throw whose
// seat, dice, sides or case differ from the record's; then Err says so, and the source stays dry. It stores
// each throw answered as it was asked for, with what no record holds (Seen, About).
type Replay struct {
	throws []engine.Thrown
	next   int
	err    error
}

// NewReplay returns a source of these throws.
func NewReplay(throws []engine.Thrown) *Replay { return &Replay{throws: throws} }

// Reset prepares the source for other throws.
func (r *Replay) Reset(throws []engine.Thrown) { *r = Replay{throws: throws} }

// Throw answers with the record's next faces.
func (r *Replay) Throw(t engine.Throw) (engine.Faces, bool) {
	if r.err != nil || r.next == len(r.throws) {
		return engine.Faces{}, false
	}
	was := &r.throws[r.next]
	if w := &was.Throw; w.Seat != t.Seat || w.Dice != t.Dice || w.Sides != t.Sides ||
		w.Drawn != t.Drawn || w.Rule != t.Rule {
		r.err = fmt.Errorf("expected a throw of %s, found %s", describe(t), describe(*w))
		return engine.Faces{}, false
	}
	if !was.Faces.Fit(t) {
		r.err = fmt.Errorf("expected faces from 1 to %d, found %v", t.Sides, was.Faces[:t.Dice])
		return engine.Faces{}, false
	}
	was.Throw = t
	r.next++
	return was.Faces, true
}

// Count returns the house's number of the last throw answered, 0 if it was typed.
func (r *Replay) Count() int {
	if r.next == 0 {
		return 0
	}
	return r.throws[r.next-1].House
}

// Left returns how many throws were not asked for.
func (r *Replay) Left() int { return len(r.throws) - r.next }

// Err returns what differed, or nil.
func (r *Replay) Err() error { return r.err }

// describe names a throw: "2d6 by seat 0 for case 7.31".
func describe(t engine.Throw) string {
	what := fmt.Sprintf("%dd%d", t.Dice, t.Sides)
	if t.Drawn {
		what = fmt.Sprintf("a draw of %d", t.Sides)
	}
	if t.Seat <= engine.Observer {
		what += fmt.Sprintf(" by seat %d", t.Seat)
	}
	return what + " for case " + string(t.Rule)
}

// Script answers with faces that a test wrote down, as many as each throw asks for, and is dry after the
// last. It refuses a face that is not on the die; then Err says so, and the source stays dry. Faces left over
// fail a test.
type Script struct {
	faces []uint16
	err   error
}

// NewScript returns a source of these faces.
func NewScript(faces ...uint16) *Script { return &Script{faces: faces} }

// Throw answers with the next faces of the script.
func (s *Script) Throw(t engine.Throw) (engine.Faces, bool) {
	var f engine.Faces
	if s.err != nil || len(s.faces) < int(t.Dice) {
		return f, false
	}
	copy(f[:], s.faces[:t.Dice])
	if !f.Fit(t) {
		s.err = fmt.Errorf("expected faces of %s from 1 to %d, found %v", describe(t), t.Sides, s.faces[:t.Dice])
		return engine.Faces{}, false
	}
	s.faces = s.faces[t.Dice:]
	return f, true
}

// Left returns how many faces were not thrown.
func (s *Script) Left() int { return len(s.faces) }

// Err returns which face does not fit its throw, or nil.
func (s *Script) Err() error { return s.err }
