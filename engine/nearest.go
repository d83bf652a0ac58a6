package engine

import (
	"slices"
	"strings"
)

// Nearest returns the known name most like name, for an error, or "" if none is like it: more than half of it
// would have to be retyped. A known name that begins with name is nearer than one that differs by a letter.
func Nearest(name string, known []string) string {
	best, least, begun := "", len([]rune(name))/2+1, false
	for _, k := range known {
		d := distance(strings.ToLower(name), strings.ToLower(k))
		begins := name != "" && len(name) <= len(k) && strings.EqualFold(k[:len(name)], name)
		if begins {
			d = min(d, 1)
		}
		if d < least || best != "" && d == least && begins && !begun {
			best, least, begun = k, d, begins
		}
	}
	return best
}

// perhaps returns what an error adds about the known name nearest to name, or "" if none is like it.
func perhaps(name string, known []string) string {
	if near := Nearest(name, known); near != "" {
		return ": perhaps " + near
	}
	return ""
}

// AppendNames appends the names of a verb and of the things that a choice is about, unless names has them
// already.
func (w *Words) AppendNames(names []string, verb Verb, things ...Object) []string {
	add := func(name string) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	add(w.Verbs[verb].Name)
	for _, o := range things {
		if o != NoObject {
			add(w.Object(o))
		}
	}
	return names
}

// offered returns the names in everything a seat may choose in a position.
func (w *Words) offered(s State, seat Seat) (names []string) {
	for _, d := range s.Pending(nil) {
		if d.Seat != seat {
			continue
		}
		for _, o := range s.Options(d, nil) {
			names = w.AppendNames(names, o.Verb, d.About, o.On, o.With)
		}
	}
	return names
}

// distance counts the letters to insert, drop, replace or swap with their neighbour to turn a into b.
func distance(a, b string) int {
	from, to := []rune(a), []rune(b)
	before, last, row := make([]int, len(to)+1), make([]int, len(to)+1), make([]int, len(to)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(from); i++ {
		row[0] = i
		for j := 1; j <= len(to); j++ {
			change := 1
			if from[i-1] == to[j-1] {
				change = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+change)
			if i > 1 && j > 1 && from[i-1] == to[j-2] && from[i-2] == to[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(to)]
}
