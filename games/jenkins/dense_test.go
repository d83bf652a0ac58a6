package jenkins

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// dense is the war as it may stand late, with fleets and garrisons of every sort of
// counter close together: random matches seldom come to leaders at sea, bomb ships
// off a city or guns that fire from the shore.
const dense = `weathergage position 1
game jenkins 10
scenario war
turn 9
flow english-movement begun
funds English 40 Spanish 30
holder santa-marta english
holder curacao english
English at 2925-shore e-soldiers-2 e-supplies
English at 2925-docked cornwall oxford e-bomb-ship
English at 2824-outside e-deception wentworth norfolk vernon boyne cathcart e-soldiers-2 e-cannons-1 e-merchant e-bomb-ship e-fire-ship*2 knowles e-frigate
English at 2823-outside russell ogle frederick e-frigate*2 e-soldiers-1 e-merchant
English at 2719-docked e-deception-2 e-fire-ship suffolk lion
English at 2719-shore e-cannons-7 e-soldiers-1 e-americans-1 anson
English at 3524-shore e-marines-3 lestock
English at 2425-outside e-marines-2 burford waterhouse e-frigate torbay
Spanish at 2825-docked s-deception santa-isabel torres galicia s-fire-ship pizarro africa s-frigate*2
Spanish at 2825-shore s-boom-chain-first lezo s-cannons-7*2 s-heavy-guns-first*2 s-soldiers-3-first s-soldiers-2 s-deception-2 s-cannons-1 eslava
Spanish at 2426-docked invencible oriente s-frigate
Spanish at 2426-shore s-soldiers-2-first s-cannons-5 reggio s-deception
Spanish at 2926-shore s-soldiers-3 s-soldiers-1
Spanish at 3124-shore s-soldiers-1 s-supplies s-cannons-5
Spanish at 3123-outside s-deception-3 glorioso s-frigate
`

// fromHere is the game begun from a position.
type fromHere struct {
	*ruleset
	text string
}

func (r fromHere) Setup(scenario string, settings []engine.Setting, t *engine.Turn) (engine.State, error) {
	if _, err := r.ruleset.Setup(scenario, settings, t); err != nil {
		return nil, err
	}
	s, problems, err := r.ParsePosition([]byte(r.text))
	if err == nil && len(problems) > 0 {
		panic(problems[0].Why)
	}
	return s, err
}

func TestExerciseDense(t *testing.T) {
	enginetest.Exercise(t, fromHere{rules(t), dense}, secrets)
}
