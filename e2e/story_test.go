package e2e

import "testing"

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
