package renaissance

import "github.com/weathergage/weathergage/engine"

// kindles reports whether a Barbary corsair tries to burn her own ship: always when she
// has struck and is not boarded, if any of them are left aboard, and by order while they
// fight for the third stage.
//
// Case 21.3. Rulings R262, R296.
func (g *State) kindles(n shipNo) bool {
	s := &g.ships[n]
	if g.row(n).Nation != Barbary || s.soldiers+s.mariners == 0 {
		return false
	}
	return s.colours == struck || s.colours == flying && (s.stage == 3 || s.flank.stage == 3) && g.orders(n, VerbKindle, engine.NoObject)
}

// mayKindle refuses to burn one's own ship but to a corsair whose crew fights for the
// third stage.
//
// Case 21.3. Ruling R262.
func (g *State) mayKindle(n shipNo, c *course, _ order) engine.Illegal {
	s := &g.ships[n]
	switch {
	case c.has(VerbKindle):
		return no(whyTwice)
	case g.row(n).Nation != Barbary || s.stage != 3 && s.flank.stage != 3 || s.fire.how != FireOut:
		return no(whyKindle)
	}
	return engine.Illegal{}
}

// quenches reports whether the men who have taken a corsair fight a fire that her own
// crew has lit.
//
// Case 21.3. Ruling R312.
func (g *State) quenches(n shipNo) bool {
	s := &g.ships[n]
	return g.row(n).Nation == Barbary && s.colours == taken && s.prize.men() > 0 && s.fire.how != FireOut
}
