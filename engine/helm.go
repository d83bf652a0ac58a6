package engine

// A Helm is a Ruleset that steers what stands on a plane for a hand at the table,
// with the law's own reckoning, so that no client needs a geometry of its own.
// Nothing that it says is law: every choice is checked as it is played.
type Helm interface {
	// Steer is the course that brings what an object names as near to a goal as the
	// law lets it; false where the seat does not steer it now. s is redacted for the
	// seat. It allocates, so it is not for play.
	Steer(s State, seat Seat, of Object, to Goal) (Course, bool)
	// Steers reports whether answers of a verb, with their numbers, are what a hand does by steering.
	Steers(v Verb) bool
}

// A Goal is where a hand wants the middle of a base to come.
type Goal struct {
	At      Point // in the units of the board
	Heading int32 // that it shall have there, in tenths of a degree; AnyHeading for none
	On      bool  // from where the seat's choices about it lead already, else instead of them
}

// AnyHeading is the heading of a Goal that asks for none.
const AnyHeading int32 = -1

// A Course is how something on a plane goes in one turn, as far as it goes alone.
type Course struct {
	// Choices lead there. They come after the seat's choices about it if the goal was
	// On; else they stand in place of all of those, and hold what is kept of them.
	Choices []Choice
	Track   []Pose  // of the middle of its base: from where it stands to where it ends
	Marks   []Mark  // of the end: arcs and ranges
	Gauges  []Gauge // what it has run, turned, and has left
	Notes   []Note  // what the law says of it: wind, pace, tests to come
	Charts  []Chart // what may come of it, with its chances
	Ends    *Piece  // how it looks at the end; nil where it looks as it does now
	Short   Note    // why it ends short of the goal; the zero Note if it does not
}

// A Pose is a place on a plane and a heading.
type Pose struct {
	At      Point // in the units of the board
	Heading int32 // tenths of a degree, not wrapped: a track shows which way it turned
}

// A Gauge is a number with its name and unit. Max is 0 where there is no most.
type Gauge struct {
	Name       string
	Unit       Unit
	Value, Max int32
}

// A Note is a sentence for a person to read, with the case it rests on.
type Note struct {
	Rule Case
	Text string
}
