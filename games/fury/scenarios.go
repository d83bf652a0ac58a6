package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// Special is a set of the special rules of a scenario.
//
// Cases 26.0, 27.0.
type Special uint16

// The special rules.
const (
	Night            Special = 1 << iota // 15.0 holds all the time
	ColumnOnRoad                         // A keeps a column on the road until it sees a company of B (26.1)
	HiddenPrisoners                      // B hides its prisoners in a building (26.5)
	MountedPrisoners                     // freed prisoners ride as fast as Border Reivers or Irish Horse (26.5)
	Unharmed                             // prisoners may not be harmed (26.5)
	Asleep                               // B sleeps until it is charged or shot at (26.5, 27.4)
	ColonelsStay                         // no Colonel may leave the board (26.6)
	Rebels                               // whoever is taken from B may be harmed (22.4.1, 26.9)
	CrewlessGuns                         // Guns are as wagons with teams (27.1)
	Ladders                              // foot of A may carry ladders (27.5)
	Fleet                                // two culverins shoot from the edge of A (27.6)
	Civilians                            // each building holds a stand of prisoners for A to take (27.10)
	FirstHerds                           // B places its herds before its companies (26.4, 27.10)
	HerdsAnywhere                        // and not only where its companies may stand (29.17)
)

// An Edge is one of a board, or any that the side chooses.
//
// Case 25.6.
type Edge uint8

// The edges.
const (
	AnyEdge Edge = iota
	NorthEdge
	EastEdge
	SouthEdge
	WestEdge
)

// A Zone is where a side sets up.
//
// Case 25.6.
type Zone uint8

// The zones. What Within and Apart of a Place mean in each is said there.
const (
	NoZone         Zone = iota // it enters from its edge
	Anywhere                   // on land
	NearEdge                   // within Within of Edge
	AwayFromEdge               // at least Apart from Edge
	AwayFromHouses             // at least Apart from every building
	NearHouses                 // within Within of a building of the hamlet
	NearHamlet                 // within Within of the middle of the hamlet
	NearFords                  // within Within of a ford
	InSconce                   // within its parapets
	OnHill                     // one of those beyond the stream
)

// A Place is how companies come onto the board.
//
// Cases 25.6, 26.0, 27.0.
type Place struct {
	Zone          Zone
	Edge          Edge // where it enters, or from which Zone is measured
	OnRoad        bool // it enters where a road leaves Edge
	Afloat        bool // it enters in boats
	Ambush        bool // it may lie hidden
	Within, Apart Length
}

// A Relief is the reinforcements that a side may have.
//
// Cases 26.3, 26.5, 27.10.
type Relief struct {
	Levy  Levy // whose nation is that of the side
	Place Place
	From  uint8 // the turn from which they may come; 0: there are none
	Dice  uint8 // thrown at the start of each turn; 0: they come for certain
	Least uint8 // of these, added, brings them
}

// A SideRow is one side of a scenario.
//
// Cases 25.1, 25.4.
type SideRow struct {
	Name    string   // what the scenario calls it; "" is its nation
	Nations []Nation // that it may be, the usual one first
	Same    bool     // it is of the other side's nation (26.6)
	Other   bool     // it is of another one, and one of the two is English (26.4)
	Rolls   bool     // it rolls a force
	Levy    Levy     // whose nation is that of the side
	Fixed   Force    // squadrons it has besides, or instead, all with Place
	Guns    [maxGuns + 1]uint8
	Objects [NumObjects]uint8
	Boats   bool // as many as it needs (21.1)
	ByRoad  bool // its companies leave the board by the road, or are lost (26.2)
	Flees   bool // put to flight it loses (19.2)
	Place   Place
	Guard   Place // of its Guns where that differs; Zone NoZone: as Place
	Relief  Relief
	Apart   Length // least distance between its herds
}

// A Want is what a goal looks at.
//
// Cases 26.0, 27.0.
type Want uint8

// The wants.
const (
	WantWagonsOff    Want = iota // Least wagons of the side off Edge
	WantHerdsOff                 // Least herds
	WantPrisonersOff             // Least stands of prisoners
	WantBootyOff                 // Least herds and stands of prisoners
	WantSquadronsOff             // Least of its squadrons
	WantShareOff                 // more than Least percent of the squadrons it began with
	WantNoHerds                  // no herd is left on the board
	WantBurned                   // Least buildings are burned down; 0: all of the hamlet
	WantColonel                  // the other side's Colonel is dead or captured
	WantCleared                  // the other side has no company on the board, in ambush or in sight
	WantShareLost                // the other side has lost Least percent of its squadrons
	WantAsManyLost               // the other side has lost as many squadrons as this one began with
	WantGuns                     // all Guns of the other side are its own
	WantGunsOff                  // Least Guns off Edge
	WantSconce                   // no squadron or crew of the other side is in the sconce
	WantDrivenIn                 // all companies of the other side on the board are in the sconce
	WantChain                    // a company touches an end of the chain as its segment starts
	WantBeyondReach              // the other side can reach its goals no more
	WantAllOff                   // no squadron of the side is left on the board, and some are off Edge
	WantSole                     // it alone is in the sconce, routers of the other side apart
	NumWants
)

// A Goal is one condition of a way to win. A side wins as soon as all goals of one of its
// ways are met.
//
// Case 19.1.
type Goal struct {
	Seat  engine.Seat
	Way   uint8 // from 1
	Want  Want
	Least uint8
	Edge  Edge
}

// A ScenarioRow is one scenario.
//
// Cases 25.1, 26.0, 27.0.
type ScenarioRow struct {
	Key, Name, About, History string
	Rule                      engine.Case
	Special                   Special
	Turns                     uint8       // that are played
	Late                      engine.Seat // who wins when they are over; NoSeat: nobody
	Sides                     [2]SideRow  // A, B
	Goals                     []Goal
	Plan                      Plan
}

// A Span is a range of whole numbers.
type Span struct{ Least, Most int }

// A RoadPlan is how the road of a board runs.
//
// Case 25.5.
type RoadPlan uint8

// The roads.
const (
	NoRoad RoadPlan = iota
	RoadSouthNorth
	RoadWestEast
	RoadSouthHamlet
	RoadNorthHamlet
	RoadFork // from the south to two fords, and on to the north
	RoadPastSconce
	RoadIslands // from one dry island to the next
)

// A WaterPlan is what water a board has.
//
// Case 25.5.
type WaterPlan uint8

// The waters.
const (
	NoWater      WaterPlan = iota
	StreamFord             // from west to east, with a ford where the road meets it, or anywhere
	StreamFords            // the same with two, one for each branch of the road
	StreamBridge           // along the road, to its south, with a bridge; a dyke in the Netherlands
	Sea                    // off the southern edge
	RiverBlocked           // from south to north, with a chain across
)

// A Plan is the book's words about a board: how much there is of everything and where.
// Shares are percent of the board.
//
// Case 25.5. Ruling R345.
type Plan struct {
	Width, Depth   Length
	Drawn          *Board // by a person, instead of all that is laid out by dice
	Wood           Span   // shares
	IrishWood      Span   // share of woods if a side is Irish
	Hill           Span
	Broken         Span
	Marsh          Span
	DykeMarsh      Span // share of marsh with a dyke
	NearRoad       int  // percent of the woods that stand close to the road
	WoodsOff       Length
	Road           RoadPlan
	Water          WaterPlan
	WaterAt        Span   // its middle from the north, in percent of the board; of StreamBridge inches from the road
	WaterWidth     Length // or how far the sea reaches
	Beach          Length // how deep
	Hamlet         Span   // buildings
	HamletAt       plane.Point
	Spread         Length // of the hamlet
	Timber         bool   // none of its buildings is of stone
	Cottages       Span   // scattered buildings
	Fields         Span
	Orchards       Span
	Ridge          Length // of its crest from the north; 0: there is none
	Sconce         Length // its side; 0: there is none
	SconceAt       plane.Point
	Stronghold     bool // a walled yard or a steep knoll
	Pass           bool // mountains that leave a pass, or none
	Islands        Span // of dry ground in a swamp
	Through        bool // their road runs on to the northern and the southern edge
	HillsBeyond    Span // hills north of the stream
	FordMarsh      Span // pieces of marsh near the ford
	ClearOfWoods   bool // the sconce is seen from the southern edge
	ChainFromNorth Length
}
