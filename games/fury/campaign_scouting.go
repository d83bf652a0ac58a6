package fury

import "github.com/weathergage/weathergage/engine"

// Bids holds the bidding of scouts in one week: what has been bid, and whose turn it is. A side that does not
// bid more is done, and what it has kept back stays secret.
//
// Case 29.11. Ruling R326.
type Bids struct {
	Standing uint8       // 0: nobody has bid
	Holder   engine.Seat // of the standing bid, or NoSeat
	Next     engine.Seat // whose word it is
	Passed   [2]bool
}

// IsOver reports whether nobody may bid more: one has passed on the other's bid, or both
// have passed.
func (b Bids) IsOver() bool {
	return b.Passed[0] && b.Passed[1] || b.Holder != engine.NoSeat && b.Passed[1-b.Holder]
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

// A Sheet is the text of one of the four sheets that the outscouted side writes.
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

// scouting returns what a squadron or a Gun is worth in a scouting party.
//
// Cases 29.7, 29.11. Ruling R325.
func (tb *Tables) scouting(k kind) int {
	if k.isGun() {
		return 0
	}
	return tb.Scouting(Troop(k))
}

// worth returns what the scouting party of a side is worth.
//
// Case 29.11.
func (g *State) worth(seat engine.Seat) int {
	sum := 0
	for _, b := range g.war.bodies {
		if b.role == scoutsOf[seat].to {
			sum += int(b.many) * g.tables.scouting(b.kind)
		}
	}
	return sum
}

// What the bidding has come to, as the Code of its frame. Of those who have passed the bits
// follow, by seat.
const (
	bidThrown uint16 = 1 << iota // the English have rolled
	bidOpen                      // the first bid may be made
	bidPassed
)

// rollForBids rolls a die for each side until one is higher, which opens the bidding.
//
// Case 29.11.
func (g *State) rollForBids(f *engine.Frame, t *engine.Turn) bool {
	if f.Code&bidOpen != 0 {
		return true
	}
	seat := engine.Seat(f.Code & bidThrown)
	die := t.Roll(engine.Throw{Seat: seat, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "29.11"})
	if seat == EnglishSeat {
		f.Code, f.N[firstDie] = bidThrown, int32(die[0])
		return false
	}
	english, spanish := f.N[firstDie], int32(die[0])
	*f = engine.Frame{Step: stepWarBids, Seat: engine.NoSeat}
	if english == spanish {
		return false
	}
	f.Code, f.Seat = bidOpen, EnglishSeat
	if spanish > english {
		f.Seat = SpanishSeat
	}
	t.Tell(engine.Event{Kind: KindWarOpens, Rule: "29.11", N: [4]int32{int32(f.Seat), max(english, spanish), min(english, spanish)}})
	return false
}

// bids returns the bidding that a frame holds.
func bids(f *engine.Frame) Bids {
	b := Bids{Standing: uint8(f.N[bidStands]), Holder: engine.NoSeat, Next: f.Seat}
	if f.N[bidHolder] > 0 {
		b.Holder = engine.Seat(f.N[bidHolder] - 1)
	}
	for seat := range numSeats {
		b.Passed[seat] = f.Code&(bidPassed<<seat) != 0
	}
	return b
}

// offerBid offers more than what stands, up to what the party is worth, or to bid no more.
//
// Case 29.11. Rulings R326, R535.
func (g *State) offerBid(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	g.offerFrom(d, VerbWarBid, engine.NoObject, engine.NoObject, f.N[bidStands]+1, int32(g.worth(d.Seat)), "29.11", o)
	sequence.Name(g, d, engine.Pass, engine.NoObject, engine.NoObject, "29.11", o)
}

// mayBid refuses a bid that is no higher than the one that stands, or that the party is not worth.
//
// Case 29.11. Rulings R326, R535.
func (g *State) mayBid(c engine.Choice) engine.Illegal {
	if stands, worth := g.flow.Top().N[bidStands], int32(g.worth(c.Seat)); c.N[0] <= stands || c.N[0] > worth {
		return no(whyWarBid, stands, worth)
	}
	return engine.Illegal{}
}

// writeLie notes what the false sheet says.
//
// Case 29.11.
func (g *State) writeLie(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	f.N[sheetFalse] = int32(sheetWith(c.On))
}

// bid makes a bid.
//
// Case 29.11. Rulings R326, R535.
func (g *State) bid(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindWarBids, Rule: "29.11", N: [4]int32{int32(c.Seat), c.N[0]}})
	g.goOnBidding(f, bids(f).Bid(int(c.N[0])), t)
}

// bidNoMore has a side bid no more.
//
// Case 29.11. Rulings R326, R535.
func (g *State) bidNoMore(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindWarPasses, Rule: "29.11", N: [4]int32{int32(c.Seat)}})
	g.goOnBidding(f, bids(f).Bid(0), t)
}

// goOnBidding goes on with the bidding or ends it: whoever holds it has outscouted the other, who writes
// a sheet with a lie. If nobody has bid, nobody is outscouted.
//
// Case 29.11. Rulings R326, R535.
func (g *State) goOnBidding(f *engine.Frame, b Bids, t *engine.Turn) {
	switch {
	case !b.IsOver():
		f.Seat, f.N = b.Next, [2]int32{bidStands: int32(b.Standing)}
		if b.Holder != engine.NoSeat {
			f.N[bidHolder] = int32(b.Holder) + 1
		}
		for seat := range numSeats {
			if b.Passed[seat] {
				f.Code |= bidPassed << seat
			}
		}
	case b.Winner() == engine.NoSeat:
		t.Tell(engine.Event{Kind: KindWarUnscouted, Rule: "29.11"})
		g.setOnMission(t)
	default:
		t.Tell(engine.Event{Kind: KindWarOutscouts, Rule: "29.11", N: [4]int32{int32(b.Winner()), int32(b.Standing)}})
		g.war.reader = uint8(b.Winner()) + 1
		g.goTo(stepWarLie, foe(b.Winner()))
	}
}

// offerLie offers what the false sheet may say: another mission than the true one, or a
// location where no Reserve stands.
//
// Case 29.11.
func (g *State) offerLie(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for m := range NumMissions {
		sequence.Name(g, d, VerbWarLie, missionObject(m), engine.NoObject, "29.11", o)
	}
	g.offerLocations(d, VerbWarLie, engine.NoObject, "29.11", o)
}

// mayWriteLie refuses what is true, the town, and what the other side's sheets say.
//
// Case 29.11.
func (g *State) mayWriteLie(c engine.Choice) engine.Illegal {
	at := placeOf(c.On)
	switch {
	case c.Seat == EnglishSeat && c.On.Class() == classMission && g.war.mission != uint8(missionOf(c.On))+1:
		return engine.Illegal{}
	case c.Seat == EnglishSeat || at == 0 || g.war.sites()>>at&1 != 0 && !g.hasThere(at, Town):
		return no(whyWarTruth)
	case g.hasThere(at, Town):
		return no(whyWarTown)
	}
	return engine.Illegal{}
}

// What a sheet that was drawn says, besides 1 more than a mission or a location.
const (
	sheetUnread uint8 = iota // nothing was drawn
	sheetBlank  uint8 = 250
	sheetNone   uint8 = 251 // there is no Reserve
)

// sheetWith returns what a sheet says that names a mission or a location.
func sheetWith(o engine.Object) uint8 {
	if at := placeOf(o); at != 0 {
		return uint8(at) + 1
	}
	return uint8(missionOf(o)) + 1
}

// sheetOf returns what a sheet of the outscouted side says: the English mission twice, or where the two parts
// of the Reserve are. If there is one, it is written twice.
//
// Case 29.11. Ruling R536.
func (g *State) sheetOf(s Sheet, seat engine.Seat, lie int32) uint8 {
	switch {
	case s == SheetBlank:
		return sheetBlank
	case s == SheetFalse:
		return uint8(lie)
	case seat == EnglishSeat:
		return g.war.mission
	}
	var at [2]uint8
	for place := range uint8(maxPlaces + 1) {
		if g.war.sites()>>place&1 != 0 {
			if at[1] = place + 1; at[0] == 0 {
				at[0] = place + 1
			}
		}
	}
	if at[0] == 0 {
		return sheetNone
	}
	return at[s-SheetFirst]
}

// drawSheets draws two of the four sheets for the side that scouted better. Nobody sees which
// they are, only that side what they say.
//
// Case 29.11. Ruling R536.
func (g *State) drawSheets(f *engine.Frame, t *engine.Turn) bool {
	if f.N[sheetFalse] == 0 {
		return true
	}
	reader := foe(f.Seat)
	if f.N[sheetDrawn] == 0 {
		die := t.Roll(engine.Throw{Seat: reader, Dice: 1, Sides: uint16(NumSheets), Rule: "29.11"})
		f.N[sheetDrawn] = int32(die[0])
		return false
	}
	die := t.Roll(engine.Throw{Seat: reader, Dice: 1, Sides: uint16(NumSheets) - 1, Rule: "29.11"})
	first, second := Sheet(f.N[sheetDrawn]-1), Sheet(die[0]-1)
	if second >= first {
		second++
	}
	sheets := [2]uint8{g.sheetOf(first, f.Seat, f.N[sheetFalse]), g.sheetOf(second, f.Seat, f.N[sheetFalse])}
	slicesSort(&sheets)
	g.war.sheets = sheets
	for _, says := range sheets {
		t.TellApart(engine.Only(reader), g.readSheet(reader, says), engine.Event{Kind: KindWarDraws, Rule: "29.11", N: [4]int32{int32(reader)}})
	}
	t.Reveal(engine.Only(reader))
	g.goTo(stepWarChange, reader)
	return false
}

// slicesSort puts two sheets in order, so that nothing tells which of them was drawn first.
func slicesSort(s *[2]uint8) {
	if s[0] > s[1] {
		s[0], s[1] = s[1], s[0]
	}
}

// What KindWarReads holds in N beside the side: whether the sheet is blank, names no Reserve, or
// names what the event is On.
const (
	readsWhat   = 1
	readsBlank  = 1
	readsNone   = 2
	readsObject = 3
)

// readSheet tells what a sheet says.
//
// Case 29.11.
func (g *State) readSheet(reader engine.Seat, says uint8) engine.Event {
	e := engine.Event{Kind: KindWarReads, Rule: "29.11", N: [4]int32{int32(reader)}}
	switch {
	case says == sheetBlank:
		e.N[readsWhat] = readsBlank
	case says == sheetNone:
		e.N[readsWhat] = readsNone
	default:
		e.N[readsWhat], e.On = readsObject, g.sheetObject(reader, says)
	}
	return e
}

// sheetObject returns the mission or the location that a sheet names.
func (g *State) sheetObject(reader engine.Seat, says uint8) engine.Object {
	if reader == SpanishSeat {
		return missionObject(Mission(says - 1))
	}
	return placeObject(Location(says - 1))
}
