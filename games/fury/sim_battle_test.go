package fury

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// TestMatchUps charges over and over and counts how it ends, in permille, against match-ups
// that were simulated apart from this code.
func TestMatchUps(t *testing.T) {
	for _, tt := range []struct {
		name, a, b                                     string
		failed, breaks, standOff, wins, loses, retires int
		stopped                                        int // by fire at the charge
	}{
		{"12.9 four Levy Pikemen charge four", "levy-pikemen squadrons 4", "levy-pikemen squadrons 4", 414, 0, 273, 150, 146, 6, 0},
		{"12.9 six Spanish Pikemen, formed, charge six Landsknechts, formed", "spanish-pikemen squadrons 6 formed", "landsknecht-pikemen squadrons 6 formed", 83, 0, 424, 386, 41, 61, 0},
		{"12.9 six formed Landsknechts charge six formed Veterans", "landsknecht-pikemen squadrons 6 formed", "veteran-pikemen squadrons 6 formed", 272, 0, 450, 101, 164, 9, 0},
		{"12.9 six Gallowglasses charge six formed Veterans", "gallowglasses squadrons 6", "veteran-pikemen squadrons 6 formed", 86, 0, 584, 188, 120, 19, 0},
		{"12.9 six Spanish Pikemen, formed, charge six Swiss, formed", "spanish-pikemen squadrons 6 formed", "swiss-pikemen squadrons 6 formed", 166, 0, 654, 68, 97, 11, 0},
		{"11.4 four Reiters, formed, charge six Levy Arquebus", "reiters squadrons 4 formed", "levy-arquebusiers squadrons 6", 166, 486, 81, 166, 9, 36, 56},
		{"11.4 six Hussars charge six Sipahis, all formed", "hussars squadrons 6 formed", "sipahis squadrons 6 formed", 25, 0, 529, 210, 45, 19, 168},
		{"11.4 four Border Reivers charge four", "border-reivers squadrons 4", "border-reivers squadrons 4", 275, 0, 284, 154, 150, 13, 120},
	} {
		t.Run(tt.name, func(t *testing.T) {
			mixed := dice.NewMixer(3, 5)
			const trials = 3000
			var got [8]int
			for range trials {
				got[tried(t, tt.a, tt.b, &mixed)]++
			}
			for i, want := range []int{tt.failed, tt.breaks, tt.standOff, tt.wins, tt.loses, tt.retires, tt.stopped} {
				if have := got[i] * 1000 / trials; max(have-want, want-have) > 25 {
					t.Errorf("outcome %d: %d permille, simulated %d; all %v", i, have, want, got)
				}
			}
		})
	}
}

// tried is how one charge ends, and the battle that it begins.
func tried(t *testing.T, a, b string, mixed *dice.Mixer) int {
	t.Helper()
	g := position(t, sidesOfTest+"company a-1 "+a+" at 2400 2000 captain 1\ncompany b-1 "+b+" at 2400 1750 facing 18000 captain 2")
	turn := &engine.Turn{Dice: mixed, Hear: true}
	b1 := namedCompany("b-1")
	act(t, g, "a-1")
	must := func(c engine.Choice) {
		if ill := g.Check(c); !ill.OK() || !engine.Try(g, c, turn) {
			t.Fatalf("%+v: %s\n%s", c, refusals[ill.Why].text, g.format(nil))
		}
	}
	must(charges("a-1", "b-1", faceFront))
	for range 60 {
		kinds := told(turn.Events)
		has := func(k engine.Kind) bool { return slices.Contains(kinds, k) }
		switch d := g.Pending(nil); {
		case has(KindBarred):
			return 0
		case has(KindRouts) && has(KindRound):
			for _, e := range turn.Events {
				if e.Kind == KindRouts {
					if e.About == b1.object() {
						return 3
					}
					return 4
				}
			}
		case has(KindRouts):
			for _, e := range turn.Events {
				if e.Kind == KindRouts && e.About == b1.object() {
					return 1
				}
			}
			return 6
		case has(KindRetires) && !has(KindRound):
			return 6
		case has(KindRetires):
			return 5
		case has(KindStandsOff):
			return 2
		case len(d) == 0:
			t.Fatal("over")
		case d[0].Ask == AskTest:
			must(engine.Choice{Seat: d[0].Seat, Verb: tough(g, d[0]), About: d[0].About})
		case d[0].Ask == AskReact:
			must(engine.Choice{Seat: d[0].Seat, Verb: VerbShoot, About: d[0].About, On: g.Options(d[0], nil)[0].On})
		case d[0].Ask == AskDemand, g.flow.Top().Step == stepRide:
			must(engine.Choice{Seat: d[0].Seat, Verb: yesOf(g.flow.Top().Step), About: d[0].About})
		case d[0].Ask == AskSegment:
			for n := range g.each(d[0].Seat) {
				if !g.companies[n].has(markActed) {
					must(engine.Choice{Seat: d[0].Seat, Verb: VerbAct, On: n.object()})
					break
				}
			}
		default:
			must(engine.Choice{Seat: d[0].Seat, Verb: engine.Pass, About: d[0].About})
		}
	}
	return 7
}

// tough is whether Tough troops roll: they forgo when the number is 9 or less and a marker
// more does not break them.
func tough(g *State, d engine.Decision) engine.Verb {
	n := g.companyOf(d.About)
	c := &g.companies[n]
	if g.card(c).Morale[g.flow.Top().Code] <= 9 && c.terror+c.humiliated < c.squadrons {
		return VerbForgo
	}
	return VerbRoll
}
