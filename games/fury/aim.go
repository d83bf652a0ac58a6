package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// An aim is how one company shoots at another.
//
// Cases 10.1, 10.2, 10.3.
type aim struct {
	bears   int    // squadrons that have the target in arc, range and sight
	gap     Length // from the front edge of the nearest of these
	long    bool   // at long range
	covered bool   // the target is behind cover
}

// reach returns how far a company shoots: as far as its weapons, a Gun over the whole table, at night no
// farther than 3 inches and never at long range.
//
// Cases 10.2, 15.4, 16.5. Rulings R126, R240.
func (g *State) reach(c *company) Length {
	far := g.card(c).Range
	if c.gun != 0 {
		far = 2 * mostBoard
	}
	if !g.isDark() {
		return far
	}
	if c.gun == 0 && far > g.length(NumCloseRange) {
		far /= 2
	}
	return min(far, g.length(NumNightRange))
}

// isLong reports whether a range is long for a company: more than half of that of its
// weapons, if they shoot farther than 3 inches.
//
// Cases 10.2, 16.5.
func (g *State) isLong(c *company, gap Length) bool {
	far := g.card(c).Range
	return c.gun == 0 && far > g.length(NumCloseRange) && 2*gap > far
}

// eyes returns the places from which a company shoots, one a squadron, and to how far on either side: the
// bases of its first two ranks, those of the second as if they stood in the first; in a building two on each
// of its sides.
//
// Cases 10.1, 10.3, 17.1. Rulings R432, R437.
func (g *State) eyes(c *company, room []plane.Base) (eyes []plane.Base, half plane.Angle) {
	b := g.block(c)
	if c.inside != 0 {
		base := b.Hull()
		for _, e := range [...]plane.Edge{plane.Front, plane.Right, plane.Rear, plane.Left} {
			side := plane.Base{At: base.Middle(e), Heading: base.Out(e), Length: 2, Width: base.Width}
			room = append(room, side, side)
		}
		return room, sideArc
	}
	last := min(int(b.Bases), g.number(NumRanks)*int(b.Files))
	for i := range last {
		eye := b.Base(i)
		if rank := int32(i / int(b.Files)); rank > 0 {
			eye.At = eye.At.Go(eye.Heading, rank*(b.Length+b.Gap))
		}
		room = append(room, eye)
	}
	return room, plane.Angle(g.number(NumArc))
}

// sideArc is how far to either side men shoot out of one side of a building: together the
// sides look all round.
//
// Case 17.1. Ruling R437.
const sideArc = 45 * plane.Degree

// mostEyes is the most places from which a company shoots.
const mostEyes = 8

// aimAt returns how a company shoots at another that stands as a block, and why it cannot: it is out of the
// arc, out of range or out of sight.
//
// Cases 10.1, 10.2, 10.3. Rulings R430, R432, R433.
func (g *State) aimAt(n, m companyNo, target plane.Block) (a aim, why engine.Reason) {
	c := &g.companies[n]
	if c.has(markAfloat) {
		return a, whyNoShotAfloat
	}
	far := g.reach(c)
	var room [mostEyes]plane.Base
	eyes, half := g.eyes(c, room[:0])
	why = whyArc
	covers := 0
	for _, eye := range eyes {
		near, at, gap := g.nearestIn(plane.Field{From: eye, Half: half}, target)
		switch {
		case !near:
		case gap > far:
			why = max(why, whyRange)
		case !g.sees(g.line(n, eye.At, eye.Heading, m, at)):
			why = whyUnseen
		default:
			if a.bears == 0 || gap < a.gap {
				a.gap = gap
			}
			a.bears++
			if g.isCovered(m, eye.At, at.Centre()) {
				covers++
			}
		}
	}
	if a.bears == 0 {
		return a, why
	}
	a.long = g.isLong(c, a.gap)
	a.covered = 2*covers >= a.bears
	return a, 0
}

// nearestIn returns the base of a block that is nearest in a field, and how far it is.
func (g *State) nearestIn(f plane.Field, b plane.Block) (ok bool, at plane.Base, gap Length) {
	for j := range int(b.Bases) {
		base := b.Base(j)
		if d, in := f.Range(base); in && (!ok || d < gap) {
			ok, at, gap = true, base, d
		}
	}
	return ok, at, gap
}

// isCovered reports whether a target is behind cover from a shooter: it is in a building or
// mans a work, or in that half of the way to it that is nearer to it there is a wood, a
// hedge, a wall, a trench, a parapet, a building or a wagon.
//
// Cases 10.6, 17.1, 20.1, 22.3. Rulings R130, R131, R434.
func (g *State) isCovered(m companyNo, from, at plane.Point) bool {
	if g.companies[m].inside != 0 {
		return true
	}
	half := from.Add(at.From(from).Part(1, 2))
	for i := range int(g.ground.many) {
		of := g.ground.pieces[i].ground
		switch {
		case !g.tables.Grounds[of].Cover:
		case of.IsLine() && g.isCut(i, half, at):
			return true
		case !of.IsLine() && (g.ground.area(i).Has(at) || g.ground.area(i).Cuts(half, at)):
			return true
		}
	}
	for i := range g.objects {
		if o := &g.objects[i]; g.isCart(o) && !plane.Sees(half, at, g.stand(o)) {
			return true
		}
	}
	return false
}

// stand returns the ground that an object covers.
//
// Case 22.1. Ruling R400.
func (g *State) stand(o *object) plane.Base {
	side := g.length(NumBase)
	return plane.Base{At: o.at.Go(0, side/2), Length: side, Width: side}
}
