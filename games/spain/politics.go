package spain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// violate notes that a seat violates French neutrality, unless that has happened before:
// both pay, and the factions wake on the next turn. March, debarkation, retreat, advance,
// attack, coastal movement and French ports all come here.
//
// Cases 8.28, 15.11, 15.12, 15.13. Rulings R242, R243, R244, R245, R246.
func (g *State) violate(seat engine.Seat, t *engine.Turn) {
	if g.wake != 0 {
		return
	}
	g.wake = g.turn + 1
	g.events |= eventEnglishBroke << seat
	breaker, other := g.tables.Numbers[NumBreakerPays], g.tables.Numbers[NumOtherPays]
	t.Tell(engine.Event{Kind: KindViolated, Rule: "15.12", N: [4]int32{int32(seat), int32(breaker), int32(other)}})
	g.owe(seat, int(breaker), ForFrance, t)
	g.owe(foe(seat), int(other), ForFrance, t)
}

// wakeFactions gives the French factions to their seats, and each the cities where its
// units stand, besieged or not.
//
// Cases 15.13, 15.14, 16.2. Ruling R248.
func (g *State) wakeFactions(t *engine.Turn) {
	if g.wake != g.turn {
		return
	}
	t.Tell(engine.Event{Kind: KindWake, Rule: "15.13"})
	for c := 1; c < len(g.tables.Cities); c++ {
		h := g.tables.Cities[c].Hex
		if g.owner[c] != 0 || g.tables.RegionAt(h).Country != CountryFrance {
			continue
		}
		for seat := English; seat <= Spanish; seat++ {
			if g.ashore[seat].has(h) && !g.shut[foe(seat)].has(h) { // besiegers hold nothing
				g.owner[c] = holderOf(seat)
			}
		}
	}
}

// landed notes that a Spanish-controlled unit has debarked in the British Isles for the
// first time. The tables are used at the end of the segment.
//
// Cases 15.21, 15.31. Rulings R252, R288.
func (g *State) landed(h Hex) {
	switch g.tables.RegionAt(h).Country {
	case CountryIreland:
		if g.events&eventIreland == 0 {
			g.events |= eventIreland | eventLandedIreland
		}
	case CountryEngland, CountryScotland:
		if g.events&eventBritain == 0 {
			g.events |= eventBritain | eventLandedBritain | eventHosts
			g.noteHosts()
		}
	}
}

// reviewHosts notes which of the great hosts are on the map when ships begin to move in a turn, as long as
// Britain is not invaded. More of them come to the map only after the Spanish have landed.
//
// Case 15.36. Ruling R261.
func (g *State) reviewHosts() {
	if g.events&eventBritain == 0 {
		g.events &^= eventHostOut | eventMainHostOut
		g.noteHosts()
	}
}

// noteHosts notes which of the great hosts are on the map: those that are so in the turn in which Britain is
// invaded are not called out for nothing, whatever becomes of them.
//
// Case 15.36. Ruling R261.
func (g *State) noteHosts() {
	for c, end := g.tables.of(English); c < end; c++ {
		if g.tables.isHost(c) && g.units[c].onMap() {
			g.events |= g.tables.hostOut(c)
		}
	}
}

// isHost reports whether a counter is one of the great hosts of the English.
//
// Case 15.36.
func (tb *Tables) isHost(c Counter) bool {
	row := tb.Row(c)
	return row.Nation == tb.English && row.Kind.IsLand() && int16(row.Strength) >= tb.Numbers[NumHost]
}

// nextTurn refuses to place a land unit in the phase in which it came to its track: a great host by the case
// that calls it out.
//
// Cases 5.12, 15.36.
func (g *State) nextTurn(c Counter) engine.Illegal {
	if g.events&eventHosts != 0 && g.tables.isHost(c) {
		return under("15.36", reasonNextTurn)
	}
	return no(reasonNextTurn)
}

// hostOut returns the event that a host was on the map when Britain was invaded.
func (tb *Tables) hostOut(c Counter) Events {
	if int16(tb.Row(c).Strength) >= tb.Numbers[NumGreatHost] {
		return eventMainHostOut
	}
	return eventHostOut
}

// Risings, as the Code of the steps that are about them.
const (
	risingIrish uint16 = iota
	risingEnglish
	risingScottish
	risingLoyalIrish
	risingLoyalScots
	numRisings = iota
)

// risingCases holds the case that says where the units of each rising come.
var risingCases = [numRisings]engine.Case{
	risingIrish: "15.23", risingEnglish: "15.32", risingScottish: "15.33", risingLoyalIrish: "15.24", risingLoyalScots: "15.34",
}

// risingShares holds the case that says which units rise, and how many.
var risingShares = [numRisings]engine.Case{
	risingIrish: "15.22", risingEnglish: "15.32", risingScottish: "15.33", risingLoyalIrish: "15.24", risingLoyalScots: "15.34",
}

// enterRisings rolls for the risings that a first landing brings, at the end of the
// Spanish Naval Movement Segment: first for Ireland, then for England and Scotland. For these two both
// dice are thrown before anybody rises.
//
// Cases 15.21, 15.31, 15.32, 15.33. Rulings R251, R252, R253, R254.
func (g *State) enterRisings(f *engine.Frame, t *engine.Turn) bool {
	which := f.Code
	if which > risingScottish {
		g.events &^= eventLandedIreland | eventLandedBritain
		return g.next(t)
	}
	due := eventLandedBritain
	if which == risingIrish {
		due = eventLandedIreland
	}
	strength := g.strengthIn(CountryIreland)
	if g.events&due == 0 || which == risingIrish && strength == 0 {
		f.Code++
		return false
	}
	rule := [...]engine.Case{"15.4", "15.5", "15.6"}[which]
	die := t.Roll(engine.Throw{Seat: Spanish, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: rule})[0]
	n := g.rise(which, int(die))
	if which == risingIrish {
		t.Reveal(engine.Everyone)
	}
	f.Code++
	t.Tell(engine.Event{Kind: KindRevolt, Rule: rule, N: [4]int32{int32(which), int32(die), n}})
	if which == risingEnglish {
		f.N[englishRise] = n
		return false
	}
	english := f.N[englishRise]
	g.raiseRebels(which, n)
	if which == risingScottish {
		g.raiseRebels(risingEnglish, english) // last, so that they rise first
	}
	return false
}

// raiseRebels asks where rebels rise, if any do.
//
// Cases 15.22, 15.32, 15.33.
func (g *State) raiseRebels(which uint16, strength int32) {
	if strength > 0 {
		g.flow.Push(engine.Frame{Step: stepDeploy, Seat: Spanish, Code: which, N: [2]int32{risingLeft: strength}})
	}
}

// strengthIn returns the strength of the Spanish-controlled land units ashore in a country.
//
// Case 15.21. Ruling R251.
func (g *State) strengthIn(country Country) int {
	n := 0
	for c, end := g.tables.of(Spanish); c < end; c++ {
		if u := &g.units[c]; u.Where == Ashore && g.tables.Row(c).Kind.IsLand() && g.tables.RegionAt(u.Hex).Country == country {
			n += g.strength(c)
		}
	}
	return n
}

// enterLoyal brings the Loyal Irish and the Scottish Protestants at the start of the
// English Land Movement Segment after rebels rose.
//
// Cases 15.24, 15.34. Rulings R257, R258.
func (g *State) enterLoyal(f *engine.Frame, t *engine.Turn) bool {
	which, risen, come := risingLoyalIrish, eventIrishRisen, eventLoyalIrish
	if f.Code > 0 {
		which, risen, come = risingLoyalScots, eventScotsRisen, eventLoyalScots
	}
	if f.Code > 1 {
		return g.next(t)
	}
	f.Code++
	if g.events.has(risen) && !g.events.has(come) {
		g.events |= come
		g.flow.Push(engine.Frame{Step: stepDeploy, Seat: English, Code: which})
	}
	return false
}

// enterDeploy ends a rising when no unit of it can be placed any more.
func (g *State) enterDeploy(f *engine.Frame, t *engine.Turn) bool {
	for c, end := g.tables.of(f.Seat); c < end; c++ {
		if g.placeable(f, c) {
			return true
		}
	}
	return g.pop()
}

// placeable reports whether a unit of a rising can be placed anywhere.
func (g *State) placeable(f *engine.Frame, c Counter) bool {
	return slices.ContainsFunc(g.tables.risingHexes(f.Code), func(h Hex) bool {
		ill := g.mayDeploy(f, c, h)
		return ill.OK()
	})
}

// risingHexes returns the hexes in which the units of a rising may come.
//
// Cases 15.23, 15.24, 15.32, 15.33, 15.34. Ruling R259.
func (tb *Tables) risingHexes(which uint16) []Hex { return tb.Rising[which] }

// mayDeploy refuses to place a unit of a rising in a hex.
//
// Cases 15.22, 15.23, 15.24, 15.32, 15.33, 15.34, 15.35. Rulings R255, R257.
func (g *State) mayDeploy(f *engine.Frame, c Counter, h Hex) engine.Illegal {
	row, u := g.at(c)
	nation := &g.tables.Nations[row.Nation]
	part := nation.Seat == f.Seat && risesIn(f.Code, nation)
	if ill := g.notCome(c); !part && !ill.OK() {
		return ill
	}
	if !part || !row.Kind.IsLand() || u.Where != Off {
		return under(risingShares[f.Code], reasonNotRising)
	}
	loyal := f.Code >= risingLoyalIrish
	if !loyal && int32(row.Strength) > f.N[risingLeft] {
		return under(risingShares[f.Code], reasonRisingStrength, int32(row.Strength), f.N[risingLeft])
	}
	in := false
	for _, other := range g.tables.risingHexes(f.Code) {
		in = in || other == h
	}
	switch {
	case !in:
		return under(risingCases[f.Code], reasonRisingPlace)
	case g.hasUnits(foe(f.Seat), h):
		return no(reasonRisesThere)
	case f.Code == risingLoyalIrish && f.N[provincesRisen]>>g.provinceOf(h)&1 != 0:
		return no(reasonProvince)
	}
	return allowed
}

// provinceOf numbers the provinces of the Loyal Irish, one unit for each.
//
// Case 15.24.
func (g *State) provinceOf(h Hex) int32 {
	n := int32(0)
	for r := Region(1); r < g.tables.Region[h]; r++ {
		if g.tables.Regions[r].Country == CountryIreland {
			n++
		}
	}
	return n
}

// risesIn reports whether a nation takes part in a rising.
func risesIn(which uint16, nation *NationRow) bool {
	switch which {
	case risingIrish, risingLoyalIrish:
		return nation.Enters == EntersIreland
	case risingEnglish:
		return nation.Enters == EntersBritain && nation.Limit == LimitNone
	}
	return nation.Enters == EntersBritain && nation.Limit == LimitScottish
}

// notCome refuses a unit off the map that only a rising brings, if it has not come yet: by the case of that rising.
//
// Cases 15.22, 15.24, 15.32, 15.33, 15.34.
func (g *State) notCome(c Counter) engine.Illegal {
	nation := &g.tables.Nations[g.tables.Row(c).Nation]
	loyal := nation.Seat == English
	for which := risingIrish; which < numRisings && g.units[c].Where == Off; which++ {
		switch {
		case nation.Enters == EntersAtStart || !risesIn(which, nation) || loyal != (which >= risingLoyalIrish):
		case loyal && g.events.has([...]Events{eventLoyalIrish, eventLoyalScots}[which-risingLoyalIrish]):
		case loyal:
			return under(risingShares[which], reasonNotLoyalYet)
		case !g.events.has(eventIreland) && which == risingIrish, !g.events.has(eventBritain) && which != risingIrish:
			return under(risingShares[which], reasonNotRisenYet)
		}
	}
	return allowed
}

// openDeploy asks where the units of a rising stand, by the case that says which they are.
//
// Cases 15.22, 15.24.
func (g *State) openDeploy(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	return append(buf, engine.Decision{Seat: f.Seat, About: f.About, Ask: AskDeploy, Rule: risingShares[f.Code]})
}

// mayRise refuses a unit of a rising a hex, or says which rising brings it.
//
// Cases 15.22, 15.23, 15.24, 15.32, 15.33, 15.34, 15.35.
func (g *State) mayRise(c engine.Choice) engine.Illegal {
	switch f, unit := g.flow.Top(), g.tables.counterOf(c.With); {
	case f.Step != stepDeploy:
		return g.notCome(unit)
	case unit != Unseen:
		return g.mayDeploy(f, unit, hexOf(c.On))
	}
	return allowed
}

// offerDeploy offers the units of a rising with their hexes. A loyal unit must come if it
// can; rebels may stay away.
//
// Cases 15.23, 15.24, 15.32, 15.33, 15.34. Rulings R255, R257.
func (g *State) offerDeploy(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	if f.Code < risingLoyalIrish {
		o.Plain(engine.Pass, 0, 0, risingShares[f.Code])
	}
	for c, end := g.tables.of(f.Seat); c < end; c++ {
		for _, h := range g.tables.risingHexes(f.Code) {
			sequence.Name(g, d, VerbDeploy, hexObject(h), counterObject(c), risingCases[f.Code], o)
		}
	}
}

// deploy places a unit of a rising. It may act in the Land Phase that follows.
//
// Cases 15.23, 15.24, 15.34. Ruling R256.
func (g *State) deploy(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	unit, h := g.tables.counterOf(c.With), hexOf(c.On)
	switch f.Code {
	case risingIrish:
		g.events |= eventIrishRisen
	case risingScottish:
		g.events |= eventScotsRisen
	}
	if f.Code == risingLoyalIrish {
		f.N[provincesRisen] |= 1 << g.provinceOf(h)
	} else if f.Code < risingLoyalIrish {
		f.N[risingLeft] -= int32(g.tables.Row(unit).Strength)
	}
	t.Reveal(engine.Everyone)
	t.Tell(engine.Event{Kind: KindDeployed, Rule: risingCases[f.Code], On: c.On, With: c.With})
	g.place(unit, Unit{Where: Ashore, Hex: h}, t)
}

// maySummon refuses to call out one of the great hosts for nothing: the English may do so
// once for each in the first Joint Activation Phase after the invasion that lets them
// build.
//
// Case 15.36. Rulings R260, R261.
func (g *State) maySummon(c engine.Choice) engine.Illegal {
	unit, n := g.tables.counterOf(c.With), g.tables.trackOf(c.On)
	row, track := g.tables.Row(unit), &g.tables.Tracks[n]
	switch {
	case unit == Unseen:
		return allowed
	case g.events&eventHosts == 0 || n == 0:
		return sequence.Verbs[VerbSummon].NotNow(VerbSummon)
	case !g.tables.isHost(unit):
		return no(reasonNoHost)
	case g.events.has(g.tables.hostOut(unit)):
		return no(reasonHostOut)
	case g.units[unit].Where != Off:
		return no(reasonInPlay)
	case track.Land>>row.Nation&1 == 0:
		return no(reasonEnglishYard)
	}
	return g.frozen(c.Seat, n, false)
}
