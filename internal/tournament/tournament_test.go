package tournament

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// play plays a tournament to its end, the stronger more often than not the winner.
func play(t *testing.T, p *Plan, rng *rand.Rand) []Match {
	t.Helper()
	var played []Match
	for range 1000 {
		next, err := p.Next(played)
		if err != nil {
			t.Fatal(err)
		}
		if len(next) == 0 {
			return played
		}
		played = append(played, next...)
		for i := range played {
			m := &played[i]
			if m.Result != Open {
				continue
			}
			if _, err := p.Next(played); !errors.Is(err, ErrOpen) {
				t.Fatalf("a round is paired while %+v is open: %v", m, err)
			}
			m.Result = []Result{FirstWins, SecondWins, Drawn}[rng.IntN(3)]
		}
	}
	t.Fatal("it never ends")
	return nil
}

// everyPlan is called with plans of every form and size.
func everyPlan(do func(name string, p *Plan, rng *rand.Rand)) {
	for _, form := range []Form{RoundRobin, Swiss, KnockOut} {
		for players := Least; players <= 17; players++ {
			for _, both := range []bool{false, true} {
				p := &Plan{Form: form, Players: players, Both: both}
				if p.Check() == nil {
					do(fmt.Sprint(form, " of ", players, ", both sides ", both), p, rand.New(rand.NewPCG(uint64(players), 7)))
				}
			}
		}
	}
}

// met counts how often two have been paired.
func met(p *Plan, played []Match) map[[2]int]int {
	out := map[[2]int]int{}
	for round := 1; round <= p.Length(); round++ {
		for _, d := range p.pairings(played, round) {
			out[[2]int{min(d.first, d.second), max(d.first, d.second)}]++
		}
	}
	return out
}

// Nobody meets twice but in a knock-out that came to nothing, everybody plays or has a bye in each
// round, and nobody has two byes.
func TestRounds(t *testing.T) {
	everyPlan(func(name string, p *Plan, rng *rand.Rand) {
		played := play(t, p, rng)
		for pair, n := range met(p, played) {
			if n > 1 {
				t.Errorf("%s: %v meet %d times", name, pair, n)
			}
		}
		if p.Form == KnockOut {
			return
		}
		for round := 1; round <= p.Length(); round++ {
			var seen []int
			for _, d := range p.pairings(played, round) {
				seen = append(seen, d.first)
				if d.second != Nobody {
					seen = append(seen, d.second)
				}
			}
			slices.Sort(seen)
			if len(seen) != p.Players || len(slices.Compact(seen)) != p.Players {
				t.Errorf("%s: in round %d these play: %v", name, round, seen)
			}
		}
	})
}

// In a round robin everybody meets everybody. With both sides each pair has two matches, one for each.
func TestRoundRobin(t *testing.T) {
	everyPlan(func(name string, p *Plan, rng *rand.Rand) {
		if p.Form != RoundRobin {
			return
		}
		played := play(t, p, rng)
		pairs := met(p, played)
		for a := range p.Players {
			for b := range a {
				if pairs[[2]int{b, a}] != 1 {
					t.Errorf("%s: %d and %d do not meet", name, b, a)
				}
			}
			sides := firsts(played, a)*2 - (p.Players - 1)
			if p.Both {
				sides = firsts(played, a) - (p.Players - 1)
			}
			if sides < -1 || sides > 1 {
				t.Errorf("%s: %d plays the first side %d times", name, a, firsts(played, a))
			}
		}
	})
}

// A player in a Swiss has each side about equally often.
func TestSwissSides(t *testing.T) {
	p := &Plan{Form: Swiss, Players: 20, Rounds: 9}
	played := play(t, p, rand.New(rand.NewPCG(1, 2)))
	for a := range p.Players {
		if n := firsts(played, a); n < 3 || n > 6 {
			t.Errorf("%d plays the first side in %d of 9 rounds", a, n)
		}
	}
}

// One player survives a knock-out, and the strong ones meet late.
func TestKnockOut(t *testing.T) {
	p := &Plan{Form: KnockOut, Players: 6}
	first, err := p.Next(nil)
	if err != nil {
		t.Fatal(err)
	}
	want := []Match{
		{1, 0, Nobody, FirstWins},
		{1, 4, 3, Open},
		{1, 1, Nobody, FirstWins},
		{1, 5, 2, Open},
	}
	if !slices.Equal(first, want) {
		t.Fatalf("the first round is %+v", first)
	}
	first[1].Result, first[3].Result = FirstWins, Drawn
	again, err := p.Next(first)
	if err != nil || !slices.Equal(again, []Match{{1, 2, 5, Open}}) {
		t.Fatalf("what came to nothing is played again as %+v, %v", again, err)
	}
	again[0].Result = Drawn
	played := append(first, again...)
	second, err := p.Next(played)
	if err != nil || !slices.Equal(second, []Match{{2, 0, 4, Open}, {2, 1, 2, Open}}) {
		t.Fatalf("the second round is %+v, %v", second, err)
	}
	everyPlan(func(name string, p *Plan, rng *rand.Rand) {
		if p.Form != KnockOut {
			return
		}
		rows := p.Standings(play(t, p, rng))
		if rows[0].Rank != 1 || rows[1].Rank == 1 || rows[0].Points != float64(p.Length()) {
			t.Errorf("%s: the first two are %+v", name, rows[:2])
		}
	})
}

// A player who leaves loses his open matches; a Swiss no longer pairs him, and the others go on.
func TestLeft(t *testing.T) {
	everyPlan(func(name string, p *Plan, rng *rand.Rand) {
		p.Left = make([]int, p.Players)
		p.Left[0] = 2
		for _, m := range play(t, p, rng) {
			if m.Round >= 2 && (m.First == 0 && m.Result == FirstWins || m.Second == 0 && m.Result == SecondWins) {
				t.Errorf("%s: who has left wins %+v", name, m)
			}
			if m.Round >= 2 && p.Form == Swiss && (m.First == 0 || m.Second == 0) {
				t.Errorf("%s: who has left is paired in %+v", name, m)
			}
		}
	})
	p := &Plan{Form: RoundRobin, Players: 4, Left: []int{1, 1}}
	for _, m := range play(t, p, rand.New(rand.NewPCG(1, 1))) {
		if both := m.First < 2 && m.Second < 2; both {
			t.Errorf("both have left, and play %+v", m)
		}
	}
}

// The standings of a small Swiss, reckoned by hand.
func TestStandings(t *testing.T) {
	p := &Plan{Form: Swiss, Players: 4, Rounds: 2}
	played := []Match{{1, 0, 2, FirstWins}, {1, 3, 1, Drawn}, {2, 0, 1, Drawn}, {2, 2, 3, SecondWins}}
	rows := p.Standings(played)
	want := []struct {
		player int
		points float64
		cut    float64 // opponents' points without the lowest
	}{{0, 1.5, 1}, {3, 1.5, 1}, {1, 1, 1.5}, {2, 0, 1.5}}
	for i, w := range want {
		if r := rows[i]; r.Points != w.points || r.Ties[0].Value != w.cut || r.Player != w.player && i > 1 {
			t.Errorf("place %d is %+v, not %+v", i+1, r, w)
		}
	}
	if rows[0].Wins != 1 || rows[0].Draws != 1 || rows[0].Losses != 0 {
		t.Errorf("the first has %+v", rows[0])
	}
	for _, r := range rows {
		for _, b := range r.Ties {
			if b.Name == "" {
				t.Errorf("a tie-break of %+v has no name", r)
			}
		}
	}
}

// Each plan that cannot be played says why.
func TestCheck(t *testing.T) {
	for want, p := range map[string]Plan{
		`expected round-robin, swiss or knock-out, found "ladder"`:                {Form: "ladder", Players: 4},
		"a tournament needs 2 players or more, this one has 1":                    {Form: Swiss, Players: 1},
		"a round-robin has at most 16 players, this one has 17":                   {Form: RoundRobin, Players: 17},
		"with 4 players a swiss has at most 3 rounds, so that nobody meets twice": {Form: Swiss, Players: 4, Rounds: 4},
		"a swiss has at most 64 players, this one has 65":                         {Form: Swiss, Players: 65},
	} {
		if err := p.Check(); err == nil || err.Error() != want {
			t.Errorf("%+v is refused with %v", p, err)
		}
	}
}

// Who beats somebody above takes that place; who beats somebody below keeps his own.
func TestLadder(t *testing.T) {
	members := []string{"anna", "bea", "cato", "dido"}
	got := Ladder(members, []Win{{"dido", "bea"}, {"anna", "cato"}, {"cato", "anna"}, {"a stranger", "anna"}, {"bea", "a stranger"}})
	if want := []string{"cato", "anna", "dido", "bea"}; !slices.Equal(got, want) {
		t.Errorf("the ladder is %v, not %v", got, want)
	}
	if members[0] != "anna" {
		t.Error("the members given have changed")
	}
}
