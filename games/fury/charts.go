package fury

// A Shot is a result of the Shooting table.
//
// Case 10.7.
type Shot uint8

// The results.
const (
	ShotNothing Shot = iota
	ShotRetire
	ShotTerror
	ShotLoseSquadron
)

// ShotColumns is the number of columns of the Shooting table.
const ShotColumns = 5

// A ShotResult is a cell of the Shooting table.
//
// Case 10.5.
type ShotResult struct {
	Shot    Shot
	Officer bool // starred: his life is diced for (6.5)
}

// A Hand is a result of the Hand-to-Hand table.
//
// Case 12.9.
type Hand uint8

// The results.
const (
	HandLocked         Hand = iota
	HandStandOff            // both move back
	HandStrongerTerror      // the stronger side takes a marker
	HandHumiliated          // and one that cannot be rallied
	HandWeakerTerror
	HandLoseSquadron // the weaker side
	HandDefeated     // the weaker side loses two squadrons and routs
)

// HandColumns is the number of columns of the Hand-to-Hand table.
const HandColumns = 5

// A HandResult is a cell of the Hand-to-Hand table.
//
// Case 12.7.
type HandResult struct {
	Hand    Hand
	Starred bool // the officer's life is diced for, and Fear is tested
}

// Parts is what totals are counted in: sixteenths, so that half a squadron in a formed
// body at long range is a whole number.
//
// Rulings R124, R167.
const Parts = 16

// ShotColumn returns the column of the Shooting table for a total in sixteenths, from 0;
// -1 for a total under the first column.
//
// Cases 10.4, 10.5. Rulings R124, R129.
func (tb *Tables) ShotColumn(total int) int {
	column := -1
	for i, from := range tb.ShotFrom {
		if total >= int(from)*Parts {
			column = i
		}
	}
	return column
}

// HandColumn returns the column of the Hand-to-Hand table for the totals of the stronger
// and the weaker side, in the same unit, from 0. A side without any total loses on the last.
//
// Case 12.7. Rulings R165, R171.
func (tb *Tables) HandColumn(stronger, weaker int) (column int) {
	for i, from := range tb.HandFrom {
		if stronger*int(from[1]) >= weaker*int(from[0]) {
			column = i
		}
	}
	return column
}
