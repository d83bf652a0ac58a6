package spain

import (
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Classes of objects. Hexes and counters are numbered as their types, fleets by seat and
// number, tracks as theirs, months by turn.
const (
	classHex uint8 = 1 + iota
	classCounter
	classFleet
	classTrack
	classMonth
)

const fleetsOfSeat = 16

func hexObject(h Hex) engine.Object         { return engine.Thing(classHex, int(h)) }
func counterObject(c Counter) engine.Object { return engine.Thing(classCounter, int(c)) }
func trackObject(n Track) engine.Object     { return engine.Thing(classTrack, int(n)) }
func monthObject(turn uint8) engine.Object  { return engine.Thing(classMonth, int(turn)) }
func fleetObject(seat engine.Seat, n uint8) engine.Object {
	return engine.Thing(classFleet, int(seat)*fleetsOfSeat+int(n))
}

// object returns a stack as choices name it: a fleet, or the hex of loose ships.
func (s Stack) object() engine.Object {
	if s.Fleet == 0 {
		return hexObject(s.Hex)
	}
	return fleetObject(s.Seat, s.Fleet)
}

// hexOf returns the hex that an object is, 0 if it is none.
func hexOf(o engine.Object) Hex {
	if o.Class() != classHex || o.Number() >= numHexes {
		return 0
	}
	return Hex(o.Number())
}

// counterOf returns the counter that an object is, Unseen if it is none.
func (tb *Tables) counterOf(o engine.Object) Counter {
	if o.Class() != classCounter || o.Number() >= len(tb.Counters) {
		return Unseen
	}
	return Counter(o.Number())
}

// trackOf returns the track that an object is, 0 if it is none.
func (tb *Tables) trackOf(o engine.Object) Track {
	if o.Class() != classTrack || o.Number() >= len(tb.Tracks) {
		return 0
	}
	return Track(o.Number())
}

// fleetOf returns the seat and number of the fleet that an object is, 0 if it is none.
func fleetOf(o engine.Object) (seat engine.Seat, n uint8) {
	if o.Class() != classFleet || o.Number() >= 2*fleetsOfSeat {
		return engine.NoSeat, 0
	}
	return engine.Seat(o.Number() / fleetsOfSeat), uint8(o.Number() % fleetsOfSeat)
}

// stackOf returns the stack of a seat that an object names: one of its fleets, or its loose
// ships in a hex. It has no hex if there is none.
func (g *State) stackOf(seat engine.Seat, o engine.Object) Stack {
	if h := hexOf(o); h != 0 && g.loose[seat].has(h) {
		return Stack{Seat: seat, Hex: h}
	}
	if side, n := fleetOf(o); n != 0 && side == seat && n <= treasureFleet {
		return g.fleet(seat, n)
	}
	return Stack{Seat: seat}
}

// Names of fleets: those of the English are fleets, those of the Spanish armadas.
//
// Case 6.11.
var fleetKeys = [...]string{English: "fleet", Spanish: "armada"}
var fleetTitles = [...]string{English: "English Fleet %d", Spanish: "Spanish Armada %d"}

const loneTreasure = "treasure"

// name returns the name of an object in records: a hex with a city is called by the city.
func (tb *Tables) name(o engine.Object) string {
	switch o.Class() {
	case classHex:
		if h := hexOf(o); h != 0 {
			if city := tb.CityAt[h]; city != 0 {
				return tb.Cities[city].Key
			}
			return Grid.Name(h)
		}
	case classCounter:
		if c := tb.counterOf(o); c != Unseen {
			return tb.Counters[c].Key
		}
	case classFleet:
		seat, n := fleetOf(o)
		switch {
		case n == treasureFleet && seat == Spanish:
			return loneTreasure
		case n > 0 && n < treasureFleet:
			return fmt.Sprintf("%s-%d", fleetKeys[seat], n)
		}
	case classTrack:
		if n := tb.trackOf(o); n != 0 {
			return tb.Tracks[n].Key + trackSuffix
		}
	case classMonth:
		if n := o.Number(); n > 0 && n < len(tb.Turns) {
			return strings.ToLower(strings.ReplaceAll(tb.Turns[n].Name, " ", "-"))
		}
	}
	return ""
}

const trackSuffix = "-track"

// title returns the name of an object as a person reads it.
func (tb *Tables) title(o engine.Object) string {
	switch o.Class() {
	case classHex:
		if h := hexOf(o); h != 0 && tb.CityAt[h] != 0 {
			return tb.Cities[tb.CityAt[h]].Name
		}
	case classCounter:
		if c := tb.counterOf(o); c != Unseen {
			return tb.Counters[c].Name
		}
	case classFleet:
		seat, n := fleetOf(o)
		switch {
		case n == treasureFleet && seat == Spanish:
			return tb.Counters[tb.Treasure].Name
		case n > 0 && n < treasureFleet:
			return fmt.Sprintf(fleetTitles[seat], n)
		}
	case classTrack:
		if n := tb.trackOf(o); n != 0 {
			return tb.Tracks[n].Name
		}
	case classMonth:
		if n := o.Number(); n > 0 && n < len(tb.Turns) {
			return tb.Turns[n].Name
		}
	}
	return tb.name(o)
}

// isPlural reports whether an object is a unit that is named as several: Queen's ships 3,
// Galleys of Spain, Kent bands.
func (tb *Tables) isPlural(o engine.Object) bool {
	if o.Class() != classCounter || tb.counterOf(o) == Unseen {
		return false
	}
	row := tb.Row(tb.counterOf(o))
	head, _, _ := strings.Cut(row.Name, " of ")
	head, _, _ = strings.Cut(head, " (")
	return !row.Kind.IsLeader() && strings.HasSuffix(strings.TrimRight(head, " 0123456789"), "s")
}

// find returns the object of a name in records, whatever the case of its letters. A hex may
// be called by its number or by its city.
func (tb *Tables) find(name string) (engine.Object, bool) {
	name = ids.Name(name)
	if h, ok := Grid.Parse(name); ok {
		return hexObject(h), true
	}
	if city := tb.city(name); city != 0 {
		return hexObject(tb.Cities[city].Hex), true
	}
	if c := tb.counter(name); c != Unseen {
		return counterObject(c), true
	}
	if name == loneTreasure {
		return fleetObject(Spanish, treasureFleet), true
	}
	for seat, key := range fleetKeys {
		for n := uint8(1); n < treasureFleet; n++ {
			if name == fmt.Sprintf("%s-%d", key, n) {
				return fleetObject(engine.Seat(seat), n), true
			}
		}
	}
	if key, ok := strings.CutSuffix(name, trackSuffix); ok {
		for n := 1; n < len(tb.Tracks); n++ {
			if tb.Tracks[n].Key == key {
				return trackObject(Track(n)), true
			}
		}
	}
	for n := 1; n < len(tb.Turns); n++ {
		if o := monthObject(uint8(n)); tb.name(o) == name {
			return o, true
		}
	}
	return engine.NoObject, false
}
