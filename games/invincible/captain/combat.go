package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
)

// A matrix holds what the English gain by each pair of tactics, English first.
type matrix [3][3]float64

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
	m := c.gains(g, fight.Attacker, fight.Defender)
	if fight.Forced { // the English must stand off
		best := 0
		for j := range 3 {
			if m[0][j] < m[0][best] {
				best = j
			}
		}
		return byVerb(from, invincible.VerbStandOff+engine.Verb(best))
	}
	english, spanish, _ := m.solve()
	mix := english
	if d.Seat == invincible.Spanish {
		mix = spanish
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
	m := c.gains(g, fight.Attacker, fight.Defender)
	_, _, stay := m.solve()
	if c.withdrawing(&m) > stay {
		return byVerb(from, invincible.VerbWithdraw)
	}
	return byVerb(from, invincible.VerbAccept)
}

// byVerb is the first of the choices with a verb, or the first of all.
func byVerb(from []engine.Choice, v engine.Verb) engine.Choice {
	for _, ch := range from {
		if ch.Verb == v {
			return ch
		}
	}
	return from[0]
}

// attack is what the attacker's side gains by an attack. The English withdraw from
// one that they do not want.
func (c *Captain) attack(g *invincible.State, attacker, defender invincible.Squadron) float64 {
	m := c.gains(g, attacker, defender)
	_, _, value := m.solve()
	if attacker.Seat() == invincible.English {
		return value - 0.02
	}
	return -max(value, c.withdrawing(&m)) - 0.01
}

// withdrawing is what the English gain by an attempt to withdraw: if it fails they
// must stand off.
func (c *Captain) withdrawing(m *matrix) float64 {
	return atLeast[max(0, min(int(c.tables.Modifiers.WithdrawMost)+1, 13))] * min(m[0][0], m[0][1], m[0][2])
}
