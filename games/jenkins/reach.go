package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// Reach returns where what is picked, dragged or under way can go without a die or an enemy on the way, with the hexes
// to each; of troops also the ships that could take them aboard, and of ships the troops.
func (r *ruleset) Reach(s engine.State, d engine.Decision, of engine.Object) []engine.Reached {
	g := s.(*State)
	c, about, ok := g.courseOf(d, of)
	if !ok {
		return nil
	}
	all := c.within(func(n Hex) bool {
		w := engine.Way{}
		if pick, ok := r.Taking(d, of); ok {
			w.Choices = append(w.Choices, pick)
		}
		c.lay(&w, []Hex{c.from, n}, about)
		return g.begins(&w)
	})
	for layer := LayerMoving; layer < numLayers; layer++ {
		if p := At(c.from, layer); p != c.p && len(g.boarding(d, of, p)) > 0 {
			all = append(all, engine.Reached{To: stackObject(p)})
		}
	}
	return all
}

// within returns the hexes to which a stack comes without a die or an enemy on the way, the nearest first. begins
// reports whether it may go to a neighbouring hex first.
func (c *course) within(begins func(Hex) bool) (all []engine.Reached) {
	g := c.g
	var seen [numHexes * perilousSea]bool
	var found hexSet
	sides := &g.tables.March
	if c.afloat {
		sides = &g.tables.Sail
	}
	at := []int32{int32(c.from)*perilousSea + min(c.count, perilousSea-1)}
	for steps := 1; len(at) > 0 && steps <= mostHexes; steps++ {
		var next []int32
		for _, node := range at {
			h := Hex(node / perilousSea)
			for d := range hex.Direction(hex.Directions) {
				n := g.tables.Near[h][d]
				cost, count, ok := c.next(h, n, node%perilousSea)
				to := int32(n)*perilousSea + count
				if sides[h]>>d&1 == 0 || !ok || cost >= costStopped || seen[to] || steps == 1 && !begins(n) {
					continue
				}
				seen[to] = true
				next = append(next, to)
				if n != c.from && !found.has(n) {
					found.add(n)
					all = append(all, engine.Reached{To: hexObject(n), Steps: steps})
				}
			}
		}
		at = next
	}
	return all
}

// boarding returns the choices by which troops go aboard ships of their hex, each on the first ship with room: to is
// the ships for troops that are picked or dragged, or the troops for ships that are picked. It returns none if nothing
// can be taken aboard.
//
// Case 7.3.
func (g *State) boarding(d engine.Decision, of engine.Object, to Place) []engine.Choice {
	tried, own := *g, stackOf(d.About)
	var all []engine.Choice
	do := func(verb engine.Verb, about, on engine.Object) bool {
		c := engine.Choice{Seat: d.Seat, Verb: verb, About: about, On: on}
		if ill := tried.Check(c); !ill.OK() {
			return false
		}
		tried.Apply(c, &engine.Turn{})
		all = append(all, c)
		return true
	}
	ashore, afloat := to.Layer() == LayerShore, to.Layer() != LayerShore
	switch {
	case to.Hex() >= numHexes:
		return nil
	case d.Ask == AskMove && afloat && stackOf(of).Layer() == LayerShore && stackOf(of).Hex() == to.Hex():
		if !do(VerbPick, engine.NoObject, stackObject(to)) {
			return nil
		}
	case d.Ask == AskPick && afloat && own.Layer() == LayerShore && own.Hex() == to.Hex():
		if !do(VerbDrop, d.About, engine.NoObject) || !do(VerbPick, engine.NoObject, stackObject(to)) {
			return nil
		}
	case d.Ask == AskPick && own.Layer() != LayerShore && (own == to || ashore && own.Hex() == to.Hex()),
		d.Ask == AskSail && hexOf(d.About) == to.Hex() && (ashore || to.Layer() == LayerMoving):
	default:
		return nil
	}
	loads := tried.embarkAll(d.Seat, g.counterOf(of))
	if len(loads) == 0 {
		return nil
	}
	return append(all, loads...)
}

// embarkAll takes aboard what is ashore beside the ships that are picked, each on the first ship with room, and returns
// the choices: of all of it, or of one counter of a kind.
//
// Case 7.3.
func (g *State) embarkAll(seat engine.Seat, kind Counter) (all []engine.Choice) {
	for range maxCounters {
		asked := g.Pending(nil)
		if len(asked) == 0 || asked[0].Seat != seat {
			return all
		}
		load, found := engine.Choice{}, false
		for _, op := range g.Options(asked[0], nil) {
			if op.Verb == VerbLoad && !found && g.isAshore(seat, asked[0].About, op.On) && (kind == Unseen || g.counterOf(op.On) == kind) {
				load = engine.Choice{Seat: seat, Verb: VerbLoad, About: asked[0].About, On: op.On, With: op.With}
				found = true
			}
		}
		if !found {
			return all
		}
		g.Apply(load, &engine.Turn{})
		all = append(all, load)
		if kind != Unseen {
			return all
		}
	}
	return all
}

// isAshore reports whether a counter that can be embarked beside the ships in question is ashore, and not aboard others.
func (g *State) isAshore(seat engine.Seat, about, what engine.Object) bool {
	h := hexOf(about)
	if p := stackOf(about); p != 0 {
		h = p.Hex()
	}
	i := g.loadNamed(seat, h, what)
	return i >= 0 && g.pieces[seat][i].Place.Layer() == LayerShore
}

// Foresee puts the first ship with room for each counter ashore first: to embark is what ships come to a port for. It
// implements engine.Foreseer.
//
// Case 7.3.
func (r *ruleset) Foresee(s engine.State, d engine.Decision, offered []engine.Option) []engine.Prospect {
	if d.Ask != AskPick && d.Ask != AskSail {
		return nil
	}
	g, all := s.(*State), make([]engine.Prospect, len(offered))
	last := engine.NoObject
	for i, op := range offered {
		if op.Verb != VerbLoad || op.On == last || !g.isAshore(d.Seat, d.About, op.On) {
			continue
		}
		last, all[i].Due = op.On, true
	}
	return all
}
