package e2e

import (
	"net/http"
	"strings"
	"testing"
)

// storm is a week of the campaign of Spanish Fury in which the English stand before a sconce.
const storm = `weathergage position 1
game fury
campaign hand week 1 steps 2 at noordschans from kerkhoven
plan storm noordschans by kerkhoven noordschans
known noordschans
herds zuiderweide 5
body column veteran-pikemen 6
body garrison noordschans city-militia 1
flow march
`

// A week of the campaign with its battle: the mission is carried out on the map, the board of the battle
// comes up, both sides leave it to their captains, and when it is over the map is back.
func TestCampaignWeek(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	p.open(h.url)
	seats := value[[]string](p, onField(storm))
	p.open(h.url + "/m/" + seats[0])
	p.until(`[...document.querySelectorAll('.seat')].some(e => e.textContent.includes('Spanish'))`)
	p.press("Carry out the mission")
	p.until(`document.querySelectorAll('.tabs.boards button').length === 2`)
	if shown := value[string](p, `document.querySelector('.tabs.boards [aria-selected=true]').textContent`); shown != "The storm of a sconce" {
		t.Errorf("the battle is fought on %q", shown)
	}
	p.screen("battle-of-a-campaign")
	for _, seat := range seats {
		res, err := http.Post(h.url+"/api/m/"+seat+"/standing", "application/json", strings.NewReader(`{"what":"give","text":"captain-fights"}`))
		if err != nil {
			t.Fatal(err)
		}
		if res.Body.Close(); res.StatusCode != http.StatusOK {
			t.Fatalf("the standing order is answered with %s", res.Status)
		}
	}
	p.until(`/(English|Spanish) win the battle at Noordschans/.test(document.querySelector('.log')?.textContent)`)
	p.until(`!document.querySelector('.tabs.boards')?.checkVisibility() && document.querySelector('div.sea').textContent.includes('Noordschans')`)
	p.says("Week 1 of 3")
}
