package engine

import (
	"strconv"
	"strings"
)

// Ruler returns the unit in which people read the lengths of a game's table, and how many of the units in
// choices make one of it: "in" and 100 for "in/100".
func (in *Info) Ruler() (unit string, parts int32) {
	unit, below, _ := strings.Cut(in.Length, "/")
	if n, err := strconv.ParseInt(below, 10, 32); err == nil {
		return unit, int32(n)
	}
	return unit, 1
}

// ReadNumber parses a number as a person types it. A length without the unit of choices is in the ruler's
// unit, so 6.5 is 650 if choices count hundredths of an inch. Records use ParseNumber.
func (in *Info) ReadNumber(u Unit, text string) (int32, bool) {
	if in.isMeasured(u) && !strings.HasSuffix(text, in.Length) {
		return in.parseParts(strings.TrimSuffix(text, "″"))
	}
	return ParseNumber(in, u, text)
}

// AppendMeasure appends a number as ReadNumber reads it, with its unit if signed is true: 6.5, 6.5in,
// 22.5deg.
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

// isMeasured reports whether u is a length that people read in another unit than choices use.
func (in *Info) isMeasured(u Unit) bool {
	_, parts := in.Ruler()
	return parts > 1 && u != Count && u != Message && u != Degree
}

// parseParts parses a length in the unit in which people read it, such as 6.5in.
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
