package paper

import (
	"strings"

	"weathergage/engine"
)

// The page is an A5 sheet lying down, in millimetres; a sheet with more on it is higher.
const (
	pageWidth  = 210.0
	pageHeight = 148.0
	margin     = 8.0
	gutter     = 4.0
	columns    = 3
	column     = (pageWidth - 2*margin - (columns-1)*gutter) / columns
	headHeight = 19.0
)

// Heading is what a page says above its sheet besides what the sheet itself does.
type Heading struct {
	Side string // the name of the sheet's seat
	Note string // "Gravelines, move 7"
}

// Sheet draws a sheet as a page in SVG. Lines and words are in the colour of the text
// around it; with nothing around it, black. Parts have classes that a page may style:
// struck, note, case, box.
func Sheet(s *engine.Sheet, h Heading) string {
	var p pen
	p.head(s, h)
	var foot [columns]float64
	for i := range foot {
		foot[i] = margin + headHeight
	}
	for i := range s.Blocks {
		at := 0
		for j := range foot {
			if foot[j] < foot[at] {
				at = j
			}
		}
		foot[at] = p.block(&s.Blocks[i], margin+float64(at)*(column+gutter), foot[at]) + gutter
	}
	height := pageHeight
	for _, y := range foot {
		height = max(height, y+margin-gutter)
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" class="sheet" role="img" aria-label="` + escape(s.Title) +
		`" viewBox="0 0 ` + number(pageWidth) + " " + number(height) + `" width="` + number(pageWidth) + `mm" height="` + number(height) +
		`mm" fill="currentColor" font-family="Instrument, Inter, Arial, sans-serif" font-size="2.7">` + "\n" + p.String() + "</svg>\n"
}

// head draws the name, what it is, whose it is, and the plan.
func (p *pen) head(s *engine.Sheet, h Heading) {
	const serif = `font-family="Garamond, 'EB Garamond', Georgia, serif" `
	p.text(margin, margin+5.5, serif+`font-size="8" class="title"`, s.Title)
	p.text(margin, margin+10.5, serif+`font-size="3.6" font-style="italic"`, s.About)
	p.text(margin, margin+14.5, `fill-opacity=".7"`, strings.Trim(h.Side+", "+h.Note, ", "))
	if s.Base[0] > 0 {
		p.plan(s, pageWidth-margin-68, margin, 68, 15)
	}
	p.line(margin, margin+headHeight-2.5, pageWidth-margin, margin+headHeight-2.5, ".5")
}

// plan draws a hull from above in a frame, bow to the right, a ring for each mast that
// stands with a stroke for each of its sections, and a cross for one that is gone.
func (p *pen) plan(s *engine.Sheet, x, y, width, height float64) {
	long, beam := float64(s.Base[0]), float64(s.Base[1])
	scale := min(width/long, height/beam)
	long, beam = long*scale, beam*scale
	left, middle := x+width-long, y+height/2
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
