package e2e

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// What happened before the first decision is told once, in the lines of the seat's own log; a
// key ends it and does nothing else, and to who wants nothing to move it is not told at all.
func TestWhatHappenedBeforeTheFirstDecision(t *testing.T) {
	h, p := openHouse(t), desk(t)
	const shown = `document.querySelector('.opening:not([hidden])')`
	begins := func(game, scenario string) string {
		t.Helper()
		return h.url + "/m/" + value[[]string](p, begin(game, scenario, 0, `{ kind: 'me' }, { kind: 'bot', bot: 'captain' }`))[0]
	}
	p.open(h.url)
	link := begins("jenkins", "porto-bello")
	p.open(link)
	p.until(`document.querySelectorAll('.opening li').length === 3 && document.querySelector('.opening li:last-child').textContent.includes('receive 4 points')`)
	p.until(`!` + shown) // it ends by itself
	if strange := value[string](p, `[...document.querySelectorAll('.opening li')].map(l => l.firstChild.textContent).find(l => !document.querySelector('.log').textContent.includes(l)) ?? ''`); strange != "" {
		t.Errorf("it tells what the log does not: %s", strange)
	}
	p.open(link)
	p.until(answers + `.length`)
	p.until(`document.querySelectorAll('.log .line').length >= 3`)
	if value[bool](p, `Boolean(`+shown+`)`) {
		t.Error("it is told a second time")
	}
	p.do(chromedp.Evaluate[chromedp.Void](`localStorage.setItem('motion', 'slow')`)) // this one is long
	link = begins("invincible", "calais")
	for !value[bool](p, `fetch('`+strings.Replace(link, "/m/", "/api/m/", 1)+`').then(r => r.json()).then(t => t.view.asks.length > 0)`) {
		time.Sleep(100 * time.Millisecond) // the bot places its ships first
	}
	p.open(link)
	p.until(shown)
	at := p.at()
	p.audit("opening")
	p.key(kb.Enter)
	p.until(`!` + shown)
	if p.at() != at {
		t.Error("the key that ended it made a choice too")
	}
	p.do(chromedp.Evaluate[chromedp.Void](`localStorage.setItem('motion', 'none')`))
	p.open(begins("jenkins", "porto-bello"))
	p.until(answers + `.length`)
	if value[bool](p, `Boolean(`+shown+`) || localStorage.getItem('openings').split(',').length !== 2`) {
		t.Error("it moves where nothing shall")
	}
}
