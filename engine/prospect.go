package engine

// A Foreseer is a Ruleset that says what answers which take effect later, such as targets of guns, would
// achieve as things are now. It is advice, not law.
type Foreseer interface {
	// Foresee returns what to expect of each offered option, in the same order; nil if there is nothing to
	// say. s is redacted for the seat that is asked. It allocates, so it is not for play.
	Foresee(s State, d Decision, offered []Option) []Prospect
}

// A Prospect is what to expect of an answer as things are now.
type Prospect struct {
	Text string // two or three words beside the answer, such as "230 mm"; "" if there is nothing to say
	Idle bool   // it would achieve nothing
	Due  bool   // now is its moment: it stands first
	// Apart says that the dice which follow it are not about it: its odds are not shown before it is given.
	Apart bool
}
