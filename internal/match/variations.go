package match

import (
	"errors"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// Name names the variation that begins with a node, for a seat of a study; "" removes the name. Unprintable
// characters are left out. Errors: ErrNoStudy, ErrTitle, ErrTitles, ErrSeat.
func (m *Match) Name(seat engine.Seat, at int, title string) error {
	m.mu.Lock()
	defer m.unlock()
	err := m.person(seat)
	switch {
	case m.tree.nodes == nil:
		return ErrNoStudy
	case err != nil && !errors.Is(err, ErrOver):
		return err
	}
	title = printable(title)
	if err := m.tree.name(at, title); err != nil {
		return err
	}
	m.did(wordTitle, m.seatWord(seat), strconv.Itoa(at), title)
	return m.changed()
}

// name names the variation that begins with a node.
func (t *tree) name(at int, title string) error {
	if at <= 0 || at >= len(t.nodes) || t.nodes[at].Gone || t.main(t.nodes[at].Parent) == at {
		return ErrTitle
	}
	if t.titled >= mostTitles {
		return ErrTitles
	}
	t.titled++
	t.nodes[at].Title = title
	return nil
}

// main returns the first choice tried after a node that is not a replaced draft; -1 if there is none.
func (t *tree) main(of int) int {
	for _, k := range t.nodes[of].kids {
		if !t.nodes[k].Gone {
			return k
		}
	}
	return -1
}

// redoName replays the naming of a variation, such as "17 The weather gage".
func (m *Match) redoName(text string) error {
	number, title, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(number)
	if err != nil || m.tree.nodes == nil {
		return errDrift
	}
	return drifted(m.tree.name(n, title))
}

// TreeRecord returns the text of a record whose main line is what a study tried first, with everything else
// as variations. It reveals what every seat has chosen. ErrNoStudy.
func (m *Match) TreeRecord() ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.tree.nodes == nil {
		return nil, ErrNoStudy
	}
	rec := m.head
	rec.Seats, rec.Setup, rec.Lines = m.rec.Seats, m.rec.Setup, nil
	for _, line := range m.rec.Lines {
		if say, ok := line.(*record.Say); ok && say.Number > 0 {
			rec.Lines = append(rec.Lines, say)
		}
	}
	rec.Lines = m.variation(rec.Lines, 0)
	return rec.Format(), nil
}

// variation appends the notes of a node and what was tried after it.
func (m *Match) variation(out []record.Line, at int) []record.Line {
	for {
		n := m.tree.nodes[at]
		for _, note := range n.Notes {
			out = append(out, &record.Say{Seat: m.info.SeatName(note.Seat), Text: note.Text})
		}
		first := true
		for _, k := range n.kids {
			if m.tree.nodes[k].Gone {
				continue
			}
			if first {
				at, first = k, false
				continue
			}
			out = append(out, &record.Try{Title: m.tree.nodes[k].Title, Lines: m.variation([]record.Line{m.noted(k)}, k)})
		}
		if first {
			return out
		}
		out = append(out, m.noted(at))
	}
}

// noted returns the choice that led to a node, with its throws, as a record has it.
func (m *Match) noted(at int) record.Line {
	step := &m.tree.nodes[at].step
	return record.NewStep(m.rules, &m.head, step.Choice, record.Unnumbered(step.Thrown))
}
