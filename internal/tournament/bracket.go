package tournament

import "slices"

// mostAgain is how often an undecided pairing of a knock-out is played again.
const mostAgain = 1

// again returns the matches to play once more, with sides changed.
func (p *Plan) again(last []pairing, round int) []Match {
	whole := 1
	if p.Both {
		whole = 2
	}
	var drawn [][2]int
	for i := range last {
		if d := &last[i]; d.result() == Drawn && d.matches < whole*(1+mostAgain) && !p.left(d.first, round) && !p.left(d.second, round) {
			drawn = append(drawn, [2]int{d.second, d.first})
		}
	}
	return p.matches(drawn, round)
}

// winner returns who advances: the winner, or else the stronger by number.
func (d *pairing) winner() int {
	switch d.result() {
	case FirstWins:
		return d.first
	case SecondWins:
		return d.second
	}
	return min(d.first, d.second)
}

// slots returns the players of a bracket in order, the strongest as far apart as possible. It may include
// numbers beyond the players.
func slots(rounds int) []int {
	order := []int{0}
	for range rounds {
		next := make([]int, 0, 2*len(order))
		for _, x := range order {
			next = append(next, x, 2*len(order)-1-x)
		}
		order = next
	}
	return order
}

// bracket pairs a round of a knock-out, and gives the first side to each as evenly as possible.
func (p *Plan) bracket(played []Match, round int) [][2]int {
	stand := slots(p.Length())
	for r := range round - 1 {
		won := p.pairings(played, r+1)
		var next []int
		for i := 0; i < len(stand); i += 2 {
			at := slices.IndexFunc(won, func(d pairing) bool { return d.first == stand[i] || d.second == stand[i] })
			next = append(next, won[at].winner())
		}
		stand = next
	}
	var out [][2]int
	for i := 0; i < len(stand); i += 2 {
		a, b := stand[i], stand[i+1]
		switch {
		case b >= p.Players:
			b = Nobody
		case firsts(played, a) > firsts(played, b) || firsts(played, a) == firsts(played, b) && (i/2+round)%2 == 0:
			a, b = b, a
		}
		out = append(out, [2]int{a, b})
	}
	return out
}

// firsts returns how often a player has played the first side.
func firsts(played []Match, player int) int {
	n := 0
	for i := range played {
		if played[i].First == player && played[i].Second != Nobody {
			n++
		}
	}
	return n
}
