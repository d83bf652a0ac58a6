package invincible

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// sentences tell events, by kind, as engine.Words.Fill reads them.
var sentences = [numKinds]string{
	KindTurn:            "Turn %1 begins",
	KindStorm:           "Off Corunna %A rolls %1",
	KindPlaced:          "%A takes station at %O",
	KindMoved:           "%A sails to %O",
	KindThirdSquare:     "%A rolls %1 for a third square: it %{2?may sail on|stays}",
	KindAttacked:        "%A attacks %O",
	KindAccepted:        "%A accepts combat with %O",
	KindRetreatCheck:    "%A tries to withdraw: %{1d}%{2? %{2+}}, and %{3?gets away|does not get away}",
	KindNoWithdrawal:    "%A %{1?cannot withdraw in the calm|has no square to withdraw to}",
	KindWithdrew:        "%A withdraws to %O",
	KindTactic:          "%A %{2?is forced to|chooses} %{1=" + strings.Join(toldTactics[:], "|") + "}",
	KindModifiers:       "%A prepares to fire on %O: each die counts as it falls%{1?, %{1+} from the tactics}%{2?, %{2+} of its own}%{3?, %{3+} by its state}%{4?, %{4+} by chits and options}",
	KindBattle:          "%A fires on %O: %{1d}%{2? at %{2+}}: %{3=no hits|1 hit|%3 hits}",
	KindHit:             "%A takes %1 %{1:hit|hits} and has %2 marked",
	KindLost:            "%A is eliminated",
	KindLowAmmoRoll:     "%A has fired %2 %{2:Shot|Shots} and rolls %1 for ammunition",
	KindLowAmmo:         "%A is low on ammunition",
	KindMoraleRoll:      "%A tests its morale: %{1d}%{2?, %{2+} for hits}%{3?, %{3+} for all else}%{2?,|%{3?,}} makes %4",
	KindBroken:          "%A breaks",
	KindSilenced:        "%A has broken under fire and does not fire back",
	KindRepairRoll:      "%A tries to repair%{4? again}: %{1d}%{2? %{2+}} makes %3",
	KindRepaired:        "%A repairs a hit: %{1=none|%1} left",
	KindRallyRoll:       "%A tries to rally%{4? with help}: %{1d}%{2? %{2+}} makes %3",
	KindRallied:         "%A rallies",
	KindResupplyRoll:    "%A tries to resupply: %{1d}%{2? %{2+} makes %3}",
	KindResupplied:      "%A restores one Shot: %{1=none|%1} left",
	KindNoLowAmmo:       "%A has powder and shot again",
	KindGift:            "%W hands its ammunition over to %A and is now low itself",
	KindDisengaged:      "%A disengages to %O",
	KindReorganized:     "%A rejoins the Armada at %O",
	KindReinforceRoll:   "%A rolls %1 for reinforcements",
	KindReinforced:      "%A is reinforced: %1 strength added so far",
	KindNoReinforcement: "%A is at sea in the calm and is not reinforced",
	KindWeather:         "The weather turns to %{1=" + toldWeathers + "}%{A?: the chit %A is drawn}",
	KindGaugeRoll:       "Weather gauge: %{1d}",
	KindWind:            "The wind is %{1=westerly|easterly}",
	KindBadWeather:      "Bad weather, %1: %{2=" + toldWeathers + "}",
	KindGaleRoll:        "%A rolls %1 in the gale",
	KindBecalmed:        "Nobody makes a strategic move in the calm",
	KindIdle:            "%{2?No squadron of the %{1@} can act in the %{2=calm|calm|fog|gale}|The %{1@} have no squadron that can act}",
	KindExit:            "%A leaves the Tactical Map",
	KindArmada:          "The Armada comes to %O",
	KindArmadaStays:     "The Armada stays where it is",
	KindSailed:          "%A sails to %O",
	KindEntered:         "%A comes onto the Tactical Map at %O",
	KindFireships:       "Fireships drift down on the Armada, %1 English %{1:squadron|squadrons} at hand: Morale rolls %{2+}",
	KindShifted:         "%A slips its cables and shifts to %O",
	KindScatterRoll:     "%A cuts its cables and drifts: %{1d}",
	KindScattered:       "%A is scattered to %O",
	KindCollided:        "%A runs into %O",
	KindShoals:          "%A is driven among the shoals",
	KindProcedure:       "%{1?The Armada sets about landing the army|Off Gravelines the Armada waits for the army}",
	KindConditionRoll:   "Condition of the Armada: %{1d}%{2? %{2+} makes %3}",
	KindCondition:       "The Armada is %{1?fit|not fit}",
	KindPutOff:          "The weather puts the %{1?landing|rendezvous} off",
	KindArrivalRoll:     "Attempt %4 to meet the army: %{1d}%{2? %{2+} makes %3}",
	KindArrived:         "The army is %{1?there and embarks|not there}",
	KindOpeningRoll:     "The %{2@} draw %1 %{1:chit|chits} before the first turn",
	KindDrawn:           "The %{1@} draw %A",
	KindHeld:            "The %{1@} hold %A",
	KindHanded:          "%A is handed to the %{1@}",
	KindPlayed:          "The %{1@} play %A%{O? for %O}",
	KindCancelled:       "%A is cancelled",
	KindUnused:          "%A finds nobody it could strike and goes back",
	KindThrownBack:      "%A is thrown back",
	KindStruck:          "%A strikes %O",
	KindNothing:         "Nothing comes of %A",
	KindBonus:           "The %{1@} draw %2 more chits for %A",
	KindEnd:             "%{1=" + strings.Join(toldResults[:], "|") + "}",
}

// Names of numbers in events.
var (
	toldTactics = [...]string{StandOff: "Stand Off", CloseIn: "Close In", TryToBoard: "Try to Board"}
	toldResults = [numResults]string{
		resultPostponed: "the Armada is not fit to fetch the army: the invasion is put off, and the English have won",
		resultFailed:    "the Armada is not fit to cover the landing: the invasion fails, and the English have won",
		resultInvasion:  "the army of Flanders lands in England: the Spanish have won",
		resultDestroyed: "no squadron of the Armada is left: the English have won",
		resultSeason:    "the season is over and no army has landed: the English have won",
	}
)

const toldWeathers = "normal|calm|fog|gales"

// phaseList returns the phases by the steps with which they begin.
func phaseList() []string {
	list := make([]string, numSteps)
	for i := range sequence.Steps {
		list[i] = sequence.Steps[i].Phase
	}
	return list
}

// Tell appends an event as a sentence for the log.
func (r *ruleset) Tell(buf []byte, e engine.Event) []byte {
	if e.Kind == engine.Moved {
		e.Kind = KindMoved
	}
	if int(e.Kind) >= numKinds {
		return buf
	}
	begun := len(buf)
	buf = r.Phrase(buf, nil, sentences[e.Kind], e)
	if begun < len(buf) && 'a' <= buf[begun] && buf[begun] <= 'z' {
		buf[begun] -= 'a' - 'A'
	}
	return buf
}

// Join returns the event that tells of a squadron's Move from square to square, or of its strategic
// move from box to box, in one sentence: where it has come.
func (r *ruleset) Join(a, b engine.Event) (engine.Event, bool) {
	return b, a.Kind == b.Kind && (b.Kind == KindMoved || b.Kind == KindSailed) && a.About == b.About
}
