package games

import (
	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/games/invincible"
	"github.com/weathergage/weathergage/games/invincible/captain"
	"github.com/weathergage/weathergage/games/jenkins"
	jenkinscaptain "github.com/weathergage/weathergage/games/jenkins/captain"
	"github.com/weathergage/weathergage/games/renaissance"
	renaissancecaptain "github.com/weathergage/weathergage/games/renaissance/captain"
)

// All returns the games of this project in the order in which they are shown. A new game
// is added here.
func All() catalog.List {
	return catalog.List{
		{Key: "invincible", Pack: invincible.Data, New: invincible.New, Captain: captain.New, Standing: captain.Standing},
		{Key: "jenkins", Pack: jenkins.Data, New: jenkins.New, Captain: jenkinscaptain.New,
			Standing: jenkinscaptain.Standing},
		{Key: "renaissance", Pack: renaissance.Data, New: renaissance.New, Captain: renaissancecaptain.New,
			Standing: renaissancecaptain.Standing, Scenarios: renaissance.Scenarios},
		{Key: "duel", Pack: duel.Data, New: duel.New},
	}
}
