package invincible

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// finish fills in what was left out, carries the position on to where a seat
// must choose, and lists what the rules object to.
func (t *text) finish(p *lines.Reader) error {
	g := t.State
	for s := firstEnglish; s <= lastSpanish; s++ {
		if !t.named[s] {
			g.lost[s] = true
		}
		if s <= lastEnglish && g.place[s] == placeWithArmada {
			g.place[s] = g.armada
		}
	}
	if c := &g.combat; c.Attacker != NoSquadron && g.struck[c.Attacker] == 0 {
		g.struck[c.Attacker] = attack(c.Defender)
	}
	if g.flow.Depth() == 0 && !p.NoFlow() && g.result == resultNone {
		g.flow.Push(engine.Frame{Step: stepEnglishMoves})
	}
	t.object(p)
	return p.Settle(g, &g.flow, g.result != resultNone, g.enter)
}

// object lists what the rules object to.
func (g *State) object(p *lines.Reader) {
	for s := firstEnglish; s <= lastSpanish; s++ {
		if !g.lost[s] {
			g.objectSquadron(p, s)
		}
		if on := g.struck[s].on(); on != NoSquadron && (on.Seat() == s.Seat() || s.IsHulk()) {
			p.ObjectLine("attack", "7.1", "%s cannot have attacked %s", squadronKeys[s], squadronKeys[on])
		}
	}
	g.objectPlaces(p)
	g.objectChits(p)
	g.objectCombat(p)
	if g.rules.has(ruleCadiz) && g.rules.has(ruleLisbon) {
		p.Object("17.1.1", engine.NoObject, "%s and %s exclude each other",
			switches[0].Key, "lisbon-stores-burnt")
	}
}

// objectSquadron holds a squadron's markers against each other.
//
// Cases 7.6, 8.4.2, 10.0. Rulings R42, R45.
func (g *State) objectSquadron(p *lines.Reader, s Squadron) {
	name := squadronKeys[s]
	full := int(g.tables.Squadrons[s].Strength) + int(g.added[s])
	if int(g.hits[s]) >= full {
		p.Object("7.6", s.object(), "%s has %d hits at strength %d and is eliminated", name, g.hits[s], full)
	}
	if g.added[s] != 0 && s > lastEnglish {
		p.Object("10.0", s.object(), "%s has added strength, but only the English reinforce", name)
	}
	if g.shots[s] != 0 && g.lowAmmo[s] {
		p.Object("7.6", s.object(), "%s has shots and low ammo", name)
	}
	if g.gave[s] && (!s.IsHulk() || !g.lowAmmo[s]) {
		p.Object("8.4.2", s.object(), "%s has given away its stores, but is no hulk with low ammo", name)
	}
}

// objectPlaces looks for squadrons that are nowhere, or on the Tactical Map
// without the Armada.
//
// Cases 4.2, 4.3, 12.4.
func (g *State) objectPlaces(p *lines.Reader) {
	deploying := false
	for i := range g.flow.Depth() {
		step := g.flow.At(i).Step
		deploying = deploying || step <= stepProtestantWind || step == stepAnchor
	}
	for s := firstEnglish; s <= lastSpanish; s++ {
		name := squadronKeys[s]
		switch {
		case g.lost[s]:
		case s > lastEnglish && g.at[s] == 0 && !deploying && g.result == resultNone:
			p.Object("4.3", s.object(), "%s is not on the Tactical Map", name)
		case s <= lastEnglish && g.place[s] == 0:
			p.Object("4.2", s.object(), "%s is nowhere on the Strategic Map", name)
		case s <= lastEnglish && g.at[s] != 0 && g.place[s] != g.armada:
			p.Object("12.4", s.object(), "%s is on the Tactical Map, but not in the Armada's box", name)
		}
	}
}

// objectChits counts the chits and looks whether they may lie where they do.
//
// Cases 2.2.3, 11.0, 16.0. Ruling R145.
func (g *State) objectChits(p *lines.Reader) {
	for c := NoEvent; c < numChits; c++ {
		row := &g.tables.Chits[c]
		if n := int(g.hand[English][c]) + int(g.hand[Spanish][c]) + int(g.aside[c]) + int(g.out[c]); n > int(row.Count) {
			p.Object("2.2.3", c.object(), "%d of %s are about, but there are %d", n, row.Key, row.Count)
		}
		for seat := range g.hand {
			if owner := row.Owner; g.hand[seat][c] > 0 && (!row.Held || owner != engine.NoSeat && owner != engine.Seat(seat)) {
				p.Object("16.0", c.object(), "the %s may not hold %s", seatNames[seat], row.Key)
			}
		}
		if g.out[c] > 0 && (c < ParmaReady || c > ChannelGale) {
			p.Object("16.0", c.object(), "%s does not stay on the map", row.Key)
		}
	}
}

// objectCombat looks whether a combat is fought by two squadrons of the map, one
// of each side.
//
// Case 7.1.
func (g *State) objectCombat(p *lines.Reader) {
	c := &g.combat
	if *c == (Combat{}) {
		return
	}
	fighting := false
	for i := range g.flow.Depth() {
		step := g.flow.At(i).Step
		fighting = fighting || step >= stepWithdraw && step <= stepCombatMorale
	}
	switch {
	case c.Attacker == NoSquadron || c.Defender == NoSquadron || c.Attacker.Seat() == c.Defender.Seat():
		p.ObjectLine("combat", "7.1", "a combat is fought by two squadrons, one of each side")
	case !fighting:
		p.ObjectLine("combat", "7.2", "a combat is told of, but no line of flow is part of one")
	}
}
