package invincible

import "github.com/weathergage/weathergage/engine"

// Which Action an action frame is about, in Code.
const (
	actionRepair uint16 = iota
	actionRally
	actionResupply
)

// What an action frame keeps in N[1]; N[0] is what chits add to the roll.
const (
	actionAsked  = 1 << iota // the window for chits has been open
	actionSure               // a chit gives success without a roll
	actionHelped             // Sidonia helps
	actionSecond             // Seymour's second roll
)

// mayAid checks whether a squadron may take a Repair, Rally or Resupply Action.
//
// Cases 8.1, 11.1. Rulings R16, R17.
func (g *State) mayAid(v engine.Verb, s Squadron) engine.Reason {
	if why := g.mayAct(s); why != 0 {
		return why
	}
	if why := g.needs(v, s); why != 0 {
		return why
	}
	if g.weather == Gales {
		return whyGales
	}
	return 0
}

// needs checks whether an Action could do anything for a squadron: Repair with Hits,
// Rally on its Broken side, Resupply with Shots or Low Ammo.
//
// Cases 6.1, 8.2, 8.3, 8.4. Ruling R17.
func (g *State) needs(v engine.Verb, s Squadron) engine.Reason {
	switch {
	case v == VerbResupply:
		return g.needsAmmunition(s)
	case v == VerbRepair && g.hits[s] == 0:
		return whyNoHits
	case v == VerbRally && !g.broken[s]:
		return whyNotBroken
	}
	return 0
}

// mayRepair checks whether a squadron may take a Repair Action.
//
// Case 8.2.
func (g *State) mayRepair(s Squadron) engine.Reason { return g.mayAid(VerbRepair, s) }

// mayRally checks whether a squadron may take a Rally Action.
//
// Case 8.3.
func (g *State) mayRally(s Squadron) engine.Reason { return g.mayAid(VerbRally, s) }

// mayResupply checks whether a squadron may take a Resupply Action.
//
// Case 8.4.
func (g *State) mayResupply(s Squadron) engine.Reason { return g.mayAid(VerbResupply, s) }

// mayHelp checks whether Sidonia may lend its modifier to a squadron's Rally: once
// a phase, to any Spanish squadron and to itself, as long as it is afloat.
//
// Case 8.3.1. Rulings R57, R58.
func (g *State) mayHelp(s Squadron) engine.Reason {
	switch {
	case s.Seat() != Spanish:
		return whyHelper
	case g.lost[Sidonia]:
		return whyHelpLost
	case g.helped:
		return whyHelpUsed
	}
	return 0
}

// needsAmmunition checks whether resupply could do anything for a squadron. A Low Ammo
// marker on a hulk squadron stays.
//
// Cases 8.4, 8.4.2. Rulings R64, R152.
func (g *State) needsAmmunition(s Squadron) engine.Reason {
	switch {
	case g.lowAmmo[s] && s.IsHulk():
		return whyHulkLowAmmo
	case g.shots[s] == 0 && !g.lowAmmo[s]:
		return whyNoShots
	}
	return 0
}

// mayChooseAid refuses a Repair or a Resupply Action.
//
// Cases 8.1, 8.2, 8.4.
func (g *State) mayChooseAid(c engine.Choice) engine.Reason {
	s := SquadronOf(c.On)
	if why, now := g.mayBegin(c.Seat, s, g.needs(c.Verb, s)); !now {
		return why
	}
	return g.mayAid(c.Verb, s)
}

// mayChooseRally refuses a Rally Action, with or without the help of Sidonia.
//
// Cases 8.1, 8.3, 8.3.1.
func (g *State) mayChooseRally(c engine.Choice) engine.Reason {
	s, never := SquadronOf(c.On), whyHelper
	helped := c.With == Sidonia.object()
	if helped || c.With == engine.NoObject {
		never = g.needs(VerbRally, s)
	}
	why, now := g.mayBegin(c.Seat, s, never)
	if !now {
		return why
	}
	if why = g.mayRally(s); why == 0 && helped {
		why = g.mayHelp(s)
	}
	return why
}

// chooseAid begins a Repair, Rally or Resupply Action.
//
// Case 8.1.
func (g *State) chooseAid(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	f := engine.Frame{Step: stepAction, About: c.On, Code: uint16(c.Verb - VerbRepair)}
	if c.With != engine.NoObject {
		g.helped = true
		f.N[actionFlags] = actionHelped
	}
	g.flow.Push(f)
}

// enterAction lets chits be played, then rolls. A roll of Seymour's that fails to
// repair is made once more.
//
// Cases 8.1, 8.2.1. Rulings R54, R168.
func (g *State) enterAction(f *engine.Frame, t *engine.Turn) bool {
	s := SquadronOf(f.About)
	if f.N[actionFlags]&actionAsked == 0 {
		f.N[actionFlags] |= actionAsked
		if g.openWindow(windowAction, s) {
			return false
		}
	}
	if f.N[actionFlags]&actionSure == 0 && !g.rollAction(f, s, t) {
		if s == Seymour && f.Code == actionRepair && f.N[actionFlags]&actionSecond == 0 {
			f.N[actionFlags] |= actionSecond
			return false
		}
		return g.endAction(s)
	}
	switch f.Code {
	case actionRepair:
		g.hits[s]--
		t.Tell(engine.Event{Kind: KindRepaired, Rule: "8.2", About: s.object(), N: [4]int32{int32(g.hits[s])}})
	case actionRally:
		g.broken[s] = false
		t.Tell(engine.Event{Kind: KindRallied, Rule: "8.3", About: s.object()})
	case actionResupply:
		g.resupply(s, t)
	}
	return g.endAction(s)
}

// rollAction makes the roll of an Action and reports whether it succeeds.
//
// Cases 8.2, 8.2.1, 8.3, 8.3.1.
func (g *State) rollAction(f *engine.Frame, s Squadron, t *engine.Turn) bool {
	m := &g.tables.Modifiers
	switch f.Code {
	case actionRepair:
		faces := g.roll(t, s.Seat(), 2, "8.2", s)
		drm := g.repairModifier(s) + int8(f.N[actionModifier])
		total := int8(faces.Sum()) + drm
		rule, second := engine.Case("8.2"), f.N[actionFlags]&actionSecond != 0
		if second {
			rule = "8.2.1"
		}
		g.tellRoll(KindRepairRoll, rule, s, digits(&faces, 2), drm, total, second, t)
		return total >= m.RepairLeast
	case actionRally:
		faces := g.roll(t, s.Seat(), 2, "8.3", s)
		drm := g.rallyModifier(s) + int8(f.N[actionModifier])
		rule, helped := engine.Case("8.3"), f.N[actionFlags]&actionHelped != 0
		if helped {
			drm += m.RallySidonia
			rule = "8.3.1"
		}
		total := int8(faces.Sum()) + drm
		g.tellRoll(KindRallyRoll, rule, s, digits(&faces, 2), drm, total, helped, t)
		return total <= m.RallyMost
	}
	return g.rollResupply(s, t)
}

// rollResupply makes a Resupply roll; every result from the lowest that succeeds
// up succeeds.
//
// Cases 8.4, 8.4.1, 8.4.3. Ruling R159.
func (g *State) rollResupply(s Squadron, t *engine.Turn) bool {
	faces := g.roll(t, s.Seat(), 1, "8.4", s)
	drm := g.resupplyModifier(s)
	total := int8(faces[0]) + drm
	rule := engine.Case("8.4")
	switch {
	case s.Seat() == Spanish:
		rule = "8.4.1"
	case g.IsInPort(s):
		rule = "8.4.3"
	}
	g.tellRoll(KindResupplyRoll, rule, s, int32(faces[0]), drm, total, false, t)
	return total >= g.tables.Modifiers.ResupplyLeast
}

// tellRoll tells the roll of an Action; special is that it is Seymour's second or
// has Sidonia's help.
func (g *State) tellRoll(
	k engine.Kind, rule engine.Case, s Squadron, dice int32, drm, total int8, special bool, t *engine.Turn,
) {
	t.Tell(engine.Event{Kind: k, Rule: rule, About: s.object(),
		N: [4]int32{dice, int32(drm), int32(total), engine.Truth(special)}})
}

// repairModifier is what is added to a squadron's Repair roll, chits apart.
//
// Case 8.2.
func (g *State) repairModifier(s Squadron) int8 {
	drm := g.tables.Squadrons[s].Repair + g.repairOptions(s.Seat())
	if g.IsInPort(s) {
		drm += g.tables.Modifiers.RepairPort
	}
	return drm
}

// rallyModifier is what is added to a squadron's Rally roll, low being good, chits
// and Sidonia apart. A squadron with Hits for half its full strength rallies less
// easily.
//
// Case 8.3. Rulings R55, R56.
func (g *State) rallyModifier(s Squadron) int8 {
	drm := g.rallyOptions(s.Seat())
	if g.IsInPort(s) {
		drm += g.tables.Modifiers.RallyPort
	}
	if 2*int(g.hits[s]) >= int(g.tables.Squadrons[s].Strength)+int(g.added[s]) {
		drm += g.tables.Modifiers.RallyBattered
	}
	return drm
}

// resupplyModifier is what is added to a squadron's Resupply roll.
//
// Cases 8.4.1, 8.4.3. Ruling R65.
func (g *State) resupplyModifier(s Squadron) int8 {
	drm := g.resupplyOptions(s.Seat())
	if s.Seat() == Spanish {
		drm += g.spanishResupply()
	}
	if g.IsInPort(s) {
		drm += g.tables.Modifiers.ResupplyPort
	}
	return drm
}

// resupply takes a Low Ammo marker or one Shot off a squadron.
//
// Case 8.4. Ruling R59.
func (g *State) resupply(s Squadron, t *engine.Turn) {
	if g.lowAmmo[s] {
		g.lowAmmo[s] = false
		t.Tell(engine.Event{Kind: KindNoLowAmmo, Rule: "8.4", About: s.object()})
		return
	}
	g.shots[s]--
	t.Tell(engine.Event{Kind: KindResupplied, Rule: "8.4", About: s.object(), N: [4]int32{int32(g.shots[s])}})
}

// IsInPort reports whether a squadron is in port; only English ones can be.
func (g *State) IsInPort(s Squadron) bool { return s <= lastEnglish && g.place[s] >= firstPort }

// mayGive checks whether a hulk squadron may take over another's Low Ammo marker now.
// It is no Action.
//
// Cases 8.4.2, 11.1. Rulings R60, R61.
func (g *State) mayGive(hulk, to Squadron) engine.Reason {
	if why := g.mayEverGive(hulk, to); why != 0 {
		return why
	}
	if g.weather == Gales {
		return whyGales
	}
	return 0
}

// mayEverGive checks whether a hulk squadron may take over another's Low Ammo marker in
// better weather: once a game, to no hulk, and with none of its own.
//
// Case 8.4.2. Rulings R62, R151.
func (g *State) mayEverGive(hulk, to Squadron) engine.Reason {
	switch {
	case !hulk.IsHulk():
		return whyGiftGiver
	case g.lost[hulk] || g.lost[to]:
		return whyLost
	case g.gave[hulk]:
		return whyGiftUsed
	case g.lowAmmo[hulk]:
		return whyGiftLowAmmo
	case to.IsHulk():
		return whyGiftHulk
	case to.Seat() != Spanish:
		return whyNotYours
	case !g.lowAmmo[to]:
		return whyGiftNoNeed
	}
	return 0
}

func (g *State) anyGift() bool {
	for s := firstSpanish; s < Medina1; s++ {
		if g.lowAmmo[s] && (g.mayGive(Medina1, s) == 0 || g.mayGive(Medina2, s) == 0 || g.mayGive(Medina3, s) == 0) {
			return true
		}
	}
	return false
}

func (g *State) offerGifts(d engine.Decision, o *engine.Offer) {
	for s := firstSpanish; s < Medina1; s++ {
		if !g.lowAmmo[s] {
			continue // most have none, and there are three hulks to ask about
		}
		for hulk := Medina1; hulk <= Medina3; hulk++ {
			sequence.Name(g, d, VerbGift, s.object(), hulk.object(), "8.4.2", o)
		}
	}
}

// mayChooseGift refuses to have a hulk squadron take over a Low Ammo marker.
//
// Case 8.4.2.
func (g *State) mayChooseGift(c engine.Choice) engine.Reason {
	hulk, to := SquadronOf(c.With), SquadronOf(c.On)
	if why, now := g.mayBegin(c.Seat, to, g.mayEverGive(hulk, to)); !now {
		return why
	}
	return g.mayGive(hulk, to)
}

// gift moves a Low Ammo marker to a hulk squadron, where it replaces any Shots.
//
// Case 8.4.2. Ruling R63.
func (g *State) gift(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	hulk, to := SquadronOf(c.With), SquadronOf(c.On)
	g.lowAmmo[to] = false
	g.lowAmmo[hulk], g.shots[hulk], g.gave[hulk] = true, 0, true
	t.Tell(engine.Event{Kind: KindGift, Rule: "8.4.2", About: to.object(), With: hulk.object()})
}
