package jenkins

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// sentences tell each event. %A, %O and %W are objects, %1 to %4 numbers; {1} is the
// side whose seat is number 1, {2} the same of number 2. A pair of sentences with |
// between them is chosen by the number that chosen names: 0 the first, else the next.
var sentences = [numKinds]string{
	KindTurn:           "Turn %1 begins.",
	KindIsidro:         "The San Isidro is put down for turn %2 and the die shows %1: she stays in Europe.|The San Isidro is put down for turn %2 and the die shows %1: she will come.",
	KindIsidroHere:     "The San Isidro comes from Spain to %O.",
	KindIncome:         "The {1} receive %2 points and have %3.",
	KindBought:         "The {1} buy %A; %2 points are left.",
	KindPlaced:         "Placed at %O: %A.",
	KindPlacedHidden:   "The {1} place a counter at %O.",
	KindGarrison:       "Garrison of %O: %A.",
	KindStorm:          "The die for storms shows %1: no storm.|The die for storms shows %1: %2 seaports lie in a storm.",
	KindStormAt:        "A storm lies over %O.",
	KindMarched:        "The {1} march with %2 counters from %A to %O.",
	KindStopped:        "The {1} stop at %O.",
	KindDocked:         "The {1} put out at %O.|The {1} dock at %O.",
	KindEmbarked:       "Embarked in %O at %W: %A.",
	KindEmbarkedHidden: "The {1} embark a counter at %O.",
	KindLanded:         "Landed at %O: %A.",
	KindLandedHidden:   "The {1} land a counter at %O.",
	KindTried:          "The {1} try to intercept at %O and roll %2: in vain.|The {1} try to intercept at %O and roll %2: they succeed.",
	KindCannotTry:      "The {1} have no ship that could intercept at %O.",
	KindHowMany:        "The die shows %1: that many ships are lost.",
	KindHorn:           "The {1} set out round the Horn from %O with %2 counters.",
	KindArrived:        "The {1} arrive at %O with %2 counters.",
	KindDisease:        "Disease among the {2} at %O? The die shows %1.",
	KindScuttled:       "%A is scuttled at %O, the die shows %1: she sinks beside the fairway.|%A is scuttled at %O, the die shows %1: she blocks the fairway.",
	KindCaptured:       "The {1} capture %O.",
	KindReoccupied:     "The {1} retake %O.",
	KindNaval:          "Naval combat at %O: the {1} attack.",
	KindCommitted:      "%A will fire at %O.",
	KindDirected:       "A leader gives %A one of his dice.",
	KindHits:           "The {1} score %2 hits at %O.",
	KindRetreated:      "The {1} retreat from %A to %O.",
	KindNoRetreat:      "The {1} have nowhere to retreat to from %O.",
	KindAssault:        "Land combat at %O: the {1} attack with %2 dice against %3.",
	KindLent:           "%A leads the troops at %O.",
	KindDeceived:       "%A is spent: %O showed %2 and shows %1 now.",
	KindLost:           "Lost at %O: %A.",
	KindNoLoss:         "The {1} have nothing there to lose.",
	KindDisposal:       "%A (cost %2) rolls %1: gone for good.|%A (cost %2) rolls %1: back to the force pool.",
	KindGoneForGood:    "Gone for good: %A.",
	KindFortune:        "The Fortune of War shows %1.",
	KindStruck:         "The Fortune of War takes %A at %O.",
	KindNoTarget:       "The {1} see nothing that this Fortune of War could strike.",
	KindSupplied:       "The {1} are done with supply.",
	KindNoCombat:       "The {1} have no combat to fight.",
	KindNoneAbroad:     "The {1} have no counter outside friendly seaports, so all are in supply.",
	KindNoWar:          "No die is rolled for the War of Austrian Succession, for it is over.",
	KindFunds:          "The {1} gain %2 points and have %3.",
	KindPeace:          "The War of Austrian Succession is over.",
	KindChance:         "%O is worth %3, and trade routes add %2 to its die: no die wins.|%O is worth %3, and trade routes add %2 to its die: %1 or less wins, %1 chances in 6.",
	KindClaim:          "For %O the die shows %1, trade routes add %2, and the seaport's value is %3: not enough.|For %O the die shows %1, trade routes add %2, and the seaport's value is %3: England has won.",
}

// chosen is the number that chooses between two sentences.
var chosen = [numKinds]int{KindIsidro: 2, KindStorm: 1, KindDocked: 1, KindTried: 2, KindScuttled: 1,
	KindDisposal: 2, KindChance: 0, KindClaim: 3}

// sides are the seats as a sentence has them.
var sides = [...]string{English: "English", Spanish: "Spanish"}

var perilTold = [...]string{
	PerilNone:     "no harm is done",
	PerilDisaster: "a nautical disaster",
	PerilLost:     "ships are lost at sea",
	PerilLocker:   "a ship of the enemy's choice goes to Davy Jones' locker",
	PerilBriny:    "a ship goes down in the briny deep",
}

var successionTold = [...]string{
	SuccessionNone:            "nothing happens",
	SuccessionSpanishFunds:    "the war goes badly for the English",
	SuccessionEnglishShip:     "England calls a named ship home",
	SuccessionEnglishSoldiers: "England calls soldiers home",
	SuccessionSpanishSoldiers: "Spain calls soldiers home",
	SuccessionSpanishShip:     "Spain calls a named ship home",
	SuccessionEnglishFunds:    "the war goes badly for the Spanish",
	SuccessionPeace:           "the war ends",
}

var endings = [numResults]string{
	resultEnglish:  "The English win: a captured seaport is theirs to keep.",
	resultSpanish:  "The Spanish win: no captured seaport could be kept.",
	resultUncaught: "The Spanish win: no Spanish seaport is in English hands.",
}

// Tell appends an event as a sentence for the log.
func (r *ruleset) Tell(buf []byte, e engine.Event) []byte {
	sentence := ""
	switch e.Kind {
	case KindPhase:
		return append(append(append(buf, "The "...), sequence[e.N[0]].phase...), " begins."...)
	case KindSailed:
		sentence = "The {1} sail with %2 counters from %A to %O."
		if e.Rule == "7.2" {
			sentence = "The {1} close in from %A on %O with %2 counters."
		}
	case KindPeril:
		sentence = "Perilous sea at %O: the die shows %1" + modifier(e.N[1]) + ": " + perilTold[e.N[2]] + "."
	case KindSuccession:
		sentence = "The war in Europe: the die shows %1" + modifier(e.N[1]) + ": " + successionTold[e.N[2]] + "."
	case KindShot:
		sentence = "%A: %1 against %2"
		if e.N[1] != e.N[2] {
			sentence += " (gun value %3)"
		}
		sentence += [...]string{", a miss.", ", a hit."}[e.N[3]&1]
	case KindThrown:
		sentence = "The {1} roll " + spaced(e.N[1]) + "."
	case KindEnd:
		return append(buf, endings[e.N[0]]...)
	default:
		if int(e.Kind) >= len(sentences) {
			return buf
		}
		sentence = sentences[e.Kind]
		if first, second, two := strings.Cut(sentence, "|"); two {
			if sentence = first; e.N[chosen[e.Kind]] != 0 {
				sentence = second
			}
		}
	}
	for i := range e.N {
		if n := "%" + strconv.Itoa(i+1); e.N[i] == 1 && strings.Contains(sentence, n) {
			for _, many := range [...]string{" points", " counters", " hits"} {
				sentence = strings.Replace(sentence, n+many, n+strings.TrimSuffix(many, "s"), 1)
			}
			sentence = strings.Replace(sentence, n+" seaports lie", n+" seaport lies", 1)
			sentence = strings.Replace(sentence, n+" dice", n+" die", 1)
			sentence = strings.Replace(sentence, n+" point are", n+" point is", 1)
			sentence = strings.Replace(sentence, n+" chances", n+" chance", 1)
		}
	}
	for i, slot := range [...]string{"{1}", "{2}"} {
		if strings.Contains(sentence, slot) {
			sentence = strings.ReplaceAll(sentence, slot, sides[e.N[i]&1])
		}
	}
	return r.words.Fill(buf, sentence, e.About, e.On, e.With, e.N[:]...)
}

// modifier tells what is added to a die.
func modifier(n int32) string {
	switch {
	case n > 0:
		return ", and " + strconv.Itoa(int(n)) + " more"
	case n < 0:
		return ", and " + strconv.Itoa(int(-n)) + " less"
	}
	return ""
}

// spaced parts the digits that are dice.
func spaced(n int32) string {
	digits := strings.Split(strconv.Itoa(int(n)), "")
	return strings.Join(digits, " ")
}
