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
			b := OpenBids(tt.first)
			for i, bid := range tt.bids {
				if b.IsOver() || b.CanBid(int(b.Standing), 99) || bid > 0 && !b.CanBid(bid, bid) || b.CanBid(bid+1, bid) {
					t.Fatalf("bid %d of %v: %+v", i, tt.bids, b)
				}
				b = b.Bid(bid)
			}
			if !b.IsOver() || b.Winner() != tt.winner || b.CanBid(99, 99) {
				t.Errorf("%+v, want %d to win", b, tt.winner)
			}
		})
	}
}

// TestRollForBids: the higher die opens, equal dice are rolled again.
func TestRollForBids(t *testing.T) {
	d := &shownDice{show: []uint16{4, 4, 2, 5}}
	if first := RollForBids(&engine.Turn{Dice: d}); first != SpanishSeat || len(d.seen) != 4 {
		t.Errorf("29.11 seat %d opens after %d dice", first, len(d.seen))
	}
}

// TestSheets: of all ways to draw two of four sheets five in six show the truth.
func TestSheets(t *testing.T) {
	truth, all := 0, 0
	for a := uint16(1); a <= 4; a++ {
		for b := uint16(1); b <= 3; b++ {
			d := &shownDice{show: []uint16{a, b}}
			got := DrawSheets(EnglishSeat, &engine.Turn{Dice: d})
			if got[0] == got[1] || d.seen[1].Sides != 3 || d.seen[0].Seen != engine.Only(EnglishSeat) {
				t.Errorf("29.11 %v", got)
			}
			all++
			truth += b2i(got[0] <= SheetSecond || got[1] <= SheetSecond)
		}
	}
	if truth*6 != all*5 {
		t.Errorf("29.11 the truth in %d of %d", truth, all)
	}
}

// TestAllotment: what the Spanish may allot.
func TestAllotment(t *testing.T) {
	tb := loaded(t)
	c := &tb.Campaign
	force := *forceOf(t, tb, "8xSA 8xSP 4xHr 1xSaker")
	var a Allotment
	sconce, pasture, camp := c.place("noordschans"), c.place("molenakker"), c.place("kwartier")
	a.Garrisons[sconce] = *forceOf(t, tb, "4xSA 4xSP 1xSaker")
	a.Herds[pasture], a.Herds[camp] = 8, 7
	left, ok := a.Reserve(force)
	if want := *forceOf(t, tb, "4xSA 4xSP 4xHr"); !ok || left != want {
		t.Errorf("29.3 the Reserve is %v, %v", left, ok)
	}
	if !a.HasHerdsRight(c) {
		t.Error("29.3 8 herds and 7")
	}
	for _, tt := range []struct {
		name  string
		spoil func(a *Allotment)
	}{
		{"29.3 more squadrons than there are", func(a *Allotment) { a.Garrisons[camp] = *forceOf(t, tb, "5xSA") }},
		{"29.3 troops that there are not", func(a *Allotment) { a.Garrisons[camp] = *forceOf(t, tb, "1xRr") }},
		{"29.3 more Guns than there are", func(a *Allotment) { a.Garrisons[camp] = *forceOf(t, tb, "1xSA 1xSaker") }},
		{"29.3 a herd in a sconce", func(a *Allotment) { a.Herds[sconce], a.Herds[camp] = 1, 6 }},
		{"29.3 nine herds in a pasture", func(a *Allotment) { a.Herds[pasture], a.Herds[camp] = 9, 6 }},
		{"29.3 a herd too few", func(a *Allotment) { a.Herds[camp] = 6 }},
	} {
		t.Run(tt.name, func(t *testing.T) {
			spoilt := a
			tt.spoil(&spoilt)
			if _, ok := spoilt.Reserve(force); ok && spoilt.HasHerdsRight(c) {
				t.Error("it is allowed")
			}
		})
	}
}
