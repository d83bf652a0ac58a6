package invincible

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// stepWords say in which words lines of flow tell what a step's frame holds.
var stepWords = [numSteps]lines.Step{
	stepStorms:         {N0: lines.Count("done")},
	stepBlessing:       {Code: lines.Names("", "begun"), N0: lines.Count("left")},
	stepProtestantWind: {Code: lines.Names("", "begun"), N0: lines.Count("left")},
	stepAnchor:         {Code: lines.Names("", "lifted")},
	stepInvasion:       {Code: lines.Names("", "fit")},
	stepReinforce:      {N0: lines.Count("done"), N1: lines.Flags("asked", "levied")},
	stepFireships: {
		Code: lines.Names("", "seeking", "tested", "shifting", "burning",
			"drifting", "beside", "crushed", "nearest", "reacted"),
		N0: lines.Count("along"),
		N1: lines.Count("onto"),
	},
	stepRendezvous:  {Code: lines.Names("", "fit", "come"), N0: lines.Count("done")},
	stepBadWeather:  {Code: lines.Names("", "rolled")},
	stepSpanishDraw: {Code: lines.Names("", "begun"), N0: lines.Count("left")},
	stepEnglishDraw: {Code: lines.Names("", "begun"), N0: lines.Count("left")},
	stepMove: {
		N0: lines.Count("squares"),
		N1: lines.Flags("asked", "tide", "stopped", "third", "denied", "attacked"),
	},
	stepAction: {
		Code: lines.Names("repair", "rally", "resupply"),
		N0:   lines.Count("modifier"),
		N1:   lines.Flags("asked", "sure", "helped", "second"),
	},
	stepVolley:       {Code: lines.Names("", "second", "over"), N1: lines.Flags("tested")},
	stepCombatAmmo:   {Code: lines.Names("", "defender")},
	stepCombatMorale: {Code: lines.Names("", "defender", "over")},
	stepMorale: {
		Code: lines.Names("", "asked"),
		N0:   lines.Count("modifier"),
		N1:   lines.Count("chits"),
	},
	stepWindow: {
		Code: lines.Names("at-move", "at-combat", "at-morale", "at-action", "at-reinforce"),
		N0:   lines.Count("passes"),
	},
	stepEvent: {
		Code: lines.Things("chit", classChit),
		N0:   lines.Count("asked"),
		N1:   lines.Flags("drawn", "cancelled"),
	},
	stepKeep: {
		Code: lines.Things("chit", classChit),
		N0:   lines.Count("asked"),
		N1:   lines.Flags("drawn", "cancelled"),
	},
	stepVictim: {Code: lines.Things("chit", classChit), N0: lines.Count("struck")},
	stepGale:   {N0: lines.Count("done")},
	stepVoyage: {
		N0: lines.Count("boxes"),
		N1: lines.Flags("eastward", "westward", "extra", "from-port"),
	},
}

// stepLines are what lines of flow speak of.
func stepLines(words *engine.Words) *lines.Sequence {
	q := &lines.Sequence{Steps: slices.Clone(stepWords[:]), Seats: seatNames, Words: words}
	for i := range q.Steps {
		q.Steps[i].Name, q.Steps[i].Within = sequence[i].name, sequence[i].phase == ""
	}
	return q
}
