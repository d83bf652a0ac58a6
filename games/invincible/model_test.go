package invincible

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// What follows reads the rulebook once more, without a line of the law: squares are
// columns and rows, and each model lists what may come of a choice. Thousands of
// random positions are held against it.

// A spot is a square of the Tactical Map: column 0 is A, row 0 is 1.
type spot struct{ x, y int }

func (p spot) String() string { return fmt.Sprintf("%c%d", 'A'+p.x, p.y+1) }

func (p spot) onMap() bool { return p.x >= 0 && p.x < 10 && p.y >= 0 && p.y < 9 }

// near is the distance in single steps, diagonal ones included.
func (p spot) near(q spot) int { return max(max(p.x-q.x, q.x-p.x), max(p.y-q.y, q.y-p.y)) }

func spotOf(sq Square) spot { return spot{sq.column(), sq.row()} }

// aModel is a position as the models see it.
type aModel struct {
	who     map[spot]Squadron
	west    bool // the wind is westerly
	weather Weather
	broken  map[Squadron]bool
}

// scattered is a random position in the tactical phase of a seat, and its model.
func scattered(base *State, r *rand.Rand, seat engine.Seat) (*State, *aModel) {
	g := new(State)
	*g = *base
	m := &aModel{who: map[spot]Squadron{}, broken: map[Squadron]bool{}}
	for s := firstEnglish; s <= lastSpanish; s++ {
		if g.at[s] != 0 {
			g.lift(s)
		}
		g.broken[s] = r.IntN(4) == 0
		m.broken[s] = g.broken[s]
	}
	crowd := 3 + r.IntN(7) // the fewer squares, the more meetings
	for s := firstEnglish; s <= lastSpanish; s++ {
		p := spot{r.IntN(min(crowd, 10)), r.IntN(min(crowd, 9))}
		if m.who[p] == NoSquadron && r.IntN(6) > 0 {
			m.who[p] = s
			g.put(s, squareAt(p.x, p.y))
			if s <= lastEnglish {
				g.place[s] = g.armada
			}
		} else if s > lastEnglish {
			g.lost[s] = true
		}
	}
	g.wind = Wind(r.IntN(2))
	if g.weather = Normal; r.IntN(3) == 0 {
		g.weather = Weather(r.IntN(4))
	}
	m.west, m.weather = g.wind == Westerly, g.weather
	g.flow.Top().Step = stepEnglishMoves + uint8(seat)
	return g, m
}

// ends lists where a squadron may end its Move, and whom it may attack from there:
// "D5" and "D5 attacks recalde". Cases 6.1.1, 6.1.2, 6.1.4, 7.1, 11.1.
func (m *aModel) ends(s Squadron, at spot) map[string]bool {
	all := map[string]bool{}
	if m.weather == Fog || m.weather == Gales || m.weather == Calm && s != Moncada {
		return all
	}
	squares := 1
	switch {
	case s <= Seymour:
		squares = 3
	case s == Moncada:
		squares = 2
	}
	acts := false
	var sail func(p spot, left int)
	sail = func(p spot, left int) {
		all[p.String()] = true
		for _, d := range []spot{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} {
			other := m.who[spot{p.x + d.x, p.y + d.y}]
			fights := s != Medina1 && s != Medina2 && s != Medina3 && !m.broken[s]
			if other != NoSquadron && other != s && (other <= Seymour) != (s <= Seymour) && fights {
				all[p.String()+" attacks "+squadronKeys[other]] = true
				acts = true
			}
		}
		for x := -1; x <= 1 && left > 0; x++ {
			for y := -1; y <= 1; y++ {
				to, upwind := spot{p.x + x, p.y + y}, 1
				if m.west {
					upwind = -1
				}
				free := m.who[to] == NoSquadron || to == at && p != at // its own square is empty once left
				if to == p || !to.onMap() || !free || s != Moncada && x == upwind && y == 0 {
					continue
				}
				acts = true
				if s != Moncada && x == upwind {
					sail(to, 0)
				} else {
					sail(to, left-1)
				}
			}
		}
	}
	sail(at, squares)
	if !acts {
		return map[string]bool{}
	}
	return all
}

// played lists the same by playing every Move.
func played(g *State, s Squadron) map[string]bool {
	all := map[string]bool{}
	c := engine.Choice{Seat: s.Seat(), Verb: VerbMove, On: s.object()}
	if ill := g.Check(c); !ill.OK() {
		return all
	}
	var turn engine.Turn
	var follow func(h State)
	follow = func(h State) {
		all[spotOf(h.at[s]).String()] = true
		if h.flow.Top().Step != stepMove {
			return // nothing is left to choose
		}
		for _, d := range h.Pending(nil) {
			for _, op := range h.Options(d, nil) {
				switch op.Verb {
				case VerbAttack:
					all[spotOf(h.at[s]).String()+" attacks "+squadronKeys[SquadronOf(op.On)]] = true
				case VerbStep:
					next := h
					sequence.Do(&next, engine.Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On}, &turn)
					next.settle(stepMove, &turn)
					follow(next)
				}
			}
		}
	}
	h := *g
	sequence.Do(&h, c, &turn)
	h.settle(stepMove, &turn)
	follow(h)
	return all
}

// settle carries a step on until it waits for its seat or is over, and no further.
func (g *State) settle(step uint8, t *engine.Turn) {
	for g.flow.Top().Step == step && !g.enter(t) {
	}
}

func TestMovesAgainstAModel(t *testing.T) {
	r, base := rand.New(rand.NewPCG(6, 1)), quiet(t, 0)
	moves, attacks := 0, 0
	for range 1500 {
		seat := engine.Seat(r.IntN(2))
		g, m := scattered(base, r, seat)
		for at, s := range m.who {
			if s.Seat() != seat {
				continue
			}
			want, got := m.ends(s, at), played(g, s)
			if !maps.Equal(want, got) {
				t.Fatalf("%s at %v, wind %v, weather %v: got\n%v, want\n%v\n%s", squadronKeys[s], at, g.wind, g.weather,
					slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)), formatted(game(t), g))
			}
			moves += len(want)
			for end := range want {
				if len(end) > 2 {
					attacks++
				}
			}
		}
	}
	if moves < 20000 || attacks < 2000 {
		t.Errorf("%d ends of Moves and %d attacks were compared: too few", moves, attacks)
	}
}
