package fury

// A Length is a distance on the table in hundredths of an inch.
type Length = int32

// Inch is one inch.
const Inch Length = 100

// A Test is a kind of morale test. Rallying from Terror and from rout is one kind.
//
// Case 9.1.
type Test uint8

// The tests, in the order of the squadron cards.
const (
	TestCharge Test = iota
	TestFear
	TestSerious
	TestRally
	NumTests
)

// An Arm is foot or horse.
type Arm uint8

// The arms.
const (
	Foot Arm = iota
	Horse
)

// A Troop is the number of a squadron card in Tables.Troops, from 1; 0 is none.
type Troop uint8

// A TroopRow is one squadron card.
//
// Case 24.1.
type TroopRow struct {
	Key, Code, Name string // Code is what force tables call it
	Fighting        uint8
	Shooting        uint8 // 0: cannot shoot
	Nature          Characteristics
	Morale          [NumTests]uint8 // success numbers
	Loose           Length          // rate of a loose body
	Formed          Length          // rate of a formed body; 0: it never forms
	Range           Length          // of its weapons; 0: none
	Arm             Arm
	Pike            bool  // pikemen, whom horse may not charge while they are Disciplined and formed (11.1)
	Single          bool  // at most one squadron in a company
	Or              Troop // the card that the owner of a company may choose instead; 0: none
}

// CanForm reports whether a company of these squadrons forms a body under an officer who
// has those characteristics.
//
// Cases 5.5, 8.8. Ruling R54.
func (row *TroopRow) CanForm(officer Characteristics) bool {
	return row.Formed > 0 && !row.Nature.Under(officer).Has(Undisciplined)
}

// OnFoot returns the fighting number and the rate of horsemen who have dismounted, the
// same rate loose and formed.
//
// Case 8.12. Rulings R43, R96.
func (tb *Tables) OnFoot(t Troop) (fighting uint8, rate Length) {
	if tb.Troops[t].Nature.Has(Slippery) {
		return uint8(tb.Numbers[NumFootSlippery]), Length(tb.Numbers[NumFootSlipperyRate])
	}
	return uint8(tb.Numbers[NumFootSteady]), Length(tb.Numbers[NumFootSteadyRate])
}

// A Gun is the number of a row in Tables.Guns, from 1; 0 is none.
type Gun uint8

// A GunRow is one type of Gun.
//
// Cases 16.9, 24.2.
type GunRow struct {
	Key, Name string
	Column    int    // of the Shooting table
	Dragged   Length // rate without a team
	Drawn     Length // rate with its team, limbered
	Afloat    bool   // a boat carries it (21.1)
}

// An Object is a kind of object.
//
// Cases 22.1, 24.3.
type Object uint8

// The objects.
const (
	Herd Object = iota
	Prisoners
	Wagon
	NumObjects
)

// An ObjectRow is one type of object.
//
// Case 24.3.
type ObjectRow struct {
	Key, Name string
	Rate      Length // on foot, or dragged by men
	Team      Length // mounted, or drawn by a team
	Arm       Arm    // whose terrain it has
	Roads     bool   // it stays on roads
}
