package renaissance

import "github.com/weathergage/weathergage/engine"

// atTheOars throws for one of a side's captives when it takes a galley or galleass
// of those who hold them: he may be among her slaves. Sea-Dogs never are.
//
// Case 4.3.1. Ruling R340.
func (g *State) atTheOars(e shipNo, t *engine.Turn) {
	d := &g.ships[e]
	if f := g.class(e).Family; f != GalleyFamily && f != GalleassFamily || d.holder == g.row(e).Seat {
		return
	}
	slaves, many := g.slavesOf(d.holder)
	if many == 0 || g.throw(t, 1, "4.3.1", g.object(e))[0] < slaveAt {
		return
	}
	who := 0
	for many > 1 {
		if who = pickAt(int(g.throwAt(t, 1, "4.3.1", g.object(e), stake{of: thePick})[0]), many); who >= 0 {
			break
		}
	}
	p := &g.persons[slaves[who]]
	p.fortune = freed
	g.tell(t, engine.Event{Kind: KindFreed, Rule: "4.3.1", About: g.object(e), On: g.object(p.of),
		N: [4]int32{int32(g.about(slaves[who]).Rank), int32(p.nth)}})
}

// slaveAt is the face on which a captive is at the oars.
//
// Case 4.3.1.
const slaveAt = 6

// slavesOf returns the captives of a side who may be at the oars of a galley that it takes.
//
// Case 4.3.1.
func (g *State) slavesOf(holder engine.Seat) (slaves [6]int, many int) {
	for i := range g.persons[:g.crowd] {
		if g.captured(i, holder) && g.about(i).Rank != SeaDog && many < len(slaves) {
			slaves[many] = i
			many++
		}
	}
	return slaves, many
}

// captured reports whether a personality of a side is in enemy hands.
func (g *State) captured(i int, seat engine.Seat) bool {
	p := &g.persons[i]
	return p.fortune == captive && g.row(p.of).Seat == seat
}
