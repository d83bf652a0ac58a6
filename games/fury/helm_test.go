package fury

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// helmField is a company before a hedge and a wood, an enemy ahead and one aside.
const helmField = `
piece light-wood 2300 1000 3300 1000 3300 2000 2300 2000
piece hedge 500 3300 1900 3300
side A force 12 flight 60
side B force 12 flight 60
company a-1 veteran-shot squadrons 4 files 4 at 1500 3600 captain 1
company a-2 reiters squadrons 4 files 2 at 3000 4200 captain 5
company b-1 levy-arquebusiers squadrons 2 files 2 at 3000 3600 facing 9000 captain 3
company b-2 kern squadrons 2 files 2 at 500 500 captain 4
`

// TestHelm: 8.1, 8.2, 11.3 a company that is dragged goes by choices that the law allows, one after
// another, and stands where its track ends.
func TestHelm(t *testing.T) {
	r := &ruleset{tables: position(t, helmField).tables}
	r.words = makeWords(r.tables)
	for _, name := range []string{"a-1", "a-2"} {
		for i := range int32(25) {
			to := engine.Goal{At: engine.Point{X: 300 + i%5*1000, Y: 300 + i/5*1000}, Heading: engine.AnyHeading}
			t.Run(fmt.Sprintf("8.1 %s to %d %d", name, to.At.X, to.At.Y), func(t *testing.T) {
				g := position(t, helmField)
				course, ok := r.Steer(g, SeatA, of(name), to)
				if !ok || len(course.Choices) == 0 || len(course.Track) == 0 {
					t.Fatalf("no course: %+v", course)
				}
				for _, c := range course.Choices {
					if ill := g.Check(c); !ill.OK() {
						t.Fatalf("%+v is refused: %s", c, r.words.Refuse(ill))
					}
					play(t, g, c)
				}
				at := g.block(&g.companies[g.companyOf(of(name))]).Hull().Centre()
				end := course.Track[len(course.Track)-1].At
				if max(at.X-end.X, end.X-at.X, at.Y-end.Y, end.Y-at.Y) > 1 {
					t.Errorf("it stands at %v, and its track ends at %v", at, end)
				}
			})
		}
	}
	t.Run("8.1 where its move ends it is told that", func(t *testing.T) {
		course, ok := r.Steer(position(t, helmField), SeatA, of("a-1"), engine.Goal{At: engine.Point{X: 1500, Y: 4400}, Heading: engine.AnyHeading})
		if !ok || course.Short.Text != "its move takes it no farther" {
			t.Errorf("%+v", course.Short)
		}
	})
	t.Run("11.5 on an enemy it charges, and is told the face, the tests and both totals", func(t *testing.T) {
		g := position(t, helmField)
		course, _ := r.Steer(g, SeatA, of("a-2"), engine.Goal{At: engine.Point{X: 3000, Y: 3600}, Heading: engine.AnyHeading})
		last := course.Choices[len(course.Choices)-1]
		var text []string
		for _, n := range course.Notes {
			text = append(text, n.Text)
		}
		all := strings.Join(text, "; ")
		if last.Verb != VerbCharge || !strings.Contains(all, "in 36") || !strings.Contains(all, "hand to hand it counts") || !strings.Contains(all, "is charged in front") {
			t.Errorf("%+v: %s", last, all)
		}
	})
	t.Run("8.1 where a friend bars the way it says so", func(t *testing.T) {
		g := position(t, strings.Replace(helmField, "files 4 at 1500 3600", "files 4 at 3000 3950", 1))
		course, ok := r.Steer(g, SeatA, of("a-2"), engine.Goal{At: engine.Point{X: 3000, Y: 2600}, Heading: engine.AnyHeading})
		if !ok || !strings.Contains(course.Short.Text, "stands in the way") {
			t.Errorf("%+v", course.Short)
		}
	})
	t.Run("3.2 while another company has its segment it is refused", func(t *testing.T) {
		g := position(t, helmField)
		act(t, g, "a-1")
		if course, ok := r.Steer(g, SeatA, of("a-2"), engine.Goal{Heading: engine.AnyHeading}); !ok || course.Short.Rule != "3.2" {
			t.Errorf("%+v", course)
		}
	})
}

// TestHelmBringsOnAColumn: 25.6, 26.1 where companies enter in column, one is dragged onto the board although an enemy is
// in sight, and although it would stand wider or another place has no room.
func TestHelmBringsOnAColumn(t *testing.T) {
	r := rules(t).(*ruleset)
	for _, shape := range []string{"files 1", "files 2", "files 3 formed"} {
		g := position(t, "scenario supply-column-ambush\npiece road 2325 0 2475 0 2475 4800 2325 4800\nside A force 8 flight 45 comes\n"+
			"side B force 1 flight 30 lurks\nmuster A nation english edge south stock 0 0 4\nmuster B nation irish\n"+
			"company a-1 veteran-shot squadrons 6 "+shape+" off captain 1\n"+
			"company b-1 kern squadrons 1 files 1 at 1300 2500 facing 0 captain 3\nflow segments A\n")
		course, ok := r.Steer(g, SeatA, of("a-1"), engine.Goal{At: engine.Point{X: 1000, Y: 4000}, Heading: engine.AnyHeading})
		if !ok || len(course.Choices) != 1 {
			t.Errorf("%s: %+v", shape, course)
			continue
		}
		if ill := g.Check(course.Choices[0]); !ill.OK() {
			t.Errorf("%s: %+v is refused: %s", shape, course.Choices[0], r.words.Refuse(ill))
		}
	}
}
