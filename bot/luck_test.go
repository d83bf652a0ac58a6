package bot

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

func TestLuckDependsOnWhatAThrowIsFor(t *testing.T) {
	fire := engine.Throw{Seat: 1, Dice: 2, Sides: 6, Rule: "7.5", About: engine.Thing(1, 3)}
	weather := engine.Throw{Seat: 0, Dice: 1, Sides: 6, Rule: "11.0"}
	var with, without luck
	differ := false
	for key := range uint64(50) {
		with.begin(key)
		without.begin(key)
		first, _ := without.Throw(fire)
		second, _ := without.Throw(fire)
		with.Throw(weather)
		if f, ok := with.Throw(fire); !ok || f != first || !f.Fit(fire) {
			t.Errorf("key %d: the first broadside shows %v after a throw for the weather, else %v", key, f, first)
		}
		with.Throw(weather)
		if f, _ := with.Throw(fire); f != second {
			t.Errorf("key %d: the second broadside shows %v after throws for the weather, else %v", key, f, second)
		}
		differ = differ || first != second
	}
	if !differ {
		t.Error("the second broadside always shows what the first did")
	}
}

func TestLuckIsFair(t *testing.T) {
	var l luck
	var seen [7]int
	for key := range uint64(600) {
		l.begin(key)
		for n := range 10 {
			f, _ := l.Throw(engine.Throw{Dice: 1, Sides: 6, Rule: "7.6", About: engine.Thing(1, n%3)})
			seen[f[0]]++
		}
	}
	for face := 1; face <= 6; face++ {
		if seen[face] < 850 || seen[face] > 1150 {
			t.Errorf("the face %d came up %d times of 6000", face, seen[face])
		}
	}
}

func BenchmarkLuck(b *testing.B) {
	var l luck
	b.ReportAllocs()
	for b.Loop() {
		l.Throw(engine.Throw{Dice: 2, Sides: 6, Rule: "7.6", About: engine.Thing(1, 3)})
	}
}
