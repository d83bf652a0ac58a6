package bot

import (
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// luck is the dice of one playout. What a throw shows depends on what it is for and on how many throws for
// the same purpose came before, not on how many throws there were in all. So playouts of different choices
// have the same luck in everything they have in common, and differ by what the choices do.
type luck struct {
	key  uint64
	made [256]uint8 // throws made so far, by a hash of their purpose
}

// begin starts the luck that follows from a key.
func (l *luck) begin(key uint64) { *l = luck{key: key} }

// Throw answers every throw.
func (l *luck) Throw(t engine.Throw) (engine.Faces, bool) {
	what := uint64(14695981039346656037) // FNV-1a
	for i := 0; i < len(t.Rule); i++ {
		what = (what ^ uint64(t.Rule[i])) * 1099511628211
	}
	what = (what ^ uint64(t.About)<<8 ^ uint64(t.Seat)) * 0x9E3779B97F4A7C15
	n := &l.made[what>>56]
	*n++
	m := dice.NewMixer(l.key^what, uint64(*n))
	return m.Throw(t)
}
