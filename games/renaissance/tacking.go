package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// mayTack refuses to tack but with the wind on the bow, light or fresh, with fore top
// and bowsprit where she carries them, and not too soon after the last time.
//
// Cases 6.1, 6.2, 8.2, 17.3, 17.5, 17.6. Ruling R363.
func (g *State) mayTack(n shipNo, c *course, _ order) engine.Illegal {
	if ill := g.mayGo(n, c); !ill.OK() {
		return ill
	}
	s := &g.ships[n]
	force := g.forceOn(n)
	needs := g.tables.Layouts[g.kind(n).Layout].Has & (1<<Sprit | 1<<ForeTop)
	switch {
	case force == Calm:
		return g.noWind()
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

// An about is the side to which a ship in stays turns through the wind.
//
// Case 8.2. Ruling R363.
type about uint8

const (
	byTheWind about = iota // the side on which it lies
	aboutToPort
	aboutToStarboard
)

var aboutNames = []string{"by-the-wind", "port", "starboard"}

// goesAbout returns which way a ship that tacks turns through the wind, 1 to starboard and -1 to
// port: to the side on which it lay when she was put about, wherever it has shifted since.
//
// Case 8.2. Ruling R363.
func (g *State) goesAbout(n shipNo) plane.Angle {
	s := &g.ships[n]
	switch s.about {
	case aboutToPort:
		return -1
	case aboutToStarboard:
		return 1
	}
	if s.heading.To(g.air.from) < 0 {
		return -1
	}
	return 1
}

// planTack lays out the next of the three moves of tacking: ahead and up into the
// wind; through its eye; off on the new tack and ahead. She turns about her middle.
//
// Case 8.2. Rulings R358, R363.
func (g *State) planTack(v *voyage, n shipNo) {
	s := &g.ships[n]
	p := &v.path[n]
	off := g.angle(TackLateen)
	if g.kind(n).Square {
		off = g.angle(TackSquare)
	}
	way := g.goesAbout(n)
	// To what heading she turns, from the wind on.
	turn := func(from plane.Angle) plane.Angle { return s.heading.To(g.air.from.Turn(from)) }
	switch s.stays {
	case 0:
		ahead := min(g.inStays(n), s.speed)
		v.goal[n] = ahead
		if ahead > 0 {
			p.Ahead(ahead, plane.Whole/2)
		}
		p.Pivot(turn(-way*off), plane.Whole)
	case 1:
		p.Pivot(turn(way*off), plane.Whole)
	case 2:
		half := g.inStays(n)
		v.goal[n] = half
		p.Pivot(turn(way*g.limit(n)), plane.Whole/2)
		if half > 0 {
			p.Ahead(half, plane.Whole)
		}
	}
}

// inStays returns how far a ship goes ahead at most in the first and the last move of a tack: half of her
// most with the wind on her bow, with a tow if she has one.
//
// Cases 8.2, 9.1. Ruling R363.
func (g *State) inStays(n shipNo) Length {
	most := max(g.underSail(n, WindBow, g.ships[n].canvas), 0)
	return g.towPace(n, &course{means: bySail}, g.air.from.Turn(g.limit(n)), most) / 2
}

// tacks reports whether a ship makes one of the three moves of tacking.
//
// Case 8.2.
func (g *State) tacks(n shipNo, c *course) bool {
	return g.ships[n].stays > 0 && g.staysFit(n) || c.fixed == VerbTack
}

// staysFit reports whether a ship in stays can go on with her tack: the wind is light or fresh,
// and her crew sails her.
//
// Cases 6.1, 6.2, 8.2, 16.0, 16.1, 21.0. Ruling R363.
func (g *State) staysFit(n shipNo) bool {
	force := g.forceOn(n)
	return (force == Light || force == Fresh) && g.sails(n) && !g.wild(n) && !g.ablaze(n)
}

// goAbout counts the moves of tacking, and keeps to which side she turns. What stops a ship on
// the way, or keeps her crew from it, leaves her where she lies.
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
	if v.ended.has(n) || s.foul != 0 || s.held != free || s.masts == 0 || s.steer > 0 || !g.staysFit(n) {
		s.stays, s.about = 0, byTheWind
		return
	}
	way := g.goesAbout(n)
	s.about = aboutToStarboard
	if way < 0 {
		s.about = aboutToPort
	}
	s.speed = 0
	if s.stays++; s.stays == 3 {
		s.speed = v.goal[n]
		s.stays, s.about, s.tacked = 0, byTheWind, g.tables.Task[TackAgain]
	}
}
