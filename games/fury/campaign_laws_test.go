package fury

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// exchangeWar changes what the viewer cannot know of a campaign: kinds of squadrons, where they
// are and what they do, Colonels, plans and sheets.
func (g *State) exchangeWar(viewer engine.Seat, d engine.Dice) {
	if g.isCampaign() && g.outcome == outcomeNone {
		f := g.flow.Top()
		code := f.Code
		g.redactWar(viewer)
		if f.Step == stepWarScouts || f.Step == stepWarPlans {
			f.Code = code // whose answers are under seal stays as it is
		}
		g.imagineWar(viewer, d)
	}
}

// TestCampaigns plays campaigns by chance, to their ends, and holds each position against what
// must always be so: no squadron is lost from the count, text comes back, what is offered is
// allowed.
func TestCampaigns(t *testing.T) {
	tb := loaded(t)
	mixed := dice.NewMixer(3, 5)
	levels := map[int]int{}
	longest := 0
	for match := range 60 {
		g := tb.newCampaign(deciding(match % numDecides))
		turn := &engine.Turn{Dice: &mixed, Hear: true}
		raised := [numSeats]int{}
		steps := 0
		for open := g.Pending(nil); len(open) > 0; open = g.Pending(nil) {
			d := open[pick(&mixed, len(open))]
			all := g.Candidates(d, 3, nil)
			if len(all) == 0 {
				t.Fatalf("nothing is offered to\n%s", g.format(nil))
			}
			c := all[pick(&mixed, len(all))]
			for _, each := range all {
				if ill := g.Check(each); !ill.OK() {
					t.Fatalf("%+v is offered and refused by %s\n%s", each, ill.Rule, g.format(nil))
				}
			}
			turn.Reset()
			if !engine.Try(g, c, turn) {
				t.Fatal("no dice")
			}
			steps++
			now := countWar(g)
			if step := g.flow.Depth() > 0 && g.flow.Top().Step > stepWarColonels; !step {
				raised = now
			} else if raised != now {
				t.Fatalf("%v squadrons and Guns were raised, and %v are there after %+v\n%s", raised, now, c, g.format(nil))
			}
			if match < 8 || steps%37 == 0 {
				warIsSound(t, g)
			}
		}
		longest = max(longest, steps)
		levels[g.level()]++
	}
	t.Logf("levels %v, longest %d choices", levels, longest)
	if len(levels) < 2 || longest > longestCampaign/2 {
		t.Errorf("levels %v, longest %d", levels, longest)
	}
}

func pick(d engine.Dice, n int) int {
	f, _ := d.Throw(engine.Throw{Dice: 1, Sides: uint16(n)})
	return int(f[0]) - 1
}

// countWar counts all squadrons and Guns of both sides, lost ones too.
func countWar(g *State) (n [numSeats]int) {
	for _, b := range g.war.bodies {
		if b.many > 0 {
			n[b.role.seat()] += int(b.many)
		}
	}
	return n
}

// warIsSound wants a position back from its text, and from what each viewer sees.
func warIsSound(t *testing.T, g *State) {
	t.Helper()
	text := string(g.format(nil))
	back, problems, err := g.tables.parse([]byte(text))
	if err != nil || len(problems) > 0 {
		t.Fatalf("%v %v\n%s", err, problems, text)
	}
	if again := string(back.format(nil)); again != text || !back.Equal(g) {
		t.Fatalf("comes back as\n%s\nwas\n%s", again, text)
	}
}
