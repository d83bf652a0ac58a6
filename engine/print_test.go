package engine_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// Every bit of a struct of any size is seen, wherever it lies.
func TestPrintSeesEveryBit(t *testing.T) {
	var flat [77]byte
	seen := map[uint64]int{engine.Print(&flat): -1}
	for bit := range 8 * len(flat) {
		flat[bit/8] ^= 1 << (bit % 8)
		print := engine.Print(&flat)
		if other, known := seen[print]; known {
			t.Errorf("bit %d alone prints as bit %d alone", bit, other)
		}
		seen[print] = bit
		flat[bit/8] ^= 1 << (bit % 8)
	}
}

// BenchmarkPrint prints a position of 16 KB.
func BenchmarkPrint(b *testing.B) {
	var flat [16 << 10]byte
	b.SetBytes(int64(len(flat)))
	for b.Loop() {
		engine.Print(&flat)
	}
}
