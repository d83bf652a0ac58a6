package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// The log says what a ship's move came to in a seaman's words: how far she ran, how far she came
// round, and how she lies now to the nearest enemy.

// Numbers of KindRan.
const (
	ranFar    = iota // along her way, in the tables' length
	ranTurned        // to starboard, in tenths of a degree
	ranGap           // from the enemy, in the tables' length
	ranOff           // which of the enemy's sides she lies off
)

// tellRan tells what the move of a ship came to, to those who were told where she is. No
// enemy is named who is not on the table for all.
//
// Cases 5.3, 7.8.
func (g *State) tellRan(v *voyage, n shipNo, to engine.Seats, t *engine.Turn) {
	far, turned := run(&v.path[n])
	if to == 0 || far == 0 && turned == 0 || g.ships[n].fate != afloat {
		return
	}
	e := engine.Event{Kind: KindRan, Rule: "7.8", About: g.object(n), N: [4]int32{ranFar: far, ranTurned: turned}}
	at := v.path[n].End()
	for m := range shipNo(g.ofFleet()) {
		if g.ships[m].holder != foe(g.ships[n].holder) || g.ships[m].fate != afloat || !g.onTable.has(m) {
			continue
		}
		enemy := v.path[m].End()
		if gap := plane.Distance(at, enemy); e.On == engine.NoObject || gap < e.N[ranGap] {
			e.On, e.N[ranGap], e.N[ranOff] = g.object(m), gap, int32(sideOff(enemy, at.Centre()))
		}
	}
	t.TellApart(to, e, engine.Event{})
}

// run returns how far the front of a base comes along a path, and by how much it turns to starboard, in
// tenths of a degree.
func run(p *plane.Path) (far, turned int32) {
	was := p.Start().At
	for i := range plane.Time(moments) {
		now := p.At(plane.Whole / moments * (i + 1)).At
		far += now.Distance(was)
		was = now
	}
	return far, int32(p.Turned(p.Until())) / int32(tenth)
}

// sideOff returns off which side of a base a point lies.
func sideOff(b plane.Base, p plane.Point) plane.Edge {
	ahead, right := b.Local(p)
	ahead += b.Length / 2
	switch {
	case max(ahead, -ahead) >= max(right, -right) && ahead > 0:
		return plane.Front
	case max(ahead, -ahead) >= max(right, -right):
		return plane.Rear
	case right > 0:
		return plane.Right
	}
	return plane.Left
}

// ranFacts returns what a move came to: how far she ran in mm, by how much she turned to starboard or to
// port, her distance from the enemy in mm or from 100 mm on in cm, as one judges it by eye, which of these
// three it is, and the side.
func ranFacts(e *engine.Event) facts {
	turned := e.N[ranTurned] / 10 * 10
	n := facts{(e.N[ranFar] + 50) / 100, max(turned, 0), max(-turned, 0)}
	n[6] = e.N[ranOff]
	switch gap := e.N[ranGap]; {
	case gap >= 100*100-50:
		n[4], n[5] = (gap+500)/1000, 2
	case gap >= 50: // ships that meet stop a hair apart
		n[3], n[5] = (gap+50)/100, 1
	}
	return n
}
