package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// MaxShips is the most that a scenario has on both sides, reinforcements too.
const MaxShips = 40

// MaxBarriers is the most that a scenario has.
const MaxBarriers = 8

// MaxForts is the most that a scenario has on both sides.
const MaxForts = 4

// MaxPersons is the most personalities that a scenario has on both sides.
const MaxPersons = 48

// A ScenarioRow is one battle as it begins.
type ScenarioRow struct {
	Key, Name, About string
	Width, Height    Length // of the table
	Mediterranean    bool   // waters (4.2)
	Armada           bool   // with the crews and guns of the Armada (4.4, 11.1)
	Moves            uint8  // that are played
	Weather          Weather
	Night, Moon      bool
	Wind             WindRow   // at the start
	WindRolled       bool      // thrown for as the rules say after the first spell; else as the script has it
	Script           []WindRow // changes of wind, by move
	Sides            [2]SideRow
	Ships            []ScenarioShip
	Areas            []Area
	Barriers         []Barrier
	Forts            []Fort
	Goals            []Goal
	Outright         bool      // a goal that is met ends the match at once
	LessLost         bool      // with equal points the smaller share of crew lost wins
	Settings         []Setting // that the scenario asks for
}

// A WindRow is the wind from a move on.
type WindRow struct {
	Move     uint8
	From     plane.Heading
	Beaufort uint8
}

// A SideRow is one side of a scenario.
type SideRow struct {
	Key    string // in the files of scenarios
	Name   string
	Nation Nation
	Moslem bool // else Christian (21.1)
}

// A Setting is an optional rule that a scenario asks for.
type Setting struct{ Key, Value string }

// A ScenarioShip is one ship as it begins.
type ScenarioShip struct {
	Key, Name   string
	Seat        engine.Seat
	Type        TypeNo
	Nation      Nation
	At          plane.Point // middle of the front edge of her base. Ruling R139
	Heading     plane.Heading
	Speed       Length // of the move before
	UnderOars   bool
	Held        hold  // how she lies, free if she is under way. Case 24.0
	Sailing     Class // of her mariners, which is her morale class too
	Gunnery     Class
	Men         Class // of her soldiers
	Soldiers    int16
	Mariners    int16
	Factor      int16 // of her broadside, in tenths
	FireShip    bool  // Case 16.2
	Explosive   bool  // a fire ship that may be given a fuse. Case 16.2
	Janissaries bool
	Treasure    bool
	Squadron    uint8 // from 1; 0 is none
	Arrives     uint8 // move; 0 at the start
	Persons     []Person
}

// A Person is a personality aboard.
//
// Case 4.3.
type Person struct {
	Name     string
	Rank     Rank
	Commands bool // the ship's squadron
}

// Ground is what an area is.
type Ground uint8

const (
	Shallows Ground = iota
	Land
	HighLand // shades and hides (23.6, 5.3)
	Current
)

// An Area is a part of the table.
type Area struct {
	Name   string
	Ground Ground
	Class  uint8         // of shallows (23.1)
	Height uint8         // of high land, in mast heights. Ruling R333
	From   uint8         // the first move of a current
	Set    plane.Heading // where a current runs to (23.5)
	Rate   Length        // of a current, in a move
	Choice bool          // there only if races are set
	Shape  plane.Polygon
}

// A Barrier is a boom across a passage (23.7).
type Barrier struct {
	Key     string // in records
	Name    string
	A, B    plane.Point
	Defence uint8
}

// Cover is what a fort is built of (25.1).
type Cover uint8

const (
	CoverIsOpen Cover = iota
	CoverIsEarth
	CoverIsStone
)

// A Fort is a shore battery (25.1, 25.2).
type Fort struct {
	Key, Name string
	Seat      engine.Seat
	At        plane.Point
	Facing    plane.Heading // Ruling R314
	Cover     Cover
	Guns      uint8
	Pounds    int16 // of shot, a gun
	Gunners   int16
	Troops    int16
	High      uint8 // in mast heights
	RedHot    bool  // may heat shot
}

// Fates are what may have become of a ship, by bit: at the end, unless they say
// ever.
type Fates uint32

const (
	Captured      Fates = 1 << iota // in enemy hands
	PrizeSecured                    // captured, with a prize crew that may sail her
	Sunk                            // foundered, capsized, exploded or wrecked
	Burnt                           // exploded, or a fire is out of control
	Struck                          // surrendered
	Retiring                        // under retire from action, or off the table by no Edge of her own side's goals. Ruling R54
	Aground                         // aground, not wrecked
	Wrecked                         // wrecked
	Dismasted                       // all masts lost
	CrewLost                        // Percent or more of her crew lost
	HurtLost                        // over Percent of her crew or of her oars lost
	Flying                          // on the table, afloat, with her flag
	LeftTable                       // has left by Edge with her flag flying
	LeftSailing                     // the same, under sail
	Beyond                          // past Line towards Edge, or off the table by Edge
	ClearOfLand                     // over Reach from all land
	PersonLost                      // a personality of hers killed or captured: counts for each
	CommanderLost                   // the one who commands a squadron killed or captured
)

// Edge is a side of the table.
type Edge uint8

const (
	TopEdge Edge = iota
	RightEdge
	BottomEdge
	LeftEdge
)

// A Goal is one line of the victory conditions. At the end it counts once for each
// ship of its set that has met one of its fates and is not barred. Of the goals of a
// group with the same seat, a ship counts for the first only.
type Goal struct {
	Text    string
	Ships   uint64 // by number in the scenario
	Seat    engine.Seat
	Points  int8
	Group   uint8 // 0: of no group
	Any     Fates // one of these
	All     Fates // and all of these
	Not     Fates // and none of these
	Percent uint8
	Edge    Edge
	Line    Length // from the left, or from the top for TopEdge and BottomEdge
	Reach   Length
}

// half returns the scenario at 1/1200.
func (sc ScenarioRow) half() ScenarioRow {
	halve(&sc.Width, &sc.Height)
	sc.Ships = append([]ScenarioShip(nil), sc.Ships...)
	for i := range sc.Ships {
		halve(&sc.Ships[i].At.X, &sc.Ships[i].At.Y, &sc.Ships[i].Speed)
	}
	sc.Areas = append([]Area(nil), sc.Areas...)
	for i := range sc.Areas {
		a := &sc.Areas[i]
		halve(&a.Rate)
		a.Shape = append(plane.Polygon(nil), a.Shape...)
		for j := range a.Shape {
			halve(&a.Shape[j].X, &a.Shape[j].Y)
		}
	}
	sc.Barriers = append([]Barrier(nil), sc.Barriers...)
	for i := range sc.Barriers {
		b := &sc.Barriers[i]
		halve(&b.A.X, &b.A.Y, &b.B.X, &b.B.Y)
	}
	sc.Forts = append([]Fort(nil), sc.Forts...)
	for i := range sc.Forts {
		halve(&sc.Forts[i].At.X, &sc.Forts[i].At.Y)
	}
	sc.Goals = append([]Goal(nil), sc.Goals...)
	for i := range sc.Goals {
		halve(&sc.Goals[i].Line, &sc.Goals[i].Reach)
		sc.Goals[i].Text = halfText(sc.Goals[i].Text)
	}
	return sc
}
