package catalog

import (
	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// An Opponent is a bot as people are offered it.
type Opponent struct {
	Spec  string // as bot.ParseSpec reads it
	Name  string // "the captain"
	About string // what it does, as the end of a sentence that its name begins
}

// Opponents returns the bots that play the game, the usual one first.
func (g *Game) Opponents(rules engine.Ruleset) []Opponent {
	var out []Opponent
	if g.Captain != nil {
		out = append(out, Opponent{"captain", "the captain", "knows the game and answers at once"})
		if net, _, _ := bot.Learned(rules, g.Captain(rules)); net != nil { // where weights are refused the captain plays
			out = append(out, Opponent{"master", "the master", "has learned from thousands of matches and thinks for a moment"})
		}
		out = append(out, Opponent{"novice", "the midshipman", "plays as the captain does, but guesses one answer in four"})
	}
	return append(out,
		Opponent{"search:playouts=500", "the admiral", "looks ahead for a moment before each answer"},
		Opponent{"random", "the cabin boy", "does anything that is allowed"})
}

// Opening returns the start of a scenario as anyone may see it, with dice that are the same each time.
func Opening(rules engine.Ruleset, scenario string) (*engine.Scene, error) {
	m := dice.NewMixer(dice.KeyOf(scenario), 0)
	state, err := rules.Setup(scenario, nil, &engine.Turn{Dice: &m})
	if err != nil {
		return nil, err
	}
	state.Redact(engine.Observer)
	return rules.Scene(state, engine.Observer), nil
}
