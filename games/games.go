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
		{Key: "invincible", Pack: invincible.Data, New: invincible.New, Captain: captain.New, Standing: captain.Standing,
			Scenarios: invincible.Scenarios, Blurbs: blurbsOf("invincible"), Lessons: lessonsOf("invincible"), Measured: measuredOf("invincible")},
		{Key: "jenkins", Pack: jenkins.Data, New: jenkins.New, Captain: jenkinscaptain.New,
			Standing: jenkinscaptain.Standing, Scenarios: jenkins.Scenarios, Blurbs: blurbsOf("jenkins"), Lessons: lessonsOf("jenkins"), Measured: measuredOf("jenkins")},
		{Key: "spain", Pack: spain.Data, New: spain.New, Captain: spaincaptain.New,
			Standing: spaincaptain.Standing, Scenarios: spain.Scenarios, Blurbs: blurbsOf("spain"), Lessons: lessonsOf("spain"), Measured: measuredOf("spain")},
		{Key: "renaissance", Pack: renaissance.Data, New: renaissance.New, Captain: renaissancecaptain.New,
			Standing: renaissancecaptain.Standing, Scenarios: renaissance.Scenarios, Blurbs: blurbsOf("renaissance"), Lessons: lessonsOf("renaissance"), Measured: measuredOf("renaissance")},
		{Key: "fury", Pack: fury.Data, New: fury.New, Captain: furycaptain.New,
			Standing: furycaptain.Standing, Scenarios: fury.Scenarios, Blurbs: blurbsOf("fury"), Lessons: lessonsOf("fury"), Measured: measuredOf("fury")},
		{Key: "duel", Pack: duel.Data, New: duel.New, Blurbs: blurbsOf("duel"), Lessons: lessonsOf("duel"), Measured: measuredOf("duel")},
	}
}
