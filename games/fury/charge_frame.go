package fury

import "github.com/weathergage/weathergage/engine"

// A chargeFrame is the frame of a charge, with names for what its Code and its numbers hold: the charger is About, the
// target the other company.
//
// Case 11.3. Ruling R147.
type chargeFrame struct{ *engine.Frame }

// The parts of a charge, in order.
const (
	partSlip uint16 = iota
	partTest
	partFear
	partFire
	partMeet
	partTouch
	partShock
	partFight
)

// What the Code of a charge holds above its part: the face of the target, marks, and the door.
const (
	partMask    uint16 = 1<<4 - 1
	faceShift          = 4
	hitRouter   uint16 = 1 << 8  // the target routed when it was charged
	hitSleeper  uint16 = 1 << 9  // it slept
	hitAmbushed uint16 = 1 << 10 // it was surprised from an ambush
	doorShift          = 11      // of the door by which the charger comes out of its building
)

// The most that a charger drifts, in tenths of a degree, more than any goes, and the most that a
// charge is as a frame holds it.
const (
	mostDrift  = 200
	mostCharge = 1280
	mostPacked = (2*mostWheel+1)*(2*mostDrift+1)*mostCharge - 1
)

// newCharge returns the frame of a charge.
func newCharge(n, m companyNo, on face, way charge) engine.Frame {
	f := engine.Frame{Step: stepCharge, Seat: engine.NoSeat, About: n.object(), Code: uint16(on) << faceShift, N: [2]int32{otherCompany: int32(m) + 1}}
	chargeFrame{&f}.setWay(way)
	return f
}

// part returns the part of the charge that comes next.
func (f chargeFrame) part() uint16 { return f.Code & partMask }

// surprised goes back to the first part when the target has been surprised: it is asked whether it slips away when
// that is over.
//
// Case 14.5.
func (f chargeFrame) surprised() { f.Code = f.Code&^partMask | hitAmbushed }

// face returns the face of the target that is charged.
func (f chargeFrame) face() face { return face(f.Code >> faceShift & 3) }

// has reports whether one of some marks is set.
func (f chargeFrame) has(some uint16) bool { return f.Code&some != 0 }

// way returns the way of the charger.
func (f chargeFrame) way() charge {
	p := f.N[chargeWay]
	turns := p / mostCharge
	return charge{turns/(2*mostDrift+1) - mostWheel, turns%(2*mostDrift+1) - mostDrift, Length(p % mostCharge), door(f.Code >> doorShift)}
}

// setWay notes the way of the charger.
func (f chargeFrame) setWay(ch charge) {
	f.N[chargeWay] = ((ch.wheel+mostWheel)*(2*mostDrift+1)+ch.drift+mostDrift)*mostCharge + int32(ch.length)
	f.Code = f.Code&(1<<doorShift-1) | uint16(ch.door)<<doorShift
}
