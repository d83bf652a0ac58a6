package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// heaps is an expression: pairs of counters and discs on the board that lie upon each other, in words. Those of one
// pile do, nearly whole; all others are clear of each other.
const heaps = `(() => {
	const all = [...document.querySelectorAll('.sea .piece:not(.deep):not(.gone)')].filter(e => e.checkVisibility() && e.querySelector('.tile')).map(e => {
		const r = e.querySelector(e.matches('.asdisc') ? '.disc .rim' : '.tile').getBoundingClientRect();
		return { at: e.dataset.at, key: e.dataset.key, disc: e.matches('.asdisc'), l: r.left, t: r.top, r: r.right, b: r.bottom };
	});
	const bad = [];
	all.forEach((p, i) => all.slice(0, i).forEach(q => {
		const w = Math.min(p.r, q.r) - Math.max(p.l, q.l), h = Math.min(p.b, q.b) - Math.max(p.t, q.t);
		if (w <= 1 || h <= 1) return;
		if (p.disc && q.disc && Math.hypot((p.l + p.r - q.l - q.r) / 2, (p.t + p.b - q.t - q.b) / 2) > p.r - p.l - 2) return;
		const pile = p.at === q.at && !p.disc && !q.disc && Math.abs((p.l - q.l) + (p.t - q.t)) < 1.5;
		if (!pile) bad.push(p.key + ' on ' + q.key + ' by ' + Math.round(w) + ' × ' + Math.round(h));
	}));
	return bad.join('; ');
})()`

// Stacks never lie in a heap, from wherever a board is seen: where counters have no room there are discs, which say how
// many lie there, tell their names to the hand that rests on them, and open to one that clicks.
func TestCountersNeverLieInAHeap(t *testing.T) {
	h := openHouse(t)
	for _, screen := range []struct {
		name          string
		width, height int64
	}{{"desk", 1440, 900}, {"phone", 390, 844}} {
		p := openPage(t, screen.width, screen.height)
		p.open(h.url)
		p.do(chromedp.Evaluate[chromedp.Void](`localStorage.setItem('motion', 'none')`))
		p.liesClear(h, screen.name, "spain", "sluys")
		t.Run(screen.name, func(t *testing.T) {
			atLength(t)
			p.liesClear(h, screen.name, "spain", "war")
			p.liesClear(h, screen.name, "jenkins", "porto-bello")
			p.liesClear(h, screen.name, "invincible", "campaign")
		})
	}
}

// liesClear looks at the board of a scenario as it opens, and from the whole of it to as near as one comes.
func (p *page) liesClear(h *house, screen, game, scenario string) {
	p.Helper()
	p.open(h.url + "/m/" + value[[]string](p, begin(game, scenario, 0, `{ kind: 'me' }, { kind: 'bot', bot: 'captain' }`))[0])
	p.until(answers + `.length && document.querySelector('.sea .piece')`)
	p.clear(screen + ", " + scenario + ", at first")
	p.key("0")
	for i := range 13 {
		p.clear(screen + ", " + scenario + ", " + number(i) + " steps from the whole")
		if i == 0 && scenario == "sluys" {
			p.opensDiscs()
		}
		p.key("+")
	}
	if value[bool](p, `Boolean(document.querySelector('.sea .piece.asdisc'))`) {
		p.Errorf("%s, %s: there are discs from near too", screen, scenario)
	}
}

// clear fails where counters of the board lie in a heap.
func (p *page) clear(where string) {
	p.Helper()
	if bad := value[string](p, heaps); bad != "" {
		p.Errorf("%s: %s", where, bad)
	}
}

// opensDiscs points at a disc of several counters, reads their names, and opens it.
func (p *page) opensDiscs() {
	p.Helper()
	const discs = `[...document.querySelectorAll('.sea .piece.asdisc:not(.deep)')].filter(e => e.querySelector('.disc text').textContent > 1 &&
		!document.querySelector('.sea .space.lit[data-id="' + e.dataset.at + '"]'))` // there a click is about the space
	at := p.find(discs)
	p.do(chromedp.MouseEvent(chromedp.MouseMoved, at.X, at.Y))
	p.until(`document.querySelectorAll('.called text').length > 0`)
	p.do(chromedp.MouseClickXY(at.X, at.Y))
	p.until(`document.querySelector('.sea .fan')`)
	p.until(`(on => on.length > 1 && on.every(e => e.querySelector('.counter').checkVisibility() && e.querySelector('.counter .name').getBoundingClientRect().height >= 9))
		([...document.querySelectorAll('.sea .piece')].filter(e => e.dataset.at === document.querySelector('.sea .fan').dataset.at))`)
	p.key("\x1b")
	p.until(`!document.querySelector('.sea .fan')`)
}

// roads is a position with all five English squadrons and the Armada in Calais Roads.
const roads = `weathergage position 1
game invincible
turn 10
armada calais-roads
squadron drake in calais-roads
squadron howard in calais-roads
squadron hawkins in calais-roads
squadron frobisher in calais-roads
squadron seymour in calais-roads
squadron sidonia at F5
flow sail
`

// On the map of boxes each name keeps clear of counters and of other names, the name of each counter of a pile can be
// read, and the ring about a box crosses no name.
func TestNamesOfBoxesKeepClear(t *testing.T) {
	const overlaps = `(() => {
		const boxes = query => [...document.querySelectorAll('.sea ' + query)].filter(e => e.checkVisibility()).map(e => [e.textContent, e.getBoundingClientRect()]);
		const names = boxes('.town text'), over = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
		const bad = names.flatMap(([name, a], i) => [...boxes('.piece .tile'), ...names.slice(0, i), ...boxes('.objectives circle')].filter(([, b]) => over(a, b) > 4).map(([other]) => name + ' / ' + other));
		const read = [...document.querySelectorAll('.sea .piece .name')].filter(e => { const r = e.getBoundingClientRect();
			return [r.left + 3, r.right - 3].some(x => document.elementFromPoint(x, r.top + r.height / 2)?.closest('.piece') !== e.closest('.piece')); });
		return [...bad, ...read.map(e => 'covered: ' + e.textContent), names.length + ' names'].join('; ');
	})()`
	h, p := openHouse(t), gesturing(t)
	p.opensPosition(h, roads)
	for range 4 {
		if got := value[string](p, overlaps); got != "16 names" {
			t.Errorf("on the map of boxes: %s", got)
		}
		p.key("+")
	}
}
