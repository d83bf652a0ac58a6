package server

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"hash/crc32"
	"net/http"
	"sync"
)

// leastPacked is from how many bytes on an answer is packed. What a fleet of twenty
// may do comes to a megabyte, and packed to a twelfth of it.
const leastPacked = 1 << 10

// packedHead begins what is packed: gzip, without a name or a time.
const packedHead = "\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"

// packers are used one after another: each is large, and a stream has none of its own.
var packers = sync.Pool{New: func() any {
	z, _ := flate.NewWriter(nil, flate.BestSpeed) // there is such a level
	return z
}}

// packs reports whether who is answered unpacks what is sent.
func packs(w http.ResponseWriter) bool {
	n, ok := w.(*noting)
	return ok && n.packs
}

// packing says in the head of an answer that it is packed.
func packing(w http.ResponseWriter) {
	w.Header().Set("Content-Encoding", "gzip")
	w.Header().Set("Vary", "Accept-Encoding")
}

// deflated adds text, packed into whole bytes, after which more may follow.
func deflated(to string, text []byte) []byte {
	z := packers.Get().(*flate.Writer)
	defer packers.Put(z)
	b := bytes.NewBufferString(to)
	z.Reset(b)
	z.Write(text) // into memory: it does not fail
	z.Flush()
	return b.Bytes()
}

// gzipped is a whole answer, packed.
func gzipped(text []byte) []byte {
	out := append(deflated(packedHead, text), 1, 0, 0, 0xff, 0xff) // an empty last block
	out = binary.LittleEndian.AppendUint32(out, crc32.ChecksumIEEE(text))
	return binary.LittleEndian.AppendUint32(out, uint32(len(text)))
}
