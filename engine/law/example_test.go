package law_test

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

// pot is a game of one row: a seat takes coins out of a pot.
type pot struct {
	engine.State // what this example does not ask
	flow         engine.Flow
	coins        int32
}

func (g *pot) Flow() *engine.Flow                   { return &g.flow }
func (g *pot) Check(c engine.Choice) engine.Illegal { return potLaw.Check(g, c) }

const verbDraw = engine.Pass + 1

var potLaw law.Law[*pot]

func init() {
	potLaw.Steps = []law.Step[*pot]{1: {
		Name: "draw", Rule: "1.1", Ask: 2,
		Offer: func(g *pot, _ *engine.Frame, _ engine.Decision, o *engine.Offer) {
			o.Add(engine.Option{Verb: verbDraw, Span: [3]engine.Span{{Min: 1, Max: min(2, g.coins), Step: 1}}, Rule: "1.2"})
		},
	}}
	potLaw.Verbs = []law.Verb[*pot]{verbDraw: {
		VerbWords: engine.VerbWords{Name: "draw", Rule: "1.1", When: "the seat draws while there are coins"},
		Do: func(g *pot, _ *engine.Frame, c engine.Choice, _ *engine.Turn) {
			if g.coins -= c.N[0]; g.coins == 0 {
				g.flow.Pop()
			}
		},
	}}
}

// Rows of steps and verbs make the questions of a game, their answers and its refusals.
func Example() {
	g := &pot{coins: 3}
	g.flow.Push(engine.Frame{Step: 1})
	for open := potLaw.Pending(g, nil); len(open) > 0; open = potLaw.Pending(g, nil) {
		can := potLaw.Candidates(g, open[0], 9, nil)
		fmt.Printf("coins: %d, answers: %d\n", g.coins, len(can))
		potLaw.Apply(g, can[len(can)-1], &engine.Turn{})
	}
	fmt.Println("over")
	// Output:
	// coins: 3, answers: 2
	// coins: 1, answers: 1
	// over
}
