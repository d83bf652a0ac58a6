package tournament

import (
	"context"
	"errors"
	"strconv"

	"github.com/gnutterts/chesspairing"
	"github.com/gnutterts/chesspairing/pairing/dutch"
	"github.com/gnutterts/chesspairing/pairing/roundrobin"
)

// name returns a player's name for chesspairing; number turns it back.
func name(player int) string { return strconv.Itoa(player + 1) }

func number(name string) int {
	n, err := strconv.Atoi(name)
	if err != nil {
		panic("tournament: no player is called " + name) // they are called only by name
	}
	return n - 1
}

// state returns a tournament as chesspairing sees it before a round: pairings instead of matches, the first
// side as White.
func (p *Plan) state(played []Match, round int) *chesspairing.TournamentState {
	s := &chesspairing.TournamentState{CurrentRound: round}
	for i := range p.Players {
		// Their ratings rank them in the order of their numbers.
		s.Players = append(s.Players, chesspairing.PlayerEntry{ID: name(i), DisplayName: name(i), Rating: 2000 - i})
	}
	results := [...]chesspairing.GameResult{chesspairing.ResultPending, chesspairing.ResultWhiteWins, chesspairing.ResultBlackWins, chesspairing.ResultDraw}
	for r := 1; r < round; r++ {
		data := chesspairing.RoundData{Number: r}
		made := p.pairings(played, r)
		for i := range made {
			d := &made[i]
			if d.second == Nobody {
				data.Byes = append(data.Byes, chesspairing.ByeEntry{PlayerID: name(d.first), Type: chesspairing.ByePAB})
				continue
			}
			data.Games = append(data.Games, chesspairing.GameData{WhiteID: name(d.first), BlackID: name(d.second), Result: results[d.result()]})
		}
		s.Rounds = append(s.Rounds, data)
	}
	return s
}

// drawn returns the pairings that chesspairing has made.
func drawn(made *chesspairing.PairingResult) [][2]int {
	var out [][2]int
	for _, g := range made.Pairings {
		out = append(out, [2]int{number(g.WhiteID), number(g.BlackID)})
	}
	for _, b := range made.Byes {
		out = append(out, [2]int{number(b.PlayerID), Nobody})
	}
	return out
}

// berger pairs a round of a round robin. Those who have left stay in the table, so that it does not change
// for the others.
func (p *Plan) berger(round int) [][2]int {
	made, err := roundrobin.New(roundrobin.Options{}).Pair(context.Background(), p.state(nil, round))
	if err != nil {
		panic(err) // a round that Length does not have
	}
	return drawn(made)
}

// dutch pairs a round of a Swiss; nil if that is impossible.
func (p *Plan) dutch(played []Match, round int) [][2]int {
	s := p.state(played, round)
	stay := 0
	for i := range s.Players {
		if p.left(i, round) {
			last := p.Left[i] - 1
			s.Players[i].WithdrawnAfterRound = &last
		} else {
			stay++
		}
	}
	if stay < Least {
		return nil
	}
	made, err := dutch.New(dutch.Options{}).Pair(context.Background(), s)
	if errors.Is(err, dutch.ErrNoPairingPossible) {
		return nil
	}
	if err != nil {
		panic(err) // only with too few players
	}
	return drawn(made)
}
