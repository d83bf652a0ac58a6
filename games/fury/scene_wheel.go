package fury

import "github.com/weathergage/weathergage/engine"

// Post returns Fortune's Wheel for an appeal: clicking it appeals.
//
// Case 18.2.
func (r *ruleset) Post(v engine.Verb) engine.Object {
	if v == VerbAppeal {
		return wheelObject
	}
	return engine.NoObject
}

// addWheel draws Fortune's Wheel beside the western edge of the board, with how many
// counters are in the cup and, while a side is asked, how many of them would help.
//
// Cases 18.1, 18.2.
func (g *State) addWheel(sc *engine.Scene, viewer engine.Seat) {
	if !g.fortune || g.flow.Depth() == 0 || g.flow.At(0).Step != stepSegments {
		return
	}
	const off, side = 2 * Inch, 3 * Inch
	p := engine.Piece{Key: "fortunes-wheel", ID: wheelObject, Side: engine.NoSeat, Silhouette: "fortunes-wheel", Name: "Fortune's Wheel",
		X: -off, Y: g.ground.depth / 2, Base: [2]int32{side, side}}
	all, fits := 0, 0
	for of := range NumCounters {
		all += g.cup(of)
		if f := g.flow.Top(); f.Step == stepAppeal && g.suits(of, f) {
			fits += g.cup(of)
		}
	}
	if f := g.flow.Top(); f.Step == stepAppeal {
		p.Numbers = append(p.Numbers, engine.Stat{Name: "counters that would take effect", Value: int32(fits)})
	}
	p.Numbers = append(p.Numbers, engine.Stat{Name: "counters in the cup", Value: int32(all)})
	if viewer < numSeats && g.sides[viewer].drawn != 0 {
		p.State = []string{"done"}
	}
	sc.Pieces = append(sc.Pieces, p)
}
