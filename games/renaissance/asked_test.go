package renaissance

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// 2.2, 10.3, 18.1 A question about a ship says where the nearest enemy lies off her and which guns are empty, and the last one which ship carries on, or how many do.
func TestOrdersSayHowTheShipLies(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct {
		position string
		want     [2]string
	}{
		{"scenario lion-and-bull", [2]string{
			"A: what are your orders for Triumph, with San Juan de Portugal 121 cm off her bow?",
			"A: are all orders written? Triumph has none and carries on.",
		}},
		{"scenario lion-and-bull\n" +
			"ship triumph at 600 700 heading 90 speed 0 locked san-juan-de-portugal touching san-juan-de-portugal\n" +
			"ship san-juan-de-portugal at 600 730 heading 90 speed 0 locked triumph touching triumph", [2]string{
			"A: what are your orders for Triumph, locked with San Juan de Portugal?",
			"A: are all orders written? Triumph has none and carries on.",
		}},
		{"scenario lion-and-bull\nmove 3\ncharges triumph ball empty ball empty", [2]string{
			"A: what are your orders for Triumph, with San Juan de Portugal 121 cm off her bow? Empty until you order them loaded: her starboard broadside and bow chasers.",
			"A: are all orders written? Triumph has none and carries on.",
		}},
	} {
		g := play(t, tt.position)
		w := r.Words().At(g)
		for i, d := range g.Pending(nil)[:2] {
			if i == 1 {
				d = g.Pending(nil)[len(g.Pending(nil))-1]
				d.Seat = seatA
			}
			if got := w.AskIn(r.Info(), g, d); got != tt.want[i] {
				t.Errorf("asked %q, want %q", got, tt.want[i])
			}
		}
	}
}

// 10.1, 15.0, 19.4 The last question says what ships do by themselves: loaded guns and small arms fire at the nearest
// enemy unless orders say otherwise, and who has no party is half ready for boarders.
func TestWhatHappensAnyway(t *testing.T) {
	const beside = "scenario lion-and-bull\nwind 0 beaufort 0\n" +
		"ship triumph at 1000 1000 heading 90 speed 0 touching san-juan-de-portugal\n" +
		"ship san-juan-de-portugal at 1000 1030 heading 90 speed 0 touching triumph"
	for _, tt := range []struct {
		position string
		orders   []string
		want     []engine.Note
	}{
		{"scenario lion-and-bull", nil, nil},
		{beside, nil, []engine.Note{
			{Rule: "10.1", Text: "Triumph fires her port broadside, starboard broadside, stern chasers and bow chasers at the nearest enemy in range and arc, unless you order otherwise"},
			{Rule: "15.0", Text: "Triumph fires small arms at the nearest enemy in range, unless you order otherwise"},
			{Rule: "19.4", Text: "Triumph has no counter-boarding party: only half as many men as could be in one meet boarders"},
		}},
		{beside + "\nmove 2\ncharges triumph empty empty empty empty", []string{"A load-ball triumph > port-broadside", "A hold-muskets triumph", "A defenders triumph 0 20"}, []engine.Note{
			{Rule: "10.1", Text: "Triumph fires her port broadside at the nearest enemy in range and arc, unless you order otherwise"},
		}},
		{beside, []string{"A hold-fire triumph > port-broadside", "A target triumph > san-juan-de-portugal with starboard-broadside",
			"A hold-fire triumph > stern-chasers", "A hold-fire triumph > bow-chasers", "A hold-muskets triumph", "A defenders triumph 0 20"}, nil},
	} {
		g, r := play(t, tt.position), rules(t)
		for _, line := range tt.orders {
			c, bad := engine.ParseChoice(r.Info(), r.Words(), line)
			if bad != nil {
				t.Fatal(bad)
			}
			if ill := g.Check(c); !ill.OK() {
				t.Fatalf("%s: %s", line, r.Words().Refuse(ill))
			}
			g.Apply(c, &engine.Turn{Dice: ones{}})
		}
		got := g.Asked(engine.Decision{Seat: seatA, Ask: AskSeal}).Anyway
		if !slices.Equal(got, tt.want) {
			t.Errorf("after %q %q happens anyway, want %q", tt.orders, got, tt.want)
		}
	}
}

// 19.1, 19.3 Who lies alongside an enemy and has no party is offered to form one as the first step to board her.
func TestAPartyOpensBoarding(t *testing.T) {
	r := rules(t).(engine.Opener)
	for _, tt := range []struct {
		position string
		want     int
	}{
		{besideHer("", "", ""), 1},
		{besideHer("", "", "parties triumph boarders 0 60 guards 0 0\n"), 0},
		{"scenario lion-and-bull", 0},
	} {
		g := play(t, tt.position)
		d := g.Pending(nil)[0]
		got := r.Opens(g, d, g.Options(d, nil))
		if len(got) != tt.want {
			t.Errorf("%s opens %+v", tt.position, got)
		}
		for _, o := range got {
			if o.On != g.object(1) || g.Options(d, nil)[o.By].Verb != VerbBoarders {
				t.Errorf("%+v opens boarding", o)
			}
		}
	}
}
