package train

import "math"

// A Verdict is the result of a sequential test.
type Verdict struct {
	Pairs int     `json:"pairs"` // matches with the same dice, each side once
	Score float64 `json:"score"` // of the new one, from 0 to 1
	Error float64 `json:"error"` // standard error of Score
	Ratio float64 `json:"ratio"` // logarithm of how much more likely the results are if it is better by gainAsked than if it is no better
	Took  bool    `json:"taken"` // it is better
}

const (
	// gainAsked is by how much a new generation shall win more often than half, if it is to be taken surely.
	gainAsked = 0.03
	// mistaken is how often one that is no better is taken, and how often one that is better by gainAsked is not.
	mistaken = 0.05
	// leastPairs is how many pairs are played before the test may end.
	leastPairs = 30
)

// A trial adds up the results of pairs until the sequential test ends.
type trial struct {
	n            int
	sum, squares float64
}

// add takes the score of a pair, from 0 to 1, and reports whether the test has ended.
func (t *trial) add(score float64) bool {
	t.n++
	t.sum += score
	t.squares += score * score
	bound := math.Log((1 - mistaken) / mistaken)
	return t.n >= leastPairs && math.Abs(t.ratio()) >= bound
}

// spread returns the mean and the variance of the scores, at least what a tenth of the pairs would give: a few pairs may
// all be the same.
func (t *trial) spread() (mean, variance float64) {
	n := float64(max(t.n, 1))
	mean = t.sum / n
	return mean, max(t.squares/n-mean*mean, 0.025)
}

// ratio returns the logarithm of the ratio of likelihoods, by the normal distribution.
func (t *trial) ratio() float64 {
	mean, variance := t.spread()
	const none, some = 0.5, 0.5 + gainAsked
	return float64(t.n) * (some - none) * (2*mean - none - some) / (2 * variance)
}

func (t *trial) verdict() Verdict {
	mean, variance := t.spread()
	return Verdict{t.n, mean, math.Sqrt(variance / float64(max(t.n, 1))), t.ratio(), t.ratio() > 0 && t.n >= leastPairs}
}
