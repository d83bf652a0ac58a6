package invincible

import "github.com/weathergage/weathergage/engine"

// What follows is for those who judge a position, such as a captain. All of it
// may be known to either seat.

// Tables returns the numbers of the match's pack; they must not be changed.
func (g *State) Tables() *Tables { return g.tables }

// Hits returns how many Hits are marked on a squadron.
func (g *State) Hits(s Squadron) int { return int(g.hits[s]) }

// Shots returns how many Shots are marked on a squadron.
func (g *State) Shots(s Squadron) int { return int(g.shots[s]) }

// IsLowOnAmmo reports whether a Low Ammo marker lies on a squadron.
func (g *State) IsLowOnAmmo(s Squadron) bool { return g.lowAmmo[s] }

// IsBroken reports whether a squadron is on its Broken side.
func (g *State) IsBroken(s Squadron) bool { return g.broken[s] }

// HasMoved reports whether a squadron has taken its Action in this phase.
func (g *State) HasMoved(s Squadron) bool { return g.moved[s] }

// IsLost reports whether a squadron is eliminated.
func (g *State) IsLost(s Squadron) bool { return g.lost[s] }

// HasGiven reports whether a hulk squadron has used its gift of ammunition.
func (g *State) HasGiven(s Squadron) bool { return g.gave[s] }

// At returns a squadron's square on the Tactical Map, 0 if it is not there.
func (g *State) At(s Squadron) Square { return g.at[s] }

// Occupant returns the squadron on a square, NoSquadron if there is none.
func (g *State) Occupant(sq Square) Squadron { return g.occupant[sq] }

// Place returns where an English squadron is on the Strategic Map. While it is on the
// Tactical Map, that is the Armada's box.
func (g *State) Place(s Squadron) Place { return g.place[s] }

// Box returns the box of a place: the place itself, or for a port the box beside it.
func (g *State) Box(p Place) Place { return g.box(p) }

// Armada returns the Armada's box.
func (g *State) Armada() Place { return g.armada }

// HasArmy reports whether the army has come aboard at Gravelines.
func (g *State) HasArmy() bool { return g.army }

// Attempts returns how often the Spanish have rolled for the army's arrival.
func (g *State) Attempts() int { return int(g.attempts) }

// HasFireships reports whether the fireships have been sent.
func (g *State) HasFireships() bool { return g.fireship }

// Wind returns where the wind blows from.
func (g *State) Wind() Wind { return g.wind }

// Weather returns the weather in force.
func (g *State) Weather() Weather { return g.weather }

// Rules returns the optional rules in force.
func (g *State) Rules() Rules { return g.rules }

// Turn returns the turn, from 1; 0 before the first.
func (g *State) Turn() int { return int(g.turn) }

// Hand returns how many chits of a kind a seat holds.
func (g *State) Hand(seat engine.Seat, c Chit) int { return int(g.hand[seat][c]) }

// Fight returns the combat being fought. A tactic is NoTactic if the viewer may not know it;
// Attacker is NoSquadron if there is no combat.
func (g *State) Fight() *Combat { return &g.combat }

// Moving returns the squadron that is in the middle of a Move, or NoSquadron, and how
// many squares it may still enter.
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

// top returns the innermost frame, a zero one when the match is over.
func (g *State) top() engine.Frame {
	if g.flow.Depth() == 0 {
		return engine.Frame{}
	}
	return *g.flow.Top()
}

// Reach fills steps with the least number of steps in which a squadron gets from a square
// to each other one, or NoWay. It may enter left squares, and a square on which it must stop
// ends its Move.
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

// MoveLength returns how many squares a squadron may enter in a Move without chits.
//
// Cases 6.1.2, 6.1.4.
func (g *State) MoveLength(s Squadron) int { return int(g.squaresAllowed(s, 0)) }

// CanMove reports whether a squadron may take a Move Action now.
func (g *State) CanMove(s Squadron) bool { return g.mayMove(s) == 0 }

// A Volley holds what both sides fire in a combat: Battle Dice and the modifier of
// each die, by seat, and who fires first. NoSeat means that both fire together.
type Volley struct {
	Dice  [2]uint8
	DRM   [2]int8
	First engine.Seat
}

// Volleys returns the volley for each pair of tactics, English first, if one squadron
// attacks another now and no chits are played.
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

// MoraleModifier returns what is added to a squadron's Morale roll now.
//
// Case 7.6.
func (g *State) MoraleModifier(s Squadron) int {
	hits, others := g.moraleModifiers(s)
	return int(hits + others)
}

// Testing reports whether a Condition test is going on, and returns the squadrons whose Morale
// roll is still to come, with the one that rolls next.
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

// ConditionModifier returns what the state of the Armada adds to its Condition roll now.
//
// Case 14.1.
func (g *State) ConditionModifier() int { return int(g.conditionModifier()) }

// ActionRoll returns the verb of the Action that is rolled for next, or engine.Pass, and what
// is added to its dice without chits.
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

// RallyModifier returns what is added to a squadron's Rally roll without chits and without
// the help of Sidonia.
//
// Case 8.3.
func (g *State) RallyModifier(s Squadron) int { return int(g.rallyModifier(s)) }

// Reorganized appends the squares to which a Spanish squadron may go in the Reorganize
// Phase if it ends its Move in a square. A white square is its own. None is appended on the
// turn on which the whole Armada is deployed again.
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

// Drawing returns the seat that drew or played the event now being carried out, NoSeat
// if there is none.
func (g *State) Drawing() engine.Seat {
	if f := g.top(); f.Step == stepEvent {
		return f.Seat
	}
	return engine.NoSeat
}
