package match

import (
	"slices"
	"strconv"
	"strings"
)

// wheres begin, behind a side, the places of a list of counters, with the words that they have.
var wheres = map[string]int{"at": 2, "afloat": 2, "aboard": 2, "track": 3, "off": 1, "gone": 1, "lost": 1, "hidden": 1}

// heaps begin a list of counters off the board; a side follows.
var heaps = []string{"pool", "gone", "limbo"}

// Placed returns how many words of a list of counters say whose and where they are; 0 if a line is no such list.
func Placed(fields []string) int {
	switch {
	case len(fields) < 2:
		return 0
	case slices.Contains(heaps, fields[0]):
		return 2
	case wheres[fields[1]] == 0 || len(fields) < 1+wheres[fields[1]]:
		return 0
	}
	return 1 + wheres[fields[1]]
}

// relisted returns a position's text with counters of one list in another, and that list. All stand in one list, or in the
// one that from names:
//
//	vernon cornwall at 2719-docked               English at 2719-outside vernon cornwall ...
//	e-frigate from 2719-docked at 2426-outside   English at 2719-docked e-frigate*2 ...
//	drake aboard fleet-1                         English at plymouth drake
//
// The line is empty if the change is not of this kind.
func relisted(lines, change []string) (text, line string) {
	names, from, to := parted(change)
	heap := len(names) > 0 && slices.ContainsFunc(lines, func(l string) bool { return slices.Contains(heaps, to[0]) && strings.HasPrefix(l, to[0]+" ") })
	if len(names) == 0 || !heap && wheres[to[0]] != len(to) {
		return "", ""
	}
	var taken []string
	side := ""
	for _, name := range names {
		of, word := cut(lines, name, from)
		if of == "" {
			return "", ""
		}
		side = of
		taken = append(taken, word)
	}
	begins := append([]string{side}, to...)
	if heap {
		begins = []string{to[0], side}
	}
	for i, word := range taken {
		key, ship, aboard := strings.Cut(word, "@")
		if ship, _, _ = strings.Cut(ship, ":"); aboard && !slices.Contains(names, ship) {
			_, marks, _ := strings.Cut(word, ":")
			taken[i] = strings.TrimSuffix(key+":"+marks, ":") // he has left his ship
		}
	}
	at := slices.IndexFunc(lines, func(l string) bool {
		f := strings.Fields(l)
		return Placed(f) == len(begins) && slices.EqualFunc(f[:len(begins)], begins, strings.EqualFold)
	})
	if at < 0 {
		at = len(lines)
		lines = append(lines, strings.Join(begins, " "))
	}
	line = lines[at] + " " + strings.Join(taken, " ")
	lines[at] = line
	return strings.Join(slices.DeleteFunc(lines, func(l string) bool { return l == "" }), "\n") + "\n", line
}

// parted returns the counters of a change, from where they are taken, and the words of where they come to; no counters if
// it says of none where it comes to.
func parted(change []string) (names []string, from string, to []string) {
	i := slices.IndexFunc(change, func(w string) bool { return w == "from" || wheres[w] > 0 || slices.Contains(heaps, w) })
	if i < 1 {
		return nil, "", nil
	}
	names, to = change[:i], change[i:]
	if to[0] == "from" {
		if len(to) < 3 {
			return nil, "", nil
		}
		from, to = to[1], to[2:]
	}
	return names, from, to
}

// cut takes a counter out of its list, one on the board if there are several alike, and returns its side and its word.
// A list that is left empty is no more.
func cut(lines []string, name, from string) (side, word string) {
	at, of := -1, -1
	for i := range lines {
		fields := strings.Fields(lines[i])
		n := Placed(fields)
		if n == 0 || from != "" && !slices.ContainsFunc(fields[:n], func(w string) bool { return strings.EqualFold(w, from) }) {
			continue
		}
		j := slices.IndexFunc(fields[n:], func(w string) bool { return strings.EqualFold(w[:strings.IndexAny(w+":", ":*@")], name) })
		if j >= 0 && (at < 0 || n > 2) {
			at, of = i, n+j
		}
		if n > 2 && at >= 0 {
			break
		}
	}
	if at < 0 {
		return "", ""
	}
	fields := strings.Fields(lines[at])
	one, rest := oneOf(fields[of])
	side = fields[0]
	if slices.Contains(heaps, side) {
		side = fields[1]
	}
	empty := len(fields) == Placed(fields)+1 && len(rest) == 0
	if lines[at] = strings.Join(slices.Replace(fields, of, of+1, rest...), " "); empty {
		lines[at] = ""
	}
	return side, one
}

// oneOf returns one of the counters of a word such as e-frigate*3:flag, and the word of the others, if there are any.
func oneOf(word string) (one string, rest []string) {
	key, marks, marked := strings.Cut(word, ":")
	name, times, many := strings.Cut(key, "*")
	if marked {
		marks = ":" + marks
	}
	n, err := strconv.Atoi(times)
	switch {
	case !many || err != nil || n < 2:
		return name + marks, nil
	case n == 2:
		return name + marks, []string{name + marks}
	}
	return name + marks, []string{name + "*" + strconv.Itoa(n-1) + marks}
}

// numbered returns the line of a thing that no line names, such as object-3: the third of those that begin with object,
// where one that says number counts from there. It returns -1 if there is no such line.
func numbered(lines []string, name string) int {
	dash := strings.LastIndexByte(name, '-')
	want, err := strconv.Atoi(name[dash+1:])
	if dash < 1 || err != nil {
		return -1
	}
	n := 0
	for i := range lines {
		fields := strings.Fields(lines[i])
		if !strings.EqualFold(fields[0], name[:dash]) {
			continue
		}
		n++
		if at := slices.Index(fields, "number"); at >= 0 && at+1 < len(fields) {
			if said, err := strconv.Atoi(fields[at+1]); err == nil {
				n = said
			}
		}
		if n == want {
			return i
		}
	}
	return -1
}
