package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// What happened before the first decision is told once, in the lines of the seat's own log; a
// key or a press on the board ends it and does nothing else, and to who wants nothing to move
// it is not told at all.
func TestWhatHappenedBeforeTheFirstDecision(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	const shown = `document.querySelector('.opening:not([hidden])')`
	begins := func(game, scenario string) string {
		t.Helper()
		return h.url + "/m/" + value[[]string](p, begin(game, scenario, 0, `{ kind: 'me' }, { kind: 'bot', bot: 'captain' }`))[0]
	}
	ready := func(link string) {
		t.Helper()
		for !value[bool](p, `fetch('`+strings.Replace(link, "/m/", "/api/m/", 1)+`').then(r => r.json()).then(t => t.view.asks.length > 0)`) {
			time.Sleep(100 * time.Millisecond) // the bot places its ships first
		}
	}
	p.open(h.url)
	p.open(begins("jenkins", "porto-bello"))
	p.until(answers + `.length && document.querySelectorAll('.log .line').length`)
	if value[bool](p, `Boolean(`+shown+`)`) {
		t.Error("it tells that a turn begins")
	}
	link := begins("invincible", "calais")
	ready(link)
	p.open(link)
	p.until(`document.querySelectorAll('.opening li').length > 1`)
	if under := value[string](p, `(o => [...document.querySelectorAll('.sea .piece')].filter(e => { const r = e.getBoundingClientRect();
		return r.left < o.right && r.right > o.left && r.top < o.bottom && r.bottom > o.top; }).map(e => e.dataset.id).join())(document.querySelector('.opening').getBoundingClientRect())`); under != "" {
		t.Errorf("it lies over %s", under)
	}
	p.until(`!` + shown) // it ends by itself
	if strange := value[string](p, `[...document.querySelectorAll('.opening li')].map(l => l.firstChild.textContent.replace(/\.$/, '')).find(l => !document.querySelector('.log').textContent.includes(l)) ?? ''`); strange != "" {
		t.Errorf("it tells what the log does not: %s", strange)
	}
	p.open(link)
	p.until(answers + `.length`)
	p.until(`document.querySelectorAll('.log .line').length`)
	if value[bool](p, `Boolean(`+shown+`)`) {
		t.Error("it is told a second time")
	}
	p.do(chromedp.Evaluate[chromedp.Void](`localStorage.setItem('motion', 'slow')`)) // this one is long
	for _, end := range []struct {
		name string
		do   func()
	}{
		{"key", func() { p.key(kb.Enter) }},
		{"press on the board", func() { p.click(`.sea .board .piece[data-id="howard"]`) }},
	} {
		link = begins("invincible", "calais")
		ready(link)
		p.open(link)
		p.until(shown)
		at := p.at()
		if end.name == "key" {
			p.audit("opening")
		}
		end.do()
		p.until(`!` + shown)
		time.Sleep(300 * time.Millisecond) // what a choice would take to be answered
		if p.at() != at || value[bool](p, `Boolean(document.querySelector('.aim'))`) {
			t.Errorf("the %s that ended it made a choice too", end.name)
		}
	}
	before := p.at()
	p.clickOn(`document.querySelectorAll('.ask .option')`)
	p.until(fmt.Sprintf(`%s > %d || document.querySelector('.aim')`, viewAt, before)) // the next press does what it says
	p.do(chromedp.Evaluate[chromedp.Void](`localStorage.setItem('motion', 'none')`))
	link = begins("invincible", "calais")
	ready(link)
	p.open(link)
	p.until(answers + `.length`)
	if value[bool](p, `Boolean(`+shown+`) || localStorage.getItem('openings').split(',').length !== 3`) {
		t.Error("it moves where nothing shall")
	}
}

// The board opens on what the scenario is about: what decides it is ringed, and seen with one's
// own pieces, until the first choice.
func TestAScenarioOpensOnItsObjective(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	for name, open := range map[string]func(testing.TB) *page{"desk": desk, "phone": phone} {
		p := open(t)
		p.open(h.url)
		p.do(chromedp.Evaluate[chromedp.Void](`localStorage.setItem('motion', 'none')`))
		p.open(h.url + "/m/" + value[[]string](p, begin("jenkins", "porto-bello", 0, `{ kind: 'me' }, { kind: 'bot', bot: 'captain' }`))[0])
		p.until(answers + `.length && document.querySelectorAll('.objectives circle').length === 2`)
		const seen = `(s => [...document.querySelectorAll('.objectives circle'), document.querySelector('.piece[data-key="vernon"]')].every(e => {
			const r = e.getBoundingClientRect(), b = s.getBoundingClientRect();
			return r.left >= b.left && r.right <= b.right && r.top >= b.top && r.bottom <= b.bottom + 1; }))(document.querySelector('.sea .board'))`
		if !value[bool](p, seen) {
			t.Errorf("%s: Porto Bello, Chagres and Vernon are not all in sight", name)
		}
		p.press("Done")
		p.until(`!document.querySelector('.objectives')`)
	}
}
