package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// What one captain orders in secret is in nothing that the house sends the other
// or those who watch before both have chosen: every byte to their browsers is
// looked at.
func TestNoByteOfASecret(t *testing.T) {
	h, a, b, w := openHouse(t), desk(t), desk(t), desk(t)
	ways := overLines(h, begun(h, a, "duel", "fog", `{ kind: 'me' }, { kind: 'friend' }`), a, b, w)
	a.myTurn()
	a.press("Load chain shot")
	a.until("!" + answers + ".some(b => b.textContent.includes('chain'))")
	a.answer()
	for _, p := range []*page{b, w} {
		p.until(`document.querySelector('.seat.side-0 em').textContent === 'has chosen'`)
	}
	const secret = "is ordered to load chain"
	if !strings.Contains(ways[a].brought(), secret) {
		t.Fatal("not even A is told of the order: nothing is tested")
	}
	for name, p := range map[string]*page{"B": b, "those who watch": w} {
		if strings.Contains(ways[p].brought(), secret) {
			t.Errorf("%s were sent what A has ordered", name)
		}
	}
	order(b)
	b.until(`document.querySelector('.log').innerText.includes('makes speed')`)
	if strings.Contains(ways[b].brought(), secret) {
		t.Error("B was sent what A has loaded, before it was fired")
	}
}

// While the curtain is drawn nothing of either seat is on the page, and behind it
// the one finds nothing of the other's: neither words, nor notes, nor a board.
func TestNothingBehindTheCurtain(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "Duel", "fog", "house", "me", "me")
	p.until(`document.querySelector('.curtain[open]')`)
	page := `document.documentElement.outerHTML + [...document.querySelectorAll('input, textarea')].map(e => e.value).join()`
	bare := func(whose string, secrets ...string) {
		t.Helper()
		if n := value[int](p, `document.querySelectorAll('.board, .log, .ask, .instruments').length`); n != 0 {
			t.Errorf("%d parts of a table lie behind the curtain before %s", n, whose)
		}
		text := value[string](p, page)
		for _, s := range secrets {
			if strings.Contains(text, s) {
				t.Errorf("behind the curtain before %s lies %q", whose, s)
			}
		}
	}
	bare("A", "Load chain", "Resolute")
	p.passCurtain()
	p.book("Talk")
	p.do(typed(".talk textarea", "chain for his sails")...)
	p.press("Load chain shot")
	p.until(`!` + answers + `.some(b => b.textContent.includes('chain'))`)
	p.until(`document.querySelector('.log').textContent.includes('is ordered to load chain')`)
	p.answer()
	p.until(`document.querySelector('.curtain[open]')`)
	bare("B", "ordered", "chain", "Resolute")
	p.passCurtain()
	p.book("Talk")
	if text := value[string](p, page); strings.Contains(text, "is ordered to load chain") || strings.Contains(text, "chain for his sails") {
		t.Error("B finds what A has ordered, or noted, on the page")
	}
	if record := value[string](p, `fetch([...document.querySelectorAll('.more a')].find(a => a.textContent.includes('record')).href).then(r => r.text())`); strings.Contains(record, "A load resolute") {
		t.Errorf("B downloads A's orders:\n%s", record)
	}
	p.press("Load round shot")
	p.until(`!` + answers + `.some(b => b.textContent.includes('round'))`)
	p.answer()
	for range 4 { // what A noted is there when A sits again
		p.passCurtain()
		if value[string](p, `document.querySelector('.talk textarea').value`) == "chain for his sails" {
			return
		}
		p.answer()
	}
	t.Error("A's notes are gone")
}

// Of the pages out of sight a few keep their streams; the others let go of theirs and
// ask now and then, so that they hear of everything, too.
func TestPagesOutOfSight(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	a, b := pair(t, h, "Duel", "open-sea")
	streams := `fetch('/metrics').then(r => r.text()).then(t => Number(t.match(/streams (\d+)/)?.[1]))`
	listen := func(want int, otherwise string) {
		t.Helper()
		for n := 0; value[int](b, streams) != want; n++ {
			if n > 100_000 {
				t.Fatal(otherwise)
			}
		}
	}
	listen(2, "they do not both listen")
	hide := func(hidden string) {
		a.do(chromedp.Evaluate[chromedp.Void](`(() => {
			Object.defineProperty(document, 'hidden', { configurable: true, get: () => ` + hidden + ` });
			document.dispatchEvent(new Event('visibilitychange'));
		})()`))
	}
	hide("true")
	a.until(`navigator.locks.query().then(l => { window.held = l.held.map(k => k.name).join(); }) && window.held === 'line-0'`)
	if value[int](b, streams) != 2 {
		t.Error("one page out of sight has let go of its stream")
	}
	hide("false")
	a.until(`navigator.locks.query().then(l => { window.held = l.held.length; }) && window.held === 0`)
	a.do(chromedp.Evaluate[chromedp.Void](`for (const i of [0, 1]) navigator.locks.request('line-' + i, () => new Promise(() => {}))`)) // as other pages do
	hide("true")
	listen(1, "every page out of sight keeps its stream")
	b.press("Load round shot")
	b.until(`!` + answers + `.some(b => b.textContent.includes('round'))`)
	b.answer()
	a.until(`document.querySelector('.seat.side-1 em').textContent === 'has chosen'`)
	if value[int](b, streams) != 1 {
		t.Error("a page out of sight has opened its stream again")
	}
	hide("false")
	listen(2, "a page that is seen again does not listen")
	if value[bool](a, `Boolean(document.querySelector('.ribbon.up'))`) {
		t.Error("a page that was out of sight says that the line is down")
	}
}

// Who allowed it is told by the browser when it is his turn and he looks elsewhere.
func TestNotice(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	a, b := pair(t, h, "Duel", "open-sea")
	order(a)
	a.do(chromedp.Evaluate[chromedp.Void](`(() => {
		window.told = [];
		window.Notification = class { static permission = 'default'; static requestPermission() { this.permission = 'granted'; } constructor(title, o) { window.told.push(title + ': ' + o.body); } };
	})()`))
	a.press("More")
	a.press("Tell me while I am away")
	a.press("This browser")
	a.until(`Notification.permission === 'granted'`)
	a.press("Close")
	a.do(chromedp.Evaluate[chromedp.Void](`Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })`))
	order(b)
	for n := 0; !value[bool](a, `document.title.startsWith('●')`); n++ {
		b.playStep(b.token())
		if n > 40 {
			t.Fatal("it is never A's turn again")
		}
	}
	a.until(`window.told.length === 1 && window.told[0] === 'Duel: It is your turn.'`)
	a.until(`document.querySelector('link[rel=icon]').getAttribute('href') === '/icon-turn.svg'`)
}

// begun has a page begin a match, and returns the tokens of its seats and then that of those who watch.
func begun(h *house, p *page, game, scenario, sitters string) []string {
	p.Helper()
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	seats := value[[]string](p, begin(game, scenario, 0, sitters))
	return append(seats, value[string](p, `fetch('/api/m/`+seats[0]+`').then(r => r.json()).then(m => m.watch)`))
}

// overLines opens a table in pages, each by a token and over a line of its own, which keeps every byte.
func overLines(h *house, tokens []string, pages ...*page) map[*page]*line {
	ways := map[*page]*line{}
	for i, p := range pages {
		p.Helper()
		ways[p] = layLine(h)
		p.open(ways[p].url + "/m/" + tokens[i])
		p.until(`document.querySelectorAll('.sea .piece').length`)
	}
	return ways
}
