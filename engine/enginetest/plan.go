package enginetest

import "github.com/weathergage/weathergage/engine"

// A plan is one match to be played.
type plan struct {
	scenario string
	settings []engine.Setting
	position []byte // it starts from this text, if there is one
}

// layOut sets up the plan.
func (x *exercise) layOut(t *engine.Turn) engine.State {
	var s engine.State
	var err error
	if x.plan.position != nil {
		s, _, err = x.rules.ParsePosition(x.plan.position)
	} else {
		s, err = x.rules.Setup(x.plan.scenario, x.plan.settings, t)
	}
	if err != nil {
		x.failf("set-up: %v", err)
	}
	return s
}

// plans returns each scenario as it is, and with each value of each switch.
func (x *exercise) plans() []plan {
	var all []plan
	for _, s := range x.info.Scenarios {
		all = append(all, plan{scenario: s.Key})
		for _, sw := range x.info.Switches {
			for _, v := range sw.Values[1:] {
				all = append(all, plan{scenario: s.Key, settings: []engine.Setting{{Key: sw.Key, Value: v}}})
			}
		}
	}
	return all
}

// planned returns plan n of the list, or beyond its end any scenario with random switches.
func (x *exercise) planned(plans []plan, n int) plan {
	if n < len(plans) {
		return plans[n]
	}
	p := plan{scenario: x.info.Scenarios[x.moves.Pick(len(x.info.Scenarios))].Key}
	for _, sw := range x.info.Switches {
		if v := x.moves.Pick(len(sw.Values)); v > 0 {
			p.settings = append(p.settings, engine.Setting{Key: sw.Key, Value: sw.Values[v]})
		}
	}
	return p
}
