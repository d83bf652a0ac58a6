package invincible

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// calls are what each throw decides, by its case and its number of dice; 0 stands for
// any number. %A is the squadron, %S the seat that throws.
var calls = [...]struct {
	rule engine.Case
	dice uint8
	what string
}{
	{"7.3", 2, "the Retreat Check of %A"},
	{"7.5", 0, "the Battle Dice of %A"},
	{"7.6", 1, "the ammunition of %A"},
	{"7.6", 2, "the morale of %A"},
	{"8.2", 2, "repairs to %A"},
	{"8.3", 2, "rallying %A"},
	{"8.4", 1, "ammunition for %A"},
	{"10.0", 1, "reinforcements for %A"},
	{"11.0", 1, "which bad weather comes"},
	{"11.0", 2, "the Weather Gauge"},
	{"11.1", 1, "what the gale does to %A"},
	{"13.2", 2, "where %A drifts"},
	{"14.1", 1, "the Condition of the Armada"},
	{"14.2", 1, "the arrival of the army"},
	{"16.0", 1, "an event chit for the %S"},
	{"17.1.6c", 1, "a third square for %A"},
	{"17.1.7", 1, "how many chits the %S draw before the first turn"},
	{"17.2.6", 1, "what the storms off Corunna did to %A"},
	{"17.2.8", 1, "how many chits the %S draw before the first turn"},
}

// Call returns what a throw decides, and for whom.
func (r *ruleset) Call(th engine.Throw) string {
	for i := range calls {
		if c := &calls[i]; c.rule == th.Rule && (c.dice == th.Dice || c.dice == 0) {
			what := strings.ReplaceAll(c.what, "%S", r.info.SeatName(th.Seat))
			return string(r.words.Fill(nil, what, th.About, engine.NoObject, engine.NoObject))
		}
	}
	return ""
}
