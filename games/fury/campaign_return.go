package fury

import "github.com/weathergage/weathergage/engine"

// endFight ends a battle that was fought on a board in the match, and brings its losses, its
// Colonels, wagons and herds back to the map.
//
// Cases 29.14, 29.15, 29.16, 29.17, 29.18. Rulings R549, R551.
func (g *State) endFight(how outcome, loser engine.Seat, t *engine.Turn) {
	of := Battle(g.war.battle - 1)
	won, routed := g.verdict(of, how, loser)
	field := [numSeats]bool{EnglishSeat: of != BattleInterception || how == outcomeFlight || how == outcomeLeaves, SpanishSeat: true}
	r := returning{g: g, t: t, won: won}
	sconce := g.hasSaker()
	r.holds = won == SpanishSeat || how == outcomeFlight || how == outcomeLeaves || of == BattleStorm || of == BattleStaple
	for seat := range numSeats {
		r.seat, r.field, r.saker = seat, field[seat], sconce && seat == SpanishSeat
		r.colonels()
		r.squadrons()
	}
	r.goods(of)
	g.war.moveAll(roleAcross, roleColumn, false, 0)
	g.clearField()
	g.settle(won, routed, t)
}

// verdict returns who has won a battle on the board, and whether the other side is beaten. Whoever has got
// across in an interception has won it; a raid on herds is won by leaving with one, or after one is
// scattered.
//
// Cases 29.12, 29.15, 29.16, 29.17, 29.18. Rulings R340, R544, R551.
func (g *State) verdict(of Battle, how outcome, loser engine.Seat) (won engine.Seat, routed bool) {
	across := g.sides[EnglishSeat].gone[goneSquadrons] > 0
	taken, scattered, _ := g.herdsOf(BattleHerds)
	switch {
	case how == outcomeFlight || how == outcomeLeaves:
		return foe(loser), true
	case of == BattleInterception && across, of == BattleStorm && how == outcomeGoal, of == BattleStaple && g.isCleared(SpanishSeat):
		return EnglishSeat, true
	case of == BattleHerds && how == outcomeGoal && taken+scattered > 0:
		return EnglishSeat, false
	}
	return SpanishSeat, true
}

// herdsOf returns the herds of a battle that the English have got off the board, those scattered, and those
// left: of a raid the herds there, of an interception those that the English drive.
//
// Cases 29.15, 29.17.
func (g *State) herdsOf(of Battle) (taken, scattered, left int) {
	all := int(g.war.droves)
	if of == BattleHerds {
		all = g.herdsInBattle()
	}
	taken, left = int(g.sides[EnglishSeat].gone[goneHerds]), g.many(Herd)
	return taken, all - taken - left, left
}

// returning is how one side comes back from a battle on the board. Field says whether who is
// still on the board comes back at all, and holds whether the winner has the board to itself.
//
// Case 29.14. Ruling R551.
type returning struct {
	g     *State
	t     *engine.Turn
	won   engine.Seat
	holds bool
	seat  engine.Seat
	field bool
	saker bool // it had the Saker of a sconce besides, which is there again in the next battle
}

// colonels takes the Colonels out of the campaign who have died, or whom the enemy has.
//
// Case 29.6. Rulings R530, R545, R551.
func (r *returning) colonels() {
	g := r.g
	for i, one := range g.war.colonels[r.seat] {
		if !g.isLeading(r.seat, i) || one.who == unknownOfficer {
			continue
		}
		taken := g.dead>>one.who&1 != 0 || !r.field && g.sides[r.seat].colonel == one.who
		for n := companyNo(r.seat) * ofSide; n < companyNo(r.seat+1)*ofSide && !r.field; n++ {
			taken = taken || g.companies[n].captain == one.who
		}
		if taken {
			g.loseColonel(r.seat, i, r.t)
		}
	}
}

// squadrons counts what of each kind has survived against what came, and takes the rest out of
// the campaign. Those of a garrison, of the Reserve there and of each Rescue Party are counted
// apart; companies that combined may have mixed them, and prisoners that are free again are
// nobody's: they fill up what is short, in that order. The Saker of a sconce fills up nothing.
//
// Cases 29.14, 29.16. Rulings R339, R543, R551.
func (r *returning) squadrons() {
	g := r.g
	var seen [256]bool
	for _, b := range g.war.bodies {
		if b.many == 0 || b.role.seat() != r.seat || seen[b.kind] || !g.hasCome(b) {
			continue
		}
		seen[b.kind] = true
		var short [maxPlaces + 1]int
		spare := r.freed(b.kind)
		for came := range Location(maxPlaces + 1) {
			brought, left := r.brought(b.kind, came), r.survivors(b.kind, came)
			spare += max(0, left-brought-b2i(r.isSconces(b.kind, came)))
			short[came] = max(0, brought-left)
		}
		all := 0
		for came := range Location(maxPlaces + 1) {
			many := max(0, short[came]-spare)
			spare -= short[came] - many
			all += many
			short[came] = many
		}
		if all > 0 {
			r.t.Tell(engine.Event{Kind: KindWarLoses, Rule: "29.14", With: kindObject(b.kind), N: [4]int32{int32(r.seat), int32(all)}})
		}
		for came, many := range short {
			g.fallOf(r.seat, b.kind, Location(came), many)
		}
	}
}

// isSconces reports whether the Saker of a sconce is among those of a kind that came from the start.
//
// Case 29.16. Ruling R339.
func (r *returning) isSconces(k kind, came Location) bool {
	return r.saker && came == 0 && k == kindOfGun(r.g.campaign().Saker)
}

// isOf reports whether a body came to the battle from the start, or in the Rescue Party of a place.
func (b body) isOf(came Location) bool {
	return (b.role == roleParty) == (came != 0) && (came == 0 || b.at == came)
}

// brought returns how many of a kind a side has brought.
func (r *returning) brought(k kind, came Location) (n int) {
	for _, b := range r.g.war.bodies {
		if b.many > 0 && b.kind == k && b.role.seat() == r.seat && b.isOf(came) && r.g.hasCome(b) {
			n += int(b.many)
		}
	}
	return n
}

// survivors returns how many of a kind are left to a side: off the board, and on it or yet to come if those
// come back.
func (r *returning) survivors(k kind, came Location) (n int) {
	g := r.g
	if came == 0 && r.seat == EnglishSeat {
		n += g.war.many(roleAcross, 0, k)
	}
	if !r.field {
		return n
	}
	add := func(c *company) {
		switch {
		case c.troop == 0 || c.came() != came:
		case k.isGun():
			n += b2i(c.gun == k.gun())
		case c.troop == Troop(k):
			n += int(c.squadrons)
		}
	}
	for m := companyNo(r.seat) * ofSide; m < companyNo(r.seat+1)*ofSide; m++ {
		add(&g.companies[m])
	}
	for i := range g.hidden[r.seat] {
		add(&g.hidden[r.seat][i])
	}
	if came == g.war.coming && !k.isGun() {
		n += g.sides[r.seat].pool.Of(Troop(k))
	}
	return n
}

// freed returns how many of a kind a side has again that it had lost: prisoners whom it holds, or all on a
// board that it has to itself, and Guns without crews if it has won.
//
// Ruling R551.
func (r *returning) freed(k kind) (n int) {
	g := r.g
	for i := range g.objects {
		o := &g.objects[i]
		gun, _ := o.gun()
		owns := o.owner == uint16(r.seat)
		switch {
		case o.kind == kindPrisoners && !k.isGun():
			n += b2i(o.from == uint8(r.seat) && o.men == Troop(k) && (owns && r.field || r.won == r.seat && r.holds))
		case gun != 0 && k.isGun() && gun == k.gun():
			n += b2i(owns && r.won == r.seat && r.field)
		}
	}
	return n
}

// goods brings herds and wagons back to the map. Once the Spanish are put to flight, all that is
// left on the board is for the English to take.
//
// Cases 29.15, 29.17, 29.21. Rulings R331, R551.
func (r *returning) goods(of Battle) {
	g := r.g
	w, s := &g.war, &g.sides[EnglishSeat]
	taken, scattered, left := g.herdsOf(of)
	holds := r.won == EnglishSeat && r.holds
	switch of {
	case BattleHerds:
		if holds {
			taken += left
		}
		g.tellHerds(taken, scattered, r.t)
		g.takeHerds(taken, scattered)
	case BattleInterception:
		if scattered > 0 {
			g.tellHerds(0, scattered, r.t)
			w.scatters += uint8(scattered)
			w.droves -= uint8(scattered)
		}
		if r.won != EnglishSeat {
			return // they lose what they have left in their flight
		}
		kept := [2]int{int(s.gone[goneWagons]), taken}
		if holds {
			kept = [2]int{kept[0] + g.many(Wagon), taken + left}
		}
		g.dropBaggage(max(0, int(w.wagons)-kept[0]+int(w.droves)-kept[1]), r.t)
	}
}

// clearField leaves the board of a battle for the map: of a move that went on nothing is left either.
//
// Case 29.14.
func (g *State) clearField() {
	for n := range g.companies {
		g.companies[n] = company{}
	}
	g.out = 0
	for seat := range numSeats {
		g.hidden[seat] = [maxHidden]company{}
		g.sides[seat] = side{with: noCompany}
	}
	g.objects, g.goods, g.outset = [maxObjects]object{}, pieces{}, outset{}
	g.ground = ground{width: 48 * Inch, depth: 48 * Inch}
	g.scenario, g.turn, g.sky = 0, uint16(g.war.week), skyDay
	for g.flow.Depth() > 1 {
		g.flow.Pop()
	}
}

// cross notes that a company of the English is off the board by the edge of its goal.
//
// Cases 29.15, 29.17.
func (g *State) cross(c *company) {
	k, many := kind(c.troop), c.squadrons
	if c.gun != 0 {
		k, many = kindOfGun(c.gun), 1
	}
	if g.isOnField() && g.war.many(roleColumn, 0, k) >= int(many) {
		g.war.move(body{role: roleColumn, kind: k, many: many}, roleAcross, 0)
	}
}
