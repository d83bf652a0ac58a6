package jenkins

import "github.com/weathergage/weathergage/engine"

// Redact removes which counters of the other side the viewer may not see, and what their owner thinks of them. Of a
// piece that the viewer sees it leaves the front.
//
// Case 4.4. Rulings R27, R159, R160, R162.
func (g *State) Redact(viewer engine.Seat) {
	if g.flow.Depth() > 0 && g.active() != viewer {
		g.acts = 0 // how much was weighed in secret would tell
	}
	for seat := English; seat <= Spanish; seat++ {
		if seat == viewer {
			continue
		}
		for i := range int(g.count[seat]) {
			p := &g.pieces[seat][i]
			if !g.sees(viewer, seat, p) {
				p.Counter = Unseen
				p.Mark &= markSeen
				continue
			}
			p.Counter = g.row(p).Front
			kept := markFront
			if g.combat.Hex != 0 && p.Place.Hex() == g.combat.Hex {
				kept |= markTaken // what fires is declared openly
			}
			p.Mark &= kept
		}
	}
}

// sees reports whether a viewer sees the front of a piece of a seat.
func (g *State) sees(viewer, seat engine.Seat, p *Piece) bool {
	return p.Mark&markPublic != 0 || p.Mark&markFoe != 0 && viewer == foe(seat)
}

// Imagine puts counters that are nowhere else in the places of those that the viewer cannot see.
//
// Cases 3.3, 4.4, 7.3. Rulings R158, R160.
func (g *State) Imagine(viewer engine.Seat, d engine.Dice) {
	for seat := English; seat <= Spanish; seat++ {
		if seat != viewer {
			im := imagining{g: g, seat: seat, dice: d}
			im.fill()
		}
	}
	g.stale = [2]bool{}
}

// An imagining fills the stacks of one seat.
type imagining struct {
	g    *State
	seat engine.Seat
	dice engine.Dice
	left [maxCounters]uint8 // counters not placed yet, by kind
	hard bool               // room aboard is scarce: cargo first
}

// What a kind can be used for.
const (
	anyShips = iota
	anyCargo // land counters that ships carry
	anyFixed // land counters that they do not
	anyDecoy
	numSorts = iota
)

func (g *State) sort(c Counter) int {
	switch row := g.tables.Row(c); {
	case row.Type.Naval():
		return anyShips
	case row.Type == Deception:
		return anyDecoy
	case row.Anchor || row.Type == Leader:
		return anyCargo
	}
	return anyFixed
}

// fill gives every piece a kind. Most tries succeed at once; a try that leaves cargo without a ship starts again.
func (im *imagining) fill() {
	g := im.g
	before := g.pieces[im.seat]
	for try := range imagineTries {
		g.pieces[im.seat] = before
		im.hard = try >= imagineTries/8
		im.muster()
		im.fronts()
		if im.ashore() && im.afloat() && im.rest() && im.sound() {
			return
		}
	}
	im.anything()
}

const imagineTries = 240

// muster counts what is on the map, on the track or bought.
func (im *imagining) muster() {
	g := im.g
	im.left = [maxCounters]uint8{}
	for c := 1; c < len(g.tables.Counters); c++ {
		if row := &g.tables.Counters[c]; row.Seat == im.seat {
			im.left[c] = row.Count - g.pool[c] - g.gone[c] - g.limbo[c]
		}
	}
	if im.seat == Spanish && im.left[g.tables.Isidro] > 0 &&
		(g.isidro != 0 || g.flow.Depth() > 0 && g.flow.At(0).Step <= stepIsidro) {
		im.left[g.tables.Isidro]--
	}
}

// fronts makes every counter of which the front is seen one of those with that front.
func (im *imagining) fronts() {
	g := im.g
	for i := range int(g.count[im.seat]) {
		p := &g.pieces[im.seat][i]
		if p.Counter == Unseen {
			continue
		}
		front, n := p.Counter, 0
		for c := range im.left {
			if im.left[c] > 0 && g.tables.Counters[c].Front == front {
				n += int(im.left[c])
			}
		}
		for c, k := front, im.pick(n); n > 0; c++ {
			if im.left[c] > 0 && g.tables.Counters[c].Front == front {
				if k -= int(im.left[c]); k < 0 {
					p.Counter = c
					im.left[c]--
					break
				}
			}
		}
	}
}

// pick returns a random number from 0 below n.
func (im *imagining) pick(n int) int { return engine.PickOne(im.dice, im.seat, n) }

// draw takes a random kind of the uses allowed that fits the piece at i, false if there is none.
func (im *imagining) draw(i int, sorts uint) bool {
	g := im.g
	n := 0
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		if im.left[c] > 0 && im.fits(i, c, sorts) {
			n += int(im.left[c])
		}
	}
	if n == 0 {
		return false
	}
	k := im.pick(n)
	for c := Counter(1); ; c++ {
		if im.left[c] > 0 && im.fits(i, c, sorts) {
			if k -= int(im.left[c]); k < 0 {
				g.pieces[im.seat][i].Counter = c
				im.left[c]--
				return true
			}
		}
	}
}

// fits reports whether a kind has one of the uses allowed and, if it is cargo on a layer of ships, whether the ship
// below can carry it.
func (im *imagining) fits(i int, c Counter, sorts uint) bool {
	g := im.g
	sort := g.sort(c)
	if sorts>>sort&1 == 0 {
		return false
	}
	p := g.pieces[im.seat][i].Place
	if sort == anyShips && p.Layer() != LayerShore && i > 0 {
		top := &g.pieces[im.seat][i-1] // all that can be seen above it
		if top.Place == p && top.Counter != Unseen && g.cargo(top) && !g.tables.carries(c, top.Counter) {
			return false
		}
	}
	if sort != anyCargo || p.Layer() == LayerShore || p.Hex() == BoxBought {
		return true
	}
	return im.aboard(i, c)
}

// aboard reports whether the next ship below can carry a counter at i together with what is known to lie on her.
func (im *imagining) aboard(i int, c Counter) bool {
	g := im.g
	list := &g.pieces[im.seat]
	ship := g.carrier(im.seat, i)
	if ship < 0 || !g.tables.carries(list[ship].Counter, c) {
		return false
	}
	what, merchant := g.tables.Row(c), g.row(&list[ship]).Type == Merchant
	for j := ship - 1; j >= 0 && j >= i-1 && list[j].Place == list[ship].Place; j-- {
		if j == i || list[j].Counter == Unseen || !g.cargo(&list[j]) {
			continue
		}
		other := g.row(&list[j])
		if !merchant || other.Front == what.Front || other.Type == Leader && what.Type == Leader {
			return false
		}
	}
	return true
}

// ashore fills the stacks ashore, first with what no ship carries.
func (im *imagining) ashore() bool {
	g := im.g
	fixed := 0
	for c := range im.left {
		if im.left[c] > 0 && g.sort(Counter(c)) == anyFixed {
			fixed += int(im.left[c])
		}
	}
	slots := 0
	for i := range int(g.count[im.seat]) {
		if im.open(i, LayerShore) {
			slots++
		}
	}
	for i := range int(g.count[im.seat]) {
		if !im.open(i, LayerShore) {
			continue
		}
		sorts := uint(1<<anyFixed | 1<<anyCargo | 1<<anyDecoy)
		if im.hard {
			sorts = 1<<anyFixed | 1<<anyCargo
		}
		if fixed >= slots {
			sorts = 1 << anyFixed
		}
		if !im.draw(i, sorts) && !im.draw(i, 1<<anyFixed|1<<anyCargo|1<<anyDecoy) {
			return false
		}
		slots--
		if g.sort(g.pieces[im.seat][i].Counter) == anyFixed {
			fixed--
		}
	}
	return true
}

// open reports whether the piece at i is still to be imagined and lies ashore, or on any other layer.
func (im *imagining) open(i int, l Layer) bool {
	p := &im.g.pieces[im.seat][i]
	return p.Counter == Unseen && (p.Place.Layer() == LayerShore) == (l == LayerShore)
}

// afloat gives each stack of ships without a ship one at the bottom.
func (im *imagining) afloat() bool {
	g := im.g
	for i := int(g.count[im.seat]) - 1; i >= 0; i-- {
		p := &g.pieces[im.seat][i]
		if p.Counter != Unseen || p.Place.Layer() == LayerShore || p.Place.Hex() >= numHexes ||
			i+1 < int(g.count[im.seat]) && g.pieces[im.seat][i+1].Place == p.Place || im.shipSeen(p.Place) {
			continue
		}
		if im.hard && im.pick(2) == 0 {
			if c := im.merchant(); c != Unseen {
				p.Counter = c
				im.left[c]--
				continue
			}
		}
		if !im.draw(i, 1<<anyShips) {
			return false
		}
	}
	return true
}

// sound reports whether every ship can carry what lies on it, and whether there is a choice where a seat is asked what
// is lost.
func (im *imagining) sound() bool {
	g := im.g
	if g.flow.Depth() > 0 && g.flow.Top().Step == stepLoss && lossOwner(g.flow.Top()) == im.seat {
		f := g.flow.Top()
		if open, n, _ := g.losable(f); open && n <= int(f.N[lossesLeft]) {
			return false
		}
	}
	for i := range int(g.count[im.seat]) {
		if !g.naval(&g.pieces[im.seat][i]) || g.canHold(im.seat, i) {
			continue
		}
		return false
	}
	return true
}

// shipSeen reports whether a ship of a stack can be seen.
func (im *imagining) shipSeen(p Place) bool {
	lo, hi := im.g.span(im.seat, p)
	for i := lo; i < hi; i++ {
		if im.g.naval(&im.g.pieces[im.seat][i]) {
			return true
		}
	}
	return false
}

// merchant returns a kind of merchant that is left, or Unseen.
func (im *imagining) merchant() Counter {
	for c := range im.left {
		if im.left[c] > 0 && im.g.tables.Counters[c].Type == Merchant {
			return Counter(c)
		}
	}
	return Unseen
}

// rest fills what is left of the stacks of ships, from the bottom up, and the box of what is bought.
func (im *imagining) rest() bool {
	g := im.g
	for i := int(g.count[im.seat]) - 1; i >= 0; i-- {
		if !im.open(i, LayerOutside) {
			continue
		}
		all := uint(1<<anyShips | 1<<anyCargo | 1<<anyDecoy)
		if g.pieces[im.seat][i].Place.Hex() == BoxBought {
			all |= 1 << anyFixed
		}
		if im.hard && im.draw(i, all&^(1<<anyShips|1<<anyDecoy)) {
			continue
		}
		if !im.draw(i, all) {
			return false
		}
	}
	return true
}

// anything fills what could not be filled well, so that a position that no match brings about can be imagined too.
func (im *imagining) anything() {
	g := im.g
	for i := range int(g.count[im.seat]) {
		if g.pieces[im.seat][i].Counter != Unseen {
			continue
		}
		for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
			row := g.tables.Row(c)
			afloat := g.pieces[im.seat][i].Place.Layer() != LayerShore
			if row.Seat == im.seat && (im.left[c] > 0 && row.Type.Naval() == afloat || row.Type == Deception) {
				g.pieces[im.seat][i].Counter = c
				im.left[c] -= min(im.left[c], 1)
				break
			}
		}
	}
}
