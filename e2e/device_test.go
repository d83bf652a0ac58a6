package e2e

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A device is what somebody works a page with. A walk is written once, and made with each.
type device interface {
	// press comes to the first of some things that can be reached, and presses it.
	press(p *page, list string)
	// pressMiddle presses the middle of the first of some things. A hand can take hold of more than what is drawn.
	pressMiddle(p *page, list string)
	// pull drags the first of some things to a spot, looks, and lets it go.
	pull(p *page, from string, to spot, look func())
	// takeAll takes up all of an open stack on a space.
	takeAll(p *page, space string)
	// chooses has a select on the front page show a value.
	chooses(p *page, list, value string)
	// confirms does what the page proposes.
	confirms(p *page)
	// escape puts away what a button puts away.
	escape(p *page, button string)
	// sees reports whether one of some things can be pressed.
	sees(p *page, list string) bool
}

// devices are those that walks are made with: the mouse, unless WEATHERGAGE_DEVICES names others of mouse, keys, phone
// and tablet, or all.
func devices() []string {
	switch names := os.Getenv("WEATHERGAGE_DEVICES"); names {
	case "":
		return []string{"mouse"}
	case "all":
		return []string{"mouse", "keys", "phone", "tablet"}
	default:
		return strings.Split(names, ",")
	}
}

// withEach makes a walk with each device, each on a page of its own.
func withEach(t *testing.T, walk func(t *testing.T, h *house, p *page)) {
	h := openHouse(t)
	for _, name := range devices() {
		t.Run(name, func(t *testing.T) {
			walk(t, h, worked(t, name))
		})
	}
}

// worked is a page that is worked with a device, and whose answers are given on the board.
func worked(t testing.TB, name string) *page {
	t.Helper()
	var p *page
	switch name {
	case "mouse":
		return gesturing(t)
	case "keys":
		p = openPage(t, 1440, 900)
		p.device = keyboard{}
	case "phone":
		p = phone(t)
		p.device = finger{}
	case "tablet":
		p = openPage(t, 820, 1180, chromedp.EmulateMobile, chromedp.EmulateTouch)
		p.device = finger{}
	default:
		t.Fatalf("there is no device %q", name)
	}
	p.prefers("list", "")
	p.prefers("motion", "none")
	return p
}

// presses comes to a thing with the page's device, and presses it.
func (p *page) presses(list string) {
	p.Helper()
	p.device.press(p, list)
}

// pulls drags a thing to another, looks, and lets it go.
func (p *page) pulls(from, to string, look func()) {
	p.Helper()
	p.device.pull(p, from, p.find(to), look)
}

// A mouse is moved as a hand does.
type mouse struct{}

func (mouse) press(p *page, list string) {
	p.Helper()
	at := p.there(list)
	p.do(chromedp.MouseClickXY(at.X, at.Y))
}

func (mouse) pressMiddle(p *page, list string) {
	p.Helper()
	at := p.middle(list)
	p.goes(spot{at.X - 90, at.Y - 35}, at)
	p.do(chromedp.MouseClickXY(at.X, at.Y))
}

// middle is the middle of the first of some things.
func (p *page) middle(list string) spot {
	p.Helper()
	return value[spot](p, `(r => ({ X: r.x + r.width / 2, Y: r.y + r.height / 2 }))(`+list+`[0].getBoundingClientRect())`)
}

func (mouse) pull(p *page, from string, to spot, look func()) {
	p.Helper()
	at := p.there(from)
	p.do(chromedp.MouseEvent(chromedp.MousePressed, at.X, at.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
	p.goes(at, to, chromedp.Button("left"))
	look()
	p.do(chromedp.MouseEvent(chromedp.MouseReleased, to.X, to.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
}

func (mouse) takeAll(p *page, space string) {
	p.Helper()
	at := p.rim(space)
	p.goes(spot{at.X - 10, at.Y + 60}, at)
	p.do(chromedp.MouseClickXY(at.X, at.Y))
}

func (mouse) chooses(p *page, list, value string) { p.Helper(); p.sets(list, value) }

func (mouse) confirms(p *page) { p.Helper(); p.key(kb.Enter) }

func (mouse) escape(p *page, _ string) { p.Helper(); p.key(kb.Escape) }

func (mouse) sees(p *page, list string) bool {
	p.Helper()
	return value[*spot](p, reached(list)) != nil
}

// sets has a select show a value: its list is the browser's, where no test comes.
func (p *page) sets(list, to string) {
	p.Helper()
	if !value[bool](p, fmt.Sprintf(`(s => { s.value = %q; s.onchange?.(); return s.value === %[1]q; })(%s[0])`, to, list)) {
		p.Fatalf("%s has no %s%s", list, to, p.situation())
	}
}

// A keyboard is all that a page is worked with: Tab, arrows, n, Enter, Escape and digits. No event of a pointer is sent.
type keyboard struct{}

// shown lists those of some things that can be pressed; what stands on a board has to be drawn only.
func shown(list string) string {
	return `[...` + list + `].filter(e => !e.disabled && e.checkVisibility({ visibilityProperty: true }))`
}

func (keyboard) sees(p *page, list string) bool {
	p.Helper()
	return value[bool](p, shown(list)+`.length > 0`)
}

func (keyboard) confirms(p *page) { p.Helper(); p.strikes(kb.Enter) }

func (keyboard) escape(p *page, _ string) { p.Helper(); p.strikes(kb.Escape) }

// shift is the modifier of that key.
const shift = 8

// strikes presses a key as a keyboard does, so that the page can prevent what the browser would do with it.
func (p *page) strikes(key string, with ...int64) {
	p.Helper()
	k := kb.Keys[[]rune(key)[0]]
	down := input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyDown, Key: k.Key, Code: k.Code, WindowsVirtualKeyCode: k.Windows}
	for _, m := range with {
		down.Modifiers |= m
	}
	up := down
	up.Type = input.DispatchKeyEventTypeKeyUp
	if k.Print {
		down.Text, down.UnmodifiedText = k.Text, k.Unmodified
	}
	p.untilRead(key, func() {
		for _, e := range []input.DispatchKeyEventParams{down, up} {
			p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
				_, err := cdp.Call(ctx, t, input.DispatchKeyEvent, e)
				return err
			}))
		}
	})
}

// tabs goes on by the tab key until one of some elements has the focus.
func (p *page) tabs(list string) {
	p.Helper()
	here := fmt.Sprintf(`%s.includes(document.activeElement)`, shown(list))
	for n := 0; !value[bool](p, here); n++ {
		if n == 150 {
			p.Fatalf("the tab key never comes to %s%s", list, p.situation())
		}
		p.strikes(kb.Tab)
	}
	if out := value[string](p, `(r => r.width === 0 || r.bottom <= 0 || r.top >= innerHeight ? document.activeElement.outerHTML.slice(0, 200) : '')(document.activeElement.getBoundingClientRect())`); out != "" {
		p.Errorf("the focus is out of sight on %s", out)
	}
}

func (k keyboard) press(p *page, list string) {
	p.Helper()
	p.until(shown(list) + `.length`)
	switch first := shown(list) + `[0]`; {
	case value[bool](p, first+`.closest('.board') !== null`):
		k.walk(p, list)
		p.strikes(kb.Enter)
	case value[string](p, `(k => k && !document.activeElement.matches('input') ? k.dataset.key : '')(`+first+`.closest('.ask')?.querySelector('.aim') ? null : `+first+`.querySelector('kbd[data-key]')) ?? ''`) != "":
		p.strikes(value[string](p, first+`.querySelector('kbd').dataset.key`))
	default:
		p.tabs(`[` + first + `]`)
		p.strikes(kb.Enter)
	}
}

func (k keyboard) pressMiddle(p *page, list string) { p.Helper(); k.press(p, list) }

// A place is where a thing lies on a board.
type place struct {
	Key, ID, At string
	Plane       bool
}

// walk goes over the board to the first of some things by the keys of the board.
func (keyboard) walk(p *page, list string) {
	p.Helper()
	p.tabs(`document.querySelectorAll('.sea > .board')`)
	goal := value[place](p, `(e => ({ Key: e.closest('.piece')?.dataset.key ?? '', ID: e.closest('.piece')?.dataset.id ?? '',
		At: e.closest('.piece')?.dataset.at ?? e.closest('.space').dataset.id, Plane: document.querySelector('.sea > .board.plane') !== null }))(`+shown(list)+`[0])`)
	way := fmt.Sprintf(`((key, id, at, plane) => {
		const here = document.querySelector('.sea .focus:not(.piece)') ?? document.querySelector('.sea .focus');
		const mid = e => (r => [r.x + r.width / 2, r.y + r.height / 2])(e.getBoundingClientRect());
		if (here && here.dataset.id === (plane ? id : at)) {
			const picks = !plane && key && document.querySelectorAll('.sea .piece[data-at="' + at + '"]').length > 1;
			return !picks || document.querySelector('.sea .piece.focus')?.dataset.key === key ? '' : 'S';
		}
		const to = plane || !document.querySelector('.sea .space[data-id="' + at + '"]') ? document.querySelector('.sea .piece[data-key="' + key + '"]') : document.querySelector('.sea .space[data-id="' + at + '"]');
		if (!here || !to) return 'R';
		const [a, b] = [mid(here), mid(to.querySelector('.base') ?? to)], x = b[0] - a[0], y = b[1] - a[1];
		return (Math.abs(x) > Math.abs(y) ? (x < 0 ? 'L' : 'R') : y < 0 ? 'U' : 'D');
	})(%q, %q, %q, %v)`, goal.Key, goal.ID, goal.At, goal.Plane)
	arrows := map[string]string{"L": kb.ArrowLeft, "R": kb.ArrowRight, "U": kb.ArrowUp, "D": kb.ArrowDown}
	been, through := map[string]int{}, goal.Plane // through: n has reached everything that is lit
	for n := 0; ; n++ {
		to := value[string](p, way)
		where := value[string](p, `(document.querySelector('.sea .focus:not(.piece)') ?? document.querySelector('.sea .focus'))?.dataset.id ?? ''`)
		if been[where]++; been[where] == 3 && !through {
			through, been = true, map[string]int{}
		}
		switch {
		case to == "":
			return
		case n == 120:
			p.Fatalf("the keys of the board never come to %s; they end on %q%s", list, where, p.situation())
		case to == "S":
			p.strikes(kb.ArrowRight, shift)
		case !through && been[where] < 3:
			p.strikes("n")
		case been[where] > 1:
			p.strikes([]string{kb.ArrowUp, kb.ArrowRight, kb.ArrowDown, kb.ArrowLeft}[n%4])
		default:
			p.strikes(arrows[to])
		}
	}
}

func (k keyboard) takeAll(p *page, space string) {
	p.Helper()
	p.until(fmt.Sprintf(`document.querySelector('.sea .focus')?.dataset.id === %q`, strings.TrimSuffix(strings.TrimSuffix(space, "-outside"), "-shore")))
	p.strikes(kb.ArrowUp)
	p.strikes(kb.ArrowDown)
	p.strikes(kb.Enter)
}

// pull takes the helm of a piece and steers it by the arrows, as near to a spot as they lead.
func (keyboard) pull(p *page, from string, to spot, look func()) {
	p.Helper()
	p.tabs(`document.querySelectorAll('.sea > .board')`)
	held := shown(from) + `.some(e => e.closest('.piece')?.matches('.focus')) && document.querySelector('.helmcard:not([hidden])')`
	for n := 0; !value[bool](p, `Boolean(`+held+`)`); n++ {
		if n == 20 {
			p.Fatalf("n never comes to %s%s", from, p.situation())
		}
		p.strikes("n")
		time.Sleep(150 * time.Millisecond)
	}
	far := fmt.Sprintf(`(r => Math.hypot(r.x + r.width / 2 - %f, r.y + r.height / 2 - %f))(document.querySelector('.helm .ghostly').getBoundingClientRect())`, to.X, to.Y)
	p.until(`document.querySelector('.helm .ghostly')`)
	for _, arrow := range []string{kb.ArrowUp, kb.ArrowRight, kb.ArrowDown, kb.ArrowLeft} {
		for n := 0; n < 8 && value[float64](p, far) > 12 && p.nears(far, arrow); n++ { // a hand that drags is no nearer
		}
	}
	look()
	p.strikes(kb.Enter)
}

// nears strikes a key and reports whether that makes a distance smaller.
func (p *page) nears(far, key string) bool {
	p.Helper()
	was := value[float64](p, far)
	p.strikes(key)
	for end := time.Now().Add(400 * time.Millisecond); time.Now().Before(end); time.Sleep(30 * time.Millisecond) {
		if now := value[float64](p, far); now != was {
			return now < was-1
		}
	}
	return false
}

func (keyboard) chooses(p *page, list, to string) {
	p.Helper()
	p.tabs(list)
	for n := 0; value[string](p, `document.activeElement.value`) != to; n++ {
		if n == 40 {
			p.Fatalf("the arrows never come to %s%s", to, p.situation())
		}
		p.strikes([]string{kb.Home, kb.ArrowDown}[min(n, 1)])
	}
}

// A finger touches what is large enough for one.
type finger struct{}

// least is how many pixels wide and high what a finger touches is at the least.
const least = 24

func (f finger) sees(p *page, list string) bool {
	p.Helper()
	return value[*spot](p, reached(list)) != nil
}

func (f finger) press(p *page, list string) {
	p.Helper()
	if !f.sees(p, list) {
		f.brings(p, list)
	}
	at := p.find(list)
	small := fmt.Sprintf(`(e => { const on = e?.closest('button, a, summary, .piece, .space'), r = on?.getBoundingClientRect();
		return !r || r.width >= %d && r.height >= %[1]d ? '' : on.outerHTML.slice(0, 160) + ' ' + r.width + ' ' + r.height; })(document.elementFromPoint(%f, %f))`, least, at.X, at.Y)
	if got := value[string](p, small); got != "" {
		p.Errorf("too small for a finger: %s", got)
	}
	p.touch(input.DispatchTouchEventTypeTouchStart, at)
	p.touch(input.DispatchTouchEventTypeTouchEnd)
	if p.early(at, true) {
		f.press(p, list)
	}
}

// brings moves the board by two fingers until one of some things can be touched.
func (finger) brings(p *page, list string) {
	p.Helper()
	for range 3 {
		by := value[*spot](p, `((e, box) => { if (!e?.closest('.board')) return null;
			const r = e.getBoundingClientRect(), x = box.x + box.width / 2 - r.x - r.width / 2, y = box.y + box.height / 2 - r.y - r.height / 2;
			const most = Math.min(1, 120 / Math.max(Math.abs(x), Math.abs(y)));
			return { X: x * most, Y: y * most }; })(`+shown(list)+`[0], document.querySelector('.sea > .board')?.getBoundingClientRect())`)
		if by == nil {
			return
		}
		for range 10 {
			middle := value[spot](p, `(r => ({ X: r.x + r.width / 2, Y: r.y + r.height / 2 }))(document.querySelector('.sea > .board').getBoundingClientRect())`)
			a, b := spot{middle.X - 25, middle.Y}, spot{middle.X + 25, middle.Y}
			p.slide([]spot{a, b}, []spot{{a.X + by.X, a.Y + by.Y}, {b.X + by.X, b.Y + by.Y}})
			if value[*spot](p, reached(list)) != nil {
				return
			}
		}
	}
}

func (finger) pressMiddle(p *page, list string) {
	p.Helper()
	at := p.middle(list)
	p.touch(input.DispatchTouchEventTypeTouchStart, at)
	p.touch(input.DispatchTouchEventTypeTouchEnd)
}

func (finger) pull(p *page, from string, to spot, look func()) {
	p.Helper()
	at := p.find(from)
	p.touch(input.DispatchTouchEventTypeTouchStart, at)
	for n := 1.0; n <= 8; n++ {
		p.touch(input.DispatchTouchEventTypeTouchMove, spot{at.X + (to.X-at.X)*n/8, at.Y + (to.Y-at.Y)*n/8})
	}
	time.Sleep(150 * time.Millisecond)
	look()
	p.touch(input.DispatchTouchEventTypeTouchEnd)
}

func (finger) takeAll(p *page, space string) {
	p.Helper()
	at := p.rim(space)
	p.touch(input.DispatchTouchEventTypeTouchStart, at)
	p.touch(input.DispatchTouchEventTypeTouchEnd)
}

func (finger) chooses(p *page, list, value string) { p.Helper(); p.sets(list, value) }

func (f finger) confirms(p *page) {
	p.Helper()
	f.press(p, `[...document.querySelectorAll('.aim button.commit, .ask button.main')]`)
}

func (f finger) escape(p *page, button string) { p.Helper(); f.press(p, button) }

// Each digit stands on one thing in view and presses it, a list that is folded too; what lies in one has none.
func TestADigitPressesWhatItStandsOn(t *testing.T) {
	h, p := openHouse(t), worked(t, "keys")
	p.setsOut(h, "renaissance", "lion-and-bull")
	const digits = `[...document.querySelectorAll('.ask kbd[data-key]')]`
	p.until(digits + `.length`)
	if got := value[string](p, digits+`.filter((k, i, all) => k.closest('details:not([open]) > :not(summary)') || k.closest('.folded > .all') || all.findIndex(o => o.dataset.key === k.dataset.key) !== i).map(k => k.parentElement.textContent).join('; ')`); got != "" {
		t.Errorf("digits out of view, or twice: %s", got)
	}
	list := `document.querySelector('.aslist.folded > button > kbd')`
	p.until(list)
	n := value[int](p, `document.querySelectorAll('.aslist.folded').length`)
	p.strikes(value[string](p, list+`.dataset.key`))
	p.until(`document.querySelectorAll('.aslist.folded').length === ` + number(n-1))
}
