package renaissance

import (
	"embed"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// version is raised whenever an old record would replay differently.
const version = 15

//go:embed handbook.md cases.txt rulings.txt COVERAGE.md POSITIONS.md
var bookFiles embed.FS

// A ruleset is the game under one data pack.
type ruleset struct {
	tables *Tables
	half   *Tables // at 1/1200. Case 29.0
	info   engine.Info
	words  *engine.Words
	sided  []engine.Words // the same in each scenario, with the names of its sides
	book   engine.Book
	boards [2][2][][]*engine.Board // by scale, whether races are set, and scenario
}

// The optional interfaces of the engine that this game has.
var (
	_ engine.Caller     = (*ruleset)(nil)
	_ engine.Chronicler = (*ruleset)(nil)
	_ engine.Clerk      = (*ruleset)(nil)
	_ engine.Divider    = (*ruleset)(nil)
	_ engine.Foreseer   = (*ruleset)(nil)
	_ engine.Gunner     = (*ruleset)(nil)
	_ engine.Helm       = (*ruleset)(nil)
	_ engine.Opener     = (*ruleset)(nil)
	_ engine.Placer     = (*ruleset)(nil)
	_ engine.Planner    = (*ruleset)(nil)
	_ engine.Reckoner   = (*ruleset)(nil)
	_ engine.Signaller  = (*ruleset)(nil)
	_ engine.Voyager    = (*ruleset)(nil)
	_ engine.Yard       = (*ruleset)(nil)
)

// former are the digests of the packs of laws 1, 2 and 3.
var former = []string{"d1f61f3787a7a839", "9734880db28329f0", "e9c108378e1ba8e9"}

// New returns the game under a data pack; an error names the file, line and column
// of what is wrong in it.
func New(p *pack.Pack) (engine.Ruleset, error) {
	tb, err := load(p)
	if err != nil {
		return nil, err
	}
	tb.roster = enlist(tb.Scenarios)
	r := &ruleset{tables: tb, half: tb.Half(), words: makeWords(tb)}
	r.boards = [2][2][][]*engine.Board{
		{makeBoards(r.tables, false), makeBoards(r.tables, true)}, {makeBoards(r.half, false), makeBoards(r.half, true)},
	}
	for i := range tb.Scenarios {
		sided := *r.words
		sided.Seats = []string{seatA: tb.Scenarios[i].Sides[seatA].Name, seatB: tb.Scenarios[i].Sides[seatB].Name}
		r.sided = append(r.sided, sided)
	}
	own := p.Own()
	r.info = engine.Info{
		Own: engine.Own{Name: own.Name, Text: own.Text},
		Key: "renaissance", Name: "Armada, Renaissance Naval Warfare", Rules: tb.Edition, Version: version,
		Pack: p.Digest(), Former: former, Seats: []string{seatA: "A", seatB: "B"}, Length: "mm", Chance: true, Secrets: true, Switches: offeredSwitches(tb),
	}
	for i := range tb.Scenarios {
		sc := &tb.Scenarios[i]
		r.info.Scenarios = append(r.info.Scenarios, engine.Scenario{Key: sc.Key, Name: sc.Name, About: sc.About,
			Sides:   []string{seatA: sc.Sides[seatA].Name, seatB: sc.Sides[seatB].Name},
			Longest: int(sc.Moves) * (len(sc.Ships)*(maxOrders+1) + len(sc.Forts)*(maxFortOrders+1) + int(numSeats))})
	}
	r.book = engine.BookOf(bookFiles.ReadFile, printedTables(tb))
	return r, nil
}

// Info describes the game.
func (r *ruleset) Info() *engine.Info { return &r.info }

// Words returns the names of verbs, events and objects.
func (r *ruleset) Words() *engine.Words { return r.words }

// Book returns the rules text and tables for people.
func (r *ruleset) Book() *engine.Book { return &r.book }

// Blank returns an empty position, to be filled by CopyFrom.
func (r *ruleset) Blank() engine.State { return &State{tables: r.tables} }
