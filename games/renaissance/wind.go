package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// forceOn returns how hard the wind blows on a ship.
//
// Cases 5.2, 23.6. Ruling R219.
func (g *State) forceOn(n shipNo) Force { return g.tables.ForceBy[g.beaufortOn(n)].Force }

// beaufortOn returns how hard the wind blows on a ship by its number: two less in the lee of high land.
//
// Cases 5.2, 23.6. Ruling R219.
func (g *State) beaufortOn(n shipNo) uint8 {
	if g.shaded(n) {
		return max(g.air.beaufort, shadeBeaufort) - shadeBeaufort
	}
	return g.air.beaufort
}

// shadeBeaufort is by how much high land takes the wind.
//
// Case 23.6.
const shadeBeaufort = 2

// shaded reports whether high land lies close between a ship and the wind.
//
// Case 23.6. Ruling R219.
func (g *State) shaded(n shipNo) bool {
	areas := g.played().Areas
	for i := range areas {
		if areas[i].Ground != HighLand {
			continue
		}
		from := g.base(n).Centre()
		if plane.Polygon(areas[i].Shape).Cuts(from, from.Go(g.air.from, g.tables.Distance[Shade])) {
			return true
		}
	}
	return false
}

// noWind returns why a ship without a wind goes nowhere under sail: it is a calm, or high land leaves her
// one.
//
// Cases 6.1, 23.6.
func (g *State) noWind() engine.Illegal {
	if g.tables.ForceBy[g.air.beaufort].Force != Calm {
		return no(whyShade)
	}
	return no(whyCalm)
}

// stream returns the current where a ship lies, as a way in a move.
//
// Case 23.5.
func (g *State) stream(n shipNo) plane.Vector {
	areas := g.played().Areas
	var way plane.Vector
	for i := range areas {
		a := &areas[i]
		if a.Ground == Current && (g.uses(tidalRaces) || !a.Choice) && g.move >= a.From && plane.Polygon(a.Shape).Has(g.base(n).Centre()) {
			way = way.Add(plane.Step(a.Set, a.Rate))
		}
	}
	return way
}

// againstStream reports whether a ship that heads so goes against a current.
//
// Case 23.5. Rulings R220, R228.
func (g *State) againstStream(n shipNo, heading plane.Heading) bool {
	way := g.stream(n)
	return way != plane.Vector{} && heading.Off(way.Heading()) > g.angle(BeamWind)
}

// openingWind throws for the wind and weather in which a battle begins. No ship has more
// speed than that wind allows her.
//
// Cases 5.1, 5.2. Ruling R510.
func (g *State) openingWind(t *engine.Turn) {
	g.air.from = g.wheel(t)
	g.throwWeather(t)
	g.air.beaufort, g.air.weather = g.air.tends, g.air.brings
	g.tellWind(t)
	for n := range shipNo(g.ofFleet()) {
		s, c := &g.ships[n], g.course(n)
		s.speed = min(s.speed, g.most(n, &c, s.heading))
	}
}

// changeWind brings the wind of the coming move: what the scenario says, or every
// so many moves a throw; then a point of what has still to shift.
//
// Cases 5.1, 5.2. Rulings R50, R51, R510.
func (g *State) changeWind(t *engine.Turn) {
	sc := g.played()
	for i := range sc.Script {
		if w := &sc.Script[i]; w.Move == g.move && !g.uses(thrownWind) {
			g.air.from, g.air.beaufort, g.air.tends = w.From, w.Beaufort, w.Beaufort
			g.shiftTo(0, 0)
			g.tellWind(t)
		}
	}
	if sc.WindRolled || g.uses(thrownWind) {
		if before := g.move - 1; before > 0 && before%g.tables.Task[WindLasts] == 0 {
			g.throwWind(t)
		}
		if before := g.move - 1; before > 0 && before%g.tables.Task[WeatherLasts] == 0 {
			g.throwWeather(t)
		}
	}
	g.shiftWind(t)
	g.riseOrFall(t)
}

// throwWind throws for a shift of the wind.
//
// Case 5.1. Ruling R10.
func (g *State) throwWind(t *engine.Turn) {
	f := g.throw(t, 2, "5.1", engine.NoObject)
	switch g.tables.Shift[f.Sum()] {
	case WindBacks:
		g.shiftTo(g.air.from.Turn(-g.angle(WindPoint)), -1)
	case WindVeers:
		g.shiftTo(g.air.from.Turn(g.angle(WindPoint)), 1)
	case WindNew:
		g.newWind(t)
	}
}

// wheel throws for a direction of the wind.
//
// Case 5.1.
func (g *State) wheel(t *engine.Turn) plane.Heading {
	f := g.throwAt(t, 2, "5.1", engine.NoObject, stake{of: theWheel})
	return g.tables.Wheel[f.Sum()]
}

// newWind throws on the wheel for a new direction. The wind shifts to it the shorter
// way; a die settles which way round if both are as far.
//
// Case 5.1.
func (g *State) newWind(t *engine.Turn) {
	to, way := g.wheel(t), int8(1)
	switch turn := g.air.from.To(to); {
	case turn == 0:
		to, way = 0, 0
	case turn < 0:
		way = -1
	case turn == plane.Full/2:
		if f := g.throw(t, 1, "5.1", engine.NoObject); backsAt(int(f[0])) {
			way = -1
		}
	}
	g.shiftTo(to, way)
}

// backsAt reports whether a wind that may shift either way round does so anticlockwise at a die.
//
// Case 5.1.
func backsAt(die int) bool { return die <= 3 }

// shiftTo lets the wind shift one way round until it blows from a heading; 0 and 0 let
// it blow on as it does.
//
// Case 5.1.
func (g *State) shiftTo(to plane.Heading, way int8) { g.air.to, g.air.veer = to, way }

// shiftWind shifts the wind by one point of those still to come.
//
// Case 5.1.
func (g *State) shiftWind(t *engine.Turn) {
	a := &g.air
	if a.veer == 0 {
		return
	}
	way := plane.Angle(a.veer)
	left := way * a.from.To(a.to)
	if left <= 0 {
		left += plane.Full
	}
	step := min(left, g.angle(WindPoint))
	a.from = a.from.Turn(way * step)
	if step == left {
		g.shiftTo(0, 0)
	}
	g.tellWind(t)
}

// throwWeather throws for the weather and, where the force has several, for the Beaufort
// number that the wind shall rise or fall to.
//
// Case 5.2.
func (g *State) throwWeather(t *engine.Turn) {
	total := g.throw(t, 2, "5.2", engine.NoObject)
	row := &g.tables.WeatherBy[total.Sum()]
	g.air.tends, g.air.brings = row.Beaufort[1], row.Weather
	if row.Beaufort[1] != row.Beaufort[6] {
		g.weigh().n[stakeWeather] = int32(total.Sum())
		g.air.tends = row.Beaufort[g.throw(t, 1, "5.2", engine.NoObject)[0]]
	}
}

// riseOrFall changes the wind by one Beaufort number toward what it tends to, and
// brings the new weather as soon as it is possible with it; what is no longer
// possible clears up or, in a gale, is a storm.
//
// Cases 5.2, 5.2.1. Ruling R336.
func (g *State) riseOrFall(t *engine.Turn) {
	a := &g.air
	before := *a
	switch {
	case a.beaufort < a.tends:
		a.beaufort++
	case a.beaufort > a.tends:
		a.beaufort--
	}
	possible := &g.tables.ForceBy[a.beaufort].Possible
	switch {
	case possible[a.brings]:
		a.weather = a.brings
	case possible[a.weather]:
	case possible[Clear]:
		a.weather = Clear
	default:
		a.weather = Storm
	}
	if *a != before {
		g.tellWind(t)
	}
}

// tellWind tells wind and weather as they are now.
func (g *State) tellWind(t *engine.Turn) {
	a := &g.air
	g.tell(t, engine.Event{Kind: KindWind, Rule: "5.1",
		N: [4]int32{int32(a.from) / int32(tenth), int32(a.beaufort), int32(a.weather), int32(g.move)}})
}

// throw throws dice of six sides, seen by all who may know of the ship they are about.
//
// Case 5.3.
func (g *State) throw(t *engine.Turn, dice uint8, rule engine.Case, about engine.Object) engine.Faces {
	return g.throwAt(t, dice, rule, about, stake{})
}

// sign returns 1 for a turn clockwise, -1 for one anticlockwise, 0 for none.
func sign(a plane.Angle) plane.Angle {
	switch {
	case a > 0:
		return 1
	case a < 0:
		return -1
	}
	return 0
}
