package spain

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// calls say what each throw decides, by its case. %S is who throws, %F the other side, %O
// what it is about, %T what it is thrown at.
var calls = [...]struct {
	rule engine.Case
	what string
}{
	{"11.4", "the income of the %S"},
	{"6.23", "the wind for %O on its declared path"},
	{"6.26", "the wind for %O, which stays on the high seas"},
	{"6.4", "the attempt of %O to intercept %T"},
	{"7.2", "a round of the naval combat at %T"},
	{"7.51", "whether the %S disengage"},
	{"9.3", "the attack of the %S on %T"},
	{"14.1", "winter attrition of a land unit of the %S"},
	{"15.4", "how many Irish rebels rise"},
	{"15.5", "how many English Catholics rise"},
	{"15.6", "how many Scottish Catholics rise"},
}

// windOfInterceptor is what the throw with two dice of case 6.4 decides.
const windOfInterceptor = "the wind for %O, which intercepts"

// Call returns what a throw decides, and for whom.
func (r *ruleset) Call(th engine.Throw) string {
	for i := range calls {
		what := calls[i].what
		if calls[i].rule != th.Rule {
			continue
		}
		if th.Rule == "6.4" && th.Dice == 2 {
			what = windOfInterceptor
		}
		seat := min(th.Seat, Spanish)
		what = strings.NewReplacer("%S", seatTitles[seat], "%F", seatTitles[foe(seat)], "%T", "%W").Replace(what)
		return string(r.words.Fill(nil, what, engine.NoObject, th.About, th.On))
	}
	return ""
}
