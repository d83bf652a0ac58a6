package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// Rounds hold where companies stood at the beginning of their segments. A company that comes back to a place
// for the third time gains nothing by going on like that: it waits there for some turns.
type rounds struct {
	all  [96]visit
	next int // of these, the one that is forgotten first
	rest [8]struct {
		of    engine.Object
		until int
	}
	last int // of those who wait, the one that is forgotten first
}

// A visit is where a company stood at the beginning of its segment in a turn.
type visit struct {
	of      engine.Object
	turn    int
	at      plane.Point
	heading plane.Heading
}

const (
	waits = 5                 // turns, of a company that comes back for the third time
	apart = fury.Inch * 3     // how far it must have gone in between
	same  = fury.Inch * 3 / 2 // how near to where it was counts as there
)

// note writes down where a company begins its segment, and whether it waits from now on.
func (r *rounds) note(a *fury.Aspect, turn int) {
	again, gone := 0, false
	for i := 1; i <= len(r.all); i++ {
		one := &r.all[(r.next-i+len(r.all))%len(r.all)]
		switch {
		case one.of != a.Object || one.turn == 0:
		case one.turn == turn:
			return
		case !one.at.Within(a.Body.At, apart):
			gone = true
		case gone && one.at.Within(a.Body.At, same) && one.heading.Off(a.Body.Heading) < 45*plane.Degree:
			again, gone = again+1, false
		}
	}
	r.all[r.next] = visit{a.Object, turn, a.Body.At, a.Body.Heading}
	r.next = (r.next + 1) % len(r.all)
	if again >= 2 {
		r.rest[r.last].of, r.rest[r.last].until = a.Object, turn+waits
		r.last = (r.last + 1) % len(r.rest)
	}
}

// isDone reports whether a company waits because it only came back to where it was.
func (r *rounds) isDone(a *fury.Aspect, turn int) bool {
	for i := range r.rest {
		if one := &r.rest[i]; one.of == a.Object && turn < one.until {
			return true
		}
	}
	return false
}
