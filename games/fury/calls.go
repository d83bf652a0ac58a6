package fury

import "github.com/weathergage/weathergage/engine"

// calls are what each throw decides, by its case.
var calls = [...]struct {
	rule engine.Case
	what string
}{
	{"3.1", "who has Advantage"},
	{"4.3", "who leads the combined company, its own Captain on a 1"},
	{"6.3.3", "whether the Mars of %A lives"},
	{"6.3.6", "whether the Bookish officer of %A keeps it idle, on a 6"},
	{"6.4", "the single combat of the officer of %A"},
	{"6.5", "whether the officer of %A is killed"},
	{"6.7", "an officer"},
	{"6.8", "a new officer for %A"},
	{"10.5", "the shot of %A at %O"},
	{"14.3", "what %A finds in %O"},
	{"15.5", "whether %A loses its way"},
	{"18.1", "which counter of the Wheel is drawn"},
	{"20.6", "the shot of %A at %O"},
	{"23.1", "the petard of %A at %O"},
	{"23.2", "the fire that %A sets in %O"},
	{"23.3", "the fire that %A fights in %O"},
	{"25.5", "how the board is laid out"},
	{"26.4", "who attacks"},
	{"26.5", "whether reinforcements come"},
	{"27.6", "the fleet's shot at %O"},
	{"27.10", "whether reinforcements come"},
	{"28.1", "the force"},
	{"28.2", "a Captain in the place of another"},
	{"28.5", "a Captain to choose from"},
	{"28.8", "another Colonel"},
	{"29.11", "who opens the bidding, or which sheet is drawn"},
	{"29.13", "whether the English are discovered at %O"},
	{"29.14", "how the battle goes"},
	{"29.15", "which wagons and herds get across"},
	{"29.17", "which herds are taken or scattered"},
	{"29.20", "whether the Rescue Party comes"},
}

// Call returns what a throw decides, and for whom.
func (r *ruleset) Call(th engine.Throw) string {
	switch {
	case th.Rule == "9.2":
		return string(r.words.Fill(nil, "the %{1=Charge|Fear|Serious|Rally} test of %A", th.About, th.On, th.With, int32(th.Code)))
	case th.Rule == "6.3.6" && th.About == engine.NoObject:
		return "whether the Bookish officer of a company in ambush keeps it there, on a 6"
	case th.Rule == "12.7" && th.Code == 1:
		return "who counts as the stronger of two equals, A on 1 to 3"
	case th.Rule == "12.7":
		return string(r.words.Fill(nil, "the round that %A, the stronger, fights with %O", th.About, th.On, th.With))
	}
	for i := range calls {
		if calls[i].rule == th.Rule {
			return string(r.wordsOn(r.words, th.On, th.With).Fill(nil, calls[i].what, th.About, th.On, th.With))
		}
	}
	return ""
}
