package e2e

import (
	"context"
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
	p.until(`document.querySelector('.opening')?.hidden && document.querySelector('.ask button.main')`)
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('.ask button.main').focus()`))
	p.hold('\r')
	if n := value[int](p, sent); n > 1 {
		t.Errorf("a held Enter answers %d questions, want 1 at most", n)
	}
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
			time.Sleep(450 * time.Millisecond) // the hand reads
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

// A second click is heard by a control that was there before, and by the board.
func TestAQuickClickIsHeard(t *testing.T) {
	h, p := openHouse(t), openPage(t, 1440, 900)
	p.open(h.url)
	p.begins("invincible", "campaign")
	p.until(`document.querySelector('.opening')?.hidden && document.querySelector('.replay input').max > 1`)
	now := p.at()
	at := p.find(`[...document.querySelectorAll('.replay button')]`)
	p.twice(at, false)
	p.until(`document.querySelector('.replay input').value === ` + quote(number(now-2)))
	p.key(kb.Escape)
	p.until(`!document.querySelector('.table.past') && document.querySelector('.sea .piece.lit')`)
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('.sea .board').addEventListener('click', () => { window.heard = (window.heard ?? 0) + 1 })`))
	p.twice(p.find(all(".sea .piece.lit")), false)
	if n := value[int](p, `window.heard`); n != 2 {
		t.Errorf("of two clicks the board hears %d", n)
	}
}
