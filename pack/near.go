package pack

import "strings"

// KeysOf returns the keys of rows, without empty ones.
func KeysOf[T any](rows []T, key func(*T) string) []string {
	var out []string
	for i := range rows {
		if k := key(&rows[i]); k != "" {
			out = append(out, k)
		}
	}
	return out
}

// perhaps returns what an error adds about the known word nearest to one that is not known: ", perhaps X", or
// "" if none is like it.
func perhaps(word string, known []string) string {
	best, least := "", min(len([]rune(word))/3+2, len([]rune(word)))
	for _, k := range known {
		if d := apart(strings.ToLower(word), strings.ToLower(k)); d < least {
			best, least = k, d
		}
	}
	if best == "" || word == "" {
		return ""
	}
	return ", perhaps " + best
}

// apart returns how many letters must be put in, left out or changed to make b of a.
func apart(a, b string) int {
	x, y := []rune(a), []rune(b)
	row := make([]int, len(y)+1)
	for j := range row {
		row[j] = j
	}
	for i := range x {
		before := row[0]
		row[0] = i + 1
		for j := range y {
			change := before
			if x[i] != y[j] {
				change++
			}
			before = row[j+1]
			row[j+1] = min(row[j]+1, row[j+1]+1, change)
		}
	}
	return row[len(y)]
}
