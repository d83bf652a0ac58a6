package engine

// A Planner is a Ruleset whose things take orders part by part: a client draws what a question is about
// enlarged, and a person points at a part to see the answers about it.
type Planner interface {
	// Plan returns the parts of what a decision is about, in the order in which a person goes through them;
	// nil if it has none. s is redacted for the seat that is asked, and offered holds its options. It
	// allocates, so it is not for play.
	Plan(s State, d Decision, offered []Option) []PlanPart
}

// A PlanPart is a part of what is drawn from above, with its bow or front to the right.
type PlanPart struct {
	Kind string // class of its look: "guns", "mast", "boat", "anchor", "oars", "men", "flag", "helm"
	Name string // as in a sentence: "port broadside"
	Note string // how it is now: "5 batteries, ball"; "" if there is nothing to say
	// At is its middle and Size its extent, in thousandths of the base: X aft of the front, of its length; Y
	// from the left side, of its width. It may lie beyond the base.
	At, Size Point
	Offered  []int // which of the offered options are about it
}
