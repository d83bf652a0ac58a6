package example

import "testing"

func TestWordFits(t *testing.T) {
	for _, tt := range []struct {
		have, want string
		fits       bool
	}{
		{"drake", "drake", true},
		{"drake@revenge:done", "drake", true},
		{"drake@revenge:done", "drake@revenge", true},
		{"norris-foot:done:taken", "norris-foot", true},
		{"norris-foot:done", "norris-foot:", false},
		{"norris-foot", "norris-foot:", true},
		{"norris-foot", "norris-foot:done", false},
		{"norris-foot-2", "norris-foot", false},
		{":done", "", false},
		{"24.95mm", "24.9mm~0.1", true},
		{"24.95mm", "24.9mm~0.01", false},
	} {
		if got := wordFits(tt.have, tt.want); got != tt.fits {
			t.Errorf("wordFits(%q, %q) = %v", tt.have, tt.want, got)
		}
	}
}

func TestCutTimes(t *testing.T) {
	for _, tt := range []struct {
		want string
		n    int
		rest string
		ok   bool
	}{
		{"6 x prisoner ...", 6, "prisoner ...", true},
		{"0  x  ship", 0, "ship", true},
		{"6 x", 0, "6 x", false},
		{"x ship", 0, "x ship", false},
		{"-1 x ship", 0, "-1 x ship", false},
		{"turn 3", 0, "turn 3", false},
	} {
		if n, rest, ok := cutTimes(tt.want); n != tt.n || rest != tt.rest || ok != tt.ok {
			t.Errorf("cutTimes(%q) = %d, %q, %v", tt.want, n, rest, ok)
		}
	}
}
