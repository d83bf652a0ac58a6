package e2e

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// hold presses a key and holds it for a second and a half: the keyboard repeats it 30 times a second.
func (p *page) hold(key rune) {
	p.Helper()
	k := kb.Keys[key]
	down := input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyDown, Key: k.Key, Code: k.Code, Text: k.Text, UnmodifiedText: k.Unmodified, WindowsVirtualKeyCode: k.Windows}
	press := func(e input.DispatchKeyEventParams) {
		p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, input.DispatchKeyEvent, e)
			return err
		}))
	}
	press(down)
	again := true
	down.AutoRepeat = &again
	for range 45 {
		time.Sleep(33 * time.Millisecond)
		press(down)
	}
	press(input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyUp, Key: k.Key, Code: k.Code, WindowsVirtualKeyCode: k.Windows})
}

// sent is how many choices the page has posted.
const sent = `performance.getEntriesByType('resource').filter(e => e.name.endsWith('/play')).length`

// A key that is held answers one question, on the table and on a button.
func TestAHeldKeyAnswersOnce(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.begins("duel", "open-sea")
	p.myTurn()
	p.hold('1')
	if n := value[int](p, sent); n != 1 {
		t.Errorf("a held digit answers %d questions, want 1", n)
	}
	p.open(h.url)
	p.begins("invincible", "campaign")
	p.until(`document.querySelector('.opening')?.hidden && document.querySelector('.ask button.option')`)
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('.ask button.option').focus()`))
	p.hold('\r')
	if n := value[int](p, sent); n > 1 {
		t.Errorf("a held Enter answers %d questions, want 1 at most", n)
	}
}

// A step in which something can be done is ended by Enter pressed twice: the first time it only asks, and one that
// follows at once is too early.
func TestEnterAsksBeforeItEndsAStep(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.begins("jenkins", "porto-bello")
	p.until(`document.querySelector('.opening')?.hidden !== false && document.querySelector('.ask button.option')`)
	p.do(chromedp.Evaluate[chromedp.Void](`document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
		document.querySelector('.aim button.commit').click()`))
	p.until(`document.querySelector('.aim button.commit')?.textContent.includes('Done')`)
	if n := value[int](p, sent); n != 0 {
		t.Errorf("the first Enter answers %d questions", n)
	}
	time.Sleep(500 * time.Millisecond)
	p.key("\r")
	p.until(`document.querySelector('.ask .prompt')?.textContent.includes('which stack moves')`)
}

// Neither Escape, pressed as often as one likes, nor a key that is held lifts the curtain: its button does.
func TestOnlyItsButtonLiftsTheCurtain(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "Duel", "fog", "house", "me", "me")
	p.until(`document.querySelector('.curtain[open]')`)
	for range 5 {
		p.key(kb.Escape)
		time.Sleep(150 * time.Millisecond)
		if value[bool](p, `!document.querySelector('.curtain[open]') || document.querySelector('.board, .ask') !== null`) {
			t.Fatal("Escape lifts the curtain")
		}
	}
	p.click(".curtain button")
	p.until(answers + `.length`)
}

// The longest name that may be given, without a blank, leaves both sides their halves of the panel.
func TestALongNameLeavesRoom(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	seats := value[[]string](p, begin("duel", "open-sea", 0, `{ kind: 'me' }, { kind: 'friend' }`))
	p.open(h.url + "/m/" + seats[0])
	p.myTurn()
	p.post("sit", `{ text: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW' }`)
	p.until(`document.querySelector('.seat.side-0 .who').textContent.startsWith('WWW')`)
	for _, size := range [][2]int64{{1440, 900}, {390, 844}} {
		p.do(chromedp.EmulateViewport(size[0], size[1]))
		p.until(`innerWidth === ` + number(int(size[0])))
		wide := value[[]float64](p, `[...document.querySelectorAll('.seat')].map(s => s.getBoundingClientRect().width)`)
		if wide[0] > wide[1]+1 || value[bool](p, `[...document.querySelectorAll('.seat')].some(s => s.scrollWidth > s.clientWidth + 1)`) {
			t.Errorf("at %d px the sides have %.0f and %.0f px", size[0], wide[0], wide[1])
		}
	}
}

// twice presses a spot twice as a hand does that double-clicks: the second press comes when what the first one did
// has just been drawn.
func (p *page) twice(at spot, finger bool) {
	p.Helper()
	if finger {
		p.do(chromedp.TapXY(at.X, at.Y))
		time.Sleep(180 * time.Millisecond)
		p.do(chromedp.TapXY(at.X+2, at.Y+1))
		return
	}
	p.do(chromedp.MouseEvent("mouseMoved", at.X-20, at.Y-3), chromedp.MouseEvent("mouseMoved", at.X, at.Y))
	time.Sleep(150 * time.Millisecond)
	p.do(chromedp.MouseClickXY(at.X, at.Y))
	time.Sleep(180 * time.Millisecond)
	p.do(chromedp.MouseEvent("mouseMoved", at.X+1, at.Y), chromedp.MouseClickXY(at.X+1, at.Y))
}

// A double click or tap on an answer gives one answer, and neither takes back nor leaves the table. What takes back
// stays at one height, where no answer comes.
func TestADoubleClickAnswersOnce(t *testing.T) {
	h := openHouse(t)
	for name, p := range map[string]*page{"mouse": openPage(t, 1440, 900), "finger": phone(t)} {
		p.open(h.url)
		p.begins("duel", "open-sea")
		p.myTurn()
		const posted = `performance.getEntriesByType('resource').map(e => e.name.match(/\/(play|back|study|concede)$/)?.[1]).filter(Boolean)`
		const foot = `(r => ({ X: r.top, Y: r.bottom }))(document.querySelector('.menu').getBoundingClientRect())`
		at, stands, slips := value[string](p, `location.pathname`), value[spot](p, foot), 0
		for n := 0; n < 8 && p.myTurn() && !value[bool](p, `Boolean(document.querySelector('.ending:not([hidden])'))`); n++ {
			time.Sleep(1100 * time.Millisecond) // the hand reads
			before := value[int](p, sent)
			p.twice(p.find(`[...document.querySelectorAll('.aim button.commit'), ...`+answers+`]`), name == "finger")
			if value[bool](p, `document.querySelector('.early') !== null`) {
				slips++
			}
			time.Sleep(300 * time.Millisecond)
			if after := value[int](p, sent); after > before+1 {
				t.Errorf("%s: a double click answers %d questions", name, after-before)
			}
			if got := value[string](p, `location.pathname`); got != at {
				t.Fatalf("%s: a double click leads to %s", name, got)
			}
			if now := value[spot](p, foot); now != stands {
				t.Errorf("%s: what takes back moves from %.0f to %.0f", name, stands.X, now.X)
			}
		}
		for _, what := range value[[]string](p, posted) {
			if what != "play" {
				t.Errorf("%s: a double click posts %s", name, what)
			}
		}
		if slips == 0 {
			t.Errorf("%s: no click came too soon, nothing is tested", name)
		}
	}
}

// A second Enter, and a second click on the same place, within a moment of a new question answer nothing. Enter never
// holds fire while a shot bears.
func TestAnUnreadQuestionIsNotAnswered(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.open(h.url)
	p.begins("duel", "open-sea")
	p.myTurn()
	time.Sleep(1100 * time.Millisecond)
	at := p.find(answers)
	p.do(chromedp.MouseEvent("mouseMoved", at.X, at.Y), chromedp.MouseClickXY(at.X, at.Y))
	p.until(`document.querySelector('.ask').textContent.includes('speed')`)
	time.Sleep(500 * time.Millisecond)
	p.do(chromedp.MouseClickXY(at.X, at.Y))
	p.until(`document.querySelector('.early')`)
	p.until(`!document.querySelector('.early')`)
	p.key("3") // the key of a number is the number
	p.until(`document.querySelector('.ask').textContent.includes('close, sheer off')`)
	p.press("Close Vengeur")
	p.until(`document.querySelector('.aim input[type=number]').value === '180'`)
	p.key(kb.Enter)
	p.until(`document.querySelector('.ask').textContent.includes('She cannot hit')`)
	if n := value[int](p, `document.querySelectorAll('.ask button.main').length`); n != 0 {
		t.Error("Enter holds fire")
	}
	before := value[int](p, sent)
	p.do(chromedp.KeyEvent("2"))
	p.until(`document.querySelector('.early')`)
	if after := value[int](p, sent); after != before {
		t.Error("a key answers a question that has just come")
	}
}

// A second click is heard by a control that was there before, and by the board.
func TestAQuickClickIsHeard(t *testing.T) {
	h, p := openHouse(t), openPage(t, 1440, 900)
	p.open(h.url)
	p.begins("invincible", "campaign")
	p.until(`document.querySelector('.opening')?.hidden && document.querySelector('.replay input').max > 1`)
	now := p.at()
	at := p.find(`[...document.querySelectorAll('.replay button')]`)
	p.twice(at, false)
	p.until(`document.querySelector('.replay input').value === ` + quote(number(max(now-2, 1)))) // there is no step before the first
	p.key(kb.Escape)
	p.until(`!document.querySelector('.table.past') && document.querySelector('.sea .piece.lit')`)
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('.sea .board').addEventListener('click', () => { window.heard = (window.heard ?? 0) + 1 })`))
	p.twice(p.find(all(".sea .piece.lit")), false)
	if n := value[int](p, `window.heard`); n != 2 {
		t.Errorf("of two clicks the board hears %d", n)
	}
}

// A table is printed by day, on pages of its own: its boards whole, all of the log, and the sheets of the seat that sits
// at it. The browser's own menu does the same without sheets. Afterwards the board is seen as before.
func TestATableIsPrinted(t *testing.T) {
	h, p := openHouse(t), openPage(t, 1440, 900)
	p.open(h.url)
	p.begins("invincible", "campaign")
	p.until(`document.querySelector('.opening')?.hidden && document.querySelectorAll('.log .line').length > 5`)
	value[bool](p, `(document.documentElement.dataset.theme = 'night', true)`)
	p.key("+")
	before := value[string](p, sight)
	if pages := p.pdf("table"); len(pages) < 3 || pages[0] != "792 612" || pages[len(pages)-1] != "612 792" {
		t.Errorf("two boards and a log are printed on pages of %q", pages)
	}
	if got := value[string](p, sight); got != before || value[bool](p, `document.querySelector('.papers') !== null`) {
		t.Errorf("printed, the board is seen from %s, before from %s; or the pages stay", got, before)
	}
	p.do(chromedp.Evaluate[chromedp.Void](`window.dispatchEvent(new Event('beforeprint'))`))
	p.media("print")
	if bad := value[string](p, `[...document.querySelectorAll('.log > .line .text')].map(e => e.textContent).filter(text => !document.querySelector('.papers .told').textContent.includes(text)).join('; ')`); bad != "" {
		t.Errorf("not in the printed log: %s", bad)
	}
	if value[bool](p, `document.querySelector('.instruments').checkVisibility() || document.querySelectorAll('.papers .chart svg .piece').length !== document.querySelectorAll('.chartroom .board .piece').length`) {
		t.Error("more or less than the boards with all their pieces is printed")
	}
	if ink := value[string](p, `getComputedStyle(document.documentElement).getPropertyValue('--paper')`); ink != "#f3ead3" {
		t.Errorf("at night paper is %s", ink)
	}
	p.media("")
	p.open(h.url)
	p.begins("duel", "open-sea")
	p.myTurn()
	p.do(chromedp.Evaluate[chromedp.Void](`window.print = () => { window.dispatchEvent(new Event('beforeprint')); window.printed = true }`))
	p.press("More")
	p.press("Print the table")
	p.until(`window.printed`)
	if got := value[[]int](p, `['section > .chart', 'section > .told', 'section > svg'].map(e => document.querySelectorAll('.papers ' + e).length)`); fmt.Sprint(got) != "[1 1 1]" {
		t.Errorf("of boards, logs and sheets there are printed %v", got)
	}
}

// pdf prints the page as the browser does, and returns the width and height of each page; with -shots the file is kept.
func (p *page) pdf(name string) (pages []string) {
	p.Helper()
	ctx, done := p.within()
	defer done()
	pdf, err := chromedp.Run(ctx, chromedp.PrintToPDF(chromedp.PDFPreferCSSPageSize()))
	if err == nil && *shots != "" {
		err = os.WriteFile(filepath.Join(*shots, name+".pdf"), pdf, 0o644)
	}
	if err != nil {
		p.Fatal(err)
	}
	for _, box := range regexp.MustCompile(`/MediaBox \[0 0 ([^\]]*)\]`).FindAllSubmatch(pdf, -1) {
		pages = append(pages, string(box[1]))
	}
	return pages
}

// To withdraw from the field, which loses, stands apart from the other answers and has no key. A click asks whether it
// is meant, with Enter on the side of those who stay.
func TestGivingUpIsAskedTwice(t *testing.T) {
	h, p := openHouse(t), openPage(t, 1440, 900)
	p.onField(h, wood)
	p.myTurn()
	withdraw := `[...document.querySelectorAll('.ask button')].filter(b => b.textContent.includes('Withdraw from the field'))`
	p.find(withdraw)
	if gap := value[float64](p, withdraw+`[0].getBoundingClientRect().top - Math.max(...[...document.querySelectorAll('.ask button')].filter(b => !b.textContent.includes('Withdraw')).map(b => b.getBoundingClientRect().bottom))`); gap < 16 {
		t.Errorf("what loses stands %.0f px from the next answer", gap)
	}
	if value[bool](p, withdraw+`[0].matches('.main') || `+withdraw+`[0].querySelector('kbd') !== null`) {
		t.Error("what loses has a key")
	}
	for _, stay := range []string{kb.Enter, kb.Escape} {
		p.clickOn(withdraw)
		p.until(`document.querySelector('dialog[open]')`)
		p.says("You lose.")
		p.key(stay)
		p.until(`!document.querySelector('dialog')`)
	}
	if n := value[int](p, sent); n != 0 {
		t.Fatal("it is done though it was not meant")
	}
	p.clickOn(withdraw)
	p.audit("asked whether it is meant")
	p.clickOn(`document.querySelectorAll('dialog button.final')`)
	p.until(`document.querySelector('.ending:not([hidden])')`)
}
