package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// What a ship's move came to is told as a seaman would: how far she ran, how far she came
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

// run is how far the front of a base comes along a path, and by how much it turns to
// starboard, in tenths of a degree.
func run(p *plane.Path) (far, turned int32) {
	was := p.Start().At
	for i := range plane.Time(moments) {
		now := p.At(plane.Whole / moments * (i + 1)).At
		far += now.Distance(was)
		was = now
	}
	return far, int32(p.Turned(p.Until())) / int32(tenth)
}

// sideOff is off which side of a base a point lies.
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

// sayRan tells what a move came to.
func sayRan(e *engine.Event) string {
	text := "%A runs " + num((e.N[ranFar]+50)/100) + " mm"
	if e.N[ranFar] == 0 {
		text = "%A lies where she is"
	}
	switch turned := e.N[ranTurned] / 10; {
	case turned > 0:
		text += " and comes round " + num(turned) + "° to starboard"
	case turned < 0:
		text += " and comes round " + num(-turned) + "° to port"
	}
	if e.On == engine.NoObject {
		return text + "."
	}
	sides := [...]string{plane.Front: "bow", plane.Right: "starboard side", plane.Rear: "stern", plane.Left: "port side"}
	text += ", now "
	if gap := e.N[ranGap]; gap > 0 {
		text += roughly(gap) + " off the "
	} else {
		text += "touching the "
	}
	return text + sides[min(max(int(e.N[ranOff]), 0), len(sides)-1)] + " of %O."
}

// roughly is a length as one judges it by eye: in whole millimetres, from 100 mm on in
// whole centimetres.
func roughly(n int32) string {
	if mm := (n + 50) / 100; mm < 100 {
		return num(mm) + " mm"
	}
	return num((n+500)/1000) + " cm"
}
