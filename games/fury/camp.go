package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// camps reports whether a side sleeps in the dark: its companies are set up unseen, and stay so
// until an enemy comes upon them or they wake.
//
// Cases 15.1, 27.4. Rulings R224, R567.
func (g *State) camps(seat engine.Seat) bool {
	sc := g.played()
	return sc != nil && seat == SeatB && sc.Special&(Night|Asleep) == Night|Asleep
}

// couldHide reports whether a side may have companies that the other does not know of.
//
// Cases 14.1, 15.1.
func (g *State) couldHide(seat engine.Seat) bool {
	return g.sides[seat].has(sideLurks) || g.camps(seat)
}

// bed puts a company that is set up where it sleeps: in the dark only its side knows where.
//
// Cases 15.1, 27.4. Ruling R567.
func (g *State) bed(n companyNo, as company, t *engine.Turn) {
	seat := n.seat()
	as = g.abed(seat, as)
	if !g.camps(seat) || g.hidden[seat][maxHidden-1].isOut() {
		g.appear(n, as, "25.6", t)
		return
	}
	as.set(markOff, false)
	g.lay(n, as)
	t.TellApart(engine.Only(seat), engine.Event{Kind: KindCamps, Rule: "15.1", On: engine.Thing(classTroop, int(as.troop)),
		N: [4]int32{as.at.X, as.at.Y}}, engine.Event{})
	g.awaits(seat)
}

// inDark reports whether it is too dark to see a company that stands so: farther than 6 inches
// off, or than 12 if the middle of its front is on a road. The flashes of one that has shot this turn
// are seen.
//
// Case 15.1. Ruling R224.
func (g *State) inDark(b plane.Block, h *company, hb plane.Block) bool {
	far := darkSight
	if g.isOnRoad(h) {
		far = roadSight
	}
	return g.isDark() && !h.hasShot() && !b.Within(hb, far)
}

// alarm wakes all who sleep unseen, and shows them.
//
// Case 15.1. Ruling R567.
func (g *State) alarm(seat engine.Seat, t *engine.Turn) {
	for slot := maxHidden - 1; slot >= 0; slot-- {
		if h := &g.hidden[seat][slot]; h.isOut() && h.has(markAsleep) {
			h.set(markAsleep, false)
			g.unveil(seat, slot, KindSpotted, t)
		}
	}
}

// imagineCamp imagines one company asleep in the dark, of the force table of its side, where the
// viewer could not see it.
//
// Case 15.1.
func (g *State) imagineCamp(seat engine.Seat, d engine.Dice) {
	row, s := &g.played().Sides[seat], &g.sides[seat]
	force := g.tables.Raise(Levy{Nation: s.nation, Size: row.Levy.Size, Style: row.Levy.Style}, draw(d, seat, 6)+1)
	b := force.Bands[0]
	n := g.free(seat)
	if b.Squadrons == 0 || n == noCompany || g.hidden[seat][maxHidden-1].isOut() {
		return
	}
	like := company{troop: b.Troop, squadrons: min(b.Squadrons, 4), files: 2, marks: markAsleep}
	at, far := g.played().Plan.HamletAt, int(row.Place.Within)
	for range imaginedPlaces {
		like.at = plane.Point{X: at.X + int32(draw(d, seat, 2*far)-far), Y: at.Y + int32(draw(d, seat, 2*far)-far)}
		if ill := g.mayStand(seat, n, &like); ill.OK() && !g.isSpotted(seat, &like) {
			g.lay(n, like)
			s.force += uint16(like.squadrons)
			return
		}
	}
}

// isSpotted reports whether an enemy on the table sees a company that would lie so.
func (g *State) isSpotted(seat engine.Seat, h *company) bool {
	for m := range g.each(foe(seat)) {
		if g.spots(m, g.block(&g.companies[m]), h) {
			return true
		}
	}
	return false
}
