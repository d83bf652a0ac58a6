package spain

import (
	"fmt"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// What the lines of a reckoning of one throw say. %S is the side that throws.
const (
	reckonWinter   = "Winter: each unit that has marched rolls when marching ends"
	reckonSuffers  = "Winter: the march of %O"
	reckonLost     = "it is lost"
	reckonSurvives = "it holds out"
	reckonResults  = "One die, column %s"
	reckonSucceeds = "it succeeds"
	reckonVain     = "in vain"
	reckonAway     = "Disengaging: one die"
	reckonCatch    = "Interception: one die"
	reckonIncome   = "Income: one die"
	reckonDucats   = "%d ducats"
	reckonOwed     = "less for the Treasure Fleet that was lost, in ducats"
	reckonWindWith = "with the wind"
	reckonWindFoul = "against the wind"
	reckonSails    = "The wind: two dice"
	reckonColumn   = "column"
	reckonCalm     = "no effect"
	reckonGust     = "%1 %{1:hex|hexes} less%{2? and %2 %{2:step|steps} lost}"
	reckonRising   = "Rebels: one die"
	reckonRise     = "strength %d rises"
	reckonNobody   = "nobody rises"
)

// ReckonThrow says what a throw rests on in the position in which it is made. It implements engine.Reckoner.
//
// Cases 6.23, 6.26, 6.4, 7.2, 7.51, 9.3, 11.4, 14.1, 15.4, 15.5, 15.6.
func (r *ruleset) ReckonThrow(at engine.State, th engine.Throw, seat engine.Seat) []engine.Sum {
	k := reckoning{g: at.(*State), r: r, seat: seat}
	g := k.g
	switch th.Rule {
	case "6.23", "6.26":
		return k.wind(th)
	case "6.4":
		if th.Dice == 2 {
			return k.wind(th)
		}
		return k.intercepting()
	case "7.2":
		if g.isCapHidden() {
			return []engine.Sum{k.ships(seat, k.stance(seat))}
		}
		return k.round()
	case "7.51":
		return k.disengaging()
	case "9.3":
		return k.assault()
	case "11.4":
		return k.income(th)
	case "14.1":
		title := reckonWinter
		if c := g.suffers(th.Seat); th.Seat == seat && c != Unseen {
			title = string(r.words.Fill(nil, reckonSuffers, 0, counterObject(c), 0))
		}
		return k.attrition(title)
	}
	return k.rising(th)
}

// die returns what the faces of a die do.
func die(title string, rule engine.Case, does func(die int) string) engine.Sum {
	return engine.Sum{Title: title, Parts: engine.Results(1, func(die int) (string, engine.Case) { return does(die), rule })}
}

// disengaging reckons whether the defenders disengage.
//
// Case 7.51.
func (k *reckoning) disengaging() []engine.Sum {
	least := int(k.g.leastToDisengage())
	return []engine.Sum{die(reckonAway, "7.51", func(die int) string {
		if die >= least {
			return reckonSucceeds
		}
		return reckonVain
	})}
}

// intercepting reckons an attempt to intercept.
//
// Case 6.4.
func (k *reckoning) intercepting() []engine.Sum {
	most := int(k.g.tables.Numbers[NumInterceptMost])
	return []engine.Sum{die(reckonCatch, "6.4", func(die int) string {
		if die <= most {
			return reckonSucceeds
		}
		return reckonVain
	})}
}

// attrition returns the roll for a land unit that marched in winter. Only its own side is shown which.
//
// Case 14.1.
func (k *reckoning) attrition(title string) []engine.Sum {
	most := int(k.g.tables.Numbers[NumAttritionMost])
	return []engine.Sum{die(title, "14.1", func(die int) string {
		if die <= most {
			return reckonLost
		}
		return reckonSurvives
	})}
}

// stance returns what the strength of a seat in a combat is called.
func (k *reckoning) stance(seat engine.Seat) string {
	if seat == k.g.combat.Attacker {
		return reckonAttack
	}
	return reckonDefence
}

// round reckons a round of a naval combat whose strengths lie open, the seat's own first.
//
// Cases 7.0, 7.2.
func (k *reckoning) round() []engine.Sum {
	g, attacker := k.g, k.g.combat.Attacker
	column := NavalColumn(g.navalStrength(attacker) - g.navalStrength(foe(attacker)))
	return []engine.Sum{k.ships(k.seat, k.stance(k.seat)), k.ships(foe(k.seat), k.stance(foe(k.seat))),
		k.results(&g.tables.Naval, column, navalColumns[column], "7.2")}
}

// assault reckons the die of a combat on land, in which both sides look at each other.
//
// Cases 9.0, 9.3.
func (k *reckoning) assault() []engine.Sum {
	attack, strength := k.landSide(true)
	defence, against := k.landSide(false)
	column, ok := LandColumn(strength, against)
	if !ok {
		return nil
	}
	return []engine.Sum{attack, defence, k.results(&k.g.tables.Land, column, landColumns[column], "9.3")}
}

// results returns what the faces of the die do in one column of a combat table.
//
// Cases 7.2, 9.3.
func (k *reckoning) results(table *[7][combatColumns]Result, column int, name string, rule engine.Case) engine.Sum {
	attacker := k.g.combat.Attacker
	return die(fmt.Sprintf(reckonResults, name), rule, func(die int) string {
		row := &table[die][column]
		text := fmt.Sprintf("the %s lose %d, the %s %d", seatTitles[attacker], row.Attacker, seatTitles[foe(attacker)], row.Defender)
		if row.AttackerRetreats {
			text += ", the " + seatTitles[attacker] + " retreat"
		}
		if row.DefenderRetreats {
			text += ", the " + seatTitles[foe(attacker)] + " retreat"
		}
		return text
	})
}

// income reckons the ducats that a die brings.
//
// Cases 11.26, 11.4. Ruling R279.
func (k *reckoning) income(th engine.Throw) []engine.Sum {
	g, seat := k.g, th.Seat
	s := die(reckonIncome, "11.4", func(die int) string {
		ducats := int(g.tables.Income[die][seat]) * g.incomeHalves() / 2
		return fmt.Sprintf(reckonDucats, g.afterDebt(seat, ducats))
	})
	if seat == Spanish && g.owed > 0 {
		s.Parts = append([]engine.SumPart{{Text: reckonOwed, Value: strconv.Itoa(int(-g.owed)), Rule: "11.26"}}, s.Parts...)
	}
	return []engine.Sum{s}
}

// wind reckons what the wind does to a fleet: the hexes that it takes, and the steps.
//
// Cases 6.23, 6.24, 6.26, 6.4.
func (k *reckoning) wind(th engine.Throw) []engine.Sum {
	g, with := k.g, true
	switch f := g.flow.Top(); th.Rule {
	case "6.23":
		_, with = g.faces()
	case "6.4":
		_, with = g.closesWith(g.stackOf(f.Seat, f.About).Hex, g.fleet(foe(f.Seat), uint8(f.N[berthMover])).Hex)
	}
	column := engine.SumPart{Text: reckonColumn, Value: reckonWindFoul + ", " + seasonNames[g.season()], Rule: "6.7"}
	if with {
		column.Value = reckonWindWith + ", " + seasonNames[g.season()]
	}
	return []engine.Sum{{Title: reckonSails, Parts: append([]engine.SumPart{column}, engine.Results(2, func(total int) (string, engine.Case) {
		gust := g.tables.Wind[total][WindColumn(g.season(), with)]
		if gust == (Gust{}) {
			return reckonCalm, "6.7"
		}
		return string(k.r.words.Fill(nil, reckonGust, 0, 0, 0, int32(gust.Moves), int32(gust.Steps))), "6.7"
	})...)}}
}

// rising reckons how many rebels rise; nil for another throw. For Ireland only the Spanish know how strong they are there.
//
// Cases 15.4, 15.5, 15.6.
func (k *reckoning) rising(th engine.Throw) []engine.Sum {
	g, which := k.g, k.g.flow.Top().Code
	if g.flow.Top().Step != stepRisings || which > risingScottish || which == risingIrish && k.seat != Spanish {
		return nil
	}
	return []engine.Sum{die(reckonRising, th.Rule, func(die int) string {
		if n := g.rise(which, die); n > 0 {
			return fmt.Sprintf(reckonRise, n)
		}
		return reckonNobody
	})}
}
