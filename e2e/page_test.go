package e2e

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	pagecdp "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A page is one tab of one person's own browser.
type page struct {
	testing.TB
	ctx  context.Context
	mu   sync.Mutex
	bad  []string
	seen int  // screens
	hand bool // the mouse comes to what it clicks and rests there first, as a hand's does
	// device is what the page is worked with, where a walk does so
	device device
}

// openPage opens a tab in a browser that remembers nothing of the others.
func openPage(t testing.TB, width, height int64, how ...chromedp.EmulateViewportOption) *page {
	t.Helper()
	ctx, done := chromedp.NewContext(browser(t), chromedp.WithNewBrowserContext())
	return openTab(t, ctx, done, width, height, how...)
}

// openTab opens a tab. Any error on its console fails the test, but for what the
// network itself reports.
func openTab(t testing.TB, ctx context.Context, done func(), width, height int64, how ...chromedp.EmulateViewportOption) *page {
	t.Helper()
	p := &page{TB: t, ctx: ctx, device: mouse{}}
	if err := chromedp.Do(ctx); err != nil { // the tab lives as long as the context of its first use
		t.Fatal(err)
	}
	p.do(chromedp.EmulateViewport(width, height, how...))
	p.prefers("list", "open") // tests answer from the list, unless they are of a hand
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			if m.IsException() || m.Type == "error" && m.Source != "network" {
				p.mu.Lock()
				p.bad = append(p.bad, fmt.Sprint(m))
				p.mu.Unlock()
			}
		}
	}()
	t.Cleanup(func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, text := range p.bad {
			t.Errorf("the console says: %s", text)
		}
		done()
	})
	return p
}

// prefers has every page of the tab begin with a preference.
func (p *page) prefers(key, value string) {
	p.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, pagecdp.AddScriptToEvaluateOnNewDocument, pagecdp.AddScriptToEvaluateOnNewDocumentParams{
			Source: fmt.Sprintf("try { localStorage.setItem(%q, %q) } catch {}", key, value),
		})
		return err
	}))
}

// desk returns a page as wide as a desk's screen.
func desk(t testing.TB) *page { return openPage(t, 1280, 800) }

// resident is desk for one whose browser keeps what it has compiled: only its own profile does.
func resident(t testing.TB) *page {
	ctx, done := chromedp.NewContext(browser(t))
	return openTab(t, ctx, done, 1280, 800)
}

// byHand is desk for a mouse with the timing of a hand: it rests on everything before it clicks.
func byHand(t testing.TB) *page {
	p := desk(t)
	p.hand = true
	return p
}

// phone returns a narrow page that is touched.
func phone(t testing.TB) *page {
	return openPage(t, 390, 844, chromedp.EmulateScale(2), chromedp.EmulateMobile, chromedp.EmulateTouch)
}

func (p *page) do(steps ...chromedp.Action[chromedp.Void]) {
	p.Helper()
	ctx, done := context.WithTimeout(p.ctx, patience)
	defer done()
	if err := chromedp.Do(ctx, steps...); err != nil {
		p.Fatal(err, p.situation())
	}
}

// situation returns what the page shows, for a test that fails.
func (p *page) situation() string {
	ctx, done := context.WithTimeout(p.ctx, 2*time.Second)
	defer done()
	text, err := chromedp.Run(ctx, chromedp.Evaluate[string](`[location.pathname, document.querySelector('.ask')?.innerText.slice(0, 500) ?? '', document.body.innerText.slice(0, 1500)].join('\n')`))
	if err != nil {
		return ""
	}
	return "\nthe page:\n" + text
}

// within returns the page's context, for as long as a test is patient.
func (p *page) within() (context.Context, context.CancelFunc) {
	return context.WithTimeout(p.ctx, patience)
}

func (p *page) open(url string) {
	p.Helper()
	p.do(chromedp.Navigate(url))
}

// sitDown opens the link of a friend and takes the seat, without a name.
func (p *page) sitDown(link string) {
	p.Helper()
	p.open(link)
	p.until(`document.querySelector('.invitation')`)
	p.press("Sit down")
}

// A spot is the middle of something that can be seen and reached.
type spot struct{ X, Y float64 }

// still says that nothing on the page moves but what always does, and that no board is on its way to another place.
const still = `(!document.querySelector('.board.gliding') && document.getAnimations().every(a => a.playState !== 'running' || a.effect.getTiming().iterations === Infinity))`

// reached returns an expression: the middle of the first of some elements that can be seen and reached, or
// null.
func reached(list string) string {
	return fmt.Sprintf(`(() => {
		if (document.querySelector('.board.gliding')) return null;
		for (const e of %s) {
			if (e.disabled || !e.checkVisibility({ visibilityProperty: true })) continue;
			e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
			const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
			const top = document.elementFromPoint(x, y);
			if (top && (e.contains(top) || top.contains(e))) return { X: x, Y: y };
		}
		return null;
	})()`, list)
}

// find waits for the first of the elements that an expression lists to be seen,
// enabled, and not covered by anything.
func (p *page) find(list string) spot {
	p.Helper()
	look := reached(list)
	var last *spot // it must lie still
	for end := time.Now().Add(patience); ; time.Sleep(30 * time.Millisecond) {
		at := value[*spot](p, look)
		if at != nil && last != nil && *at == *last {
			return *at
		}
		last = at
		if time.Now().After(end) {
			p.Fatalf("never to be seen: %s%s", list, p.situation())
		}
	}
}

func (p *page) clickOn(list string) {
	p.Helper()
	if p.device != (mouse{}) {
		p.presses(list)
		return
	}
	at := p.find(list)
	if p.hand {
		p.rests(at)
	} else {
		p.do(chromedp.MouseClickXY(at.X, at.Y))
	}
	if p.early(at, false) {
		p.clickOn(list)
	}
}

// early reports whether the page ignored a click because it had just changed, and waits a little if so. A mouse moves
// aside, so that it comes back to the place; a finger waits until the page listens again.
func (p *page) early(at spot, finger bool) bool {
	p.Helper()
	if !p.ignored() {
		return false
	}
	if finger {
		p.until(`!document.querySelector('.early')`)
		return true
	}
	p.do(chromedp.MouseEvent("mouseMoved", at.X+24, at.Y))
	time.Sleep(450 * time.Millisecond)
	value[bool](p, `document.querySelectorAll('.early').forEach(e => e.classList.remove('early')) ?? true`)
	return true
}

// ignored reports whether the page shows that a click or key came too soon.
func (p *page) ignored() bool {
	ctx, done := p.within()
	defer done()
	early, err := chromedp.Run(ctx, chromedp.Evaluate[bool](`document.querySelector('.early') !== null`))
	return err == nil && early // without an answer it is on its way to another page
}

// slips returns how many clicks and keys the page has taken to come too soon; 0 where it is on its way to another.
func (p *page) slips() int {
	ctx, done := p.within()
	defer done()
	n, _ := chromedp.Run(ctx, chromedp.Evaluate[int](`performance.getEntriesByName('early').length`))
	return n
}

func (p *page) tapOn(list string) {
	p.Helper()
	at := p.find(list)
	p.do(chromedp.TapXY(at.X, at.Y))
	if p.early(at, true) {
		p.tapOn(list)
	}
}

// click clicks the first element of a selector.
func (p *page) click(sel string) { p.Helper(); p.clickOn(all(sel)) }

// tap touches the first element of a selector.
func (p *page) tap(sel string) { p.Helper(); p.tapOn(all(sel)) }

// press clicks the first button, link or summary with these words.
func (p *page) press(words string) { p.Helper(); p.clickOn(button(words)) }

// book opens one of the books beside the board, those under what the game calls all pieces of a side too.
func (p *page) book(name string) {
	p.Helper()
	tab := func(name string) {
		p.Helper()
		p.clickOn(`[...document.querySelectorAll('.drawers button')].filter(b => b.textContent === ` + quote(name) + `)`)
	}
	if name != "Log" && name != "Rules" && name != "Talk" && name != "Tree" {
		p.clickOn(`[...document.querySelectorAll('[aria-label=Books] button')].filter(b => !['Log', 'Rules', 'Talk', 'Tree'].includes(b.textContent))`)
	}
	tab(name)
}

// all lists the elements of a selector.
func all(sel string) string { return fmt.Sprintf("document.querySelectorAll(%q)", sel) }

// button lists what can be pressed by its words.
func button(words string) string {
	return fmt.Sprintf("[...document.querySelectorAll('button, a, summary')].filter(e => e.textContent.includes(%q))", words)
}

// begins plays a bot as the first seat of a scenario, from the card of its game.
func (p *page) begins(game, scenario string) {
	p.Helper()
	card := `.card[data-game="` + game + `"]`
	p.until("document.querySelector('" + card + " .verbs')")
	p.device.chooses(p, all(card+" select"), scenario)
	p.click(card + " .verbs button")
}

// key presses keys on whatever has the focus.
func (p *page) key(keys string, how ...chromedp.KeyOption) {
	p.Helper()
	p.untilRead(keys, func() { p.do(chromedp.KeyEvent(keys, how...)) })
}

// untilRead presses a key again that answers a question, if it came before that could have been read.
func (p *page) untilRead(key string, press func()) {
	p.Helper()
	if key != kb.Enter && key != " " && (len(key) != 1 || key[0] < '0' || key[0] > '9') {
		press()
		return
	}
	for n, was := 0, p.slips(); n < 10; n++ {
		press()
		now := p.slips()
		if now <= was {
			return
		}
		was = now
		time.Sleep(300 * time.Millisecond)
	}
}

// value returns what an expression of the page gives.
func value[T any](p *page, expression string) T {
	p.Helper()
	ctx, done := context.WithTimeout(p.ctx, patience)
	defer done()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.Fatalf("%s: %v%s", expression, err, p.situation())
	}
	return v
}

// until waits for an expression of the page to be true.
func (p *page) until(expression string) {
	p.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(30 * time.Millisecond) {
		ctx, done := p.within()
		holds, err := chromedp.Run(ctx, chromedp.Evaluate[bool]("(() => { try { return Boolean("+expression+") } catch { return false } })()"))
		done()
		if err == nil && holds {
			return
		}
		if time.Now().After(end) { // till then it may be on its way to another page
			p.Fatalf("never true: %s %v%s", expression, err, p.situation())
		}
	}
}

// says waits for words anywhere on the page.
func (p *page) says(words string) {
	p.Helper()
	text, _ := json.Marshal(words)
	p.until(fmt.Sprintf("document.body.innerText.includes(%s)", text))
}

// sight is an expression: how large the board is on the screen, and where it lies.
const sight = `(m => [m.a, m.e, m.f].join())(document.querySelector('.sea .board > svg').getScreenCTM())`

// answers are the open answers of the list.
const answers = `[...document.querySelectorAll('.ask button.option:not([hidden])')]`

// myTurn waits until there is something to answer, or the end.
func (p *page) myTurn() bool {
	p.Helper()
	p.until(answers + `.length || document.querySelector('.ending:not([hidden]), .dice form')`)
	return value[bool](p, answers+`.length > 0 || !document.querySelector('.ending:not([hidden]), .dice form')`) // they may have been drawn again
}

//go:embed testdata/axe/axe.min.js
var axe string

// audit fails on what axe finds that a person who cannot see, or cannot point,
// would stumble over.
func (p *page) audit(screen string) {
	p.Helper()
	p.until(`document.querySelector('h1, dialog[open]')`)
	p.do(chromedp.Evaluate[chromedp.Void](axe))
	found := value[string](p, `axe.run(document, { resultTypes: ['violations'] }).then(r => r.violations.map(v =>
		v.id + ': ' + v.help + '\n' + v.nodes.map(n => '    ' + n.html.slice(0, 160) + ' ' + n.failureSummary.replace(/\n/g, ' ').slice(0, 200)).join('\n')).join('\n'))`)
	if found != "" {
		p.Errorf("axe on %s:\n%s", screen, found)
	}
}

func quote(text string) string { return fmt.Sprintf("%q", text) }

func number(n int) string { return fmt.Sprint(n) }
