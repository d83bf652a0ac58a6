package fury

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// TestFirstRound: 12.7 the table of a charge holds each face of the die once, or of two dice where both
// are equal, and says what is in the table of the book.
func TestFirstRound(t *testing.T) {
	g := position(t, helmField)
	h := &helm{g: g}
	for _, tt := range []struct {
		own, theirs, column int
		want                string
	}{
		{800, 400, 2, handRows(g, 2, false)},
		{400, 800, 4, handRows(g, 4, true)},
	} {
		t.Run(fmt.Sprintf("12.7 %d against %d", tt.own, tt.theirs), func(t *testing.T) {
			chart := h.firstRound(tt.own, tt.theirs, tt.column)
			if got := rowsOf(chart); got != tt.want {
				t.Errorf("%s, want %s", got, tt.want)
			}
		})
	}
	t.Run("12.7 equal totals are diced for", func(t *testing.T) {
		sum, chart := 0, h.firstRound(800, 800, 0)
		for _, row := range chart.Rows {
			var n, of int
			fmt.Sscanf(row.Cells[0], "%d in %d", &n, &of)
			if sum += n; of != 12 {
				t.Errorf("%s of %d", row.Name, of)
			}
		}
		if sum != 12 {
			t.Errorf("%d ways: %s", sum, rowsOf(chart))
		}
	})
}

// rowsOf are the rows of a chart in a line.
func rowsOf(chart engine.Chart) string {
	var all []string
	for _, row := range chart.Rows {
		all = append(all, row.Name+" "+row.Cells[0])
	}
	return strings.Join(all, "; ")
}

// handRows are the rows for one side of a column of the book's table, from the worst result on.
func handRows(g *State, column int, weaker bool) string {
	says := [2][]string{
		{"both move back", "you take a marker", "you are humiliated", "they take a marker", "they lose a squadron", "they are defeated"},
		{"both move back", "they take a marker", "they are humiliated", "you take a marker", "you lose a squadron", "you are defeated"},
	}[engine.Truth(weaker)]
	count := map[Hand]int{}
	for die := 1; die <= 6; die++ {
		count[g.tables.Hands[die][column].Hand]++
	}
	var own, both []string
	for result := HandDefeated; ; result-- {
		switch n := count[result]; {
		case n > 0 && result == HandLocked:
			both = append(both, fmt.Sprintf("it stays locked %d in 6", n))
		case n > 0 && result == HandStandOff:
			both = append(both, fmt.Sprintf("both move back %d in 6", n))
		case n > 0:
			own = append(own, fmt.Sprintf("%s %d in 6", says[result-HandStandOff], n))
		}
		if result == HandLocked {
			break
		}
	}
	return strings.Join(append(own, both...), "; ")
}

// colonelField has a Colonel who stands alone near a company of his.
const colonelField = `
side A force 8 flight 60 colonel 1 at 2600 3600
side B force 4 flight 60
company a-1 veteran-shot squadrons 4 files 4 at 1500 3600
company a-2 reiters squadrons 4 files 2 at 3000 4200
company b-1 kern squadrons 4 files 2 at 500 500
`

// TestColonelAtTheHelm: 6.6 a Colonel alone is sent where the hand lets go, as far as he may, and leads
// the company that it lets go on.
func TestColonelAtTheHelm(t *testing.T) {
	r := &ruleset{tables: position(t, colonelField).tables}
	r.words = makeWords(r.tables)
	him := engine.Thing(classColonel, int(SeatA)+1)
	for _, tt := range []struct {
		name string
		at   engine.Point
		verb engine.Verb
	}{
		{"6.6 he rides", engine.Point{X: 2400, Y: 2700}, VerbRide},
		{"6.6 he rides as far as he may", engine.Point{X: 2400, Y: 100}, VerbRide},
		{"6.1 he leads a company", engine.Point{X: 3000, Y: 4220}, VerbJoin},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, colonelField)
			act(t, g, "a-1")
			course, ok := r.Steer(g, SeatA, him, engine.Goal{At: tt.at, Heading: engine.AnyHeading})
			if !ok || len(course.Choices) != 1 || course.Choices[0].Verb != tt.verb {
				t.Fatalf("%+v", course)
			}
			play(t, g, course.Choices[0])
			end := course.Track[1].At
			if at := g.colonelAt(SeatA); at != (plane.Point{X: end.X, Y: end.Y}) {
				t.Errorf("he stands at %v, and his track ends at %v", at, end)
			}
			if tt.at.Y == 100 != (course.Short.Text != "") {
				t.Errorf("short: %+v", course.Short)
			}
		})
	}
	t.Run("6.6 between segments he is refused", func(t *testing.T) {
		if course, ok := r.Steer(position(t, colonelField), SeatA, him, engine.Goal{Heading: engine.AnyHeading}); !ok || course.Short.Rule != "6.6" {
			t.Errorf("%+v", course)
		}
	})
}

// TestHelmTellsNoSecret: 25.4 what the helm says is the same whatever officers the enemy's companies have
// and whatever lies in ambush.
func TestHelmTellsNoSecret(t *testing.T) {
	r := &ruleset{tables: position(t, helmField).tables}
	r.words = makeWords(r.tables)
	mix := dice.NewMixer(7, 7)
	charged := 0
	for round := range 12 {
		truth := position(t, helmField)
		other := new(State)
		other.CopyFrom(truth)
		for m := range other.each(SeatB) {
			other.companies[m].captain = Officer(1 + mix.Pick(len(other.tables.Officers)-1))
		}
		other.hidden[SeatB][0] = other.companies[companyNo(ofSide)]
		other.hidden[SeatB][0].at = plane.Point{X: 2500, Y: 1500}
		for _, s := range [...]*State{truth, other} {
			s.Redact(SeatA)
		}
		for _, name := range []string{"a-1", "a-2"} {
			to := engine.Goal{At: engine.Point{X: 3000, Y: 3600 - int32(round)*200}, Heading: engine.AnyHeading}
			one, _ := r.Steer(truth, SeatA, of(name), to)
			two, _ := r.Steer(other, SeatA, of(name), to)
			charged += len(one.Charts)
			if !reflect.DeepEqual(one, two) {
				t.Errorf("%s to %v: the helm says\n%+v\nor\n%+v", name, to.At, one, two)
			}
		}
	}
	if charged == 0 {
		t.Error("no charge is among them")
	}
}
