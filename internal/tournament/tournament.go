package tournament

import (
	"errors"
	"fmt"
	"math/bits"
)

// A Form is how a tournament is paired.
type Form string

const (
	RoundRobin Form = "round-robin" // everyone plays everyone
	Swiss      Form = "swiss"       // players with equal points play each other, no pair twice
	KnockOut   Form = "knock-out"   // the loser is out
)

// Least and Most are how many players a tournament may have.
const (
	Least = 2
	Most  = 64
)

// mostRobin is how many players a round robin may have: its rounds grow with their number.
const mostRobin = 16

// A Plan is how a tournament is played.
type Plan struct {
	Form    Form
	Players int
	Rounds  int  // for a Swiss; 0: enough to leave at most one player unbeaten. Other forms have their own
	Both    bool // a pairing is two matches, so that each player plays both sides of the scenario
	// Left is the first round in which each player no longer plays; 0, or beyond the end: he plays on. He
	// loses his open matches of that round, and his later matches of a round robin.
	Left []int
}

// Check returns what is wrong with a plan.
func (p *Plan) Check() error {
	most := Most
	if p.Form == RoundRobin {
		most = mostRobin
	}
	switch {
	case p.Form != RoundRobin && p.Form != Swiss && p.Form != KnockOut:
		return fmt.Errorf("expected round-robin, swiss or knock-out, found %q", p.Form)
	case p.Players < Least:
		return fmt.Errorf("a tournament needs %d players or more, this one has %d", Least, p.Players)
	case p.Players > most:
		return fmt.Errorf("a %s has at most %d players, this one has %d", p.Form, most, p.Players)
	case p.Rounds < 0 || p.Form == Swiss && p.Rounds > p.Players-1:
		return fmt.Errorf("with %d players a swiss has at most %d rounds, so that nobody meets twice", p.Players, p.Players-1)
	}
	return nil
}

// Length returns how many rounds there are.
func (p *Plan) Length() int {
	switch {
	case p.Form == RoundRobin:
		return p.Players - 1 + p.Players%2
	case p.Form == Swiss && p.Rounds > 0:
		return p.Rounds
	}
	return bits.Len(uint(p.Players - 1))
}

// Nobody replaces a player whom the other does not have to play.
const Nobody = -1

// A Result is how a match ended.
type Result uint8

const (
	Open Result = iota
	FirstWins
	SecondWins
	Drawn
)

// A Match is one match of a round. First plays the first side of the scenario.
type Match struct {
	Round         int // from 1
	First, Second int // Second is Nobody for a bye, which is won
	Result        Result
}

// left reports whether a player no longer plays in a round.
func (p *Plan) left(player, round int) bool {
	return player < len(p.Left) && p.Left[player] > 0 && p.Left[player] <= round
}

// Result returns how a match stands: a bye is won, and a player who has left loses his open matches.
func (p *Plan) Result(m *Match) Result {
	switch {
	case m.Result != Open:
		return m.Result
	case m.Second == Nobody || p.left(m.Second, m.Round) && !p.left(m.First, m.Round):
		return FirstWins
	case p.left(m.First, m.Round) && p.left(m.Second, m.Round):
		return Drawn
	case p.left(m.First, m.Round):
		return SecondWins
	}
	return Open
}

// A pairing is all matches of two players in one round.
type pairing struct {
	first, second int // as in the first of them
	matches       int
	wins          [2]int // of first, of second
	open          bool
}

// result returns how the pairing as a whole ended.
func (d *pairing) result() Result {
	switch {
	case d.open:
		return Open
	case d.wins[0] > d.wins[1]:
		return FirstWins
	case d.wins[0] < d.wins[1]:
		return SecondWins
	}
	return Drawn
}

// pairings returns those of a round, in the order in which they were made.
func (p *Plan) pairings(played []Match, round int) []pairing {
	var out []pairing
	for i := range played {
		m := &played[i]
		if m.Round != round {
			continue
		}
		at, turned := len(out), false
		for j := range out {
			if m.First == out[j].first && m.Second == out[j].second {
				at = j
			} else if m.First == out[j].second && m.Second == out[j].first {
				at, turned = j, true
			}
		}
		if at == len(out) {
			out = append(out, pairing{first: m.First, second: m.Second})
		}
		d := &out[at]
		d.matches++
		switch r := p.Result(m); {
		case r == Open:
			d.open = true
		case r != Drawn:
			winner := 0
			if (r == SecondWins) != turned {
				winner = 1
			}
			d.wins[winner]++
		}
	}
	return out
}

// ErrOpen: matches of the last round are still being played.
var ErrOpen = errors.New("matches of this round are still being played")

// Over reports whether nothing is left to play.
func (p *Plan) Over(played []Match) bool {
	next, err := p.Next(played)
	return err == nil && len(next) == 0
}

// Next returns the matches to begin now that all those played have ended: the next round, or once more the
// undecided ones of a knock-out. It returns none when the tournament is over, as a Swiss also is when no two
// players are left who have not met. ErrOpen.
func (p *Plan) Next(played []Match) ([]Match, error) {
	round := 0
	for i := range played {
		round = max(round, played[i].Round)
	}
	last := p.pairings(played, round)
	for i := range last {
		if last[i].open {
			return nil, ErrOpen
		}
	}
	if p.Form == KnockOut {
		if again := p.again(last, round); len(again) > 0 {
			return again, nil
		}
	}
	if round >= p.Length() {
		return nil, nil
	}
	var drawn [][2]int
	switch p.Form {
	case KnockOut:
		drawn = p.bracket(played, round+1)
	case RoundRobin:
		drawn = p.berger(round + 1)
	default:
		drawn = p.dutch(played, round+1)
	}
	return p.matches(drawn, round+1), nil
}

// matches returns the matches of the pairings of a round. In a round robin two who have left do not meet.
func (p *Plan) matches(drawn [][2]int, round int) []Match {
	var out []Match
	for _, d := range drawn {
		m := Match{Round: round, First: d[0], Second: d[1]}
		if m.Result = p.Result(&m); m.Result == Drawn && p.Form == RoundRobin {
			continue
		}
		out = append(out, m)
		if p.Both && m.Second != Nobody {
			turned := Match{Round: round, First: m.Second, Second: m.First}
			turned.Result = p.Result(&turned)
			out = append(out, turned)
		}
	}
	return out
}
