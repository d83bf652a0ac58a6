package engine

import (
	"strconv"
	"strings"
)

// Ruler returns the unit in which people read the lengths of a game's table, and how many
// of the lengths in choices are one of it: "in" and 100 where these are "in/100".
func (in *Info) Ruler() (unit string, parts int32) {
	unit, below, _ := strings.Cut(in.Length, "/")
	if n, err := strconv.ParseInt(below, 10, 32); err == nil {
		return unit, int32(n)
	}
	return unit, 1
}

// parseParts reads a length in the unit in which people read it, such as 6.5in.
func (in *Info) parseParts(text string) (int32, bool) {
	unit, parts := in.Ruler()
	whole, below, _ := strings.Cut(strings.TrimSuffix(text, unit), ".")
	n, err := strconv.ParseInt(whole, 10, 32)
	for _, digit := range below {
		if parts /= 10; parts == 0 || digit < '0' || digit > '9' {
			return 0, false
		}
		n = n*10 + int64(digit-'0')
	}
	n *= int64(parts)
	return int32(n), err == nil && n == int64(int32(n))
}
