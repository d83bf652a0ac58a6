package jenkins

import "github.com/weathergage/weathergage/engine"

// overstacked returns the first seaport friendly to a seat that holds more than it can, and whether it has too many
// ships docked or land counters.
//
// Cases 4.0, 4.5. Rulings R20, R21, R22, R178.
func (g *State) overstacked(seat engine.Seat) (h Hex, docked, land bool) {
	list := g.pieces[seat][:g.count[seat]]
	for i := 0; i < len(list); {
		h := list[i].Place.Hex()
		port := g.tables.PortAt[h]
		ships, troops, first := 0, 0, i
		for ; i < len(list) && list[i].Place.Hex() == h; i++ {
			p := &list[i]
			switch {
			case port == 0 || p.Counter == Unseen || !g.tables.counts(p.Counter):
			case !g.naval(p):
				troops++
			case p.Place.Layer() == LayerDocked:
				ships++
			}
		}
		value := int(g.tables.Ports[port].Value)
		if i-first > value && (ships > value || troops > value) && g.friendly(seat, port) {
			return h, ships > value, troops > value
		}
	}
	return 0, false, false
}

// offerShed offers the counters that may be given up in the overstacked seaport h, nothing if h is 0.
//
// Case 4.5.
func (g *State) offerShed(seat engine.Seat, h Hex, docked, land bool, o *engine.Offer) {
	if h != 0 {
		lo, hi := g.HexSpan(seat, h)
		g.offerPieces(VerbShed, seat, lo, hi, hexObject(h), g.excessive(seat, docked, land), anyPiece, o)
	}
}

// mayShed refuses a counter that does not help an overstacked seaport.
//
// Case 4.5.
func (g *State) mayShed(c engine.Choice) engine.Reason {
	h, docked, land := g.overstacked(c.Seat)
	if h == 0 {
		return whyNotOver
	}
	lo, hi := g.HexSpan(c.Seat, h)
	return unless(c.With == hexObject(h) && g.named(c.Seat, lo, hi, c.On, false, g.excessive(c.Seat, docked, land)) >= 0, whyNotShed)
}

// shed gives up a counter in an overstacked seaport.
//
// Case 4.5.
func (g *State) shed(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	h, docked, land := g.overstacked(c.Seat)
	lo, hi := g.HexSpan(c.Seat, h)
	i := g.named(c.Seat, lo, hi, c.On, false, g.excessive(c.Seat, docked, land))
	g.eliminate(c.Seat, i, "4.5", t)
	g.tidy(c.Seat, h, t)
}

// excess reports whether it helps an overstacked seaport to give a piece up.
func (g *State) excess(p *Piece, docked, land bool) bool {
	if !g.tables.counts(p.Counter) {
		return false
	}
	if g.naval(p) {
		return docked && p.Place.Layer() == LayerDocked
	}
	return land
}

// excessive admits the pieces of a seat that excess reports.
func (g *State) excessive(seat engine.Seat, docked, land bool) func(int) bool {
	return func(i int) bool { return g.excess(&g.pieces[seat][i], docked, land) }
}
