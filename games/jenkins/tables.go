package jenkins

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// The map has columns 01 to 46 and rows 01 to 28. Odd columns stand half a hex higher.
const (
	Columns  = 46
	Rows     = 28
	numHexes = Columns*Rows + 1 // hex 0 is none
)

// Grid is the grid of the map.
var Grid = hex.Grid{W: Columns, H: Rows}

// A Hex is a hex of the map by its index in Grid, 0 for none. Beyond numHexes it is a box that holds counters off the
// map.
type Hex = hex.Hex

// Boxes are numbered after the hexes. The Turn Record Track holds ships on their way round the Horn: those sent in
// their owner's last Movement Step, which are due in his next one, and those sent since.
const (
	BoxBought      Hex               = numHexes + iota // bought or free, and not yet placed. Case 3.5
	BoxPacific                                         // sent this turn, bound for the Great South Sea. Case 7.4
	BoxAtlantic                                        // sent this turn, bound for the Caribbean. Case 7.4
	BoxDuePacific                                      // to be placed in the Great South Sea. Case 7.4
	BoxDueAtlantic                                     // to be placed in the Caribbean. Case 7.4
	numPlaces      = numHexes + iota                   // hexes and boxes
)

// A Place is a layer of a hex or box: one stack of one seat.
type Place uint16

// A Layer is one of the stacks that a seat may have in a hex. A box has only LayerOutside.
//
// Cases 4.0, 4.1. Rulings R18, R27.
type Layer uint8

const (
	LayerMoving  Layer = iota // the stack of ships that is moving now
	LayerOutside              // ships at sea, or off the seaport
	LayerDocked               // ships in the seaport
	LayerShore                // land counters ashore, under all ships
	numLayers    = iota
)

// At returns a layer of a hex or box.
func At(h Hex, l Layer) Place { return Place(h)<<2 | Place(l) }

// Hex returns the hex or box of a place.
func (p Place) Hex() Hex { return Hex(p >> 2) }

// Layer returns the layer of a place.
func (p Place) Layer() Layer { return Layer(p & 3) }

// Terrain is what a hex is made of.
type Terrain uint8

const (
	Land    Terrain = iota // all land: no ship enters
	Coastal                // land and water
	Sea                    // all sea: no land counter ashore
)

// Basin is the water of a hex. Atlantic, Gulf and CaribbeanSea are one sea for
// all rules.
type Basin uint8

const (
	NoWater Basin = iota
	Atlantic
	Gulf
	CaribbeanSea
	Pacific // the Great South Sea
)

// A Counter is a kind of counter: those with the same front and cost are one kind. English kinds come before Spanish
// ones.
type Counter uint8

// Unseen is a counter that the viewer may not know.
const Unseen Counter = 0

// maxCounters is more than the highest kind.
const maxCounters = 128

// Type is what a counter is.
type Type uint8

const (
	ShipOfLine Type = iota
	Frigate
	Merchant
	BombShip
	FireShip
	Infantry
	Cannons
	HeavyGuns
	BoomChain
	Supplies
	Leader
	Deception
	// NumTypes is how many there are.
	NumTypes = iota
)

// Naval reports whether the type is one of naval counters.
//
// Case 2.2.
func (ty Type) Naval() bool { return ty <= FireShip }

// A CounterRow is one kind of counter. A value that it does not have is 0.
//
// Case 2.2.
type CounterRow struct {
	Key       string      `csv:"key,key,a second row for %q"` // one word
	Name      string      `csv:"name,word" show:"counter"`    // what is printed on it
	Seat      engine.Seat `csv:"side"`
	Type      Type        `csv:"kind" show:"kind"`
	Count     uint8       `csv:"count,1..20" show:"number"`                   // how many there are
	Gun       int8        `csv:"gun,0..9" show:"gun,dash"`                    // red: naval combat
	Land      int8        `csv:"land,0..6" show:"land,dash"`                  // green: land combat
	Cannonade int8        `csv:"cannonade,0..9" show:"cannonade,dash signed"` // blue: dice lent to land combat
	Naval     int8        `csv:"naval,0..3" show:"naval,dash signed"`         // red +: naval tactics of a leader
	Tactics   int8        `csv:"ashore,0..3" show:"ashore,dash signed"`       // green +: land tactics of a leader
	Anchor    bool        `csv:"anchor" show:"anchor"`                        // may be carried by ships
	Cost      uint8       `csv:"cost,1..20 or none" show:"cost"`              // War Fund points; 0: begins on the map and never returns. Case 3.3
	// Front is the first kind of this seat with the same front: what the other side sees of it. Ruling R159. Finish
	// fills it.
	Front Counter
	// Title tells the kind apart from all others of its seat: "Soldiers (2, cost 3)". The Title of a Front names no
	// cost. Finish fills it.
	Title string
}

// A Port is a seaport, from 1; 0 is none.
type Port uint8

// maxPorts bounds the seaports: a set of them is 64 bits.
const maxPorts = 48

// A PortRow is one seaport.
type PortRow struct {
	Key      string `csv:"key,key,a second seaport named %q"`
	Name     string `csv:"name,word,a second seaport named %q"`
	Hex      Hex    `csv:"hex"`
	Owner    Holder `csv:"owner,1.."`  // when the war begins
	Value    uint8  `csv:"value,0..9"` // printed seaport value
	SouthSea bool   // on the Great South Sea side. Case 3.5
}

// A Peril is one result of the Perilous Sea Table.
type Peril uint8

const (
	PerilNone Peril = iota
	PerilDisaster
	PerilLost
	PerilLocker
	PerilBriny
)

// A Fortune is one result of the Fortunes of War Table: up to two seats in turn
// strike a visible enemy counter.
type Fortune struct {
	Strikes uint8
	By      [2]engine.Seat
	Target  [2]Target
}

// A Target is what a Fortune of War may strike.
type Target uint8

const (
	TargetAny Target = iota
	TargetNaval
	TargetLand
	TargetAbroad // any kind, outside its own side's friendly seaport hexes
)

// A Placement puts counters on the map when a scenario begins, each row under
// those of the same place before it.
type Placement struct {
	Counter Counter
	Count   uint8
	At      Place
}

// A ScenarioRow is one starting situation.
type ScenarioRow struct {
	Key, Name, About string
	First, Last      uint8    // turns of the Turn Record Track that are played
	Funds            [2]uint8 // War Fund points at start
	Income           [2]uint8 // War Fund points each turn
	Purchase         bool     // both sides buy before the first turn. Case 3.2
	Garrison         bool     // Spain shares out a soldiers counter to each greater port. Case 3.1
	Isidro           bool     // the San Isidro may come. Case 11.9
	Peace            bool     // the War of Austrian Succession has no part in it. Case 6.8
	Goals            uint64   // ports, by number, whose capture may win. Case 5.0
	Start            []Placement
	Held             []Held             // ports that are not held by their owner
	Pool             [maxCounters]uint8 // counters that may be bought, by kind
}

// A Held is a seaport that a side has captured before a scenario begins.
type Held struct {
	Port   Port
	Holder Holder
}

// Tables holds every number of the map, the counters, the printed tables and the scenarios. It is written when it is
// loaded and never changes after that.
type Tables struct {
	Title, Edition, Digest string // of the game, of its rulebook, and of the pack it was read from

	Terrain [numHexes]Terrain
	Basin   [numHexes]Basin
	AllLand [numHexes]uint8 // sides, by bit of hex.Direction, that no ship crosses. Case 7.1
	AllSea  [numHexes]uint8 // sides that no land counter crosses. Case 7.1

	Counters []CounterRow // by Counter; entry 0 is Unseen
	Ports    []PortRow    // by Port; entry 0 is none
	Trade    [maxPorts]uint64
	Isidro   Counter // the San Isidro
	Entry    Hex     // where she comes: To Spain. Case 11.9
	Cap      uint8   // most War Fund points. Case 3.2

	Storms     [7][]Hex // by die of the Storm Location Table. Case 6.2
	Perils     [7]Peril // by modified die
	Fortunes   [7]Fortune
	Succession [8]Succession // by modified die; entry 0 is not used
	Scenarios  []ScenarioRow

	// What follows is made by Finish.
	Near      [numHexes][hex.Directions]Hex
	Sail      [numHexes]uint8 // directions in which ships may go. Case 7.1
	March     [numHexes]uint8 // directions in which land counters may go. Case 7.1
	SiteAt    [numPlaces]Port // those printed on the map
	PortAt    [numPlaces]Port // those that are seaports of the game
	StormIn   [7]hexSet
	StormNear [7]hexSet              // hexes next to a storm
	SeaHexes  [2][Columns + 1]uint32 // rows of all-sea hexes, by column; first not of the Pacific, then of it
	Garrisons [maxCounters]uint8     // soldiers that Spain shares out. Case 3.1
}

// lastTurn is the last box of the Turn Record Track.
//
// Case 1.2.
const lastTurn = 10

// A Succession is one result of the War of Austrian Succession Table.
type Succession uint8

const (
	SuccessionNone Succession = iota
	SuccessionSpanishFunds
	SuccessionEnglishShip
	SuccessionEnglishSoldiers
	SuccessionSpanishSoldiers
	SuccessionSpanishShip
	SuccessionEnglishFunds
	SuccessionPeace
)

// Row returns the row of a kind.
func (tb *Tables) Row(c Counter) *CounterRow { return &tb.Counters[c] }

// Finish fills the fields that follow from the others.
func (tb *Tables) Finish() {
	for h := Hex(1); h < numHexes; h++ {
		for d := range hex.Direction(hex.Directions) {
			n := Grid.Step(h, d)
			tb.Near[h][d] = n
			if n == 0 {
				continue
			}
			if tb.Terrain[h] != Land && tb.Terrain[n] != Land && tb.AllLand[h]>>d&1 == 0 {
				tb.Sail[h] |= 1 << d
			}
			if tb.Terrain[h] != Sea && tb.Terrain[n] != Sea && tb.AllSea[h]>>d&1 == 0 {
				tb.March[h] |= 1 << d
			}
		}
		if tb.Terrain[h] == Sea {
			sea := 0
			if tb.Basin[h] == Pacific {
				sea = 1
			}
			tb.SeaHexes[sea][Grid.Column(h)] |= 1 << Grid.Row(h)
		}
	}
	for p := 1; p < len(tb.Ports); p++ {
		h := tb.Ports[p].Hex
		if tb.SiteAt[h] = Port(p); tb.Ports[p].Value > 0 { // Zihuatanejo has no purpose. Case 4.0
			tb.PortAt[h] = Port(p)
		}
	}
	for die := range tb.Storms {
		for _, h := range tb.Storms[die] {
			tb.StormIn[die].add(h)
			for _, n := range tb.Near[h] {
				if n != 0 {
					tb.StormNear[die].add(n)
				}
			}
		}
	}
	for c := 1; c < len(tb.Counters); c++ {
		row := &tb.Counters[c]
		row.Front = tb.front(Counter(c))
		if row.Seat == Spanish && row.Type == Infantry && row.Cost == 0 {
			tb.Garrisons[c] = row.Count
		}
	}
	for c := 1; c < len(tb.Counters); c++ {
		tb.Counters[c].Title = tb.counterTitle(Counter(c))
	}
}

// front returns the first kind with the same front.
//
// Ruling R159.
func (tb *Tables) front(c Counter) Counter {
	row := tb.Counters[c]
	row.Key, row.Count, row.Cost, row.Front, row.Title = "", 0, 0, 0, ""
	for other := Counter(1); other < c; other++ {
		o := tb.Counters[other]
		o.Key, o.Count, o.Cost, o.Front, o.Title = "", 0, 0, 0, ""
		if o == row {
			return other
		}
	}
	return c
}

// links returns how many trade routes join a port to ports of a set.
func (tb *Tables) links(p Port, to uint64) int { return bits.OnesCount64(tb.Trade[p] & to) }
