package captain

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
)

// A survey writes down the numbers that describe a position, or their names.
type survey struct {
	named bool
	names []string
	in    []int16
}

func (v *survey) add(n int, name ...string) {
	if v.named {
		text := name[0]
		for _, more := range name[1:] {
			text += " " + more
		}
		v.names = append(v.names, text)
		return
	}
	v.in = append(v.in, int16(n))
}

func (v *survey) mark(is bool, name ...string) { v.add(truth(is), name...) }

// Inputs returns what the numbers of Survey are.
func (c *Captain) Inputs() []string {
	v := survey{named: true}
	c.describe(c.blank, &v)
	return v.names
}

// Survey appends the numbers by which a position is valued. All of them may be known to either seat: a tactic that is
// secret is not among them.
func (c *Captain) Survey(s engine.State, buf []int16) []int16 {
	v := survey{in: buf}
	c.describe(s.(*invincible.State), &v)
	return v.in
}

func (c *Captain) describe(g *invincible.State, v *survey) {
	c.describeCourse(g, v)
	for s := invincible.Howard; s <= invincible.Medina3; s++ {
		c.describeSquadron(g, s, v)
	}
	c.describeSums(g, v)
	for chit := invincible.NoChit + 1; int(chit) < len(c.tables.Chits); chit++ {
		row := &c.tables.Chits[chit]
		if !row.Held {
			continue
		}
		for seat := invincible.English; seat <= invincible.Spanish; seat++ {
			if row.Owner == engine.NoSeat || row.Owner == seat {
				v.add(g.Hand(seat, chit), "held", strconv.Itoa(int(seat)), row.Key)
			}
		}
	}
}

// describeCourse describes how far the Armada is, and the weather.
func (c *Captain) describeCourse(g *invincible.State, v *survey) {
	at := int(g.Armada())
	v.add(at, "box")
	for box := 9; box <= int(narrows); box++ {
		v.mark(at == box, "box", strconv.Itoa(box))
	}
	v.mark(g.HasFireships(), "fireships sent")
	v.mark(g.HasArmy(), "army aboard")
	v.add(g.Attempts(), "army rolled for")
	v.add(g.Turn(), "turn")
	v.mark(g.Wind() == invincible.Easterly, "easterly")
	for w, name := range []string{"calm", "fog", "gales"} {
		v.mark(g.Weather() == invincible.Calm+invincible.Weather(w), name)
	}
	_, phase := g.Moment()
	v.mark(phase == "English tactical move", "English move")
	v.mark(phase == "Spanish tactical move", "Spanish move")
	v.mark(phase == "reorganize and reinforce", "reorganize")
}

// describeSquadron describes one squadron: all zero if it is lost.
func (c *Captain) describeSquadron(g *invincible.State, s invincible.Squadron, v *survey) {
	key, afloat := c.tables.Squadrons[s].Key, truth(!g.IsLost(s))
	v.add(afloat, key, "afloat")
	v.add(g.Strength(s), key, "strength")
	v.add(g.Hits(s), key, "hits")
	v.mark(g.IsBroken(s), key, "broken")
	v.mark(g.IsLowOnAmmo(s), key, "low on ammo")
	v.add(g.Shots(s), key, "shots")
	v.mark(g.HasMoved(s), key, "moved")
	v.add(c.calm(g, s), key, "calm")
	if s.Seat() == invincible.English {
		onMap := g.At(s) != 0
		v.mark(onMap, key, "on the map")
		v.mark(g.IsInPort(s), key, "in port")
		by := 0
		if !onMap && afloat > 0 {
			by = int(g.Box(g.Place(s))) - int(g.Armada())
		}
		v.add(max(by, 0), key, "boxes ahead")
		v.add(max(-by, 0), key, "boxes astern")
		return
	}
	if s.IsHulk() {
		v.mark(g.HasGiven(s), key, "has given")
	}
	open, near := c.exposed(g, s)
	v.add(open, key, "open sides")
	v.add(near, key, "enemies near")
}

// calm returns in how many of 36 cases a squadron does not break in a Morale roll; 0 if it is broken or lost.
func (c *Captain) calm(g *invincible.State, s invincible.Squadron) int {
	if g.IsLost(s) || g.IsBroken(s) {
		return 0
	}
	least := max(1, min(int(c.tables.Modifiers.MoraleBroken)-g.MoraleModifier(s), 13))
	if least <= 7 {
		return (least - 1) * (least - 2) / 2
	}
	return 36 - (13-least)*(14-least)/2
}

// nearby is from how many squares off a squadron is counted as near.
const nearby = 3

// exposed returns how many sides of a Spanish squadron can be attacked, and how many fit enemies are near it.
func (c *Captain) exposed(g *invincible.State, s invincible.Squadron) (open, near int) {
	at := g.At(s)
	if at == 0 {
		return 0, 0
	}
	for direction := 0; direction < 8; direction += sideways {
		beside := c.tables.Neighbours[at][direction]
		if beside == 0 {
			continue
		}
		if o := g.Occupant(beside); o == invincible.NoSquadron || o.Seat() == invincible.English {
			open++
		}
	}
	for e := invincible.Howard; e <= invincible.Seymour; e++ {
		if from := g.At(e); from != 0 && !g.IsBroken(e) && distance(from, at) <= nearby {
			near++
		}
	}
	return open, near
}

// describeSums describes the two fleets as wholes.
func (c *Captain) describeSums(g *invincible.State, v *survey) {
	lost, whole, calm, hits, open := 0, 0, 0, 0, 0
	for s := invincible.Sidonia; s <= invincible.Medina3; s++ {
		lost += truth(g.IsLost(s))
		whole += truth(!g.IsLost(s) && !g.IsBroken(s))
		calm += c.calm(g, s)
		hits += g.Hits(s)
		sides, _ := c.exposed(g, s)
		open += sides
	}
	v.add(lost, "Spanish lost")
	v.mark(lost >= int(c.tables.Modifiers.ConditionMany), "many Spanish lost")
	v.add(whole, "Spanish in good order")
	v.add(calm/4, "Spanish calm")
	v.add(hits, "Spanish hits")
	v.add(open, "Spanish open sides")
	v.add(g.ConditionModifier(), "Condition modifier")
	strength, fit := 0, 0
	for s := invincible.Howard; s <= invincible.Seymour; s++ {
		strength += g.Strength(s)
		fit += truth(!g.IsBroken(s) && !g.IsLowOnAmmo(s) && g.At(s) != 0)
	}
	v.add(strength, "English strength")
	v.add(fit, "English fit to fight")
}
