package jenkins

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

var sailFlags = lines.Flags("storm", "asked", "attempted", "halt", "placed", "dock")

// deceiver is the seat whose turn it is to spend a deception counter.
var deceiver = lines.Quiet("deceiver", seatTitles...)

// stepWords say in which words lines of flow tell what a step's frame holds.
var stepWords = [numSteps]lines.Step{
	stepIsidro:          {N0: lines.Count("due")},
	stepEnglishMovement: {Code: lines.Names("", "begun")},
	stepSpanishMovement: {Code: lines.Names("", "begun")},
	stepFortunes:        {Code: lines.Names("", "thrown", "first", "second"), N0: lines.Count("die")},
	stepSupply:          {Code: lines.Names("", "abroad", "supplied")},
	stepSuccession: {
		Code: lines.Names("", "points", "over"),
		N0:   lines.Names(append([]string{""}, successionNames...)...),
	},
	stepEnglishCombat: {N0: lines.Flags("late")},
	stepSpanishCombat: {N0: lines.Flags("late")},
	stepSail:          {Code: lines.Count("entered"), N0: lines.Count("perilous"), N1: sailFlags},
	stepEnter:         {Code: lines.Names("", "own", "goes", "peril", "seen", "ends"), N0: lines.Flags("attack"), N1: lines.Flags("tried")},
	stepIntercept:     {Code: lines.Names("", "attempt"), N0: lines.Things("from", classHex)},
	stepPeril: {
		Code: lines.Names("", "count", "over"),
		N0:   lines.Quiet("", perilNames...), N1: lines.Flags("storm"),
	},
	stepHorn:    {Code: lines.Names("", "leaves"), N1: sailFlags},
	stepArrive:  {Code: lines.Things("in", classColumn)},
	stepLanding: {Code: lines.Count("landed"), N0: lines.Flags("moving", "dock"), N1: lines.Flags("fought")},
	stepMarch:   {Code: lines.Count("entered"), N1: lines.Flags("halt")},
	stepField:   {Code: lines.Names("", "landing", "bombards", "ashore", "over"), N0: lines.Flags("bombard")},
	stepNaval: {
		Code: lines.Names("", "attacker-fires", "defender-fires", "roll", "deceive", "count",
			"attacker-loses", "defender-loses", "over"),
		N0: lines.Things("again", classDie), N1: deceiver,
	},
	stepAssault: {
		Code: lines.Names("", "attacker-lends", "defender-lends", "dice", "roll", "deceive", "count",
			"attacker-loses", "defender-loses", "rest", "over"),
		N0: lines.Things("again", classDie), N1: deceiver,
	},
	stepStrike: {Code: lines.Names(targetNames...)},
	stepLoss: {
		Code: lines.Names("perilous-sea", "disease", "naval-combat", "land-combat",
			"ship-called-home", "soldiers-called-home"),
		N0: lines.Count("left"), N1: lines.Quiet("of", seatTitles...),
	},
}

// stepLines are what lines of flow speak of. What happens within a step is
// nobody's unless the line says whose.
func stepLines(words *engine.Words) *lines.Sequence {
	q := &lines.Sequence{Steps: slices.Clone(stepWords[:]), Seats: seatTitles, Words: words}
	for i := range q.Steps {
		s := &q.Steps[i]
		s.Name, s.Within, s.Seat = sequence[i].name, sequence[i].phase == "", sequence[i].seat
		if s.Within {
			s.Seat = engine.NoSeat
		}
	}
	return q
}
