package bot

import (
	"runtime"
	"testing"
	"testing/synctest"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/sticks"
)

// ask has a bot answer the first decision of a pile.
func ask(t testing.TB, b Bot, left int32, think Budget) engine.Choice {
	t.Helper()
	s := &sticks.Pile{Left: left}
	d := s.Pending(nil)[0]
	c := NewAsker(sticks.Rules{}.Blank).Ask(b, s, d, think)
	if ill := s.Check(c); !ill.OK() {
		t.Fatalf("%d sticks: %v is not allowed", left, c)
	}
	if s.Looked {
		t.Fatal("the true position was redacted")
	}
	return c
}

// Who leaves a multiple of four has won.
func TestSearchFindsTheWinningChoice(t *testing.T) {
	for _, key := range []uint64{1, 2, 3} {
		for left := int32(1); left <= 15; left++ {
			if left%4 == 0 {
				continue
			}
			b := NewSearch(sticks.Rules{}, nil)
			b.Begin(key)
			if c := ask(t, b, left, Budget{Playouts: 1000}); c.N[0] != left%4 {
				t.Errorf("key %d, %d sticks: took %d, want %d", key, left, c.N[0], left%4)
			}
		}
	}
}

func TestSearchIsRepeatable(t *testing.T) {
	b := NewSearch(sticks.Rules{}, nil)
	play := func(key uint64) (all []int32) {
		b.Begin(key)
		for left := int32(30); left > 20; left-- {
			all = append(all, ask(t, b, left, Budget{Playouts: 50}).N[0])
		}
		return all
	}
	one, other, again := play(1), play(2), play(1)
	same := true
	for i := range one {
		if one[i] != again[i] {
			t.Errorf("answer %d is %d and then %d for the same key", i, one[i], again[i])
		}
		same = same && one[i] == other[i]
	}
	if same {
		t.Error("another key gave the same ten answers")
	}
}

// In the bubble a clock moves only while a choice is carried out, by a millisecond.
func TestSearchKeepsToItsTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		sticks.ApplyTakes = time.Millisecond
		defer func() { sticks.ApplyTakes = 0 }()
		b := NewSearch(sticks.Rules{}, nil)
		b.Begin(1)
		began := time.Now()
		ask(t, b, 99, Budget{Time: 20 * time.Second})
		if took := time.Since(began); took < 20*time.Second || took > 21*time.Second {
			t.Errorf("took %v of 20s", took)
		}
	})
}

func TestSearchAnswersWithinTheLeastBudget(t *testing.T) {
	b := NewSearch(sticks.Rules{}, nil)
	b.Begin(1)
	for _, think := range []Budget{{Playouts: 1}, {Time: 1}, {Playouts: 2, Time: time.Hour}} {
		ask(t, b, 30, think)
	}
}

func TestSearchAllocatesNothing(t *testing.T) {
	b := NewSearch(sticks.Rules{}, nil)
	b.Begin(1)
	a, s := NewAsker(sticks.Rules{}.Blank), &sticks.Pile{Left: 30}
	d := s.Pending(nil)[0]
	n := testing.AllocsPerRun(100, func() { a.Ask(b, s, d, Budget{Playouts: 100}) })
	if n > 0 {
		t.Errorf("a decision allocates %v times", n)
	}
}

func TestRandomPicksAll(t *testing.T) {
	b := NewRandom()
	b.Begin(1)
	var seen [4]int
	for range 300 {
		seen[ask(t, b, 10, Budget{}).N[0]]++
	}
	for n := 1; n <= 3; n++ {
		if seen[n] < 70 || seen[n] > 130 {
			t.Errorf("%d sticks were taken %d times of 300", n, seen[n])
		}
	}
}

// knowing is a captain of sticks that plays perfectly and counts its questions.
type knowing struct{ asked int }

func (k *knowing) Begin(uint64) {}

func (k *knowing) Choose(seen engine.State, d engine.Decision, _ Budget) engine.Choice {
	p := seen.(*sticks.Pile)
	if k.asked++; !p.Looked {
		panic("the captain was shown a position that was not redacted")
	}
	return engine.Choice{Seat: d.Seat, Verb: sticks.Take, N: [3]int32{max(p.Left%4, 1)}}
}

func (k *knowing) Evaluate(s engine.State, seat engine.Seat) float64 {
	if p := s.(*sticks.Pile); (p.Left%4 == 0) == (p.Moves == seat) {
		return 0
	}
	return 1
}

func TestSearchUsesTheCaptain(t *testing.T) {
	for left := int32(1); left <= 40; left++ {
		if left%4 == 0 {
			continue
		}
		k := new(knowing)
		b := NewSearch(sticks.Rules{}, k)
		b.Begin(1)
		if c := ask(t, b, left, Budget{Playouts: 20}); c.N[0] != left%4 {
			t.Errorf("%d sticks: took %d, want %d", left, c.N[0], left%4)
		}
		if left > 3 && k.asked == 0 {
			t.Errorf("%d sticks: the captain was not asked", left)
		}
	}
}

func BenchmarkSearchPlayout(b *testing.B) {
	bot := NewSearch(sticks.Rules{}, nil)
	bot.Begin(1)
	ask(b, bot, 30, Budget{Playouts: b.N})
}

func BenchmarkAskRandom(b *testing.B) {
	r := NewRandom()
	r.Begin(1)
	a, s := NewAsker(sticks.Rules{}.Blank), &sticks.Pile{Left: 30}
	d := s.Pending(nil)[0]
	b.ReportAllocs()
	for b.Loop() {
		a.Ask(r, s, d, Budget{})
	}
}

// TestSearchGivesItsRoomBack makes many searching bots of one game, each of which answers once: they need
// the room of one tree, not of all.
func TestSearchGivesItsRoomBack(t *testing.T) {
	rules := sticks.Rules{}
	heap := func() int64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	before := heap()
	bots := make([]*Search, 50)
	for i := range bots {
		bots[i] = NewSearch(rules, nil)
		bots[i].Begin(uint64(i))
		ask(t, bots[i], 30, Budget{Playouts: 10})
	}
	if grown := (heap() - before) >> 20; grown > 20 {
		t.Errorf("%d idle bots take %d MB", len(bots), grown)
	}
	runtime.KeepAlive(bots)
}
