package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// 9.4 a company that comes under the number of another one, or in another battle, has lost nothing yet.
func TestSquadronsLost(t *testing.T) {
	a1 := companyNo(0).object()
	loses := engine.Dated{Event: engine.Event{Kind: KindLoses, About: a1, N: [4]int32{squadronsGone: 2}}}
	for _, tt := range []struct {
		name string
		then engine.Event
		want int
	}{
		{"it turns", engine.Event{Kind: KindFaces, About: a1}, 2},
		{"another company comes onto the board as it", engine.Event{Kind: KindAppears, About: a1}, 0},
		{"the board of another battle is laid out", engine.Event{Kind: KindBoard}, 0},
		{"another company is divided off as it", engine.Event{Kind: KindDivides, About: companyNo(1).object(), On: a1}, 0},
	} {
		if got := squadronsLost([]engine.Dated{loses, {Event: tt.then}})[0]; got != tt.want {
			t.Errorf("%s: %d squadrons are struck off, want %d", tt.name, got, tt.want)
		}
	}
}
