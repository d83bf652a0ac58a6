package law_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

// Two seats take one to three sticks in turn from a heap; who takes the last wins. A die says
// before each turn whether the heap grows by one.
const (
	stepGrow uint8 = 1 + iota
	stepTake
)

const (
	verbTake = engine.Pass + 1 + iota // N[0] sticks
	verbYield
	verbTop
	verbBow  // before the last stick
	verbWait // while the heap grows
	verbNod  // while it grows, or sticks are taken
)

const (
	askTake engine.Prompt = 2
	askGrow engine.Prompt = 3
)

const (
	tooMany engine.Reason = 2 + iota
	notLast
)

type heap struct {
	engine.State // nil: what these tests do not ask
	flow         engine.Flow
	sticks       int32
}

func (g *heap) Flow() *engine.Flow { return &g.flow }

var rows law.Law[*heap]

func init() {
	rows.Steps = []law.Step[*heap]{
		stepGrow: {Name: "grow", Phase: "growth", Rule: "1.1", Enter: (*heap).grow},
		stepTake: {Name: "take", Phase: "taking", Rule: "2.1", Ask: askTake, Offer: (*heap).offerTake, Do: (*heap).take},
	}
	rows.Verbs = []law.Verb[*heap]{
		engine.Pass: {VerbWords: engine.VerbWords{Name: "pass", Says: "Take none"}},
		verbTake:    {VerbWords: engine.VerbWords{Name: "take", Says: "Take %1", Rule: "2.1", When: "sticks are taken in turn"}, Rules: law.May((*heap).mayTake)},
		verbYield:   {VerbWords: engine.VerbWords{Name: "yield", Says: "Yield"}},
		verbTop: {VerbWords: engine.VerbWords{Name: "top", Says: "Add one", Rule: "1.2", When: "sticks are added before play"},
			Rules: law.May((*heap).mayTop, askTake)},
		verbNod: {VerbWords: engine.VerbWords{Name: "nod", Says: "Nod", Rule: "1.2", When: "a seat nods before play"},
			Rules: []law.Rule[*heap]{{May: (*heap).mayNod, Asks: []engine.Prompt{askGrow}}, {May: (*heap).mayTop, Asks: []engine.Prompt{askTake}, Anyone: true}}},
		verbBow:  {VerbWords: engine.VerbWords{Name: "bow", Says: "Bow", Rule: "2.3", When: "a seat bows on its turn"}, Rules: law.Why((*heap).mayBow, askTake), Alone: true},
		verbWait: {VerbWords: engine.VerbWords{Name: "wait", Says: "Wait", Rule: "1.2", When: "a seat waits while the heap grows"}, Rules: law.Why((*heap).mayBow, askGrow)},
	}
	rows.Cites = func(*heap, engine.Reason, engine.Verb) engine.Case { return "2.4" }
}

func (g *heap) grow(f *engine.Frame, t *engine.Turn) (waits bool) {
	if die := t.Roll(engine.Throw{Seat: f.Seat, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "1.1"}); die[0] == 6 {
		g.sticks++
	}
	f.Step = stepTake
	return false
}

func (g *heap) offerTake(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	o.Add(engine.Option{Verb: verbTake, Span: [3]engine.Span{{Min: 1, Max: 3, Step: 1, Loose: true}}, Rule: "2.1"})
}

func (g *heap) mayTake(c engine.Choice) engine.Illegal {
	if c.N[0] > g.sticks {
		return engine.Illegal{Rule: "2.2", Why: tooMany, N: [3]int32{g.sticks}}
	}
	return engine.Illegal{}
}

// mayTop refuses to add to any heap while sticks are taken.
func (g *heap) mayTop(engine.Choice) engine.Illegal {
	return engine.Illegal{Rule: "1.3", Why: tooMany}
}

// mayNod refuses to nod at any heap.
func (g *heap) mayNod(engine.Choice) engine.Illegal {
	return engine.Illegal{Rule: "1.4", Why: tooMany}
}

// mayBow is asked of a verb that the step does not list.
func (g *heap) mayBow(c engine.Choice) engine.Reason {
	if g.sticks > 1 || c.On != engine.NoObject {
		return notLast
	}
	return 0
}

func (g *heap) take(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	if g.sticks -= c.N[0]; g.sticks == 0 {
		g.flow.Pop()
		return
	}
	*f = engine.Frame{Step: stepGrow, Seat: 1 - f.Seat}
}

// Check lets a Sampling ask about Loose spans.
func (g *heap) Check(c engine.Choice) engine.Illegal { return rows.Check(g, c) }

// sixes is dice that always show 6.
type sixes struct{}

func (sixes) Throw(engine.Throw) (engine.Faces, bool) { return engine.Faces{6}, true }

func newHeap(sticks int32) *heap {
	g := &heap{sticks: sticks}
	g.flow.Push(engine.Frame{Step: stepGrow})
	rows.Run(g, &engine.Turn{Dice: sixes{}})
	return g
}

func TestPlay(t *testing.T) {
	g := newHeap(3) // and one that the die brings
	open := rows.Pending(g, nil)
	if want := (engine.Decision{Seat: 0, Ask: 2, Rule: "2.1"}); len(open) != 1 || open[0] != want {
		t.Fatalf("open is %+v, want %+v alone", open, want)
	}
	rows.Apply(g, engine.Choice{Seat: 0, Verb: verbTake, N: [3]int32{3}}, &engine.Turn{Dice: sixes{}})
	if open = rows.Pending(g, open[:0]); g.sticks != 2 || len(open) != 1 || open[0].Seat != 1 {
		t.Fatalf("%d sticks are left, and open is %+v", g.sticks, open)
	}
	if got := rows.Candidates(g, open[0], 9, nil); len(got) != 2 || got[1].N[0] != 2 {
		t.Errorf("of 2 sticks the candidates are %+v", got)
	}
	rows.Apply(g, engine.Choice{Seat: 1, Verb: verbTake, N: [3]int32{2}}, &engine.Turn{Dice: sixes{}})
	if open = rows.Pending(g, open[:0]); len(open) != 0 {
		t.Errorf("the match is over, and open is %+v", open)
	}
}

func TestCheck(t *testing.T) {
	g := newHeap(1)
	for _, tt := range []struct {
		name string
		c    engine.Choice
		want engine.Illegal
	}{
		{"as many as there are", engine.Choice{Verb: verbTake, N: [3]int32{2}}, engine.Illegal{}},
		{"one more", engine.Choice{Verb: verbTake, N: [3]int32{3}}, engine.Illegal{Rule: "2.2", Why: tooMany, N: [3]int32{2}}},
		{"of the other seat", engine.Choice{Seat: 1, Verb: verbTake, N: [3]int32{1}}, engine.Illegal{Rule: "2.1", Why: engine.NotNow, N: [3]int32{int32(verbTake)}}},
		{"none", engine.Choice{Verb: engine.Pass}, engine.Illegal{Why: engine.NotOpen}},
		{"a verb without a time", engine.Choice{Verb: verbYield}, engine.Illegal{Why: engine.NotOpen}},
		{"a rule that forbids", engine.Choice{Verb: verbBow}, engine.Illegal{Rule: "2.4", Why: notLast}},
		{"the same of the seat that is not asked", engine.Choice{Seat: 1, Verb: verbBow}, engine.Illegal{Rule: "2.3", Why: engine.NotNow, N: [3]int32{int32(verbBow)}}},
		{"the same of another question", engine.Choice{Verb: verbWait}, engine.Illegal{Rule: "1.2", Why: engine.NotNow, N: [3]int32{int32(verbWait)}}},
		{"no verb at all", engine.Choice{Verb: 10}, engine.Illegal{Why: engine.NotOpen}},
	} {
		if got := rows.Check(g, tt.c); got != tt.want {
			t.Errorf("%s: %+v, want %+v", tt.name, got, tt.want)
		}
	}
}

// TestAlone wants a rule that is asked alone to stand for the list.
func TestAlone(t *testing.T) {
	g := newHeap(0)
	d := rows.Pending(g, nil)[0]
	for _, tt := range []struct {
		name string
		c    engine.Choice
		want bool
	}{
		{"allowed", engine.Choice{Verb: verbBow}, true},
		{"with a thing too many", engine.Choice{Verb: verbBow, On: engine.Thing(1, 1)}, false},
		{"with a number", engine.Choice{Verb: verbBow, N: [3]int32{1}}, false},
		{"listed nowhere", engine.Choice{Verb: verbWait}, false},
	} {
		if got := rows.Offers(g, d, tt.c); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
	d.Ask = askGrow
	if rows.Offers(g, d, engine.Choice{Verb: verbBow}) {
		t.Error("it answers another question")
	}
}

func TestSequence(t *testing.T) {
	q := rows.Sequence([]string{"first", "second"}, &engine.Words{})
	if len(q.Steps) != 3 || q.Steps[stepTake].Name != "take" || q.Steps[stepTake].Within {
		t.Errorf("lines of flow speak of %+v", q.Steps)
	}
}

// Refuse gives the rule of a question to the seat that is asked, and Name offers nothing that the rule forbids.
func TestUnder(t *testing.T) {
	g := newHeap(3)
	d, _ := rows.Question(g, 0)
	if ill := rows.Check(g, engine.Choice{Seat: d.Seat, Verb: verbTop}); ill.Rule != "1.3" {
		t.Errorf("the seat that is asked reads %v", ill)
	}
	if ill := rows.Check(g, engine.Choice{Seat: 1 - d.Seat, Verb: verbTop}); ill.Why != engine.NotNow {
		t.Errorf("the other seat reads %v", ill)
	}
	if ill := rows.Check(g, engine.Choice{Seat: 1 - d.Seat, Verb: verbNod}); ill.Rule != "1.3" {
		t.Errorf("a rule for anyone reads %v for the other seat", ill)
	}
	if ill := rows.May(g, askGrow, engine.Choice{Verb: verbNod}); ill.Rule != "1.4" {
		t.Errorf("under another question the verb is refused with %v", ill)
	}
	offer := engine.Listing(nil)
	if rows.Name(g, d, verbTop, 0, 0, "1.2", &offer); len(offer.Options()) != 0 {
		t.Errorf("%v is offered", offer.Options())
	}
}
