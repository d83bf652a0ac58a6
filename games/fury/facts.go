package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// An Aspect is what a captain sees of one company: on the table, of its own side in ambush, or
// yet to come.
type Aspect struct {
	Object     engine.Object // as choices name it
	Seat       engine.Seat
	Body       plane.Block // as it stands
	Row        *TroopRow
	Nature     Characteristics // under its officer
	Arm        Arm
	Squadrons  int
	Markers    int    // of both kinds
	Rallies    int    // of those, how many a rally takes away
	Hand       int    // its hand-to-hand total, in 800ths, before cover and the like
	Rate       Length // of a move, as it stands
	Reach      Length // of its weapons; 0: it does not shoot
	Gun        Gun    // that it is the crew of
	Formed     bool
	Routing    bool
	Acted      bool
	Engaged    bool
	Housed     bool
	Afloat     bool
	Limbered   bool
	Loaded     bool
	Shot       bool // it has shot this turn
	Asleep     bool
	Ladders    bool // it carries some
	Hidden     bool // in ambush
	Reserve    bool // yet to come
	HasColonel bool
}

// Aspects appends those of all companies that a seat knows of.
func (g *State) Aspects(seat engine.Seat, buf []Aspect) []Aspect {
	for n := range companyNo(len(g.companies)) {
		c := &g.companies[n]
		if c.isOut() || c.troop != 0 && n.seat() == seat {
			a := g.aspect(n.seat(), n.object(), c)
			a.Nature, a.Hand = g.nature(n), g.handTotal(n, stand{share: 1})
			a.Reserve = !c.isOut()
			a.HasColonel = g.sides[n.seat()].colonel != 0 && g.sides[n.seat()].with == n
			buf = append(buf, a)
		}
	}
	for i := range g.hidden[seat%numSeats] {
		if c := &g.hidden[seat%numSeats][i]; c.isOut() {
			a := g.aspect(seat, hiddenObject(seat, i), c)
			a.Nature, a.Hidden = g.natureUnder(c, c.captain), true
			a.Hand = g.counted(c) * g.fighting(c) * handParts / 2
			buf = append(buf, a)
		}
	}
	return buf
}

// aspect returns the part of one that does not depend on who leads the company.
func (g *State) aspect(seat engine.Seat, object engine.Object, c *company) Aspect {
	a := Aspect{
		Object: object, Seat: seat, Body: g.block(c), Row: g.card(c), Arm: g.arm(c), Squadrons: int(c.squadrons),
		Markers: g.markers(c), Rallies: int(c.terror), Rate: g.rate(c), Gun: c.gun, Formed: c.has(markFormed),
		Routing: c.has(markRouting), Acted: c.has(markActed), Engaged: c.engaged(), Housed: c.inside != 0,
		Afloat: c.has(markAfloat), Limbered: c.has(markLimbered), Loaded: c.has(markLoaded), Shot: c.shotAt != 0,
		Asleep: c.has(markAsleep), Ladders: c.has(markLadders),
	}
	if c.gun != 0 || a.Row.Shooting > 0 {
		a.Reach = g.reach(c)
	}
	return a
}

// A Thing is what a captain sees of a herd, of prisoners, of a wagon or of a Gun without a crew.
type Thing struct {
	Object engine.Object
	At     plane.Point
	Kind   Object
	Gun    bool // a Gun without a crew; Kind does not matter
	Owner  engine.Seat
	Housed bool   // in a building
	Left   Length // of its rate this turn
}

// Things appends those on the table. Boats, ladders and horses without riders are none.
func (g *State) Things(buf []Thing) []Thing {
	for i := range g.objects {
		o := &g.objects[i]
		gun, _ := o.gun()
		if o.kind == 0 || gun == 0 && o.kind > kindWagon {
			continue
		}
		th := Thing{Object: objectAt(i), At: o.at, Gun: gun != 0, Owner: engine.NoSeat, Housed: g.housed(o) >= 0, Left: g.rateOf(o) - Length(o.spent)}
		if gun == 0 {
			th.Kind = Object(o.kind - 1)
		}
		if o.owner != nobody {
			th.Owner = engine.Seat(o.owner)
		}
		buf = append(buf, th)
	}
	return buf
}

// Tables returns those that the position is played with.
func (g *State) Tables() *Tables { return g.tables }

// Scenario returns the one that is played; nil on an open table and in a campaign.
func (g *State) Scenario() *ScenarioRow { return g.played() }

// Size returns how wide and how deep the board is.
func (g *State) Size() (width, depth Length) { return g.ground.width, g.ground.depth }

// Pieces returns how many pieces of ground there are.
func (g *State) Pieces() int { return int(g.ground.many) }

// Piece returns the i-th piece of ground with its outline, which must not be changed, and how many Terror
// markers a fire has laid on it.
func (g *State) Piece(i int) (object engine.Object, of Ground, shape plane.Polygon, fire int) {
	p := &g.ground.pieces[i]
	return pieceObject(i), p.ground, g.ground.outline(i), int(p.fire)
}

// CouldHold reports whether a piece of ground could be where the hidden prisoners are, for all that those
// know who look for them.
//
// Case 26.5.
func (g *State) CouldHold(i int) bool {
	return g.ground.pieces[i].ground == Building && g.hidesPrisoners() && !g.hasSearched(i)
}

// CostAt returns what the ground at a point does to the movement of an arm.
//
// Case 8.4.
func (g *State) CostAt(at plane.Point, arm Arm) Cost {
	on, _ := g.ground.under(at, true)
	if on == Building {
		return Barred
	}
	return g.tables.Grounds[on].Cost[arm]
}

// IsWater reports whether a boat floats at a point.
//
// Case 21.2.
func (g *State) IsWater(at plane.Point) bool {
	on, _ := g.ground.under(at, true)
	return boatCost(on) != Barred
}

// Exits reports whether what leaves the board by an edge counts for a goal of a seat.
//
// Case 19.1.
func (g *State) Exits(seat engine.Seat, e Edge) bool { return g.isExit(seat, e) }

// EntersBy returns the edge by which a side comes onto the board; AnyEdge: it has not chosen yet.
//
// Case 25.6.
func (g *State) EntersBy(seat engine.Seat) Edge { return g.sides[seat].edge }

// Lost returns how many squadrons a side has lost, of how many, as far as the viewer knows, and at which
// percentage it is put to flight; 0: it never is.
//
// Case 19.2.
func (g *State) Lost(seat engine.Seat) (lost, force, flight int) {
	s := &g.sides[seat]
	return int(s.lost), int(s.force), int(s.flight)
}

// Gone returns how many squadrons and how much booty of a side have left the board for its goals.
//
// Case 19.1.
func (g *State) Gone(seat engine.Seat) (squadrons, booty int) {
	gone := &g.sides[seat].gone
	for _, n := range gone[goneHerds:] {
		booty += int(n)
	}
	return int(gone[goneSquadrons]), booty
}

// Left returns what the company that acts has left of its move, and whether it has begun it.
//
// Case 8.1.
func (g *State) Left() (left Length, begun bool) {
	f := g.flow.Top()
	n := g.companyOf(f.About)
	if n == noCompany {
		return 0, false
	}
	return g.left(f, &g.companies[n]), f.Code&didBegin != 0
}

// HasRowed reports whether the company that acts is in a boat that has gone as far as it can.
//
// Case 21.2.
func (g *State) HasRowed() bool {
	n := g.companyOf(g.flow.Top().About)
	left, begun := g.Left()
	return n != noCompany && g.companies[n].has(markAfloat) && begun && left <= 0
}

// Allows reports whether Check allows a choice; it does not look for one that is near.
func (g *State) Allows(c engine.Choice) bool {
	ill := g.refusal(c)
	return ill.OK()
}

// CanForm reports whether a company on the table may be a formed body.
//
// Case 8.8.
func (g *State) CanForm(o engine.Object) bool {
	n := g.companyOf(o)
	return n != noCompany && g.canForm(n)
}

// Faced returns the company or the square that the question in the middle of a charge or of a battle is
// about, beside the one whose question it is; NoObject if it asks about nobody else.
func (g *State) Faced() engine.Object {
	f := g.flow.Top()
	switch f.Step {
	case stepSlip, stepMeet, stepHunt, stepReturn, stepReact, stepTest:
		if m := otherOf(f); m >= 0 && int(m) < len(g.companies) {
			return m.object()
		}
	}
	return engine.NoObject
}

// Totals returns the hand-to-hand totals of a seat and of its enemy among companies that are in a battle with
// one.
//
// Case 12.6.
func (g *State) Totals(o engine.Object) (own, other int) {
	n := g.companyOf(o)
	if n == noCompany || !g.companies[n].engaged() {
		return 0, 0
	}
	for m := range companyNo(len(g.companies)) {
		if c := &g.companies[m]; c.isOut() && c.battle == g.companies[n].battle {
			if t := g.handTotal(m, stand{share: 1}); m.seat() == n.seat() {
				own += t
			} else {
				other += t
			}
		}
	}
	return own, other
}

// Springs returns how far a company in ambush charges and shoots close.
//
// Case 14.4.
func (g *State) Springs(seat engine.Seat, o engine.Object) (charge, shoot Length) {
	if i := g.hiddenOf(seat, o); i >= 0 {
		return g.springReach(&g.hidden[seat][i])
	}
	return 0, 0
}

// Leg returns the leg in the middle of which an ambush may be sprung: how the mover stands when it ends, and
// how long it is as choices count it.
//
// Case 14.4.
func (g *State) Leg() (from, to plane.Block, long int32) {
	f := g.flow.Top()
	n := g.companyOf(f.About)
	if f.Step != stepLeg || n == noCompany {
		return from, to, 0
	}
	var l leg
	c := g.pending(f)
	g.legOf(&l, &g.companies[n], &c)
	return g.block(&g.companies[n]), l.End(), f.N[legLong]
}

// LegAt returns how the mover stands when he has gone that much of the leg.
//
// Case 14.4.
func (g *State) LegAt(at int32) plane.Block {
	f := g.flow.Top()
	return g.legAt(f, at)
}

// ShapeObject returns a shape as choices name it: so many files, formed or loose.
func ShapeObject(files int, formed bool) engine.Object { return shapeObject(uint8(files), formed) }

// EdgeObject returns an edge as choices name it.
func EdgeObject(e Edge) engine.Object { return engine.Thing(classEdge, int(e)) }

// KindObject returns a kind of object as choices in a set-up name it.
func KindObject(kind Object) engine.Object { return engine.Thing(classKind, int(kind)+1) }

// IsTroop returns the squadron card that an object names, false if it names none.
func (tb *Tables) IsTroop(o engine.Object) (*TroopRow, bool) {
	if o.Class() != classTroop || o.Number() < 1 || o.Number() >= len(tb.Troops) {
		return nil, false
	}
	return &tb.Troops[o.Number()], true
}

// IsOfficer returns the counter that an object names, false if it names none.
func (tb *Tables) IsOfficer(o engine.Object) (*OfficerRow, bool) {
	if o.Class() != classOfficer || o.Number() < 1 || o.Number() >= len(tb.Officers) {
		return nil, false
	}
	return &tb.Officers[o.Number()], true
}

// Unformed returns how many squadrons of a card, or of that for which it may stand, a side has in no company
// yet.
//
// Case 4.1.
func (g *State) Unformed(seat engine.Seat, o engine.Object) int {
	n := 0
	for _, b := range g.sides[seat].pool.Bands {
		if b.Troop != 0 && (int(b.Troop) == o.Number() || int(g.tables.Troops[b.Troop].Or) == o.Number()) {
			n += int(b.Squadrons)
		}
	}
	return n
}

// Stock returns how many objects of a kind, as a set-up names it, a side has yet to place.
//
// Case 26.4.
func (g *State) Stock(seat engine.Seat, o engine.Object) int {
	if kind := o.Number() - 1; o.Class() == classKind && kind >= 0 && kind < int(NumObjects) {
		return int(g.sides[seat].stock[kind])
	}
	return 0
}

// Leader returns the officer who leads a company of the seat, whether it is out or yet to come, and of
// NoObject its Colonel; nil if there is none.
//
// Cases 6.1, 6.7.
func (g *State) Leader(seat engine.Seat, o engine.Object) *OfficerRow {
	by := g.sides[seat].colonel
	if o != engine.NoObject {
		n := companyNo(o.Number() - 1)
		if o.Class() != classCompany || n < 0 || int(n) >= len(g.companies) {
			return nil
		}
		by = g.companies[n].captain
	}
	if by == 0 || int(by) >= len(g.tables.Officers) {
		return nil
	}
	return &g.tables.Officers[by]
}

// MissionOf returns the mission that an object names, and PlaceOf the location.
func MissionOf(o engine.Object) (Mission, bool) {
	return missionOf(o), o.Class() == classMission && o.Number() <= int(NumMissions)
}

// PlaceOf returns the location that an object names; 0 if it names none.
func PlaceOf(o engine.Object) Location { return placeOf(o) }

// Posted returns how many squadrons of the Spanish a seat knows at a location, and how many herds.
//
// Cases 29.3, 29.10.
func (g *State) Posted(at Location) (squadrons, herds int) {
	for _, b := range g.war.bodies {
		if (b.role == rolePosted || b.role == roleReserve) && b.at == at && !b.kind.isGun() {
			squadrons += int(b.many)
		}
	}
	return squadrons, int(g.war.herds[at])
}

// Unposted returns how many squadrons of the Spanish stand nowhere yet.
//
// Cases 29.3, 29.10.
func (g *State) Unposted() int {
	n := 0
	for _, b := range g.war.bodies {
		if b.role == roleReserve && b.at == 0 && !b.kind.isGun() {
			n += int(b.many)
		}
	}
	return n
}

// Planned returns where the mission of the English goes, and the week; 0: no place is planned.
//
// Cases 29.4, 29.9.
func (g *State) Planned() (target Location, week int) { return g.war.target, int(g.war.week) }

// ScoutWorth returns what a squadron of the card that an object names is worth in a scouting party.
//
// Case 29.7.
func (g *State) ScoutWorth(o engine.Object) int { return g.tables.scouting(kindOf(o)) }
