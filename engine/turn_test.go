package engine_test

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

func TestSeats(t *testing.T) {
	for _, tt := range []struct {
		set  engine.Seats
		seat engine.Seat
		want bool
	}{
		{engine.Only(1), 1, true},
		{engine.Only(1), 0, false},
		{engine.Only(engine.Observer), engine.Observer, true},
		{engine.Only(engine.NoSeat), engine.NoSeat, false},
		{engine.Everyone, engine.NoSeat, false},
		{engine.Everyone, engine.Observer, true},
		{engine.Everyone &^ engine.Only(1), 1, false},
		{0, 0, false},
	} {
		if got := tt.set.Has(tt.seat); got != tt.want {
			t.Errorf("%016b has seat %d: %v", tt.set, tt.seat, got)
		}
	}
}

func TestThings(t *testing.T) {
	o := engine.Thing(255, 1<<24-1)
	if o.Class() != 255 || o.Number() != 1<<24-1 {
		t.Errorf("%#x is of class %d, number %d", uint32(o), o.Class(), o.Number())
	}
	if engine.NoObject.Class() != 0 || engine.Thing(1, 0) == engine.NoObject {
		t.Error("a thing is nothing")
	}
}

func TestFaces(t *testing.T) {
	two := engine.Throw{Dice: 2, Sides: 6}
	for _, tt := range []struct {
		faces engine.Faces
		throw engine.Throw
		want  bool
	}{
		{engine.Faces{1, 6}, two, true},
		{engine.Faces{1}, two, false},
		{engine.Faces{1, 7}, two, false},
		{engine.Faces{0, 6}, two, false},
		{engine.Faces{1, 6, 1}, two, false},
		{engine.Faces{48}, engine.Throw{Dice: 1, Sides: 48, Drawn: true}, true},
		{engine.Faces{1, 2, 3, 4, 5, 6, 1, 2}, engine.Throw{Dice: engine.MaxDice, Sides: 6}, true},
	} {
		if got := tt.faces.Fit(tt.throw); got != tt.want {
			t.Errorf("%v fit %+v: %v", tt.faces, tt.throw, got)
		}
	}
	if f := (engine.Faces{6, 5, 4}); f.Sum() != 15 {
		t.Errorf("the sum of %v is %d", f, f.Sum())
	}
}

// Rules that throw until something happens end when the dice run dry.
func TestAttemptEndsWhenTheDiceRunDry(t *testing.T) {
	turn := &engine.Turn{Dice: dice.NewScript(1, 2)}
	thrown := 0
	untilSix := func() {
		for f := (engine.Faces{}); f[0] != 6; thrown++ {
			f = turn.Roll(engine.Throw{Dice: 1, Sides: 6, Rule: "1.1"})
		}
	}
	if engine.Attempt(turn, untilSix) || turn.Dry == nil || turn.Dry.Rule != "1.1" || thrown != 2 || !turn.Firm {
		t.Errorf("two throws were made: %d, %+v", thrown, turn)
	}
	turn.Dice = dice.NewScript(6)
	if !engine.Attempt(turn, untilSix) || turn.Dry != nil {
		t.Errorf("carried on with a six: %+v", turn)
	}
	turn.Reset()
	if turn.Firm || turn.Dry != nil || len(turn.Events) != 0 {
		t.Errorf("reset: %+v", turn)
	}
}

func TestAttemptHidesNoOtherPanic(t *testing.T) {
	defer func() {
		if r := recover(); r != "broken rules" {
			t.Errorf("recovered %v", r)
		}
	}()
	turn := &engine.Turn{Dice: dice.NewScript()}
	engine.Attempt(turn, func() {
		defer func() {
			if recover() != nil {
				panic("broken rules")
			}
		}()
		turn.Roll(engine.Throw{Dice: 1, Sides: 6})
	})
}

func TestWhoIsTold(t *testing.T) {
	exact, vague := engine.Event{Kind: 2}, engine.Event{Kind: 3}
	a := engine.Only(0)
	for _, tt := range []struct {
		name string
		tell func(*engine.Turn)
		want []engine.Event
	}{
		{"everyone", func(t *engine.Turn) { t.Tell(exact) }, []engine.Event{{Kind: 2, See: engine.Everyone}}},
		{"one exactly, the rest vaguely", func(t *engine.Turn) { t.TellApart(a, exact, vague) },
			[]engine.Event{{Kind: 2, See: a}, {Kind: 3, See: engine.Everyone &^ a}}},
		{"one, the rest not at all", func(t *engine.Turn) { t.TellApart(a, exact, engine.Event{}) }, []engine.Event{{Kind: 2, See: a}}},
		{"nobody exactly", func(t *engine.Turn) { t.TellApart(0, exact, vague) }, []engine.Event{{Kind: 3, See: engine.Everyone}}},
		{"everyone exactly", func(t *engine.Turn) { t.TellApart(engine.Everyone, exact, vague) },
			[]engine.Event{{Kind: 2, See: engine.Everyone}}},
	} {
		turn := &engine.Turn{Hear: true}
		if tt.tell(turn); !slices.Equal(turn.Events, tt.want) {
			t.Errorf("%s: %+v, want %+v", tt.name, turn.Events, tt.want)
		}
		deaf := &engine.Turn{}
		if tt.tell(deaf); len(deaf.Events) != 0 {
			t.Errorf("%s: told though nobody hears: %+v", tt.name, deaf.Events)
		}
	}
	turn := &engine.Turn{}
	turn.Reveal(a)
	turn.Reveal(engine.Only(1))
	if turn.Out != a|engine.Only(1) {
		t.Errorf("revealed to %016b", turn.Out)
	}
}

func TestFlow(t *testing.T) {
	var f engine.Flow
	empty := f
	f.Push(engine.Frame{Step: 1, Seat: 1})
	f.Push(engine.Frame{Step: 2})
	f.Top().Code = 7
	if f.Depth() != 2 || f.At(0).Step != 1 || f.At(1).Code != 7 || f.Top() != f.At(1) {
		t.Errorf("two frames: %+v", f)
	}
	f.Pop()
	if f.Depth() != 1 || f.Top().Step != 1 {
		t.Errorf("one frame left: %+v", f)
	}
	if f.Pop(); f != empty {
		t.Errorf("what is popped leaves something: %+v", f)
	}
	for range engine.MaxFlow {
		f.Push(engine.Frame{Step: 3})
	}
	defer func() {
		if recover() == nil {
			t.Error("a frame too deep is pushed")
		}
	}()
	f.Push(engine.Frame{})
}
