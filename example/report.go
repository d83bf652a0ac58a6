package example

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A Report is the result of running an example.
type Report struct {
	File        string        `json:"file"`
	Story       string        `json:"story"`
	Cases       []engine.Case `json:"cases"`
	Checked     int           `json:"checked"` // choices and expectations that were tried
	Differences []Difference  `json:"differences"`
	// Fault is why the example could not be read or laid out, so that nothing was tried; else "".
	Fault string `json:"fault,omitempty"`

	example *Example
	after   []byte // what the after block should be, or nil if it is right
}

// A Difference is one thing that did not happen as the example says.
type Difference struct {
	Line int    `json:"line"` // of the file, from 1
	Said string `json:"said"` // the line, or what was played
	Want string `json:"want"`
	Got  string `json:"got"`

	fix string // what Updated writes instead of the line, or ""
}

// Holds reports whether everything happened as the example says.
func (r *Report) Holds() bool { return r.Fault == "" && len(r.Differences) == 0 }

// String shows every difference with its place.
func (r *Report) String() string {
	var b strings.Builder
	for _, d := range r.Differences {
		fmt.Fprintf(&b, "%s:%d: %s\n    want: %s\n    got:  %s\n",
			r.File, d.Line, d.Said, indent(d.Want), indent(d.Got))
	}
	return b.String()
}

// indent indents further lines below the first.
func indent(s string) string { return strings.ReplaceAll(s, "\n", "\n          ") }

// compare compares the position with the after block.
func (r *runner) compare(b *block) {
	text := r.rules.FormatPosition(nil, r.session.State)
	want, got := trimLines(b.data), trimLines(text)
	if want == got {
		return
	}
	d := Difference{Line: b.at - 1, Said: "the position afterwards",
		Want: onlyIn(want, got), Got: onlyIn(got, want)}
	if d.Want == "" && d.Got == "" {
		d.Want, d.Got = "the lines in this order", "the same lines in another order"
	}
	r.report.Differences = append(r.report.Differences, d)
	r.report.after = text
}

// trimLines removes spaces at the ends of lines and empty lines at the end.
func trimLines(text []byte) string {
	var b strings.Builder
	for l := range strings.Lines(string(text)) {
		b.WriteString(strings.TrimRight(l, " \t\n"))
		b.WriteByte('\n')
	}
	return strings.TrimRight(b.String(), "\n")
}

// onlyIn returns the lines of one text that the other does not contain.
func onlyIn(one, other string) string {
	return strings.Join(without(strings.Split(one, "\n"), strings.Split(other, "\n")), "\n")
}

// Updated returns the text of the example with what happened in place of what was expected, for refusals,
// options, questions, events, lines of the position, turn, result and the whole position afterwards. A person
// has to change lines that begin with !, see lines, choices and dice.
func (r *Report) Updated() []byte {
	lines := strings.SplitAfter(string(r.example.text), "\n")
	for _, d := range r.Differences {
		if d.fix == "" {
			continue
		}
		raw := lines[d.Line-1]
		body := raw[:len(raw)-len(strings.TrimLeft(raw, " \t"))]
		if _, comment := cutLine(d.Line, strings.TrimRight(raw, "\n")); comment != "" {
			lines[d.Line-1] = body + d.fix + "  # " + comment + "\n"
		} else {
			lines[d.Line-1] = body + d.fix + "\n"
		}
	}
	text := []byte(strings.Join(lines, ""))
	if r.after == nil {
		return text
	}
	b := r.example.blocks[after]
	head := bytes.Join(bytes.SplitAfterN(text, []byte("\n"), b.at)[:b.at-1], nil)
	return append(append(head, r.after...), text[len(head)+len(b.data):]...)
}
