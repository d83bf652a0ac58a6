package invincible

import "github.com/weathergage/weathergage/engine"

// What follows is for those who judge a position, such as a captain. All of it
// may be known to either seat.

// Tables returns the numbers of the match's pack; they must not be changed.
func (g *State) Tables() *Tables { return g.tables }

// Hits is how many Hits are marked on a squadron.
func (g *State) Hits(s Squadron) int { return int(g.hits[s]) }

// Shots is how many Shots are marked on a squadron.
func (g *State) Shots(s Squadron) int { return int(g.shots[s]) }

// IsLowOnAmmo reports whether a Low Ammo marker lies on a squadron.
func (g *State) IsLowOnAmmo(s Squadron) bool { return g.lowAmmo[s] }

// IsBroken reports whether a squadron is on its Broken side.
func (g *State) IsBroken(s Squadron) bool { return g.broken[s] }

// HasMoved reports whether a squadron has taken its Action in the phase going on.
func (g *State) HasMoved(s Squadron) bool { return g.moved[s] }

// IsLost reports whether a squadron is eliminated.
func (g *State) IsLost(s Squadron) bool { return g.lost[s] }

// HasGiven reports whether a hulk squadron has used its gift of ammunition.
func (g *State) HasGiven(s Squadron) bool { return g.gave[s] }

// At is a squadron's square on the Tactical Map, 0 if it is not there.
func (g *State) At(s Squadron) Square { return g.at[s] }

// Occupant is the squadron on a square, NoSquadron if there is none.
func (g *State) Occupant(sq Square) Squadron { return g.occupant[sq] }

// Place is where an English squadron is on the Strategic Map; while it is on the
// Tactical Map, the Armada's box.
func (g *State) Place(s Squadron) Place { return g.place[s] }

// Box is the box of a place: itself, or the one that a port is joined to.
func (g *State) Box(p Place) Place { return g.box(p) }

// Armada is the Armada's box.
func (g *State) Armada() Place { return g.armada }

// HasArmy reports whether the army has come aboard at Gravelines.
func (g *State) HasArmy() bool { return g.army }

// Attempts is how often the army's arrival has been tried.
func (g *State) Attempts() int { return int(g.attempts) }

// HasFireships reports whether the fireships have been sent.
func (g *State) HasFireships() bool { return g.fireship }

// Wind is where the wind blows from.
func (g *State) Wind() Wind { return g.wind }

// Weather is the weather in force.
func (g *State) Weather() Weather { return g.weather }

// Turn is the turn, from 1; 0 before the first.
func (g *State) Turn() int { return int(g.turn) }

// Hand is how many chits of a kind a seat holds.
func (g *State) Hand(seat engine.Seat, c Chit) int { return int(g.hand[seat][c]) }

// Fight returns the combat going on; its tactics are those that the viewer for
// whom the position was redacted may know. Attacker is NoSquadron outside one.
func (g *State) Fight() *Combat { return &g.combat }

// Moving is the squadron in the middle of a Move and how many squares it may
// still enter; NoSquadron if there is none.
func (g *State) Moving() (s Squadron, left int) {
	f := g.top()
	if f.Step != stepMove {
		return NoSquadron, 0
	}
	s = SquadronOf(f.About)
	if f.N[moveFlags]&moveStopped != 0 {
		return s, 0
	}
	return s, int(g.squaresAllowed(s, f.N[moveFlags]) - f.N[moveSquares])
}

// top is the innermost frame, a zero one when the match is over.
func (g *State) top() engine.Frame {
	if g.flow.Depth() == 0 {
		return engine.Frame{}
	}
	return *g.flow.Top()
}

// Reach tells for each square in how few steps a squadron that lies in square from
// may come to it if it may enter left squares; NoWay where it cannot. Stop squares
// end a Move.
//
// Cases 6.1.2, 6.1.4.
func (g *State) Reach(s Squadron, from Square, left int, steps *[numSquares]uint8) {
	for i := range steps {
		steps[i] = NoWay
	}
	var free, frontier squareSet // squares from which it may sail on, and the newest of them
	steps[from] = 0
	free.add(from)
	frontier.add(from)
	for n := uint8(1); int(n) <= left; n++ {
		var next squareSet
		for at := frontier.next(0); at != 0; at = frontier.next(at) {
			for direction, to := range g.tables.Neighbours[at] {
				if to == 0 || g.occupant[to] != NoSquadron || s != Moncada && direction == g.upwind() {
					continue
				}
				steps[to] = min(steps[to], n)
				if (s == Moncada || !g.isStop(direction)) && !free.has(to) {
					free.add(to)
					next.add(to)
				}
			}
		}
		frontier = next
	}
}

// Stops reports whether a squadron that enters a neighbouring square must end its
// Move there: it lies diagonally to windward.
//
// Cases 6.1.2, 6.1.4.
func (g *State) Stops(s Squadron, from, to Square) bool {
	for direction, sq := range g.tables.Neighbours[from] {
		if sq == to {
			return s != Moncada && g.isStop(direction)
		}
	}
	return false
}

// NoWay stands in Reach for a square that cannot be reached.
const NoWay = 0xFF

// MoveLength is how many squares a squadron may enter in a Move without chits.
//
// Cases 6.1.2, 6.1.4.
func (g *State) MoveLength(s Squadron) int { return int(g.squaresAllowed(s, 0)) }

// CanMove reports whether a squadron may take a Move Action now.
func (g *State) CanMove(s Squadron) bool { return g.mayMove(s) == 0 }

// A Volley is what both sides fire in a combat: Battle Dice and the modifier of
// each die, by seat, and who fires first, NoSeat if both fire together.
type Volley struct {
	Dice  [2]uint8
	DRM   [2]int8
	First engine.Seat
}

// Volleys are the volleys for each pair of tactics, English first, if one
// squadron attacks another as they are; without chits.
//
// Cases 7.4.3, 7.5.
func (g *State) Volleys(attacker, defender Squadron) (v [numTactics][numTactics]Volley) {
	h := *g
	h.combat = Combat{Attacker: attacker, Defender: defender, Dice: g.combat.Dice, DRM: g.combat.DRM}
	for e := StandOff; e < numTactics; e++ {
		for s := StandOff; s < numTactics; s++ {
			h.combat.Tactic = [2]Tactic{e, s}
			one := Volley{First: h.firstFire()}
			for seat := English; seat <= Spanish; seat++ {
				one.Dice[seat] = h.battleDice(seat)
				matrix, bonus, state, others := h.battleModifiers(seat)
				one.DRM[seat] = matrix + bonus + state + others
			}
			v[e][s] = one
		}
	}
	return v
}

// MoraleModifier is what is added to a squadron's Morale roll as it is.
//
// Case 7.6.
func (g *State) MoraleModifier(s Squadron) int {
	hits, others := g.moraleModifiers(s)
	return int(hits + others)
}

// Testing returns which squadrons have a Morale roll of the Condition test still to
// make, including the one that is about to roll. It reports whether a test is going on.
//
// Case 14.1. Ruling R125.
func (g *State) Testing() (rolls [int(lastSpanish) + 1]bool, on bool) {
	rolling := NoSquadron
	for i := g.flow.Depth() - 1; i >= 0; i-- {
		f := g.flow.At(i)
		switch f.Step {
		case stepMorale:
			rolling = SquadronOf(f.About)
		case stepCondition:
			for s := firstSpanish; s <= lastSpanish; s++ {
				rolls[s] = g.hasToTest(f, s) || s == rolling
			}
			return rolls, true
		}
	}
	return rolls, false
}

// ConditionModifier is what the state of the Armada adds to its Condition roll now.
//
// Case 14.1.
func (g *State) ConditionModifier() int { return int(g.conditionModifier()) }

// ActionRoll returns the Action that is about to be rolled for, by its verb, and what
// is added to its dice, without chits; engine.Pass if there is none.
//
// Cases 8.2, 8.3, 8.4.
func (g *State) ActionRoll() (engine.Verb, int) {
	for i := g.flow.Depth() - 1; i >= 0; i-- {
		f := g.flow.At(i)
		if f.Step != stepAction {
			continue
		}
		s, verb := SquadronOf(f.About), VerbRepair+engine.Verb(f.Code)
		switch {
		case f.Code == actionRepair:
			return verb, int(g.repairModifier(s))
		case f.Code == actionResupply:
			return verb, int(g.resupplyModifier(s))
		case f.N[actionFlags]&actionHelped != 0:
			return verb, int(g.rallyModifier(s) + g.tables.Modifiers.RallySidonia)
		}
		return verb, int(g.rallyModifier(s))
	}
	return engine.Pass, 0
}

// RallyModifier is what is added to a squadron's Rally roll without chits and without
// the help of Sidonia.
//
// Case 8.3.
func (g *State) RallyModifier(s Squadron) int { return int(g.rallyModifier(s)) }

// Reorganized returns the squares of which a Spanish squadron comes to one in the
// Reorganize Phase if it ends its Move in a square: that square itself if it is white,
// and none on the turn on which the whole Armada is deployed anew.
//
// Cases 9.2, 9.3. Ruling R19.
func (g *State) Reorganized(s Squadron, from Square, buf []Square) []Square {
	switch {
	case g.isAnchoring():
		return buf
	case g.tables.Squares[from].White:
		return append(buf, from)
	}
	room := g.vacant().within(&g.tables.areas.white)
	if at := g.at[s]; at != 0 && g.tables.Squares[at].White {
		room.add(at)
	}
	to := nearest(from, room)
	for sq := to.next(0); sq != 0; sq = to.next(sq) {
		buf = append(buf, sq)
	}
	return buf
}

// Drawing is the seat that drew or played the event now being carried out, NoSeat
// if there is none.
func (g *State) Drawing() engine.Seat {
	if f := g.top(); f.Step == stepEvent {
		return f.Seat
	}
	return engine.NoSeat
}
