package fury

import (
	"fmt"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// What the lines of a reckoning of the campaign say. %O is a place, and number 1 a side.
const (
	reckonOpening   = "Who opens the bidding: one die each, the higher opens it"
	reckonOpens     = "%{1@} open it"
	reckonDiscovery = "The English are discovered, with all that is added to two dice, from"
	reckonSpaniards = "Canny or Slippery squadrons there"
	reckonWithSly   = "discovered, with %s of Canny or Slippery Spaniards there"
	reckonDecided   = "Two dice: the English win from"
	reckonRatio     = "English strength to Spanish"
	reckonLosses    = "Squadrons lost: a die for the English, then one for the Spanish"
	reckonLoses     = "%{1@} lose %d on %s"
	reckonHerds     = "Each herd: one die"
	reckonBaggage   = "Each wagon and herd: one die"
	reckonRescue    = "The Rescue Party from %O: two dice"
	reckonNoOthers  = "%d of the dice stand for no party: nothing comes of them"
	reckonParties   = "Each Rescue Party, two dice, in the order of the places"
)

// opening reckons the die of a side for who opens the bidding.
//
// Case 29.11.
func (k *reckoning) opening(th engine.Throw) []engine.Sum {
	f := k.g.flow.Top()
	if f.Step != stepWarBids || th.Seen == 0 { // a sheet is drawn
		return nil
	}
	sides := [numSeats]string{k.about(reckonOpens, EnglishSeat), k.about(reckonOpens, SpanishSeat)}
	parts := k.ofBoth("29.11", 0, 0, sides)
	if f.Code&bidThrown != 0 {
		parts = higher("29.11", int(f.N[firstDie]), 0, sides)
	}
	return []engine.Sum{{Title: reckonOpening, Parts: parts}}
}

// parts returns what is added to a roll, as lines of a reckoning.
func parts(all []plus) (lines []engine.SumPart) {
	for _, p := range all {
		if p.more != 0 {
			lines = append(lines, engine.SumPart{Text: p.says, Value: engine.Signed(p.more), Rule: p.rule})
		}
	}
	return lines
}

// discovery reckons whether the English are discovered. What the Spanish there add only they know, and what the English
// do only the English.
//
// Case 29.13.
func (k *reckoning) discovery(engine.Throw) []engine.Sum {
	c, needs := k.g.campaign(), int(k.g.campaign().Numbers[DiscoveryOn])
	s := engine.Sum{Title: reckonDiscovery, Total: strconv.Itoa(needs)}
	if k.seat != EnglishSeat {
		if _, theirs := c.discovery(muster{}, k.g.present()); theirs != 0 && k.seat == SpanishSeat {
			s.Parts = append(s.Parts, engine.SumPart{Text: reckonSpaniards, Value: engine.Signed(theirs), Rule: "29.13"})
		}
		return []engine.Sum{s}
	}
	english := k.g.musterOf(roleColumn, anywhere)
	shows := c.shows(english)
	s.Parts = parts(shows[:])
	for sly := range mostDiscoverers {
		own, theirs := c.discovery(english, muster{sly: sly})
		ways, of, least := int32(0), int32(36), 13
		for dice := 12; dice >= 2; dice-- {
			if c.IsDiscovered(dice, own+theirs) {
				less, _ := engine.WaysTo(dice-1, 2)
				least, ways = dice, of-less
			}
		}
		text := fmt.Sprintf(reckonWithSly, counted(sly, "squadron"))
		if least <= 12 {
			text = engine.SayTotals(2, 12, func(dice int) bool { return dice >= least }) + " on the dice: " + text
		}
		s.Parts = append(s.Parts, engine.SumPart{Text: text, Rule: "29.13", Ways: ways, Of: of})
	}
	return []engine.Sum{s}
}

// mostDiscoverers is up to how many squadrons that the English do not see are reckoned with.
const mostDiscoverers = 4

// decided reckons a battle that dice decide: who wins it, or how many squadrons each side loses.
//
// Case 29.14. Ruling R546.
func (k *reckoning) decided(th engine.Throw) []engine.Sum {
	g, f := k.g, k.g.flow.Top()
	if f.Step != stepWarOdds || g.war.battle == 0 {
		return nil
	}
	of := Battle(g.war.battle - 1)
	english, spanish := g.strength(EnglishSeat, of), g.strength(SpanishSeat, of)
	row := g.campaign().oddsFor(english, spanish)
	if th.Code == 1 {
		return k.fallen(row, f.Code&decideWon != 0)
	}
	ratio := engine.SumPart{Text: reckonRatio, Value: string(engine.AppendParts(nil, int32(100*english/max(spanish, 1)), 100)), Rule: "29.14"}
	s := yesNo(reckonDecided, 2, "29.14", "the English win", "the Spanish win", row.wins)
	s.Total, s.Parts = strconv.Itoa(row.Needs), append([]engine.SumPart{ratio}, s.Parts...)
	return []engine.Sum{s}
}

// fallen reckons how many squadrons each side loses in a battle that dice decide.
//
// Case 29.14. Ruling R546.
func (k *reckoning) fallen(row *OddsRow, won bool) []engine.Sum {
	s := engine.Sum{Title: reckonLosses}
	for seat := range numSeats {
		many, _ := k.g.squadronsIn(seat, 0)
		for _, p := range engine.Results(1, func(die int) (string, engine.Case) {
			return strconv.Itoa(row.falls(won, seat, many, die)), "29.14"
		}) {
			n, _ := strconv.Atoi(p.Text)
			p.Text, p.Faces = fmt.Sprintf(k.about(reckonLoses, seat), n, p.Faces), ""
			s.Parts = append(s.Parts, p)
		}
	}
	return []engine.Sum{s}
}

// herds reckons the die of each herd of a battle for them.
//
// Case 29.17. Ruling R547.
func (k *reckoning) herds(engine.Throw) []engine.Sum {
	f := k.g.flow.Top()
	return []engine.Sum{{Title: reckonHerds, Parts: engine.Results(1, func(die int) (string, engine.Case) {
		return [...]string{herdStays: "it stays", herdScattered: "it is scattered", herdTaken: "it is taken"}[k.g.herdFate(f, die)], "29.17"
	})}}
}

// baggage reckons the die of each wagon and herd that the English bring along.
//
// Case 29.15. Ruling R547.
func (k *reckoning) baggage(engine.Throw) []engine.Sum {
	return []engine.Sum{yesNo(reckonBaggage, 1, "29.15", "it gets across", "it is lost", k.g.keepsBaggage)}
}

// rescue reckons whether a Rescue Party comes, to the Spanish, who alone know of it.
//
// Case 29.20. Rulings R329, R330, R548.
func (k *reckoning) rescue(th engine.Throw) (sums []engine.Sum) {
	g, f := k.g, k.g.flow.Top()
	switch at := placeOf(th.On); {
	case k.seat != SpanishSeat:
		return nil
	case at != 0:
		sums = append(sums, k.party(at, max(int(f.N[rescueTurn]), g.numberOf(RescueFrom))))
	default:
		sums = append(sums, engine.Sum{Title: reckonParties})
		for at := Location(1); at <= maxPlaces; at++ {
			if g.isOnTheMarch(at) {
				sums = append(sums, k.party(at, int(g.turn)))
			}
		}
		if idle := int(th.Dice) - 2*(len(sums)-1); idle > 0 { // thrown so that nobody learns whether there are any
			sums[0].Parts = []engine.SumPart{{Text: fmt.Sprintf(reckonNoOthers, idle), Rule: "29.20"}}
		}
	}
	return sums
}

// party reckons whether the Rescue Party from one place comes in a turn of the battle.
//
// Case 29.20. Rulings R329, R330.
func (k *reckoning) party(at Location, turn int) engine.Sum {
	g, c := k.g, k.g.campaign()
	pluses := c.hastens(g.musterOf(roleParty, at), g.villiagoLeads(at), turn)
	added := c.rescue(g.musterOf(roleParty, at), g.villiagoLeads(at), turn)
	title := string(k.w.Fill(nil, reckonRescue, engine.NoObject, placeObject(at), engine.NoObject))
	s := yesNo(title, 2, "29.20", "it comes", "not yet", func(dice int) bool { return c.Arrives(dice, added, turn) })
	s.Parts = append(parts(pluses[:]), s.Parts...)
	return s
}
