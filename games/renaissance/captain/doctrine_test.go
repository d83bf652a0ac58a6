package captain_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/games/renaissance/captain"
	"github.com/weathergage/weathergage/geo/plane"
)

// planned are a ship's orders in a position as the captain of a seat writes them, by
// their verbs, with the position in which that seat has written all its orders.
func planned(t *testing.T, position string, seat engine.Seat, ship int) ([]string, *renaissance.State) {
	t.Helper()
	r := rules(t)
	s, problems, err := r.ParsePosition([]byte("game renaissance\n" + position + "\n"))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	g := s.(*renaissance.State)
	asker, c := bot.NewAsker(r.Blank), captain.New(r)
	c.Begin(1)
	var verbs []string
	for {
		open := g.Pending(nil)
		at := slices.IndexFunc(open, func(d engine.Decision) bool { return d.Seat == seat })
		if at < 0 || open[at].Ask == renaissance.AskSeal {
			return verbs, g
		}
		o := asker.Ask(c, g, open[at], bot.Budget{})
		if ill := g.Check(o); !ill.OK() {
			t.Fatalf("%s: %s", r.Words().Say(o), r.Words().Refuse(ill))
		}
		if g.ShipOf(open[at].About) == ship && o.Verb != engine.Pass {
			verbs = append(verbs, r.Words().Verbs[o.Verb].Name)
		}
		g.Apply(o, &engine.Turn{})
	}
}

// What a captain orders in a position, and what not.
func TestDoctrine(t *testing.T) {
	const bull = "scenario lion-and-bull\nmove 5\n"
	locked := func(triumph, san string) string {
		return bull + "ship triumph at 1000 1000 heading 90 speed 0 locked san-juan-de-portugal touching san-juan-de-portugal" + triumph +
			"\nship san-juan-de-portugal at 1000 1030 heading 90 speed 0 locked triumph touching triumph" + san
	}
	for _, tt := range []struct {
		name     string
		position string
		seat     engine.Seat
		ship     int
		does     string // verbs, all of them
		not      string
	}{
		{"19.4 boarders go over when they will surely win", locked(" soldiers 20 mariners 60", ""), 1, 1, "boarders board lock", "cut-loose"},
		{"19.4 none go over to an even fight, and she cuts loose", locked("", ""), 1, 1, "cut-loose", "boarders board"},
		{"21.2 a ship that has struck is boarded", locked(" colours struck", ""), 1, 1, "board", ""},
		{"19.4 boarders without hope come back",
			locked("", " soldiers 30 mariners 40 boards triumph sent-soldiers 8") + "\nship triumph stage 1", 1, 1, "withdraw", "board"},
		{"4.3.3 she strikes whom enemies aboard will surely take",
			bull + "ship triumph at 1000 1000 heading 90 speed 0 locked san-juan-de-portugal touching san-juan-de-portugal boards san-juan-de-portugal sent-mariners 100\n" +
				"ship san-juan-de-portugal at 1000 1030 heading 90 speed 0 soldiers 5 mariners 20 stage 2 locked triumph touching triumph", 1, 1, "strike", ""},
		{"4.3.3 and not while she may hold out",
			bull + "ship triumph at 1000 1000 heading 90 speed 0 locked san-juan-de-portugal touching san-juan-de-portugal boards san-juan-de-portugal sent-mariners 100\n" +
				"ship san-juan-de-portugal at 1000 1030 heading 90 speed 0 stage 2 locked triumph touching triumph", 1, 1, "", "strike"},
		{"4.3.3 nor in the last moves",
			"scenario lion-and-bull\nmove 34\nship triumph at 1000 1000 heading 90 speed 0 locked san-juan-de-portugal touching san-juan-de-portugal boards san-juan-de-portugal sent-mariners 100\n" +
				"ship san-juan-de-portugal at 1000 1030 heading 90 speed 0 soldiers 5 mariners 20 stage 2 locked triumph touching triumph", 1, 1, "", "strike"},
		{"4.3 a Sea-Dog leads where the fight is even", locked("", " boards triumph sent-soldiers 25") + "\nship triumph stage 1", 0, 0, "lead", ""},
		{"4.3.3 and risks nothing where it is won", locked("", " soldiers 5 mariners 20"), 0, 0, "board", "lead"},
		{"24.0 a dismasted ship rides a sea anchor off the edge to leeward",
			bull + "ship triumph at 600 300 heading 90 speed 0\nship san-juan-de-portugal at 1200 1720 heading 270 speed 0 masts none canvas 0",
			1, 1, "ride", ""},
		{"24.0 one that can sail does not",
			bull + "ship triumph at 600 300 heading 90 speed 0\nship san-juan-de-portugal at 1200 1720 heading 270 speed 0",
			1, 1, "", "ride"},
		{"24.0 cables are cut before a fire ship",
			"scenario puerto-rico\nmove 3\nship delight at 850 600 heading 190 speed 60", 1, 6, "cut-cable", ""},
		{"24.0 and kept without one",
			"scenario puerto-rico\nmove 3", 1, 6, "", "cut-cable"},
		{"16.2 a fire ship is lit alongside",
			"scenario puerto-rico\nmove 3\nship delight at 798.5 798.5 heading 45 speed 0 locked magdalena touching magdalena\n" +
				"ship magdalena locked delight touching delight", 0, 3, "set-alight", ""},
		{"16.2 and not before",
			"scenario puerto-rico\nmove 3", 0, 3, "", "set-alight"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			verbs, _ := planned(t, tt.position, tt.seat, tt.ship)
			for _, v := range strings.Fields(tt.does) {
				if !slices.Contains(verbs, v) {
					t.Errorf("no order to %s among %v", v, verbs)
				}
			}
			for _, v := range strings.Fields(tt.not) {
				if slices.Contains(verbs, v) {
					t.Errorf("an order to %s among %v", v, verbs)
				}
			}
		})
	}
}

// English boarders are mariners alone, who are twice as many as with soldiers.
//
// Case 19.4.
func TestEnglishMuster(t *testing.T) {
	_, g := planned(t, "scenario lion-and-bull\nmove 5\n"+
		"ship triumph at 1000 1000 heading 90 speed 0 locked san-juan-de-portugal touching san-juan-de-portugal\n"+
		"ship san-juan-de-portugal at 1000 1030 heading 90 speed 0 soldiers 20 mariners 20 locked triumph touching triumph", 0, 0)
	for _, o := range g.Written(0, nil) {
		if o.Verb == renaissance.VerbBoarders {
			if o.N[0] != 0 || o.N[1] != 100 {
				t.Errorf("%d soldiers and %d mariners, want 0 and 100", o.N[0], o.N[1])
			}
			return
		}
	}
	t.Error("no boarders are told off")
}

// Where a ship goes by the captain's orders.
//
// Cases 20.4, 28.0.
func TestWhereShipsGo(t *testing.T) {
	after := func(position string, seat engine.Seat, ship int) (before, then plane.Base) {
		_, g := planned(t, position, seat, ship)
		a, _ := g.Aspect(ship)
		path := g.Course(ship)
		return a.Base, path.End()
	}
	const foe = "ship san-juan-de-portugal at 1200 900 heading 270 speed 60"
	for _, tt := range []struct {
		name, position string
		away           bool
	}{
		{"20.4 a cripple goes away", "ship triumph at 1400 900 heading 180 speed 60 soldiers 80 mariners 200\n" + foe, true},
		{"28.0 one that is whole comes nearer", "ship triumph at 800 500 heading 135 speed 60\n" + foe, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			before, then := after("scenario lion-and-bull\nmove 5\n"+tt.position, 0, 0)
			at := plane.Point{X: 1200 * plane.MM, Y: 900 * plane.MM}
			if away := then.Centre().Distance(at) > before.Centre().Distance(at); away != tt.away {
				t.Errorf("from %v she comes to %v", before.At, then.At)
			}
		})
	}
	t.Run("7.6 a course is kept that leads to the enemy", func(t *testing.T) {
		before, then := after("scenario lion-and-bull\nship triumph at 600 800\nship san-juan-de-portugal at 1800 1000", 1, 1)
		if far := before.At.Distance(then.At); then.Heading.Off(before.Heading) > plane.Full/24 || far < 80*plane.MM {
			t.Errorf("she comes to %v, heading %v", then.At, then.Heading)
		}
	})
	t.Run("7.3 a ship keeps off the edge to leeward", func(t *testing.T) {
		_, then := after("scenario lion-and-bull\nmove 5\nship triumph at 300 300 heading 90 speed 40\n"+
			"ship san-juan-de-portugal at 1000 1600 heading 180 speed 100", 1, 1)
		if then.Heading.Off(plane.Heading(plane.Full/2)) < plane.Full/12 {
			t.Errorf("she stands on to %v, heading %v", then.At, then.Heading)
		}
	})
	t.Run("1.1 a cripple leaves where that costs nothing", func(t *testing.T) {
		const near = "scenario gravelines\nmove 8\nship revenge at 40 1200 heading 300 speed 60%s\nship san-martin at 160 1200 heading 270 speed 60"
		for _, tt := range []struct {
			crew   string
			leaves bool
		}{{"", false}, {" soldiers 20 mariners 60", true}} {
			_, then := after(fmt.Sprintf(near, tt.crew), 1, 5)
			if out := then.Centre().X < 0; out != tt.leaves {
				t.Errorf("with a crew%s she comes to %v", tt.crew, then.At)
			}
		}
	})
	t.Run("28.0 a sound ship goes against the enemy who threatens a cripple", func(t *testing.T) {
		for _, cripple := range []int{300, 1100} {
			_, then := after(fmt.Sprintf("scenario dog-fight\nmove 5\nship santa-ana at 600 700 heading 90 speed 60\n"+
				"ship san-giovanni at 850 %d heading 90 speed 60 soldiers 20 mariners 20\n"+
				"ship second-galley at 1000 300 heading 270 speed 0\nship third-galley at 1000 1100 heading 270 speed 0\n"+
				"ship uluj-ali at 1750 1450 heading 270 speed 0", cripple), 0, 0)
			if off := then.Centre().Y - 700*plane.MM; (off < 0) != (cripple < 700) {
				t.Errorf("with a cripple at %d she comes to %v", cripple, then.At)
			}
		}
	})
	t.Run("18.1 a ship does not turn into a friend who touches her", func(t *testing.T) {
		_, g := planned(t, "scenario puerto-rico\nmove 7\nship delight at 834 682 heading 210 speed 0 touching susan-parnell\n"+
			"ship susan-parnell at 829 664 heading 205 speed 0 touching delight", 0, 4)
		delight, susan := g.Course(3), g.Course(4)
		for i := range plane.Time(4) {
			if at := plane.Whole / 4 * (i + 1); plane.Overlap(delight.At(at), susan.At(at)) {
				t.Errorf("after %d quarters they run foul of each other", i+1)
			}
		}
	})
}

// An English ship beats up to windward of one who closes, and keeps there and out of her
// grapnels.
//
// Case 28.0.
func TestWeatherGauge(t *testing.T) {
	r := rules(t)
	windward, moves, grappled := 0, 0, 0
	for k := range uint64(6) {
		s, problems, err := r.ParsePosition([]byte("game renaissance\nscenario lion-and-bull\nship san-juan-de-portugal at 1800 500\n"))
		if err != nil || len(problems) > 0 {
			t.Fatal(err, problems)
		}
		last := 0
		arena.Fight(t, r, s, k, arena.Captains(r), func(s engine.State, _ engine.Decision) {
			g := s.(*renaissance.State)
			lion, there := g.Aspect(0)
			bull, ok := g.Aspect(1)
			move, _ := g.Moment()
			if move == last || !there || !ok || lion.Flees || bull.Flees {
				return
			}
			last, moves = move, moves+1
			wind, _ := g.Wind()
			if bull.Base.Centre().Bearing(lion.Base.Centre()).Off(wind) < plane.Full/4 {
				windward++
			}
			if plane.Within(lion.Base, bull.Base, 20*plane.MM) {
				grappled++
			}
		})
	}
	if 2*windward < moves || 5*grappled > moves {
		t.Errorf("in %d moves she lies to windward in %d, and in reach of grapnels in %d", moves, windward, grappled)
	}
}
