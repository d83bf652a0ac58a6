package bot

import (
	"math/bits"

	"weathergage/engine"
)

// A stream is a run of random numbers that follows from its first value: the
// generator SplitMix64.
type stream uint64

func (s *stream) next() uint64 {
	*s += 0x9E3779B97F4A7C15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// pick returns one of the numbers from 0 to n-1. With n below 2^32 no number is
// likelier than another by more than one part in 2^32.
func (s *stream) pick(n int) int {
	hi, _ := bits.Mul64(s.next(), uint64(n))
	return int(hi)
}

// Throw answers a throw: a stream is a source of dice for playouts.
func (s *stream) Throw(t engine.Throw) (engine.Faces, bool) {
	var f engine.Faces
	for i := range f[:t.Dice] {
		f[i] = uint16(1 + s.pick(int(t.Sides)))
	}
	return f, true
}
