package engine

// A Placer is a Ruleset whose pieces an umpire can put elsewhere by hand, as they stand on a real table.
type Placer interface {
	// Placed returns the ways in which pieces of a scene of s, as their own side sees it, may stand together at a spot, the
	// likeliest first; none if they are not put there by hand. No rule of movement is asked.
	Placed(s State, pieces []Piece, to Spot) []Placing
}

// A Spot is a place on a board: a space, or a point of a plane for the middle of a piece, with a heading in tenths of a
// degree.
type Spot struct {
	Space         Object
	X, Y, Heading int32
}

// A Placing is a way to stand somewhere: changes of the position's text as an umpire types them, such as
// "dainty 690 690 85". Says tells it from others, such as "docked".
type Placing struct {
	Says  string
	Lines []string
}
