package spain

import "github.com/weathergage/weathergage/engine"

// mayBuyAt refuses to buy munitions in a hex: it must be a port of the home countries
// that is in one's own hands, and nobody is under siege there.
//
// Case 12.11. Rulings R52, R191, R222.
func (g *State) mayBuyAt(seat engine.Seat, h Hex) engine.Illegal {
	if !g.friendlyPort(seat, h) {
		return no(reasonNoMunitionsHere)
	}
	home := false
	switch country := g.tables.RegionAt(h).Country; seat {
	case English:
		home = country == CountryEngland || country == CountryIreland || country == CountryProtestantNetherlands
	case Spanish:
		home = country == CountrySpain || g.tables.TrackAt(h) != 0 && country == CountryCatholicNetherlands
	}
	switch {
	case !home:
		return no(reasonNoMunitionsHere)
	case g.underSiege(h):
		return no(reasonMunitionsSiege)
	}
	return allowed
}

// pointCost returns what a munitions point costs a fleet, in ducats.
//
// Case 12.0. Ruling R223.
func (g *State) pointCost(seat engine.Seat, n uint8) int {
	cost, ships := 0, g.ships(g.fleet(seat, n))
	for c := ships.next(0); c != 0; c = ships.next(c) {
		cost += g.tables.pointCost(c)
	}
	return cost
}

// pointCost returns what a munitions point costs for one ship, in ducats.
func (tb *Tables) pointCost(c Counter) int {
	row := tb.Row(c)
	return int(tb.Costs[row.Kind].Shot) * int(row.Multiple)
}

// mostShot is as many munitions points as a fleet takes on. Ruling R225.
const mostShot = 200

// mayBuy refuses a fleet a munitions point. The Treasure Fleet alone has no guns to buy for.
//
// Cases 12.0, 12.11. Rulings R225, R226, R305.
func (g *State) mayBuy(c engine.Choice) engine.Illegal {
	seat := c.Seat
	_, n := fleetOf(c.On)
	if n == 0 || n >= treasureFleet || g.fleets[seat][n] == 0 {
		return no(reasonNoSuchFleet)
	}
	if ill := g.mayBuyAt(seat, g.fleets[seat][n]); !ill.OK() {
		return ill
	}
	if g.shot[seat][n] >= mostShot {
		return no(reasonMostShot, mostShot)
	}
	cost := g.pointCost(seat, n)
	if cost == 0 {
		return no(reasonNoGuns)
	}
	each, of := int(g.tables.Costs[DeepSail].Shot), 0
	for m, end := g.tables.of(seat); m < end; m++ {
		if g.holds(g.fleet(seat, n), m) {
			of += int(g.tables.Row(m).Multiple)
		}
	}
	return g.mayPay(seat, cost, reasonPointFunds, each, of)
}

// mayArm refuses to buy points for a ship that joins a fleet.
//
// Case 12.13. Ruling R224.
func (g *State) mayArm(c engine.Choice) engine.Illegal {
	ship, seat, points := g.tables.counterOf(c.With), c.Seat, c.N[0]
	row, u := g.at(ship)
	_, n := fleetOf(c.On)
	switch {
	case ship == Unseen:
		return allowed
	case !row.Kind.IsNaval() || ship == g.tables.Treasure || u.Fleet != 0:
		return no(reasonArmLoose)
	case n == 0 || g.fleets[seat][n] == 0 || g.shot[seat][n] == 0:
		return no(reasonArmFleet)
	}
	if ill := g.mayBuyAt(seat, u.Hex); !ill.OK() {
		return ill
	}
	if ill := g.mayJoin(c); !ill.OK() {
		return ill
	}
	if most := int32(g.shot[seat][n]); points < 1 || points > most {
		return no(reasonArmPoints, most)
	}
	each := g.tables.pointCost(ship)
	return g.mayPay(seat, int(points)*each, reasonArmFunds, int(points), each)
}

// offerAcquisition offers munitions, and to order the fleets.
//
// Cases 4.2, 6.12, 12.11. Ruling R55.
func (g *State) offerAcquisition(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "12.0")
	if g.acts >= mostActs {
		return
	}
	for n := uint8(1); n < treasureFleet; n++ {
		sequence.Name(g, d, VerbBuy, fleetObject(d.Seat, n), 0, "12.0", o)
	}
	if o.Wants(VerbArm) {
		g.offerArming(d.Seat, o)
	}
	g.offerFleets(d, o)
}

// offerArming offers points for the loose ships beside each fleet.
//
// Case 12.13.
func (g *State) offerArming(seat engine.Seat, o *engine.Offer) {
	loose := g.crews[seat][0].and(&g.tables.Ships[seat])
	for c := loose.next(0); c != 0; c = loose.next(c) {
		for n := uint8(1); n < treasureFleet; n++ {
			if points, ok := g.armSpan(c, n); ok {
				o.Add(engine.Option{Verb: VerbArm, On: fleetObject(seat, n), With: counterObject(c),
					Span: [3]engine.Span{points}, Rule: "12.13"})
			}
		}
	}
}

// armSpan returns how many points may be bought for a loose ship that joins a fleet, false if none.
//
// Case 12.13.
func (g *State) armSpan(c Counter, n uint8) (points engine.Span, ok bool) {
	seat := g.tables.Seat(c)
	one := engine.Choice{Seat: seat, Verb: VerbArm, On: fleetObject(seat, n), With: counterObject(c), N: [3]int32{1}}
	if ill := g.mayArm(one); !ill.OK() {
		return engine.Span{}, false
	}
	most := int32(g.shot[seat][n])
	if cost := int32(g.tables.pointCost(c)); cost > 0 {
		most = min(most, int32(g.funds[seat])/cost)
	}
	return engine.Span{Min: 1, Max: most, Step: 1}, true
}

// buy buys a munitions point for a fleet.
//
// Case 12.0.
func (g *State) buy(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	_, n := fleetOf(c.On)
	cost := g.pointCost(c.Seat, n)
	g.pay(c.Seat, cost, ForMunitions)
	g.shot[c.Seat][n]++
	g.tellBought(c, 1, cost, t)
}

// arm buys points for a ship, who joins a fleet with them.
//
// Case 12.13.
func (g *State) arm(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	_, n := fleetOf(c.On)
	ship := g.tables.counterOf(c.With)
	cost := int(c.N[0]) * g.tables.pointCost(ship)
	g.pay(c.Seat, cost, ForMunitions)
	g.join(ship, n, t)
	g.shot[c.Seat][n] = uint8(c.N[0])
	g.tellBought(c, int(c.N[0]), cost, t)
}

// tellBought tells what munitions have cost: money and munitions are open. Rulings R271,
// R274.
func (g *State) tellBought(c engine.Choice, points, cost int, t *engine.Turn) {
	t.Reveal(engine.Everyone)
	t.Tell(engine.Event{Kind: KindBought, Rule: "12.0", On: c.On, N: [4]int32{int32(c.Seat), int32(points), int32(cost)}})
}
