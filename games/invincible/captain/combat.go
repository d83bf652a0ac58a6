package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
)

// A matrix holds what the English gain by each pair of tactics, English first.
type matrix [3][3]float64

// A meeting is a combat between two squadrons as it was worked out last: what the English gain by each pair of tactics,
// how both sides mix their tactics, and what the English gain then.
type meeting struct {
	of               circumstances
	known            bool
	m                matrix
	english, spanish [3]float64
	value            float64
}

// circumstances are all that a meeting depends on.
type circumstances struct {
	rules    invincible.Rules
	fighters [2]fighter // attacker and defender
	armada   invincible.Place
	fire     bool
	dice     [2]uint8 // added by chits
	drm      [2]int8
}

type fighter struct {
	hits, strength int
	broken, low    bool
	lost           bool
}

func fighterOf(g *invincible.State, s invincible.Squadron) fighter {
	return fighter{g.Hits(s), g.Strength(s), g.IsBroken(s), g.IsLowOnAmmo(s), g.IsLost(s)}
}

// meet works a combat out, if it was not worked out before.
func (c *Captain) meet(g *invincible.State, attacker, defender invincible.Squadron) *meeting {
	at := &c.meetings[attacker][defender]
	of := circumstances{
		g.Rules(), [2]fighter{fighterOf(g, attacker), fighterOf(g, defender)}, g.Armada(), g.HasFireships(), g.Fight().Dice, g.Fight().DRM,
	}
	if at.known && at.of == of {
		return at
	}
	*at = meeting{of: of, known: true, m: c.gains(g, attacker, defender)}
	at.english, at.spanish, at.value = at.m.solve()
	return at
}

// gains works the matrix out for a combat.
func (c *Captain) gains(g *invincible.State, attacker, defender invincible.Squadron) (m matrix) {
	e, s := sides(attacker, defender)
	english, spanish := c.aim(g, e), c.aim(g, s)
	volleys := g.Volleys(attacker, defender)
	for i := range m {
		for j := range m[i] {
			m[i][j] = c.exchange(&english, &spanish, &volleys[int(invincible.StandOff)+i][int(invincible.StandOff)+j])
		}
	}
	return m
}

// rounds is how often each side answers the other's habits before its mixture of
// tactics is taken.
const rounds = 48

// solve finds how both sides mix their tactics and what the English gain then. Each
// side in turn takes what is best against all that the other has taken so far.
func (m *matrix) solve() (english, spanish [3]float64, value float64) {
	var against [3]float64 // of each English tactic, so far
	var gives [3]float64   // of each Spanish tactic, so far
	for range rounds {
		i, j := 0, 0
		for k := 1; k < 3; k++ {
			if against[k] > against[i] {
				i = k
			}
			if gives[k] < gives[j] {
				j = k
			}
		}
		english[i] += 1.0 / rounds
		spanish[j] += 1.0 / rounds
		for k := range 3 {
			against[k] += m[k][j]
			gives[k] += m[i][k]
		}
	}
	for i, p := range english {
		for j, q := range spanish {
			value += p * q * m[i][j]
		}
	}
	return english, spanish, value
}

// tactic mixes the tactics as the matrix asks; one that is known is answered best.
func (c *Captain) tactic(g *invincible.State, d engine.Decision, from []engine.Choice) engine.Choice {
	fight := g.Fight()
	met := c.meet(g, fight.Attacker, fight.Defender)
	m := &met.m
	if fight.Forced { // the English must stand off
		best := 0
		for j := range 3 {
			if m[0][j] < m[0][best] {
				best = j
			}
		}
		return byVerb(from, invincible.VerbStandOff+engine.Verb(best))
	}
	mix := met.english
	if d.Seat == invincible.Spanish {
		mix = met.spanish
	}
	r := c.shade(1)
	for k, p := range mix {
		if r -= p; r < 0 {
			return byVerb(from, invincible.VerbStandOff+engine.Verb(k))
		}
	}
	return from[0]
}

// withdrawal weighs a Retreat Check, and the Stand Off that follows if it fails,
// against the combat as it comes.
func (c *Captain) withdrawal(g *invincible.State, from []engine.Choice) engine.Choice {
	fight := g.Fight()
	met := c.meet(g, fight.Attacker, fight.Defender)
	if c.withdrawing(&met.m) > met.value {
		return byVerb(from, invincible.VerbWithdraw)
	}
	return byVerb(from, invincible.VerbAccept)
}

// byVerb returns the first of the choices with a verb, or the first of all.
func byVerb(from []engine.Choice, v engine.Verb) engine.Choice {
	for _, ch := range from {
		if ch.Verb == v {
			return ch
		}
	}
	return from[0]
}

// attack returns what the attacker's side gains by an attack. The English withdraw from
// one that they do not want.
func (c *Captain) attack(g *invincible.State, attacker, defender invincible.Squadron) float64 {
	met := c.meet(g, attacker, defender)
	if attacker.Seat() == invincible.English {
		return met.value - 0.02
	}
	return -max(met.value, c.withdrawing(&met.m)) - 0.01
}

// withdrawing returns what the English gain by an attempt to withdraw: if it fails they
// must stand off.
func (c *Captain) withdrawing(m *matrix) float64 {
	return atLeast[max(0, min(int(c.tables.Modifiers.WithdrawMost)+1, 13))] * min(m[0][0], m[0][1], m[0][2])
}
