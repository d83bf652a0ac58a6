package tournament

import (
	"cmp"
	"context"
	"slices"

	"github.com/gnutterts/chesspairing"
	"github.com/gnutterts/chesspairing/scoring/standard"
	"github.com/gnutterts/chesspairing/standings"
)

// A Row is how one player stands.
type Row struct {
	Player, Rank        int // equal for players who are tied in everything
	Points              float64
	Wins, Draws, Losses int     // of pairings
	Ties                []Break // in the order in which they count
}

// A Break is a tie-break.
type Break struct {
	Name  string
	Value float64
}

// breaks lists the tie-breaks by form.
var breaks = map[Form][]string{
	Swiss:      {"buchholz-cut1", "buchholz", "sonneborn-berger", "direct-encounter"},
	RoundRobin: {"direct-encounter", "sonneborn-berger", "wins"},
	KnockOut:   nil,
}

// breakNames holds our names for them.
var breakNames = map[string]string{
	"buchholz-cut1":    "Opponents' points without the lowest (Buchholz cut 1)",
	"buchholz":         "Opponents' points (Buchholz)",
	"sonneborn-berger": "Points of opponents beaten, half of those drawn with (Sonneborn-Berger)",
	"direct-encounter": "Points against the others of equal points",
	"wins":             "Pairings won",
}

// Standings ranks the players by what has ended so far: by points, which in a knock-out are the rounds
// survived, then by the tie-breaks of the form.
func (p *Plan) Standings(played []Match) []Row {
	length := 0
	for i := range played {
		length = max(length, played[i].Round)
	}
	bye := 1.0
	if p.Form == RoundRobin {
		bye = 0 // everyone has one
	}
	table, err := standings.BuildByID(context.Background(), p.state(played, length+1),
		standard.New(standard.Options{PointBye: &bye}), breaks[p.Form])
	if err != nil {
		panic(err) // an unknown tie-break
	}
	out := make([]Row, 0, len(table))
	for i := range table {
		out = append(out, row(&table[i]))
	}
	if p.Form == KnockOut {
		p.survivors(out, played)
	}
	return out
}

func row(s *chesspairing.Standing) Row {
	out := Row{Player: number(s.PlayerID), Rank: s.Rank, Points: s.Score, Wins: s.Wins, Draws: s.Draws, Losses: s.Losses, Ties: []Break{}}
	for _, t := range s.TieBreakers {
		out.Ties = append(out.Ties, Break{breakNames[t.ID], t.Value})
	}
	return out
}

// survivors ranks the players of a knock-out by the rounds that they have survived.
func (p *Plan) survivors(table []Row, played []Match) {
	for i := range table {
		table[i].Points = 0
	}
	for round := 1; round <= p.Length(); round++ {
		for _, d := range p.pairings(played, round) {
			if d.open || d.result() == Drawn && p.again([]pairing{d}, round) != nil {
				continue
			}
			at := slices.IndexFunc(table, func(r Row) bool { return r.Player == d.winner() })
			table[at].Points = float64(round)
		}
	}
	slices.SortStableFunc(table, func(a, b Row) int {
		return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(a.Player, b.Player))
	})
	for i := range table {
		table[i].Rank = i + 1
		if i > 0 && table[i].Points == table[i-1].Points {
			table[i].Rank = table[i-1].Rank
		}
	}
}
