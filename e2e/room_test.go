package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// boardShare is an expression: how much of the window the board has, in hundredths.
const boardShare = `(r => Math.round(100 * (Math.min(r.right, innerWidth) - Math.max(r.left, 0)) * (Math.min(r.bottom, innerHeight) - Math.max(r.top, 0)) / innerWidth / innerHeight))(document.querySelector('.sea > .board').getBoundingClientRect())`

// tables are a scenario of each game with a board of its own kind.
var tables = []struct{ key, scenario string }{
	{"invincible", "campaign"}, {"jenkins", "porto-bello"}, {"spain", "sluys"}, {"renaissance", "dog-fight"}, {"fury", "cattle-lifting"}, {"duel", "open-sea"},
}

// Half of a small window is board, in every game: on a tablet held upright, on phones held sideways, and on a page that
// is enlarged four times. Nothing of the page is cut off, and what is asked can be read.
func TestHalfOfASmallWindowIsBoard(t *testing.T) {
	h := openHouse(t)
	p := openPage(t, 820, 1180)
	p.open(h.url)
	p.do(chromedp.Evaluate[chromedp.Void](`localStorage.setItem('motion', 'none')`))
	for _, game := range tables {
		p.open(h.url + "/m/" + value[[]string](p, begin(game.key, game.scenario, 0, `{ kind: 'me' }, { kind: 'bot', bot: 'random' }`))[0])
		p.until(answers + `.length && document.querySelector('.sea > .board')`)
		for _, size := range [][2]int64{{820, 1180}, {390, 844}, {667, 375}, {640, 360}, {320, 256}} {
			p.do(chromedp.EmulateViewport(size[0], size[1]))
			p.until(`innerWidth === ` + number(int(size[0])))
			value[bool](p, `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))`)
			if of := value[int](p, boardShare); of < 50 {
				t.Errorf("%s, %d × %d: %d %% of the window are board", game.key, size[0], size[1], of)
			}
			if wide := value[int64](p, `document.documentElement.scrollWidth`); wide > size[0] {
				t.Errorf("%s: the page is %d px wide in a window of %d", game.key, wide, size[0])
			}
			if bars := value[int](p, `[...document.querySelectorAll('.objective p')].filter(e => e.offsetWidth > e.clientWidth).length`); bars > 0 && size[0] < size[1] {
				t.Errorf("%s, %d × %d: the scenario has a scrollbar of its own beside that of the panel", game.key, size[0], size[1])
			}
			p.reads(game.key, size)
		}
	}
}

// reads fails where what is asked cannot be brought into sight.
func (p *page) reads(game string, size [2]int64) {
	p.Helper()
	if value[*spot](p, reached(`document.querySelectorAll('.ask .prompt')`)) == nil {
		p.Errorf("%s, %d × %d: what is asked cannot be read", game, size[0], size[1])
	}
}

// sluys returns a page at the table of a scenario with a crowded map, at which nothing glides.
func sluys(t *testing.T) *page {
	t.Helper()
	h := openHouse(t)
	p := openPage(t, 1440, 900)
	p.open(h.url)
	p.do(chromedp.Evaluate[chromedp.Void](`localStorage.setItem('motion', 'none')`))
	p.open(h.url + "/m/" + value[[]string](p, begin("spain", "sluys", 0, `{ kind: 'me' }, { kind: 'bot', bot: 'captain' }`))[0])
	p.until(answers + `.length && document.querySelectorAll('.sea .piece').length > 9`)
	return p
}

// What is pointed at is told in a caption that keeps its height: nothing of the page moves while the mouse goes over
// the board.
func TestNothingMovesUnderThePointer(t *testing.T) {
	p := sluys(t)
	const lie = `JSON.stringify(['.strip', '.sea', '.sea .board', '.glass', '.replay', '.seats', '.ask', '.menu', '.drawer'].map(s => { const r = document.querySelector(s).getBoundingClientRect(); return [s, r.x, r.y, r.width, r.height]; }))`
	value[bool](p, `new Promise(done => setTimeout(() => done(true), 1500))`) // the title has found its place
	before := value[string](p, lie)
	said := map[string]bool{}
	for i := range 12 {
		at := spot{X: 120 + float64(i)*70, Y: 840 - float64(i*i%12)*55}
		p.do(chromedp.MouseEvent(chromedp.MouseMoved, at.X, at.Y))
		said[value[string](p, `new Promise(done => setTimeout(() => done(document.querySelector('.glass').textContent), 600))`)] = true
		if now := value[string](p, lie); now != before {
			t.Fatalf("with the mouse at %v the page lies so:\n%s\nbefore:\n%s", at, now, before)
		}
	}
	if len(said) < 4 {
		t.Errorf("the caption told only %d things", len(said))
	}
}

// The title of a chart of hexes stands on open sea, clear of land and counters, or below the chart.
func TestTheTitleStandsOnOpenSea(t *testing.T) {
	p := sluys(t)
	for _, key := range []string{"", "0", "+", "+", "+"} {
		if key != "" {
			p.key(key)
		}
		value[bool](p, `new Promise(done => setTimeout(() => done(true), 700))`)
		if over := value[string](p, `(() => {
			const c = document.querySelector('.cartouche').getBoundingClientRect(), lands = [...document.querySelectorAll('.sea path.land')], found = [];
			for (const e of document.querySelectorAll('.sea .piece:not(.deep)')) { const r = e.getBoundingClientRect();
				if (r.width && r.left < c.right && r.right > c.left && r.top < c.bottom && r.bottom > c.top) found.push(e.dataset.key); }
			const sea = document.querySelector('.sea').getBoundingClientRect();
			for (let i = 0; i <= 4; i++) for (let j = 0; j <= 4; j++) {
				const x = c.left + c.width * i / 4, y = c.top + c.height * j / 4;
				if (y < sea.bottom) for (const l of lands) if (l.isPointInFill(new DOMPoint(x, y).matrixTransform(l.getScreenCTM().inverse()))) found.push('land');
			}
			return [...new Set(found)].join();
		})()`); over != "" {
			t.Errorf("after %q the title stands on %s", key, over)
		}
	}
}
