package train

import (
	"math"

	"github.com/weathergage/weathergage/bot/worth"
	"github.com/weathergage/weathergage/dice"
)

// A sample is a position described by numbers, and what it turned out to be worth to the first seat, from 0 to 1.
type sample struct {
	in      []int16
	worth   float64
	captain float64 // what the captain gave for it
}

// A learner is a network in floating point while it learns: each unit of its hidden layer counts from 0 to 1.
type learner struct {
	inputs, hidden int
	scale          []float64 // by input: what it is multiplied by
	weights        []float64 // first layer by input and unit, then biases, then second layer, then its bias

	grad, mean, square []float64 // the gradient, and its averages
	steps              int
	units              []float64
}

func newLearner(inputs, hidden int, chance *dice.Mixer) *learner {
	n := inputs*hidden + 2*hidden + 1
	l := &learner{
		inputs: inputs, hidden: hidden, scale: make([]float64, inputs),
		weights: make([]float64, n), grad: make([]float64, n), mean: make([]float64, n), square: make([]float64, n),
		units: make([]float64, hidden),
	}
	draw := func(most float64) float64 { return most * (float64(chance.Pick(1<<20))/(1<<19) - 1) }
	for i := range inputs {
		l.scale[i] = 1
		for j := range hidden {
			l.weights[i*hidden+j] = draw(0.5 / math.Sqrt(float64(inputs)))
		}
	}
	for j := range hidden {
		l.weights[l.biases()+j] = 0.5 // in the middle of what a unit can be
		l.weights[l.seconds()+j] = draw(1 / math.Sqrt(float64(hidden)))
	}
	return l
}

// net rounds the network to whole numbers.
func (l *learner) net() *worth.Net {
	first := make([]float64, l.biases())
	for i := range l.inputs {
		for j := range l.hidden {
			first[i*l.hidden+j] = l.weights[i*l.hidden+j] * l.scale[i]
		}
	}
	return worth.Round(first, l.weights[l.biases():l.seconds()], l.weights[l.seconds():l.out()], l.weights[l.out()])
}

func (l *learner) biases() int  { return l.inputs * l.hidden }
func (l *learner) seconds() int { return l.biases() + l.hidden }
func (l *learner) out() int     { return l.seconds() + l.hidden }

// rescale brings each input to about the same size, as the samples have them.
func (l *learner) rescale(all []sample) {
	for i := range l.scale {
		var squares float64
		for _, s := range all {
			squares += float64(s.in[i]) * float64(s.in[i])
		}
		l.scale[i] = 1 / math.Sqrt(squares/float64(max(len(all), 1))+0.01)
	}
}

// sum returns the output of the network before the logistic function, and leaves the hidden layer in units, not yet clipped.
func (l *learner) sum(in []int16) float64 {
	copy(l.units, l.weights[l.biases():l.seconds()])
	for i, x := range in {
		if x == 0 {
			continue
		}
		by := float64(x) * l.scale[i]
		row := l.weights[i*l.hidden:][:len(l.units)]
		for j, w := range row {
			l.units[j] += by * w
		}
	}
	sum := l.weights[l.out()]
	for j, w := range l.weights[l.seconds():l.out()] {
		sum += w * max(0, min(l.units[j], 1))
	}
	return sum
}

func logistic(sum float64) float64 { return 1 / (1 + math.Exp(-sum)) }

// worth returns what the network gives a position, from 0 to 1.
func (l *learner) worth(in []int16) float64 { return logistic(l.sum(in)) }

// leak is how much of a gradient passes a unit that is clipped, so that it can come back.
const leak = 0.02

// learn adds the gradient of a sample's cross-entropy to grad.
func (l *learner) learn(s *sample) {
	off := l.worth(s.in) - s.worth
	back := l.units // the gradient of each unit takes its place
	for j := range l.hidden {
		at := l.seconds() + j
		unit := l.units[j]
		l.grad[at] += off * max(0, min(unit, 1))
		back[j] = off * l.weights[at]
		if unit <= 0 && back[j] > 0 || unit >= 1 && back[j] < 0 {
			back[j] *= leak
		}
		l.grad[l.biases()+j] += back[j]
	}
	l.grad[l.out()] += off
	for i, x := range s.in {
		if x == 0 {
			continue
		}
		by := float64(x) * l.scale[i]
		row := l.grad[i*l.hidden:][:len(back)]
		for j, b := range back {
			row[j] += by * b
		}
	}
}

const (
	batch            = 128
	momentum, spread = 0.9, 0.999 // how long the averages of Adam remember
	tiny             = 1e-8
	decay            = 1e-4 // of each weight at a step, times the rate
)

// step moves the weights against the gradient of n samples, by Adam, and clears it.
func (l *learner) step(n int, rate float64) {
	l.steps++
	first := 1 - math.Pow(momentum, float64(l.steps))
	second := 1 - math.Pow(spread, float64(l.steps))
	for i, g := range l.grad {
		g /= float64(n)
		l.mean[i] += (1 - momentum) * (g - l.mean[i])
		l.square[i] += (1 - spread) * (g*g - l.square[i])
		l.weights[i] -= rate * (l.mean[i]/first/(math.Sqrt(l.square[i]/second)+tiny) + decay*l.weights[i])
		l.grad[i] = 0
	}
}

// epoch learns from all samples once, in random order.
func (l *learner) epoch(all []sample, rate float64, chance *dice.Mixer) {
	order := make([]int32, len(all))
	for i := range order {
		j := chance.Pick(i + 1)
		order[i], order[j] = order[j], int32(i)
	}
	for at := 0; at < len(order); at += batch {
		part := order[at:min(at+batch, len(order))]
		for _, i := range part {
			l.learn(&all[i])
		}
		l.step(len(part), rate)
	}
}
