package fury

import (
	"fmt"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// TestNearLosesNoPiece looks at points all over the board of each scenario, and off its edges: each
// piece of ground that a point lies on is near it, and with a board there are always some that are
// not near.
func TestNearLosesNoPiece(t *testing.T) {
	r := rules(t)
	for k, sc := range r.Info().Scenarios {
		mix := dice.NewMixer(8, uint64(k))
		s, err := r.Setup(sc.Key, nil, &engine.Turn{Dice: &mix})
		if err != nil {
			t.Fatal(err)
		}
		ground := &s.(*State).ground
		spared := false
		for y := -2 * Inch; y < ground.depth+2*Inch; y += 91 {
			for x := -2 * Inch; x < ground.width+2*Inch; x += 91 {
				at := plane.Point{X: x, Y: y}
				some := ground.near(at, at)
				wide := ground.nearPoint(at, Inch)
				for i := range int(ground.many) {
					spared = spared || !has(&wide, i)
					if ground.area(i).Has(at) && !has(&some, i) || ground.isNear(i, at, Inch) && !has(&wide, i) {
						t.Fatalf("%s: piece %d is not near %v", sc.Key, i+1, at)
					}
				}
			}
		}
		if ground.many > 1 && !spared {
			t.Errorf("%s: all pieces are near everywhere", sc.Key)
		}
	}
}

// TestCornerOffTheTable: 1.2, 8.1 R400 a last rank that is not full stands in the middle. Beside it nobody is off the table,
// where a charge or a wheel has led the company along the edge.
func TestCornerOffTheTable(t *testing.T) {
	for squadrons, on := range map[int]bool{3: true, 4: false} {
		_, problems, err := loaded(t).parse(fmt.Appendf(nil, "flow segments A\ncompany a-1 french-gensdarmes squadrons %d files 2 at 153 200 facing 23520 formed\n"+
			"company b-1 kern at 2000 2000\n", squadrons))
		if err != nil || (len(problems) == 0) != on {
			t.Errorf("%d squadrons: %v, %v", squadrons, problems, err)
		}
	}
}

// has reports whether a piece is in the set.
func has(s *pieces, i int) bool { return s[i/64]>>(i%64)&1 != 0 }
