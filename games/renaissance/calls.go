package renaissance

import "github.com/weathergage/weathergage/engine"

// What a throw decides that is made for one case and number of dice in several ways.
const (
	theHull    = 1 + iota // a salvo
	theRigging            // a salvo
	theFirst              // die
	theSecond             // die
	thePick               // which of several
	theOars
	theMen
	theOfficer
	theSide
	theBoarders
	theDefenders
	theWheel
)

// A stake is what a throw is about besides the ship or fort that it is made for: whom it
// meets, with what, and which of the throws of its case it is.
type stake struct {
	on, with engine.Object
	of       uint8
}

// throwAt throws dice for a ship or fort at a stake. What not everyone may hear of is not
// named.
//
// Cases 1.2, 5.3.
func (g *State) throwAt(t *engine.Turn, dice uint8, rule engine.Case, about engine.Object, at stake) engine.Faces {
	if g.hears(at.on) != engine.Everyone {
		at.on = engine.NoObject
	}
	faces := t.Roll(engine.Throw{Seat: engine.NoSeat, Dice: dice, Sides: 6, Seen: g.hears(about), Rule: rule,
		About: about, On: at.on, With: at.with, Code: at.of})
	g.stakes = tally{}
	return faces
}

// calls are what each throw decides for the ship or fort that it is about, by its case, its
// number of dice and which of them it is: at something, and where nothing is named. All dice
// have six sides.
//
// Case 1.2.
var calls = [...]struct {
	rule engine.Case
	dice uint8
	of   uint8
	what string
	at   string // "" as what
}{
	{"4.3.1", 1, 0, "whether one of her captives is at her oars, on a 6", ""},
	{"4.3.1", 1, thePick, "which of her captives is at her oars", ""},
	{"4.3.2", 1, 0, "the score in single combat", "the score in single combat with the leader of %O"},
	{"4.3.3", 1, 0, "whether a captured leader orders his crew to surrender, on 1 to 3", ""},
	{"5.1", 1, 0, "which way the wind shifts, 1 to 3 anticlockwise", ""},
	{"5.1", 2, 0, "the wind", ""},
	{"5.1", 2, theWheel, "the wind", ""},
	{"5.2", 1, 0, "the Beaufort number that the wind will reach", ""},
	{"5.2", 2, 0, "the weather", ""},
	{"6.3", 2, 0, "how she rides out the gale", ""},
	{"7.2", 2, 0, "how she sails into the wind", ""},
	{"7.9", 2, 0, "how she rams under sail", "how she rams %O under sail"},
	{"10.1", 1, 0, "whether she hits hull or rigging, 1 to 3 the rigging", "%W at %O: hull, or on 1 to 3 the rigging"},
	{"10.11", 1, 0, "hit or miss", "%W at %O: hit or miss"},
	{"11.2", 2, 0, "the chance of her salvo, the plus die first, then the minus die", "%W at %O, the plus die first, then the minus die"},
	{"11.2", 2, theHull, "her salvo at the hull, the plus die first, then the minus die", "%W at the hull of %O, the plus die first, then the minus die"},
	{"11.2", 2, theRigging, "her salvo at the rigging, the plus die first, then the minus die", "%W at the rigging of %O, the plus die first, then the minus die"},
	{"13.1", 2, 0, "which section of her masts is hit next, the plus die first, then the minus die", "which section of her masts %O hits next, the plus die first, then the minus die"},
	{"13.6", 1, 0, "the side over which her masts fall, 1 to 3 port", ""},
	{"13.6", 2, 0, "how many oars her fallen masts break", ""},
	{"13.7", 1, 0, "whether her furled sails are hit, on a 6", "whether %O hits her furled sails, on a 6"},
	{"14.2", 1, 0, "which broadside loses the odd battery, 1 to 3 port", ""},
	{"14.4", 1, 0, "what the double does to her", "what the double of %O does to her"},
	{"14.4", 1, theOars, "which side loses the odd oar, 1 to 3 port", ""},
	{"14.4", 1, theMen, "how many men her burst gun costs", ""},
	{"15.0", 1, 0, "her small arms", "small arms and small guns at %O"},
	{"15.0", 1, theOfficer, "whether her small arms hit an officer", "whether her small arms hit an officer of %O"},
	{"16.0", 2, 0, "the fire aboard", ""},
	{"16.1", 2, 0, "whether she explodes", ""},
	{"17.7", 1, 0, "how many moves she stays afloat", ""},
	{"17.7", 2, 0, "whether a hole is serious, on a 12", ""},
	{"18.1", 1, 0, "whether ships that meet are locked", "whether she and %O are locked together"},
	{"18.1", 1, theSide, "to which side she glances", "to which side she glances past %O"},
	{"18.2", 1, 0, "the holes that her bow strikes", "the holes that her bow strikes in %O"},
	{"18.3", 1, 0, "how many oars she rakes", "how many oars of %O she rakes"},
	{"18.3", 2, 0, "how many of her oars break", "how many of her oars %O breaks"},
	{"18.4", 1, 0, "whether ships side by side are locked", "whether she and %O are locked together"},
	{"19.1", 2, 0, "whether she can cut loose, above 9", "whether she can cut loose from %O, above 9"},
	{"19.5", 1, theBoarders, "the melee on her decks, for the boarders", "the melee on her decks, for the boarders from %O"},
	{"19.5", 1, theDefenders, "the melee on her decks, for those who meet the boarders", "the melee on her decks, for those of %O who meet the boarders"},
	{"19.7", 1, 0, "what happens to her leader in the melee, captured on 1 or 2", ""},
	{"20.2", 1, 0, "her morale", ""},
	{"22.2", 1, 0, "whether her commander masters his greed", "whether her commander masters his greed for %O"},
	{"22.3", 1, 0, "which of several equal prizes he goes after", ""},
	{"22.5", 1, 0, "whether he loses control of himself, on a 1", "whether he loses control of himself over %O, on a 1"},
	{"23.2", 1, 0, "how hard she runs aground", ""},
	{"23.3", 1, theFirst, "whether she floats: the die that is added", ""},
	{"23.3", 1, theSecond, "whether she floats: the die that is subtracted", ""},
	{"23.7", 1, 0, "whether the barrier holds", "whether %O holds"},
}

// Call returns what a throw decides for the ship or fort that it is about.
//
// Case 1.2.
func (r *ruleset) Call(th engine.Throw) string {
	for i := range calls {
		c := &calls[i]
		if c.rule != th.Rule || c.dice != th.Dice || c.of != th.Code {
			continue
		}
		if c.at == "" || th.On == engine.NoObject {
			return c.what
		}
		return string(r.words.Fill(nil, c.at, th.About, th.On, th.With))
	}
	return ""
}
