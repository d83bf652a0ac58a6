package lines_test

import (
	"fmt"

	"github.com/weathergage/weathergage/engine/lines"
)

// ship is what the lines of the example describe.
type ship struct {
	hull   int8
	struck bool
}

// Entries both write a position and read it; an error says where it is and what was expected.
func ExampleEntries() {
	entries := lines.Entries[*ship]{
		lines.Number("hull", 0, 9, func(s *ship) *int8 { return &s.hull }).Always(),
		lines.Held("struck", func(s *ship) *bool { return &s.struck }),
	}
	w := &lines.Writer{}
	entries.Write(w, &ship{hull: 3, struck: true}, &ship{})
	fmt.Print(string(w.Buf))

	var s ship
	fmt.Println(entries.Read(&lines.Reader{}, []byte("struck ; a comment\nhull 4"), &s), s)
	fmt.Println(entries.Read(&lines.Reader{}, []byte("hull 12"), &s))
	// Output:
	// hull 3
	// struck
	// <nil> {4 true}
	// 1:6: expected a whole number from 0 to 9, found "12"
}
