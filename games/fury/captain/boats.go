package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// A berth is where a boat lands a company: its bow, and how it heads for the shore there.
type berth struct {
	at  plane.Point
	way plane.Heading
}

// berthBy returns the berth of a boat beside the nearer end of the chain, on its own side of that and behind
// those of its side who are before it.
//
// Cases 21.3, 27.7.
func (v *view) berthBy(a *fury.Aspect) (b berth, ok bool) {
	least := farAway
	for i := range v.g.Pieces() {
		_, of, shape, _ := v.g.Piece(i)
		if of != fury.Chain {
			continue
		}
		for k := range 2 {
			end, other := shape[k*(len(shape)-1)], shape[(1-k)*(len(shape)-1)]
			far := end.Distance(a.Body.At)
			if _, near := v.nearest(end, isBroken); near < 6*fury.Inch {
				far += 12 * fury.Inch
			}
			if far < least {
				b, least, ok = v.besideChain(a, end, end.Bearing(other)), far, true
			}
		}
	}
	return b, ok
}

// berthAhead returns the berth of a boat straight ahead of where it is, on the shore that is nearest to where
// its company wants to go.
//
// Case 21.3.
func (v *view) berthAhead(a *fury.Aspect, to plane.Point) (b berth, ok bool) {
	const stride = fury.Inch / 4
	least := farAway
	for quarter := range plane.Angle(4) {
		way := plane.Heading(0).Turn(quarter * 90 * plane.Degree)
		for far := stride; far < max(v.wide, v.deep); far += stride {
			at := a.Body.At.Go(way, far)
			if at.X < 0 || at.Y < 0 || at.X > v.wide || at.Y > v.deep {
				break
			}
			if v.g.IsWater(at) {
				continue
			}
			if off := at.Distance(to) + far; off < least {
				b, least, ok = berth{at: a.Body.At.Go(way, far-stride), way: way}, off, true
			}
			break
		}
	}
	return b, ok
}

// besideChain returns the berth by an end of the chain, which leads out from there.
func (v *view) besideChain(a *fury.Aspect, end plane.Point, out plane.Heading) berth {
	shore := fury.Length(0)
	for shore < 3*fury.Inch && !v.g.IsWater(end.Go(out, shore)) {
		shore += fury.Inch / 10
	}
	along := out.Turn(90 * plane.Degree)
	if _, right := (plane.Base{At: end, Heading: out}).Local(a.Body.At); right < 0 {
		along = along.Opposite()
	}
	aside := fury.Inch * 5 / 4
	for i := range v.all {
		m := &v.all[i]
		if m != a && v.isOut(m) && m.Afloat && m.Gun == 0 && m.Object < a.Object {
			aside += fury.Inch * 7 / 4
		}
	}
	const clear = fury.Inch * 35 / 100 // of the shore
	return berth{at: end.Go(out, shore+clear).Go(along, aside), way: out.Opposite()}
}

// moor returns the next leg of a boat to its berth: it goes out before that, turns to the shore, and runs
// upon it.
//
// Cases 21.2, 21.3.
func (v *view) moor(a *fury.Aspect, e *errand, left fury.Length, d engine.Decision) (engine.Choice, bool) {
	b, ok := v.berthBy(a)
	if !v.want.chain {
		b, ok = v.berthAhead(a, e.to)
	}
	if !ok || left < leastStep {
		return engine.Choice{}, false
	}
	ahead, aside := plane.Base{At: b.at, Heading: b.way}.Local(a.Body.At)
	before, off := max(-ahead, 0), a.Body.Heading.To(b.way)
	stage := errand{to: b.at.Go(b.way, -4*fury.Inch), meet: true}
	switch turned := max(off, -off); {
	case turned <= 20*plane.Degree && max(aside, -aside) <= fury.Inch/2+before*36/100 && before < 7*fury.Inch:
		return v.slant(a, b.at, left, d)
	case before < 8*fury.Inch && max(aside, -aside) < 2*fury.Inch, a.Body.At.Within(stage.to, 2*fury.Inch):
		return v.wheelBy(off, d)
	}
	return v.approach(a, &stage, left, d)
}
