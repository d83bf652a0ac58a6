package jenkins

import "github.com/weathergage/weathergage/engine"

// What an answer brings about. Number 1 is what a die must show at most to hit, 2 how many dice a counter has then; for
// a seaport, 1 is how many trade routes count, 2 what the die must show at most.
const (
	afterCommit = "one die, which %{1?hits with %1 or less|never hits}"
	afterDirect = "%2 dice, each of which %{1?hits with %1 or less, but together at most once|never hits}"
	afterLend   = "%1 more %{1:die|dice} ashore"
	afterClaim  = "%{1?%1 trade %{1:route|routes}, the dashed lines on the map, %{1:adds|add} %1 to the die|no trade route adds to the die}: %{2?%2 or less wins|no die wins}"
	afterReroll = "it %{3=misses|hits} as it lies, and %{1?hits with %1 or less|never hits} when it is rolled again"
)

// After returns what an answer brings about. It implements engine.Aftermath.
//
// Cases 5.0, 9.1, 11.2, 11.3, 11.4.
func (g *State) After(d engine.Decision, c engine.Choice) engine.After {
	cb := &g.combat
	switch {
	case c.Verb == VerbCommit && d.Ask == AskCommit:
		ahead := *g
		ahead.commit(ahead.flow.Top(), c, &engine.Turn{})
		return engine.After{Says: afterCommit, N: [4]int32{hitsWith(&ahead.combat.Shots[d.Seat][cb.NumShots[d.Seat]])}}
	case c.Verb == VerbDirect && d.Ask == AskCommit:
		for n := range cb.NumShots[d.Seat] {
			if on, other := cb.shooter(d.Seat, n); other && on == c.On {
				s := &cb.Shots[d.Seat][n]
				return engine.After{Says: afterDirect, N: [4]int32{hitsWith(s), int32(cb.diceIn(d.Seat, s.Group) + 1)}}
			}
		}
	case c.Verb == VerbClaim:
		if p := g.tables.PortAt[hexOf(c.On)]; p != 0 {
			return engine.After{Says: afterClaim, N: [4]int32{int32(g.routes(p)), g.winsUpTo(p)}}
		}
	case c.Verb == VerbLend:
		return engine.After{Says: afterLend, N: [4]int32{int32(g.tables.Row(g.counterOf(c.On)).Tactics)}}
	case c.Verb == VerbDeceive && cb.Naval:
		if n := cb.dieNamed(c.On); n >= 0 {
			owner, _, _, _ := dieParts(c.On)
			s := &cb.Shots[owner][n]
			return engine.After{Says: afterReroll, N: [4]int32{hitsWith(s), 0, engine.Truth(int8(s.Face) <= s.Gun)}}
		}
	}
	return engine.After{}
}

// hitsWith returns the highest face with which a die hits, 0 if it never does.
func hitsWith(s *Shot) int32 { return int32(min(max(s.Gun, 0), 6)) }
