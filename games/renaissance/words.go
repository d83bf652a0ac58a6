package renaissance

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Classes of objects.
const (
	classShip    uint8 = 1 + iota // a ship, by her number in the roster
	classGroup                    // a group of guns
	classSide                     // port or starboard
	classEnd                      // where an anchor holds
	classSection                  // a mast section
	classBarrier                  // a barrier, by its number in the roster
	classFort                     // a fort, by its number in the roster
	classMark                     // a part of a ship that is fired at. Case 26.0
	classBoat                     // a ship's boat, by her number in the roster and its own
	numClasses   = 1 + iota
)

// A register numbers what is named in all scenarios, so that a name is the same in
// each.
type register struct {
	keys, names []string
	of          [][]uint16 // by scenario and number in it
	at          [][]int16  // by scenario and number in the register: the number in the scenario and 1; 0 if it is not in it
}

// enter adds the next name of a scenario to the register.
func (r *register) enter(scene int, key, name string) {
	at := slices.Index(r.keys, key)
	if at < 0 {
		at = len(r.keys)
		r.keys, r.names = append(r.keys, key), append(r.names, name)
	}
	for len(r.of) <= scene {
		r.of, r.at = append(r.of, nil), append(r.at, nil)
	}
	for len(r.at[scene]) <= at {
		r.at[scene] = append(r.at[scene], 0)
	}
	r.of[scene] = append(r.of[scene], uint16(at))
	r.at[scene][at] = int16(len(r.of[scene]))
}

// named returns the number in a scenario of what has a number in the register, -1 if it is not in that
// scenario.
func (r *register) named(scene uint16, at int) int {
	if int(scene) >= len(r.at) || at >= len(r.at[scene]) {
		return -1
	}
	return int(r.at[scene][at]) - 1
}

// A roster is the register of ships, and those of their boats, of barriers and forts.
type roster struct {
	register
	booms, forts register
	boats        struct{ keys, names []string } // as many of each ship as any ship has
}

// enlist makes the roster of the scenarios.
func enlist(scenarios []ScenarioRow) roster {
	var r roster
	for i := range scenarios {
		for n := range scenarios[i].Ships {
			r.enter(i, scenarios[i].Ships[n].Key, scenarios[i].Ships[n].Name)
		}
		for n := range scenarios[i].Barriers {
			r.booms.enter(i, scenarios[i].Barriers[n].Key, scenarios[i].Barriers[n].Name)
		}
		for n := range scenarios[i].Forts {
			r.forts.enter(i, scenarios[i].Forts[n].Key, scenarios[i].Forts[n].Name)
		}
	}
	for i := range r.keys {
		for nth := 1; nth <= mostBoats; nth++ {
			r.boats.keys = append(r.boats.keys, r.keys[i]+"-boat-"+strconv.Itoa(nth))
			r.boats.names = append(r.boats.names, "boat "+strconv.Itoa(nth)+" of "+r.names[i])
		}
	}
	return r
}

// object returns a ship as an object.
func (g *State) object(n shipNo) engine.Object {
	return engine.Thing(classShip, int(g.tables.roster.of[g.scene][n]))
}

// shipOf returns the ship of this match that an object names, noShip if it names none.
func (g *State) shipOf(o engine.Object) shipNo {
	if o.Class() != classShip {
		return noShip
	}
	return shipNo(g.tables.roster.named(g.scene, o.Number()))
}

// fortObject returns a fort of this match as an object.
func (g *State) fortObject(k fortNo) engine.Object {
	return engine.Thing(classFort, int(g.tables.roster.forts.of[g.scene][k-1]))
}

// fortOf returns the fort of this match that an object names, noFort if it names none.
func (g *State) fortOf(o engine.Object) fortNo {
	if o.Class() != classFort {
		return noFort
	}
	return fortNo(1 + g.tables.roster.forts.named(g.scene, o.Number()))
}

// barrier returns a barrier of this match as an object.
func (g *State) barrier(i int) engine.Object {
	return engine.Thing(classBarrier, int(g.tables.roster.booms.of[g.scene][i]))
}

// barrierOf returns the barrier of this match that an object names, -1 if it names none.
func (g *State) barrierOf(o engine.Object) int {
	if o.Class() != classBarrier {
		return -1
	}
	return g.tables.roster.booms.named(g.scene, o.Number())
}

func sideObject(s side) engine.Object { return engine.Thing(classSide, int(s)) }

// Names of objects that no scenario names, by class and number.
var things = [numClasses][]string{
	classGroup:   {portGuns: "port-broadside", starboardGuns: "starboard-broadside", sternGuns: "stern-chasers", bowGuns: "bow-chasers", shoreGuns: "shore-guns"},
	classSide:    {port: "port-side", starboard: "starboard-side"},
	classEnd:     {"", endBow: "bow", endStern: "stern", endSea: "drogue"},
	classMark:    {hullMark: "hull", lineMark: "line", sprits: "sprit", "fore-lower", "fore-top", "fore-topgallant", "main-lower", "main-top", "main-topgallant", "mizzen", "bonaventure"},
	classSection: {ForeLower: "fore-stump", MainLower: "main-stump", Mizzen: "mizzen-stump", Bonaventure: "bonaventure-stump"},
}

// titles are the same as a person reads them.
var titles = [numClasses][]string{
	classGroup:   {portGuns: "port broadside", starboardGuns: "starboard broadside", sternGuns: "stern chasers", bowGuns: "bow chasers", shoreGuns: "guns of the fort"},
	classSide:    {port: "port side", starboard: "starboard side"},
	classEnd:     {"", endBow: "bow", endStern: "stern", endSea: "sea anchor"},
	classMark:    {hullMark: "hull", lineMark: "first mast in line", sprits: "sprit", "fore lower", "fore top", "fore topgallant", "main lower", "main top", "main topgallant", "mizzen", "bonaventure"},
	classSection: {ForeLower: "stump of the fore mast", MainLower: "stump of the main mast", Mizzen: "stump of the mizzen", Bonaventure: "stump of the bonaventure"},
}

// quits reports whether an order is one of those that quit a fight, or gives a ship no more orders though she
// can have some.
func quits(_ engine.Prompt, v engine.Verb, only bool) bool {
	return verbs[v].is(quitsFight) || v == engine.Pass && !only
}

// makeWords names all that orders and events speak of.
func makeWords(tables *Tables) *engine.Words {
	w := &engine.Words{
		Verbs: make([]engine.VerbWords, numVerbs), Heads: []string{headHelm, headGuns, headBoard, headSignals},
		Prompts: prompts[:], Kinds: eventNames(), Guns: []engine.Kind{KindFired, KindMuskets}, Meets: []engine.Kind{KindFoul},
		Fells: []engine.Kind{KindFell, KindJuryFell}, Orders: []engine.Kind{KindOrdered, KindIdle}, Reasons: make([]string, numReasons),
		Ended: func(out engine.Outcome) string { return endings[out.Level] }, Quits: quits,
	}
	for v := range verbs {
		w.Verbs[v] = verbs[v].VerbWords
	}
	for i, r := range refusals {
		w.Reasons[i] = r.text
	}
	name := func(of [][]string, o engine.Object) string {
		if class, n := int(o.Class()), o.Number(); class > 0 && class < len(of) && n < len(of[class]) {
			return of[class][n]
		}
		return ""
	}
	r := &tables.roster
	keys, names := things, titles
	keys[classShip], names[classShip] = r.keys, r.names
	keys[classBarrier], names[classBarrier] = r.booms.keys, r.booms.names
	keys[classFort], names[classFort] = r.forts.keys, r.forts.names
	keys[classBoat], names[classBoat] = r.boats.keys, r.boats.names
	w.Object = func(o engine.Object) string { return name(keys[:], o) }
	w.Title = func(o engine.Object) string {
		if o == engine.NoObject {
			return "any ship"
		}
		return name(names[:], o)
	}
	w.Find = func(name string) (engine.Object, bool) { return tables.find(name) }
	return w
}

// find returns the object of a name, whatever the case of its letters.
func (t *Tables) find(name string) (engine.Object, bool) {
	same := func(s string) bool { return s != "" && strings.EqualFold(s, name) }
	all := things
	all[classShip], all[classBarrier], all[classFort] = t.roster.keys, t.roster.booms.keys, t.roster.forts.keys
	all[classBoat] = t.roster.boats.keys
	for class, names := range all {
		if i := slices.IndexFunc(names, same); i >= 0 {
			return engine.Thing(uint8(class), i), true
		}
	}
	return engine.NoObject, false
}
