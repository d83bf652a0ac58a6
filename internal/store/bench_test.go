package store_test

import (
	"fmt"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

// onBench runs a benchmark on an empty database of each kind.
func onBench(b *testing.B, bench func(b *testing.B, s store.Store)) {
	for _, kind := range []string{"sqlite", "postgresql"} {
		b.Run(kind, func(b *testing.B) { bench(b, open(b, kinds[kind](b))) })
	}
}

// BenchmarkAppend stores one entry of a match after another, each for good.
func BenchmarkAppend(b *testing.B) {
	onBench(b, func(b *testing.B, s store.Store) {
		must(b, s.Create(b.Context(), aMatch("m1")))
		j := s.Journal("m1")
		n := 0
		for b.Loop() {
			n++
			must(b, j.Append(entry(n)))
		}
	})
}

// BenchmarkAppendMany stores entries of 200 matches at once: what one costs then.
func BenchmarkAppendMany(b *testing.B) {
	onBench(b, func(b *testing.B, s store.Store) {
		var last [200]atomic.Int32
		for i := range last {
			must(b, s.Create(b.Context(), aMatch(fmt.Sprint(i))))
		}
		b.SetParallelism(len(last) / runtime.GOMAXPROCS(0))
		var matches atomic.Int32
		b.ResetTimer()
		b.RunParallel(func(pb *testing.PB) {
			i := int(matches.Add(1)) % len(last)
			j := s.Journal(fmt.Sprint(i))
			for pb.Next() {
				if err := j.Append(entry(int(last[i].Add(1)))); err != nil {
					b.Error(err)
				}
			}
		})
	})
}

// BenchmarkLoad takes up a match of some 1,000 entries, most of them choices.
func BenchmarkLoad(b *testing.B) {
	onBench(b, func(b *testing.B, s store.Store) {
		rules, err := duelRules()
		must(b, err)
		must(b, s.Create(b.Context(), header(rules, "m1")))
		n := long(b, s)
		b.ReportMetric(float64(n), "entries")
		for b.Loop() {
			_, err := loaded(s, rules, "m1", s.Journal("m1"))
			must(b, err)
		}
	})
}

// long plays a match to its end and has its seats talk until it is long.
func long(b *testing.B, s store.Store) int {
	b.Helper()
	rules, err := duelRules()
	must(b, err)
	m, err := loaded(s, rules, "m1", s.Journal("m1"))
	must(b, err)
	for more := true; more; {
		more, err = m.PlayBot()
		must(b, err)
	}
	entries, err := s.Journal("m1").Since(0)
	must(b, err)
	for n := len(entries); n < 1000; n++ {
		must(b, m.Say(0, fmt.Sprintf("word %d", n)))
	}
	return 1000
}

// BenchmarkPlay plays a match of bots, stored entry by entry: what a choice costs
// from the bot's answer to the views.
func BenchmarkPlay(b *testing.B) {
	onBench(b, func(b *testing.B, s store.Store) {
		rules, err := duelRules()
		must(b, err)
		var m *match.Match
		for n := 0; b.Loop(); {
			more := false
			if m != nil {
				more, err = m.PlayBot()
				must(b, err)
			}
			if !more {
				n++
				id := fmt.Sprintf("m%d-%d", n, time.Now().UnixNano())
				must(b, s.Create(b.Context(), header(rules, id)))
				m, err = loaded(s, rules, id, s.Journal(id))
				must(b, err)
			}
		}
	})
}

// BenchmarkAPersonsMatches lists the seats of one account of 5,000, on a server of 20,000 matches
// each of whose two seats is in an account, with 8 in each.
func BenchmarkAPersonsMatches(b *testing.B) {
	const people, matches = 5_000, 20_000
	onBench(b, func(b *testing.B, s store.Store) {
		ctx := b.Context()
		each := func(n int, do func(i int) error) {
			room, failed := make(chan bool, 64), make(chan error, n)
			for i := range n {
				room <- true
				go func() { failed <- do(i); <-room }()
			}
			for range n {
				must(b, <-failed)
			}
		}
		each(people, func(i int) error {
			return s.AddPerson(ctx, store.Person{ID: fmt.Sprint("p", i), Name: fmt.Sprint(i), Looks: fmt.Sprint(i)})
		})
		each(matches, func(i int) error {
			m := aMatch(fmt.Sprint("m", i))
			first := entry(1)
			first.Turns = []int{1, 1}
			err := s.Create(ctx, m)
			for seat := range 2 {
				if err == nil {
					err = s.TakeSeat(ctx, store.HeldSeat{Match: m.ID, Seat: engine.Seat(seat), Person: fmt.Sprint("p", (2*i+seat)%people), Taken: noon})
				}
			}
			if err == nil {
				err = s.Journal(m.ID).Append(first)
			}
			return err
		})
		b.ResetTimer()
		for i := 0; b.Loop(); i++ {
			seats, err := s.Seats(ctx, fmt.Sprint("p", i%people))
			if err != nil || len(seats) != 2*matches/people || seats[0].Since.IsZero() {
				b.Fatalf("%d seats, error %v", len(seats), err)
			}
		}
	})
}
