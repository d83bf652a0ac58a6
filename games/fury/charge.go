package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A face is the side of a company that another charges.
//
// Case 11.5.
type face uint8

const (
	faceFront face = iota
	faceFlank
	faceRear
	numFaces
)

// zoneHair is how far ahead of a line still counts as behind it.
//
// Case 11.5. Ruling R416.
const zoneHair Length = Inch / 10

// hasFaced returns the segment of a company that has faced in it and has not moved, and so may still charge;
// nil for any other.
//
// Cases 8.2, 11.3. Ruling R416.
func (g *State) hasFaced(n companyNo) *engine.Frame {
	for i := range g.flow.Depth() {
		f := g.flow.At(i)
		if f.Step != stepAct || f.About != n.object() || f.Code&didFace == 0 {
			continue
		}
		cost := int32(0)
		if g.companies[n].has(markFormed) {
			cost = f.N[actRate] / 2
		}
		if f.N[actSpent] == cost {
			return f
		}
	}
	return nil
}

// zone returns the best face of its target that a charger may have, as both stand when its segment starts,
// before it forms, goes loose or faces: a flank from behind the line of the target's front, the rear from
// behind the line of its rear if the charger looks the way that the target does. A company in a building has
// neither.
//
// Case 11.5. Rulings R155, R416.
func (g *State) zone(n, m companyNo) face {
	target := &g.companies[m]
	if target.inside != 0 {
		return faceFront
	}
	hull, b := g.block(target).Hull(), g.startedAs(n)
	behind := faceRear
	for i := range int(b.Bases) {
		for _, corner := range b.Base(i).Corners() {
			switch ahead, _ := hull.Local(corner); {
			case ahead > zoneHair:
				return faceFront
			case ahead > zoneHair-hull.Length:
				behind = faceFlank
			}
		}
	}
	if behind == faceRear && b.Heading.Off(target.facing) > 45*plane.Degree {
		behind = faceFlank
	}
	return behind
}

// A charge is the way of a charger: it wheels once, then goes straight, drifting if it must,
// until it touches its target.
//
// Case 11.3. Ruling R417.
type charge struct {
	wheel, drift int32 // tenths of a degree, to the right if above 0
	length       Length
	door         door // by which the charger comes out of its building
}

// chargeLeg returns the leg of a charge and what it costs, out of a building with what leaving that costs.
//
// Cases 8.1, 11.2, 17.1. Rulings R148, R608.
func (g *State) chargeLeg(c *company, ch charge) (l leg) {
	out, toll := g.sallied(*c, ch.door)
	c = &out
	b := g.block(c)
	by := plane.Angle(ch.wheel) * tenth
	l.Begin(b, 0)
	arc := plane.ArcLength(by, b.Front())
	l.way = arc + ch.length
	if arc > 0 {
		l.Way.Wheel(by, plane.Time(int64(plane.Whole)*int64(arc)/int64(l.way)))
	}
	if ch.length > 0 {
		l.Way.Slide(plane.Step(c.facing.Turn(by+plane.Angle(ch.drift)*tenth), ch.length), plane.Whole)
	}
	g.price(c, &l)
	l.cost += toll
	return l
}

// mayCharge refuses to charge a company on one of its faces.
//
// Cases 9.3, 11.1, 11.2, 11.5. Rulings R156, R117, R150, R151, R154, R157.
func (g *State) mayCharge(f *engine.Frame, n, m companyNo, on face) engine.Illegal {
	switch {
	case m == noCompany:
		return engine.Illegal{Why: engine.NotOpen}
	case m.seat() == n.seat():
		return no(whyOwnCharge)
	}
	c, target := &g.companies[n], &g.companies[m]
	zone := g.zone(n, m)
	switch {
	case target.has(markAfloat):
		return no(whyBoatCharged)
	case c.gun != 0:
		return no(whyGunsNever)
	case g.arm(c) == Horse && g.arePikes(m):
		return no(whyPikes)
	case g.arm(c) == Foot && g.arm(target) == Horse && !target.engaged():
		return no(whyHorse)
	case g.arm(c) == Horse && target.inside != 0:
		return no(whyHouse)
	case c.stance&stanceBarred != 0:
		return no(whyNoHeart)
	case f.Code&didBegin != 0 && g.hasFaced(n) == nil:
		return no(whyMovedFirst)
	case g.inDark(g.block(c), target, g.block(target)):
		return no(whyDark, int32(darkSight/Inch), int32(roadSight/Inch))
	case !g.isPlain(n, m):
		return no(whyNotPlain)
	case on > zone:
		ill := no([numFaces]engine.Reason{faceFlank: whyFlank, faceRear: whyRear}[on])
		near := engine.Choice{Seat: n.seat(), Verb: VerbCharge, About: n.object(), On: m.object(), N: [3]int32{int32(zone)}}
		if _, other := g.wayTo(n, m, zone); other.OK() {
			ill.Near = near
		}
		return ill
	}
	_, ill := g.wayTo(n, m, on)
	return ill
}

// arePikes reports whether a company is of pikemen whom horse never charges: Disciplined ones
// in a formed body.
//
// Case 11.1. Rulings R151, R152.
func (g *State) arePikes(m companyNo) bool {
	c := &g.companies[m]
	return g.card(c).Pike && c.has(markFormed) && g.nature(m).Has(Disciplined)
}

// chargeReach returns how far a company charges: its rate, and more out of an ambush. A formed body that has
// faced has half of its rate left.
//
// Cases 8.2, 11.2, 14.5. Rulings R148, R159, R416.
func (g *State) chargeReach(n, m companyNo) Length {
	reach := g.rate(&g.companies[n])
	if f := g.hasFaced(n); f != nil {
		reach = Length(f.N[actRate] - f.N[actSpent])
	}
	if g.springs(n, m) {
		reach += g.length(NumAmbushReach)
	}
	return reach
}

// mayChargePast refuses the way of a charge that runs into another company, or comes within 2
// inches of an enemy who does not himself stand so near to the target.
//
// Cases 8.5, 11.2. Ruling R153.
func (g *State) mayChargePast(n, m companyNo, l *leg) engine.Illegal {
	target := g.block(&g.companies[m])
	from := l.At(0)
	for k := range companyNo(len(g.companies)) {
		other := &g.companies[k]
		if k == n || k == m || !other.isOut() {
			continue
		}
		b := g.block(other)
		if l.Presses(b) {
			return no(whyInTheWay)
		}
		near := g.length(NumApart) - hair - 1
		if k.seat() == n.seat() || target.Within(b, g.length(NumApart)) || other.has(markRouting) {
			continue
		}
		if l.Comes(b, near) && g.nears(l, b, min(near, from.Apart(b)-hair-1)) {
			return no(whyNear, int32(g.length(NumApart)/Inch))
		}
	}
	return engine.Illegal{}
}

// offerCharges offers to charge each enemy in reach, on each face that may be had.
//
// Case 11.1.
func (g *State) offerCharges(f *engine.Frame, n companyNo, o *engine.Offer) {
	if c := &g.companies[n]; !o.Wants(VerbCharge) || f.Code&didBegin != 0 && g.hasFaced(n) == nil || c.gun != 0 || c.stance&stanceBarred != 0 {
		return
	}
	b := g.block(&g.companies[n])
	for m := range g.each(foe(n.seat())) {
		if reach := g.chargeReach(n, m); b.Far(g.block(&g.companies[m]), reach) || !o.Drafts() && !b.Within(g.block(&g.companies[m]), reach) {
			continue
		}
		for on := range g.zone(n, m) + 1 {
			ill := engine.Illegal{}
			if !o.Drafts() {
				ill = g.mayCharge(f, n, m, on)
			}
			if ill.OK() {
				kind := engine.Span{Min: int32(on), Max: int32(on), Step: 1}
				o.Add(engine.Option{Verb: VerbCharge, On: m.object(), Span: [3]engine.Span{kind}, Rule: "11.1"})
			}
		}
	}
}
