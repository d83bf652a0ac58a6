package fury

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// forceOf reads a force such as 4xLA 2xBr.
func forceOf(t *testing.T, tb *Tables, text string) *Force {
	t.Helper()
	var f Force
	l := &loader{t: tb}
	for _, word := range strings.Fields(text) {
		if why := l.band(&f, word); why != "" {
			t.Fatalf("%s: %s", why, word)
		}
	}
	return &f
}

// musterOf counts a force such as 4xLA 2xBr.
func musterOf(t *testing.T, tb *Tables, text string) (m muster) {
	for _, b := range forceOf(t, tb, text).Bands {
		tb.count(&m, kind(b.Troop), int(b.Squadrons))
	}
	return m
}

// TestDiscovery: what is added to the dice, and how many of 36 throws then discover.
func TestDiscovery(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		name, english, spanish string
		own, theirs, of36      int
	}{
		{"29.13 ten Demilancers and nobody who sees them", "10xDl", "4xSP", -4, 0, 0},
		{"29.13 the same against four Herreruelos", "10xDl", "4xHr 6xSP", -4, 4, 10},
		{"29.13 twenty-one of all kinds", "11xLb 10xRr", "", 2, 0, 21},
		{"29.13 eight Border Reivers take the better of two", "8xBr", "", -5, 0, 0},
		{"29.13 twelve are no small force, twenty no large one", "12xVS 8xRr", "", 0, 0, 10},
	} {
		t.Run(tt.name, func(t *testing.T) {
			own, theirs := tb.Campaign.discovery(musterOf(t, tb, tt.english), musterOf(t, tb, tt.spanish))
			if own != tt.own || theirs != tt.theirs {
				t.Errorf("%d and %d, want %d and %d", own, theirs, tt.own, tt.theirs)
			}
			if n := of36(func(dice int) bool { return tb.Campaign.IsDiscovered(dice, own+theirs) }); n != tt.of36 {
				t.Errorf("%d of 36, want %d", n, tt.of36)
			}
		})
	}
	if !tb.Campaign.IsDiscovered(2, 7) || tb.Campaign.IsDiscovered(12, -4) {
		t.Error("29.13 what is added can make discovery certain, or impossible")
	}
}

// of36 counts the throws of two dice that do something.
func of36(does func(dice int) bool) (n int) {
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			n += b2i(does(a + b))
		}
	}
	return n
}

// TestRescue: how many of 36 throws bring a Rescue Party.
func TestRescue(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		name, party string
		villiago    bool
		turn, of36  int
	}{
		{"29.20 nobody before turn 6", "8xHr", true, 5, 0},
		{"29.20 eight horse under Villiago", "8xHr", true, 6, 30},
		{"29.20 the same after turn 10", "8xHr", true, 11, 33},
		{"29.20 fourteen of all kinds", "10xSP 4xHr", false, 10, 0},
		{"29.20 the same after turn 10, slowly", "10xSP 4xHr", false, 11, 1},
		{"29.20 and after turn 15", "10xSP 4xHr", false, 16, 3},
		{"29.20 ten foot", "10xSP", false, 6, 3},
	} {
		t.Run(tt.name, func(t *testing.T) {
			added := tb.Campaign.rescue(musterOf(t, tb, tt.party), tt.villiago, tt.turn)
			if n := of36(func(dice int) bool { return tb.Campaign.Arrives(dice, added, tt.turn) }); n != tt.of36 {
				t.Errorf("%d added, %d of 36, want %d", added, n, tt.of36)
			}
		})
	}
}

// TestScouting: what squadrons are worth, and the book's example.
func TestScouting(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		name, code string
		want       int
	}{
		{"29.11 foot", "VS", 1}, {"29.11 Canny foot", "Kn", 2}, {"29.11 horse", "Rr", 2},
		{"29.11 Slippery horse", "Br", 3}, {"29.7 crews do not scout", "AC", 0}, {"29.7 nor Petardmen", "Pm", 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := tb.Scouting(forceOf(t, tb, "1x"+tt.code).Bands[0].Troop); got != tt.want {
				t.Errorf("%d, want %d", got, tt.want)
			}
		})
	}
}

// TestLevels: points and what they win.
func TestLevels(t *testing.T) {
	c := &loaded(t).Campaign
	for _, tt := range []struct {
		name   string
		points int
		level  string
		winner engine.Seat
	}{
		{"29.21 nothing", 0, "Spanish major victory", SpanishSeat},
		{"29.21 exactly ten", 10, "Spanish major victory", SpanishSeat},
		{"29.21 four wagons", c.Points(4, 0, 0, 0, false), "Spanish minor victory", SpanishSeat},
		{"29.21 a sconce and the communications, and a herd", c.Points(0, 1, 0, 1, true), "Draw", engine.NoSeat},
		{"29.21 six wagons and two sconces", c.Points(6, 2, 0, 0, false), "English minor victory", EnglishSeat},
		{"29.21 all of it", c.Points(6, 1, 1, 4, true), "English major victory", EnglishSeat},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if l := c.Level(tt.points); l.Name != tt.level || l.Winner != tt.winner {
				t.Errorf("%d points are a %s", tt.points, l.Name)
			}
		})
	}
}

// TestMap: how many steps it is from each entry to what missions want.
func TestMap(t *testing.T) {
	c := &loaded(t).Campaign
	for _, tt := range []struct {
		name, entry                            string
		sconce, town, pasturage, communication int
	}{
		{"29.5 from Kerkhoven", "kerkhoven", 1, 2, 2, 3},
		{"29.5 from Veenrand", "veenrand", 1, 2, 2, 3},
		{"29.5 from Zanddijk", "zanddijk", 2, 3, 1, 4},
	} {
		t.Run(tt.name, func(t *testing.T) {
			entry := c.place(tt.entry)
			if !c.IsNear(0, entry) {
				t.Error("the English cannot enter there")
			}
			for _, want := range []struct{ steps, has int }{
				{tt.sconce, int(SconceThere)}, {tt.town, int(Town)}, {tt.pasturage, int(Pasturage)}, {tt.communication, int(MainRoad)},
			} {
				if got := stepsTo(c, entry, Feature(want.has)); got != want.steps {
					t.Errorf("feature %b: %d steps, want %d", want.has, got, want.steps)
				}
			}
		})
	}
}

// stepsTo is how many routes lead from a location to the nearest with a feature.
func stepsTo(c *Campaign, from Location, has Feature) int {
	reached := []Location{from}
	for n := 0; n < len(c.Places); n++ {
		next := reached
		for _, at := range reached {
			if c.Places[at].Has&has != 0 {
				return n
			}
			for to := Location(1); int(to) < len(c.Places); to++ {
				if c.IsNear(at, to) {
					next = append(next, to)
				}
			}
		}
		reached = next
	}
	return -1
}

// TestRoutes: which ways a mission may take.
func TestRoutes(t *testing.T) {
	c := &loaded(t).Campaign
	for _, tt := range []struct {
		name    string
		mission Mission
		way     string
		want    bool
	}{
		{"29.9 straight to the northern sconce", Storm, "kerkhoven noordschans", true},
		{"29.9 to the town, past a sconce", RunSupplies, "veenrand moerschans oudeveer", true},
		{"29.9 herds in the south", StealHerds, "zanddijk zuiderweide", true},
		{"29.9 the headquarters lies on the main communications", CutCommunications, "kerkhoven elzenbos heuvelrug kwartier", true},
		{"29.9 no herds in a sconce", StealHerds, "kerkhoven noordschans", false},
		{"29.5 no way around the first location", Storm, "noordschans", false},
		{"29.5 no route from village to pasture", StealHerds, "kerkhoven heuvelrug", false},
		{"29.9 to and fro", Storm, "kerkhoven elzenbos kerkhoven noordschans", false},
		{"29.9 nowhere", Storm, "", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var way []Location
			for _, key := range strings.Fields(tt.way) {
				at := c.place(key)
				if at == 0 {
					t.Fatalf("no location %q", key)
				}
				way = append(way, at)
			}
			if got := c.IsRoute(tt.mission, way); got != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}

// TestBattleBoards: there is a board for every battle that a location can see.
func TestBattleBoards(t *testing.T) {
	c := &loaded(t).Campaign
	for at := Location(1); int(at) < len(c.Places); at++ {
		row := &c.Places[at]
		if row.Land < 0 {
			continue
		}
		for of := range NumBattles {
			needs := [NumBattles]Feature{BattleStorm: SconceThere, BattleHerds: Pasturage, BattleStaple: MainRoad}[of]
			if row.Has&needs != needs {
				continue
			}
			p := c.BattlePlan(at, of)
			b, err := p.Board(Make{}, 5)
			if err != nil {
				t.Errorf("29.14 %s, %d: %v", row.Name, of, err)
				continue
			}
			if large := b.Width == 60*Inch; large != (of == BattleStorm) {
				t.Errorf("29.14 %s, %d: a board of %d", row.Name, of, b.Width)
			}
		}
	}
}

// TestDrawnColonels: 29.6 whoever chooses a Colonel reads which counters he has drawn and what these do, each once, and
// nobody else does.
func TestDrawnColonels(t *testing.T) {
	r := rules(t).(*ruleset)
	g := r.Blank().(*State)
	g.war.drawn = [maxDrawn]Officer{7, 9}
	g.flow.Push(engine.Frame{Step: stepWarColonels, Seat: EnglishSeat})
	nature, does := natureText(r.tables.Officers[7].Nature), natureDoes(r.tables.Officers[7].Nature)
	asked, above := r.words.AskIn(&r.info, g, g.Pending(nil)[0]), r.warScene(g, EnglishSeat).Outlook
	if !strings.Contains(asked, "Of those drawn, number 1 is "+nature) || strings.Contains(asked, "-") || strings.Contains(asked, does) {
		t.Errorf("asked %q", asked)
	}
	if !strings.Contains(above, "number 1 "+does) || strings.Contains(above, nature) {
		t.Errorf("above the question stands %q, which does not say only that number 1 %s", above, does)
	}
	for _, viewer := range []engine.Seat{SpanishSeat, engine.NoSeat} {
		if got := r.warScene(g, viewer).Outlook; strings.Contains(got, "number 1") {
			t.Errorf("seat %d reads %q", viewer, got)
		}
	}
}
