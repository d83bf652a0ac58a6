package match

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// Unopened says what is still sealed at the end of a match's record.
type Unopened struct {
	Steps int // so many of the last choices are sealed, and no choice since has opened them
	// Asked is who was asked under seal together with the first of them, and is now: when nobody is, they are opened,
	// or what is asked next depends on them.
	Asked engine.Seats
}

// underSeal returns the seats that are now asked a sealed question.
func (p *play) underSeal() (seats engine.Seats) {
	for _, d := range p.session.State.Pending(nil) {
		if d.Sealed {
			seats |= engine.Only(d.Seat)
		}
	}
	return seats
}

// seals says, before a sealed step is added, who was asked together with it.
func (p *play) seals(step *engine.Step) {
	if step.Sealed && !step.Firm && p.unopenedSteps() == 0 {
		p.together = p.sealing
	}
}

// unopenedSteps returns how many of the last steps are sealed and not opened: none if a choice waits for its dice,
// which opens them.
func (p *play) unopenedSteps() (n int) {
	for i := len(p.steps) - 1; i >= 0 && p.need == nil && p.steps[i].Sealed && !p.steps[i].Firm; i-- {
		n++
	}
	return n
}

// unopened returns what Spec.Keep is told.
func (p *play) unopened() Unopened {
	if p.session == nil {
		return Unopened{}
	}
	p.sealing = p.underSeal()
	u := Unopened{Steps: p.unopenedSteps()}
	if u.Steps > 0 {
		u.Asked = p.together & p.sealing
	}
	return u
}

// Without returns the record without its unopened choices, and those, in order. It shares its other lines with rec.
func (u Unopened) Without(rec *record.Record) (rest *record.Record, choices []*record.Step) {
	out := *rec
	out.Lines = slices.Clone(rec.Lines)
	for i := len(out.Lines) - 1; i >= 0 && len(choices) < u.Steps; i-- {
		switch line := out.Lines[i].(type) {
		case *record.Step:
			choices = append(choices, line)
		case *record.Say, *record.Comment:
			continue
		}
		out.Lines = slices.Delete(out.Lines, i, i+1)
	}
	slices.Reverse(choices)
	return &out, choices
}
