package lab

import (
	"context"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/sticks"
)

// A careless captain of sticks plays perfectly, except that it leaves one too many where it should take two.
type careless struct{}

func (careless) Begin(uint64) {}

func (careless) Evaluate(engine.State, engine.Seat) float64 { return 0.5 }

func (careless) Choose(seen engine.State, d engine.Decision, _ bot.Budget) engine.Choice {
	n := max(seen.(*sticks.Pile).Left%4, 1)
	if n == 2 {
		n = 1
	}
	return engine.Choice{Seat: d.Seat, Verb: sticks.Take, N: [3]int32{n}}
}

// carelessly returns an experiment of matches between careless captains.
func carelessly(matches int) Experiment {
	captain := bot.Spec{Kind: "captain"}
	return Experiment{
		Rules: sticks.Rules{}, Captain: func(engine.Ruleset) bot.Captain { return careless{} },
		Scenario: "pile", Bots: []bot.Spec{captain, captain}, Key: "test", Matches: matches,
	}
}

// The captain that begins takes one each time and loses; by two, once, it would win, since the other does not take two
// either. The other's answers are the best.
func TestAHoleIsFound(t *testing.T) {
	for _, workers := range []int{1, 2} {
		x := carelessly(40)
		x.Workers = workers
		found, err := x.Holes(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		if found.Matches != 40 || len(found.Kinds) != 2 {
			t.Fatalf("%d matches, %d kinds of questions", found.Matches, len(found.Kinds))
		}
		worst, other := found.Kinds[0], found.Kinds[1]
		if worst.Seat != "First" || worst.Examined != 40 || worst.Gain != 1 || len(worst.Spots) != spots {
			t.Errorf("the worst is %+v", worst)
		}
		want := Spot{Choice: worst.Spots[0].Choice, Played: "First take 1", Better: "First take 2", Gain: 1}
		if worst.Spots[0] != want {
			t.Errorf("most is gained at %+v, not %+v", worst.Spots[0], want)
		}
		if other.Gain != 0 || len(other.Spots) != 0 {
			t.Errorf("the winner loses by %+v", other)
		}
		var text strings.Builder
		if err := found.Text(&text); err != nil || !strings.Contains(text.String(), ": First take 1\n    wins 100 ± 0 less than First take 2") {
			t.Errorf("it says %q, %v", text.String(), err)
		}
	}
}

// What is judged is the captain, so there must be one in every seat.
func TestHolesWantCaptains(t *testing.T) {
	x := carelessly(1)
	x.Bots[0].Kind = "random"
	if _, err := x.Holes(context.Background()); err == nil || !strings.Contains(err.Error(), "leave the bots out") {
		t.Errorf("with random play: %v", err)
	}
	x.Captain = nil
	if _, err := x.Holes(context.Background()); err == nil || err.Error() != "Sticks has no captain" {
		t.Errorf("without one: %v", err)
	}
}

// A run that is stopped says what it found until then.
func TestHolesAreStopped(t *testing.T) {
	x := carelessly(1_000_000)
	ctx, stop := context.WithCancel(context.Background())
	x.Progress = func(int) { stop() }
	found, err := x.Holes(ctx)
	if err != nil || found.Matches == 1_000_000 {
		t.Fatalf("%v, %v", found, err)
	}
}
