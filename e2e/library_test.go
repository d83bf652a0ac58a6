package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// A match that both sides put in the library is found there, and its replay for the pages of
// other sites has a board and its controls, and nothing else. Its end is saved as a picture.
func TestLibrary(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "Duel", "open-sea", "house", "me", "me")
	for range 4 {
		if p.passCurtain() {
			p.answer()
		}
	}
	p.passCurtain()
	p.press("More")
	p.press("Concede")
	p.press("Concede the match")
	p.press("Put it in the library")
	p.says("In the library")
	p.screen("ending-public")
	p.do(chromedp.Evaluate[chromedp.Void](`(make => { URL.createObjectURL = b => { window.saved = b.type + ' ' + (b.size > 20000); return make(b); }; })(URL.createObjectURL.bind(URL))`))
	p.press("Share")
	p.press("Save a picture")
	p.until(`window.saved === 'image/png true'`)
	p.press("Close")
	p.open(h.url)
	p.press("The library")
	p.until(`document.querySelector('.library .miniature.shown')`)
	p.screen("library")
	token := value[string](p, `new URL(document.querySelector('.library a.option').href).pathname.slice(3)`)
	p.press("Embed")
	p.audit("the text to embed")
	p.open(h.url + "/replay/" + token)
	p.until(`document.querySelector('.embedded .replay') && document.querySelector('.sea svg')`)
	if value[bool](p, `Boolean(document.querySelector('.menu, .ask, .ending, .drawer'))`) {
		t.Error("the replay for other pages has more than the replay")
	}
	p.screen("embedded")
	p.click(`.replay [title="A step on"]`)
	p.until(`document.querySelector('.replay .count').textContent.startsWith('2 /')`)
	if value[int](p, `JSON.parse(localStorage.getItem('matches') ?? '[]').filter(m => m.tokens[0] === `+quote(token)+`).length`) > 0 {
		t.Error("the replay for other pages is kept among one's matches")
	}
}
