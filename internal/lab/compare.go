package lab

import (
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// A Comparison asks whether a match ends otherwise if something is changed. It plays an experiment as it is and each
// variant of it, match by match with the same dice and the same chance of the bots, and counts only matches that both
// have played.
type Comparison struct {
	Base     Experiment // its Matches are the most that are played, of it and of each variant
	Variants []Variant
	Of       engine.Seat // whose share of the matches is compared; a draw counts half
	// Width ends a variant when the 95 % interval of its difference is at most so many points of a hundred wide; 0: never.
	Width float64
	// Better ends a variant when a sequential test says whether it is better or worse by so many points of a hundred; 0:
	// never. The test is wrong in at most Mistaken of a hundred runs if the difference is at least so large.
	Better, Mistaken float64
}

// A Variant is an experiment with something changed.
type Variant struct {
	Name       string
	Changes    []string // what is changed, as people read it
	Experiment Experiment
}

// An Answer holds what a comparison found.
type Answer struct {
	Comparison *Comparison
	Base       *Result
	Variants   []*Compared
}

// Compared is a variant that has been compared.
type Compared struct {
	Variant *Variant
	Result  *Result
	Pairs   Pairs
	Unread  bool // no match of it differs from the same match without the change, by a choice or at its end
	Better  int  // what the sequential test says: 1 for better, -1 for worse, 0 if it has not ended
}

// Pairs adds up matches that were played twice with the same dice, without a change and with it.
type Pairs struct {
	N                   int
	sum, squares        float64 // of the differences, each from -1 to 1
	before, beforeAgain float64 // of the shares without the change, and their squares
	after, afterAgain   float64 // with the change
}

// add takes in a pair of shares: 1 for a match won, 0 for one lost.
func (p *Pairs) add(before, after float64) {
	d := after - before
	p.N++
	p.sum, p.squares = p.sum+d, p.squares+d*d
	p.before, p.beforeAgain = p.before+before, p.beforeAgain+before*before
	p.after, p.afterAgain = p.after+after, p.afterAgain+after*after
}

// Difference returns by how much the share is greater with the change, from -1 to 1.
func (p *Pairs) Difference() float64 { return p.sum / float64(max(p.N, 1)) }

// Interval returns the 95 % interval of the difference. As Agresti and Min do (Biometrics 2005), it takes two pairs more
// into account, of which one differs as often up as down, so that a few pairs that are all the same do not make it narrow.
func (p *Pairs) Interval() (least, most float64) {
	n := float64(p.N + 2)
	mean := p.sum / n
	half := normal95 * math.Sqrt(max((p.squares+1)/n-mean*mean, 0)/n)
	return max(mean-half, -1), min(mean+half, 1)
}

// Helped returns how many times as many matches would be needed if each were played with dice of its own, or 0 if no pair
// differs.
func (p *Pairs) Helped() float64 {
	n := float64(max(p.N, 1))
	spread := func(sum, squares float64) float64 { return squares/n - sum/n*sum/n }
	paired := spread(p.sum, p.squares)
	if paired <= 0 {
		return 0
	}
	return (spread(p.before, p.beforeAgain) + spread(p.after, p.afterAgain)) / paired
}

// leastPairs is how many pairs there are before a sequential test may end.
const leastPairs = 30

// better returns what a sequential test says of the hypotheses that the difference is gain or -gain: 1 or -1, or 0 as long
// as it goes on.
func (p *Pairs) better(gain, mistaken float64) int {
	if p.N < leastPairs || gain <= 0 {
		return 0
	}
	n := float64(p.N + 2)
	mean := p.sum / n
	variance := (p.squares+1)/n - mean*mean
	switch ratio := 2 * n * gain * mean / variance; {
	case ratio >= math.Log((1-mistaken)/mistaken):
		return 1
	case ratio <= -math.Log((1-mistaken)/mistaken):
		return -1
	}
	return 0
}

// block is how many matches are played of each before it is asked whether more are needed. Which these are depends on
// nothing else, so that the answer does not depend on the number of workers.
const block = 50

// Play plays the comparison until each variant has ended. If ctx ends first, it returns what has been found until then. An
// error is a *Broken if a match cannot be played; then there is no answer.
func (c *Comparison) Play(ctx context.Context) (*Answer, error) {
	a := &Answer{Comparison: c, Base: &Result{Experiment: &c.Base}}
	for i := range c.Variants {
		v := &c.Variants[i]
		a.Variants = append(a.Variants, &Compared{Variant: v, Result: &Result{Experiment: &v.Experiment}})
	}
	for first := 0; first < c.Base.Matches && ctx.Err() == nil; first += block {
		open := slices.DeleteFunc(slices.Clone(a.Variants), c.ended)
		if len(open) == 0 {
			break
		}
		if err := a.playBlock(ctx, first, open); err != nil {
			return nil, err
		}
	}
	for _, v := range a.Variants {
		if ctx.Err() == nil {
			v.Result.enough()
		}
		v.Unread = v.Pairs.N > 0 && !slices.ContainsFunc(v.Result.Matches, func(m Match) bool { return m.digest != a.Base.find(m.Number).digest })
	}
	if ctx.Err() == nil {
		a.Base.enough()
	}
	return a, nil
}

// enough makes the matches played those that were asked for.
func (r *Result) enough() {
	x := *r.Experiment
	x.Matches = len(r.Matches)
	r.Experiment = &x
}

// ended reports whether a variant needs no more matches.
func (c *Comparison) ended(v *Compared) bool {
	if v.Better = v.Pairs.better(c.Better/100, c.Mistaken/100); v.Better != 0 {
		return true
	}
	least, most := v.Pairs.Interval()
	return c.Width > 0 && 100*(most-least) <= c.Width
}

// playBlock plays the next matches of the experiment and of the variants that need more.
func (a *Answer) playBlock(ctx context.Context, first int, open []*Compared) error {
	if err := a.more(ctx, a.Base, first); err != nil {
		return err
	}
	for _, v := range open {
		if err := a.more(ctx, v.Result, first); err != nil {
			return fmt.Errorf("%s: %w", v.Variant.Name, err)
		}
		for _, m := range v.Result.Matches[v.Pairs.N:] {
			before := a.Base.find(m.Number)
			if before == nil {
				break // the run was ended between the two
			}
			v.Pairs.add(a.share(before), a.share(&m))
		}
		v.Result.Matches = v.Result.Matches[:v.Pairs.N]
	}
	return nil
}

// more plays the next block of one experiment.
func (a *Answer) more(ctx context.Context, r *Result, first int) error {
	x := r.Experiment.Part(first, min(block, r.Experiment.Matches-first))
	x.digests, x.Progress = true, a.progress
	part, err := x.Play(ctx)
	if err != nil {
		return err
	}
	r.Matches = append(r.Matches, part.Matches...)
	r.Fired.add(&part.Fired)
	r.Took += part.Took
	return nil
}

// progress tells how many matches are finished, of all that may be needed.
func (a *Answer) progress(finished int) {
	if a.Comparison.Base.Progress == nil {
		return
	}
	finished += len(a.Base.Matches)
	for _, v := range a.Variants {
		finished += len(v.Result.Matches)
	}
	a.Comparison.Base.Progress(finished)
}

// share returns what a match counts for the seat that is asked about: 1 if it won, a half for a draw, else 0.
func (a *Answer) share(m *Match) float64 {
	switch m.Outcome.Winner {
	case a.Comparison.Of:
		return 1
	case engine.NoSeat:
		return 0.5
	}
	return 0
}

// find returns the match with a number, or nil if it was not played.
func (r *Result) find(number int) *Match {
	i, ok := slices.BinarySearchFunc(r.Matches, number, func(m Match, n int) int { return m.Number - n })
	if !ok {
		return nil
	}
	return &r.Matches[i]
}
