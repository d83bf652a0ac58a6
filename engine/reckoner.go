package engine

import (
	"slices"
	"strconv"
	"strings"
)

// A Reckoner is a Ruleset that explains what dice are compared with: strengths and their parts, the column of
// a table, and what each face does. It is advice, not law. It allocates, so it is not for play.
type Reckoner interface {
	// Reckon lists what the dice of a choice depend on, as far as its seat may know in s; nil for a choice
	// without dice.
	Reckon(s State, c Choice) []Sum
	// ReckonThrow lists what one throw depends on and what its faces do, for people who are about to make it;
	// nil if Call says enough. at is the position in which it is made, in the middle of a choice or of the
	// set-up, redacted for the seat; it is not changed.
	ReckonThrow(at State, th Throw, seat Seat) []Sum
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
	// Faces says which totals of the dice, or which of their differences, give it: "4 or more", "1, 3 or 5"; "" if
	// totals do not decide it. The
	// parts of a Sum that have Faces are all that the throw can do: their Ways add up to Of.
	Faces string
}

// Valued returns the text of a part with its value behind it: "her list -1", "the weather: Gale".
func (p *SumPart) Valued() string {
	switch {
	case strings.HasPrefix(p.Value, "+"), strings.HasPrefix(p.Value, "-"):
		return p.Text + " " + p.Value
	case p.Value != "":
		return p.Text + ": " + p.Value
	}
	return p.Text
}

// Results returns what the totals of six-sided dice do, from the lowest up, with totals of the same words in
// one part.
func Results(dice int, does func(total int) (text string, rule Case)) []SumPart {
	return outcomes(dice, waysOf(dice)[dice:], does)
}

// Differences returns what one six-sided die less another does, as Results does of totals: from -5 up to 5.
func Differences(does func(lead int) (text string, rule Case)) []SumPart {
	return outcomes(-5, []int32{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}, does)
}

// outcomes returns what totals do, of which ways counts the rolls from least up.
func outcomes(least int, ways []int32, does func(total int) (text string, rule Case)) (parts []SumPart) {
	texts := make([]string, len(ways))
	of := int32(0)
	for at, n := range ways {
		text, rule := does(least + at)
		texts[at] = text
		i := slices.IndexFunc(parts, func(p SumPart) bool { return p.Text == text })
		if i < 0 {
			i = len(parts)
			parts = append(parts, SumPart{Text: text, Rule: rule})
		}
		parts[i].Ways += n
		of += n
	}
	for i := range parts {
		parts[i].Of = of
		parts[i].Faces = SayTotals(least, least+len(ways)-1, func(total int) bool { return texts[total-least] == parts[i].Text })
	}
	return parts
}

// waysOf counts, for each total, the rolls of six-sided dice that come to it.
func waysOf(dice int) []int32 {
	ways := []int32{1}
	for range dice {
		more := make([]int32, len(ways)+6)
		for total, n := range ways {
			for face := 1; face <= 6; face++ {
				more[total+face] += n
			}
		}
		ways = more
	}
	return ways
}

// SayTotals says which of the totals from least to most a predicate holds for: "4 or more", "2 to 5", "1, 3 or
// 5"; "any roll" if it holds for all.
func SayTotals(least, most int, is func(total int) bool) string {
	var runs []string
	for from := least; from <= most; from++ {
		if !is(from) {
			continue
		}
		to := from
		for to < most && is(to+1) {
			to++
		}
		switch {
		case from == least && to == most:
			return "any roll"
		case from == to:
			runs = append(runs, strconv.Itoa(from))
		case to == most:
			runs = append(runs, strconv.Itoa(from)+" or more")
		case from == least:
			runs = append(runs, strconv.Itoa(to)+" or less")
		case to == from+1:
			runs = append(runs, strconv.Itoa(from), strconv.Itoa(to))
		default:
			runs = append(runs, strconv.Itoa(from)+" to "+strconv.Itoa(to))
		}
		from = to
	}
	if n := len(runs) - 1; n > 0 {
		return strings.Join(runs[:n], ", ") + " or " + runs[n]
	}
	return strings.Join(runs, "")
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
