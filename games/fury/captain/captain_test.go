package captain_test

import (
	"os"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/fury/captain"
	"github.com/weathergage/weathergage/geo/plane"
)

var arena = bottest.Arena{New: captain.New, Dice: 1588}

func rules(tb testing.TB) engine.Ruleset { return bottest.Rules(tb, fury.Data, fury.New) }

// most is more choices than captains need for any match.
const most = 20000

// play has captains play match number k of a scenario. It fails if that does not end.
func play(tb testing.TB, r engine.Ruleset, scenario string, k uint64) {
	tb.Helper()
	n := 0
	arena.Play(tb, r, scenario, nil, k, func(engine.State, engine.Decision) {
		if n++; n > most {
			tb.Fatalf("%s, match %d is not over after %d choices", scenario, k, most)
		}
	})
}

func TestCaptainPlaysLawfully(t *testing.T) {
	r := rules(t)
	const every = 6 // of the scenarios; the others take long
	for i, sc := range r.Info().Scenarios {
		t.Run(sc.Key, func(t *testing.T) {
			if i%every != 1 && os.Getenv("WEATHERGAGE_LONG") == "" {
				t.Skip("takes long: WEATHERGAGE_LONG=1 runs it")
			}
			play(t, r, sc.Key, 0)
		})
	}
}

func TestCaptainIsRepeatable(t *testing.T) { arena.Repeats(t, rules(t), "swamped") }

func TestCaptainKnowsOnlyWhatItSees(t *testing.T) {
	r := rules(t)
	for _, scenario := range []string{"swamped", "campaign"} {
		arena.KnowsOnlyWhatItSees(t, r, scenario, 1)
	}
}

func TestEvaluate(t *testing.T) { arena.Judges(t, rules(t), "swamped", 9) }

func BenchmarkAction(b *testing.B) {
	r := rules(b)
	k := uint64(0)
	for b.Loop() {
		play(b, r, "feud", k)
		k++
	}
}

func BenchmarkCampaign(b *testing.B) {
	r := rules(b)
	k := uint64(0)
	for b.Loop() {
		play(b, r, "campaign", k)
		k++
	}
}

// TestCaptainCrossesAFord has squadrons come over a stream that the enemy guards, and off the board.
//
// Case 8.4.
func TestCaptainCrossesAFord(t *testing.T) {
	over := false
	for k := uint64(0); k < 5 && !over; k++ {
		arena.Play(t, rules(t), "delaying-action", nil, k, func(s engine.State, _ engine.Decision) {
			gone, _ := s.(*fury.State).Gone(fury.SeatA)
			over = over || gone > 0
		})
	}
	if !over {
		t.Error("no squadron got over the fords and off the board")
	}
}

// TestCaptainLandsByTheChain has boats land beside the chain, and a company reach its end.
//
// Case 27.7.
func TestCaptainLandsByTheChain(t *testing.T) {
	for k := range uint64(5) {
		if out, _ := arena.Play(t, rules(t), "eastward-ho", nil, k, nil); out.Winner == fury.SeatA && out.Rule == "19.1" {
			return
		}
	}
	t.Error("the chain is not reached")
}

// TestCaptainIsNotLostInTheDark plays a match in which a leg in the dark comes to nothing.
//
// Case 15.1.
func TestCaptainIsNotLostInTheDark(t *testing.T) {
	play(t, rules(t), "capn-art-thou-sleeping-there-below", 1009)
}

// TestCaptainLooksWhereItGoes has those who come onto the board look where they go, also when others of
// their side are in their way.
//
// Case 8.2.
func TestCaptainLooksWhereItGoes(t *testing.T) {
	seen := 0
	arena.Play(t, rules(t), "delaying-action", nil, 0, func(s engine.State, d engine.Decision) {
		g := s.(*fury.State)
		if turn, _ := g.Moment(); turn != 3 || d.Ask != fury.AskSegment || seen > 0 {
			return
		}
		for _, a := range g.Aspects(fury.SeatA, nil) {
			if a.Seat != fury.SeatA || a.Reserve {
				continue
			}
			seen++
			if off := a.Body.Heading.Off(0); off > 90*plane.Degree {
				t.Errorf("company %d turns its back to where it goes: it looks %d degrees off", a.Object.Number(), off/plane.Degree)
			}
		}
	})
	if seen == 0 {
		t.Error("nobody has come onto the board")
	}
}

// TestCaptainFreesThePrisoners has riders search the buildings of a hamlet that sleeps, wake nobody, and get the
// prisoners off the board.
//
// Case 26.5.
func TestCaptainFreesThePrisoners(t *testing.T) {
	out, _ := arena.Play(t, rules(t), "prison-break", nil, 1, func(s engine.State, _ engine.Decision) {
		g := s.(*fury.State)
		for _, a := range g.Aspects(fury.SeatB, nil) {
			if turn, _ := g.Moment(); a.Seat == fury.SeatB && !a.Reserve && !a.Asleep && turn < 3 {
				t.Fatalf("company %d is awake in turn %d", a.Object.Number(), turn)
			}
		}
	})
	if out.Winner != fury.SeatA || out.Rule != "19.1" {
		t.Errorf("the prisoners are not freed: %v", out)
	}
}

// TestCaptainFetchesWhatOthersDoNot has raiders carry off what the book asks for: each goes for what the others
// leave, and around those who stand in its way.
//
// Case 27.10.
func TestCaptainFetchesWhatOthersDoNot(t *testing.T) {
	if out, _ := arena.Play(t, rules(t), "razzia", nil, 3, nil); out.Winner != fury.SeatA || out.Rule != "19.1" {
		t.Errorf("the booty is not carried off: %v", out)
	}
}

// TestCaptainSetsUpWithRoomToRout has those who bar the way in battles of a campaign set up so far from the edges behind
// and beside them that they do not rout off the board at once.
//
// Cases 13.8, 29.15.
func TestCaptainSetsUpWithRoomToRout(t *testing.T) {
	const room = 12 * fury.Inch
	seen := 0
	hand := []engine.Setting{{Key: "battles", Value: "hand"}}
	arena.Play(t, rules(t), "campaign", hand, 2, func(s engine.State, d engine.Decision) {
		g := s.(*fury.State)
		if turn, _ := g.Moment(); g.Scenario() == nil || g.Scenario().Key != "interception" || turn != 1 || d.Ask != fury.AskSegment {
			return
		}
		wide, _ := g.Size()
		for _, a := range g.Aspects(fury.SeatB, nil) {
			if a.Seat != fury.SeatB || a.Reserve {
				continue
			}
			seen++
			if at := a.Body.At; min(at.X, wide-at.X, at.Y) < room {
				t.Errorf("company %d is set up at %v, less than %d inches from an edge", a.Object.Number(), at, room/fury.Inch)
			}
		}
	})
	if seen == 0 {
		t.Error("nobody is set up for an interception")
	}
}

// TestCaptainLetsItsOpponentChooseTheBattle: 29.14 asked how a battle is decided the captain names dice, so that it is
// decided by dice if its opponent does too, and fought if he does not.
func TestCaptainLetsItsOpponentChooseTheBattle(t *testing.T) {
	asked := 0
	arena.Play(t, rules(t), "campaign", []engine.Setting{{Key: "battles", Value: "each"}}, 2, func(s engine.State, d engine.Decision) {
		if d.Ask != fury.AskWarHow {
			return
		}
		asked++
		c := captain.New(rules(t))
		c.Begin(1)
		if ch := c.Choose(s, d, bot.Budget{}); ch.Verb != fury.VerbWarByDice {
			t.Errorf("the captain answers with verb %d", ch.Verb)
		}
	})
	if asked == 0 {
		t.Error("nobody is asked how a battle is decided")
	}
}
