package jenkins

import "github.com/weathergage/weathergage/engine"

// What an answer brings about. Number 1 is what a die must show at most to hit, 2 how many dice a counter has then; for
// a seaport, 1 is how many trade routes count, 2 what the die must show at most.
const (
	afterCommit = "one die, which %{1?hits with %1 or less|never hits}"
	afterDirect = "%2 dice, %{1?each hits with %1 or less, one hit at most|none of which can hit}"
	afterLend   = "%1 more %{1:die|dice} ashore"
	afterClaim  = "%{1?%1 trade %{1:route|routes}, the dashed lines on the map, %{1:adds|add} %1 to the die|no trade route adds to the die}: %{2?%2 or less wins|no die wins}"
	afterReroll = "a %{3=miss|hit} now, %{1?%1 in 6 to hit|never a hit} after the reroll"
)

// afterDone says what comes next when a seat does no more, by the question and the seat; afterDeceived if the dice stand.
var (
	afterDone = [numPrompts][2]string{
		AskMove:    {"your combats come next", "your combats come next"},
		AskLanding: {"nothing more lands", "nothing more lands"},
		AskMarch:   {"they march no further", "they march no further"},
		AskBombs:   {"the Spanish phase comes next", "the administrative phase comes next"},
		AskTidy:    {"the Spanish phase comes next", "the administrative phase comes next"},
		AskCommit:  {"the fight goes on as it stands", "the fight goes on as it stands"},
		AskLend:    {"the fight goes on as it stands", "the fight goes on as it stands"},
	}
	afterDeceived = "the dice stand"
)

// After returns what an answer brings about. It implements engine.Aftermath.
//
// Cases 5.0, 6.0, 9.1, 11.2, 11.3, 11.4.
func (g *State) After(d engine.Decision, c engine.Choice) engine.After {
	cb := &g.combat
	switch {
	case c.Verb == VerbDone:
		return g.afterDone(d)
	case c.Verb == engine.Pass && d.Ask == AskDeceive:
		return engine.After{Says: afterDeceived}
	case c.Verb == VerbCommit && d.Ask == AskCommit:
		return engine.After{Says: afterCommit, N: [4]int32{g.firesWith(c)}}
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

// afterDone says what comes after a step of the turn in which a seat does no more: after a purchase the placement of
// what it has bought.
//
// Case 6.0.
func (g *State) afterDone(d engine.Decision) engine.After {
	if d.Ask != AskBuy {
		return engine.After{Says: afterDone[d.Ask][d.Seat]}
	}
	switch lo, hi := g.span(d.Seat, At(BoxBought, LayerOutside)); {
	case lo < hi:
		return engine.After{Says: "you place what you have bought"}
	case g.flow.Top().Step == stepEnglishFleet, g.flow.Top().Step == stepSpanishFleet:
		return engine.After{Says: "you buy nothing more in the set-up"}
	case d.Seat == English:
		return engine.After{Says: "the storms come next, then your moves"}
	}
	return engine.After{Says: "your moves come next"}
}

// firesWith returns the highest face with which a counter hits that is named to fire, 0 if it never does.
//
// Case 9.1.
func (g *State) firesWith(c engine.Choice) int32 {
	ahead := *g
	ahead.commit(ahead.flow.Top(), c, &engine.Turn{})
	return hitsWith(&ahead.combat.Shots[c.Seat][g.combat.NumShots[c.Seat]])
}

// hitsWith returns the highest face with which a die hits, 0 if it never does.
func hitsWith(s *Shot) int32 { return int32(min(max(s.Gun, 0), 6)) }
