package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

var _ engine.Guide = (*ruleset)(nil)

// Part reports whether a verb only takes part of what is asked about. None does.
func (r *ruleset) Part(engine.Verb) bool { return false }

// Space returns no space: what answers of the campaign name are locations themselves.
func (r *ruleset) Space(engine.Object) engine.Object { return engine.NoObject }

// Taking returns no choice: nothing is picked up to move it.
func (r *ruleset) Taking(engine.Decision, engine.Object) (engine.Choice, bool) {
	return engine.Choice{}, false
}

// Propose returns the answer that most players would give on the map: to bid all that the scouting party is worth where
// that overtakes the enemy, and to go on along the planned way, or home.
//
// Cases 29.11, 29.12.
func (r *ruleset) Propose(s engine.State, d engine.Decision) (engine.Choice, bool) {
	g := s.(*State)
	if !g.isOnMap() {
		return engine.Choice{}, false
	}
	c := engine.Choice{Seat: d.Seat}
	switch w := &g.war; {
	case d.Ask == AskWarBid:
		c.Verb, c.N[0] = VerbWarBid, int32(g.worth(d.Seat))
	case d.Ask == AskWarMarch && !w.has(warBack) && w.at == w.target:
		c.Verb = VerbWarCarryOut
	case d.Ask == AskWarMarch && !w.has(warBack):
		c.Verb, c.On = VerbWarMarch, placeObject(g.nextOnWay())
	case d.Ask == AskWarMarch && !g.campaign().IsNear(0, w.at):
		c.Verb, c.On = VerbWarMarch, placeObject(g.nextHome())
	case d.Ask == AskWarMarch:
		c.Verb = VerbWarHome
	default:
		return engine.Choice{}, false
	}
	ill := g.Check(c)
	return c, ill.OK()
}

// Way returns the way from where the mission or its planned way has come to a location: what is planned, or what is
// marched, with a roll for discovery at each location that is entered.
//
// Cases 29.5, 29.9, 29.12, 29.13.
func (r *ruleset) Way(s engine.State, d engine.Decision, _, to engine.Object) (engine.Way, bool) {
	g, at := s.(*State), placeOf(to)
	if !g.isOnMap() || d.Seat != EnglishSeat || at == 0 {
		return engine.Way{}, false
	}
	var found []Location
	from, verb := g.lastOfWay(), VerbWarRoute
	switch {
	case (d.Ask == AskWarPlan || d.Ask == AskWarChange) && g.war.mission != 0 && !g.isWayPlanned():
		found = g.wayOn(at)
	case d.Ask == AskWarMarch:
		from, verb, found = g.war.at, VerbWarMarch, g.marchTo(at)
	}
	way := engine.Way{Through: []engine.Object{engine.NoObject}} // the English lines
	if from != 0 {
		way.Through[0] = placeObject(from)
	}
	for _, next := range found {
		way.Choices = append(way.Choices, engine.Choice{Seat: d.Seat, Verb: verb, On: placeObject(next)})
		way.Through = append(way.Through, placeObject(next))
		if verb == VerbWarMarch && !g.hasThere(next, Town) {
			way.Stops = append(way.Stops, engine.Stop{At: placeObject(next), Kind: "peril", Text: "a roll for discovery", Rule: "29.13"})
		}
	}
	if len(way.Choices) == 0 {
		return way, false
	}
	ill := g.Check(way.Choices[0])
	return way, ill.OK()
}

// isOnMap reports whether a campaign is between its battles.
func (g *State) isOnMap() bool {
	return g.isCampaign() && g.flow.Depth() > 0 && isWarStep(g.flow.Top().Step)
}

// marchTo returns the locations to march through to one: the rest of the planned way as far as it, or on the way home
// the shortest.
//
// Cases 29.5, 29.12.
func (g *State) marchTo(at Location) []Location {
	w := &g.war
	if w.has(warBack) {
		return g.shortest(w.at, at, 0)
	}
	_, many := w.onWay()
	for i := int(w.steps); i < many; i++ {
		if w.way[i] == at {
			return slices.Clone(w.way[w.steps : i+1])
		}
	}
	return nil
}

// nextHome returns the next location on the shortest way home; among equals one where the fewest squadrons are known.
//
// Cases 29.5, 29.12.
func (g *State) nextHome() (best Location) {
	c, from := g.campaign(), g.war.at
	for at := Location(1); int(at) < len(c.Places); at++ {
		if c.IsNear(from, at) && c.home(at) < c.home(from) && (best == 0 || g.knownAt(at) < g.knownAt(best)) {
			best = at
		}
	}
	return best
}

// wayOn returns the shortest way on to a location from where the planned way has come, past none that it leads
// through; among equals the one past the fewest squadrons that are known. It returns nil if there is none, or none
// from there to the target.
//
// Cases 29.5, 29.9.
func (g *State) wayOn(at Location) []Location {
	been, _ := g.war.onWay()
	way := g.shortest(g.lastOfWay(), at, been)
	for _, next := range way {
		been |= 1 << next
	}
	if g.war.mission != 0 && (len(way) == 0 || !g.canReach(at, g.war.target, been&^(1<<at))) {
		return nil
	}
	return way
}

// shortest returns the locations of the shortest way from one to another, without the first, past none of a set; among
// equals the one past the fewest squadrons that are known. 0 is the English lines.
//
// Case 29.5.
func (g *State) shortest(from, to Location, been uint32) (way []Location) {
	const far, each = 1 << 20, 1 << 10 // more than the squadrons that there are
	c := g.campaign()
	var cost [maxPlaces + 1]int
	var before [maxPlaces + 1]Location
	for at := range cost {
		cost[at] = far
	}
	cost[from] = 0
	for range c.Places {
		for at := range Location(len(c.Places)) {
			for next := Location(1); int(next) < len(c.Places); next++ {
				if sum := cost[at] + each + g.knownAt(next); cost[at] < far && sum < cost[next] && been>>next&1 == 0 && c.IsNear(at, next) && (at == from || at != 0) {
					cost[next], before[next] = sum, at
				}
			}
		}
	}
	if cost[to] >= far || to == from {
		return nil
	}
	for at := to; at != from; at = before[at] {
		way = append(way, at)
	}
	slices.Reverse(way)
	return way
}
