package terminal

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// page shows a seat its present view: the board, what is new, the questions and the answers. A terminal that
// can be cleared shows it as one page; anywhere else the board is drawn only when a seat's part begins or the
// phase changes.
func (c *Console) page(v *match.View, shown []offer, list []string) {
	foot := append(append(c.purse(v), c.questions(v, shown)...), list...)
	now := v.Scene.Turn + v.Scene.Phase + c.named.SeatName(v.Seat)
	var head, board []string
	if c.st.Clear || now != c.drawn {
		head, board = c.sheet(v, lights(shown)).parts()
	}
	c.drawn = now
	news := c.news(v)
	var notes []string
	for _, n := range c.note {
		notes = append(notes, wrap(n, c.st.Width, 2)...)
	}
	if c.st.Clear {
		free := c.st.Height - len(head) - len(board) - len(foot) - len(notes) - 1
		if len(news) > max(free, 4) {
			c.clear()
			c.pause(news)
			news = nil
		}
		if len(news) > free { // the top of the page will be lost
			head, board = board, head
		}
		c.clear()
	}
	for _, lines := range [][]string{head, board, news, notes} {
		c.print(lines...)
	}
	c.note = nil
	if room := max(c.st.Height-2, 4); c.st.Clear && c.st.Height > 0 && len(foot) > room {
		c.pause(foot[:len(foot)-room/2])
		foot = foot[len(foot)-room/2:]
	}
	c.print(foot...)
}

// sheet returns the page of a scene, with a map of hexes where it was moved to.
func (c *Console) sheet(v *match.View, shine []engine.Object) *page {
	p := newPage(v.Scene, c.info, shine, c.st)
	p.centre = c.centre
	return p
}

// lights returns the objects that offers are on.
func lights(shown []offer) []engine.Object {
	shine := make([]engine.Object, len(shown))
	for i := range shown {
		shine[i] = shown[i].option.On
	}
	return shine
}

// questions returns the open questions as sentences, those of one text once.
func (c *Console) questions(v *match.View, shown []offer) []string {
	asked := map[int]bool{}
	for i := range shown {
		asked[shown[i].asked] = true
	}
	var out []string
	put := 0
	for i := range v.Asked {
		q := &v.Asked[i]
		if !asked[i] || put == 2 {
			continue
		}
		put++
		text := c.st.paint(bold, q.Text)
		if q.Rule != "" {
			text += " " + c.st.paint(dim, "("+string(q.Rule)+")")
		}
		out = append(out, wrap(text, c.st.Width, 2)...)
	}
	if more := len(asked) - put; more > 0 {
		out = append(out, c.st.paint(dim, fmt.Sprintf("and %s more", plural(more, "question"))))
	}
	return out
}

// news returns the lines of the log that the seat has not been shown.
func (c *Console) news(v *match.View) []string {
	log := v.Log[c.told[v.Seat]:]
	c.told[v.Seat] = len(v.Log)
	if len(log) == 0 {
		return nil
	}
	at := 0 // lines shown before the dice were thrown are not repeated
	for ; at < len(log) && c.before > 0 && (log[at].Kind == match.Told || log[at].Kind == match.Dice); at++ {
		if log[at].Kind == match.Told {
			c.before--
		}
	}
	c.before = 0
	fresh := c.unheard(v.Seat, log[at:])
	if c.Umpire {
		for _, s := range c.persons() {
			if s != v.Seat {
				c.heard[s] = append(append(c.heard[s], log[:at]...), fresh...)
			}
		}
	}
	return c.logLines(fresh)
}

// unheard leaves out of a seat's lines those that the person at the keyboard has already read: its own orders
// when they are opened, and, for an umpire, lines of another seat's log.
func (c *Console) unheard(seat engine.Seat, log []match.Line) (fresh []match.Line) {
	for _, l := range log {
		at := slices.IndexFunc(c.heard[seat], func(h match.Line) bool {
			return h.Kind == l.Kind && h.Text == l.Text && h.Rule == l.Rule
		})
		switch {
		case at >= 0:
			c.heard[seat] = slices.Delete(c.heard[seat], at, at+1)
		case !l.Known:
			fresh = append(fresh, l)
		}
	}
	return fresh
}

// logLines formats lines of the log: chat in quotes, each line with its case. The steps of an act stand below
// its headline.
func (c *Console) logLines(log []match.Line) []string {
	var out []string
	var steps []match.Line
	for i := 0; i < len(log); i++ {
		l := &log[i]
		switch {
		case toldAgain(log[i:]):
			continue
		case isToldWhole(log[i:]):
			if log[i+1].Act {
				steps = append(steps, *l)
			}
			continue
		case l.Act:
			out, steps = append(out, c.actLines(l, append(steps, *l))...), nil
			continue
		}
		text, look := cmp.Or(l.Whole, l.Text), plain
		for i+1 < len(log) && alike(l, &log[i+1]) {
			i++
			text += " ·" + log[i].Text[strings.LastIndexByte(log[i].Text, ':')+1:]
		}
		times := 1
		for i+1 < len(log) && isAgain(l, &log[i+1]) {
			i, times = i+1, times+1
		}
		text = cited(text, l.Rule)
		if l.Ordered {
			text += ", by your standing order"
		}
		if times > 1 {
			text += fmt.Sprintf(" ×%d", times)
		}
		switch l.Kind {
		case match.Dice:
			text, look = "  ⚄ "+text, dim
		case match.Said:
			text, look = c.named.SeatName(l.Seat)+": “"+l.Text+"”", sideLook(l.Seat)
		case match.Called:
			text, look = "— "+text, bold
		default:
			text = "· " + text
		}
		for _, part := range wrap0(text, c.st.Width) {
			out = append(out, c.st.paint(look, part))
		}
	}
	return out
}

// actLines formats an act: its headline, and each step below it with its case.
func (c *Console) actLines(last *match.Line, steps []match.Line) []string {
	head := "· " + last.Whole
	if last.Ordered {
		head += " By your standing order."
	}
	out := wrap0(head, c.st.Width)
	for i := range steps {
		for _, part := range wrap0("    "+cited(steps[i].Text, steps[i].Rule), c.st.Width) {
			out = append(out, c.st.paint(dim, part))
		}
	}
	return out
}

// cited returns a sentence with its case in place of its full stop, or as it is if it has none.
func cited(text string, rule engine.Case) string {
	if rule == "" {
		return text
	}
	return strings.TrimSuffix(text, ".") + " (" + string(rule) + ")"
}

// toldAgain reports whether a log begins with a throw whose dice are also in the line with their result: 3+5,
// or 3, 5, or the name of what was drawn.
func toldAgain(log []match.Line) bool {
	if log[0].Kind != match.Dice {
		return false
	}
	th := log[0].Thrown
	dice := log[0].Text[strings.LastIndexByte(log[0].Text, ':')+1:]
	sum := strings.ReplaceAll(strings.TrimSpace(dice), " ", "+")
	if th.Throw.Drawn {
		_, sum, _ = strings.Cut(strings.Replace(log[0].Text, " draws ", " draw ", 1), " draw ")
	}
	for _, l := range log[1:min(len(log), 4)] {
		if l.Kind == match.Told && strings.HasPrefix(string(l.Rule)+".", string(log[0].Rule)+".") {
			return holds(l.Text, sum) || holds(l.Text, strings.ReplaceAll(sum, "+", ", "))
		}
	}
	return false
}

// holds reports whether a text contains another, not as part of a longer number.
func holds(text, part string) bool {
	for i := strings.Index(text, part); i >= 0 && part != ""; {
		end := i + len(part)
		before := i > 0 && text[i-1] >= '0' && text[i-1] <= '9'
		if !before && (end == len(text) || text[end] < '0' || text[end] > '9') {
			return true
		}
		next := strings.Index(text[end:], part)
		if next < 0 {
			return false
		}
		i = end + next
	}
	return false
}

// alike reports whether two lines are throws of the same dice for one case by one seat, which share one line.
func alike(a, b *match.Line) bool {
	if a.Kind != match.Dice || b.Kind != match.Dice || a.Seat != b.Seat || a.Rule != b.Rule {
		return false
	}
	x, y := &a.Thrown.Throw, &b.Thrown.Throw
	return !x.Drawn && !y.Drawn && x.Dice == y.Dice && x.Sides == y.Sides
}

// isToldWhole reports whether the second line of a log reports both. A move on a plane stands for itself: it
// says where to put a ship on a real table.
func isToldWhole(log []match.Line) bool {
	return len(log) > 1 && log[1].Whole != "" && log[0].Moved.Kind == 0
}

// isAgain reports whether a line repeats the one before it.
func isAgain(a, b *match.Line) bool {
	return a.Kind == match.Told && b.Kind == match.Told && a.Text == b.Text && a.Rule == b.Rule && a.Ordered == b.Ordered
}

// wrap0 wraps a line of the log and keeps the blanks that it begins with.
func wrap0(text string, width int) []string {
	body := strings.TrimLeft(text, " ")
	lead := text[:len(text)-len(body)]
	out := wrap(body, width-len(lead), 4)
	for i := range out {
		out[i] = lead + out[i]
	}
	return out
}

// print writes lines.
func (c *Console) print(lines ...string) {
	for _, l := range lines {
		fmt.Fprintln(c.Out, l)
	}
}

// clear empties the screen, and what could be scrolled back to: behind a curtain
// nothing may be left.
func (c *Console) clear() {
	if c.st.Clear {
		fmt.Fprint(c.Out, "\x1b[H\x1b[2J\x1b[3J")
	}
}

// pause shows lines, a screenful at a time. Text typed while it waits ends that, and is the next answer.
func (c *Console) pause(lines []string) {
	if !c.st.Clear {
		c.print(lines...)
		return
	}
	each := max(c.st.Height-2, 5)
	for len(lines) > 0 && c.ahead == "" {
		n := min(each, len(lines))
		c.print(lines[:n]...)
		lines = lines[n:]
		line, err := c.readLine(c.st.paint(dim, "Enter goes on "))
		if err != nil {
			return
		}
		c.ahead = strings.TrimSpace(line)
	}
}

// answerLine returns what was typed ahead, or else asked for.
func (c *Console) answerLine(prompt string) (string, error) {
	if line := c.ahead; line != "" {
		c.ahead = ""
		return line, nil
	}
	return c.readLine(prompt)
}

// readLine asks for one line.
func (c *Console) readLine(prompt string) (string, error) {
	fmt.Fprint(c.Out, prompt)
	line, err := c.In.ReadString('\n')
	if err != nil && line == "" {
		return "", err
	}
	return strings.TrimRight(line, "\r\n"), nil
}
