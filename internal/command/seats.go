package command

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// findSeat returns the seat with that name, its own or that of its side in a scenario: A, or England. It may
// be the observer.
func findSeat(info *engine.Info, scenario, name string) (engine.Seat, error) {
	return seatNamed(info, scenario, name, "observer")
}

// findPlayer is findSeat for one that plays, so not the observer.
func findPlayer(info *engine.Info, scenario, name string) (engine.Seat, error) {
	return seatNamed(info, scenario, name)
}

// seatNamed returns a seat by its name or side, or the observer if also names it. The error lists the seats
// with their sides.
func seatNamed(info *engine.Info, scenario, name string, also ...string) (engine.Seat, error) {
	sides := info.Called(scenario)
	for _, by := range []*engine.Info{info, sides} {
		if s, ok := by.FindSeat(name); ok && (s != engine.Observer || len(also) > 0) {
			return s, nil
		}
	}
	known := append(slices.Clone(also), info.Seats...)
	for i, seat := range info.Seats {
		if side := sides.Seats[i]; side != seat {
			seat += " (" + side + ")"
			known = append(known, side)
		}
		also = append(also, seat)
	}
	perhaps := ""
	near := engine.Nearest(name, known)
	if near == "" {
		near = begunAs(name, known)
	}
	if near != "" {
		perhaps = ", perhaps " + near
	}
	return engine.NoSeat, fmt.Errorf("no seat %q%s: expected %s", name, perhaps, strings.Join(also, ", "))
}

// begunAs returns the known name whose first three letters are those of name, such as Spanish for Spain, or "".
func begunAs(name string, known []string) string {
	for _, k := range known {
		if len(name) >= 3 && len(k) >= 3 && strings.EqualFold(k[:3], name[:3]) {
			return k
		}
	}
	return ""
}

// whoHas returns a seat, called as in the lines of a record, with a verb: "the English have", "A has".
func whoHas(info *engine.Info, seat engine.Seat) string { return who(info, seat, "have", "has") }

// who returns a seat with a verb in the plural, or in the singular if seats are not named after peoples.
func who(info *engine.Info, seat engine.Seat, plural, singular string) string {
	if info.Peoples {
		return info.The(seat) + " " + plural
	}
	return info.The(seat) + " " + singular
}

// seatWord returns a seat as it can be typed: its side in a scenario, if that is one word, or its own name.
func seatWord(info *engine.Info, scenario string, seat engine.Seat) string {
	side := info.Called(scenario).Seats[seat]
	if found, err := findPlayer(info, scenario, side); err != nil || found != seat || strings.ContainsAny(side, " '\"") {
		return info.Seats[seat]
	}
	return side
}

// seatPairs reads pairs of a form, seat=who or seat=bot, for the seats of a scenario. twice is the error that a
// seat is named a second time.
func seatPairs(info *engine.Info, scenario string, pairs []string, form, twice string, take func(engine.Seat, string) error) error {
	var seen engine.Seats
	for _, pair := range pairs {
		name, who, ok := strings.Cut(pair, "=")
		if !ok {
			return fmt.Errorf("expected %s, such as %s=random, found %q", form, info.Seats[0], pair)
		}
		seat, err := findPlayer(info, scenario, name)
		if err != nil {
			return err
		}
		if seen.Has(seat) {
			return fmt.Errorf("%s: %s", twice, strings.Join(pairs, ", "))
		}
		seen |= engine.Only(seat)
		if err := take(seat, who); err != nil {
			return err
		}
	}
	return nil
}

// scenarioOf returns the scenario that a position names, or "".
func scenarioOf(rules engine.Ruleset, s engine.State) string {
	return rules.Info().ScenarioIn(string(rules.FormatPosition(nil, s)))
}

// withSeat returns a typed choice with the name of its seat for that of its side.
func withSeat(info *engine.Info, scenario, choice string) string {
	first, rest, _ := strings.Cut(strings.TrimSpace(choice), " ")
	if _, ok := info.FindSeat(first); ok {
		return choice
	}
	if seat, err := findPlayer(info, scenario, first); err == nil {
		return info.Seats[seat] + " " + rest
	}
	return choice
}
