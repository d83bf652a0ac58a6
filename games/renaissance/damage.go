package renaissance

import "github.com/weathergage/weathergage/engine"

// sinkHoled throws for the holes of each ship; one that is seriously damaged goes
// down after so many moves, and ships stove in by one much heavier at once.
//
// Cases 17.7, 18.2. Rulings R183, R184.
func (g *State) sinkHoled(v *voyage, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		switch {
		case s.fate != afloat:
		case v.sinks.has(n):
			g.lose(v, n, foundered, "18.2", t)
		case s.sinks > 0:
			s.settled++
			if s.sinks--; s.sinks == 0 {
				g.lose(v, n, foundered, "17.7", t)
			}
		default:
			g.leak(n, t)
		}
	}
}

// isSerious reports whether a hole is serious at the sum of two dice.
//
// Case 17.7. Ruling R183.
func (g *State) isSerious(sum int) bool { return sum >= int(g.tables.Figure[HoleSerious]) }

// leak throws for each hole of a ship until one shows that she is seriously damaged.
//
// Case 17.7. Ruling R183.
func (g *State) leak(n shipNo, t *engine.Turn) {
	s := &g.ships[n]
	for range s.holes {
		f := g.throw(t, 2, "17.7", g.object(n))
		if !g.isSerious(f.Sum()) {
			continue
		}
		die := g.throw(t, 1, "17.7", g.object(n))
		s.sinks, s.settled = uint8(die[0]), 1
		g.tell(t, engine.Event{Kind: KindSinking, Rule: "17.7", About: g.object(n), N: [4]int32{int32(die[0])}})
		return
	}
}
