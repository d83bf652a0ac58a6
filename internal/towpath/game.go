package towpath

import (
	"embed"
	"fmt"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/pack"
)

// State is one position of a match.
type State struct {
	tables *Tables // never written
	position
}

// Flow returns the steps that are unfinished.
func (g *State) Flow() *engine.Flow { return &g.flow }

// goTo goes on to a step of a seat, or of engine.NoSeat.
func (g *State) goTo(step uint8, seat engine.Seat) {
	g.flow = engine.Flow{}
	g.flow.Push(engine.Frame{Step: step, Seat: seat})
}

// CopyFrom makes this position the same as another.
func (g *State) CopyFrom(s engine.State) { *g = *s.(*State) }

// Equal reports whether both are the same position of the same match data.
func (g *State) Equal(s engine.State) bool { return *g == *s.(*State) }

// Fingerprint hashes the position.
func (g *State) Fingerprint() uint64 { return engine.Print(&g.position) }

// Pending appends the decisions now open.
func (g *State) Pending(buf []engine.Decision) []engine.Decision { return sequence.Pending(g, buf) }

// Options appends every permitted answer to d.
func (g *State) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	return sequence.Options(g, d, buf)
}

// Candidates appends complete choices for d.
func (g *State) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	return sequence.Candidates(g, d, samples, buf)
}

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal { return sequence.Check(g, c) }

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) { sequence.Apply(g, c, t) }

// Resume carries on an Apply that stopped at a throw.
func (g *State) Resume(t *engine.Turn) { sequence.Run(g, t) }

// over is what positions call the phase of a match that is over.
const over = "over"

// Moment returns the turn and the phase.
func (g *State) Moment() (turn int, phase string) {
	if g.flow.Depth() == 0 {
		return int(g.turn), over
	}
	return int(g.turn), sequence.Steps[g.flow.Top().Step].Name
}

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

var _ engine.Resumer = (*State)(nil)

// New returns the game under a data pack.
func New(p *pack.Pack) (engine.Ruleset, error) {
	tables, err := load(p)
	if err != nil {
		return nil, err
	}
	r := &ruleset{tables: tables, info: describe(tables), words: makeWords(tables), boards: makeBoards()}
	r.info.Pack = p.Digest()
	r.lines = positionLines(tables, &r.info)
	r.book = engine.BookOf(bookFiles.ReadFile, nil)
	return r, nil
}

// Info describes the game.
func (r *ruleset) Info() *engine.Info { return &r.info }

// Words returns the names of verbs, events and objects.
func (r *ruleset) Words() *engine.Words { return &r.words }

// Book returns the rules text for people.
func (r *ruleset) Book() *engine.Book { return &r.book }

// Blank returns an empty position.
func (r *ruleset) Blank() engine.State { return &State{tables: r.tables} }

// Setup lays out a scenario.
func (r *ruleset) Setup(scenario string, settings []engine.Setting, _ *engine.Turn) (engine.State, error) {
	number, err := r.info.ScenarioNumber(scenario)
	if err != nil {
		return nil, err
	}
	if len(settings) > 0 {
		return nil, fmt.Errorf("no setting %q: expected none", settings[0].Key)
	}
	return r.atStart(number), nil
}

// atStart returns the position in which a scenario begins.
func (r *ruleset) atStart(number int) *State {
	g := &State{tables: r.tables, position: position{scenario: int16(number)}}
	g.setUp()
	return g
}

// Tell appends an event as a sentence for the log.
func (r *ruleset) Tell(buf []byte, e engine.Event) []byte {
	if int(e.Kind) >= len(sentences) {
		return buf
	}
	return r.words.Fill(buf, sentences[e.Kind], e.About, e.On, e.With, e.N[:]...)
}

// FormatPosition appends the one canonical text of s.
func (r *ruleset) FormatPosition(buf []byte, s engine.State) []byte {
	w := &lines.Writer{Buf: buf}
	r.lines.Write(w, &text{State: s.(*State)}, &text{State: &State{}})
	return w.Buf
}

// ParsePosition reads a position. Lines may stand in any order; what is left out is as at the start of the scenario,
// the first one if none is named.
func (r *ruleset) ParsePosition(from []byte) (engine.State, []engine.Problem, error) {
	var p *lines.Reader
	t := &text{State: r.atStart(0)}
	for range 2 { // first for the scenario, which may stand on any line
		p, t = &lines.Reader{}, &text{State: r.atStart(int(t.scenario))}
		if err := r.lines.Read(p, from, t); err != nil {
			return nil, nil, err
		}
	}
	if err := t.finish(p); err != nil {
		return nil, nil, err
	}
	return t.State, t.objections(), nil
}
