package lab

import (
	"cmp"
	"fmt"
	"io"
	"strings"
	"time"
)

// A Bar shows how far an experiment is: on a terminal as one line drawn again and again, elsewhere as plain
// lines now and then.
type Bar struct {
	Of      string // what is counted; "" for matches
	w       io.Writer
	all     int
	redraw  bool
	began   time.Time
	drawn   time.Time
	written bool
}

// NewBar returns a bar for all matches. redraw says that w is a terminal.
func NewBar(w io.Writer, all int, redraw bool) *Bar {
	now := time.Now()
	return &Bar{w: w, all: all, redraw: redraw, began: now, drawn: now}
}

// barWidth is how many characters wide the bar is.
const barWidth = 40

// plainEvery is the time between two plain lines.
const plainEvery = 10 * time.Second

// Tell shows that this many matches are finished.
func (b *Bar) Tell(finished int) {
	now := time.Now()
	status := fmt.Sprintf("%d of %d %s%s", finished, b.all, cmp.Or(b.Of, "matches"), left(now.Sub(b.began), finished, b.all))
	switch {
	case b.redraw:
		full := barWidth * finished / b.all
		fmt.Fprintf(b.w, "\r\x1b[K%s%s %3d%%  %s", strings.Repeat("█", full), strings.Repeat("░", barWidth-full), 100*finished/b.all, status)
		b.written = true
	case now.Sub(b.drawn) >= plainEvery:
		fmt.Fprintln(b.w, status)
		b.drawn = now
	}
}

// Done clears the line.
func (b *Bar) Done() {
	if b.written {
		fmt.Fprint(b.w, "\r\x1b[K")
	}
}

// left returns how long the rest will take at the present speed.
func left(took time.Duration, finished, all int) string {
	if finished == 0 {
		return ""
	}
	rest := time.Duration(float64(took) / float64(finished) * float64(all-finished))
	return ", " + rest.Round(time.Second).String() + " left"
}
