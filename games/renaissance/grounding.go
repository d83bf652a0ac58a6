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
	f, fig := &g.tables.Factor, &g.tables.Figure
	die := g.throw(t, 1, "23.2", g.object(n))
	total := int(die[0]) + int(intended/g.tables.Distance[GroundStep])*int(f[GroundStepMoved]) +
		int(class) - int(g.draught(n))
	if g.forceOn(n) == Gale {
		total += int(f[GroundGale])
	}
	if c := g.course(n); c.has(VerbSound) {
		total += int(f[GroundSounding])
	}
	g.tell(t, engine.Event{Kind: KindAground, Rule: "23.2", About: g.object(n),
		N: [4]int32{int32(die[0]), int32(total), int32(class)}})
	s.held, s.speed, s.eased = ground, 0, total < int(fig[Refloats])
	s.factor = uint8(min(max(total, 0), 255))
	s.stays, s.about, s.drift = 0, byTheWind, 0
	switch {
	case die[0] == 6:
		g.lose(v, n, wrecked, "23.2", t)
	case total > int(fig[GroundWrecks]):
		g.lose(v, n, wrecked, "23.3", t)
	case total > int(fig[GroundMasts]):
		g.dismast(n, heading, 0, t)
	}
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
	fig := &g.tables.Figure
	if s.eased {
		g.float(n, t)
		return
	}
	up := g.throwAt(t, 1, "23.3", g.object(n), stake{of: theFirst})
	down := g.throwAt(t, 1, "23.3", g.object(n), stake{of: theSecond})
	total := int(s.factor) + int(up[0]) - int(down[0]) + g.agroundFactors(v, n)
	g.tell(t, engine.Event{Kind: KindAgroundStill, Rule: "23.3", About: g.object(n),
		N: [4]int32{int32(up[0]), int32(down[0]), int32(total)}})
	switch {
	case total <= 0:
		g.float(n, t)
	case total > int(fig[GroundWrecks]):
		g.lose(v, n, wrecked, "23.3", t)
	default:
		s.factor = uint8(total)
	}
}

// float sets a ship free that was aground. In the next move she may go as she will.
//
// Case 23.3. Ruling R379.
func (g *State) float(n shipNo, t *engine.Turn) {
	s := &g.ships[n]
	s.held, s.factor, s.eased, s.speed = free, 0, true, 0
	g.tell(t, engine.Event{Kind: KindAfloat, Rule: "23.3", About: g.object(n)})
}

// agroundFactors returns what the enemy's fire, wind, and guns thrown overboard add to the factor of a ship
// aground.
//
// Case 23.3. Ruling R343.
func (g *State) agroundFactors(v *voyage, n shipNo) int {
	f := &g.tables.Factor
	total := 0
	if v.toll[n].firedOn {
		total += int(f[AgroundFire])
	}
	switch force := g.forceOn(n); {
	case force == Gale:
		total += int(f[AgroundGale])
	case force == Light && g.onShore(n):
		total += int(f[AgroundLight])
	case force == Fresh && g.onShore(n):
		total += int(f[AgroundFresh])
	}
	c := g.course(n)
	if c.has(VerbJettison) {
		total += int(f[AgroundJettison])
	}
	if c.has(VerbGiveGun) && g.ships[n].task[ShiftBattery] == g.tables.Task[ShiftBattery] {
		total += int(f[AgroundJettison])
	}
	if g.tugboats(n) > 0 {
		total += int(f[AgroundBoats])
	}
	if tug := g.ships[n].tug; tug != noShip && g.towed(n) {
		switch pull := &v.course[tug]; {
		case pull.run == 0:
		case g.class(tug).Family != SailingShip:
			total += int(f[AgroundGalleyTow])
		case pull.means == bySail:
			total += int(f[AgroundTow])
		}
	}
	return total
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
