package jenkins

import "github.com/weathergage/weathergage/engine"

// span returns where the pieces of a seat at a place lie in its list: from the top of the stack at lo to its bottom
// before hi. They are equal if there is no stack.
func (g *State) span(seat engine.Seat, p Place) (lo, hi int) {
	stacks := &g.ships[seat]
	if p.Layer() == LayerShore {
		stacks = &g.shore[seat]
	}
	if !stacks.has(p.Hex()) {
		return 0, 0
	}
	lo = g.start(seat, p)
	hi = lo
	for n := int(g.count[seat]); hi < n && g.pieces[seat][hi].Place == p; {
		hi++
	}
	return lo, hi
}

// start returns where the pieces of a place begin in the list of a seat, or would begin.
func (g *State) start(seat engine.Seat, p Place) int {
	list, at := &g.pieces[seat], 0
	for n := int(g.count[seat]); n > 0; {
		half := (n + 1) >> 1
		if list[at+half-1].Place < p {
			at += half
		}
		n -= half
	}
	return at
}

// inHex returns the counters of a seat in a hex.
func (g *State) inHex(seat engine.Seat, h Hex) []Piece {
	from := g.start(seat, At(h, 0))
	to := from
	for to < int(g.count[seat]) && g.pieces[seat][to].Place.Hex() == h {
		to++
	}
	return g.pieces[seat][from:to]
}

// insert puts a piece into the list of a seat.
func (g *State) insert(seat engine.Seat, at int, p Piece) {
	list := &g.pieces[seat]
	n := int(g.count[seat])
	copy(list[at+1:n+1], list[at:n])
	list[at] = p
	g.count[seat]++
	g.stale[seat] = true
	if p.Place.Layer() == LayerShore {
		g.shore[seat].add(p.Place.Hex())
		g.touched |= 1 << g.tables.PortAt[p.Place.Hex()] &^ 1
	} else {
		g.ships[seat].add(p.Place.Hex())
	}
}

// cut takes a piece out of the list of a seat.
func (g *State) cut(seat engine.Seat, at int) Piece {
	list := &g.pieces[seat]
	p := list[at]
	n := int(g.count[seat]) - 1
	copy(list[at:n], list[at+1:n+1])
	list[n] = Piece{}
	g.count[seat]--
	g.stale[seat] = true
	h := p.Place.Hex()
	if p.Place.Layer() == LayerShore {
		g.touched |= 1 << g.tables.PortAt[h] &^ 1
		if at == n || list[at].Place != p.Place {
			if at == 0 || list[at-1].Place != p.Place {
				g.shore[seat].drop(h)
			}
		}
		return p
	}
	if at < n && list[at].Place.Hex() == h && list[at].Place.Layer() != LayerShore ||
		at > 0 && list[at-1].Place.Hex() == h {
		return p
	}
	g.ships[seat].drop(h)
	return p
}

// push puts a piece on top of a place, or at its bottom.
func (g *State) push(seat engine.Seat, p Piece, top bool) {
	at := g.start(seat, p.Place)
	for !top && at < int(g.count[seat]) && g.pieces[seat][at].Place == p.Place {
		at++
	}
	g.insert(seat, at, p)
}

// carry moves the pieces of a place that have all marks of with on top of another place, in their order, and changes
// their marks. It returns how many they are.
func (g *State) carry(seat engine.Seat, from, to Place, with, set, clear Mark) int {
	lo, hi := g.span(seat, from)
	moved := 0
	for i := hi - 1; i >= lo; {
		p := g.pieces[seat][i]
		if p.Mark&with != with || from == to {
			i--
			continue
		}
		g.cut(seat, i)
		p.Place, p.Mark = to, p.Mark&^clear|set
		if from.Hex() != to.Hex() {
			p.Mark &^= (markEntered | markLast) &^ set
		}
		at := g.start(seat, to)
		g.insert(seat, at, p)
		moved++
		if to > from {
			i--
		} else {
			lo++
		}
	}
	return moved
}

// mark sets and clears marks of all pieces of a place.
func (g *State) mark(seat engine.Seat, p Place, set, clear Mark) {
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		pc := &g.pieces[seat][i]
		pc.Mark = pc.Mark&^clear | set
	}
	g.stale[seat] = true
}

// markAll clears marks of all pieces of a seat.
func (g *State) markAll(seat engine.Seat, clear Mark) {
	for i := range g.count[seat] {
		g.pieces[seat][i].Mark &^= clear
	}
	g.stale[seat] = true
}

// row returns the row of a piece's kind.
func (g *State) row(p *Piece) *CounterRow { return &g.tables.Counters[p.Counter] }

// naval reports whether a piece is a naval counter.
func (g *State) naval(p *Piece) bool { return p.Counter != Unseen && g.row(p).Type.Naval() }

// ofShips admits the naval counters of a seat.
func (g *State) ofShips(seat engine.Seat) func(int) bool {
	return func(i int) bool { return g.naval(&g.pieces[seat][i]) }
}

// own reports whether a kind belongs to a seat.
func (g *State) own(seat engine.Seat, c Counter) bool {
	return c != Unseen && g.tables.Row(c).Seat == seat
}

// onMap reports whether a place is a layer of a hex of the map.
func onMap(p Place) bool { return p.Hex() != 0 && p.Hex() < numHexes }

// at returns the hex that a frame, or its stack, is about, 0 if there is none.
func (g *State) at(f *engine.Frame) Hex {
	if p := stackOf(f.About); onMap(p) {
		return p.Hex()
	}
	return hexOf(f.About)
}

// cargo reports whether a piece is carried. On a layer of ships every land counter is, except deception counters; the
// next ship below carries it.
//
// Cases 4.1, 7.3. Rulings R67, R142.
func (g *State) cargo(p *Piece) bool {
	if p.Counter == Unseen || p.Place.Layer() == LayerShore || p.Place.Hex() == BoxBought {
		return false
	}
	ty := g.row(p).Type
	return !ty.Naval() && ty != Deception
}

// carrier returns the index of the ship that carries the piece at i, or -1.
func (g *State) carrier(seat engine.Seat, i int) int {
	p := g.pieces[seat][i].Place
	for i++; i < int(g.count[seat]) && g.pieces[seat][i].Place == p; i++ {
		if g.naval(&g.pieces[seat][i]) {
			return i
		}
	}
	return -1
}

// takeShip gives a mark to the piece at i, and if it is a ship to what she carries. Deception counters between them
// stay as they are.
func (g *State) takeShip(seat engine.Seat, i int, m Mark) {
	list := &g.pieces[seat]
	list[i].Mark |= m
	for j := i - 1; g.naval(&list[i]) && j >= 0 && list[j].Place == list[i].Place && !g.naval(&list[j]); j-- {
		if g.cargo(&list[j]) {
			list[j].Mark |= m
		}
	}
}

// findPiece returns the index of the piece that an object names, among those of a place that have no mark of without,
// or -1.
func (g *State) findPiece(seat engine.Seat, p Place, o engine.Object, without Mark) int {
	lo, hi := g.span(seat, p)
	return g.named(seat, lo, hi, o, false, g.without(seat, without))
}

// anyAfloat reports whether any piece of a seat on a layer of ships in a hex is such a piece.
func (g *State) anyAfloat(seat engine.Seat, h Hex, is func(p *Piece) bool) bool {
	return g.any(seat, g.start(seat, At(h, 0)), g.start(seat, At(h, LayerShore)), is)
}

// anyAshore reports whether any piece of a seat ashore in a hex is such a piece.
func (g *State) anyAshore(seat engine.Seat, h Hex, is func(p *Piece) bool) bool {
	lo, hi := g.span(seat, At(h, LayerShore))
	return g.any(seat, lo, hi, is)
}

// any reports whether any piece of a seat, from lo to before hi, is such a piece.
func (g *State) any(seat engine.Seat, lo, hi int, is func(p *Piece) bool) bool {
	for i := lo; i < hi; i++ {
		if is(&g.pieces[seat][i]) {
			return true
		}
	}
	return false
}

// anyMarked reports whether a piece of a place has a mark.
func (g *State) anyMarked(seat engine.Seat, p Place, m Mark) bool {
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		if g.pieces[seat][i].Mark&m != 0 {
			return true
		}
	}
	return false
}

// embark puts a counter aboard the ship at i, directly above it.
//
// Case 4.1.
func (g *State) embark(seat engine.Seat, from, ship int) {
	p := g.cut(seat, from)
	if from < ship {
		ship--
	}
	under := &g.pieces[seat][ship]
	p.Place = under.Place
	p.Mark = under.Mark & (markTaken | markDone | markOpen)
	g.insert(seat, ship, p)
}

// raise puts the piece at i on top of its stack, a ship with what she carries. It expects that no piece of the stack is
// taken.
//
// Case 4.3. Ruling R29.
func (g *State) raise(seat engine.Seat, i int) {
	p := g.pieces[seat][i].Place
	g.takeShip(seat, i, markTaken)
	lo, hi := g.span(seat, p)
	for i := hi - 1; i >= lo; {
		pc := g.pieces[seat][i]
		if pc.Mark&markTaken == 0 {
			i--
			continue
		}
		pc.Mark &^= markTaken
		g.cut(seat, i)
		g.insert(seat, g.start(seat, p), pc)
		lo++
	}
}

// look updates which counters everyone sees: the top of each stack of ships, the top of the land counters if no ship
// lies above them, and what lies open.
//
// Case 4.4. Rulings R27, R30.
func (g *State) look(t *engine.Turn) {
	for seat := English; seat <= Spanish; seat++ {
		if !g.stale[seat] {
			continue
		}
		g.stale[seat] = false
		list := g.pieces[seat][:g.count[seat]]
		last := Place(0)
		for i := range list {
			p := &list[i]
			seen := p.Mark&markOpen != 0 || g.inSight(seat, p.Place, p.Place != last)
			last = p.Place
			switch {
			case !seen:
				p.Mark &^= markPublic
			case p.Mark&markPublic == 0:
				p.Mark |= markPublic
				t.Reveal(engine.Everyone &^ engine.Only(seat))
			}
		}
	}
}

// inSight reports whether everyone sees a counter at a place; top is true if it is the top of its stack.
func (g *State) inSight(seat engine.Seat, p Place, top bool) bool {
	h := p.Hex()
	switch {
	case h == BoxBought:
		return false
	case h > BoxBought:
		return true
	case p.Layer() == LayerShore:
		return top && !g.ships[seat].has(h)
	}
	return top
}

// counts reports whether a kind counts against the limits of a seaport.
//
// Case 4.2. Rulings R23, R24.
func (tb *Tables) counts(c Counter) bool {
	switch tb.Counters[c].Type {
	case Deception, Cannons, BoomChain, Leader, Frigate:
		return false
	}
	return true
}

// load returns what a seat has against the limits of a seaport: ships docked, and land counters ashore or aboard.
//
// Cases 4.0, 4.1. Ruling R21.
func (g *State) load(seat engine.Seat, h Hex) (docked, land int) {
	if !g.ships[seat].has(h) && !g.shore[seat].has(h) {
		return 0, 0
	}
	lo := g.start(seat, At(h, 0))
	for i := lo; i < int(g.count[seat]) && g.pieces[seat][i].Place.Hex() == h; i++ {
		p := &g.pieces[seat][i]
		switch {
		case p.Counter == Unseen || !g.tables.counts(p.Counter):
		case !g.naval(p):
			land++
		case p.Place.Layer() == LayerDocked:
			docked++
		}
	}
	return docked, land
}

// friendly reports whether a seaport is friendly to a seat: its own from the start unless the enemy occupies it, or
// captured and still occupied.
//
// Cases 3.4, 3.5, 7.6. Rulings R12, R138.
func (g *State) friendly(seat engine.Seat, port Port) bool {
	if port == 0 {
		return false
	}
	row := &g.tables.Ports[port]
	own := row.Owner == holderOf(seat)
	switch g.holder[port] {
	case holderOf(seat):
		return own || g.shore[seat].has(row.Hex)
	case holderOf(foe(seat)):
		return own && !g.shore[foe(seat)].has(row.Hex)
	}
	return false
}

// friendlyHex reports whether a hex holds a seaport friendly to a seat.
func (g *State) friendlyHex(seat engine.Seat, h Hex) bool {
	return g.friendly(seat, g.tables.PortAt[h])
}

// stormy reports whether a storm marker lies in a hex. Ships caught in one stay there until it is removed.
//
// Case 8.1. Ruling R137.
func (g *State) stormy(h Hex) bool { return g.tables.StormIn[g.storm].has(h) }
