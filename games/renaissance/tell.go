package renaissance

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// Tell writes an event as a sentence for the log.
func (r *ruleset) Tell(buf []byte, e engine.Event) []byte {
	if int(e.Kind) >= numKinds {
		return buf
	}
	begun := len(buf)
	buf = r.tell(buf, e)
	if e.Kind == KindOrdered || e.Kind == KindIdle {
		text := string(buf[begun:])
		buf = append(buf[:begun], ofNone.Replace(text)...)
	}
	if begun < len(buf) && 'a' <= buf[begun] && buf[begun] <= 'z' { // a boat has no name of her own
		buf[begun] -= 'a' - 'A'
	}
	return buf
}

// ofNone leaves out of an order what there is none of; the button for the order has both
// numbers.
var ofNone = strings.NewReplacer(" 0 soldiers and ", " ", " and 0 mariners", "")

// movedFacts returns where a ship has come to, measured as orders and places are, and when, if the move is
// not over.
//
// Case 7.8.
func movedFacts(e *engine.Event) facts {
	when := e.N[movedWhen] / 10
	return facts{e.N[movedLeft], e.N[movedTop], (e.N[movedHeading]%3600 + 3600) % 3600, when, engine.Truth(when < 100)}
}

// Join returns the event that tells of a ship's move in one sentence: where she comes to leg
// by leg, then what it came to.
func (r *ruleset) Join(a, b engine.Event) (engine.Event, bool) {
	return b, a.About == b.About && a.Kind == engine.Moved && (b.Kind == engine.Moved || b.Kind == KindRan)
}

// numberBits are the low bits of a timed number; the moment is in those above.
const numberBits = 16

// timed returns a number below 1<<numberBits with the moment of the move at which something is fired; ofTimed
// takes the two apart.
func timed(n int32, when plane.Time) int32 { return n | int32(when*moments/plane.Whole)<<numberBits }

// ofTimed returns the number, and the moment in thousandths of a move.
func ofTimed(both int32) (n, thousandths int32) {
	return both & (1<<numberBits - 1), both >> numberBits * (1000 / moments)
}

// Fired returns when the gunfire of an event was fired, and whether it hit.
func (r *ruleset) Fired(e engine.Event) (when int32, hit bool) {
	n, when := ofTimed(e.N[firedTimed])
	if e.Kind == KindMuskets {
		return when, n > 0
	}
	return when, e.N[firedPoints] > 0
}
