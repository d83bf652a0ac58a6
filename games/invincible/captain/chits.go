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
		return c.forMorale(g, s, played) - 0.15
	case invincible.FavouringTide:
		now := c.plan(g, s, g.MoveLength(s)).value
		return truthValue(now < 0.05 && s.Seat() == invincible.English, 0.01, -1)
	case invincible.Shipwrights, invincible.DiversAndCaulkers:
		return 0.01
	}
	return 0.05 // success without a roll
}

// inCombat is what a chit gains when the tactics of the combat are known.
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

// forMorale is what a chit gains before a Morale roll, counted as if a Hit more or
// less were marked.
func (c *Captain) forMorale(g *invincible.State, s invincible.Squadron, played invincible.Chit) float64 {
	own := g.MoraleModifier(s)
	change := c.breaks(own+int(c.tables.Chits[played].DRM)) - c.breaks(own)
	cost := c.worth(g, s, g.Hits(s), false) - c.worth(g, s, g.Hits(s), true)
	return max(change, -change) * cost
}

// cancel is what Hand of God saves a seat from an event drawn or played.
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
