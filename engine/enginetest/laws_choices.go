package enginetest

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// manySamples is enough samples to find a choice if little of a loose span is allowed.
const manySamples = 17

// mostListed is how many of the open decisions listedIsLawful looks at.
const mostListed = 4

// listedIsLawful: everything listed passes Check, and candidates come from listed options and reach both ends
// of each span. If many decisions are open it looks at a few, different ones each time.
func listedIsLawful(x *exercise) {
	first := x.random.Pick(max(len(x.asked), 1))
	for i := range min(len(x.asked), mostListed) {
		d := x.asked[(first+i)%len(x.asked)]
		x.options = x.s.Options(d, x.options[:0])
		for _, op := range x.options {
			x.optionIsLawful(d, op)
		}
		for _, samples := range []int{2, 5} {
			x.choices2 = x.s.Candidates(d, samples, x.choices2[:0])
			for _, c := range x.choices2 {
				if c.Seat != d.Seat || c.About != d.About {
					x.failf("candidate %s is no answer to %s", x.name(c), x.question(d))
				}
				x.mustAllow(c, "candidate")
				if !isListed(c, x.options) {
					x.failf("candidate %s is within no option", x.name(c))
				}
			}
			for _, op := range x.options {
				x.candidatesReach(d, op, samples, x.choices2)
			}
		}
	}
}

// optionIsLawful tries each combination of the ends of the spans of an option that has no loose span.
func (x *exercise) optionIsLawful(d engine.Decision, op engine.Option) {
	c := engine.Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On, With: op.With}
	for _, sp := range op.Span {
		if sp.Loose {
			return
		}
		if sp.Step != 0 && (sp.Step < 0 || sp.Max < sp.Min || (sp.Max-sp.Min)%sp.Step != 0) {
			x.failf("%s has a span whose ends are not on it: %+v", x.name(c), sp)
		}
	}
	for ends := range 8 {
		if ends&free(op) != 0 {
			continue
		}
		for i, sp := range op.Span {
			if c.N[i] = 0; sp.Step != 0 {
				c.N[i] = sp.Min
				if ends>>i&1 == 1 {
					c.N[i] = sp.Max
				}
			}
		}
		x.mustAllow(c, "option")
	}
}

// free returns the numbers that an option does not ask for, as bits.
func free(op engine.Option) (bits int) {
	for i, sp := range op.Span {
		if sp.Step == 0 {
			bits |= 1 << i
		}
	}
	return bits
}

// candidatesReach checks that the candidates hold both ends of a span that is not loose, at most samples
// numbers of it, and at least one candidate for any option: it takes many samples if a loose span leaves
// little.
func (x *exercise) candidatesReach(d engine.Decision, op engine.Option, samples int, can []engine.Choice) {
	loose := op.Span[0].Loose || op.Span[1].Loose || op.Span[2].Loose
	most, n := 1, 0
	for _, sp := range op.Span {
		if sp.Step != 0 {
			most *= samples
		}
	}
	var low, high [3]bool
	for _, c := range can {
		if c.Verb != op.Verb || c.On != op.On || c.With != op.With {
			continue
		}
		n++
		for i, sp := range op.Span {
			low[i] = low[i] || sp.Step == 0 || c.N[i] == sp.Min
			high[i] = high[i] || sp.Step == 0 || c.N[i] == sp.Max
		}
	}
	c := engine.Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On, With: op.With}
	all := [3]bool{true, true, true}
	switch {
	case n == 0 && loose && samples < manySamples:
		x.choices3 = x.s.Candidates(d, manySamples, x.choices3[:0])
		x.candidatesReach(d, op, manySamples, x.choices3)
	case n == 0:
		x.failf("no candidate for the option %s", x.name(c))
	case !loose && (low != all || high != all):
		x.failf("the ends of the spans of %s are not among the candidates", x.name(c))
	case n > most*x.alike(op):
		x.failf("%d candidates for the option %s with %d samples", n, x.name(c), samples)
	}
}

// alike counts the options that differ from op only in their spans.
func (x *exercise) alike(op engine.Option) int {
	n := 0
	for _, o := range x.options {
		if o.Verb == op.Verb && o.On == op.On && o.With == op.With {
			n++
		}
	}
	return n
}

func (x *exercise) mustAllow(c engine.Choice, what string) {
	if ill := x.s.Check(c); !ill.OK() {
		x.failf("%s %s is refused: %s", what, x.name(c), x.words.Refuse(ill))
	}
}

// mutations is how many choices lawfulIsListed tries at each position.
const mutations = 12

// lawfulIsListed: Check accepts no random or mutated choice that is not listed, and a Near that a refusal
// names is lawful.
func lawfulIsListed(x *exercise) {
	for range mutations {
		c := x.mutated()
		ill := x.s.Check(c)
		if ill.OK() {
			if !x.listed(c) {
				x.failf("%s is allowed and within no option", x.name(c))
			}
			continue
		}
		if ill.Why == 0 {
			x.failf("%s is refused without a reason", x.name(c))
		}
		if ill.Near.Verb != 0 {
			if why := x.s.Check(ill.Near); !why.OK() {
				x.failf("%s is refused, and so is %s, which is said to be near", x.name(c), x.name(ill.Near))
			}
		}
	}
}

// mutated returns a candidate with a field or two changed, or noise.
func (x *exercise) mutated() engine.Choice {
	c := x.choice
	if len(x.asked) > 0 {
		d := x.asked[x.random.Pick(len(x.asked))]
		x.choices2 = x.s.Candidates(d, 3, x.choices2[:0])
		if len(x.choices2) > 0 {
			c = x.choices2[x.random.Pick(len(x.choices2))]
		}
	}
	for range 1 + x.random.Pick(2) {
		switch x.random.Pick(8) {
		case 0:
			c.Seat = engine.Seat(x.random.Pick(len(x.info.Seats) + 2))
			if x.random.Pick(8) == 0 {
				c.Seat = engine.NoSeat
			}
		case 1:
			c.Verb = engine.Verb(x.random.Pick(len(x.words.Verbs) + 1))
		case 2:
			c.About = x.anyObject()
		case 3:
			c.On = x.anyObject()
		case 4:
			c.With = x.anyObject()
		default:
			c.N[x.random.Pick(3)] = x.anyNumber()
		}
	}
	return c
}

func (x *exercise) anyObject() engine.Object {
	switch r := x.random.Pick(8); {
	case r == 0:
		return engine.NoObject
	case r == 1:
		return engine.Thing(uint8(x.random.Pick(10)), x.random.Pick(200))
	case r == 2 && x.random.Pick(4) == 0:
		return engine.Object(x.random.Pick(1 << 32))
	case len(x.seen) == 0:
		return engine.NoObject
	}
	return x.seen[x.random.Pick(len(x.seen))]
}

func (x *exercise) anyNumber() int32 {
	switch x.random.Pick(6) {
	case 0:
		return int32(x.random.Pick(1 << 32))
	case 1:
		return -1
	case 2:
		return x.choice.N[0] + int32(x.random.Pick(5)) - 2
	}
	return int32(x.random.Pick(200))
}

// listed reports whether c lies within an option of an open decision.
func (x *exercise) listed(c engine.Choice) bool {
	for _, d := range x.asked {
		if d.Seat != c.Seat || d.About != c.About {
			continue
		}
		x.options = x.s.Options(d, x.options[:0])
		if isListed(c, x.options) {
			return true
		}
	}
	return false
}

// isListed reports whether a choice is one of some options.
func isListed(c engine.Choice, options []engine.Option) bool {
	return slices.ContainsFunc(options, func(op engine.Option) bool {
		return op.Verb == c.Verb && op.On == c.On && op.With == c.With &&
			on(op.Span[0], c.N[0]) && on(op.Span[1], c.N[1]) && on(op.Span[2], c.N[2])
	})
}

// on reports whether n lies on the span. It does not use Span.Has, so that the law does not depend on the
// code under test.
func on(sp engine.Span, n int32) bool {
	if sp.Step <= 0 {
		return n == 0 && sp.Step == 0
	}
	for at := int64(sp.Min); at <= int64(sp.Max); at += int64(sp.Step) {
		if at == int64(n) {
			return true
		}
	}
	return false
}

// answersAreClear: a choice answers one decision.
func answersAreClear(x *exercise) {
	for i, d := range x.asked {
		if int(d.Seat) >= len(x.info.Seats) {
			x.failf("seat %d is asked, which does not exist", d.Seat)
		}
		for _, e := range x.asked[:i] {
			if d.Seat != e.Seat {
				continue
			}
			if d.Sealed != e.Sealed {
				x.failf("a sealed and an open decision of one seat: %s %s", x.question(d), x.question(e))
			}
			if d.About != e.About {
				continue
			}
			x.options = x.s.Options(d, x.options[:0])
			n := len(x.options)
			x.options = x.s.Options(e, x.options)
			for _, op := range x.options[:n] {
				for _, oq := range x.options[n:] {
					if op.Verb == oq.Verb {
						x.failf("%s answers both %s and %s", x.words.Verbs[op.Verb].Name, x.question(d), x.question(e))
					}
				}
			}
		}
	}
}

// oneAnswerIsNotAsked: a decision has several answers, unless PromptWords.Kept says why it is asked.
func oneAnswerIsNotAsked(x *exercise) {
	for _, d := range x.asked {
		x.options = x.s.Options(d, x.options[:0])
		if len(x.options) == 1 && !x.options[0].IsOpen() && x.words.Prompts[d.Ask].Kept == "" {
			x.failf("%s has one answer, %s", x.question(d), x.words.Verbs[x.options[0].Verb].Name)
		}
	}
}

// theEndIsTheEnd: a match waits for a decision that can be answered, or is over.
func theEndIsTheEnd(x *exercise) {
	out, over := x.s.Outcome()
	switch {
	case over && len(x.asked) > 0:
		x.failf("the match is over and %s is still asked", x.question(x.asked[0]))
	case !over && len(x.asked) == 0:
		x.failf("nobody is asked, and the match is not over")
	case over && int(out.Winner) >= len(x.info.Seats) && out.Winner != engine.NoSeat:
		x.failf("seat %d has won, which does not exist", out.Winner)
	}
	for _, d := range x.asked {
		if x.choices2 = x.s.Candidates(d, 2, x.choices2[:0]); len(x.choices2) == 0 {
			x.failf("%s has no candidate", x.question(d))
		}
	}
}

// lawfulIsCarriedOut: Apply of any candidate works.
func lawfulIsCarriedOut(x *exercise) {
	if len(x.asked) == 0 {
		return
	}
	d := x.asked[x.random.Pick(len(x.asked))]
	x.choices2 = x.s.Candidates(d, 4, x.choices2[:0])
	if len(x.choices2) == 0 {
		return
	}
	c := x.choices2[x.random.Pick(len(x.choices2))]
	chance := x.random
	x.a.CopyFrom(x.s)
	x.apply(x.a, c, &chance)
}
