package renaissance

import (
	"os"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/example"
)

// TestReckonsSecretThrows: what a salvo and small arms do by which dice is known to those who fire them alone, until it
// is fired.
//
// Cases 10.3, 11.2, 15.0.
func TestReckonsSecretThrows(t *testing.T) {
	r := rules(t)
	files, err := os.ReadDir("testdata")
	if err != nil {
		t.Fatal(err)
	}
	said := map[engine.Case]int{}
	for _, file := range files {
		if !strings.HasSuffix(file.Name(), ".txtar") {
			continue
		}
		text, err := os.ReadFile("testdata/" + file.Name())
		if err != nil {
			t.Fatal(err)
		}
		x, err := example.Parse(file.Name(), text)
		if err != nil {
			t.Fatal(err)
		}
		if x.Brings() {
			continue
		}
		err = x.EachThrow(r, func(at engine.State, th engine.Throw) {
			g := at.(*State)
			if th.Rule != "11.2" && (th.Rule != "15.0" || th.Code != 0) {
				return
			}
			holder := engine.Seat(g.stakes.n[stakeHolder])
			for seat := range numSeats {
				seen := new(State)
				seen.CopyFrom(at)
				seen.Redact(seat)
				sums := r.(engine.Reckoner).ReckonThrow(seen, th, seat)
				if (len(sums) > 0) != (seat == holder) {
					t.Errorf("%s: of a throw by case %s of seat %d seat %d reads %+v", file.Name(), th.Rule, holder, seat, sums)
				}
				ways := int32(0) // of the first sum that has any; a salvo at the rigging has the sections of the masts besides
				for i := 0; i < len(sums) && ways == 0; i++ {
					for _, p := range sums[i].Parts {
						ways += p.Ways
					}
				}
				if said[th.Rule] += len(sums); len(sums) > 0 && ways != map[engine.Case]int32{"11.2": 36, "15.0": 6}[th.Rule] {
					t.Errorf("%s: %d rolls are reckoned: %+v", file.Name(), ways, sums)
				}
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if said["11.2"] == 0 || said["15.0"] == 0 {
		t.Errorf("no salvo and small arms are reckoned: %v", said)
	}
}
