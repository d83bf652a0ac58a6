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
	if text := string(buf[begun:]); strings.Contains(text, " 1 ") || strings.Contains(text, " 0 ") {
		buf = append(buf[:begun], ofOne.Replace(ofNone.Replace(text))...)
	}
	if begun < len(buf) && 'a' <= buf[begun] && buf[begun] <= 'z' { // a boat has no name of her own
		buf[begun] -= 'a' - 'A'
	}
	return buf
}

// ofNone leaves out of sentences what there is none of.
var ofNone = strings.NewReplacer(" 0 soldiers and ", " ", " and 0 mariners", "", " and 0 small guns", "", ", and 0 men with it", "")

// ofOne is what sentences about several say of one.
var ofOne = strings.NewReplacer(
	" 1 batteries are left", " 1 battery is left", " 1 men are left", " 1 man is left", " 1 men hold ", " 1 man holds ",
	" 1 men stay", " 1 man stays", " 1 guns are left", " 1 gun is left", " 1 are left", " 1 is left", " 1 stay.", " 1 stays.",
	" 1 batteries", " 1 battery", " 1 men", " 1 man", " 1 soldiers", " 1 soldier", " 1 mariners", " 1 mariner", " 1 oars", " 1 oar",
	" 1 holes", " 1 hole", " 1 moves", " 1 move", " 1 small guns", " 1 small gun", " 1 groups", " 1 group", " 1 guns", " 1 gun",
	" 1 gunners", " 1 gunner", " 1 points", " 1 point", " 1 sections", " 1 section", " 1 quarters", " 1 quarter", " 1 tests", " 1 test",
)

// tellMoved tells where a ship has come to, measured as orders and places are, and
// when, if the move is not over.
//
// Case 7.8.
func tellMoved(e *engine.Event) string {
	text := "%A comes to " + mm(e.N[0]) + " mm from the left and " + mm(e.N[1]) + " from the top, heading " +
		bearing((e.N[2]%3600+3600)%3600)
	if when := e.N[3] / 10; when < 100 {
		text += ", " + num(when) + "% of the move gone"
	}
	return text + "."
}

// numberBits are the low bits of a timed number; the moment is in those above.
const numberBits = 16

// timed is a number below 1<<numberBits with the moment of the move at which something is
// fired; ofTimed takes the two apart.
func timed(n int32, when plane.Time) int32 { return n | int32(when*moments/plane.Whole)<<numberBits }

// ofTimed is the number, and the moment in thousandths of a move.
func ofTimed(both int32) (n, thousandths int32) {
	return both & (1<<numberBits - 1), both >> numberBits * (1000 / moments)
}

// Fired is when the gunfire that an event tells of was fired, and whether it hit.
func (r *ruleset) Fired(e engine.Event) (when int32, hit bool) {
	n, when := ofTimed(e.N[3])
	if e.Kind == KindMuskets {
		return when, n > 0
	}
	return when, e.N[2] > 0
}
