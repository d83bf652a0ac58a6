package renaissance

import (
	"weathergage/engine"
	"weathergage/geo/plane"
)

// mayTack refuses to tack but with the wind on the bow, light or fresh, with fore top
// and bowsprit where she carries them, and not too soon after the last time.
//
// Cases 6.1, 6.2, 8.2, 17.3, 17.5, 17.6. Ruling R363.
func (g *State) mayTack(n shipNo, c *course) engine.Illegal {
	if ill := g.mayGo(n, c); !ill.OK() {
		return ill
	}
	s := &g.ships[n]
	force := g.forceOn(n)
	needs := g.tables.Layouts[g.kind(n).Layout].Has & (1<<Sprit | 1<<ForeTop)
	switch {
	case force == Calm:
		return no(whyCalm)
	case c.means >= byOars:
		return no(whyFurled)
	case c.means != bySail:
		return no(whyUnset)
	case c.many > 0 || c.small || c.has(VerbSound):
		return no(whyLate)
	case force == Gale:
		return no(whyTackGale)
	case g.windOn(n, s.heading, false) != WindBow:
		return no(whyTackWind)
	case s.masts&needs != needs:
		return no(whyTackRig)
	case s.tacked > 0:
		return no(whyTacked, int32(s.tacked))
	case s.heading.To(g.air.from) < 0:
		return g.maySteer(n, c, port)
	}
	return g.maySteer(n, c, starboard)
}

// planTack lays out the next of the three moves of tacking: ahead and up into the
// wind; through its eye; off on the new tack and ahead. She turns about her middle.
//
// Case 8.2. Rulings R358, R363.
func (g *State) planTack(v *voyage, n shipNo) {
	s := &g.ships[n]
	p := &v.path[n]
	half := max(g.underSail(n, WindBow, s.canvas), 0) / 2
	off, limit := g.angle(TackLateen), g.limit(n)
	if g.kind(n).Square {
		off = g.angle(TackSquare)
	}
	into := s.heading.To(g.air.from) // how far she would turn to lie head to wind
	way := sign(into)
	switch s.stays {
	case 0:
		ahead := min(half, s.speed)
		v.goal[n] = ahead
		if ahead > 0 {
			p.Ahead(ahead, plane.Whole/2)
		}
		p.Pivot(way*(way*into-off), plane.Whole)
	case 1:
		p.Pivot(into+way*off, plane.Whole)
	case 2:
		v.goal[n] = half
		// The wind is now on the other bow.
		p.Pivot(into-way*limit, plane.Whole/2)
		if half > 0 {
			p.Ahead(half, plane.Whole)
		}
	}
}

// goAbout counts the moves of tacking. What stops a ship on the way leaves her
// where she lies.
//
// Cases 8.2, 17.3. Rulings R356, R363.
func (g *State) goAbout(v *voyage, n shipNo, c *course) {
	s := &g.ships[n]
	if s.tacked > 0 {
		s.tacked--
	}
	if s.stays == 0 && c.fixed != VerbTack {
		return
	}
	if v.ended.has(n) || s.foul != 0 || s.held != free || s.masts == 0 || s.steer > 0 || g.forceOn(n) == Gale {
		s.stays = 0
		return
	}
	s.speed = 0
	switch s.stays++; s.stays {
	case 3:
		s.speed = v.goal[n]
		s.stays, s.tacked = 0, g.tables.Task[TackAgain]
	}
}
