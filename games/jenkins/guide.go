package jenkins

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// Part reports whether a verb only takes part of a picked stack.
func (r *ruleset) Part(v engine.Verb) bool { return v == VerbTake }

// Space returns the hex of a stack.
func (r *ruleset) Space(o engine.Object) engine.Object {
	if h := stackOf(o).Hex(); h != 0 && h < numHexes {
		return hexObject(h)
	}
	return engine.NoObject
}

// A course is the search for a way to a hex, from what one seat knows.
type course struct {
	g        *State
	seat     engine.Seat
	p        Place // the stack that goes
	from, to Hex
	count    int32 // hexes that count towards a perilous sea so far. Case 6.3
	flags    int32 // of stepSail, at from
	afloat   bool
}

// What is charged for a hex of a way, as the number of hexes of a detour that avoids it.
const (
	costHex     = 1
	costStorm   = 3  // beside a storm a perilous sea is worse
	costSeen    = 6  // past enemy troops, who see what sails by
	costStopped = 40 // dice, or an answer of the enemy
	costMost    = costHex + costStorm + costSeen + 2*costStopped + 1
)

// Taking returns the choice that picks a stack to move it.
func (r *ruleset) Taking(d engine.Decision, of engine.Object) (engine.Choice, bool) {
	c := engine.Choice{Seat: d.Seat, Verb: VerbPick, About: d.About, On: of}
	return c, d.Ask == AskMove && stackOf(of) != 0
}

// courseOf returns the search for a way of what is picked, dragged or under way, without where it leads, and what its
// first choice is about; false if nothing of that can go now.
func (g *State) courseOf(d engine.Decision, of engine.Object) (c course, about engine.Object, ok bool) {
	c, about = course{g: g, seat: d.Seat}, d.About
	switch d.Ask {
	case AskMove:
		if c.p, about = stackOf(of), of; c.p == 0 || g.mayPick(d.Seat, c.p) != 0 {
			return c, about, false
		}
	case AskPick:
		c.p = stackOf(d.About)
	case AskSail:
		c.p = At(hexOf(d.About), LayerMoving)
		c.count, c.flags = g.flow.Top().N[sailed], g.flow.Top().N[sailing]
	case AskMarch:
		c.p = At(hexOf(d.About), LayerShore)
	default:
		return c, about, false
	}
	c.from, c.afloat = c.p.Hex(), c.p.Layer() != LayerShore
	return c, about, c.from < numHexes
}

// Way proposes a course or a march that avoids the enemy's reach and dice, as far as the seat may know; of troops to
// ships beside them, that they go aboard.
func (r *ruleset) Way(s engine.State, d engine.Decision, of, to engine.Object) (engine.Way, bool) {
	g := s.(*State)
	w := engine.Way{}
	if stackOf(to) != 0 {
		w.Choices = g.boarding(d, of, stackOf(to))
		return w, len(w.Choices) > 0
	}
	c, about, ok := g.courseOf(d, of)
	if c.to = hexOf(to); !ok || c.to == 0 || c.to == c.from {
		return w, false
	}
	if pick, ok := r.Taking(d, of); ok {
		w.Choices = append(w.Choices, pick)
	}
	if c.afloat && g.ships[foe(c.seat)].has(c.to) && !g.friendlyHex(c.seat, c.to) &&
		g.flagged(c.seat, c.p, g.anyMarked(c.seat, c.p, markTaken)) {
		return w, false // ships that have intercepted cannot go there. Ruling R45
	}
	through := c.search()
	if len(through) == 0 || len(through)-1 > mostHexes {
		return w, false
	}
	c.lay(&w, through, about)
	if c.afloat && g.abandons(d.Seat, c.p) {
		w.Stops = append(w.Stops, engine.Stop{At: hexObject(through[1]), Kind: "peril", Text: "deception counters left behind", Rule: "7.3"})
	}
	if c.unsupplied() {
		w.Stops = append(w.Stops, engine.Stop{At: hexObject(c.to), Kind: "unsupplied", Text: "out of supply there: a counter is lost at the end of each turn", Rule: "6.7"})
	}
	return w, g.begins(&w)
}

// unsupplied reports whether a course ends out of supply: in no friendly seaport, with no supplies counter there nor in
// the stack that goes.
//
// Case 6.7.
func (c *course) unsupplied() bool {
	lo, hi := c.g.span(c.seat, c.p)
	return !c.g.friendlyHex(c.seat, c.to) && c.g.isHungry(c.g.pieces[c.seat][lo:hi], c.g.inHex(c.seat, c.to))
}

// abandons reports whether the ships taken out of a stack would leave deception counters behind at sea without a ship.
//
// Case 7.3. Ruling R170.
func (g *State) abandons(seat engine.Seat, p Place) bool {
	lo, hi := g.span(seat, p)
	taken, decoys := false, false
	for i := lo; i < hi; i++ {
		switch pc := &g.pieces[seat][i]; {
		case pc.Mark&markTaken != 0:
			taken = true
		case g.naval(pc):
			return false
		default:
			decoys = true
		}
	}
	return taken && decoys && !g.friendlyHex(seat, p.Hex())
}

// begins reports whether the first choice of a way is allowed: what was taken of the stack may not be able to go.
func (g *State) begins(w *engine.Way) bool {
	tried, first := *g, w.Choices[0]
	if first.Verb == VerbPick {
		tried.Apply(first, &engine.Turn{})
		first = w.Choices[1]
	}
	ill := tried.Check(first)
	return ill.OK()
}

// next returns the cost of going on from a hex with a count towards a perilous sea, and the count after that; false if
// the law forbids it or it would be foolish.
func (c *course) next(from, n Hex, count int32) (cost int, then int32, ok bool) {
	g := c.g
	if n == 0 || g.stormy(from) || g.stormy(n) {
		return 0, 0, false
	}
	if a := g.awaited(); a != nil && n == hexOf(a.About) && n != c.to {
		return 0, 0, false // there it would go on as one with the stack that waits
	}
	if !c.afloat {
		switch {
		case g.shore[foe(c.seat)].has(n) && n != c.to:
			return 0, 0, false
		case g.tables.PortAt[n] == 0:
			return costHex + costStopped, 0, true
		}
		return costHex, 0, true
	}
	enemy, own := g.ships[foe(c.seat)].has(n), g.friendlyHex(c.seat, n)
	if enemy && n != c.to && !(from == c.from && g.tried(from, n)) {
		return 0, 0, false
	}
	cost = costHex
	if g.tables.StormNear[g.storm].has(n) {
		cost += costStorm
	}
	if own {
		return cost, 0, true
	}
	if g.shore[foe(c.seat)].has(n) {
		cost += costSeen
	}
	if c.flags&sailAttempted != 0 {
		then = 0 // who has attempted an interception throws no die. Ruling R58
	} else if then = count + 1; then >= perilousSea {
		then, cost = 0, cost+costStopped
	}
	if g.couldTry(foe(c.seat), n, 0) {
		cost += costStopped
	}
	return cost, then, true
}

// search returns the cheapest way from one hex to another, both included, or nil. It visits hexes with their counts in
// the order of their cost.
func (c *course) search() []Hex {
	const nodes = numHexes * perilousSea
	var cost, before [nodes]int32
	var ring [costMost][]int32
	start := int32(c.from)*perilousSea + min(c.count, perilousSea-1)
	cost[start] = 1
	ring[1] = append(ring[1], start)
	for at, idle := int32(1), 0; idle < costMost; at++ {
		slot := &ring[at%costMost]
		if idle++; len(*slot) > 0 {
			idle = 0
		}
		for i := 0; i < len(*slot); i++ {
			node := (*slot)[i]
			if cost[node] != at {
				continue
			}
			if h := Hex(node / perilousSea); h == c.to {
				return c.trace(&before, start, node)
			}
			c.spread(node, &cost, &before, &ring)
		}
		*slot = (*slot)[:0]
	}
	return nil
}

// spread records the cost of what lies next to a node wherever it is cheaper than before.
func (c *course) spread(node int32, cost, before *[numHexes * perilousSea]int32, ring *[costMost][]int32) {
	h, tb := Hex(node/perilousSea), c.g.tables
	sides := tb.March[h]
	if c.afloat {
		sides = tb.Sail[h]
	}
	for d := range hex.Direction(hex.Directions) {
		if sides>>d&1 == 0 {
			continue
		}
		n := tb.Near[h][d]
		more, count, ok := c.next(h, n, node%perilousSea)
		if !ok {
			continue
		}
		to, sum := int32(n)*perilousSea+count, cost[node]+int32(more)
		if cost[to] == 0 || sum < cost[to] {
			cost[to], before[to] = sum, node
			ring[sum%costMost] = append(ring[sum%costMost], to)
		}
	}
}

// trace returns the way that led to a node.
func (c *course) trace(before *[numHexes * perilousSea]int32, start, node int32) []Hex {
	var back []Hex
	for ; node != start; node = before[node] {
		back = append(back, Hex(node/perilousSea))
	}
	out := []Hex{c.from}
	for i := len(back) - 1; i >= 0; i-- {
		out = append(out, back[i])
	}
	return out
}

// lay writes a way down: its choices, where playing it stops, and what the enemy watches. about is what its first
// choice is about.
func (c *course) lay(w *engine.Way, through []Hex, about engine.Object) {
	g, count := c.g, c.count
	w.Through = append(w.Through, hexObject(c.from))
	for i, h := range through[1:] {
		from, on := through[i], hexObject(h)
		verb := VerbMarch
		if c.afloat {
			verb = VerbSail
			if enemy := g.ships[foe(c.seat)].has(h); enemy && !g.friendlyHex(c.seat, h) && !(i == 0 && g.tried(from, h)) {
				verb = VerbAttack
			}
		}
		w.Choices = append(w.Choices, engine.Choice{Seat: c.seat, Verb: verb, About: about, On: on})
		w.Through = append(w.Through, on)
		about = on
		_, then, _ := c.next(from, h, count)
		if verb == VerbAttack && i == 0 && c.flags&sailAsked == 0 && !g.friendlyHex(c.seat, from) && g.couldTry(foe(c.seat), from, h) {
			w.Stops = append(w.Stops, engine.Stop{At: on, Kind: "watched",
				Text: "the " + seatTitles[foe(c.seat)] + " there may try to intercept first", Rule: "7.2"})
		}
		c.stops(w, h, verb, count+1 >= perilousSea && then == 0 && c.flags&sailAttempted == 0)
		count = then
	}
	if !c.afloat {
		return
	}
	for h := Hex(1); h < numHexes; h++ {
		if !g.friendlyHex(c.seat, h) && g.couldTry(foe(c.seat), h, 0) {
			w.Watched = append(w.Watched, hexObject(h))
		}
	}
}

// stops notes why playing a way stops in a hex.
func (c *course) stops(w *engine.Way, h Hex, verb engine.Verb, sixth bool) {
	g := c.g
	stop := func(kind, text string, rule engine.Case, ways int) {
		w.Stops = append(w.Stops, engine.Stop{At: hexObject(h), Kind: kind, Text: text, Rule: rule, Chance: inSix(ways)})
	}
	own := g.friendlyHex(c.seat, h)
	switch {
	case verb == VerbAttack:
		stop("peril", "an attempt to intercept, which may succeed", "7.2", interceptFaces(g.triers(c.seat, c.p, 0)))
	case verb == VerbMarch && g.tables.PortAt[h] == 0:
		stop("peril", "a die for disease, which may cost a counter", "7.5", 3)
	case verb == VerbSail && sixth && !own && g.tables.StormNear[g.storm].has(h):
		stop("peril", "a perilous sea beside a storm, which may cost ships", "6.3", g.perilous(c.seat, c.p, true))
	case verb == VerbSail && sixth && !own:
		stop("peril", "a perilous sea, which may cost ships", "6.3", g.perilous(c.seat, c.p, false))
	}
	if c.afloat && !own && g.couldTry(foe(c.seat), h, 0) {
		stop("watched", "the "+seatTitles[foe(c.seat)]+" may try to intercept", "7.2", 0)
	}
}

// inSix returns a number of faces of a die as a chance, "" for none.
func inSix(ways int) string {
	if ways == 0 {
		return ""
	}
	return strconv.Itoa(ways) + " in 6"
}

// perilous returns on how many faces of the die a perilous sea costs a stack ships.
//
// Case 6.3.
func (g *State) perilous(seat engine.Seat, p Place, storm bool) (ways int) {
	drm := g.perilDRM(seat, p, storm)
	for die := 1; die <= 6; die++ {
		ways += int(engine.Truth(g.tables.peril(die+drm) != PerilNone))
	}
	return ways
}
