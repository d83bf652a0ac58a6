package jenkins

import (
	"embed"
	"fmt"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/pack"
)

// version is raised whenever an old record would replay differently.
const version = 10

// choicesInTurn is more than the choices of any turn: mostActs in each of two Movement Steps with the moves under way
// and the enemy's attempts between them, as many to put stacks in order after placements and combats, and everything
// else.
const choicesInTurn = 18000

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
	_ engine.Aftermath  = (*State)(nil)
	_ engine.Asker      = (*State)(nil)
	_ engine.Caller     = (*ruleset)(nil)
	_ engine.Chronicler = (*ruleset)(nil)
	_ engine.Forecaster = (*ruleset)(nil)
	_ engine.Tallier    = (*ruleset)(nil)
	_ engine.Foreseer   = (*ruleset)(nil)
	_ engine.Guide      = (*ruleset)(nil)
	_ engine.Manifest   = (*State)(nil)
	_ engine.Placer     = (*ruleset)(nil)
	_ engine.Reacher    = (*ruleset)(nil)
	_ engine.Hinderer   = (*ruleset)(nil)
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
	r := &ruleset{tables: tb, words: words(tb), boards: makeBoards(tb)}
	r.lines = positionLines(tb, sequence.Sequence(seatTitles, r.words))
	own := p.Own()
	r.info = engine.Info{
		Own: engine.Own{Name: own.Name, Text: own.Text},
		Key: "jenkins", Name: "The War of Jenkins' Ear", Rules: "Strategy & Tactics 308", Version: version,
		Pack: p.Digest(), Seats: []string{English: "English", Spanish: "Spanish"}, Peoples: true, Chance: true, Secrets: true,
	}
	for i := range tb.Scenarios {
		sc := &tb.Scenarios[i]
		r.info.Scenarios = append(r.info.Scenarios, engine.Scenario{Key: sc.Key, Name: sc.Name, About: sc.About,
			Longest: choicesInTurn * (2 + int(sc.Last-sc.First))})
	}
	r.book = engine.BookOf(bookFiles.ReadFile, printedTables(tb))
	return r, nil
}

// Info describes the game.
func (r *ruleset) Info() *engine.Info { return &r.info }

// Words returns the words of the game.
func (r *ruleset) Words() *engine.Words { return r.words }

// Book returns what a person may read about the game.
func (r *ruleset) Book() *engine.Book { return &r.book }

// Blank returns an empty position, to be filled by CopyFrom.
func (r *ruleset) Blank() engine.State { return &State{tables: r.tables} }

// Setup lays out a scenario up to the first question. There are no settings.
//
// Case 3.1.
func (r *ruleset) Setup(scenario string, settings []engine.Setting, t *engine.Turn) (engine.State, error) {
	number, err := r.info.ScenarioNumber(scenario)
	if err != nil {
		return nil, err
	}
	if len(settings) > 0 {
		return nil, fmt.Errorf("no setting %q: this game has none", settings[0].Key)
	}
	return r.tables.setUp(number, t), nil
}
