package renaissance

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A throwing is a throw that is reckoned, in the position in which it is made.
type throwing struct {
	g  *State
	w  *engine.Words
	th engine.Throw
	n  shipNo // that it is about, noShip if none
	e  shipNo // that it is at
	at *tally
}

// A thrower reckons the throws of a case: by their number of dice, and which of them it is.
type thrower struct {
	rule  engine.Case
	dice  uint8
	of    uint8
	title string
	does  func(k *throwing, total int) string // by the total of the dice; nil if that does not decide
	all   func(k *throwing) []engine.SumPart  // else
}

// throwers are all throws that are reckoned. %A is who throws, %O at whom, %W with what.
//
// Case 1.2.
var throwers = [...]thrower{
	{"4.3.1", 1, 0, "A captive at the oars of %A", (*throwing).slave, nil},
	{"4.3.1", 1, thePick, "Which captive is at the oars of %A", (*throwing).whichSlave, nil},
	{"4.3.2", 1, 0, "Single combat of the leaders of %A and %O: one die each, the higher total wins", nil, (*throwing).combat},
	{"4.3.3", 1, 0, "The captured leader of %A", (*throwing).sword, nil},
	{"5.1", 1, 0, "The way in which the wind shifts", (*throwing).windWay, nil},
	{"5.1", 2, 0, "The wind", (*throwing).shift, nil},
	{"5.1", 2, theWheel, "The wind", (*throwing).wheel, nil},
	{"5.2", 1, 0, "The Beaufort number that the wind will reach", (*throwing).beaufort, nil},
	{"5.2", 2, 0, "The weather", (*throwing).weather, nil},
	{"6.3", 2, 0, "The gale at %A", (*throwing).gale, nil},
	{"7.2", 2, 0, "%A into the wind", (*throwing).intoWind, nil},
	{"7.9", 2, 0, "%A rams %O under sail", (*throwing).ramUnderSail, nil},
	{"10.1", 1, 0, "The salvo of %A at %O", (*throwing).aim, nil},
	{"10.11", 1, 0, "The salvo of %A at %O", nil, (*throwing).hitOrMiss},
	{"11.2", 2, 0, reckonSalvo, nil, nil}, {"11.2", 2, theHull, reckonSalvo, nil, nil}, {"11.2", 2, theRigging, reckonSalvo, nil, nil},
	{"13.1", 2, 0, reckonMasts, nil, (*throwing).masts},
	{"13.6", 1, 0, "The masts of %A", (*throwing).whichSide, nil},
	{"13.6", 2, 0, "The oars of %A under her fallen masts", (*throwing).spots, nil},
	{"13.7", 1, 0, "The furled sails of %A", (*throwing).furled, nil},
	{"14.2", 1, 0, "The odd battery of %A", (*throwing).whichSide, nil},
	{"14.4", 1, 0, "The double of %O at %A", (*throwing).double, nil},
	{"14.4", 1, theOars, "The odd oar of %A", (*throwing).whichSide, nil},
	{"14.4", 1, theMen, "The gun that bursts aboard %A", (*throwing).burst, nil},
	{"15.0", 1, 0, "Small arms of %A at %O", (*throwing).muskets, nil},
	{"15.0", 1, theOfficer, "The officers of %O", (*throwing).officer, nil},
	{"16.0", 2, 0, "The fire aboard %A", (*throwing).fire, nil},
	{"16.1", 2, 0, "The fire out of control aboard %A", (*throwing).explosion, nil},
	{"17.7", 1, 0, "%A sinks", (*throwing).sinking, nil},
	{"17.7", 2, 0, "A hole of %A", (*throwing).hole, nil},
	{"18.1", 1, 0, reckonMet, (*throwing).locked, nil},
	{"18.1", 1, theSide, "%A glances past %O", (*throwing).sidestep, nil},
	{"18.2", 1, 0, "%A holes %O", (*throwing).stoveIn, nil},
	{"18.3", 1, 0, "%A rakes the oars of %O", (*throwing).oars, nil},
	{"18.3", 2, 0, "The oars of %A, which %O breaks", (*throwing).spots, nil},
	{"18.4", 1, 0, reckonMet, (*throwing).locked, nil},
	{"19.1", 2, 0, "%A cuts loose", (*throwing).loose, nil},
	{"19.5", 1, theBoarders, "The die of the boarders on %A", nil, (*throwing).melee}, {"19.5", 1, theDefenders, "The die of those who meet the boarders on %A", nil, (*throwing).melee},
	{"19.7", 1, 0, "The leader of %A in the melee", (*throwing).struckDown, nil},
	{"20.2", 1, 0, "The morale of %A", (*throwing).morale, nil},
	{"22.2", 1, 0, "The greed of the commander of %A for %O", (*throwing).greed, nil},
	{"22.3", 1, 0, "Which prize the commander of %A goes after", (*throwing).prize, nil},
	{"22.5", 1, 0, "The commander of %A", (*throwing).madness, nil},
	{"23.2", 1, 0, "%A aground", (*throwing).strand, nil},
	{"23.3", 1, theFirst, "%A aground: the die that is added, then the one that is subtracted", nil, (*throwing).refloat},
	{"23.3", 1, theSecond, "%A aground: the die that is subtracted", (*throwing).refloatAt, nil},
	{"23.7", 1, 0, "%A rams %O", nil, (*throwing).barrier},
}

const (
	reckonSalvo = "%W of %A at %O: plus die less minus die"
	reckonMet   = "%A and %O"
	reckonMasts = "The masts of %A: which section is hit"
)

// ReckonThrow says what a throw depends on and what its faces do. It implements engine.Reckoner.
//
// Cases 1.2, 5.3.
func (r *ruleset) ReckonThrow(at engine.State, th engine.Throw, seat engine.Seat) []engine.Sum {
	g := at.(*State)
	i := slices.IndexFunc(throwers[:], func(row thrower) bool { return row.rule == th.Rule && row.dice == th.Dice && row.of == th.Code })
	secret := th.Rule == "11.2" || th.Rule == "15.0" && th.Code == 0
	if i < 0 || seat < numSeats && !th.Seen.Has(seat) || secret && !g.stakes.own {
		return nil
	}
	row := &throwers[i]
	k := throwing{g, r.words.At(at), th, g.shipOf(th.About), g.shipOf(th.On), &g.stakes}
	if th.Rule == "11.2" {
		return k.salvo(row.title)
	}
	sum := engine.Sum{Title: string(k.w.Fill(nil, row.title, th.About, th.On, th.With)), Parts: k.added()}
	switch {
	case th.Rule == "19.5":
		sum.Total = times(k.at.n[stakeOwn])
	case th.Rule == "23.7", th.Rule == "4.3.2": // each of its parts counts apart
	case len(sum.Parts) > 1:
		sum.Total = k.signed(k.at.sum())
	}
	switch {
	case row.all != nil:
		sum.Parts = append(sum.Parts, row.all(&k)...)
	default:
		sum.Parts = append(sum.Parts, engine.Results(int(th.Dice), func(total int) (string, engine.Case) { return row.does(&k, total), th.Rule })...)
	}
	return []engine.Sum{sum}
}

// countedSays are what is added besides the lists of factors, by its case.
var countedSays = [...]struct {
	rule engine.Case
	says string
}{
	countedLosses - NumFactors: {"20.2", "the share of her crew that is lost"}, countedKnight - NumFactors: {"4.3.3", "a Knight of Saint John"},
	countedNoble - NumFactors: {"4.3.2", "a Spanish Noble"}, countedMoves - NumFactors: {"16.1", "moves out of control"},
	countedGuns - NumFactors: {"14.4", "the gunnery factor"}, countedClass - NumFactors: {"23.2", "the class of the shallows above those that she crosses"},
	countedAground - NumFactors: {"23.3", "the grounding factor"}, countedRam - NumFactors: {"23.7", "her ramming factor"},
	countedDie - NumFactors: {"23.3", "the die that is added"}, countedOther - NumFactors: {"4.3.2", "to the die of the other, a Spanish Noble"},
}

// factorRules are the cases of the lists of factors, by the last of each.
var factorRules = [...]struct {
	last FactorNo
	rule engine.Case
}{
	{GunneryMovingFast, "11.3"}, {IntoWindRam, "7.2"}, {GaleSmall, "6.3"}, {FireBoarders, "16.0"}, {FoulSlowBoth, "18.1"}, {HolingRam, "18.2"},
	{MeleeSoldiers, "19.5"}, {MoralePersonalityCaptured, "20.2"}, {GreedLargest, "22.2"}, {GroundSounding, "23.2"}, {AgroundGalleyTow, "23.3"},
}

// added lists what is added to the dice, each with its case.
func (k *throwing) added() (parts []engine.SumPart) {
	for _, c := range k.at.parts[:k.at.many] {
		part := engine.SumPart{Value: k.signed(int(c.add))}
		if c.of >= NumFactors {
			said := &countedSays[c.of-NumFactors]
			part.Text, part.Rule = said.says, said.rule
		} else {
			part.Text = strings.TrimPrefix(strings.TrimSuffix(k.g.tables.When[c.of], ", instead"), "then: ")
			for _, row := range factorRules {
				if part.Rule == "" && c.of <= row.last {
					part.Rule = row.rule
				}
			}
		}
		parts = append(parts, part)
	}
	return parts
}

// signed writes what is added to dice: in the gale test it is counted in half spots.
func (k *throwing) signed(n int) string {
	if k.th.Rule == "6.3" && n%2 != 0 {
		return strings.TrimSuffix(engine.Signed(n/2), "0") + map[bool]string{true: "-0.5", false: "+0.5"}[n < 0]
	}
	if k.th.Rule == "6.3" {
		return engine.Signed(n / 2)
	}
	return engine.Signed(n)
}

// times writes a basic melee factor as what becomes of the die.
//
// Case 19.5. Ruling R8.
func times(basic int32) string {
	if basic > 0 {
		return "×" + strconv.Itoa(int(basic))
	}
	return strconv.Itoa(int(basic)) + ", read in the table for 0 or less"
}

// total adds what is counted to the dice.
func (k *throwing) total(dice int) int { return dice + k.at.sum() }

// either returns the first of two texts if something is so, else the second.
func either(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

// manyOf writes so many of something.
func manyOf(n int, noun string) string {
	return strconv.Itoa(n) + " " + noun + either(n == 1, "", "s")
}
