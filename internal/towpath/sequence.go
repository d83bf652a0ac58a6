package towpath

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

// stepHaul is the only step. A match that is over is in none.
const stepHaul uint8 = 1

// sequence is the steps of a turn and the verbs, in the order of the handbook.
var sequence law.Law[*State]

func init() {
	sequence.Steps = []law.Step[*State]{
		stepHaul: {Name: "haul", Rule: "2.1", Ask: askHaul, Offer: (*State).offerHaul, Do: (*State).haul},
	}
	sequence.Verbs = []law.Verb[*State]{
		engine.Pass: {VerbWords: engine.VerbWords{Name: "pass", Says: "Pass"}},
		verbHaul: {Rules: law.May((*State).mayHaul), VerbWords: engine.VerbWords{
			Name: "haul", Says: "Haul the barge to %O", Short: "To %O", Rule: "2.1", When: "the sides haul in turn"}},
	}
}

// offerHaul offers each box to which the barge may be hauled.
//
// Case 2.1.
func (g *State) offerHaul(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for box := int32(1); box <= last; box++ {
		sequence.Name(g, d, verbHaul, boxObject(box), engine.NoObject, "2.1", o)
	}
}

// mayHaul refuses to haul the barge back, not at all, or too far.
//
// Case 2.1.
func (g *State) mayHaul(c engine.Choice) engine.Illegal {
	if c.On.Class() != classBox {
		return engine.Illegal{}
	}
	switch boxes := int32(c.On.Number()) - g.box; {
	case boxes < 1:
		return engine.Illegal{Rule: "2.1", Why: notOn}
	case boxes > most:
		return engine.Illegal{Rule: "2.1", Why: tooFar, N: [3]int32{most}}
	}
	return engine.Illegal{}
}

// haul moves the barge. Then the other side hauls, unless the barge is in the last box.
//
// Cases 2.1, 3.1.
func (g *State) haul(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.box = int32(c.On.Number())
	t.Tell(engine.Event{Kind: hauled, Rule: "2.1", On: c.On, N: [4]int32{int32(c.Seat)}})
	if g.box == last {
		g.flow = engine.Flow{}
		return
	}
	g.turn++
	g.goTo(stepHaul, blue-f.Seat)
}

// Outcome reports how the match ended, once it has. Red hauls in the odd turns.
//
// Case 3.1.
func (g *State) Outcome() (engine.Outcome, bool) {
	return engine.Outcome{Winner: hauls(g.turn), Rule: "3.1"}, g.flow.Depth() == 0
}

// hauls returns whose turn it is.
//
// Case 2.1.
func hauls(turn int16) engine.Seat { return engine.Seat(turn-1) % numSeats }
