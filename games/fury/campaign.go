package fury

import "github.com/weathergage/weathergage/engine"

// A CampaignNumber names one number of the campaign.
type CampaignNumber uint8

// The numbers of the campaign. Distances are inches.
const (
	CampaignWeeks CampaignNumber = iota
	CampaignHerds
	CampaignHerdsMost
	CampaignScouts
	CampaignReserves
	CampaignWagons
	CampaignBonus
	CampaignColonelsEnglish
	CampaignColonelsSpanish
	ScoutFoot
	ScoutSlyFoot
	ScoutHorse
	ScoutSlyHorse
	DiscoveryOn
	DiscoveryHorse
	DiscoverySly
	DiscoveryFewer
	DiscoveryFew
	DiscoveryMore
	DiscoveryMany
	DiscoveryEach
	RescueOn
	RescueFrom
	RescueHorse
	RescueFew
	RescueSmall
	RescueMany
	RescueLarge
	RescueVilliago
	RescueLate
	RescueLater
	WagonPoints
	StormPoints
	ScatteredPoints
	HerdPoints
	CutPoints
	BattleTurns
	BattleHerdsApart
	BattleEdgeApart
	BattleBoard
	BattleBoardLarge
	OddsTurns
	OddsHerdTaken
	OddsScattered
	OddsPanic
	OddsKept
	NumCampaign
)

// The seats of the campaign.
const (
	EnglishSeat engine.Seat = iota
	SpanishSeat
)

// Feature is a set of the features of a location.
//
// Cases 29.3, 29.5.
type Feature uint8

// The features.
const (
	Known Feature = 1 << iota // the English learn its garrison
	SconceThere
	Pasturage
	Staple
	MainRoad // it lies on the main communications
	EntryThere
	Headquarters
	Town
)

// A Location is the number of a row in Campaign.Places, from 1; 0 is the English lines.
type Location uint8

// maxPlaces bounds the locations: a position remembers something of each.
const maxPlaces = 23

// A LocationRow is one location of the map.
//
// Case 29.5.
type LocationRow struct {
	Key   string  `csv:"key,key"`
	Name  string  `csv:"name,word"`
	About string  `csv:"about,word"`
	Has   Feature `csv:"has"`
	Land  int     // in Campaign.Lands, from 0; -1: there are no battles
	More  Ground  `csv:"more"` // there is twice as much of it; Open: of none
	Near  uint32  // locations a route leads to, by bit
	X     int32   `csv:"x,0..1000"` // where it is drawn, in thousandths of the map's width
	Y     int32   `csv:"y,0..1000"`
}

// A LandRow says what one word for a board means.
//
// Case 29.14.
type LandRow struct {
	Key     string `csv:"key,key"`
	Wood    Span   `csv:"wood"`
	Hill    Span   `csv:"hill"`
	Broken  Span   `csv:"broken"`
	Marsh   Span   `csv:"marsh"`
	Islands Span   `csv:"islands"`
}

// A LevelRow is a level of victory.
//
// Case 29.21.
type LevelRow struct {
	Most   int         `csv:"most,0..999 rising or any"` // points of the English; of the last any
	Name   string      `csv:"level,word"`
	About  string      `csv:"about,word"`
	Winner engine.Seat `csv:"winner"` // NoSeat: nobody
}

// An OddsRow says how battles that dice decide end at one ratio of strength.
//
// Case 29.14. Ruling R546.
type OddsRow struct {
	From  int        `csv:"from,0..9999 rising"` // the least percent of the Spanish strength that the English have
	Needs int        `csv:"needs,2..12"`         // what two dice must show for the English to win
	Lost  [2][2]Span // percent of the squadrons lost, by who wins and by side, from a die of 1 to one of 6
}

// A Campaign holds the numbers and names of Impeaching the Enemy.
//
// Case 29.0.
type Campaign struct {
	Numbers [NumCampaign]int8
	About   [NumCampaign]string // what each number is
	Places  []LocationRow       // from 1
	Lands   []LandRow
	Levels  []LevelRow              // from the fewest points up
	Odds    []OddsRow               // by the strength of the English, from the least up
	Nations [2]Nation               // of the sides
	Saker   Gun                     // of every sconce. Case 29.16
	Battles [NumBattles]ScenarioRow // as they are fought. Case 29.14
}

// A Mission is the purpose for which the English set out.
//
// Case 29.8.
type Mission uint8

// The missions.
const (
	Storm Mission = iota
	RunSupplies
	StealHerds
	CutCommunications
	NumMissions
)

// wants is what the target of a mission has.
//
// Cases 29.8, 29.9. Ruling R343.
var wants = [NumMissions]Feature{Storm: SconceThere, RunSupplies: Town, StealHerds: Pasturage, CutCommunications: MainRoad}

// IsTarget reports whether a location has what a mission wants of its target.
//
// Case 29.9.
func (c *Campaign) IsTarget(m Mission, at Location) bool {
	return c.Places[at].Has&wants[m] == wants[m]
}

// IsNear reports whether a route joins two locations. The English lines, 0, are joined to
// where the English may enter.
//
// Cases 29.5, 29.12. Ruling R337.
func (c *Campaign) IsNear(a, b Location) bool {
	switch {
	case a == 0:
		return b != 0 && c.Places[b].Has&EntryThere != 0
	case b == 0:
		return c.IsNear(b, a)
	}
	return c.Places[a].Near&(1<<b) != 0
}

// IsRoute reports whether a way leads along routes from the English lines to the target of a mission and
// enters no location twice.
//
// Cases 29.5, 29.9.
func (c *Campaign) IsRoute(m Mission, way []Location) bool {
	at, been := Location(0), uint32(1)
	for _, next := range way {
		if int(next) >= len(c.Places) || been&(1<<next) != 0 || !c.IsNear(at, next) {
			return false
		}
		at, been = next, been|1<<next
	}
	return at != 0 && c.IsTarget(m, at)
}

// Level returns the level of victory for the points of the English.
//
// Case 29.21. Ruling R324.
func (c *Campaign) Level(points int) *LevelRow {
	last := len(c.Levels) - 1
	for i := range c.Levels[:last] {
		if points <= c.Levels[i].Most {
			return &c.Levels[i]
		}
	}
	return &c.Levels[last]
}

// Points returns what the English have earned: wagons in the town, sconces stormed, herds
// scattered and brought home, and whether communications are cut.
//
// Case 29.21.
func (c *Campaign) Points(wagons, sconces, scattered, home int, cut bool) int {
	n := func(of CampaignNumber) int { return int(c.Numbers[of]) }
	return wagons*n(WagonPoints) + sconces*n(StormPoints) + scattered*n(ScatteredPoints) + home*n(HerdPoints) + b2i(cut)*n(CutPoints)
}
