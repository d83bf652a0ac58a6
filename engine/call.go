package engine

import (
	"fmt"
	"strings"
)

// Call returns the sentence that asks for a throw by hand: how many dice of which sides, for what and for
// whom, and the case: "Roll 1d6: reinforcements for Howard (10.0)". A drawn throw is asked for as a draw:
// "Draw 1 of 46: an event chit for the Spanish (16.0)".
func Call(rules Ruleset, th Throw) string {
	text := fmt.Sprintf("Roll %dd%d", th.Dice, th.Sides)
	if th.Drawn {
		text = fmt.Sprintf("Draw %d of %d", th.Dice, th.Sides)
	}
	if what := Deciding(rules, th); what != "" {
		text += ": " + what
	}
	return withBareCase(text, th.Rule)
}

// Deciding returns what a throw decides and for whom, as part of a sentence: the game's Call, with the name
// of what the throw is about unless Call contains it. If the game says nothing, it is that name, or else the
// seat's; "" if the throw belongs to no seat.
func Deciding(rules Ruleset, th Throw) string {
	what, whom := "", ""
	if caller, ok := rules.(Caller); ok {
		what = caller.Call(th)
	}
	switch {
	case th.About != NoObject:
		whom = rules.Words().Title(th.About)
	case th.Seat <= Observer:
		whom = rules.Info().SeatName(th.Seat)
	}
	switch {
	case what == "":
		return whom
	case th.About != NoObject && !strings.Contains(what, whom):
		return whom + ", " + what
	}
	return what
}
