package dice

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"hash"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// A Secret is what the house knows before a match and publishes after it. crypto/rand makes it, outside this
// package.
type Secret [32]byte

// Commit returns the SHA-256 of the secret in hexadecimal, to be published before any seat adds its words.
func (s Secret) Commit() string {
	sum := sha256.Sum256(s[:])
	return hex.EncodeToString(sum[:])
}

// CommitKnown returns the commit of a secret made from a text that a person gave: the SHA-256 of the secret
// and the letters "known". Nobody can pass such a match off as one with an unknown secret, because the commit
// tells which it is.
func (s Secret) CommitKnown() string {
	sum := sha256.Sum256(append(s[:], "known"...))
	return hex.EncodeToString(sum[:])
}

// Key returns the secret itself in hexadecimal, to be published after the match.
func (s Secret) Key() string { return hex.EncodeToString(s[:]) }

// ParseKey reads a published key: 64 hexadecimal digits.
func ParseKey(text string) (Secret, error) {
	var s Secret
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != len(s) {
		return s, fmt.Errorf("expected a key of %d hexadecimal digits, found %q", 2*len(s), text)
	}
	copy(s[:], b)
	return s, nil
}

// MinWords is the fewest bytes of a person's words.
const MinWords = 16

// House makes the throws of a server, as the package comment describes. It is not safe for concurrent use.
type House struct {
	mac    hash.Hash
	prefix []byte
	block  []byte
	count  int
}

// NewHouse returns the house's dice for one match. words are those of each seat in seat order; a bot's may be
// empty, all others have MinWords bytes or more.
func NewHouse(secret Secret, match string, words []string) (*House, error) {
	h := &House{mac: hmac.New(sha256.New, secret[:])}
	h.prefix = appendField(appendField(nil, "weathergage throw 1"), match)
	for i, w := range words {
		if w != "" && len(w) < MinWords {
			return nil, fmt.Errorf("expected at least %d bytes of words from seat %d, found %d", MinWords, i, len(w))
		}
		h.prefix = appendField(h.prefix, w)
	}
	return h, nil
}

func appendField(buf []byte, field string) []byte {
	return append(binary.BigEndian.AppendUint32(buf, uint32(len(field))), field...)
}

// Count returns the number of the last throw answered, 0 before the first.
func (h *House) Count() int { return h.count }

// Resume sets the count to the last throw that was answered before a restart. The count never goes back: a
// lower one is an error.
func (h *House) Resume(count int) error {
	if count < h.count {
		return fmt.Errorf("expected a count of throws of %d or more, found %d: no throw is made twice", h.count, count)
	}
	h.count = count
	return nil
}

// Throw makes the next throw. It never runs dry.
func (h *House) Throw(t engine.Throw) (engine.Faces, bool) {
	h.count++
	return h.Face(h.count, t.Dice, t.Sides), true
}

// Face computes throw n, from 1, of this many dice (at most engine.MaxDice) with this many sides (at least
// 1). It does not change the count.
func (h *House) Face(n int, dice uint8, sides uint16) engine.Faces {
	var f engine.Faces
	limit := 65536 - 65536%uint32(sides)
	block := 0
	bytes := h.bytes(n, block)
	for i := 0; i < int(dice); {
		if len(bytes) == 0 {
			block++
			bytes = h.bytes(n, block)
		}
		v := uint32(binary.BigEndian.Uint16(bytes))
		bytes = bytes[2:]
		if v < limit {
			f[i] = uint16(v%uint32(sides)) + 1
			i++
		}
	}
	return f
}

// bytes returns the 32 bytes of one block of throw n, valid until the next call.
func (h *House) bytes(n, block int) []byte {
	end := len(h.prefix)
	var digits [20]byte
	for _, number := range [2]int{n, block} {
		text := strconv.AppendInt(digits[:0], int64(number), 10)
		h.prefix = append(binary.BigEndian.AppendUint32(h.prefix, uint32(len(text))), text...)
	}
	h.mac.Reset()
	h.mac.Write(h.prefix)
	h.prefix = h.prefix[:end]
	h.block = h.mac.Sum(h.block[:0])
	return h.block
}
