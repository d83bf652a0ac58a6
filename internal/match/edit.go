package match

import (
	"slices"
	"strconv"
	"strings"
)

// Mentions returns the lines of a position's text that name something, in any case of letters, also with marks.
func Mentions(position, name string) []string {
	var out []string
	for _, line := range strings.Split(strings.TrimSpace(position), "\n") {
		if slices.ContainsFunc(strings.Fields(line), func(w string) bool { return strings.EqualFold(w[:strings.IndexAny(w+":", ":*@")], name) }) {
			out = append(out, line)
		}
	}
	return out
}

// Edited returns a position's text with a change as an umpire types it:
//
//	dainty 690 690 85    a thing, its place and where it heads
//	a-3 40.7 12.4 102.1  the same of a company, in inches and degrees where there is a point
//	dainty soldiers 80   a thing, a word of its line and what follows it
//	object-3 24 30       the third of the lines that begin with object, and its place
//	drake at plymouth    a counter of a list, and where it is: see relisted
//	wind 90 beaufort 4   a whole line: in place of the one with the same first word, and the same name after it
//
// It returns the line that is new. The text need not be a position; the game reads it.
func Edited(position string, change []string) (text, line string) {
	lines := strings.Split(strings.TrimSuffix(position, "\n"), "\n")
	at := slices.IndexFunc(lines, func(l string) bool { f := strings.Fields(l); return len(f) > 1 && strings.EqualFold(f[1], change[0]) })
	if at < 0 {
		at = numbered(lines, change[0])
	}
	begins := slices.IndexFunc(lines, func(l string) bool { f := strings.Fields(l); return strings.EqualFold(f[0], change[0]) })
	if begins >= 0 || len(change) < 2 {
		return replaced(lines, change)
	}
	if at >= 0 {
		fields := strings.Fields(lines[at])
		lines[at] = strings.Join(changed(fields, change[1:]), " ")
		return strings.Join(lines, "\n") + "\n", lines[at]
	}
	if text, line = relisted(lines, change); line != "" {
		return text, line
	}
	if isNumber(change[1]) {
		line = strings.Join(changed([]string{"ship", change[0]}, change[1:]), " ")
		return position + line + "\n", line
	}
	return replaced(lines, change)
}

// things begin lines that are each about one thing, which stands next.
var things = []string{"ship", "boat", "fort", "company", "squadron", "fleet", "guns", "side", "muster", "set"}

// replaced returns the text with a whole line, in place of one that begins alike or as the last.
func replaced(lines, change []string) (text, line string) {
	line = strings.Join(change, " ")
	alike := func(words int) int {
		return slices.IndexFunc(lines, func(l string) bool {
			f := strings.Fields(l)
			return len(f) >= words && len(change) >= words && slices.EqualFunc(f[:words], change[:words], strings.EqualFold)
		})
	}
	i := alike(max(2, Placed(change)))
	if i < 0 && !slices.Contains(things, change[0]) && Placed(change) == 0 {
		if i = alike(1); i >= 0 && slices.ContainsFunc(lines[i+1:], func(l string) bool { return strings.HasPrefix(l, change[0]+" ") }) {
			i = -1 // one of many such lines
		}
	}
	if i < 0 {
		lines = append(lines, line)
	} else {
		lines[i] = line
	}
	return strings.Join(lines, "\n") + "\n", line
}

// changed returns the words of a line with numbers in place of those after a word; a place and a heading need no word.
func changed(fields, change []string) []string {
	if isNumber(change[0]) {
		if fields[0] == "company" {
			change = hundredths(change)
		}
		fields = after(fields, "at", change[:min(2, len(change))])
		if len(change) > 2 {
			turn := "heading"
			if fields[0] == "company" || slices.Contains(fields, "facing") {
				turn = "facing"
			}
			fields = after(fields, turn, change[2:])
		}
		return fields
	}
	return after(fields, change[0], change[1:])
}

// hundredths returns numbers of inches and degrees as hundredths, if one of them has a point.
func hundredths(numbers []string) []string {
	if !slices.ContainsFunc(numbers, func(n string) bool { return strings.Contains(n, ".") }) {
		return numbers
	}
	out := make([]string, len(numbers))
	for i, n := range numbers {
		whole, part, _ := strings.Cut(n, ".")
		out[i] = whole + (part + "00")[:2]
		if trimmed := strings.TrimLeft(out[i], "0"); trimmed != "" {
			out[i] = trimmed
		}
	}
	return out
}

// after returns the words with others in place of those that follow a word, which is added if it is missing: of the
// numbers that follow it, or of as many words.
func after(fields []string, word string, others []string) []string {
	i := slices.Index(fields, word)
	if i < 0 {
		return append(append(fields, word), others...)
	}
	end := i + 1
	for end < len(fields) && isNumber(fields[end]) {
		end++
	}
	if end == i+1 {
		end = min(end+len(others), len(fields))
	}
	return slices.Concat(fields[:i+1], others, fields[end:])
}

func isNumber(word string) bool {
	_, err := strconv.ParseFloat(word, 64)
	return err == nil
}
