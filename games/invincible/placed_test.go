package invincible

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// Several squadrons are put into a box together, each leaves the Tactical Map, and no Spanish squadron leaves it.
func TestPlaced(t *testing.T) {
	r := game(t)
	g, problems, err := r.ParsePosition([]byte("turn 10\narmada calais-roads\nsquadron howard at B5 hits 1\nsquadron drake at B4 shots 1\nsquadron sidonia at D5\n"))
	if err != nil {
		t.Fatal(err, problems)
	}
	howard, drake, sidonia := engine.Piece{ID: Squadron(0).object()}, engine.Piece{ID: Squadron(0).object()}, engine.Piece{ID: Squadron(0).object()}
	for i, name := range squadronKeys {
		for key, p := range map[string]*engine.Piece{"howard": &howard, "drake": &drake, "sidonia": &sidonia} {
			if key == name {
				p.ID = Squadron(i).object()
			}
		}
	}
	dover := engine.NoObject
	for i := range r.tables.Places {
		if r.tables.Places[i].Key == "dover" {
			dover = Place(i).object()
		}
	}
	ways := r.Placed(g, []engine.Piece{howard, drake}, engine.Spot{Space: dover})
	if len(ways) != 1 || !slices.Equal(ways[0].Lines, []string{"squadron howard in dover hits 1", "squadron drake in dover shots 1"}) {
		t.Errorf("two squadrons in Dover are %+v", ways)
	}
	if ways := r.Placed(g, []engine.Piece{sidonia}, engine.Spot{Space: dover}); ways != nil {
		t.Errorf("a Spanish squadron in Dover is %+v", ways)
	}
}
