package fury

import "github.com/weathergage/weathergage/engine"

// drove marks of a side say which of its objects have had their segment.
//
// Case 7.2. Ruling R264.
var droveMarks = [numDroves]sideMark{droveHerds: sideHerds, drovePrisoners: sidePrisoners, droveWagons: sideWagons}

// led returns the first object of a side's drove that may move in a segment of its own, -1 if there is none:
// it has not moved, and is not shut up in a building.
//
// Cases 7.2, 22.1. Rulings R263, R264.
func (g *State) led(seat engine.Seat, d drove) int {
	if d == droveNone || g.sides[seat].has(droveMarks[d]) {
		return -1
	}
	some := g.goods
	for i := some.next(); i >= 0; i = some.next() {
		o := &g.objects[i]
		if o.owner == uint16(seat) && o.spent == 0 && g.drove(o) == d && !(d == drovePrisoners && g.housed(o) >= 0) {
			return i
		}
	}
	return -1
}

// hasDroves reports whether a side has objects that have yet to have their segment.
//
// Case 7.2. Ruling R264.
func (g *State) hasDroves(seat engine.Seat) bool {
	for d := droveHerds; d < numDroves; d++ {
		if g.led(seat, d) >= 0 {
			return true
		}
	}
	return false
}

// offerDroves offers to move the herds, the prisoners or the wagons of a side in this segment.
//
// Case 22.1.
func (g *State) offerDroves(seat engine.Seat, o *engine.Offer) {
	for d := droveHerds; d < numDroves; d++ {
		if i := g.led(seat, d); i >= 0 {
			o.Plain(VerbDrive, objectAt(i), engine.NoObject, "22.1")
		}
	}
}

// mayDrive refuses a segment to objects: each kind has one in a turn, all of them together.
//
// Cases 7.2, 22.1. Rulings R263, R264.
func (g *State) mayDrive(seat engine.Seat, i int) engine.Illegal {
	switch {
	case i < 0 || g.drove(&g.objects[i]) == droveNone:
		return no(whyNoDrivers)
	case g.objects[i].owner != uint16(seat):
		return no(whyNotOwner)
	case g.led(seat, g.drove(&g.objects[i])) != i:
		return no(whyDriven)
	}
	return engine.Illegal{}
}

// drive begins a segment of objects.
//
// Case 22.1.
func (g *State) drive(seat engine.Seat, i int) {
	g.flow.Push(engine.Frame{Step: stepDrive, Seat: seat, About: objectAt(i), Code: uint16(g.drove(&g.objects[i]))})
}

// offerDriving offers to drive each object of a drove, and to end its segment.
//
// Case 22.1.
func (g *State) offerDriving(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "22.1")
	some := g.goods
	for i := some.next(); i >= 0; i = some.next() {
		if one := &g.objects[i]; one.owner == uint16(f.Seat) && uint16(g.drove(one)) == f.Code {
			g.offerLead(f.Seat, i, o)
			g.offerCarry(f.Seat, i, o)
		}
	}
}

// offerLead offers to drive one object straight on.
func (g *State) offerLead(seat engine.Seat, i int, o *engine.Offer) {
	if !o.Wants(VerbLead) || g.isHeld(&g.objects[i]) {
		return
	}
	left := int32(g.rateOf(&g.objects[i])) - int32(g.objects[i].spent)
	for quarter := range int32(8) {
		if ill := g.mayLead(seat, i, 1, quarter*450); left > 0 && ill.OK() {
			o.Add(engine.Option{Verb: VerbLead, On: objectAt(i), Rule: "22.1", Span: [3]engine.Span{
				{Min: 1, Max: left, Step: 1, Unit: engine.Length, Loose: true}, {Min: 0, Max: 3599, Step: 1, Unit: engine.Degree, Loose: true}}})
			return
		}
	}
}

// mayDriveOn refuses what objects do in their segment.
//
// Case 22.1.
func (g *State) mayDriveOn(f *engine.Frame, _ engine.Decision, c engine.Choice) engine.Illegal {
	i := g.objectNo(c.On)
	switch {
	case c == engine.Choice{Seat: c.Seat, Verb: engine.Pass, About: c.About}:
		return engine.Illegal{}
	case i < 0 || !isLeading(c):
		return engine.Illegal{Why: engine.NotOpen}
	case uint16(g.drove(&g.objects[i])) != f.Code:
		return no(whyDriven)
	case c.Verb == VerbCarry:
		return g.mayCarry(c.Seat, i, edgeOf(c.With))
	}
	return g.mayLead(c.Seat, i, c.N[0], c.N[1])
}

// isLeading reports whether a choice drives an object, on the board or off it, and has such
// numbers as that has.
func isLeading(c engine.Choice) bool {
	return c.Verb == VerbLead && c.With == engine.NoObject && isWay(c.N) || c.Verb == VerbCarry && c.N == [3]int32{}
}

// isWay reports whether numbers are a length and a bearing.
func isWay(n [3]int32) bool {
	return n[0] >= 1 && n[0] <= int32(mostBoard) && n[1] >= 0 && n[1] < 3600 && n[2] == 0
}

// leadNear returns how far of a way that is refused an object may go; 0 if it may not at all.
//
// Case 22.1.
func (g *State) leadNear(c engine.Choice) int32 {
	low, high := int32(0), c.N[0]
	for high-low > 1 {
		c.N[0] = low + (high-low)/2
		if shorter := g.refusal(c); shorter.OK() {
			low = c.N[0]
		} else {
			high = c.N[0]
		}
	}
	return low
}

// driveOn carries out what objects do in their segment.
//
// Case 22.1. Ruling R263.
func (g *State) driveOn(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	switch c.Verb {
	case VerbLead:
		g.lead(g.objectNo(c.On), c.N[0], c.N[1], t)
		return
	case VerbCarry:
		g.carryOff(g.objectNo(c.On), edgeOf(c.With), t)
		return
	}
	g.sides[f.Seat].marks |= droveMarks[f.Code]
	g.rest(f.Seat)
	g.flow.Pop()
}

// offerGoods offers what a company may do about objects in its segment: to take the wagons and
// prisoners that it touches along, to take prisoners out of a building, and to kill them.
//
// Cases 22.1, 22.4.1.
func (g *State) offerGoods(f *engine.Frame, n companyNo, o *engine.Offer) {
	if c := &g.companies[n]; c.gun != 0 || c.engaged() || c.has(markAfloat) || f.Code&didPounce != 0 {
		return
	}
	some := g.goods
	for i := some.next(); i >= 0; i = some.next() {
		if ill := g.mayTug(n, i); ill.OK() {
			g.offerLead(n.seat(), i, o)
			g.offerCarry(n.seat(), i, o)
		}
		if ill := g.mayTake(f, n, i); ill.OK() {
			o.Plain(VerbTake, objectAt(i), engine.NoObject, "22.4.1")
		}
		if ill := g.mayKill(f, n, i); ill.OK() {
			o.Plain(VerbKill, objectAt(i), engine.NoObject, "22.4.1")
		}
	}
}

// mayTug refuses to take an object along in the segment of a company: it takes the wagons and
// prisoners of its side that it touches.
//
// Case 22.1. Ruling R263.
func (g *State) mayTug(n companyNo, i int) engine.Illegal {
	if i < 0 {
		return engine.Illegal{Why: engine.NotOpen}
	}
	o := &g.objects[i]
	switch {
	case g.drove(o) == droveHerds:
		return no(whyHerdsTogether)
	case g.drove(o) == droveNone:
		return no(whyNoDrivers)
	case o.owner != uint16(n.seat()):
		return no(whyNotOwner)
	case g.sides[n.seat()].has(droveMarks[g.drove(o)]):
		return no(whyDriven)
	case !g.isAt(n, o):
		return no(whyNotBy)
	}
	return engine.Illegal{}
}

// mayGoods refuses what a company does about objects. A Gun does nothing about them.
//
// Cases 16.3, 22.1, 22.4.1. Ruling R44.
func (g *State) mayGoods(f *engine.Frame, n companyNo, c engine.Choice) engine.Illegal {
	i := g.objectNo(c.On)
	if c.Verb <= VerbCarry && !isLeading(c) || c.Verb > VerbCarry && (c.With != engine.NoObject || c.N != [3]int32{}) {
		return engine.Illegal{Why: engine.NotOpen}
	}
	switch {
	case g.companies[n].gun != 0:
		return no(whyGunActs)
	case g.companies[n].engaged():
		return no(whyFights)
	case f.Code&didPounce != 0:
		return no(whyPounce)
	case g.companies[n].has(markAfloat):
		return no(whyAfloat)
	}
	switch c.Verb {
	case VerbTake:
		return g.mayTake(f, n, i)
	case VerbKill:
		return g.mayKill(f, n, i)
	}
	if ill := g.mayTug(n, i); !ill.OK() {
		return ill
	}
	if c.Verb == VerbCarry {
		return g.mayCarry(c.Seat, i, edgeOf(c.With))
	}
	return g.mayLead(c.Seat, i, c.N[0], c.N[1])
}

// doGoods carries out what a company does about objects.
//
// Cases 22.1, 22.4.1.
func (g *State) doGoods(f *engine.Frame, n companyNo, c engine.Choice, t *engine.Turn) {
	f.Code |= didStart
	i := g.objectNo(c.On)
	switch c.Verb {
	case VerbTake:
		g.take(n, i, t)
	case VerbKill:
		g.harm(n, i, t)
	case VerbCarry:
		g.carryOff(i, edgeOf(c.With), t)
	default:
		g.lead(i, c.N[0], c.N[1], t)
	}
}

// mayKill refuses to harm prisoners: the Fanatical and the Irish harm anybody, the English the
// Irish, Germans the Swiss, Turks anybody and anybody Turks, and anybody rebels. It is a whole
// action of a company that touches them, where the scenario lets prisoners be harmed at all.
//
// Case 22.4.1. Rulings R37, R268.
func (g *State) mayKill(f *engine.Frame, n companyNo, i int) engine.Illegal {
	if i < 0 || g.objects[i].kind != kindPrisoners {
		return no(whyNoPrisoners)
	}
	o, sc := &g.objects[i], g.played()
	switch {
	case sc != nil && sc.Special&Unharmed != 0:
		return g.noHere(whyUnharmed)
	case o.from == uint8(n.seat()):
		return no(whyOwnMen)
	case !g.hates(n, o):
		return no(whyNoHatred)
	case o.owner != uint16(n.seat()):
		return no(whyNotOwner)
	case f.Code&didBegin != 0:
		return no(whyWholeAction)
	case !g.isAt(n, o):
		return no(whyNotBy)
	}
	return engine.Illegal{}
}

// hates reports whether a company may harm some prisoners.
//
// Case 22.4.1. Ruling R468.
func (g *State) hates(n companyNo, o *object) bool {
	sc := g.played()
	own, theirs := g.people(n.seat()), g.people(engine.Seat(o.from))
	german := own == "germans" || g.tables.isOf(g.companies[n].troop, "landsknecht-shot", "landsknecht-pikemen", "reiters")
	return g.nature(n).Has(Fanatical) || own == "irish" || own == "turks" || theirs == "turks" ||
		own == "english" && theirs == "irish" || german && g.tables.isOf(o.men, "swiss-pikemen", "swiss-shot") ||
		sc != nil && sc.Special&Rebels != 0 && o.from == uint8(SeatB)
}

// isOf reports whether a card is one of some.
func (tb *Tables) isOf(troop Troop, keys ...string) bool {
	for _, key := range keys {
		if troop != 0 && tb.Troops[troop].Key == key {
			return true
		}
	}
	return false
}

// harm removes prisoners.
//
// Case 22.4.1. Ruling R268.
func (g *State) harm(n companyNo, i int, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindKills, Rule: "22.4.1", About: n.object(), On: objectAt(i), N: [4]int32{int32(i) + 1}})
	g.setObject(i, object{})
	g.endAct(n)
}

// people returns the key of the nation that a side is, "" on a table without a scenario. A position may leave
// out which that is where the scenario has one for the side.
//
// Cases 22.4.1, 25.2.
func (g *State) people(seat engine.Seat) string {
	sc := g.played()
	switch {
	case sc == nil || seat >= numSeats:
		return ""
	case g.sides[seat].nation != 0:
		return g.tables.Nations[g.sides[seat].nation].Key
	}
	return g.tables.Nations[sc.Sides[seat].Nations[0]].Key
}

// edgeBearings are the ways to the edges, in tenths of a degree.
var edgeBearings = [...]int32{NorthEdge: 0, EastEdge: 900, SouthEdge: 1800, WestEdge: 2700}

// edgeOf returns the edge that an object of a choice names, AnyEdge if it names none.
func edgeOf(o engine.Object) Edge {
	if e := Edge(o.Number()); o.Class() == classEdge && e >= NorthEdge && e <= WestEdge {
		return e
	}
	return AnyEdge
}

// mayCarry refuses to take an object off the board: it leaves by an edge of its side's goals, to
// which what is left of its rate leads it straight.
//
// Cases 19.1, 22.1. Rulings R94, R467.
func (g *State) mayCarry(seat engine.Seat, i int, e Edge) engine.Illegal {
	o := &g.objects[i]
	switch {
	case e == AnyEdge:
		return engine.Illegal{Why: engine.NotOpen}
	case o.owner != uint16(seat):
		return no(whyNotOwner)
	case g.drove(o) == droveNone:
		return no(whyNoDrivers)
	case g.isHeld(o):
		return no(whyTouched)
	case !g.isExit(seat, e):
		return no(whyNoWayOut)
	}
	left := g.rateOf(o) - Length(o.spent)
	far := g.fromEdge(e, o.at) - g.length(NumBase)/2
	switch {
	case left <= 0 || far > left:
		return no(whyDriveFar, int32(far), int32(max(left, 0)))
	case far < 1:
		return engine.Illegal{}
	}
	return g.mayLead(seat, i, far, edgeBearings[e])
}

// offerCarry offers to take an object off the board.
//
// Case 22.1.
func (g *State) offerCarry(seat engine.Seat, i int, o *engine.Offer) {
	if !o.Wants(VerbCarry) {
		return
	}
	for e := NorthEdge; e <= WestEdge; e++ {
		if ill := g.mayCarry(seat, i, e); ill.OK() {
			o.Plain(VerbCarry, objectAt(i), engine.Thing(classEdge, int(e)), "22.1")
		}
	}
}
