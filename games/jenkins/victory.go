package jenkins

import "github.com/weathergage/weathergage/engine"

// captured returns the seaports, as bits by Port, that were Spanish when the war began, count for victory, and are
// occupied by English land counters.
//
// Case 5.0. Ruling R10.
func (g *State) captured() (ports uint64) {
	for p := 1; p < len(g.tables.Ports); p++ {
		if g.played().Goals>>p&1 != 0 && g.taken(Port(p)) {
			ports |= 1 << p
		}
	}
	return ports
}

// taken reports whether a seaport that was Spanish is in English hands.
func (g *State) taken(p Port) bool {
	return g.tables.Ports[p].Owner == HolderSpanish && g.friendly(English, p)
}

// routes returns how many trade routes lead from a seaport to Spanish seaports that England has not captured. Each adds
// one to the die. If a scenario names the seaports that may win, only these count.
//
// Case 5.0. Rulings R131, R208.
func (g *State) routes(p Port) int {
	free := uint64(0)
	for q := 1; q < len(g.tables.Ports); q++ {
		if g.played().Goals>>q&1 != 0 && !g.taken(Port(q)) {
			free |= 1 << q
		}
	}
	return g.tables.links(p, free)
}

// enterVictory logs which die would win for each captured seaport, and ends the match when none is left to roll for.
//
// Case 5.0. Rulings R132, R133, R134.
func (g *State) enterVictory(_ *engine.Frame, t *engine.Turn) bool {
	switch ports := g.captured(); {
	case ports == 0:
		g.end(resultUncaught, t)
		return false
	case ports&^g.rolled == 0:
		g.end(resultSpanish, t)
		return false
	}
	for p := 1; p < len(g.tables.Ports) && g.rolled == 0; p++ {
		if g.mayClaim(Port(p)) == 0 {
			links, value := g.routes(Port(p)), int(g.tables.Ports[p].Value)
			t.Tell(engine.Event{Kind: KindChance, Rule: "5.0", On: hexObject(g.tables.Ports[p].Hex),
				N: [4]int32{g.winsUpTo(Port(p)), int32(links), int32(value)}})
		}
	}
	return true
}

// claim has the die of a captured seaport rolled.
//
// Case 5.0.
func (g *State) claim(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.flow.Push(engine.Frame{Step: stepClaim, Seat: English, About: c.On})
}

func (g *State) offerClaim(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for p := 1; p < len(g.tables.Ports); p++ {
		sequence.Name(g, d, VerbClaim, hexObject(g.tables.Ports[p].Hex), engine.NoObject, "5.0", o)
	}
}

// mayClaimAt refuses a hex without a captured seaport, and a second die.
//
// Case 5.0.
func (g *State) mayClaimAt(c engine.Choice) engine.Reason {
	return g.mayClaim(g.tables.PortAt[hexOf(c.On)])
}

// mayClaim refuses a seaport that is not captured, and a second die.
//
// Case 5.0. Rulings R132, R133.
func (g *State) mayClaim(p Port) engine.Reason {
	switch {
	case g.captured()>>p&1 == 0:
		return whyNotCaptured
	case g.rolled>>p&1 != 0:
		return whyRolled
	}
	return 0
}

// winsUpTo returns the highest die, from 0 to 6, with which a captured seaport wins the war.
//
// Case 5.0.
func (g *State) winsUpTo(p Port) int32 {
	return int32(min(max(int(g.tables.Ports[p].Value)-g.routes(p), 0), 6))
}

// whoLeads says with what the English would win if the war ended now: the best of their dice among the seaports they
// have captured.
//
// Case 5.0. Rulings R10, R132.
func (g *State) whoLeads(words *engine.Words) string {
	best, ports, most, captured := engine.NoObject, int32(0), int32(0), g.captured()
	for p := 1; p < len(g.tables.Ports); p++ {
		if captured>>p&1 == 0 {
			continue
		}
		ports++
		if die := g.winsUpTo(Port(p)); die > most {
			best, most = hexObject(g.tables.Ports[p].Hex), die
		}
	}
	switch {
	case g.result == resultUncaught:
		return "" // the end says it
	case g.result != resultNone:
		return string(words.Fill(nil, "At the end the English held %{1?%1 captured %{1:seaport|seaports}|no captured seaport}",
			engine.NoObject, engine.NoObject, engine.NoObject, ports))
	}
	return string(words.Fill(nil, "%{1?The English hold %1 captured %{1:seaport|seaports}; %{2?their best victory die is at %O: "+
		"they win on %{2=|a 1|1 or 2|1 to 3|1 to 4|1 to 5|any number}|no victory die can win yet}|"+
		"The English hold no captured seaport, so the Spanish would win now}", engine.NoObject, best, engine.NoObject, ports, most))
}

// enterClaim rolls for a captured seaport. The die and its trade routes together must not exceed the seaport's value.
//
// Case 5.0.
func (g *State) enterClaim(f *engine.Frame, t *engine.Turn) bool {
	p := g.tables.PortAt[hexOf(f.About)]
	die := int(g.throw(English, 1, "5.0", f.About, t)[0])
	links, value := g.routes(p), int(g.tables.Ports[p].Value)
	won, at := die+links <= value, f.About
	g.rolled |= 1 << p
	g.pop()
	t.Tell(engine.Event{Kind: KindClaim, Rule: "5.0", On: at, N: [4]int32{int32(die), int32(links), int32(value), engine.Truth(won)}})
	if won {
		g.end(resultEnglish, t)
	}
	return false
}

// end ends the match.
func (g *State) end(how result, t *engine.Turn) {
	g.result = how
	out, _ := g.Outcome()
	t.Tell(engine.Event{Kind: KindEnd, Rule: out.Rule, N: [4]int32{int32(how), int32(out.Winner)}})
}

// Outcome returns how the match ended, and false before it has. Its Level says in which of the ways of case 5.0.
//
// Case 5.0.
func (g *State) Outcome() (engine.Outcome, bool) {
	switch g.result {
	case resultNone:
		return engine.Outcome{}, false
	case resultEnglish:
		return engine.Outcome{Winner: English, Level: uint8(g.result), Rule: "5.0"}, true
	}
	return engine.Outcome{Winner: Spanish, Level: uint8(g.result), Rule: "5.0"}, true
}
