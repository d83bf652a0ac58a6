package site

import (
	"cmp"
	"fmt"
	"html"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A picture draws one board with its pieces, in units of which a picture is about wide across. It has no letters that
// somebody must read: a caption says what it shows.
type picture struct {
	strings.Builder
	board  *engine.Board
	scale  float64 // units of the picture to one of the board
	spaces map[engine.Object]*engine.Space
	id     string  // that no other picture of a page has
	least  float64 // how long a ship is drawn at least
	coast  bool    // its land is drawn by its coasts, not by its spaces
}

// across is how wide a picture is, in its own units.
const across = 1200

// squat is the least height of a picture, as a share of its width: more sea is drawn above and below.
const squat = 0.56

// draw returns the board of a scene with the most pieces as SVG, with its meaning for those who do not see it.
func draw(sc *engine.Scene, id, says string) string {
	board := slices.MaxFunc(sc.Boards, func(a, b *engine.Board) int { return cmp.Compare(len(on(a, sc)), len(on(b, sc))) })
	p := &picture{board: board, scale: across / float64(max(1, board.Width)), spaces: map[engine.Object]*engine.Space{}, id: id}
	for i := range board.Spaces {
		p.spaces[board.Spaces[i].ID] = &board.Spaces[i]
	}
	high := float64(board.Height) * p.scale
	over := max(0, squat*across-high) / 2
	fmt.Fprintf(p, `<svg class="chart" viewBox="0 %.0f %d %.0f" width="%[2]d" height="%.0[3]f" preserveAspectRatio="xMidYMid slice" role="img" aria-label="%s">`,
		-over, across, high+2*over, html.EscapeString(says))
	fmt.Fprintf(p, `<rect class="sea" y="%.0f" width="%d" height="%.0f"/>`, -over, across, high+2*over)
	p.rhumbs(high, over)
	p.land()
	p.terrain()
	p.shapes()
	p.links()
	if board.Kind == engine.Plane {
		p.ships(on(board, sc))
	} else {
		p.counters(on(board, sc))
	}
	p.WriteString("</svg>")
	return p.String()
}

// on returns the pieces that stand on a board, those below others first.
func on(board *engine.Board, sc *engine.Scene) []*engine.Piece {
	var out []*engine.Piece
	for i := range sc.Pieces {
		one := &sc.Pieces[i]
		if board.Kind == engine.Plane && one.At == engine.NoObject || slices.ContainsFunc(board.Spaces, func(s engine.Space) bool { return s.ID == one.At }) {
			out = append(out, one)
		}
	}
	slices.SortStableFunc(out, func(a, b *engine.Piece) int { return cmp.Compare(b.Depth, a.Depth) })
	return out
}

func (p *picture) at(of engine.Point) (x, y float64) {
	return float64(of.X) * p.scale, float64(of.Y) * p.scale
}

// path returns a line as a path.
func (p *picture) path(line []engine.Point, closed bool) string {
	var b strings.Builder
	for i, point := range line {
		x, y := p.at(point)
		letter := "L"
		if i == 0 {
			letter = "M"
		}
		fmt.Fprintf(&b, "%s%.0f %.0f", letter, x, y)
	}
	if closed {
		b.WriteString("z")
	}
	return b.String()
}

// rhumbs draws the lines of a portolan, from the middle.
func (p *picture) rhumbs(high, over float64) {
	if p.board.Kind == engine.Plane && len(p.board.Shapes) > 0 {
		return
	}
	var d strings.Builder
	for i := range 32 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 16)
		fmt.Fprintf(&d, "M%d %.0fl%.0f %.0f", across/2, high/2, cos*(across+over), sin*(across+high+over))
	}
	fmt.Fprintf(p, `<path class="rhumb" d="%s"/>`, d.String())
}

// land draws what is land, with waves before its coast. What is coloured is cut off at the coast.
func (p *picture) land() {
	d := ""
	for _, ring := range ashore(p.board) {
		d += p.path(ring, true)
	}
	if p.coast = d != ""; p.coast {
		fmt.Fprintf(p, `<path class="waves" d="%s"/><path class="land" d="%[1]s"/><clipPath id="land-%s"><path d="%[1]s"/></clipPath>`, d, p.id)
	}
}

// terrain draws the spaces, those of one look as one.
func (p *picture) terrain() {
	if p.board.Kind == engine.Plane {
		return
	}
	by, washes := map[string]string{}, map[string]string{}
	for i := range p.board.Spaces {
		s := &p.board.Spaces[i]
		switch {
		case s.Outline == nil:
			x, y := p.at(s.Centre)
			by["box"] += fmt.Sprintf("M%.0f %.0fm-26 0a26 26 0 1 0 52 0a26 26 0 1 0 -52 0", x, y)
			continue
		case p.coast:
			by["grid"] += p.path(s.Outline, true)
		case s.Terrain != "sea":
			by[s.Terrain] += p.path(s.Outline, true)
		}
		if s.Area != "" {
			washes[s.Area] += p.path(s.Outline, true)
		}
	}
	for _, look := range slices.Sorted(maps.Keys(by)) {
		fmt.Fprintf(p, `<path class="ground %s" d="%s"/>`, html.EscapeString(look), by[look])
	}
	for _, look := range slices.Sorted(maps.Keys(washes)) {
		fmt.Fprintf(p, `<path class="wash %s" clip-path="url(#land-%s)" d="%s"/>`, html.EscapeString(look), p.id, washes[look])
	}
}

// shapes draws what lies under the spaces, and on a measured table the country itself.
func (p *picture) shapes() {
	by, order := map[string]string{}, []string{}
	for _, s := range p.board.Shapes {
		if s.Kind == "name" || s.Kind == "land" || s.Kind == "coast" || len(s.Line) < 2 {
			continue
		}
		look := s.Kind
		if p.board.Kind == engine.Plane && s.Closed {
			look += " ground"
		}
		if by[look] == "" {
			order = append(order, look)
		}
		by[look] += p.path(s.Line, s.Closed)
	}
	for _, look := range order {
		fmt.Fprintf(p, `<path class="shape %s" d="%s"/>`, html.EscapeString(look), by[look])
	}
}

// links draws what joins spaces.
func (p *picture) links() {
	d := ""
	for _, l := range p.board.Links {
		line := l.Line
		if from, to := p.spaces[l.From], p.spaces[l.To]; len(line) < 2 && from != nil && to != nil {
			line = []engine.Point{from.Centre, to.Centre}
		}
		d += p.path(line, false)
	}
	if d != "" {
		fmt.Fprintf(p, `<path class="link" d="%s"/>`, d)
	}
}

func side(s engine.Seat) string {
	if s > 3 {
		return "side-none"
	}
	return fmt.Sprintf("side-%d", s)
}

// counters draws pieces on their spaces, those of one space as a pile.
func (p *picture) counters(all []*engine.Piece) {
	size := p.cell() * 0.8
	piled := map[engine.Object]int{}
	for _, one := range all {
		piled[one.At]++
	}
	for _, one := range all {
		x, y := p.at(p.spaces[one.At].Centre)
		piled[one.At]--
		shift := size * 0.09 * float64(min(piled[one.At], 4))
		fmt.Fprintf(p, `<g class="counter %s" transform="translate(%.0f %.0f) scale(%.2f)"><rect x="-42" y="-40" width="84" height="80" rx="6"/>%s</g>`,
			side(one.Side), x+shift, y-shift, size/84, emblem(one.Silhouette))
	}
}

// emblem returns what is drawn on a counter: a ship, or the men's weapons.
func emblem(silhouette string) string {
	switch silhouette {
	case "counter", "deception", "unseen", "":
		return ""
	case "pike", "shot", "leader", "sword", "horse", "gun":
		return `<path class="arms" d="M-22 24L22 -28M22 24L-22 -28"/>`
	}
	return `<path class="hull" d="M-30 10h60l-9 16h-42z"/><path class="sails" d="M-22 6v-20q11 4 18 0v20zM2 6v-30q13 5 22 0v30z"/>`
}

// cell returns about how wide a space is, in units of the picture.
func (p *picture) cell() float64 {
	spaces := p.board.Spaces
	if len(spaces) > 0 && spaces[0].Outline != nil {
		xs := func(point engine.Point) int32 { return point.X }
		least, most := xs(spaces[0].Outline[0]), xs(spaces[0].Outline[0])
		for _, point := range spaces[0].Outline {
			least, most = min(least, xs(point)), max(most, xs(point))
		}
		return max(26, float64(most-least)*p.scale)
	}
	return 64
}

// ships draws pieces on a measured table by their bases, from above.
func (p *picture) ships(all []*engine.Piece) {
	if p.least = 90; len(all) > 4 {
		p.least = 50
	}
	for _, one := range all {
		x, y := p.at(engine.Point{X: one.X, Y: one.Y})
		fmt.Fprintf(p, `<g class="%s" transform="translate(%.0f %.0f) rotate(%.1f)">`, side(one.Side), x, y, float64(one.Heading)/10)
		switch {
		case len(one.Body) > 0:
			p.body(one)
		case len(p.board.Shapes) > 0 && len(one.Masts) == 0:
			p.base(one)
		default:
			p.ship(one)
		}
		p.WriteString("</g>")
	}
}

// base draws a thing that stands on land.
func (p *picture) base(one *engine.Piece) {
	long, wide := float64(one.Base[0])*p.scale, float64(one.Base[1])*p.scale
	fmt.Fprintf(p, `<rect class="men" x="%.1f" y="%.1f" width="%.1f" height="%.1f"/>`, -wide/2, -long/2, wide, long)
}

// body draws men or beasts.
func (p *picture) body(one *engine.Piece) {
	w, h := float64(one.Each[1])*p.scale, float64(one.Each[0])*p.scale
	for _, each := range one.Body {
		x, y := p.at(each)
		fmt.Fprintf(p, `<rect class="men" x="%.1f" y="%.1f" width="%.1f" height="%.1f"/>`, x-w/2, y-h/2, w, h)
	}
}

// ship draws a hull, its bow up, and its sails. It is drawn larger than to scale if it would be too small to see.
func (p *picture) ship(one *engine.Piece) {
	long, wide := float64(one.Base[0])*p.scale, float64(one.Base[1])*p.scale
	if long <= 0 {
		long, wide = 60, 20
	}
	grow := max(1, p.least/long)
	long, wide = long*grow, wide*grow
	fmt.Fprintf(p, `<path class="hull" d="M0 %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fH%.1fL%.1f %.1fQ%.1f %.1f 0 %.1fz"/>`,
		-long/2, wide/2, -long/4, wide/2, 0., wide*0.38, long/2, -wide*0.38, -wide/2, 0., -wide/2, -long/4, -long/2)
	masts := one.Masts
	if len(masts) == 0 {
		masts = []engine.Mast{{At: 25}, {At: 50}, {At: 75}}
	}
	for _, m := range masts {
		y := -long/2 + long*float64(m.At)/100
		if m.At > 5 && m.At < 95 {
			fmt.Fprintf(p, `<path class="sails" d="M%.1f %.1fq%.1f %.1f %.1f 0z"/>`, -wide*0.7, y, wide*0.7, -long*0.14, wide*1.4)
		}
	}
}
