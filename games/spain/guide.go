package spain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// Part reports whether a verb only takes part of what is asked about: ships are left behind
// and units held back before the others go.
func (r *ruleset) Part(v engine.Verb) bool { return v == VerbLeave || v == VerbWithhold }

// Space returns the hex of loose ships or of a stack, and of a track that has one; where a fleet
// or a unit is, its name does not tell.
func (r *ruleset) Space(o engine.Object) engine.Object {
	if hexOf(o) != 0 {
		return o
	}
	if n := r.tables.trackOf(o); n != 0 && r.tables.Tracks[n].Hex != 0 {
		return hexObject(r.tables.Tracks[n].Hex)
	}
	return engine.NoObject
}

// quits reports whether an answer gives up a path, calls off an attack or breaks it off, or ends a phase in
// which something is left to do.
func quits(ask engine.Prompt, v engine.Verb, only bool) bool {
	if v == VerbDisengage {
		return true
	}
	switch ask {
	case AskCourse, AskMuster, AskPress:
		return v == engine.Pass
	case AskActivate, AskSail, AskSeaFight, AskMarch, AskFight, AskAcquire, AskLayUp, AskAdvance, AskDeploy:
		return v == engine.Pass && !only
	}
	return false
}

// Taking returns the choice by which a fleet, or the loose ships of a hex, are taken in hand to sail. Land units march at
// once. A ship or a unit that is taken up in another segment gets the choice by which it would move in its own.
//
// Cases 6.21, 8.11.
func (r *ruleset) Taking(d engine.Decision, of engine.Object) (engine.Choice, bool) {
	c := engine.Choice{Seat: d.Seat, Verb: VerbSail, About: d.About, On: of}
	if hexOf(of) != 0 {
		c.Verb = VerbCoast
	}
	_, n := fleetOf(of)
	if unit := r.tables.counterOf(of); unit != Unseen {
		switch ship := r.tables.Row(unit).Kind.IsNaval(); {
		case ship && idle[d.Ask]:
			return c, true
		case !ship && (idle[d.Ask] || d.Ask == AskSail):
			return engine.Choice{Seat: d.Seat, Verb: VerbMarch, About: d.About, With: of}, d.Ask != AskMarch
		}
	}
	return c, d.Ask == AskSail && (n != 0 || hexOf(of) != 0)
}

// idle has the questions of segments in which nothing moves, or only land units do.
var idle = [numAsks]bool{AskActivate: true, AskMarch: true, AskFight: true, AskAcquire: true, AskLayUp: true}

// Way proposes the path of a voyage up to its declaration, how far to run along a path, a
// passage along the coast, or a march.
func (r *ruleset) Way(s engine.State, d engine.Decision, of, to engine.Object) (engine.Way, bool) {
	g, goal := s.(*State), hexOf(to)
	if goal == 0 {
		return engine.Way{}, false
	}
	switch d.Ask {
	case AskSail:
		var taken []engine.Choice
		ahead := *g
		if join, ok := g.forming(d, of); ok {
			ahead.Apply(join, &engine.Turn{})
			taken, of = append(taken, join), join.On
		}
		take, ok := r.Taking(d, of)
		if ill := ahead.Check(take); !ok || !ill.OK() {
			return engine.Way{}, false
		}
		ahead.Apply(take, &engine.Turn{})
		taken = append(taken, take)
		w, ok := ahead.wayOnward(ahead.flow.Top(), goal)
		w.Choices = append(taken[:len(taken):len(taken)], w.Choices...)
		if b := w.Beside; b != nil {
			b.Choices = append(taken[:len(taken):len(taken)], b.Choices...)
		}
		return w, ok
	case AskCourse, AskVoyage, AskCoast:
		return g.wayOnward(g.flow.Top(), goal)
	case AskMarch:
		return g.wayByLand(d, of, goal)
	case AskAdvance:
		return g.wayOfVictors(d, []engine.Object{of}, goal)
	}
	return engine.Way{}, false
}

// forming returns the choice by which a ship outside of all fleets forms the next one, to sail alone; false if
// the object is no such ship or no marker is free.
//
// Cases 6.11, 6.12.
func (g *State) forming(d engine.Decision, of engine.Object) (engine.Choice, bool) {
	ship, n := g.tables.counterOf(of), g.freeMarker(d.Seat)
	if ship == Unseen || n == 0 || g.units[ship].Fleet != 0 {
		return engine.Choice{}, false
	}
	join := engine.Choice{Seat: d.Seat, Verb: VerbJoin, About: d.About, On: fleetObject(d.Seat, n), With: of}
	ill := g.Check(join)
	return join, ill.OK()
}

// wayOnward returns the way of what is in hand.
func (g *State) wayOnward(f *engine.Frame, goal Hex) (w engine.Way, ok bool) {
	switch f.Step {
	case stepCourse:
		s, v := g.stackOf(f.Seat, f.About), &g.voyage
		declare := engine.Choice{Seat: f.Seat, Verb: VerbDeclare, About: f.About}
		if ill := g.Check(declare); goal == v.Path[v.Steps] && ill.OK() { // the end of the path is pointed at again
			return engine.Way{Choices: []engine.Choice{declare}, Through: []engine.Object{hexObject(goal)}}, true
		}
		path, shorter := g.pathAtSea(s, v.Path[v.Steps], goal, int(g.left(s))-int(v.Steps))
		w = g.wayAtSea(f, s, path)
		if len(shorter) > 0 {
			beside := g.wayAtSea(f, s, shorter)
			w.Title, beside.Title = "the path with the wind", "the shorter path, against the wind"
			w.Beside = &beside
		}
	case stepVoyage:
		g.wayAlong(&w, f, goal)
	case stepCoast:
		s := g.coaster(f)
		_, left := g.coastAllowance(s)
		g.lay(&w, f, g.pathAlongCoast(s, goal, int(left)))
	}
	return w, len(w.Choices) > 0
}

// wayAtSea returns a path that a fleet may declare, with what can be foretold of it.
//
// Case 6.22.
func (g *State) wayAtSea(f *engine.Frame, s Stack, path []Hex) (w engine.Way) {
	g.lay(&w, f, path)
	g.watch(&w, s)
	g.warn(&w, f.Seat)
	g.foretell(&w, s, path)
	return w
}

// warn notes the first hex of a way, after that where it begins, in which the enemy may try to intercept.
//
// Case 6.4.
func (g *State) warn(w *engine.Way, seat engine.Seat) {
	for i, o := range w.Through {
		if i > 0 && slices.Contains(w.Watched, o) {
			w.Stops = append(w.Stops, engine.Stop{At: o, Kind: "watched",
				Text: "the " + seatTitles[foe(seat)] + " may try to intercept from here on; an attempt succeeds", Rule: "6.4",
				Chance: itoa(int(g.tables.Numbers[NumInterceptMost])) + " in 6"})
			return
		}
	}
}

// wayAlong returns the run of a fleet to a hex of its declared path.
//
// Cases 6.24, 6.4.
func (g *State) wayAlong(w *engine.Way, f *engine.Frame, goal Hex) {
	s, v := g.stackOf(f.Seat, f.About), &g.voyage
	if _, _, ill := g.ahead(s, goal); !ill.OK() {
		return
	}
	w.Choices = append(w.Choices, engine.Choice{Seat: f.Seat, Verb: VerbRun, About: f.About, On: hexObject(goal)})
	g.watch(w, s)
	at := v.At[s.Fleet]
	for i := at; i <= g.placeOnPath(s, goal); i++ {
		w.Through = append(w.Through, hexObject(v.Path[i]))
	}
	g.warn(w, f.Seat)
}

// lay writes a path down as steps of what is in hand, each about the same thing.
func (g *State) lay(w *engine.Way, f *engine.Frame, path []Hex) {
	for i, h := range path {
		if i > 0 {
			w.Choices = append(w.Choices, engine.Choice{Seat: f.Seat, Verb: VerbSteer, About: f.About, On: hexObject(h)})
		}
		w.Through = append(w.Through, hexObject(h))
	}
}

// costFrench is what a way is charged for a step into a French port while France is neutral.
const costFrench = 40

// pathAtSea returns the shortest path of a stack that goes with the wind throughout, or else the
// shortest of all, within so many hexes; and the shortest of all, if that is shorter.
//
// Cases 6.14, 6.22.
func (g *State) pathAtSea(s Stack, from, goal Hex, most int) (path, shorter []Hex) {
	step := func(windy bool) func(Hex, hex.Direction) int {
		return func(h Hex, d hex.Direction) int {
			to := g.tables.Near[h][d]
			ill := g.mayGo(s, to)
			switch {
			case g.tables.Sail[h]>>d&1 == 0 || !ill.OK():
				return 0
			case windy && g.blows(h) && !g.tables.IsWith(h, d, &g.chosen):
				return 0
			case g.wake == 0 && g.tables.isPort(to) && g.isFrench(to) && to != goal:
				return costFrench
			}
			return 1
		}
	}
	path = Grid.Way(from, goal, most+costFrench, step(false))
	if len(path) < 2 || len(path)-1 > most {
		return nil, nil
	}
	with := Grid.Way(from, goal, most+costFrench, step(true))
	switch {
	case len(with) < 2 || len(with)-1 > most:
		return path, nil
	case len(with) > len(path):
		return with, path
	}
	return with, nil
}

// pathAlongCoast returns the shortest passage of a stack along the coast within so many hexes. It
// goes no farther than to the first hex beside enemy ships.
//
// Cases 6.31 to 6.33.
func (g *State) pathAlongCoast(s Stack, goal Hex, most int) []Hex {
	moved := g.flow.Top().N[coasted] > 0
	path := Grid.Way(s.Hex, goal, most, func(h Hex, d hex.Direction) int {
		if !g.coastsTo(s, moved, h, d) {
			return 0
		}
		return 1
	})
	if len(path) < 2 || s.Fleet == 0 && !moved && !g.canPart(s) {
		return nil
	}
	return path
}

// coastsTo reports whether a stack may go on along the coast from a hex in a direction, if it has moved or not.
//
// Cases 6.31 to 6.33.
func (g *State) coastsTo(s Stack, moved bool, h Hex, d hex.Direction) bool {
	ill := g.mayGo(s, g.tables.Near[h][d])
	return g.tables.Coasting(h)>>d&1 != 0 && ill.OK() && (!moved && h == s.Hex || !g.hasNeighbour(s.Seat, h))
}

// watch notes the hexes in which enemy fleets might intercept a stack, by what both sides see.
//
// Cases 6.4, 6.44, 6.46.
func (g *State) watch(w *engine.Way, s Stack) {
	for h := Hex(1); h < numHexes; h++ {
		if g.tables.Terrain[h].HasWater() && g.canTry(Stack{s.Seat, s.Fleet, h}) {
			w.Watched = append(w.Watched, hexObject(h))
		}
	}
}

// marchers returns the units that a march moves, from a hex, and how far all of them can go.
func (g *State) marchers(seat engine.Seat, of engine.Object) (units counterSet, from Hex, most int) {
	units, from, most = g.onLand(seat), hexOf(of), mostByte
	if one := g.tables.counterOf(of); one != Unseen {
		if !units.has(one) {
			return counterSet{}, 0, 0
		}
		units, from = counterSet{}, g.units[one].Hex
		units.add(one)
	}
	for c := units.next(0); c != 0; c = units.next(c) {
		row, u := g.at(c)
		if u.Hex != from || g.whyOffRoad(c) != 0 || g.isTired(c) {
			units.drop(c)
			continue
		}
		most = min(most, int(row.Moves)-int(u.Spent))
	}
	return units, from, most
}

// opensTo reports whether all of some units may march from a hex in a direction.
//
// Cases 8.12 to 8.14.
func (g *State) opensTo(seat engine.Seat, units *counterSet, h Hex, dir hex.Direction) bool {
	for c := units.next(0); c != 0; c = units.next(c) {
		if ill := g.mayStep(c, h, dir); !ill.OK() {
			return false
		}
	}
	return g.whyHeld(seat, g.tables.Near[h][dir]) == 0
}

// wayByLand returns the shortest march of a unit, or of all units of a hex that may go all the
// way, within their allowance. It keeps out of France while that is neutral, unless it is
// bound there, and a stack passes no other of its own.
//
// Cases 8.0, 8.12 to 8.14, 15.11.
func (g *State) wayByLand(d engine.Decision, of engine.Object, goal Hex) (w engine.Way, ok bool) {
	units, from, most := g.marchers(d.Seat, of)
	if units.isEmpty() || from == 0 {
		return w, false
	}
	stack := hexOf(of) != 0
	path := g.pathByLand(d.Seat, &units, from, goal, most, stack)
	for i, h := range path {
		w.Through = append(w.Through, hexObject(h))
		if i == 0 {
			continue
		}
		if stack {
			of = hexObject(path[i-1])
		}
		w.Choices = append(w.Choices, engine.Choice{Seat: d.Seat, Verb: VerbMarch, About: d.About, On: hexObject(h), With: of})
		if g.wake == 0 && g.isFrench(h) && len(w.Stops) == 0 {
			w.Stops = append(w.Stops, engine.Stop{At: hexObject(h), Kind: "peril", Text: "it violates French neutrality", Rule: "15.11"})
		}
	}
	if len(w.Choices) > 0 && g.wears(&units) {
		w.Stops = append(w.Stops, engine.Stop{At: hexObject(goal), Kind: "peril", Text: "winter attrition eliminates each land unit that marches on",
			Rule: "14.1", Chance: itoa(int(g.tables.Numbers[NumAttritionMost])) + " in 6"})
	}
	return w, len(w.Choices) > 0
}

// wears reports whether winter attrition is rolled for any of some units because they march now.
//
// Case 14.1.
func (g *State) wears(units *counterSet) bool {
	if !g.winter() {
		return false
	}
	for c := units.next(0); c != 0; c = units.next(c) {
		if row, u := g.at(c); row.Kind.IsLand() && u.Mark&markMoved == 0 {
			return true
		}
	}
	return false
}

// pathByLand returns the hexes of the shortest march of some units, the first and the last included; nil if there is none.
func (g *State) pathByLand(seat engine.Seat, units *counterSet, from, goal Hex, most int, stack bool) []Hex {
	return Grid.Way(from, goal, most, func(h Hex, dir hex.Direction) int {
		to := g.tables.Near[h][dir]
		neutral := g.wake == 0 && g.isFrench(to) && !g.isFrench(goal)
		if !g.opensTo(seat, units, h, dir) || neutral || stack && to != goal && g.ashore[seat].has(to) {
			return 0
		}
		return 1
	})
}
