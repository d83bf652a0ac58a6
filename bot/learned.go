package bot

import (
	"github.com/weathergage/weathergage/bot/worth"
	"github.com/weathergage/weathergage/engine"
)

// A Surveyor is a Captain that can describe a position by numbers, so that a network can learn what it is worth.
type Surveyor interface {
	Captain
	// Inputs returns what each number of Survey is, in order.
	Inputs() []string
	// Survey appends the numbers that describe s, which may be imagined and at any point of the sequence of play. It must
	// take nothing from s that is secret before all such answers are in, and not change it.
	Survey(s engine.State, buf []int16) []int16
	// Weights returns the file of weights that the game is shipped with, and its name for errors; nil if there is none.
	Weights() (file string, text []byte)
}

// HeadFor returns what weights must be for if they shall value the positions of rules as captain describes them.
func HeadFor(rules engine.Ruleset, captain Surveyor) *worth.Head {
	info := rules.Info()
	return &worth.Head{Game: info.Key, Law: info.Version, Pack: info.Pack, Inputs: captain.Inputs()}
}

// Learned returns the network with which a game is shipped, with its provenance. It is nil if captain cannot describe
// positions or nothing was learned yet. An error says why the weights are not those of these rules; then a master plays as the
// captain.
func Learned(rules engine.Ruleset, captain Captain) (*worth.Net, []worth.Fact, error) {
	s, ok := captain.(Surveyor)
	if !ok {
		return nil, nil, nil
	}
	file, text := s.Weights()
	if text == nil {
		return nil, nil, nil
	}
	return worth.Read(file, text, HeadFor(rules, s))
}

// masters returns a function that makes masters with what was learned of a game, or its captains if that is nothing.
func masters(rules engine.Ruleset, captain func(engine.Ruleset) Captain) func() Bot {
	net, _, err := Learned(rules, captain(rules))
	if err != nil || net == nil {
		return func() Bot { return captain(rules) }
	}
	return func() Bot { return NewMaster(rules, captain(rules).(Surveyor), net) }
}

// Lacks returns why a master has to play as the captain of a game although there are weights for it, or nil. Others lack
// nothing.
func (sp Spec) Lacks(rules engine.Ruleset, captain func(engine.Ruleset) Captain) error {
	if sp.Kind != "master" || captain == nil {
		return nil
	}
	_, _, err := Learned(rules, captain(rules))
	return err
}
