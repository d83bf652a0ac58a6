package spain

import "github.com/weathergage/weathergage/engine"

// The seats.
const (
	English engine.Seat = iota
	Spanish
)

// An Entry says when a seat begins to control the units of a nation.
type Entry uint8

const (
	EntersAtStart Entry = iota
	EntersFrance        // after French neutrality is violated
	EntersIreland       // after a Spanish landing in Ireland
	EntersBritain       // after a Spanish landing in England or Scotland
)

// A Limit says which national limit of case 8.2 binds the units of a nation.
type Limit uint8

const (
	LimitNone Limit = iota
	LimitEnglish
	LimitDutch
	LimitGerman
	LimitFrench
	LimitIrish
	LimitScottish
	limitEnglishInvaded // LimitEnglish once Britain is invaded. Case 8.27
	numRoams            = iota
)

// A Nation is the nationality of a counter, from 1; 0 is none.
type Nation uint8

// maxNations bounds them: sets of them are 16 bits.
const maxNations = 16

// A NationRow holds one nationality.
type NationRow struct {
	Key    string      `csv:"key,key,a second nation %s"`
	Name   string      `csv:"name,word" show:"nation"`
	Seat   engine.Seat `csv:"side,..1" show:"side"`
	Built  bool        `csv:"built" show:"built"`   // its units can be constructed
	Kept   bool        `csv:"kept" show:"paid for"` // its seat pays their maintenance
	Enters Entry       `csv:"enters" show:"controlled"`
	Limit  Limit       `csv:"limit"`
}

// A Kind says what a counter is: a kind of ship, land unit or leader.
//
// Case 3.22.
type Kind uint8

const (
	DeepSail Kind = iota
	ShallowSail
	Oared
	Barge
	TreasureFleet
	Foot
	Horse
	NavalLeader
	LandLeader
	BothLeader // on land and at sea
	// NumKinds is how many there are.
	NumKinds = iota
)

// IsNaval reports whether it is a ship.
func (k Kind) IsNaval() bool { return k <= TreasureFleet }

// IsDeep reports whether it is of deep draft.
func (k Kind) IsDeep() bool { return k == DeepSail || k == TreasureFleet }

// HasOars reports whether it is oared, so that the wind does not affect it. Invasion barges are.
//
// Cases 3.22, 18.0.
func (k Kind) HasOars() bool { return k == Oared || k == Barge }

// IsLand reports whether it is a land unit.
func (k Kind) IsLand() bool { return k == Foot || k == Horse }

// IsLeader reports whether it is a leader.
func (k Kind) IsLeader() bool { return k >= NavalLeader }

// IsNavalLeader reports whether a kind leads ships: Leyva does, beside land units.
//
// Cases 13.11, 13.12.
func (k Kind) IsNavalLeader() bool { return k == NavalLeader || k == BothLeader }

// IsLandLeader reports whether a kind leads land units.
//
// Cases 13.11, 13.12.
func (k Kind) IsLandLeader() bool { return k == LandLeader || k == BothLeader }

// A Counter is one counter of the sheet, from 1. English counters come before Spanish
// ones. 0 is none, or one that the viewer may not know.
type Counter uint8

// Unseen is a counter that the viewer may not know.
const Unseen Counter = 0

// maxCounters bounds them: sets of them are 192 bits.
const maxCounters = 192

// A CounterRow holds what is printed on one counter. A value that it lacks is 0.
//
// Case 3.23.
type CounterRow struct {
	Key      string `csv:"key,key,a second counter %s"`
	Name     string `csv:"name,word,a second counter named %q"`
	Nation   Nation `csv:"nation"`
	Kind     Kind   `csv:"kind"`
	Strength uint8  `csv:"strength,0..50 or none"` // combat strength
	Reduced  uint8  `csv:"reduced,1..50 or none"`  // combat strength of the back; 0: the back is blank
	Moves    uint8  `csv:"moves,1..31"`            // movement allowance, in hexes; less than maxPath
	Carries  uint8  `csv:"carries,0..30 or none"`  // transport capacity, in strength of land units
	Less     uint8  `csv:"less,0..30 or none"`     // the same of the back
	Multiple uint8  `csv:"multiple,0..20 or none"` // maintenance multiple
	Bonus    uint8  `csv:"bonus,0..10 or none"`    // combat bonus of a leader
	Senior   bool   `csv:"senior"`                 // a senior naval leader
	At       Hex    `csv:"at, or none"`            // where it begins, a ship on the track there; 0: off the map
}

// Row returns the row of a counter.
func (tb *Tables) Row(c Counter) *CounterRow { return &tb.Counters[c] }

// Seat returns the side to which a counter belongs.
func (tb *Tables) Seat(c Counter) engine.Seat { return tb.Nations[tb.Counters[c].Nation].Seat }

// Steps returns how many steps a whole counter has: two if its back is printed. A great
// land host with a blank back has two or three.
//
// Case 3.23. Ruling R161.
func (tb *Tables) Steps(c Counter) int {
	row := &tb.Counters[c]
	switch {
	case row.Kind.IsLeader():
		return 0
	case row.Reduced > 0:
		return 2
	case row.Kind.IsLand() && int16(row.Strength) >= tb.Numbers[NumGreatHost]:
		return 3
	case row.Kind.IsLand() && int16(row.Strength) >= tb.Numbers[NumHost]:
		return 2
	}
	return 1
}

// Room returns what a ship takes of the activation value of a port: its printed strength
// when whole, a fixed number for a barge, nothing for the Treasure Fleet. Ruling R29.
func (tb *Tables) Room(c Counter) int {
	row := &tb.Counters[c]
	switch row.Kind {
	case Barge:
		return int(tb.Numbers[NumBargeRoom])
	case TreasureFleet:
		return 0
	}
	return int(row.Strength)
}

// A Track is an activation track, from 1; 0 is none.
type Track uint8

// A TrackRow holds one activation track: of a port, of one hex, or of a country.
//
// Case 3.1.
type TrackRow struct {
	Key     string      `csv:"key,key,a second track %s"`
	Name    string      `csv:"name,word"`
	Seat    engine.Seat `csv:"side,..1"`
	City    City        // of the track of a port, else 0
	Hex     Hex         // of that port, or of the track of a hex; else 0
	Country Country     // of the track of a country, else NoCountry
	Ships   Nation      `csv:"ships, or none"` // whose ships are built there; 0 for no ships
	Land    uint16      // the nations, by bit, whose land units are built there
}

// Boxes returns how many boxes a track has: four for ships, one for land units alone.
func (r *TrackRow) Boxes() int {
	if r.Ships != 0 {
		return 4
	}
	return 1
}
