package fury

import "github.com/weathergage/weathergage/engine"

// The campaign as a scenario of the game.
const (
	campaignKey   = "campaign"
	switchBattles = "battles"

	phaseRaising  = "raising"
	phasePlans    = "plans"
	phaseScouting = "scouting"
	phaseMission  = "mission"
)

// decideNames are how battles of the campaign may be decided.
//
// Case 29.14. Ruling R534.
var decideNames = []string{decideDice: "dice", decideTable: "table", decideHand: "hand", decideEach: "each"}

// longestOnMap is more than the choices of any campaign between its battles: each squadron is allotted, sent
// scouting, planned, summoned and lost at most once a week, and each location is left at most so often.
const longestOnMap = 4000

// longest returns a number above the choices of any campaign: at each location that is entered, on the way
// there and on the way home, one battle at most is fought on a board.
//
// Rulings R415, R541.
func (c *Campaign) longest() int {
	battles := int(c.Numbers[CampaignWeeks]) * 3 * len(c.Places)
	return longestOnMap + battles*int(c.Numbers[BattleTurns])*choicesInTurn
}

// warOutcome reports how a campaign ended: its level of victory, with the points of the
// English and what they are for.
//
// Case 29.21.
func (g *State) warOutcome() engine.Outcome {
	w, level := &g.war, g.level()
	return engine.Outcome{
		Winner: g.campaign().Levels[level].Winner, Level: uint8(outcomePoints) + uint8(level), Rule: "29.21",
		Score: [8]int32{int32(g.points()), int32(w.arrived), int32(w.stormed), int32(w.scatters), int32(w.home), engine.Truth(w.has(warCut))},
	}
}
