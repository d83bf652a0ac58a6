package bot

import (
	"cmp"
	"math"
	"slices"
	"time"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// A Lapse is a decision of a match for which there was a better answer.
type Lapse struct {
	Decision engine.Decision
	Played   engine.Choice
	Better   engine.Choice
	Cost     float64      // how much more Better was worth, a share of matches
	Error    float64      // the standard error of Cost
	Tag      int          // as given to Look
	Seen     engine.State // as the seat saw the position
}

// A Review finds what decisions of a match cost the seats that made them. It plays each on a little with the answer
// given and with the captain's; where most seems lost, with other answers too. All are valued by the captain, from what
// the seat could see. Only one goroutine may use it.
type Review struct {
	captain Captain
	rollout *Rollout
	spare   []engine.State
	blank   func() engine.State
	from    []engine.Choice
	all     clock
	left    int     // decisions still to come, as expected
	looked  int     // decisions taken in
	credit  float64 // whether the next decision is taken in: at 1
	first   Budget  // of a first look
	second  Budget  // of each further look at one of the worst
	worst   []Lapse
}

const (
	// kept is how many decisions are examined after a first look at all.
	kept = 8
	// others is how many other answers are tried at each of them, besides the captain's.
	others = 5
	// leastPairs and mostPairs are how often two answers are compared, whatever the budget.
	leastPairs, mostPairs = 4, 64
)

// NewReview returns a Review that looks at about that many decisions within the budget, somewhat more than half of it at all
// of them, the rest at the worst.
func NewReview(rules engine.Ruleset, captain Captain, decisions int, all Budget) *Review {
	part := func(n int) Budget {
		return Budget{max(all.Playouts/n, min(all.Playouts, 1)), all.Time / time.Duration(n)}
	}
	r := &Review{
		captain: captain, rollout: NewRollout(rules, captain), blank: rules.Blank, left: decisions,
		first: part(2 * max(decisions, 1)), second: part(2 * kept * (others + 2)),
	}
	r.all.start(all)
	return r
}

// Look examines a decision: s is the position in which it was open, and c is the answer given. The Lapse carries tag.
// If the budget is not enough for all, some are left out, evenly over the match; it reports whether this one was taken in.
func (r *Review) Look(s engine.State, d engine.Decision, c engine.Choice, tag int) bool {
	if !r.affords() {
		return false
	}
	r.looked++
	seen := r.room()
	seen.CopyFrom(s)
	seen.Redact(d.Seat)
	if r.from = seen.Candidates(d, Samples, r.from[:0]); len(r.from) > 1 {
		r.captain.Begin(uint64(tag))
		if better := r.captain.Choose(seen, d, Budget{}); better != c {
			one := Lapse{Decision: d, Played: c, Better: better, Tag: tag, Seen: seen}
			if r.compare(&one, uint64(tag), r.first); one.Cost > 0 {
				seen = r.keep(one)
			}
		}
	}
	if seen != nil {
		r.spare = append(r.spare, seen)
	}
	return true
}

// firstShare is the share of the budget for a first look at all decisions.
const firstShare = 0.6

// affords reports whether there is budget for a first look at one more decision, if those that follow are to have their share.
func (r *Review) affords() bool {
	spent := r.all.spent()
	each := spent / float64(max(r.looked, 1)) // what one has cost
	r.credit += min((firstShare-spent)/max(each*float64(max(r.left, 1)), 1e-9), 1)
	r.left--
	if r.credit < 1 || spent >= firstShare {
		return false
	}
	r.credit--
	return true
}

// room returns a position to write into.
func (r *Review) room() engine.State {
	if n := len(r.spare); n > 0 {
		s := r.spare[n-1]
		r.spare = r.spare[:n-1]
		return s
	}
	return r.blank()
}

// keep adds a decision to the worst, and returns the position of one that is not among them any more.
func (r *Review) keep(one Lapse) engine.State {
	r.worst = append(r.worst, one)
	slices.SortStableFunc(r.worst, func(a, b Lapse) int { return cmp.Compare(b.Cost, a.Cost) })
	if len(r.worst) <= kept {
		return nil
	}
	dropped := r.worst[kept].Seen
	r.worst = r.worst[:kept]
	return dropped
}

// compare sets Cost and Error by playouts of both answers, with the same dice, within a budget.
func (r *Review) compare(one *Lapse, key uint64, think Budget) {
	key = dice.KeyOf("review") ^ key<<20
	var clock clock
	clock.start(think)
	var sum, squares float64
	n := 0
	for ; n < leastPairs || n < mostPairs && clock.spent() < 1; n++ {
		by := r.rollout.Value(one.Seen, one.Decision, one.Better, key+uint64(n)) -
			r.rollout.Value(one.Seen, one.Decision, one.Played, key+uint64(n))
		sum += by
		squares += by * by
		clock.playouts += 2
	}
	r.all.playouts += 2 * n
	one.Cost = sum / float64(n)
	one.Error = standardError(sum, squares, n)
}

// standardError returns the standard error of the mean of n numbers, from their sum and that of their squares.
func standardError(sum, squares float64, n int) float64 {
	mean := sum / float64(n)
	return math.Sqrt(max(squares/float64(n)-mean*mean, 0) / float64(max(n-1, 1)))
}

// Lapses returns the decisions that cost most, at most as many as asked for, the dearest first. What is not sure to have cost
// anything is left out.
func (r *Review) Lapses(most int) []Lapse {
	var out []Lapse
	for i := range r.worst {
		one := &r.worst[i]
		r.improve(one)
		r.compare(one, uint64(one.Tag)+1<<40, Budget{2 * r.second.Playouts, 2 * r.second.Time}) // what was chosen by its playouts is judged by others
		if one.Cost > 2*one.Error && one.Cost > margin {
			out = append(out, *one)
		}
	}
	slices.SortStableFunc(out, func(a, b Lapse) int { return cmp.Compare(b.Cost, a.Cost) })
	return out[:min(most, len(out))]
}

// improve looks for an answer that is better than the captain's.
func (r *Review) improve(one *Lapse) {
	picks := dice.NewMixer(dice.KeyOf("review"), uint64(one.Tag))
	r.from = one.Seen.Candidates(one.Decision, Samples, r.from[:0])
	best := *one
	for range min(others, len(r.from)) {
		at := picks.Pick(len(r.from))
		try := *one
		try.Better = r.from[at]
		if try.Better == one.Played {
			continue
		}
		if r.compare(&try, uint64(one.Tag)+1<<41, r.second); try.Cost > best.Cost+try.Error {
			best = try
		}
	}
	*one = best
}
