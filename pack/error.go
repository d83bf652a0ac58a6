package pack

import (
	"fmt"
	"strings"
)

// An Error is one fault in a pack. Line and column count from 1, columns in
// characters.
type Error struct {
	File         string
	Line, Column int
	Why          string // what was expected and what was found
	Path         string // path of the value in a TOML file, such as "ship.2.at", or ""
	NoField      bool   // the file has a field that its kind of file has not
}

func fault(file string, at place, why string) *Error {
	return &Error{File: file, Line: at.line, Column: at.column, Why: why}
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, e.Why)
}

// Faults holds all faults found in one reading. Its text has one a line.
type Faults []*Error

// mostFaults is how many faults the text lists; more would bury the first.
const mostFaults = 10

func (ff Faults) Error() string {
	var b strings.Builder
	for i, f := range ff {
		if i == mostFaults {
			fmt.Fprintf(&b, "\nand %d more", len(ff)-i)
			break
		}
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(f.Error())
	}
	return b.String()
}

// Unwrap lists the faults for errors.Is and errors.As.
func (ff Faults) Unwrap() []error {
	all := make([]error, len(ff))
	for i, f := range ff {
		all[i] = f
	}
	return all
}
