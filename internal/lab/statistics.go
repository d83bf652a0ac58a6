package lab

import (
	"maps"
	"math"
	"slices"
)

// normal95 is beyond which the normal distribution has 2.5 %, on each side.
const normal95 = 1.959963984540054

// Wilson returns the 95 % interval of a share, from 0 to 1, if k of n were seen. For n of 0 it is 0 to 1.
func Wilson(k, n int) (least, most float64) {
	if n == 0 {
		return 0, 1
	}
	least, most = wilson(float64(k)/float64(n), float64(n))
	if k == 0 {
		least = 0
	}
	if k == n {
		most = 1
	}
	return least, most
}

// wilson returns the interval of a share of so many matches.
func wilson(share, all float64) (least, most float64) {
	const z = normal95
	centre := share + z*z/(2*all)
	half := z * math.Sqrt(share*(1-share)/all+z*z/(4*all*all))
	whole := 1 + z*z/all
	return (centre - half) / whole, (centre + half) / whole
}

// A Spread describes the distribution of numbers: their mean, and the least, the quartiles and the greatest.
type Spread struct {
	Mean    float64 `json:"mean"`
	Least   int     `json:"least"`
	Quarter int     `json:"quarter"`
	Median  int     `json:"median"`
	Three   int     `json:"three_quarters"`
	Most    int     `json:"most"`
}

// spread adds up numbers, of which counts says how often each was seen, and describes their distribution. Without numbers
// all is zero.
func spread(counts map[int]int) (sum int, sp Spread) {
	n := 0
	for number, times := range counts {
		n, sum = n+times, sum+number*times
	}
	if n == 0 {
		return 0, sp
	}
	numbers := slices.Sorted(maps.Keys(counts))
	at := func(k int) int { // the number at place k if all stood in a row
		for _, number := range numbers {
			if k -= counts[number]; k < 0 {
				return number
			}
		}
		return numbers[len(numbers)-1]
	}
	return sum, Spread{float64(sum) / float64(n), at(0), at((n - 1) / 4), at((n - 1) * 2 / 4), at((n - 1) * 3 / 4), at(n - 1)}
}
