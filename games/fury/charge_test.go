package fury

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// charges is a choice to charge a company on a face.
func charges(name, target string, on face) engine.Choice {
	c := does(name, VerbCharge, int32(on))
	c.On = of(target)
	return c
}

const sidesOfTest = "side A force 90 flight 90\nside B force 90 flight 90\ncompany a-9 kern at 4500 4500\ncompany b-9 kern at 300 4500\n"

func TestWhoCharges(t *testing.T) {
	for _, tt := range []struct {
		name, a, b string
		on         face
		why        engine.Reason
	}{
		{"11.1 horse charges foot", "irish-horse squadrons 4", "kern squadrons 4 at 2000 1500 facing 18000", faceFront, 0},
		{"11.1 R151 but no Disciplined pikemen in a formed body", "irish-horse squadrons 4", "spanish-pikemen squadrons 4 formed at 2000 1500 facing 18000", faceFront, whyPikes},
		{"11.1 R151 not in the rear either", "irish-horse squadrons 4", "spanish-pikemen squadrons 4 formed at 2000 1500 facing 0", faceRear, whyPikes},
		{"11.1 R151 it may once they are loose", "irish-horse squadrons 4", "spanish-pikemen squadrons 4 at 2000 1500 facing 18000", faceFront, 0},
		{"11.1 R152 and spearmen", "irish-horse squadrons 4", "cossack-spearmen squadrons 4 formed at 2000 1500 facing 18000", faceFront, 0},
		{"11.1 foot does not charge horse", "kern squadrons 4", "irish-horse squadrons 4 at 2000 1500 facing 18000", faceFront, whyHorse},
		{"11.1 R150 unless that fights", "kern squadrons 4", "irish-horse squadrons 4 battle 1 at 2000 1500 facing 18000\ncompany a-2 kern squadrons 4 battle 1 at 2000 1255", faceFront, 0},
		{"11.2 out of reach", "levy-pikemen squadrons 4", "kern squadrons 4 at 2000 1200 facing 18000", faceFront, whyReach},
		{"11.5 no flank from the front", "kern squadrons 4", "levy-pikemen squadrons 4 at 2000 1500 facing 18000", faceFlank, whyFlank},
		{"11.5 a flank from behind the line of the front", "kern squadrons 4", "levy-pikemen squadrons 4 at 2000 1500 facing 9000", faceFlank, whyFlank},
		{"11.5 a rear", "kern squadrons 4", "levy-pikemen squadrons 4 at 2000 1500 facing 0", faceRear, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, sidesOfTest+"company a-1 "+tt.a+" at 2000 2000\ncompany b-1 "+tt.b)
			act(t, g, "a-1")
			if ill := g.Check(charges("a-1", "b-1", tt.on)); ill.Why != tt.why {
				t.Errorf("refused by %s %s, want %s", ill.Rule, refusals[ill.Why].text, refusals[tt.why].text)
			}
		})
	}
}

// TestSailors is the book's battle: six Armed Sailors against four Herreruelos, 18 to 16 and
// 15 to 16.
func TestSailors(t *testing.T) {
	g := position(t, sidesOfTest+"company a-1 herreruelos squadrons 4 at 2000 2000\ncompany b-1 armed-sailors squadrons 6 at 2000 1700 facing 18000")
	act(t, g, "a-1")
	kinds := told(play(t, g, charges("a-1", "b-1", faceFront), 3, 4, 1, 1))
	if d := g.Pending(nil); len(d) != 1 || d[0].Ask != AskReact {
		t.Fatalf("%+v %v\n%s", d, kinds, g.format(nil))
	}
	play(t, g, does("b-1", engine.Pass), 1, 2, 3)
	if c := &g.companies[namedCompany("b-1")]; c.terror != 1 || c.has(markRouting) {
		t.Fatalf("%+v\n%s", c, g.format(nil))
	}
	if d := g.Pending(nil); len(d) != 1 || d[0].Ask != AskLeave {
		t.Fatalf("%+v\n%s", d, g.format(nil))
	}
	events := play(t, g, does("a-1", engine.Pass), 4)
	at := slices.IndexFunc(events, func(e engine.Event) bool { return e.Kind == KindRound })
	if at < 0 || events[at].N != [4]int32{1600, 1500, 4, int32(HandLocked)} {
		t.Fatalf("%+v", events)
	}
	play(t, g, does("a-1", VerbStandOff))
	if c := &g.companies[0]; c.engaged() || g.companies[namedCompany("b-1")].engaged() || c.at.Y != 1901 {
		t.Errorf("%+v\n%s", c, g.format(nil))
	}
}
