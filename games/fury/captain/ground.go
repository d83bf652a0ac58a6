package captain

import (
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// search returns the errand of a company that looks for ambushes: from one piece of ground that could hide
// one to the next, as turns go by, each company another one.
func (v *view) search(a *fury.Aspect) (e errand, ok bool) {
	turn, _ := v.g.Moment()
	const stay = 4 // turns at each
	if v.sc == nil || !v.sc.Sides[foe(v.seat)].Place.Ambush || turn < 3 {
		return e, false
	}
	lairs := 0
	for i := range v.g.Pieces() {
		if _, of, _, _ := v.g.Piece(i); v.g.Tables().Grounds[of].Hides {
			lairs++
		}
	}
	if lairs == 0 {
		return e, false
	}
	pick := (turn/stay + 3*a.Object.Number()) % lairs
	for i := range v.g.Pieces() {
		_, of, shape, _ := v.g.Piece(i)
		if !v.g.Tables().Grounds[of].Hides {
			continue
		}
		if pick--; pick < 0 {
			return errand{to: middle(shape), stop: 3 * fury.Inch}, true
		}
	}
	return e, false
}

// toPiece returns the errand to the nearest end of a piece of ground of a kind.
func (v *view) toPiece(a *fury.Aspect, of fury.Ground) (e errand, ok bool) {
	least := farAway
	for i := range v.g.Pieces() {
		if _, is, shape, _ := v.g.Piece(i); is == of {
			for _, end := range [2]plane.Point{shape[0], shape[len(shape)-1]} {
				if far := end.Distance(a.Body.At); far < least {
					e, least, ok = errand{to: end, meet: true}, far, true
				}
			}
		}
	}
	return e, ok
}

// torch returns the errand to the nearest building, but for one, that does not burn yet.
func (v *view) torch(a *fury.Aspect, but plane.Point) (e errand, ok bool) {
	least := farAway
	for i := range v.g.Pieces() {
		_, is, shape, fire := v.g.Piece(i)
		if is != fury.Building || fire > 0 {
			continue
		}
		at := middle(shape)
		if at == but {
			continue
		}
		far := at.Distance(a.Body.At)
		for k := range v.all { // others see to those near them
			if m := &v.all[k]; m != a && v.isOut(m) && m.Gun == 0 && !m.Routing && m.Body.At.Distance(at) < far {
				far += 4 * fury.Inch
			}
		}
		if v.isHeld(shape) {
			far += 20 * fury.Inch
		}
		if far < least {
			e, least, ok = errand{to: at, meet: true}, far, true
		}
	}
	return e, ok
}

// isHeld reports whether an enemy is in a building.
func (v *view) isHeld(shape plane.Polygon) bool {
	for i := range v.all {
		if m := &v.all[i]; v.isFoe(m) && m.Housed && shape.Has(m.Body.Hull().Centre()) {
			return true
		}
	}
	return false
}

// middle is that of a shape.
func middle(shape plane.Polygon) plane.Point {
	var sum plane.Vector
	for _, p := range shape {
		sum = sum.Add(p.From(shape[0]))
	}
	return shape[0].Add(sum.Part(1, int32(len(shape))))
}
