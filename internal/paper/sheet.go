package paper

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A landscape A5 page has three columns, in millimetres; a sheet with more on it is higher.
const (
	pageHeight = 148.0
	pageMargin = 8.0
	slipMargin = 2.5
	gutter     = 4.0
	column     = 62.0
	planWide   = column + gutter
	planHigh   = 15.0
)

// Heading is what a page says above its sheet besides the sheet's own title.
type Heading struct {
	Side string // the name of the sheet's seat
	Note string // "Gravelines, move 7"
}

// Sheet draws a sheet as a page of A5 in SVG. Lines and words have the colour of the text around it, or
// black. Parts have classes that a page may style: struck, note, case, box.
func Sheet(s *engine.Sheet, h Heading) string {
	return draw(s, h, 3, pen{margin: pageMargin}, pageHeight)
}

// Slip draws a sheet as one narrow column, for reading beside a board.
func Slip(s *engine.Sheet, h Heading) string { return draw(s, h, 1, pen{margin: slipMargin}, 0) }

// draw puts each block under the shortest column so far.
func draw(s *engine.Sheet, h Heading, columns int, p pen, height float64) string {
	inner := float64(columns)*(column+gutter) - gutter
	foot := make([]float64, columns)
	top := p.head(s, h, inner)
	for i := range foot {
		foot[i] = top
	}
	for i := range s.Blocks {
		at := 0
		for j := range foot {
			if foot[j] < foot[at] {
				at = j
			}
		}
		foot[at] = p.block(&s.Blocks[i], p.margin+float64(at)*(column+gutter), foot[at]) + gutter
	}
	for _, y := range foot {
		height = max(height, y+p.margin-gutter)
	}
	return svgOf(&p, "sheet", s.Title, inner+2*p.margin, height)
}

// svgOf returns what a pen has drawn as a page of a class with a title.
func svgOf(p *pen, class, title string, wide, height float64) string {
	return `<svg xmlns="http://www.w3.org/2000/svg" class="` + class + `" role="img" aria-label="` + escape(title) +
		`" viewBox="0 0 ` + number(wide) + " " + number(height) + `" width="` + number(wide) + `mm" height="` + number(height) +
		`mm" fill="currentColor" font-family="Instrument, Inter, Arial, sans-serif" font-size="2.7">` + "\n" + p.String() + "</svg>\n"
}

// head draws the name, what it is, its side, and the plan: beside these, or below if there is no room. It
// returns where blocks begin.
func (p *pen) head(s *engine.Sheet, h Heading, inner float64) float64 {
	const serif = `font-family="Garamond, 'EB Garamond', Georgia, serif" `
	room, y := inner-planWide, p.margin+5.5
	beside := room > column
	if !beside {
		room = inner
	}
	y = p.words(p.margin, y, room, 8, serif+`class="title"`, s.Title)
	y = p.words(p.margin, y-2.2, room, 3.6, serif+`font-style="italic"`, s.About)
	y = p.words(p.margin, y, room, letters, `fill-opacity=".7"`, strings.Trim(h.Side+", "+h.Note, ", "))
	if s.Base[0] > 0 && beside {
		p.plan(s, p.margin+inner-planWide, p.margin)
		y = max(y, p.margin+planHigh+3)
	} else if s.Base[0] > 0 {
		p.plan(s, p.margin+inner-planWide, y-1)
		y += planHigh + 2
	}
	p.line(p.margin, y-1.5, p.margin+inner, y-1.5, ".5")
	return y + 1
}

// plan draws a hull from above in a frame, bow to the right, a ring for each standing mast with a stroke for
// each of its sections, and a cross for a lost one.
func (p *pen) plan(s *engine.Sheet, x, y float64) {
	long, beam := float64(s.Base[0]), float64(s.Base[1])
	scale := min(planWide/long, planHigh/beam)
	long, beam = long*scale, beam*scale
	left, middle := x+planWide-long, y+planHigh/2
	stern, waist, bow := .8, 1.0, .72
	if s.Silhouette == "galley" || s.Silhouette == "galleass" {
		stern, waist, bow = .4, .55, .25
		p.rect(left+.16*long, middle-beam*.48, .6*long, beam*.96, `stroke-width=".15" stroke-dasharray="1 .6"`)
	}
	half := beam / 2
	p.path("M"+pair(left, middle-half*stern)+"Q"+pair(left+.45*long, middle-half*waist*1.1)+" "+pair(left+.8*long, middle-half*bow)+
		"L"+pair(left+long, middle)+"L"+pair(left+.8*long, middle+half*bow)+
		"Q"+pair(left+.45*long, middle+half*waist*1.1)+" "+pair(left, middle+half*stern)+"Z", `stroke-width=".35"`)
	for _, m := range s.Masts {
		at := left + long*(100-float64(m.At))/100
		if m.Standing == 0 {
			p.cross(at-1.5, middle-1.5, 3, 3)
			continue
		}
		p.add(`<circle cx="` + number(at) + `" cy="` + number(middle) + `" r=".7"/>`)
		for i := range m.Standing {
			yard := half * (1.1 - .28*float64(i))
			p.line(at+.9*float64(i), middle-yard, at+.9*float64(i), middle+yard, ".3")
		}
	}
}
