package fury

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// TestSharesTellTheForce: whether a share of a force ends the match depends on companies that have yet to come, which
// the enemy cannot know. A match that ends by a share tells everybody how large the force was.
//
// Cases 25.4, 26.9, 27.2. Ruling R320.
func TestSharesTellTheForce(t *testing.T) {
	for _, tt := range []struct {
		name, text, small, large string // the force of A and what of it has yet to come, in two truths
		does                     []engine.Choice
		dice                     []uint16
	}{
		{"26.9 half of the government has fallen", `
scenario rebellion
side A FORCE lost 7 comes colonel 50 with a-2
side B force 6 lurks colonel 51 with b-1
muster A nation scots edge south
muster B nation scots
company a-1 levy-pikemen squadrons 1 at 2000 3300 captain 1 acted
company a-2 border-reivers squadrons 6 at 3500 4300 captain 4 acted
company a-32 levy-pikemen squadrons MANY at 0 0 captain 5 off
company b-1 levy-arquebusiers squadrons 6 at 2000 3000 facing 18000 captain 3
flow segments B
`, "force 16 2", "force 17 3", []engine.Choice{
			{Seat: SeatB, Verb: VerbAct, On: of("b-1")},
			{Seat: SeatB, Verb: VerbShoot, About: of("b-1"), On: of("a-1")},
		}, []uint16{6}},
		{"27.2 more than half of the column is through", `
scenario delaying-action
turn 20
side A FORCE flight 40 comes
side B force 4 flight 60 lurks
muster A nation dutch edge south gone 6 0 0 0 0
muster B nation spaniards
company a-1 levy-pikemen squadrons 1 at 2000 200 captain 1
company a-2 levy-pikemen squadrons 3 at 2000 4000 captain 2
company a-32 levy-pikemen squadrons MANY at 0 0 captain 5 off
company b-1 herreruelos squadrons 4 files 2 at 500 1300 facing 18000 captain 3
flow segments A
`, "force 12 2", "force 14 4", []engine.Choice{
			{Seat: SeatA, Verb: VerbAct, On: of("a-1")},
			{Seat: SeatA, Verb: VerbExit, About: of("a-1")},
		}, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			truth := func(as string) *State {
				force, many := as[:len(as)-2], as[len(as)-1:]
				return position(t, strings.NewReplacer("FORCE", force, "MANY", many).Replace(tt.text))
			}
			small, large := truth(tt.small), truth(tt.large)
			alike(t, small, large, SeatB)
			var last engine.Turn
			for i, c := range tt.does {
				for _, g := range []*State{large, small} {
					script := dice.NewScript()
					if i == len(tt.does)-1 {
						script = dice.NewScript(tt.dice...)
					}
					last = engine.Turn{Dice: script, Hear: true}
					if ill := g.Check(c); !ill.OK() || !engine.Try(g, c, &last) {
						t.Fatalf("%+v: %s, no dice for %+v", c, ill.Rule, last.Dry)
					}
				}
			}
			if small.outcome != outcomeGoal || large.outcome != outcomeNone {
				t.Fatalf("of the small force %d, of the large one %d", small.outcome, large.outcome)
			}
			if last.Out != engine.Everyone {
				t.Errorf("only %b learn how large the force was", last.Out)
			}
		})
	}
}

// alike wants two positions that a seat cannot tell apart.
func alike(t *testing.T, a, b *State, seat engine.Seat) {
	t.Helper()
	seen := [2]State{*a, *b}
	for i := range seen {
		seen[i].Redact(seat)
	}
	if !seen[0].Equal(&seen[1]) {
		t.Fatalf("seat %d tells apart\n%s\n%s", seat, seen[0].format(nil), seen[1].format(nil))
	}
}
