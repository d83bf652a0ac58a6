package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// Steer plots the course of a ship to where a player wants her: her other orders are kept,
// and her course is replaced or, if the goal is On, continued.
func (r *ruleset) Steer(s engine.State, seat engine.Seat, of engine.Object, to engine.Goal) (engine.Course, bool) {
	g := new(State)
	g.CopyFrom(s)
	n := g.shipOf(of)
	if n == noShip || seat >= numSeats || g.sealed[seat] || g.result != resultNone || !g.commands(seat, n) {
		return engine.Course{}, false
	}
	h := helm{g: g, n: n, words: r.words, goal: to, at: plane.Point{X: to.At.X, Y: to.At.Y}}
	written := g.hidden[n]
	g.hidden[n].done = false
	var rest []order
	if !to.On {
		h.kept, rest = g.dropWay(n)
	}
	h.lay()
	h.giveAll(rest)
	if written.done && !to.On {
		h.give(order{verb: engine.Pass})
	}
	return h.course(), true
}

// Trace plots the course of a ship as it is with one order more.
func (r *ruleset) Trace(s engine.State, c engine.Choice) (engine.Course, bool) {
	n := s.(*State).shipOf(c.About)
	if n == noShip || !verbs[c.Verb].is(saysWay) {
		return engine.Course{}, false
	}
	g := new(State)
	g.CopyFrom(s)
	h := helm{g: g, n: n, words: r.words, goal: engine.Goal{On: true, Heading: engine.AnyHeading}}
	if !h.give(order{verb: c.Verb, on: c.On, with: c.With, n: c.N[0], m: int16(c.N[1])}) {
		return engine.Course{}, false
	}
	return h.course(), true
}

// Steers reports whether a player gives a verb with its number by steering.
func (r *ruleset) Steers(v engine.Verb) bool { return verbs[v].is(isSteered) }

// A helm steers one ship in a position of its own.
type helm struct {
	g     *State
	n     shipNo
	words *engine.Words
	goal  engine.Goal
	at    plane.Point // the goal
	v     voyage      // room to lay ways out in
	kept  []order     // what she was ordered before any way
	given []order     // what is ordered now
	notes []engine.Note
	short engine.Illegal // why she ends short of the goal
}

// dropWay takes back the orders that say where a ship goes: those before the first of
// them stay written, and what comes after is returned.
func (g *State) dropWay(n shipNo) (kept, rest []order) {
	h := &g.hidden[n]
	all := h.orders[:h.many]
	first := len(all)
	for i := len(all) - 1; i >= 0; i-- {
		if verbs[all[i].verb].is(saysWay) {
			first = i
		}
	}
	kept = append(kept, all[:first]...)
	for _, o := range all[first:] {
		if !verbs[o.verb].is(saysWay) {
			rest = append(rest, o)
		}
	}
	for i := first; i < len(all); i++ {
		h.orders[i] = order{}
	}
	h.many = uint8(first)
	return kept, rest
}

// give orders one thing more, if the law allows it, and says whether it does.
func (h *helm) give(o order) bool {
	g, s := h.g, &h.g.hidden[h.n]
	c := o.choice(g.ships[h.n].holder, g.object(h.n))
	if ill := g.Check(c); !ill.OK() {
		h.short = ill
		return false
	}
	h.given = append(h.given, o)
	if o.verb != engine.Pass {
		s.orders[s.many] = o
		s.many++
	}
	return true
}

// giveAll orders again what was ordered besides the way; what cannot be any more is
// named.
func (h *helm) giveAll(rest []order) {
	why := h.short
	for _, o := range rest {
		if !h.give(o) {
			c := o.choice(h.g.ships[h.n].holder, h.g.object(h.n))
			h.notes = append(h.notes, engine.Note{Rule: h.short.Rule, Text: "this order is dropped: " + h.words.Say(c)})
		}
	}
	h.short = why
}

// lay orders the way that comes nearest to the goal.
func (h *helm) lay() {
	g, n := h.g, h.n
	c := g.course(n)
	if !h.goal.On && h.row(&c) {
		return
	}
	if ill := g.mayGo(n, &c); !ill.OK() || g.headstrong(n) {
		on := g.deskFor(n)
		h.short = g.refuse(on, engine.Choice{Seat: g.ships[n].holder, Verb: VerbAhead, About: g.object(n), N: [3]int32{1}})
		on.clear()
		return
	}
	best := h.search(&c)
	if best.first > 0 {
		h.give(order{verb: VerbAhead, n: best.first})
	}
	if best.small && best.turn > 0 {
		h.give(order{verb: VerbSmall})
	}
	if best.turn > 0 {
		h.give(order{verb: best.verb, n: best.turn})
	}
	if best.then > 0 {
		h.give(order{verb: VerbAhead, n: best.then})
	}
	h.short = h.why(&c, &best)
}

// row orders what oars alone can do, if the goal asks for it: astern to a place behind
// her, a turn in her own length to one beside her.
//
// Cases 7.4, 7.9.
func (h *helm) row(c *course) bool {
	g, n := h.g, h.n
	b := g.base(n)
	ahead, right := b.Local(h.at)
	ahead += b.Length / 2 // from her middle
	far := b.Centre().Distance(h.at)
	back, spin := g.mayBack(n, c, order{}), g.maySpin(n, c)
	switch {
	case back.OK() && -ahead > max(right, -right) && h.goal.Heading < 0:
		mm := max(min(-ahead, g.astern(n))/plane.MM, 1)
		if -ahead-g.astern(n) > plane.MM {
			h.short = no(whyBack, -ahead/plane.MM, g.astern(n)/plane.MM)
		}
		return h.give(order{verb: VerbAstern, n: mm})
	case spin.OK() && far <= b.Length:
		to := b.Centre().Bearing(h.at)
		if h.goal.Heading >= 0 {
			to = plane.Heading(h.goal.Heading * int32(tenth))
		}
		turn := b.Heading.To(to)
		verb, asked := VerbSpinStarboard, int32(turn/tenth)
		if turn < 0 {
			verb, asked = VerbSpinPort, int32(-turn/tenth)
		}
		most := int32(g.spin(n, c) / tenth)
		if asked > most {
			h.short = no(whySpin, asked/10, most/10)
		}
		return asked > 0 && h.give(order{verb: verb, n: min(asked, most)})
	}
	return false
}
