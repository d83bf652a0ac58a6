package invincible

import (
	"embed"
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/pack"
)

// version is raised whenever an old record would replay differently.
const version = 4

// longestMatch is a number of choices that no match reaches: lastTurn turns with
// every squadron moving, fighting and shifting as often as the rules let it and
// every chit that may be drawn played.
const longestMatch = 20000

//go:embed handbook.md cases.txt rulings.txt COVERAGE.md POSITIONS.md
var bookFiles embed.FS

// A ruleset is the game under one data pack.
type ruleset struct {
	tables *Tables
	info   engine.Info
	words  *engine.Words
	book   engine.Book
	boards []*engine.Board
	lines  lines.Entries[*text] // of positions
}

// The optional interfaces of the engine that this game has.
var (
	_ engine.Asker      = (*State)(nil)
	_ engine.Caller     = (*ruleset)(nil)
	_ engine.Chronicler = (*ruleset)(nil)
	_ engine.Drawer     = (*State)(nil)
	_ engine.Forecaster = (*ruleset)(nil)
	_ engine.Tallier    = (*ruleset)(nil)
	_ engine.Foreseer   = (*ruleset)(nil)
	_ engine.Guide      = (*ruleset)(nil)
	_ engine.Placer     = (*ruleset)(nil)
	_ engine.Reacher    = (*ruleset)(nil)
	_ engine.Reckoner   = (*ruleset)(nil)
	_ engine.Resumer    = (*State)(nil)
	_ engine.Voyager    = (*ruleset)(nil)
)

// New returns the game under a data pack; an error names the file, line and column
// of what is wrong in it.
func New(p *pack.Pack) (engine.Ruleset, error) {
	tb, err := load(p)
	if err != nil {
		return nil, err
	}
	tb.areas.mark(&tb.Squares)
	r := &ruleset{tables: tb, words: words(tb), boards: makeBoards(tb)}
	r.lines = positionLines(sequence.Sequence(seatNames, r.words))
	own := p.Own()
	r.info = engine.Info{
		Own: engine.Own{Name: own.Name, Text: own.Text},
		Key: "invincible", Name: tb.Title, Rules: tb.Edition, Version: version, Pack: tb.Digest,
		Seats: []string{English: "English", Spanish: "Spanish"}, Peoples: true, Switches: switches,
		Chance: true, Secrets: true,
	}
	for i := range tb.Scenarios {
		sc := &tb.Scenarios[i]
		r.info.Scenarios = append(r.info.Scenarios,
			engine.Scenario{Key: sc.Key, Name: sc.Name, About: sc.About, Longest: longestMatch})
	}
	r.book = engine.BookOf(bookFiles.ReadFile, printedTables(tb))
	return r, nil
}

// Info describes the game.
func (r *ruleset) Info() *engine.Info { return &r.info }

// Words returns its names.
func (r *ruleset) Words() *engine.Words { return r.words }

// Book returns what a person may read about it.
func (r *ruleset) Book() *engine.Book { return &r.book }

// Blank returns an empty position, to be filled by CopyFrom.
func (r *ruleset) Blank() engine.State { return &State{tables: r.tables} }

// Setup lays out a scenario, throwing what is thrown before it begins, up to the
// first question.
//
// Cases 4.1, 4.2, 4.3, 17.0. Rulings R157, R158.
func (r *ruleset) Setup(scenario string, settings []engine.Setting, t *engine.Turn) (engine.State, error) {
	number, err := r.info.ScenarioNumber(scenario)
	if err != nil {
		return nil, err
	}
	rules, err := optionalRules(settings)
	if err != nil {
		return nil, err
	}
	g := &State{tables: r.tables}
	g.rules = rules
	g.begin(&r.tables.Scenarios[number])
	t.Laid = g
	g.run(t)
	return g, nil
}

// optionalRules reads the switches of a match. Two outcomes of one raid cannot
// both be in force.
//
// Cases 17.1.1, 17.2.1. Ruling R157.
func optionalRules(settings []engine.Setting) (rules Rules, err error) {
	var known []string
	for i := range switches {
		known = append(known, switches[i].Key)
	}
	for _, set := range settings {
		at := -1
		for i := range switches {
			if switches[i].Key == set.Key {
				at = i
			}
		}
		switch {
		case at < 0:
			return 0, fmt.Errorf("no optional rule %q: expected one of %s", set.Key, strings.Join(known, ", "))
		case set.Value == "on":
			rules |= 1 << at
		case set.Value == "off":
			rules &^= 1 << at
		default:
			return 0, fmt.Errorf("optional rule %s is %q: expected off or on", set.Key, set.Value)
		}
	}
	if rules.has(ruleCadiz) && rules.has(ruleLisbon) {
		return 0, fmt.Errorf("optional rules cadiz-raid-fails (17.1.1) and lisbon-stores-burnt (17.2.1) exclude each other")
	}
	return rules, nil
}
