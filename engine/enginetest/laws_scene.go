package enginetest

import "github.com/weathergage/weathergage/engine"

// sheetsFit: a sheet can be drawn or printed without further checks.
func sheetsFit(x *exercise) {
	clerk, ok := x.rules.(engine.Clerk)
	if !ok {
		return
	}
	viewer := x.anyViewer()
	x.a.CopyFrom(x.s)
	x.a.Redact(viewer)
	keys := map[string]bool{}
	for _, s := range clerk.Sheets(x.a, viewer, nil) {
		if !oneWord(s.Key) || keys[s.Key] || s.Title == "" || x.words.Object(s.ID) == "" {
			x.failf("a sheet of %q has the key %q and is about %#x", s.Title, s.Key, uint32(s.ID))
		}
		keys[s.Key] = true
		for _, b := range s.Blocks {
			for _, r := range b.Rows {
				if len(b.Columns) > 0 && len(r.Boxes) > len(b.Columns) {
					x.failf("row %q of %s on the sheet %s has %d boxes for %d columns", r.Name, b.Title, s.Key, len(r.Boxes), len(b.Columns))
				}
			}
		}
	}
}

// scenesFit: a client can draw a scene without further checks.
func scenesFit(x *exercise) {
	viewer := x.anyViewer()
	x.a.CopyFrom(x.s)
	x.a.Redact(viewer)
	sc := x.rules.Scene(x.a, viewer)
	spaces := map[engine.Object]bool{}
	boards := map[string]bool{"": true}
	plane := false
	for _, b := range sc.Boards {
		boards[b.Key] = true
		plane = plane || b.Kind == engine.Plane
		for _, s := range b.Spaces {
			spaces[s.ID] = true
		}
	}
	piecesFit(x, sc, viewer, spaces, plane)
	for _, m := range sc.Marks {
		if !boards[m.Board] {
			x.failf("a %s lies on the board %q, which does not exist", m.Kind, m.Board)
		}
	}
	keys := map[string]bool{}
	for _, c := range sc.Charts {
		if keys[c.Key] {
			x.failf("two charts with the key %q", c.Key)
		}
		keys[c.Key] = true
		for _, r := range c.Rows {
			if len(r.Cells) != len(c.Columns) {
				x.failf("row %s of chart %s has %d cells for %d columns", r.Name, c.Key, len(r.Cells), len(c.Columns))
			}
		}
	}
}

// A heap is the place of a piece in a stack that a client draws as one.
type heap struct {
	at    engine.Object
	side  engine.Seat
	stack engine.Object
	depth int
}

// piecesFit checks where the pieces of a scene stand.
func piecesFit(x *exercise, sc *engine.Scene, viewer engine.Seat, spaces map[engine.Object]bool, plane bool) {
	keys, heaps := map[string]bool{}, map[heap]string{}
	for i := range sc.Pieces {
		p := &sc.Pieces[i]
		at := heap{p.At, p.Side, p.Stack, p.Depth}
		switch other := heaps[at]; {
		case p.Key == "" || keys[p.Key]:
			x.failf("%s sees two pieces with the key %q", x.info.SeatName(viewer), p.Key)
		case p.At != engine.NoObject && !spaces[p.At] || p.At == engine.NoObject && !plane:
			x.failf("piece %s stands nowhere", p.Key)
		case p.At != engine.NoObject && other != "":
			x.failf("%s and %s both lie in %s at the depth %d of one stack, and show as one: "+
				"Depth is 0 for its top piece, and 1, 2 and so on below it", other, p.Key, x.words.Object(p.At), p.Depth)
		}
		keys[p.Key], heaps[at] = true, p.Key
	}
}
