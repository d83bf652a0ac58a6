package engine

// A Divider is a Ruleset in which a seat's forces are divided into commands that several people may
// lead for it, such as the squadrons of a fleet. What belongs to none of them is for the holder of the
// seat alone.
type Divider interface {
	// Commands returns those of a seat in s, in the order in which people read them; nil where it has none.
	// It allocates, so it is not for play. s may be redacted for the seat.
	Commands(s State, seat Seat) []Command
	// Under returns the key of the command that makes a choice of its seat in s, allowed or not, "" if none
	// does. Of a choice without a verb it is the command that has the whole question about c.About.
	Under(s State, c Choice) string
}

// A Command is a part of a seat's forces that one person may lead.
type Command struct {
	Key  string // one word: it stays the same all through a match
	Name string // as a sentence has it: "the 2nd squadron"
}
