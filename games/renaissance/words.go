package renaissance

import (
	"slices"
	"strings"

	"weathergage/engine"
)

// Classes of objects.
const (
	classShip    uint8 = 1 + iota // a ship, by her number in the roster
	classGroup                    // a group of guns
	classSide                     // port or starboard
	classEnd                      // where an anchor holds
	classSection                  // a mast section
)

// A roster numbers the ships of all scenarios, so that a name is the same in each.
type roster struct {
	keys, names []string
	of          [][MaxShips]uint16 // by scenario and number in it
}

// enlist makes the roster of the scenarios.
func enlist(scenarios []ScenarioRow) roster {
	var r roster
	r.of = make([][MaxShips]uint16, len(scenarios))
	for i := range scenarios {
		for n := range scenarios[i].Ships {
			s := &scenarios[i].Ships[n]
			at := slices.Index(r.keys, s.Key)
			if at < 0 {
				at = len(r.keys)
				r.keys, r.names = append(r.keys, s.Key), append(r.names, s.Name)
			}
			r.of[i][n] = uint16(at)
		}
	}
	return r
}

// object is a ship as an object.
func (g *State) object(n shipNo) engine.Object {
	return engine.Thing(classShip, int(g.tables.roster.of[g.scene][n]))
}

// shipOf is the ship of this match that an object names, noShip if it names none.
func (g *State) shipOf(o engine.Object) shipNo {
	if o.Class() != classShip {
		return noShip
	}
	for n := range shipNo(g.ofFleet()) {
		if int(g.tables.roster.of[g.scene][n]) == o.Number() {
			return n
		}
	}
	return noShip
}

func sideObject(s side) engine.Object { return engine.Thing(classSide, int(s)) }

// Names of objects other than ships, by class and number.
var things = [...][]string{
	classGroup:   {portGuns: "port-broadside", starboardGuns: "starboard-broadside", sternGuns: "stern-chasers", bowGuns: "bow-chasers"},
	classSide:    {port: "port-side", starboard: "starboard-side"},
	classEnd:     {"", endBow: "bow", endStern: "stern", endSea: "drogue"},
	classSection: {ForeLower: "fore-stump", MainLower: "main-stump", Mizzen: "mizzen-stump", Bonaventure: "bonaventure-stump"},
}

// titles are the same as a person reads them.
var titles = [...][]string{
	classGroup:   {portGuns: "port broadside", starboardGuns: "starboard broadside", sternGuns: "stern chasers", bowGuns: "bow chasers"},
	classSide:    {port: "port side", starboard: "starboard side"},
	classEnd:     {"", endBow: "bow", endStern: "stern", endSea: "sea anchor"},
	classSection: {ForeLower: "stump of the fore mast", MainLower: "stump of the main mast", Mizzen: "stump of the mizzen", Bonaventure: "stump of the bonaventure"},
}

// makeWords names all that orders and events speak of.
func makeWords(tables *Tables) *engine.Words {
	w := &engine.Words{
		Verbs: make([]string, numVerbs), Says: make([]string, numVerbs), Wants: make([][]engine.Unit, numVerbs),
		Prompts: prompts[:], Kinds: eventNames(), Reasons: make([]string, numReasons),
	}
	for v, row := range verbRows {
		w.Verbs[v], w.Says[v], w.Wants[v] = row.name, row.says, row.wants
	}
	for i, r := range refusals {
		w.Reasons[i] = r.text
	}
	name := func(of [][]string, ships []string, o engine.Object) string {
		switch class, n := int(o.Class()), o.Number(); {
		case class == int(classShip) && n < len(ships):
			return ships[n]
		case class > 0 && class < len(of) && n < len(of[class]):
			return of[class][n]
		}
		return ""
	}
	w.Object = func(o engine.Object) string { return name(things[:], tables.roster.keys, o) }
	w.Title = func(o engine.Object) string {
		if o == engine.NoObject {
			return "any ship"
		}
		return name(titles[:], tables.roster.names, o)
	}
	w.Find = func(name string) (engine.Object, bool) { return tables.find(name) }
	return w
}

// find is the object of a name, whatever the case of its letters.
func (t *Tables) find(name string) (engine.Object, bool) {
	same := func(s string) bool { return s != "" && strings.EqualFold(s, name) }
	if i := slices.IndexFunc(t.roster.keys, same); i >= 0 {
		return engine.Thing(classShip, i), true
	}
	for class, names := range things {
		if i := slices.IndexFunc(names, same); i >= 0 {
			return engine.Thing(uint8(class), i), true
		}
	}
	return engine.NoObject, false
}
