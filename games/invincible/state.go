package invincible

import (
	"github.com/weathergage/weathergage/engine"
)

// State holds one position of a match.
type State struct {
	tables *Tables
	flat
}

// flat holds everything that changes in a match. Arrays over squadrons and chits
// are indexed by Squadron and Chit; entry 0 is not used and stays zero. For a lost
// squadron everything but lost and struck is zero. All of it is public except a tactic
// that is chosen but not revealed.
type flat struct {
	flow  engine.Flow // what is going on; see sequence.go for what frames hold
	rules Rules       // the optional rules in force

	occupant [numSquares]Squadron   // who stands on each square of the Tactical Map
	at       [numSquadrons]Square   // the same the other way round; 0: not on the map
	hits     [numSquadrons]uint8    // Hits marked
	added    [numSquadrons]uint8    // strength added by reinforcement
	shots    [numSquadrons]uint8    // Shots marked; 0 under a Low Ammo marker
	lowAmmo  [numSquadrons]bool     // a Low Ammo marker lies on it
	broken   [numSquadrons]bool     // on its Broken side
	moved    [numSquadrons]bool     // a Moved marker lies on it
	struck   [numSquadrons]attack   // whom it has attacked in this Tactical Move Phase
	lost     [numSquadrons]bool     // eliminated
	gave     [numSquadrons]bool     // hulks: has used its once-a-game gift
	place    [lastEnglish + 1]Place // English: on the Strategic Map; the Armada's box while on the Tactical Map
	// voyage is what each English squadron did in the Strategic Move of this turn;
	// voyageNone outside phase 4.
	voyage [lastEnglish + 1]voyage

	hand  [2][numChits]uint8 // chits held face up by each seat
	aside [numChits]uint8    // chits on the table: being carried out, or waiting for the end of a seat's draws
	out   [numChits]uint8    // chits by the Weather Track or at Gravelines

	combat Combat // the combat being fought; zero outside one

	turn     uint8 // from 1; 0 before the first turn
	armada   Place // its box, 1 to 12
	sailed   uint8 // boxes it has moved in this phase 4; 0 outside it
	wind     Wind
	weather  Weather
	helped   bool   // Sidonia has lent its Rally modifier this phase
	fireship bool   // the fireships have come
	stays    order  // whether a procedure bars the Armada from the coming Strategic Move
	attempts uint8  // arrivals of the army tried at Gravelines, 0 to 3
	army     bool   // the army is ready and embarks
	result   result // how the match ended; resultNone while it lasts
}

// A Combat holds the state of one combat. Arrays are by seat.
type Combat struct {
	Attacker, Defender Squadron
	Tactic             [2]Tactic // secret until both are chosen, unless Forced
	Forced             bool      // the English failed to withdraw and must stand off
	Dice               [2]uint8  // Battle Dice added by chits
	DRM                [2]int8   // added to each Battle Die by chits
	Left               uint8     // Battle Dice still to roll in the volley going on
	Scored             [2]uint8  // Hits scored so far
	Fired              [2]bool   // rolled Battle Dice
}

// attack holds whom a squadron has attacked, or 0. The bit evaded means that the target has
// withdrawn.
//
// Cases 7.1, 7.3.
type attack uint8

const evaded attack = 1 << 7

// on returns the squadron attacked.
func (a attack) on() Squadron { return Squadron(a &^ evaded) }

// voyage says what an English squadron did in a Strategic Move.
type voyage uint8

const (
	voyageNone  voyage = iota // it has not moved
	voyageLeft                // it left the Tactical Map and has not moved since
	voyageWest                // its last step came from the west
	voyageNorth               // its only step came out of a port, from the north
	voyageEast                // its last step came from the east
	voyagePort                // it put into a port
)

// order says how a procedure of boxes 10 and 11 limits the Armada's next Strategic Move.
type order uint8

const (
	orderNone   order = iota
	orderStay         // it stays, after the fireships or without the army. Cases 13.2, 14.2
	orderPutOff       // it stays, for the weather has put the rendezvous off. Case 14.3
)

// result says how a match ended.
type result uint8

const (
	resultNone      result = iota
	resultPostponed        // unfit at Gravelines: the invasion is postponed. Case 14.1
	resultFailed           // unfit in The Narrows: the invasion fails. Case 15.2
	resultInvasion         // the army lands. Case 15.2
	resultDestroyed        // no Spanish squadron is left. Ruling R52
	resultSeason           // the season is over. Ruling R161
	numResults      = iota
)

// Flow returns the unfinished steps.
func (g *State) Flow() *engine.Flow { return &g.flow }

// CopyFrom makes g the same position as another of this game.
func (g *State) CopyFrom(from engine.State) { *g = *from.(*State) }

// Equal reports whether both are the same position under the same tables.
func (g *State) Equal(other engine.State) bool { return *g == *other.(*State) }

// Fingerprint hashes the position.
func (g *State) Fingerprint() uint64 { return engine.Print(&g.flat) }
