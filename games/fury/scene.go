package fury

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
)

// Scene draws the position: the board with every company from above.
func (r *ruleset) Scene(s engine.State, viewer engine.Seat) *engine.Scene {
	g := s.(*State)
	if g.isCampaign() {
		return r.warScene(g, viewer)
	}
	_, phase := g.Moment()
	sc := &engine.Scene{Boards: []*engine.Board{g.board()}, Turn: fmt.Sprintf("turn %d", g.turn), Phase: phase}
	for n := range companyNo(len(g.companies)) {
		if g.companies[n].isOut() {
			sc.Pieces = g.bases(sc.Pieces, n)
		}
	}
	for seat := range numSeats {
		sc.Charts = append(sc.Charts, g.roster(seat))
	}
	return sc
}

// board draws the ground.
//
// Case 25.5.
func (g *State) board() *engine.Board {
	b := &engine.Board{Key: "table", Name: "The board", Kind: engine.Plane, Width: g.ground.width, Height: g.ground.depth, Scale: 1}
	for i := range int(g.ground.many) {
		of := g.ground.pieces[i].ground
		shape := engine.Shape{Kind: groundNames[of], Closed: !of.IsLine()}
		for _, p := range g.ground.area(i) {
			shape.Line = append(shape.Line, engine.Point{X: p.X, Y: p.Y})
		}
		b.Shapes = append(b.Shapes, shape)
	}
	return b
}

// bases are the squadrons of a company, the first of them with its name and numbers.
func (g *State) bases(all []engine.Piece, n companyNo) []engine.Piece {
	c := &g.companies[n]
	b := g.block(c)
	for i := range int(b.Bases) {
		one := b.Base(i)
		at := one.Centre()
		p := engine.Piece{
			Key: fmt.Sprintf("%s/%d", n.name(), i+1), ID: n.object(), X: at.X, Y: at.Y, Heading: int32(one.Heading / tenthHeading),
			Base: [2]int32{one.Length, one.Width}, Silhouette: g.card(c).Key, Side: n.seat(), Group: n.name(),
		}
		if i == 0 {
			p.Name = g.card(c).Name
			p.Numbers = []engine.Stat{{Name: "squadrons", Value: int32(c.squadrons)}, {Name: "Terror", Value: int32(c.terror) + int32(c.humiliated)}}
		}
		for bit, name := range markNames {
			if c.has(1 << bit) {
				p.State = append(p.State, name)
			}
		}
		all = append(all, p)
	}
	return all
}

// tenthHeading is a tenth of a degree of a heading.
const tenthHeading = 10

// roster lists the companies of a side.
func (g *State) roster(seat engine.Seat) engine.Chart {
	chart := engine.Chart{Key: "companies-" + seatNames[seat], Title: "Companies of " + seatNames[seat], Side: seat,
		Columns: []string{"troops", "squadrons", "Terror", "officer"}}
	for n := range g.each(seat) {
		c := &g.companies[n]
		officer := "none"
		if by := g.leads(n); by != 0 {
			officer = natureText(g.tables.Officers[by].Nature)
		}
		chart.Rows = append(chart.Rows, engine.Row{ID: n.object(), Name: n.name(), Silhouette: g.card(c).Key,
			Cells: []string{g.card(c).Name, itoa(c.squadrons), itoa(c.terror + c.humiliated), officer}})
	}
	return chart
}
