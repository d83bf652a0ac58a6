package captain

import (
	"math"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
)

const (
	maxDice = 10 // more Battle Dice than this are judged as this many
	maxDRM  = 8  // and larger modifiers as this
	maxHits = 16 // hits are counted up to this, less one
)

// spread is the chance of each number of hits.
type spread [maxHits]float64

// fillFire works out the hits of every number of Battle Dice at every modifier.
func (c *Captain) fillFire() {
	for m := range c.fire[0] {
		var one spread
		for face := 1; face <= 6; face++ {
			n := max(0, min(face+m-maxDRM, len(c.tables.Battle)-1))
			one[c.tables.Battle[n]] += 1.0 / 6
		}
		c.fire[0][m][0] = 1
		for d := 1; d <= maxDice; d++ {
			for have, p := range c.fire[d-1][m] {
				for more, q := range one[:4] {
					c.fire[d][m][min(have+more, maxHits-1)] += p * q
				}
			}
		}
	}
}

// hits returns the spread of hits of so many Battle Dice at a modifier.
func (c *Captain) hits(dice uint8, drm int8) *spread {
	return &c.fire[min(int(dice), maxDice)][max(-maxDRM, min(int(drm), maxDRM))+maxDRM]
}

// atLeast is the chance that two dice show n or more, by n.
var atLeast = [14]float64{1, 1, 1, 35.0 / 36, 33.0 / 36, 30.0 / 36, 26.0 / 36, 21.0 / 36, 15.0 / 36,
	10.0 / 36, 6.0 / 36, 3.0 / 36, 1.0 / 36, 0}

// breaks returns the chance that a Morale roll with a modifier breaks the squadron.
func (c *Captain) breaks(modifier int) float64 {
	return atLeast[max(0, min(int(c.tables.Modifiers.MoraleBroken)-modifier, 13))]
}

// turnsLeft returns about how many turns remain until the Armada is tested next.
func turnsLeft(g *invincible.State) float64 {
	switch a := int(g.Armada()); {
	case a < 10:
		return float64(13 - a)
	case a == 10 && !g.HasFireships():
		return 3
	case a == 10:
		return 2
	}
	return 1
}

// rallying is the chance that a Broken squadron has been rallied after so many
// turns.
var rallying = func() (by [14]float64) {
	for turns := range by {
		by[turns] = 1 - math.Pow(0.32, float64(turns)-0.5)
	}
	return by
}()

// stands returns the chance that a Spanish squadron with so many Hits, Broken or not,
// is in good order when the Armada is tested: until then it may be repaired and
// rallied.
func (c *Captain) stands(g *invincible.State, s invincible.Squadron, hits int, broken bool, turns float64) float64 {
	own := g.MoraleModifier(s) - g.Hits(s)
	free, rally := turns, 1.0
	if broken {
		rally = rallying[int(turns)]
		free -= 1.4
	}
	mended := float64(hits) - 0.3*max(0, free-1)
	if mended < 0 {
		mended = 0
	}
	low := int(mended)
	part := mended - float64(low)
	calm := (1-part)*(1-c.breaks(own+low)) + part*(1-c.breaks(own+low+1))
	return rally * calm
}

// afloat returns what a Spanish squadron counts for as long as it is not eliminated.
func (c *Captain) afloat(s invincible.Squadron) float64 {
	v := 0.45 // a squadron lost is also one that can never stand again, and three lost count against all
	if s.IsHulk() {
		v += float64(c.tables.Condition.Hulk)
	}
	if s == invincible.Sidonia {
		v += float64(c.tables.Condition.Sidonia)
	}
	return v
}

// worth returns what a squadron with so many Hits, Broken or not, is worth to its side.
// A squadron with as many Hits as its strength is worth nothing.
func (c *Captain) worth(g *invincible.State, s invincible.Squadron, hits int, broken bool) float64 {
	full := g.Strength(s) + g.Hits(s)
	if g.IsLost(s) || hits >= full {
		return 0
	}
	turns := turnsLeft(g)
	left := 1 - float64(hits)/float64(full)
	if s.Seat() == invincible.Spanish {
		v := c.stands(g, s, hits, broken, turns) + c.afloat(s)*(0.75+0.25*left)
		if !s.IsHulk() && !broken {
			v += 0.03 * turns // it can still hit back
		}
		return v
	}
	fights := 0.14 * (turns + 2.5) // hits it will yet score, and what each is worth
	own := g.MoraleModifier(s) - g.Hits(s)
	steady := 1 - 0.55*c.breaks(own+hits)
	if broken {
		steady *= 0.6
		fights -= 0.1
	}
	return 0.25 + max(fights, 0.05)*steady*(0.35+0.65*left)
}

// ammunition returns what Shots and Low Ammo cost a squadron.
func (c *Captain) ammunition(g *invincible.State, s invincible.Squadron) float64 {
	each := 0.02
	if s.Seat() == invincible.English {
		each = 0.03
	}
	if g.IsLowOnAmmo(s) {
		return 0.05 * min(turnsLeft(g)+1, 5)
	}
	return each * float64(g.Shots(s))
}

// stages are how sure the issue is by where the Armada is: the chance of a Spanish
// win is the logistic function of sum*scale + bias. They were fitted to 4,000
// campaigns between captains, a fifth of them with a quarter of all choices at
// random; for the mean of the fit see the game's README.
var stages = [13]struct{ scale, bias float64 }{
	1: {0.60, -5.13}, 2: {0.60, -5.13}, 3: {0.60, -5.13}, 4: {0.60, -5.13},
	5: {0.81, -6.60}, 6: {0.81, -6.60},
	7: {0.89, -6.50}, 8: {0.89, -6.50}, 9: {0.89, -6.50},
	10: {0.95, -6.20}, 11: {1.05, -4.65}, 12: {1.12, -3.25},
}

// Of a Spanish win, by the same fit: what a squadron that will stand counts, each
// Hit, each hulk squadron and Sidonia afloat, many squadrons lost, each English
// strength point and each English squadron low on ammunition.
const (
	standing   = 0.68
	eachHit    = -0.035
	eachHulk   = 0.8
	flagship   = 1.5
	manyLost   = -1.4
	englishman = -0.022
	dryGuns    = 0.06
)

// prospect returns the chance that the Spanish win.
func (c *Captain) prospect(g *invincible.State) float64 {
	turns := turnsLeft(g)
	lost, sum := 0, 0.0
	for s := invincible.Sidonia; s <= invincible.Medina3; s++ {
		if g.IsLost(s) {
			lost++
			continue
		}
		sum += standing*c.stands(g, s, g.Hits(s), g.IsBroken(s), turns) + eachHit*float64(g.Hits(s))
		switch {
		case s.IsHulk():
			sum += eachHulk
		case s == invincible.Sidonia:
			sum += flagship
		}
	}
	if lost >= int(c.tables.Modifiers.ConditionMany) {
		sum += manyLost
	}
	for s := invincible.Howard; s <= invincible.Seymour; s++ {
		sum += englishman*float64(g.Strength(s)) + dryGuns*float64(truth(g.IsLowOnAmmo(s)))
	}
	stage := stages[g.Armada()]
	switch {
	case g.Armada() == 10 && g.HasFireships():
		stage.scale, stage.bias = 1.00, -5.20
	case g.HasArmy():
		stage = stages[12]
	}
	return 1 / (1 + math.Exp(-sum*stage.scale-stage.bias))
}

// A target is what a squadron has to lose, worked out once for all the volleys
// that it may have to bear.
type target struct {
	before float64          // its worth as it is
	after  [maxHits]float64 // by Hits suffered, with the Morale roll that follows
	silent [maxHits]float64 // by Hits suffered: the chance that it can no longer fire
}

// aim works out what a squadron has to lose. A squadron lost already has nothing.
func (c *Captain) aim(g *invincible.State, s invincible.Squadron) (t target) {
	if g.IsLost(s) {
		return t
	}
	have, broken, own, strength := g.Hits(s), g.IsBroken(s), g.MoraleModifier(s), g.Strength(s)
	t.before = c.worth(g, s, have, broken)
	for n := range t.after {
		b := c.breaks(own + n)
		switch {
		case n >= strength:
			t.silent[n] = 1
			continue
		case broken:
			t.after[n] = c.worth(g, s, have+n, true)
			continue
		}
		t.silent[n] = b
		t.after[n] = b*c.worth(g, s, have+n, true) + (1-b)*c.worth(g, s, have+n, false)
	}
	return t
}

// loss returns what the squadron is expected to lose by a spread of hits. Without a hit
// it takes a Morale roll only if it always does.
func (t *target) loss(by *spread, always bool) float64 {
	after := 0.0
	for n, p := range by {
		after += p * t.after[n]
	}
	if !always {
		after += by[0] * (t.before - t.after[0])
	}
	return t.before - after
}

// silenced returns the chance that the squadron, fired upon first, does not fire: it is
// eliminated, or breaks now.
func (t *target) silenced(by *spread) float64 {
	chance := 0.0
	for n, p := range by {
		chance += p * t.silent[n]
	}
	return chance
}

// exchange returns what the English gain by a volley: what the Spanish squadron is
// expected to lose less what the English one is.
func (c *Captain) exchange(english, spanish *target, v *invincible.Volley) float64 {
	byEnglish := c.hits(v.Dice[invincible.English], v.DRM[invincible.English])
	bySpanish := c.hits(v.Dice[invincible.Spanish], v.DRM[invincible.Spanish])
	gain := spanish.loss(byEnglish, v.First == invincible.English)
	cost := english.loss(bySpanish, v.First == invincible.Spanish)
	switch v.First {
	case invincible.English:
		cost *= 1 - spanish.silenced(byEnglish)
	case invincible.Spanish:
		gain *= 1 - english.silenced(bySpanish)
	}
	return gain - cost
}

// sides sorts two squadrons of a combat into the English and the Spanish one.
func sides(a, b invincible.Squadron) (e, s invincible.Squadron) {
	if a.Seat() == invincible.English {
		return a, b
	}
	return b, a
}

// other returns the seat that a seat plays against.
func other(seat engine.Seat) engine.Seat { return 1 - seat }
