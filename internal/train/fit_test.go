package train

import (
	"math"
	"testing"

	"github.com/weathergage/weathergage/bot/worth"
	"github.com/weathergage/weathergage/dice"
)

// random returns a network whose units are not clipped in the samples, which it returns too.
func random(inputs, hidden int) (*learner, []sample) {
	chance := dice.NewMixer(7, 7)
	l := newLearner(inputs, hidden, &chance)
	for i := range l.weights[:l.biases()] {
		l.weights[i] *= 0.3
	}
	var all []sample
	for range 20 {
		in := make([]int16, inputs)
		for i := range in {
			in[i] = int16(chance.Pick(3)) - 1
		}
		all = append(all, sample{in: in, worth: float64(chance.Pick(3)) / 2})
	}
	return l, all
}

// The gradient of the loss is what the loss changes by when a weight does.
func TestGradients(t *testing.T) {
	l, all := random(6, 4)
	for i := range all {
		l.learn(&all[i])
	}
	const by = 1e-6
	for i := range l.weights {
		was := l.weights[i]
		l.weights[i] = was + by
		up := l.loss(all)
		l.weights[i] = was - by
		down := l.loss(all)
		l.weights[i] = was
		got, want := l.grad[i]/float64(len(all)), (up-down)/(2*by)
		if math.Abs(got-want) > 1e-6 {
			t.Errorf("weight %d: gradient %.8f, want %.8f", i, got, want)
		}
	}
}

// What decides is learned: here whether there is more of the first input than of the second, and not the third.
func TestLearns(t *testing.T) {
	chance := dice.NewMixer(1, 1)
	var all []sample
	for range 4000 {
		s := sample{in: []int16{int16(chance.Pick(20)), int16(chance.Pick(20)), int16(chance.Pick(20))}}
		if s.in[0] > s.in[1] {
			s.worth = 1
		}
		all = append(all, s)
	}
	l := newLearner(3, 8, &chance)
	l.rescale(all)
	for range 30 {
		l.epoch(all, 0.01, &chance)
	}
	net := l.net()
	for _, tt := range []struct {
		in   []int16
		wins bool
	}{{[]int16{15, 4, 0}, true}, {[]int16{4, 15, 19}, false}, {[]int16{9, 5, 19}, true}, {[]int16{2, 6, 0}, false}} {
		if got := net.Worth(tt.in); (got > worth.Whole*9/10) != tt.wins || (got < worth.Whole/10) == tt.wins {
			t.Errorf("%v is worth %d of %d", tt.in, got, worth.Whole)
		}
		if got, want := float64(net.Worth(tt.in))/worth.Whole, l.worth(tt.in); math.Abs(got-want) > 0.01 {
			t.Errorf("%v is worth %.4f in whole numbers, %.4f before they were rounded", tt.in, got, want)
		}
	}
}

// A trial ends soon where one bot is much better, and goes on while nothing is sure.
func TestTrial(t *testing.T) {
	end := func(scores ...float64) (Verdict, bool) {
		var tr trial
		for n := range 2000 {
			if tr.add(scores[n%len(scores)]) {
				return tr.verdict(), true
			}
		}
		return tr.verdict(), false
	}
	if v, over := end(1, 0.5, 1, 0.5); !over || !v.Took || v.Pairs > 100 {
		t.Errorf("at 75 %%: %+v, over %v", v, over)
	}
	if v, over := end(0, 0.5); !over || v.Took || v.Pairs > 100 {
		t.Errorf("at 25 %%: %+v, over %v", v, over)
	}
	if v, over := end(1, 0.03, 0.5, 0.53); over {
		t.Errorf("between the two: %+v", v)
	}
}

// loss returns the mean cross-entropy over samples.
func (l *learner) loss(all []sample) float64 {
	sum := 0.0
	for i := range all {
		sum += entropy(l.worth(all[i].in), all[i].worth)
	}
	return sum / float64(max(len(all), 1))
}
