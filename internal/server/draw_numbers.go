package server

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// span converts a span of a unit to what a person types.
func (d *drawer) span(u engine.Unit, sp engine.Span) span {
	parts := d.parts(u)
	return span{Min: float64(sp.Min) / parts, Max: float64(sp.Max) / parts, Step: float64(sp.Step) / parts, Unit: d.unit(u), Loose: sp.Loose,
		Start: float64(sp.Min) / parts}
}

// parts returns how many of the rules' smallest parts make one of a unit.
func (d *drawer) parts(u engine.Unit) float64 {
	switch u {
	case engine.Degree:
		return 10
	case engine.Count, engine.Message:
		return 1
	}
	_, of := d.info.Ruler()
	return float64(of)
}

// start proposes the largest number that is allowed for a length, and for each number of a verb with Most, beside those
// before it. Other numbers start at the least.
func (d *drawer) start(seen engine.State, c engine.Choice, o *engine.Option, spans []span) {
	wants := d.words.Verbs[o.Verb].Wants
	for i, u := range wants {
		sp := o.Span[i]
		if sp.Min == sp.Max || u != engine.Length && !d.words.Verbs[o.Verb].Most {
			continue
		}
		most := c
		most.N[i] = sp.Max
		if ill := seen.Check(most); !ill.OK() {
			if most = ill.Near; most.Verb != c.Verb || most.N[i] < sp.Min || most.N[i] > sp.Max {
				return
			}
		}
		if d.words.Verbs[o.Verb].Most {
			most = fill(seen, most, o, i+1)
		}
		for j := range wants {
			spans[j].Start = float64(most.N[j]) / d.parts(wants[j])
		}
		return
	}
}

// fill raises the numbers of a choice from one on as far as is allowed beside those before them.
func fill(seen engine.State, c engine.Choice, o *engine.Option, from int) engine.Choice {
	for i := from; i < len(c.N); i++ {
		more := c
		if more.N[i] = o.Span[i].Max; more.N[i] <= c.N[i] {
			continue
		}
		if ill := seen.Check(more); !ill.OK() {
			more = ill.Near
			if more.Verb != c.Verb || more.N[i] <= c.N[i] || more.N[i] > o.Span[i].Max || !slices.Equal(more.N[:i], c.N[:i]) {
				continue
			}
		}
		c.N = more.N
	}
	return c
}
