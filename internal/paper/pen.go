package paper

import (
	"encoding/xml"
	"strconv"
	"strings"
)

// A pen writes SVG.
type pen struct {
	strings.Builder
	margin float64 // of the page
}

func (p *pen) add(element string) { p.WriteString(element + "\n") }

func (p *pen) text(x, y float64, how, text string) {
	if text == "" {
		return
	}
	p.add(`<text x="` + number(x) + `" y="` + number(y) + `" ` + how + ">" + escape(text) + "</text>")
}

// words writes a text on as many lines as it needs, and returns where the next begins.
func (p *pen) words(x, y, room, size float64, how, text string) float64 {
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && width(line+" "+word, size)*.9 > room {
			p.text(x, y, how+` font-size="`+number(size)+`"`, line)
			line, y = "", y+size*1.2
		}
		line = strings.TrimSpace(line + " " + word)
	}
	p.text(x, y, how+` font-size="`+number(size)+`"`, line)
	return y + size*1.3
}

func (p *pen) line(x1, y1, x2, y2 float64, wide string) {
	p.path("M"+pair(x1, y1)+"L"+pair(x2, y2), `stroke-width="`+wide+`"`)
}

func (p *pen) rect(x, y, wide, high float64, how string) {
	p.add(`<rect x="` + number(x) + `" y="` + number(y) + `" width="` + number(wide) + `" height="` + number(high) +
		`" fill="none" stroke="currentColor" ` + how + `/>`)
}

func (p *pen) path(d, how string) {
	p.add(`<path d="` + d + `" fill="none" stroke="currentColor" ` + how + `/>`)
}

// cross strikes a box out.
func (p *pen) cross(x, y, wide, high float64) {
	p.path("M"+pair(x, y)+"L"+pair(x+wide, y+high)+"M"+pair(x, y+high)+"L"+pair(x+wide, y), `class="struck" stroke-width=".35"`)
}

// number writes a length to a hundredth.
func number(v float64) string {
	text := strconv.FormatFloat(v, 'f', 2, 64)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

func pair(x, y float64) string { return number(x) + " " + number(y) }

// escape makes a text fit between tags and quotation marks.
func escape(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // a Builder takes everything
	return b.String()
}
