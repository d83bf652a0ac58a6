package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// smallRange returns how far small arms and small guns tell.
//
// Cases 10.4, 15.0. Ruling R176.
func (g *State) smallRange() Length { return g.tables.Range[Hail][PointBlank] }

// A fusillade is what one ship fires with small arms and small guns.
type fusillade struct {
	from, to shipNo
	groups   int // of men
	guns     int
	when     plane.Time
	die      uint8
	sweeps   bool // at a party alone. Ruling R247
}

// muskets fires small arms and small guns, each ship at one other, where the two were
// nearest in the move. All takes effect together.
//
// Cases 1.2, 10.3, 15.0. Rulings R49, R322, R365.
func (g *State) muskets(v *voyage, f *fight, t *engine.Turn) {
	var room [MaxShips]fusillade
	all := g.fusillades(f, room[:0], t)
	under, fired := squad(0), squad(0)
	for i := range all {
		if all[i].groups > 0 {
			under.add(all[i].to)
		}
	}
	for i := range all {
		one := &all[i]
		if g.ships[one.from].swabbed && under.has(one.from) {
			one.guns = 0 // not loaded again under fire. Case 10.3
		}
		if one.groups+one.guns > 0 {
			g.weighMuskets(one)
			one.die = uint8(g.throwAt(t, 1, "15.0", g.object(one.from), stake{on: g.object(one.to)})[0])
		}
		if one.guns > 0 {
			fired.add(one.from)
		}
	}
	for i := range all {
		if all[i].die > 0 {
			v.toll[all[i].to].underFire()
			g.pepper(v, &all[i], t)
		}
	}
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		s.swabbed = fired.has(n) || s.swabbed && under.has(n)
	}
}

// weighMuskets counts what the die of small arms and small guns rests on.
//
// Cases 15.0, 20.4.
func (g *State) weighMuskets(one *fusillade) {
	w := g.weigh()
	sweeps := one.sweeps && g.exposedParty(one.from, one.to) != nil
	w.n[stakeGroups], w.n[stakeSmalls], w.n[stakeSweeps] = int32(one.groups), int32(one.guns), engine.Truth(sweeps)
	w.n[stakePart], w.n[stakeOf] = g.heart(one.from, steady)
	w.own, w.n[stakeHolder] = true, int32(g.ships[one.from].holder)
}

// musketsAt returns how many men small arms and small guns hit at a die. Morale makes them fewer, but not those of the
// party alone that small arms are fired at.
//
// Cases 15.0, 20.4. Rulings R247, R453.
func (g *State) musketsAt(die int, groups, guns, part, of int32, sweeps bool) int32 {
	row := g.tables.SmallArms[die]
	men, more := int32(row.PerGroup)*groups, int32(row.PerGun)*guns
	if sweeps {
		return men + (2*more*part+of)/(2*of)
	}
	return (2*(men+more)*part + of) / (2 * of)
}

// underFire notes that a ship is fired at with small arms or small guns, which is from nearby.
//
// Cases 17.9, 20.1, 20.3, 23.3. Ruling R299.
func (l *toll) underFire() { l.firedOn, l.firedOn151, l.firedOn300 = true, true, true }

// fusillades finds what each ship fires. Those that only reply come last: they fire at none
// but who has fired guns at them, or fires small arms now.
//
// Cases 15.0, 20.4. Ruling R280.
func (g *State) fusillades(f *fight, all []fusillade, t *engine.Turn) []fusillade {
	for n := range shipNo(g.ofFleet()) {
		if g.onlyReplies(n) {
			continue
		}
		if one, ok := g.musketsOf(f, n, ^squad(0)); ok {
			all = append(all, one)
		} else if g.ships[n].fate == afloat {
			g.tellNoMuskets(n, ^squad(0), t)
		}
	}
	first := all
	for n := range shipNo(g.ofFleet()) {
		if !g.onlyReplies(n) {
			continue
		}
		among := f.foes[n]
		for i := range first {
			if first[i].to == n {
				among.add(first[i].from)
			}
		}
		if one, ok := g.musketsOf(f, n, among); ok {
			all = append(all, one)
		} else if g.ships[n].fate == afloat {
			g.tellNoMuskets(n, among, t)
		}
	}
	return all
}

// musketsOf returns what a ship fires: at the ship that she was ordered to, or at the nearest enemy who has
// not struck.
//
// Case 15.0. Rulings R365, R452.
func (g *State) musketsOf(f *fight, n shipNo, among squad) (best fusillade, ok bool) {
	s, h := &g.ships[n], &g.hidden[n]
	if s.fate != afloat || s.colours == struck || g.wild(n) || g.orders(n, VerbNoShot, engine.NoObject) {
		return best, false
	}
	only, sweeps := noShip, false
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.verb == VerbMuskets || o.verb == VerbSweep {
			only, sweeps = g.shipOf(o.on), o.verb == VerbSweep
		}
	}
	if g.onDeck(n) {
		return g.fromCastle(n, only)
	}
	sweeps = sweeps && g.exposedParty(n, only) != nil
	if part, _ := g.heart(n, steady); !sweeps && part == 0 {
		return best, false
	}
	least := g.smallRange() + 1
	for e := range shipNo(g.ofFleet()) {
		if !g.foes(n, e) || !sweeps && !among.has(e) || only != e && (only != noShip || !g.hostile(n, e)) {
			continue
		}
		for i := range f.hulls[n] {
			a, b := f.hulls[n][i], f.hulls[e][i]
			if plane.Within(a, b, least-1) { // as most never are, it is the cheaper question
				least = plane.Distance(a, b)
				best, ok = g.fusilladeAt(n, e, a, b), true
				best.when = plane.Whole / moments * plane.Time(i)
			}
		}
	}
	if ok && s.swabbed && best.guns > 0 {
		best.guns = g.lateGuns(f, n, best.to)
	}
	best.sweeps = sweeps
	return best, ok && best.groups+best.guns > 0
}

// lateGuns returns how many small guns bear at the end of the move: those that were fired in the last one are
// loaded in this, and cannot fire sooner.
//
// Case 10.3. Ruling R59.
func (g *State) lateGuns(f *fight, n, e shipNo) int {
	a, b := f.hulls[n][moments], f.hulls[e][moments]
	if !plane.Within(a, b, g.smallRange()) {
		return 0
	}
	return g.fusilladeAt(n, e, a, b).guns
}

// onDeck reports whether a ship's men fight beyond the bulwarks, her own or another's:
// then no small arms are fired, but by both sides where those who were boarded give a stage up.
//
// Cases 15.0, 19.4. Ruling R248.
func (g *State) onDeck(n shipNo) bool {
	s := &g.ships[n]
	return s.invaded() && !g.withdraws(n) ||
		s.boards != noShip && g.ships[s.boards].place(s.flanks).stage > 1 && !g.withdraws(s.boards)
}

// fusilladeAt counts the men and the small guns that fire: all soldiers, and those nominated
// with them, over a broadside, few over bow or stern, where the other ship's middle lies. A
// ship that signals by guns fires none, nor does a fire ship, whose guns nobody serves.
//
// Cases 3.3, 11.1, 15.0, 16.2. Rulings R177, R393, R420, R520.
func (g *State) fusilladeAt(n, e shipNo, a, b plane.Base) fusillade {
	fig := &g.tables.Figure
	men, guns := int(g.musketeers(n, g.ships[n].crew())), 0
	if ahead, _ := a.Local(b.Centre()); ahead > 0 || ahead < -a.Length {
		men = min(men, int(fig[EndMost]))
	} else if !g.row(n).FireShip && !g.orders(n, VerbGunCodeA, engine.NoObject) && !g.orders(n, VerbGunCodeB, engine.NoObject) {
		guns = g.smallsABeam(n)
	}
	return fusillade{from: n, to: e, groups: g.groupsOf(men), guns: guns}
}

// musketeers returns those of some of a ship's men who carry muskets: the soldiers, and as many mariners as
// are nominated.
//
// Case 15.0. Ruling R520.
func (g *State) musketeers(n shipNo, of party) int16 {
	return of.soldiers + min(int16(g.ordered(n, VerbArm)), of.mariners)
}

// groupsOf returns how many groups so many men with small arms are: an odd number of more than half a group
// counts as one.
//
// Case 15.0.
func (g *State) groupsOf(men int) int {
	fig := &g.tables.Figure
	groups := men / int(fig[MenPerGroup])
	if men%int(fig[MenPerGroup]) > int(fig[GroupRounds]) {
		groups++
	}
	return groups
}

// smallsABeam returns how many small guns of those left bear on a beam.
//
// Case 11.1. Ruling R177.
func (g *State) smallsABeam(n shipNo) int {
	k, left := g.kind(n), int(g.ships[n].smalls)
	all := int(k.SmallGuns)
	beam := all / 2 // of galleys too: two a side at the bow, a flagship's two more astern
	switch {
	case all == 0:
		return 0
	case all <= 2:
		beam = all
	case k.Kind == Pinnace:
		beam = 2
	case k.Kind == Galleass:
		const waist = 11
		beam = waist + (all-2*waist)/2
	}
	return (beam*left + all - 1) / all
}

// pepper gives one ship the casualties of small arms, and a chance to hit an officer. Morale
// makes them fewer, not a fire or a melee, which silence batteries.
//
// Cases 4.1, 15.0, 19.2, 20.4. Rulings R11, R80, R87.
func (g *State) pepper(v *voyage, one *fusillade, t *engine.Turn) {
	if p := g.exposedParty(one.from, one.to); one.sweeps && p != nil {
		g.sweep(v, one, p, t)
		return
	}
	part, of := g.heart(one.from, steady)
	men := g.musketsAt(int(one.die), int32(one.groups), int32(one.guns), part, of, false)
	g.tell(t, engine.Event{Kind: KindMuskets, Rule: "15.0", About: g.object(one.from), On: g.object(one.to),
		N: [4]int32{int32(one.groups), int32(one.guns), int32(one.die), timed(men, one.when)}})
	safe := party{}
	if h := &g.hidden[one.to]; h.below {
		safe = h.guards
	}
	g.hurt(one.to, int16(men), safe, t)
	if one.die != 6 {
		return
	}
	cinc := g.cinc(one.to) >= 0
	switch again := g.throwAt(t, 1, "15.0", g.object(one.from), stake{on: g.object(one.to), of: theOfficer})[0]; {
	case again == 6:
		g.killSenior(v, one.to, false, t)
	case again == 5 && cinc:
		g.killSenior(v, one.to, true, t)
	}
}

// mayMuskets refuses a second order for small arms, which fire once a move or not at all, to hold those that mariners have been
// given, all fire to a ship on which a fire is out of control, and fire at a ship to a crew whose
// morale forbids it.
//
// Cases 15.0, 16.1, 20.4. Ruling R392.
func (g *State) mayMuskets(n shipNo, c *course, o order) engine.Illegal {
	v := o.verb
	switch part, _ := g.heart(n, steady); {
	case v != VerbNoShot && g.wild(n):
		return no(whyAblaze)
	case c.has(VerbMuskets) || c.has(VerbSweep):
		return no(whyMuskets)
	case v == VerbNoShot && c.has(v):
		return no(whyTwice)
	case c.has(VerbNoShot):
		return no(whyNoMuskets)
	case v == VerbNoShot && c.has(VerbArm):
		return no(whyArmed)
	case v == VerbMuskets && part == 0:
		return no(whyCeased)
	}
	return engine.Illegal{}
}

// mayArm refuses muskets to the mariners of a ship that has none to spare or holds her small
// arms, or whose crew fires none: a fire is out of control, or its morale forbids it and no hull
// touches hers.
//
// Cases 15.0, 16.1, 20.4. Rulings R392, R520.
func (g *State) mayArm(n shipNo, c *course, _ order) engine.Illegal {
	switch part, _ := g.heart(n, steady); {
	case g.wild(n):
		return no(whyAblaze)
	case c.has(VerbArm):
		return no(whyTwice)
	case c.has(VerbNoShot):
		return no(whyHoldsMuskets)
	case part == 0 && g.ships[n].touch == 0:
		return no(whyCeased)
	case g.armable(n) == 0:
		return no(whyArm, 0)
	}
	return engine.Illegal{}
}

// spansOfArm returns how many mariners may be ordered to carry muskets.
func (g *State) spansOfArm(n shipNo, _ *course, _ order, buf []spans) []spans {
	return fromOne(buf, g.armable(n), engine.Count)
}

// armable returns how many mariners of a ship can be given muskets: all who serve her.
//
// Case 15.0. Ruling R520.
func (g *State) armable(n shipNo) int32 { return int32(g.ships[n].crew().mariners) }
