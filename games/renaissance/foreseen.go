package renaissance

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// What is drawn of a ship's orders is what comes of them, as far as that can be known: she carries on where her way is
// still open, and ends where the coast, a barrier or the edge of the table stops her. Where other ships go is not known.

// foresee lays out in v the way of a ship as her orders stand, as far as the viewer knows them: none without orders, of
// a ship that is carried or towed, or that her commander does not steer.
//
// Cases 1.2, 2.2, 2.3.
func (g *State) foresee(v *voyage, n shipNo) {
	h := &g.hidden[n]
	v.luff[n] = never
	v.path[n].Begin(g.base(n), 0)
	if h.many == 0 || g.isCarried(n) || g.towed(n) || g.headstrong(n) {
		return
	}
	c := g.fullCourse(n)
	if o, ok := g.onward(n); ok && !h.done && g.sails(n) {
		g.extend(n, &c, &o)
	}
	g.planShip(v, n, &c)
	if at, _ := g.endsAt(v, n); at != never {
		v.path[n].Cut(at)
	}
}

// endsAt returns when coast, barrier or edge first meet a ship on her way, and what comes of it; never as the moment if
// nothing does or a die decides.
//
// Cases 1.2, 23.2, 23.7.
func (g *State) endsAt(v *voyage, n shipNo) (at plane.Time, why engine.Note) {
	grounds, leaves := g.groundsAt(v, n, 0), never
	i, boom := g.barredAt(v, n, 0)
	if when, ok := v.path[n].Leaves(plane.Point{X: g.played().Width, Y: g.played().Height}, 0); ok {
		leaves = when
	}
	isFirst := func(when plane.Time, others ...plane.Time) bool {
		for _, other := range others {
			if other != never && other < when {
				return false
			}
		}
		return when != never
	}
	switch {
	case isFirst(leaves, grounds, boom):
		return leaves, engine.Note{Rule: "1.2", Text: "she leaves the table"}
	case isFirst(grounds, boom):
		return grounds, engine.Note{Rule: "23.2", Text: "she runs aground there"}
	case boom == never:
		return never, engine.Note{}
	}
	b := &g.played().Barriers[i]
	need := int32(b.Defence) - int32(g.kind(n).BarrierRam) + 1
	switch {
	case g.isStoppedBy(v, n) || need > 6:
		return boom, engine.Note{Rule: "23.7", Text: b.Name + " stops her"}
	case need <= 1:
		return never, engine.Note{Rule: "23.7", Text: "she breaks " + b.Name}
	}
	return never, engine.Note{Rule: "23.7", Text: "she rams " + b.Name + " and breaks it on " + strconv.Itoa(int(need)) + " or more with one die; else it stops her"}
}
