package engine

// A Yard is a Ruleset whose scenarios a person can compose, in the form of the scenario files of its data
// pack. It says what a page may offer; reading a scenario shows whether it is sound.
type Yard interface {
	// Parts returns what scenarios are composed of, such as the ships of the lists or squadrons; those that a
	// scenario brings itself come last.
	Parts() []Part
	// Terms returns the words that fields of a scenario may hold.
	Terms() []Term
	// Worth returns the points of each ship of a scenario or, if its file says how many of each part a side
	// has, of each side, in the order of that file; nil if there is no such scenario.
	Worth(scenario string) []int32
}

// A Part is something that a scenario holds any number of.
type Part struct {
	Key, Name  string
	List, Kind string // where it is listed, and what it is: to choose by
	Figures    []Figure
	Worth      int32 // points as listed, with an average crew
	// How it looks on a board, as a Piece does; zero if it is not drawn.
	Base       [2]int32
	Masts      []Mast
	Silhouette string
}

// A Figure is something printed about a part, with its name.
type Figure struct{ Name, Text string }

// A Term is the set of words that a field may hold.
type Term struct {
	Field string // "nation"; "fixed scots few foot" if the words depend on those of other fields
	Words []string
}
