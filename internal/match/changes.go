package match

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A Field is a word that a line of a position may hold, what follows it, and what it means, as the game's page about
// positions says.
type Field struct{ Name, Takes, Says string }

var field = regexp.MustCompile("(?m)^  - `([A-Za-z-]+)`(?:, then ([^:\n]*))?(?:: (.*))?$")

// Fields returns the fields of lines that begin with a word, from the page about positions.
func Fields(page, first string) (out []Field) {
	_, section, _ := strings.Cut(page, "\n## "+first+"\n")
	section, _, _ = strings.Cut(section, "\n## ")
	for _, f := range field.FindAllStringSubmatch(section, -1) {
		out = append(out, Field{f[1], strings.NewReplacer("*", "", "`", "").Replace(f[2]), f[3]})
	}
	return out
}

// Kinds returns the words with which lines begin, from the page about positions.
func Kinds(page string) (out []string) {
	for _, section := range strings.Split(page, "\n## ")[1:] {
		kind, _, _ := strings.Cut(section, "\n")
		out = append(out, kind)
	}
	return out
}

const (
	mostChanges = 12 // how many changes the log lists of one ruling
	arrow       = " → "
)

// unsaid begin lines that say nothing of how things stand on the table.
var unsaid = []string{"weathergage", "game", "scenario", "acts"}

// beings begin lines about a thing that needs no other word than its name.
var beings = []string{"ship", "boat", "fort", "company", "squadron", "fleet", "person"}

// Changes says what differs between the texts of two positions, in their order: "Swan: at 712.5 1000 → 690 690".
func Changes(rules engine.Ruleset, before, after string) []string {
	c := comparison{words: rules.Words(), page: rules.Book().Positions}
	was, now := c.lines(before), c.lines(after)
	var keys []string
	for _, l := range append(slices.Clone(now), was...) {
		if k := keyOf(l, was, now); !slices.Contains(keys, k) {
			keys = append(keys, k)
		}
	}
	var out []string
	for _, k := range keys {
		of := func(lines [][]string) (own [][]string) {
			for _, l := range lines {
				if keyOf(l, was, now) == k {
					own = append(own, l)
				}
			}
			return own
		}
		gone, come := onlyIn(of(was), of(now), slices.Equal)
		for i := range max(len(gone), len(come)) {
			out = append(out, c.line(nth(gone, i), nth(come, i)))
		}
	}
	return append(out, c.counters(before, after)...)
}

// A comparison of two positions of a game.
type comparison struct {
	words *engine.Words
	page  string // about positions
}

// lines returns the words of the lines about the table, but not those of lists of counters.
func (c *comparison) lines(position string) (out [][]string) {
	for _, l := range strings.Split(position, "\n") {
		if f := strings.Fields(l); len(f) > 0 && !slices.Contains(unsaid, f[0]) && Placed(f) == 0 {
			out = append(out, f)
		}
	}
	return out
}

// keyOf returns what a line is about: its first word, and the second where several begin alike.
func keyOf(l []string, texts ...[][]string) string {
	several := len(l) > 1 && slices.Contains(things, l[0])
	for _, lines := range texts {
		n := 0
		for _, o := range lines {
			if o[0] == l[0] {
				n++
			}
		}
		several = several || n > 1 && len(l) > 1
	}
	if several {
		return l[0] + " " + l[1]
	}
	return l[0]
}

// onlyIn returns what only one of two lists has, each as often as it has it more.
func onlyIn[T any](was, now []T, same func(a, b T) bool) (gone, come []T) {
	come = slices.Clone(now)
	for _, w := range was {
		if i := slices.IndexFunc(come, func(n T) bool { return same(w, n) }); i >= 0 {
			come = slices.Delete(come, i, i+1)
		} else {
			gone = append(gone, w)
		}
	}
	return gone, come
}

func nth[T any](list []T, i int) (t T) {
	if i < len(list) {
		t = list[i]
	}
	return t
}

// line says how one line differs; nil stands for none.
func (c *comparison) line(was, now []string) string {
	one, n := now, 1
	if one == nil {
		one = was
	}
	name := strings.ReplaceAll(one[0], "-", " ")
	if named := nth(one, 1); slices.Contains(things, one[0]) || slices.Contains(beings, one[0]) || c.has(named) {
		name, n = c.title(named), 2
		if !slices.Contains(beings, one[0]) {
			name += ", " + strings.ReplaceAll(one[0], "-", " ")
		}
	}
	fields := Fields(c.page, one[0])
	before, after := divided(was, n, fields), divided(now, n, fields)
	var says []string
	for _, p := range after {
		i := slices.IndexFunc(before, func(b []string) bool { return b[0] == p[0] })
		switch {
		case i < 0:
			says = append(says, c.said(p, fields))
		case !slices.Equal(before[i], p):
			says = append(says, c.said(before[i], fields)+arrow+c.values(p, fields))
		}
	}
	for _, b := range before {
		if !slices.ContainsFunc(after, func(p []string) bool { return p[0] == b[0] }) {
			says = append(says, "no longer "+c.said(b, fields))
		}
	}
	says = slices.DeleteFunc(says, func(s string) bool { return s == "" })
	if len(says) == 0 {
		says = []string{map[bool]string{true: "added", false: "removed"}[was == nil]}
	}
	return engine.Capital(name) + ": " + strings.Join(says, ", ")
}

// divided returns the words of a line from the nth on, divided before each word that is a field; what stands before the
// first field has "" before it.
func divided(line []string, n int, fields []Field) (out [][]string) {
	for i := n; i < len(line); i++ {
		isField := slices.ContainsFunc(fields, func(f Field) bool { return f.Name == line[i] })
		switch {
		case isField:
			out = append(out, []string{line[i]})
		case len(out) == 0:
			out = append(out, []string{"", line[i]})
		default:
			out[len(out)-1] = append(out[len(out)-1], line[i])
		}
	}
	return out
}

// said returns a field with its values, and values them alone; lengths in hundredths are in whole units.
func (c *comparison) said(part []string, fields []Field) string {
	return strings.TrimSpace(strings.ReplaceAll(part[0], "-", " ") + " " + c.values(part, fields))
}

func (c *comparison) values(part []string, fields []Field) string {
	i := slices.IndexFunc(fields, func(f Field) bool { return f.Name == part[0] })
	fine := i >= 0 && strings.Contains(fields[i].Takes, "hundredths of")
	out := slices.Clone(part[1:])
	for k, w := range out {
		if n, err := strconv.ParseInt(w, 10, 32); err == nil && fine {
			out[k] = string(engine.AppendParts(nil, int32(n), 100))
		} else if err != nil {
			out[k] = c.title(w)
		}
	}
	return strings.Join(out, " ")
}

func (c *comparison) has(name string) bool {
	_, found := c.words.Find(name)
	return found
}

// title returns the title of what has a name, or the name.
func (c *comparison) title(name string) string {
	if o, found := c.words.Find(name); found {
		return c.words.Title(o)
	}
	return strings.ReplaceAll(name, "-", " ")
}

// counters says which counters lie elsewhere, or otherwise: "Drake: Plymouth → English Fleet 1".
func (c *comparison) counters(before, after string) (out []string) {
	was, now := c.placed(before), c.placed(after)
	var names []string
	for _, l := range append(slices.Clone(now), was...) {
		if !slices.Contains(names, l[0]) {
			names = append(names, l[0])
		}
	}
	for _, name := range names {
		of := func(list [][2]string) (own []string) {
			for _, l := range list {
				if l[0] == name {
					own = append(own, l[1])
				}
			}
			return own
		}
		gone, come := onlyIn(of(was), of(now), func(a, b string) bool { return a == b })
		for i := range max(len(gone), len(come)) {
			from, to := nth(gone, i), nth(come, i)
			switch {
			case from == "":
				from = "nowhere"
			case to == "":
				to = "nowhere"
			}
			title := "Something hidden"
			if name != "?" {
				title = engine.Capital(c.title(name))
			}
			out = append(out, fmt.Sprintf("%s: %s%s%s", title, from, arrow, to))
		}
	}
	return out
}

// placed returns the counters of all lists, each with where and how it lies.
func (c *comparison) placed(position string) (out [][2]string) {
	for _, l := range strings.Split(position, "\n") {
		f := strings.Fields(l)
		n := Placed(f)
		if n == 0 {
			continue
		}
		begins := f[1:n]
		switch {
		case slices.Contains(heaps, f[0]):
			begins = f[:1]
		case begins[0] == "at":
			begins = begins[1:]
		}
		where := make([]string, len(begins))
		for i, w := range begins {
			where[i] = c.title(w)
		}
		for _, w := range f[n:] {
			for one, rest := oneOf(w); one != ""; {
				name, how := c.lies(one)
				out = append(out, [2]string{name, strings.Join(where, " ") + how})
				if one = ""; len(rest) > 0 {
					one, rest = oneOf(rest[0])
				}
			}
		}
	}
	return out
}

// lies returns the name of a counter such as vernon@cornwall:done, and how it lies: " aboard Cornwall (done)".
func (c *comparison) lies(word string) (name, how string) {
	name, marks, marked := strings.Cut(word, ":")
	name, ship, aboard := strings.Cut(name, "@")
	if aboard {
		how = " aboard " + c.title(ship)
	}
	if marked {
		how += " (" + strings.ReplaceAll(marks, ":", ", ") + ")"
	}
	return name, how
}
