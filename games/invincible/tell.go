package invincible

import (
	"strconv"

	"weathergage/engine"
)

// sentences tell events, by kind: %A %O %W are the titles of its objects, %1 to %4
// its numbers. Kinds that need more than that are told by function.
var sentences = [numKinds]string{
	KindTurn:          "Turn %1 begins",
	KindStorm:         "Off Corunna %A rolls %1",
	KindPlaced:        "%A takes station at %O",
	KindMoved:         "%A sails to %O",
	KindAttacked:      "%A attacks %O",
	KindAccepted:      "%A accepts combat with %O",
	KindWithdrew:      "%A withdraws to %O",
	KindLost:          "%A is eliminated",
	KindLowAmmo:       "%A is low on ammunition",
	KindBroken:        "%A breaks",
	KindSilenced:      "%A has broken under fire and does not fire back",
	KindRallied:       "%A rallies",
	KindNoLowAmmo:     "%A has powder and shot again",
	KindGift:          "%W hands its ammunition over to %A and is now low itself",
	KindDisengaged:    "%A disengages to %O",
	KindReorganized:   "%A rejoins the Armada at %O",
	KindReinforced:    "%A is reinforced: %1 strength added so far",
	KindExit:          "%A leaves the Tactical Map",
	KindArmada:        "The Armada comes to %O",
	KindArmadaStays:   "The Armada stays where it is",
	KindSailed:        "%A sails to %O",
	KindEntered:       "%A comes onto the Tactical Map at %O",
	KindShifted:       "%A slips its cables and shifts to %O",
	KindScattered:     "%A is scattered to %O",
	KindCollided:      "%A runs into %O",
	KindShoals:        "%A is driven among the shoals",
	KindNothing:       "Nothing comes of %A",
	KindBonus:         "The %S draw %2 more chits for %A",
	KindDrawn:         "The %S draw %A",
	KindHeld:          "The %S hold %A",
	KindHanded:        "%A is handed to the %S",
	KindCancelled:     "%A is cancelled",
	KindUnused:        "%A finds nobody it could strike and goes back",
	KindThrownBack:    "%A is thrown back",
	KindStruck:        "%A strikes %O",
	KindGaleRoll:      "%A rolls %1 in the gale",
	KindReinforceRoll: "%A rolls %1 for reinforcements",
}

// Names of numbers in events.
var (
	toldWinds    = [...]string{Westerly: "westerly", Easterly: "easterly"}
	toldWeathers = [...]string{Normal: "normal", Calm: "calm", Fog: "fog", Gales: "gales"}
	toldTactics  = [...]string{StandOff: "Stand Off", CloseIn: "Close In", TryToBoard: "Try to Board"}
	toldResults  = [numResults]string{
		resultPostponed: "the Armada is not fit to fetch the army: the invasion is put off, and the English have won",
		resultFailed:    "the Armada is not fit to cover the landing: the invasion fails, and the English have won",
		resultInvasion:  "the army of Flanders lands in England: the Spanish have won",
		resultDestroyed: "no squadron of the Armada is left: the English have won",
		resultSeason:    "the season is over and no army has landed: the English have won",
	}
)

// Tell appends an event as a sentence for the log.
func (r *ruleset) Tell(buf []byte, e engine.Event) []byte {
	if e.Kind == engine.Moved {
		e.Kind = KindMoved
	}
	if int(e.Kind) >= numKinds {
		return buf
	}
	if s := sentences[e.Kind]; s != "" {
		return r.fill(buf, s, e)
	}
	switch e.Kind {
	case KindModifiers, KindBattle, KindTactic, KindRetreatCheck, KindMoraleRoll, KindHit, KindLowAmmoRoll,
		KindThirdSquare:
		return r.tellCombat(buf, e)
	case KindRepairRoll, KindRallyRoll, KindResupplyRoll, KindRepaired, KindResupplied:
		return r.tellAction(buf, e)
	}
	return r.tellCampaign(buf, e)
}

// fill is Words.Fill with %S for the seat in the first number and the event's own
// objects and numbers.
func (r *ruleset) fill(buf []byte, sentence string, e engine.Event) []byte {
	for i := 0; i+1 < len(sentence); i++ {
		if sentence[i] == '%' && sentence[i+1] == 'S' {
			buf = r.words.Fill(buf, sentence[:i], e.About, e.On, e.With, e.N[:]...)
			buf = append(buf, r.info.SeatName(engine.Seat(e.N[0]))...)
			return r.words.Fill(buf, sentence[i+2:], e.About, e.On, e.With, e.N[:]...)
		}
	}
	return r.words.Fill(buf, sentence, e.About, e.On, e.With, e.N[:]...)
}

func (r *ruleset) tellCombat(buf []byte, e engine.Event) []byte {
	switch e.Kind {
	case KindModifiers:
		buf = r.fill(buf, "%A prepares to fire on %O: each die ", e)
		buf = modifiers(buf, "as it falls", e.N[:], "from the tactics", "of its own", "by its state", "by chits and options")
	case KindBattle:
		buf = r.fill(buf, "%A fires on %O:", e)
		buf = shown(append(buf, ' '), e.N[0])
		switch {
		case e.N[1] != 0 && e.N[0] > 6:
			buf = withSign(append(buf, ", each "...), e.N[1])
		case e.N[1] != 0:
			buf = withSign(append(buf, ' '), e.N[1])
		}
		buf = plural(append(buf, ": "...), e.N[2], "hit")
	case KindTactic:
		sentence := "%A chooses "
		if e.N[1] != 0 {
			sentence = "%A is forced to "
		}
		buf = append(r.fill(buf, sentence, e), toldTactics[e.N[0]]...)
	case KindRetreatCheck:
		buf = sum(r.fill(buf, "%A tries to withdraw: ", e), e.N[0], e.N[1])
		buf = append(buf, either(e.N[2] != 0, ", and gets away", ", and does not get away")...)
	case KindMoraleRoll:
		buf = shown(r.fill(buf, "%A tests its morale: ", e), e.N[0])
		if e.N[1] != 0 || e.N[2] != 0 {
			buf = modifiers(append(buf, ", "...), "", e.N[1:3], "for hits", "for all else")
			buf = append(buf, ',')
		}
		buf = strconv.AppendInt(append(buf, " makes "...), int64(e.N[3]), 10)
	case KindHit:
		buf = plural(r.fill(buf, "%A takes ", e), e.N[0], "hit")
		buf = append(strconv.AppendInt(append(buf, " and has "...), int64(e.N[1]), 10), " marked"...)
	case KindLowAmmoRoll:
		buf = plural(r.fill(buf, "%A has fired ", e), e.N[1], "Shot")
		buf = r.fill(buf, " and rolls %1 for ammunition", e)
	case KindThirdSquare:
		buf = r.fill(buf, "%A rolls %1 for a third square: ", e)
		buf = append(buf, either(e.N[1] != 0, "it may sail on", "it stays")...)
	}
	return buf
}

func (r *ruleset) tellAction(buf []byte, e engine.Event) []byte {
	switch e.Kind {
	case KindRepairRoll:
		buf = reckoned(r.fill(buf, either(e.N[3] != 0, "%A tries to repair again: ", "%A tries to repair: "), e), e)
	case KindRallyRoll:
		buf = reckoned(r.fill(buf, either(e.N[3] != 0, "%A tries to rally with help: ", "%A tries to rally: "), e), e)
	case KindResupplyRoll:
		buf = reckoned(r.fill(buf, "%A tries to resupply: ", e), e)
	case KindRepaired:
		return plural(r.fill(buf, "%A repairs a hit: ", e), e.N[0], "left")
	case KindResupplied:
		return plural(r.fill(buf, "%A makes good a Shot: ", e), e.N[0], "left")
	}
	return buf
}

// reckoned writes the dice in an event's first number, the modifier in its second
// and what they make: 3+5 +1 makes 9; a single die that nothing changes alone.
func reckoned(buf []byte, e engine.Event) []byte {
	buf = sum(buf, e.N[0], e.N[1])
	if e.N[0] <= 6 && e.N[1] == 0 {
		return buf
	}
	return strconv.AppendInt(append(buf, " makes "...), int64(e.N[2]), 10)
}

func (r *ruleset) tellCampaign(buf []byte, e engine.Event) []byte {
	switch e.Kind {
	case KindPhase:
		buf = append(append(buf, "Phase: "...), sequence[e.N[0]].phase...)
	case KindPlayed:
		buf = r.fill(buf, either(e.On != engine.NoObject, "The %S play %A for %O", "The %S play %A"), e)
	case KindWeather:
		buf = append(append(buf, "The weather turns to "...), toldWeathers[e.N[0]]...)
	case KindGaugeRoll:
		buf = sum(append(buf, "Weather gauge: "...), e.N[0], 0)
	case KindWind:
		buf = append(append(buf, "The wind is "...), toldWinds[e.N[0]]...)
	case KindBadWeather:
		buf = append(r.fill(buf, "Bad weather, %1: ", e), toldWeathers[e.N[1]]...)
	case KindFireships:
		buf = plural(append(buf, "Fireships drift down on the Armada, "...), e.N[0], "English squadron")
		buf = withSign(append(buf, " at hand: Morale rolls "...), e.N[1])
	case KindScatterRoll:
		buf = sum(r.fill(buf, "%A cuts its cables and drifts: ", e), e.N[0], 0)
	case KindConditionRoll:
		buf = reckoned(append(buf, "Condition of the Armada: "...), e)
	case KindCondition:
		buf = append(buf, either(e.N[0] != 0, "The Armada is fit", "The Armada is not fit")...)
	case KindProcedure:
		buf = append(buf, either(e.N[0] != 0, "The Armada sets about landing the army",
			"Off Gravelines the Armada waits for the army")...)
	case KindPutOff:
		buf = append(buf, either(e.N[0] != 0, "The weather puts the landing off", "The weather puts the rendezvous off")...)
	case KindArrivalRoll:
		buf = reckoned(r.fill(buf, "Attempt %4 to meet the army: ", e), e)
	case KindArrived:
		buf = append(buf, either(e.N[0] != 0, "The army is there and embarks", "The army is not there")...)
	case KindOpeningRoll:
		buf = append(append(buf, "The "...), r.info.SeatName(engine.Seat(e.N[1]))...)
		buf = plural(append(buf, " draw "...), e.N[0], "chit")
		buf = append(buf, " before the first turn"...)
	case KindEnd:
		result := toldResults[e.N[0]]
		buf = append(append(buf, result[0]-'a'+'A'), result[1:]...)
	}
	return buf
}

// modifiers writes those that are not 0, each with its reason, or else what to say
// when there are none.
func modifiers(buf []byte, none string, n []int32, reasons ...string) []byte {
	start := len(buf)
	for i, reason := range reasons {
		if n[i] == 0 {
			continue
		}
		if len(buf) > start {
			buf = append(buf, ", "...)
		}
		buf = append(append(withSign(buf, n[i]), ' '), reason...)
	}
	if len(buf) == start {
		buf = append(buf, none...)
	}
	return buf
}

// sum writes dice given as digits and a modifier: 3+5, +1.
func sum(buf []byte, digits, modifier int32) []byte {
	buf = shown(buf, digits)
	if modifier != 0 {
		buf = withSign(append(buf, ' '), modifier)
	}
	return buf
}

// shown writes dice given as digits: 3+5.
func shown(buf []byte, digits int32) []byte {
	for i, d := range strconv.Itoa(int(digits)) {
		if i > 0 {
			buf = append(buf, '+')
		}
		buf = append(buf, string(d)...)
	}
	return buf
}

func withSign(buf []byte, n int32) []byte {
	if n >= 0 {
		buf = append(buf, '+')
	}
	return strconv.AppendInt(buf, int64(n), 10)
}

// plural writes a number and a word: no hits, 1 hit, 2 hits, 3 left.
func plural(buf []byte, n int32, word string) []byte {
	if n == 0 {
		buf = append(buf, "no"...)
	} else {
		buf = strconv.AppendInt(buf, int64(n), 10)
	}
	buf = append(append(buf, ' '), word...)
	if n != 1 && word != "left" {
		buf = append(buf, 's')
	}
	return buf
}

func either(yes bool, one, other string) string {
	if yes {
		return one
	}
	return other
}
