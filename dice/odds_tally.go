package dice

import (
	"maps"
	"math"
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// A tally adds up the measures of the settled ways of a set.
type tally struct {
	byValue []map[int32]float64 // by measure
	weight  float64             // of the ways settled
	cut     float64             // of those not followed
}

func (t *tally) add(values []int32, weight float64) {
	for len(t.byValue) < len(values) {
		t.byValue = append(t.byValue, map[int32]float64{})
	}
	for i, v := range values {
		t.byValue[i][v] += weight
	}
	t.weight += weight
}

func (t *tally) clone() tally {
	c := tally{weight: t.weight, cut: t.cut}
	for _, m := range t.byValue {
		c.byValue = append(c.byValue, maps.Clone(m))
	}
	return c
}

// column returns the distribution of measure i, from drawn samples if drawn is not 0. Ways that were cut are
// left out, and the rest weighs 1.
func (t *tally) column(i, drawn int) Column {
	var c Column
	if i >= len(t.byValue) {
		return c
	}
	square := 0.0
	for _, v := range slices.Sorted(maps.Keys(t.byValue[i])) {
		p := t.byValue[i][v] / t.weight
		value := Value{Value: v, Chance: p, Low: p, High: p}
		if drawn > 0 {
			value.Low, value.High = wilson(p, float64(drawn))
		}
		c.Values = append(c.Values, value)
		c.Mean += p * float64(v)
		square += p * float64(v) * float64(v)
	}
	c.Low, c.High = c.Mean, c.Mean
	if drawn > 0 {
		half := z95 * math.Sqrt(math.Max(square-c.Mean*c.Mean, 0)/float64(drawn))
		c.Low, c.High = c.Mean-half, c.Mean+half
	}
	return c
}

// z95 is half the width of a 95 % interval in standard errors.
const z95 = 1.959964

// wilson returns the Wilson interval of a share p seen in n samples.
func wilson(p, n float64) (low, high float64) {
	z2 := z95 * z95
	middle := (p + z2/(2*n)) / (1 + z2/n)
	half := z95 / (1 + z2/n) * math.Sqrt(p*(1-p)/n+z2/(4*n*n))
	return math.Max(middle-half, 0), math.Min(middle+half, 1)
}

// outcomes returns how many ways the dice of a throw can fall, ignoring order; 1 for no throw, and at most
// 1<<32.
func outcomes(t engine.Throw) int {
	n := 1
	for i := range int(t.Dice) {
		if n = n * (int(t.Sides) + i) / (i + 1); n > 1<<32 {
			return 1 << 32
		}
	}
	return n
}

// weigh calls do for each way the dice of a throw can fall, ignoring order, with its chance: the number of
// its orders over the number of all orders.
func weigh(t engine.Throw, do func(engine.Faces, float64)) {
	var f engine.Faces
	for i := range t.Dice {
		f[i] = 1
	}
	all := math.Pow(float64(t.Sides), float64(t.Dice))
	for {
		do(f, orders(f[:t.Dice])/all)
		i := int(t.Dice) - 1
		for i >= 0 && f[i] == t.Sides {
			i--
		}
		if i < 0 {
			return
		}
		f[i]++
		for k := i + 1; k < int(t.Dice); k++ {
			f[k] = f[i]
		}
	}
}

// orders returns in how many orders these sorted faces can fall.
func orders(faces []uint16) float64 {
	n, run := 1.0, 0.0
	for i, f := range faces {
		run++
		if i > 0 && faces[i-1] != f {
			run = 1
		}
		n *= float64(i+1) / run
	}
	return n
}

// A joiner collects ways and joins equal ones.
type joiner struct {
	ways []way
	at   map[uint64][]int // by fingerprint
}

// add takes over a way and its state.
func (j *joiner) add(f *forecast, w way) {
	if j.at == nil {
		j.at = map[uint64][]int{}
	}
	print := w.state.Fingerprint()
	for _, i := range j.at[print] {
		if o := &j.ways[i]; o.wait == w.wait && o.acts == w.acts && o.choice == w.choice &&
			slices.Equal(o.faces, w.faces) && o.state.Equal(w.state) {
			o.weight += w.weight
			f.drop(&w)
			return
		}
	}
	j.at[print] = append(j.at[print], len(j.ways))
	j.ways = append(j.ways, w)
}
