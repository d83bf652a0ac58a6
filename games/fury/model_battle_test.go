package fury

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// printedHands is the Hand-to-Hand table as the book prints it: by die, Advantage to 4:1+.
var printedHands = [7][5]string{
	{},
	{"S/Terror*", "S/Terror*", "S/Hmlt'd!*", "S/Hmlt'd!*", "S/Hmlt'd!*"},
	{"Stand Off", "Stand Off", "Locked", "Locked", "Locked"},
	{"Locked", "Locked", "Locked", "W/Terror", "W/Terror"},
	{"Locked", "Locked", "W/Terror", "W/Terror", "Lose Sqdr'n"},
	{"Locked", "W/Terror", "W/Terror", "Lose Sqdr'n", "Defeated"},
	{"W/Terror*", "W/Terror*", "Lose Sqdr'n", "Defeated", "Defeated"},
}

var printedNames = map[string]Hand{
	"S/Terror": HandStrongerTerror, "S/Hmlt'd!": HandHumiliated, "Stand Off": HandStandOff, "Locked": HandLocked,
	"W/Terror": HandWeakerTerror, "Lose Sqdr'n": HandLoseSquadron, "Defeated": HandDefeated,
}

// modelTotal is a hand-to-hand total by the words of 9 and 12, in real numbers.
func modelTotal(fighting int, squadrons, markers int, formed, fort, cover, high, mars, hero bool, share int) float64 {
	count := float64(squadrons - markers)
	if markers == squadrons {
		count = 0.5
	}
	if count < 0 {
		count = 0
	}
	if hero || mars {
		fighting++
	}
	bonus := 1.0
	if fort {
		bonus += 0.5
	} else if cover {
		bonus += 0.25
	}
	for _, quarter := range []bool{formed, high} {
		if quarter {
			bonus += 0.25
		}
	}
	if mars {
		bonus += 0.5
	}
	return count * float64(fighting) * bonus / float64(share)
}

// TestModelTotals holds totals, ratios and results against the book's words on random
// companies.
func TestModelTotals(t *testing.T) {
	key := rand.New(rand.NewPCG(12, 6))
	tb := loaded(t)
	g := position(t, sidesOfTest)
	heroes := []Officer{0, led(t, g, Hero), led(t, g, Mars)}
	coin := func() bool { return key.IntN(2) == 0 }
	for range 20_000 {
		var totals [2]float64
		var own [2]int
		for i, n := range [2]companyNo{0, namedCompany("b-1")} {
			troop := Troop(1 + key.IntN(len(tb.Troops)-1))
			if troop == tb.Crew {
				continue
			}
			squadrons := 1 + key.IntN(6)
			markers := key.IntN(squadrons + 2)
			c := company{troop: troop, squadrons: uint8(squadrons), files: 1, terror: uint8(markers / 2), humiliated: uint8(markers - markers/2)}
			officer := key.IntN(3)
			c.captain = heroes[officer]
			formed, fort, cover, high, mars := coin(), coin(), coin(), coin(), officer == 2 && coin()
			c.set(markFormed, formed)
			share := []int{1, 2, 4}[key.IntN(3)]
			for _, s := range []struct {
				on bool
				as stance
			}{{fort, stanceFortified}, {cover, stanceCovered}, {high, stanceVantage}, {mars, stanceMars}, {share == 2, stanceHalved}, {share == 4, stanceQuartered}} {
				if s.on {
					c.stance |= s.as
				}
			}
			g.setCompany(n, c)
			own[i] = g.handTotal(n, g.standOn(n))
			totals[i] = modelTotal(int(tb.Troops[troop].Fighting), squadrons, markers, formed, fort, cover, high, mars, officer > 0, share)
			if math.Abs(totals[i]*handParts-float64(own[i])) > 1e-6 {
				t.Fatalf("%+v: %d 800ths, the model has %v", c, own[i], totals[i])
			}
		}
		strong, weak := max(totals[0], totals[1]), min(totals[0], totals[1])
		if strong == weak {
			continue
		}
		column := 0
		for _, least := range []float64{1.5, 2, 3, 4} {
			if strong >= least*weak {
				column++
			}
		}
		if got := tb.HandColumn(max(own[0], own[1]), min(own[0], own[1])); got != column {
			t.Fatalf("%v to %v: column %d, the model has %d", strong, weak, got, column)
		}
	}
	for die := 1; die <= 6; die++ {
		for column, printed := range printedHands[die] {
			name, starred := strings.CutSuffix(printed, "*")
			if got := tb.Hands[die][column]; got.Hand != printedNames[name] || got.Starred != starred {
				t.Errorf("die %d, column %d: %+v, printed %s", die, column, got, printed)
			}
		}
	}
}

// TestModelTerror holds markers, losses, rout and the end of a company against the words of 9
// and 13.
func TestModelTerror(t *testing.T) {
	key := rand.New(rand.NewPCG(9, 4))
	b1 := namedCompany("b-1")
	for range 3000 {
		squadrons := 1 + key.IntN(6)
		g := position(t, fmt.Sprintf("%scompany a-1 kern squadrons %d at 2000 2000\ncompany b-1 levy-pikemen squadrons 4 at 2000 1000 facing 18000", sidesOfTest, squadrons))
		markers := 0
		for range 8 {
			turn := &engine.Turn{}
			if key.IntN(3) > 0 {
				markers++
				g.takeTerror(pushed(g, []engine.Frame{terrorOf(0, 1, b1), humiliationOf(0, b1)}[key.IntN(2)]), turn)
			} else {
				squadrons--
				g.lose(0, 1, b1, turn)
			}
			c := &g.companies[0]
			if gone := squadrons == 0; gone == c.isOut() {
				t.Fatalf("%d squadrons, %d markers: %+v", squadrons, markers, c)
			} else if gone {
				break
			}
			if c.has(markRouting) != (markers > squadrons) || int(c.squadrons) != squadrons || int(c.terror+c.humiliated) != markers {
				t.Fatalf("%d squadrons, %d markers: %+v", squadrons, markers, c)
			}
			if markers > squadrons {
				break
			}
		}
	}
}

// pushed is a frame on top of the flow.
func pushed(g *State, f engine.Frame) *engine.Frame {
	g.flow.Push(f)
	return g.flow.Top()
}

// modelAhead is how far each corner of a company's bases lies ahead of the front of another,
// in real numbers: the least and the most.
func modelAhead(g *State, of, from *company) (least, most float64) {
	sin, cos := math.Sincos(float64(from.facing) / 18000 * math.Pi)
	least, most = math.Inf(1), math.Inf(-1)
	b := g.block(of)
	for i := range int(b.Bases) {
		for _, p := range b.Base(i).Corners() {
			ahead := float64(p.X-from.at.X)*sin - float64(p.Y-from.at.Y)*cos
			least, most = min(least, ahead), max(most, ahead)
		}
	}
	return least, most
}

// TestModelCharges holds who may charge whom, and where, against the words of 11 on random
// positions: arms and pikes, flank and rear, reach, and that a charge ends in contact.
func TestModelCharges(t *testing.T) {
	key := rand.New(rand.NewPCG(11, 5))
	g := position(t, sidesOfTest+"company a-1 kern at 2000 2000\ncompany b-1 kern at 2000 1000")
	act(t, g, "a-1")
	var had [numFaces]int
	b1 := namedCompany("b-1")
	for range 4000 {
		for i, n := range [2]companyNo{0, b1} {
			squadrons := uint8(1 + key.IntN(6))
			c := company{troop: Troop(1 + key.IntN(len(g.tables.Troops)-1)), squadrons: squadrons, files: 1 + uint8(key.IntN(int(squadrons))),
				facing: plane.Heading(key.IntN(36000)), at: plane.Point{X: 2000, Y: 2000}}
			if i == 1 {
				c.at = plane.Point{X: 1400 + key.Int32N(1200), Y: 1400 + key.Int32N(1200)}
			}
			c.set(markFormed, key.IntN(2) == 0 && g.tables.Troops[c.troop].Formed > 0)
			g.setCompany(n, c)
		}
		a, b := &g.companies[0], &g.companies[b1]
		if g.block(a).Within(g.block(b), 10) {
			continue
		}
		rowA, rowB := g.card(a), g.card(b)
		_, most := modelAhead(g, a, b)
		depth := float64(g.block(b).Depth())
		turned := math.Abs(math.Remainder(float64(a.facing-b.facing), 36000))
		if math.Abs(most-10) < 2 || math.Abs(most+depth-10) < 2 || math.Abs(turned-4500) < 2 {
			continue // on a line
		}
		want := faceFront
		if most <= 10 {
			want = faceFlank
			if most <= 10-depth && turned <= 4500 {
				want = faceRear
			}
		}
		if got := g.zone(0, b1); got != want {
			t.Fatalf("zone %d, the model has %d\n%s", got, want, g.format(nil))
		}
		pikes := rowA.Arm == Horse && strings.HasSuffix(rowB.Key, "pikemen") && rowB.Nature.Has(Disciplined) && b.has(markFormed)
		horse := rowA.Arm == Foot && rowB.Arm == Horse
		for on := range numFaces {
			ill := g.Check(charges("a-1", "b-1", on))
			switch {
			case (pikes || horse || on > want) && ill.OK():
				t.Fatalf("face %d of %d may be charged, by the model not\n%s", on, want, g.format(nil))
			case pikes != (ill.Why == whyPikes) || horse != (ill.Why == whyHorse):
				t.Fatalf("%s: pikes %v, horse %v\n%s", refusals[ill.Why].text, pikes, horse, g.format(nil))
			case !ill.OK():
				continue
			}
			had[on]++
			way, _ := g.wayTo(0, b1, on)
			l := g.chargeLeg(a, way)
			rate := rowA.Loose
			if a.has(markFormed) {
				rate = rowA.Formed
			}
			if l.cost > rate || !l.End().Within(g.block(b), 2*plane.Touch) || l.End().Overlap(g.block(b)) {
				t.Fatalf("%+v costs %d of %d and ends at %+v\n%s", way, l.cost, rate, l.End(), g.format(nil))
			}
		}
	}
	if had[faceFront] < 100 || had[faceFlank] < 100 || had[faceRear] < 10 {
		t.Errorf("charges by face: %v", had)
	}
}
