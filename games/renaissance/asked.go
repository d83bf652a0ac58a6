package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// Questions that say where the nearest enemy lies off a ship and which ship or how many have no orders, for engine.Asker.
// Numbers 1 to 4 are as ranFacts has the distance and the ship's own side, by which her guns are called.
const (
	askedOrders = "%S: what are your orders for %A%{O?, with %O %{3=touching|%1 mm off|%2 cm off} her %{4&bow|stern|starboard side|port side}}?"
	askedLocked = "%S: what are your orders for %A, locked with %O?"
	askedFort   = "%S: what are your orders for %A?"
	askedSeal   = "%S: are all orders written? %{1=|%O has none and carries|%1 ships have none and carry} on."
)

// Asked returns the text of a question, with the nearest enemy, the ship that carries on, or how many do. It
// implements engine.Asker.
//
// Cases 1.2, 2.2, 5.3, 10.3, 18.1.
func (g *State) Asked(d engine.Decision) engine.Asked {
	switch d.Ask {
	case AskOrders:
		if n := g.shipOf(d.About); n != noShip {
			a := g.askedOrders(n)
			if groups := g.emptied(n); len(groups) > 0 {
				a.Prompt += " Empty until you order them loaded: her " + engine.Listed(groups) + "."
			}
			return a
		}
	case AskFort:
		return engine.Asked{Prompt: askedFort}
	case AskSeal:
		bare, one := int32(0), engine.NoObject
		for n := range shipNo(g.ofFleet()) {
			if g.commands(d.Seat, n) && !g.hidden[n].done && g.hidden[n].many == 0 {
				bare, one = bare+1, g.object(n)
			}
		}
		a := engine.Asked{Anyway: g.anyway(d.Seat)}
		if bare > 0 {
			a.Prompt, a.On, a.N = askedSeal, one, [4]int32{bare}
		}
		return a
	}
	return engine.Asked{}
}

// askedOrders asks for the orders of a ship: with whom she is locked, or where the nearest enemy lies off her.
//
// Cases 5.3, 18.1.
func (g *State) askedOrders(n shipNo) engine.Asked {
	for e := range g.lockedWith(n).each {
		if g.hostile(n, e) {
			return engine.Asked{Prompt: askedLocked, On: g.object(e)}
		}
	}
	a, e := engine.Asked{Prompt: askedOrders}, g.nearestEnemy(n)
	if e == noShip {
		return a
	}
	at, enemy := g.base(n), g.base(e)
	f := ranFacts(&engine.Event{N: [4]int32{ranGap: plane.Distance(at, enemy), ranOff: int32(sideOff(at, enemy.Centre()))}})
	a.On = g.object(e)
	a.N = [4]int32{f[3], f[4], f[5], f[6]}
	return a
}

// emptied lists the groups of a ship that hold nothing, could be loaded and are not ordered to be.
//
// Case 10.3.
func (g *State) emptied(n shipNo) (groups []string) {
	if g.fresh(n) || !g.mayLoad(n) {
		return nil
	}
	for b := range group(numGroups) {
		if g.ships[n].battery[b] > 0 && g.hidden[n].load[b] == unloaded && !g.loads(n, b) {
			groups = append(groups, titles[classGroup][b])
		}
	}
	return groups
}
