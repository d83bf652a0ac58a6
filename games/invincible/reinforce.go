package invincible

import "github.com/weathergage/weathergage/engine"

// What a reinforce frame keeps in N[1] about the squadron of N[0].
const (
	reinforceAsked  = 1 + iota // the window for Levy of the Ports has been open
	reinforceLevied            // it reinforces without a roll
)

// canReinforce reports whether an English squadron may roll to reinforce: it is
// on the Strategic Map without a counter on the Tactical one, and in a calm in
// port.
//
// Cases 10.0, 11.1. Rulings R75, R76.
func (g *State) canReinforce(s Squadron) bool {
	return !g.lost[s] && g.at[s] == 0 && (g.weather != Calm || g.IsInPort(s))
}

// enterReinforce rolls for each English squadron in turn; Levy of the Ports spares
// the roll. Frame: N[0] squadrons done.
//
// Cases 10.0, 11.1. Ruling R156.
func (g *State) enterReinforce(f *engine.Frame, t *engine.Turn) bool {
	s := firstEnglish + Squadron(f.N[squadronsDone])
	if s > lastEnglish {
		return g.next(t)
	}
	if !g.canReinforce(s) {
		if !g.lost[s] && g.at[s] == 0 {
			t.Tell(engine.Event{Kind: KindNoReinforcement, Rule: "11.1", About: s.object()})
		}
		f.N[squadronsDone]++
		return false
	}
	if f.N[reinforceStage] == 0 {
		f.N[reinforceStage] = reinforceAsked
		if g.openWindow(windowReinforce, s) {
			return false
		}
	}
	levied := f.N[reinforceStage] == reinforceLevied
	if !levied {
		faces := g.roll(t, English, 1, "10.0", s)
		levied = int8(faces[0]) <= g.tables.Modifiers.ReinforceMost
		t.Tell(engine.Event{Kind: KindReinforceRoll, Rule: "10.0", About: s.object(), N: [4]int32{int32(faces[0])}})
	}
	f.N[squadronsDone], f.N[reinforceStage] = f.N[squadronsDone]+1, 0
	if levied {
		g.reinforce(s, t)
	}
	return false
}

// reinforce takes a Hit off a squadron or, if it has none, adds a strength point,
// without limit.
//
// Case 10.0. Ruling R77.
func (g *State) reinforce(s Squadron, t *engine.Turn) {
	if g.hits[s] > 0 {
		g.hits[s]--
		t.Tell(engine.Event{Kind: KindRepaired, Rule: "10.0", About: s.object(), N: [4]int32{int32(g.hits[s])}})
		return
	}
	g.added[s]++
	t.Tell(engine.Event{Kind: KindReinforced, Rule: "10.0", About: s.object(), N: [4]int32{int32(g.added[s])}})
}
