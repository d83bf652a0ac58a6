package paper

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// The sizes in a block: the height of a row, of a row with notes under its boxes, of a box, and of letters
// and notes.
const (
	rowHeight  = 5.2
	noteHeight = 2.6
	boxHeight  = 4.2
	letters    = 2.7
	small      = 2.0
	mostName   = column * .55
)

// block draws a block at a place and returns where it ends.
func (p *pen) block(b *engine.Block, x, y float64) float64 {
	p.text(x, y+3, `font-weight="600" font-size="3"`, b.Title)
	p.rule(b.Rule, x+column, y+3)
	p.line(x, y+4.2, x+column, y+4.2, ".25")
	y += 5
	if len(b.Columns) > 0 {
		return p.table(b, x, y)
	}
	for i := range b.Rows {
		y = p.row(&b.Rows[i], nameWidth(b), x, y)
	}
	return y
}

// rule writes a case small at the right end.
func (p *pen) rule(rule engine.Case, right, y float64) {
	if rule != "" {
		p.text(right, y, `class="case" text-anchor="end" font-size="2" fill-opacity=".6"`, string(rule))
	}
}

// nameWidth returns the room that the names of a block's rows take.
func nameWidth(b *engine.Block) float64 {
	wide := 0.0
	for i := range b.Rows {
		if r := &b.Rows[i]; len(r.Boxes) > 0 || len(b.Columns) > 0 {
			wide = max(wide, width(r.Name, letters)+2.5)
		}
	}
	return min(wide, mostName)
}

// row draws a name with boxes side by side, on further lines if needed.
func (p *pen) row(r *engine.Entry, name, x, y float64) float64 {
	p.text(x, y+3.4, "", r.Name)
	right := x + column
	if r.Rule != "" {
		p.rule(r.Rule, right, y+3.4)
		right -= width(string(r.Rule), small) + 1
	}
	at, notes := x+name, false
	for _, box := range r.Boxes {
		if box == (engine.Box{}) {
			p.line(at, y+4.5, right-1, y+4.5, ".1")
			continue
		}
		wide := max(width(box.Text, letters)+1.8, boxHeight)
		if hang := width(box.Note, small) + .6; hang > wide {
			wide = hang
		}
		wide = min(wide, right-x-name)
		if at+wide > right && at > x+name {
			y = below(y, notes)
			at, notes = x+name, false
		}
		p.box(&box, at, y, wide)
		notes = notes || box.Note != ""
		at += wide + .8
	}
	return below(y, notes)
}

// below returns where the next row begins.
func below(y float64, notes bool) float64 {
	if notes {
		return y + rowHeight + noteHeight
	}
	return y + rowHeight
}

// box draws one box with its text, crossed out if it is struck, its note below.
func (p *pen) box(box *engine.Box, x, y, wide float64) {
	p.rect(x, y+.3, wide, boxHeight, `class="box" stroke-width=".2" rx=".5"`)
	p.text(x+wide/2, y+3.4, `text-anchor="middle"`, box.Text)
	if box.Struck {
		p.cross(x+.3, y+.6, wide-.6, boxHeight-.6)
	}
	if box.Note != "" {
		p.text(x+wide/2, y+boxHeight+2.3, `class="note" text-anchor="middle" font-style="italic" font-size="2"`, box.Note)
	}
}

// table draws rows under column heads, with a line through what is struck. In a table of one column the boxes
// begin at its left.
func (p *pen) table(b *engine.Block, x, y float64) float64 {
	name := nameWidth(b)
	each := (column - name - ruleRoom(b)) / float64(len(b.Columns))
	anchor, first := "middle", x+name+each/2
	if len(b.Columns) == 1 {
		anchor, first = "start", x+name
	}
	if strings.Join(b.Columns, "") != "" {
		for i, head := range b.Columns {
			p.text(first+each*float64(i), y+2.8, `text-anchor="`+anchor+`" font-size="2.3" fill-opacity=".7"`, head)
		}
		y += 4
	}
	for _, r := range b.Rows {
		p.text(x, y+3, "", r.Name)
		p.rule(r.Rule, x+column, y+3)
		tall := rowHeight - .6
		for i := range r.Boxes {
			if p.cell(&r.Boxes[i], anchor, first+each*float64(i), y); r.Boxes[i].Note != "" {
				tall = rowHeight + 1.4
			}
		}
		y += tall
	}
	return y
}

// ruleRoom returns the room at the right for the cases of rows, if they have any.
func ruleRoom(b *engine.Block) float64 {
	wide := 0.0
	for i := range b.Rows {
		wide = max(wide, width(string(b.Rows[i].Rule), small))
	}
	return wide
}

// cell draws one box of a table.
func (p *pen) cell(box *engine.Box, anchor string, x, y float64) {
	p.text(x, y+3, `text-anchor="`+anchor+`"`, box.Text)
	if box.Struck {
		half := width(box.Text, letters)/2 + .5
		p.path("M"+pair(x-half, y+2.1)+"L"+pair(x+half, y+2.1), `class="struck" stroke-width=".35"`)
	}
	p.text(x, y+5.2, `class="note" text-anchor="`+anchor+`" font-style="italic" font-size="2"`, box.Note)
}

// width estimates how wide a text is in letters of a size.
func width(text string, size float64) float64 {
	wide := 0.0
	for _, r := range text {
		switch {
		case strings.ContainsRune("iljtfr.,:;'|I ()-", r):
			wide += .33
		case strings.ContainsRune("mwMW", r):
			wide += .88
		case r >= 'A' && r <= 'Z':
			wide += .69
		default:
			wide += .6
		}
	}
	return wide * size
}
