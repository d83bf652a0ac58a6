package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// Answers as the table lists them.
const (
	firstAnswer = answers + ".slice(0, 1)"
	dialled     = `document.querySelectorAll('.aim button.commit')`
	over        = `document.querySelector('.ending:not([hidden])')`
)

// choose begins a match through the whole form of the front page. Seats are
// "me", "friend" or a bot's spec.
func (p *page) choose(h string, game, scenario, dice string, seats ...string) {
	p.Helper()
	p.open(h)
	p.until(`document.querySelector('.card') && ![...document.querySelectorAll('.mine > ul .state')].some(s => !s.textContent)`) // nothing moves any more
	p.clickOn(fmt.Sprintf(`[...document.querySelectorAll('.card')].filter(c => c.querySelector('h2').textContent === %q).map(c => c.querySelector('button.quiet'))`, game))
	set := func(what, find, v string) {
		p.Helper()
		if !value[bool](p, fmt.Sprintf(`(() => { const s = %s;
			if (!s) return false; s.value = %q; s.dispatchEvent(new Event('change')); return s.value === %q; })()`, find, v, v)) {
			p.Fatalf("%s cannot be set to %s%s", what, v, p.situation())
		}
	}
	called := func(label string) string {
		return fmt.Sprintf(`[...document.querySelectorAll('.new label')].find(l => l.firstChild.textContent === %q)?.querySelector('select')`, label)
	}
	set("Scenario", called("Scenario"), scenario)
	for i, s := range seats {
		if s != "me" && s != "friend" {
			s = "bot " + s
		}
		set(fmt.Sprintf("seat %d", i), fmt.Sprintf(`[...document.querySelectorAll('.new select')].filter(s => [...s.options].some(o => o.value === 'me'))[%d]`, i), s)
	}
	set("Dice", called("Dice"), dice)
	p.press("Start")
}

// answer clicks the first answer, and commits to it where its odds or its
// numbers are shown first. If the match has ended in the meantime, it clicks the
// heading of the end, which does nothing.
func (p *page) answer() {
	p.Helper()
	at := p.at()
	p.clickOn(`(` + answers + `.length || !` + over + ` ? ` + firstAnswer + ` : [` + over + `.querySelector('h2')])`)
	p.commit(at)
}

// commit commits to what is aimed at, if anything, and waits for the match to
// move on from a view.
func (p *page) commit(at int) {
	p.Helper()
	moved := fmt.Sprintf("%s !== %d || document.querySelector('.curtain[open]') || %s", viewAt, at, over)
	p.until(moved + " || document.querySelector('.aim button.commit')")
	if value[bool](p, "Boolean(document.querySelector('.aim button.commit'))") {
		p.clickOn(dialled)
		p.until(moved)
	}
}

// viewAt is how far the log's slider goes, which grows with every view.
const viewAt = `Number(document.querySelector('.replay input')?.max)`

func (p *page) at() int { p.Helper(); return value[int](p, viewAt) }

// The front page begins a match in two clicks, it is played to its end by
// clicking, the dice are thrown again in the browser, and a rematch changes sides.
func TestWholeMatchByClicking(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.audit("the front page")
	p.clickOn(`[...document.querySelectorAll('.card')].filter(c => c.querySelector('h2').textContent === 'Duel').map(c => c.querySelector('button.option'))`)
	for n := 0; p.myTurn(); n++ {
		if n == 2 {
			p.audit("a table")
		}
		if n > 400 {
			t.Fatal("the match never ends")
		}
		if n == 12 { // what an answer brings is shown, however far the log was scrolled up
			value[int](p, `document.querySelector('ol.log').scrollTop = 0`)
		}
		p.answer()
		if n == 12 {
			p.until(`(l => l.scrollHeight > l.clientHeight + 60 && l.scrollHeight - l.scrollTop - l.clientHeight < 60)(document.querySelector('ol.log'))`)
		}
	}
	p.press("Verify the dice")
	p.says("Rolled again in this browser")
	p.until(`document.querySelector('.plot')`)
	p.audit("the end")
	mine := value[string](p, `location.pathname`)
	p.press("The story") // it opens by a link with which one can only look on
	p.press("To the table")
	if at := value[string](p, `location.pathname`); at != mine {
		t.Errorf("the story leads back to %s, not to the player's own seat at %s", at, mine)
	}
	p.until(`document.querySelector('.ending:not([hidden])')`)
	p.press("Rematch, sides changed")
	p.until(`location.pathname.startsWith('/m/') && document.querySelector('.seat.side-1 .who')?.textContent.startsWith('you')`)
	p.open(h.url)
	p.press("Finished matches")
	p.until(`document.querySelector('.mine details[open] .state').textContent.match(/^(you (won|lost)|nobody won)$/)`)
	p.audit("my matches")
}

// One seat by link, one by the front page, and one who watches: what is ordered
// in secret shows nowhere else before all have chosen.
func TestTwoBrowsersAndAWatcher(t *testing.T) {
	h, a, b, w := openHouse(t), desk(t), desk(t), desk(t)
	a.choose(h.url, "Duel", "fog", "house", "me", "friend")
	a.until(`document.querySelector('.new input[readonly]')`)
	a.says("works on this machine only")
	a.press("QR code")
	a.until(`document.querySelector('img.code').naturalWidth > 0`)
	a.screen("invited")
	link := value[string](a, `document.querySelector('.new input[readonly]').value`)
	a.press("To the table")
	b.sitDown(link)
	b.myTurn()
	a.myTurn()
	a.press("More")
	a.press("Link for watchers")
	w.open(value[string](a, `document.querySelector('dialog input').value`))
	a.press("Close")
	a.press("Load chain shot")
	a.until("!" + answers + ".some(b => b.textContent.includes('chain'))")
	a.answer()
	b.until(`document.querySelector('.seat.side-0 em').textContent === 'has chosen'`)
	w.until(`document.querySelector('.seat.side-0 em').textContent === 'has chosen'`)
	for who, p := range map[string]*page{"the other seat": b, "a watcher": w} {
		if text := value[string](p, "document.body.innerText"); strings.Contains(strings.ToLower(text), "chain shot loaded") ||
			strings.Contains(value[string](p, `document.querySelector('.log').innerText`), "load") {
			t.Errorf("%s learns what was loaded in secret:\n%s", who, text)
		}
	}
	if value[bool](w, answers+".length > 0") {
		t.Error("a watcher is offered answers")
	}
	w.screen("watcher")
	b.press("Load round shot")
	b.until("!" + answers + ".some(b => b.textContent.includes('round'))")
	b.answer()
	a.until(`!document.querySelector('.seat.side-0 em').textContent.includes('has chosen')`)
	b.book("Talk")
	b.do(typed(`.talk form input`, "A fair wind to you")...)
	b.key("\r")
	a.until(`document.querySelector('[data-unread="1"]')?.getAttribute('aria-label') === 'Talk, 1 unread'`)
	a.screen("unread")
	a.book("Talk")
	a.says("A fair wind to you")
	a.until(`!document.querySelector('[data-unread]')`)
}

// The line is cut and mended: the page says so, what was chosen in the meantime is sent
// when it is back, and played once; or not at all, if it is no longer wanted.
func TestOfflineAndBack(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	way := layLine(h)
	p.choose(way.url, "Duel", "open-sea", "house", "me", "friend")
	p.press("To the table")
	p.myTurn()
	way.set(true)
	p.until(`document.querySelector('.ribbon.up')`)
	p.says("Connection lost. Your moves are saved; reconnecting")
	at := p.at()
	p.press("Load chain shot")
	p.says("will be sent when you are reconnected")
	p.press("Do not send it")
	p.until(`!document.querySelector('.ribbon button')`)
	p.press("Load round shot")
	p.says("will be sent when you are reconnected")
	p.audit("a choice that waits for the line")
	way.set(false)
	p.until(`!document.querySelector('.ribbon.up') && ` + viewAt + ` > ` + number(at))
	p.until(`!` + answers + `.some(b => b.textContent.includes('round'))`)
	record := value[string](p, `fetch([...document.querySelectorAll('.more a')].find(a => a.textContent.includes('record')).href).then(r => r.text())`)
	if strings.Count(record, "A load resolute") != 1 || !strings.Contains(record, "A load resolute > round") {
		t.Errorf("sent once, the choice was played otherwise:\n%s", record)
	}
	// The answer is lost, not the choice: it is sent again under its id, and played once.
	value[bool](p, `(async () => { const m = '/api/m/' + location.pathname.slice(3), v = await fetch(m).then(r => r.json()).then(d => d.view);
		const send = () => fetch(m + '/play', { method: 'POST', body: JSON.stringify({ at: v.at, id: 'one', choices: ['A plot resolute 0'] }) }).then(r => r.json());
		window.twice = [await send(), await send()].map(a => a.played + ' ' + a.stale + ' ' + a.text).join('; '); return true; })()`)
	if got := value[string](p, `window.twice`); got != "1 false ; 1 false " {
		t.Errorf("sent twice under one id, a choice is answered %q", got)
	}
}
