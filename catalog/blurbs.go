package catalog

import (
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// A Blurb is what people read of a scenario before they choose it. It is no part of the
// rules, so that a better sentence leaves records as they are.
type Blurb struct {
	Minutes int    // how long two people take who know the game, 5 to 2,000
	Level   Level  // how hard it is to learn
	About   string // one sentence, without who wins and how
	// Objective names the spaces for which it is fought: its board opens on them.
	Objective []string
}

// A Level is how hard a scenario is to learn.
type Level uint8

const (
	Easy   Level = iota // to learn the game with
	Medium              // for those who have played it once
	Hard                // for those who know it
)

var levels = []string{"easy", "medium", "hard"}

func (l Level) String() string { return levels[l] }

// The files of Game.Blurbs: objectivesFile is there only if the board of some scenario opens
// on its objective.
const (
	blurbsFile     = "blurbs.csv"
	objectivesFile = "objectives.csv"
)

// ReadBlurbs reads the game's Blurbs, by the key of the scenario; none if the game has
// none. info is of the rules as shipped. An error names line and column, or the scenario
// that has no row.
func (g *Game) ReadBlurbs(info *engine.Info) (map[string]Blurb, error) {
	if g.Blurbs == nil {
		return nil, nil
	}
	p, err := pack.Read(g.Blurbs)
	if err != nil {
		return nil, err
	}
	t, err := p.Table(blurbsFile, "scenario", "minutes", "level", "about")
	if err != nil {
		return nil, err
	}
	out := make(map[string]Blurb, t.Len())
	for t.Next() {
		key := t.Word("scenario")
		if _, ok := info.FindScenario(key); !ok {
			t.Fail("scenario", "expected a scenario of %s, found %q", g.Key, key)
		}
		if _, twice := out[key]; twice {
			t.Fail("scenario", "expected each scenario once, found %q again", key)
		}
		out[key] = Blurb{Minutes: t.Int("minutes", 5, 2000), Level: Level(t.One("level", levels...)), About: t.Word("about")}
	}
	if err := t.Err(); err != nil {
		return nil, err
	}
	for _, s := range info.Scenarios {
		if _, ok := out[s.Key]; !ok {
			return nil, fmt.Errorf("%s of %s: expected a row for the scenario %s, found none", blurbsFile, g.Key, s.Key)
		}
	}
	return out, readObjectives(p, out)
}

// readObjectives adds to blurbs the spaces for which the scenarios are fought, one a row.
func readObjectives(p *pack.Pack, to map[string]Blurb) error {
	if !slices.Contains(p.In("."), objectivesFile) {
		return nil
	}
	return p.Each(objectivesFile, 0, func(t *pack.Table) {
		key := t.Word("scenario")
		b, ok := to[key]
		if !ok {
			t.Fail("scenario", "expected a scenario of %s, found %q", blurbsFile, key)
		}
		b.Objective = append(b.Objective, t.Word("space"))
		to[key] = b
	}, "scenario", "space", "provenance")
}
