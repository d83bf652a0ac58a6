package spain

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestHinders drops ships and land units where they cannot go, and reads what closes the place or how far they can go.
func TestHinders(t *testing.T) {
	r := rules(t).(*ruleset)
	const ships = `scenario war
turn 4
flow english-sailing begun
fleet fleet-1 at plymouth munitions 1
fleet fleet-2 at flushing munitions 1
English aboard fleet-1 queens-ships-1
English aboard fleet-2 dutch-flyboats-1
English at plymouth devon-bands
Spanish afloat antwerp invasion-barges-1
`
	const units = `scenario war
turn 4
flow english-march begun
English at 2714 norris-foot
Spanish at antwerp tercio-of-isla
`
	for _, tt := range [...]struct{ at, of, to, want string }{
		{ships, "fleet-1", "oxford", "ships enter no hex that is all land, and do not cross that hexside (case 6.8)"},
		{ships, "queens-ships-1", "oxford", "ships enter no hex that is all land, and do not cross that hexside (case 6.8)"},
		{ships, "fleet-1", "2611", "deep-draft ships do not enter shallow waters (case 6.35)"},
		{ships, "fleet-2", "antwerp", "enemy ships lie there (case 6.31)"},
		{ships, "fleet-2", "1517", "Dutch ships stay within 4 hexes of Brill (case 6.6)"},
		{ships, "fleet-1", "exeter", ""},
		{units, "norris-foot", "antwerp", "enemy land units stand there (case 8.12)"},
		{units, "2714", "antwerp", "enemy land units stand there (case 8.12)"},
		{units, "norris-foot", "1813", "it cannot reach that hex: it has 5 hexes left to march (case 8.0)"},
		{units, "norris-foot", "3013", "only German units enter the German States (case 8.24)"},
		{units, "norris-foot", "utrecht", ""},
	} {
		s, _, err := r.ParsePosition([]byte(tt.at))
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		named := func(name string) engine.Object { t.Helper(); return enginetest.Object(t, r, name) }
		got, ill := "", r.Hinders(g, g.Pending(nil)[0], named(tt.of), named(tt.to))
		if !ill.OK() {
			got = r.words.Refuse(ill)
		}
		if got != tt.want {
			t.Errorf("%s dropped on %s: %q, want %q", tt.of, tt.to, got, tt.want)
		}
	}
}
