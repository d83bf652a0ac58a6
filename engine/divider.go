package engine

// A Divider is a Ruleset in which a seat's forces are divided into commands, such as the squadrons of a
// fleet, that several people may lead for it. Only the holder of the seat leads what belongs to no command.
type Divider interface {
	// Commands returns the commands of a seat in s, in the order in which people read them; nil if it has
	// none. It allocates, so it is not for play. s may be redacted for the seat.
	Commands(s State, seat Seat) []Command
	// Under returns the key of the command that makes a choice of its seat in s, allowed or not; "" if none
	// does. For a choice without a verb it returns the command that has the whole question about c.About.
	Under(s State, c Choice) string
}

// A Command is a part of a seat's forces that one person may lead.
type Command struct {
	Key  string // one word, the same for the whole match
	Name string // as in a sentence: "the 2nd squadron"
}
