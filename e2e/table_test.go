package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

var reload = chromedp.Reload()

// typed puts words into a field as keys.
func typed(sel, words string) []chromedp.Action[chromedp.Void] {
	return []chromedp.Action[chromedp.Void]{chromedp.Focus(chromedp.CSS(sel)), chromedp.SendKeys(chromedp.CSS(sel), words)}
}

// passCurtain lifts the curtain if it is drawn, and reports whether there is
// something to answer.
func (p *page) passCurtain() bool {
	p.Helper()
	p.until(answers + `.length || document.querySelector('.curtain[open], .ending:not([hidden])')`)
	if value[bool](p, `Boolean(document.querySelector('.curtain[open]'))`) {
		p.click(".curtain button")
		p.until(`!document.querySelector('.curtain')`)
	}
	return value[bool](p, answers+".length > 0")
}

// A choice that nothing depends on is taken back at once; one that is firm only
// if the other seat agrees, and the log keeps both.
func TestTakeBackAndItsRefusal(t *testing.T) {
	atLength(t)
	h, a, b := openHouse(t), desk(t), desk(t)
	a.choose(h.url, "Duel", "open-sea", "house", "me", "friend")
	link := value[string](a, `new Promise(done => { const t = setInterval(() => { const i = document.querySelector('.new input[readonly]'); if (i) { clearInterval(t); done(i.value); } }, 30); })`)
	a.press("To the table")
	b.sitDown(link)
	a.myTurn()
	a.press("Load chain shot")
	a.until(`!` + answers + `.some(b => b.textContent.includes('chain'))`)
	a.key("z", chromedp.KeyModifiers(chromedp.ModifierCtrl))
	a.until(answers + `.some(b => b.textContent.includes('chain'))`)
	for _, p := range []*page{a, b} {
		p.myTurn()
		p.press("Load round shot")
		p.until(`!` + answers + `.some(b => b.textContent.includes('round'))`)
		p.answer()
	}
	// Both have ordered: the gage has been thrown for or compared, so it is firm.
	a.until(`document.querySelector('.log').innerText.includes('speed 0')`)
	a.press("Ask to take back")
	b.until(`document.querySelector('.notice')`)
	b.audit("a request to take back")
	b.press("Refuse")
	a.says("does not agree")
	a.press("Ask to take back")
	b.press("Agree")
	a.until(answers + `.some(o => o.textContent.includes('speed'))`)
}

// A study is forked from the past, and nothing of it reaches the match; the
// slider shows the board as it was.
func TestStudyAndReplay(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "Duel", "open-sea", "house", "me", "me")
	for range 5 {
		if !p.passCurtain() {
			t.Fatal("over too soon")
		}
		p.answer()
	}
	p.passCurtain()
	table, at := value[string](p, "location.pathname"), p.at()
	p.key("[")
	p.key("[")
	p.until(`document.querySelector('.table.past')`)
	p.audit("the past")
	p.press("Study")
	p.until(`location.pathname !== ` + quote(table))
	p.says("study")
	if !p.myTurn() {
		t.Fatal("a study asks nothing")
	}
	p.answer()
	p.audit("a study")
	p.press("Back to the match")
	p.until(`location.pathname === ` + quote(table))
	p.passCurtain()
	if got := p.at(); got != at {
		t.Errorf("after a study the match is at view %d, want %d", got, at)
	}
}

// A finished match's record is downloaded, uploaded, and replayed.
func TestDownloadAndUpload(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "Duel", "open-sea", "house", "me", "random")
	for range 3 {
		p.myTurn()
		p.answer()
	}
	p.myTurn()
	p.press("More")
	p.press("Concede")
	p.press("Concede the match")
	p.until(`document.querySelector('.ending:not([hidden])')`)
	text := value[string](p, `fetch([...document.querySelectorAll('.more a')].find(a => a.textContent.includes('record')).href).then(r => r.text())`)
	if !strings.Contains(text, "concede") {
		t.Errorf("the record does not say that it was conceded:\n%s", text)
	}
	file := filepath.Join(t.TempDir(), "match.wgm")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	p.open(h.url + "/open")
	p.audit("the page for records")
	p.do(chromedp.SetUploadFiles(chromedp.CSS("input[type=file]"), []string{file}))
	p.until(`document.querySelector('textarea').value.length > 100`)
	p.press("Open")
	p.until(`location.pathname.startsWith('/m/')`)
	p.until(`document.querySelectorAll('.log .line').length > 4`)
	p.key("[")
	p.until(`document.querySelector('.table.past')`)
	p.open(h.url + "/open")
	p.do(typed("textarea", "no record at all")...)
	p.press("Open")
	p.until(`document.querySelector('[role=alert]').textContent.length > 10`)
}

// allButAnswers is the text of a table without the answers that it offers.
const allButAnswers = `(all => { for (const e of all.querySelectorAll('.ask')) e.remove(); return all.textContent; })(document.querySelector('.table').cloneNode(true))`

// Two at one screen order in secret: the curtain is drawn between them, and
// nothing of the one is on the page before the other lifts it.
func TestHotseatCurtain(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "Duel", "fog", "house", "me", "me")
	p.until(`document.querySelector('.curtain[open]')`)
	p.says("I am A")
	p.audit("the curtain")
	p.passCurtain()
	p.press("Load chain shot")
	p.until(`!` + answers + `.some(b => b.textContent.includes('chain'))`)
	if text := value[string](p, allButAnswers); !strings.Contains(text, "chain") {
		t.Errorf("A does not see what A has loaded:\n%s", text)
	}
	p.answer()
	p.until(`document.querySelector('.curtain[open]')`)
	p.says("I am B")
	p.passCurtain()
	if text := value[string](p, allButAnswers); strings.Contains(text, "chain") {
		t.Errorf("B sees what A has loaded:\n%s", text)
	}
}

// Real dice: the house says which throw and why, and takes what fell.
func TestUmpireDice(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "The Invincible Armada", "calais", "typed", "me", "captain")
	p.until(`document.querySelector('.dice form')`)
	p.says("roll ")
	p.audit("real dice")
	p.do(chromedp.SendKeys(chromedp.CSS(".dice input"), "7"))
	p.press("Rolled")
	if value[bool](p, `document.querySelector('.dice input').validity.valid`) {
		t.Error("a 7 is taken for a die of six sides")
	}
	p.rolls(func() { p.clickOn(face(4)) })
}

// A phone: a piece or an answer is tapped, a second tap commits, the sheet is
// raised to read the log.
func TestPhoneByTouch(t *testing.T) {
	h, p := openHouse(t), phone(t)
	p.open(h.url)
	p.audit("the front page on a phone")
	p.tapOn(`[...document.querySelectorAll('.card')].filter(c => c.querySelector('h2').textContent.includes('Armada')).map(c => c.querySelector('button.option'))`)
	p.myTurn()
	if wide := value[int](p, "document.documentElement.scrollWidth"); wide > 390 {
		t.Errorf("the table is %d px wide on a screen of 390", wide)
	}
	p.audit("a table on a phone")
	if value[bool](p, `[...document.querySelectorAll('.replay button, .boardbar button')].some(b => b.checkVisibility() && b.getBoundingClientRect().right > 390)`) {
		t.Error("a button below the board lies beyond the edge of the screen")
	}
	for range 3 {
		if !p.myTurn() {
			break
		}
		at := p.at()
		p.tapOn(firstAnswer)
		p.commit(at)
	}
	p.tap(".grip")
	p.until(`getComputedStyle(document.querySelector('.table')).getPropertyValue('--sheet') === '66dvh'`)
	p.tap(".grip")
	p.book("Places")
	p.until(`document.querySelector('.places li')`)
	p.screen("places-on-a-phone")
}

// The keyboard alone, from the front page to the end of a turn.
func TestKeyboardAlone(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	for range 40 {
		p.key("\t")
		if value[bool](p, `document.activeElement.textContent.includes('Play a bot')`) {
			break
		}
	}
	if !value[bool](p, `document.activeElement.matches('.card button:focus-visible')`) {
		t.Fatal("the keyboard does not reach the first button, or its focus is not to be seen")
	}
	p.key("\r")
	p.until(`location.pathname.startsWith('/m/')`)
	p.myTurn()
	p.key("?")
	p.until(`document.querySelector('dialog[open]')`)
	p.audit("the list of keys")
	p.key("\x1b")
	p.until(`!document.querySelector('dialog')`)
	turn := value[string](p, `document.querySelector('.cartouche span').textContent`)
	p.do(chromedp.Focus(chromedp.CSS(".sea .board")))
	p.key(kb.ArrowRight)
	p.until(`document.querySelector('.space.focus') && document.querySelector('.glass').textContent.length > 3`)
	p.do(chromedp.Focus(chromedp.CSS(".ask .prompt"))) // on the board Enter takes the space it is on, where that is gold
	for range 120 {
		if value[string](p, `document.querySelector('.cartouche span').textContent`) != turn {
			return
		}
		if !p.myTurn() {
			return
		}
		at := p.at()
		p.key(value[string](p, `document.querySelector('.ask button.main') ? '\r' : '1'`))
		p.until(`document.querySelector('.aim button.commit') || ` + viewAt + ` > ` + number(at))
		if p.at() == at {
			p.key("\r")
			p.until(viewAt + ` > ` + number(at))
		}
	}
	t.Error("a turn does not end")
}

// A click that the rules forbid says the case, and the case opens the handbook.
func TestRefusalLeadsToTheHandbook(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.begins("invincible", "campaign")
	p.myTurn()
	p.until(`document.querySelector('.opening')?.hidden`) // until it has been told nothing is lit
	value[bool](p, `(addEventListener('pointerup', e => { globalThis.hit = { x: e.clientX, y: e.clientY }; }, true), true)`)
	p.clickOn(`document.querySelectorAll('.sea .space[data-id="solent"]:not(.lit) .cell')`) // no piece glides over it
	p.until(`!document.querySelector('.tag').hidden && document.querySelector('.tag .rule')`)
	rule := value[string](p, `document.querySelector('.tag .rule').dataset.rule`)
	if said := value[string](p, `document.querySelector('.tag').textContent`); strings.Count(said, "case") != 1 {
		t.Errorf("the case is told more than once: %s", said)
	}
	if far := value[float64](p, `(t => Math.hypot(Math.max(t.left - hit.x, hit.x - t.right, 0), Math.max(t.top - hit.y, hit.y - t.bottom, 0)))(document.querySelector('.tag').getBoundingClientRect())`); far > 40 {
		t.Errorf("what is refused stands %.0f px from the hand", far)
	}
	if value[bool](p, `Boolean(document.querySelector('.glass .whynot, .sea .refusal'))`) {
		t.Error("one refusal is told in two places")
	}
	p.click(".tag .rule")
	p.until(`document.querySelector('.book:not([hidden]) article')`)
	if !value[bool](p, `[...document.querySelectorAll('.book article')].some(a => `+quote("case-"+rule)+`.startsWith(a.id))`) {
		t.Errorf("the handbook has nothing at case %s", rule)
	}
	p.audit("the handbook")
	p.key("/")
	p.do(chromedp.SendKeys(chromedp.CSS(".book input"), "fireship"))
	p.until(`[...document.querySelectorAll('.book article')].every(a => /fireship/i.test(a.textContent))`)
}

// Night is as readable as day, and remembered.
func TestDayAndNight(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.press("Day or night")
	p.audit("the front page by night")
	p.begins("invincible", "campaign")
	p.myTurn()
	if value[string](p, `document.documentElement.dataset.theme`) != "night" {
		t.Error("the night is forgotten by the next page")
	}
	p.audit("a table by night")
	p.book("Displays")
	p.audit("the displays by night")
	p.press("More")
	p.press("Preferences")
	p.audit("preferences")
	choose := func(name, to string) {
		value[bool](p, `(document.querySelector('dialog select[name=`+name+`]').value = '`+to+`', true)`)
		p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('dialog select[name=` + name + `]').dispatchEvent(new Event('change'))`))
	}
	choose("theme", "day")
	p.until(`document.documentElement.dataset.theme === 'day'`)
	choose("motion", "none")
	p.press("Close")
	p.do(chromedp.Reload())
	p.myTurn()
	if got := value[string](p, `localStorage.getItem('motion') + ' ' + document.documentElement.dataset.theme`); got != "none day" {
		t.Errorf("after a reload the preferences are %q", got)
	}
}

// On a phone's board a stack opens at a tap, and a second tap takes one of its
// ships; two fingers' worth of zoom is had by the wheel too.
func TestBoardByTouchAndWheel(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), phone(t)
	for stacked := false; !stacked; { // now and then a calm keeps everybody in port
		p.open(h.url)
		p.begins("invincible", "campaign")
		p.until(`document.querySelector('.opening')?.hidden && document.querySelector('.sea .piece.lit')`)
		stacked = value[bool](p, `document.querySelectorAll('.sea .piece.lit').length > 1`)
	}
	p.tap(".sea .piece.lit")
	p.until(`document.querySelector('.sea .fan')`)
	at := p.at()
	p.until(`[...document.querySelectorAll('.sea .piece')].every(e => e.getAnimations({ subtree: true }).length === 0)`)
	p.tap(".sea .piece.lit")
	p.until(viewAt + ` > ` + number(at))
	p.audit("a ship that is taken")
	look := value[string](p, sight)
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('.sea .board').dispatchEvent(new WheelEvent('wheel', { deltaY: -300, clientX: 200, clientY: 200, cancelable: true }))`))
	p.until(sight + ` !== ` + quote(look))
}

// A clock that has run out ends nothing by itself: the other seat claims the
// match, and the record says so.
func TestClockThatRanOut(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	seat := value[string](p, `fetch('/api/commit').then(r => r.json()).then(c => fetch('/api/matches', { method: 'POST', body: JSON.stringify({
		game: 'duel', scenario: 'open-sea', settings: {}, seats: [{ kind: 'me' }, { kind: 'friend' }], dice: 'house', pace: 1,
		commit: c.commit, words: ['the wind is fair today', 'and so is the tide, sir'] }) })).then(r => r.json()).then(m => m.seats[0])`)
	p.open(h.url + "/m/" + seat)
	p.myTurn()
	p.press("Load round shot")
	p.until(`!` + answers + `.some(b => b.textContent.includes('round'))`)
	p.answer()
	p.says("has run out")
	p.audit("a clock that has run out")
	p.press("Claim the match")
	p.until(`document.querySelector('.ending:not([hidden])')`)
}

// Bots play many matches while one watches: a run is stopped, another waits for it
// and is followed after it; it has a plot, and any of its matches opens as a replay.
func TestLaboratory(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url + "/lab")
	p.until(`document.querySelector('input[type=number]')`)
	p.audit("the laboratory")
	card := func(n int) string { return fmt.Sprintf(`document.querySelectorAll('.runs .card')[%d]`, n) }
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('input[type=number]').value = 20000`))
	p.press("Run")
	p.until(card(0) + `.querySelector('progress')`)
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('input[type=number]').value = 12`))
	p.press("Run")
	p.until(`document.querySelectorAll('.runs .card').length === 2`)
	p.until(card(1) + `.querySelector('progress').value > 0`)
	p.clickOn(`[...` + card(1) + `.querySelectorAll('button')].filter(b => b.textContent === 'Stop')`)
	p.until(card(1) + `.innerText.includes('stopped') && !` + card(1) + `.querySelector('progress')`)
	p.until(card(0) + `.querySelectorAll('.shares tbody tr').length > 1 && !` + card(0) + `.querySelector('progress')`)
	p.until(card(0) + `.querySelector('figure svg').getBoundingClientRect().width > 100`)
	p.audit("a run of the laboratory")
	p.press("Open one of")
	p.press("Match 0")
	p.until(`location.pathname.startsWith('/m/') && document.querySelectorAll('.log .line').length > 20`)
}
