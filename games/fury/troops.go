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

// Arm is foot or horse.
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
	Key      string          `csv:"key,key"`
	Code     string          `csv:"code,word"` // what force tables call it
	Name     string          `csv:"name,word"`
	Fighting uint8           `csv:"fighting,0..20"`
	Shooting uint8           `csv:"shooting,0..20"` // 0: cannot shoot
	Nature   Characteristics `csv:"characteristics"`
	Morale   [NumTests]uint8 `csv:"charge fear serious rally,0..12"` // success numbers
	Loose    Length          `csv:"loose,0..20 x100"`                // rate of a loose body
	Formed   Length          `csv:"formed,0..20 x100 or -"`          // rate of a formed body; 0: it never forms
	Range    Length          `csv:"range,0..48 x100 or -"`           // of its weapons; 0: none
	Arm      Arm             `csv:"arm"`
	Pike     bool            `csv:"pike"`   // pikemen, whom horse may not charge while they are Disciplined and formed (11.1)
	Single   bool            `csv:"single"` // at most one squadron in a company
	Or       Troop           // the card that the owner of a company may choose instead; 0: none
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
	Key     string `csv:"key,key"`
	Name    string `csv:"name,word" show:"Gun"`
	Column  int    `csv:"column,4-8|9-16|17-24|25-35|36-up" show:"column"` // of the Shooting table
	Dragged Length `csv:"dragged,0..20 x100" show:"dragged"`               // rate without a team
	Drawn   Length `csv:"drawn,0..20 x100" show:"drawn"`                   // rate with its team, limbered
	Afloat  bool   `csv:"afloat" show:"in boats"`                          // a boat carries it (21.1)
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
	Key   string `csv:"key"`
	Name  string `csv:"name,word"`
	Rate  Length `csv:"rate,0..20 x100"` // on foot, or dragged by men
	Team  Length `csv:"team,0..20 x100"` // mounted, or drawn by a team
	Arm   Arm    // whose terrain it has
	Roads bool   // it stays on roads
}
