package captain

// A broadside is the chance of each number of hits in a naval combat.
type broadside [25]float64

// fire returns the hits of ships and shore guns by their gun values, where a seaport's value is taken off those of
// ships and leaders give extra dice.
//
// Case 9.1.
func fire(guns, shore *[9]int, value, tactics int) (b broadside) {
	b[0] = 1
	spent := 0
	for gun := range guns {
		for i := range guns[gun] + shore[gun] {
			aim := gun
			if i < guns[gun] {
				aim -= value
			}
			p := float64(max(0, min(aim, 6))) / 6
			if p > 0 && p < 1 && spent < tactics {
				p += (1 - p) * p
				spent++
			}
			b.add(p)
		}
	}
	return b
}

// add adds a shot that hits with probability p.
func (b *broadside) add(p float64) {
	if p == 0 {
		return
	}
	last := len(b) - 1
	b[last] += b[last-1] * p
	for n := last - 1; n > 0; n-- {
		b[n] = b[n]*(1-p) + b[n-1]*p
	}
	b[0] *= 1 - p
}

// atLeast returns the chance of n hits or more.
func (b *broadside) atLeast(n int) (p float64) {
	for _, q := range b[min(n, len(b)):] {
		p += q
	}
	return p
}

// mean returns the expected number of hits, of which at most a number count.
func (b *broadside) mean(most int) (m float64) {
	for n, p := range b {
		m += p * float64(min(n, most))
	}
	return m
}

// An encounter is what a naval combat is expected to bring.
type encounter struct {
	wins       float64 // chance that the defender has no gun left that fought
	sinks      float64 // counters the defender loses
	costs      float64 // counters the attacker loses
	first, all float64 // worth of what the attacker and the defender lose
}

// encounterOf returns what a naval combat is expected to bring. value is that of the defender's seaport, 0 outside one.
//
// Case 9.1.
func encounterOf(attacker, defender *force, value int) (e encounter) {
	none := [9]int{}
	own := fire(&attacker.guns, &none, value, attacker.naval)
	his := fire(&defender.guns, &defender.shore, 0, defender.naval)
	armed := 0
	for gun := 1; gun < len(defender.guns); gun++ {
		armed += defender.guns[gun] + defender.shore[gun]
	}
	e.wins = own.atLeast(armed)
	e.sinks = own.mean(defender.ships)
	e.costs = his.mean(attacker.ships)
	e.first = e.costs * 0.8 * attacker.worth / float64(max(attacker.ships, 1))
	e.all = e.sinks * 0.8 * defender.worth / float64(max(defender.ships, 1))
	return e
}

// catches returns the chance that a number of ships intercept.
//
// Case 7.2.
func catches(ships int) float64 { return float64(min(ships, 5)) / 6 }
