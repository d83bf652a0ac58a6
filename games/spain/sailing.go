package spain

import "github.com/weathergage/weathergage/engine"

// What the Code of a Naval Movement Segment says.
const (
	sailingBefore uint16 = iota
	sailingBegun
	sailingEnding
)

// enterSailing begins a Naval Movement Segment: what of the phasing seat lies or stands in
// a port is marked, for only that may embark there. It ends when the wind has blown on the
// fleets that stay on the high seas.
//
// Cases 6.26, 6.51, 14.22, 15.36.
func (g *State) enterSailing(f *engine.Frame, t *engine.Turn) bool {
	switch {
	case f.Code == sailingEnding && !g.veiled[f.Seat]:
		return !g.drift(f.Seat, t) && g.next(t)
	case f.Code != sailingBefore:
		return true
	}
	f.Code = sailingBegun
	if f.Seat == English {
		g.reviewHosts()
	}
	for c, end := g.tables.of(f.Seat); c < end; c++ {
		if u := &g.units[c]; u.onMap() && g.tables.isPort(u.Hex) {
			u.Mark |= markHeld
		}
	}
	return true
}

// isPort reports whether a hex is a port, whoever holds it.
func (tb *Tables) isPort(h Hex) bool { return tb.Cities[tb.CityAt[h]].Port }

// offerSailing offers to order fleets, to give leaders ships, to embark and to debark.
//
// Cases 6.12, 6.51, 13.16.
func (g *State) offerSailing(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "6.0")
	if g.acts >= mostActs {
		return
	}
	g.offerFleets(d, o)
	g.offerAssign(d, o)
	g.offerTransport(d, o)
	g.offerCoasters(d, o)
	g.offerSails(d, o)
}

// endSailing ends the movement of a seat's ships.
//
// Case 6.26.
func (g *State) endSailing(f *engine.Frame, _ engine.Choice, _ *engine.Turn) { f.Code = sailingEnding }

// mayWait refuses what is done between the movements of ships while some move.
//
// Case 6.0.
func (g *State) mayWait(engine.Choice) engine.Illegal { return no(reasonUnderWay) }

// mayAssign refuses to give a naval leader a ship: she lies in his hex, and he goes aboard
// from the land only in a port where both began the segment. An intercepted fleet does nothing.
//
// Cases 6.4, 6.51, 13.16. Rulings R93, R141, R231, R232, R306.
func (g *State) mayAssign(c engine.Choice) engine.Illegal {
	leader, ship := g.tables.counterOf(c.With), g.tables.counterOf(c.On)
	row, u := g.at(leader)
	to := &g.units[ship]
	switch {
	case leader == Unseen || ship == Unseen:
		return allowed
	case !row.Kind.IsNavalLeader():
		return no(reasonNoNavalLeader)
	case u.Mark&(markHigh|markCoast) != 0:
		return no(reasonLeaderMoved)
	case !g.tables.Row(ship).Kind.IsNaval() || to.Where != Afloat || !u.onMap() || to.Hex != u.Hex || u.Ship == ship:
		return no(reasonNoShipForHim)
	case g.isCaught(c.Seat, u.Fleet) || g.isCaught(c.Seat, to.Fleet):
		return no(reasonCaught)
	case u.Where == Ashore && to.Mark&markHeld == 0:
		return no(reasonNoShipsThere)
	case u.Where == Ashore:
		return g.mayGoAboard(leader, Stack{c.Seat, to.Fleet, to.Hex})
	}
	return allowed
}

// offerAssign offers the ships of each naval leader's hex.
//
// Case 13.16. Ruling R231.
func (g *State) offerAssign(d engine.Decision, o *engine.Offer) {
	if !o.Wants(VerbAssign) {
		return
	}
	leaders, ships := g.tables.Leaders[d.Seat], g.afloat(d.Seat)
	for l := leaders.next(0); l != 0; l = leaders.next(l) {
		if !g.units[l].onMap() {
			continue
		}
		for c := ships.next(0); c != 0; c = ships.next(c) {
			if g.units[c].Hex == g.units[l].Hex {
				sequence.Name(g, d, VerbAssign, counterObject(c), counterObject(l), "13.16", o)
			}
		}
	}
}

// assign puts a naval leader aboard a ship. He belongs to her fleet from now on.
//
// Cases 6.15, 13.16.
func (g *State) assign(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	leader, ship := g.tables.counterOf(c.With), g.tables.counterOf(c.On)
	u := g.units[leader]
	u.Where, u.Ship, u.Fleet = Afloat, ship, g.units[ship].Fleet
	g.set(leader, u)
	g.tellOwn(t, engine.Event{Kind: KindAssigned, Rule: "13.16", On: c.On, With: c.With}, c.Seat)
}
