package engine

// A Guide is a Ruleset that helps a hand at the table: it proposes answers and
// ways. Nothing that it says is law: every choice of a way is checked as it is
// played, and all it knows is a redacted position.
type Guide interface {
	// Part reports whether a verb only takes part of what is asked about, to go on
	// with: any number of such answers may be given before the one that matters.
	Part(v Verb) bool
	// Space is the space on which an object lies that options name, such as the hex
	// of a stack, or NoObject.
	Space(o Object) Object
	// Propose is the answer to d that most would give, for a seat to take or to
	// change; false where there is none.
	Propose(s State, d Decision) (Choice, bool)
	// Taking is the choice, allowed or not, by which of is taken in hand in answer to d
	// to go a way; false where nothing like it is.
	Taking(d Decision, of Object) (Choice, bool)
	// Way returns the route by which of (or d.About) can reach to; false if there is
	// none. Its choices allocate, so it is not for play.
	Way(s State, d Decision, of, to Object) (Way, bool)
}

// An Excuser is a Ruleset in which a seat may be asked although it can only pass, since not to be
// asked would tell others what it hides.
type Excuser interface {
	// Excuse says why a seat that sees s can only pass when asked d; the zero Illegal where it is
	// not asked for the sake of a secret.
	Excuse(s State, d Decision) Illegal
}

// A Signpost is a Ruleset that has something drawn on a board for an answer that names no object:
// who touches it gives that answer.
type Signpost interface {
	// Post is what a verb is touched by; NoObject for most.
	Post(v Verb) Object
}

// A Way is a chain of choices, the first of which answers what is asked now and
// each other what the one before it leads to. Playing it stops by itself where
// something is revealed or thrown, or another seat is asked.
type Way struct {
	Choices []Choice
	Through []Object // the spaces it leads through, the first and the last included
	Stops   []Stop   // in the order of the way
	Watched []Object // spaces where another seat may stop what goes there, as far as is known
	Title   string   // where there are several: "the shorter path, against the wind"
	Beside  *Way     // another to the same space, drawn beside this one; nil where there is none
}

// A Stop is a space of a way at which playing it stops, and why.
type Stop struct {
	At   Object
	Kind string // class of its look: "peril" for dice, "watched" for another seat's answer
	Text string // "a perilous sea", for a person to read
	Rule Case
}
