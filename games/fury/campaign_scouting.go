package fury

import "github.com/weathergage/weathergage/engine"

// Bids is the bidding of scouts in one week: what has been bid, and whose word it is. A
// side that does not bid more is done, and what it has kept back stays secret.
//
// Case 29.11. Ruling R326.
type Bids struct {
	Standing uint8       // 0: nobody has bid
	Holder   engine.Seat // of the standing bid, or NoSeat
	Next     engine.Seat // whose word it is
	Passed   [2]bool
}

// OpenBids returns the bidding that a side opens, the one with the higher die.
//
// Case 29.11.
func OpenBids(first engine.Seat) Bids { return Bids{Holder: engine.NoSeat, Next: first} }

// RollForBids rolls a die for each side until one is higher, and returns that side.
//
// Case 29.11.
func RollForBids(t *engine.Turn) engine.Seat {
	for {
		english := t.Roll(engine.Throw{Seat: EnglishSeat, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "29.11"})
		spanish := t.Roll(engine.Throw{Seat: SpanishSeat, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "29.11"})
		switch {
		case english[0] > spanish[0]:
			return EnglishSeat
		case spanish[0] > english[0]:
			return SpanishSeat
		}
	}
}

// IsOver reports whether nobody may bid more: one has passed on the other's bid, or both
// have passed.
func (b Bids) IsOver() bool {
	return b.Passed[0] && b.Passed[1] || b.Holder != engine.NoSeat && b.Passed[1-b.Holder]
}

// CanBid reports whether the side whose word it is may bid so much of what its party is
// worth: more than what stands.
func (b Bids) CanBid(bid, worth int) bool {
	return !b.IsOver() && bid > int(b.Standing) && bid <= worth
}

// Bid returns the bidding after a bid that is allowed; 0 passes.
func (b Bids) Bid(bid int) Bids {
	if bid == 0 {
		b.Passed[b.Next] = true
	} else {
		b.Standing, b.Holder = uint8(bid), b.Next
	}
	b.Next = 1 - b.Next
	return b
}

// Winner returns the side that has scouted better when the bidding is over, NoSeat if
// nobody has bid.
func (b Bids) Winner() engine.Seat { return b.Holder }

// A Sheet is what one of the four sheets says that the outscouted side writes.
//
// Case 29.11.
type Sheet uint8

// The sheets.
const (
	SheetFirst  Sheet = iota // the truth: the mission, or where one Reserve stands
	SheetSecond              // the truth: the mission again, or where the other stands
	SheetFalse
	SheetBlank
	NumSheets
)

// DrawSheets draws two of the four sheets for the side that has scouted better, which alone
// sees what they are.
//
// Case 29.11.
func DrawSheets(reader engine.Seat, t *engine.Turn) (sheets [2]Sheet) {
	left := []Sheet{SheetFirst, SheetSecond, SheetFalse, SheetBlank}
	for i := range sheets {
		f := t.Roll(engine.Throw{Seat: reader, Dice: 1, Sides: uint16(len(left)), Drawn: true, Seen: engine.Only(reader), Rule: "29.11"})
		n := int(f[0]) - 1
		sheets[i] = left[n]
		left = append(left[:n], left[n+1:]...)
	}
	return sheets
}

// An Allotment is where the Spanish put their squadrons and herds before the campaign.
// What is not allotted is the Reserve.
//
// Case 29.3.
type Allotment struct {
	Garrisons [maxPlaces + 1]Force
	Herds     [maxPlaces + 1]uint8
}

// Reserve returns what an allotment leaves of a force, Guns too; false if it has more
// squadrons or Guns at its locations than there are.
//
// Cases 29.3, 29.10.
func (a *Allotment) Reserve(of Force) (Force, bool) {
	for i := range a.Garrisons {
		g := &a.Garrisons[i]
		for _, b := range g.Bands {
			if of.Of(b.Troop) < int(b.Squadrons) {
				return Force{}, false
			}
			of.take(b.Troop, int(b.Squadrons))
		}
		for gun, n := range g.Guns {
			if of.Guns[gun] < n {
				return Force{}, false
			}
			of.Guns[gun] -= n
		}
	}
	return of, true
}

// HasHerdsRight reports whether an allotment places all herds, each in a pasture and no
// more in one than may be.
//
// Case 29.3.
func (a *Allotment) HasHerdsRight(c *Campaign) bool {
	all := 0
	for at, n := range a.Herds {
		if n > 0 && (at == 0 || at >= len(c.Places) || c.Places[at].Has&Pasturage == 0 || int(n) > int(c.Numbers[CampaignHerdsMost])) {
			return false
		}
		all += int(n)
	}
	return all == int(c.Numbers[CampaignHerds])
}
