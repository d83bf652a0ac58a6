package engine

// A Helm is a Ruleset that steers a model on a plane for a player, with the law's own arithmetic, so that no
// client needs geometry of its own. It is advice, not law: every choice is checked as it is played.
type Helm interface {
	// Steer returns the course that brings an object as near to a goal as the law lets it; false if the seat
	// does not steer it now. s is redacted for the seat. It allocates, so it is not for play.
	Steer(s State, seat Seat, of Object, to Goal) (Course, bool)
	// Trace returns the course that one answer brings, behind those that are written; false if it brings none. s and the
	// price are as of Steer.
	Trace(s State, c Choice) (Course, bool)
	// Steers reports whether a player gives answers of a verb, with their numbers, by steering.
	Steers(v Verb) bool
}

// A Goal is where a player wants the middle of a base to be.
type Goal struct {
	At      Point // in the units of the board
	Heading int32 // the heading it should have there, in tenths of a degree; AnyHeading for none
	On      bool  // continue from where the seat's choices about it already lead, instead of replacing them
	Reach   int32 // how far from its end a thing may be that the hand means to touch, in the units of the board
}

// AnyHeading is the heading of a Goal that asks for none.
const AnyHeading int32 = -1

// A Course is the path of a model on a plane in one turn, as far as it moves by itself.
type Course struct {
	// Choices lead there. They follow the seat's choices about the model if the goal was On; else they
	// replace all of those, and include what is kept of them.
	Choices []Choice
	Track   []Pose  // of the middle of its base: from where it stands to where it ends
	Marks   []Mark  // of the end: arcs and ranges
	Gauges  []Gauge // how far it has run and turned, and what is left
	Notes   []Note  // what the law says about it: wind, pace, tests to come
	Charts  []Chart // what may come of it, with the chances
	Ends    *Piece  // how it looks at the end; nil if it looks as it does now
	Meets   Object  // whom it charges or runs into at the end; NoObject for nobody
	Throws  bool    // dice are thrown for it, so a player confirms it first
	Asks    bool    // it costs or leaves out something that the hand may not mean, so a player confirms it first
	Brings  Note    // what comes of it that matters most, to be read at its end; the zero Note for nothing
	Short   Note    // why it ends short of the goal; the zero Note if it does not
}

// A Pose is a place on a plane and a heading.
type Pose struct {
	At      Point // in the units of the board
	Heading int32 // tenths of a degree, not wrapped: a track shows which way it turned
}

// A Gauge is a number with its name and unit. Max is 0 if there is no maximum.
type Gauge struct {
	Name       string
	Unit       Unit
	Value, Max int32
}

// A Note is a sentence for a person to read, with its case.
type Note struct {
	Rule Case
	Text string
}
