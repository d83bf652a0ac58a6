package fury

import "math/bits"

// A Nation is the number of a row in Tables.Nations, from 1; 0 is none.
type Nation uint8

// Pools is a set of the lists of nations from which scenarios take their sides.
//
// Case 25.2.
type Pools uint8

// The lists.
const (
	Celtic Pools = 1 << iota
	Western
	Eastern
	Turkish
)

// A NationRow is one nation.
//
// Cases 19.2, 25.2, 28.1.
type NationRow struct {
	Key       string `csv:"key,key,a second nation %s"`
	Name      string `csv:"name,word"`
	Table     Nation // whose force table it rolls on; 0: it has none
	Flight    uint8  `csv:"flight,0..100"` // percent; 0: never put to flight
	Colonel   uint8  `csv:"colonel,1..9"`  // counters drawn for a Colonel, of which one is kept
	Tough     bool   `csv:"tough"`         // it may go on drawing until its Colonel is Tough
	Spare     uint8  `csv:"spare,0..9"`    // one spare Captain for so many companies, rounded up; 0: none
	Pools     Pools  `csv:"pools"`
	Captains  []CaptainRow
	Exchanges []ExchangeRow
	Forces    [NumSizes][7][NumStyles]Force // by size, die and style; empty without a table of its own
}

// A CaptainRow is what a nation may do about the Captains of some of its companies when
// they are drawn at the start. In play officers are drawn without it (6.8).
//
// Cases 6.7, 28.2.
type CaptainRow struct {
	Troop   Troop           `csv:"troops, or any"` // 0: any
	Replace Characteristics `csv:"replace"`        // an officer who has one of these may be replaced
	More    uint8           `csv:"more,0..9"`      // more counters drawn, of which the best is kept
}

// An ExchangeRow lets a nation exchange squadrons for others.
//
// Case 28.15.
type ExchangeRow struct {
	From    Troop `csv:"from"`
	To      Troop `csv:"to"`
	Percent uint8 `csv:"share,1..100"` // the most of them that may go, rounded down
}

// Losses returns how many lost squadrons put a side to flight that had so many in all; 0
// if none ever do.
//
// Case 19.2. Ruling R292.
func (row *NationRow) Losses(squadrons int) int {
	if row.Flight == 0 {
		return 0
	}
	return squadrons*int(row.Flight)/100 + 1
}

// SpareCaptains returns how many Captains a nation draws at the start besides those of its
// companies, each of whom may take the place of one of them.
//
// Case 28.3.
func (row *NationRow) SpareCaptains(companies int) int {
	if row.Spare == 0 {
		return 0
	}
	return (companies + int(row.Spare) - 1) / int(row.Spare)
}

// CaptainDraws returns how many counters are drawn for the Captain of a company at the
// start, of which one is kept.
//
// Cases 6.7, 28.5.
func (row *NationRow) CaptainDraws(t Troop) int {
	draws := 1
	for _, c := range row.Captains {
		if c.Troop == 0 || c.Troop == t {
			draws += int(c.More)
		}
	}
	return draws
}

// MayReplace reports whether a Captain with those characteristics, drawn at the start for
// a company, may be replaced by another draw.
//
// Cases 28.2, 28.3, 28.4, 28.6, 28.9, 28.10, 28.11, 28.13, 28.14.
func (row *NationRow) MayReplace(t Troop, captain Characteristics) bool {
	for _, c := range row.Captains {
		if (c.Troop == 0 || c.Troop == t) && captain&c.Replace != 0 {
			return true
		}
	}
	return false
}

// MayDrawOn reports whether a Colonel with those characteristics, the best of those drawn,
// may be put back for another draw.
//
// Case 28.8.
func (row *NationRow) MayDrawOn(colonel Characteristics) bool {
	return row.Tough && !colonel.Has(Tough)
}

// Officers is a set of counters: bit n is that of counter n+1.
//
// Case 6.7.
type Officers uint64

// AllOfficers returns all counters.
func (tb *Tables) AllOfficers() Officers { return 1<<(len(tb.Officers)-1) - 1 }

// Len returns how many there are.
func (o Officers) Len() int { return bits.OnesCount64(uint64(o)) }

// Nth returns the n-th counter of the set, from 1 up; 0 if it has fewer.
func (o Officers) Nth(n int) Officer {
	for ; n > 1; n-- {
		o &= o - 1
	}
	if o == 0 {
		return 0
	}
	return Officer(bits.TrailingZeros64(uint64(o)) + 1)
}

// With returns the set with a counter put in.
func (o Officers) With(one Officer) Officers { return o | 1<<(one-1) }

// Without returns the set with a counter taken out.
func (o Officers) Without(one Officer) Officers { return o &^ (1 << (one - 1)) }
