package jenkins

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A die of a combat is named by what it shows, and in naval combat also by its counter. If several dice show the same,
// those that nothing tells apart share one name; the others are numbered from 2 on.
//
// Case 11.2.

// dieObject returns the object of a die of a seat that shows a face from 1 to 6, or 0 for any face. by is the kind that
// rolls it, Unseen in land combat; nth is how many others of that name come before it.
func dieObject(s engine.Seat, by Counter, face uint8, nth int) engine.Object {
	return engine.Thing(classDie, int(s)<<15|int(by)<<7|nth<<3|int(face))
}

// dieParts takes an object of dieObject apart.
func dieParts(o engine.Object) (s engine.Seat, by Counter, face uint8, nth int) {
	n := o.Number()
	return engine.Seat(n >> 15 & 1), Counter(n >> 7 & 0xFF), uint8(n & 7), n >> 3 & 15
}

// dieName returns the object that names die n of a seat in naval combat, and false if a die before it is just like it:
// one of the same kind of counter, whose dice show the same.
func (c *Combat) dieName(seat engine.Seat, n int) (engine.Object, bool) {
	own, nth := &c.Shots[seat][n], 0
	for m := range n {
		switch s := &c.Shots[seat][m]; {
		case s.By != own.By || s.Face != own.Face:
		case c.facesOf(seat, s.Group) == c.facesOf(seat, own.Group):
			return engine.NoObject, false
		case !c.likeBefore(seat, m):
			nth++
		}
	}
	return dieObject(seat, own.By, own.Face, nth), nth < mostAlike
}

// likeBefore reports whether a die before die m is just like it.
func (c *Combat) likeBefore(seat engine.Seat, m int) bool {
	own := &c.Shots[seat][m]
	for k := range m {
		if s := &c.Shots[seat][k]; s.By == own.By && s.Face == own.Face &&
			c.facesOf(seat, s.Group) == c.facesOf(seat, own.Group) {
			return true
		}
	}
	return false
}

// facesOf counts what the dice of one counter show.
func (c *Combat) facesOf(seat engine.Seat, group uint8) (faces [7]uint8) {
	for _, s := range c.Shots[seat][:c.NumShots[seat]] {
		if s.Group == group {
			faces[s.Face]++
		}
	}
	return faces
}

// dieRow returns the object by which choices name die n of a seat in naval combat. It is NoObject before the die is
// rolled, and for a die that is just like another.
func (c *Combat) dieRow(seat engine.Seat, n int) engine.Object {
	if on, other := c.dieName(seat, n); other && c.Shots[seat][n].Face != 0 {
		return on
	}
	return engine.NoObject
}

// dieNamed returns the index of the die of naval combat that an object names, or -1.
func (c *Combat) dieNamed(o engine.Object) int {
	seat, _, _, _ := dieParts(o)
	for n := range int(c.NumShots[seat]) {
		if on, other := c.dieName(seat, n); other && on == o {
			return n
		}
	}
	return -1
}

// rethrow gives the die that an object names a new face and returns the old.
func (c *Combat) rethrow(o engine.Object, face uint8) (was uint8) {
	owner, _, was, _ := dieParts(o)
	if c.Naval {
		c.Shots[owner][c.dieNamed(o)].Face = face
		return was
	}
	c.Faces[owner][was]--
	c.Faces[owner][face]++
	return was
}

// has reports whether an object names a die of the combat.
func (c *Combat) has(o engine.Object) bool {
	if o.Class() != classDie || !c.Naval {
		owner, by, face, nth := dieParts(o)
		return o.Class() == classDie && by == Unseen && nth == 0 && face > 0 && face < 7 && c.Faces[owner][face] > 0
	}
	return c.dieNamed(o) >= 0
}

// offerDice offers the dice of both seats that may be rolled again, with the deception counter that is spent if there
// are several.
//
// Case 11.2.
func (c *Combat) offerDice(with engine.Object, o *engine.Offer) {
	for owner := English; owner <= Spanish; owner++ {
		for n := range int(c.NumShots[owner]) {
			if on, other := c.dieName(owner, n); other {
				o.Add(engine.Option{Verb: VerbDeceive, On: on, With: with, Rule: "11.2"})
			}
		}
		for face := uint8(1); face <= 6; face++ {
			if c.Faces[owner][face] > 0 {
				on := dieObject(owner, Unseen, face, 0)
				o.Add(engine.Option{Verb: VerbDeceive, On: on, With: with, Rule: "11.2"})
			}
		}
	}
}

// dieKey returns the name of a die in records: english-die-3, lion-die-3, e-frigate-die-3.2.
func (tb *Tables) dieKey(o engine.Object) string {
	seat, by, face, nth := dieParts(o)
	name := seatNames[seat]
	if int(by) >= len(tb.Counters) {
		return ""
	}
	if by != Unseen {
		name = tb.Counters[by].Key
	}
	name += dieMark + strconv.Itoa(int(face))
	if nth > 0 {
		name += "." + strconv.Itoa(nth+1)
	}
	return name
}

const dieMark = "-die-"

// findDie reads a name of dieKey.
func (tb *Tables) findDie(name string) (engine.Object, bool) {
	whose, shows, ok := strings.Cut(name, dieMark)
	shows, number, many := strings.Cut(shows, ".")
	if !ok || len(shows) != 1 || shows[0] < '0' || shows[0] > '6' {
		return engine.NoObject, false
	}
	nth := 1
	if many {
		n, err := strconv.Atoi(number)
		if err != nil || n < 2 || n > mostAlike || number[0] == '0' || number[0] == '+' {
			return engine.NoObject, false
		}
		nth = n
	}
	for seat, title := range seatNames {
		if title == whose && !many {
			return dieObject(engine.Seat(seat), Unseen, shows[0]-'0', 0), true
		}
	}
	for c := 1; c < len(tb.Counters); c++ {
		if tb.Counters[c].Key == whose {
			return dieObject(tb.Counters[c].Seat, Counter(c), shows[0]-'0', nth-1), true
		}
	}
	return engine.NoObject, false
}

// dieTitle returns a die as a person reads it: "the English die that shows 3", "the die of the English Lion that shows
// 3".
func (tb *Tables) dieTitle(o engine.Object) string {
	seat, by, face, nth := dieParts(o)
	title := "the " + seatTitles[seat] + " die"
	if by != Unseen && int(by) < len(tb.Counters) {
		title = "the die of the " + seatTitles[seat] + " " + tb.Counters[by].Title
	}
	if face > 0 {
		title += " that shows " + strconv.Itoa(int(face))
	}
	if nth > 0 {
		title += fmt.Sprintf(" (number %d)", nth+1)
	}
	return title
}
