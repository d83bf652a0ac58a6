package fury

import (
	"fmt"
	"iter"
	"slices"

	"github.com/weathergage/weathergage/geo/plane"
)

// Check returns the first requirement of the book that a board breaks: shares of ground, number of buildings,
// distances, and whether everything can be reached.
//
// Case 25.5.
func (p *Plan) Check(of Make, b *Board) error {
	for _, check := range []func(Make, *Board) error{p.checkShares, p.checkHouses, p.checkWoods, p.checkWays} {
		if err := check(of, b); err != nil {
			return err
		}
	}
	return nil
}

// share returns how much of a board some grounds cover, in hundredths of a percent.
func (b *Board) share(grounds ...Ground) int {
	sum := int64(0)
	for _, p := range b.Pieces {
		for _, g := range grounds {
			if p.Ground == g {
				sum += area(p.Shape)
			}
		}
	}
	return int(sum * 5000 / (int64(b.Width) * int64(b.Depth)))
}

// checkShares holds the shares of ground against the plan. The hills that a plan asks for
// by number, a ridge and a knoll count besides; in a swamp marsh is what nothing else covers.
func (p *Plan) checkShares(of Make, b *Board) error {
	wood, marsh := p.Wood, p.Marsh
	if of.Irish && p.IrishWood.Most > 0 {
		wood = p.IrishWood
	}
	if of.Dyke && p.DykeMarsh.Most > 0 {
		marsh = p.DykeMarsh
	}
	swamp := b.share(Marsh)
	if p.Islands.Most > 0 {
		swamp -= b.share(Open, LightWood, DeepWood)
	}
	hill := b.share(GentleHill, SteepHill)
	const besides = 1000 // tenths of the board that other hills may take
	extra := p.HillsBeyond.Most > 0 || p.Ridge > 0 || p.Stronghold
	for _, c := range []struct {
		what string
		have int
		want Span
		more int
	}{
		{"woods", b.share(LightWood, DeepWood), wood, 0}, {"hills", hill, p.Hill, besides * b2i(extra)},
		{"broken ground", b.share(Broken), p.Broken, 0}, {"marsh", swamp, marsh, 300 * b2i(p.FordMarsh.Most > 0)},
	} {
		if c.have < c.want.Least*100 || c.have > c.want.Most*100+c.more {
			return fmt.Errorf("expected %d to %d percent of %s, found %d hundredths of a percent", c.want.Least, c.want.Most, c.what, c.have)
		}
	}
	return nil
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// checkHouses counts the buildings and holds them apart.
func (p *Plan) checkHouses(_ Make, b *Board) error {
	var all []plane.Polygon
	for _, one := range b.Pieces {
		if one.Ground != Building {
			continue
		}
		for _, other := range all {
			if !apart(one.Shape, other, 0) {
				return fmt.Errorf("expected buildings apart, found two that touch")
			}
		}
		all = append(all, one.Shape)
	}
	least, most := p.Hamlet.Least+p.Cottages.Least, p.Hamlet.Most+p.Cottages.Most
	if len(all) < least || len(all) > most {
		return fmt.Errorf("expected %d to %d buildings, found %d", least, most, len(all))
	}
	return nil
}

// checkWoods holds woods off the sconce and, where the plan says so, close to the road.
func (p *Plan) checkWoods(_ Make, b *Board) error {
	near, all := int64(0), int64(0)
	for _, one := range b.Pieces {
		if one.Ground != LightWood && one.Ground != DeepWood {
			continue
		}
		all += area(one.Shape)
		close := false
		for _, other := range b.Pieces {
			switch {
			case other.Ground == Sconce && !apart(one.Shape, other.Shape, p.WoodsOff):
				return fmt.Errorf("expected woods %d inches from the sconce, found one nearer", p.WoodsOff/Inch)
			case other.Ground == Road && !close:
				close = !apart(one.Shape, other.Shape, woodsNearRoad)
			}
		}
		near += area(one.Shape) * int64(b2i(close))
	}
	if near*100 < all*int64(p.NearRoad) {
		return fmt.Errorf("expected %d percent of the woods close to the road, found %d", p.NearRoad, near*100/all)
	}
	return nil
}

// on returns what a point lies on besides hills: the last area there.
func (b *Board) on(at plane.Point) Ground {
	for i := len(b.Pieces) - 1; i >= 0; i-- {
		if p := &b.Pieces[i]; !p.Ground.IsLine() && !p.Ground.IsHill() && p.Shape.Has(at) {
			return p.Ground
		}
	}
	return Open
}

// A walk finds which parts of a board horse can reach, inch by inch.
type walk struct {
	b          *Board
	wide, deep int
	barred     []bool
	reached    []bool
}

func (b *Board) walk() *walk {
	w := &walk{b: b, wide: int(b.Width/Inch) + 1, deep: int(b.Depth/Inch) + 1}
	w.barred, w.reached = make([]bool, w.wide*w.deep), make([]bool, w.wide*w.deep)
	for i := range b.Pieces { // the last area at a place is what it lies on
		p := &b.Pieces[i]
		if p.Ground.IsLine() || p.Ground.IsHill() {
			continue
		}
		bars := false
		switch p.Ground {
		case Water, DeepWood, Mountain, Building, Sconce:
			bars = true
		}
		for i := range w.within(bounds(p.Shape)) {
			if w.barred[i] != bars && p.Shape.Has(w.at(i)) {
				w.barred[i] = bars
			}
		}
	}
	return w
}

// within yields the places in a rectangle, given by its least and greatest coordinates.
func (w *walk) within(least, most plane.Point) iter.Seq[int] {
	return func(yield func(int) bool) {
		for y := max(0, int((least.Y+Inch-1)/Inch)); y < w.deep && Length(y)*Inch <= most.Y; y++ {
			for x := max(0, int((least.X+Inch-1)/Inch)); x < w.wide && Length(x)*Inch <= most.X; x++ {
				if !yield(y*w.wide + x) {
					return
				}
			}
		}
	}
}

// afresh has nothing reached.
func (w *walk) afresh() { clear(w.reached) }

// from reaches out from a place; -1 is none.
func (w *walk) from(start int) {
	var open []int
	if start >= 0 {
		open = append(open, start)
	}
	for len(open) > 0 {
		i := open[len(open)-1]
		open = open[:len(open)-1]
		if w.barred[i] || w.reached[i] {
			continue
		}
		w.reached[i] = true
		if x := i % w.wide; x > 0 {
			open = append(open, i-1)
		}
		if x := i % w.wide; x < w.wide-1 {
			open = append(open, i+1)
		}
		if i >= w.wide {
			open = append(open, i-w.wide)
		}
		if i+w.wide < len(w.barred) {
			open = append(open, i+w.wide)
		}
	}
}

// checkWays looks whether horse gets from the northern edge to all edges that are no
// water and to every building. The banks of a river that is blocked are apart.
func (p *Plan) checkWays(_ Make, b *Board) error {
	if p.Water == RiverBlocked {
		return nil
	}
	w := b.walk()
	w.from(slices.Index(w.barred[:w.wide], false))
	for _, e := range [...]Edge{NorthEdge, EastEdge, SouthEdge, WestEdge} {
		if !w.reaches(e) && !(e == SouthEdge && p.Water == Sea && slices.Contains(w.reached, true)) {
			return fmt.Errorf("expected a way to every edge of the board, found none to some")
		}
	}
	for _, one := range b.Pieces {
		if one.Ground == Building && !w.isNear(one.Shape) {
			return fmt.Errorf("expected a way to every building, found none to some")
		}
	}
	return nil
}

// isNear reports whether a place within two inches of a building was reached.
func (w *walk) isNear(shape plane.Polygon) bool {
	least, most := bounds(shape)
	least, most = plane.Point{X: least.X - house, Y: least.Y - house}, plane.Point{X: most.X + house, Y: most.Y + house}
	for i := range w.within(least, most) {
		if w.reached[i] {
			return true
		}
	}
	return false
}
