package engine

import "testing"

// TestMeasure: people type and read lengths in the ruler's unit, whatever choices count them in; records keep to that.
func TestMeasure(t *testing.T) {
	inches, millimetres := &Info{Length: "in/100"}, &Info{Length: "mm"}
	for _, tt := range []struct {
		in       *Info
		u        Unit
		text     string
		n        int32
		bare, is string
	}{
		{inches, Length, "6.5", 650, "6.5", "6.5in"},
		{inches, Length, "6in", 600, "6", "6in"},
		{inches, Length, "6″", 600, "6", "6in"},
		{inches, Length, "650in/100", 650, "6.5", "6.5in"},
		{inches, Degree, "22.5", 225, "22.5", "22.5deg"},
		{inches, Count, "3", 3, "3", "3"},
		{millimetres, Length, "85", 85, "85", "85mm"},
	} {
		n, ok := tt.in.ReadNumber(tt.u, tt.text)
		if !ok || n != tt.n {
			t.Errorf("%q is read as %d, %t", tt.text, n, ok)
		}
		if bare, is := string(tt.in.AppendMeasure(nil, tt.u, n, false)), string(tt.in.AppendMeasure(nil, tt.u, n, true)); bare != tt.bare || is != tt.is {
			t.Errorf("%d is said as %q and %q", n, bare, is)
		}
	}
	if n, ok := ParseNumber(inches, Length, "650"); !ok || n != 650 {
		t.Errorf("a record's 650 is read as %d", n)
	}
	if _, ok := inches.ReadNumber(Length, "6.543"); ok {
		t.Error("thousandths are read")
	}
}
