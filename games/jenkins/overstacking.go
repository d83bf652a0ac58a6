package jenkins

import "github.com/weathergage/weathergage/engine"

// overstacked returns the first seaport friendly to a seat that holds more than
// it can, and whether it is ships or land counters that are too many.
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

// offerShed offers the counters that may be given up in an overstacked seaport.
//
// Case 4.5.
func (g *State) offerShed(seat engine.Seat, h Hex, docked, land bool, o *engine.Offer) {
	lo := g.start(seat, At(h, 0))
	for i := lo; i < int(g.count[seat]) && g.pieces[seat][i].Place.Hex() == h; i++ {
		if !g.excess(&g.pieces[seat][i], docked, land) {
			continue
		}
		if on, other := g.option(seat, lo, i, false, g.excessive(seat, docked, land)); other {
			o.Add(engine.Option{Verb: VerbShed, On: on, With: hexObject(h), Rule: "4.5"})
		}
	}
}

// excess reports whether giving a piece up helps an overstacked seaport.
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
