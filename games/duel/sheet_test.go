package duel

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// A sheet strikes off what is lost, with the turns of the hits as far as they are
// known, and leaves blank what its reader may not know.
func TestSheets(t *testing.T) {
	r := rules(t)
	s, err := r.Setup("open-sea", nil, &engine.Turn{})
	if err != nil {
		t.Fatal(err)
	}
	g := s.(*State)
	g.ships[seatB].hull -= 2
	g.hidden[seatA].loaded = chain
	g.Redact(seatB)
	past := []engine.Dated{{Turn: 3, Event: engine.Event{Kind: fired, On: shipOf(seatB), With: shotObject(round), N: [4]int32{4, 1}}}}
	sheets := r.(engine.Clerk).Sheets(g, seatB, past)
	hull := sheets[seatB].Blocks[0].Rows[0].Boxes
	last := len(hull) - 1
	if !hull[last].Struck || hull[last].Note != "3" || !hull[last-1].Struck || hull[last-1].Note != "" || hull[last-2].Struck {
		t.Errorf("4.4 the hull is drawn as %+v", hull)
	}
	if got := sheets[seatA].Blocks[1].Rows[0].Name; got != "loaded with ?" {
		t.Errorf("2.2 the other ship is %q", got)
	}
}
