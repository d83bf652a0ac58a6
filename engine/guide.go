package engine

// A Guide is a Ruleset that helps a player at the screen: it proposes answers and routes. It is advice, not
// law: every choice of a route is checked as it is played. It sees only a redacted position.
type Guide interface {
	// Part reports whether a verb only picks up part of what is asked about: any number of such answers may
	// come before the one that matters.
	Part(v Verb) bool
	// Space returns the space of an object that options name, such as the hex of a stack, or NoObject.
	Space(o Object) Object
	// Propose returns the answer to d that most players would give, for a seat to accept or change; false if
	// there is none.
	Propose(s State, d Decision) (Choice, bool)
	// Taking returns the choice, allowed or not, that answers d by picking up an object to move it; false if
	// there is none.
	Taking(d Decision, of Object) (Choice, bool)
	// Way returns the route by which of (or d.About) can reach to; false if there is
	// none. Its choices allocate, so it is not for play.
	Way(s State, d Decision, of, to Object) (Way, bool)
}

// A Reacher is a Guide that says where routes lead before one is asked for, so that these places are lit.
type Reacher interface {
	// Reach returns what of (or d.About) can reach without a die or another seat's answer on the way, with the
	// steps to each; nil if nothing. Way finds a route to each. It allocates, so it is not for play.
	Reach(s State, d Decision, of Object) []Reached
}

// A Reached is a place to which a route leads.
type Reached struct {
	To    Object // a space, or something that stands on one
	Steps int    // the length of the route, 0 if it has none
}

// A Hinderer is a Guide that says why no route leads to a place, asked when something was dropped there.
type Hinderer interface {
	// Hinders returns why of (or d.About) cannot reach to; no Illegal if the game has nothing nearer to say than
	// the refusal of a single step.
	Hinders(s State, d Decision, of, to Object) Illegal
}

// A Marshal is a Guide that moves several things that stand together as one force. Its routes are advice, as those of
// Way are, and allocate.
type Marshal interface {
	// Musters reports whether d asks what moves, so that several things can be taken up together.
	Musters(d Decision) bool
	// Together returns the route by which all of some things reach to, as Way does for one; false if there is none.
	Together(s State, d Decision, of []Object, to Object) (Way, bool)
	// Gather returns where all of some things can go together, as Reach does for one; nil if nowhere.
	Gather(s State, d Decision, of []Object) []Reached
}

// An Excuser is a Ruleset that may ask a seat which can only pass, because not asking would reveal a secret
// to the others.
type Excuser interface {
	// Excuse says why a seat that sees s can only pass when asked d; the zero Illegal unless it is asked for
	// the sake of a secret.
	Excuse(s State, d Decision) Illegal
}

// A Consenter is a Ruleset with questions about how a match goes on to which all seats must give the same answer. A bot
// waits there for a person, and agrees.
type Consenter interface {
	// Consents reports whether d is such a question.
	Consents(d Decision) bool
	// Consent returns the choice of d's seat that agrees with what another seat has chosen in s, which is not redacted;
	// false as long as that seat has not chosen.
	Consent(s State, d Decision, with Seat) (Choice, bool)
}

// A Signpost is a Ruleset that draws something on a board for an answer that names no object. Touching it
// gives that answer.
type Signpost interface {
	// Post returns what is touched to give the answer with verb v; NoObject for most verbs.
	Post(v Verb) Object
}

// A Way is a chain of choices: the first answers the open question, and each answers the question that the
// one before it raises. Playing it stops by itself if something is revealed or thrown, or another seat is
// asked.
type Way struct {
	Choices []Choice
	Through []Object // the spaces it leads through, including the first, NoObject if that is off the board, and the last
	Stops   []Stop   // in the order of the way
	Watched []Object // spaces where another seat may stop the move, as far as is known
	Title   string   // if there are several: "the shorter path, against the wind"
	Beside  *Way     // another to the same space, drawn beside this one; nil if there is none
}

// A Stop is a space of a way at which playing it stops or has a price, and why.
type Stop struct {
	At   Object
	Kind string // class of its look: "peril" for dice, "watched" for another seat's answer, "unsupplied" out of supply
	Text string // "a perilous sea", for a person to read
	Rule Case
	// Chance is how many rolls of how many do what Text says, drawn beside the way: "2 in 6"; "" if nothing is rolled
	// or the seat cannot know.
	Chance string
}
