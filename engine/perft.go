package engine

// Perft counts the ways to play on from s: element n-1 of the answer is how
// many runs of n choices there are, for n from 1 to depth. Every candidate of
// every open decision is taken, of each span samples numbers; open decisions
// are answered in each order there is. The choice at depth n, from 0, throws the
// dice that at(n) returns, which must begin anew at each call: so the counts
// depend on the law alone, and a change far down one branch moves no other.
// blank makes further states of s's type; s is not changed.
//
// The counts are a print of what is lawful: if one changes, the law has changed.
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

// A perftLevel is the room that one depth of the count works in.
type perftLevel struct {
	state   State
	asked   []Decision
	choices []Choice
}

// count adds the runs that go on from s, which lies n choices down.
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
