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

// A Wind says where the wind blows from.
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

// A Tactic says what a side does in a combat.
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

// A SquadronRow holds one box of a Squadron Display.
//
// Case 2.3.
type SquadronRow struct {
	Key      string `csv:"key"`
	Name     string `csv:"name,word,a second squadron named %q"`
	Note     string `csv:"note"`           // what the display says beside the numbers
	Strength uint8  `csv:"strength,1..20"` // strength points printed
	Morale   int8   `csv:"morale,-6..6"`   // added to its Morale rolls
	// The Squadron Bonus: Dice more and Battle on each die, with those tactics, and
	// if Attacking is true only as the attacker.
	Dice      uint8            `csv:"dice,0..3"`
	Battle    int8             `csv:"drm,-6..6"`
	With      [numTactics]bool `csv:"with"`
	Attacking bool             `csv:"role,any|attacker"`
	FirstFire bool             `csv:"first"`        // with those tactics it fires first
	Repair    int8             `csv:"repair,-6..6"` // added to its own Repair rolls
}

// A PlaceRow holds a box or a port of the Strategic Map.
type PlaceRow struct {
	Key   string `csv:"key,key"`
	Name  string `csv:"name,word"`
	Box   Place  // of a port: the one box it is joined to
	North int16  `csv:"north,-9000..9000"` // hundredths of a degree, for drawing only
	East  int16  `csv:"east,-18000..18000"`
}

// A Coast is drawn on the Strategic Map, in hundredths of a degree.
type Coast struct {
	Name string
	Line []CoastPoint
}

// A CoastPoint is a point of a coast.
type CoastPoint struct {
	North int16 `csv:"north,-9000..9000"`
	East  int16 `csv:"east,-18000..18000"`
}

// A SquareRow holds a square of the Tactical Map.
type SquareRow struct {
	White     bool // in the Armada area. Case 4.3
	Anchorage bool // where the Armada lies off Calais. Case 9.3
	Entry     [numEdges]bool
}

// An Edge is a side of the Tactical Map on which English squadrons arrive.
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
	Key       string               `csv:"key,key,a second deployment named %q"`
	Name      string               `csv:"name,word"`
	Anchorage bool                 `csv:"area,white|anchorage"` // it lies in the anchorage, not in the white squares
	At        [numSquadrons]Square `csv:"- - - - - - sidonia recalde diego-flores pedro-valdes oquendo bertendona moncada medina-1 medina-2 medina-3"`
}

// A Cell holds one cell of the Tactical Matrix: Battle Dice and the modifier of each die,
// by seat, and who fires first. NoSeat means that both fire together.
type Cell struct {
	Dice  [2]uint8    `csv:"english-dice spanish-dice,1..6"`
	DRM   [2]int8     `csv:"english-drm spanish-drm,-6..6"`
	First engine.Seat `csv:"first,both=255|english=0|spanish=1"`
}

// A Gauge is one result of the Weather Gauge Table.
type Gauge uint8

const (
	GaugeWesterly Gauge = iota
	GaugeEasterly
	GaugeBad // the wind stays; a Bad Weather roll follows
)

// A Drift holds a move on the Tactical Map: squares east and south.
type Drift struct {
	East  int8 `csv:"east,-3..3"`
	South int8 `csv:"south,-3..3"`
}

// Condition holds the modifiers of the Condition of the Armada roll.
//
// Case 14.1.
type Condition struct {
	Unbroken int8 `csv:"unbroken"`       // each Spanish squadron afloat that is not Broken
	Hulk     int8 `csv:"hulk-afloat"`    // each hulk squadron afloat
	Sidonia  int8 `csv:"sidonia-afloat"` // Sidonia afloat
	ManyLost int8 `csv:"many-lost"`      // Modifiers.ConditionMany or more Spanish squadrons eliminated
}

// A ChitRow holds one kind of event chit. Its size measures the effect of that kind. A
// number that the kind does not use is 0.
type ChitRow struct {
	Key     string      `csv:"key"`
	Name    string      `csv:"name,word"`
	Effect  string      `csv:"effect,word"`                        // in a few words
	Count   uint8       `csv:"count,1..48"`                        // how many of the 48
	Owner   engine.Seat `csv:"who,either=255|English=0|Spanish=1"` // the only side that may play it; NoSeat: either
	Marked  bool        // has the asterisk: carried out when drawn
	Held    bool        // kept face up until it is played
	Dice    uint8       `csv:"dice,0..6"`    // Battle Dice it adds
	DRM     int8        `csv:"drm,-6..6"`    // what it adds to the roll it bears on
	Hits    uint8       `csv:"hits,0..6"`    // hits it deals
	Squares uint8       `csv:"squares,0..3"` // squares of movement it adds
	Draws   uint8       `csv:"draws,0..6"`   // chits drawn for it
}

// Modifiers holds the numbers that belong to no table: targets of rolls and modifiers. A
// roll succeeds at a "least" or more, and at a "most" or less.
type Modifiers struct {
	MoraleBroken  int8 `csv:"morale-broken"`   // a Morale roll of this or more breaks the squadron. Case 7.6
	MoraleHit     int8 `csv:"morale-hit"`      // for each Hit marked. Case 13.1
	BattleBroken  int8 `csv:"battle-broken"`   // on each die of a Broken squadron. Case 7.4.3
	BattleLowAmmo int8 `csv:"battle-low-ammo"` // on each die with Low Ammo. Case 7.4.3
	WithdrawMost  int8 `csv:"withdraw-most"`   // a Retreat Check of this or less passes. Case 7.3

	RepairLeast     int8 `csv:"repair-least"` // case 8.2
	RepairPort      int8 `csv:"repair-port"`
	RallyMost       int8 `csv:"rally-most"` // case 8.3
	RallyPort       int8 `csv:"rally-port"`
	RallySidonia    int8 `csv:"rally-sidonia"`    // case 8.3.1
	RallyBattered   int8 `csv:"rally-battered"`   // with Hits for half the full strength or more
	ResupplyLeast   int8 `csv:"resupply-least"`   // case 8.4
	ResupplySpanish int8 `csv:"resupply-spanish"` // case 8.4.1
	ResupplyPort    int8 `csv:"resupply-port"`    // case 8.4.3
	ReinforceMost   int8 `csv:"reinforce-most"`   // case 10.0
	GaleMost        int8 `csv:"gale-most"`        // a gale roll of this or less is a Hit. Case 11.1
	ConditionLeast  int8 `csv:"condition-least"`  // case 14.1
	ConditionMany   int8 `csv:"condition-many"`   // so many squadrons lost count as many

	CadizResupply        int8 `csv:"cadiz-resupply"`    // 17.1.1: in place of ResupplySpanish
	SantaCruzMorale      int8 `csv:"santa-cruz-morale"` // 17.1.2
	SantaCruzRally       int8 `csv:"santa-cruz-rally"`
	SantaCruzBattle      int8 `csv:"santa-cruz-battle"`
	SantaCruzRepair      int8 `csv:"santa-cruz-repair"`
	SantaCruzResupply    int8 `csv:"santa-cruz-resupply"`
	ParmaPreparedArrival int8 `csv:"parma-prepared-arrival"` // 17.1.3
	MoreGunnersBattle    int8 `csv:"more-gunners-battle"`    // 17.1.4
	GunCarriagesBattle   int8 `csv:"gun-carriages-battle"`   // 17.1.5
	NoReformsStandOff    int8 `csv:"no-reforms-stand-off"`   // 17.1.6a
	NoReformsWithdraw    int8 `csv:"no-reforms-withdraw"`    // 17.1.6b
	NoReformsThirdMost   int8 `csv:"no-reforms-third-most"`  // 17.1.6c: a roll of this or less allows the third square
	LisbonResupply       int8 `csv:"lisbon-resupply"`        // 17.2.1: in place of ResupplySpanish
	DrakeCommandsMorale  int8 `csv:"drake-commands-morale"`  // 17.2.2
	DrakeCommandsRally   int8 `csv:"drake-commands-rally"`
	DrakeCommandsRepair  int8 `csv:"drake-commands-repair"`
	DrakeCommandsResup   int8 `csv:"drake-commands-resupply"`
	NassauArrival        int8 `csv:"nassau-arrival"`     // 17.2.3
	WindwardStandOff     int8 `csv:"windward-stand-off"` // 17.2.4
	TreasuryResupply     int8 `csv:"treasury-resupply"`  // 17.2.5
	CorunnaMost          int8 `csv:"corunna-most"`       // 17.2.6: a roll of this or less is a Hit before set-up
}

// A Scenario holds the position in which a match begins.
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
