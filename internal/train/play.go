package train

import (
	"fmt"
	"sync"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// A player plays matches, one after another. Only one goroutine may use it.
type player struct {
	rules  engine.Ruleset
	bots   []bot.Bot // by seat
	think  bot.Budget
	asker  *bot.Asker
	random *bot.Random
	turn   engine.Turn
	mixer  dice.Mixer
	asked  []engine.Decision

	describes bot.Surveyor // keeps samples of positions in which a turn begins, and of some others; nil: nobody does
	samples   []sample
	stray     bool                 // answers are given at random now and then
	shares    [engine.Observer]int // by seat: how many of a thousand
	chance    dice.Mixer           // when
}

func newPlayer(rules engine.Ruleset, bots []bot.Bot, think bot.Budget) *player {
	p := &player{rules: rules, bots: bots, think: think, asker: bot.NewAsker(rules.Blank), random: bot.NewRandom()}
	p.turn.Dice = &p.mixer
	return p
}

// match plays a scenario to its end, with dice and bots as key has them, and returns what it is worth to each seat.
func (p *player) match(scenario engine.Scenario, key uint64) (worth [engine.Observer]float64, err error) {
	p.mixer = dice.NewMixer(key, 0)
	p.turn.Reset()
	s, err := p.rules.Setup(scenario.Key, nil, &p.turn)
	if err != nil {
		return worth, err
	}
	for i, b := range p.bots {
		b.Begin(key ^ uint64(i+1)<<48)
	}
	p.begin(key)
	last := -1
	for n := 0; ; n++ {
		p.asked = s.Pending(p.asked[:0])
		if len(p.asked) == 0 {
			break
		}
		if n == scenario.Longest {
			return worth, fmt.Errorf("%s: not over after %d choices, the scenario's limit", scenario.Key, n)
		}
		turn, _ := s.Moment()
		if p.describes != nil && (turn != last || p.chance.Pick(between) == 0) {
			p.samples = append(p.samples, sample{in: p.describes.Survey(s, nil), captain: p.describes.Evaluate(s, 0)})
		}
		last = turn
		c := p.answer(s, p.asked[0])
		p.turn.Reset()
		s.Apply(c, &p.turn)
	}
	for i := range p.bots {
		worth[i], _ = bot.Settled(s, engine.Seat(i))
	}
	return worth, nil
}

// between is how many decisions there are, on the mean, between two positions that are looked at within a turn.
const between = 100

// strays are how many answers in a thousand a seat gives at random in a match that strays, one of them by chance: what is
// never played wrongly is never learned.
var strays = [...]int{0, 30, 100, 250}

// begin readies what is left to chance besides the dice.
func (p *player) begin(key uint64) {
	p.random.Begin(key)
	p.chance = dice.NewMixer(key, 1)
	p.shares = [engine.Observer]int{}
	for i := range p.bots {
		if p.stray {
			p.shares[i] = strays[p.chance.Pick(len(strays))]
		}
	}
}

func (p *player) answer(s engine.State, d engine.Decision) engine.Choice {
	if p.shares[d.Seat] > 0 && p.chance.Pick(1000) < p.shares[d.Seat] {
		return p.asker.Ask(p.random, s, d, bot.Budget{})
	}
	return p.asker.Ask(p.bots[d.Seat], s, d, p.think)
}

// across calls do for 0 to n-1 on all workers, whose number it is given; a worker ends when do returns false.
func across(workers, n int, do func(worker, k int) bool) {
	var group sync.WaitGroup
	for w := range workers {
		group.Go(func() {
			for k := w; k < n && do(w, k); k += workers {
			}
		})
	}
	group.Wait()
}
