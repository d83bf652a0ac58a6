package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// two begins a match of two persons, each in a browser of their own.
func two(h *house, game, scenario string) (a, b *page) {
	h.Helper()
	a, b = desk(h), desk(h)
	a.choose(h.url, game, scenario, "house", "me", "friend")
	link := value[string](a, `new Promise(done => { const t = setInterval(() => { const i = document.querySelector('.new input[readonly]'); if (i) { clearInterval(t); done(i.value); } }, 30); })`)
	a.press("To the table")
	b.sitDown(link)
	b.until(`document.querySelector('.tabs.drawers')`)
	return a, b
}

// post posts something for the seat of a page, without the page.
func (p *page) post(what, body string) {
	p.Helper()
	status := value[int](p, fmt.Sprintf(`(async () => {
		const m = '/api/m/' + location.pathname.slice(3), { view } = await fetch(m).then(r => r.json());
		return (await fetch(m + '/%s', { method: 'POST', body: JSON.stringify({ at: view.at, ...%s }) })).status;
	})()`, what, body))
	if status != 200 {
		p.Fatalf("%s %s was answered with %d", what, body, status)
	}
}

func (p *page) plays(choice string) {
	p.Helper()
	p.post("play", fmt.Sprintf(`{ choices: [%q] }`, choice))
}

// bytes is everything that the house sends the seat of a page.
func (p *page) bytes() string {
	p.Helper()
	return value[string](p, `Promise.all(['', '/record', '/position', '/standing'].map(w => fetch('/api/m/' + location.pathname.slice(3) + w).then(r => r.text()))).then(t => t.join('\n'))`)
}

// A seat lets a question of The Invincible Armada go by for the turn with one key
// press beside it, finds the order in its list and its mark in its log, and the
// other browser is told of neither.
func TestDoNotAskHereAgain(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	a, b := two(h, "The Invincible Armada", "campaign")
	b.until(answers + `.length || document.querySelector('.here')`)
	for _, p := range []*page{a, b} { // everybody begins with these
		p.post("standing", `{ what: 'revoke', text: 'idle' }`)
		p.post("standing", `{ what: 'revoke', text: 'god-if-adverse' }`)
	}
	// An order for the turn is gone with it: one that is given as the last thing of a
	// turn is not seen in the list, and the next turn is asked the same.
	for tries, standing := 0, false; !standing; tries++ {
		if tries == 5 {
			t.Fatal("five orders for the turn are given, and none stands")
		}
		playToHere(a, b)
		b.screen("standing-here")
		at := b.at()
		for _, thing := range []string{".here summary", ".here button"} {
			b.do(chromedp.Focus(chromedp.CSS(thing)))
			b.key(kb.Enter)
		}
		b.until(fmt.Sprintf("%s > %d && document.querySelector('.log .ordered')", viewAt, at))
		standing = value[bool](b, `fetch('/api/m/' + location.pathname.slice(3)).then(r => r.json()).then(t => t.view.standing.length > 0)`)
	}
	if !value[bool](b, `localStorage.getItem('ordered') === 'told'`) {
		t.Error("the table does not say that a standing order has answered")
	}
	b.book("Standing orders")
	b.until(`document.querySelector('.given button') && document.querySelector('.offer')`)
	if got := value[string](b, `document.querySelector('.given').innerText`); !strings.Contains(got, "Pass this turn when asked: ") {
		t.Errorf("in force is %q", got)
	}
	b.click(".offer button")
	b.until(`document.querySelectorAll('.given button').length === 2`)
	b.screen("standing-orders")
	b.clickOn(`[...document.querySelectorAll('.given li')].filter(l => l.innerText.includes('do nothing')).map(l => l.querySelector('button'))`)
	b.until(`document.querySelectorAll('.given button').length === 1`)
	if got := a.bytes(); strings.Contains(got, `"standing":[{`) || strings.Contains(got, `"ordered":true`) {
		t.Error("the English are told of the order of the Spanish")
	}
	if value[bool](a, `Boolean(document.querySelector('.log .ordered'))`) {
		t.Error("the log of the English has a mark of an order that is not theirs")
	}
}

// playToHere plays the first answers of both seats until the second is asked what it can
// let go by for the turn.
func playToHere(a, b *page) {
	b.Helper()
	if !value[bool](b, fmt.Sprintf(`(async () => {
		const tokens = [%s, location.pathname.slice(3)], ask = t => fetch('/api/m/' + t).then(r => r.json());
		for (let n = 0; n < 300; n++) for (const t of tokens) {
			const { view: v } = await ask(t);
			if (t === tokens[1] && v.asks.some(q => q.here.length)) return true;
			const o = v.asks[0]?.options[0];
			if (!o) continue;
			const choice = o.spans.some(s => s.step) ? [o.choice, ...o.spans.map(s => s.min)].join(' ') : o.choice;
			await fetch('/api/m/' + t + '/play', { method: 'POST', body: JSON.stringify({ at: v.at, choices: [choice] }) });
			await new Promise(done => setTimeout(done, 26));
		}
		return false;
	})()`, value[string](a, `JSON.stringify(location.pathname.slice(3))`))) {
		b.Fatal("the Spanish were never asked what they can let go by")
	}
	b.until(`document.querySelector('.opening')?.hidden && document.querySelector('.here button')`)
}

// What a seat ordered is done while it is away, and though the house was killed.
func TestOrdersWhileAway(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	a, b := two(h, "Duel", "open-sea")
	b.book("Standing orders")
	b.click(".offer button")
	b.until(`document.querySelector('.given button')`)
	table := value[string](b, "location.pathname")
	b.plays("B load vengeur > chain") // which does not carry so far
	b.plays("B plot vengeur 1")
	b.open("about:blank")
	h.kill()
	h.start()
	a.open(h.url + value[string](a, "location.pathname"))
	a.plays("A load resolute > round")
	a.plays("A plot resolute 2")
	a.plays("A pass resolute")
	a.plays("A pass resolute")
	a.says("Vengeur holds her fire")
	a.says("Turn 2 of")
	if value[bool](a, `Boolean(document.querySelector('.log .ordered'))`) {
		t.Error("A is told that B left an order")
	}
	b.open(h.url + table)
	b.until(`document.querySelector('.log .ordered')`)
	b.book("Standing orders")
	b.press("Revoke")
	b.until(`document.querySelector('.given .hint')`)
}
