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
	g.offerFleets(d.Seat, o)
	g.offerAssign(d.Seat, o)
	g.offerTransport(d.Seat, o)
	g.offerCoasters(d.Seat, o)
	g.offerSails(d.Seat, o)
}

// sailing carries out a choice of the Naval Movement Segment.
//
// Cases 6.12, 6.51, 13.16.
func (g *State) sailing(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	on, with := g.tables.counterOf(c.On), g.tables.counterOf(c.With)
	switch c.Verb {
	case engine.Pass:
		f.Code = sailingEnding
	case VerbJoin:
		_, n := fleetOf(c.On)
		g.join(with, n, t)
	case VerbDetach:
		g.detach(on, t)
	case VerbAssign:
		g.assign(with, on, t)
	case VerbEmbark:
		g.embark(with, g.stackOf(c.Seat, c.On), t)
	case VerbDebark:
		g.debark(on, t)
	case VerbCoast:
		g.setCoasting(g.stackOf(c.Seat, c.On), t)
	case VerbSail:
		g.setCourse(g.stackOf(c.Seat, c.On))
	}
}

// mayAssign refuses to give a naval leader a ship: she lies in his hex, and he goes aboard
// from the land only in a port where both began the segment. An intercepted fleet does nothing.
//
// Cases 6.4, 6.51, 13.16. Rulings R93, R141, R231, R232, R306.
func (g *State) mayAssign(leader, ship Counter) engine.Illegal {
	row, u := g.at(leader)
	to := &g.units[ship]
	switch {
	case !row.Kind.IsNavalLeader():
		return no(reasonNoNavalLeader)
	case u.Mark&(markHigh|markCoast) != 0:
		return no(reasonLeaderMoved)
	case !g.tables.Row(ship).Kind.IsNaval() || to.Where != Afloat || !u.onMap() || to.Hex != u.Hex || u.Ship == ship:
		return no(reasonNoShipForHim)
	case g.isCaught(g.tables.Seat(ship), u.Fleet) || g.isCaught(g.tables.Seat(ship), to.Fleet):
		return no(reasonCaught)
	case u.Where == Ashore && to.Mark&markHeld == 0:
		return no(reasonNoShipsThere)
	case u.Where == Ashore:
		return g.mayGoAboard(leader, Stack{g.tables.Seat(leader), to.Fleet, to.Hex})
	}
	return allowed
}

// offerAssign offers the ships of each naval leader's hex.
//
// Case 13.16. Ruling R231.
func (g *State) offerAssign(seat engine.Seat, o *engine.Offer) {
	if !o.Wants(VerbAssign) {
		return
	}
	leaders, ships := g.tables.Leaders[seat], g.afloat(seat)
	for l := leaders.next(0); l != 0; l = leaders.next(l) {
		if !g.units[l].onMap() {
			continue
		}
		for c := ships.next(0); c != 0; c = ships.next(c) {
			if g.units[c].Hex != g.units[l].Hex {
				continue
			}
			if ill := g.mayAssign(l, c); ill.OK() {
				o.Plain(VerbAssign, counterObject(c), counterObject(l), "13.16")
			}
		}
	}
}

// assign puts a naval leader aboard a ship. He belongs to her fleet from now on.
//
// Cases 6.15, 13.16.
func (g *State) assign(leader, ship Counter, t *engine.Turn) {
	u := g.units[leader]
	u.Where, u.Ship, u.Fleet = Afloat, ship, g.units[ship].Fleet
	g.set(leader, u)
	e := engine.Event{Kind: KindAssigned, Rule: "13.16", On: counterObject(ship), With: counterObject(leader)}
	g.tellOwn(t, e, g.tables.Seat(leader))
}
