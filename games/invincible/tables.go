package invincible

import "github.com/weathergage/weathergage/engine"

// The two seats.
const (
	English engine.Seat = 0
	Spanish engine.Seat = 1
)

// A Squadron is one of the fifteen, or NoSquadron.
type Squadron uint8

// The squadrons in the order of their displays. The rules name some of them, so
// the numbers are fixed; names and values come from the pack.
//
// Case 2.2.1.
const (
	NoSquadron Squadron = iota
	Howard
	Drake
	Hawkins
	Frobisher
	Seymour
	Sidonia
	Recalde
	DiegoFlores
	PedroValdes
	Oquendo
	Bertendona
	Moncada
	Medina1
	Medina2
	Medina3
	numSquadrons = iota // one more than the last, so arrays may be indexed by Squadron

	firstEnglish, lastEnglish = Howard, Seymour
	firstSpanish, lastSpanish = Sidonia, Medina3
)

// A Square is a square of the Tactical Map, counted from 1 along the rows: A1,
// B1, ... J1, A2, ... J9; 0 is none.
type Square uint8

// The Tactical Map is ten columns wide and nine rows high.
const (
	columns    = 10
	rows       = 9
	numSquares = columns*rows + 1 // arrays are indexed by Square
)

// A Place is a box (1 to 12) or a port (from firstPort) of the Strategic Map; 0
// is none.
type Place uint8

// The boxes that the rules name.
const (
	boxCalaisRoads Place = 10
	boxGravelines  Place = 11
	boxNarrows     Place = 12
	firstPort      Place = 13
	maxPorts             = 4
	numPlaces            = int(firstPort) + maxPorts // arrays are indexed by Place
)

// A Wind is where the wind blows from.
type Wind uint8

const (
	Westerly Wind = iota
	Easterly
)

// A Weather is one box of the Weather Track.
type Weather uint8

const (
	Normal Weather = iota
	Calm
	Fog
	Gales
)

// A Tactic is what a side does in a combat.
//
// Case 7.4.
type Tactic uint8

const (
	NoTactic Tactic = iota // not chosen
	StandOff
	CloseIn
	TryToBoard
	numTactics = iota
)

// A Chit is a kind of event chit.
type Chit uint8

// The kinds of event chits.
//
// Case 2.2.3.
const (
	NoChit Chit = iota
	NoEvent
	BonusDraw
	HandOfGod
	ParmaReady
	ParmaDelayed
	Becalmed
	FogBank
	ChannelGale
	WindShift
	Collision
	FireAboard
	PowderExplosion
	SprungLeaks
	WellServedGuns
	DampPowder
	StoutHearts
	Panic
	RallyingCry
	Shipwrights
	FavouringTide
	LevyOfThePorts
	CulverinFire
	PowderFromTheShore
	Soldiers
	HolyBanner
	StoresFromTheHulks
	DiversAndCaulkers
	numChits = iota // arrays are indexed by Chit
)

// Tables holds every number of the game: the printed maps, displays and tables,
// as the pack gives them. It is filled once and never changed.
type Tables struct {
	Title, Edition string
	Digest         string // of the pack

	Squadrons [numSquadrons]SquadronRow
	Places    [numPlaces]PlaceRow
	Ports     int // how many of the places from firstPort on are there
	Coasts    []Coast

	Squares [numSquares]SquareRow
	// Neighbours of a square by direction, clockwise from north; 0 beyond the
	// edge of the map.
	Neighbours [numSquares][8]Square

	Deployments []Deployment
	Scenarios   []Scenario

	// Matrix is the Tactical Matrix by the tactics of the English and the Spanish.
	// Case 7.4.3.
	Matrix [numTactics][numTactics]Cell
	// Battle is the hits of one Battle Die by its modified number; 0 and less are
	// read at 0, more than 15 at 15. Case 7.5.
	Battle [16]uint8
	// Strength is the battle modifier by current strength; more than 31 is read
	// at 31. Case 7.4.3.
	Strength [32]int8

	Gauge      [13]Gauge // by the sum of two dice. Case 11.0
	BadWeather [7]Weather
	// FireshipMorale is added to Morale rolls by how many English squadrons are on
	// the Tactical Map. Case 13.1.
	FireshipMorale [6]int8
	// Drift is the Fireships Attack Move Diagram by the sum of two dice. Case 13.2.
	Drift     [13]Drift
	Condition Condition
	// Arrival is the least number that brings the army at the first, second and
	// third attempt or later; 0 where it comes by itself. Case 14.2.
	Arrival [4]uint8

	Chits [numChits]ChitRow

	Modifiers Modifiers

	areas areas // worked out from Squares
}

// A SquadronRow is one box of a Squadron Display.
//
// Case 2.3.
type SquadronRow struct {
	Key, Name string
	Note      string // what the display says beside the numbers
	Strength  uint8  // strength points printed
	Morale    int8   // added to its Morale rolls
	// The Squadron Bonus: Dice more and Battle on each die, with those tactics, and
	// if Attacking is true only as the attacker.
	Dice      uint8
	Battle    int8
	With      [numTactics]bool
	Attacking bool
	FirstFire bool // with those tactics it fires first
	Repair    int8 // added to its own Repair rolls
}

// A PlaceRow is a box or a port of the Strategic Map.
type PlaceRow struct {
	Key, Name   string
	Box         Place // of a port: the one box it is joined to
	North, East int16 // hundredths of a degree, for drawing only
}

// A Coast is drawn on the Strategic Map, in hundredths of a degree.
type Coast struct {
	Name string
	Line []CoastPoint
}

// A CoastPoint is a point of a coast.
type CoastPoint struct{ North, East int16 }

// A SquareRow is a square of the Tactical Map.
type SquareRow struct {
	White     bool // in the Armada area. Case 4.3
	Anchorage bool // where the Armada lies off Calais. Case 9.3
	Entry     [numEdges]bool
}

// An Edge is a side of the Tactical Map by which English squadrons come.
//
// Case 12.4.
type Edge uint8

const (
	EdgeNone Edge = iota
	EdgeWest
	EdgeNorth
	EdgeEast
	numEdges = iota
)

// A Deployment is a suggested arrangement of the Spanish squadrons.
type Deployment struct {
	Key, Name string
	Anchorage bool // it lies in the anchorage, not in the white squares
	At        [numSquadrons]Square
}

// A Cell of the Tactical Matrix: Battle Dice and the modifier of each die, by
// seat, and who fires first, NoSeat if both fire together.
type Cell struct {
	Dice  [2]uint8
	DRM   [2]int8
	First engine.Seat
}

// A Gauge is one result of the Weather Gauge Table.
type Gauge uint8

const (
	GaugeWesterly Gauge = iota
	GaugeEasterly
	GaugeBad // the wind stays; a Bad Weather roll follows
)

// A Drift is a displacement on the Tactical Map: squares east and south.
type Drift struct{ East, South int8 }

// Condition holds the modifiers of the Condition of the Armada roll.
//
// Case 14.1.
type Condition struct {
	Unbroken int8 // each Spanish squadron afloat that is not Broken
	Hulk     int8 // each hulk squadron afloat
	Sidonia  int8 // Sidonia afloat
	ManyLost int8 // Modifiers.ConditionMany or more Spanish squadrons eliminated
}

// A ChitRow is one kind of event chit. Its size is what the effect that the
// rules give this kind is measured by; a number that the kind does not use is 0.
type ChitRow struct {
	Key, Name string
	Effect    string      // in a few words
	Count     uint8       // how many of the 48
	Owner     engine.Seat // the only side that may play it; NoSeat: either
	Marked    bool        // has the asterisk: carried out when drawn
	Held      bool        // kept face up until it is played
	Dice      uint8       // Battle Dice it adds
	DRM       int8        // what it adds to the roll it bears on
	Hits      uint8       // hits it deals
	Squares   uint8       // squares of movement it adds
	Draws     uint8       // chits drawn for it
}

// Modifiers are the numbers that stand alone: targets of rolls and modifiers.
// A "least" is reached from below, a "most" must not be passed.
type Modifiers struct {
	MoraleBroken  int8 // a Morale roll of this or more breaks the squadron. Case 7.6
	MoraleHit     int8 // for each Hit marked. Case 13.1
	BattleBroken  int8 // on each die of a Broken squadron. Case 7.4.3
	BattleLowAmmo int8 // on each die with Low Ammo. Case 7.4.3
	WithdrawMost  int8 // a Retreat Check of this or less passes. Case 7.3

	RepairLeast     int8 // case 8.2
	RepairPort      int8
	RallyMost       int8 // case 8.3
	RallyPort       int8
	RallySidonia    int8 // case 8.3.1
	RallyBattered   int8 // with Hits for half the full strength or more
	ResupplyLeast   int8 // case 8.4
	ResupplySpanish int8 // case 8.4.1
	ResupplyPort    int8 // case 8.4.3
	ReinforceMost   int8 // case 10.0
	GaleMost        int8 // a gale roll of this or less is a Hit. Case 11.1
	ConditionLeast  int8 // case 14.1
	ConditionMany   int8 // so many squadrons lost count as many

	CadizResupply        int8 // 17.1.1: in place of ResupplySpanish
	SantaCruzMorale      int8 // 17.1.2
	SantaCruzRally       int8
	SantaCruzBattle      int8
	SantaCruzRepair      int8
	SantaCruzResupply    int8
	ParmaPreparedArrival int8 // 17.1.3
	MoreGunnersBattle    int8 // 17.1.4
	GunCarriagesBattle   int8 // 17.1.5
	NoReformsStandOff    int8 // 17.1.6a
	NoReformsWithdraw    int8 // 17.1.6b
	NoReformsThirdMost   int8 // 17.1.6c: a roll of this or less allows the third square
	LisbonResupply       int8 // 17.2.1: in place of ResupplySpanish
	DrakeCommandsMorale  int8 // 17.2.2
	DrakeCommandsRally   int8
	DrakeCommandsRepair  int8
	DrakeCommandsResup   int8
	NassauArrival        int8 // 17.2.3
	WindwardStandOff     int8 // 17.2.4
	TreasuryResupply     int8 // 17.2.5
	CorunnaMost          int8 // 17.2.6: a roll of this or less is a Hit before set-up
}

// A Scenario is where a match begins.
type Scenario struct {
	Key, Name string
	About     string // a sentence or two for those who choose it
	History   string // what history says of the situation
	// Turn is 1 for a campaign that begins with turn 1 and its set-up; a later one
	// begins with the Reorganize and Reinforce Phase of that turn.
	Turn    uint8
	Armada  Place
	Wind    Wind
	Weather Weather
	// Place is where each English squadron is on the Strategic Map; one that At
	// puts on the Tactical Map is with the Armada. Spanish squadrons that At does
	// not place are deployed by their seat.
	Place                       [numSquadrons]Place
	At                          [numSquadrons]Square
	Hits, Added, Shots          [numSquadrons]uint8
	LowAmmo, Broken, Lost, Gave [numSquadrons]bool
	Hand                        [2][numChits]uint8
	Out                         [numChits]uint8
}
