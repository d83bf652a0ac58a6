package fury

import "github.com/weathergage/weathergage/engine"

// A battleFrame is the frame of a battle, with names for what its Code and its numbers hold: the part of a round, the
// round from 0, marks, and which side the dice or a Stand Off favour. battleAsked is odd if only those fight now who
// stand apart (12.4), and half of it is the company to be asked next.
//
// Case 12.6.
type battleFrame struct{ *engine.Frame }

// The parts of a round, in order.
const (
	battleDuels uint16 = iota
	battleMars
	battleClash
	battleEndure
	battleFates
	battleLeaves
	battleDemand
	battleLast
	battleEnd
)

// What the Code of a battle holds above the part of a round.
const (
	battleMask   uint16 = 1<<4 - 1
	roundShift          = 4
	roundMask    uint16 = 3 << roundShift
	isDemanded   uint16 = 1 << 6 // a third round
	isStandOff   uint16 = 1 << 7
	sideShift           = 8       // a bit for each side; see stronger and mayRefuse
	isAppealed   uint16 = 1 << 11 // both sides have been asked whether they appeal to the Wheel for the roll
	roundsATurn         = 2
	isApart             = 1 // of battleAsked
	sidesOfClash uint16 = (1<<numSeats - 1) << sideShift
)

// part returns the part of the round that comes next.
func (f battleFrame) part() uint16 { return f.Code & battleMask }

// goTo goes to a part of the round.
func (f battleFrame) goTo(part uint16) { f.Code = f.Code&^battleMask | part }

// round returns the round of the turn, from 0.
func (f battleFrame) round() int { return int(f.Code & roundMask >> roundShift) }

// begin goes to the start of a round after the first: nobody is challenged any more.
func (f battleFrame) begin(round uint16) {
	f.Code = f.Code&^(battleMask|roundMask) | round<<roundShift | battleMars
}

// has reports whether one of some marks is set.
func (f battleFrame) has(some uint16) bool { return f.Code&some != 0 }

// stronger returns the side that the dice have made the stronger of even totals, before the roll on the table; false
// if they have not been thrown.
//
// Case 12.7.
func (f battleFrame) stronger() (seat engine.Seat, rolled bool) {
	if f.has(1 << sideShift << SeatB) {
		return SeatB, true
	}
	return SeatA, f.has(1 << sideShift << SeatA)
}

// setStronger notes the side that the dice have made the stronger of even totals.
//
// Case 12.7.
func (f battleFrame) setStronger(seat engine.Seat) { f.Code |= 1 << sideShift << seat }

// endClash goes on after the roll on the table, and forgets what counted for it.
//
// Case 12.7.
func (f battleFrame) endClash() {
	f.Code = f.Code&^(sidesOfClash|isAppealed|(wheelBits|wheelBits<<2)<<clashWheel) + 1
}

// standOff notes that the battle ends in a Stand Off, which some sides may refuse on a wall.
//
// Cases 12.9, 20.4. Ruling R189.
func (f battleFrame) standOff(refusing ...engine.Seat) {
	f.Code |= isStandOff
	for _, seat := range refusing {
		f.Code |= 1 << sideShift << seat
	}
}

// noStandOff takes a Stand Off back.
//
// Cases 12.9, 20.4.
func (f battleFrame) noStandOff() { f.Code &^= isStandOff | sidesOfClash }

// mayRefuse reports whether a side may refuse the Stand Off that is about to end the battle.
//
// Case 20.4. Ruling R189.
func (f battleFrame) mayRefuse(seat engine.Seat) bool {
	return f.has(isStandOff) && f.has(1<<sideShift<<seat)
}

// onlyApart reports whether only those fight now who stand apart, as the numbers of the battle and of the questions
// within it hold it.
//
// Case 12.4.
func (f battleFrame) onlyApart() bool { return f.N[battleAsked]&isApart != 0 }

// next returns the company to be asked next.
func (f battleFrame) next() companyNo { return companyNo(f.N[battleAsked] >> 1) }

// setNext notes the company to be asked next; 0 begins again.
func (f battleFrame) setNext(n companyNo) {
	f.N[battleAsked] = int32(n)<<1 | f.N[battleAsked]&isApart
}

// question returns the frame of a question to a company within the battle.
func (f battleFrame) question(step uint8, n companyNo) engine.Frame {
	return engine.Frame{Step: step, Seat: engine.NoSeat, About: n.object(),
		N: [2]int32{battleNumber: f.N[battleNumber], battleAsked: engine.Truth(f.onlyApart())}}
}
