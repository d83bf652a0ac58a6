package renaissance

import "weathergage/engine"

// calls are what each throw decides, by its case and its number of dice. All dice have
// six sides. Of those that may decide several things, what was told before it says
// which.
//
// Case 1.2.
var calls = [...]struct {
	rule engine.Case
	dice uint8
	what string
}{
	{"4.3.1", 1, "whether one of her captives is at her oars, on a 6; if there are several, which"},
	{"4.3.2", 1, "the score of one who fights in single combat"},
	{"4.3.3", 1, "whether a captured leader orders his crew to surrender"},
	{"5.1", 1, "which way round the wind goes, 1 to 3 anticlockwise"},
	{"5.1", 2, "the wind"},
	{"5.2", 1, "the Beaufort number that the wind goes to"},
	{"5.2", 2, "the weather"},
	{"6.3", 2, "how she rides the gale"},
	{"7.2", 2, "how she sails into the wind"},
	{"7.9", 2, "how she rams under sail"},
	{"10.1", 1, "whether she hits hull or rigging"},
	{"10.11", 1, "hit or miss"},
	{"11.2", 2, "the chance of her salvo, the plus die first, then the minus die"},
	{"13.1", 2, "which section of her masts is hit next, the plus die first, then the minus die"},
	{"13.6", 1, "the side over which her masts fall, 1 to 3 port"},
	{"13.6", 2, "how many oars her fallen masts break"},
	{"13.7", 1, "whether furled sails are hit, on a 6"},
	{"14.2", 1, "which broadside loses the odd battery, 1 to 3 port"},
	{"14.4", 1, "what the double does"},
	{"15.0", 1, "her small arms; after a 6, whether an officer is hit"},
	{"16.0", 2, "her fire"},
	{"16.1", 2, "whether she explodes"},
	{"17.7", 1, "how many moves she stays afloat"},
	{"17.7", 2, "whether a hole is serious"},
	{"18.1", 1, "how ships that meet go on: locked, or to which side they glance"},
	{"18.2", 1, "the holes that her bow strikes"},
	{"18.3", 1, "how many oars she rakes"},
	{"18.3", 2, "how many of her oars break"},
	{"18.4", 1, "whether ships side by side are locked"},
	{"19.1", 2, "whether she is kept from cutting loose"},
	{"19.5", 1, "the melee on her decks"},
	{"19.7", 1, "what becomes of the leader of the losers"},
	{"20.2", 1, "her morale"},
	{"22.2", 1, "whether her commander masters his greed"},
	{"22.3", 1, "which of the ships as near he is after"},
	{"22.5", 1, "whether he loses control of himself, on a 1"},
	{"23.2", 1, "how hard she runs aground"},
	{"23.3", 1, "whether she floats: first the die that is added, then the one that is taken off"},
	{"23.7", 1, "whether the barrier holds"},
}

// Call is what a throw decides.
//
// Case 1.2.
func (r *ruleset) Call(th engine.Throw) string {
	for i := range calls {
		if c := &calls[i]; c.rule == th.Rule && c.dice == th.Dice {
			return c.what
		}
	}
	return ""
}
