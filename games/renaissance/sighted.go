package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// watchVolley keeps which ships lie on the table for all as a volley is fired: those that
// fire in it, or have fired in the move, show themselves by their flashes.
//
// Cases 5.3, 10.1. Ruling R450.
func (g *State) watchVolley(f *fight, moment plane.Time) {
	if g.openView() {
		g.onTable = ^squad(0)
		return
	}
	c := g.standing()
	for n := range shipNo(g.ofFleet()) {
		c.base[n] = f.hulls[n][moment]
		if f.spoke.has(n) {
			c.flash.add(n)
		}
	}
	for i := range f.shots[:f.many] {
		if f.shots[i].post == noFort {
			c.flash.add(f.shots[i].from)
		}
	}
	g.watch(&c)
}

// watchFired does so as the ships lie after their move, with the flashes of all that was
// fired in it.
//
// Case 5.3. Ruling R450.
func (g *State) watchFired(f *fight) {
	c := g.standing()
	for n := range shipNo(g.ofFleet()) {
		if f.spoke.has(n) {
			c.flash.add(n)
		}
	}
	g.watch(&c)
}

// tellMoves tells where each ship stands at the end of each leg of her way: to all
// while she lies on the table for all, to her own side else. One that comes in sight is
// laid down at the very moment, and goes on from there.
//
// Cases 5.3, 7.8. Rulings R334, R390.
func (g *State) tellMoves(v *voyage, before squad, t *engine.Turn) {
	if !t.Hear {
		return
	}
	var shown [MaxShips][moments + 1]bool
	after := g.onTable
	for i := range plane.Time(moments + 1) {
		g.watchAt(v, plane.Whole/moments*i)
		for n := range shipNo(g.ofFleet()) {
			shown[n][i] = g.onTable.has(n)
		}
	}
	g.onTable = after
	for n := range shipNo(g.ofFleet()) {
		p, last, to := &v.path[n], plane.Time(-1), engine.Seats(0)
		for i := 0; ; i++ {
			at, ok := p.Ends(i)
			if !ok {
				break
			}
			if at == last {
				continue // a leg that takes no time
			}
			last = at
			to = g.tellMoved(v, n, at, shown[n][at*moments/plane.Whole], t)
		}
		g.tellRan(v, n, to, t)
	}
	g.tellSightings(before, t)
}

// tellMoved tells where a ship is at a moment, to all or to her own side, and returns to
// whom.
//
// Cases 5.3, 7.8.
func (g *State) tellMoved(v *voyage, n shipNo, at plane.Time, shown bool, t *engine.Turn) engine.Seats {
	p := &v.path[n]
	b := p.At(at)
	to := engine.Everyone
	if !shown {
		to = engine.Only(g.ships[n].holder)
	}
	t.TellApart(to, engine.Event{Kind: engine.Moved, Rule: "7.8", About: g.object(n), N: [4]int32{b.At.X, b.At.Y,
		(int32(p.Start().Heading) + int32(p.Turned(at))) / int32(tenth), int32(at) / (int32(plane.Whole) / 1000)}}, engine.Event{})
	return to
}

// tellSightings tells which ships have come in sight in the move, and which are lost to
// sight.
//
// Case 5.3.
func (g *State) tellSightings(before squad, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate != afloat || before.has(n) == g.onTable.has(n) {
			continue
		}
		e := engine.Event{Kind: KindArrived, Rule: "5.3", About: g.object(n)}
		if before.has(n) {
			e.Kind = KindVanished
		}
		t.Tell(e)
	}
}
