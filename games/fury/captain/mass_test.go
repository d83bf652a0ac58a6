package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/games/fury"
)

// TestCaptainKeepsPikeTogether has pike that attacks wait 13 inches before the enemy for pike that comes behind, and for
// shot that shall go before it; alone it goes on.
//
// Cases 8.5, 10.1.
func TestCaptainKeepsPikeTogether(t *testing.T) {
	const field = `game fury
scenario topping-the-rise
turn 5
board 4800 4800
side A force 18 flight 40
side B force 4 flight 40
muster A nation spaniards edge south
muster B nation dutch
flow segments B after-a
flow act a-1
company a-1 spanish-pikemen squadrons 6 files 3 formed at 2400 2400 captain 1
company b-1 levy-pikemen squadrons 4 at 2400 1050 facing 18000 captain 3
`
	for _, tt := range []struct {
		name, with string
		waits      bool
	}{
		{"alone", "", false},
		{"pike abreast", "company a-2 spanish-pikemen squadrons 6 files 3 at 3200 2400 captain 2\n", false},
		{"pike behind", "company a-2 spanish-pikemen squadrons 6 files 3 at 2400 3300 captain 2\n", true},
		{"shot before", "company a-2 spanish-musketeers squadrons 4 files 2 at 3000 2000 captain 2\n", false},
		{"shot behind", "company a-2 spanish-musketeers squadrons 4 files 2 at 3100 2900 captain 2\n", true},
	} {
		ch := chooseIn(t, field+tt.with)
		goes := (ch.Verb == fury.VerbAhead || ch.Verb == fury.VerbDrift) && ch.N[0] > 150
		if goes == tt.waits {
			t.Errorf("%s: it chooses %+v", tt.name, ch)
		}
	}
}
