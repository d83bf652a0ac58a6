package engine

import "strconv"

// A Reckoner is a Ruleset that says what the dice of a choice are held against: strengths with all that
// makes them, the column of a table, and what each face does. Nothing that it says is law. It allocates, so it
// is not for play.
type Reckoner interface {
	// Reckon lists what the dice of a choice rest on, from what its seat may know in s; nil for a choice
	// that brings none.
	Reckon(s State, c Choice) []Sum
}

// A Sum is a number with the parts that make it, or the results of a roll.
type Sum struct {
	Title string // "The English attack"
	Total string // what the parts come to, such as "6"; "" for a list of results
	Parts []SumPart
}

// A SumPart is one line of a Sum.
type SumPart struct {
	Text, Value string
	Rule        Case  // the case that counts it, or ""
	Ways, Of    int32 // how many of so many rolls bring it; 0 if no roll does
}

// FirstThrow returns the first throw that a choice brings before anybody is asked more, and the position in which it
// is made, as far as s knows it; false if the choice brings none. s, which permits the choice, is not changed.
func FirstThrow(rules Ruleset, s State, c Choice) (th Throw, at State, ok bool) {
	at = rules.Blank()
	at.CopyFrom(s)
	turn := Turn{Dice: noDice{}}
	if Try(at, c, &turn) {
		return Throw{}, nil, false
	}
	return *turn.Dry, at, true
}

// HasOdds reports whether the rules say odds of a choice that s permits, or what its dice are held against. s is
// redacted for the seat that chooses.
func HasOdds(rules Ruleset, s State, c Choice) bool {
	if caster, ok := rules.(Forecaster); ok && caster.Forecasts(s, c) {
		return true
	}
	by, ok := rules.(Reckoner)
	return ok && len(by.Reckon(s, c)) > 0
}

// Signed writes a number with its sign, 0 without.
func Signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// WaysTo counts the rolls of one or two dice of six faces that come to no more than a number, and all there are.
func WaysTo(most, dice int) (ways, of int32) {
	if dice == 1 {
		return int32(max(0, min(most, 6))), 6
	}
	for first := 1; first <= 6; first++ {
		one, _ := WaysTo(most-first, 1)
		ways += one
	}
	return ways, 36
}
