package engine

// A Foreseer is a Ruleset that says of answers which wait for their moment, such as targets of guns,
// whether they would serve as things lie now. Nothing that it says is law.
type Foreseer interface {
	// Foresee returns what is to be expected of each offered option, in the same order; nil where nothing
	// is to be said. s is redacted for the seat that is asked. It allocates, so it is not for play.
	Foresee(s State, d Decision, offered []Option) []Prospect
}

// A Prospect is what is to be expected of an answer as things lie now.
type Prospect struct {
	Text string // two or three words beside the answer, such as "230 mm"; "" where there is nothing to say
	Idle bool   // nothing comes of it
}
