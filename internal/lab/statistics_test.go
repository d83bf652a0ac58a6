package lab

import (
	"math"
	"testing"
)

// The shares and intervals are method 3 of Newcombe, Statistics in Medicine 17
// (1998), page 861.
func TestWilson(t *testing.T) {
	for _, c := range []struct {
		k, n        int
		least, most float64
	}{
		{81, 263, 0.2553, 0.3662},
		{15, 148, 0.0624, 0.1605},
		{0, 20, 0, 0.1611},
		{1, 29, 0.0061, 0.1718},
		{20, 20, 0.8389, 1},
		{0, 0, 0, 1},
	} {
		least, most := Wilson(c.k, c.n)
		if math.Abs(least-c.least) > 0.00005 || math.Abs(most-c.most) > 0.00005 {
			t.Errorf("Wilson(%d, %d) = %.4f, %.4f, want %.4f, %.4f", c.k, c.n, least, most, c.least, c.most)
		}
	}
}

func TestSpread(t *testing.T) {
	for _, c := range []struct {
		numbers []int
		want    Spread
	}{
		{nil, Spread{}},
		{[]int{7}, Spread{7, 7, 7, 7, 7, 7}},
		{[]int{5, 1, 4, 2, 3}, Spread{3, 1, 2, 3, 4, 5}},
		{[]int{10, 0}, Spread{5, 0, 0, 0, 0, 10}},
	} {
		counts := map[int]int{}
		for _, n := range c.numbers {
			counts[n]++
		}
		if _, got := spread(counts); got != c.want {
			t.Errorf("spread(%v) = %+v, want %+v", c.numbers, got, c.want)
		}
	}
}

func TestRecordedMatchesLieEvenly(t *testing.T) {
	for _, c := range []struct{ matches, asked, want int }{
		{1, 0, 1}, {99, 0, 1}, {250, 0, 2}, {10000, 0, 100}, {10, 10, 10}, {1000, 7, 7},
	} {
		x := &Experiment{Matches: c.matches, Recorded: c.asked}
		n, last, gap := 0, -1, 0
		for k := range c.matches {
			if x.records(k) {
				gap = max(gap, k-last)
				n, last = n+1, k
			}
		}
		if n != c.want || gap > c.matches/c.want+1 {
			t.Errorf("%d matches, %d asked: %d recorded, want %d; %d apart", c.matches, c.asked, n, c.want, gap)
		}
	}
}
