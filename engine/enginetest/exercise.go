package enginetest

import (
	"cmp"
	"flag"
	"os"
	"runtime"
	"sync"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

var (
	flagChoices = flag.Int("choices", 0, "enginetest: try the laws at about so many choices")
	flagKey     = flag.String("key", "", "enginetest: another run of random matches")
	flagMatch   = flag.Int("match", -1, "enginetest: only this match, with every law at every choice")
)

// Options hold what Exercise needs to know about a game, and how long it may take.
type Options struct {
	// Choices is about how many choices are checked against the laws; 0 is 6,000. The flag -choices overrides
	// it.
	Choices int
	// Key names the run: the same key gives the same matches. "" is "exercise". The flag -key overrides it.
	Key string
	// Exchange replaces, in place, what the viewer may not know about s with something else that the viewer
	// cannot rule out. It keeps which sealed decisions have been answered. nil: Redact and then Imagine,
	// which cannot find a secret that Redact overlooks, so a game with secrets should have its own.
	Exchange func(s engine.State, viewer engine.Seat, d engine.Dice)
	// Rename returns the choice in to that, for a viewer who does not know how the two differ, is the same as
	// c in from. nil: c itself.
	Rename func(from, to engine.State, c engine.Choice) engine.Choice
	// Cites says that every verb but pass has a case that says when it may be used, so that no choice that
	// was once lawful is refused without a case.
	Cites bool
	// Fated lists the cases of throws that the sequence of play brings whatever is chosen, each with the
	// reason why no choice has odds for them.
	Fated map[engine.Case]string
	// Lays reports whether a choice that led from one position to another built a board, which allocates
	// although play should not. nil: none does.
	Lays func(from, to engine.State) bool
	// Without names laws that are not tried, each with the reason why the game need not obey it.
	Without map[string]string
}

// Forms is the Without of a game that does not say in PromptWords.Kept which of its questions are asked with
// only one answer: the standing order bot.Idle answers them all.
var Forms = map[string]string{"one answer is not asked": "the standing order idle answers it"}

const shortRun = 6000

// AtLength skips a test that takes long, unless the environment asks for such tests.
func AtLength(t testing.TB) {
	t.Helper()
	if os.Getenv("WEATHERGAGE_LONG") == "" {
		t.Skip("takes long: WEATHERGAGE_LONG=1 runs it")
	}
}

// Exercise plays random matches of every scenario, with every value of every switch and with random
// combinations of them, and tries all laws.
func Exercise(t testing.TB, rules engine.Ruleset, opts Options) {
	t.Helper()
	if *flagChoices > 0 {
		opts.Choices = *flagChoices
	}
	if *flagKey != "" {
		opts.Key = *flagKey
	}
	x := newExercise(rules, opts)
	if *flagMatch >= 0 {
		x.only(*flagMatch)
	} else {
		x.run()
	}
	for i := range x.failures {
		t.Error(x.failures[i].text)
	}
	t.Logf("%s: %d choices in %d matches, laws tried at %d of them",
		x.info.Key, x.choices, x.matches, x.tried)
}

// An exercise is one run over a ruleset, and the position it has reached.
type exercise struct {
	rules engine.Ruleset
	info  *engine.Info
	words *engine.Words
	opts  Options
	key   uint64

	moves  dice.Mixer // what is chosen in the match
	chance dice.Mixer // the dice of the match
	random dice.Mixer // for the law that is tried, fresh at every choice
	plan   plan
	match  int
	step   int // choices made in this match

	s       engine.State // the position
	asked   []engine.Decision
	offered []engine.Choice
	d       engine.Decision // the decision about to be answered
	choice  engine.Choice   // the answer; its Verb is 0 when the match is over
	applied engine.Choice   // the choice carried out last, by a law or by play
	history []engine.Choice
	made    []engine.Choice // by verb, the last choice made with it in this match
	seen    []engine.Object // objects met in this match, to mutate choices with

	// Working space for the laws; none keeps anything in it.
	a, b, c  engine.State
	options  []engine.Option
	choices2 []engine.Choice
	choices3 []engine.Choice
	asked2   []engine.Decision
	asked3   []engine.Decision
	turn     engine.Turn

	law      *law
	always   bool // laws are tried at every choice, including the slow ones
	alone    int  // aloneFor
	broken   [len(laws)]bool
	failures []failure

	choices, matches, tried int
}

func newExercise(rules engine.Ruleset, opts Options) *exercise {
	opts.Choices = cmp.Or(opts.Choices, shortRun)
	opts.Key = cmp.Or(opts.Key, "exercise")
	x := &exercise{rules: rules, info: rules.Info(), words: rules.Words(), alone: aloneFor,
		opts: opts, key: dice.KeyOf(opts.Key)}
	x.a, x.b, x.c = rules.Blank(), rules.Blank(), rules.Blank()
	for i := range laws {
		if _, ok := opts.Without[laws[i].name]; ok {
			x.broken[i] = true
		}
	}
	return x
}

// aloneFor is how many choices are checked before a long run continues on all cores. The law about garbage is
// tried only until then, because it counts what the whole program allocates.
const aloneFor = 100_000

// run plays everything planned, and continues with random settings until enough choices have been checked.
func (x *exercise) run() {
	x.begin(0)
	x.try(once)
	plans := x.plans()
	often := x.often(plans)
	n := x.until(min(x.opts.Choices, x.alone), plans, often, 0, 1)
	if x.opts.Choices <= x.alone {
		return
	}
	workers := make([]*exercise, runtime.GOMAXPROCS(0))
	var done sync.WaitGroup
	for i := range workers {
		w := newExercise(x.rules, x.opts)
		w.broken = x.broken
		w.broken[lawCalled("no garbage").number()] = true
		workers[i] = w
		done.Go(func() { w.until((x.opts.Choices-x.tried)/len(workers), plans, often, n+i, len(workers)) })
	}
	done.Wait()
	for _, w := range workers {
		x.join(w)
	}
}

// until plays every stride-th match from number n on, until everything planned has been played and the laws
// were tried at that many choices. It returns the number of the next match.
func (x *exercise) until(choices int, plans []plan, often uint64, n, stride int) int {
	for start := n; n < len(plans) || x.tried < choices; n += stride {
		if n >= len(plans) && len(x.failures) > 0 || n-start > 100*choices*stride {
			break
		}
		x.begin(n)
		x.plan = x.planned(plans, n)
		x.play(often)
	}
	return n
}

// often returns how often out of 2^20 the laws are tried at a choice, so that a short run is spread over the
// whole plan.
func (x *exercise) often(plans []plan) uint64 {
	length := 0
	for _, s := range x.info.Scenarios {
		length += x.length(s.Key) * len(plans) / len(x.info.Scenarios)
	}
	if length <= x.opts.Choices {
		return 1 << 20
	}
	return 1 << 20 * uint64(x.opts.Choices) / uint64(length)
}

// join adds the results of another exercise.
func (x *exercise) join(w *exercise) {
	x.choices, x.matches, x.tried = x.choices+w.choices, x.matches+w.matches, x.tried+w.tried
	for _, f := range w.failures {
		if i := lawCalled(f.law).number(); !x.broken[i] {
			x.broken[i] = true
			x.failures = append(x.failures, f)
		}
	}
}

// only plays one match of the run with every law tried at every choice.
func (x *exercise) only(n int) {
	x.begin(n)
	x.plan = x.planned(x.plans(), n)
	x.always = true
	x.play(1 << 20)
}

// begin gives match n its own random numbers.
func (x *exercise) begin(n int) {
	x.match, x.step = n, 0
	x.moves = dice.NewMixer(x.key, uint64(2*n))
	x.chance = x.diceOf(n)
}

// diceOf returns the dice of match n.
func (x *exercise) diceOf(n int) dice.Mixer { return dice.NewMixer(x.key, uint64(2*n+1)) }

// play plays one match. The laws are tried at each choice with a chance of often in 2^20, and at the first
// and after the last.
func (x *exercise) play(often uint64) {
	if !x.guard(func() { x.setUp() }) {
		return
	}
	x.matches++
	longest := x.longest()
	for {
		if !x.guard(x.next) {
			return
		}
		over, chosen := x.over(), uint64(x.moves.Pick(1<<20)) < often
		if over || x.step == 0 || chosen {
			x.tried++
			x.try(atChoice)
		}
		if over {
			break
		}
		if x.step > longest {
			x.law = lawCalled("it ends")
			x.fails("no more than %d choices, as the scenario says", longest)
			return
		}
		if !x.guard(x.advance) {
			return
		}
	}
	x.try(atEnd)
}

// setUp lays out the scenario of the plan.
func (x *exercise) setUp() {
	x.law = lawCalled("set-up is sound")
	x.history, x.seen = x.history[:0], x.seen[:0]
	x.made = make([]engine.Choice, len(x.words.Verbs))
	x.choice, x.applied, x.s = engine.Choice{}, engine.Choice{}, nil
	x.s = x.layOut(&engine.Turn{Dice: &x.chance})
}

// next reads the open decisions and chooses an answer.
func (x *exercise) next() {
	x.law = lawCalled("the end is the end")
	x.choice = engine.Choice{}
	x.asked = x.s.Pending(x.asked[:0])
	if len(x.asked) == 0 {
		return
	}
	x.d = x.asked[x.moves.Pick(len(x.asked))]
	x.offered = x.s.Candidates(x.d, 2+x.moves.Pick(5), x.offered[:0])
	if len(x.offered) == 0 {
		x.failf("no candidate for %+v", x.d)
	}
	x.choice = x.offered[x.moves.Pick(len(x.offered))]
	for range 3 {
		c := &x.offered[x.moves.Pick(len(x.offered))]
		x.remember(c.About, c.On, c.With)
	}
}

// advance makes the choice.
func (x *exercise) advance() {
	x.law = lawCalled("what is lawful is carried out")
	x.turn.Reset()
	x.turn.Dice, x.turn.Hear, x.applied = &x.chance, false, x.choice
	x.s.Apply(x.choice, &x.turn)
	x.history = append(x.history, x.choice)
	if int(x.choice.Verb) < len(x.made) {
		x.made[x.choice.Verb] = x.choice
	}
	x.step++
	x.choices++
}

// remember keeps the latest few hundred objects, to mutate choices with.
func (x *exercise) remember(objects ...engine.Object) {
	for _, o := range objects {
		if o == engine.NoObject {
			continue
		}
		if len(x.seen) < 256 {
			x.seen = append(x.seen, o)
		} else {
			x.seen[x.moves.Pick(len(x.seen))] = o
		}
	}
}

// try tries the laws of one moment that are not yet broken.
func (x *exercise) try(at moment) {
	for i := range laws {
		l := &laws[i]
		if l.at != at || l.check == nil || x.broken[i] {
			continue
		}
		x.random = dice.NewMixer(^x.key, uint64(x.match)<<32|uint64(x.step)<<8|uint64(i))
		if x.random.Pick(l.every) != 0 && x.step > 0 && !x.over() && !x.always {
			continue
		}
		x.law, x.applied = l, engine.Choice{}
		x.guard(func() { l.check(x) })
	}
}

// now reports, once in n times, that a slow part of a law is to be tried.
func (x *exercise) now(n int) bool { return x.random.Pick(n) == 0 || x.always }

func (x *exercise) longest() int {
	s, ok := x.info.FindScenario(x.plan.scenario)
	if !ok {
		return 0
	}
	return s.Longest
}

// length returns the number of choices in one random match of a scenario, or until it breaks a law: finding
// that is the run's job.
func (x *exercise) length(scenario string) int {
	y := newExercise(x.rules, x.opts)
	y.begin(0)
	y.plan = plan{scenario: scenario}
	y.playOut()
	return y.step
}

// playOut plays the planned match without trying laws, and reports whether it reached its end.
func (x *exercise) playOut() bool {
	return x.guard(func() {
		x.setUp()
		for x.next(); !x.over(); x.next() {
			if x.step > x.longest() {
				x.failf("the match goes on after %d choices", x.step)
			}
			x.advance()
			x.choices--
		}
	})
}
