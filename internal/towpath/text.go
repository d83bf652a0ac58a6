package towpath

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// text is a position that is written or read:
//
//	weathergage position 1
//	game towpath 1
//	scenario canal
//	turn 3
//	phase haul
//	barge 4
type text struct {
	*State
}

// positionLines returns the lines of a position, in the order in which they are written.
func positionLines(tb *Tables, info *engine.Info) lines.Entries[*text] {
	scenarios := []string{}
	for i := range tb.Scenarios {
		scenarios = append(scenarios, tb.Scenarios[i].Key)
	}
	return slices.Concat(lines.Title[*text](info.Key, info.Version), lines.Entries[*text]{
		lines.Named("scenario", scenarios, func(t *text) *int16 { return &t.scenario }).Always(),
		lines.Number("turn", 1, 99, func(t *text) *int16 { return &t.turn }).Always(),
		{Word: "phase", Write: (*text).writePhase, Read: (*text).readPhase},
		lines.Number("barge", 1, last, func(t *text) *int32 { return &t.box }).Always(),
	})
}

func (t *text) writePhase(w *lines.Writer) {
	_, phase := t.Moment()
	w.Word(phase)
}

// readPhase reads a phase in which somebody decides, or the end.
func (t *text) readPhase(p *lines.Reader) error {
	n, err := p.One(sequence.Steps[stepHaul].Name, over)
	if n == 1 {
		t.flow = engine.Flow{}
	}
	return err
}

// finish works out what follows from other lines, and refuses what could not wait for a decision.
func (t *text) finish(*lines.Reader) error {
	if t.flow.Depth() > 0 {
		t.goTo(stepHaul, hauls(t.turn))
	}
	return nil
}

// objections lists what the rules have against a position set up by hand.
//
// Case 3.1.
func (g *State) objections() []engine.Problem {
	if (g.box == last) == (g.flow.Depth() == 0) {
		return nil
	}
	return []engine.Problem{{Rule: "3.1", Why: "the match is over when the barge is in the last box, and not before"}}
}
