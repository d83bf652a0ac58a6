package renaissance

import (
	"fmt"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// What the chance dice of a salvo tell besides points of damage.
//
// Cases 13.1, 14.4. Ruling R368.
const (
	tellsNothing int32 = iota // but that a gun bursts
	tellsMasts                // ball at the rigging: the mast that is hit
	tellsHull                 // ball at the hull: what doubles do
	tellsOfficer              // hail at the hull: two sixes alone
)

// tells returns what the chance dice of a salvo tell besides points of damage.
//
// Cases 10.9, 13.1, 14.4, 14.5. Ruling R368.
func (one *salvo) tells() int32 {
	switch {
	case one.to == noShip || one.spec != noMark && one.rigging == (one.spec != hullMark):
		return tellsNothing
	case one.rigging && one.shot == Ball:
		return tellsMasts
	case one.rigging:
		return tellsNothing
	case one.shot == Hail:
		return tellsOfficer
	}
	return tellsHull
}

// What the lines about doubles say.
const (
	doubleMast    = "1 and 1 besides, if the points come to %d: a mast is hit below decks, on another die"
	doubleSteers  = "2 and 2 besides: her bowsprit, rudder or steering gear, on another die"
	doubleBursts  = "3 and 3 besides: a gun of those who fire bursts"
	doubleHoles   = "4 and 4 besides: a hole in her hull"
	doubleBurns   = "5 and 5 besides: she takes a fire test"
	doubleOfficer = "6 and 6 besides: an officer of hers is hit, on another die"
	doubleOars    = "any double besides: one of her oars for each battery"
)

// salvo reckons the chance dice of a salvo: the points of each battery with all that makes them, and those of the whole
// by the plus die less the minus die.
//
// Cases 10.1, 11.1, 11.2, 11.3.
func (k *throwing) salvo(title string) []engine.Sum {
	s, added := &k.at.salvo, k.at.sum()
	each := engine.Sum{Title: reckonEach, Total: inTenths(s.plain), Parts: []engine.SumPart{
		{Text: reckonFactor, Value: inTenths(s.plain - point*int32(added)), Rule: "11.1"}}}
	each.Parts = append(each.Parts, k.added()...)
	all := engine.Sum{Title: string(k.w.Fill(nil, title, k.th.About, k.th.On, k.th.With)), Parts: k.chance()}
	all.Parts = append(all.Parts, k.doubles()...)
	if k.at.n[stakeTells] == tellsMasts {
		return []engine.Sum{each, all, {Title: string(k.w.Fill(nil, reckonMasts, k.th.On, engine.NoObject, engine.NoObject)), Parts: k.masts()}}
	}
	return []engine.Sum{each, all}
}

// chance reckons the points of a salvo by the plus die less the minus die.
//
// Cases 10.1, 11.2, 11.3, 20.3.
func (k *throwing) chance() (parts []engine.SumPart) {
	s, g := &k.at.salvo, k.g
	parts = append(parts, engine.SumPart{Text: "batteries", Value: strconv.Itoa(int(s.bears + s.masked)), Rule: "10.1"})
	if s.masked > 0 {
		parts = append(parts, engine.SumPart{Text: reckonMasked, Value: strconv.Itoa(int(s.masked)), Rule: "11.3"})
	}
	if s.part != s.of {
		parts = append(parts, engine.SumPart{Text: reckonEffect, Value: fmt.Sprintf("%d in %d", s.part, s.of), Rule: "20.3"})
	}
	return append(parts, engine.Differences(func(score int) (string, engine.Case) {
		return fmt.Sprintf(reckonPoints, inTenths(g.pointsAt(s, score))), "11.2"
	})...)
}

// doubles lists what doubles of the chance dice do besides points of damage.
//
// Cases 14.4, 16.0. Ruling R368.
func (k *throwing) doubles() (parts []engine.SumPart) {
	add := func(text string, rule engine.Case) { parts = append(parts, engine.SumPart{Text: text, Rule: rule}) }
	tells, s := k.at.n[stakeTells], &k.at.salvo
	if tells == tellsHull {
		if least := k.g.tables.MastDefence[RowLower][k.g.kind(k.e).MastColumn]; k.g.pointsAt(s, 0) >= point*int32(least) {
			add(fmt.Sprintf(doubleMast, least), "14.4")
		}
		add(doubleSteers, "14.4")
	}
	add(doubleBursts, "14.4")
	if tells == tellsHull && s.band <= Close {
		add(doubleHoles, "14.4")
	}
	if tells == tellsHull {
		add(doubleBurns, "16.0")
	}
	if tells == tellsHull || tells == tellsOfficer {
		add(doubleOfficer, "14.4")
	}
	if tells == tellsHull && k.g.kind(k.e).Oars != 0 {
		add(doubleOars, "14.4")
	}
	return parts
}
