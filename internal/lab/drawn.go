package lab

// A Plot is one drawing of a result.
type Plot struct {
	Name string
	SVG  string // a self-contained element
}

// Plots draws the figures of at least one finished match: shares of wins with their intervals, how long the
// matches were, and how they ended.
func (s *Summary) Plots() ([]Plot, error) {
	out := []Plot{{Name: "wins"}, {Name: "choices in a match"}, {Name: "endings"}}
	var err error
	if out[0].SVG, err = plotWins([]string{""}, []*Summary{s}); err != nil {
		return nil, err
	}
	if out[1].SVG, err = plotLength(s); err != nil {
		return nil, err
	}
	out[2].SVG, err = plotEndings(s)
	return out, err
}
