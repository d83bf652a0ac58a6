package bot

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/weathergage/weathergage/bot/worth"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// MasterPlayouts is how many playouts a master takes by default.
const MasterPlayouts = 200

// Master tries the captain's answer and others on imagined positions, with the captain in every seat, into a later turn,
// and takes what is worth most there to a network that learned from matches. It reckons in whole numbers.
//
// The answers share the playouts by halving: all get the same number, with the same dice, then the better half gets that
// number again. The captain's own answer is never dropped; what is surely worse than it is dropped at once. A sealed answer is
// the captain's, who mixes: the one that is best against a captain would be foreseen by a person.
type Master struct {
	captain Surveyor
	net     *worth.Net
	key     uint64 // of this match
	answers uint64 // decisions with several candidates answered in this match

	rollout *Rollout
	from    []engine.Choice
	in      []int16
	tries   []try // the captain's answer first
	par     []int // by round: the result of the captain's answer
	clock   clock
	until   int // the turn at whose beginning positions are valued
}

// A try is an answer with the results of its playouts, in units of 1/worth.Whole above those of the captain's answer.
type try struct {
	choice  engine.Choice
	visits  int
	above   int64
	squares int64
}

// NewMaster returns a master for matches of a game, whose positions net values as captain describes them.
func NewMaster(rules engine.Ruleset, captain Surveyor, net *worth.Net) *Master {
	return &Master{captain: captain, net: net, rollout: NewRollout(rules, captain)}
}

// Begin readies the bot for a match.
func (m *Master) Begin(key uint64) {
	m.key, m.answers = key, 0
	m.captain.Begin(key)
}

// Choose answers d within the budget, or with MasterPlayouts if it sets no bound. A decision with one candidate takes no
// time.
func (m *Master) Choose(seen engine.State, d engine.Decision, think Budget) engine.Choice {
	if think == (Budget{}) {
		think.Playouts = MasterPlayouts
	}
	m.clock.start(think)
	m.from = seen.Candidates(d, Samples, m.from[:0])
	if len(m.from) == 1 {
		return m.from[0]
	}
	m.answers++
	if d.Sealed {
		return m.own(seen, d)
	}
	m.line(seen, d)
	m.halve(seen, d)
	return m.tries[0].choice
}

// mostTries is how many answers are tried at a decision, the captain's among them.
const mostTries = 12

// own returns the captain's answer.
func (m *Master) own(seen engine.State, d engine.Decision) engine.Choice {
	key := dice.NewMixer(m.key+m.answers, 0)
	m.captain.Begin(uint64(key.Pick(1 << 62)))
	return m.captain.Choose(seen, d, Budget{})
}

// line sets up the answers to try.
func (m *Master) line(seen engine.State, d engine.Decision) {
	own := m.own(seen, d)
	m.look(seen, d, own)
	picks := dice.NewMixer(m.key+m.answers, 1<<62)
	m.tries, m.par = append(m.tries[:0], try{choice: own}), m.par[:0]
	for i := 0; i < len(m.from) && len(m.tries) < mostTries; i++ {
		if c := drawn(m.from, i, &picks); c != own {
			m.tries = append(m.tries, try{choice: c})
		}
	}
}

// drawn returns a choice that is drawn from those from number i on, and puts it there.
func drawn(from []engine.Choice, i int, picks *dice.Mixer) engine.Choice {
	j := i + picks.Pick(len(from)-i)
	from[i], from[j] = from[j], from[i]
	return from[i]
}

// look sets the turn at whose beginning all answers are valued: the next one, or the one after it if the next begins within a
// few choices. In the middle of a turn a position looks better for the side that has just moved.
func (m *Master) look(seen engine.State, d engine.Decision, own engine.Choice) {
	turn, _ := seen.Moment()
	m.until = turn + 1
	if _, over := m.rollout.play(seen, d, own, m.key, farthest, horizon{turn: m.until}); !over && m.rollout.made < nearest {
		m.until++
	}
	m.clock.playouts++
}

// halve plays the answers out in rounds, drops the worse half each time an equal part of the budget is spent, and puts the
// best first.
func (m *Master) halve(seen engine.State, d engine.Decision) {
	live := m.tries[:max(2, min(len(m.tries), m.clock.expected()/fewest))]
	stages := bits.Len(uint(len(live) - 1))
	for stage := 1; len(live) > 1; stage++ {
		for first := true; first || m.clock.spent()*float64(stages) < float64(stage); first = false {
			if !m.round(seen, d, live) {
				break
			}
		}
		rest := live[1:]
		slices.SortStableFunc(rest, func(a, b try) int { return cmp.Compare(b.above, a.above) })
		if stage >= stages {
			break
		}
		keep := (len(rest) + 1) / 2
		for keep > 0 && rest[keep-1].isWorse() {
			keep--
		}
		live = live[:1+keep]
	}
	if len(live) > 1 && live[1].isBetter() {
		m.tries[0] = live[1]
	}
}

// round plays each answer out once; it reports whether there was time for all.
func (m *Master) round(seen engine.State, d engine.Decision, live []try) bool {
	for i := range live {
		if m.clock.spent() >= 1 {
			return false
		}
		m.play(seen, d, &live[i], i == 0)
	}
	return true
}

// play plays an answer out. Its n-th playout starts from the same imagined position and has the same dice as every other
// answer's.
func (m *Master) play(seen engine.State, d engine.Decision, t *try, own bool) {
	n := t.visits
	key := dice.NewMixer(m.key+m.answers, uint64(n)+1)
	value := m.value(seen, d, t.choice, uint64(key.Pick(1<<62)))
	if own {
		m.par = append(m.par, value)
	}
	above := int64(value - m.par[n])
	t.above += above
	t.squares += above * above
	t.visits++
	m.clock.playouts++
}

// value plays an answer out into a later turn and returns what the position there is worth to the seat.
func (m *Master) value(seen engine.State, d engine.Decision, c engine.Choice, key uint64) int {
	if won, over := m.rollout.play(seen, d, c, key, farthest, horizon{turn: m.until}); over {
		return int(won * worth.Whole)
	}
	m.in = m.captain.Survey(m.rollout.world, m.in[:0])
	first := m.net.Worth(m.in)
	if d.Seat == 0 {
		return first
	}
	return worth.Whole - first
}

// isBetter reports whether the answer did better than the captain's by more than two standard errors: among a dozen answers
// one looks better by chance, and the network errs too.
func (t *try) isBetter() bool { return t.visits >= fewest && t.above > 0 && t.sure(4) }

// isWorse reports whether it did worse by more than two standard errors.
func (t *try) isWorse() bool { return t.visits >= fewest && t.above < 0 && t.sure(4) }

// sure reports whether the mean of the results is far from zero: its square is more than times that of its standard error.
func (t *try) sure(times uint64) bool {
	by := uint64(max(t.above, -t.above))
	high, low := bits.Mul64(by*by, uint64(t.visits)+times)
	most, least := bits.Mul64(uint64(t.squares), uint64(t.visits)*times)
	return high > most || high == most && low > least
}
