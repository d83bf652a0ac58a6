package engine

import "strconv"

// A Reckoner is a Ruleset that explains what the dice of a choice are compared with: strengths and their
// parts, the column of a table, and what each face does. It is advice, not law. It allocates, so it is not
// for play.
type Reckoner interface {
	// Reckon lists what the dice of a choice depend on, as far as its seat may know in s; nil for a choice
	// without dice.
	Reckon(s State, c Choice) []Sum
}

// A Sum is a number with the parts that make it, or the results of a roll.
type Sum struct {
	Title string // "The English attack"
	Total string // what the parts add up to, such as "6"; "" for a list of results
	Parts []SumPart
}

// A SumPart is one line of a Sum.
type SumPart struct {
	Text, Value string
	Rule        Case  // the case that counts it, or ""
	Ways, Of    int32 // how many rolls out of how many give it; 0 if none does
}

// FirstThrow returns the first throw that a choice brings before anyone is asked again, and the position at
// that throw, as far as s knows it; false if the choice brings none. s, which permits the choice, is not
// changed.
func FirstThrow(rules Ruleset, s State, c Choice) (th Throw, at State, ok bool) {
	at = rules.Blank()
	at.CopyFrom(s)
	turn := Turn{Dice: NoDice{}}
	if Try(at, c, &turn) {
		return Throw{}, nil, false
	}
	return *turn.Dry, at, true
}

// HasOdds reports whether the rules can give the odds of a choice that s permits, or what its dice are
// compared with. s is redacted for the seat that chooses.
func HasOdds(rules Ruleset, s State, c Choice) bool {
	if caster, ok := rules.(Forecaster); ok && caster.Forecasts(s, c) {
		return true
	}
	by, ok := rules.(Reckoner)
	return ok && len(by.Reckon(s, c)) > 0
}

// Signed formats a number with its sign, and 0 without.
func Signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// WaysTo counts the rolls of one or two six-sided dice that total at most a number, and all rolls.
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
