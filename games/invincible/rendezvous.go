package invincible

import "github.com/weathergage/weathergage/engine"

// lastTurn is the last turn of a campaign: by late August the Armada has used up
// its provisions, and one that has still not landed the army goes home. Without
// it bad weather could put the end off for ever.
//
// Case 14.3. Ruling R161.
const lastTurn = 30

// enterRendezvous tries to fetch the army off Gravelines: a fit Armada, then the
// arrival of the army. Bad weather puts it off. Until the army is there the Armada
// stays. Frame: Code 1 once the Armada is found fit, 2 once the army has come.
//
// Cases 14.0, 14.2, 14.3. Rulings R117, R118, R120, R121, R122.
func (g *State) enterRendezvous(f *engine.Frame, t *engine.Turn) bool {
	switch {
	case f.Code == 2:
		return g.refit(f, t)
	case g.armada != boxGravelines || g.army:
		return g.next(t)
	case g.weather != Normal:
		g.stays = orderPutOff
		t.Tell(engine.Event{Kind: KindPutOff, Rule: "14.3"})
		return g.next(t)
	case f.Code == 0:
		f.Code = 1
		t.Tell(engine.Event{Kind: KindProcedure, Rule: "14.0"})
		g.flow.Push(engine.Frame{Step: stepCondition})
		return false
	}
	return g.arrival(f, t)
}

// arrival rolls whether the army is there; at the third attempt it is.
//
// Case 14.2. Rulings R121, R122, R123, R141, R159.
func (g *State) arrival(f *engine.Frame, t *engine.Turn) bool {
	least := g.tables.Arrival[min(g.attempts+1, uint8(len(g.tables.Arrival)-1))]
	arrived := true
	if least != 0 {
		faces := g.roll(t, Spanish, 1, "14.2", NoSquadron)
		drm := g.arrivalModifier()
		total := int8(faces[0]) + drm
		arrived = total >= int8(least)
		t.Tell(engine.Event{Kind: KindArrivalRoll, Rule: "14.2",
			N: [4]int32{int32(faces[0]), int32(drm), int32(total), int32(g.attempts) + 1}})
	}
	g.attempts++
	t.Tell(engine.Event{Kind: KindArrived, Rule: "14.2", N: [4]int32{engine.Truth(arrived)}})
	if !arrived {
		g.stays = orderStay
		return g.next(t)
	}
	g.army = true
	f.Code = 2
	return false
}

// arrivalModifier returns what the Parma chits at Gravelines and optional rules add to
// the Arrival roll.
//
// Cases 14.2, 16.0. Rulings R123, R141.
func (g *State) arrivalModifier() int8 {
	drm := g.arrivalOptions()
	for c := ParmaReady; c <= ParmaDelayed; c++ {
		drm += int8(g.out[c]) * g.tables.Chits[c].DRM
	}
	return drm
}

// refit gives each Spanish squadron a free Resupply roll when a prepared Parma
// arrives. Frame: N[0] squadrons done.
//
// Case 17.1.3. Rulings R152, R168.
func (g *State) refit(f *engine.Frame, t *engine.Turn) bool {
	s := firstSpanish + Squadron(f.N[squadronsDone])
	if !g.isParmaReady() || s > lastSpanish {
		return g.next(t)
	}
	if g.lost[s] || g.needsAmmunition(s) != 0 {
		f.N[squadronsDone]++
		return false
	}
	succeeded := g.rollResupply(s, t)
	f.N[squadronsDone]++
	if succeeded {
		g.resupply(s, t)
	}
	return false
}

// enterInvasion tries the landing from The Narrows: a fit Armada puts the army
// ashore. Bad weather puts it off. Frame: Code 1 once the Armada is found fit.
//
// Cases 15.0, 15.1, 15.2. Rulings R117, R127, R128.
func (g *State) enterInvasion(f *engine.Frame, t *engine.Turn) bool {
	switch {
	case g.armada != boxNarrows:
		return g.next(t)
	case f.Code == 1:
		g.end(resultInvasion, t)
		return false
	case g.weather != Normal:
		t.Tell(engine.Event{Kind: KindPutOff, Rule: "15.1", N: [4]int32{1}})
		return g.next(t)
	}
	f.Code = 1
	t.Tell(engine.Event{Kind: KindProcedure, Rule: "15.0", N: [4]int32{1}})
	g.flow.Push(engine.Frame{Step: stepCondition})
	return false
}

// enterCondition has each Spanish squadron that is not Broken make a Morale roll.
// Their order is the Spanish seat's, which is asked only where a chit could make
// it matter. Frame: Code has a bit for each squadron that has rolled.
//
// Case 14.1. Rulings R8, R124, R125, R167.
func (g *State) enterCondition(f *engine.Frame, _ *engine.Turn) bool {
	waiting, next := 0, NoSquadron
	for s := lastSpanish; s >= firstSpanish; s-- {
		if g.hasToTest(f, s) {
			waiting, next = waiting+1, s
		}
	}
	switch {
	case waiting == 0:
		*f = engine.Frame{Step: stepConditionRoll}
		return false
	case waiting > 1 && g.hasMoraleChit():
		return true
	}
	g.test(f, next)
	return false
}

// hasToTest reports whether a squadron has still to make its Morale roll.
//
// Case 14.1. Ruling R125.
func (g *State) hasToTest(f *engine.Frame, s Squadron) bool {
	return s >= firstSpanish && !g.lost[s] && !g.broken[s] && f.Code>>s&1 == 0
}

func (g *State) hasMoraleChit() bool {
	return g.hand[English][StoutHearts]+g.hand[Spanish][StoutHearts]+
		g.hand[English][Panic]+g.hand[Spanish][Panic] > 0
}

func (g *State) offerTests(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for s := firstSpanish; s <= lastSpanish; s++ {
		sequence.Name(g, d, VerbTest, s.object(), engine.NoObject, "14.1", o)
	}
}

// mayTest refuses a squadron that makes no Morale roll for the Condition of the Armada.
//
// Case 14.1.
func (g *State) mayTest(c engine.Choice) engine.Reason {
	f := g.flow.Top()
	if f.Step == stepCondition && c.Seat == Spanish && !g.hasToTest(f, SquadronOf(c.On)) {
		return whyTested
	}
	return 0
}

// doTest chooses whose Morale roll comes next.
//
// Case 14.1.
func (g *State) doTest(f *engine.Frame, c engine.Choice, _ *engine.Turn) { g.test(f, SquadronOf(c.On)) }

func (g *State) test(f *engine.Frame, s Squadron) {
	f.Code |= 1 << s
	g.pushMorale(s, 0)
}

// enterConditionRoll rolls for the condition of the Armada. If it is not fit the
// English have won: at Gravelines the invasion is put off, in The Narrows it fails.
//
// Cases 14.1, 15.2. Rulings R8, R126.
func (g *State) enterConditionRoll(_ *engine.Frame, t *engine.Turn) bool {
	faces := g.roll(t, Spanish, 1, "14.1", NoSquadron)
	drm := g.conditionModifier()
	total := int8(faces[0]) + drm
	fit := total >= g.tables.Modifiers.ConditionLeast
	g.flow.Pop()
	t.Tell(engine.Event{Kind: KindConditionRoll, Rule: "14.1",
		N: [4]int32{int32(faces[0]), int32(drm), int32(total)}})
	t.Tell(engine.Event{Kind: KindCondition, Rule: "14.1", N: [4]int32{engine.Truth(fit)}})
	switch {
	case fit:
	case g.flow.Top().Step == stepInvasion:
		g.end(resultFailed, t)
	default:
		g.end(resultPostponed, t)
	}
	return false
}

// A conditionFactor is something that counts for the Condition of the Armada.
type conditionFactor uint8

const (
	conditionUnbroken conditionFactor = iota
	conditionHulks
	conditionSidonia
	conditionMany
)

// conditionModifier returns what the state of the Armada adds to its Condition roll.
//
// Case 14.1. Ruling R126.
func (g *State) conditionModifier() (drm int8) {
	g.addCondition(func(_ conditionFactor, n int8) { drm += n })
	return drm
}

// addCondition lists what counts for the Condition of the Armada: squadrons in good order, hulks and Sidonia afloat,
// and many squadrons lost.
//
// Case 14.1. Ruling R126.
func (g *State) addCondition(add func(of conditionFactor, n int8)) {
	var unbroken, hulks, lost, sidonia int8
	table := &g.tables.Condition
	for s := firstSpanish; s <= lastSpanish; s++ {
		if g.lost[s] {
			lost++
			continue
		}
		if !g.broken[s] {
			unbroken++
		}
		if s.IsHulk() {
			hulks++
		}
	}
	if !g.lost[Sidonia] {
		sidonia = 1
	}
	add(conditionUnbroken, unbroken*table.Unbroken)
	add(conditionHulks, hulks*table.Hulk)
	add(conditionSidonia, sidonia*table.Sidonia)
	if lost >= g.tables.Modifiers.ConditionMany {
		add(conditionMany, table.ManyLost)
	}
}

// whoLeads returns what the Armada would have to roll for its Condition if it were tested now.
//
// Case 14.1. Ruling R126.
func (g *State) whoLeads(words *engine.Words) string {
	if g.result != resultNone {
		return ""
	}
	need := min(max(int32(g.tables.Modifiers.ConditionLeast)-int32(g.conditionModifier()), 1), 7)
	return string(words.Fill(nil, "Tested now, the Armada is fit to invade on "+
		"%{1=|any roll|2 or more|3 or more|4 or more|5 or 6|a 6|no roll}; lost and broken squadrons count against it, "+
		"and more may break in the morale rolls before it",
		engine.NoObject, engine.NoObject, engine.NoObject, need))
}

// enterTurnEnd begins the next turn, if the season is not over.
//
// Case 5.0. Ruling R161.
func (g *State) enterTurnEnd(_ *engine.Frame, t *engine.Turn) bool {
	if g.turn >= lastTurn {
		g.end(resultSeason, t)
		return false
	}
	g.turn++
	t.Tell(engine.Event{Kind: KindTurn, Rule: "5.0", N: [4]int32{int32(g.turn)}})
	return g.goTo(stepEnglishMoves, t)
}

// outcomes are the ways a match ends, by result.
//
// Cases 14.1, 15.2. Rulings R52, R161.
var outcomes = [numResults]struct {
	winner engine.Seat
	rule   engine.Case
}{
	resultPostponed: {English, "14.1"},
	resultFailed:    {English, "15.2"},
	resultInvasion:  {Spanish, "15.2"},
	resultDestroyed: {English, "7.6"},
	resultSeason:    {English, "14.3"},
}

// end ends the match.
func (g *State) end(r result, t *engine.Turn) {
	g.result = r
	t.Tell(engine.Event{Kind: KindEnd, Rule: outcomes[r].rule,
		N: [4]int32{int32(r), int32(outcomes[r].winner)}})
}

// Outcome returns how the match ended, and false before that. Level is 1 if the invasion
// was put off at Gravelines, 2 if it failed in The Narrows, 3 if it took place, 4 if no
// Spanish squadron was left, and 5 if the season ran out.
// Score holds the strength points left to the English and to the Spanish, and
// the squadrons left to each.
//
// Cases 14.1, 15.2.
func (g *State) Outcome() (engine.Outcome, bool) {
	if g.result == resultNone {
		return engine.Outcome{}, false
	}
	out := engine.Outcome{Winner: outcomes[g.result].winner, Level: uint8(g.result), Rule: outcomes[g.result].rule}
	for s := firstEnglish; s <= lastSpanish; s++ {
		if !g.lost[s] {
			out.Score[s.Seat()] += int32(g.Strength(s))
			out.Score[2+s.Seat()]++
		}
	}
	return out, true
}
