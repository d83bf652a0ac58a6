package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
)

// spring springs an ambush on a company in the middle of its leg, if that promises enough.
func (c *Captain) spring(v *view) (best engine.Choice, ok bool) {
	d := v.asked()
	m := v.of(d.About)
	if m == nil {
		return best, false
	}
	_, to, long := v.g.Leg()
	value := v.patience()
	for i := range v.all {
		h := &v.all[i]
		if !h.Hidden {
			continue
		}
		w := v.prize(h, m)
		if w <= value || h.Body.Far(to, h.Rate+6*fury.Inch) && h.Body.Far(m.Body, h.Rate+6*fury.Inch) {
			continue
		}
		for part := int32(4); part >= 1; part-- {
			ch := engine.Choice{Verb: fury.VerbSpring, On: h.Object, N: [3]int32{max(long*part/4, 1)}}
			if v.may(d, ch) {
				best, value, ok = ch, w, true
				break
			}
		}
	}
	return best, ok
}

// patience returns the least that a spring must promise.
func (v *view) patience() float64 {
	if v.want.holds && !v.want.seizes {
		return 0.8
	}
	return 0.2
}

// prize returns what it promises to spring on a company, as odds does: it takes a marker and tests Fear.
func (v *view) prize(h, m *fury.Aspect) float64 {
	shaken := *m
	n := max(m.Squadrons-m.Markers, 1)
	shaken.Hand = m.Hand * max(2*n-2, 1) / (2 * n)
	shaken.Shot = true
	value := 0.6
	if v.mayStrike(h, m) {
		value = v.odds(h, &shaken, 0) + 0.4
	}
	if isShot(h) {
		value = max(value, 0.5+0.1*float64(h.Squadrons))
	}
	return value
}

// comesOut returns how urgent it is that an ambush comes out of itself; less than 0: it stays.
func (v *view) comesOut(a *fury.Aspect) float64 {
	switch {
	case v.want.burns, v.want.leaves, v.want.carries && !v.want.holds:
		return 800
	}
	m, near := v.nearest(a.Body.At, isBroken)
	if m != nil && near < a.Rate+4*fury.Inch && v.prize(a, m) > v.patience()+0.2 {
		return 650
	}
	if v.want.seizes {
		for i := range v.things {
			if th := &v.things[i]; th.Owner != v.seat && th.At.Within(a.Body.At, 8*fury.Inch) {
				return 800
			}
		}
	}
	if turn, _ := v.g.Moment(); v.want.fights && !v.want.holds && turn > 3 {
		return 800
	}
	return -1
}
