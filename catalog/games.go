package catalog

import (
	"weathergage/games/duel"
	"weathergage/games/invincible"
	"weathergage/games/invincible/captain"
	"weathergage/games/jenkins"
	jenkinscaptain "weathergage/games/jenkins/captain"
	"weathergage/games/renaissance"
	renaissancecaptain "weathergage/games/renaissance/captain"
)

// games is the list to which a new game is added.
var games = []*Game{
	{Key: "invincible", Pack: invincible.Data, New: invincible.New, Captain: captain.New, Standing: captain.Standing},
	{Key: "jenkins", Pack: jenkins.Data, New: jenkins.New, Captain: jenkinscaptain.New,
		Standing: jenkinscaptain.Standing},
	{Key: "renaissance", Pack: renaissance.Data, New: renaissance.New, Captain: renaissancecaptain.New,
		Standing: renaissancecaptain.Standing, Scenarios: renaissance.Scenarios},
	{Key: "duel", Pack: duel.Data, New: duel.New},
}
