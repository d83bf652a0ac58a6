package fury

import "github.com/weathergage/weathergage/engine"

// counted returns how many squadrons of a company count, in halves: each Terror marker takes one away, and
// half of one is left where there are as many markers as squadrons.
//
// Case 9.4. Rulings R99, R105.
func (g *State) counted(c *company) int {
	squadrons, markers := int(c.squadrons), g.markers(c)
	if markers == squadrons {
		return 1
	}
	return 2 * max(squadrons-markers, 0)
}

// shootingTotal returns the Shooting total in sixteenths of a company of which some squadrons bear, at long
// range or close, half of it in the dark. The third rank and those behind it do not shoot, but they fill the
// gaps that Terror leaves before them.
//
// Cases 9.4, 10.1, 10.2, 10.4. Rulings R124, R125, R126, R621.
func (g *State) shootingTotal(c *company, bears int, long bool) int {
	shoot := min(g.counted(c), 2*bears)
	total := shoot * int(g.card(c).Shooting) * Parts / 2
	if c.has(markFormed) {
		total += total * g.number(NumFormed) / 100
	}
	if long || g.isDark() {
		total /= 2
	}
	return total
}

// shotColumn returns the column of the Shooting table for a total in sixteenths, shifted for the sizes of
// both companies and for cover; -1 for no effect. A Gun has a column of its own.
//
// Cases 10.5, 10.6, 16.9. Rulings R127, R128, R129, R235, R236, R242.
func (g *State) shotColumn(total int, shooter, target *company, covered bool) int {
	return min(max(g.shifted(total, shooter, target, covered), -1), ShotColumns-1)
}

// noColumn stands for a Shooting total that is too low for the first column, whatever shifts it.
//
// Case 10.6. Ruling R129.
const noColumn = -ShotColumns

// shifted is that column where the table may end before it, to the left or to the right, or noColumn.
//
// Cases 10.5, 10.6, 16.9. Rulings R127, R128, R129, R235, R236, R242.
func (g *State) shifted(total int, shooter, target *company, covered bool) int {
	column := g.tables.ShotColumn(total)
	if shooter.gun != 0 {
		column = g.tables.Guns[shooter.gun].Column
	}
	if column < 0 {
		return noColumn
	}
	switch {
	case shooter.gun != 0 || target.gun != 0:
	case 2*target.squadrons <= shooter.squadrons:
		column++
	case target.squadrons >= 2*shooter.squadrons:
		column--
	}
	if covered {
		column--
	}
	return column
}

// shot returns what a die does in a column of the Shooting table; an Expert adds 1 to it, to no more than 6.
//
// Cases 5.2, 10.5, 10.6. Ruling R73.
func (g *State) shot(column, die int, nature Characteristics) ShotResult {
	if column < 0 {
		return ShotResult{}
	}
	if nature.Has(Expert) {
		die = min(die+1, 6)
	}
	return g.tables.Shooting[die][column]
}

// A stand is how a company stands in a hand-to-hand battle.
//
// Cases 12.2, 12.4, 12.8.
type stand struct {
	fortified, covered bool // of both the better counts
	vantage            bool // uphill, or holding a breach, a bridge or a ford
	mars               bool // a Mars spends himself. Case 6.3.3
	share              int  // one part of so many of the total counts: 2 in flank or rear, 4 if engaged, else 1
	narrow             bool // in a gate, in a breach or on a bridge: one squadron counts. Case 20.5
}

// handParts is what hand-to-hand totals are counted in: 800ths.
const handParts = 800

// handTotal returns the hand-to-hand total of a company under its officer, in 800ths. Percentages are added
// to each other, a flank or rear attack takes its share of the sum.
//
// Cases 6.3.2, 6.3.3, 12.2, 12.4, 12.6, 12.8. Rulings R61, R62, R167, R168, R169, R170, R193.
func (g *State) handTotal(n companyNo, in stand) int {
	count, fighting := g.strikers(n, in)
	percent := 100
	for _, bonus := range g.bonuses(n, in) {
		if bonus.has {
			percent += g.number(bonus.of)
		}
	}
	return count * fighting * percent * (handParts / 200) / in.share
}

// strikers returns how many squadrons of a company count hand to hand, in halves, and what each fights for.
//
// Cases 6.3.2, 12.6, 20.5.
func (g *State) strikers(n companyNo, in stand) (count, fighting int) {
	c := &g.companies[n]
	count, fighting = g.counted(c), g.fighting(c)
	if in.narrow {
		count = min(count, 2)
	}
	if g.nature(n)&(Hero|Mars) != 0 && c.troop != g.tables.Crew {
		fighting++
	}
	return count, fighting
}

// A bonus is a percentage that is added to a hand-to-hand total, if it has it.
type bonus struct {
	has  bool
	of   Number
	rule engine.Case
	says string
}

// bonuses returns what may be added to the hand-to-hand total of a company.
//
// Cases 6.3.3, 12.6, 12.8.
func (g *State) bonuses(n companyNo, in stand) [5]bonus {
	return [...]bonus{
		{in.fortified, NumFortified, "12.8", "fortified"}, {in.covered && !in.fortified, NumCover, "12.8", "in cover"},
		{in.vantage, NumVantage, "12.8", "vantage"}, {g.companies[n].has(markFormed), NumFormed, "12.6", "formed"},
		{in.mars, NumMars, "6.3.3", "a Mars spends himself"},
	}
}
