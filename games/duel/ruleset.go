package duel

import (
	"embed"
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/pack"
)

//go:embed handbook.md cases.txt rulings.txt COVERAGE.md POSITIONS.md
var bookFiles embed.FS

// ruleset is the game made with one data pack.
type ruleset struct {
	tables *Tables
	info   engine.Info
	words  engine.Words
	book   engine.Book
	boards []*engine.Board
	lines  lines.Entries[*text] // of a position
}

// The optional interfaces of the engine that this game has.
var (
	_ engine.Asker      = (*State)(nil)
	_ engine.Caller     = (*ruleset)(nil)
	_ engine.Chronicler = (*ruleset)(nil)
	_ engine.Clerk      = (*ruleset)(nil)
	_ engine.Excuser    = (*ruleset)(nil)
	_ engine.Forecaster = (*ruleset)(nil)
	_ engine.Tallier    = (*ruleset)(nil)
	_ engine.Helm       = (*ruleset)(nil)
	_ engine.Placer     = (*ruleset)(nil)
	_ engine.Reckoner   = (*ruleset)(nil)
	_ engine.Resumer    = (*State)(nil)
)

// New returns the game under a data pack.
func New(p *pack.Pack) (engine.Ruleset, error) {
	tables, err := load(p)
	if err != nil {
		return nil, err
	}
	r := &ruleset{tables: tables, words: makeWords(tables), boards: makeBoards()}
	r.info = engine.Info{
		Key: "duel", Name: "Duel", Rules: "the handbook of this project", Version: 1, Pack: p.Digest(),
		Seats:  []string{seatA: "A", seatB: "B"},
		Length: "mm", Chance: true, Secrets: true,
		Switches: []engine.Switch{
			{Key: "wind", Name: "The wind varies", Values: []string{"steady", "variable"}, Rule: "3.2"},
		},
	}
	for _, s := range tables.Scenarios {
		r.info.Scenarios = append(r.info.Scenarios, engine.Scenario{
			Key: s.Key, Name: s.Name, About: s.About, Longest: choicesInTurn * int(s.Turns),
		})
	}
	r.lines = positionLines(tables, &r.info)
	r.book = engine.BookOf(bookFiles.ReadFile, printed())
	return r, nil
}

// choicesInTurn is the most there can be: two orders of each captain, a run,
// two broadsides.
const choicesInTurn = 7

// printed returns the table of case 4.3 as the handbook has it.
func printed() []engine.Table {
	var b strings.Builder
	b.WriteString("        alongside  to 100 mm  to 300 mm  to 600 mm\n")
	for what := round; what <= chain; what++ {
		fmt.Fprintf(&b, "%-8s", shots[what])
		for _, least := range toHit[what] {
			face := "-"
			if least > 0 {
				face = fmt.Sprint(least)
			}
			fmt.Fprintf(&b, "%-11s", face)
		}
		b.WriteString("\n")
	}
	return []engine.Table{{Rule: "4.3", Title: "Least face of a die that hits", Text: b.String()}}
}

// Info describes the game.
func (r *ruleset) Info() *engine.Info { return &r.info }

// Words returns the names of verbs, events and objects.
func (r *ruleset) Words() *engine.Words { return &r.words }

// Book returns the rules text and tables for people.
func (r *ruleset) Book() *engine.Book { return &r.book }

// Blank returns an empty position.
func (r *ruleset) Blank() engine.State { return &State{tables: r.tables} }

// Setup lays out a scenario; in the fog, dice are thrown for the range.
//
// Cases 1.1, 1.2.
func (r *ruleset) Setup(scenario string, settings []engine.Setting, t *engine.Turn) (engine.State, error) {
	number, err := r.info.ScenarioNumber(scenario)
	if err != nil {
		return nil, err
	}
	g := r.atStart(number)
	for _, set := range settings {
		if g.variable, err = r.readWind(set); err != nil {
			return nil, err
		}
	}
	if t.Laid = g; r.tables.Scenarios[number].Fog > 0 {
		fog := r.tables.Scenarios[number].Fog
		f := t.Roll(engine.Throw{Seat: engine.NoSeat, Dice: 2, Sides: 6, Seen: engine.Everyone, Rule: "1.2"})
		g.rangeMM += fog * int32(f.Sum())
		t.Tell(engine.Event{Kind: sighted, Rule: "1.2", N: [4]int32{int32(f.Sum()), g.rangeMM}})
	}
	return g, nil
}

// atStart returns the position in which a scenario begins, before any dice.
//
// Cases 1.1, 1.2.
func (r *ruleset) atStart(number int) *State {
	g := &State{tables: r.tables, position: position{scenario: int16(number), turn: 1}}
	g.flow.Push(engine.Frame{Step: stepOrders, Seat: engine.NoSeat})
	g.rangeMM = r.tables.Scenarios[number].Range
	for seat := range numSeats {
		unhurt := &r.tables.Ships[seat]
		g.ships[seat] = ship{hull: unhurt.Hull, sails: unhurt.Sails}
	}
	return g
}

// readWind reads the only setting there is: whether the wind varies.
//
// Case 3.2.
func (r *ruleset) readWind(set engine.Setting) (variable bool, err error) {
	wind := &r.info.Switches[0]
	if set.Key != wind.Key {
		return false, fmt.Errorf("no setting %q: expected %s", set.Key, wind.Key)
	}
	for i, v := range wind.Values {
		if v == set.Value {
			return i == 1, nil
		}
	}
	return false, fmt.Errorf("%s=%s: expected %s", set.Key, set.Value, strings.Join(wind.Values, " or "))
}
