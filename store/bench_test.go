package store_test

import (
	"fmt"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/match"
	"github.com/weathergage/weathergage/store"
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
