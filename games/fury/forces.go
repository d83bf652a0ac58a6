package fury

import "github.com/weathergage/weathergage/engine"

// A Size is how many men a force has.
//
// Case 28.1.
type Size uint8

// The sizes.
const (
	Few Size = iota
	Moderate
	Large
	NumSizes
)

// A Style is what a force is mainly made of.
//
// Case 28.1.
type Style uint8

// The styles.
const (
	MainlyFoot Style = iota
	Mixed
	MainlyMounted
	NumStyles
)

// Bounds of a force.
const (
	MaxBands = 8
	maxGuns  = 3 // types
)

// A Band is the squadrons of one troop in a force.
type Band struct {
	Troop     Troop
	Squadrons uint8
}

// A Force is the squadrons and Guns that a side has, in the order of its table. Bands
// after the last are zero.
//
// Case 28.1.
type Force struct {
	Bands [MaxBands]Band
	Guns  [maxGuns + 1]uint8 // by type, from 1
}

// Squadrons returns how many squadrons it has.
//
// Case 19.2. Ruling R291.
func (f *Force) Squadrons() int {
	n := 0
	for _, b := range f.Bands {
		n += int(b.Squadrons)
	}
	return n
}

// Of returns how many squadrons of a troop it has.
func (f *Force) Of(t Troop) int {
	n := 0
	for _, b := range f.Bands {
		if b.Troop == t {
			n += int(b.Squadrons)
		}
	}
	return n
}

// add puts squadrons in; false if there is no room for another troop.
//
// Ruling R15.
func (f *Force) add(t Troop, squadrons int) bool {
	for i := range f.Bands {
		if b := &f.Bands[i]; b.Troop == t || b.Squadrons == 0 {
			b.Troop, b.Squadrons = t, b.Squadrons+uint8(squadrons)
			return true
		}
	}
	return false
}

// take removes squadrons and closes the gap that a troop leaves.
func (f *Force) take(t Troop, squadrons int) {
	n := 0
	for _, b := range f.Bands {
		if b.Troop == t {
			b.Squadrons -= uint8(squadrons)
		}
		if b.Squadrons > 0 {
			f.Bands[n] = b
			n++
		}
	}
	clear(f.Bands[n:])
}

// A Levy is a roll on a force table.
//
// Cases 28.1, 29.6.
type Levy struct {
	Nation Nation
	Size   Size
	Style  Style
	Bonus  uint8 // added to the die; what is over 6 counts as 6. Ruling R323
}

// Raise returns the force of a levy for a die of 1 to 6.
//
// Case 28.1.
func (tb *Tables) Raise(l Levy, die int) Force {
	table := tb.Nations[l.Nation].Table
	return tb.Nations[table].Forces[l.Size][min(die+int(l.Bonus), 6)][l.Style]
}

// Roll rolls the force of a levy for a seat, which alone sees the die.
//
// Cases 25.4, 28.1. Ruling R320.
func (tb *Tables) Roll(l Levy, seat engine.Seat, t *engine.Turn) Force {
	f := t.Roll(engine.Throw{Seat: seat, Dice: 1, Sides: 6, Seen: engine.Only(seat), Rule: "28.1"})
	return tb.Raise(l, int(f[0]))
}

// MostExchanged returns how many squadrons of a force its nation may exchange by one of
// its rows.
//
// Case 28.15.
func (row ExchangeRow) MostExchanged(f *Force) int { return f.Of(row.From) * int(row.Percent) / 100 }

// Exchange returns the force after so many squadrons were exchanged; false, and the same
// force, if they are more than may be or find no room.
//
// Case 28.15.
func (row ExchangeRow) Exchange(f Force, squadrons int) (Force, bool) {
	if squadrons < 0 || squadrons > row.MostExchanged(&f) {
		return f, false
	}
	was := f
	f.take(row.From, squadrons)
	if squadrons > 0 && !f.add(row.To, squadrons) {
		return was, false
	}
	return f, true
}
