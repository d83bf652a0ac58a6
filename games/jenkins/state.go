package jenkins

import (
	"github.com/weathergage/weathergage/engine"
)

// State is one position of a match.
type State struct {
	tables *Tables
	flat
}

// flat is everything that changes in a match. Arrays of two are by seat.
type flat struct {
	battle [2]hexSet // hexes where a naval interception worked this phase, by attacker. Case 7.2
	ships  [2]hexSet // where a seat has a stack of ships; follows from pieces
	shore  [2]hexSet // where a seat has land counters ashore; follows from pieces
	fought hexSet    // hexes whose combat is over in this Combat Resolution Step
	ashore hexSet    // those where no further land combat is fought in this step. Case 9.2

	rolled   uint64 // captured seaports whose victory die has been rolled, by Port. Case 5.0
	scuttled uint64 // seaports with a scuttled counter, by Port. Case 11.7
	touched  uint64 // seaports where land counters came or went since they were settled; 0 at rest

	flow engine.Flow // what is going on; see sequence.go for what frames hold

	// pieces are the counters of each seat on the map, on the Turn Record Track and
	// bought but not yet placed: sorted by place, within a place from the top down.
	pieces [2][maxPieces]Piece
	count  [2]uint8 // how many pieces there are

	pool   [maxCounters]uint8 // counters that may be bought, by kind. Case 3.3
	gone   [maxCounters]uint8 // counters eliminated for good, by kind. Case 9.3
	limbo  [maxCounters]uint8 // counters eliminated whose die of case 9.3 is still to be rolled
	holder [maxPorts]Holder   // who captured each seaport last, or owned it at start. Case 7.6

	combat Combat // the combat being fought; zero outside one

	tries     [mostTries]attempt // attempts of the stacks that sail now, in order. Case 7.2
	acts      uint16             // choices made in this Movement Step, or in putting stacks in order. Ruling R173
	scenario  uint16             // its number in the tables
	funds     [2]uint8           // War Fund points, at most 100. Case 3.2
	turn      uint8              // as the Turn Record Track counts; 0 before the first
	storm     uint8              // the die of the Storm Location Table; 0 for no storm. Case 8.0
	isidro    uint8              // turn in which the San Isidro comes; 0 if she does not, or has. Case 11.9
	scuttlers uint8              // counters that Spain has tried to scuttle, at most 2. Case 11.7
	french    bool               // a French seaport was captured this turn. Case 6.8
	dutch     bool               // a Dutch seaport was captured this turn. Case 6.8
	peace     bool               // the War of Austrian Succession is over. Case 6.8
	stale     [2]bool            // pieces have been moved and look has not seen it; false at rest
	result    result             // how the match ended; resultNone while it lasts
}

// A Piece is one counter at a place. Its Counter is Unseen if the viewer may not know it.
type Piece struct {
	Place   Place
	Counter Counter
	Mark    Mark
}

// Mark is a set of facts about one piece.
type Mark uint8

const (
	markPublic  Mark = 1 << iota // everyone sees its front: it lies on top, or open. Case 4.4
	markFoe                      // the other seat alone looks at it now. Ruling R162
	markOpen                     // it was revealed by entering or in combat and lies open here. Case 4.4
	markFlag                     // a ship that has intercepted this turn. Case 7.2
	markDone                     // it has ended its move in this step. Case 7.0
	markTaken                    // its owner has picked it: to move, to intercept, to lend its dice
	markEntered                  // it came among enemies by an interception, or lay open there as combat began. Case 4.4
	markLast                     // its side's troops came last among the enemy's in its hex. Case 9.2
)

// markSeen are the marks that everyone sees of any piece, markFront those of a piece whose front the viewer sees.
const (
	markSeen  = markPublic | markFoe | markOpen
	markFront = markSeen | markFlag | markEntered | markLast
)

// An attempt is one that a moving stack has made upon the ships in a neighbouring hex.
//
// Case 7.2. Ruling R41.
type attempt struct {
	From, To Hex
	Second   uint16 // 1: by the stack that comes to join the one that waits
}

// mostTries is how many attempts one move may hold. Ruling R173.
const mostTries = 12

// maxPieces is the most counters that one seat can have. The loader checks packs against it.
const maxPieces = 112

// Holder is who holds a seaport, or owned it when the war began.
type Holder uint8

const (
	HolderNone Holder = iota
	HolderEnglish
	HolderSpanish
	HolderFrench
	HolderDutch
	HolderOther
	numHolders = iota
)

// holderOf returns the Holder that a seat is.
func holderOf(seat engine.Seat) Holder { return HolderEnglish + Holder(seat) }

// The seats.
const (
	English engine.Seat = iota
	Spanish
)

// foe returns the other seat.
func foe(seat engine.Seat) engine.Seat { return Spanish - seat }

// A Combat is one naval or land combat as far as it has come.
//
// Cases 9.1, 9.2.
type Combat struct {
	Shots    [2][maxShots]Shot // dice of naval combat, in the order declared
	NumShots [2]uint8
	Faces    [2][7]uint8 // dice of land combat, counted by face
	Roll     [2]uint8    // dice of land combat still to be rolled
	Dice     [2]uint8    // dice of land combat in all
	Tactics  [2]uint8    // dice of leaders aboard still to be given to ships
	Ashore   [2]uint8    // dice of leaders ashore still to be given to shore guns
	Hits     [2]uint8    // eliminations that each seat has still to take
	Hex      Hex
	Attacker engine.Seat
	Naval    bool // a naval combat
	Bombs    bool // land combat begun by bomb ships alone. Case 11.1
	Green    [2]bool
	Passed   uint8 // seats that have passed in succession in the deception loop
}

// side returns the attacker, or the defender if it is the second side that is meant.
func (c *Combat) side(second bool) engine.Seat {
	if second {
		return foe(c.Attacker)
	}
	return c.Attacker
}

// maxShots is the most dice of naval combat that one seat can have. The loader checks packs against it.
const maxShots = 84

// A Shot is one die of naval combat. Dice of one counter have the same Group.
type Shot struct {
	By    Counter // the first kind with that front
	Group uint8
	Gun   int8  // a face of this or less hits, the seaport's value already taken off
	Face  uint8 // 0 before it is rolled
}

// result is how a match ended.
type result uint8

const (
	resultNone     result = iota
	resultEnglish         // a captured seaport's die was low enough. Case 5.0
	resultSpanish         // every die was too high. Case 5.0
	resultUncaught        // England holds no Spanish seaport. Case 5.0
	numResults     = iota
)

// hexSet is a set of hexes and boxes.
type hexSet [numPlaces/64 + 1]uint64

func (s *hexSet) has(h Hex) bool { return s[h>>6]>>(h&63)&1 != 0 }
func (s *hexSet) add(h Hex)      { s[h>>6] |= 1 << (h & 63) }
func (s *hexSet) drop(h Hex)     { s[h>>6] &^= 1 << (h & 63) }

// Flow returns the unfinished steps.
func (g *State) Flow() *engine.Flow { return &g.flow }

// CopyFrom makes g the same position as another of this game.
func (g *State) CopyFrom(from engine.State) { *g = *from.(*State) }

// Equal reports whether both are the same position under the same tables.
func (g *State) Equal(other engine.State) bool { return *g == *other.(*State) }

// Fingerprint hashes the position.
func (g *State) Fingerprint() uint64 { return engine.Print(&g.flat) }
