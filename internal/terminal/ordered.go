package terminal

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// ordered lists what the seat at the keyboard has ordered in secret or chosen in this phase, and the sums of its
// account; for an umpire, what every side has.
func (c *Console) ordered(v *match.View, _ []offer, _ []entry, _ string) error {
	views := []match.View{*v}
	if c.Umpire {
		views = views[:0]
		for _, s := range c.persons() {
			views = append(views, c.Match.View(s))
		}
	}
	var lines []string
	for i := range views {
		so := c.soFar(&views[i])
		if len(so) == 0 {
			continue
		}
		lines = append(lines, c.st.paint(sideLook(views[i].Seat), c.named.SeatName(views[i].Seat)))
		for _, text := range so {
			lines = append(lines, wrap0("  "+text, c.st.Width)...)
		}
	}
	if len(lines) == 0 {
		lines = []string{"Nothing is ordered yet."}
	}
	c.pause(lines)
	return nil
}

// lookOver lets who has chosen all that he can, under seal, look it over before he leaves the match to others. It
// reports whether he stays: undo takes something back as long as nobody else has the record.
func (c *Console) lookOver(v *match.View) (stays bool, err error) {
	if len(v.Written) == 0 {
		return false, nil
	}
	for _, n := range c.note {
		c.print(wrap(n, c.st.Width, 2)...)
	}
	c.note = nil
	c.print("You have chosen this under seal:")
	for _, text := range c.soFar(v) {
		c.print(wrap0("  "+text, c.st.Width)...)
	}
	line, err := c.answerLine("Enter leaves it so; undo takes the last back: ")
	if line = strings.TrimSpace(line); line == "" || errors.Is(err, io.EOF) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	done, err := c.command(v, nil, nil, line)
	if !done {
		c.say(fmt.Sprintf("Expected Enter, undo, ordered or another command, found %q.", line))
	}
	return true, err
}

// soFar lists what a seat has ordered and not yet opened, what it has chosen in the present phase, and its sums.
func (c *Console) soFar(v *match.View) (lines []string) {
	if v.Seen == nil {
		return nil
	}
	words := c.words.At(v.Seen)
	for i, ch := range v.Written {
		if i == 0 || ch.About != v.Written[i-1].About {
			lines = append(lines, words.SayAbout(ch))
		} else {
			lines[len(lines)-1] += " · " + strings.TrimPrefix(words.Say(ch), words.Title(ch.About)+": ")
		}
	}
	if len(v.Written) == 0 {
		lines = c.chosenNow(v)
	}
	if v.Scene != nil {
		lines = append(lines, purseText(v)...)
	}
	return lines
}

// chosenNow returns the lines of the seat's own log in the present turn and phase that its choices led to and that
// stand, those alike counted.
func (c *Console) chosenNow(v *match.View) []string {
	turn, phase := v.Seen.Moment()
	first := len(v.Log)
	for first > 0 && v.Log[first-1].Turn == turn && v.Log[first-1].Phase == phase {
		first--
	}
	var own []match.Line
	for _, l := range v.Log[first:] {
		if l.Undoes > 0 {
			own = slices.DeleteFunc(own, func(o match.Line) bool { return o.At >= l.Undoes })
		}
		if l.Seat == v.Seat && !l.Order && (l.Kind == match.Chosen || l.Kind == match.Told) { // orders that stand are still sealed
			own = append(own, l)
		}
	}
	return c.logLines(own)
}

// purseText returns the sums in a seat's account as one line, or none: "In the treasury now 90 · Left after June
// 1587 74".
func purseText(v *match.View) []string {
	var sums []string
	for _, chart := range v.Scene.Charts {
		if chart.Kind != engine.Account || chart.Side != v.Seat {
			continue
		}
		for _, row := range chart.Rows {
			if row.Line && len(row.Cells) == 1 {
				sums = append(sums, row.Name+" "+row.Cells[0])
			}
		}
	}
	if len(sums) == 0 {
		return nil
	}
	return []string{strings.Join(sums, " · ")}
}
