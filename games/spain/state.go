package spain

import "github.com/weathergage/weathergage/engine"

// State holds one position of a match.
type State struct {
	tables *Tables
	flat
}

// flat holds everything that changes in a match. Arrays of two are by seat.
type flat struct {
	flow  engine.Flow                         // what is going on; see sequence.go for what frames hold
	funds [2]int16                            // ducats. Case 11.0
	paid  [2][lastTurn + 1][numPurposes]int16 // ducats by turn and purpose
	units [maxCounters]Unit                   // by counter

	// These follow from units, so that nobody need look at all of them.
	in    [numWheres]counterSet        // the counters that are so in play
	crews [2][maxFleets + 1]counterSet // those afloat, by fleet; of 0 in none

	// Everyone sees these of both sides. They follow from units, where one may see them.
	ashore [2]hexSet               // hexes with land units ashore
	loose  [2]hexSet               // hexes with ships that are in no fleet
	fleets [2][maxFleets + 1]Hex   // where each fleet is, 0 if it is not formed
	shot   [2][maxFleets + 1]uint8 // munitions points of each fleet. Case 12.0
	tried  [2][maxFleets + 1]uint8 // fleets that tried to intercept this turn: 1 in vain; else 1 more than the number of what they caught. Cases 6.44, 7.13

	last    [2]hexSet         // hexes in which the last land unit was this seat's. Case 16.2, ruling R23
	shut    [2]hexSet         // hexes in which land units of a seat are besieged. Case 10.0
	blocked [2]hexSet         // ports in which ships of a seat are besieged. Case 10.21
	beset   [2]hexSet         // hexes in which units of a seat were besieged when this winter turn began. Case 14.22
	struck  hexSet            // hexes where all land units have been attacked, or whose ships have entered siege, in this segment. Cases 9.0, 10.0
	freed   hexSet            // hexes in which units of the other seat are that began this Combat Segment under siege, and are so no more. Case 10.11
	fought  hexSet            // hexes from which land units have attacked in this segment. Case 9.0
	raids   [maxRaids]Raid    // attacks of fleets on ships in a neighbouring hex in this segment. Case 7.14
	clock   [numHexes]uint8   // Land Combat Segments that a siege has lasted with all its conditions. Case 10.3
	owner   [maxCities]Holder // who holds each city. Case 16.2
	turn    uint8             // from 1

	voyage Voyage // of the fleet that sails now; zero outside one
	combat Combat // the combat being fought; zero outside one

	orders  [2][mostOrders]Order // under seal in a joint phase. Case 4.1
	written [2]uint32            // how many of them each seat has
	owed    int32                // ducats that Spain receives less at the next income. Case 11.26
	acts    uint32               // choices made in this step, against steps that never end
	events  Events               // what has happened in this war
	chosen  Choices              // the switches
	lost    [2]uint8             // steps of ships lost in combat and to the wind. Case 16.1
	fines   [2]uint8             // how often a seat could not pay. Case 11.3
	fined   [2]bool              // it could not pay this turn. Ruling R220
	wake    uint8                // turn in which the French factions wake; 0 while France is neutral. Case 15.13
	month   uint8                // turn in which the Treasure Fleet comes, known to Spain alone; 0 for none. Case 11.21

	sailed  [2]uint16 // stacks that have moved by the high seas this turn. Case 6.11
	outcome uint16    // 1 more than the place of the level of victory; 0 while the war lasts
	number  uint16    // of the scenario in the tables
	veiled  [2]bool   // whose units the viewer may not know; false in a true position
}

// A Unit holds the state of one counter.
type Unit struct {
	Hex   Hex     // on the map; else 0
	Where Where   // in what way it is there
	Fleet uint8   // its fleet, or the one that carries it; 0 for none
	Track Track   // on which it stands; else 0
	Box   uint8   // of that track
	Mark  Mark    // what holds of it
	Spent uint8   // hexes of its allowance that it has used in this segment, and that the wind took
	Ship  Counter // of a naval leader at sea: the ship he is aboard. Case 13.16
	With  uint16  // of what has moved this turn aboard ships, and of these: the same for all who have come together; else 0. Case 6.15
}

// Where says how a counter is in play: on a track, ashore, afloat or off the map.
type Where uint8

const (
	Off       Where = iota // not on the map: eliminated, not yet built or not yet come
	Gone                   // never in play again. Case 13.18
	Ashore                 // on land in its hex
	Afloat                 // a ship, or aboard one
	OnTrack                // on an activation track
	Hidden                 // somewhere, and the viewer may not know where
	numWheres = iota
)

// Mark is a set of flags of one counter.
type Mark uint16

const (
	markReduced Mark = 1 << iota // it shows its back. Case 7.32
	markKnown                    // off the map, and everyone knows it
	markSeen                     // the enemy looks at it now, as combat lets him. Case 7.0
	markDone                     // it has done in this segment what it may do once
	markTaken                    // its owner has picked it: to move, to attack
	markHigh                     // it has moved by high seas movement this turn. Case 6.13
	markCoast                    // it has moved by coastal movement this turn. Case 6.13
	markHeld                     // it has been in this port since the segment began. Case 6.51
	markMoved                    // it marched in this segment. Case 14.1
	markFlight                   // it must retreat. Case 9.21
	markBarring                  // it has intercepted this turn, by high seas movement. Cases 6.13, 6.4
	markHalted                   // an enemy has stopped it on its way along the coast. Case 6.33
)

// Holder says who holds a city: 0 for nobody, else the seat plus one.
//
// Case 16.2.
type Holder uint8

// holderOf returns a seat as the holder of a city.
func holderOf(seat engine.Seat) Holder { return Holder(seat) + 1 }

// foe returns the other seat.
func foe(seat engine.Seat) engine.Seat { return Spanish - seat }

// Events is a set of the events that have happened in this war.
type Events uint16

const (
	eventEnglishBroke  Events = 1 << iota // the English violated French neutrality. Case 15.11
	eventSpanishBroke                     // the Spanish did
	eventIreland                          // Spanish units have landed in Ireland. Case 15.21
	eventBritain                          // Spanish units have landed in England or Scotland. Case 15.31
	eventInvaded                          // Spanish units have been in England or Scotland. Ruling R149
	eventIrishRisen                       // Irish rebels rose, and the Loyal Irish are due. Case 15.24
	eventScotsRisen                       // Scottish Catholics rose, and the Protestants are due. Case 15.34
	eventLoyalIrish                       // the Loyal Irish have come
	eventLoyalScots                       // the Scottish Protestants have come
	eventHosts                            // the English may call out the great hosts. Case 15.36
	eventPope                             // the Pope has paid. Case 11.27
	eventTreasureLost                     // the Treasure Fleet of this year is destroyed. Case 11.26
	eventLandedIreland                    // Spanish units debarked in Ireland for the first time in this segment
	eventLandedBritain                    // the same in England or Scotland
	eventHostOut                          // a great host was on the map then. Case 15.36
	eventMainHostOut                      // the greatest was
)

// has reports whether all of some have happened.
func (e Events) has(some Events) bool { return e&some == some }

// A Voyage holds the path declared for a fleet, and how far the fleet and its parts have come.
//
// Cases 6.22, 6.23, 6.24.
type Voyage struct {
	Path  [maxPath]Hex            // from the hex where it began
	Steps uint8                   // hexes of the path after the first
	At    [fleetsOfSeat - 1]uint8 // how many of them each of its fleets has entered, by number
}

// maxPath is more hexes than any voyage has; packs are held to it.
const maxPath = 32

// A Raid holds the hex from which ships attacked, and the hex of their targets.
//
// Case 7.14.
type Raid struct{ From, To Hex }

// maxRaids bounds them: each takes a fleet.
const maxRaids = treasureFleet - 1

// A Combat holds the state of one combat.
//
// Cases 7.0, 9.0.
type Combat struct {
	From, To Hex         // of the attackers, and of those attacked
	Fleets   uint16      // numbers of the attacking fleets, by bit. Case 7.14
	Attacker engine.Seat // who attacks
	Naval    bool        //
	Quiet    bool        // the defender spends no munitions in this round. Case 12.23
	Barred   bool        // siege cannot be chosen; on land: those attacked are besieged. Rulings R136, R289, R309, R316
	Relief   bool        // besieged units attack together with others. Case 10.14
	Column   uint8       // of the table in this round
	Hits     [2]uint8    // steps that each side has still to lose
	Retreats [2]bool     // who must retreat
	Caught   uint8       // the intercepted fleet, which alone defends; 0 if all ships of the hex do. Cases 7.0, 7.13
	Rounds   uint8       // fought so far: never more than the munitions of a fleet
}

// hexSet holds a set of hexes.
type hexSet [numHexes/64 + 1]uint64

func (s *hexSet) has(h Hex) bool { return s[h>>6]>>(h&63)&1 != 0 }
func (s *hexSet) add(h Hex)      { s[h>>6] |= 1 << (h & 63) }
func (s *hexSet) drop(h Hex)     { s[h>>6] &^= 1 << (h & 63) }

// put adds a hex, or drops it.
func (s *hexSet) put(h Hex, in bool) {
	if in {
		s.add(h)
	} else {
		s.drop(h)
	}
}

// Flow returns the unfinished steps.
func (g *State) Flow() *engine.Flow { return &g.flow }

// CopyFrom makes g the same position as another of this game.
func (g *State) CopyFrom(from engine.State) { *g = *from.(*State) }

// Equal reports whether both are the same position under the same tables.
func (g *State) Equal(other engine.State) bool { return *g == *other.(*State) }

// Fingerprint hashes the position.
func (g *State) Fingerprint() uint64 { return engine.Print(&g.flat) }

// scenario returns the scenario that is played.
func (g *State) scenario() *ScenarioRow { return &g.tables.Scenarios[g.number] }

// season returns the season of the turn.
func (g *State) season() Season { return g.tables.Turns[g.turn].Season }

// winter reports whether it is a winter turn.
//
// Case 14.1.
func (g *State) winter() bool { return g.season() == Winter }
