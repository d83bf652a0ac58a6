package bot

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/weathergage/weathergage/bot/worth"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/sticks"
)

// clumsy is a captain that takes one stick each time.
type clumsy struct{ knowing }

func (*clumsy) Choose(seen engine.State, d engine.Decision, _ Budget) engine.Choice {
	return engine.Choice{Seat: d.Seat, Verb: sticks.Take, N: [3]int32{1}}
}

func (*clumsy) Inputs() []string { return []string{"left"} }

func (*clumsy) Survey(s engine.State, buf []int16) []int16 {
	return append(buf, int16(s.(*sticks.Pile).Left))
}

func (*clumsy) Weights() (string, []byte) { return "", nil }

func newClumsyMaster() *Master {
	return NewMaster(sticks.Rules{}, new(clumsy), worth.Round([]float64{0}, []float64{0}, []float64{0}, 0))
}

// Where both take one stick each time, who leaves an even number wins.
func TestMasterBeatsItsCaptain(t *testing.T) {
	m := newClumsyMaster()
	m.Begin(1)
	for left := int32(2); left <= 30; left++ {
		got, loses := ask(t, m, left, Budget{}).N[0], left%2
		if got%2 != loses {
			t.Errorf("%d sticks: took %d", left, got)
		}
		if left%2 == 1 && got != 1 {
			t.Errorf("%d sticks: took %d instead of 1, which wins as well", left, got)
		}
	}
}

// A sealed answer is the captain's own, however bad.
func TestMasterLeavesSealedAnswersToItsCaptain(t *testing.T) {
	m := newClumsyMaster()
	m.Begin(1)
	p := &sticks.Pile{Left: 8, Looked: true}
	d := p.Pending(nil)[0]
	if got := m.Choose(p, d, Budget{}).N[0]; got != 2 {
		t.Errorf("an open answer takes %d, want 2", got)
	}
	d.Sealed = true
	if got := m.Choose(p, d, Budget{}).N[0]; got != 1 {
		t.Errorf("a sealed answer takes %d, want 1 as the captain does", got)
	}
}

// In the bubble a clock moves only while a choice is carried out, by a millisecond.
func TestMasterKeepsToItsTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		sticks.ApplyTakes = time.Millisecond
		defer func() { sticks.ApplyTakes = 0 }()
		m := newClumsyMaster()
		m.Begin(1)
		for _, time1 := range []time.Duration{400 * time.Millisecond, 5 * time.Second} {
			began := time.Now()
			ask(t, m, 9, Budget{Time: time1})
			if took := time.Since(began); took > time1+time1/5 {
				t.Errorf("took %v of %v", took, time1)
			}
		}
		began := time.Now()
		if ask(t, m, 1, Budget{Time: time.Second}); time.Since(began) > 0 {
			t.Errorf("took %v for the only answer", time.Since(began))
		}
	})
}

func TestMasterAllocatesNothing(t *testing.T) {
	m := newClumsyMaster()
	p := &sticks.Pile{Left: 20, Looked: true}
	d := p.Pending(nil)[0]
	m.Begin(1)
	m.Choose(p, d, Budget{Playouts: 40})
	if got := testing.AllocsPerRun(20, func() { m.Choose(p, d, Budget{Playouts: 40}) }); got > 0 {
		t.Errorf("%v allocations for a decision", got)
	}
}

// A master that has learned nothing is the captain.
func TestMasterWithoutWeights(t *testing.T) {
	b, err := Spec{Kind: "master"}.New(sticks.Rules{}, func(engine.Ruleset) Captain { return new(clumsy) })
	if _, ok := b.(*clumsy); !ok || err != nil {
		t.Errorf("without weights it is %T, %v", b, err)
	}
	b, err = Spec{Kind: "master"}.New(sticks.Rules{}, func(engine.Ruleset) Captain { return new(knowing) })
	if _, ok := b.(*knowing); !ok || err != nil {
		t.Errorf("with a captain that describes nothing it is %T, %v", b, err)
	}
}
