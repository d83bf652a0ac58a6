package engine

import "slices"

// An Offer takes permitted answers one at a time and keeps them as options or as candidates, or only compares
// them with one choice. Options, Candidates and Check share this code, which package engine/law calls.
type Offer struct {
	mode    uint8
	found   bool
	samples int
	about   Object
	seat    Seat
	options []Option
	draws   int // how many choices a Drafting may draw
	choices []Choice
	want    Choice
	state   State
}

const (
	listing uint8 = iota
	sampling
	comparing
	drafting
)

// Listing returns an offer that appends options to buf.
func Listing(buf []Option) Offer { return Offer{mode: listing, options: buf} }

// Sampling returns an offer that appends candidates for d to buf: at most samples numbers of each span (at
// least 2), including both ends. Check of s decides about choices with a Loose span; s may be nil if a game
// has none. (It is a State because a function that knows its position would be allocated each time.)
func Sampling(d Decision, samples int, buf []Choice, s State) Offer {
	return Offer{mode: sampling, samples: max(samples, 2), about: d.About, seat: d.Seat, choices: buf, state: s}
}

// Comparing returns an offer that only checks whether c is among the answers.
func Comparing(c Choice) Offer { return Offer{mode: comparing, want: c} }

// Drafting returns an offer that keeps options in buf, for a Sampler. Options may be added that are not
// permitted; Draw draws from the choices that a Sampling with the same samples would make of them.
func Drafting(samples int, buf []Option) Offer {
	return Offer{mode: drafting, samples: max(samples, 2), options: buf[:0]}
}

// Drafts reports whether options may be added unchecked.
func (o *Offer) Drafts() bool { return o.mode == drafting }

// Sifts reports whether an option may be added unchecked: its choices are checked one by one when they are
// taken.
func (o *Offer) Sifts(op *Option) bool {
	return o.mode == drafting || o.mode == sampling && o.state != nil && (op.Span[0].Loose || op.Span[1].Loose || op.Span[2].Loose)
}

// Samples returns how many numbers of each span are taken.
func (o *Offer) Samples() int { return o.samples }

// Draw returns a choice, each with the same probability, and its option. The caller checks whether it is
// permitted and draws again if it is not.
func (o *Offer) Draw(d Decision, by Chance) (Choice, *Option) {
	at := by.Pick(o.draws)
	for i := range o.options {
		op := &o.options[i]
		if n := op.many(o.samples); at >= n {
			at -= n
			continue
		}
		c := Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On, With: op.With}
		for k := len(op.Span) - 1; k >= 0; k-- {
			if sp := &op.Span[k]; sp.Step != 0 {
				n := sp.many(o.samples)
				c.N[k] = sp.nth(int32(at%n), int32(n))
				at /= n
			}
		}
		return c, op
	}
	return Choice{}, nil
}

// many returns how many choices a Sampling would make of an option.
func (op *Option) many(samples int) int {
	if op.Span[0].Step|op.Span[1].Step|op.Span[2].Step == 0 {
		return 1
	}
	return op.Span[0].many(samples) * op.Span[1].many(samples) * op.Span[2].many(samples)
}

// many returns how many numbers are taken from a span.
func (sp *Span) many(samples int) int {
	if sp.Step == 0 {
		return 1
	}
	return int(min(sp.steps()+1, int64(samples)))
}

// Options returns what a Listing or a Drafting kept.
func (o *Offer) Options() []Option { return o.options }

// Choices returns what a Sampling kept.
func (o *Offer) Choices() []Choice { return o.choices }

// Found reports whether a Comparing saw its choice.
func (o *Offer) Found() bool { return o.found }

// Wants reports whether the offer can use answers with any of these verbs: a Comparing wants only one.
// Otherwise expensive work may be skipped.
func (o *Offer) Wants(some ...Verb) bool {
	return o.mode != comparing || slices.Contains(some, o.want.Verb)
}

// Seeks reports whether an answer would be kept, or is the one compared with: only then it has to be checked.
func (o *Offer) Seeks(v Verb, on, with Object) bool {
	w := &o.want
	return o.mode != comparing || w.Verb == v && w.On == on && w.With == with
}

// Add offers one permitted answer.
func (o *Offer) Add(op Option) {
	switch o.mode {
	case listing:
		o.options = append(o.options, op)
	case drafting:
		o.options = append(o.options, op)
		o.draws += op.many(o.samples)
	case comparing:
		w := &o.want
		if w.Verb == op.Verb && w.On == op.On && w.With == op.With &&
			op.Span[0].Has(w.N[0]) && op.Span[1].Has(w.N[1]) && op.Span[2].Has(w.N[2]) {
			o.found = true
		}
	case sampling:
		o.sample(&op)
	}
}

// IsOpen reports whether an option leaves a number to be chosen.
func (op *Option) IsOpen() bool {
	for i := range op.Span {
		if sp := &op.Span[i]; sp.Step != 0 && sp.Min != sp.Max {
			return true
		}
	}
	return false
}

// Plain offers one permitted answer that wants no number. Most answers are of this kind, so they are compared
// and sampled without building an Option, and listed where they stand in the list.
func (o *Offer) Plain(v Verb, on, with Object, rule Case) {
	switch o.mode {
	case listing:
		n := len(o.options)
		if n == cap(o.options) {
			o.options = slices.Grow(o.options, n+1)
		}
		o.options = o.options[:n+1]
		o.options[n] = Option{Verb: v, On: on, With: with, Rule: rule}
	case comparing:
		w := &o.want
		if w.Verb == v && w.On == on && w.With == with && w.N == [3]int32{} {
			o.found = true
		}
	case sampling:
		n := len(o.choices)
		if n == cap(o.choices) {
			o.choices = slices.Grow(o.choices, n+1)
		}
		o.choices = o.choices[:n+1]
		c := &o.choices[n]
		c.Seat, c.Verb, c.About, c.On, c.With = o.seat, v, o.about, on, with
		c.N[0], c.N[1], c.N[2] = 0, 0, 0
	default:
		o.Add(Option{Verb: v, On: on, With: with, Rule: rule})
	}
}

// sample adds complete choices for an option: every combination of the numbers taken from its spans.
func (o *Offer) sample(op *Option) {
	c := Choice{Seat: o.seat, Verb: op.Verb, About: o.about, On: op.On, With: op.With}
	if op.Span[0].Step|op.Span[1].Step|op.Span[2].Step == 0 {
		o.choices = append(o.choices, c)
		return
	}
	loose := false
	var many [3]int32
	for i := range op.Span {
		loose = loose || op.Span[i].Loose
		many[i] = int32(op.Span[i].many(o.samples))
	}
	for i := int32(0); i < many[0]; i++ {
		for j := int32(0); j < many[1]; j++ {
			for k := int32(0); k < many[2]; k++ {
				c.N = [3]int32{op.Span[0].nth(i, many[0]), op.Span[1].nth(j, many[1]), op.Span[2].nth(k, many[2])}
				if !loose || o.state == nil || o.allows(c) {
					o.choices = append(o.choices, c)
				}
			}
		}
	}
}

// allows asks the position about a choice with a Loose span.
func (o *Offer) allows(c Choice) bool {
	ill := o.state.Check(c)
	return ill.OK()
}

// nth returns the i-th of n numbers spread evenly over the span, including its ends.
func (sp *Span) nth(i, n int32) int32 {
	if sp.Step == 0 {
		return 0
	}
	if n == 1 {
		return sp.Min
	}
	return int32(int64(sp.Min) + sp.steps()*int64(i)/int64(n-1)*int64(sp.Step))
}

// Nth returns the i-th, from 0, of the at most samples numbers that are taken from the span; false if there
// are fewer.
func (sp *Span) Nth(i int32, samples int) (n int32, ok bool) {
	many := int32(sp.many(max(samples, 2)))
	if i >= many {
		return 0, false
	}
	return sp.nth(i, many), true
}

// steps returns the number of steps from one end of the span to the other.
func (sp *Span) steps() int64 {
	way := int64(sp.Max) - int64(sp.Min)
	if sp.Step == 1 { // most spans are like this, and a division is slow
		return way
	}
	return way / int64(sp.Step)
}
