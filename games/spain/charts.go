package spain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// A Number is a single number of the rulebook, by its place in numbers.csv.
type Number uint8

const (
	NumFleets           Number = iota // fleets of a seat
	NumInterceptRange                 // hexes
	NumInterceptMost                  // highest die that intercepts
	NumDutchRange                     // hexes from Brill
	NumBargeRoom                      // strength of a barge on a track
	NumWindBonus                      // strength of each canSail unit with the wind
	NumDisengageSpanish               // lowest die
	NumDisengageOthers                // lowest die
	NumQuietOdds                      // a defender stronger by more spends no munitions
	NumBesiegedOpen                   // segments
	NumBesiegedFortress               // segments
	NumBesiegedWinter                 // segments of one winter turn
	NumWinterCost                     // times the maintenance
	NumAttritionMost                  // highest die that kills
	NumTreasure1587                   // ducats
	NumTreasure1588                   // ducats
	NumTreasurePrize                  // ducats
	NumPope                           // ducats
	NumPopeUnits                      // land units
	NumPenalty                        // victory points
	NumPenaltyShare                   // one land unit in so many
	NumBreakerPays                    // ducats
	NumOtherPays                      // ducats
	NumHuguenotCities                 // cities
	NumLeagueCities                   // cities
	NumCivilWar                       // victory points
	NumStepsAPoint                    // steps
	NumSantaCruz                      // turn
	NumHost                           // strength
	NumGreatHost                      // strength
	// NumNumbers is how many there are.
	NumNumbers = iota
)

// A Season says how a turn counts for winds, ports and money.
type Season uint8

const (
	Summer  Season = iota // April to September
	October               // the winds of winter, and nothing else of it
	Winter                // five months in one turn
)

// A TurnRow holds one turn of the Game-Turn Record Track.
//
// Case 18.0.
type TurnRow struct {
	Name   string `csv:"name,word"`
	Season Season `csv:"season"`
	Income uint8  `csv:"income,none|half|full"` // halves of the Income Table that it brings: 0, 1 or 2
	Noted  bool   // Spain notes the month of the Treasure Fleet
	Due    bool   // the Treasure Fleet may come
}

// A Gust holds one result of the Wind Effects Table: hexes taken from the movement
// allowance, and steps lost.
//
// Case 6.7.
type Gust struct{ Moves, Steps uint8 }

// Columns of the Wind Effects Table.
//
// Case 6.7.
const (
	SummerWith = iota
	SummerAgainst
	WinterWith
	WinterAgainst
	windColumns
)

// WindColumn returns the column of the Wind Effects Table for a season.
//
// Case 6.7.
func WindColumn(s Season, with bool) int {
	column := SummerAgainst
	if with {
		column = SummerWith
	}
	if s != Summer {
		column += WinterWith - SummerWith
	}
	return column
}

// A Result holds one result of a combat table: steps lost, and who retreats.
//
// Cases 7.2, 9.3.
type Result struct {
	Attacker, Defender                 uint8
	AttackerRetreats, DefenderRetreats bool
}

// combatColumns is how many columns either combat table has.
const combatColumns = 6

// NavalColumn returns the column of the Naval Combat Results Table for the strength of the
// attacker less that of the defender.
//
// Case 7.2. Ruling R124.
func NavalColumn(difference int) int {
	for i, most := range [combatColumns - 1]int{-21, -11, 0, 10, 20} {
		if difference <= most {
			return i
		}
	}
	return combatColumns - 1
}

// LandColumn returns the column of the Land Combat Results Table for two strengths, rounded
// in favour of the defender; false if the attacker is too weak for any.
//
// Case 9.3. Rulings R155, R156.
func LandColumn(attacker, defender int) (column int, ok bool) {
	const even, better = 2, combatColumns - 1
	switch {
	case attacker <= 0:
		return 0, false
	case defender <= 0:
		return better, true
	case attacker >= defender:
		return min(even+attacker/defender-1, better), true
	}
	column = even - (defender+attacker-1)/attacker + 1
	return max(column, 0), column >= 0
}

// irishColumns is how many columns the Irish Revolt Table has.
const irishColumns = 4

// IrishColumn returns the column of the Irish Revolt Table for the strength of
// Spanish-controlled land units in Ireland, at least 1.
//
// Case 15.4. Ruling R253.
func IrishColumn(strength int) int { return min(max(strength-1, 0)/5, irishColumns-1) }

// Columns of the two tables of risings.
//
// Cases 15.5, 15.6.
const (
	RisingEnglish  = iota // English Catholics in Northern England
	RisingScottish        // Scottish Catholics in the Highlands
	risings
)

// A Cost holds what a kind of unit costs, in ducats for each point of a ship's multiple or
// a land unit's strength.
//
// Case 11.5.
type Cost struct {
	Build uint8 `csv:"build,0..50" show:"to build,dash"`                 // to begin construction; a repair costs half
	Sea   uint8 `csv:"sea,0..50" show:"a turn,dash"`                     // maintenance outside friendly ports
	Port  uint8 `csv:"port,0..50" show:"a turn in a friendly port,dash"` // maintenance in a friendly port
	Shot  uint8 `csv:"shot,0..50" show:"a munitions point,dash"`         // a munitions point
}

// A Level holds one level of victory, and the least difference of points that reaches it.
//
// Case 16.4.
type Level struct {
	From   int16       `csv:"from,-999..999 or any=-32768"`
	Name   string      `csv:"level,word"`
	Winner engine.Seat `csv:"winner,english=0|spanish=1|nobody=255"` // NoSeat for a draw
}

// LevelOf returns the level of victory for Spanish points less English ones.
//
// Case 16.4. Ruling R269.
func LevelOf(levels []Level, difference int) string {
	if at := levelAt(levels, difference); at >= 0 {
		return levels[at].Name
	}
	return ""
}

// levelAt returns where that level stands in the table, -1 if nowhere.
func levelAt(levels []Level, difference int) int {
	return slices.IndexFunc(levels, func(l Level) bool { return difference >= int(l.From) })
}

// A SwitchRow holds one switch that a match may set.
type SwitchRow struct {
	Key     string `csv:"key,key"`
	Name    string `csv:"name,word"`
	Rule    string `csv:"rule,word"` // the case it is about
	Choices []ChoiceRow
}

// A ChoiceRow holds one value of a switch. The first is its default.
type ChoiceRow struct {
	Key   string `csv:"choice,key"`
	About string `csv:"about,word"`
}

// A LawSwitch is a switch with two values that the law asks about. The other switches set
// winds of single zones.
type LawSwitch uint8

const (
	SwitchWindHex  LawSwitch = iota // second choice: the wind of the hex entered
	SwitchFord                      // second choice: fords are closed
	SwitchTracks                    // second choice: tracks are hidden
	SwitchJoint                     // second choice: joint phases are sealed
	numLawSwitches = iota
)

// maxSwitches bounds the switches.
const maxSwitches = 16

// Choices holds the values that a match has chosen, by number of the switch. 0 is the
// default.
type Choices [maxSwitches]uint8

// IsSecond reports whether a match has chosen the second value of a switch.
func (tb *Tables) IsSecond(of LawSwitch, chosen *Choices) bool { return chosen[tb.Law[of]] == 1 }

// rise returns the strength of the rebels that rise by a die.
//
// Cases 15.4, 15.5, 15.6.
func (g *State) rise(which uint16, die int) int32 {
	if which == risingIrish {
		return int32(g.tables.Irish[die][IrishColumn(g.strengthIn(CountryIreland))])
	}
	return int32(g.tables.Risings[die][which-risingEnglish])
}
