package fury

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// imagineWar fills what redactWar forgot with what the viewer cannot rule out.
//
// Cases 29.3, 29.6, 29.7, 29.9, 29.10, 29.11.
func (g *State) imagineWar(viewer engine.Seat, d engine.Dice) {
	if !g.isCampaign() || g.outcome != outcomeNone {
		return
	}
	im := warImagining{g: g, dice: d}
	for seat := range numSeats {
		if seat != viewer {
			im.colonels(seat)
			im.afield(seat)
			im.fill(seat)
		}
	}
	if viewer != EnglishSeat {
		im.plan()
	}
	im.flow(viewer)
	g.war.set(warVeiled|warVeiled<<1, false)
}

// A warImagining is one filling of a campaign.
type warImagining struct {
	g    *State
	dice engine.Dice
}

// pick returns a number from 0 below n.
func (im *warImagining) pick(n int) int { return engine.PickOne(im.dice, 0, n) }

// colonels gives a side Colonels whom nobody else has, and the counters it may choose from.
//
// Case 29.6.
func (im *warImagining) colonels(seat engine.Seat) {
	g := im.g
	draw := func(into *Officer) {
		if pool := g.pool(); *into == unknownOfficer && pool != 0 {
			*into = nth(pool, 1+im.pick(bits.OnesCount64(pool)))
		}
	}
	for i := range g.war.colonels[seat] {
		draw(&g.war.colonels[seat][i].who)
	}
	if g.flow.Top().Seat == seat {
		for i := range g.war.drawn {
			draw(&g.war.drawn[i])
		}
	}
}

// mostRolls is how often a force is rolled that has all that is known of it, before the side
// gets no more than that.
const mostRolls = 60

// fill rolls a force that has all squadrons of a side that the viewer knows, and puts the others
// where he cannot see them.
//
// Cases 29.3, 29.6.
func (im *warImagining) fill(seat engine.Seat) {
	g := im.g
	rolls := im.rolls(seat)
	if rolls == 0 {
		return
	}
	for range mostRolls {
		try := g.war
		force := war{}
		im.levy(seat, rolls, &force)
		if !im.subtract(seat, &force) || !im.hide(seat, &force) {
			g.war = try
			continue
		}
		return
	}
	im.atLeast(seat)
}

// rolls returns how many of its levies a side has rolled.
func (im *warImagining) rolls(seat engine.Seat) int {
	switch f := im.g.flow.Top(); {
	case f.Step == stepWarStyles && f.Seat == seat:
		return int(f.Code)
	case (f.Step == stepWarStyles || f.Step == stepWarColonels) && f.Seat == EnglishSeat && seat == SpanishSeat:
		return 0
	}
	return len(levies[seat])
}

// levy rolls so many levies of a side into a force.
func (im *warImagining) levy(seat engine.Seat, rolls int, force *war) {
	tb := im.g.tables
	first := Style(im.pick(int(NumStyles)))
	for i := range rolls {
		l := Levy{Nation: tb.Campaign.Nations[seat], Size: levies[seat][i], Style: first}
		if seat == SpanishSeat {
			l.Bonus = uint8(tb.Campaign.Numbers[CampaignBonus])
		}
		if i > 0 {
			l.Style = Style(im.pick(int(NumStyles)))
			for seat == SpanishSeat && l.Style == first {
				l.Style = (l.Style + 1) % NumStyles
			}
		}
		f := tb.Raise(l, 1+im.pick(6))
		for _, b := range f.Bands {
			force.add(body{role: roleReserve, kind: kind(b.Troop), many: b.Squadrons})
		}
		for n, many := range f.Guns {
			force.add(body{role: roleReserve, kind: kindOfGun(Gun(n)), many: many})
		}
	}
}

// subtract takes what is known of a side out of a force; false if it does not have it.
func (im *warImagining) subtract(seat engine.Seat, force *war) bool {
	for _, b := range im.g.war.bodies {
		if b.many == 0 || b.role.seat() != seat {
			continue
		}
		if force.many(roleReserve, 0, b.kind) < int(b.many) {
			return false
		}
		force.take(body{role: roleReserve, kind: b.kind, many: b.many})
	}
	return true
}

// hide puts the squadrons of a force where the viewer cannot see them; false if they are too
// few for what he knows.
func (im *warImagining) hide(seat engine.Seat, force *war) bool {
	if seat == EnglishSeat {
		return im.hideEnglish(force)
	}
	return im.hideSpanish(force)
}

// step returns the step of the campaign: while a battle is on the board, that in which it was laid out.
func (im *warImagining) step() uint8 {
	if im.g.isOnField() {
		return stepWarField
	}
	return im.g.flow.Top().Step
}

// hasPlanned reports whether a side has planned this week.
func (im *warImagining) hasPlanned(seat engine.Seat) bool {
	step := im.step()
	return step > stepWarPlans || step == stepWarPlans && im.g.flow.Top().Code>>seat&1 != 0
}

// spot puts some of a force somewhere, one squadron at a time, at most as many as it has.
func (im *warImagining) spot(force *war, many int, to role, at Location, scouts bool) (put, worth int) {
	for range many {
		var room [maxBodies]body
		all := room[:0]
		for _, b := range force.bodies {
			if b.many > 0 && !(scouts && im.g.tables.scouting(b.kind) == 0) && !(to == roleColumn && b.kind.isGun()) {
				all = append(all, b)
			}
		}
		if len(all) == 0 {
			break
		}
		b := all[im.pick(len(all))]
		b.many = 1
		force.take(b)
		im.g.war.add(body{role: to, at: at, kind: b.kind, many: 1})
		put++
		worth += im.g.tables.scouting(b.kind)
	}
	return put, worth
}

// scouts sends out scouts of a side who are worth what it has bid.
func (im *warImagining) scouts(seat engine.Seat, force *war) bool {
	g := im.g
	f := g.flow.Top()
	most := g.numberOf(CampaignScouts)
	if im.step() <= stepWarScouts {
		return true
	}
	bid := 0
	if f.Step == stepWarBids && f.N[bidHolder] == int32(seat)+1 {
		bid = int(f.N[bidStands])
	}
	want := im.pick(most + 1)
	for n, worth := 0, 0; n < most && (n < want || worth < bid); n++ {
		if seat == EnglishSeat && squadronsOf(force) <= 1 {
			break
		}
		_, add := im.spot(force, 1, scoutsOf[seat].to, 0, true)
		worth += add
	}
	return g.worth(seat) >= bid
}

// squadronsOf counts the squadrons that are left of a force.
func squadronsOf(force *war) int { return force.squadrons(roleReserve) }

// hideEnglish puts the English in their lines, out scouting and on the mission.
func (im *warImagining) hideEnglish(force *war) bool {
	g := im.g
	if !im.scouts(EnglishSeat, force) {
		return false
	}
	if im.hasPlanned(EnglishSeat) && (g.war.battle == 0 || im.step() == stepWarHow) {
		if put, _ := im.spot(force, 1+im.pick(squadronsOf(force)), roleColumn, 0, false); put == 0 {
			return false
		}
	}
	for _, b := range force.bodies {
		g.war.add(body{role: roleReady, kind: b.kind, many: b.many})
	}
	return squadronsOf(force) > 0 || im.hasPlanned(EnglishSeat)
}

// hideSpanish puts the Spanish in garrisons that the English do not know, in the Reserve and
// out scouting.
func (im *warImagining) hideSpanish(force *war) bool {
	g := im.g
	f := g.flow.Top()
	if im.step() > stepWarAllot {
		g.eachPlace(func(at Location) {
			if g.war.known>>at&1 == 0 && im.pick(3) == 0 {
				im.spot(force, 1+im.pick(6), rolePosted, at, false)
			}
		})
	}
	if !im.scouts(SpanishSeat, force) {
		return false
	}
	if !im.hasPlanned(SpanishSeat) {
		im.reserve(force, 0, 0)
		return true
	}
	var free [maxPlaces]Location
	n := 0
	g.eachPlace(func(at Location) {
		if at != g.war.at || g.war.battle == 0 {
			free[n] = at
			n++
		}
	})
	one, two := free[im.pick(n)], free[im.pick(n)]
	if f.Step == stepWarSummon {
		one = g.war.at // whoever attacks is there
		if force.squadrons(roleReserve) == 0 && g.present().squadrons == 0 {
			return false
		}
	}
	im.reserve(force, one, two)
	return f.Step != stepWarSummon || g.present().squadrons > 0
}

// reserve puts what is left of a force in the Reserve at two locations.
func (im *warImagining) reserve(force *war, one, two Location) {
	for i, b := range force.bodies {
		at := one
		if i%2 == 1 && im.pick(2) == 1 {
			at = two
		}
		im.g.war.add(body{role: roleReserve, at: at, kind: b.kind, many: b.many})
	}
}

// atLeast gives a side as little as it can have, when no force was found that has all that is
// known of it: one squadron where one must be.
func (im *warImagining) atLeast(seat engine.Seat) {
	g := im.g
	step := im.step()
	b := body{role: roleReserve, kind: g.tables.common(g.campaign().Nations[seat]), many: 1}
	switch {
	case seat == EnglishSeat && im.hasPlanned(seat) && (g.war.battle == 0 || step == stepWarHow):
		b.role = roleColumn
	case seat == EnglishSeat:
		b.role = roleReady
	case step == stepWarSummon:
		b.at = g.war.at
	case im.hasPlanned(seat):
		g.eachPlace(func(at Location) {
			if b.at == 0 && at != g.war.at {
				b.at = at
			}
		})
	}
	if f := g.flow.Top(); f.Step == stepWarBids && f.N[bidHolder] == int32(seat)+1 {
		scout := b
		scout.role, scout.at, scout.many = scoutsOf[seat].to, 0, uint8(f.N[bidStands])
		g.war.add(scout)
	}
	g.war.add(b)
}

// plan gives the English a mission, and a way to its target that begins as they have gone.
//
// Case 29.9.
func (im *warImagining) plan() {
	g := im.g
	w := &g.war
	if !im.hasPlanned(EnglishSeat) || w.has(warOpen) {
		return
	}
	been, many := w.onWay()
	var room [int(NumMissions) * (maxPlaces + 1)]struct {
		m  Mission
		at Location
	}
	all := room[:0]
	for m := range NumMissions {
		for at := Location(1); int(at) < len(g.campaign().Places); at++ {
			gone := w.has(warBack) || g.lastOfWay() == at || been>>at&1 == 0 && g.canReach(im.head(), at, been)
			through := at == w.at && g.hasTown(at) && !w.has(warBack) // whoever was bound for the town would have turned back in it
			if g.isTarget(m, at) && gone && !through && !(m == RunSupplies && w.has(warNoWagons)) {
				all = append(all, struct {
					m  Mission
					at Location
				}{m, at})
			}
		}
	}
	if len(all) == 0 {
		return
	}
	one := all[im.pick(len(all))]
	w.mission, w.target = uint8(one.m)+1, one.at
	for !w.has(warBack) && g.lastOfWay() != w.target && many < maxPlaces {
		been, many = w.onWay()
		w.way[many] = im.next(been)
	}
	if one.m == RunSupplies && im.step() >= stepWarEnter && !w.has(warBack) {
		w.wagons = uint8(g.numberOf(CampaignWagons))
	}
}

// head returns where the way has come to; of none, the English lines.
func (im *warImagining) head() Location { return im.g.lastOfWay() }

// next returns a location from which the way leads on to its target.
func (im *warImagining) next(been uint32) Location {
	g := im.g
	var room [maxPlaces]Location
	all := room[:0]
	for at := Location(1); int(at) < len(g.campaign().Places); at++ {
		if been>>at&1 == 0 && g.campaign().IsNear(im.head(), at) && g.canReach(at, g.war.target, been) {
			all = append(all, at)
		}
	}
	return all[im.pick(len(all))]
}

// flow fills what the innermost step keeps from the viewer.
//
// Cases 29.6, 29.11.
func (im *warImagining) flow(viewer engine.Seat) {
	g := im.g
	f, w := g.flow.Top(), &g.war
	if f.Step == stepWarStyles && f.Seat != viewer {
		for i := range int(f.Code) {
			f.N[i] = int32(im.pick(int(NumStyles))) + 1
		}
	}
	if w.reader == 0 || engine.Seat(w.reader-1) == viewer || f.Step == stepWarLie {
		return
	}
	for i := range w.sheets {
		w.sheets[i] = sheetBlank
		if i == 0 {
			w.sheets[i] = g.sheetOf(SheetFirst, foe(engine.Seat(w.reader-1)), 0)
		}
	}
	slicesSort(&w.sheets)
}
