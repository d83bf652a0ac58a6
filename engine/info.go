package engine

import (
	"fmt"
	"strings"
)

// SeatName returns the seat's name; "observer" or "nobody" for a number that is no seat.
func (in *Info) SeatName(s Seat) string {
	switch {
	case int(s) < len(in.Seats):
		return in.Seats[s]
	case s == Observer:
		return "observer"
	}
	return "nobody"
}

// isPeople reports whether a seat is named after a people, which takes a plural verb.
func (in *Info) isPeople(s Seat) bool { return in.Peoples && int(s) < len(in.Seats) }

// The returns the seat as a sentence names it: "the English" if seats are named after peoples, else its name.
func (in *Info) The(s Seat) string {
	if in.isPeople(s) {
		return "the " + in.Seats[s]
	}
	return in.SeatName(s)
}

// Player names the person in the seat, in the singular: "the English player offers a draw".
func (in *Info) Player(s Seat) string {
	if in.isPeople(s) {
		return in.The(s) + " player"
	}
	return in.SeatName(s)
}

// Does returns the seat and its verb at the beginning of a sentence: "The English roll", "England rolls".
func (in *Info) Does(s Seat, verb string) string {
	if in.isPeople(s) {
		return "The " + in.Seats[s] + " " + verb
	}
	return in.SeatName(s) + " " + verb + "s"
}

// FindSeat returns the seat of that name, in any case, or the only one whose name begins so.
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

// FindScenario returns the scenario with that key.
func (in *Info) FindScenario(key string) (*Scenario, bool) {
	for i := range in.Scenarios {
		if in.Scenarios[i].Key == key {
			return &in.Scenarios[i], true
		}
	}
	return nil, false
}

// ScenarioNumber returns the index of the scenario with that key; the error lists all keys.
func (in *Info) ScenarioNumber(key string) (int, error) {
	for i := range in.Scenarios {
		if in.Scenarios[i].Key == key {
			return i, nil
		}
	}
	return 0, fmt.Errorf("no scenario %q: expected %s", key, strings.Join(in.ScenarioKeys(), " or "))
}

// ScenarioKeys lists the keys of the scenarios, in order.
func (in *Info) ScenarioKeys() []string {
	keys := make([]string, len(in.Scenarios))
	for i := range in.Scenarios {
		keys[i] = in.Scenarios[i].Key
	}
	return keys
}

// SideName returns who a seat is in a scenario: its side there, or else the seat's name.
func (in *Info) SideName(scenario string, seat Seat) string {
	if sc, ok := in.FindScenario(scenario); ok && int(seat) < len(sc.Sides) {
		return sc.Sides[seat]
	}
	return in.SeatName(seat)
}

// Called returns a copy in which the seats are named by their sides in a scenario.
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

// FindSwitch returns the switch with that key.
func (in *Info) FindSwitch(key string) (*Switch, bool) {
	for i := range in.Switches {
		if in.Switches[i].Key == key {
			return &in.Switches[i], true
		}
	}
	return nil, false
}

// ScenarioIn returns the scenario that a position's text names, or whose key begins a line of it; else the game's only
// scenario; else "".
func (in *Info) ScenarioIn(position string) string {
	for line := range strings.Lines(position) {
		line = strings.TrimSpace(line)
		first, rest, _ := strings.Cut(line, " ")
		key, ok := strings.CutPrefix(line, "scenario ")
		if !ok && rest != "" {
			key = first // "campaign week 1": the key for a whole campaign
		}
		if _, known := in.FindScenario(key); known {
			return key
		}
	}
	if len(in.Scenarios) == 1 {
		return in.Scenarios[0].Key
	}
	return ""
}
