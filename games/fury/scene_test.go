package fury

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// wheelAsked is a position in which B may appeal before A1 acts.
const wheelAsked = `
scenario feud
wheel
side A force 4 flight 60
side B force 4 flight 60
muster A nation scots edge south gone 0 0 0 0 0
muster B nation scots
company a-1 border-reivers squadrons 4 at 2000 2000
company b-1 border-reivers squadrons 4 at 2000 500 facing 18000
`

// TestWheelBesideTheBoard: 18.2 Fortune's Wheel lies beside the board as something to touch; it says
// how many counters would take effect, and who has appealed this turn sees that.
func TestWheelBesideTheBoard(t *testing.T) {
	r := rules(t).(*ruleset)
	g := position(t, wheelAsked)
	wheel := func(viewer engine.Seat) engine.Piece {
		for _, p := range r.Scene(g, viewer).Pieces {
			if p.ID == r.Post(VerbAppeal) {
				return p
			}
		}
		t.Fatal("no Wheel is drawn")
		return engine.Piece{}
	}
	if p := wheel(SeatB); len(p.Numbers) != 1 || p.Numbers[0].Value != 20 || len(p.State) != 0 {
		t.Errorf("between segments the Wheel shows %v %v", p.Numbers, p.State)
	}
	act(t, g, "a-1")
	if p := wheel(SeatB); len(p.Numbers) != 2 || p.Numbers[0].Value != 4 {
		t.Errorf("asked before a segment it shows %v, want 4 that would take effect", p.Numbers)
	}
	g.sides[SeatB].drawn = uint16(Manly) + 1
	if p := wheel(SeatB); p.Numbers[1].Value != 19 || len(p.State) != 1 {
		t.Errorf("after an appeal it shows %v %v", p.Numbers, p.State)
	}
	g.fortune = false
	for _, p := range r.Scene(g, SeatB).Pieces {
		if p.ID == wheelObject {
			t.Error("the Wheel is drawn though it is not in play")
		}
	}
}

// TestPiecesOfGroundAreCalled: 8.4, 19.2 what happens to a piece of the ground is told with what it is, and
// the outlook calls the sides as the log does.
func TestPiecesOfGroundAreCalled(t *testing.T) {
	r := rules(t).(*ruleset)
	g := position(t, wheelAsked+"piece building 300 300 500 300 500 500 300 500\npiece building 900 300 1100 300 1100 500 900 500\npiece sconce 100 900 900 900 900 1700 100 1700\n")
	for _, tt := range []struct {
		e    engine.Event
		want string
	}{
		{engine.Event{Kind: KindBurns, On: pieceObject(1), With: g.kindOf(1), N: [4]int32{2}}, "building 2 burns with 2 markers."},
		{engine.Event{Kind: KindScouts, About: companyNo(0).object(), On: pieceObject(2), With: g.kindOf(2), N: [4]int32{3}}, "company A1 scouts the sconce with a 3: nothing is found."},
	} {
		if got := string(r.Tell(nil, tt.e)); !strings.EqualFold(got, tt.want) {
			t.Errorf("the log says %q, want %q", got, tt.want)
		}
	}
	if got := r.words.At(g).Title(pieceObject(2)); got != "the sconce" {
		t.Errorf("a button calls it %q", got)
	}
	if got, want := g.outlook(), "Squadrons lost: the Attackers 0 (flee at 3), the Defenders 0 (flee at 3)"; got != want {
		t.Errorf("the outlook says %q, want %q", got, want)
	}
	g.sides[SeatA].force = 100
	if got, want := g.outlook(), "Squadrons lost: the Attackers 0, the Defenders 0 (flee at 3)"; got != want {
		t.Errorf("with fewer squadrons on the table than flight takes, the outlook says %q, want %q", got, want)
	}
	g.sky = skyFog
	if got := g.outlook(); !strings.HasPrefix(got, "Fog. Squadrons lost:") {
		t.Errorf("in fog the outlook says %q", got)
	}
}

// 26.4 Beside squadrons the outlook counts what the goals of the scenario do.
func TestOutlookCountsHerds(t *testing.T) {
	g := position(t, "scenario cattle-lifting\nturn 2\nmuster A nation irish edge south\nmuster B nation english\n"+
		"side A force 8 flight 60\nside B force 6 flight 60\ncompany a-1 kern squadrons 2 at 2500 3500 captain 1\n"+
		"company b-1 levy-arquebusiers squadrons 2 at 500 500 captain 3\nobject herd of B at 500 1500\nobject herd of B at 2500 1500")
	if got, want := g.outlook(), "; herds taken off by the Attackers: 0 of 4, 2 left"; !strings.HasSuffix(got, want) {
		t.Errorf("the outlook says %q, want it to end with %q", got, want)
	}
}

// TestWaitingAreCalled: 25.6 who has yet to come is called by its troops, and where others with the same wait by the order in
// which they were formed, which the log says once more when it comes to those who could tell them apart; never by its place
// in the text of positions.
func TestWaitingAreCalled(t *testing.T) {
	g := position(t, `scenario cattle-lifting
side A force 8 flight 60 comes
side B force 8 flight 60
muster A nation scots
muster B nation english
company a-31 border-reivers squadrons 4 files 2 at 0 0 facing 0 captain 2 off
company a-32 artillery-crew gun saker off
company a-30 border-reivers squadrons 2 files 2 at 0 0 facing 0 captain 4 off
company b-1 kern squadrons 2 at 4000 4000 captain 3
object herd of B at 4000 3000
flow edge A
`)
	for object, want := range map[string]string{"b-1": "", "a-31": "Border Reivers II", "a-30": "Border Reivers III", "a-32": "Saker"} {
		if got := g.Called(of(object)); got != want {
			t.Errorf("%s is called %q, want %q", object, got, want)
		}
	}
	r := rules(t).(*ruleset)
	names := map[string]string{"a-31": "Border Reivers, II", "a-32": "Saker"}
	for _, p := range r.Scene(g, SeatA).Pieces {
		if want, ok := names[p.Key]; ok && p.Name != want {
			t.Errorf("the piece of %s is called %q, want %q", p.Key, p.Name, want)
		}
	}
	for squadrons, want := range map[int32]string{
		4: "Company A1 comes onto the board, 4 squadrons of Border Reivers (II)", 2: "Company A1 comes onto the board, 2 squadrons of Border Reivers (III)",
		3: "Company A1 comes onto the board, 3 squadrons of Border Reivers"} {
		e := engine.Event{Kind: KindAppears, About: companyNo(0).object(), On: engine.Thing(classTroop, int(g.companies[30].troop)), N: [4]int32{squadrons}}
		says := acts[slices.IndexFunc(acts, func(a engine.Act) bool { return a.Begins == KindAppears })].Says
		if got := string(r.Phrase(nil, g, says, e)); !strings.EqualFold(got, want) {
			t.Errorf("the log says %q, want %q", got, want)
		}
	}
}

// TestLegIsDrawn: 14.4 while an ambush may spring, the leg in whose middle it does is drawn for all.
func TestLegIsDrawn(t *testing.T) {
	g := position(t, `piece light-wood 1600 1000 2600 1000 2600 2000 1600 2000
side A force 8 flight 60
side B force 6 flight 60 lurks
company a-1 veteran-shot squadrons 4 at 1500 2300 facing 9000 captain 1
company b-1 kern squadrons 2 at 500 500 captain 3
`)
	marks := func() (n int) {
		for _, m := range rules(t).(*ruleset).Scene(g, SeatB).Marks {
			if m.Kind == "course" || m.Kind == "ghost" {
				n++
			}
		}
		return n
	}
	act(t, g, "a-1")
	if n := marks(); n != 0 {
		t.Errorf("%d marks before the leg", n)
	}
	play(t, g, does("a-1", VerbAhead, 400))
	if n := marks(); n != 2 {
		t.Errorf("%d marks of the leg", n)
	}
}
