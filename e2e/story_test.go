package e2e

import (
	"strings"
	"testing"
)

// The story of a match that is over: its turns as chapters with their boards, from the panel of its end, for
// players and for those who watch.
func TestStory(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	p.open(h.url)
	seats := value[[]string](p, onField(storm))
	p.open(h.url + "/story/" + seats[0])
	p.says("Nothing has happened yet.")
	p.open(h.url + "/m/" + seats[0])
	p.press("Carry out the mission")
	p.until(`document.querySelector('.log').textContent.includes('carry out their mission')`)
	p.open(h.url + "/story/" + seats[0])
	p.until(`document.querySelectorAll('.story .chapter').length === 1`)
	p.says("The English carry out their mission at Noordschans")
	p.until(`document.querySelector('.story .miniature.shown .sea, .story .miniature.shown svg')`)
	if !value[bool](p, `document.querySelector(".story .keep input").value.includes("/story/")`) {
		t.Error("the story has no link to be shared")
	}
	p.screen("story")
}

// What was taken back is struck out in the log, and is no part of the story.
func TestTheStoryLeavesOutWhatWasTakenBack(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	p.open(h.url)
	seat := begun(h, p, "spain", "sluys", `{ kind: 'me' }, { kind: 'bot', bot: 'captain' }`)[0]
	p.open(h.url + "/m/" + seat)
	p.until(`document.querySelector('.ask')`)
	p.plays("English construct > protestant-netherlands-track with states-horse")
	p.until(`document.querySelector('.log').textContent.includes('begin to construct States horse')`)
	p.post("back", `{}`)
	p.until(`document.querySelector('.log .withdrawn')`)
	p.plays("English pass")
	p.until(question + `.includes('which ships move')`)
	p.open(h.url + "/story/" + seat)
	p.until(`document.querySelector('.story .keep')`)
	if got := value[string](p, `document.querySelector('.story').textContent`); strings.Contains(got, "States horse") {
		t.Errorf("the story tells what was taken back: %s", got)
	}
}
