package terminal

import (
	"regexp"
	"strings"
)

// A part of a handbook is a heading, a paragraph, an item of a list, a table or a block that stays as it is.
type part struct {
	lines []string // of the text; a paragraph or an item is joined from them
	kind  partKind
	lead  string // what an item begins with: "- ", "12. "
}

type partKind uint8

const (
	prose partKind = iota
	blank
	heading
	item
	rows   // of a table with | between its columns
	fenced // a table in columns, or an example
)

// listItem matches the beginning of an item of a list.
var listItem = regexp.MustCompile(`^( *(?:[-*]|\d+\.) +)(.*)$`)

// caseHead matches a heading without its marks, as a case is read: "4.3 dice that hit".
var caseHead = regexp.MustCompile(`^\d+\.\d\S* `)

// partsOfBook splits a handbook, or a piece of one, into its parts.
func partsOfBook(text string) []part {
	var out []part
	last := func() *part {
		if len(out) == 0 {
			out = append(out, part{kind: blank})
		}
		return &out[len(out)-1]
	}
	open := false // a fence is
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		bare := strings.TrimLeft(line, " ")
		as := listItem.FindStringSubmatch(line)
		switch {
		case open:
			last().lines = append(last().lines, line)
			open = !strings.HasPrefix(line, "```")
		case strings.HasPrefix(line, "```"):
			out, open = append(out, part{kind: fenced, lines: []string{line}}), true
		case bare == "":
			out = append(out, part{kind: blank})
		case strings.HasPrefix(bare, "|"):
			if last().kind != rows {
				out = append(out, part{kind: rows})
			}
			last().lines = append(last().lines, bare)
		case strings.HasPrefix(line, "#"):
			out = append(out, part{kind: heading, lines: []string{line}})
		case caseHead.MatchString(line) && (last().kind == blank || last().kind == heading):
			out = append(out, part{kind: heading, lines: []string{line}})
		case as != nil && mayBeginItem(last(), strings.TrimLeft(as[1], " ")):
			out = append(out, part{kind: item, lead: as[1], lines: []string{as[2]}})
		case last().kind == item, last().kind == prose && line == bare:
			last().lines = append(last().lines, bare)
		default:
			out = append(out, part{kind: prose, lead: line[:len(line)-len(bare)], lines: []string{bare}})
		}
	}
	return out
}

// mayBeginItem reports whether a mark begins an item after a part: a paragraph that happens to go on with a
// number, such as that of a case, goes on.
func mayBeginItem(after *part, mark string) bool {
	return after.kind != prose || mark[0] == '-' || mark[0] == '*' || strings.HasPrefix(mark, "1.")
}

// raw returns a part as text: a paragraph or an item in one line, anything else as it was written.
func (p *part) raw() string {
	if p.kind == prose || p.kind == item || p.kind == heading {
		return p.lead + strings.Join(p.lines, " ")
	}
	return strings.Join(p.lines, "\n")
}

// Paragraphs splits a handbook into the pieces that are found as one: a heading, a paragraph, an item of a
// list, or a whole table.
func Paragraphs(handbook string) []string {
	var out []string
	for _, p := range partsOfBook(handbook) {
		out = append(out, p.raw())
	}
	return out
}

// Handbook sets a piece of a handbook in lines of a width. Tables stay tables; only examples may be wider.
func Handbook(text string, width int) []string {
	var out []string
	for _, p := range partsOfBook(text) {
		switch p.kind {
		case rows:
			out = append(out, setTable(pipeRows(p.lines), width)...)
		case fenced:
			out = append(out, fence(p.lines, width)...)
		case item:
			hang := strings.Repeat(" ", columns(p.lead))
			for i, line := range wrap(unescaped(strings.Join(p.lines, " ")), width-columns(p.lead), 0) {
				if i == 0 {
					line = p.lead + line
				} else {
					line = hang + line
				}
				out = append(out, line)
			}
		case blank:
			out = append(out, "")
		default:
			if len(p.lines) == 1 && columns(p.raw()) <= width {
				out = append(out, unescaped(p.raw())) // with its own spaces, such as those behind a case
				continue
			}
			for _, line := range wrap(unescaped(strings.Join(p.lines, " ")), width-columns(p.lead), 0) {
				out = append(out, p.lead+line)
			}
		}
	}
	if len(out) > 0 && out[0] == "" {
		out = out[1:]
	}
	return out
}

// unescaped returns a text without the \ before a star that is no mark.
func unescaped(text string) string { return strings.ReplaceAll(text, `\*`, "*") }

// fence sets a block between ``` lines: a table under its title, with the notes below it, or an example as it
// was written.
func fence(lines []string, width int) []string {
	title, isTable := strings.CutPrefix(lines[0], "```table ")
	body := lines[1:]
	if n := len(body); n > 0 && strings.HasPrefix(body[n-1], "```") {
		body = body[:n-1]
	}
	if !isTable {
		out := make([]string, len(body))
		for i := range body {
			out[i] = "    " + body[i]
		}
		return out
	}
	table, notes := body, []string(nil)
	for i, line := range body {
		if line == "" {
			table, notes = body[:i], body[i+1:]
			break
		}
	}
	out := append([]string{title, strings.Repeat("-", min(columns(title), width))}, setTable(columnRows(table), width)...)
	if len(notes) > 0 {
		out = append(append(out, ""), Handbook(strings.Join(notes, "\n"), width)...)
	}
	return out
}
