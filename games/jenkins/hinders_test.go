package jenkins

import (
	"testing"

	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestHinders drops stacks where they can never come by themselves: 7.1 says why, and nothing where they can.
func TestHinders(t *testing.T) {
	r := rules(t)
	g, _ := parsed(t, r, "English at port-royal-docked lion\nEnglish at port-royal-shore e-soldiers-1\n")
	d := g.Pending(nil)[0]
	home, there := hexOf(enginetest.Object(t, r, "port-royal")), enginetest.Object(t, r, "porto-bello")
	for _, tt := range [...]struct {
		layer Layer
		want  string
	}{{LayerShore, "land counters do not cross the sea unless they are carried (case 7.1)"}, {LayerDocked, ""}} {
		got, ill := "", r.Hinders(g, d, stackObject(At(home, tt.layer)), there)
		if !ill.OK() {
			got = r.words.Refuse(ill)
		}
		if got != tt.want {
			t.Errorf("%v to Porto Bello: %q, want %q", tt.layer, got, tt.want)
		}
	}
}
