package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// landClass is the class of a coast as a shallow that no ship crosses.
//
// Case 23.1. Ruling R378.
const landClass = 6

// barred returns the class of an area if a ship cannot cross it, 0 if she can.
//
// Case 23.1.
func (g *State) barred(n shipNo, a *Area) uint8 {
	class := a.Class
	switch a.Ground {
	case Land, HighLand:
		class = landClass
	case Current:
		return 0
	}
	if class <= g.draught(n) {
		return 0
	}
	return class
}

// draught returns the shallowest class of area that a ship crosses.
//
// Case 23.1. Ruling R212.
func (g *State) draught(n shipNo) uint8 {
	oars := 0
	if !g.sailing(n) && g.kind(n).Oar != 0 {
		oars = 1
	}
	return g.kind(n).Crosses[oars]
}

// groundsAt returns when a ship first enters an area that she cannot cross, never if she does not. Areas in
// which she lies already count when the move is over.
//
// Case 23.2. Rulings R378, R379.
func (g *State) groundsAt(v *voyage, n shipNo, from plane.Time) plane.Time {
	at := never
	if g.ships[n].held == ground {
		return at
	}
	areas := g.played().Areas
	for i := range areas {
		shape := plane.Polygon(areas[i].Shape)
		if g.barred(n, &areas[i]) == 0 || g.ships[n].eased && shape.Touches(v.path[n].Start()) {
			continue
		}
		if when, ok := shape.FirstGround(&v.path[n], from); ok && (at == never || when < at) {
			at = when
		}
	}
	return at
}

// runAground stops a ship where she enters the shallows and tests what comes of it.
//
// Cases 7.6, 23.2. Rulings R210, R211, R214, R378.
func (g *State) runAground(v *voyage, n shipNo, at plane.Time, t *engine.Turn) {
	g.endAll(v, n, at)
	g.sever(v, n, at)
	b := v.path[n].At(at)
	v.run[n] = 0
	v.strands.add(n)
	g.strand(v, n, b.Heading, max(g.barredUnder(n, b), 1), v.goal[n], t)
}

// barredUnder returns the highest class of the areas under a base that a ship cannot cross, 0 if there are
// none.
//
// Cases 23.1, 23.2. Ruling R215.
func (g *State) barredUnder(n shipNo, b plane.Base) (class uint8) {
	areas := g.played().Areas
	for i := range areas {
		if plane.Polygon(areas[i].Shape).Touches(b) {
			class = max(class, g.barred(n, &areas[i]))
		}
	}
	return class
}

// strand throws for a ship that has run into shallows of a class, heading so, who meant to
// move so far.
//
// Cases 23.2, 23.3. Rulings R210, R211, R214, R513.
func (g *State) strand(v *voyage, n shipNo, heading plane.Heading, class uint8, intended Length, t *engine.Turn) {
	s := &g.ships[n]
	fig, w, c := &g.tables.Figure, g.weigh(), g.course(n)
	g.when(w, true, GroundStepMoved, int(intended/g.tables.Distance[GroundStep]))
	w.add(countedClass, int(class)-int(g.draught(n)))
	g.when(w, g.forceOn(n) == Gale, GroundGale, 1)
	g.when(w, c.has(VerbSound), GroundSounding, 1)
	total := w.sum()
	die := g.throw(t, 1, "23.2", g.object(n))
	total += int(die[0])
	g.tell(t, engine.Event{Kind: KindAground, Rule: "23.2", About: g.object(n),
		N: [4]int32{int32(die[0]), int32(total), int32(class)}})
	s.held, s.speed, s.eased = ground, 0, total < int(fig[Refloats])
	s.factor = uint8(min(max(total, 0), 255))
	s.stays, s.about, s.drift = 0, byTheWind, 0
	switch g.strandsAt(int(die[0]), total) {
	case stranded6:
		g.lose(v, n, wrecked, "23.2", t)
	case strandedHard:
		g.lose(v, n, wrecked, "23.3", t)
	case strandedMasts:
		g.dismast(n, heading, 0, t)
	}
}

// A stranding is what comes of running aground.
//
// Cases 23.2, 23.3.
type stranding uint8

const (
	strandedLightly stranding = iota // she floats in the next move
	strandedFast
	strandedMasts // and loses her masts
	strandedHard  // wrecked, by her factor
	stranded6     // wrecked, by the die
)

// strandsAt returns what comes of running aground at a die and a grounding factor.
//
// Cases 23.2, 23.3. Rulings R211, R513.
func (g *State) strandsAt(die, total int) stranding {
	fig := &g.tables.Figure
	switch {
	case die == 6:
		return stranded6
	case total > int(fig[GroundWrecks]):
		return strandedHard
	case total > int(fig[GroundMasts]):
		return strandedMasts
	case total < int(fig[Refloats]):
		return strandedLightly
	}
	return strandedFast
}

// sound tells how deep it is at the bows of ships that have used the lead.
//
// Case 23.4.
func (g *State) sound(t *engine.Turn) {
	areas := g.played().Areas
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate != afloat || !g.orders(n, VerbSound, engine.NoObject) {
			continue
		}
		class, shallow := int32(0), int32(0)
		for i := range areas {
			if a := &areas[i]; a.Ground == Shallows && plane.Polygon(a.Shape).Has(g.ships[n].at) {
				class, shallow = max(class, int32(a.Class)), 1
			}
		}
		g.tell(t, engine.Event{Kind: KindSounded, Rule: "23.4", About: g.object(n), N: [4]int32{class, shallow}})
	}
}

// refloat throws once more for a ship that is aground: she floats, stays or is
// wrecked. One whose factor was low at first floats in the next move.
//
// Cases 23.2, 23.3. Rulings R344, R379.
func (g *State) refloat(v *voyage, n shipNo, stranded bool, t *engine.Turn) {
	s := &g.ships[n]
	if s.held != ground || s.fate != afloat || stranded {
		return
	}
	if s.eased {
		g.float(n, t)
		return
	}
	weighed := g.agroundFactors(v, n)
	g.stakes = weighed
	up := g.throwAt(t, 1, "23.3", g.object(n), stake{of: theFirst})
	g.stakes = weighed
	g.stakes.add(countedDie, int(up[0]))
	down := g.throwAt(t, 1, "23.3", g.object(n), stake{of: theSecond})
	total := weighed.sum() + int(up[0]) - int(down[0])
	g.tell(t, engine.Event{Kind: KindAgroundStill, Rule: "23.3", About: g.object(n),
		N: [4]int32{int32(up[0]), int32(down[0]), int32(total)}})
	switch floats, hard := g.floatsAt(total); {
	case floats:
		g.float(n, t)
	case hard:
		g.lose(v, n, wrecked, "23.3", t)
	default:
		s.factor = uint8(total)
	}
}

// floatsAt reports whether a ship that is aground floats at a grounding factor, and whether she is wrecked.
//
// Case 23.3.
func (g *State) floatsAt(total int) (floats, hard bool) {
	return total <= 0, total > int(g.tables.Figure[GroundWrecks])
}

// float sets a ship free that was aground. In the next move she may go as she will.
//
// Case 23.3. Ruling R379.
func (g *State) float(n shipNo, t *engine.Turn) {
	s := &g.ships[n]
	s.held, s.factor, s.eased, s.speed = free, 0, true, 0
	g.tell(t, engine.Event{Kind: KindAfloat, Rule: "23.3", About: g.object(n)})
}

// agroundFactors counts the factor of a ship aground, with what the enemy's fire, wind, and guns thrown overboard add
// to it.
//
// Case 23.3. Ruling R343.
func (g *State) agroundFactors(v *voyage, n shipNo) (w tally) {
	force, c, tug := g.forceOn(n), g.course(n), g.ships[n].tug
	w.add(countedAground, int(g.ships[n].factor))
	g.when(&w, v.toll[n].firedOn, AgroundFire, 1)
	g.when(&w, force == Gale, AgroundGale, 1)
	g.when(&w, force == Light && g.onShore(n), AgroundLight, 1)
	g.when(&w, force == Fresh && g.onShore(n), AgroundFresh, 1)
	gives := c.has(VerbGiveGun) && g.ships[n].task[ShiftBattery] == g.tables.Task[ShiftBattery]
	g.when(&w, c.has(VerbJettison) || gives, AgroundJettison, int(engine.Truth(c.has(VerbJettison))+engine.Truth(gives)))
	g.when(&w, g.tugboats(n) > 0, AgroundBoats, 1)
	if tug != noShip && g.towed(n) && v.course[tug].run != 0 {
		oared := g.class(tug).Family != SailingShip
		g.when(&w, oared, AgroundGalleyTow, 1)
		g.when(&w, !oared && v.course[tug].means == bySail, AgroundTow, 1)
	}
	return w
}

// onShore reports whether the wind sets a ship onto the shallows she lies on: down
// wind of her middle lies more of them.
//
// Case 23.3.
func (g *State) onShore(n shipNo) bool {
	b := g.base(n)
	lee := b.Centre().Go(g.downwind(), b.Length)
	areas := g.played().Areas
	for i := range areas {
		if g.barred(n, &areas[i]) > 0 && plane.Polygon(areas[i].Shape).Cuts(b.Centre(), lee) {
			return true
		}
	}
	return false
}

// jettison throws a battery overboard from a ship aground.
//
// Case 23.3.
func (g *State) jettison(n shipNo) {
	h := &g.hidden[n]
	s := &g.ships[n]
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.verb == VerbJettison && s.held == ground {
			g.takeBatteries(n, group(o.on.Number()), 1)
		}
	}
}

// groundedStill tests ships that were free to leave and lie in the shallows yet.
//
// Case 23.3. Ruling R379.
func (g *State) groundedStill(v *voyage, n shipNo, t *engine.Turn) bool {
	s := &g.ships[n]
	if !s.eased || s.held == ground {
		return false
	}
	s.eased = false
	class := g.barredUnder(n, g.base(n))
	if class == 0 {
		return false
	}
	g.strand(v, n, s.heading, class, v.goal[n], t)
	return true
}
