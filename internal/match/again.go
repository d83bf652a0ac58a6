package match

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// again returns what the seat of a viewer chose in the last turn in which it chose anything, in order, as far
// as the game offers to repeat it (see engine.Words) and the rules now allow it as an answer to d. It leaves
// out what the seat has already repeated in this turn.
func (m *Match) again(v *viewer, seen engine.State, d engine.Decision) []engine.Choice {
	if d.Seat != v.seat || !slices.ContainsFunc(m.words.Verbs, func(v engine.VerbWords) bool { return v.Again }) {
		return nil
	}
	end := len(m.steps)
	for end > 0 && m.turns[end-1] == m.present {
		end--
	}
	turn, done := 0, map[engine.Choice]int{}
	for i := range m.steps[end:] {
		done[m.steps[end+i].Choice]++
	}
	var out []engine.Choice
	for i := end - 1; i >= 0; i-- {
		c := m.steps[i].Choice
		if c.Seat != v.seat {
			continue
		}
		if turn == 0 {
			turn = m.turns[i]
		}
		if m.turns[i] != turn {
			break
		}
		if !m.repeats(c) || c.About != d.About {
			continue
		}
		if done[c] > 0 {
			done[c]--
			continue
		}
		if ill := seen.Check(c); ill.OK() {
			out = append(out, c)
		}
	}
	slices.Reverse(out)
	return out
}

// repeats reports whether the game offers to repeat such a choice.
func (m *Match) repeats(c engine.Choice) bool {
	return m.words.Verbs[c.Verb].Again
}
