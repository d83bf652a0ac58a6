package duel

import "github.com/weathergage/weathergage/engine"

// askOrders appends what a captain has still to order: a speed, and a shot if
// the broadside is empty. Everybody knows whether it is.
//
// Cases 2.1, 2.2.
func (g *State) askOrders(seat engine.Seat, buf []engine.Decision) []engine.Decision {
	own := shipOf(seat)
	if g.hasToLoad(seat) {
		buf = append(buf, engine.Decision{Seat: seat, Ask: askShot, About: own, Sealed: true, Rule: "2.2"})
	}
	if !g.hidden[seat].plotted {
		buf = append(buf, engine.Decision{Seat: seat, Ask: askSpeed, About: own, Sealed: true, Rule: "2.4"})
	}
	return buf
}

// hasToLoad reports whether the captain has still to order a shot.
func (g *State) hasToLoad(seat engine.Seat) bool {
	own := &g.hidden[seat]
	return own.loaded == noShot && own.order == noShot
}

func (g *State) offerShot(seat engine.Seat, o *engine.Offer) {
	for what := round; what <= chain; what++ {
		if ill := g.mayLoad(seat, what); ill.OK() {
			o.Add(engine.Option{Verb: verbLoad, On: shotObject(what), Rule: "2.2"})
		}
	}
}

// mayLoad refuses chain shot from empty racks.
//
// Case 2.3.
func (g *State) mayLoad(seat engine.Seat, what shot) engine.Illegal {
	if had := g.tables.Ships[seat].Chain; what == chain && g.ships[seat].chainFired >= had {
		return engine.Illegal{Rule: "2.3", Why: noChainLeft, N: [3]int32{int32(had)}}
	}
	return engine.Illegal{}
}

// offerSpeed offers a speed up to the number of sails.
//
// Case 2.4.
func (g *State) offerSpeed(seat engine.Seat, o *engine.Offer) {
	speeds := engine.Span{Max: int32(g.ships[seat].sails), Step: 1}
	o.Add(engine.Option{Verb: verbPlot, Span: [3]engine.Span{speeds}, Rule: "2.4"})
}

// maySpeed refuses more speed than the sails give.
//
// Case 2.4.
func (g *State) maySpeed(c engine.Choice) engine.Illegal {
	sails := int32(g.ships[c.Seat].sails)
	if c.N[0] <= sails {
		return engine.Illegal{}
	}
	near := engine.Choice{Seat: c.Seat, Verb: verbPlot, About: c.About, N: [3]int32{sails}}
	return engine.Illegal{Rule: "2.4", Why: tooFewSails, N: [3]int32{sails}, Near: near}
}

// load writes down what is to be loaded.
//
// Case 2.2.
func (g *State) load(c engine.Choice, t *engine.Turn) {
	g.hidden[c.Seat].order = shot(c.On.Number())
	e := engine.Event{Kind: orderedShot, Rule: "2.2", About: c.About, On: c.On}
	t.TellApart(engine.Only(c.Seat), e, engine.Event{})
}

// plot writes down a speed.
//
// Case 2.4.
func (g *State) plot(c engine.Choice, t *engine.Turn) {
	own := &g.hidden[c.Seat]
	own.plotted, own.speed = true, int8(c.N[0])
	e := engine.Event{Kind: orderedSpeed, Rule: "2.4", About: c.About, N: [4]int32{c.N[0]}}
	t.TellApart(engine.Only(c.Seat), e, engine.Event{})
}

func (g *State) hasAllOrders() bool {
	for seat := range numSeats {
		if !g.hidden[seat].plotted || g.hasToLoad(seat) {
			return false
		}
	}
	return true
}

// openOrders makes the speeds known to everyone and loads the guns, with what
// remains secret.
//
// Cases 2.1, 2.2.
func (g *State) openOrders(t *engine.Turn) {
	for seat := range numSeats {
		own := &g.hidden[seat]
		g.ships[seat].speed = own.speed
		if own.order != noShot {
			own.loaded = own.order
		}
		*own = secret{loaded: own.loaded}
		t.Tell(engine.Event{Kind: madeSpeed, Rule: "2.1", About: shipOf(seat),
			N: [4]int32{int32(g.ships[seat].speed)}})
	}
	t.Reveal(engine.Everyone)
	g.step = gage
}
