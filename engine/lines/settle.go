package lines

import "github.com/weathergage/weathergage/engine"

// mostStrides is more than any match makes between two choices without a throw.
const mostStrides = 1000

// Settle ends the reading of a position. If something is in progress it continues, as a match would, until a
// seat must choose; stride enters the innermost step and reports whether a seat must. Lines of flow written
// by hand may not fit together, so that the law panics: Settle returns that as an error of the text. over
// says that the match of the position has ended; then nothing may be in progress.
func (r *Reader) Settle(s engine.Resumer, flow *engine.Flow, over bool, stride func(*engine.Turn) bool) (err error) {
	r.row, r.width, r.words = max(r.flowRow, 1), 0, nil
	switch {
	case flow.Depth() == 0:
		return nil
	case over:
		return r.Fail("expected no line of flow in a match that is over")
	}
	const none = "the lines of flow fit together in no match"
	defer func() {
		if recover() != nil {
			err = r.Fail(none)
		}
	}()
	t := &engine.Turn{Dice: engine.NoDice{}}
	waits := false
	if !engine.Attempt(t, func() {
		for i := 0; i < mostStrides && !waits; i++ {
			waits = stride(t)
		}
		if waits {
			s.Resume(t)
		}
	}) {
		return r.Fail("expected a position in which a seat chooses, found one that goes on with a throw (%s)", t.Dry.Rule)
	}
	if !waits || !sound(s) {
		return r.Fail(none)
	}
	return nil
}

// sound reports whether the law allows what it offers.
func sound(s engine.State) bool {
	for _, d := range s.Pending(nil) {
		for _, c := range s.Candidates(d, 1, nil) {
			if ill := s.Check(c); !ill.OK() {
				return false
			}
		}
	}
	return true
}

// NoFlow reports whether the text says that nothing is in progress. If it says nothing about that, a game
// assumes its first question.
func (r *Reader) NoFlow() bool { return r.noFlow }
