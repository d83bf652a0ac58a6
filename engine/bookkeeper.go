package engine

// A Bookkeeper is a Ruleset in which choices cost money, and which says how much before
// they are made. Nothing that it says is law. It allocates, so it is not for play.
type Bookkeeper interface {
	// Price is what an offered choice costs its seat at once, for its button: "75
	// ducats", "" if nothing. changes reports whether the seat's accounts will be others
	// after it. s is redacted for the seat of the choice.
	Price(s State, c Choice) (text string, changes bool)
	// Accounts are the charts of a seat's money as they would be after an offered
	// choice, under the same keys as those of its scene.
	Accounts(s State, c Choice) []Chart
}
