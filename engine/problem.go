package engine

import "strings"

// A Problem is one objection to a position that was set up by hand.
type Problem struct {
	Rule  Case
	About Object
	Line  string // the first word of the line that it is about, if it is about no object; else ""
	Why   string
}

// Place returns the line and column, both from 1, at which the text of a position first names what the
// problem is about; 0 if it is not named. A word ends at ":" or "@", and a ";" begins a comment.
func (p *Problem) Place(text []byte, w *Words) (line, column int) {
	name := p.Line
	if p.About != NoObject {
		name = w.Object(p.About)
	}
	for i, s := range strings.Split(string(text), "\n") {
		s, _, _ = strings.Cut(s, ";")
		for k, word := range SplitWords(s) {
			if end := strings.IndexAny(word.Text, ":@\r"); end >= 0 {
				word.Text = word.Text[:end]
			}
			if name != "" && strings.EqualFold(word.Text, name) && (k == 0 || p.About != NoObject) {
				return i + 1, word.Column
			}
		}
	}
	return 0, 0
}
