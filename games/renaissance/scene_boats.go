package renaissance

import "github.com/weathergage/weathergage/engine"

// boatPieces returns the boats at sea, seen from above.
//
// Case 9.2.
func (r *ruleset) boatPieces(g *State) (pieces []engine.Piece) {
	size := g.tables.Distance[BoatBase]
	for b := range boatNo(g.ofBoats()) {
		w := &g.boats[b]
		if !w.inWater() {
			continue
		}
		base, on := g.boatBase(b), g.boatObject(b)
		middle := base.Centre()
		p := engine.Piece{
			Key: r.words.Object(on), ID: on, X: middle.X, Y: middle.Y, Heading: int32(base.Heading) / int32(tenth),
			Base: [2]int32{size, size}, Silhouette: silhouettes[Boat], Name: r.words.Title(on), Side: g.boatSeat(b),
			Numbers: []engine.Stat{{Name: "crew", Value: int32(w.men.men()), Max: int32(g.boatRoom())}},
			State:   []string{postNames[w.post]},
		}
		pieces = append(pieces, p)
	}
	return pieces
}

// boatLines are drawn from boats to the ships that they tow, or for which they have
// carried out a kedge.
//
// Cases 9.1, 23.4.
func (g *State) boatLines() (marks []engine.Mark) {
	for b := range boatNo(g.ofBoats()) {
		if w := &g.boats[b]; w.post == towing || w.post == kedging {
			marks = append(marks, engine.Mark{Kind: "grapple", Board: "table", From: g.boatObject(b), To: g.object(w.by)})
		}
	}
	return marks
}

// tellBoats tells where each boat at sea lies when the move is over.
//
// Case 7.8.
func (g *State) tellBoats(t *engine.Turn) {
	if !t.Hear {
		return
	}
	for b := range boatNo(g.ofBoats()) {
		if w := &g.boats[b]; w.inWater() {
			base := g.boatBase(b)
			g.tell(t, engine.Event{Kind: engine.Moved, Rule: "7.8", About: g.boatObject(b),
				N: [4]int32{base.At.X, base.At.Y, int32(base.Heading) / int32(tenth), 1000}})
		}
	}
}
