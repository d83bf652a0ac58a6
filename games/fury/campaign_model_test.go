package fury

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// A modelForce is squadrons as a player would write them down: by the name of their card.
type modelForce map[string]int

// randomForce takes some squadrons of some cards.
func randomForce(key *rand.Rand, tb *Tables, most int, only func(row *TroopRow) bool) modelForce {
	f := modelForce{}
	for range 1 + key.IntN(4) {
		row := &tb.Troops[1+key.IntN(len(tb.Troops)-1)]
		if only == nil || only(row) {
			f[row.Key] = 1 + key.IntN(most)
		}
	}
	return f
}

// lines writes a force as bodies of a position.
func (f modelForce) lines(text *strings.Builder, role string) {
	for card, n := range f {
		fmt.Fprintf(text, "body %s %s %d\n", role, card, n)
	}
}

// card finds a squadron card by its name.
func (tb *Tables) cardOf(name string) *TroopRow {
	for i := range tb.Troops {
		if tb.Troops[i].Key == name {
			return &tb.Troops[i]
		}
	}
	return nil
}

// modelDiscovery is 29.13 as the book has it: "2d6. On a 9 or higher, he has been discovered", with
// -2 for horse alone or -3 for Canny and Slippery alone, of which one is used, -2 under twelve
// squadrons, +2 over twenty, +1 for each Slippery or Canny squadron of the Spanish present.
func modelDiscovery(tb *Tables, english modelForce, spanish []modelForce, dice int) (own, theirs int, found bool) {
	all, horse, sly := 0, 0, 0
	for card, n := range english {
		row := tb.cardOf(card)
		all += n
		if row.Arm == Horse {
			horse += n
		}
		if row.Nature.Has(Canny) || row.Nature.Has(Slippery) {
			sly += n
		}
	}
	if horse == all {
		own = -2
	}
	if sly == all {
		own = -3
	}
	if all < 12 {
		own -= 2
	} else if all > 20 {
		own += 2
	}
	for _, force := range spanish {
		for card, n := range force {
			if row := tb.cardOf(card); row.Nature.Has(Canny) || row.Nature.Has(Slippery) {
				theirs += n
			}
		}
	}
	return own, theirs, dice+own+theirs >= 9
}

// warPosition reads a position of the campaign.
func warPosition(t *testing.T, tb *Tables, text string) *State {
	t.Helper()
	g, problems, err := tb.parse([]byte(text))
	if err != nil || len(problems) > 0 {
		t.Fatalf("%v %v in\n%s", err, problems, text)
	}
	return g
}

// TestModelOfDiscovery holds what the game says when the English come to a location against the
// book, for random forces on the mission, in the garrison, in the Reserve there, and elsewhere.
func TestModelOfDiscovery(t *testing.T) {
	tb := loaded(t)
	key := rand.New(rand.NewPCG(29, 13))
	kinds := []func(*TroopRow) bool{nil, func(row *TroopRow) bool { return row.Arm == Horse },
		func(row *TroopRow) bool { return row.isSly() }}
	hits := map[bool]int{}
	for range 600 {
		english := randomForce(key, tb, 9, kinds[key.IntN(3)])
		if len(english) == 0 {
			continue
		}
		garrison, reserve, elsewhere := randomForce(key, tb, 4, nil), randomForce(key, tb, 3, nil), randomForce(key, tb, 5, nil)
		var text strings.Builder
		text.WriteString("game fury\ncampaign table week 1 steps 1 at zanddijk\nplan herds zuiderweide by zanddijk zuiderweide\nherds zuiderweide 5\nflow march\n")
		english.lines(&text, "column")
		garrison.lines(&text, "garrison zuiderweide")
		reserve.lines(&text, "reserve zuiderweide")
		elsewhere.lines(&text, "garrison moerschans")
		a, b := 1+key.IntN(6), 1+key.IntN(6)
		g := warPosition(t, tb, text.String())
		events := play(t, g, engine.Choice{Seat: EnglishSeat, Verb: VerbWarMarch, On: placeObject(tb.Campaign.place("zuiderweide"))}, uint16(a), uint16(b))
		own, theirs, found := modelDiscovery(tb, english, []modelForce{garrison, reserve}, a+b)
		said := events[len(events)-1]
		if said.Kind != KindWarDiscovers || said.N != [4]int32{int32(a + b), int32(own), int32(theirs), engine.Truth(found)} {
			t.Fatalf("29.13 %v, want %d, %d, %d, %v in\n%s", said.N, a+b, own, theirs, found, text.String())
		}
		if asked := g.Pending(nil); (asked[0].Ask == AskWarAttack) != found {
			t.Fatalf("29.13 found %v, and %+v is asked", found, asked)
		}
		hits[found]++
	}
	if hits[true] < 50 || hits[false] < 50 {
		t.Errorf("%v: one of both hardly comes up", hits)
	}
}

// TestModelOfPoints holds points and level of victory against the book, for random campaigns that
// end: 4 for a wagon in the town, 8 for a sconce, 1 for a herd scattered, 2 for one brought home,
// 12 for communications; ten points a level.
func TestModelOfPoints(t *testing.T) {
	tb := loaded(t)
	key := rand.New(rand.NewPCG(29, 21))
	levels := map[string]int{}
	for range 400 {
		wagons, sconces, scattered, home, droves := key.IntN(8), key.IntN(3), key.IntN(8), key.IntN(8), key.IntN(4)
		cut := key.IntN(3) == 0
		text := fmt.Sprintf("game fury\ncampaign dice week 3 steps 1 droves %d arrived %d stormed %d scattered %d home %d at kerkhoven back open", droves, wagons, sconces, scattered, home)
		if cut {
			text += " cut"
		}
		text += "\nplan herds zuiderweide\nbody column veteran-shot 4\nflow march\n"
		g := warPosition(t, tb, text)
		play(t, g, engine.Choice{Seat: EnglishSeat, Verb: VerbWarHome})
		points := 4*wagons + 8*sconces + scattered + 2*(home+droves)
		if cut {
			points += 12
		}
		name, winner := "Spanish major victory", SpanishSeat
		switch {
		case points > 40:
			name, winner = "English major victory", EnglishSeat
		case points > 30:
			name, winner = "English minor victory", EnglishSeat
		case points > 20:
			name, winner = "Draw", engine.NoSeat
		case points > 10:
			name = "Spanish minor victory"
		}
		out, over := g.Outcome()
		if !over || out.Winner != winner || out.Score[0] != int32(points) || g.tables.ended(out) != "the campaign is over: "+name {
			t.Fatalf("29.21 %+v, want %d points, a %s, of\n%s", out, points, name, text)
		}
		levels[name]++
	}
	if len(levels) != 5 {
		t.Errorf("%v: not every level comes up", levels)
	}
}

// modelRescue is 29.20 as the book has it: "every turn after the 5th", "2d6. On a Roll of 11 or higher", with +3 for horse
// alone, +2 for eight squadrons or less, -2 for more than twelve, +1 under Villiago, +1 after turn 10, +2 after turn 15.
func modelRescue(tb *Tables, party modelForce, led bool, turn, dice int) bool {
	all, foot := 0, 0
	for card, n := range party {
		all += n
		if tb.cardOf(card).Arm != Horse {
			foot += n
		}
	}
	if foot == 0 {
		dice += 3
	}
	if all <= 8 {
		dice += 2
	} else if all > 12 {
		dice -= 2
	}
	if led {
		dice++
	}
	if turn > 15 {
		dice += 2
	} else if turn > 10 {
		dice++
	}
	return turn > 5 && dice >= 11
}

// TestModelOfRescue holds whether a Rescue Party comes against the book, for random parties of the Reserve, turns
// and dice.
func TestModelOfRescue(t *testing.T) {
	tb := loaded(t)
	key := rand.New(rand.NewPCG(29, 20))
	kinds := []func(*TroopRow) bool{nil, func(row *TroopRow) bool { return row.Arm == Horse }}
	hits := map[bool]int{}
	for range 2000 {
		party := randomForce(key, tb, 6, kinds[key.IntN(2)])
		if len(party) == 0 {
			continue
		}
		var text strings.Builder
		text.WriteString("game fury\ncampaign dice week 1 steps 2 at noordschans from kerkhoven found\n" +
			"plan storm noordschans by kerkhoven noordschans\nherds zuiderweide 5\nbody column veteran-pikemen 18\nflow reinforcements\n")
		party.lines(&text, "party moerschans")
		at, led := tb.Campaign.place("moerschans"), key.IntN(2) == 0
		if led {
			text.WriteString("war-colonel b-war-colonel-1 7 at moerschans\n")
		}
		g := warPosition(t, tb, text.String())
		turn, a, b := 1+key.IntN(20), 1+key.IntN(6), 1+key.IntN(6)
		leads := g.war.colonels[SpanishSeat][villiago].at == at
		got := tb.Campaign.Arrives(a+b, tb.Campaign.rescue(g.musterOf(roleParty, at), leads, turn), turn)
		if want := modelRescue(tb, party, led, turn, a+b); got != want {
			t.Fatalf("29.20 comes %v, want %v, on %d in turn %d of\n%s", got, want, a+b, turn, text.String())
		}
		hits[got]++
	}
	if hits[true] < 200 || hits[false] < 200 {
		t.Errorf("%v: one of both hardly comes up", hits)
	}
}
