package jenkins

import (
	"github.com/weathergage/weathergage/engine"
)

// setUp lays out a scenario up to the first choice.
//
// Cases 3.1, 3.2.
func (tb *Tables) setUp(number int, t *engine.Turn) *State {
	sc := &tb.Scenarios[number]
	g := &State{tables: tb}
	t.Laid = g
	g.scenario, g.funds, g.pool, g.peace = uint16(number), sc.Funds, sc.Pool, sc.Peace
	for p := 1; p < len(tb.Ports); p++ {
		g.holder[p] = tb.Ports[p].Owner
	}
	for _, h := range sc.Held {
		g.holder[h.Port] = h.Holder
	}
	for c := 1; c < len(tb.Counters); c++ {
		g.gone[c] = tb.Counters[c].Count - sc.Pool[c]
	}
	for _, pl := range sc.Start {
		g.gone[pl.Counter] -= pl.Count
		for range pl.Count {
			g.push(tb.Row(pl.Counter).Seat, Piece{Place: pl.At, Counter: pl.Counter}, false)
		}
	}
	if sc.Garrison {
		for c := Counter(1); int(c) < len(tb.Counters); c++ {
			for range tb.Garrisons[c] {
				g.gone[c]--
				g.box(Spanish, c)
			}
		}
	}
	if sc.Isidro {
		g.gone[tb.Isidro] = 0
	}
	g.flow.Push(engine.Frame{Step: stepEnglishFleet, Seat: English})
	g.run(t)
	return g
}

// played returns the row of the scenario that is played.
func (g *State) played() *ScenarioRow { return &g.tables.Scenarios[g.scenario] }

// enterIsidro asks on which turn the San Isidro is due and rolls for it: she comes if the die is less than the turn.
//
// Case 11.9. Ruling R135.
func (g *State) enterIsidro(f *engine.Frame, t *engine.Turn) bool {
	if !g.played().Isidro {
		return g.next(t)
	}
	if f.N[isidroTurn] == 0 {
		return true
	}
	die := g.throw(Spanish, 1, "11.9", counterObject(g.tables.Isidro), t)
	turn, comes := f.N[isidroTurn], int32(0)
	if int32(die[0]) < turn {
		g.isidro, comes = uint8(turn), 1
	} else {
		g.gone[g.tables.Isidro] = 1
	}
	t.Tell(engine.Event{Kind: KindIsidro, Rule: "11.9", N: [4]int32{int32(die[0]), turn, comes}})
	return g.next(t)
}

// maySchedule refuses a turn that is not played.
//
// Case 11.9.
func (g *State) maySchedule(c engine.Choice) engine.Reason {
	turn := c.On.Number()
	return unless(c.On == turnObject(turn) && turn >= int(g.played().First) && turn <= int(g.played().Last), whyTurns)
}

// schedule writes down when the San Isidro comes.
//
// Case 11.9.
func (g *State) schedule(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	f.N[isidroTurn] = int32(c.On.Number())
}

func (g *State) offerIsidro(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for turn := range lastTurn + 1 {
		sequence.Name(g, d, VerbBox, turnObject(turn), engine.NoObject, "11.9", o)
	}
}

// throw rolls dice that everyone sees.
func (g *State) throw(seat engine.Seat, dice int, rule engine.Case, about engine.Object, t *engine.Turn) engine.Faces {
	return t.Roll(engine.Throw{Seat: seat, Dice: uint8(dice), Sides: 6, Seen: engine.Everyone, Rule: rule, About: about})
}

// enterGarrison goes on when every greater Spanish seaport has its soldiers.
//
// Case 3.1. Ruling R1.
func (g *State) enterGarrison(_ *engine.Frame, t *engine.Turn) bool {
	lo, hi := g.span(Spanish, At(BoxBought, LayerOutside))
	if lo == hi || g.garrisonNext() == 0 {
		return g.next(t)
	}
	return true
}

// garrisonLeast is the seaport value from which a Spanish seaport has a garrison.
//
// Case 3.1.
const garrisonLeast = 2

// garrisonNext returns the first greater Spanish seaport still to be garrisoned, 0 if there is none. One garrison is
// placed for each in turn.
func (g *State) garrisonNext() Hex {
	lo, hi := g.span(Spanish, At(BoxBought, LayerOutside))
	ports := 0
	for p := len(g.tables.Ports) - 1; p > 0; p-- {
		row := &g.tables.Ports[p]
		if row.Owner != HolderSpanish || row.Value < garrisonLeast {
			continue
		}
		if ports++; ports == hi-lo {
			return row.Hex
		}
	}
	return 0
}

// openGarrison asks who garrisons the next seaport.
//
// Case 3.1.
func (g *State) openGarrison(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	return append(buf, engine.Decision{Seat: f.Seat, About: hexObject(g.garrisonNext()), Ask: AskGarrison, Rule: "3.1"})
}

func (g *State) offerGarrison(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	lo, hi := g.span(Spanish, At(BoxBought, LayerOutside))
	g.offerPieces(VerbGarrison, Spanish, lo, hi, engine.NoObject, g.without(Spanish, 0), anyPiece, o)
}

// mayGarrison refuses a counter that is not among the garrisons still to be placed.
//
// Case 3.1.
func (g *State) mayGarrison(c engine.Choice) engine.Reason {
	return unless(g.findPiece(Spanish, At(BoxBought, LayerOutside), c.On, 0) >= 0, whyGarrison)
}

// garrison places soldiers in the seaport that the question is about.
//
// Case 3.1.
func (g *State) garrison(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	p := g.cut(Spanish, g.findPiece(Spanish, At(BoxBought, LayerOutside), c.On, 0))
	p.Place = At(hexOf(c.About), LayerShore)
	g.push(Spanish, p, false)
	e := engine.Event{Kind: KindGarrison, Rule: "3.1", About: c.On, On: c.About}
	t.TellApart(engine.Only(Spanish), e, engine.Event{Kind: KindPlacedHidden, Rule: "3.1",
		On: stackObject(p.Place), N: [4]int32{int32(Spanish)}})
}
