package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A fight is the gunfire of one move. It lasts for the move only.
type fight struct {
	loading  [MaxShips]groups           // groups loaded in this move: they fire at its end. Ruling R59
	manned   [MaxShips][numGroups]uint8 // batteries that each loaded group has before any is fired. Ruling R272
	shot     [MaxShips][numGroups]Shot  // what these hold
	fired    [MaxShips]groups           // groups that have fired
	ranged   [MaxShips]groups           // groups that have fired a ranging shot. Case 10.2
	unfired  [MaxShips]uint8            // batteries of that group that stay loaded if it fires no more. Ruling R42
	spoke    squad                      // ships that fired a battery, if only a ranging shot. Case 6.2
	foes     [MaxShips]squad            // by whom each ship was fired at
	galling  [MaxShips]squad            // of these, with a broadside from nearer than 300 mm. Case 20.2
	burns    squad                      // ships that a shot may have set on fire. Case 16.0
	hot      [MaxShips]uint8            // red hot shot that has hurt each. Case 25.5
	seared   squad                      // of these, at the hull, by heavy guns. Case 16.0
	shelled  [MaxShips]uint8            // forts that fired at each, by bit
	primed   uint8                      // forts loaded in this move, by bit: they fire at its end. Ruling R59
	answered uint8                      // forts that have fired
	kindled  uint8                      // forts that a shot may have set on fire. Case 25.4
	pinned   [MaxShips]groups           // groups that have fired at marks. Case 26.0
	pools    [mostPools]pool
	pooling  int
	through  squad // ships that fired through their own wreckage. Case 16.0
	behind   squad // ships fired at from nearby through their wreckage. Case 16.0
	hulls    [MaxShips][moments + 1]plane.Base
	shots    [mostSalvoes]salvo // to be fired at the same moment
	many     int
}

// mostSalvoes is the most that can be fired in a move.
const mostSalvoes = numGroups*MaxShips + MaxForts

// A salvo is one group fired at one ship, or fired by a fort or at one.
type salvo struct {
	from, to shipNo
	post     fortNo // that fires, and no ship
	work     fortNo // that is fired at, and no ship
	boat     boatNo // that is fired at, where no ship or fort is. Case 14.5
	by       group
	shot     Shot
	hot      bool // Case 25.5
	pooled   bool // with those of other vessels. Case 26.0
	spec     mark // that it is fired at, noMark if at the ship as a whole
	rigging  bool // aimed at it
	ranging  bool // Case 10.2
	raked    bool
	end      plane.Edge // of the target that is raked
	when     plane.Time
	spot     plane.Point // aimed at
	distance Length
	band     Band
	row      uint16       // which batteries of the group bear, by bit
	bears    int          // batteries that fire with a clear view
	masked   int          // batteries that fire through wreckage
	keeps    uint8        // batteries of the group that stay loaded. Ruling R511
	points   int32        // damage points in tenths
	dice     engine.Faces // plus, minus
	base     plane.Base   // of the ship that fires, then
	mark     plane.Base   // of her target, then
}

// shoot fires the guns of all ships in the order of their moments. What fires at the
// same moment is counted in full before any of it takes effect.
//
// Cases 1.2, 10.1. Rulings R45, R46, R345.
func (g *State) shoot(v *voyage, f *fight, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		for i := range f.hulls[n] {
			f.hulls[n][i] = v.path[n].At(plane.Whole / moments * plane.Time(i))
		}
	}
	var all [mostSalvoes]salvo
	waiting := g.aimAll(v, f, all[:0], t)
	for len(waiting) > 0 {
		at := waiting[0].when
		for i := range waiting {
			at = min(at, waiting[i].when)
		}
		later := waiting[:0]
		f.many = 0
		for i := range waiting {
			if waiting[i].when != at {
				later = append(later, waiting[i])
				continue
			}
			f.shots[f.many] = waiting[i]
			f.many++
		}
		g.watchVolley(f, f.shots[0].moment())
		g.volley(v, f, t)
		waiting = later
	}
	g.drawPools(f, t)
}

// aimAll finds for each loaded group at whom and when it fires.
//
// Cases 10.1, 10.3, 20.4. Rulings R45, R280, R364.
func (g *State) aimAll(v *voyage, f *fight, out []salvo, t *engine.Turn) []salvo {
	everyone := enemies{^squad(0), ^uint8(0)}
	for n := range shipNo(g.ofFleet()) {
		if !g.onlyReplies(n) {
			out = g.aimShip(v, f, n, everyone, out, t)
		}
	}
	fire := out
	var shore [MaxForts]salvo
	forts := g.aimForts(f, fire, shore[:0], t) // who only replies to a fort changes nothing of its aim
	for n := range shipNo(g.ofFleet()) {
		if !g.onlyReplies(n) {
			continue
		}
		among := enemies{}
		for i := range fire {
			if fire[i].to == n {
				among.ships.add(fire[i].from)
			}
		}
		for i := range forts {
			if forts[i].to == n {
				among.forts |= 1 << forts[i].post
			}
		}
		out = g.aimShip(v, f, n, among, out, t)
	}
	return append(out, forts...)
}

// enemies are those at whom a crew may fire.
//
// Case 20.4. Ruling R280.
type enemies struct {
	ships squad
	forts uint8 // by bit
}

// aimShip aims the groups of one ship at some of the others: men who were to row in this move, and
// oars, keep her broadsides silent even if something has stopped her. A prize crew fires few
// batteries. It tells of groups that were named targets and fire at none.
//
// Cases 4.1, 10.1, 11.1, 21.2. Rulings R295, R511.
func (g *State) aimShip(v *voyage, f *fight, n shipNo, among enemies, out []salvo, t *engine.Turn) []salvo {
	if g.ships[n].fate != afloat {
		return out
	}
	most, prize := g.prizeGuns(n)
	for b := range group(numGroups) {
		ill := g.mayFire(n, &v.course[n], b)
		if ill.OK() && prize && most == 0 {
			ill = no(whyPrizeGuns)
		}
		if !ill.OK() {
			g.tellSilent(f, n, b, among, ill, t)
			continue
		}
		if one, ok := g.aim(f, n, b, among); !ok {
			g.tellSilent(f, n, b, among, ill, t)
		} else {
			loaded := g.charged(n, b)
			fires := g.inPart(n, b, loaded)
			if prize {
				fires = min(fires, most)
			}
			one.cut(fires)
			one.keeps = uint8(loaded - fires)
			most -= one.bears + one.masked
			g.specify(&one)
			out = append(out, one)
		}
	}
	return out
}

// mayServe refuses the use of her guns to a ship on which a fire is out of control, to one whose
// crew retires from action or has ceased fire, and to one whose men all fight.
//
// Cases 16.1, 19.2, 20.3, 20.4, 21.0.
func (g *State) mayServe(n shipNo) engine.Illegal {
	switch part, _ := g.heart(n, steady); {
	case g.wild(n):
		return no(whyAblaze)
	case part == 0 && g.ships[n].spirit == retiring:
		return no(whyRetires)
	case part == 0:
		return no(whyCeased)
	case g.meleeLoss(n) == 100:
		return no(whyAllFight)
	}
	return engine.Illegal{}
}

// onlyReplies reports whether a crew may fire only at those who fired at it: it
// retires to recover.
//
// Case 20.4. Ruling R280.
func (g *State) onlyReplies(n shipNo) bool { return g.ships[n].spirit == recovering }

// mayFire refuses fire to a group that may not be aimed, or is not loaded after all.
//
// Cases 10.1, 10.3. Ruling R59.
func (g *State) mayFire(n shipNo, c *course, b group) engine.Illegal {
	if ill := g.mayPoint(n, c, order{verb: VerbTarget, with: groupObject(b)}); !ill.OK() {
		return ill
	}
	if g.hidden[n].load[b] == unloaded {
		return no(whyNotLoaded)
	}
	return engine.Illegal{}
}

// tossed reports whether a ship is too small to fire batteries in a storm.
//
// Case 6.5. Ruling R208.
func (g *State) tossed(n shipNo) bool {
	return g.air.weather == Storm && g.forceOn(n) == Fresh && g.kind(n).Tons < g.tables.Figure[SmallTons]
}

// moments is into how many parts a move is divided to look for the best moment.
//
// Ruling R390.
const moments = 20

// aim chooses target and moment for a group: of the ships named the first at which it
// can fire, else the nearest enemy who has not struck; at the moment ordered, else at the
// best.
//
// Cases 10.1, 10.5, 14.5. Rulings R45, R364, R390, R452.
func (g *State) aim(f *fight, n shipNo, b group, among enemies) (best salvo, ok bool) {
	h := &g.hidden[n]
	named := false
	for i := range h.orders[:h.many] {
		o := &h.orders[i]
		if o.verb != VerbTarget || o.with != groupObject(b) {
			continue
		}
		named = true
		if one, there := g.atBoat(f, n, b, g.boatOf(o.on)); there {
			return one, true
		}
		if e := g.shipOf(o.on); e != noShip && g.foes(n, e) && among.ships.has(e) {
			if best, ok = g.moment(f, n, b, e, noFort, best, ok); ok {
				return best, true
			}
		}
		if k := g.fortOf(o.on); k != noFort && g.serves(k) && among.forts>>k&1 != 0 {
			if best, ok = g.moment(f, n, b, noShip, k, best, ok); ok {
				return best, true
			}
		}
	}
	if named {
		return best, false
	}
	for e := range shipNo(g.ofFleet()) {
		if g.hostile(n, e) && among.ships.has(e) {
			best, ok = g.moment(f, n, b, e, noFort, best, ok)
		}
	}
	return best, ok
}

// moment returns the better of a salvo found before and the best at one ship or fort, from where both truly
// are. What is out of range or sight is not fired at; forts are in plain sight.
//
// Cases 5.3, 10.3, 10.4. Rulings R45, R179, R346, R426, R511.
func (g *State) moment(f *fight, n shipNo, b group, e shipNo, k fortNo, best salvo, ok bool) (salvo, bool) {
	from, until, by := plane.Time(0), plane.Whole, plane.Whole/moments
	if at, said := g.firesAt(n, b); said {
		from, until = at, at
	}
	if g.soonest(f, n, b) == moments || g.aims(n, VerbRanging, b) { // Case 10.2. Ruling R41
		from, until = plane.Whole, plane.Whole
	}
	shot := g.hidden[n].load[b].shot()
	far := g.farthest(shot)
	var work plane.Base
	if k == noFort {
		far = min(far, g.seenFrom(g.flashed(e)))
	} else {
		work = g.fortBase(k)
	}
	for at := from; at <= until; at += by {
		base, mark := &f.hulls[n][at/by], &work
		if k == noFort {
			mark = &f.hulls[e][at/by]
		}
		if !plane.Within(*base, *mark, far) || g.blindTo(base, b, mark) {
			continue
		}
		one := salvo{from: n, to: e, work: k, by: b, shot: shot, when: at, base: *base, mark: *mark}
		g.lay(&one)
		if one.bears+one.masked == 0 {
			continue
		}
		g.lane(f, &one)
		if one.bears+one.masked == 0 {
			continue
		}
		if !ok || one.better(&best) {
			one.rigging = k == noFort && g.orders(n, VerbRigging, groupObject(b))
			best, ok = one, true
		}
	}
	return best, ok
}

// better reports whether a salvo is to be preferred: a rake, then the least range.
//
// Ruling R45.
func (a *salvo) better(b *salvo) bool {
	if a.raked != b.raked {
		return a.raked
	}
	return a.distance < b.distance
}

// firesAt returns the moment at which a group was ordered to fire.
//
// Ruling R45.
func (g *State) firesAt(n shipNo, b group) (plane.Time, bool) {
	h := &g.hidden[n]
	return toldToFire(h.orders[:h.many], b)
}

// toldToFire returns the moment at which orders have a group fire.
func toldToFire(orders []order, b group) (plane.Time, bool) {
	quarters, said := toldOf(orders, VerbFireAt, b)
	return plane.Whole / quartersOfMove * plane.Time(quarters), said
}

// toldOf returns the number in an order of a verb to a group.
func toldOf(orders []order, v engine.Verb, b group) (number int32, said bool) {
	for i := range orders {
		if o := &orders[i]; o.verb == v && o.on == groupObject(b) {
			return o.n, true
		}
	}
	return 0, false
}

// moment returns the part of the move in which a salvo is fired.
func (one *salvo) moment() plane.Time { return one.when * moments / plane.Whole }
