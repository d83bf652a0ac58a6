package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// pair sits two people at two screens in one match.
func pair(t *testing.T, h *house, game, scenario string) (a, b *page) {
	t.Helper()
	a, b = desk(t), desk(t)
	a.choose(h.url, game, scenario, "house", "me", "friend")
	a.until(`document.querySelector('.new input[readonly]')`)
	link := value[string](a, `document.querySelector('.new input[readonly]').value`)
	a.press("To the table")
	b.sitDown(link)
	a.until(`document.querySelector('.ask')`)
	b.until(`document.querySelector('.ask')`)
	return a, b
}

// order has both captains of a duel load round shot and make no speed.
func order(pages ...*page) {
	for _, p := range pages {
		p.myTurn()
		p.press("Load round shot")
		p.until(`!` + answers + `.some(b => b.textContent.includes('round'))`)
		p.answer()
	}
}

// A draw is offered, declined, offered again and accepted; the match that follows
// has the sides changed, and the other takes the seat that waits.
func TestDrawAndRematch(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	a, b := pair(t, h, "Duel", "open-sea")
	a.press("More")
	a.press("Offer a draw")
	b.until(`document.querySelector('.notice')`)
	b.says("A offers a draw")
	b.audit("an offer of a draw")
	b.press("Decline")
	a.says("does not agree")
	b.until(`!document.querySelector('.notice')`)
	if value[bool](a, `Boolean(document.querySelector('.ending:not([hidden])'))`) {
		t.Fatal("a draw that is declined ends the match")
	}
	a.press("More")
	a.press("Offer a draw")
	b.press("Accept the draw")
	for _, p := range []*page{a, b} {
		p.until(`document.querySelector('.ending:not([hidden])')`)
		p.says("agree to a draw")
		p.says("Nobody wins")
	}
	was := value[string](a, "location.pathname")
	a.press("Rematch, sides changed")
	a.until(`location.pathname !== ` + quote(was) + ` && document.querySelector('.seat.side-1 .who')?.textContent === 'you'`)
	b.press("A rematch has started")
	b.until(`document.querySelector('.seat.side-0 .who')?.textContent === 'you' && document.querySelector('.seat.side-1 .who')?.textContent === 'here'`)
	order(b, a)
}

// An adjourned match keeps its secrets: a seat's record goes on, on a board of its
// own, from what that seat knows; the match itself, when both agree, as it stood.
func TestAdjournAndResume(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	a, b := pair(t, h, "Duel", "open-sea")
	order(a, b)
	a.until(`document.querySelector('.log').innerText.includes('speed 0')`)
	a.press("More")
	a.press("Adjourn")
	a.press("Adjourn the match")
	for _, p := range []*page{a, b} {
		p.says("A adjourns the match")
		p.until(`document.querySelector('.ending:not([hidden])')`)
	}
	a.audit("a match that is adjourned")
	table := value[string](a, "location.pathname")
	text := value[string](a, `fetch([...document.querySelectorAll('.more a')].find(a => a.textContent.includes('record')).href).then(r => r.text())`)
	if !strings.Contains(text, "view      A") || strings.Contains(text, "B load resolute") {
		t.Errorf("the record of an adjourned match is not its seat's own:\n%s", text)
	}
	where := `document.querySelector('.cartouche span').textContent + [...document.querySelectorAll('.sea .piece')].map(p => p.dataset.key).join()`
	was := value[string](a, where)
	file := filepath.Join(t.TempDir(), "match.wgm")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	a.open(h.url + "/open")
	a.do(chromedp.SetUploadFiles(chromedp.CSS("input[type=file]"), []string{file}))
	a.until(`document.querySelector('textarea').value.length > 100`)
	a.press("Open")
	a.until(`location.pathname.startsWith('/m/') && document.querySelector('.cartouche')`)
	if !a.myTurn() {
		t.Fatal("a match taken up again asks nothing")
	}
	if got := value[string](a, where); got != was {
		t.Errorf("the match was adjourned at %q and goes on at %q", was, got)
	}
	a.answer()
	a.open(h.url)
	a.says("adjourned")
	a.open(h.url + table)
	a.press("Resume")
	b.says("A wants to resume the match")
	b.press("Not now")
	a.says("does not agree")
	b.press("Resume")
	a.clickOn(`document.querySelectorAll('.notice button')`)
	for _, p := range []*page{a, b} {
		p.until(`!document.querySelector('.ending:not([hidden]), .notice')`)
		p.says("The match is resumed")
		if got := value[string](p, where); got != was {
			t.Errorf("the match was adjourned at %q and is taken up again at %q", was, got)
		}
	}
	a.until(answers + ".length || document.querySelector('.ask .prompt')?.textContent.includes('Waiting for')")
}

// Words go to the other seat and to those who watch, notes to nobody: another
// browser has none, this one keeps them.
func TestNotesAndTalk(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	a, b := pair(t, h, "Duel", "open-sea")
	for _, p := range []*page{a, b} {
		p.book("Talk")
	}
	a.do(typed(".talk textarea", "load chain when he closes")...)
	a.do(typed(".talk form input", "A fair wind to you")...)
	a.key("\r")
	b.says("A fair wind to you")
	b.do(typed(".talk form input", "And to you <b>sir</b>")...)
	b.press("Say")
	a.says("And to you <b>sir</b>")
	a.audit("words and notes")
	a.do(reload)
	a.book("Talk")
	a.until(`document.querySelector('.talk textarea').value === 'load chain when he closes'`)
	a.says("And to you")
	if kept := value[string](b, `document.documentElement.outerHTML + JSON.stringify(localStorage) + document.querySelector('.talk textarea').value`); strings.Contains(kept, "load chain when") {
		t.Error("the other browser has the notes")
	}
}

// A link to a position shows it to somebody with no part in the match, and what
// he does there never reaches it.
func TestLinkToAPosition(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	a, b := pair(t, h, "Duel", "open-sea")
	order(a, b)
	a.until(`document.querySelector('.log').innerText.includes('speed 0')`)
	a.until(`document.querySelector('.cartouche').innerText.includes('Firing')`) // a standing order holds her course
	a.press("More")
	a.press("Link to this position")
	a.until(`document.querySelector('dialog input')`)
	a.audit("a link")
	link := value[string](a, `document.querySelector('dialog input').value`)
	a.clickOn(`[...document.querySelectorAll('dialog button')].filter(b => b.textContent === 'Close')`) // not "Close Vengeur"
	at, w := a.at(), desk(t)
	w.open(link)
	w.until(`document.querySelectorAll('.sea .piece').length === 2`)
	if got, want := value[string](w, `document.querySelector('.cartouche').innerText`), value[string](a, `document.querySelector('.cartouche').innerText`); got != want {
		t.Errorf("the link shows %q, the match is at %q", got, want)
	}
	if tokens := value[string](w, `performance.getEntriesByType('resource').map(r => r.name).join(' ')`); strings.Contains(tokens, value[string](a, `location.pathname.slice(3)`)) {
		t.Error("the link gives the seat's own away")
	}
	if a.at() != at {
		t.Error("a link to a position moves the match")
	}
}

// While one was away much happened: it is gone through step by step when asked.
func TestSinceYourLastTurn(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	a, b := pair(t, h, "The Invincible Armada", "campaign")
	tokens := []string{a.token(), b.token()}
	since := `document.querySelector('.replay .since:not([hidden])')`
	for n := 0; !value[bool](a, `Boolean(`+since+`)`); n++ {
		if n > 600 {
			t.Fatal("nothing ever happens while A is away")
		}
		b.playStep(tokens...)
	}
	a.myTurn()
	now := a.at()
	a.screen("since")
	a.press("Since your last turn")
	a.until(`document.querySelector('.table.past')`)
	began := value[int](a, `Number(document.querySelector('.replay input').value)`)
	if began >= now-2 {
		t.Errorf("going through what happened begins at step %d of %d", began, now)
	}
	a.until(`!document.querySelector('.table.past') && document.querySelector('.replay input').value === document.querySelector('.replay input').max`)
	if value[bool](a, `Boolean(`+since+`)`) {
		t.Error("it is offered again")
	}
	a.myTurn()
	a.open(h.url)
	a.until(`document.querySelector('.mine svg')`)
	a.screen("front-mine")
}

// A line of the log shows the board as it was, and so does the slider.
func TestLogAndSlider(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "The Invincible Armada", "campaign", "typed", "me", "me")
	p.until(`location.pathname.startsWith('/m/')`)
	p.passCurtain()
	if !p.playOn("(o, v) => v.lines.some(l => l.text.includes('comes onto the Tactical Map') && l.step + 8 < v.at)") {
		t.Fatal("nobody comes onto the Tactical Map in a whole campaign")
	}
	p.do(reload)
	p.passCurtain()
	where := `[...document.querySelectorAll('.chartroom .board .piece')].map(p => p.dataset.key + ' ' + p.dataset.at).sort().join()`
	now := value[string](p, where)
	line := `[...document.querySelectorAll('.log .line .text')].filter(b => b.textContent.includes('comes onto the Tactical Map')).slice(0, 1)`
	p.until(line + `.length`)
	step := value[int](p, `Number(`+line+`[0].closest('.line').dataset.step)`)
	p.clickOn(line)
	p.until(`document.querySelector('.table.past')`)
	p.until(`Number(document.querySelector('.replay input').value) === ` + number(step))
	p.until(where + ` !== ` + quote(now))
	then := value[string](p, where)
	if value[bool](p, `Boolean(document.querySelector('.sea .piece.lit'))`) {
		t.Error("something may be chosen in the past")
	}
	p.key("\x1b")
	p.until(`!document.querySelector('.table.past')`)
	p.until(where + ` === ` + quote(now))
	p.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => { const s = document.querySelector('.replay input'); s.value = %d; s.dispatchEvent(new Event('input')); })()`, step)))
	p.until(where + ` === ` + quote(then))
	p.press("Now")
	p.until(where + ` === ` + quote(now))
}

// A clock that has run out ends nothing by itself: one may wait, or let the
// other's captain play until he returns.
func TestCaptainWhoStandsIn(t *testing.T) {
	h, a, b := openHouse(t), desk(t), desk(t)
	a.open(h.url)
	a.until(`document.querySelector('.card')`)
	seats := value[[]string](a, begin("duel", "open-sea", 1, `{ kind: 'me' }, { kind: 'friend' }`))
	a.open(h.url + "/m/" + seats[0])
	b.open(h.url + "/m/" + seats[1])
	order(a)
	a.says("has run out")
	if value[bool](a, `Boolean(document.querySelector('.ending:not([hidden])'))`) {
		t.Fatal("a clock that has run out ends the match")
	}
	a.press("Let the captain play")
	b.says("Your captain has been playing for you")
	b.audit("a captain who stands in")
	b.press("Take over again")
	b.until(`!document.querySelector('.notice')?.innerText.includes('has been playing')`)
	for end := time.Now().Add(patience); !value[bool](a, answers+`.length > 0`) && !value[bool](b, answers+`.length > 0`); time.Sleep(100 * time.Millisecond) {
		if time.Now().After(end) { // the captain may have played up to a question of either
			t.Fatal("nobody is asked any more" + b.situation())
		}
	}
}

// begin returns an expression of the page that begins a match, with tokens by seat.
func begin(game, scenario string, pace int, seats string) string {
	return fmt.Sprintf(`fetch('/api/commit').then(r => r.json()).then(c => fetch('/api/matches', { method: 'POST', body: JSON.stringify({
		game: %q, scenario: %q, settings: {}, seats: [%s], dice: 'house', pace: %d,
		commit: c.commit, words: ['the wind is fair today', 'and so is the tide, sir'] }) })).then(r => r.json()).then(m => m.seats)`, game, scenario, seats, pace)
}
