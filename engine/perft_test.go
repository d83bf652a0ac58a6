package engine_test

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// Two captains order a shot (2 each) and a speed (4 and 3) in any order: so many
// choices, ordered pairs, triples and fours of different orders there are.
func TestPerft(t *testing.T) {
	p, err := pack.Read(duel.Data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := duel.New(p)
	if err != nil {
		t.Fatal(err)
	}
	at := func(n int) engine.Dice {
		m := dice.NewMixer(1, uint64(n))
		return &m
	}
	s, err := rules.Setup("open-sea", nil, &engine.Turn{Dice: at(0)})
	if err != nil {
		t.Fatal(err)
	}
	before := rules.Blank()
	before.CopyFrom(s)
	want := []uint64{11, 88, 456, 1152}
	if got := engine.Perft(s, rules.Blank, 4, 9, at); !slices.Equal(got, want) {
		t.Errorf("counts %v, want %v", got, want)
	}
	if !s.Equal(before) {
		t.Error("the position has changed")
	}
	long := engine.Perft(s, rules.Blank, 6, 3, at)
	if again := engine.Perft(s, rules.Blank, 6, 3, at); !slices.Equal(long, again) {
		t.Errorf("counts %v and then %v", long, again)
	}
	if none := engine.Perft(s, rules.Blank, 0, 3, at); len(none) != 0 {
		t.Errorf("counts to depth 0: %v", none)
	}
}
