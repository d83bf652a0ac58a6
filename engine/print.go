package engine

import (
	"encoding/binary"
	"unsafe"
)

// Print hashes a flat struct, which must have no pointers and no padding. It makes the Fingerprint of a
// State, reads four words at a time and allocates nothing.
func Print[T any](flat *T) uint64 {
	const prime = 0x9E3779B97F4A7C15
	b := unsafe.Slice((*byte)(unsafe.Pointer(flat)), unsafe.Sizeof(*flat))
	h := [4]uint64{1, 2, 3, 4}
	for ; len(b) >= 32; b = b[32:] {
		for i := range h { // four independent chains of multiplications
			h[i] = (h[i] ^ binary.NativeEndian.Uint64(b[8*i:])) * prime
			h[i] ^= h[i] >> 29
		}
	}
	for _, c := range b {
		h[0] = (h[0] ^ uint64(c)) * prime
	}
	print := uint64(0)
	for _, lane := range h {
		print = (print ^ lane) * prime
		print ^= print >> 29
	}
	return print
}
