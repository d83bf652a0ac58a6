package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
)

// chit values playing a chit, cancelling or keeping one; to let it be is worth
// nothing.
func (c *Captain) chit(g *invincible.State, d engine.Decision, ch engine.Choice) float64 {
	switch ch.Verb {
	case invincible.VerbKeep:
		return c.keep(g, d.Seat, invincible.ChitOf(ch.About))
	case invincible.VerbPlay:
	default:
		return 0
	}
	played := invincible.ChitOf(ch.On)
	if d.Ask == invincible.AskCancel {
		return c.cancel(g, d.Seat, invincible.ChitOf(d.About)) - 0.15
	}
	s := invincible.SquadronOf(d.About)
	switch played {
	case invincible.WellServedGuns, invincible.DampPowder, invincible.CulverinFire, invincible.Soldiers:
		return c.inCombat(g, d.Seat, played) - 0.12
	case invincible.StoutHearts, invincible.Panic:
		if rolls, on := g.Testing(); on {
			return c.forCondition(g, d.Seat, s, played, &rolls)
		}
		return c.forMorale(g, s, played) - 0.15
	case invincible.FavouringTide:
		now := c.plan(g, s, g.MoveLength(s)).value
		return truthValue(now < 0.05 && s.Seat() == invincible.English, 0.01, -1)
	case invincible.LevyOfThePorts:
		return 0.05 // success without a roll
	}
	return c.forAction(g, s, played)
}

// spend returns what a chit that gains so much now is worth more than later. While turns
// remain, what fails can be tried again, and the chit may meet a worse roll.
func (c *Captain) spend(g *invincible.State, gain float64) float64 {
	return gain - 0.02*min(turnsLeft(g), 5) - 0.001
}

// forAction returns what a chit gains by what it adds to the roll of an Action.
func (c *Captain) forAction(g *invincible.State, s invincible.Squadron, played invincible.Chit) float64 {
	verb, modifier := g.ActionRoll()
	m := &c.tables.Modifiers
	switch verb {
	case invincible.VerbRally:
		gain := (1 - c.rallies(modifier)) * c.rallied(g, s)
		first, last := invincible.Howard, invincible.Seymour
		if s.Seat() == invincible.Spanish {
			first, last = invincible.Sidonia, invincible.Medina3
		}
		for o := first; o <= last; o++ {
			rolls := o != s && !g.IsLost(o) && g.IsBroken(o) && !g.HasMoved(o)
			if rolls && (1-c.rallies(g.RallyModifier(o)))*c.rallied(g, o) > gain+1e-9 {
				return -1 // its Rally will want the chit more
			}
		}
		return c.spend(g, gain)
	case invincible.VerbRepair:
		least := int(m.RepairLeast) - modifier
		more := atLeast[max(0, min(least-int(c.tables.Chits[played].DRM), 13))] - atLeast[max(0, min(least, 13))]
		return truthValue(more > 0.2, 0.01, -1)
	}
	fails := float64(int(m.ResupplyLeast)-modifier-1) / 6
	return truthValue(fails > 0.3, 0.05, -1)
}

// forCondition is what a chit gains in the Condition test, in shares of the match: by
// how much more likely it makes the result its seat wants. It is kept for a later roll
// of the same test that it bears on more.
func (c *Captain) forCondition(
	g *invincible.State, seat engine.Seat, s invincible.Squadron, played invincible.Chit, rolls *[int(invincible.Medina3) + 1]bool,
) float64 {
	gain := c.swing(g, s, played, rolls)
	better := 0
	for o := invincible.Sidonia; o <= invincible.Medina3; o++ {
		if rolls[o] && o != s && c.swing(g, o, played, rolls) > gain+1e-9 {
			better++
		}
	}
	if better >= g.Hand(seat, played) {
		return -1
	}
	reserve := 0.0
	if !g.HasArmy() {
		reserve = 0.01 // there is a second test in The Narrows
	}
	return gain - reserve - 1e-9
}

// swing returns by how much a chit on the Morale roll of a squadron changes the chance that
// the Armada is found fit.
func (c *Captain) swing(g *invincible.State, s invincible.Squadron, played invincible.Chit, rolls *[int(invincible.Medina3) + 1]bool) float64 {
	own := g.MoraleModifier(s)
	change := c.breaks(own+int(c.tables.Chits[played].DRM)) - c.breaks(own)
	var broken [int(invincible.Medina3) + 2]float64 // chance of so many broken among the others
	broken[0] = 1
	for o := invincible.Sidonia; o <= invincible.Medina3; o++ {
		if !rolls[o] || o == s {
			continue
		}
		b := c.breaks(g.MoraleModifier(o))
		for n := len(broken) - 1; n >= 0; n-- {
			broken[n] *= 1 - b
			if n > 0 {
				broken[n] += broken[n-1] * b
			}
		}
	}
	each, swing := int(c.tables.Condition.Unbroken), 0.0
	for n, p := range broken {
		left := g.ConditionModifier() - n*each
		swing += p * (c.fitness(left) - c.fitness(left-each))
	}
	return max(change, -change) * swing
}

// fitness returns the chance that a Condition roll with a modifier finds the Armada fit.
func (c *Captain) fitness(modifier int) float64 {
	least := int(c.tables.Modifiers.ConditionLeast) - modifier
	return float64(max(0, min(7-least, 6))) / 6
}

// inCombat returns what a chit gains when the tactics of the combat are known.
func (c *Captain) inCombat(g *invincible.State, seat engine.Seat, played invincible.Chit) float64 {
	fight := g.Fight()
	e, s := sides(fight.Attacker, fight.Defender)
	volleys := g.Volleys(fight.Attacker, fight.Defender)
	v := volleys[fight.Tactic[invincible.English]][fight.Tactic[invincible.Spanish]]
	english, spanish := c.aim(g, e), c.aim(g, s)
	before := c.exchange(&english, &spanish, &v)
	row := &c.tables.Chits[played]
	if played == invincible.DampPowder {
		v.DRM[other(seat)] += row.DRM
	} else {
		v.Dice[seat] += row.Dice
		v.DRM[seat] += row.DRM
	}
	gain := c.exchange(&english, &spanish, &v) - before
	if seat == invincible.Spanish {
		return -gain
	}
	return gain
}

// forMorale returns what a chit gains before a Morale roll, counted as if a Hit more or
// less were marked.
func (c *Captain) forMorale(g *invincible.State, s invincible.Squadron, played invincible.Chit) float64 {
	own := g.MoraleModifier(s)
	change := c.breaks(own+int(c.tables.Chits[played].DRM)) - c.breaks(own)
	cost := c.worth(g, s, g.Hits(s), false) - c.worth(g, s, g.Hits(s), true)
	return max(change, -change) * cost
}

// cancel returns what Hand of God saves a seat from an event drawn or played.
func (c *Captain) cancel(g *invincible.State, seat engine.Seat, event invincible.Chit) float64 {
	foe := g.Drawing() != seat
	switch event {
	case invincible.ParmaReady:
		return truthValue(seat == invincible.English && g.Attempts() < 2 && !g.HasArmy(), 0.5, -1)
	case invincible.ParmaDelayed:
		return truthValue(seat == invincible.Spanish && g.Attempts() < 2 && !g.HasArmy(), 0.5, -1)
	case invincible.PowderExplosion:
		return truthValue(foe, 0.4, -1)
	case invincible.Collision, invincible.FireAboard, invincible.SprungLeaks:
		return truthValue(foe && turnsLeft(g) < 3, 0.2, -1)
	case invincible.WellServedGuns, invincible.Soldiers:
		return truthValue(foe && turnsLeft(g) < 4, 0.25, -1)
	}
	return -1
}

// keep says whether a chit drawn before turn 1 is worth keeping to a seat.
func (c *Captain) keep(g *invincible.State, seat engine.Seat, drawn invincible.Chit) float64 {
	row := &c.tables.Chits[drawn]
	switch {
	case row.Owner != engine.NoSeat && row.Owner != seat:
		return -1
	case drawn == invincible.ParmaDelayed:
		return truthValue(seat == invincible.English, 1, -1)
	case drawn == invincible.ParmaReady:
		return truthValue(seat == invincible.Spanish, 1, -1)
	case drawn == invincible.ChannelGale, drawn == invincible.SprungLeaks:
		return -1
	case row.Marked && seat == invincible.English && row.Hits == 0:
		return -1
	}
	return 1
}

// victim values whom an accident strikes: the enemy squadron that loses most by it.
func (c *Captain) victim(g *invincible.State, d engine.Decision, ch engine.Choice) float64 {
	s := invincible.SquadronOf(ch.On)
	row := &c.tables.Chits[invincible.ChitOf(d.About)]
	var by spread
	by[row.Hits] = 1
	hit := c.aim(g, s)
	v := hit.loss(&by, true)
	if s.Seat() == d.Seat {
		return -v
	}
	return v
}
