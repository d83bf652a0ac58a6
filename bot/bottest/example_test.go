package bottest_test

import (
	"fmt"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
)

// coin is a captain that plays at random and thinks that every position is even.
type coin struct{ *bot.Random }

func (coin) Evaluate(engine.State, engine.Seat) float64 { return 0.5 }

// An Arena plays a match between the captains of a game, and fails the test if one of them plays unlawfully. A test of a
// game has its own testing.T.
func ExampleArena() {
	t := new(testing.T)
	rules := bottest.Rules(t, duel.Data, duel.New)
	arena := bottest.Arena{New: func(engine.Ruleset) bot.Captain { return coin{bot.NewRandom()} }, Dice: 1}
	out, choices := arena.Play(t, rules, "open-sea", nil, 1, nil)
	fmt.Println(out.Rule, choices > 10, t.Failed())
	// Output:
	// 5.3 true false
}
