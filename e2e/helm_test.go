package e2e

import (
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// steering is the game whose ships are steered by hand in these tests.
const steering = "renaissance"

// shipAt returns where a ship lies on the screen, once she lies still.
func (p *page) shipAt(id string) spot {
	p.Helper()
	grip := fmt.Sprintf(`document.querySelector('.sea .piece[data-id="%s"] .grip')`, id)
	p.until(grip + ` && !document.querySelector('.voyaging') && ` + still)
	at := value[[]float64](p, fmt.Sprintf(`(() => { const r = %s.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`, grip))
	return spot{at[0], at[1]}
}

// dragBy drags from a place by so many pixels with the mouse, step by step, and looks
// before it lets go.
func (p *page) dragBy(from spot, dx, dy float64, look func()) {
	p.Helper()
	to := func(part float64) (x, y float64) { return from.X + dx*part, from.Y + dy*part }
	left := chromedp.Button("left")
	p.do(chromedp.MouseEvent(chromedp.MousePressed, from.X, from.Y, left, chromedp.ClickCount(1)))
	for i := 1.0; i <= 8; i++ {
		x, y := to(i / 8)
		p.do(chromedp.MouseEvent(chromedp.MouseMoved, x, y, left))
	}
	look()
	x, y := to(1)
	p.do(chromedp.MouseEvent(chromedp.MouseReleased, x, y, left, chromedp.ClickCount(1)))
}

// touchBy does the same with a finger.
func (p *page) touchBy(from spot, dx, dy float64, look func()) {
	p.Helper()
	at := func(part float64) spot { return spot{from.X + dx*part, from.Y + dy*part} }
	p.touch(input.DispatchTouchEventTypeTouchStart, at(0))
	for i := 1.0; i <= 8; i++ {
		p.touch(input.DispatchTouchEventTypeTouchMove, at(i/8))
	}
	look()
	p.touch(input.DispatchTouchEventTypeTouchEnd)
}

// written returns what is written for a ship.
func (p *page) written(id string) string {
	p.Helper()
	return value[string](p, fmt.Sprintf(`fetch('/api/m/' + location.pathname.slice(3)).then(r => r.json()).then(m => (m.view.written.find(w => w.about === %q)?.says ?? []).join(', '))`, id))
}

// atHelm waits until the ghost of a ship is drawn and the house has answered.
func (p *page) atHelm() {
	p.Helper()
	p.until(`document.querySelector('.helm .ghostly :is(.vessel, .troop)') && document.querySelector('.helmcard:not([hidden])')`)
}

// away waits until the hand has let go.
func (p *page) handOff() { p.Helper(); p.until(`!document.querySelector('.helm .ghostly')`) }

// coursing begins Coursing the Bull with a page for each seat, the second's by a way of its
// own.
func coursing(h *house, a, b *page) (seats []string, way *line) {
	h.Helper()
	a.open(h.url)
	seats, way = value[[]string](a, begin(steering, "coursing-the-bull", 0, `{ kind: 'me' }, { kind: 'friend' }`)), layLine(h)
	b.open(way.url + "/m/" + seats[1])
	a.open(h.url + "/m/" + seats[0])
	return seats, way
}

// Who takes hold of a ship that would carry on anyway drags the ship, and not where she would come to: her ghost lies
// under the hand.
func TestAShipFollowsTheHand(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.learns(steering, "Sail, load and fire")
	p.press("Set sail on …")
	p.dials("9")
	p.clickOn(dialled)
	p.until(step + ` === 'Step 2 of 6'`)
	at := p.shipAt("elizabeth-bonaventure")
	p.dragBy(at, 0, -100, func() {
		p.atHelm()
		p.until(fmt.Sprintf(`(r => Math.abs(r.y + r.height / 2 - %f) < 15)(document.querySelector('.helm .ghostly').getBoundingClientRect())`, at.Y-100))
	})
}

// A ship is dragged to where you want her; letting go writes it, dragging the ghost
// writes it again, and Escape writes nothing. What is written is copied to the squadron,
// and dropped. The other browser is sent no word of it before both have sealed.
func TestSteerByMouse(t *testing.T) {
	atLength(t)
	h, a, b := openHouse(t), desk(t), desk(t)
	seats, way := coursing(h, a, b)
	const ship, other = "elizabeth-bonaventure", "dreadnought"
	at := a.shipAt(ship)
	a.dragBy(at, 70, -6, func() {
		a.atHelm()
		a.until(`document.querySelectorAll('.helm .arc.seen').length > 1 && document.querySelector('.reads').textContent.includes('mm')`)
	})
	a.handOff()
	a.until(`document.querySelector('.drawn.ghost')`)
	first := a.written(ship)
	if !strings.Contains(first, "mm straight ahead") {
		t.Errorf("written is %q", first)
	}
	ghost := a.find(`document.querySelectorAll('.drawn.ghost')`)
	a.dragBy(ghost, 4, 40, a.atHelm)
	a.handOff()
	a.until(`(folds => folds.length === 1 && folds[0].textContent.startsWith('Orders discarded') && !folds[0].querySelector('details').open &&
		folds[0].querySelector('ol').textContent.includes('mm straight ahead'))(document.querySelectorAll('.log > .discarded'))`)
	second := a.written(ship)
	if second == first || !strings.Contains(second, "starboard") {
		t.Errorf("written anew is %q, after %q", second, first)
	}
	ghost = a.find(`document.querySelectorAll(".drawn.ghost")`)
	a.dragBy(ghost, 10, 0, func() {
		x, y := ghost.X+30, ghost.Y-60
		a.do(chromedp.MouseEvent(chromedp.MouseMoved, x, y, chromedp.Button("left"), chromedp.ButtonModifiers(chromedp.ModifierAlt)))
		a.atHelm()
		a.until(`performance.getEntriesByType('resource').some(e => e.name.includes('&heading='))`)
		a.key(kb.Escape)
		a.handOff()
	})
	a.dragBy(a.shipAt(ship), 60, -30, func() { a.atHelm(); a.key(kb.Escape); a.handOff() })
	if now := a.written(ship); now != second {
		t.Errorf("after Escape %q is written", now)
	}
	if lowest := value[float64](a, `(r => r.bottom - document.querySelector('.ask').getBoundingClientRect().bottom)(document.querySelector('.seals button').getBoundingClientRect())`); lowest > 0 {
		t.Errorf("to seal the orders one scrolls %v px", lowest)
	}
	a.press("Ships")
	a.press("Copy to squadron")
	a.until(`document.querySelector('.plotted .note:not([hidden])')`)
	if got := a.written(other); got != second && !strings.Contains(value[string](a, `document.querySelector('.plotted .note').textContent`), "Dreadnought: ") {
		t.Errorf("copied is %q, and nothing is said of it", got)
	}
	a.press("Drop")
	a.until(`document.querySelector('.plotted').textContent.includes('no orders')`)
	if now := a.written(ship); now != "" {
		t.Errorf("after it was dropped %q is written", now)
	}
	a.press("mm straight ahead")
	a.until(`document.activeElement.matches('.dial input')`)
	a.key("55")
	a.until(`document.querySelector('.aim .commit').textContent.includes('55 mm straight ahead')`)
	a.key(kb.Escape)
	a.press("Next ship") // she is only shown
	a.key("n")
	a.atHelm()
	a.audit("a ship steered by hand, and what is written for the others")
	a.key(kb.Escape)
	b.until(`document.querySelectorAll('.sea .piece').length`)
	a.says("Elizabeth Bonaventure: Turn to starboard")
	for _, secret := range []string{"Elizabeth Bonaventure: ", "A to-starboard", "A ahead", "A small-circle"} {
		if strings.Contains(way.brought(), secret) {
			t.Errorf("B was sent %q", secret)
		}
	}
	for p, seat := range map[*page]string{a: seats[0], b: seats[1]} { // the test can find them once they are opened
		value[bool](p, fmt.Sprintf(`(async () => { %s const v = await view('%s'); await send('%s', 'play', { at: v.at, choices: ['%s seal'] }); return true; })()`,
			through, seat, seat, map[string]string{seats[0]: "A", seats[1]: "B"}[seat]))
	}
	b.until(`document.querySelector('.log').textContent.includes('Dreadnought')`)
	if !strings.Contains(way.brought(), "Dreadnought: ") {
		t.Error("B is not told what was ordered, once it is opened")
	}
}

//go:embed testdata/two-and-two.toml
var twoAndTwo string

// battle plays a battle of two ships each to a victory: a ship is steered by hand and all
// orders are sealed by hand, on one screen; the other side carries on.
func (p *page) battle(h *house, steer func(id string), press func(words string)) {
	p.Helper()
	fight := strings.Replace(begin(steering, "two-and-two", 0, `{ kind: 'me' }, { kind: 'friend' }`), "settings:", "own: "+quote(twoAndTwo)+", settings:", 1)
	seats := value[[]string](p, fight)
	p.open(h.url + "/m/" + seats[0])
	steered := 0
	for move := 1; ; move++ {
		p.until(`document.querySelector('.ending:not([hidden])') || document.querySelector('.ask .option')`)
		if value[bool](p, `Boolean(document.querySelector('.ending:not([hidden])'))`) {
			break
		}
		if move > 40 {
			p.Fatal("the battle never ends")
		}
		id := value[string](p, fmt.Sprintf(`fetch('/api/m/%s').then(r => r.json()).then(m => m.view.asks[0].about)`, seats[0]))
		if id != "" && move%3 == 1 {
			steer(id)
			if p.written(id) != "" {
				steered++
			}
		}
		at := p.at()
		moved := fmt.Sprintf("%s !== %d", viewAt, at)
		for n := 0; !value[bool](p, moved); n++ { // first it may say for which ships nothing is written
			press("Seal all orders")
			value[bool](p, fmt.Sprintf(`new Promise(done => { const from = performance.now(), had = document.querySelector('.aim'), look = () =>
				%s || document.querySelector('.aim') !== had || performance.now() - from > 2000 ? done(true) : setTimeout(look, 30); look(); })`, moved))
			if n > 8 {
				p.Fatal("nothing is sealed", p.situation())
			}
		}
		now := value[int](p, fmt.Sprintf(`(async () => { %s
			const v = await view('%[2]s');
			if (!v.ended) await send('%[2]s', 'play', { at: v.at, choices: [v.asks.flatMap(a => a.options).find(o => o.verb === 'seal').choice] });
			return (await view('%[3]s')).at;
		})()`, through, seats[1], seats[0]))
		p.until(viewAt + " >= " + number(now))
	}
	if steered == 0 {
		p.Error("no ship was steered by hand")
	}
	p.until(`document.querySelector('.ending h2').textContent.endsWith(' victory')`)
	if value[int](p, `document.querySelectorAll('.log .line, .log li').length`) == 0 {
		p.Error("the log of the battle is empty")
	}
}

func TestBattleByMouse(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.battle(h, func(id string) {
		p.clickOn(`document.querySelectorAll('.plotted details:not([open]) summary, .plotted [open] li .link')`)
		p.clickOn(`document.querySelectorAll('.plotted li .link')`)
		p.dragBy(p.shipAt(id), 60, 20, p.atHelm)
		p.handOff()
		p.key(kb.Escape)
	}, p.press)
}

func TestBattleByTouch(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), phone(t)
	p.open(h.url)
	p.battle(h, func(id string) {
		p.touchBy(p.shipAt(id), 60, 20, p.atHelm)
		p.handOff()
	}, func(words string) { p.tapOn(button(words)) })
}

func TestBattleByKeyboard(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.battle(h, func(string) {
		p.do(chromedp.Focus(chromedp.CSS(".board")))
		p.key("n")
		p.atHelm()
		for range 4 {
			p.key(kb.ArrowUp)
		}
		p.key(kb.ArrowRight)
		p.key(kb.Enter)
		p.handOff()
		p.key(kb.Escape)
	}, func(words string) {
		p.until(button(words) + ".length")
		p.do(chromedp.Evaluate[chromedp.Void](button(words) + "[0].focus()"))
		p.key(kb.Enter)
	})
}

// Who comes to a table after a move has it at hand. Going on through the past, a move is
// seen to be made; so it is when its line in the log is clicked.
func TestReplayedMove(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	seats := value[[]string](p, begin(steering, "dog-fight", 0, `{ kind: 'me' }, { kind: 'me' }`))
	for range 2 {
		value[bool](p, fmt.Sprintf(`(async () => { %s for (const [t, s] of [['%s', 'A'], ['%s', 'B']]) { const v = await view(t); await send(t, 'play', { at: v.at, choices: [s + ' seal'] }); } return true; })()`, through, seats[0], seats[1]))
	}
	p.open(h.url + "/m/" + seats[0])
	p.until(`document.querySelector('.voyage:not([hidden]) input')?.value === '1000' && !document.querySelector('.voyaging')`)
	last := p.at()
	p.key("[")
	p.until(`document.querySelector('.table.past')`)
	p.key("]")
	p.until(`!document.querySelector('.table.past') && document.querySelector('.voyage:not([hidden]) .scrub')`)
	if now := p.at(); now != last {
		t.Errorf("the match went on from %d to %d", last, now)
	}
	p.until(`document.querySelector('.voyage input').value === '1000'`)
	value[bool](p, `(document.querySelectorAll('.log .voyage details').forEach(d => { d.open = true; }), true)`)
	p.screen("log-unfolded")
	p.clickOn(`[...document.querySelectorAll('.log .line:not(.voyage)')].filter(l => Number(l.dataset.step) < ` + number(last) + ` && l.textContent.includes(' comes to ')).map(l => l.querySelector('.text'))`)
	p.until(`document.querySelector('.table.past') && document.querySelector('.voyage:not([hidden])') && document.querySelectorAll('.sea .voyaging').length`)
}
