package lines

import "github.com/weathergage/weathergage/engine"

// noDice answers no throw.
type noDice struct{}

func (noDice) Throw(engine.Throw) (engine.Faces, bool) { return engine.Faces{}, false }

// mostStrides is more than any match makes between two choices without a throw.
const mostStrides = 1000

// Settle ends the reading of a position. One in which something goes on is carried
// on as a match would be until a seat must choose; stride enters its innermost step
// and reports whether a seat must. Lines of flow written by hand may fit together
// in no match, and then the law trips over them; that is their fault, not the
// law's, and told as such. Over is a position whose match has ended, in which
// nothing may go on.
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
	t := &engine.Turn{Dice: noDice{}}
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

// NoFlow reports whether the text says that nothing goes on. Where it says nothing
// of what goes on, a game takes its first question for granted.
func (r *Reader) NoFlow() bool { return r.noFlow }
