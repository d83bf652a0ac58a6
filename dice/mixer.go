package dice

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// Mixer is a fast source of throws for laboratories, bots and tests: number n of a match is computed from
// (key, match, n) alone, so the same key and match give the same throws anywhere, in any order of matches. It
// allocates nothing and may be copied; a copy continues independently. It is not secret: from a few throws
// the rest can be computed, so no person plays with it.
type Mixer struct {
	base, n uint64
}

// golden is 2^64 divided by the golden ratio: steps of it spread evenly.
const golden = 0x9E3779B97F4A7C15

// NewMixer returns the numbers of one match under a key.
func NewMixer(key, match uint64) Mixer {
	return Mixer{base: mix(mix(key+golden) ^ (match+1)*0xD1342543DE82EF95)}
}

// KeyOf returns the key of a text, such as the one given with --key.
func KeyOf(text string) uint64 {
	h := uint64(14695981039346656037) // FNV-1a
	for i := 0; i < len(text); i++ {
		h = (h ^ uint64(text[i])) * 1099511628211
	}
	return mix(h)
}

// mix returns the finisher of SplitMix64: each bit of x moves half the bits.
func mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}

// Throw answers every throw.
func (m *Mixer) Throw(t engine.Throw) (engine.Faces, bool) {
	var f engine.Faces
	for i := range min(int(t.Dice), engine.MaxDice) {
		f[i] = uint16(m.below(uint64(t.Sides))) + 1
	}
	return f, true
}

// Pick returns a number from 0 to n-1, each with the same probability. n is at least 1.
func (m *Mixer) Pick(n int) int { return int(m.below(uint64(n))) }

// below returns a number below n from the high word of a product. The low word tells whether it is one of the
// few that would come up once too often.
func (m *Mixer) below(n uint64) uint64 {
	m.n += golden
	hi, lo := bits.Mul64(mix(m.base+m.n), n)
	if lo < n {
		hi = m.again(hi, lo, n)
	}
	return hi
}

// again discards numbers until one is not among those that come up once too often.
func (m *Mixer) again(hi, lo, n uint64) uint64 {
	for least := -n % n; lo < least; {
		m.n += golden
		hi, lo = bits.Mul64(mix(m.base+m.n), n)
	}
	return hi
}
