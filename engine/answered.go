package engine

import "slices"

// Answered returns the decision, open in s, that a choice answers; false if s does not allow the choice.
func Answered(s State, c Choice) (Decision, bool) {
	if ill := s.Check(c); !ill.OK() {
		return Decision{}, false
	}
	for _, d := range s.Pending(nil) {
		if d.Seat == c.Seat && d.About == c.About && slices.ContainsFunc(s.Options(d, nil), func(o Option) bool {
			return o.Verb == c.Verb && o.On == c.On && o.With == c.With
		}) {
			return d, true
		}
	}
	return Decision{}, false
}
