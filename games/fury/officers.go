package fury

// An Officer is the number of a counter in Tables.Officers, from 1; 0 is none.
type Officer uint8

// MaxOfficers bounds the counters, so that a set of them fits into 64 bits.
const MaxOfficers = 63

// An OfficerRow is one counter.
//
// Cases 2.7, 6.2.
type OfficerRow struct {
	Nature Characteristics `csv:"characteristics" show:"characteristics"` // what he gives, and what is to his discredit
}

// IsFlawed reports whether an officer has a negative characteristic.
//
// Case 6.4. Ruling R64.
func (row OfficerRow) IsFlawed() bool { return row.Nature&negative != 0 }
