package duel

import "github.com/weathergage/weathergage/engine"

// askOrders appends what the captains have still to order: a speed, and a shot if the broadside is empty.
// Everybody knows whether it is empty.
//
// Cases 2.1, 2.2.
func (g *State) askOrders(_ *engine.Frame, buf []engine.Decision) []engine.Decision {
	for seat := range numSeats {
		if g.hasToLoad(seat) {
			buf = append(buf, engine.Decision{Seat: seat, Ask: askShot, About: shipOf(seat), Sealed: true, Rule: "2.2"})
		}
		if g.hasToPlot(seat) {
			buf = append(buf, engine.Decision{Seat: seat, Ask: askSpeed, About: shipOf(seat), Sealed: true, Rule: "2.4"})
		}
	}
	return buf
}

// hasToLoad reports whether the captain has still to order a shot.
func (g *State) hasToLoad(seat engine.Seat) bool {
	own := &g.hidden[seat]
	return own.loaded == noShot && own.order == noShot
}

// hasToPlot reports whether the captain has still to order a speed.
func (g *State) hasToPlot(seat engine.Seat) bool {
	return g.in(stepOrders) && !g.hidden[seat].plotted
}

// offerOrders offers round and chain, or a speed up to the number of sails.
//
// Cases 2.2, 2.4.
func (g *State) offerOrders(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	if d.Ask == askSpeed {
		speeds := engine.Span{Max: int32(g.ships[d.Seat].sails), Step: 1}
		o.Add(engine.Option{Verb: verbPlot, Span: [3]engine.Span{speeds}, Rule: "2.4"})
		return
	}
	for what := round; what <= chain; what++ {
		if g.hasShot(d.Seat, what) {
			o.Add(engine.Option{Verb: verbLoad, On: shotObject(what), Rule: "2.2"})
		}
	}
}

// hasShot reports whether a ship has such shot: of chain there is so much.
//
// Case 2.3.
func (g *State) hasShot(seat engine.Seat, what shot) bool {
	return what != chain || g.ships[seat].chainFired < g.tables.Ships[seat].Chain
}

// mayLoad refuses chain shot from empty racks.
//
// Case 2.3.
func (g *State) mayLoad(c engine.Choice) engine.Illegal {
	if c.On == shotObject(chain) && !g.hasShot(c.Seat, chain) {
		return engine.Illegal{Rule: "2.3", Why: noChainLeft, N: [3]int32{int32(g.tables.Ships[c.Seat].Chain)}}
	}
	return engine.Illegal{}
}

// maySpeed refuses more speed than the sails give.
//
// Case 2.4.
func (g *State) maySpeed(c engine.Choice) engine.Illegal {
	sails := int32(g.ships[c.Seat].sails)
	if c.N[0] <= sails {
		return engine.Illegal{}
	}
	ill := engine.Illegal{Rule: "2.4", Why: tooFewSails, N: [3]int32{sails}}
	if g.hasToPlot(c.Seat) {
		ill.Near = engine.Choice{Seat: c.Seat, Verb: verbPlot, About: c.About, N: [3]int32{sails}}
	}
	return ill
}

// order writes down a speed, or what is to be loaded.
//
// Cases 2.2, 2.4.
func (g *State) order(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	own := &g.hidden[c.Seat]
	e := engine.Event{Kind: orderedShot, Rule: "2.2", About: c.About, On: c.On}
	if c.Verb == verbPlot {
		own.plotted, own.speed = true, int8(c.N[0])
		e = engine.Event{Kind: orderedSpeed, Rule: "2.4", About: c.About, N: [4]int32{c.N[0]}}
	} else {
		own.order = shot(c.On.Number())
	}
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

// openOrders waits until both captains have given their orders, makes the speeds known to
// everyone and loads the guns, with what remains secret.
//
// Cases 2.1, 2.2.
func (g *State) openOrders(_ *engine.Frame, t *engine.Turn) (waits bool) {
	if !g.hasAllOrders() {
		return true
	}
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
	g.goTo(stepGage, engine.NoSeat)
	return false
}
