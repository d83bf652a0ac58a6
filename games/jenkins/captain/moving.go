package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
)

// move picks the stack whose errand promises most, or ends the step.
func (c *Captain) move(g *jenkins.State, seat engine.Seat, from []engine.Choice) engine.Choice {
	done, ends := byVerb(from, jenkins.VerbDone)
	if ends && g.Acts() > mostActs {
		return done
	}
	parties := c.muster(g, seat)
	if e := c.plan(g, seat, parties, nil); e.party != nil {
		if ch, ok := onStack(from, jenkins.VerbPick, e.party.place); ok {
			return ch
		}
	}
	for i := range parties {
		if pa := &parties[i]; c.astray(g, seat, pa) {
			if ch, ok := onStack(from, jenkins.VerbPick, pa.place); ok {
				return ch
			}
		}
	}
	if ends {
		return done
	}
	if ch, some := byVerb(from, jenkins.VerbShed); some {
		return c.shed(g, from, ch)
	}
	return from[0]
}

// mostActs is after how many choices of a Movement Step a captain ends it, in case its plan runs in a circle.
const mostActs = 250

// shed gives up what is worth least in an overstacked seaport.
func (c *Captain) shed(g *jenkins.State, from []engine.Choice, least engine.Choice) engine.Choice {
	for _, ch := range from {
		if ch.Verb == jenkins.VerbShed && c.worth(g.CounterOf(ch.On)) < c.worth(g.CounterOf(least.On)) {
			least = ch
		}
	}
	return least
}

// astray reports whether a fleet that lies where it would be out of supply can reach a seaport.
//
// Case 6.7.
func (c *Captain) astray(g *jenkins.State, seat engine.Seat, pa *party) bool {
	if pa.chart == nil || g.Friendly(seat, c.tables.PortAt[pa.place.Hex()]) {
		return false
	}
	if g.HasTroops(seat, pa.place.Hex()) && c.tables.PortAt[pa.place.Hex()] != 0 {
		return false // it supports an attack
	}
	return c.haven(g, seat, pa) != 0
}

// haven returns the first hex of a fleet's course to the nearest friendly seaport.
func (c *Captain) haven(g *jenkins.State, seat engine.Seat, pa *party) jenkins.Hex {
	least, first := far, jenkins.Hex(0)
	for p := range c.tables.Ports {
		if !g.Friendly(seat, jenkins.Port(p)) {
			continue
		}
		if cost, step := pa.chart.reach(c.tables.Ports[p].Hex); cost < least && step != 0 {
			least, first = cost, step
		}
	}
	return first
}

// pick decides what a picked stack does: embark, then set out.
func (c *Captain) pick(g *jenkins.State, d engine.Decision, from []engine.Choice) engine.Choice {
	p := jenkins.StackOf(d.About)
	if ch, ok := byVerb(from, jenkins.VerbArrive); ok {
		return ch
	}
	parties := c.muster(g, d.Seat)
	for i := range parties {
		if pa := &parties[i]; pa.place == p {
			e := c.plan(g, d.Seat, parties, pa)
			if e.party == nil && c.astray(g, d.Seat, pa) {
				return onward(from, c.haven(g, d.Seat, pa))
			}
			if e.party == nil {
				break
			}
			if ch, ok := c.detach(g, d.Seat, p, from); ok {
				return ch
			}
			if ch, ok := c.unite(g, d.Seat, &e, from); ok {
				return ch
			}
			if ch, ok := c.load(g, d.Seat, p.Hex(), from); ok {
				return ch
			}
			return onward(from, e.first)
		}
	}
	return onward(from, 0)
}

// unite returns the choice that brings the ships in a seaport and those outside together, if all should go; false if
// there is only one stack.
func (c *Captain) unite(g *jenkins.State, seat engine.Seat, e *errand, from []engine.Choice) (engine.Choice, bool) {
	p := e.party.place
	other, verb := jenkins.LayerOutside, jenkins.VerbPutOut
	if p.Layer() == jenkins.LayerOutside {
		other, verb = jenkins.LayerDocked, jenkins.VerbDock
	}
	lo, hi := g.Span(seat, jenkins.At(p.Hex(), other))
	if !e.aim.defended() || lo == hi || g.Pieces(seat)[hi-1].Mark.Done() {
		return engine.Choice{}, false
	}
	return byVerb(from, verb)
}

// detach returns the choice that takes the next counter of a garrison that marches out, false if all that can be spared
// have been taken.
func (c *Captain) detach(
	g *jenkins.State, seat engine.Seat, p jenkins.Place, from []engine.Choice,
) (found engine.Choice, some bool) {
	if p.Layer() != jenkins.LayerShore || c.tables.PortAt[p.Hex()] == 0 {
		return found, false
	}
	spare := c.spareAt(g, seat, p.Hex())
	lo, hi := g.Span(seat, p)
	for _, pc := range g.Pieces(seat)[lo:hi] {
		if pc.Mark.Selected() {
			spare--
		}
	}
	most := 9
	for _, ch := range from {
		row := c.tables.Row(g.CounterOf(ch.On))
		if want := 10*c.eager(row) + int(row.Land); ch.Verb == jenkins.VerbTake && spare > 0 && lands(row) && want > most {
			found, most = ch, want
		}
	}
	return found, most > 9
}

// onward returns the choice that goes to a hex: to sail, attack or march. If there is none, or the hex is 0, it stops
// to land or puts the stack down.
func onward(from []engine.Choice, to jenkins.Hex) engine.Choice {
	for _, v := range [...]engine.Verb{jenkins.VerbSail, jenkins.VerbAttack, jenkins.VerbMarch} {
		if ch, ok := onHex(from, v, to); ok && to != 0 {
			return ch
		}
	}
	for _, v := range [...]engine.Verb{jenkins.VerbStop, jenkins.VerbDrop, jenkins.VerbDone} {
		if ch, ok := byVerb(from, v); ok {
			return ch
		}
	}
	return from[0]
}

// load returns the choice that embarks what is wanted most and can be spared, false if nothing is left. What is aboard
// stays where it is.
func (c *Captain) load(g *jenkins.State, seat engine.Seat, h jenkins.Hex, from []engine.Choice) (engine.Choice, bool) {
	if c.spareAt(g, seat, h) <= 0 {
		return engine.Choice{}, false
	}
	lo, hi := g.Span(seat, jenkins.At(h, jenkins.LayerShore))
	ashore := g.Pieces(seat)[lo:hi]
	found, most := engine.Choice{}, 0
	for _, ch := range from {
		if ch.Verb != jenkins.VerbLoad || jenkins.NthOf(ch.On) > 0 || !waits(ashore, g.CounterOf(ch.On)) {
			continue
		}
		row := c.tables.Row(g.CounterOf(ch.On))
		want := 10 * (10*c.eager(row) + int(row.Land))
		if want < 100 {
			continue
		}
		switch c.tables.Row(g.CounterOf(ch.With)).Type {
		case jenkins.Merchant:
			want += 2
		case jenkins.ShipOfLine:
			want++
		}
		if want > most {
			found, most = ch, want
		}
	}
	return found, most > 0
}

// waits reports whether a counter of a kind lies ashore and may still move.
func waits(ashore []jenkins.Piece, k jenkins.Counter) bool {
	for _, p := range ashore {
		if p.Counter == k && !p.Mark.Done() {
			return true
		}
	}
	return false
}

// sail decides where the moving stack goes next.
func (c *Captain) sail(g *jenkins.State, d engine.Decision, from []engine.Choice) engine.Choice {
	h := jenkins.HexOf(d.About)
	parties := c.muster(g, d.Seat)
	for i := range parties {
		pa := &parties[i]
		if pa.place != jenkins.At(h, jenkins.LayerMoving) {
			continue
		}
		if e := c.plan(g, d.Seat, parties, pa); e.party != nil {
			if ch, ok := c.gather(g, &e, from); ok {
				return ch
			}
			if ch, ok := c.load(g, d.Seat, h, from); ok {
				return ch
			}
			return onward(from, e.first)
		}
		if c.astray(g, d.Seat, pa) {
			return onward(from, c.haven(g, d.Seat, pa))
		}
	}
	return onward(from, 0)
}

// gather returns the choice that takes another warship along where there is something to fight, false if there is none.
func (c *Captain) gather(g *jenkins.State, e *errand, from []engine.Choice) (engine.Choice, bool) {
	if !e.aim.defended() {
		return engine.Choice{}, false
	}
	for _, ch := range from {
		ty := c.tables.Row(g.CounterOf(ch.On)).Type
		if ch.Verb == jenkins.VerbGather && (ty == jenkins.ShipOfLine || ty == jenkins.Frigate || ty == jenkins.BombShip) {
			return ch, true
		}
	}
	return engine.Choice{}, false
}

// march decides where the marching stack goes next. In a seaport it stops; what marches on is picked again.
func (c *Captain) march(g *jenkins.State, d engine.Decision, from []engine.Choice) engine.Choice {
	h := jenkins.HexOf(d.About)
	if c.tables.PortAt[h] != 0 {
		return onward(from, 0)
	}
	parties := c.muster(g, d.Seat)
	for i := range parties {
		if pa := &parties[i]; pa.place == jenkins.At(h, jenkins.LayerShore) {
			return onward(from, c.plan(g, d.Seat, parties, pa).first)
		}
	}
	return onward(from, 0)
}

// landing lands everything that fights where there is something to take, and docks at home.
func (c *Captain) landing(g *jenkins.State, d engine.Decision, from []engine.Choice) engine.Choice {
	h := jenkins.HexOf(d.About)
	port := c.tables.PortAt[h]
	lands := port != 0
	if port == 0 {
		lands = g.HasTroops(d.Seat, h) || c.encamps(g, d.Seat, h)
	}
	if g.Friendly(d.Seat, port) && !g.HasTroops(foe(d.Seat), h) {
		lands = c.wantsGuard(g, d.Seat, port)
		if ch, ok := byVerb(from, jenkins.VerbDock); ok && !lands && c.canDock(g, d.Seat, port) {
			return ch
		}
	}
	if lands {
		if ch, ok := c.land(g, from); ok {
			return ch
		}
	}
	ch, _ := byVerb(from, jenkins.VerbDone)
	return ch
}

// encamps reports whether the moving stack has come to land here for a siege.
func (c *Captain) encamps(g *jenkins.State, seat engine.Seat, h jenkins.Hex) bool {
	parties := c.muster(g, seat)
	for i := range parties {
		if pa := &parties[i]; pa.place.Hex() == h && pa.chart != nil {
			e := c.plan(g, seat, parties, pa)
			return e.party != nil && e.aim.camp == h
		}
	}
	return false
}

// land returns the choice that lands the best fighter aboard. Admirals stay.
func (c *Captain) land(g *jenkins.State, from []engine.Choice) (found engine.Choice, some bool) {
	most := 0
	for _, ch := range from {
		if ch.Verb != jenkins.VerbLand {
			continue
		}
		row := c.tables.Row(g.CounterOf(ch.On))
		want := c.eager(row)
		if want > most && lands(row) {
			found, most = ch, want
		}
	}
	return found, most > 0
}

// canDock reports whether the moving ships find room in a seaport beside those that lie there.
func (c *Captain) canDock(g *jenkins.State, seat engine.Seat, port jenkins.Port) bool {
	row := &c.tables.Ports[port]
	docked, _ := g.Load(seat, row.Hex)
	lo, hi := g.Span(seat, jenkins.At(row.Hex, jenkins.LayerMoving))
	for _, p := range g.Pieces(seat)[lo:hi] {
		if ty := c.tables.Row(p.Counter); ty.Type.Naval() && c.tables.Counts(p.Counter) {
			docked++
		}
	}
	return docked <= int(row.Value)
}
