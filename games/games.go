package games

import (
	"embed"
	"io/fs"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/games/fury"
	furycaptain "github.com/weathergage/weathergage/games/fury/captain"
	"github.com/weathergage/weathergage/games/invincible"
	"github.com/weathergage/weathergage/games/invincible/captain"
	"github.com/weathergage/weathergage/games/jenkins"
	jenkinscaptain "github.com/weathergage/weathergage/games/jenkins/captain"
	"github.com/weathergage/weathergage/games/renaissance"
	renaissancecaptain "github.com/weathergage/weathergage/games/renaissance/captain"
	"github.com/weathergage/weathergage/games/spain"
	spaincaptain "github.com/weathergage/weathergage/games/spain/captain"
	"github.com/weathergage/weathergage/pack"
)

//go:embed */blurbs.csv */objectives.csv
var blurbs embed.FS

//go:embed */balance.csv */anchors.csv
var measured embed.FS

func measuredOf(key string) fs.FS { return pack.Within(measured, key) }

//go:embed */lessons/*.txtar
var lessons embed.FS

// lessonsOf returns those of one game.
func lessonsOf(key string) fs.FS { return pack.Within(lessons, key+"/lessons") }

func blurbsOf(key string) fs.FS { return pack.Within(blurbs, key) }

// All returns the games of this project in the order in which they are shown. A new game
// is added here.
func All() catalog.List {
	return catalog.List{
		{Key: "invincible", About: "The campaign of 1588, from the Lizard to the Narrows: the Armada sails up the Channel, and the English fleet hangs on its heels.",
			Pack: invincible.Data, New: invincible.New, Captain: captain.New, Standing: captain.Standing,
			Scenarios: invincible.Scenarios, Blurbs: blurbsOf("invincible"), Lessons: lessonsOf("invincible"), Measured: measuredOf("invincible")},
		{Key: "jenkins", About: "Fleets, landings, fever and bluff in the Caribbean of 1739 to 1748.",
			Pack: jenkins.Data, New: jenkins.New, Captain: jenkinscaptain.New,
			Standing: jenkinscaptain.Standing, Scenarios: jenkins.Scenarios, Blurbs: blurbsOf("jenkins"), Lessons: lessonsOf("jenkins"), Measured: measuredOf("jenkins")},
		{Key: "spain", About: "Two years of grand strategy over western Europe, 1586 to 1588: money, fleets, winds and sieges.",
			Pack: spain.Data, New: spain.New, Captain: spaincaptain.New,
			Standing: spaincaptain.Standing, Scenarios: spain.Scenarios, Blurbs: blurbsOf("spain"), Lessons: lessonsOf("spain"), Measured: measuredOf("spain")},
		{Key: "renaissance", About: "Sea fights of 1500 to 1650, measured to the millimetre. Orders are written in secret and carried out together.",
			Pack: renaissance.Data, New: renaissance.New, Captain: renaissancecaptain.New,
			Standing: renaissancecaptain.Standing, Scenarios: renaissance.Scenarios, Blurbs: blurbsOf("renaissance"), Lessons: lessonsOf("renaissance"), Measured: measuredOf("renaissance")},
		{Key: "fury", About: "The small war of the sixteenth century: raids, ambushes, storms, and a campaign of three weeks. The board is new in each match.",
			Pack: fury.Data, New: fury.New, Captain: furycaptain.New,
			Standing: furycaptain.Standing, Scenarios: fury.Scenarios, Blurbs: blurbsOf("fury"), Lessons: lessonsOf("fury"), Measured: measuredOf("fury")},
		{Key: "duel", About: "Two ships and one page of rules: to learn with, and to see how a game is written.",
			Pack: duel.Data, New: duel.New, Blurbs: blurbsOf("duel"), Lessons: lessonsOf("duel"), Measured: measuredOf("duel")},
	}
}
