package engine_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// Sentences say one thing of one and another of many, choose by a number, and name
// seats.
func TestFill(t *testing.T) {
	w := seaWords
	w.Seats = []string{"English", "Spanish"}
	w.Plural = func(o engine.Object) bool { return o == ship(2) }
	w.Place = w.Plural
	for _, tt := range []struct {
		sentence string
		n        []int32
		want     string
	}{
		{"%A %{A:has|have} %O, who %{O:is|are} near", nil, "DRAKE has OQUENDO, who are near"},
		{"%A hits %O: %1 %{1:hit|hits}", []int32{1}, "DRAKE hits OQUENDO: 1 hit"},
		{"%A hits %O: %1 %{1:hit|hits}", []int32{0}, "DRAKE hits OQUENDO: 0 hits"},
		{"%{1:man holds|%1 men hold} her", []int32{3}, "3 men hold her"},
		{"%{2=none|one|%2 of them} left", []int32{9, 0}, "none left"},
		{"%{2=none|one|%2 of them} left", []int32{9, 7}, "7 of them left"},
		{"%{1=in vain|%{2:a ship|%2 ships} lost to %O}", []int32{1, 1}, "a ship lost to OQUENDO"},
		{"%{1=none|some}", []int32{-3}, "none"},
		{"%1 x %2 = %{1*2}, %{2*3} and %{1*4}", []int32{25, 5, -2}, "25 x 5 = 125, -10 and %{1*4}"},
		{"%1 %{2+} makes %{3+}", []int32{4, 0, -2}, "4 +0 makes -2"},
		{"March %{A/all in |}%A to %{O/all in |}%O", nil, "March DRAKE to all in OQUENDO"},
		{"%{1/all in |}", []int32{1}, "%{1/all in |}"},
		{"the %{1@} draw", []int32{1}, "the Spanish draw"},
		{"dice %{1,}", []int32{35}, "dice 3, 5"},
		{"loses %{1&fore|main %2|mizzen}", []int32{2, 7}, "loses main 7"},
		{"loses %{1&fore|main %2|mizzen}", []int32{5, 7}, "loses fore and mizzen"},
		{"loses %{1&fore|main %2|mizzen}", []int32{15, 7}, "loses fore, main 7 and mizzen"},
		{"loses %{1&fore|main %2|mizzen}.", []int32{8, 7}, "loses ."},
		{"dice %{1d}%{2?, %{2+} for hits}%{3?, %{3+} besides}", []int32{35, 0, -2}, "dice 3+5, -2 besides"},
		{"%{1?hit|miss} %{2?hit|miss}", []int32{0, -1}, "miss hit"},
		{"fires%{O? on %O}%{W? with %W|, alone}", []int32{4}, "fires on OQUENDO, alone"},
		{"%1° of %2", []int32{225, 5}, "22.5° of 5"},
		{"the %{1@} draw", []int32{2}, "the %{1@} draw"},
		{"%{9:a|b} %{1:a} %{1!} %{O+} %{1?a|b|c} %{} %{1 %", []int32{1}, "%{9:a|b} %{1:a} %{1!} %{O+} %{1?a|b|c} %{} %{1 %"},
	} {
		if got := string(w.Fill(nil, tt.sentence, ship(1), ship(2), engine.NoObject, tt.n...)); got != tt.want {
			t.Errorf("%q with %d is %q, want %q", tt.sentence, tt.n, got, tt.want)
		}
	}
}
