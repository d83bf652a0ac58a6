package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// rests lets the hand rest on a spot as a hand does, and clicks there.
func (p *page) rests(at spot) {
	p.Helper()
	p.do(chromedp.MouseEvent("mouseMoved", at.X-3, at.Y-3), chromedp.MouseEvent("mouseMoved", at.X, at.Y))
	time.Sleep(400 * time.Millisecond)
	p.do(chromedp.MouseClickXY(at.X, at.Y))
}

// fleet opens The Invincible Armada's campaign as the English, in a turn in which
// several squadrons lie in one port and may sail.
func (p *page) fleet(h *house) {
	p.Helper()
	for tries, stacked := 0, false; !stacked; tries++ { // now and then a calm keeps everybody in port
		if tries == 10 {
			p.Fatal("no two squadrons may ever sail")
		}
		p.open(h.url)
		p.begins("invincible", "campaign")
		p.until(`document.querySelector('.opening')?.hidden && document.querySelector('.sea .piece.lit')`)
		stacked = value[bool](p, `document.querySelectorAll('.sea .piece.lit').length > 1`)
	}
}

// While a hand rests on the link to a table the browser asks for its page, and has it at the click.
func TestAPageIsAskedForWhileItsLinkIsPointedAt(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	p.open(h.url)
	p.begins("duel", "open-sea")
	p.until(`document.querySelector('.sea .piece')`)
	at := value[string](p, `location.pathname`)
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	p.click(`a[href^="` + at + `"]`)
	p.until(`location.pathname === ` + quote(at))
	if came := value[string](p, `performance.getEntriesByType('navigation')[0].deliveryType`); came != "navigational-prefetch" {
		t.Errorf("the page came by %q", came)
	}
}

// A lit stack is opened by a hand that rests on it and clicks; the counter under the hand
// stays there, a second click chooses it, and nothing of the open stack is left. The keys
// of answers are digits and Enter; + and 0 look at the board wherever the focus is. In the
// past nothing can be played, and Esc returns.
func TestNaturalHand(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), byHand(t)
	p.fleet(h)
	under := func(at spot) string {
		return value[string](p, fmt.Sprintf(`document.elementFromPoint(%f, %f).closest('.piece')?.dataset.key ?? ''`, at.X, at.Y))
	}
	at := p.find(all(".sea .piece.lit"))
	held, asked := under(at), value[string](p, `document.querySelector('.ask .prompt').textContent`)
	if held == "" {
		t.Fatal("no counter lies under the hand")
	}
	p.rests(at)
	p.until(`document.querySelector('.sea .fan') && [...document.querySelectorAll('.sea .piece')].every(e => e.getAnimations({ subtree: true }).length === 0)`)
	if got := under(at); got != held {
		t.Errorf("the hand was on %q; when the stack opens it is on %q", held, got)
	}
	if outside := value[int](p, `(s => [...document.querySelectorAll('.sea .piece.lit .tile')].map(e => e.getBoundingClientRect()).filter(r => r.left < s.left || r.right > s.right || r.top < s.top || r.bottom > s.bottom).length)(document.querySelector('div.sea').getBoundingClientRect())`); outside > 0 {
		t.Errorf("%d counters of the open stack lie out of sight", outside)
	}
	p.rests(value[spot](p, `(r => { for (let x = r.left + 2; x < r.right; x += 2) for (let y = r.top + 2; y < r.bottom; y += 2)
		if (document.elementFromPoint(x, y)?.matches('.fan')) return { X: x, Y: y }; })(document.querySelector('.sea .fan').getBoundingClientRect())`))
	if refused := value[string](p, `document.querySelector('.tag:not([hidden])')?.textContent ?? ''`); refused != "" {
		t.Errorf("a click beside the counters of an open stack is answered %q", refused)
	}
	p.rests(at)
	p.until(`document.querySelector('.ask .prompt').textContent !== ` + asScript(asked))
	p.until(`!document.querySelector('.fan')`)
	if refused := value[string](p, `document.querySelector('.tag:not([hidden])')?.textContent ?? ''`); refused != "" {
		t.Errorf("a natural click is answered %q", refused)
	}

	before := value[string](p, sight)
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('.menu button').focus()`))
	p.key("+")
	p.until(sight + ` !== ` + quote(before))
	p.key("0")
	p.until(`(s => Math.max(s.parentElement.clientWidth, s.parentElement.clientHeight) > 1500 * s.getScreenCTM().a)(document.querySelector('.sea .board > svg'))`)

	if letters := value[int](p, `document.querySelectorAll('.ask button.option kbd').length - document.querySelectorAll('.ask button.option kbd[data-key], .ask button.option.main kbd').length`); letters != 0 {
		t.Errorf("%d answers have another key than a digit or Enter", letters)
	}
	now := p.at()
	p.key("[")
	p.says("you cannot play here")
	p.says(fmt.Sprintf("Step %d of %d: this is the past", now-1, now))
	for _, key := range []string{"1", kb.Enter} {
		p.key(key)
	}
	if value[bool](p, answers+`.some(b => b.checkVisibility())`) || p.at() != now {
		t.Error("the past offers, or plays, answers of the present")
	}
	p.key(kb.Escape)
	p.until(`!document.querySelector('.table.past') && document.querySelector('.pastframe').hidden`)
	p.key(value[string](p, `document.querySelector('.ask button.main') ? '\r' : '1'`))
	p.until(viewAt + ` > ` + number(now) + ` || document.querySelector('.aim')`)
}

// The board follows the question: in a tactical move of Calais the tactical map is up,
// though the squadrons stand on both; a board that is pinned stays.
func TestBoardsFollowTheQuestion(t *testing.T) {
	const board = `document.querySelector('.tabs.boards [aria-selected=true]').textContent`
	const both = `Boolean(document.querySelector('.phase')?.textContent.includes('nglish tactical move') && document.querySelector('.sea .piece.lit') && document.querySelector('.inset .piece.lit'))`
	h, p := openHouse(t), byHand(t)
	p.choose(h.url, "The Invincible Armada", "calais", "typed", "me", "me")
	p.passCurtain()
	tokens := value[[]string](p, mine)
	found := false
	for n := 0; n < 300 && !found; n++ {
		p.playStep(tokens...)
		p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('.curtain[open] button')?.click()`))
		found = value[bool](p, both)
	}
	if !found {
		t.Fatal("the English are never on both maps")
	}
	p.until(board + ` === 'Tactical Map'`)
	p.clickOn(`[...document.querySelectorAll('.tabs.boards button')].filter(b => b.textContent === 'Strategic Map')`)
	p.press("Pin")
	at := p.at()
	p.clickOn(`[...document.querySelectorAll('.ask button.option')].filter(b => b.textContent.includes('Go on'))`)
	p.commit(at)
	p.until(`document.querySelector('.phase').textContent.includes('panish tactical move')`)
	if got := value[string](p, board); got != "Strategic Map" {
		t.Errorf("the strategic map was pinned; %s is up", got)
	}
	p.press("Pin")
	p.until(board + ` === 'Tactical Map'`)
	p.key("b")
	p.until(board + ` === 'Strategic Map'`)
}

// The second question of a duel can be answered first; what is asked, and the end, are
// heard, and the focus goes there; a link skips to the question.
func TestQuestionsByEar(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), byHand(t)
	p.choose(h.url, "Duel", "open-sea", "house", "me", "random")
	p.myTurn()
	if !value[bool](p, `document.activeElement.matches('.ask .prompt')`) {
		t.Error("the focus does not go to the first question")
	}
	p.press("what speed shall")
	p.until(`document.querySelector('.ask .prompt').textContent.includes('what speed')`)
	at := p.at()
	p.press("Make speed 0")
	p.until(viewAt + ` > ` + number(at))
	p.until(`document.querySelector('.ask .prompt').textContent.includes('load')`)
	p.until(`[...document.querySelectorAll('[aria-live=assertive]')].some(e => /what shall Resolute load\? \d answers/.test(e.textContent))`)
	p.until(`document.activeElement.matches('.ask .prompt')`)
	p.audit("a question that is heard")
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('.skip').focus()`))
	p.until(`document.querySelector('.skip').getBoundingClientRect().top >= 0`)
	p.key(kb.Enter)
	p.until(`document.activeElement.matches('.ask .prompt')`)
	p.press("Load round shot")
	p.until(viewAt + ` > ` + number(at+1))
	p.myTurn() // the page lies still
	p.press("More")
	p.press("Concede")
	p.press("Concede the match")
	p.until(`document.activeElement.matches('.ending h2') && document.activeElement.textContent.startsWith('You lose: ')`)
	p.until(`[...document.querySelectorAll('[aria-live=assertive]')].some(e => e.textContent.includes('Victory'))`)
}

// On a portrait tablet the board has the width of the screen and half of its height.
func TestPortraitTablet(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), openPage(t, 820, 1180, chromedp.EmulateMobile, chromedp.EmulateTouch)
	p.choose(h.url, "The Invincible Armada", "campaign", "house", "me", "captain")
	p.myTurn()
	box := value[spot](p, `(r => ({ X: r.width, Y: r.height }))(document.querySelector('div.sea').getBoundingClientRect())`)
	if box.X < 800 || box.Y < 400 {
		t.Errorf("of a screen of 820 by 1180 the board has %.0f by %.0f", box.X, box.Y)
	}
	p.audit("a tablet")
}

// Who makes a link for a friend and closes the tab finds seat and link again, and sees
// the friend sit down under a name, and go. What waits for him stands before the games.
func TestHostWhoClosesTheTab(t *testing.T) {
	atLength(t)
	h, a, b := openHouse(t), byHand(t), byHand(t)
	a.choose(h.url, "Duel", "open-sea", "house", "me", "friend")
	a.until(`document.querySelector('.new input[readonly]')`)
	link := value[string](a, `document.querySelector('.new input[readonly]').value`)
	a.open("about:blank")
	a.open(h.url)
	a.until(`document.querySelector('.mine li:first-child').matches('.turn') && document.querySelector('.mine ~ .games') !== null`)
	a.press("links for friends")
	a.until(`document.querySelector('.new input[readonly]').value === ` + quote(link))
	a.press("Copy")
	a.until(`/Copied|Ctrl C/.test(document.querySelector('.row.link [role=status]').textContent) && document.querySelector('.row.link input').selectionEnd === ` + number(len(link)))
	a.audit("links found again")
	a.clickOn(`[...document.querySelectorAll('.mine a')]`)
	a.myTurn()
	const other = `document.querySelector('.seat.side-1 .who').textContent`
	a.until(other + ` === 'not here yet'`)
	b.open(link)
	b.until(`/You play B/.test(document.querySelector('.invitation .facts').textContent)`)
	b.screen("invitation")
	value[bool](b, `(document.querySelector('.invitation input').value = 'Bess of Hull', true)`)
	b.press("Sit down")
	b.myTurn()
	a.until(other + ` === 'Bess of Hull'`)
	b.until(`document.querySelector('.seat.side-0 .who').textContent === 'here'`)
	b.open("about:blank")
	a.until(other + ` === 'Bess of Hull, away'`)
	b.open(link)
	b.myTurn() // a seat that one has needs no invitation
}

// The choices of nine tactics stand in a matrix, whole, and each is odds of its own.
func TestOddsAsAMatrix(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), byHand(t)
	for tries, found := 0, false; !found; tries++ {
		if tries == 12 { // the dice may spare everyone in several campaigns, not in as many
			t.Fatal("there are no odds to look at")
		}
		p.choose(h.url, "The Invincible Armada", "campaign", "house", "me", "me")
		p.until(`location.pathname.startsWith('/m/')`)
		p.passCurtain()
		found = p.playOn("o => o.odds && o.verb === 'attack'")
	}
	p.do(reload)
	p.passCurtain()
	p.clickOn(`[...document.querySelectorAll('.ask .option')].filter(b => b.dataset.choice?.includes(' attack ') && b.querySelector('.chance'))`)
	p.until(`document.querySelector('.crossed')`)
	heads := value[[]string](p, `[...document.querySelectorAll('.crossed thead th')].map(e => e.textContent)`)
	if got := strings.Join(heads, ", "); got != "Stand Off, Close In, Try to Board" {
		t.Errorf("across stand %q", got)
	}
	if n := value[int](p, `document.querySelector('.crossed tbody').querySelectorAll('td').length`); n < 9 {
		t.Errorf("the first measure has %d odds, want nine tactics or more", n)
	}
	if value[bool](p, `[...document.querySelectorAll('.crossed, .crossed th, .crossed td')].some(e => e.scrollWidth > e.clientWidth + 1) || document.querySelector('.ask').scrollWidth > document.querySelector('.ask').clientWidth`) {
		t.Error("the matrix is cut")
	}
	p.clickOn(`[...document.querySelectorAll('.odd')].slice(-1)`)
	if !value[bool](p, `document.querySelector('.odd[aria-pressed=true]').title.startsWith(document.querySelector('.square tbody th').firstChild.textContent)`) {
		t.Error("below the matrix stands another square than the one that was clicked")
	}
	p.screen("odds-of-all")
	at := p.at()
	p.clickOn(dialled)
	p.until(viewAt + ` > ` + number(at))
	p.passCurtain()
	p.until(`document.querySelector('.sea .said text') || document.querySelector('.log').textContent.includes('attacks')`)
	if !value[bool](p, `Boolean(document.querySelector('.sea .said text'))`) {
		return // the combat is over already
	}
	if under := value[string](p, `(r => [...document.querySelectorAll('.sea .piece')].filter(p => document.querySelector('.sea .said text').textContent.includes(p.querySelector('.name').textContent)).map(p => p.querySelector('.tile').getBoundingClientRect()).filter(t => t.left < r.right && t.right > r.left && t.top < r.bottom - 2 && t.bottom > r.top + 2).length)(document.querySelector('.sea .said text').getBoundingClientRect()) ? 'yes' : ''`); under != "" {
		t.Error("who attacks whom is written across their counters")
	}
	if !value[bool](p, `((word, line) => word.right > line.left - 40 && word.left < line.right + 40 && word.bottom > line.top - 120 && word.top < line.bottom + 120)(
		document.querySelector('.sea .said text').getBoundingClientRect(), document.querySelector('.sea .marks .mark path').getBoundingClientRect())`) {
		t.Error("who attacks whom is written far from their counters")
	}
}
