package renaissance

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// slave is whether a captive is at the oars.
func (k *throwing) slave(die int) string {
	return either(die >= slaveAt, "a captive is at her oars, and freed", "none is")
}

// whichSlave is which captive is at the oars.
func (k *throwing) whichSlave(die int) string {
	slaves, many := k.g.slavesOf(k.g.ships[k.n].holder)
	i := pickAt(die, max(many, 1))
	if i < 0 || many == 0 {
		return "roll again"
	}
	return "he who began aboard " + k.w.Title(k.g.object(k.g.persons[slaves[i]].of))
}

// combat is how a single combat ends, by both dice, or by the second when the first is thrown.
//
// Case 4.3.2. Ruling R84.
func (k *throwing) combat() []engine.SumPart {
	own, other := 0, 0
	for _, c := range k.at.parts[:k.at.many] {
		if c.of == countedNoble {
			own = int(c.add)
		} else {
			other = int(c.add)
		}
	}
	fill := func(text string) string { return string(k.w.Fill(nil, text, k.th.About, k.th.On, engine.NoObject)) }
	texts := []string{fill("the leader of %O is killed"), fill("the leader of %O is captured"), "they fight on in the next move",
		fill("the leader of %A is captured"), fill("the leader of %A is killed")}
	ends := func(lead int) int { return 2 - min(max(lead, -2), 2) }
	if first := int(k.at.n[stakeDie]); first != 0 {
		return engine.Results(1, func(die int) (string, engine.Case) { return texts[ends(die+own-first)], "4.3.2" })
	}
	return append([]engine.SumPart{{Text: fill("it goes by the die of %A less that of %O"), Rule: "4.3.2"}},
		engine.Differences(func(lead int) (string, engine.Case) { return texts[ends(lead+own-other)], "4.3.2" })...)
}

// sword is whether a captured personality orders his crew to surrender.
func (k *throwing) sword(die int) string {
	return either(k.g.yieldsAt(k.total(die)), "he orders his crew to surrender", "he does not")
}

// windWay is in which way round the wind shifts.
func (k *throwing) windWay(die int) string {
	return either(backsAt(die), "anticlockwise", "clockwise")
}

// shift is whether the wind shifts.
func (k *throwing) shift(total int) string {
	return [...]string{WindHolds: "it holds", WindBacks: "it backs a point", WindVeers: "it veers a point", WindNew: "a new wind: two more dice say from where"}[k.g.tables.Shift[total]]
}

// wheel is whence a new wind blows.
func (k *throwing) wheel(total int) string {
	return fmt.Sprintf("from %d°", int32(k.g.tables.Wheel[total])/int32(tenth)/10)
}

// weather is the weather, and the wind if no further die is thrown for that.
func (k *throwing) weather(total int) string {
	row := &k.g.tables.WeatherBy[total]
	if low, high := row.Beaufort[1], row.Beaufort[6]; low != high {
		return fmt.Sprintf("%s, Beaufort %d to %d", weatherNames[row.Weather], low, high)
	}
	return fmt.Sprintf("%s, Beaufort %d", weatherNames[row.Weather], row.Beaufort[1])
}

// beaufort is the Beaufort number that the wind will reach in the weather thrown before.
//
// Case 5.2.
func (k *throwing) beaufort(die int) string {
	return "Beaufort " + strconv.Itoa(int(k.g.tables.WeatherBy[k.at.n[stakeWeather]].Beaufort[die]))
}

// gale is what a gale does to a ship.
func (k *throwing) gale(dice int) string {
	what := byTotal(k.g.tables.GaleBy[k.at.n[stakeSituation]], 2*dice+k.at.sum())
	if what == GaleDismasts && k.g.capsizesInstead(k.n) {
		what = GaleCapsizes
	}
	return [...]string{GaleNothing: "she rides it out", GaleAnchorLost: "she loses her anchor", GaleTowParts: "her tow parts",
		GaleDismasts: "she is dismasted", GaleCapsizes: "she capsizes"}[what]
}

// intoWindSays are the results of sailing into the wind.
var intoWindSays = [...]string{
	IntoWindTurnsOut: "she may turn out of it", IntoWindDrifts: "she drifts", IntoWindForeTop: "she loses her fore top and drifts",
	IntoWindTops: "she loses all her tops and drifts", IntoWindDismasted: "she is dismasted and drifts",
}

// intoWind is what sailing into the wind does.
func (k *throwing) intoWind(dice int) string {
	return intoWindSays[k.g.intoWindAt(k.n, dice, k.at.sum())]
}

// ramUnderSail is what ramming under sail does to the ram.
func (k *throwing) ramUnderSail(dice int) string {
	return intoWindSays[byTotal(k.g.tables.IntoWind, k.total(dice))]
}

// aim is where a salvo goes whose crew cannot choose.
func (k *throwing) aim(die int) string {
	return either(die <= rigUpTo && k.at.n[stakeHull] == 0, "into the rigging", "into the hull")
}

// hitOrMiss is the optional test, with the crew and the range by which it is read.
//
// Case 10.11.
func (k *throwing) hitOrMiss() []engine.SumPart {
	crew, at := eliteFirst[NumClasses-1-int(k.at.n[stakeClass])], plain(bandNames[k.at.n[stakeBand]])
	parts := []engine.SumPart{{Text: fmt.Sprintf("%s gunners, range %s", crew, at), Value: strconv.Itoa(int(k.at.n[stakeNeeds])) + " or more", Rule: "10.11"}}
	return append(parts, engine.Results(1, func(die int) (string, engine.Case) {
		return either(int32(die) >= k.at.n[stakeNeeds], "a hit", "a miss"), "10.11"
	})...)
}

// whichSide is the side that a die shows.
func (k *throwing) whichSide(die int) string {
	return either(sideAt(engine.Faces{uint16(die)}) == port, "to port", "to starboard")
}

// furled is whether furled sails are hit.
func (k *throwing) furled(die int) string { return either(die == furledHit, "a hit", "a miss") }

// doubleSays are what doubles do.
var doubleSays = [...]string{
	NoDouble: "nothing", MizzenFalls: "her mizzen falls", BonaventureFalls: "her bonaventure mizzen falls", ForeFalls: "her fore mast falls",
	MainFalls: "her main mast falls", MastBelowDecks: "a mast may be hit below decks: another die says which", SpritFalls: "her bowsprit falls",
	RudderLost: "she loses her rudder", RudderIfStern: "she loses her rudder", SteeringLost: "she loses her steering gear",
	CaptainHit: "her captain is hit", CinCHit: "the C-in-C is hit, if he is aboard", PersonalityHit: "another personality is hit, if one is aboard",
}

// double is what a double on the chance dice does.
//
// Case 14.4.
func (k *throwing) double(die int) string {
	row, raked := k.at.n[stakeDouble]-1, k.at.n[stakeRake]
	if row < 0 {
		return doubleSays[NoDouble]
	}
	what := k.g.tables.Doubles[row][die]
	spares := false
	switch what {
	case MizzenFalls, BonaventureFalls, ForeFalls, MainFalls:
		spares = k.at.n[stakeMasts]>>mastOf[what]&1 == 0
	case SpritFalls:
		spares = !k.g.ships[k.n].masts.Has(Sprit)
	case RudderLost:
		spares = raked == 1
	case RudderIfStern:
		spares = raked != 2
	}
	if spares {
		what = NoDouble
	}
	return doubleSays[what]
}

// burst is how many men a burst gun costs.
func (k *throwing) burst(die int) string {
	return "it costs " + strconv.Itoa(k.total(die)) + either(k.total(die) == 1, " man", " men")
}

// muskets is how many men small arms and small guns hit.
//
// Case 15.0.
func (k *throwing) muskets(die int) string {
	n := &k.at.n
	men := k.g.musketsAt(die, n[stakeGroups], n[stakeSmalls], n[stakePart], max(n[stakeOf], 1), n[stakeSweeps] != 0)
	says := strconv.Itoa(int(men)) + either(men == 1, " man is hit", " men are hit")
	return says + either(die == 6, ", and perhaps an officer", "")
}

// officer is whether small arms hit an officer.
func (k *throwing) officer(die int) string {
	switch {
	case die == 6:
		return "the most senior officer is hit"
	case die == 5 && k.g.senior(k.e, CinC, CinC) >= 0:
		return "the next after the C-in-C is hit"
	}
	return "none is hit"
}

// fire is how a fire goes on aboard a ship or in a fort.
//
// Cases 16.0, 25.4.
func (k *throwing) fire(dice int) string {
	if k.n == noShip {
		how := byTotal(k.g.tables.FireBy, k.total(dice))
		return [...]string{FireOut: "it is out", FireBurns: "it burns", FireHalf: "it burns", FireQuarter: "it burns", FireWild: "it is out of control"}[how]
	}
	return [...]string{FireOut: "it is out", FireBurns: "it burns", FireHalf: "she slows down and fires at half effect",
		FireQuarter: "she slows down and fires at quarter effect", FireWild: "it is out of control"}[k.g.fireAt(k.n, k.total(dice))]
}

// explosion is whether a ship explodes.
func (k *throwing) explosion(dice int) string {
	return either(k.g.explodesAt(k.total(dice)), "she explodes", "she burns on")
}

// hole is whether a hole is serious.
func (k *throwing) hole(dice int) string {
	return either(k.g.isSerious(dice), "it is serious: she sinks", "it is not serious")
}

// sinking is how soon a ship sinks.
func (k *throwing) sinking(die int) string { return "in " + manyOf(die, "move") }

// locked is whether ships that meet are locked together.
func (k *throwing) locked(die int) string {
	return either(k.g.locksAt(k.total(die)), "they lock together", "they do not lock")
}

// sidestep is on which side a ship goes past another's bow or stern.
func (k *throwing) sidestep(die int) string {
	return either(int32(die) <= k.at.n[stakeFaces], "on the side on which she lies", "on the other side")
}

// stoveIn is how many holes a bow strikes.
func (k *throwing) stoveIn(die int) string {
	return manyOf(int(holesAt(int32(die), k.at.sum())), "hole")
}

// oars is how many oars are raked.
func (k *throwing) oars(die int) string {
	return manyOf(int(k.g.rakedAt(int32(die), k.at.n[stakeWay])), "oar")
}

// loose is whether a crew that is held can begin to cut loose.
func (k *throwing) loose(dice int) string {
	return either(k.g.cutsAt(dice), "she begins to cut loose", "she is held")
}

// melee is who wins a round, by both dice or by the second when the first is thrown.
//
// Cases 19.5, 19.6.
func (k *throwing) melee() []engine.SumPart {
	own, theirs := force{basic: k.at.n[stakeOwn]}, force{basic: k.at.n[stakeTheirs]}
	texts := []string{"the boarders win", "neither side gives way", "the boarders lose"}
	ends := func(one, two int) int {
		own.die, theirs.die = int32(one), int32(two)
		won := k.g.winner(&own, &theirs)
		if k.th.Code == theDefenders {
			won = -won
		}
		return 1 - won
	}
	parts := []engine.SumPart{{Text: "the die of the others", Value: times(theirs.basic), Rule: "19.5"}}
	if first := int(k.at.n[stakeDie]); first != 0 {
		parts = append(parts, engine.SumPart{Text: "their die shows", Value: strconv.Itoa(first), Rule: "19.5"})
		return append(parts, engine.Results(1, func(die int) (string, engine.Case) { return texts[ends(die, first)], "19.5" })...)
	}
	parts = append(parts, engine.SumPart{Text: "the higher total wins, of equal ones the higher factor", Rule: "19.5"})
	return append(parts, engine.Results(1, func(die int) (string, engine.Case) {
		return against(texts, func(other int) int { return ends(die, other) }), "19.5"
	})...)
}

// against says which faces of another die each of several things comes with.
func against(texts []string, ends func(other int) int) string {
	var all []string
	for i, text := range texts {
		if says := engine.SayTotals(1, 6, func(other int) bool { return ends(other) == i }); says != "" {
			all = append(all, text+" against "+says)
		}
	}
	return strings.Join(all, ", ")
}

// struckDown is what happens to a leader in a melee.
func (k *throwing) struckDown(die int) string {
	return either(k.g.takenAt(die), "he is captured", "he is killed")
}

// moraleSays are the results of a morale test.
var moraleSays = [...]string{
	MoraleHolds: "it holds", MoraleThreeQuarters: "her guns fire at three quarters effect", MoraleHalf: "her guns fire at half effect",
	MoraleCeases: "her guns cease fire", MoraleRecover: "she retires to recover", MoraleRetire: "she retires from action",
	MoraleRetireOrStrike: "she retires or strikes", MoraleCeaseAndRecover: "she ceases fire and retires to recover",
	MoraleCeaseAndRetire: "she ceases fire and retires from action", MoraleStrikes: "she strikes",
}

// morale is the result of a morale test, or that she goes on to retire.
//
// Cases 20.3, 20.4, 21.1.
func (k *throwing) morale(die int) string {
	total := k.total(die)
	what := k.g.tables.moraleAt(Situation(k.at.n[stakeSituation]), total)
	now := spiritOf[what]
	switch after := k.g.goesOn(k.n, k.g.ships[k.n].spirit, now, total); {
	case after == now:
		return moraleSays[what]
	case after == retiring:
		return "she goes on to retire from action"
	}
	return "she goes on to retire to recover"
}

// greed is whether a commander masters his greed.
func (k *throwing) greed(die int) string {
	return either(greedOvercomes(k.at.sum(), die), "greed overcomes him", "he masters it")
}

// prize is which of several equal prizes a commander goes after.
func (k *throwing) prize(die int) string {
	many := 0
	for many < mostStakes-1 && k.at.n[stakeTied+many] != 0 {
		many++
	}
	i := pickAt(die, max(many, 1))
	if i < 0 || many == 0 {
		return "roll again"
	}
	return k.w.Title(k.g.object(shipNo(k.at.n[stakeTied+i] - 1)))
}

// madness is whether a commander loses control of himself.
func (k *throwing) madness(die int) string {
	return either(die == 1, "he loses control of himself", "he does not")
}

// strand is what comes of running aground.
func (k *throwing) strand(die int) string {
	return [...]string{strandedLightly: "she floats in the next move", strandedFast: "she is fast", strandedMasts: "she is fast and loses her masts",
		strandedHard: "she is wrecked", stranded6: "she is wrecked"}[k.g.strandsAt(die, k.total(die))]
}

// refloatSays are what may become of a ship aground.
var refloatSays = []string{"she floats", "she stays aground", "she is wrecked"}

// floats is which of them a grounding factor brings.
func (k *throwing) floats(total int) int {
	switch floats, hard := k.g.floatsAt(total); {
	case floats:
		return 0
	case hard:
		return 2
	}
	return 1
}

// refloat is whether a ship aground floats, by both dice.
func (k *throwing) refloat() []engine.SumPart {
	return append([]engine.SumPart{{Text: "it goes by the first die less the second", Rule: "23.3"}},
		engine.Differences(func(lead int) (string, engine.Case) { return refloatSays[k.floats(k.total(lead))], "23.3" })...)
}

// refloatAt is the same when the first is thrown.
func (k *throwing) refloatAt(die int) string { return refloatSays[k.floats(k.total(-die))] }

// barrier is whether a barrier that is rammed holds, by its defence and what she adds to the die.
//
// Case 23.7.
func (k *throwing) barrier() (parts []engine.SumPart) {
	b := Barrier{Defence: uint8(k.at.n[stakeNeeds])}
	if k.at.many == 0 {
		parts = append(parts, engine.SumPart{Text: countedSays[countedRam-NumFactors].says, Value: "0", Rule: "23.7"})
	}
	parts = append(parts, engine.SumPart{Text: "it breaks above its defence", Value: strconv.Itoa(int(b.Defence)), Rule: "23.7"})
	return append(parts, engine.Results(1, func(die int) (string, engine.Case) {
		return either(b.breaksAt(k.total(die)), "it breaks", "it holds"), "23.7"
	})...)
}
