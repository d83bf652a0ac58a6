package engine

import "slices"

// Written appends the seat's sealed choices that are still unopened and may be taken back, in their order.
func (s *Session) Written(seat Seat, buf []Choice) []Choice {
	for i := range s.since {
		if step := &s.since[i]; step.Sealed && step.Choice.Seat == seat {
			buf = append(buf, step.Choice)
		}
	}
	return buf
}

// MayRewrite returns how many sealed choices about an object TakeBack would withdraw for a seat. The error is
// nil if the seat may then make these choices instead, in this order; otherwise it is *Refused for the first
// that is not allowed, or an error of TakeBack. Nothing changes.
func (s *Session) MayRewrite(seat Seat, about Object, choices []Choice) (withdrawn int, err error) {
	if s.held {
		return 0, ErrHeld
	}
	kept := slices.DeleteFunc(slices.Clone(s.since), func(step Step) bool {
		return step.Sealed && step.Choice.Seat == seat && step.Choice.About == about
	})
	if err := s.retrace(kept); err != nil {
		return 0, err
	}
	turn := Turn{Dice: NoDice{}}
	for _, c := range choices {
		if ill := s.trial.Check(c); !ill.OK() {
			return 0, &Refused{ill, c}
		}
		turn.Reset()
		if !Try(s.trial, c, &turn) || turn.Firm {
			break // what follows waits for dice, or for what they reveal
		}
	}
	return len(s.since) - len(kept), nil
}

// retrace replays these steps from the base on the trial copy. It returns ErrFirm if one of them depends on a
// step that is not among them.
func (s *Session) retrace(steps []Step) error {
	s.trial.CopyFrom(s.base)
	turn := Turn{Dice: NoDice{}}
	for _, k := range steps {
		if ill := s.trial.Check(k.Choice); !ill.OK() {
			return ErrFirm
		}
		turn.Reset()
		if !Try(s.trial, k.Choice, &turn) || turn.Out.Has(k.Choice.Seat) {
			return ErrFirm // it now throws dice, or reveals something to its seat
		}
	}
	return nil
}
