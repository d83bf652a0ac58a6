package renaissance

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

func TestTell(t *testing.T) {
	r, g := rules(t), play(t, "scenario lion-and-bull")
	ship, foe := g.object(0), g.object(1)
	for _, tt := range []struct {
		e    engine.Event
		want string
	}{
		{engine.Event{Kind: engine.Moved, About: ship, N: [4]int32{68050, 80800, 4500, 430}},
			"Triumph comes to 680.5 mm from the left and 808 mm from the top, heading 90°, after 43% of the move."},
		{engine.Event{Kind: engine.Moved, About: ship, N: [4]int32{68000, 80800, -905, 1000}},
			"Triumph comes to 680 mm from the left and 808 mm from the top, heading 269.5°."},
		{engine.Event{Kind: KindCasualties, About: ship, N: [4]int32{1, 2, 1}}, "Triumph loses 1 soldier and 2 mariners; 1 man is left."},
		{engine.Event{Kind: KindCasualties, About: ship, N: [4]int32{11, 21, 31}}, "Triumph loses 11 soldiers and 21 mariners; 31 men are left."},
		{engine.Event{Kind: KindOars, About: ship, On: sideObject(port), N: [4]int32{1, 1}}, "Triumph loses 1 oar on the port side; 1 is left."},
		{engine.Event{Kind: KindTakenShip, About: ship, On: foe, N: [4]int32{1}}, "Triumph takes San Juan de Portugal; 1 man holds her."},
		{engine.Event{Kind: KindBurst, About: ship, On: groupObject(portGuns), N: [4]int32{4, 1}},
			"A gun of the port broadside bursts aboard Triumph: the die for her men shows 4, and 1 battery is left."},
		{engine.Event{Kind: KindFell, About: ship, On: sideObject(port), N: [4]int32{1<<ForeTop | 1<<ForeTopgallant}},
			"Triumph loses her fore top and fore topgallant, over the port side."},
		{engine.Event{Kind: KindFell, About: ship, N: [4]int32{1 << Sprit}}, "Triumph loses her sprit."},
		{engine.Event{Kind: KindFired, About: ship, On: foe, With: groupObject(portGuns), N: [4]int32{1, 12050, 10, 0}},
			"Triumph fires 1 battery of her port broadside at San Juan de Portugal, from 120.5 mm: 1 point."},
		{engine.Event{Kind: KindFired, About: ship, On: foe, With: groupObject(portGuns), N: [4]int32{2, 12000, 375, timed(9, plane.Whole)}},
			"Triumph fires 2 batteries of her port broadside at San Juan de Portugal, with hail and raking her, from 120 mm: 37.5 points."},
		{engine.Event{Kind: KindRepaired, About: ship, N: [4]int32{int32(ShiftChaser)}}, "Triumph hauls a battery to her stern ports."},
		{engine.Event{Kind: KindShares, N: [4]int32{int32(g.scene), 1250, 2000}},
			"The points are equal, so the smaller share of men lost decides: England has lost 12.5%, and Spain 20%."},
		{engine.Event{Kind: KindEnd, N: [4]int32{int32(resultGoal) | int32(g.scene)<<resultBits, int32(seatB), 0, 1}},
			"A goal is met: Spain wins, with 1 point to 0."},
		{engine.Event{Kind: KindEnd, N: [4]int32{int32(resultMoves) | int32(g.scene)<<resultBits, int32(engine.NoSeat), 2, 2}},
			"The last move has been played: nobody wins, with 2 points each."},
	} {
		if got := string(r.Tell(nil, tt.e)); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
	for _, shot := range []engine.Event{
		{Kind: KindFired, N: [4]int32{1, 12000, 50, timed(9, plane.Whole*7/20)}},
		{Kind: KindMuskets, N: [4]int32{4, 2, 0, timed(3, plane.Whole*7/20)}},
	} {
		if when, hit := r.(engine.Gunner).Fired(shot); when != 350 || !hit {
			t.Errorf("%s is fired at %d, hits: %t; want 350, true", tellings[shot.Kind].name, when, hit)
		}
	}
}

// percents leaves out of a sentence the percent signs that belong there.
var percents = strings.NewReplacer("% of", "", "%,", "", "%.", "")

// Every kind of event is told, and what is told of a ship names her.
func TestEveryEventIsTold(t *testing.T) {
	r, g := rules(t), play(t, "scenario lion-and-bull")
	for k := engine.Moved; int(k) < numKinds; k++ {
		e := engine.Event{Kind: k, About: g.object(0), On: g.object(1), With: groupObject(portGuns), N: [4]int32{1, 1, 1, 1}}
		switch k {
		case KindFell, KindOars, KindCutAway:
			e.On = sideObject(port)
		case KindBurst, KindSilenced:
			e.On = groupObject(portGuns)
		case KindSealed, KindMove, KindWind, KindShares, KindEnd:
			e.About = engine.NoObject
		}
		text := string(r.Tell(nil, e))
		if !strings.HasSuffix(text, ".") || strings.Contains(percents.Replace(text), "%") {
			t.Errorf("%s is told as %q", tellings[k].name, text)
		}
		if e.About != engine.NoObject && !strings.Contains(text, "Triumph") {
			t.Errorf("%s is told as %q, without the ship", tellings[k].name, text)
		}
	}
}
