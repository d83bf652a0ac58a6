package fury

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// TestWholeCampaigns plays campaigns from the first roll to the end, one for each level of victory:
// the English carry out the missions named, week by week; the Spanish hold each known
// sconce with one kind of squadron, let the English pass, and withdraw from each battle on the board.
func TestWholeCampaigns(t *testing.T) {
	for _, tt := range []struct {
		name     string
		missions [3]Mission
		goes     int // missions that are carried out; the others are given up
		points   int
		level    string
		winner   engine.Seat
		fought   int // battles on a board
	}{
		{"29.21 everything is given up", [3]Mission{Storm, Storm, Storm}, 0, 0, "Spanish major victory", SpanishSeat, 0},
		{"29.21 two sconces", [3]Mission{Storm, Storm, Storm}, 2, 16, "Spanish minor victory", SpanishSeat, 2},
		{"29.21 six wagons", [3]Mission{RunSupplies, Storm, Storm}, 1, 24, "Draw", engine.NoSeat, 0},
		{"29.21 six wagons and a sconce", [3]Mission{RunSupplies, Storm, Storm}, 2, 32, "English minor victory", EnglishSeat, 1},
		{"29.21 twelve wagons and the communications", [3]Mission{RunSupplies, RunSupplies, CutCommunications}, 3, 60, "English major victory", EnglishSeat, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tb := loaded(t)
			mixed := dice.NewMixer(5, 9)
			g := tb.newCampaign(decideHand)
			turn := &engine.Turn{Dice: &mixed}
			fought := 0
			for open := g.Pending(nil); len(open) > 0; open = g.Pending(nil) {
				d := open[0]
				was := g.isOnField()
				c := follow(t, g, d, tt.missions[max(int(g.war.week), 1)-1], int(g.war.week) <= tt.goes)
				if ill := g.Check(c); !ill.OK() {
					t.Fatalf("%+v: %s\n%s", c, ill.Rule, g.format(nil))
				}
				turn.Reset()
				if !engine.Try(g, c, turn) {
					t.Fatal("no dice")
				}
				fought += b2i(!was && g.isOnField())
			}
			out, over := g.Outcome()
			if !over || g.points() != tt.points || out.Winner != tt.winner || tb.Campaign.Levels[g.level()].Name != tt.level {
				t.Errorf("%d points, %s\n%s", g.points(), tb.Campaign.Levels[g.level()].Name, g.format(nil))
			}
			if fought != tt.fought {
				t.Errorf("%d battles were fought on a board, want %d", fought, tt.fought)
			}
		})
	}
}

// follow is the choice of a side that carries out a mission, or gives it up.
func follow(t *testing.T, g *State, d engine.Decision, m Mission, goes bool) engine.Choice {
	t.Helper()
	all := g.Candidates(d, 1, nil)
	find := func(fits func(engine.Choice) bool) (engine.Choice, bool) {
		for _, c := range all {
			if fits(c) {
				return c, true
			}
		}
		return engine.Choice{}, false
	}
	verb := func(v engine.Verb) func(engine.Choice) bool {
		return func(c engine.Choice) bool { return c.Verb == v }
	}
	garrison := func(c engine.Choice) bool {
		at := placeOf(c.On)
		return c.Verb == VerbWarAllot && c.With.Class() == classTroop && g.hasThere(at, SconceThere|Known) && !g.war.hasAt(rolePosted, at)
	}
	atSconce := func(c engine.Choice) bool {
		return c.Verb == VerbWarMission && missionOf(c.On) == m && (m != Storm || g.hasThere(placeOf(c.With), Known))
	}
	away := func(c engine.Choice) bool {
		return c.Verb == VerbWarGather && g.campaign().Places[placeOf(c.On)].Key == "tolbrug"
	}
	wants := []func(engine.Choice) bool{garrison, verb(VerbWarPasture), atSconce, verb(VerbWarRoute), verb(VerbWarTake), away}
	if g.flow.Top().Step == stepWarAttack || g.isOnField() && d.Seat == EnglishSeat {
		wants = nil
	}
	if !goes {
		wants = append(wants, verb(VerbWarAbort))
	}
	wants = append(wants, verb(VerbWithdraw), verb(VerbWarCarryOut), verb(VerbWarHome), verb(VerbWarMarch), verb(engine.Pass))
	for _, fits := range wants {
		if c, ok := find(fits); ok && !(g.isOnField() && d.Seat == EnglishSeat && c.Verb == VerbWithdraw) {
			return c
		}
	}
	if len(all) == 0 {
		t.Fatalf("nothing is offered to\n%s", g.format(nil))
	}
	return all[0]
}
