package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// A gate is that of a sconce: its middle, the way out, and whether it is there and shut, or open.
type gate struct {
	at         plane.Point
	out        plane.Heading
	shut, open bool
}

// gate is that of the sconce.
//
// Case 20.2.
func (v *view) gate() (of gate) {
	yard := v.yard()
	of.at = yard.Go(0, fury.Inch) // where there is none
	for i := range v.g.Pieces() {
		switch _, ground, shape, _ := v.g.Piece(i); ground {
		case fury.Gate, fury.Breach:
			of.at, of.shut, of.open = middle(shape), ground == fury.Gate, ground == fury.Breach
		}
	}
	of.out = yard.Bearing(of.at)
	return of
}

// yard returns the middle of the sconce, or of the board where there is none.
func (v *view) yard() plane.Point {
	for i := range v.g.Pieces() {
		if _, of, shape, _ := v.g.Piece(i); of == fury.Sconce {
			return middle(shape)
		}
	}
	return v.middle()
}

// storm returns the errand of a company that is to get into a sconce: over the wall by ladders, its own or
// those that stand there, or through the gate once that is open. Until then Guns go to where they see the
// gate, shot without ladders shoots at the men on the wall, and all others wait before the gate.
//
// Cases 20.2, 20.3, 20.6, 27.5.
func (v *view) storm(a *fury.Aspect) (errand, bool) {
	g := v.gate()
	switch {
	case !v.want.sconce || v.isWithin(a):
		return errand{}, false
	case a.Gun != 0:
		return errand{to: g.at.Go(g.out, gunNear), stop: 2 * fury.Inch}, g.shut
	case g.shut && !a.Ladders && v.masks(a):
		return errand{to: v.beforeGate(a), stop: fury.Inch}, true
	case a.Arm == fury.Horse && !g.open:
		return v.standOff(a)
	case a.Ladders:
		return v.scale(a)
	case a.Arm == fury.Horse:
		return v.goIn(a)
	}
	if at, ok := v.g.LaddersNear(v.seat, a.Body.At); ok {
		return errand{to: at, meet: true}, true
	}
	switch {
	case g.open:
		return v.goIn(a)
	case isShot(a):
		return errand{}, false
	}
	_, near := v.nearest(a.Body.At, func(m *fury.Aspect) bool { return isBroken(m) || v.isWithin(m) })
	return errand{to: v.beforeGate(a), stop: 2 * fury.Inch}, g.shut && near > 12*fury.Inch
}

// goIn returns the errand of a company through an open gate: beyond the middle of the yard, so that the rear
// of a long column is within too. Horse does not go for those whom it may not charge.
//
// Cases 11.1, 20.2.
func (v *view) goIn(a *fury.Aspect) (errand, bool) {
	const beyond = 5 * fury.Inch / 2
	if m, _ := v.nearest(v.yard(), func(m *fury.Aspect) bool { return !v.isWithin(m) }); a.Arm == fury.Horse && (m == nil || !v.mayStrike(a, m)) {
		return v.standOff(a)
	}
	return errand{to: v.yard().Go(v.gate().out.Opposite(), beyond), meet: true}, true
}

// masks reports whether a company stands near the line on which a Gun of its side shoots at a gate.
//
// Case 20.6.
func (v *view) masks(a *fury.Aspect) bool {
	g := v.gate()
	for i := range v.all {
		if m := &v.all[i]; m.Gun != 0 && m.Seat == v.seat && v.isOut(m) {
			near := plane.Line{m.Body.At, g.at}.Nearest(a.Body.Hull().Centre())
			if near.Within(a.Body.Hull().Centre(), a.Body.Hull().Width/2+fury.Inch/2) {
				return true
			}
		}
	}
	return false
}

// beforeGate returns where a company waits for the gate to open: to one side of the line on which Guns shoot
// at it, and shot so near that it shoots at the men on the wall.
//
// Case 20.6.
func (v *view) beforeGate(a *fury.Aspect) plane.Point {
	g, aside := v.gate(), 90*plane.Degree
	if a.Object.Number()%2 == 0 {
		aside = -aside
	}
	if isShot(a) {
		const near = 5 * fury.Inch
		return g.at.Go(g.out, near).Go(g.out.Turn(aside), near)
	}
	return g.at.Go(g.out, standBack).Go(g.out.Turn(aside), standBack/2)
}

// keepsLadders reports whether a company needs its ladders, which are gone once it shoots or fights in the open.
//
// Case 20.3. Ruling R253.
func (v *view) keepsLadders(a *fury.Aspect) bool {
	return v.want.sconce && a.Ladders && !v.isWithin(a)
}

// batters reports whether the Guns of a side are to open the gate of a sconce.
//
// Case 20.6.
func (v *view) batters() bool { return v.want.sconce && v.gate().shut }

// batter turns a Gun that waits to shoot at a gate to that, or brings it to where it sees the gate.
//
// Cases 16.6, 20.6.
func (v *view) batter(a *fury.Aspect, e *errand, d engine.Decision) (engine.Choice, bool) {
	if !v.batters() || !a.Loaded || a.Limbered {
		return engine.Choice{}, false
	}
	if way := a.Body.At.Bearing(v.gate().at); a.Body.Heading.Off(way) > 5*plane.Degree {
		turn := engine.Choice{Verb: fury.VerbTurn, N: [3]int32{int32(way) / tenth}}
		return turn, v.may(d, turn)
	}
	if limber := (engine.Choice{Verb: fury.VerbLimber}); a.Body.At.Distance(e.to) > 5*fury.Inch && v.may(d, limber) {
		return limber, true
	}
	left, _ := v.g.Left()
	return v.approach(a, e, left, d)
}

// standOff returns the errand of horse before a sconce: out of the way of those who storm it.
func (v *view) standOff(a *fury.Aspect) (errand, bool) {
	if v.isLate(70) {
		return errand{}, false
	}
	_, near := v.nearest(a.Body.At, func(m *fury.Aspect) bool { return isBroken(m) || v.isWithin(m) })
	return errand{to: v.beforeGate(a), stop: 2 * fury.Inch}, near > 12*fury.Inch
}

// isWithin reports whether a company is within the parapets of a sconce.
func (v *view) isWithin(a *fury.Aspect) bool {
	for i := range v.g.Pieces() {
		if _, of, shape, _ := v.g.Piece(i); of == fury.Sconce && shape.Has(a.Body.Hull().Centre()) {
			return true
		}
	}
	return false
}

// scale returns the errand of a company that goes for the parapet: to where that is near, no friend goes up
// and nobody stands close behind it.
//
// Case 20.3.
func (v *view) scale(a *fury.Aspect) (e errand, ok bool) {
	least := farAway
	for i := range v.g.Pieces() {
		_, of, shape, _ := v.g.Piece(i)
		if of != fury.Parapet {
			continue
		}
		for k := 1; k < len(shape); k++ {
			steps := max(shape[k-1].Distance(shape[k])/fury.Inch, 2)
			for s := int32(1); s < steps; s++ {
				at := shape[k-1].Add(shape[k].From(shape[k-1]).Part(s, steps))
				if far := at.Distance(a.Body.At) + v.manned(a, at); far < least {
					e, least, ok = errand{to: at, meet: true}, far, true
				}
			}
		}
	}
	return e, ok
}

// manned returns how much farther a place at a parapet counts because of those who are there.
func (v *view) manned(a *fury.Aspect, at plane.Point) (far fury.Length) {
	g := v.gate()
	for i := range v.all {
		m := &v.all[i]
		if m == a || m.Hidden || m.Reserve {
			continue
		}
		switch off := m.Body.Hull().Centre().Distance(at); {
		case !v.isFoe(m) && m.Gun != 0 && g.shut && g.at.Within(at, 3*fury.Inch): // they shoot at the gate
			far += 9 * fury.Inch
		case v.isFoe(m) && off < 5*fury.Inch/2, !v.isFoe(m) && off < 3*fury.Inch && m.Body.At.Distance(at) < a.Body.At.Distance(at):
			far += 9 * fury.Inch
		}
	}
	turn := v.turn()
	for i := range v.jams.all {
		if j := &v.jams.all[i]; j.isOf(a, turn) && j.at.Within(at, 2*fury.Inch) {
			far += 9 * fury.Inch
		}
	}
	return far
}

// isMassed reports whether most foot of a side is at the wall of a sconce or in it, so that they storm
// it together; when time runs short they go as they are.
//
// Cases 20.3, 27.5.
func (v *view) isMassed() bool {
	near, all := 0, 0
	for i := range v.all {
		a := &v.all[i]
		if a.Seat != v.seat || a.Arm != fury.Foot || a.Hidden || !a.Ladders && !v.isWithin(a) {
			continue
		}
		n := power(a)
		all += n
		if !a.Reserve && (v.isWithin(a) || v.isAtWall(a)) {
			near += n
		}
	}
	return 3*near >= 2*all || v.isLate(50)
}

// isRefused reports whether a company is at the wall, and there is no room for it behind.
//
// Case 20.3.
func (v *view) isRefused(a *fury.Aspect) bool {
	return v.want.sconce && a.Arm == fury.Foot && a.Gun == 0 && v.isAtWall(a) && !v.isWithin(a) && v.isMassed()
}

// isAtWall reports whether a company is about to reach the parapet.
func (v *view) isAtWall(a *fury.Aspect) bool {
	for i := range v.g.Pieces() {
		if _, of, shape, _ := v.g.Piece(i); of == fury.Parapet && plane.Line(shape).Nearest(a.Body.At).Within(a.Body.At, 3*fury.Inch) {
			return true
		}
	}
	return false
}
