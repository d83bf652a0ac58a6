package engine

import (
	"fmt"
	"strings"
)

// SeatName is the seat's name; "observer" and "nobody" for those that are none.
func (in *Info) SeatName(s Seat) string {
	switch {
	case int(s) < len(in.Seats):
		return in.Seats[s]
	case s == Observer:
		return "observer"
	}
	return "nobody"
}

// isPeople reports whether a seat is called after a people, of whom sentences tell in the plural.
func (in *Info) isPeople(s Seat) bool { return in.Peoples && int(s) < len(in.Seats) }

// The is the seat as a sentence names it: "the English" where seats are called after
// peoples, else its name.
func (in *Info) The(s Seat) string {
	if in.isPeople(s) {
		return "the " + in.Seats[s]
	}
	return in.SeatName(s)
}

// Player is whoever has the seat, of whom a sentence tells in the singular: "the English
// player offers a draw".
func (in *Info) Player(s Seat) string {
	if in.isPeople(s) {
		return in.The(s) + " player"
	}
	return in.SeatName(s)
}

// Does is the seat at the beginning of a sentence, with its verb: "The English roll",
// "England rolls".
func (in *Info) Does(s Seat, verb string) string {
	if in.isPeople(s) {
		return "The " + in.Seats[s] + " " + verb
	}
	return in.SeatName(s) + " " + verb + "s"
}

// FindSeat returns the seat of that name, whatever its case, or whose name
// alone begins so.
func (in *Info) FindSeat(name string) (Seat, bool) {
	if strings.EqualFold(name, "observer") {
		return Observer, true
	}
	found, n := NoSeat, 0
	for i, s := range in.Seats {
		if strings.EqualFold(s, name) {
			return Seat(i), true
		}
		if name != "" && len(name) <= len(s) && strings.EqualFold(s[:len(name)], name) {
			found, n = Seat(i), n+1
		}
	}
	return found, n == 1
}

// FindScenario returns the scenario of that key.
func (in *Info) FindScenario(key string) (*Scenario, bool) {
	for i := range in.Scenarios {
		if in.Scenarios[i].Key == key {
			return &in.Scenarios[i], true
		}
	}
	return nil, false
}

// ScenarioNumber returns which of the scenarios has that key; the error lists all keys.
func (in *Info) ScenarioNumber(key string) (int, error) {
	var keys []string
	for i := range in.Scenarios {
		if in.Scenarios[i].Key == key {
			return i, nil
		}
		keys = append(keys, in.Scenarios[i].Key)
	}
	return 0, fmt.Errorf("no scenario %q: expected %s", key, strings.Join(keys, " or "))
}

// SideName is who a seat is in a scenario: its side there, or else the seat's name.
func (in *Info) SideName(scenario string, seat Seat) string {
	if sc, ok := in.FindScenario(scenario); ok && int(seat) < len(sc.Sides) {
		return sc.Sides[seat]
	}
	return in.SeatName(seat)
}

// Called is the same with the seats called by their sides in a scenario.
func (in *Info) Called(scenario string) *Info {
	out := *in
	if sc, ok := in.FindScenario(scenario); ok && len(sc.Sides) > 0 {
		out.Peoples = sc.Peoples
	}
	out.Seats = make([]string, len(in.Seats))
	for i := range out.Seats {
		out.Seats[i] = in.SideName(scenario, Seat(i))
	}
	return &out
}

// FindSwitch returns the switch of that key.
func (in *Info) FindSwitch(key string) (*Switch, bool) {
	for i := range in.Switches {
		if in.Switches[i].Key == key {
			return &in.Switches[i], true
		}
	}
	return nil, false
}
