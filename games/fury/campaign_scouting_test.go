package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestBids: biddings from the first word to the last.
func TestBids(t *testing.T) {
	for _, tt := range []struct {
		name   string
		first  engine.Seat
		bids   []int // in turn; 0 passes
		winner engine.Seat
	}{
		{"29.11 three, and the English show nothing", SpanishSeat, []int{3, 0}, SpanishSeat},
		{"29.11 to and fro", EnglishSeat, []int{1, 2, 4, 5, 0}, SpanishSeat},
		{"29.11 the first passes, the other bids", EnglishSeat, []int{0, 1}, SpanishSeat},
		{"29.11 nobody bids", EnglishSeat, []int{0, 0}, engine.NoSeat},
	} {
		t.Run(tt.name, func(t *testing.T) {
			b := Bids{Holder: engine.NoSeat, Next: tt.first}
			for i, bid := range tt.bids {
				if b.IsOver() {
					t.Fatalf("bid %d of %v: %+v", i, tt.bids, b)
				}
				b = b.Bid(bid)
			}
			if !b.IsOver() || b.Winner() != tt.winner {
				t.Errorf("%+v, want %d to win", b, tt.winner)
			}
		})
	}
}
