package engine

import (
	"fmt"
	"strconv"
)

// A TextError is an error in a text: a choice, a position, a record, an example.
// Lines and columns count from 1; a column counts characters.
type TextError struct {
	File         string // "" if it has no name
	Line, Column int
	Why          string // what was expected and what was found
	Known        string // the words that may stand there, between blanks, as far as they can be listed
}

func (e *TextError) Error() string {
	name := e.File
	if name != "" {
		name += ":"
	}
	return fmt.Sprintf("%s%d:%d: %s", name, e.Line, e.Column, e.Why)
}

// mostQuoted is how many characters of a text an error quotes.
const mostQuoted = 40

// Quote puts a text in quotation marks for an error: at most 40 characters of it, and an ellipsis if there
// were more.
func Quote(text string) string {
	n := 0
	for i := range text {
		if n++; n > mostQuoted {
			return strconv.Quote(text[:i]) + "…"
		}
	}
	return strconv.Quote(text)
}
