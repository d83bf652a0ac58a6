package engine

// A Yard is a Ruleset whose scenarios a person can put together, in the form of the
// scenario files of its data pack. What may stand in one is told here for a page to
// offer; whether a scenario is sound is found by reading it.
type Yard interface {
	// Parts are what scenarios are put together from, such as the ships of the lists
	// or squadrons, those that a scenario brings itself last.
	Parts() []Part
	// Terms are the words that fields of a scenario may hold.
	Terms() []Term
	// Worth is what each ship of a scenario is worth in points, or each side where its
	// file says how many of each part a side has, in the order of that file; nil if
	// there is no such scenario.
	Worth(scenario string) []int32
}

// A Part is something of which a scenario holds any number.
type Part struct {
	Key, Name  string
	List, Kind string // where it is listed, and what it is: to choose by
	Figures    []Figure
	Worth      int32 // points as listed, with an average crew
	// How it looks on a board, as a Piece does; zero for what is not drawn.
	Base       [2]int32
	Masts      []Mast
	Silhouette string
}

// A Figure is something printed of a part, with its name.
type Figure struct{ Name, Text string }

// A Term is the words that a field may hold, of whatever it is a field.
type Term struct {
	Field string // "nation"; "fixed scots few foot" where the words hang on those of other fields
	Words []string
}
