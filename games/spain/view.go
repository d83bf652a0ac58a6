package spain

import "github.com/weathergage/weathergage/engine"

// unknownMonth is the month of the Treasure Fleet for a viewer who may not know it.
const unknownMonth = lastTurn + 1

// Redact forgets, in place, all that the viewer may not know: where the units of others
// are, of which he sees only that something lies in a hex; whether the great hosts were out
// when Britain was invaded; the month of the Treasure Fleet; what the Spanish will pay; and what stands
// on tracks, if the match hides it.
//
// Cases 7.0, 9.0, 11.14, 11.21. Rulings R271, R272, R275.
func (g *State) Redact(viewer engine.Seat) {
	for seat := English; seat <= Spanish; seat++ {
		if seat == viewer {
			continue
		}
		for c, end := g.tables.of(seat); c < end; c++ {
			if u := &g.units[c]; !g.isSeen(u) {
				g.write(c, Unit{Where: Hidden})
				g.veiled[seat] = true
			}
		}
	}
	g.sealOrders(viewer)
	if g.flow.Depth() > 0 && g.flow.Top().Step == stepCourse && g.flow.Top().Seat != viewer {
		g.voyage = Voyage{Path: [maxPath]Hex{g.voyage.Path[0]}} // a path is told when it is declared
	}
	if viewer != Spanish && g.flow.Depth() > 0 && g.flow.At(0).Step == stepMaintenance {
		g.flow.At(0).N[spanishBill] = 0 // it is told when it is paid
	}
	if viewer != English {
		g.events &^= eventHostOut | eventMainHostOut
	}
	if viewer != Spanish && g.month != 0 {
		g.month = unknownMonth
	}
}

// sealOrders forgets the orders of others, and whether they have written all.
//
// Case 4.1. Ruling R15.
func (g *State) sealOrders(viewer engine.Seat) {
	for seat := English; seat <= Spanish; seat++ {
		if seat == viewer {
			continue
		}
		if g.isJoint() {
			g.flow.Top().Code &^= 1 << seat
		}
		g.orders[seat], g.written[seat] = [mostOrders]Order{}, 0
	}
}

// isSeen reports whether the enemy knows where a unit is.
func (g *State) isSeen(u *Unit) bool {
	switch u.Where {
	case Off, Gone:
		return u.Mark&markKnown != 0
	case OnTrack:
		return !g.tables.IsSecond(SwitchTracks, &g.chosen)
	}
	return u.Mark&markSeen != 0
}

// Imagine fills what Redact forgot with values that the viewer cannot rule out: in each
// hex where he sees land units, loose ships or a fleet is at least one that can be there,
// and what is left lies with them.
//
// Ruling R271.
func (g *State) Imagine(viewer engine.Seat, d engine.Dice) {
	im := imagining{g: g, dice: d}
	for seat := English; seat <= Spanish; seat++ {
		if seat != viewer && g.veiled[seat] {
			im.seat = seat
			im.fill()
		}
	}
	if g.month == unknownMonth {
		im.noteMonth()
	}
}

// An imagining is one filling of a position.
type imagining struct {
	g     *State
	dice  engine.Dice
	seat  engine.Seat
	spots [mostSpots]spot
	count int
	taken [maxCounters]uint8 // by counter: 1 more than the spot that it is for
	tried [maxCounters]bool  // by counter: looked at for the spot that is matched
}

// A spot is where hidden units may be: ashore in a hex, or in a stack of ships.
type spot struct {
	stack Stack
	land  bool
	empty bool // nothing of its kind is seen there, so something must be
	full  bool // more is aboard than the ships can carry
	docks bool // its ship must fit on the track there
	yard  int  // if it docks: the room on that track
}

// mostSpots bounds them: every counter may stand alone.
const mostSpots = maxCounters

// pick returns a number from 0 below n.
func (im *imagining) pick(n int) int { return engine.PickOne(im.dice, im.seat, n) }

// noteMonth chooses a month that has not passed.
func (im *imagining) noteMonth() {
	g := im.g
	first := g.turn
	switch {
	case g.flow.Depth() == 0 || g.flow.At(0).Step > stepTreasure:
		first++
	case g.flow.At(0).Step == stepTreasure:
		g.month = g.turn
		return
	}
	var months [lastTurn]uint8
	n := 0
	for m := first; int(m) < len(g.tables.Turns) && !g.tables.Turns[m].Noted; m++ {
		if g.tables.Turns[m].Due {
			months[n] = m
			n++
		}
	}
	g.month = months[im.pick(n)]
}

// fill places the hidden units of one seat.
func (im *imagining) fill() {
	g := im.g
	shut, clock, last, freed := g.shut, g.clock, g.last, g.freed // what everyone sees; placing units one by one would end sieges
	im.survey()
	if !im.dock() {
		im.assign(false)
	}
	im.place()
	for i := range g.flow.Depth() {
		if f := g.flow.At(i); f.Step == stepDrown && f.Seat == im.seat {
			im.overload(g.stackOf(f.Seat, f.About))
		}
	}
	im.assign(true)
	im.place()
	for c, end := g.tables.of(im.seat); c < end; c++ {
		if g.units[c].Where == Hidden {
			im.settle(c)
		}
	}
	g.shut, g.clock, g.last, g.freed = shut, clock, last, freed
	g.veiled[im.seat] = false
}

// assign finds a unit for each spot ashore, or of ships, in which something must be, and reports whether
// there is one for all.
func (im *imagining) assign(land bool) bool {
	im.taken = [maxCounters]uint8{}
	all := true
	for i := range im.count {
		if im.spots[i].empty && im.spots[i].land == land {
			im.tried = [maxCounters]bool{}
			all = im.match(i) && all
		}
	}
	return all
}

// dock assigns the ships if the seat is asked which of them are laid up for want of money: everyone knows
// then that one lies where there is room for it on its track. It reports whether it has done so.
//
// Case 11.3. Ruling R218.
func (im *imagining) dock() bool {
	g := im.g
	if g.flow.Depth() == 0 || im.count == 0 {
		return false
	}
	if f := g.flow.Top(); f.Step != stepArrears || f.Code != arrearsShips || f.Seat != im.seat || g.mustLayUp(im.seat) {
		return false
	}
	for k, first := 0, im.pick(im.count); k < im.count; k++ {
		s := &im.spots[(first+k)%im.count]
		track := g.tables.TrackAt(s.stack.Hex)
		if s.land || track == 0 || !g.friendlyPort(im.seat, s.stack.Hex) {
			continue
		}
		empty := s.empty
		s.empty, s.yard, s.docks = true, g.trackRoom(track), true
		all := im.assign(false)
		if s.docks = false; all {
			return true
		}
		s.empty = empty
	}
	return false
}

// place puts the units where they have been assigned.
func (im *imagining) place() {
	for c, i := range im.taken {
		if i != 0 {
			im.put(Counter(c), &im.spots[i-1])
		}
	}
}

// overload puts more land units aboard a stack than it can carry: everyone knows that some must
// drown. The strongest go, so that enough are left for where land units are seen; where there are
// too few, the ships have lost a step.
//
// Case 6.52.
func (im *imagining) overload(s Stack) {
	g := im.g
	for i := range im.count {
		if spot := &im.spots[i]; spot.stack == s && !spot.land {
			spot.full = true
		}
	}
	first, end := g.tables.of(im.seat)
	for g.room(s) >= 0 {
		best := Unseen
		for c := first; c < end; c++ {
			if g.units[c].Where == Hidden && g.tables.Row(c).Kind.IsLand() && g.mayBeCarried(c, s.Hex) && (best == Unseen || g.strength(c) > g.strength(best)) {
				best = c
			}
		}
		if best == Unseen {
			break
		}
		g.set(best, Unit{Where: Afloat, Hex: s.Hex, Fleet: s.Fleet})
	}
	for c := first; c < end && g.room(s) >= 0; c++ {
		if row, u := g.at(c); im.taken[c] != 0 && row.Kind.IsNaval() && row.Reduced > 0 && g.holds(s, c) {
			u.Mark |= markReduced
		}
	}
}

// survey finds the spots of the seat.
func (im *imagining) survey() {
	g := im.g
	im.count = 0
	for h := Hex(1); h < numHexes; h++ {
		if g.loose[im.seat].has(h) {
			im.add(spot{stack: Stack{Seat: im.seat, Hex: h}})
		}
		if g.ashore[im.seat].has(h) {
			im.add(spot{stack: Stack{Seat: im.seat, Hex: h}, land: true})
		}
	}
	for n := uint8(1); int(n) < len(g.fleets[im.seat]); n++ {
		if h := g.fleets[im.seat][n]; h != 0 {
			im.add(spot{stack: g.fleet(im.seat, n)})
		}
	}
}

// add notes a spot.
func (im *imagining) add(s spot) {
	g := im.g
	s.empty = true
	for c, end := g.tables.of(im.seat); c < end; c++ {
		u := &g.units[c]
		there := u.Hex == s.stack.Hex && u.Where == Ashore && g.tables.Row(c).Kind.IsLand()
		if !s.land {
			there = g.holds(s.stack, c) && g.tables.Row(c).Kind.IsNaval()
		}
		if there {
			s.empty = false
		}
	}
	if im.count < mostSpots {
		im.spots[im.count] = s
		im.count++
	}
}

// Sets of kinds of counters.
const (
	anyNaval = 1 << iota
	anyLand
)

// kinds returns the kinds of counters that can be what is seen in a spot.
func (s *spot) kinds() int {
	if s.land {
		return anyLand
	}
	return anyNaval
}

// fits reports whether a unit of the kinds wanted could be in a spot.
func (im *imagining) fits(c Counter, s *spot, kinds int) bool {
	g, row, h := im.g, im.g.tables.Row(c), s.stack.Hex
	switch {
	case s.land:
		ill := g.mayStand(c, 0, h)
		return row.Kind.IsLand() && kinds&anyLand != 0 && ill.OK()
	case !row.Kind.IsNaval() || kinds&anyNaval == 0:
		return false
	case s.stack.Fleet == treasureFleet || c == g.tables.Treasure && s.stack.Fleet == 0:
		return c == g.tables.Treasure && s.stack.Fleet == treasureFleet
	case row.Kind.IsDeep() && g.tables.Terrain[h] == Shallow, s.docks && g.tables.Room(c) > s.yard:
		return false
	}
	return !g.tables.isDutch(c) || Grid.Distance(h, g.tables.Cities[g.tables.Brill].Hex) <= int(g.tables.Numbers[NumDutchRange])
}

// match finds a unit for a spot, and another for the spot that it takes it from: so all
// spots are filled if they can be.
func (im *imagining) match(i int) bool {
	g, s := im.g, &im.spots[i]
	first, end := g.tables.of(im.seat)
	n := int(end - first)
	for k, from := 0, im.pick(n); k < n; k++ {
		c := first + Counter((from+k)%n)
		if im.tried[c] || g.units[c].Where != Hidden || !im.fits(c, s, s.kinds()) {
			continue
		}
		im.tried[c] = true
		if im.taken[c] == 0 || im.match(int(im.taken[c])-1) {
			im.taken[c] = uint8(i + 1)
			return true
		}
	}
	return false
}

// put places a unit in a spot.
func (im *imagining) put(c Counter, s *spot) {
	if s.land {
		im.g.set(c, Unit{Where: Ashore, Hex: s.stack.Hex})
		return
	}
	im.g.set(c, Unit{Where: Afloat, Hex: s.stack.Hex, Fleet: s.stack.Fleet})
}

// settle places a unit that nothing seen needs: with others of its kind, a leader with any
// land units or ships, or else off the map.
func (im *imagining) settle(c Counter) {
	row := im.g.tables.Row(c)
	n, first := im.count, im.pick(im.count)
	for i := range n {
		s := &im.spots[(first+i)%n]
		switch {
		case row.Kind.IsLeader() && s.land:
			im.g.set(c, Unit{Where: Ashore, Hex: s.stack.Hex})
			return
		case !row.Kind.IsLeader() && !s.full && im.fits(c, s, anyNaval|anyLand):
			im.put(c, s)
			return
		}
	}
	im.g.set(c, Unit{Where: Off})
}
