package jenkins

import (
	"slices"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// What the lines of a reckoning say. %{1@} is the seat that rolls, %O the place, and %2 a number.
const (
	reckonFire      = "The fire of the %{1@} at %O: dice"
	reckonShot      = "%O hits with %2 or less"
	reckonPort      = "each ship of the attacker: the value of the seaport"
	reckonFireShip  = "fire ships in an enemy seaport: twice their value"
	reckonLeaders   = "dice of naval tactics"
	reckonHidden    = "hidden counters"
	reckonHit       = "each hit eliminates a counter, which its owner chooses"
	reckonAssault   = "The %{1@} in the land combat at %O: dice"
	reckonTroops    = "counters that fight ashore"
	reckonCannonade = "guns and ships: cannonade"
	reckonTactics   = "leaders: land tactics"
	reckonSeaport   = "the value of the enemy's seaport"
	reckonValue     = "%1 %{1:counter hits|counters hit} once each, with %2 or less"
	reckonAttempt   = "The attempt of the %{1@} to intercept at %O: one die"
	reckonShips     = "ships that count, 5 at most"
	reckonCatch     = "it succeeds"
	reckonVain      = "in vain"
	reckonClaim     = "The victory die of %O: needed at most"
	reckonPlace     = "value of the seaport"
	reckonRoutes    = "trade routes"
	reckonWon       = "the English win"
	reckonPeril     = "Perilous sea at %O: one die"
	reckonAdmiral   = "naval tactics of a leader aboard"
	reckonStorm     = "a storm was passed"
	reckonDisease   = "Disease at %O: one die"
	reckonStruck    = "an odd number: one counter is eliminated, and the march is over"
	reckonSpared    = "an even number: no effect"
	reckonAgain     = "%O is rolled again"
	reckonSunk      = "%O is scuttled: one die"
	reckonBlocks    = "the fairway is blocked, with her gun value or less"
	reckonOpen      = "the fairway stays open"
	reckonDie       = "%O: one die"
	reckonComes     = "she comes, with less than her turn"
	reckonStays     = "she stays in Europe"
	reckonNothing   = "no effect"
)

// Reckon returns what decides the first roll of a choice. It implements engine.Reckoner.
//
// Cases 5.0, 6.3, 7.2, 7.5, 9.1, 9.2, 11.2, 11.7, 11.9.
func (r *ruleset) Reckon(s engine.State, c engine.Choice) []engine.Sum {
	if c.Verb == engine.Pass {
		return nil // the other answers say what is at stake
	}
	return engine.ReckonFirst(r, s, c)
}

// ReckonThrow returns what decides a roll in the position in which it is made. It implements engine.Reckoner.
//
// Cases 5.0, 6.3, 7.2, 7.5, 9.1, 9.2, 11.2, 11.7, 11.9.
func (r *ruleset) ReckonThrow(at engine.State, th engine.Throw, seat engine.Seat) []engine.Sum {
	k := reckoning{at.(*State), r.words.At(at), th}
	switch th.Rule {
	case "5.0":
		return k.claim()
	case "6.3":
		return k.peril()
	case "7.2":
		return k.attempt(seat)
	case "7.5":
		return []engine.Sum{k.die(reckonDisease, th.About, "7.5", reckonStruck, 3, reckonSpared)}
	case "9.1":
		return []engine.Sum{k.fire(k.g.combat.Attacker), k.fire(foe(k.g.combat.Attacker))}
	case "9.2":
		return []engine.Sum{k.assault(k.g.combat.Attacker), k.assault(foe(k.g.combat.Attacker))}
	case "11.2":
		return k.again()
	case "11.7":
		return k.scuttle()
	case "11.9":
		turn := k.g.flow.Top().N[isidroTurn]
		return []engine.Sum{k.die(reckonDie, th.About, "11.9", reckonComes, turn-1, reckonStays)}
	}
	return nil
}

// A reckoning is the position in which a roll is made, as far as a seat sees it.
type reckoning struct {
	g  *State
	w  *engine.Words
	th engine.Throw
}

// title returns a title about the seat that rolls, an object and a number.
func (k *reckoning) title(text string, seat engine.Seat, on engine.Object, n int) string {
	return string(k.w.Fill(nil, text, engine.NoObject, on, engine.NoObject, int32(seat), int32(n)))
}

// add adds a part that is not 0, with its sign.
func add(s *engine.Sum, text string, n int, rule engine.Case) {
	if n != 0 {
		s.Parts = append(s.Parts, engine.SumPart{Text: text, Value: engine.Signed(n), Rule: rule})
	}
}

// die returns a roll of one die that does one thing with some of its faces and another with the rest.
func (k *reckoning) die(title string, on engine.Object, rule engine.Case, does string, ways int32, otherwise string) engine.Sum {
	const of = 6
	ways = min(max(ways, 0), of)
	return engine.Sum{Title: k.title(title, k.th.Seat, on, 0), Parts: []engine.SumPart{
		{Text: does, Rule: rule, Ways: ways, Of: of}, {Text: otherwise, Rule: rule, Ways: of - ways, Of: of}}}
}

// claim reckons a victory die.
//
// Case 5.0.
func (k *reckoning) claim() []engine.Sum {
	port := k.g.tables.PortAt[hexOf(k.th.About)]
	value, links := int(k.g.tables.Ports[port].Value), k.g.routes(port)
	most := engine.Sum{Title: k.title(reckonClaim, English, k.th.About, 0), Total: strconv.Itoa(max(value-links, 0))}
	add(&most, reckonPlace, value, "5.0")
	add(&most, reckonRoutes, -links, "5.0")
	faces := k.die(reckonDie, k.th.About, "5.0", reckonWon, int32(value-links), reckonNothing)
	return []engine.Sum{most, faces}
}

// peril reckons what a perilous sea does, with like results together, or how many ships are lost.
//
// Case 6.3.
func (k *reckoning) peril() []engine.Sum {
	f := k.g.flow.Top()
	if f.Step != stepPeril || f.Code != perilRoll {
		return nil
	}
	s := engine.Sum{Title: k.title(reckonPeril, k.th.Seat, k.th.About, 0)}
	storm := f.N[perilStorm] != 0
	add(&s, reckonAdmiral, k.g.admiral(f.Seat, fleetOf(f)), "6.3")
	if storm {
		add(&s, reckonStorm, -1, "6.3")
	}
	drm := k.g.perilDRM(f.Seat, fleetOf(f), storm)
	at := map[Peril]int{}
	for die := 1; die <= 6; die++ {
		result := k.g.tables.peril(die + drm)
		if i, ok := at[result]; ok {
			s.Parts[i].Ways++
			continue
		}
		at[result] = len(s.Parts)
		s.Parts = append(s.Parts, engine.SumPart{Text: perilTexts[result], Rule: "6.3", Ways: 1, Of: 6})
	}
	return []engine.Sum{s}
}

// attempt reckons an attempt to intercept by the seat's own ships. Only the enemy knows how many of his ships count.
//
// Case 7.2.
func (k *reckoning) attempt(seat engine.Seat) []engine.Sum {
	f := k.g.flow.Top()
	if k.th.Seat != seat {
		return nil
	}
	ships := 0
	if f.Step == stepIntercept {
		ships = k.g.interceptorsTaken(f)
	} else if sail := k.g.below(stepSail); sail != nil {
		ships = k.g.triers(seat, fleetOf(sail), 0)
	}
	s := k.die(reckonAttempt, k.th.About, "7.2", reckonCatch, int32(interceptFaces(ships)), reckonVain)
	s.Parts = append([]engine.SumPart{{Text: reckonShips, Value: strconv.Itoa(ships), Rule: "7.2"}}, s.Parts...)
	return []engine.Sum{s}
}

// fire reckons the dice of one seat in a naval combat: what each hits with, and what changes that.
//
// Cases 9.1, 11.2, 11.3.
func (k *reckoning) fire(seat engine.Seat) engine.Sum {
	g, c := k.g, &k.g.combat
	shots := c.Shots[seat][:c.NumShots[seat]]
	s := engine.Sum{Title: k.title(reckonFire, seat, hexObject(c.Hex), 0), Total: strconv.Itoa(len(shots))}
	port, doubled, less, led := g.tables.PortAt[c.Hex], 0, 0, 0
	for i := range shots {
		sh := &shots[i]
		row := g.tables.Row(sh.By)
		gun := int(min(max(sh.Gun, 0), 6))
		if slices.ContainsFunc(shots[:i], func(o Shot) bool { return o.Group == sh.Group }) {
			led++
		}
		printed := row.Gun
		if row.Type == FireShip && g.friendly(foe(seat), port) {
			doubled, printed = doubled+1, 2*printed
		}
		if sh.Gun < printed {
			less++
		}
		s.Parts = append(s.Parts, engine.SumPart{Text: k.title(reckonShot, seat, counterObject(sh.By), gun), Rule: "9.1", Ways: int32(gun), Of: 6})
	}
	add(&s, reckonLeaders, led, "9.1")
	if less > 0 {
		add(&s, reckonPort, -int(g.tables.Ports[port].Value), "9.1")
	}
	add(&s, reckonFireShip, doubled, "11.3")
	k.hidden(&s, seat)
	s.Parts = append(s.Parts, engine.SumPart{Text: reckonHit, Rule: "9.1"})
	return s
}

// hidden adds how many counters of a seat in the hex of the combat are not seen.
func (k *reckoning) hidden(s *engine.Sum, seat engine.Seat) {
	g, n := k.g, 0
	for i, hi := g.start(seat, At(g.combat.Hex, 0)), g.start(seat, At(g.combat.Hex+1, 0)); i < hi; i++ {
		n += int(engine.Truth(g.pieces[seat][i].Counter == Unseen))
	}
	if n > 0 {
		s.Parts = append(s.Parts, engine.SumPart{Text: reckonHidden, Value: strconv.Itoa(n), Rule: "4.4"})
	}
}

// assault reckons the dice of one seat in a land combat with where they come from, and what its counters hit with.
//
// Cases 9.2, 11.1, 11.4.
func (k *reckoning) assault(seat engine.Seat) engine.Sum {
	g, c := k.g, &k.g.combat
	s := engine.Sum{Title: k.title(reckonAssault, seat, hexObject(c.Hex), 0), Total: strconv.Itoa(int(c.Dice[seat]))}
	var hits [7]int
	greens, guns, tactics := 0, 0, 0
	for i, hi := g.start(seat, At(c.Hex, 0)), g.start(seat, At(c.Hex+1, 0)); i < hi; i++ {
		p := &g.pieces[seat][i]
		row := g.row(p)
		if g.green(seat, p) {
			greens++
			hits[min(row.Land, 6)]++
		}
		shore := p.Place.Layer() == LayerShore
		if shore || g.cargo(p) && p.Mark&markTaken != 0 {
			tactics += int(row.Tactics)
		}
		if shore || row.Type.Naval() && !g.blocked(seat, c.Hex) {
			guns += int(row.Cannonade)
		}
	}
	if c.Dice[seat] > 0 {
		add(&s, reckonTroops, greens, "9.2")
		add(&s, reckonCannonade, guns, "11.1")
		add(&s, reckonTactics, tactics, "9.2")
		add(&s, reckonSeaport, int(c.Dice[seat])-greens-guns-tactics, "9.2")
	}
	for value, n := range hits {
		if n > 0 && c.Dice[seat] > 0 {
			s.Parts = append(s.Parts, engine.SumPart{Text: string(k.w.Fill(nil, reckonValue, 0, 0, 0, int32(n), int32(value))), Rule: "9.2", Ways: int32(value), Of: 6})
		}
	}
	k.hidden(&s, seat)
	s.Parts = append(s.Parts, engine.SumPart{Text: reckonHit, Rule: "9.2"})
	return s
}

// again reckons a die that is rolled again for a deception counter.
//
// Case 11.2.
func (k *reckoning) again() []engine.Sum {
	c := &k.g.combat
	if n := c.dieNamed(k.th.About); c.Naval && n >= 0 {
		owner, _, _, _ := dieParts(k.th.About)
		return []engine.Sum{k.die(reckonAgain, k.th.About, "9.1", "it hits", int32(c.Shots[owner][n].Gun), "it misses")}
	}
	s := engine.Sum{Title: k.title(reckonAgain, k.th.Seat, k.th.About, 0)}
	for value := int32(1); value < 6; value++ {
		s.Parts = append(s.Parts, engine.SumPart{Text: string(k.w.Fill(nil, "%1 or less", 0, 0, 0, value)), Rule: "9.2", Ways: value, Of: 6})
	}
	return []engine.Sum{s}
}

// scuttle reckons whether a ship blocks the fairway.
//
// Case 11.7.
func (k *reckoning) scuttle() []engine.Sum {
	f := k.g.flow.Top()
	lo, hi := k.g.span(f.Seat, stackOf(f.About))
	for i := lo; i < hi; i++ {
		if p := &k.g.pieces[f.Seat][i]; p.Mark&markTaken != 0 && k.g.naval(p) {
			return []engine.Sum{k.die(reckonSunk, counterObject(p.Counter), "11.7", reckonBlocks, int32(k.g.row(p).Gun), reckonOpen)}
		}
	}
	return nil
}
