package main

import "testing"

// TestFates has the tests of a toy notice the mutant of the rule that they are about, and not
// that of the other.
func TestFates(t *testing.T) {
	const toy = "testdata/toy"
	all, err := mutants(toy)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"testdata/toy/toy.go:5:47 < for <=": "caught", "testdata/toy/toy.go:8:53 + for -": "survives"}
	for i := range all {
		fate, err := all[i].run(toy)
		if err != nil || fate != want[all[i].String()] {
			t.Errorf("%s: %q, %v; want %q", &all[i], fate, err, want[all[i].String()])
		}
	}
	if len(all) != len(want) {
		t.Errorf("%d mutants, want %d", len(all), len(want))
	}
}
