package jenkins

import "github.com/weathergage/weathergage/engine"

// calls say what each roll decides, by its case, its number of dice and the class of what it is about; 0 for any. %{1@}
// is the seat that rolls, %{2@} the other, %O what it is about.
var calls = [...]struct {
	rule  engine.Case
	dice  uint8
	class uint8
	what  string
}{
	{"5.0", 1, 0, "whether the %{1@} win with %O"},
	{"6.2", 1, 0, "where storms lie this turn"},
	{"6.3", 1, classHex, "what a perilous sea does to the fleet at %O"},
	{"6.3", 1, classStack, "how many ships of the %O are lost; the %{1@} choose them"},
	{"6.6", 1, 0, "the Fortune of War"},
	{"6.8", 1, 0, "what the war in Europe brings"},
	{"6.8", 2, 0, "the points that the war in Europe brings the %{1@}"},
	{"7.2", 1, 0, "the attempt of the %{1@} to intercept the %{2@} at %O"},
	{"7.5", 1, 0, "disease among the %{1@} at %O; an odd number takes a counter"},
	{"9.1", 0, 0, "the fire of the %{1@} at %O: the next guns of equal value in the combat chart"},
	{"9.2", 0, 0, "the dice of the %{1@} in the land combat at %O"},
	{"9.3", 1, 0, "whether the %{1@} may buy %O again"},
	{"11.2", 1, 0, "%O, rerolled for a deception counter"},
	{"11.7", 1, 0, "whether the ship that the %{1@} scuttle blocks the fairway"},
	{"11.9", 1, 0, "whether the %O comes: if it is less than her turn"},
}

// Call returns what a roll decides, and for whom.
func (r *ruleset) Call(th engine.Throw) string {
	for i := range calls {
		c := &calls[i]
		if c.rule != th.Rule || c.dice != 0 && c.dice != th.Dice || c.class != 0 && c.class != th.About.Class() {
			continue
		}
		return string(r.words.Fill(nil, c.what, engine.NoObject, th.About, engine.NoObject, int32(th.Seat), int32(foe(th.Seat))))
	}
	return ""
}
