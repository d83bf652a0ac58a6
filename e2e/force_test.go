package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// After a move is taken back the orders that are in force again are shown and can be
// dropped; nothing of the move stays on the board, and the seat's own log tells an order
// once. Nobody was asked, and nothing says that somebody was.
func TestOrdersInForceAreShown(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	seats := value[[]string](p, begin(steering, "lion-and-bull", 0, `{ kind: 'me' }, { kind: 'bot', bot: 'captain' }`))
	p.open(h.url + "/m/" + seats[0])
	p.myTurn()
	p.until(`document.querySelector('.seat.side-1 em').textContent === 'has chosen'`) // or its choice would overtake the order
	at := p.at()
	p.press("straight ahead")
	p.until(`document.activeElement.matches('.dial input')`)
	p.key("60")
	p.key(kb.Enter)
	p.until(viewAt + ` > ` + number(at))
	p.clickOn(`[...document.querySelectorAll('.seals button.option')]`)
	p.until(`document.querySelector('.cartouche').textContent.includes('ove 2 of') || document.querySelector('.aim button.commit')`)
	if value[bool](p, `Boolean(document.querySelector('.aim button.commit'))`) {
		p.clickOn(dialled)
	}
	p.until(`document.querySelector('.cartouche').textContent.includes('ove 2 of') && !document.querySelector('.voyage').hidden`)
	told := `[...document.querySelectorAll('.log .text')].filter(e => e.textContent.includes('Triumph: 60 mm straight ahead')).length`
	if n := value[int](p, told); n != 1 {
		t.Errorf("one's own log tells an order %d times", n)
	}
	p.press("Take back")
	p.until(`document.querySelector('.cartouche').textContent.includes('ove 1 of')`)
	p.says("takes back the last")
	if value[bool](p, `document.querySelector('.tag').textContent.includes('sked') && !document.querySelector('.tag').hidden`) {
		t.Error("somebody is said to be asked, though a bot is not")
	}
	if value[bool](p, `!document.querySelector('.voyage').hidden || Boolean(document.querySelector('.salvo'))`) {
		t.Error("something of the move that was taken back stays on the board")
	}
	p.press("Ships")
	p.says("1 of 1 with orders")
	p.until(`document.querySelector('.plotted li').textContent.includes('60 mm straight ahead')`)
	p.press("Drop")
	p.says("0 of 1 with orders")
}

// With nothing picked the list of orders stays with a ship after the first of them, and
// says whose it is; her orders can be scrolled, and those of the next move begin above.
func TestListStaysWithAShip(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	p.open(h.url)
	seats := value[[]string](p, begin(steering, "coursing-the-bull", 0, `{ kind: 'me' }, { kind: 'friend' }`))
	p.open(h.url + "/m/" + seats[0])
	p.myTurn()
	const open = `document.querySelector('.ask .question:not(.seals) .prompt').textContent`
	first := value[string](p, open)
	at := p.at()
	p.press("straight ahead")
	p.until(`document.activeElement.matches('.dial input')`)
	p.key("40")
	p.key(kb.Enter)
	p.until(viewAt + ` > ` + number(at))
	p.until(answers + `.some(b => b.textContent.includes('Turn to port'))`)
	if got := value[string](p, open); got != first || !strings.Contains(got, "orders for ") {
		t.Errorf("after the first order of %q the list is %q", first, got)
	}
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('.ask').scrollTop = 200`))
	value[bool](p, fmt.Sprintf(`(async () => { %s for (const [t, s] of [['%s', 'A'], ['%s', 'B']]) { const v = await view(t); await send(t, 'play', { at: v.at, choices: [s + ' seal'] }); } return true; })()`, through, seats[0], seats[1]))
	p.until(`document.querySelector('.cartouche').textContent.includes('ove 2 of') && ` + answers + `.length`)
	if got := value[float64](p, `document.querySelector('.ask').scrollTop`); got != 0 {
		t.Errorf("the orders of the next move are scrolled to %.0f", got)
	}
}

// With two browsers the seat whose roll it is types it, the other sees for whom it waits;
// a roll that was the last of its step can be corrected until something else is decided.
func TestWhoseRollItIs(t *testing.T) {
	atLength(t)
	h, a, b := openHouse(t), desk(t), desk(t)
	a.choose(h.url, "Duel", "open-sea", "typed", "me", "friend")
	a.until(`document.querySelector('.new input[readonly]')`)
	link := value[string](a, `document.querySelector('.new input[readonly]').value`)
	a.press("To the table")
	b.sitDown(link)
	for _, p := range []*page{a, b} { // the same speed, so that the gage is rolled for
		p.myTurn()
		p.press("Load round shot")
		p.until(`!` + answers + `.some(b => b.textContent.includes('round'))`)
		p.answer()
	}
	a.until(`document.querySelector('.dice form')`)
	roller, other, seat := a, b, 0
	if !value[bool](a, `Boolean(document.querySelector('.dice form'))`) {
		roller, other, seat = b, a, 1
	}
	other.until(`document.querySelector('.dice [role=status]')?.textContent.startsWith('Waiting for ` + string(rune('A'+seat)) + ` to roll')`)
	if value[bool](other, `Boolean(document.querySelector('.dice form'))`) {
		t.Error("both have the field for the roll")
	}
	for _, p := range []*page{roller, other} {
		p.until(fmt.Sprintf(`/to roll|your roll/.test(document.querySelector('.seat.side-%d em').textContent) && !/to decide|your turn/.test(document.querySelector('.seat.side-%d em').textContent)`, seat, 1-seat))
	}
	if code := value[int](other, `(async () => { const m = '/api/m/' + location.pathname.slice(3), v = await fetch(m).then(r => r.json()).then(d => d.view);
		return (await fetch(m + '/dice', { method: 'POST', body: JSON.stringify({ at: v.at, faces: [1] }) })).status; })()`); code != 403 {
		t.Errorf("the other types the roll all the same, and is answered with %d", code)
	}
	other.audit("another's roll")
	face := func(n int) string {
		return fmt.Sprintf(`[...document.querySelectorAll('.dice .faces button')].filter(b => b.textContent === '%d')`, n)
	}
	roller.clickOn(face(2))
	roller.until(`!document.querySelector('.dice form')`)
	roller.press("Correct the last roll")
	roller.until(`document.querySelector('.dice form')`)
	other.says("The last roll was wrong")
	roller.clickOn(face(5))
	roller.until(`!document.querySelector('.dice form')`)
	other.until(`[...document.querySelectorAll('.log .die')].some(d => d.getAttribute('aria-label') === '5')`)
	for _, p := range []*page{a, b} {
		p.until(answers + `.length || document.querySelector('.ask .prompt')?.textContent.startsWith('Waiting for')`)
		if value[bool](p, answers+`.length > 0`) {
			p.answer()
			break
		}
	}
	roller.until(`!document.querySelector('.dice button')`)
}

// A match between bots opens at its beginning, and its end is not told before one comes to
// it. Bots have names; an address that is no page says so as a page.
func TestMatchOfBotsFromItsBeginning(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), byHand(t)
	p.choose(h.url, "Duel", "open-sea", "house", "random", "random")
	p.until(`location.hash === '#start' && Number(document.querySelector('.replay input')?.max) > 3`)
	p.do(reload) // it may have been opened before the bots had begun
	p.until(`document.querySelector('.table.past')`)
	if at := value[int](p, `Number(document.querySelector('.replay input').value)`); at != 1 {
		t.Errorf("it opens at step %d", at)
	}
	if name := value[string](p, `document.querySelector('.seat .who').textContent`); name != "the cabin boy (bot)" {
		t.Errorf("the bot is called %q", name)
	}
	p.until(`document.querySelector('.replay input').max > 6`)
	const spoilt = `[...document.querySelectorAll('.ending:not([hidden]), .seat em, .log .line:not(.seen)')].some(e => e.checkVisibility() && e.textContent)`
	if value[bool](p, spoilt) {
		t.Error("what the bots do while one reads the beginning is told at once")
	}
	for range 20 { // until it is over
		p.do(reload)
		p.until(`document.querySelector('.table.past') && document.querySelector('.seat .who')`)
		if value[bool](p, `document.title.includes('over')`) {
			break
		}
	}
	if value[bool](p, spoilt) {
		t.Error("the end is told before one has come to it")
	}
	p.audit("a match of bots at its beginning")
	p.press("Now")
	p.until(`document.querySelector('.ending:not([hidden])').checkVisibility()`)

	p.open(h.url + "/no-such-page")
	p.until(`document.querySelector('.lost h1')?.textContent === 'Nothing here'`)
	if code := value[int](p, `fetch(location.href, { headers: { Accept: 'text/html' } }).then(r => r.status)`); code != 404 {
		t.Errorf("an address that is no page is answered with %d", code)
	}
}

// Esc lays the ruler away; adjourning asks once, and what is adjourned reads as sentences.
func TestRulerAndAdjourning(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	p.choose(h.url, "Duel", "open-sea", "house", "me", "random")
	p.myTurn()
	p.key("R")
	p.until(`document.querySelector('.board.measuring')`)
	p.key(kb.Escape)
	p.until(`!document.querySelector('.board.measuring') && document.querySelector('.tools button[aria-pressed=false]')`)
	p.do(chromedp.Evaluate[chromedp.Void](`window.dialogs = 0, new MutationObserver(all => { for (const m of all) for (const n of m.addedNodes) if (n.nodeName === 'DIALOG') window.dialogs++; }).observe(document.body, { childList: true })`))
	p.press("More")
	p.press("Adjourn")
	p.press("Adjourn the match")
	p.says("A adjourns the match. It goes on as it stands when both players resume.")
	if n := value[int](p, `window.dialogs`); n != 1 {
		t.Errorf("adjourning asks %d times", n)
	}
	p.press("Resume")
	p.until(`!document.querySelector('.ending:not([hidden])') && ` + answers + `.length`)
}

// A fort is drawn as a fort, in play and where it is built, and its name lies clear of it.
// The page of moves names the battle and the move, is not cut to the size of a sheet, and leaves no
// word of its heads alone in a line.
func TestFortAndMovesOnPaper(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	clear := func(where string) {
		t.Helper()
		p.until(`[...document.querySelectorAll('.piece .keep')].some(e => e.getBoundingClientRect().width > 20)`)
		if value[bool](p, `[...document.querySelectorAll('.piece')].filter(e => e.querySelector('.keep')).some(e => { const a = e.querySelector('.keep .walls').getBoundingClientRect(), b = e.querySelector('.title').getBoundingClientRect(); return b.width > 0 && a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top; })`) {
			t.Errorf("the name of a fort lies on it %s", where)
		}
	}
	seats := value[[]string](p, begin(steering, "puerto-rico", 0, `{ kind: 'me' }, { kind: 'friend' }`))
	p.open(h.url + "/m/" + seats[0])
	p.myTurn()
	clear("in play")
	p.book("Moves")
	p.until(`document.querySelectorAll('.moves tbody tr').length > 3`)
	p.do(chromedp.Evaluate[chromedp.Void](`window.print = () => { window.printed = true }`))
	p.press("Print")
	p.until(`window.printed && document.querySelector('.papers h1')?.textContent.includes('Puerto Rico') && /move 1/i.test(document.querySelector('.papers caption').textContent)`)
	p.media("print")
	if found := value[string](p, hanging); found != "" {
		t.Errorf("a word hangs alone in print:\n%s", found)
	}
	p.media("")
	ctx, done := p.within()
	defer done()
	pdf, err := chromedp.Run(ctx, chromedp.PrintToPDF(chromedp.PDFPreferCSSPageSize()))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(pdf), "/MediaBox [0 0 612 792]") { // what the printer has, not a sheet of A5
		t.Error("the page of moves is not as large as the paper")
	}
	p.open(h.url + "/build/renaissance")
	p.until(`document.querySelector('.build-bar select')`)
	p.do(chromedp.Evaluate[chromedp.Void](`(() => { const s = document.querySelector('.build-bar select'); s.value = 'puerto-rico'; s.dispatchEvent(new Event('change')); })()`))
	clear("where it is built")
}
