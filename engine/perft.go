package engine

// Perft counts the ways to play on from s: element n-1 of the result is the number of runs of n choices, for
// n from 1 to depth. It takes every candidate of every open decision, with samples numbers of each span, and
// answers open decisions in every order. The choice at depth n, from 0, throws the dice that at(n) returns.
// These must start afresh at each call, so that the counts depend on the law alone and a change far down one
// branch moves no other. blank makes further states of s's type; s is not changed.
//
// The counts are a fingerprint of the law: if one changes, the law has changed.
func Perft(s State, blank func() State, depth, samples int, at func(n int) Dice) []uint64 {
	p := perft{samples: samples, at: at, counts: make([]uint64, depth), levels: make([]perftLevel, depth)}
	for n := range p.levels {
		p.levels[n].state = blank()
	}
	if depth > 0 {
		p.count(s, 0)
	}
	return p.counts
}

type perft struct {
	samples int
	at      func(n int) Dice
	counts  []uint64
	levels  []perftLevel
	turn    Turn
}

// A perftLevel is the working space for one depth of the count.
type perftLevel struct {
	state   State
	asked   []Decision
	choices []Choice
}

// count adds the runs that continue from s, which is n choices deep.
func (p *perft) count(s State, n int) {
	l := &p.levels[n]
	l.asked = s.Pending(l.asked[:0])
	l.choices = l.choices[:0]
	for _, d := range l.asked {
		l.choices = s.Candidates(d, p.samples, l.choices)
	}
	p.counts[n] += uint64(len(l.choices))
	if n+1 == len(p.levels) {
		return
	}
	for _, c := range l.choices {
		l.state.CopyFrom(s)
		p.turn.Reset()
		p.turn.Dice = p.at(n)
		l.state.Apply(c, &p.turn)
		p.count(l.state, n+1)
	}
}
