package paper

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A page of A4, upright, with three columns, in millimetres: a little less than the paper, so that a printer that rounds
// up does not begin another page.
const rosterHigh = 296.0

// Pages draws sheets of one side as the pages that are printed: small ones together on as few pages of A4 as they need,
// each other one on a page of A5. Each page has the key of its first sheet.
func Pages(sheets []engine.Sheet, h Heading) (keys, pages []string) {
	var small []engine.Sheet
	for i := range sheets {
		if sheets[i].Small {
			small = append(small, sheets[i])
			continue
		}
		keys, pages = append(keys, sheets[i].Key), append(pages, Sheet(&sheets[i], h))
	}
	for len(small) > 0 {
		page, n := roster(small, h)
		keys, pages = append(keys, "roster-"+small[0].Key), append(pages, page)
		small = small[n:]
	}
	return keys, pages
}

// roster draws as many small sheets as a page has room for, each in the shortest column, and returns how many.
func roster(sheets []engine.Sheet, h Heading) (page string, n int) {
	p := pen{margin: pageMargin}
	inner := 3*(column+gutter) - gutter
	top := p.head(&engine.Sheet{Title: h.Side, About: "Roster"}, Heading{Note: h.Note}, inner)
	foot := [3]float64{top, top, top}
	for n = 0; n < len(sheets); n++ {
		at := 0
		for i := range foot {
			if foot[i] < foot[at] {
				at = i
			}
		}
		one := pen{margin: p.margin}
		end := one.small(&sheets[n], p.margin+float64(at)*(column+gutter), foot[at])
		if end > rosterHigh-p.margin && n > 0 {
			break
		}
		p.WriteString(one.String())
		foot[at] = end + gutter
	}
	return svgOf(&p, "sheet roster", h.Side+", roster", inner+2*p.margin, rosterHigh), n
}

// small draws a sheet as an entry of a roster: what is struck off has its boxes, figures stand in one line each.
func (p *pen) small(s *engine.Sheet, x, y float64) float64 {
	p.text(x, y+3, `font-weight="600" font-size="3.2"`, s.Title)
	p.line(x, y+4.4, x+column, y+4.4, ".25")
	y += 5
	if s.About != "" {
		y = p.words(x, y+3, column, letters, `font-style="italic"`, s.About) - 2
	}
	for i := range s.Blocks {
		b := &s.Blocks[i]
		figures := []string{}
		for j := range b.Rows {
			if row := &b.Rows[j]; len(row.Boxes) > 0 {
				y = p.row(row, nameWidth(b), x, y)
			} else {
				figures = append(figures, strings.Replace(row.Name, ": ", " ", 1))
			}
		}
		if len(figures) > 0 {
			y = p.words(x, y+3.2, column, letters, "", b.Title+": "+strings.Join(figures, ", ")) - 2.6
		}
	}
	return y + 1
}
