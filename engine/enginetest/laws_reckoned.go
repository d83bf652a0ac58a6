package enginetest

import (
	"reflect"
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// mostReckoned bounds which throw of a choice is reckoned.
const mostReckoned = 60

// throwsAreReckoned: one throw of the choice is reckoned in the position in which it is made, as one viewer knows it.
func throwsAreReckoned(x *exercise) {
	by, ok := x.rules.(engine.Reckoner)
	if !ok || x.over() {
		return
	}
	k := x.runThrough()
	if len(k.throws) == 0 {
		return
	}
	viewer, n := x.anyViewer(), x.random.Pick(min(len(k.throws), mostReckoned))
	th := k.throws[n]
	if !th.Seen.Has(viewer) {
		return
	}
	x.a.CopyFrom(x.s)
	first := x.stopAt(x.a, x.choice, k.faces, n)
	sums := x.reckon(by, x.a, th, viewer)
	x.twin(x.b, x.s, viewer)
	c := x.choice
	if x.opts.Rename != nil {
		c = x.opts.Rename(x.s, x.b, c)
	}
	if ill := x.b.Check(c); !ill.OK() {
		return // in that position another seat could not do it
	}
	second := x.stopAt(x.b, c, k.faces, n)
	if second.Dry == nil || *second.Dry != th || (first.Out | second.Out).Has(viewer) ||
		!slices.Equal(heard(viewer, first.Events), heard(viewer, second.Events)) {
		return // he has learned something
	}
	if other := x.reckon(by, x.b, th, viewer); !reflect.DeepEqual(sums, other) {
		x.failf("%s reads of a throw by case %s\n%+v\nand in a position that he cannot tell from this\n%+v",
			x.info.SeatName(viewer), th.Rule, sums, other)
	}
}

// stopAt carries out a choice with faces up to throw n, counted from 0.
func (x *exercise) stopAt(s engine.State, c engine.Choice, faces []engine.Faces, n int) *engine.Turn {
	t := &engine.Turn{Dice: &given{faces: faces, typed: 1 << n}, Hear: true}
	engine.Try(s, c, t)
	return t
}

// reckon redacts a position in the middle of a choice and reckons the throw that is made in it.
func (x *exercise) reckon(by engine.Reckoner, at engine.State, th engine.Throw, viewer engine.Seat) []engine.Sum {
	at.Redact(viewer)
	x.c.CopyFrom(at)
	sums := by.ReckonThrow(at, th, viewer)
	x.mustEqual(at, x.c, "after a throw was reckoned", "before")
	for i := range sums {
		ways, of := int32(0), int32(0)
		for _, p := range sums[i].Parts {
			if p.Faces != "" {
				ways, of = ways+p.Ways, p.Of
			}
		}
		if ways != of {
			x.failf("the results of a throw by case %s are %d of %d rolls: %+v", th.Rule, ways, of, sums[i])
		}
	}
	return sums
}
