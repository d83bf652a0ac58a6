package jenkins

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// calls are what each throw decides, by its case, its number of dice and the class of what
// it is about, 0 for any. %S is who throws, %F the other side, %O what it is about.
var calls = [...]struct {
	rule  engine.Case
	dice  uint8
	class uint8
	what  string
}{
	{"5.0", 1, 0, "whether the %S win with %O"},
	{"6.2", 1, 0, "where storms lie this turn"},
	{"6.3", 1, classHex, "what a perilous sea does to the fleet at %O"},
	{"6.3", 1, classStack, "how many ships of the %O are lost; the %S choose them"},
	{"6.6", 1, 0, "the Fortune of War"},
	{"6.8", 1, 0, "what the war in Europe brings"},
	{"6.8", 2, 0, "the points that the war in Europe brings the %S"},
	{"7.2", 1, 0, "the attempt of the %S to intercept the %F at %O"},
	{"7.5", 1, 0, "disease among the %S at %O; an odd number takes a counter"},
	{"9.1", 0, 0, "the fire of the %S at %O: the next guns of equal value in the combat chart"},
	{"9.2", 0, 0, "the dice of the %S in the land combat at %O"},
	{"9.3", 1, 0, "whether the %S may buy %O again"},
	{"11.2", 1, 0, "%O, rerolled for a deception counter"},
	{"11.7", 1, 0, "whether the ship that the %S scuttle blocks the fairway"},
	{"11.9", 1, 0, "whether the %O comes: if it is less than her turn"},
}

// Call is what a throw decides, and for whom.
func (r *ruleset) Call(th engine.Throw) string {
	for i := range calls {
		c := &calls[i]
		if c.rule != th.Rule || c.dice != 0 && c.dice != th.Dice || c.class != 0 && c.class != th.About.Class() {
			continue
		}
		what := strings.NewReplacer("%S", sides[th.Seat&1], "%F", sides[foe(th.Seat)&1]).Replace(c.what)
		return string(r.words.Fill(nil, what, engine.NoObject, th.About, engine.NoObject))
	}
	return ""
}
