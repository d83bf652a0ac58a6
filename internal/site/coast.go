package site

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// ashore returns the coasts of a board as rings of land. An open coast is closed along the edge of the board, on the side
// with fewer spaces at sea, as the client does it.
func ashore(b *engine.Board) [][]engine.Point {
	var out [][]engine.Point
	for _, s := range b.Shapes {
		if s.Kind != "land" && s.Kind != "coast" && s.Kind != "hills" || len(s.Line) < 2 {
			continue
		}
		if s.Closed {
			out = append(out, s.Line)
			continue
		}
		one, other := closed(b, s.Line, 1), closed(b, s.Line, -1)
		if atSea(b, one) <= atSea(b, other) {
			out = append(out, one)
		} else {
			out = append(out, other)
		}
	}
	return out
}

// beyond is how far outside a board an open coast is closed: the sea above and below it is drawn too.
func beyond(b *engine.Board) int32 { return b.Width }

// closed returns a coast that is closed along the edge of its board, clockwise for a step of 1 and the other way for -1.
func closed(b *engine.Board, line []engine.Point, step int) []engine.Point {
	w, h, beyond := b.Width, b.Height, beyond(b)
	corners := [4]engine.Point{{X: w + beyond, Y: -beyond}, {X: w + beyond, Y: h + beyond}, {X: -beyond, Y: h + beyond}, {X: -beyond, Y: -beyond}}
	from, first := edge(b, line[0])
	to, last := edge(b, line[len(line)-1])
	out := append(slices.Clone(line), last)
	for side := to; side != from; side = (side + step + 4) % 4 {
		if step > 0 {
			out = append(out, corners[side])
		} else {
			out = append(out, corners[(side+3)%4])
		}
	}
	return append(out, first)
}

// edge returns the edge of the board that is nearest to a point, from 0 at the top clockwise, and the point beyond it.
func edge(b *engine.Board, p engine.Point) (side int, out engine.Point) {
	beyond := beyond(b)
	ways := [4]engine.Point{{X: p.X, Y: -beyond}, {X: b.Width + beyond, Y: p.Y}, {X: p.X, Y: b.Height + beyond}, {X: -beyond, Y: p.Y}}
	far := [4]int32{p.Y, b.Width - p.X, b.Height - p.Y, p.X}
	for i := range far {
		if far[i] < far[side] {
			side = i
		}
	}
	return side, ways[side]
}

// atSea counts the spaces that would lie on land and do not.
func atSea(b *engine.Board, ring []engine.Point) int {
	n := 0
	for i := range b.Spaces {
		if s := &b.Spaces[i]; s.Terrain != "port" && holds(ring, s.Centre) {
			n++
		}
	}
	return n
}

// holds reports whether a point lies in a ring.
func holds(ring []engine.Point, p engine.Point) bool {
	inside := false
	for i, a := range ring {
		b := ring[(i+len(ring)-1)%len(ring)]
		if (a.Y > p.Y) != (b.Y > p.Y) && int64(p.X-a.X)*int64(b.Y-a.Y) < int64(b.X-a.X)*int64(p.Y-a.Y) == (b.Y > a.Y) {
			inside = !inside
		}
	}
	return inside
}
