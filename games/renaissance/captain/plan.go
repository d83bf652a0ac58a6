package captain

import (
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/geo/plane"
)

// A plan is the orders of a seat for one move, with what led to them.
type plan struct {
	ground *renaissance.State // the position that is planned for
	bench  *renaissance.State // the same with the orders so far
	trial  *renaissance.State // the same with a way that is tried
	odds   *odds
	chance dice.Mixer
	seat   engine.Seat
	valid  bool

	wind  plane.Heading
	force renaissance.Force
	left  int // moves after this one
	fleet [renaissance.MaxShips]ship
	count int
	own   []int // ships that are given orders, in the order in which they are planned
	foes  []int // ships of the other side on the table
	land  []area

	wins [renaissance.MaxShips][renaissance.MaxShips]float64 // a boarding of the second by the first

	ways   []way
	orders [renaissance.MaxShips][]engine.Choice
	write  int // the ship whose orders are being written
}

// make plans the move of all ships of the seat.
func (p *plan) make() {
	p.bench.CopyFrom(p.ground)
	p.look()
	for _, n := range p.own {
		p.aim(n)
	}
	for _, n := range p.own {
		p.orders[n] = p.orders[n][:0]
		p.write = n
		p.strikeOrder(n)
		p.boardingOrders(n)
		p.sail(n)
		p.contactOrders(n)
		p.kindle(n)
		p.gunOrders(n)
		p.slip(n)
		p.repairOrders(n)
		p.carryOn(n)
	}
}

// order writes an order for the ship that is being planned, if it is lawful, or the
// nearest that is; and reports whether it did.
func (p *plan) order(o engine.Choice) bool {
	o, ok := p.lawful(p.bench, o)
	if !ok {
		return false
	}
	var t engine.Turn
	p.bench.Apply(o, &t)
	o.Seat, o.About = 0, 0
	p.orders[p.write] = append(p.orders[p.write], o)
	return true
}

// lawful returns the order for the ship that is being planned, or the nearest to it that the rules allow.
func (p *plan) lawful(g *renaissance.State, o engine.Choice) (engine.Choice, bool) {
	o.Seat, o.About = p.seat, p.ground.Object(p.write)
	ill := g.Check(o)
	if ill.OK() {
		return o, true
	}
	if ill.Near.Verb != o.Verb {
		return o, false
	}
	o.N = ill.Near.N
	ill = g.Check(o)
	return o, ill.OK()
}

// carryOn completes a ship's way as far as she must go.
func (p *plan) carryOn(n int) {
	pass := engine.Choice{Seat: p.seat, About: p.ground.Object(n), Verb: engine.Pass}
	if ill := p.bench.Check(pass); !ill.OK() && ill.Near.Verb != 0 {
		p.order(ill.Near)
	}
}
