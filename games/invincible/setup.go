package invincible

import "github.com/weathergage/weathergage/engine"

// begin lays a scenario out: the wind westerly and the weather Normal at the
// Lizard, four English squadrons in Plymouth and Seymour in The Narrows, in the
// campaign. What the Spanish deploy themselves comes after.
//
// Cases 4.1, 4.2, 4.3. Ruling R13.
func (g *State) begin(sc *Scenario) {
	if sc.Turn > 1 {
		g.turn = sc.Turn
	}
	g.armada, g.wind, g.weather = sc.Armada, sc.Wind, sc.Weather
	g.hits, g.added, g.shots = sc.Hits, sc.Added, sc.Shots
	g.lowAmmo, g.broken, g.lost, g.gave = sc.LowAmmo, sc.Broken, sc.Lost, sc.Gave
	g.hand, g.out = sc.Hand, sc.Out
	for s := firstEnglish; s <= lastEnglish; s++ {
		g.place[s] = sc.Place[s]
	}
	for s := firstEnglish; s <= lastSpanish; s++ {
		if sc.At[s] != 0 {
			g.put(s, sc.At[s])
			if s <= lastEnglish {
				g.place[s] = sc.Armada
			}
		}
	}
	g.flow.Push(engine.Frame{Step: stepStorms})
}

// enterStorms rolls for each Spanish squadron before it is set up: off Corunna
// some were damaged already. Frame: N[0] squadrons rolled for.
//
// Case 17.2.6. Rulings R158, R166.
func (g *State) enterStorms(f *engine.Frame, t *engine.Turn) bool {
	s := firstSpanish + Squadron(f.N[squadronsDone])
	if !g.rules.has(ruleCorunna) || s > lastSpanish {
		return g.next(t)
	}
	if g.lost[s] {
		f.N[squadronsDone]++
		return false
	}
	faces := g.roll(t, Spanish, 1, "17.2.6", s)
	f.N[squadronsDone]++
	t.Tell(engine.Event{Kind: KindStorm, Rule: "17.2.6", About: s.object(), N: [4]int32{int32(faces[0])}})
	if int8(faces[0]) <= g.tables.Modifiers.CorunnaMost {
		g.takeHits(s, 1, "17.2.6", t)
	}
	return false
}

// isUnplaced reports whether a squadron has still to be put on the Tactical Map
// while the Spanish deploy.
func (g *State) isUnplaced(s Squadron) bool { return g.at[s] == 0 && !g.lost[s] }

// enterDeploy waits until the last Spanish squadron has its square.
func (g *State) enterDeploy(_ *engine.Frame, t *engine.Turn) bool {
	for s := firstSpanish; s <= lastSpanish; s++ {
		if g.isUnplaced(s) {
			return true
		}
	}
	return g.next(t)
}

// openDeploy asks where each Spanish squadron lies, in any order, and as long as
// none is placed also for the whole fleet at once.
//
// Case 4.3.
func (g *State) openDeploy(_ *engine.Frame, buf []engine.Decision) []engine.Decision {
	rule := sequence.Steps[g.flow.Top().Step].Rule
	if g.hasNonePlaced() {
		buf = append(buf, engine.Decision{Seat: Spanish, Ask: AskDeploy, Rule: rule})
	}
	for s := firstSpanish; s <= lastSpanish; s++ {
		if g.isUnplaced(s) {
			buf = append(buf, engine.Decision{Seat: Spanish, Ask: AskPlace, About: s.object(), Rule: rule})
		}
	}
	return buf
}

func (g *State) hasNonePlaced() bool {
	for s := firstSpanish; s <= lastSpanish; s++ {
		if g.at[s] != 0 {
			return false
		}
	}
	return true
}

// deployArea returns where the Spanish deploy: the white squares, at Calais the
// anchorage.
//
// Cases 4.3, 9.3. Ruling R73.
func (g *State) deployArea() *squareSet {
	if g.flow.Top().Step == stepAnchor {
		return &g.tables.areas.anchorage
	}
	return &g.tables.areas.white
}

func (g *State) offerDeploy(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	if d.About == engine.NoObject {
		for i := range g.tables.Deployments {
			sequence.Name(g, d, VerbDeploy, engine.Thing(classDeployment, i+1), engine.NoObject, d.Rule, o)
		}
		return
	}
	g.offerSquares(g.vacant().within(g.deployArea()), VerbPlace, d.Rule, o)
}

// mayPlace checks whether a Spanish squadron may be deployed in a square: any vacant
// one of the area, as offerDeploy offers them.
//
// Cases 3.0, 4.3, 9.3.
func (g *State) mayPlace(s Squadron, sq Square) engine.Reason {
	switch {
	case s < firstSpanish:
		return whyNotYours
	case g.lost[s]:
		return whyLost
	case g.at[s] != 0:
		return whyPlaced
	case sq == 0 || !g.deployArea().has(sq):
		if g.isAnchoring() {
			return whyAnchorage
		}
		return whyArea
	case g.occupant[sq] != NoSquadron:
		return whyStacked
	}
	return 0
}

// mayDeploy refuses a suggested deployment to the English, one for another place, and any once a
// squadron is placed.
//
// Cases 4.3, 9.3.
func (g *State) mayDeploy(c engine.Choice) engine.Reason {
	step := g.flow.Top().Step
	switch {
	case step != stepDeploy && step != stepAnchor:
		return 0
	case c.Seat == English:
		return whyDeployFoe
	case !g.hasNonePlaced():
		return whyDeployStarted
	case c.On.Class() != classDeployment, c.On.Number() < 1, c.On.Number() > len(g.tables.Deployments),
		g.tables.Deployments[c.On.Number()-1].Anchorage != (step == stepAnchor):
		return whyDeployElsewhere
	}
	return 0
}

// mayLie refuses a square to a squadron that is deployed, or that comes onto the Tactical Map.
//
// Cases 4.3, 9.3, 12.4.
func (g *State) mayLie(c engine.Choice) engine.Reason {
	f, s, sq := g.flow.Top(), SquadronOf(c.About), SquareOf(c.On)
	switch {
	case f.Step == stepDeploy || f.Step == stepAnchor:
		switch {
		case c.Seat == English:
			return whyDeployFoe
		case s == NoSquadron:
			return whyNoSquadron
		}
		return g.mayPlace(s, sq)
	case c.Seat == Spanish:
		return 0
	case f.Step == stepPlace && c.About == f.About && sq != 0:
		return g.mayComeOnAt(s, sq)
	}
	return whyEntryWhen
}

// doDeploy deploys one squadron.
//
// Case 4.3.
func (g *State) doDeploy(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.deploy(SquadronOf(c.About), SquareOf(c.On), t)
}

// deployAll deploys the whole fleet as suggested.
//
// Case 4.3.
func (g *State) deployAll(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	for s := firstSpanish; s <= lastSpanish; s++ {
		if g.isUnplaced(s) {
			g.deploy(s, g.tables.Deployments[c.On.Number()-1].At[s], t)
		}
	}
}

func (g *State) deploy(s Squadron, sq Square, t *engine.Turn) {
	g.put(s, sq)
	t.Tell(engine.Event{Kind: KindPlaced, Rule: sequence.Steps[g.flow.Top().Step].Rule, About: s.object(), On: sq.object()})
}
