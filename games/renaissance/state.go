package renaissance

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// State is one position of a match, always between two moves: while orders are
// written. What happens within a move is carried out in one go once every seat has
// sealed.
type State struct {
	tables *Tables // at the scale of the match; never written
	flat
	stakes tally // of the throw that is made now; none between throws
}

// flat is everything that changes in a match. Ships are numbered from 0 in the
// order of their scenario.
type flat struct {
	ships      [MaxShips]ship                    // public
	hidden     [MaxShips]secret                  // by ship: known to her own seat alone
	says       [maxMessages]message              // the latest messages, the oldest first
	persons    [MaxPersons]person                // personalities, in the order of the scenario
	air        air                               // wind and weather
	boats      [MaxShips * mostBoats]boat        // public, those of each ship together. Case 9.2
	dispatches [numSeats][maxDispatches]dispatch // known to the side alone. Case 3.4
	onTable    squad                             // while a move is carried out: ships that all may see; none between moves. Case 5.3
	forts      [MaxForts]fort                    // public, in the order of the scenario. Case 25.0
	posts      [MaxForts]garrison                // by fort: known to its own seat alone
	lusts      [maxLusts]lust                    // what greedy commanders have been tested for. Case 22.1
	scene      uint16                            // number of the scenario in the tables
	setting    switches                          // the optional rules in force
	move       uint8                             // the move that orders are written for, from 1
	spoken     uint8                             // how many messages there are
	crowd      uint8                             // how many personalities there are
	lusted     uint8                             // how many lusts there are
	sealed     [numSeats]bool                    // this seat's orders are sealed. Case 1.2
	result     result                            // how the match ended; resultNone while it lasts
	broken     uint8                             // barriers of the scenario that are broken, by bit. Case 23.7
	spare      [padFlat]bool                     // never set; makes the whole free of padding
}

// padFlat fills flat up to a multiple of eight bytes.
const padFlat = 4

// The seats. Which fleet is whose stands in the scenario.
const (
	seatA engine.Seat = iota
	seatB
	numSeats
)

// foe returns the other seat.
func foe(seat engine.Seat) engine.Seat { return seatB - seat }

// A shipNo is the number of a ship in flat.ships.
type shipNo int8

// noShip is none.
const noShip shipNo = -1

// A squad is a set of ships by number.
type squad uint64

func (s squad) has(n shipNo) bool { return s>>n&1 != 0 }
func (s *squad) add(n shipNo)     { *s |= 1 << n }
func (s *squad) drop(n shipNo)    { *s &^= 1 << n }

// each goes through the ships of the set, by number.
func (s squad) each(do func(shipNo) bool) {
	for ; s != 0 && do(shipNo(bits.TrailingZeros64(uint64(s)))); s &= s - 1 {
	}
}

// first returns the ship of the set with the lowest number.
func (s squad) first() shipNo { return shipNo(bits.TrailingZeros64(uint64(s))) }

// justOne returns the set of one ship.
func justOne(n shipNo) squad { return 1 << n }

// side is port or starboard.
type side uint8

const (
	port side = iota
	starboard
)

// across returns the other side.
func (s side) across() side { return starboard - s }

// A group is guns that are loaded and fire together.
//
// Cases 10.1, 10.3.
type group uint8

const (
	portGuns group = iota
	starboardGuns
	sternGuns
	bowGuns
	numGroups = iota
	shoreGuns = group(numGroups) // of a fort. Case 25.3
)

// A fate is whether a ship is in play.
type fate uint8

const (
	afloat  fate = iota
	awaited      // comes in a later move
	foundered
	explodes
	capsized
	wrecked
	gone       // off the table. Ruling R54
	outOfSight // of the viewer, in a redacted position only. Case 5.3
	numFates   = iota
)

// A hold is what keeps a ship where she is.
//
// Cases 23.2, 24.0.
type hold uint8

const (
	free        hold = iota
	bowAnchor        // anchored by the bow
	sternAnchor      // anchored by the stern
	bothAnchors      // anchored by bow and stern
	seaAnchor        // riding one
	moorings
	ground
	numHolds = iota
)

// A ship is one ship as everyone sees her.
type ship struct {
	foul     squad // ships she is locked with. Case 18.1
	loosing  squad // of these, those she is cutting loose from. Case 18.4
	touch    squad // ships whose hulls touched hers when the last move ended. Case 18.4
	struckBy squad // ships that struck her in the beam with their bows last move. Case 19.5

	at      plane.Point   // the middle of her front edge
	haul    plane.Vector  // what is left of a collision move, for the next move. Case 18.1
	heading plane.Heading // where her bow points
	speed   Length        // counted distance of her last move, below 0 astern. Case 7.6. Ruling R356

	wake     [maxWake]stretch // her latest way, the oldest part first. Case 2.3
	guns     guns             // Cases 10 and 11
	masts    Sections         // standing
	over     [2]Sections      // laid over the side, by side. Case 13.6
	jury     Sections         // lowers gone in whose place a jury mast stands. Case 17.9
	soldiers int16            // fit and aboard. Case 4.1
	mariners int16            // fit and aboard
	rowers   int16            // fit
	away     int16            // men in boats and prizes, who are not lost, less those of other ships aboard her. Rulings R377, R524
	sent     party            // her men aboard another. Case 19.4
	guard    party            // her men who meet boarders. Case 19.4
	prize    party            // men who hold her, if she is a prize. Case 21.2

	battery  [numGroups]uint8 // batteries left
	smalls   uint8            // small guns left
	oars     [2]uint8         // left, by side
	canvas   uint8            // sections with sail set; 0 furled or bare. Ruling R330
	steer    uint8            // moves until the emergency steering is manned. Case 17.3
	holes    uint8            // Case 17.7
	shot     uint8            // of these, by gunfire: they can be stopped. Case 17.9
	sinks    uint8            // moves until she sinks; 0 if she is not seriously damaged. Case 17.7
	settled  uint8            // how often what she can move is halved. Case 17.7. Ruling R184
	drift    uint8            // moves that she must drift yet. Case 7.2
	stays    uint8            // moves of the tacking sequence done, 0 to 2. Case 8.2
	about    about            // to which side she goes about, while in stays. Case 8.2
	tacked   uint8            // moves until she may tack again. Case 8.2
	rested   uint8            // moves until she may move at attack speed again. Case 7.4
	factor   uint8            // grounding factor. Case 23.2
	loosed   uint8            // moves left of cutting loose. Case 18.4
	cables   uint8            // anchors lost, of bow and stern. Case 24.0
	raising  uint8            // the end at which an anchor is being raised, 0 if none. Case 24.0
	spirit   spirit
	tested   uint8 // causes of morale tests that count once, by bit. Case 20.1
	galled   uint8 // moves under fire that she could not answer. Case 20.2
	boarded  uint8 // moves with enemies on her decks. Case 20.2
	quiet    uint8 // moves without an enemy near who could fire on her. Cases 20.4, 21.1
	mourns   uint8 // what her crew mourns in this move, by bit. Case 19.5
	colours  colours
	secure   uint8   // moves until a prize crew has secured her. Case 21.2
	front            // of the boarding action on her decks. Case 19.8
	flank    front   // of those who have come aboard in another place. Ruling R250
	flanks   bool    // her men aboard another fight on that ship's flank
	rounds   uint8   // 1 if a round has been fought on her decks. Case 19.5
	rally    uint8   // moves until her parties are assembled again. Case 19.4
	duels    bool    // her leader is in a single combat that goes on. Case 4.3.2
	captor   shipNo  // the ship that took her, noShip if none. Case 21.2
	boards   shipNo  // the ship that her men are aboard of, noShip if none. Case 19.4
	prey     shipNo  // the enemy that her greedy commander is after, noShip if none. Case 22.3
	wild     bool    // he has lost control of himself. Case 22.5
	storms   bool    // and the enemy's morale has suffered: he means to board. Case 22.5
	retaken  bool    // by friends, and takes no further part. Case 21.1
	wakes    uint8   // how many parts of it there are
	breaks   uint8   // 1 and the number of the barrier that her men break, 0 if none. Case 23.7
	rigging  Section // the mast that a jury mast is being rigged for. Case 17.9
	shifts   uint8   // oars that are being brought over. Case 17.8
	shiftTo  side    // to which side
	hauls    side    // from which side a battery is hauled aft. Case 10.7
	tug      shipNo  // the ship that tows her or passes her a line, noShip if none. Case 9.1
	tow      shipNo  // the ship that she tows or passes a line, noShip if none. Case 9.1
	fate     fate
	held     hold
	holder   engine.Seat     // the side that holds her now. Case 21.2
	rudder   bool            // destroyed. Case 17.2
	headless bool            // the captain without a name is dead. Case 14.4
	hauled   bool            // her stern chaser is a battery from the beam. Case 10.7. Ruling R198
	rowing   bool            // she moved under oars in her last move. Case 7.4
	swabbed  bool            // small guns were fired and not loaded since. Case 10.3
	fire     fire            // Case 16.0
	alone    bool            // out of play, and no enemy saw it happen. Case 5.3
	beacon   bool            // she signalled by guns, or fired a ranging shot, in her last move. Cases 3.3, 5.3
	drogue   bool            // her sea anchor is lost. Case 24.0. Ruling R226
	eased    bool            // aground: she refloats next move; afloat: she has just refloated. Case 23.2. Ruling R379
	task     [NumTasks]uint8 // moves done of each task. Ruling R384
	spare    [padShip]bool   // never set; makes the whole free of padding
}

// padShip fills ship up to a multiple of eight bytes.
const padShip = 3

// maxOrders is the most orders that one ship can be given for one move, and forcedOrders as many
// as the rules add to those of a ship that goes as she must: her way and sail, cables and lines to
// be cut, boarders.
const (
	maxOrders    = 24
	forcedOrders = 12
)

// A secret is what only her own seat knows of a ship.
type secret struct {
	orders    [maxOrders]order  // as far as they are written, in order. Case 2.2
	boarders  party             // told off to board. Case 19.3
	guards    party             // told off to meet boarders. Case 19.3
	load      [numGroups]charge // what the guns hold. Case 10.3
	slack     [numGroups]spirit // the morale under which they were loaded. Case 20.4
	unloading [numGroups]uint8  // moves of unloading done. Ruling R61
	kept      [numGroups]uint8  // batteries that stayed loaded when a part was fired, if not all are loaded. Ruling R511
	many      uint8             // how many there are
	done      bool              // no more are to come
	below     bool              // the guards wait until the enemy is on deck. Case 19.4
	fuse      uint8             // moves until an explosive vessel blows up; 0 without a fuse. Case 16.2
}

// An order is one link of the chain that a ship is ordered: a choice without its
// seat and ship.
type order struct {
	on, with engine.Object
	n        int32
	verb     engine.Verb
	m        int16
}

// An air is wind and weather.
//
// Cases 5.1, 5.2.
type air struct {
	from     plane.Heading // where the wind comes from
	to       plane.Heading // where it will come from when it has shifted
	veer     int8          // which way it shifts: 1 clockwise, -1 anticlockwise, 0 not at all
	beaufort uint8
	tends    uint8 // the Beaufort number it rises or falls to, one a move
	weather  Weather
	brings   Weather // the weather that begins once the wind allows it
	spare    [padAir]bool
}

// padAir fills air up to a multiple of four bytes.
const padAir = 3

// A message is prose of which the match keeps the words and the position knows the
// rest. It may not be acted upon before the move after it was heard.
//
// Cases 3.2, 3.5, 3.6.
type message struct {
	heard  squad  // ships that have it
	number uint16 // by which the words are kept
	move   uint8  // in which it was given
	from   shipNo
	how    reach
	seat   engine.Seat
	spare  [padMessage]bool
}

// padMessage fills message up to a multiple of eight bytes.
const padMessage = 2

// maxMessages is the most messages that a position remembers.
const maxMessages = 16

// A reach is how a message was given.
type reach uint8

const (
	shouted    reach = iota // Case 3.2
	gunCodeA                // the first of the messages agreed. Case 3.3
	gunCodeB                // the second
	numReaches = iota
)

// switches are optional rules by bit.
type switches uint16

// result is how a match ended.
type result uint8

const (
	resultNone  result = iota
	resultMoves        // the last move has been played. Case 1.2
	resultFleet        // one side has no ship left in play
	resultGoal         // a goal that ends the match was met
	numResults  = iota
)

// endings say how a match ended.
var endings = [numResults]string{
	resultMoves: "its last move has been played", resultFleet: "one side has no ship left",
	resultGoal: "a goal that ends it has been met",
}

// CopyFrom makes g the same position as another of this game.
func (g *State) CopyFrom(from engine.State) { *g = *from.(*State) }

// Equal reports whether both are the same position under the same tables.
func (g *State) Equal(other engine.State) bool { return *g == *other.(*State) }

// Fingerprint hashes the position. Between throws the stakes of a throw, of which there are none, do not count in it.
func (g *State) Fingerprint() uint64 {
	print := engine.Print(&g.flat)
	if g.stakes != (tally{}) {
		print ^= engine.Print(&g.stakes)
	}
	return print
}
