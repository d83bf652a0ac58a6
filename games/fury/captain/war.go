package captain

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
)

// campaign answers a question of the campaign: the option that is worth most.
func (c *Captain) campaign(g *fury.State, d engine.Decision) (best engine.Choice, ok bool) {
	c.options = g.Options(d, c.options[:0])
	value := 0.0
	for i := range c.options {
		op := &c.options[i]
		n := op.Span[0].Min
		w := c.weigh(g, d, op, &n) + 0.2*float64(c.chance.Pick(1024))/1024
		if !ok || w > value {
			best, value, ok = engine.Choice{Verb: op.Verb, On: op.On, With: op.With, N: [3]int32{n}}, w, true
		}
	}
	if best.Verb == fury.VerbWarSummon {
		c.party.add(fury.PlaceOf(best.On), int(best.N[0]), isHorse(g, best.With))
	}
	return best, ok
}

// A party is how many squadrons have been summoned to a battle from each location, and of those how
// many are horse.
type party struct{ all, horse [32]int }

func (p *party) add(at fury.Location, n int, horse bool) {
	p.all[at] += n
	if horse {
		p.horse[at] += n
	}
}

// isHorse reports whether a kind of squadrons is horse.
func isHorse(g *fury.State, kind engine.Object) bool {
	row, is := g.Tables().IsTroop(kind)
	return is && row.Arm == fury.Horse
}

// summon returns what it is worth to summon squadrons from a location: a Rescue Party that is small or all on
// horseback comes sooner.
//
// Case 29.20.
func (c *Captain) summon(g *fury.State, op *engine.Option, n *int32) float64 {
	at, horse := fury.PlaceOf(op.On), isHorse(g, op.With)
	room := int32(g.Tables().Campaign.Numbers[fury.RescueSmall]) - int32(c.party.all[at])
	switch {
	case room <= 0, !horse && c.party.horse[at] > 0 && c.party.horse[at] == c.party.all[at] && c.party.all[at] >= leastParty:
		return -1
	}
	*n = min(op.Span[0].Max, room)
	if horse {
		return 5
	}
	return 3
}

// leastParty is how many squadrons on horseback are a Rescue Party without foot.
const leastParty = 4

// weigh returns what an option of the campaign is worth; n is set to the number that goes with it.
func (c *Captain) weigh(g *fury.State, d engine.Decision, op *engine.Option, n *int32) float64 {
	most := op.Span[0].Max
	switch op.Verb {
	case engine.Pass:
		return 1
	case fury.VerbWarScout:
		*n = most
		return 1 + float64(g.ScoutWorth(op.On))
	case fury.VerbWarAllot:
		return c.allot(g, op, n)
	case fury.VerbWarPasture:
		*n = min(most, 3)
		_, herds := g.Posted(fury.PlaceOf(op.On))
		return 6 - float64(herds)
	case fury.VerbWarMission:
		return c.mission(g, op)
	case fury.VerbWarRoute:
		return 20 - float64(c.routes(g, fury.PlaceOf(op.On))) + c.quiet(g, fury.PlaceOf(op.On))
	case fury.VerbWarTake:
		*n = most
		return 3
	case fury.VerbWarLead:
		*n = max(most, op.Span[0].Min)
		return 3
	case fury.VerbWarSummon:
		return c.summon(g, op, n)
	case fury.VerbWarPost:
		*n = most
		if isHorse(g, op.With) {
			return 3 + c.gate(g, fury.PlaceOf(op.On)) + 4*float64(c.chance.Pick(1024))/1024
		}
	case fury.VerbWarGather:
		return 2 + c.gate(g, fury.PlaceOf(op.On)) + 2*float64(c.chance.Pick(1024))/1024
	case fury.VerbWarAttack:
		c.party = party{}
		return 3
	case fury.VerbWarBid:
		*n = most
		return 1.5
	case fury.VerbWarReplan:
		return 0
	case fury.VerbWarCarryOut, fury.VerbWarHome:
		return 5
	case fury.VerbWarMarch:
		return 3 - float64(c.homeward(g, fury.PlaceOf(op.On))) + 0.1*c.quiet(g, fury.PlaceOf(op.On))
	case fury.VerbWarAbort:
		return -1
	case fury.VerbWarByDice:
		return 2 // if the sides differ the other's way is taken, or the battle is fought. Case 29.14. Ruling R549
	case fury.VerbWarStyle:
		return float64(op.On.Number() % 3)
	}
	return 1
}

// gate returns how well the Reserve stands at a location: between the town and where the English enter, with
// much next to it.
func (c *Captain) gate(g *fury.State, at fury.Location) float64 {
	all := g.Tables().Campaign.Places
	value := 0.5 * float64(bits.OnesCount32(all[at].Near))
	for next := 1; next < len(all); next++ {
		if all[at].Near>>next&1 == 0 {
			continue
		}
		if all[next].Has&fury.Town != 0 {
			value += 3
		}
		if all[next].Has&fury.EntryThere != 0 {
			value++
		}
	}
	return value
}

// watchers is how many squadrons of Canny or Slippery troops, who discover an enemy most easily,
// watch a location that he must come through.
//
// Case 29.13.
const watchers = 3

// isGate reports whether a location is next to the town.
func (c *Captain) isGate(g *fury.State, at fury.Location) bool {
	all := g.Tables().Campaign.Places
	for next := 1; next < len(all); next++ {
		if all[at].Near>>next&1 != 0 && all[next].Has&fury.Town != 0 {
			return true
		}
	}
	return false
}

// gateHolds is how many squadrons hold a location next to the town.
const gateHolds = 12

// garrison is how many squadrons a location of each kind is given.
var garrison = [...]struct {
	has  fury.Feature
	many int
}{{fury.SconceThere, 4}, {fury.Pasturage, 1}, {fury.MainRoad, 1}}

// allot returns what it is worth to post squadrons at a location: as many as such a one is given, while most
// of the force is left for the Reserve.
func (c *Captain) allot(g *fury.State, op *engine.Option, n *int32) float64 {
	at := fury.PlaceOf(op.On)
	posted, _ := g.Posted(at)
	lacks, watch := 0, 0.0
	if row, is := g.Tables().IsTroop(op.With); is && row.Nature&(fury.Canny|fury.Slippery) != 0 {
		if g.Tables().Campaign.Places[at].Has&fury.EntryThere != 0 || c.isGate(g, at) {
			lacks, watch = watchers-posted, 5
		}
	}
	if c.isGate(g, at) {
		lacks = max(lacks, gateHolds-posted)
	}
	for _, one := range garrison {
		if g.Tables().Campaign.Places[at].Has&one.has != 0 {
			lacks = max(lacks, one.many-posted)
		}
	}
	const reserve = 12
	if lacks <= 0 || g.Unposted() <= reserve {
		return 0
	}
	*n = min(int32(lacks), op.Span[0].Max)
	return 2 + float64(lacks) + watch
}

// mission returns what a mission promises: the points that it brings, and the chance to get there.
func (c *Captain) mission(g *fury.State, op *engine.Option) float64 {
	m, _ := fury.MissionOf(op.On)
	at := fury.PlaceOf(op.With)
	all := &g.Tables().Campaign
	_, herds := g.Posted(at)
	points := 0.0
	switch m {
	case fury.RunSupplies:
		points = float64(all.Numbers[fury.CampaignWagons]*all.Numbers[fury.WagonPoints]) * 0.7
	case fury.Storm:
		points = float64(all.Numbers[fury.StormPoints])
	case fury.StealHerds:
		points = float64(min(herds, int(all.Numbers[fury.CampaignHerdsMost]))) * float64(all.Numbers[fury.HerdPoints])
	case fury.CutCommunications:
		points = float64(all.Numbers[fury.CutPoints])
	}
	posted, _ := g.Posted(at)
	return points * (0.7 + 0.6*float64(c.chance.Pick(1024))/1024) / (1 + 0.1*float64(posted))
}

// quiet returns how little a location is likely to be watched.
func (c *Captain) quiet(g *fury.State, at fury.Location) float64 {
	posted, _ := g.Posted(at)
	value := -float64(min(posted, 8)) / 4
	if g.Tables().Campaign.Places[at].Has&(fury.Headquarters|fury.SconceThere|fury.MainRoad) != 0 {
		value--
	}
	return value
}

// routes returns how many routes lead from a location to the target of the mission.
func (c *Captain) routes(g *fury.State, from fury.Location) int {
	target, _ := g.Planned()
	return c.steps(g, from, 1<<target)
}

// homeward returns how many routes lead from a location to where the English may leave the map.
func (c *Captain) homeward(g *fury.State, from fury.Location) int {
	exits := uint32(0)
	for at := range g.Tables().Campaign.Places {
		if g.Tables().Campaign.Places[at].Has&fury.EntryThere != 0 {
			exits |= 1 << at
		}
	}
	return c.steps(g, from, exits)
}

// steps returns how many routes lead from a location to the nearest of a set of them.
func (c *Captain) steps(g *fury.State, from fury.Location, to uint32) int {
	reached, steps := uint32(1)<<from, 0
	for ; steps < 32 && reached&to == 0; steps++ {
		next := reached
		for at := range g.Tables().Campaign.Places {
			if reached>>at&1 != 0 {
				next |= g.Tables().Campaign.Places[at].Near
			}
		}
		reached = next
	}
	return steps
}
