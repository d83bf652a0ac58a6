package bot

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// An Advice is one answer to a decision, and what playouts of it were worth.
type Advice struct {
	Choice   engine.Choice
	Worth    float64 // a share of matches, from 0 to 1
	Behind   float64 // how much less than the best answer's, on the same imagined positions and dice
	Error    float64 // the standard error of Behind
	Playouts int
}

// An Adviser ranks the answers to a decision by playing each on a little, from what the seat may know, as the captain of the
// game values the end. Only one goroutine may use it.
type Adviser struct {
	captain Captain
	rollout *Rollout
	from    []engine.Choice
	trials  []trial
	clock   clock
}

// A trial is an answer with the results of its playouts, in order.
type trial struct {
	choice engine.Choice
	worth  []float64
}

// mostAdvice is how many answers are played out to the end of the budget, and named.
const mostAdvice = 3

// NewAdviser returns an Adviser for matches of a game.
func NewAdviser(rules engine.Ruleset, captain Captain) *Adviser {
	return &Adviser{captain: captain, rollout: NewRollout(rules, captain), trials: make([]trial, 0, mostTries)}
}

// Advise returns the best answers to d, the best first, at most three, and then those of also that are not among them; none if
// there is only one answer. seen is redacted for the seat that is asked and left unchanged. All answers share the budget: when
// a part of it is spent, the worse half is played out no further, but for those of also. The same key gives the same advice
// within as many playouts.
func (a *Adviser) Advise(seen engine.State, d engine.Decision, key uint64, think Budget, also ...engine.Choice) []Advice {
	a.clock.start(think)
	a.line(seen, d, key, also)
	if len(a.trials) < 2 {
		return nil
	}
	live := a.trials
	stages := max(bits.Len(uint(len(live)-1)), 1)
	for stage := 1; stage <= stages; stage++ {
		for n := 0; n == 0 || a.clock.spent()*float64(stages) < float64(stage); n++ {
			for i := range live {
				t := &live[i]
				t.worth = append(t.worth, a.rollout.Value(seen, d, t.choice, key+uint64(len(t.worth))))
				a.clock.playouts++
			}
		}
		slices.SortStableFunc(live, func(t, u trial) int { return cmp.Compare(mean(u.worth), mean(t.worth)) })
		live = best(live, max(len(live)/2, mostAdvice), also)
	}
	live = best(live, mostAdvice, also)
	out := make([]Advice, len(live))
	for i := range out {
		out[i] = live[i].against(&live[0])
	}
	return out
}

// best keeps the first n of some trials, and those of also.
func best(of []trial, n int, also []engine.Choice) []trial {
	kept := min(n, len(of))
	for i := kept; i < len(of); i++ {
		if slices.Contains(also, of[i].choice) {
			of[kept], of[i] = of[i], of[kept]
			kept++
		}
	}
	return of[:kept]
}

// line sets up the answers to try: the captain's and those of also, then others at random.
func (a *Adviser) line(seen engine.State, d engine.Decision, key uint64, also []engine.Choice) {
	a.trials = a.trials[:0]
	if a.from = seen.Candidates(d, Samples, a.from[:0]); len(a.from) < 2 {
		return
	}
	a.captain.Begin(key)
	own := a.captain.Choose(seen, d, Budget{})
	a.trials = append(a.trials, trial{choice: own})
	for _, c := range also {
		a.add(c)
	}
	picks := dice.NewMixer(dice.KeyOf("advice"), key)
	for i := 0; i < len(a.from) && len(a.trials) < mostTries; i++ {
		a.add(drawn(a.from, i, &picks))
	}
}

// add adds an answer to those to try, if it is not among them.
func (a *Adviser) add(c engine.Choice) {
	if !slices.ContainsFunc(a.trials, func(t trial) bool { return t.choice == c }) {
		a.trials = append(a.trials, trial{choice: c})
	}
}

// against returns what an answer was worth, compared with another.
func (t *trial) against(first *trial) Advice {
	var sum, squares float64
	n := min(len(t.worth), len(first.worth))
	for i := range n {
		by := first.worth[i] - t.worth[i]
		sum += by
		squares += by * by
	}
	return Advice{
		Choice: t.choice, Worth: mean(t.worth), Behind: sum / float64(n), Playouts: len(t.worth),
		Error: standardError(sum, squares, n),
	}
}

// mean returns the mean of some numbers.
func mean(of []float64) (sum float64) {
	for _, x := range of {
		sum += x
	}
	return sum / float64(max(len(of), 1))
}
