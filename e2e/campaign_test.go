package e2e

import (
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// storm is a week of the campaign of Spanish Fury in which the English stand before a sconce.
const storm = begunCampaign + "campaign hand week 1 steps 2 at noordschans from kerkhoven\n" + toNoordschans

const (
	begunCampaign = "weathergage position 1\ngame fury\n"
	toNoordschans = `plan storm noordschans by kerkhoven noordschans
known noordschans
herds zuiderweide 5
body column veteran-pikemen 6
body garrison noordschans city-militia 1
flow march
`
)

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

// A match of the campaign that is started from the front page asks for each battle how it is decided: the form shows that
// as chosen, and "Play both sides" takes it. Another scenario is started as usual.
func TestTheCampaignAsksForEachBattle(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	p.open(h.url)
	const chosen = `(() => { const of = [...document.querySelectorAll('.new details select')].at(-1); return of.value + ' ' + of.checkVisibility(); })()`
	p.until(`document.querySelector('[data-game=fury] select')`)
	value[bool](p, `(() => { const s = document.querySelector('[data-game=fury] select'); s.value = 'campaign'; s.dispatchEvent(new Event('change'));
		return true; })()`)
	p.clickOn(`[...document.querySelectorAll('[data-game=fury] .more button')]`)
	if got := value[string](p, chosen); got != "each true" {
		t.Errorf("the form of the campaign shows %q", got)
	}
	value[bool](p, `(() => { const s = document.querySelector('.new select'); s.value = 'cattle-lifting'; s.dispatchEvent(new Event('change')); return true; })()`)
	if got := value[string](p, chosen); got != "dice true" {
		t.Errorf("the form of Cattle Lifting shows %q", got)
	}
	p.clickOn(`[...document.querySelectorAll('[data-game=fury] .verbs button')].slice(2)`)
	p.until(`location.pathname.startsWith('/m/')`)
	p.until(`document.querySelector('.ask .prompt')`)
	if got := value[string](p, `fetch('/api/m/' + location.pathname.slice(3).split('+')[0]).then(r => r.text()).then(t => (t.match(/"settings":\{[^}]*\}/) ?? [''])[0])`); got != `"settings":{"battles":"each"}` {
		t.Errorf("the match has %s", got)
	}
}

// march is a week of the campaign in which the English are one location away from the sconce that they mean to storm.
const march = begunCampaign + "campaign hand week 1 steps 1 at kerkhoven\n" + toNoordschans

// The mission is dragged along its planned way and marches at once, as its odds stand in the question; dragged elsewhere it
// says why not. A click on it shows what can be done, and gives nothing up.
func TestTheMissionIsDragged(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.onField(h, march)
	p.until(`document.querySelector('.ask .prompt')?.textContent.includes('At Noordschans it is discovered in 3 of 36 rolls')`)
	p.until(still)
	at := p.at()
	p.presses(pieceOf("mission"))
	p.until(`[...document.querySelectorAll('.athand button')].some(b => b.checkVisibility() && b.textContent.includes('Give up'))`)
	if p.at() != at {
		t.Fatal("a click on the mission gives it up")
	}
	p.clickOn(`[...document.querySelectorAll('.athand button')].filter(b => b.checkVisibility() && b.textContent.includes('Give up'))`)
	p.until(`document.querySelector('dialog')?.textContent.includes('No points from it')`)
	p.press("Cancel")
	p.until(`!document.querySelector('dialog')`)
	if p.at() != at {
		t.Fatal("the mission is given up without asking")
	}
	p.key(kb.Escape)
	p.pulls(pieceOf("mission"), spaceOf("heuvelrug"), func() {})
	p.until(`document.querySelector('.tag:not([hidden])')?.textContent.includes('29.12')`)
	if p.at() != at {
		t.Fatal("the mission leaves its planned way")
	}
	p.pulls(pieceOf("mission"), `[...document.querySelectorAll('.sea .piece')].filter(e => e.dataset.key.startsWith('garrison/'))`, func() {})
	p.until(`document.querySelector('.log').textContent.includes('The English enter Noordschans')`)
	if value[bool](p, `Boolean(document.querySelector('.tag:not([hidden])')?.textContent.includes('keeps to the way'))`) {
		t.Error("the refusal of the drag before is still shown")
	}
}

// planning holds a week of the campaign: the English are about to plan their way to a sconce.
const planning = begunCampaign + `campaign hand week 1
plan storm noordschans
known noordschans
body ready veteran-shot 8
body garrison noordschans city-militia 1
body reserve kwartier spanish-pikemen 4
war-colonel a-war-colonel-1 7
flow plans
`

// A planned way is as long as the locations on it, though it begins off the map, and nothing is said of what stops it.
func TestAPlannedWayIsCountedInLocations(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	p.onField(h, planning)
	p.until(question + `.includes('the way to Noordschans')`)
	p.until(still)
	p.presses(`[...document.querySelectorAll('.sea .piece')].filter(e => e.dataset.key.startsWith('garrison/'))`)
	p.until(`document.querySelector('.aim .hint')`)
	if got := value[string](p, `document.querySelector('.aim .hint').textContent`); got != "2 locations. " {
		t.Errorf("the way is told as %q", got)
	}
}

// What each number of an answer brings about stands with the number: how much a squadron is worth as a scout.
func TestScoutsAreSentByWhatTheyAreWorth(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.onField(h, begunCampaign+"campaign hand week 1\nbody ready light-lancers 4\nbody reserve kwartier herreruelos 4\nflow scouting-parties\n")
	p.until(question + `.includes('who goes scouting')`)
	p.press("Light Lancers")
	p.until(`document.querySelector('.aim .dial input')`)
	if got := value[string](p, `document.querySelector('.aim .hint')?.textContent ?? ''`); got != "Scouting 3 each." {
		t.Errorf("with the number stands %q", got)
	}
}
