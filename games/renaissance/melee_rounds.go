package renaissance

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// A force is one side of a melee.
//
// Case 19.5.
type force struct {
	ships   squad   // whose men they are
	on      [2]bool // on which of the fronts of the ship that is boarded
	men     party
	attacks bool // they board; else they defend
	unled   bool // their personalities stand on another front. Ruling R528
	basic   int32
	die     int32
	total   int32
}

// leading returns the first of the ships whose men they are.
func (f *force) leading() shipNo { return shipNo(bits.TrailingZeros64(uint64(f.ships))) }

// fight throws for both sides and takes the losses. It returns 1 if a wins, -1 if b
// does, 0 for a draw, in which each loses as a winner would.
//
// Cases 19.5, 19.6. Rulings R252, R253, R395.
func (g *State) fight(a, b *force, e shipNo, t *engine.Turn) int {
	for _, f := range [...]*force{a, b} {
		if f.die == 0 { // else as in the other clash of this round. Ruling R250
			at := stake{on: g.object(f.leading()), of: theDefenders}
			if f == a {
				at.of = theBoarders
			}
			g.weighMelee(f, a, b, e)
			f.die = int32(g.throwAt(t, 1, "19.5", g.object(e), at)[0])
		}
	}
	winner := g.winner(a, b)
	g.tell(t, engine.Event{Kind: KindMelee, Rule: "19.5", About: g.object(e), N: [4]int32{a.total, b.total, int32(winner + 1), int32(g.ships[e].stage)}})
	lostA, lostB := b.total/2, a.total/2
	switch {
	case winner > 0:
		lostB = a.total
	case winner < 0:
		lostA = b.total
	}
	g.meleeLosses(a, lostA, t)
	g.meleeLosses(b, lostB, t)
	return winner
}

// weighMelee counts what the die of a side rests on: its basic melee factor with all that makes it, and what the other
// side has.
//
// Cases 19.5, 19.6.
func (g *State) weighMelee(f, a, b *force, e shipNo) {
	w, other := g.weigh(), a
	if f == a {
		other = b
	}
	g.addMelee(f, e, func(n FactorNo, much int32) { w.add(n, int(much)) })
	w.n[stakeOwn], w.n[stakeTheirs], w.n[stakeDie] = f.basic, other.basic, other.die
}

// winner returns 1 if a side whose dice are thrown beats the other, -1 if it is beaten, and 0 for a draw.
//
// Cases 19.5, 19.6. Rulings R252, R253.
func (g *State) winner(a, b *force) int {
	for _, f := range [...]*force{a, b} {
		if f.basic > 0 {
			f.total = f.basic * f.die
		} else {
			f.total = g.subZero(f.basic, f.die)
		}
	}
	switch {
	case a.total > b.total || a.total == b.total && a.basic > b.basic:
		return 1
	case b.total > a.total || a.total == b.total && b.basic > a.basic:
		return -1
	}
	return 0
}

// subZero returns the total melee factor of a basic factor of 0 or less at a throw.
//
// Case 19.5. Ruling R8.
func (g *State) subZero(basic, die int32) int32 {
	if basic == -sheetRow && g.uses(meleeSheet) {
		return int32(g.tables.SheetRow[die])
	}
	return int32(g.tables.SubZero[min(-basic, int32(len(g.tables.SubZero)-1))][die])
}

// meleeLosses takes casualties from those who fight: soldiers of whatever ship while
// there are any, then mariners.
//
// Case 19.6. Ruling R252.
func (g *State) meleeLosses(f *force, many int32, t *engine.Turn) {
	left := int16(min(many, mostMen))
	var dead [MaxShips]party
	for n := range shipNo(g.ofFleet()) {
		if f.ships.has(n) {
			dead[n].soldiers = min(left, g.engagedOf(f, n).soldiers, f.men.soldiers, g.ships[n].crew().soldiers)
			left -= dead[n].soldiers
		}
	}
	for n := range shipNo(g.ofFleet()) {
		if f.ships.has(n) {
			dead[n].mariners = min(left, g.engagedOf(f, n).mariners, f.men.mariners, g.ships[n].crew().mariners)
			left -= dead[n].mariners
			g.fallen(f, n, dead[n], t)
		}
	}
}

// engagedOf returns the men of a ship who fight on a side.
func (g *State) engagedOf(f *force, n shipNo) *party {
	if f.attacks {
		return &g.ships[n].sent
	}
	return &g.ships[n].guard
}

// fallen takes the dead of a melee from those who fight and from the crew, or the prize crew,
// that they are of.
//
// Cases 19.4, 19.6.
func (g *State) fallen(f *force, n shipNo, dead party, t *engine.Turn) {
	f.men = f.men.less(dead)
	g.fallOf(n, g.engagedOf(f, n), dead, "19.6", t)
}

// meleePersons strikes the highest personality of one side, on whatever front, if the other's
// die shows a six.
//
// Case 19.7. Rulings R9, R93, R342.
func (g *State) meleePersons(v *voyage, own, other *force, t *engine.Turn) {
	if other.die != 6 {
		return
	}
	i := g.foremost(own)
	if i < 0 {
		return
	}
	f := g.throw(t, 1, "19.7", g.object(g.persons[i].at))
	by := noShip
	if g.takenAt(int(f[0])) {
		for n := range shipNo(g.ofFleet()) {
			if by == noShip && other.ships.has(n) {
				by = n
			}
		}
	}
	g.fall(v, i, by, t)
}

// takenAt reports whether a personality who is struck in a melee is captured at a die, and not killed.
//
// Case 19.7.
func (g *State) takenAt(die int) bool { return die <= int(g.tables.Figure[MeleeTaken]) }

// foremost returns the highest personality who fights on a side, or -1.
//
// Cases 4.3, 19.7. Rulings R94, R375.
func (g *State) foremost(f *force) int {
	best := -1
	for i := range g.persons[:g.crowd] {
		if g.fightsIn(i, f) && (best < 0 || g.about(i).Rank > g.about(best).Rank) {
			best = i
		}
	}
	return best
}

// fights reports whether a personality stands with the men of a side: Nobles,
// Knights and Emirs always do, others as ordered or in single combat, Spanish captains
// never.
//
// Cases 4.3, 4.3.2, 4.3.4. Rulings R89, R94, R95, R375.
func (g *State) fights(i int, ships squad) bool {
	p := &g.persons[i]
	if p.fortune != inCommand || !ships.has(p.at) {
		return false
	}
	switch g.about(i).Rank {
	case SpanishNoble, Knight, Emir:
		return true
	case EliteCaptain, SeaDog, CinC:
		return g.orders(p.at, VerbLead, engine.NoObject) || i == g.champion(p.at) && g.inDuel(p.at)
	}
	return false
}

// fightsIn reports whether a personality stands in a force: with the boarders of his ship
// where she has some, and not with those who meet boarders as well; and on one front alone.
//
// Case 4.3. Rulings R266, R528.
func (g *State) fightsIn(i int, f *force) bool {
	return !f.unled && g.fights(i, f.ships) && (f.attacks || g.ships[g.persons[i].at].boards == noShip)
}
