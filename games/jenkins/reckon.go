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
	reckonStruck    = "one counter is eliminated, and the march is over"
	reckonSpared    = "no effect"
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
	th, at, ok := engine.FirstThrow(r, s, c)
	if !ok {
		return nil
	}
	k := reckoning{at.(*State), r.words.At(at), th}
	attacker := k.g.combat.Attacker
	switch th.Rule {
	case "9.1": // both sides roll before anyone is asked again
		return []engine.Sum{k.fire(attacker), k.fire(foe(attacker))}
	case "9.2":
		return []engine.Sum{k.assault(attacker), k.assault(foe(attacker))}
	case "5.0", "6.3", "7.2", "7.5", "11.2", "11.7", "11.9":
		return r.ReckonThrow(at, th, c.Seat)
	}
	return nil // it comes after the choice and not of it
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
