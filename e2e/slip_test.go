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
