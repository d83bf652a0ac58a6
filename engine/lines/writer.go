package lines

import "fmt"

// A Writer writes a position line by line.
type Writer struct {
	Buf []byte
}

// Line writes a line.
func (w *Writer) Line(format string, args ...any) {
	w.Buf = append(fmt.Appendf(w.Buf, format, args...), '\n')
}

// Head writes the two lines with which every position begins, as Reader.Head reads them.
func (w *Writer) Head(game string, version int) {
	w.Line("weathergage position 1")
	w.Line("game %s %d", game, version)
}

// More adds to the line written last.
func (w *Writer) More(format string, args ...any) {
	w.Buf = append(fmt.Appendf(w.Buf[:len(w.Buf)-1], format, args...), '\n')
}

// Flag adds a word to the line written last, if holds is true.
func (w *Writer) Flag(holds bool, word string) {
	if holds {
		w.More(" %s", word)
	}
}

// Count adds a word and a number to the line written last, unless it is 0.
func (w *Writer) Count(n int, word string) {
	if n != 0 {
		w.More(" %s %d", word, n)
	}
}
