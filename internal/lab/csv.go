package lab

import (
	"encoding/csv"
	"io"
	"strconv"
)

// CSV writes one line for each finished match, under a line of headings: number, winner or nothing for a
// draw, case and level of the outcome, choices, turns, whether it was recorded, and the outcome's scores.
func (r *Result) CSV(w io.Writer) error {
	out := csv.NewWriter(w)
	head := []string{"match", "winner", "case", "level", "choices", "turns", "recorded"}
	scores := r.scores()
	for i := range scores {
		head = append(head, "score"+strconv.Itoa(i+1))
	}
	if err := out.Write(head); err != nil {
		return err
	}
	info := r.Experiment.Rules.Info()
	for i := range r.Matches {
		m := &r.Matches[i]
		winner := ""
		if int(m.Outcome.Winner) < len(info.Seats) {
			winner = info.Seats[m.Outcome.Winner]
		}
		line := []string{
			strconv.Itoa(m.Number), winner, string(m.Outcome.Rule), strconv.Itoa(int(m.Outcome.Level)),
			strconv.Itoa(m.Choices), strconv.Itoa(m.Turns), strconv.FormatBool(m.Recorded),
		}
		for _, n := range m.Outcome.Score[:scores] {
			line = append(line, strconv.Itoa(int(n)))
		}
		if err := out.Write(line); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// scores returns how many scores some match has that are not 0.
func (r *Result) scores() int {
	n := 0
	for i := range r.Matches {
		for j, score := range r.Matches[i].Outcome.Score {
			if score != 0 {
				n = max(n, j+1)
			}
		}
	}
	return n
}
