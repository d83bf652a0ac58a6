package hex

// dearest is the most that a step of a way may cost.
const dearest = 63

// Way returns the cheapest way from one hex to another, both included; nil if none costs at most most. step
// returns the cost of leaving a hex in a direction, from 1 to 63, and 0 if that is closed; it is not called
// for hexes off the grid.
func (g Grid) Way(from, to Hex, most int, step func(from Hex, d Direction) int) []Hex {
	cost := make([]int32, g.Len()+1) // 0: not reached; else one more than the cost
	before := make([]Hex, g.Len()+1)
	var due [dearest + 1][]Hex // by cost, in turn
	due[0] = append(due[0], from)
	cost[from] = 1
	for at := range int32(most + 1) {
		now := &due[at%(dearest+1)]
		for i := 0; i < len(*now); i++ {
			h := (*now)[i]
			if cost[h] != at+1 {
				continue // a cheaper way was found
			}
			if h == to {
				return trace(before, from, to)
			}
			for d := range Direction(Directions) {
				n := g.Step(h, d)
				if n == 0 {
					continue
				}
				c := int32(step(h, d))
				if c == 0 || cost[n] != 0 && cost[n] <= cost[h]+c {
					continue
				}
				cost[n], before[n] = cost[h]+c, h
				slot := &due[(at+c)%(dearest+1)]
				*slot = append(*slot, n)
			}
		}
		*now = (*now)[:0]
	}
	return nil
}

// trace returns the way by which a hex was reached.
func trace(before []Hex, from, to Hex) []Hex {
	n := 1
	for h := to; h != from; h = before[h] {
		n++
	}
	way := make([]Hex, n)
	for h := to; n > 0; h = before[h] {
		n--
		way[n] = h
	}
	return way
}
