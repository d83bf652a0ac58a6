package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

const jenkins = "The War of Jenkins' Ear"

// A whole short war against the captain, by clicking: what is bought, where it is
// placed, a stack that is sent to a far hex each turn, and what the table proposes
// everywhere else.
func TestShortWarByClicking(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, jenkins, "short", "house", "me", "captain")
	bought, sent := 0, 0
	for n := 0; p.myTurn(); n++ {
		if n > 1500 {
			t.Fatal("the war never ends")
		}
		ask := prompt(p)
		switch {
		case strings.Contains(ask, "what will you buy") && bought%4 != 3 && value[bool](p, buyable+`.length > 0`):
			bought++
			p.clicksOn(buyable + `.slice(0, 1)`)
		case strings.Contains(ask, "which stack moves") && sent%2 == 0 && p.sendsAway():
			sent++
			continue
		case strings.Contains(ask, "which stack moves"):
			sent++
			p.clicksOn(`[...document.querySelectorAll('.ask button')].filter(b => b.textContent.includes('Done'))`)
		default:
			bought += b2i(strings.Contains(ask, "what will you buy"))
			p.clicksOn(proposed)
		}
	}
	p.says("wins")
	p.audit("the end of a war")
	if sent < 4 {
		t.Errorf("%d stacks were sent away in four turns", sent)
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

const (
	// buyable are the counters that there is money for.
	buyable = `[...document.querySelectorAll('.shop .buy')]`
	// proposed is what the table proposes, or what ends the question, or the first
	// answer that can be seen.
	proposed = `(() => {
		const all = [...document.querySelectorAll('.ask .commit, .ask button.option, .ask button.held, .ask summary')].filter(e => e.checkVisibility() && !e.textContent.includes('rest of this turn'));
		const ends = all.filter(e => /Done|Pass|Put the stack down/.test(e.textContent) || / pass\b/.test(e.dataset.choice));
		return [...all.filter(e => e.matches('.commit')), ...ends, ...all];
	})()`
)

// state is what is asked and which answers are shown, at which view; the goods of a shop may come a little later.
const state = `[
	document.querySelector('.replay input').max, document.querySelector('.ask .prompt')?.textContent, document.querySelectorAll('.ask details[open]').length,
	...[...document.querySelectorAll('.ask button:not(.buy)')].map(b => [b.dataset.choice, b.matches('.held'), b.matches('.commit')])
].join(' ')`

// clicksOn clicks, and waits until the question or what is shown has changed.
func (p *page) clicksOn(list string) {
	p.Helper()
	was := value[string](p, state)
	p.clickOn(list)
	p.until(fmt.Sprintf("%s !== %s", state, asScript(was)))
}

// asScript returns a text as the page's own language writes it.
func asScript(text string) string {
	out, _ := json.Marshal(text)
	return string(out)
}

// sendsAway picks the first stack that may move and sends it by a click to a hex
// some way off, as far as the house proposes; false if no stack can go.
func (p *page) sendsAway() bool {
	p.Helper()
	stacks := `[...document.querySelectorAll('.ask button.option')].filter(b => b.textContent.includes('Move from'))`
	if !value[bool](p, stacks+`.some(b => b.checkVisibility())`) {
		return false
	}
	p.clicksOn(stacks)
	at := p.at()
	far := value[[]string](p, `(async () => {
		const t = location.pathname.split('/')[2], table = await (await fetch('/api/m/' + t)).json(), about = table.view.asks[0].about;
		const here = table.boards[0].spaces.find(s => about.startsWith(s.id)) ?? table.boards[0].spaces.find(s => table.view.scene.pieces.some(p => p.stack === about && p.at === s.id));
		const near = table.boards[0].spaces.filter(s => s.terrain === 'sea').sort((a, b) => Math.abs(Math.hypot(a.centre[0] - here.centre[0], a.centre[1] - here.centre[1]) - 160) - Math.abs(Math.hypot(b.centre[0] - here.centre[0], b.centre[1] - here.centre[1]) - 160));
		const ways = await Promise.all(near.slice(0, 12).map(async s => [s.id, await (await fetch('/api/m/' + t + '/way?of=&to=' + s.id)).json()]));
		return ways.filter(([, way]) => way.choices.length > 1).map(([id]) => id);
	})()`)
	if len(far) == 0 { // troops ashore, and ships without a way out
		p.clicksOn(proposed)
		return true
	}
	p.wholeMap()
	p.clickOn(fmt.Sprintf(`%q.split(' ').flatMap(id => [...document.querySelectorAll('.space[data-id="' + id + '"]')])`, strings.Join(far, " ")))
	p.until(`document.querySelector('.ask .aim')`)
	p.until(`document.querySelector('.way .course')`)
	p.clickOn(all(".aim .commit"))
	p.until(fmt.Sprintf("%s !== %d", viewAt, at))
	return true
}

// A stack is moved as a hand does it: one counter taken, dragged to a far hex, the
// way drawn before it is let go, and what stays behind stays.
func TestStackByHand(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, jenkins, "cartagena", "house", "me", "random")
	p.myTurn()
	p.says("6 points to spend")
	p.audit("the shop")
	if !value[bool](p, `(b => b.offsetWidth > b.closest('.options').offsetWidth - 2)(document.querySelector('.ask .options .option'))`) {
		t.Error("the one answer beside the shop does not have its line to itself")
	}
	gold := `document.querySelector('.glass').textContent.includes('outlined in gold')`
	if value[bool](p, gold) { // what is sold has its like deep in the fleet, where nobody sees it
		t.Error("the shop promises gold on the board")
	}
	p.clickOn(button("Done"))
	p.until(`document.querySelector('.ask .prompt').textContent.includes('which stack moves')`)
	p.until(gold)
	stack := `[...document.querySelectorAll('.piece.lit')].filter(e => e.dataset.id.endsWith('-outside'))`
	on := p.find(stack)
	p.do(chromedp.MouseEvent("mouseMoved", on.X, on.Y))
	p.until(`document.querySelector('.glass .may')`) // of 37 counters the caption has two lines, and what may be done with them its own
	if low := value[float64](p, `document.querySelector('.glass .may').getBoundingClientRect().bottom - innerHeight`); low > 0 {
		t.Errorf("what may be done with the fleet lies %v pixels below the window", low)
	}
	p.clickOn(stack)
	rim := p.rim("-outside")
	p.do(chromedp.MouseClickXY(rim.X, rim.Y))
	p.until(`document.querySelectorAll('.tray button.held').length > 5`)
	p.audit("a stack in hand")
	p.clickOn(`[...document.querySelectorAll('.tray button.held')].filter(b => b.textContent.includes('Take Russell'))`)
	p.says("1 of ")
	at := p.at()
	from, to := p.find(`[...document.querySelectorAll('.piece.lit:not(.deep)')].filter(e => e.dataset.at).slice(-1)`), p.find(`document.querySelectorAll('.space[data-id="2524"]')`)
	p.do(chromedp.MouseEvent("mousePressed", from.X, from.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
	for i := range 6 {
		k := float64(i+1) / 6
		p.do(chromedp.MouseEvent("mouseMoved", from.X+(to.X-from.X)*k, from.Y+(to.Y-from.Y)*k, chromedp.Button("left")))
	}
	p.until(`document.querySelector('.way .course')`)
	if got := p.at(); got != at {
		t.Errorf("the stack has moved before it was let go")
	}
	p.do(chromedp.MouseEvent("mouseReleased", to.X, to.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
	p.until(fmt.Sprintf("%s > %d", viewAt, at))
	p.until(`[...document.querySelectorAll('.piece')].some(e => e.dataset.at === '2524')`)
	if left := value[int](p, `[...document.querySelectorAll('.piece')].filter(e => e.dataset.at === '2720').length`); left < 30 {
		t.Errorf("%d counters stayed behind, want all but Russell and what she carries", left)
	}
	p.book("Counters")
	p.do(typed(".counters input", "russell")...)
	p.until(`document.querySelectorAll('.found-list button').length === 1`)
	p.audit("the list of counters")
	p.key("\r")
	p.until(`document.querySelector('.found')`)
}

// counters returns the keys of a seat's counters in its own scene, in which it sees all of them: those on top
// of their stacks or lying open, and the others.
func (p *page) counters(side int) (shown, hidden []string) {
	p.Helper()
	type lying struct{ Shown, Hidden []string }
	all := value[lying](p, fmt.Sprintf(`fetch('/api/m/' + location.pathname.split('/')[2]).then(r => r.json()).then(t => {
		const out = { Shown: [], Hidden: [] }, own = t.view.scene.pieces.filter(p => p.side === %d), above = new Map();
		for (const p of own) above.set(p.stack, Math.min(above.get(p.stack) ?? 99999, p.depth));
		for (const p of own) (p.depth === above.get(p.stack) || p.state.includes('open') ? out.Shown : out.Hidden).push(p.key);
		return out;
	})`, side))
	return all.Shown, all.Hidden
}

// Two browsers fight over Cartagena: stacks of both are looked at, moved and asked
// about, and no byte that either browser receives names a counter of the other's
// that never lay open. Which those are is read from the true position, in which
// each side sees its own.
func TestNoByteTellsAHiddenCounter(t *testing.T) {
	h := openHouse(t)
	lines := []*line{layLine(h), layLine(h)}
	pages := []*page{desk(t), desk(t)}
	a, b := pages[0], pages[1]
	a.choose(lines[0].url, jenkins, "cartagena", "house", "me", "friend")
	a.until(`document.querySelector('.new input[readonly]')`)
	link := value[string](a, `new URL(document.querySelector('.new input[readonly]').value).pathname`)
	a.press("To the table")
	b.open(lines[1].url + link)
	a.myTurn()
	b.until(`document.querySelector('.piece')`)

	open := []map[string]bool{{}, {}}
	buried := make([][]string, 2)
	look := func() {
		for side, p := range pages {
			shown, hidden := p.counters(side)
			for _, key := range shown {
				open[side][key] = true
			}
			buried[side] = hidden
		}
	}
	look()
	a.clickOn(button("Done"))
	a.until(`document.querySelector('.ask .prompt')?.textContent.includes('which stack moves')`)
	a.sendsAway()
	look()
	b.clickAll(".piece")
	b.book("Counters")
	b.book("Displays")
	b.book("Places")
	for n := 0; !value[bool](b, answers+".length > 0") || strings.Contains(prompt(b), "intercept"); n++ {
		look()
		for _, p := range pages {
			if value[bool](p, answers+".length > 0") {
				p.clicksOn(proposed)
			}
		}
		if n > 60 {
			t.Fatal("the Spanish never have their turn" + a.situation())
		}
	}
	look()
	a.clickAll(".piece")
	for side, p := range pages {
		told := lines[1-side].brought()
		never := 0
		for _, key := range buried[side] {
			if open[side][key] || strings.ContainsAny(key, "0123456789") || strings.Contains(key, "-no-") {
				continue // kinds of which there are several, which may be told of another
			}
			if !strings.Contains(lines[side].brought(), quote(key)) {
				t.Errorf("%s is not told to its own side: the test looks for the wrong thing", key)
			}
			never++
			if strings.Contains(told, quote(key)) {
				t.Errorf("%s has never lain open, and the other browser was sent its name", key)
			}
		}
		if never < 4 {
			t.Errorf("only %d counters of seat %d never lay open: too few to tell", never, side)
		}
		p.says("Cartagena")
	}
}

// prompt returns what is asked.
func prompt(p *page) string {
	p.Helper()
	return value[string](p, `document.querySelector('.ask .prompt')?.textContent ?? ''`)
}

// clickAll asks about everything of a kind, as clicks on it would.
func (p *page) clickAll(sel string) {
	p.Helper()
	p.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`Promise.all([...new Set([...document.querySelectorAll(%q)].map(e => e.dataset.id || e.dataset.at))].slice(0, 30).flatMap(id => {
		const t = '/api/m/' + location.pathname.split('/')[2];
		return [fetch(t + '/why', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ on: id }) }), fetch(t + '/way?of=' + id + '&to=2825')].map(f => f.then(r => r.text()));
	})).then(() => {})`, sel), chromedp.EvalAwaitPromise))
}

// Every piece of a scene is on the chart, on its own hex. With -v it says how long
// the first drawing takes and how long one in which every counter moves: the least
// and the median of some, layout included, and then with what the browser paints.
func TestChartShowsEveryPiece(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, jenkins, "cartagena", "house", "me", "random")
	p.myTurn()
	if missing := value[string](p, `(async () => {
		const t = await (await fetch('/api/m/' + location.pathname.split('/')[2])).json();
		const drawn = new Set([...document.querySelectorAll('.sea .piece')].map(e => e.dataset.key + ' ' + e.dataset.at));
		return t.view.scene.pieces.filter(p => !drawn.has(p.key + ' ' + p.at)).map(p => p.key).join(' ');
	})()`); missing != "" {
		t.Errorf("not on the chart: %s", missing)
	}
	t.Log(value[string](p, `(async () => {
		const t = await (await fetch('/api/m/' + location.pathname.split('/')[2])).json();
		const { Board } = await import('/board/board.js');
		const still = { onChoose() {}, onLook() {}, onAway() {}, mayDrag: () => false, onDrag() {} };
		const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
		const box = document.createElement('div'), times = { first: [], 'first, painted': [], update: [], 'update, painted': [] };
		box.style.cssText = 'position: fixed; inset: 0; z-index: 99';
		document.body.append(box);
		const hexes = t.boards[0].spaces.map(s => s.id);
		for (let i = 0; i < 5; i++) {
			await frame();
			const a = performance.now(), b = new Board(t.boards[0], still);
			box.replaceChildren(b.node);
			b.show(t.view.scene, true);
			b.home();
			b.node.getBoundingClientRect();
			times.first.push(performance.now() - a);
			await frame();
			times['first, painted'].push(performance.now() - a);
			for (let k = 0; k < 4; k++) {
				const moved = { ...t.view.scene, pieces: t.view.scene.pieces.map((p, j) => ({ ...p, at: hexes[(j * 37 + k * 101) % hexes.length] })) };
				await frame();
				const c = performance.now();
				b.show(moved, true);
				b.node.getBoundingClientRect();
				times.update.push(performance.now() - c);
				await frame();
				times['update, painted'].push(performance.now() - c);
			}
		}
		box.remove();
		return t.view.scene.pieces.length + ' pieces; ' + Object.entries(times).map(([name, all]) => {
			all.sort((x, y) => x - y);
			return name + ' ' + all[0].toFixed(1) + ' to ' + all[all.length >> 1].toFixed(1) + ' ms';
		}).join('; ');
	})()`))
}

// By touch on a phone: a stack is tapped, then a hex across the sea; what the way
// passes is told before a third tap sets out, and where a perilous sea stops it,
// going on is proposed.
func TestFarHexByTouch(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), phone(t)
	p.choose(h.url, jenkins, "cartagena", "house", "me", "random")
	p.myTurn()
	p.tapOn(`[...document.querySelectorAll('.ask button')].filter(b => b.textContent.includes('Done'))`)
	p.until(`document.querySelector('.ask .prompt').textContent.includes('which stack moves')`)
	p.tapOn(`[...document.querySelectorAll('.piece.lit')].filter(e => e.dataset.id.endsWith('2720-outside') && !e.matches('.deep'))`)
	rim := p.rim("2720-outside")
	p.do(chromedp.TapXY(rim.X, rim.Y))
	p.until(`document.querySelectorAll('.tray button.held').length > 5 || document.querySelector('.ask .aim')`)
	if value[bool](p, `Boolean(document.querySelector('.ask .aim'))`) { // a tap shows what a second one does
		p.tapOn(all(".aim .commit"))
		p.until(`document.querySelectorAll('.tray button.held').length > 5`)
	}
	p.wholeMap()
	p.tapOn(all(`.space[data-id="3810"]`))
	p.until(`document.querySelector('.ask .stops')`)
	p.says("a perilous sea")
	p.audit("a way by touch")
	at := p.at()
	p.tapOn(all(".aim .commit"))
	p.until(fmt.Sprintf("%s > %d && !%s", viewAt, at, quietly))
	if strings.Contains(prompt(p), "the sea takes") { // the sea has taken something
		return
	}
	p.until(`document.querySelector('.ask .aim')`)
	p.says("Sail to 3810")
}

// quietly is whether nothing is asked.
const quietly = `!document.querySelector('.ask .prompt')`

// Of a loss of three counters each is chosen, or all at once by one button: the cheapest go.
func TestAllLossesByOneButton(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	position := "weathergage position 1\ngame jenkins\nscenario war\nflow english-combat\nflow naval English 2920 attacker-loses\nflow loss English 2920 naval-combat left 3 of English\n" +
		"combat naval English 2920\nEnglish at 2920-outside vernon princess-louisa lion oxford strafford burford\n"
	tokens := value[[]string](p, onField(position))
	p.open(h.url + "/m/" + tokens[0])
	p.until(`document.querySelector('.ask .prompt')?.textContent.includes('costs you 3 counters')`)
	p.press("Choose all 3 for me, the cheapest first")
	const left = `[...new Set([...document.querySelectorAll('.sea .piece')].map(e => e.dataset.key))].filter(k => ['vernon', 'princess-louisa', 'lion', 'oxford', 'strafford', 'burford'].includes(k)).length`
	p.until(left + ` === 3 && !document.querySelector('.ask .prompt')?.textContent.includes('costs you')`)
}
