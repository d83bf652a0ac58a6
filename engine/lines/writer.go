package lines

import (
	"fmt"
	"strconv"
)

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

// Begin writes a line of words, to which more may be added.
func (w *Writer) Begin(words ...string) {
	for i, word := range words {
		if i > 0 {
			w.Buf = append(w.Buf, ' ')
		}
		w.Buf = append(w.Buf, word...)
	}
	w.Buf = append(w.Buf, '\n')
}

// Word adds words to the line written last.
func (w *Writer) Word(words ...string) {
	w.Buf = w.Buf[:len(w.Buf)-1]
	for _, word := range words {
		w.Buf = append(append(w.Buf, ' '), word...)
	}
	w.Buf = append(w.Buf, '\n')
}

// Number adds a number to the line written last.
func (w *Writer) Number(n int64) {
	w.Buf[len(w.Buf)-1] = ' '
	w.Buf = append(strconv.AppendInt(w.Buf, n, 10), '\n')
}

// Numbers adds numbers to the line written last.
func (w *Writer) Numbers(row []uint8) {
	for _, n := range row {
		w.Number(int64(n))
	}
}

// Flag adds a word to the line written last, if holds is true.
func (w *Writer) Flag(holds bool, word string) {
	if holds {
		w.Word(word)
	}
}

// Count adds a word and a number to the line written last, unless it is 0.
func (w *Writer) Count(n int, word string) {
	if n != 0 {
		w.Word(word)
		w.Number(int64(n))
	}
}
