package bot

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// Search plays by a tree search over imagined positions. Each playout fills in what its seat cannot know,
// carries out one of the candidates, walks down a tree whose nodes are what the deciding seat sees at each
// decision, adds one node, and plays on from there: at random to the end of the match, or as the captain
// would until a later turn, where the captain values the position.
//
// The candidates at the root share the playouts by halving: all get the same number, thrown with the same
// dice, then the better half gets that number again. The captain's own choice is never dropped, and another
// must beat it by more than chance would. Deeper down the tree, a choice is taken for its value so far and
// for how seldom it was tried.
type Search struct {
	captain Captain // nil if the game has none
	seats   int
	key     uint64 // of this match
	answers uint64 // decisions with several candidates answered in this match

	world engine.State // the imagined position of a playout
	view  engine.State // what the deciding seat sees of it
	turn  engine.Turn
	luck  luck       // the dice of a playout
	picks dice.Mixer // random choices
	asked []engine.Decision
	from  []engine.Choice
	tree  *tree // nil between two answers
	path  []taken
	value [engine.Observer]float64 // by seat: the result of the playout

	root    []engine.Choice
	weights []float64
	arms    []arm     // the captain's choice first, if there is a captain
	par     []float64 // by round: the result of the first of arms
	clock   clock
}

// An arm is a candidate at the root with the results of its playouts.
type arm struct {
	choice  engine.Choice
	prior   float64
	visits  int
	sum     float64
	above   float64 // sum of its playouts' results above par
	squares float64 // sum of their squares
}

// mean returns the mean result of the arm, from 0 to 1; -1 if it was not tried.
func (a *arm) mean() float64 {
	if a.visits == 0 {
		return -1
	}
	return a.sum / float64(a.visits)
}

// beats reports whether the arm did so much better than par that neither chance alone nor a captain's wrong
// value would often explain it.
func (a *arm) beats() bool {
	if a.visits < fewest {
		return false
	}
	n := float64(a.visits)
	mean := a.above / n
	spread := math.Sqrt(max(a.squares/n-mean*mean, 0) / n)
	return mean > margin+doubt*spread
}

// A taken is one step down the tree: the edge, and the seat that took it.
type taken struct {
	node, edge int32
	seat       engine.Seat
}

// NewSearch returns a search for matches of a game. captain may be nil; then its playouts are random and go
// to the end of the match.
func NewSearch(rules engine.Ruleset, captain Captain) *Search {
	s := &Search{
		captain: captain,
		seats:   len(rules.Info().Seats),
		world:   rules.Blank(),
		view:    rules.Blank(),
	}
	s.turn.Dice = &s.luck
	return s
}

// Begin readies the bot for a match.
func (s *Search) Begin(key uint64) {
	s.key, s.answers = key, 0
	if s.captain != nil {
		s.captain.Begin(key)
	}
}

// Choose answers d within the budget, or with DefaultPlayouts if it sets no bound. A decision with one
// candidate takes no time.
func (s *Search) Choose(seen engine.State, d engine.Decision, think Budget) engine.Choice {
	s.clock.start(think)
	s.root = seen.Candidates(d, Samples, s.root[:0])
	if len(s.root) == 1 {
		return s.root[0]
	}
	s.answers++
	s.begin(0)
	s.line(seen, d)
	s.tree = trees.Get().(*tree)
	s.tree.clear()
	s.halve(seen, d)
	trees.Put(s.tree)
	s.tree = nil
	return s.arms[0].choice
}

// line sets up the candidates in the order in which to try them.
func (s *Search) line(seen engine.State, d engine.Decision) {
	s.root, s.weights = s.weigh(seen, d, s.root, s.weights)
	s.arms = s.arms[:0]
	for i, c := range s.root {
		s.arms = append(s.arms, arm{choice: c, prior: s.weights[i]})
	}
	for i := len(s.arms) - 1; i > 0; i-- { // so that equal ones come in random order
		j := s.picks.Pick(i + 1)
		s.arms[i], s.arms[j] = s.arms[j], s.arms[i]
	}
	slices.SortStableFunc(s.arms, func(a, b arm) int { return cmp.Compare(b.prior, a.prior) })
}

// captainsShare is the share of the weight that the captain's own choice gets.
const captainsShare = 0.5

// weigh gives each candidate its weight; the weights add up to 1. A captain's choice that is not a candidate
// becomes one.
func (s *Search) weigh(
	seen engine.State, d engine.Decision, from []engine.Choice, weights []float64,
) ([]engine.Choice, []float64) {
	best, share := -1, 0.0
	if s.captain != nil {
		c := s.captain.Choose(seen, d, Budget{})
		if best = slices.Index(from, c); best < 0 {
			best = len(from)
			from = append(from, c)
		}
		share = captainsShare
	}
	weights = slices.Grow(weights[:0], len(from))[:len(from)]
	for i := range weights {
		weights[i] = (1 - share) / float64(len(weights))
	}
	if best >= 0 {
		weights[best] += share
	}
	return from, weights
}

const (
	// fewest is the fewest playouts after which candidates are compared.
	fewest = 4
	// doubt is by how many standard errors a choice must beat the captain's to be taken instead.
	doubt = 1.0
	// margin is the least difference by which it must beat it: a captain's values are not precise enough for
	// less to mean anything.
	margin = 0.02
)

// halve plays out the candidates in rounds and drops the worse half each time an equal part of the budget is
// spent. It puts the best first.
func (s *Search) halve(seen engine.State, d engine.Decision) {
	kept := 0 // how many arms at the front are never dropped
	if s.captain != nil {
		kept = 1
	}
	s.par = s.par[:0]
	s.playout(seen, d, &s.arms[0])
	live := max(2, min(len(s.arms), s.clock.expected()/fewest))
	stages := bits.Len(uint(live-kept-1)) + kept
	for stage := 1; live > 1; stage++ {
		until := float64(stage) / float64(stages)
		for first := true; first || s.clock.spent() < until; first = false {
			s.round(seen, d, s.arms[:live])
		}
		if live-kept == 1 {
			break
		}
		dropping := s.arms[kept:live]
		slices.SortStableFunc(dropping, func(a, b arm) int { return cmp.Compare(b.mean(), a.mean()) })
		live = kept + (len(dropping)+1)/2
	}
	if kept == 1 && s.arms[1].beats() {
		s.arms[0], s.arms[1] = s.arms[1], s.arms[0]
	}
}

// round plays each arm out once, or as many as there is time for.
func (s *Search) round(seen engine.State, d engine.Decision, arms []arm) {
	for i := range arms {
		if i == 0 && arms[0].visits == 1 && arms[1].visits == 0 {
			continue // it has had its first
		}
		if s.playout(seen, d, &arms[i]); s.clock.spent() >= 1 {
			return
		}
	}
}

// playout plays one candidate out. Its n-th playout starts from the same imagined position and has the same
// dice as every other candidate's.
func (s *Search) playout(seen engine.State, d engine.Decision, a *arm) {
	s.begin(uint64(a.visits) + 1)
	s.world.CopyFrom(seen)
	s.world.Imagine(d.Seat, &s.luck)
	began, _ := s.world.Moment()
	s.apply(a.choice)
	s.path = s.path[:0]
	s.descend()
	s.finish(began)
	for _, p := range s.path {
		s.tree.add(p, s.value[p.seat])
	}
	s.clock.playouts++
	s.note(a, s.value[d.Seat])
}

// begin seeds all random numbers for playout n of this decision, or with 0 for what comes before the first.
func (s *Search) begin(n uint64) {
	s.picks = dice.NewMixer(s.key+s.answers, n)
	key := uint64(s.picks.Pick(1 << 62))
	s.luck.begin(key)
	if s.captain != nil {
		s.captain.Begin(key)
	}
}

// note adds the result of a playout of an arm.
func (s *Search) note(a *arm, value float64) {
	if s.captain != nil {
		if a == &s.arms[0] {
			s.par = append(s.par, value)
		}
		above := value - s.par[a.visits]
		a.above += above
		a.squares += above * above
	}
	a.visits++
	a.sum += value
}

func (s *Search) apply(c engine.Choice) {
	s.turn.Reset()
	s.world.Apply(c, &s.turn)
}

// descend walks down the tree until it has added a node, or the match is over.
func (s *Search) descend() {
	for len(s.path) < deepest {
		d, open := s.ask()
		if !open {
			return
		}
		s.from = s.world.Candidates(d, Samples, s.from[:0])
		if len(s.from) == 1 {
			s.apply(s.from[0])
			continue
		}
		s.look(d.Seat)
		at, found := s.tree.find(s.print(d))
		if at < 0 || found && s.tree.width(at) < len(s.from) {
			return // no room, or another position with the same hash
		}
		if !found {
			var all []engine.Choice
			all, s.weights = s.weigh(s.view, d, s.from, s.weights)
			s.tree.grow(at, s.weights[:len(s.from)])
			s.from = all[:len(s.from)]
			return
		}
		edge := s.tree.pick(at)
		s.path = append(s.path, taken{at, edge, d.Seat})
		s.apply(s.from[edge])
	}
}

// ask returns the first decision that is open in the imagined position.
func (s *Search) ask() (engine.Decision, bool) {
	s.asked = s.world.Pending(s.asked[:0])
	if len(s.asked) == 0 {
		return engine.Decision{}, false
	}
	return s.asked[0], true
}

// look sets view to what a seat sees of the imagined position.
func (s *Search) look(seat engine.Seat) {
	s.view.CopyFrom(s.world)
	s.view.Redact(seat)
}

// print returns a hash of a decision and of what its seat sees of the position.
func (s *Search) print(d engine.Decision) uint64 {
	asked := uint64(d.Seat)<<56 ^ uint64(d.Ask)<<32 ^ uint64(d.About)
	return (s.view.Fingerprint() ^ asked) * 0x9E3779B97F4A7C15
}

const (
	// nearest is the fewest choices that a captain plays on: what is decided late in a turn shows its effect
	// in the next.
	nearest = 16
	// farthest is the most choices that a captain plays on before the position is valued as it stands.
	farthest = 200
)

// finish plays on to the end of the match or, with a captain, at least nearest choices and into a later turn
// than began, and sets the result for each seat.
func (s *Search) finish(began int) {
	for n := 0; ; n++ {
		d, open := s.ask()
		if !open {
			s.score()
			return
		}
		if s.captain == nil {
			s.from = s.world.Candidates(d, Samples, s.from[:0])
			s.apply(s.from[s.picks.Pick(len(s.from))])
			continue
		}
		if turn, _ := s.world.Moment(); turn > began && n >= nearest || n >= farthest {
			for seat := range s.seats {
				s.value[seat] = s.captain.Evaluate(s.world, engine.Seat(seat))
			}
			return
		}
		s.look(d.Seat)
		s.apply(s.captain.Choose(s.view, d, Budget{}))
	}
}

// score values the end of a match: 1 to the winner, 0 to the others, and equal shares for a draw.
func (s *Search) score() {
	over, _ := s.world.Outcome()
	for seat := range s.seats {
		switch {
		case over.Winner == engine.Seat(seat):
			s.value[seat] = 1
		case over.Winner == engine.NoSeat:
			s.value[seat] = 1 / float64(s.seats)
		default:
			s.value[seat] = 0
		}
	}
}
