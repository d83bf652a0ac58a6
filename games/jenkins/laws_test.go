package jenkins

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

func TestExercise(t *testing.T) {
	enginetest.Exercise(t, rules(t), secrets)
}

// FuzzChoices has the fuzzer choose.
func FuzzChoices(f *testing.F) {
	enginetest.FuzzChoices(f, rules(f), secrets)
}

var secrets = enginetest.Options{Exchange: exchange, Rename: rename, Cites: true, Without: enginetest.Forms, Fated: map[engine.Case]string{
	"6.2": "storms are rolled for each turn",
	"6.6": "the Fortune of War is rolled for each turn",
	"6.8": "the war in Europe is rolled for each turn",
	"9.3": "every loss is rolled for, and its cost stands beside it",
}}

// exchange swaps counters that the viewer cannot see for others, where their stacks
// could hold them as well: everything else, public or not, stays as it is. Boom
// chains stay where they are, for all see that they do not march with their stack.
func exchange(s engine.State, viewer engine.Seat, d engine.Dice) {
	g := s.(*State)
	for seat := English; seat <= Spanish; seat++ {
		if seat == viewer || g.count[seat] < 2 {
			continue
		}
		n := int(g.count[seat])
		for range 40 {
			f, _ := d.Throw(engine.Throw{Dice: 2, Sides: uint16(n)})
			i, j := int(f[0])-1, int(f[1])-1
			a, b := &g.pieces[seat][i], &g.pieces[seat][j]
			if g.row(a).Type == BoomChain || g.row(b).Type == BoomChain {
				continue
			}
			bought := a.Place.Hex() == BoxBought || b.Place.Hex() == BoxBought
			if g.sees(viewer, seat, a) || g.sees(viewer, seat, b) || bought || a.Mark&markTaken != b.Mark&markTaken {
				continue
			}
			a.Counter, b.Counter = b.Counter, a.Counter
			if !g.stands(seat, a.Place) || !g.stands(seat, b.Place) {
				a.Counter, b.Counter = b.Counter, a.Counter
			}
		}
	}
}

// stands reports whether a stack could be as it is.
func (g *State) stands(seat engine.Seat, p Place) bool {
	lo, hi := g.span(seat, p)
	ship := false
	for i := lo; i < hi; i++ {
		pc := &g.pieces[seat][i]
		if p.Layer() == LayerShore {
			if g.naval(pc) {
				return false
			}
			continue
		}
		ship = ship || g.naval(pc)
		if g.cargo(pc) && g.carrier(seat, i) < 0 || g.naval(pc) && !g.canHold(seat, i) {
			return false
		}
	}
	return ship || p.Layer() == LayerShore
}

// rename finds what has come to stand where the counters of a choice stood. Where
// the same words would mean another counter there is no such choice.
func rename(from, to engine.State, c engine.Choice) engine.Choice {
	f, t := from.(*State), to.(*State)
	if c.Verb == VerbBuy || c.Verb == VerbPlace || c.Verb == VerbDirect {
		return c
	}
	renamed := c
	for _, o := range [...]*engine.Object{&renamed.On, &renamed.With} {
		kind := f.counterOf(*o)
		if kind == Unseen {
			continue
		}
		if lo, hi, ok := f.scope(c, o == &renamed.With, kind); ok != nil {
			load := c.Verb == VerbLoad && o == &renamed.On
			i := f.named(c.Seat, lo, hi, *o, false, ok)
			if load {
				i = f.loadNamed(c.Seat, f.at(f.flow.Top()), *o)
			}
			if i < 0 {
				continue
			}
			_, _, there := t.scope(renamed, o == &renamed.With, t.pieces[c.Seat][i].Counter)
			on, other := t.option(c.Seat, lo, i, false, there)
			if load {
				on, other = t.loadName(c.Seat, t.at(t.flow.Top()), i)
			}
			if !other || !there(i) {
				return engine.Choice{}
			}
			*o = on
			continue
		}
		i := f.meant(c, kind)
		if i < 0 {
			continue
		}
		other := t.pieces[c.Seat][i].Counter
		if t.meant(c, other) != i {
			return engine.Choice{}
		}
		*o = counterObject(other)
	}
	return renamed
}

// scope is among which pieces a choice names one, ok being nil where meant says.
func (g *State) scope(c engine.Choice, with bool, kind Counter) (lo, hi int, ok func(int) bool) {
	f, p := g.flow.Top(), stackOf(c.About)
	if p == 0 {
		p = At(hexOf(c.About), LayerMoving)
	}
	if c.Verb == VerbJoin {
		p = stackOf(c.With)
	}
	h, seat := p.Hex(), c.Seat
	lo, hi = g.span(seat, p)
	switch c.Verb {
	case VerbTake:
		return lo, hi, g.without(seat, markTaken|markDone)
	case VerbJoin:
		return lo, hi, g.without(seat, markTaken|markFlag)
	case VerbCommit:
		return g.start(seat, At(h, 0)), g.start(seat, At(h+1, 0)), g.firing(seat)
	case VerbRaise, VerbScuttle:
		return lo, hi, g.without(seat, 0)
	case VerbGather:
		return g.start(seat, At(h, LayerOutside)), g.start(seat, At(h, LayerShore)), g.without(seat, markDone)
	case VerbLand:
		return g.start(seat, At(h, 0)), g.start(seat, At(h, LayerShore)), g.debarkable(seat)
	case VerbLoad:
		if with {
			return lo, hi, g.carriers(seat, g.counterOf(c.On), g.anyMarked(seat, p, markTaken))
		}
		lo, hi = g.loadRange(seat, h)
		return lo, hi, g.loadables(seat)
	case VerbShed:
		at := hexOf(c.With)
		_, docked, land := g.overstacked(seat)
		return g.start(seat, At(at, 0)), g.start(seat, At(at+1, 0)), g.excessive(seat, docked, land)
	case VerbLose:
		if f.Step == stepLoss && lossOwner(f) == seat {
			_, _, lo, hi = g.lossRange(f)
			return lo, hi, g.losableAt(f, c.With)
		}
		if f.Step == stepSupply {
			return g.start(seat, At(hexOf(c.With), 0)), g.start(seat, At(hexOf(c.With)+1, 0)), g.without(seat, 0)
		}
	}
	return 0, 0, nil
}

// meant is the piece that a choice means by a kind, or -1.
func (g *State) meant(c engine.Choice, kind Counter) int {
	without, where := Mark(0), Hex(0)
	if c.Verb == VerbTake || c.Verb == VerbJoin || c.Verb == VerbGather {
		without = markTaken | markDone
	}
	for _, about := range [...]engine.Object{c.With, c.About} {
		if h := hexOf(about); h != 0 {
			where = h
			break
		}
		if p := stackOf(about); p != 0 {
			where = p.Hex()
			break
		}
	}
	if c.Verb == VerbLoad && !g.tables.Row(kind).Type.Naval() {
		if i := g.findPiece(c.Seat, At(where, LayerShore), counterObject(kind), markDone); i >= 0 {
			return i
		}
	}
	for i := range int(g.count[c.Seat]) {
		p := &g.pieces[c.Seat][i]
		if p.Counter == kind && p.Mark&without == 0 && (where == 0 || p.Place.Hex() == where) {
			return i
		}
	}
	return -1
}
