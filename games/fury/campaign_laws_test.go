package fury

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// exchangeWar changes what the viewer cannot know of a campaign, in the true position, so that
// whatever Redact does not forget shows: kinds of squadrons, where the Reserve is, Colonels,
// the mission and the rest of its way, sheets and columns chosen.
func (g *State) exchangeWar(viewer engine.Seat, d engine.Dice) {
	if !g.isCampaign() || g.outcome != outcomeNone {
		return
	}
	w, f := &g.war, g.flow.Top()
	for seat := range numSeats {
		if seat == viewer {
			continue
		}
		g.swapKinds(seat, d)
		mine := &w.colonels[seat]
		if i, j := pick(d, maxColonels), pick(d, maxColonels); mine[i].who != 0 && mine[j].who != 0 {
			mine[i], mine[j] = mine[j], mine[i]
		}
		if f.Seat == seat {
			w.drawn[0], w.drawn[1] = w.drawn[1], w.drawn[0]
		}
		if f.Seat == seat && f.Step == stepWarStyles && f.N[firstLevy] != 0 {
			f.N[firstLevy] = f.N[firstLevy]%int32(NumStyles) + 1
		}
	}
	if viewer != SpanishSeat && w.battle == 0 && f.Step != stepWarSummon {
		g.moveReserve(d)
	}
	im := warImagining{g: g, dice: d}
	if viewer != EnglishSeat && im.hasPlanned(EnglishSeat) && !w.has(warOpen) && f.Step != stepWarChange {
		w.wagons = 0
		gone := 0
		if !w.has(warBack) {
			gone = int(w.steps)
		}
		w.mission, w.target = 0, 0
		clear(w.way[gone:])
		im.plan()
	}
	if w.reader != 0 && engine.Seat(w.reader-1) != viewer && f.Step != stepWarLie {
		w.sheets = [2]uint8{1 + uint8(pick(d, 3)), sheetBlank}
	}
}

// swapKinds has squadrons of a side that others do not know change places with others.
func (g *State) swapKinds(seat engine.Seat, d engine.Dice) {
	w := &g.war
	for range 30 {
		a, b := w.bodies[pick(d, maxBodies)], w.bodies[pick(d, maxBodies)]
		like := a.many > 0 && b.many > 0 && a.role.seat() == seat && b.role.seat() == seat && a != b
		if !like || g.isPublic(a) || g.isPublic(b) || a.kind.isGun() || b.kind.isGun() ||
			g.isOnField() && (g.isInBattle(a) || g.isInBattle(b)) ||
			g.tables.scouting(a.kind) != g.tables.scouting(b.kind) {
			continue
		}
		w.take(a)
		w.take(b)
		a.kind, b.kind = b.kind, a.kind
		w.add(a)
		w.add(b)
	}
}

// moveReserve moves the Reserve of one location to another.
func (g *State) moveReserve(d engine.Dice) {
	var from []Location
	for at := range Location(maxPlaces + 1) {
		if g.war.sites()>>at&1 != 0 {
			from = append(from, at)
		}
	}
	to := Location(1 + pick(d, len(g.campaign().Places)-1))
	if len(from) == 0 || g.hasThere(to, Town) {
		return
	}
	out := from[pick(d, len(from))]
	for _, b := range g.war.bodies {
		if b.role == roleReserve && b.at == out {
			g.war.move(b, roleReserve, to)
		}
	}
}

// campaignOnly is the game with no other scenario.
type campaignOnly struct {
	engine.Ruleset
	info engine.Info
}

func (r *campaignOnly) Info() *engine.Info { return &r.info }

// campaignWith is the campaign alone, with some ways to decide its battles.
func campaignWith(t *testing.T, battles ...string) *campaignOnly {
	r := &campaignOnly{Ruleset: rules(t)}
	r.info = *r.Ruleset.Info()
	for _, s := range r.info.Scenarios {
		if s.Key == campaignKey {
			r.info.Scenarios = []engine.Scenario{s}
		}
	}
	r.info.Switches = []engine.Switch{{Key: switchBattles, Name: "battles", Values: battles, Rule: "29.14"}}
	return r
}

// TestCampaignExercise tries all laws at campaigns alone.
func TestCampaignExercise(t *testing.T) {
	enginetest.Exercise(t, campaignWith(t, "dice", "table"), enginetest.Options{Exchange: exchange, Cites: true, Choices: 2500, Without: enginetest.Forms, Fated: fated})
}

// laysField reports whether a battle has come onto the board.
func laysField(from, to engine.State) bool {
	return !from.(*State).isOnField() && to.(*State).isOnField()
}

// TestFoughtExercise tries all laws at campaigns whose battles are fought on a board.
func TestFoughtExercise(t *testing.T) {
	enginetest.Exercise(t, campaignWith(t, "dice", "hand", "each"), enginetest.Options{Exchange: exchange, Choices: 300, Lays: laysField, Without: enginetest.Forms, Fated: fated})
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
		g := tb.newCampaign(deciding(match % 2))
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
	if len(levels) < 2 || longest > longestOnMap/2 {
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
