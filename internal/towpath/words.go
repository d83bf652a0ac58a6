package towpath

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// classBox is the class of the boxes, which are objects by their numbers.
const classBox uint8 = 1

func boxObject(box int32) engine.Object { return engine.Thing(classBox, int(box)) }

// verbHaul is on a box.
const verbHaul = engine.Pass + 1

// askHaul is the only question.
const askHaul engine.Prompt = 2

// hauled is the only kind of event. On: the box; N: the seat.
const hauled engine.Kind = 2

// Reasons of refusals.
const (
	notOn  engine.Reason = 2 + iota
	tooFar               // N: the boxes that are allowed
)

// makeWords returns everything that people read, but for the scene.
func makeWords(*Tables) engine.Words {
	return engine.Words{
		Verbs:   sequence.Words(),
		Prompts: []engine.PromptWords{askHaul: {Says: "%S: how far do you haul the barge?", Kept: "2.1"}},
		Kinds:   []string{engine.Moved: "moved", hauled: "hauled"},
		Reasons: []string{
			engine.NotOpen: "that does not answer any open question",
			notOn:          "the barge is hauled on, never back",
			tooFar:         "the barge is hauled at most %1 %{1:box|boxes}",
		},
		Ended:  func(out engine.Outcome) string { return sides[out.Winner] + " has hauled the barge home and won" },
		Seats:  sides,
		Object: func(o engine.Object) string { return named("box-", o) },
		Title:  func(o engine.Object) string { return named("box ", o) },
		Find: func(name string) (engine.Object, bool) {
			for box := int32(1); box <= last; box++ {
				if o := boxObject(box); strings.EqualFold(named("box-", o), name) {
					return o, true
				}
			}
			return engine.NoObject, false
		},
	}
}

// sides are the seats in words.
var sides = []string{red: "Red", blue: "Blue"}

// named returns the name of a box, or "".
func named(before string, o engine.Object) string {
	if o.Class() != classBox {
		return ""
	}
	return before + strconv.Itoa(o.Number())
}

// sentences tell each event, as engine.Words.Fill reads them.
var sentences = [...]string{
	hauled: "%{1@} hauls the barge to %O.",
}
