package fury

import "github.com/weathergage/weathergage/geo/plane"

// A sightline is a line from a point to another, and the two companies that it joins; they
// do not block it, and neither do the buildings that they are in.
type sightline struct {
	from, to plane.Point
	facing   plane.Heading // of whoever looks
	mark     plane.Point   // the middle of the base that is looked at
	a, b     companyNo     // noCompany for who is in ambush or for a place
	in       [2]uint8      // 1 more than the buildings at both ends, 0 for none
}

// line returns a line of sight from a point of one company, whose men there look one way, to the nearest
// point of a base of another.
func (g *State) line(n companyNo, from plane.Point, facing plane.Heading, m companyNo, base plane.Base) sightline {
	l := sightline{from: from, to: nearestOf(base, from), facing: facing, mark: base.Centre(), a: n, b: m}
	for end, k := range [2]companyNo{n, m} {
		if k != noCompany {
			l.in[end] = g.companies[k].inside
		}
	}
	return l
}

// sees reports whether one point sees another: neither ground nor a company stands between.
//
// Cases 11.2, 14.6. Ruling R430.
func (g *State) sees(l sightline) bool { return g.isOpen(&l) && !g.isMasked(&l) }

// inSight reports whether a body sees another: from the middle of the front edge of one of its bases, or from a side
// of its building, to the nearest point of one of the other's. Either may be no company on the table.
//
// Case 14.6. Ruling R430.
func (g *State) inSight(n companyNo, viewer plane.Block, m companyNo, target plane.Block) bool {
	for i := range int(viewer.Bases) {
		eye := viewer.Base(i)
		for j := range int(target.Bases) {
			base := target.Base(j)
			for _, e := range [...]plane.Edge{plane.Front, plane.Right, plane.Left, plane.Rear} {
				if from := eye.Middle(e); g.sees(g.line(n, from, eye.Out(e), m, base)) {
					return true
				}
				if n == noCompany || g.companies[n].inside == 0 {
					break // men look ahead, and out of a building to all sides
				}
			}
		}
	}
	return false
}

// nearestOf returns the point of a base nearest to another point.
func nearestOf(b plane.Base, to plane.Point) plane.Point {
	ahead, right := b.Local(to)
	return b.On(min(max(ahead, -b.Length), 0), min(max(right, -b.Width/2), b.Width/2))
}

// rim is how deep in a wood men still see and are seen.
//
// Case 14.6. Ruling R430.
const rim = Inch

// isOpen reports whether the ground lets a line of sight through: no more than an inch of
// wood, no building, no mountain, no crest, no parapet between. Neither wood nor hill hides those
// from each other who are within 2 inches.
//
// Cases 14.6, 20.1. Rulings R430, R431, R438.
func (g *State) isOpen(l *sightline) bool {
	wood := Length(0)
	for i := range int(g.ground.many) {
		of := g.ground.pieces[i].ground
		switch g.tables.Grounds[of].Screen {
		case Rim:
			wood += g.ground.area(i).Through(l.from, l.to)
		case Crest:
			if g.isCrested(l, i) && !g.isClose(l) && !g.isSeenThrough(l, i) {
				return false
			}
		case Opaque:
			switch {
			case of == DeepWood && (g.ground.area(i).Has(l.from) || g.ground.area(i).Has(l.to)):
				wood += g.ground.area(i).Through(l.from, l.to)
			case of.IsLine() && g.blocks(l, i),
				!of.IsLine() && uint8(i+1) != l.in[0] && uint8(i+1) != l.in[1] && g.ground.area(i).Cuts(l.from, l.to):
				return false
			}
		}
	}
	return wood <= rim || g.isClose(l) || g.shareWood(l) || wood-g.givenAway(l) <= rim
}

// isClose reports whether the ends of a line are, or the companies that it joins stand, within 2
// inches of each other: nobody comes nearer without charging, so who is that near is seen.
//
// Cases 8.5, 14.6. Rulings R430, R463.
func (g *State) isClose(l *sightline) bool {
	near := g.length(NumApart)
	return l.from.Distance(l.to) <= near ||
		l.a != noCompany && l.b != noCompany && g.block(&g.companies[l.a]).Within(g.block(&g.companies[l.b]), near)
}

// shareWood reports whether both ends of a line are in one wood, no more than 4 inches apart.
//
// Case 14.6. Rulings R219, R430.
func (g *State) shareWood(l *sightline) bool {
	if l.from.Distance(l.to) > woodSight {
		return false
	}
	for i := range int(g.ground.many) {
		if area := g.ground.area(i); g.ground.pieces[i].ground.isWood() && area.Has(l.from) && area.Has(l.to) {
			return true
		}
	}
	return false
}

// givenAway returns how much of a line goes through woods that hide nobody on it.
//
// Cases 14.2, 14.4. Ruling R600.
func (g *State) givenAway(l *sightline) (wood Length) {
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground.isWood() && g.isSeenThrough(l, i) {
			wood += g.ground.area(i).Through(l.from, l.to)
		}
	}
	return wood
}

// isSeenThrough reports whether a wood or a hill hides nobody on a line: it is the lair of an ambush that springs upon the other
// company, or of one that has shot at the other this turn; over a hill only that shot is answered.
//
// Cases 14.2, 14.4. Ruling R600.
func (g *State) isSeenThrough(l *sightline, i int) bool {
	switch {
	case l.a == noCompany || l.b == noCompany:
		return false
	case g.companies[l.b].shotAt>>(l.a%ofSide)&1 != 0:
		return g.isLair(l.b, i) && (g.ground.pieces[i].ground.isWood() || g.isShooting(l.b, l.a))
	}
	return g.springs(l.a, l.b) && g.isLair(l.a, i)
}

// isLair reports whether a company lies in a wood, or else behind a wood or a hill.
//
// Case 14.2. Rulings R462, R600.
func (g *State) isLair(n companyNo, i int) bool {
	c := &g.companies[n]
	b := g.block(c)
	if lies := g.hideout(c, b); lies >= 0 {
		return lies == i
	}
	return g.ground.isWithin(i, b.Hull(), behind)
}

// isShooting reports whether a shot of one company at another goes on, so that it may be answered.
//
// Case 7.4.
func (g *State) isShooting(n, m companyNo) bool {
	for i := range g.flow.Depth() {
		if f := g.flow.At(i); f.Step == stepShot && f.About == n.object() && otherOf(f) == m {
			return true
		}
	}
	return false
}

// isCrested reports whether a hill hides the ends of a line from each other: the line goes
// over all of it, or over its crest.
//
// Case 14.6. Ruling R431.
func (g *State) isCrested(l *sightline, hill int) bool {
	area := g.ground.area(hill)
	if !area.Has(l.from) && !area.Has(l.to) {
		return area.Cuts(l.from, l.to)
	}
	crest := g.ground.crest(hill)
	return crest[0] != crest[1] && plane.Line(crest[:]).Cuts(l.from, l.to)
}

// crest is that of a hill: along its middle from west to east or from north to south,
// whichever way it is longer, and shorter at either end by half of its breadth, but not
// where it runs off the table.
//
// Ruling R431.
func (gr *ground) crest(hill int) [2]plane.Point {
	area := gr.area(hill)
	least, most := area[0], area[0]
	for _, p := range area {
		least.X, least.Y = min(least.X, p.X), min(least.Y, p.Y)
		most.X, most.Y = max(most.X, p.X), max(most.Y, p.Y)
	}
	wide, deep := most.X-least.X, most.Y-least.Y
	x, y := least.X+wide/2, least.Y+deep/2
	if wide >= deep {
		return [2]plane.Point{{X: shortened(least.X, deep/2, 0), Y: y}, {X: -shortened(-most.X, deep/2, -gr.width), Y: y}}
	}
	return [2]plane.Point{{X: x, Y: shortened(least.Y, wide/2, 0)}, {X: x, Y: -shortened(-most.Y, wide/2, -gr.depth)}}
}

// shortened returns where a crest begins.
func shortened(end, by, edge Length) Length {
	if end <= edge {
		return end
	}
	return end + by
}

// isMasked reports whether a company stands on a line of sight, be it by a gap between its bases. Whoever mans a work
// or is in a building stands on no line, and neither do those in ambush.
//
// Cases 10.1, 11.2. Ruling R430.
func (g *State) isMasked(l *sightline) bool {
	for k := range companyNo(len(g.companies)) {
		c := &g.companies[k]
		if k == l.a || k == l.b || !c.isOut() || c.inside != 0 {
			continue
		}
		if standsOn(g.block(c), l.from, l.to) && !g.mansAny(k) {
			return true
		}
	}
	return false
}

// standsOn reports whether a body stands on the line between two points. The gaps between its bases are part of it, but not
// the room beside a last rank that is not full.
//
// Cases 8.7, 10.1. Rulings R400, R430.
func standsOn(b plane.Block, from, to plane.Point) bool {
	if plane.Sees(from, to, b.Hull()) {
		return false
	}
	last := int32(b.Bases % b.Files)
	if last == 0 {
		return true
	}
	b.Bases -= uint8(last)
	full := b.Hull()
	rear := plane.Base{At: full.On(-full.Length, 0), Heading: full.Heading, Length: b.Length + b.Gap, Width: last*(b.Width+b.Gap) - b.Gap}
	return !plane.Sees(from, to, full) || !plane.Sees(from, to, rear)
}

// isPlain reports whether a charger has its target in plain sight: a line from the middle of
// its front to any base that nothing blocks.
//
// Case 11.2. Ruling R154.
func (g *State) isPlain(n, m companyNo) bool {
	b := g.block(&g.companies[m])
	from, facing := g.companies[n].at, g.companies[n].facing
	for i := range int(b.Bases) {
		if g.sees(g.line(n, from, facing, m, b.Base(i))) {
			return true
		}
	}
	return false
}
