package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// Pages about the games are read without scripts: from the page of a game to its handbook, and from a ruling to the case
// that it is about.
func TestAbout(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url + "/about/")
	p.click(`.cards a[href="duel/index.html"]`)
	p.says("Who plays against you")
	p.click(`a[href="rulings.html"]`)
	p.until(`document.querySelector('h1').textContent === 'Duel: rulings'`)
	p.click(`h2 a`)
	p.until(`location.pathname === '/about/duel/handbook.html' && document.querySelector(':target')`)
	for _, at := range []string{"", "spain/index.html", "fury/index.html", "duel/handbook.html", "jenkins/rulings.html", "duel/coverage.html", "operate/", "operate/watch.html", "sixth-game.html", "changelog.html"} {
		for _, l := range looks {
			if !l.audited {
				continue
			}
			p.do(chromedp.EmulateViewport(l.width, l.height))
			p.open(h.url + "/about/" + at)
			value[bool](p, `(document.documentElement.dataset.theme = `+quote(l.theme)+`, true)`)
			if wide := value[int64](p, "document.documentElement.scrollWidth"); wide > l.width {
				t.Errorf("%s is %d px wide on a screen of %d", at, wide, l.width)
			}
			p.audit("about/" + at + " at " + number(int(l.width)) + " by " + l.theme)
		}
	}
}
