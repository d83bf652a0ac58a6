package spain

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// A player at random needs one candidate. Where many are offered it is drawn from an urn of all
// that a seat could think of in the step, and drawn again while the rules refuse it.

// patience is how often it is drawn again before all candidates are listed after all: by then
// few of an urn can be lawful.
const patience = 120

// Sample returns one of the candidates for d, each as likely as the others.
func (g *State) Sample(d engine.Decision, samples int, by engine.Chance, buf []engine.Option) (engine.Choice, []engine.Option) {
	if !g.isJoint() && g.acts < mostActs {
		if c, ok := g.sampleUrn(d, max(samples, 2), by); ok {
			return c, buf
		}
	}
	return g.sampleAll(d, samples, by, buf)
}

// sampleUrn draws from an urn. It fails if the step has none, or nothing lawful is drawn.
func (g *State) sampleUrn(d engine.Decision, samples int, by engine.Chance) (engine.Choice, bool) {
	u := urn{g: g, seat: d.Seat, about: d.About, samples: samples, slots: 1}
	u.fill()
	for n := 0; u.many > 0 && n < patience; n++ {
		if u.draw(by.Pick(u.slots)) {
			return u.drawn, true
		}
	}
	return engine.Choice{}, false
}

// sampleAll draws from a list of all that is offered.
func (g *State) sampleAll(d engine.Decision, samples int, by engine.Chance, buf []engine.Option) (engine.Choice, []engine.Option) {
	to := g.foreseen(d.Seat)
	c, buf := sequence.Draw(to, d, samples, by, buf)
	g.settled(to)
	return c, buf
}

// An urn holds choices by number: number 0 is Pass, and each other lies in a heap.
type urn struct {
	g       *State
	seat    engine.Seat
	about   engine.Object
	samples int
	drawn   engine.Choice // last
	slots   int           // how many choices it holds
	heaps   [mostHeaps]heap
	many    int                 // heaps that are used
	things  [mostThings]Counter // of the heaps, one after another
	noted   int                 // things that are used
	piled   int                 // those of them that are in a heap
}

const (
	mostHeaps  = 5                  // of a step
	mostThings = 2*maxCounters + 16 // in its heaps
)

// A heap is what may be done with each of some things: counters, or places of a list.
type heap struct {
	kind  heapKind
	first int // of its things
	width int // choices for each thing
	end   int // the number of the first choice after it
}

// heapKind says what a heap is about.
type heapKind uint8

const (
	heapReady  heapKind = iota // ships on tracks to advance, and ships to repair. Cases 5.24, 5.32
	heapPlace                  // land units on tracks, by hexes of their country. Case 5.13
	heapSummon                 // great hosts, by tracks. Case 15.36
	heapBegin                  // units with the tracks that build them. Cases 5.12, 5.22
	heapOrder                  // what is afloat: to join each fleet, to leave its own, to go ashore. Cases 6.12, 6.54
	heapAssign                 // leaders, by ships. Case 13.16
	heapEmbark                 // what is ashore in a port, by stacks. Case 6.51
	heapSail                   // fleets: along the coast, and by the high seas. Cases 6.21, 6.31
	heapLoose                  // what is afloat: loose ships along the coast. Case 6.31
	heapLeave                  // what coasts: to stay behind, to go ashore. Cases 6.31, 6.54
	heapCoast                  // its directions. Case 6.31
	heapSteer                  // a path: to declare it, and by directions. Case 6.22
	heapMarch                  // what is ashore, by directions, alone and as a stack. Case 8.0
	heapBuy                    // fleets. Case 12.0
	heapArm                    // loose ships beside fleets, by fleets and points. Case 12.13
	heapLayUp                  // units. Cases 5.61, 5.71
)

// fill fills the urn with what may be thought of in the step that is open: with nothing where
// little is offered.
func (u *urn) fill() {
	g, tb := u.g, u.g.tables
	switch g.flow.Top().Step {
	case stepEnglishActivation, stepSpanishActivation:
		u.fillActivation()
	case stepEnglishSailing, stepSpanishSailing:
		u.fillSailing()
	case stepCourse:
		u.count(1)
		u.pile(heapSteer, len(tb.Near[0])+1)
	case stepCoast:
		s := g.coaster(g.flow.Top())
		u.note(g.parts(s))
		u.pile(heapLeave, 2)
		u.count(1)
		u.pile(heapCoast, len(tb.Near[0]))
	case stepEnglishMarch, stepSpanishMarch:
		u.note(g.onLand(u.seat))
		u.pile(heapMarch, 2*len(tb.Near[0]))
	case stepEnglishAcquisition, stepSpanishAcquisition:
		u.note(g.in[Afloat].and(&tb.Of[u.seat]))
		u.pile(heapOrder, u.orders()-1)
		u.note(g.armed(u.seat))
		u.pile(heapArm, (treasureFleet-1)*u.samples)
		u.count(treasureFleet - 1)
		u.pile(heapBuy, 1)
	case stepEnglishLayingUp, stepSpanishLayingUp:
		u.note(g.afloat(u.seat))
		u.note(g.troops(u.seat))
		u.pile(heapLayUp, 1)
	}
}

// fillActivation is fill for the Joint Activation Phase.
//
// Case 5.0.
func (u *urn) fillActivation() {
	g, tb := u.g, u.g.tables
	waiting := g.in[OnTrack].and(&tb.Of[u.seat])
	u.note(waiting.and(&tb.Ships[u.seat]))
	u.note(g.afloat(u.seat))
	u.pile(heapReady, 1)
	troops := waiting.and(&tb.Troops[u.seat])
	for c := troops.next(0); c != 0; c = troops.next(c) {
		if ill := g.mayLeaveTrack(c); !ill.OK() {
			troops.drop(c)
		}
	}
	u.note(troops)
	u.pile(heapPlace, tb.MostPlaces)
	off := g.in[Off].and(&tb.Of[u.seat])
	if g.events&eventHosts != 0 {
		u.note(off)
		u.pile(heapSummon, tb.MostBuilders)
	}
	for c := off.next(0); c != 0; c = off.next(c) {
		if !g.canPay(c) {
			off.drop(c)
		}
	}
	u.note(off)
	u.pile(heapBegin, tb.MostBuilders)
}

// fillSailing is fill for the Naval Movement Segment.
//
// Case 6.0.
func (u *urn) fillSailing() {
	g, tb := u.g, u.g.tables
	u.note(g.in[Afloat].and(&tb.Of[u.seat]))
	afloat := u.noted
	u.pile(heapOrder, u.orders())
	u.pileAgain(heapLoose, 1)
	u.note(g.in[Afloat].and(&tb.Leaders[u.seat]))
	u.note(g.in[Ashore].and(&tb.Leaders[u.seat]))
	u.pile(heapAssign, afloat)
	ashore := g.onLand(u.seat)
	for c := ashore.next(0); c != 0; c = ashore.next(c) {
		if !g.isWithShips(c) {
			ashore.drop(c)
		}
	}
	u.note(ashore)
	u.pile(heapEmbark, treasureFleet+1)
	u.count(treasureFleet)
	u.pile(heapSail, 2)
}

// orders returns how many orders a unit afloat may have: to leave its fleet, to join each, to go ashore.
func (u *urn) orders() int { return int(u.g.tables.Numbers[NumFleets]) + 2 }

// note puts counters with the things of the next heap.
func (u *urn) note(all counterSet) {
	for i, word := range all {
		for ; word != 0; word &= word - 1 {
			u.things[u.noted] = Counter(i<<6 + bits.TrailingZeros64(word))
			u.noted++
		}
	}
}

// count puts the numbers from 1 to n with the things of the next heap.
func (u *urn) count(n int) {
	for i := range n {
		u.things[u.noted] = Counter(i + 1)
		u.noted++
	}
}

// pile makes a heap of the things noted since the last one.
func (u *urn) pile(kind heapKind, width int) {
	u.slots += (u.noted - u.piled) * width
	u.heaps[u.many] = heap{kind: kind, first: u.piled, width: width, end: u.slots}
	u.many++
	u.piled = u.noted
}

// pileAgain makes a second heap of the things of the first.
func (u *urn) pileAgain(kind heapKind, width int) {
	u.slots += u.piled * width
	u.heaps[u.many] = heap{kind: kind, width: width, end: u.slots}
	u.many++
}

// armed returns the loose ships of a seat beside fleets that have munitions.
//
// Case 12.13.
func (g *State) armed(seat engine.Seat) counterSet {
	ships := g.crews[seat][0].and(&g.tables.Ships[seat])
	for c := ships.next(0); c != 0; c = ships.next(c) {
		beside := false
		for n := uint8(1); n < treasureFleet && !beside; n++ {
			beside = g.shot[seat][n] > 0 && g.fleets[seat][n] == g.units[c].Hex
		}
		if !beside {
			ships.drop(c)
		}
	}
	return ships
}
