package engine

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
