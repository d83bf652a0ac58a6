package renaissance

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
)

// What the lines about masts say.
const (
	mastStands = "her %s, which %d points bring down"
	mastJury   = "the jury mast in place of her %s, which %d points bring down"
	mastGone   = "her %s, which is gone: it costs %d points"
	mastMissed = "a miss: it costs %d points"
	mastAgain  = "no section: thrown again"
	mastPlus   = "the plus die alone shows it"
	mastBoth   = "both dice together show it"
)

// masts reckons which section of a ship's masts the chance dice show, by both together or by the plus die.
//
// Cases 13.2, 13.3, 13.4, 13.5, 17.9. Rulings R22, R366.
func (k *throwing) masts() []engine.SumPart {
	e := k.e
	if k.th.Rule == "13.1" {
		e = k.n
	}
	rake, dice, says := k.at.n[stakeRake], 1, mastPlus
	if k.g.showsBySum(e, rake) {
		dice, says = 2, mastBoth
	}
	return append([]engine.SumPart{{Text: says, Rule: "13.4"}}, engine.Results(dice, func(total int) (string, engine.Case) {
		return k.section(e, k.g.shown(e, rake, total)), "13.4"
	})...)
}

// section says what a hit on a section of a ship's masts comes to.
//
// Cases 13.2, 13.3, 17.9. Ruling R366.
func (k *throwing) section(e shipNo, sec Section) string {
	g := k.g
	value, stands := g.mastValue(e, sec)
	switch {
	case sec == NoSection && g.uses(hitOrMiss):
		return mastAgain
	case sec == NoSection:
		return fmt.Sprintf(mastMissed, g.missCosts(e))
	case !stands:
		return fmt.Sprintf(mastGone, plain(sectionNames[sec]), value)
	case !g.ships[e].masts.Has(sec):
		return fmt.Sprintf(mastJury, plain(sectionNames[sec]), value)
	}
	return fmt.Sprintf(mastStands, plain(sectionNames[sec]), value)
}

// spots is how many oars are broken: as many as the dice show.
//
// Cases 13.6, 18.3.
func (k *throwing) spots(int) string {
	return "as many are broken as the dice show, on that side first"
}
