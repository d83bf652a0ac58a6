package catalog

import (
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// A Blurb is what people read about a scenario before they choose it. It is not part of the rules, so
// improving a sentence leaves records as they are.
type Blurb struct {
	Minutes int    `csv:"minutes,5..2000"` // how long two people who know the game take
	Level   Level  `csv:"level"`           // how hard it is to learn
	About   string `csv:"about,word"`      // one sentence, without who wins and how
	// Objective names the spaces it is fought for: its board opens on them.
	Objective []string
}

// A Level is how hard a scenario is to learn.
type Level uint8

const (
	Easy   Level = iota // to learn the game with
	Medium              // for those who have played it once
	Hard                // for those who know the game
)

var levels = []string{"easy", "medium", "hard"}

func (l Level) String() string { return levels[l] }

// The files of Game.Blurbs: objectivesFile exists only if the board of some scenario opens on its objective.
const (
	blurbsFile     = "blurbs.csv"
	objectivesFile = "objectives.csv"
)

// ReadBlurbs reads the game's Blurbs, by the key of the scenario; nil if the game has none. info belongs to
// the rules as shipped. An error names line and column, or the scenario without a row.
func (g *Game) ReadBlurbs(info *engine.Info) (map[string]Blurb, error) {
	if g.Blurbs == nil {
		return nil, nil
	}
	p, err := pack.Read(g.Blurbs)
	if err != nil {
		return nil, err
	}
	in, out := pack.NewReader(p, pack.Words[Level](levels)), make(map[string]Blurb)
	if err := pack.Each(in, blurbsFile, 0, func(t *pack.Table, row *struct {
		Key string `csv:"scenario,word,expected each scenario once, found %q again"`
		Blurb
	}) {
		if _, ok := info.FindScenario(row.Key); !ok {
			t.Fail("scenario", "expected a scenario of %s, found %q", g.Key, row.Key)
		}
		out[row.Key] = row.Blurb
	}).Err(); err != nil {
		return nil, err
	}
	for _, s := range info.Scenarios {
		if _, ok := out[s.Key]; !ok {
			return nil, fmt.Errorf("%s of %s: expected a row for the scenario %s, found none", blurbsFile, g.Key, s.Key)
		}
	}
	if !slices.Contains(p.In("."), objectivesFile) {
		return out, nil
	}
	return out, readObjectives(in, out)
}

// readObjectives adds to blurbs the spaces that the scenarios are fought for, one a row.
func readObjectives(in *pack.Reader, to map[string]Blurb) error {
	return pack.Each(in, objectivesFile, 0, func(t *pack.Table, row *struct {
		Scenario string `csv:"scenario,word"`
		Space    string `csv:"space,word"`
	}) {
		b, ok := to[row.Scenario]
		if !ok {
			t.Fail("scenario", "expected a scenario of %s, found %q", blurbsFile, row.Scenario)
		}
		b.Objective = append(b.Objective, row.Space)
		to[row.Scenario] = b
	}).Err()
}
