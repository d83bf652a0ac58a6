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

// ReadNumber reads a number of a unit as a person types it: a length that is no whole number of the units of choices is
// one of the ruler's, so that 6.5 is 650 where choices count hundredths of an inch. Records read numbers by ParseNumber.
func (in *Info) ReadNumber(u Unit, text string) (int32, bool) {
	if in.isMeasured(u) && !strings.HasSuffix(text, in.Length) {
		return in.parseParts(strings.TrimSuffix(text, "″"))
	}
	return ParseNumber(in, u, text)
}

// AppendMeasure appends a number of a unit as ReadNumber reads it, with its sign if it is signed: 6.5, 6.5in, 22.5deg.
func (in *Info) AppendMeasure(buf []byte, u Unit, n int32, signed bool) []byte {
	switch unit, parts := in.Ruler(); {
	case in.isMeasured(u) && signed:
		return append(AppendParts(buf, n, parts), unit...)
	case in.isMeasured(u):
		return AppendParts(buf, n, parts)
	case signed:
		return AppendNumber(buf, in, u, n)
	}
	return AppendBare(buf, u, n)
}

// isMeasured reports whether a unit is a length that people read in another than choices have.
func (in *Info) isMeasured(u Unit) bool {
	_, parts := in.Ruler()
	return parts > 1 && u != Count && u != Message && u != Degree
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
