package pack_test

import (
	"fmt"
	"testing/fstest"

	"github.com/weathergage/weathergage/pack"
)

// The tags of a struct say what the columns of a table may hold; an error names file, line and column.
func ExampleReader() {
	type ship struct {
		Key  string `csv:"key,key,a second ship %q"`
		Hull int8   `csv:"hull,1..20"`
	}
	for _, hull := range []string{"6", "60"} {
		data, err := pack.Read(fstest.MapFS{"ships.csv": {Data: []byte("key, hull, provenance\nswan, " + hull + ", rulebook 1.2\n")}})
		if err != nil {
			panic(err)
		}
		var ships []ship
		fmt.Println(pack.Append(pack.NewReader(data), "ships.csv", &ships).Err(), ships)
	}
	// Output:
	// <nil> [{swan 6}]
	// ships.csv:2:7: expected a whole number from 1 to 20, found "60" [{swan 0}]
}
