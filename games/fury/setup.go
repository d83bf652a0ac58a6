package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// setUp lays out a scenario up to the first question.
//
// Cases 25.1, 25.4.
func (tb *Tables) setUp(number int, in country, wheel bool, t *engine.Turn) *State {
	sc := &tb.Scenarios[number]
	g := &State{tables: tb}
	t.Laid, g.fortune = g, wheel
	g.scenario, g.turn = uint16(number+1), 1
	g.layBoard(sc, in, t)
	g.house(sc)
	for seat := range numSeats {
		s := &g.sides[seat]
		s.with, s.edge = noCompany, sc.Sides[seat].Place.Edge
		s.stock = sc.Sides[seat].Objects
		if sc.Sides[seat].Place.Ambush {
			s.marks |= sideLurks
		}
	}
	if sc.Special&Night != 0 {
		g.sky = skyNight
	}
	g.flow.Push(engine.Frame{Step: stepNation, Seat: SeatA})
	g.run(t)
	return g
}

// house puts a stand of civilians into every building, where the scenario has them.
//
// Case 27.10.
func (g *State) house(sc *ScenarioRow) {
	if sc.Special&Civilians == 0 {
		return
	}
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground == Building {
			g.put(object{at: middle(g.ground.area(i)), kind: kindPrisoners, owner: nobody, from: uint8(SeatB)})
		}
	}
}

// begin carries the set-up of a match on from one of its steps to the next. Reinforcements
// form and draw officers in steps of their own, with Code 1 or more, and go no further.
//
// Cases 25.2, 25.3, 25.5, 25.6. Ruling R502.
func (g *State) begin(f *engine.Frame) {
	next := engine.Frame{Step: f.Step, Seat: foe(f.Seat)}
	last := f.Seat == SeatB
	switch f.Step {
	case stepNation:
		if last {
			next = engine.Frame{Step: stepFirst, Seat: engine.NoSeat}
		}
	case stepFirst:
		next = engine.Frame{Step: stepForm, Seat: SeatA}
	case stepForm:
		next = engine.Frame{Step: stepOfficers, Seat: f.Seat, Code: f.Code &^ codeAsked}
	case stepOfficers:
		if f.Code&codeRelief != 0 {
			g.flow.Pop()
			return
		}
		next = engine.Frame{Step: stepForm, Seat: SeatB}
		if last {
			next = engine.Frame{Step: stepPlace, Seat: SeatB}
		}
	case stepPlace:
		if f.Seat == SeatA {
			next = engine.Frame{Step: stepEdge, Seat: SeatA}
		}
	case stepEdge:
		if last {
			next = engine.Frame{Step: stepRelief, Seat: SeatA}
		}
	}
	*f = next
}

// What the frames of a set-up hold as Code, by bit.
const (
	codeAsked  uint16 = 1 << iota // the dice are thrown, and the seat is asked
	codeRelief                    // of reinforcements
)

// atNation waits for the choice of a nation where there is one.
//
// Case 25.2.
func (g *State) atNation(f *engine.Frame, _ *engine.Turn) bool {
	only := Nation(0)
	for n := range g.nationsOf(f.Seat) {
		if only != 0 {
			return true
		}
		only = n
	}
	g.sides[f.Seat].nation = only
	g.begin(f)
	return false
}

// nationsOf goes through the nations that a side may be.
//
// Case 25.2.
func (g *State) nationsOf(seat engine.Seat) func(func(Nation) bool) {
	return func(do func(Nation) bool) {
		for _, n := range g.played().Sides[seat].Nations {
			if g.fitsNation(seat, n) && !do(n) {
				return
			}
		}
	}
}

// fitsNation reports whether a side may be of a nation, as the other is of its own. A side of the
// other's nation has no choice; where the sides must differ one of them is English.
//
// Cases 25.2, 26.4, 26.6, 26.9. Ruling R643.
func (g *State) fitsNation(seat engine.Seat, n Nation) bool {
	row, other := &g.played().Sides[seat], g.sides[foe(seat)].nation
	if seat == SeatA {
		return true
	}
	english := g.tables.nation("english")
	return !(row.Same && n != other) && !(row.Other && (n == english) == (other == english))
}

// chooseNation gives a side the nation that it chooses.
//
// Case 25.2.
func (g *State) chooseNation(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.sides[f.Seat].nation = Nation(c.On.Number())
	g.begin(f)
}

// mayBe refuses a nation.
//
// Case 25.2.
func (g *State) mayBe(_ *engine.Frame, d engine.Decision, c engine.Choice) engine.Illegal {
	seat := d.Seat
	for n := range g.nationsOf(seat) {
		if c == (engine.Choice{Seat: seat, Verb: VerbNation, On: engine.Thing(classNation, int(n))}) {
			return engine.Illegal{}
		}
	}
	if c.Verb == VerbNation {
		return no(whyNation)
	}
	return whenOf(c.Verb)
}

// offerNations offers the nations of a side.
func (g *State) offerNations(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	seat := d.Seat
	for n := range g.nationsOf(seat) {
		o.Plain(VerbNation, engine.Thing(classNation, int(n)), engine.NoObject, "25.2")
	}
}

// rollFirst has both sides roll where either of their nations may attack: the higher one
// does.
//
// Case 26.4. Ruling R318.
func (g *State) rollFirst(f *engine.Frame, t *engine.Turn) bool {
	if !g.played().Sides[SeatB].Other {
		g.announce(f, t)
		return false
	}
	seat := engine.Seat(f.Code)
	die := t.Roll(engine.Throw{Seat: seat, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "26.4"})
	if seat == SeatA {
		f.Code, f.N[firstDie] = 1, int32(die[0])
		return false
	}
	a, b := f.N[firstDie], int32(die[0])
	*f = engine.Frame{Step: stepFirst, Seat: engine.NoSeat}
	if a == b {
		return false
	}
	if b > a {
		g.sides[SeatA].nation, g.sides[SeatB].nation = g.sides[SeatB].nation, g.sides[SeatA].nation
	}
	t.Tell(engine.Event{Kind: KindAttacker, Rule: "26.4", On: engine.Thing(classNation, int(g.sides[SeatA].nation)), N: [4]int32{max(a, b), min(a, b)}})
	g.announce(f, t)
	return false
}

// A country is where a match takes place, as far as its board shows it.
//
// Cases 26.4, 27.1. Ruling R503.
type country uint8

const (
	anyCountry country = iota
	inIreland
	inNetherlands
)

// countryKeys are the values of the switch.
var countryKeys = []string{anyCountry: "any", inIreland: "ireland", inNetherlands: "netherlands"}

// layBoard lays the board that a person has drawn, or rolls for one until it has room for all that stands on it.
//
// Cases 25.5, 26.4, 27.1. Ruling R503.
func (g *State) layBoard(sc *ScenarioRow, in country, t *engine.Turn) {
	if b := sc.Plan.Drawn; b != nil && g.ground.lay(b) == nil {
		return
	}
	for {
		b, err := sc.Plan.Board(Make{Irish: in == inIreland, Dyke: in == inNetherlands}, RollBoard(SeatB, t))
		if err == nil && g.ground.lay(b) == nil {
			t.Tell(engine.Event{Kind: KindBoard, Rule: "25.5"})
			return
		}
	}
}

// announce tells which nation each side is, and sets its Flight number where its scenario has
// it lose by that.
//
// Cases 19.2, 25.2. Rulings R293, R298.
func (g *State) announce(f *engine.Frame, t *engine.Turn) {
	for seat := range numSeats {
		s, row := &g.sides[seat], &g.played().Sides[seat]
		s.flight = g.tables.Nations[s.nation].Flight
		if !row.Flees {
			s.flight = 0
		}
		t.Tell(engine.Event{Kind: KindNation, Rule: "25.2", On: engine.Thing(classNation, int(s.nation)), N: [4]int32{int32(seat), int32(s.flight)}})
	}
	g.begin(f)
}

// atEdge waits for a side to choose the edge by which it enters, once the other has set up.
//
// Case 25.6. Ruling R316.
func (g *State) atEdge(f *engine.Frame, _ *engine.Turn) bool {
	if s := &g.sides[f.Seat]; s.edge == AnyEdge && g.played().Sides[f.Seat].Place.Zone == NoZone {
		return true
	}
	g.begin(f)
	return false
}

// offerEdges offers the edges of the board.
//
// Case 25.6.
func (g *State) offerEdges(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	for e := NorthEdge; e <= WestEdge; e++ {
		o.Plain(VerbEdge, engine.Thing(classEdge, int(e)), engine.NoObject, "25.6")
	}
}

// chooseEdge gives a side the edge that it chooses.
//
// Case 25.6.
func (g *State) chooseEdge(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.sides[f.Seat].edge = Edge(c.On.Number())
	t.Tell(engine.Event{Kind: KindEdge, Rule: "25.6", On: c.On, N: [4]int32{int32(f.Seat)}})
	g.begin(f)
}

// mayEnterBy refuses an edge.
//
// Case 25.6. Ruling R316.
func (g *State) mayEnterBy(_ *engine.Frame, _ engine.Decision, c engine.Choice) engine.Illegal {
	if c.Verb != VerbEdge {
		return whenOf(c.Verb)
	}
	if e := c.On.Number(); c.On.Class() != classEdge || e < int(NorthEdge) || e > int(WestEdge) || c.With != engine.NoObject || c.N != [3]int32{} {
		return engine.Illegal{Why: engine.NotOpen}
	}
	return engine.Illegal{}
}

// mayStand refuses a place to a company that sets up: outside its zone, where there is no room, and on a herd, which it
// would scatter.
//
// Cases 8.1, 8.4, 22.3, 25.6.
func (g *State) mayStand(seat engine.Seat, n companyNo, c *company) engine.Illegal {
	b := g.block(c)
	switch {
	case !g.isInPlace(seat, c, b):
		return g.noHere(whyZone)
	case !g.isClear(n, c), g.meetsHidden(seat, b):
		return no(whyNoRoom)
	}
	return g.mayCrowd(b)
}

// isInPlace reports whether a company that its side sets up so lies where it may: a Gun also with the others, once
// another one is where the Guns of its side have their place.
//
// Cases 25.6, 27.2. Ruling R661.
func (g *State) isInPlace(seat engine.Seat, c *company, b plane.Block) bool {
	return g.inZone(g.placeOf(seat, c), b) || c.gun != 0 && g.isGuarded(seat) && g.inZone(g.played().Sides[seat].Place, b)
}

// isGuarded reports whether a Gun of a side stands or hides where its Guns have a place of their own.
//
// Case 27.2. Ruling R661.
func (g *State) isGuarded(seat engine.Seat) bool {
	p := g.played().Sides[seat].Guard
	if p.Zone == NoZone {
		return false
	}
	for n := range g.each(seat) {
		if c := &g.companies[n]; c.gun != 0 && g.inZone(p, g.block(c)) {
			return true
		}
	}
	for i := range g.hidden[seat] {
		if h := &g.hidden[seat][i]; h.gun != 0 && g.inZone(p, g.block(h)) {
			return true
		}
	}
	return false
}

// mayCrowd refuses a place upon a herd to a company that sets up, openly or in ambush.
//
// Cases 22.3, 25.6.
func (g *State) mayCrowd(b plane.Block) engine.Illegal {
	some := g.goods
	for i := some.next(); i >= 0; i = some.next() {
		if o := &g.objects[i]; o.isHerd() && b.Overlap(g.body(o)) {
			return no(whyOnHerd)
		}
	}
	return engine.Illegal{}
}
