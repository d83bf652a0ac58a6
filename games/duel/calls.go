package duel

import "github.com/weathergage/weathergage/engine"

// calls are what each throw decides, by its case.
var calls = [...]struct {
	rule engine.Case
	what string
}{
	{"1.2", "the range at which the ships sight each other"},
	{"3.1", "the weather gage, 4 or more for %O"},
	{"3.2", "whether the wind takes the weather gage from %A, on a 6"},
	{"4.3", "the broadside of %A"},
	{"5.2", "whether %A strikes her colours"},
}

// Call returns what a throw decides, and for whom.
func (r *ruleset) Call(th engine.Throw) string {
	for i := range calls {
		if calls[i].rule == th.Rule {
			return string(r.words.Fill(nil, calls[i].what, th.About, shipOf(seatB), engine.NoObject))
		}
	}
	return ""
}
