package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A leg of a move is a frame of its own until it has been gone: Code is its verb, counted
// from VerbAhead, N its numbers, Seat who has yet to answer. The other side is asked at every
// leg at which an ambush of its could be sprung for all that the mover knows. It sees the
// whole leg and names the point at which it is cut. What comes into sight cuts it as well; the
// rest of the move is then free for another leg.
//
// What is no leg but brings a company nearer as well, such as to leave a building, is done first:
// the frame then has the Code legGone, and an ambush springs where the company stands. The way off
// the board is the leg legExit, straight on.
const (
	legGone uint16 = 4 + iota
	legExit
)

// pending returns the choice that a leg in the flow stands for, of no length if it has been gone.
//
// Case 14.4. Rulings R460, R616.
func (g *State) pending(f *engine.Frame) engine.Choice {
	c := engine.Choice{Seat: g.companyOf(f.About).seat(), Verb: VerbAhead + engine.Verb(f.Code), About: f.About, N: [3]int32{f.N[legLong], f.N[legOff]}}
	switch f.Code {
	case legGone:
		c.Verb, c.N[0] = VerbAhead, 0
	case legExit:
		c.Verb = VerbAhead
	}
	return c
}

// cutAt is pending as far as it is gone when an ambush springs.
//
// Case 14.4. Ruling R460.
func (g *State) cutAt(f *engine.Frame, at int32) engine.Choice {
	c := g.pending(f)
	c.N[0] = min(c.N[0], at)
	return c
}

// legAt returns how the mover stands when he has gone that much of the leg in the flow.
//
// Case 14.4.
func (g *State) legAt(f *engine.Frame, at int32) plane.Block {
	n := g.companyOf(f.About)
	if f.Code == legGone {
		return g.block(&g.companies[n])
	}
	var l leg
	c := g.pending(f)
	g.legOf(&l, &g.companies[n], &c)
	return l.At(plane.Time(int64(plane.Whole) * int64(at) / int64(f.N[legLong])))
}

// setOut begins a leg.
//
// Case 14.4.
func (g *State) setOut(_ *engine.Frame, _ companyNo, c engine.Choice, _ *engine.Turn) {
	f := engine.Frame{Step: stepLeg, Seat: engine.NoSeat, About: c.About, Code: uint16(c.Verb - VerbAhead), N: [2]int32{legLong: c.N[0], legOff: c.N[1]}}
	n := g.companyOf(c.About)
	if other := foe(n.seat()); g.couldLurk(other, n, c) {
		f.Seat = other
	}
	g.flow.Push(f)
}

// hasGone asks the other side whether an ambush springs on a company that has come nearer by no leg: it has gone
// into a building or out of one, has come onto the board or has faced.
//
// Case 14.4. Ruling R616.
func (g *State) hasGone(n companyNo) {
	stands := engine.Choice{Verb: VerbAhead, About: n.object()}
	if other := foe(n.seat()); g.couldLurk(other, n, stands) {
		g.flow.Push(engine.Frame{Step: stepLeg, Seat: other, About: n.object(), Code: legGone, N: [2]int32{legLong: 1}})
	}
}

// goLeg waits for the side that might spring an ambush, and then has the company go. If nothing stops it on its
// way off the board it leaves that.
//
// Cases 14.4, 19.1. Ruling R617.
func (g *State) goLeg(f *engine.Frame, t *engine.Turn) bool {
	n := g.companyOf(f.About)
	if n == noCompany || g.flow.Depth() < 2 || g.flow.At(g.flow.Depth()-2).Step != stepAct || f.Code != legGone && !g.fits(g.pending(f)) {
		g.flow.Pop()
		return false
	}
	if f.Seat < numSeats {
		return true
	}
	c, exits := g.pending(f), f.Code == legExit
	switch {
	case f.Code == legGone:
		g.flow.Pop()
		return false
	case g.gropes(c, t):
		return false
	}
	g.flow.Pop()
	leg := g.strayed(c)
	if g.march(leg, false, t) && exits && leg == c {
		g.depart(n, t)
	}
	return false
}

// march has a company go as far along a leg as it comes before it sees an ambush, and reports whether it has
// gone all of it. An ambush that springs at its end is not seen there.
//
// Cases 14.3, 14.4. Rulings R219, R460.
func (g *State) march(c engine.Choice, sprung bool, t *engine.Turn) bool {
	n := g.companyOf(c.About)
	if c.N[0] == 0 {
		return false
	}
	at, seen := g.sighted(n, c)
	if !seen || sprung && at == c.N[0] {
		g.move(g.flow.Top(), n, c, t)
		g.seize(t)
		return true
	}
	if c.N[0] = at; at > 0 {
		g.move(g.flow.Top(), n, c, t)
		g.seize(t)
	}
	g.lookFor(n, true, t)
	return false
}

// look is how many hundredths of an inch a company goes from one look to the next.
//
// Ruling R461.
const look = 25

// sighted returns how much of a leg a company has gone when it sees an ambush: to the hundredth of an inch,
// or the tenth of a degree of a wheel.
//
// Cases 14.3, 14.6. Rulings R219, R461.
func (g *State) sighted(n companyNo, c engine.Choice) (at int32, seen bool) {
	other := foe(n.seat())
	if !g.lurks(other) {
		return 0, false
	}
	var l leg
	g.legOf(&l, &g.companies[n], &c)
	sees := func(part int32) bool {
		b := l.At(plane.Time(int64(plane.Whole) * int64(part) / int64(c.N[0])))
		for i := range g.hidden[other] {
			if h := &g.hidden[other][i]; h.isOut() && g.spots(n, b, h) && g.hasRoom(other, h) {
				return true
			}
		}
		return false
	}
	stride := max(look*c.N[0]/max(l.way, 1), 1)
	for low, high := int32(-1), int32(0); ; low, high = high, min(high+stride, c.N[0]) {
		if sees(high) {
			for high-low > 1 {
				if mid := low + (high-low)/2; sees(mid) {
					high = mid
				} else {
					low = mid
				}
			}
			return high, true
		}
		if high == c.N[0] {
			return 0, false
		}
	}
}

// lookFor places the ambushes that a company sees where it stands. After a leg there is at
// least one: that which the leg was cut for, though it may be seen from a hair farther on.
//
// Case 14.3. Ruling R219.
func (g *State) lookFor(n companyNo, surely bool, t *engine.Turn) {
	other, b := foe(n.seat()), g.block(&g.companies[n])
	found, nearest, least := false, -1, int32(0)
	for i := 0; i < maxHidden; i++ {
		h := &g.hidden[other][i]
		if !h.isOut() {
			break
		}
		if g.spots(n, b, h) {
			if m := g.unveil(other, i, KindSpotted, t); m != noCompany {
				g.companies[m].spotted |= 1 << (n % ofSide)
				found = true
				i--
			}
			continue
		}
		if apart := b.Apart(g.block(h)); nearest < 0 || apart < least {
			nearest, least = i, apart
		}
	}
	if surely && !found && nearest >= 0 {
		if m := g.unveil(other, nearest, KindSpotted, t); m != noCompany {
			g.companies[m].spotted |= 1 << (n % ofSide)
		}
	}
}

// lookAround places every ambush that an enemy on the table sees, however he came to where he
// stands.
//
// Case 14.3. Ruling R219.
func (g *State) lookAround(t *engine.Turn) {
	for seat := range numSeats {
		if !g.lurks(seat) {
			continue
		}
		for n := range g.each(foe(seat)) {
			g.lookFor(n, false, t)
		}
	}
}
