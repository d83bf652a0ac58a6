package spain

import "github.com/weathergage/weathergage/engine"

// settleCargo lets land units of a stack drown if its ships can no longer carry them all.
// The enemy learns whether they can.
//
// Case 6.52. Rulings R101, R102, R132.
func (g *State) settleCargo(s Stack, t *engine.Turn) {
	t.Reveal(engine.Everyone)
	if g.room(s) < 0 {
		g.flow.Push(engine.Frame{Step: stepDrown, Seat: s.Seat, About: s.object()})
	}
}

// enterDrown ends when the ships can carry what is left.
//
// Case 6.52.
func (g *State) enterDrown(f *engine.Frame, t *engine.Turn) bool {
	if g.room(g.stackOf(f.Seat, f.About)) < 0 {
		return true
	}
	t.Reveal(engine.Everyone)
	return g.pop()
}

// mayDrown refuses what is not a land unit aboard those ships. Leaders never make room.
//
// Cases 6.52, 6.53. Ruling R102.
func (g *State) mayDrown(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	switch unit := g.tables.counterOf(c.On); {
	case unit == Unseen:
	case g.tables.Seat(unit) != f.Seat || !g.tables.Row(unit).Kind.IsLand() || !g.holds(g.stackOf(f.Seat, f.About), unit):
		return no(reasonDrowns)
	}
	return allowed
}

// offerDrown offers the land units aboard, whichever their owner gives up.
//
// Case 6.52. Ruling R102.
func (g *State) offerDrown(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	for c, end := g.tables.of(f.Seat); c < end; c++ {
		sequence.Name(g, d, VerbDrown, counterObject(c), 0, "6.52", o)
	}
}

// drown eliminates a land unit at sea.
//
// Case 6.52.
func (g *State) drown(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.tellOwn(t, engine.Event{Kind: KindDrowned, Rule: "6.52", With: c.On}, f.Seat)
	t.Reveal(engine.Everyone)
	g.remove(g.tables.counterOf(c.On), Off, false)
}

// sink lets all that is aboard a stack go down with its last ship: land units drown, and leaders
// are lost on the high seas and beside land that is closed to them.
//
// Cases 6.15, 6.52, 8.23 to 8.27, 13.18. Rulings R275, R303.
func (g *State) sink(ship Counter, known bool, t *engine.Turn) {
	seat, u := g.tables.Seat(ship), g.units[ship]
	s := Stack{seat, u.Fleet, u.Hex}
	ships := g.ships(s)
	if ships.drop(ship); !ships.isEmpty() {
		return
	}
	all := g.members(s)
	for c := all.next(0); c != 0; c = all.next(c) {
		switch kind := g.tables.Row(c).Kind; {
		case kind.IsLand():
			if e := (engine.Event{Kind: KindDrowned, Rule: "6.52", With: counterObject(c)}); known {
				t.Tell(e)
			} else {
				g.tellOwn(t, e, seat)
			}
			g.remove(c, Off, known)
		case kind.IsLeader() && !g.mayLand(c):
			g.loseLeader(c, "13.18", known, t)
		}
	}
}
