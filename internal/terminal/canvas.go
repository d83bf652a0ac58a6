package terminal

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A Style says what the terminal can do.
type Style struct {
	Width, Height int  // in characters; a Height of 0 has no end, as in a file
	Colour        bool // escape sequences for colour are understood
	Clear         bool // and those that clear the screen
}

// look is how a character is drawn.
type look uint8

const (
	plain look = iota
	dim
	bold
	lit    // what the seat may choose now
	wind   // wind and weather
	wrong  // refusals
	side0  // pieces and words of the first seat, and so on
	side1  //
	side2  //
	side3  //
	number // the key of a choice
)

// sgr is the escape sequence of each look, without its frame.
var sgr = [...]string{
	plain: "0", dim: "2", bold: "1", lit: "1;33", wind: "1;36", wrong: "31",
	side0: "1;32", side1: "1;35", side2: "1;34", side3: "1;31", number: "36",
}

// sideLook returns the look of a seat's pieces.
func sideLook(s engine.Seat) look {
	if s > 3 {
		return plain
	}
	return side0 + look(s)
}

// sideSign returns the sign before the name of a seat's piece, so that sides differ without colour too.
func sideSign(s engine.Seat) rune {
	if s > 3 {
		return '•'
	}
	return []rune("▲▼◆■")[s]
}

// paint gives text a look, if the terminal has colour.
func (st Style) paint(l look, text string) string {
	if !st.Colour || l == plain || text == "" {
		return text
	}
	return "\x1b[" + sgr[l] + "m" + text + "\x1b[0m"
}

// canvas is a sheet of characters, each with its look.
type canvas struct {
	w, h  int
	runes []rune
	looks []look
}

func newCanvas(w, h int) *canvas {
	c := &canvas{w: w, h: h, runes: make([]rune, w*h), looks: make([]look, w*h)}
	for i := range c.runes {
		c.runes[i] = ' '
	}
	return c
}

// put draws one character; outside the canvas it draws nothing.
func (c *canvas) put(x, y int, r rune, l look) {
	if x >= 0 && y >= 0 && x < c.w && y < c.h {
		c.runes[y*c.w+x], c.looks[y*c.w+x] = r, l
	}
}

// at returns the character drawn at a place, ' ' outside.
func (c *canvas) at(x, y int) rune {
	if x < 0 || y < 0 || x >= c.w || y >= c.h {
		return ' '
	}
	return c.runes[y*c.w+x]
}

// text draws text of at most room characters and returns how many it took.
func (c *canvas) text(x, y, room int, s string, l look) int {
	n := 0
	for _, r := range s {
		if n == room {
			break
		}
		c.put(x+n, y, r, l)
		n++
	}
	return n
}

// lines returns the sheet as lines without blanks at their ends.
func (c *canvas) lines(st Style) []string {
	out := make([]string, 0, c.h)
	for y := range c.h {
		end := c.w
		for end > 0 && c.runes[y*c.w+end-1] == ' ' {
			end--
		}
		var b strings.Builder
		for x := 0; x < end; {
			from, l := x, c.looks[y*c.w+x]
			for x < end && c.looks[y*c.w+x] == l {
				x++
			}
			b.WriteString(st.paint(l, string(c.runes[y*c.w+from:y*c.w+x])))
		}
		out = append(out, b.String())
	}
	return out
}

// columns returns how many columns a line takes on the screen.
func columns(s string) int {
	n, escape := 0, false
	for _, r := range s {
		switch {
		case escape:
			escape = r != 'm'
		case r == '\x1b':
			escape = true
		default:
			n++
		}
	}
	return n
}

// beside puts one block of lines to the right of another.
func beside(left, right []string, gap int) []string {
	w := widest(left) + gap
	out := make([]string, max(len(left), len(right)))
	for i := range out {
		if i < len(left) {
			out[i] = left[i]
		}
		if i < len(right) && right[i] != "" {
			out[i] += strings.Repeat(" ", w-columns(out[i])) + right[i]
		}
	}
	return out
}

func widest(lines []string) int {
	w := 0
	for _, l := range lines {
		w = max(w, columns(l))
	}
	return w
}

// cut shortens text to a number of columns, and marks the cut.
func cut(s string, room int) string {
	r := []rune(s)
	if len(r) <= room {
		return s
	}
	if room < 1 {
		return ""
	}
	return string(r[:room-1]) + "…"
}

// wrap breaks text without colour into lines of at most width columns; all but
// the first begin with indent blanks.
func wrap(s string, width, indent int) []string {
	var out []string
	line, n := "", 0
	for _, word := range strings.Fields(s) {
		w := columns(word)
		if n > 0 && n+1+w > width {
			out = append(out, line)
			line, n = strings.Repeat(" ", indent), indent
		} else if n > 0 {
			line, n = line+" ", n+1
		}
		line, n = line+word, n+w
	}
	return append(out, line)
}

// plural returns a count with its noun: "1 square", "3 squares".
func plural(n int, noun string) string {
	switch {
	case n == 1:
	case strings.HasSuffix(noun, "x") || strings.HasSuffix(noun, "s"):
		noun += "es"
	default:
		noun += "s"
	}
	return strconv.Itoa(n) + " " + noun
}
