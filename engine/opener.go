package engine

// An Opener is a Ruleset that knows which offered answers lead to one that is not offered yet: who wants to board
// first forms a party. It is advice, not law.
type Opener interface {
	// Opens lists them; nil if there are none. s is redacted for the seat that is asked. It allocates, so it is not
	// for play.
	Opens(s State, d Decision, offered []Option) []Opening
}

// An Opening is an offered answer as the first step to another.
type Opening struct {
	By    int    // which of the offered answers
	On    Object // what the other answer is about
	Says  string // both steps, as a sentence of Words.Fill: %O for On, %1 to %3 for the numbers of the first
	Short string // the same on a small button, at most four words
	Rule  Case   // the case that wants the first step
}
