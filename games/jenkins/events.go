package jenkins

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Kinds of events. What their objects and numbers mean stands beside them.
const (
	KindTurn           engine.Kind = 2 + iota // N1 the turn
	KindPhase                                 // N1 the step that begins
	KindIsidro                                // N1 the die, N2 the turn; N3 1 if she will come
	KindIsidroHere                            // On the hex
	KindIncome                                // N1 seat, N2 points, N3 the track
	KindBought                                // About the kind, N1 seat, N2 points left
	KindPlaced                                // About the kind, On the stack
	KindPlacedHidden                          // On the stack, N1 seat
	KindGarrison                              // About the kind, On the hex
	KindStorm                                 // N1 the die, N2 how many seaports
	KindStormAt                               // On the hex
	KindSailed                                // On the hex, About where from, N1 seat, N2 counters, N3 1 for interceptors
	KindMarched                               // On the hex, About where from, N1 seat, N2 counters
	KindStopped                               // On the hex, N1 seat
	KindDocked                                // On the hex, N1 seat, N2 1 if docked, 0 if put out
	KindEmbarked                              // About the kind, On the ship, With the hex
	KindEmbarkedHidden                        // On the hex, N1 seat
	KindLanded                                // About the kind, On the hex
	KindLandedHidden                          // On the hex, N1 seat
	KindTried                                 // N1 seat, N2 the die, N3 1 if it worked; On the hex of the ships to be caught
	KindCannotTry                             // On the hex, N1 seat: merchants alone
	KindPeril                                 // N1 the die, N2 the modifier, N3 the result; On the hex
	KindHowMany                               // N1 the die: how many are lost
	KindHorn                                  // N1 seat, N2 counters; On the hex they leave
	KindArrived                               // N1 seat, N2 counters; On the hex
	KindDisease                               // N1 the die; On the hex, N2 seat
	KindScuttled                              // About the ship, On the hex, N1 the die, N2 1 if it worked
	KindCaptured                              // On the hex, N1 seat
	KindReoccupied                            // On the hex, N1 seat
	KindNaval                                 // On the hex, N1 the attacker
	KindCommitted                             // About the kind, On the hex
	KindDirected                              // About the kind, On the hex
	KindShot                                  // About the counter, N1 the die, N2 what hits, N3 its gun value if that is another, N4 1 if it hits
	KindHits                                  // N1 seat that scored, N2 hits; On the hex
	KindRetreated                             // N1 seat; About the hex left, On the hex
	KindNoRetreat                             // N1 seat; On the hex
	KindAssault                               // On the hex, N1 the attacker, N2 his dice, N3 the defender's
	KindLent                                  // About the leader, On the hex
	KindThrown                                // N1 seat, N2 dice with their faces as digits, N3 how many
	KindDeceived                              // About the deception counter, On the die, N1 the new face, N2 the old
	KindLost                                  // About the kind, On the hex
	KindNoLoss                                // N1 seat: nothing there can be lost
	KindDisposal                              // About the kind, N1 the die, N2 the cost, N3 1 if it may be bought again
	KindGoneForGood                           // About the kind
	KindFortune                               // N1 the die
	KindStruck                                // About the kind, On the hex, N1 seat that chose
	KindNoTarget                              // N1 seat that finds none
	KindSupplied                              // N1 seat: nothing is out of supply any longer
	KindNoCombat                              // N1 seat: no combat waits in its phase
	KindNoneAbroad                            // N1 seat: its counters are all in supply, for none is abroad
	KindNoWar                                 // the war in Europe is over, and no die is rolled
	KindSuccession                            // N1 the die, N2 the modifier, N3 the result
	KindFunds                                 // N1 seat, N2 points, N3 the track
	KindPeace                                 //
	KindChance                                // On the hex, N1 the highest die that wins, N2 trade routes, N3 the seaport's value
	KindClaim                                 // On the hex, N1 the die, N2 trade routes, N3 the seaport's value, N4 1 if won
	KindEnd                                   // N1 the result, N2 the winner
	numKinds           = iota + 2
)

// What N of an event holds, where the code reads it.
const (
	fortuneShown      = 0 // KindFortune: the die
	sailedSeat        = 0 // KindSailed
	sailedToIntercept = 2 // KindSailed
)

// A kindRow is one thing that can happen: a word for worked examples, and the sentence of the log. engine.Words.Fill
// lists what a sentence may hold.
type kindRow struct{ name, sentence string }

var kinds = [numKinds]kindRow{
	engine.Moved:       {"moved-to", ""},
	KindTurn:           {"turn", "Turn %1 begins."},
	KindPhase:          {"phase", ""}, // see phasesTold
	KindIsidro:         {"isidro", "The San Isidro is scheduled for turn %2 and the die shows %1: she %{3=stays in Europe|will come}."},
	KindIsidroHere:     {"isidro-here", "The San Isidro comes from Spain to %O."},
	KindIncome:         {"income", "The %{1@} receive %2 %{2:point|points} and have %3."},
	KindBought:         {"bought", "The %{1@} buy %A; %2 %{2:point is|points are} left."},
	KindPlaced:         {"placed", "Placed at %O: %A."},
	KindPlacedHidden:   {"placed-hidden", "The %{1@} place a counter at %O."},
	KindGarrison:       {"garrisoned", "Garrison of %O: %A."},
	KindStorm:          {"storm", "The die for storms shows %1: %{2?%2 %{2:seaport lies|seaports lie} in a storm|no storm}."},
	KindStormAt:        {"storm-at", "A storm lies over %O."},
	KindSailed:         {"sailed", "The %{1@} %{3=sail with %2 %{2:counter|counters} from %A to %O|close in from %A on %O with %2 %{2:counter|counters}}."},
	KindMarched:        {"marched", "The %{1@} march with %2 %{2:counter|counters} from %A to %O."},
	KindStopped:        {"stopped", "The %{1@} stop at %O."},
	KindDocked:         {"docked", "The %{1@} %{2=put out|dock} at %O."},
	KindEmbarked:       {"embarked", "Embarked in %O at %W: %A."},
	KindEmbarkedHidden: {"embarked-hidden", "The %{1@} embark a counter at %O."},
	KindLanded:         {"landed", "Landed at %O: %A."},
	KindLandedHidden:   {"landed-hidden", "The %{1@} land a counter at %O."},
	KindTried:          {"tried", "The %{1@} try to intercept at %O and roll %2: %{3=in vain|they succeed}."},
	KindCannotTry:      {"cannot-try", "The %{1@} have no ship that could intercept at %O."},
	KindPeril:          {"peril", "Perilous sea at %O: the die shows %1%{2?, %{2+}}: %{3=" + strings.Join(perilTold[:], "|") + "}."},
	KindHowMany:        {"how-many", "The die shows %1: that many ships are lost."},
	KindHorn:           {"rounded", "The %{1@} set out round the Horn from %O with %2 %{2:counter|counters}."},
	KindArrived:        {"arrived", "The %{1@} arrive at %O with %2 %{2:counter|counters}."},
	KindDisease:        {"disease", "The %{2@} at %O roll %1 for disease: %{1=|it strikes|no effect|it strikes|no effect|it strikes|no effect}."},
	KindScuttled:       {"scuttled", "Scuttled at %O: %A. The die shows %1: the fairway %{2=stays open|is blocked}."},
	KindCaptured:       {"captured", "The %{1@} capture %O."},
	KindReoccupied:     {"reoccupied", "The %{1@} retake %O."},
	KindNaval:          {"naval", "Naval combat at %O: the %{1@} attack."},
	KindCommitted:      {"committed", "%A will fire at %O."},
	KindDirected:       {"directed", "A leader gives %A one of his dice."},
	KindShot:           {"shot", "%A: %1 against %2%{3? (gun value %3)}, a %{4=miss|hit}."},
	KindHits:           {"hits", "The %{1@} score %2 %{2:hit|hits} at %O."},
	KindRetreated:      {"retreated", "The %{1@} retreat from %A to %O."},
	KindNoRetreat:      {"no-retreat", "The %{1@} have nowhere to retreat to from %O."},
	KindAssault:        {"assault", "Land combat at %O: the %{1@} attack with %2 %{2:die|dice} against %3."},
	KindLent:           {"lent", "%A leads the troops at %O."},
	KindThrown:         {"thrown", "The %{1@} roll %{2,}."},
	KindDeceived:       {"deceived", "%A is spent: %O showed %2 and shows %1 now."},
	KindLost:           {"lost", "Lost at %O: %A."},
	KindNoLoss:         {"no-loss", "The %{1@} have nothing there to lose."},
	KindDisposal:       {"disposal", "For %A (cost %2) the die shows %1: %{3=gone for good|back to the force pool}."},
	KindGoneForGood:    {"gone-for-good", "Gone for good: %A."},
	KindFortune:        {"fortune", "The Fortune of War shows %1."},
	KindStruck:         {"struck", "The Fortune of War takes %A at %O."},
	KindNoTarget:       {"no-target", "The %{1@} see nothing that this Fortune of War could strike."},
	KindSupplied:       {"supplied", "The %{1@} have no more counters out of supply."},
	KindNoCombat:       {"no-combat", "The %{1@} have no combat to fight."},
	KindNoneAbroad:     {"none-abroad", "The %{1@} have no counter outside friendly seaports, so all are in supply."},
	KindNoWar:          {"no-war", "No die is rolled for the War of Austrian Succession, for it is over."},
	KindSuccession:     {"succession", "The war in Europe: the die shows %1%{2?, %{2+}}: %{3=" + strings.Join(successionTold[:], "|") + "}."},
	KindFunds:          {"funds", "The %{1@} gain %2 %{2:point|points} and have %3."},
	KindPeace:          {"peace", "The War of Austrian Succession is over."},
	KindChance:         {"chance", "%O is worth %3, and trade routes add %2 to its die: %{1?%1 or less wins, %1 %{1:chance|chances} in 6|no die wins}."},
	KindClaim:          {"claim", "For %O the die shows %1, trade routes add %2, and the seaport's value is %3: %{4=too high|England has won}."},
	KindEnd:            {"end", "%{1=" + strings.Join(endings[:], "|") + "}."},
}

// phasesTold returns the sentence that a phase begins, by the number of the step that begins it.
func phasesTold() string {
	var told [numSteps]string
	for i := range sequence.Steps {
		told[i] = "The " + sequence.Steps[i].Phase + " begins"
	}
	told[stepVictory] = "The last turn is over, and it is decided who has won the war"
	return "%{1=" + strings.Join(told[:], "|") + "}."
}

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
	resultEnglish:  "The English win: a captured seaport is theirs to keep",
	resultSpanish:  "The Spanish win: no captured seaport could be kept",
	resultUncaught: "The Spanish win: no Spanish seaport is in English hands",
}

// Tell appends an event as a sentence for the log.
func (r *ruleset) Tell(buf []byte, e engine.Event) []byte {
	if int(e.Kind) >= len(kinds) {
		return buf
	}
	return r.Phrase(buf, nil, kinds[e.Kind].sentence, e)
}
