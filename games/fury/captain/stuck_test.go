package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
)

// fords is the board on which attackers are on their way over two fords, off the northern edge.
const fords = `game fury
scenario delaying-action
turn 12
board 4800 4800
piece road 2475 4800 2475 3000 2325 3000 2325 4800
piece road 2427 2930 1321 2505 1322 2256 1322 1956 1322 0 1172 0 1172 1956 1172 2256 1173 2607 2373 3070
piece road 2427 3070 3627 2607 3628 2256 3628 1956 3628 0 3478 0 3478 1956 3478 2256 3479 2505 2373 2930
piece water 0 2527 758 2355 1747 2356 3053 2356 4050 2356 4800 2399 4800 2199 4056 2156 3053 2156 1747 2156 736 2157 0 2323
piece ford 1097 2146 1397 2146 1397 2366 1097 2366
piece ford 3403 2146 3703 2146 3703 2366 3403 2366
piece deep-wood 3599 3116 3860 3299 3923 3480 3783 3599 3427 3515 3114 3314 3036 3099 3268 3033
piece marsh 3868 3113 3791 2961 3911 2758 4099 2610 4258 2669 4316 2826 4223 3032 4029 3163
side A force 16 flight 60
side B force 12 flight 60 lurks
muster A nation spaniards edge south
muster B nation spaniards
company b-1 herreruelos squadrons 4 files 1 at 4500 900 facing 18000 captain 12
flow segments A
`

// chooses is what the captain of A has a company do in its segment, as far as it looks into no cover.
func chooses(t *testing.T, r engine.Ruleset, text string) engine.Choice {
	t.Helper()
	var acts engine.Choice
	if !plays(t, r, text, 8, func(d engine.Decision, ch engine.Choice) bool {
		acts = ch
		return d.Ask == fury.AskAct && ch.Verb != fury.VerbScout
	}) {
		t.Fatal("no company acts")
	}
	return acts
}

// TestCaptainGetsOutOfACorner has a column that a deep wood bars, and that has no room to face about, face to the flank
// toward its way: it stood there for ten turns.
//
// Case 8.2.
func TestCaptainGetsOutOfACorner(t *testing.T) {
	ch := chooses(t, rules(t), fords+"company a-2 spanish-arquebusiers squadrons 4 files 1 at 3651 3109 facing 25740 captain 43\n")
	if ch.Verb != fury.VerbFaceRight {
		t.Errorf("it chooses %+v, want to face right", ch)
	}
}

// TestCaptainKeepsGunsOffTheFord has a Gun stay some way from the ford that others of its side have to cross.
//
// Case 27.2.
func TestCaptainKeepsGunsOffTheFord(t *testing.T) {
	const gun = "company a-1 artillery-crew gun drake team limbered at 1247 3200 facing 0\n"
	if ch := chooses(t, rules(t), fords+gun); ch.Verb == fury.VerbAhead || ch.Verb == fury.VerbDrift {
		t.Errorf("it goes on: %+v", ch)
	}
}
