package captain_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/games/invincible/captain"
)

// tested is a Condition test in which Moncada is about to roll.
const tested = `game invincible
armada gravelines
flow rendezvous fit
flow condition code 4096
flow morale moncada asked
flow window moncada at-morale spanish
squadron drake at A1
squadron sidonia at G5
squadron moncada at E5 hits 1
squadron medina-1 at C3
squadron medina-2 at C4 broken
squadron medina-3 at C5 broken
`

// rallies is a Spanish phase in which two squadrons are Broken.
const rallies = `game invincible
armada narrows
flow spanish-moves
squadron drake at A1
squadron sidonia at G5
squadron recalde at E5 hits 1 broken
squadron pedro-valdes at E6 hits 1 broken
squadron medina-1 at C3
`

// becalmed is a calm in which Moncada lies Broken outside the white squares, and will
// be reorganized to the hulks in any case.
const becalmed = `game invincible
armada selsey-bill
weather calm
flow spanish-moves
squadron drake at A1
squadron sidonia at G5
squadron moncada at B4 hits 6 broken
squadron recalde at D5
squadron oquendo at D6
squadron bertendona at D7
squadron medina-1 at C5
squadron medina-2 at C6
squadron medina-3 at C7
`

// The captain answers as a strong player would, under every key.
func TestJudgement(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct {
		name, position string
		want           []string
	}{
		{"14.1 Stout Hearts help the Armada to be found fit", tested + "hand spanish stout-hearts\n",
			[]string{"Play Stout Hearts"}},
		{"14.1 Panic helps it to be found unfit", strings.Replace(tested, "spanish", "english", 1) + "hand english panic\n", []string{"Play Panic"}},
		{"16.0 8.3.1 a sure Rally leaves the help of Sidonia to another", rallies + "hand spanish holy-banner\n",
			[]string{"Rally Recalde", "Rally Pedro Valdés"}},
		{"16.0 the Holy Banner is kept from a Rally that is helped", rallies +
			"flow action recalde rally asked helped\nflow window recalde at-action spanish\nhand spanish holy-banner\n",
			[]string{"Go on"}},
		{"9.2 a Broken squadron does not move to where it is reorganized", becalmed, []string{"Rally Moncada with Sidonia", "Rally Moncada"}},
	} {
		s, problems, err := r.ParsePosition([]byte(tt.position))
		if err != nil || len(problems) > 0 {
			t.Error(tt.name, problems, err)
			continue
		}
		d := s.Pending(nil)[0]
		s.Redact(d.Seat)
		c := captain.New(r)
		for key := range uint64(20) {
			c.Begin(key)
			got := r.Words().Say(c.Choose(s, d, bot.Budget{}))
			if !slices.Contains(tt.want, got) {
				t.Errorf("%s: key %d answers %q, want %q", tt.name, key, got, tt.want)
			}
		}
	}
}
