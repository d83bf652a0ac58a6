package captain

import (
	"math"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/pack"
)

// position is a captain and a position as English see it.
func position(t *testing.T, text string) (*Captain, *jenkins.State) {
	t.Helper()
	p, err := pack.Read(jenkins.Data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := jenkins.New(p)
	if err != nil {
		t.Fatal(err)
	}
	s, problems, err := r.ParsePosition([]byte(text))
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	s.Redact(jenkins.English)
	return New(r).(*Captain), s.(*jenkins.State)
}

func near(a, b, by float64) bool { return math.Abs(a-b) <= by }

// The chances of naval combat are exact.
func TestFire(t *testing.T) {
	for _, tt := range []struct {
		name           string
		guns           [9]int
		value, tactics int
		none, mean     float64
	}{
		{"9.1 a gun value of 3 hits every other time", [9]int{3: 1}, 0, 0, 0.5, 0.5},
		{"9.1 two of them miss together once in four", [9]int{3: 2}, 0, 0, 0.25, 1},
		{"9.1 a gun value of 8 never misses", [9]int{8: 1}, 0, 0, 0, 1},
		{"9.1 in a seaport of 6 it hits twice in six", [9]int{8: 1}, 6, 0, 4.0 / 6, 2.0 / 6},
		{"9.1 a leader's die is a second chance", [9]int{3: 1}, 0, 1, 0.25, 0.75},
		{"9.1 a gun value of 5 cannot hit there", [9]int{5: 4}, 6, 3, 1, 0},
	} {
		b := fire(&tt.guns, &[9]int{}, tt.value, tt.tactics)
		if !near(b[0], tt.none, 1e-9) || !near(b.mean(24), tt.mean, 1e-9) || !near(b.atLeast(1), 1-tt.none, 1e-9) {
			t.Errorf("%s: no hit %v, hits %v; want %v, %v", tt.name, b[0], b.mean(24), tt.none, tt.mean)
		}
	}
}

// The chances of land combat are estimated from the same throws each time.
func TestBeats(t *testing.T) {
	c, _ := position(t, "English at 2719-docked cornwall\n")
	soldiers := force{greens: [7]int{2: 3}, land: 3, any: 3, dice: 12}
	for _, tt := range []struct {
		name     string
		defender force
		value    int
		least    float64
		most     float64
	}{
		{"9.2 nobody is there", force{}, 4, 1, 1},
		{"9.2 supplies alone fall", force{land: 1, any: 1}, 4, 1, 1},
		{"9.2 one soldier against twelve dice", force{greens: [7]int{2: 1}, land: 1, any: 1}, 3, 0.97, 1},
		{"9.2 three counters need three hits", force{greens: [7]int{2: 1}, land: 3, any: 3}, 3, 0.6, 0.95},
		{"9.2 four counters cannot be hit by three", force{greens: [7]int{2: 1}, land: 4, any: 4}, 3, 0, 0},
		{"9.2 a seaport that takes every die", force{greens: [7]int{1: 1}, land: 1, any: 1}, 15, 0, 0},
	} {
		if p := c.beats(&soldiers, &tt.defender, tt.value); p < tt.least-1e-9 || p > tt.most+1e-9 {
			t.Errorf("%s: %v, want %v to %v", tt.name, p, tt.least, tt.most)
		}
	}
}

// The chance of victory is that of the printed example: Cartagena alone wins four
// times in six, with Santa Marta five times and two with that.
func TestVictory(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		want       float64
	}{
		{"5.0 nothing is captured", "English at 2719-shore e-soldiers-2\n", 0},
		{"5.0 Cartagena", "English at 2825-shore e-soldiers-2\nholder cartagena English\n", 4.0 / 6},
		{"5.0 Cartagena and Santa Marta", "English at 2825-shore e-soldiers-2\nEnglish at 2925-shore e-supplies\n" +
			"holder cartagena English\nholder santa-marta English\n", 1 - 1.0/6*4/6},
	} {
		c, g := position(t, tt.text)
		if p := c.victory(g, c.captured(g)); !near(p, tt.want, 1e-9) {
			t.Errorf("%s: %v, want %v", tt.name, p, tt.want)
		}
	}
}

// A course costs less with an admiral, and by way of a friendly seaport.
func TestCharts(t *testing.T) {
	c, g := position(t, "English at 2719-outside cornwall boyne\nSpanish at 3019-outside africa\n")
	hexAt := func(name string) jenkins.Hex {
		h, ok := jenkins.Grid.Parse(name)
		if !ok {
			t.Fatal(name)
		}
		return h
	}
	home := uint64(1) << c.tables.PortAt[hexAt("2719")]
	chart := func(admiral int) *chart {
		return c.chartFor(g, bearing{seat: jenkins.English, from: hexAt("2719"), admiral: admiral, ships: 2, worth: 14, ports: home})
	}
	with, without := chart(3), chart(0)
	far1, first := without.reach(hexAt("2825"))
	near1, _ := with.reach(hexAt("2825"))
	if near1 >= far1 || first == 0 {
		t.Errorf("6.3 to Cartagena it costs %d with an admiral and %d without", near1, far1)
	}
	if cost, _ := with.reach(hexAt("2721")); cost != 2*2 {
		t.Errorf("7.0 two hexes of open sea cost %d", cost)
	}
	past, _ := with.reach(hexAt("2919"))
	aside, _ := with.reach(hexAt("2521"))
	if past <= aside {
		t.Errorf("7.2 two hexes past Africa cost %d, and elsewhere %d", past, aside)
	}
	if cost, first := with.reach(hexAt("0101")); cost < far || first != 0 {
		t.Error("7.1 a fleet has sailed overland")
	}
	if chart(3) != with {
		t.Error("a chart is drawn twice")
	}
}

// A ship is lost with what she carries, and so is not the cheapest that seems so.
func TestLossCountsCargo(t *testing.T) {
	c, g := position(t, "English at 2820-outside e-marines-3 falmouth cornwall\n")
	h, _ := jenkins.Grid.Parse("2820")
	d := engine.Decision{Seat: jenkins.English, Ask: jenkins.AskLoss, About: engine.Thing(1, int(h))}
	if jenkins.HexOf(d.About) != h {
		t.Fatal("no hex")
	}
	value := c.loss(g, d)
	worth := map[string]float64{}
	for k := range c.tables.Counters {
		key := c.tables.Counters[k].Key
		if key == "falmouth" || key == "cornwall" {
			worth[key] = value(engine.Choice{Verb: jenkins.VerbLose, On: engine.Thing(3, k)})
		}
	}
	if worth["falmouth"] >= worth["cornwall"] {
		t.Errorf("6.3 Falmouth with Marines aboard would be lost before Cornwall: %v", worth)
	}
}
