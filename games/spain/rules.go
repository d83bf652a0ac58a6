package spain

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/pack"
)

// version is raised whenever an old record would replay differently.
const version = 16

// choicesInTurn is more than the choices of any turn: mostActs in each of its steps.
const choicesInTurn = 20 * mostActs

// A ruleset is the game under one data pack.
type ruleset struct {
	tables *Tables
	info   engine.Info
	words  *engine.Words
	book   engine.Book
	lines  lines.Entries[*text] // of positions
	boards []*engine.Board
}

// The optional interfaces of the engine that this game has.
var (
	_ engine.Aftermath  = (*State)(nil)
	_ engine.Asker      = (*State)(nil)
	_ engine.Bookkeeper = (*ruleset)(nil)
	_ engine.Caller     = (*ruleset)(nil)
	_ engine.Chronicler = (*ruleset)(nil)
	_ engine.Forecaster = (*ruleset)(nil)
	_ engine.Tallier    = (*ruleset)(nil)
	_ engine.Guide      = (*ruleset)(nil)
	_ engine.Manifest   = (*State)(nil)
	_ engine.Placer     = (*ruleset)(nil)
	_ engine.Reacher    = (*ruleset)(nil)
	_ engine.Hinderer   = (*ruleset)(nil)
	_ engine.Reckoner   = (*ruleset)(nil)
	_ engine.Resumer    = (*State)(nil)
	_ engine.Sampler    = (*State)(nil)
	_ engine.Voyager    = (*ruleset)(nil)
)

// New returns the game under a data pack; an error names the file, line and column of
// what is wrong in it.
func New(p *pack.Pack) (engine.Ruleset, error) {
	tb, err := load(p)
	if err != nil {
		return nil, err
	}
	r := &ruleset{tables: tb, words: makeWords(tb), book: book(tb), boards: makeBoards(tb)}
	r.lines = positionLines(tb, sequence.Sequence(seatTitles, r.words))
	own := p.Own()
	r.info = engine.Info{
		Own: engine.Own{Name: own.Name, Text: own.Text},
		Key: "spain", Name: tb.Title, Rules: tb.Edition, Version: version, Pack: tb.Digest, Former: tb.Former,
		Seats: seatTitles, Peoples: true, Switches: switchesOf(tb), Chance: true, Secrets: true,
	}
	for i := range tb.Scenarios {
		sc := &tb.Scenarios[i]
		r.info.Scenarios = append(r.info.Scenarios, engine.Scenario{Key: sc.Key, Name: sc.Name, About: sc.About,
			Longest: choicesInTurn * (2 + int(sc.Last-sc.First))})
	}
	return r, nil
}

// Info describes the game.
func (r *ruleset) Info() *engine.Info { return &r.info }

// Words returns the names of the game.
func (r *ruleset) Words() *engine.Words { return r.words }

// Book returns what a person may read about the game.
func (r *ruleset) Book() *engine.Book { return &r.book }

// Blank returns an empty position, to be filled by CopyFrom.
func (r *ruleset) Blank() engine.State { return &State{tables: r.tables} }

// Setup lays out a scenario up to the first question.
//
// Case 2.2.
func (r *ruleset) Setup(scenario string, settings []engine.Setting, t *engine.Turn) (engine.State, error) {
	number, err := r.info.ScenarioNumber(scenario)
	if err != nil {
		return nil, err
	}
	var chosen Choices
	for _, set := range settings {
		i, value, err := r.findSetting(set)
		if err != nil {
			return nil, err
		}
		chosen[i] = value
	}
	return r.tables.setUp(number, &chosen, t), nil
}

// findSetting returns the number of the switch that a setting is about, and the value that it
// chooses.
func (r *ruleset) findSetting(set engine.Setting) (number int, value uint8, err error) {
	i := slices.IndexFunc(r.info.Switches, func(sw engine.Switch) bool { return sw.Key == set.Key })
	if i < 0 {
		var known []string
		for _, sw := range r.info.Switches {
			known = append(known, sw.Key)
		}
		return 0, 0, fmt.Errorf("no setting %q: expected %s", set.Key, strings.Join(known, ", "))
	}
	v := slices.Index(r.info.Switches[i].Values, set.Value)
	if v < 0 {
		return 0, 0, fmt.Errorf("%s=%s: expected %s", set.Key, set.Value, strings.Join(r.info.Switches[i].Values, " or "))
	}
	return i, uint8(v), nil
}

// Tell appends an event as a sentence for the log.
func (r *ruleset) Tell(buf []byte, e engine.Event) []byte {
	if int(e.Kind) >= len(kinds) {
		return buf
	}
	if e.Kind == KindEnd {
		return append(buf, "The war is over: "+r.tables.levelName(e.N[endLevel])+"."...)
	}
	start := len(buf)
	buf = r.Phrase(buf, nil, kinds[e.Kind].sentence, e)
	if len(buf) > start && 'a' <= buf[start] && buf[start] <= 'z' { // a number begins it
		buf[start] -= 'a' - 'A'
	}
	return buf
}
