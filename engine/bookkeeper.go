package engine

// A Bookkeeper is a Ruleset in which choices cost money. It gives the price before the choice is made. It is
// advice, not law. It allocates, so it is not for play.
type Bookkeeper interface {
	// Price returns what an offered choice costs its seat at once, for its button: "75 ducats", or "" if
	// nothing. changes reports whether the choice changes the seat's accounts. s is redacted for the seat of
	// the choice.
	Price(s State, c Choice) (text string, changes bool)
	// Accounts returns the charts of a seat's money as they would be after an offered choice, with the same
	// keys as those of its scene.
	Accounts(s State, c Choice) []Chart
}
