package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// fleetAtSea lays a table with so many ships in rows and sends them on their way: half a
// turn's worth straight ahead and then about, two of them meeting at 400 and 700, with
// a shot at 700 that hits and one at the end that does not. One goes down in the move; the one
// that is hit loses a mast by it, and has struck and is on fire when the move ends.
const fleetAtSea = `const fleetAtSea = async many => {
	const { Board } = await import('/board/board.js');
	const data = { key: 't', name: 'Table', kind: 'plane', width: 300000, height: 200000, scale: { units: 100, unit: 'mm' }, outlines: [], spaces: [], links: [], shapes: [] };
	const nothing = () => {}, board = new Board(data, { onChoose: nothing, onLook: nothing, onAway: nothing, mayDrag: () => false, onDrag: nothing, maySteer: () => false, onSteer: nothing, onKey: () => false });
	const sea = document.createElement('div');
	sea.style.cssText = 'position: fixed; inset: 0; z-index: 99';
	sea.append(board.node, board.table.tools);
	document.body.append(sea);
	const masts = [20, 50, 80].map(at => ({ at, sections: 3, standing: 3, set: true, lateen: false }));
	const hurt = (on, i) => on && i === 0;
	const ship = (i, on) => ({ key: 's' + i, id: 's' + i, at: '', depth: 0, stack: '', x: 30000 + 28000 * (i % 8) + on, y: 30000 + 28000 * Math.floor(i / 8), heading: on ? 1350 : 900, base: [9000, 3000], masts: masts.map(m => ({ ...m, standing: hurt(on, i) && m.at === 50 ? 0 : 3 })), silhouette: ['galleon', 'galley', 'carrack', 'hulk'][i % 4], name: 'Ship ' + i, numbers: [], side: i % 2, state: hurt(on, i) ? ['on-fire', 'struck'] : i % 4 === 1 ? ['oars-out'] : i === 6 ? ['on-fire'] : [], under: 0, group: '' });
	const scene = on => ({ turn: '', phase: '', pieces: [...Array.from({ length: on ? many - 1 : many }, (_, i) => ship(i, on)), ...on ? [{ ...ship(7, on), key: 'new', id: 'new' }] : []], marks: [], charts: [], open: '' });
	board.show(scene(0), true);
	board.fit();
	const legs = scene(0).pieces.flatMap(p => [{ id: p.id, x: p.x + 9500, y: p.y, heading: 900, time: 500 }, { id: p.id, x: p.x + 12000, y: p.y + 6000, heading: 1350, time: 1000 }]);
	const shots = [{ from: 's2', to: 's0', told: { time: 700, hit: true }, text: 'hit' }, { from: 's0', to: 's2', told: { time: 1000, hit: false }, text: 'miss' }];
	return { board, sail: () => board.show(scene(8000), false, shots, legs, [{ a: 's1', b: 's2', time: 700, text: 'later' }, { a: 's0', b: 's1', time: 400, text: 'sooner' }], new Map([['s0', 700]])) };
};`

// The last move is marked at its turns, contacts and shots, and stops at one after the
// other by the key or the button, with the shots of that moment in sight; a hand on the
// board does not send it on. What goes down in the move is seen until its end, what comes only then; masts fall at
// the shot or contact that was told of before, and all else of a ship changes at the end.
func TestEventsOfTheLastMove(t *testing.T) {
	atLength(t)
	p := desk(t)
	p.open(openHouse(t).url)
	got := value[string](p, fmt.Sprintf(`(async () => { %s
		const { board, sail } = await fleetAtSea(4), v = board.table.voyage, seen = [];
		const looks = () => [...board.svg.querySelectorAll('.piece[data-id=s0] .vessel')].filter(e => getComputedStyle(e).visibility === 'visible').map(e => e.querySelectorAll('.stump').length + 'stump' + e.querySelectorAll('.ensign').length + 'flag' + e.querySelectorAll('.burning').length + 'fire').join('+');
		const see = e => Math.round(10 * getComputedStyle(e).opacity);
		sail();
		const lost = board.svg.querySelector('.lost'), came = board.svg.querySelector('.piece[data-id=new]');
		seen.push(v.ticks.querySelectorAll('.turn').length + ' turn', v.ticks.querySelectorAll('.event').length + ' events', 'lost ' + lost?.dataset.id);
		for (let i = 0; i < 4; i++) {
			if (i === 1) board.node.dispatchEvent(new KeyboardEvent('keydown', { key: '.' })); else v.stop.click();
			board.settle();
			seen.push(looks(), v.slider.value + ' ' + v.said.textContent + ' ' + Math.round(v.all[0].currentTime) + ' ' + v.all[0].playState + ' ' + [...board.svg.querySelectorAll('.salvo')].map(see).join('/') + ' ' + see(lost) + ' ' + see(came));
		}
		const [hit, miss] = board.svg.querySelectorAll('.salvo');
		seen.push(hit.querySelectorAll('.splinters').length + ' hit', miss.querySelectorAll('.splash').length + ' miss');
		v.seek(1000);
		seen.push('end ' + v.all[0].playState + ' ' + [...board.svg.querySelectorAll('.salvo, .lost')].map(see).join('/') + ' ' + see(came));
		const { happened } = await import('/board/happened.js'), line = of => ({ turn: 1, text: '', moved: null, shot: null, met: null, fell: '', ...of });
		const [, , , falls] = happened([line({ shot: { from: 's0', to: 's1', told: { time: 300, hit: true } } }), line({ fell: 's1' }), line({ met: { a: 's1', b: 's0', time: 600 } }), line({ fell: 's2' })]);
		seen.push('falls ' + [...falls].flat().join(' '));
		return seen.join(', ');
	})()`, fleetAtSea))
	if want := "1 turn, 3 events, lost s3, 0stump1flag0fire, 400 sooner 1040 paused 0/0 10 0, 1stump1flag0fire, 700 laterhit 1820 paused 10/0 10 0, 1stump0flag1fire, 1000 miss 2600 paused 0/10 0 10, 0stump1flag0fire, 400 sooner 1040 paused 0/0 10 0, 1 hit, 1 miss, end finished 0/0/0 10, falls s1 300 s2 1000"; got != want {
		t.Errorf("the move shows %s; want %s", got, want)
	}
}

// Seen from its other edge a table measures the same, and letters stand upright.
func TestTurnedTable(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	a, _ := two(h, "Duel", "open-sea")
	measure := func() (reading string, x float64) {
		a.press("Ruler")
		a.until(`document.querySelector('.tools button[aria-pressed=true]')`)
		ships := value[[][2]float64](a, `[...document.querySelectorAll('.sea .piece .swings, .sea .piece .tile')].map(e => e.getBoundingClientRect()).map(r => [r.x + r.width / 2, r.y + r.height / 2])`)
		value[bool](a, fmt.Sprintf(`(() => { const svg = document.querySelector('.board'); for (const [x, y] of [%f, %f, %f, %f].reduce((all, n, i, of) => i %% 2 ? [...all, [of[i - 1], n]] : all, []))
			for (const type of ['pointerdown', 'pointerup']) svg.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, bubbles: true, isPrimary: true })); return true; })()`,
			ships[0][0], ships[0][1], ships[len(ships)-1][0], ships[len(ships)-1][1]))
		a.until(`document.querySelector('.ruler text')?.textContent.includes(' mm')`)
		reading = value[string](a, `document.querySelector('.ruler text').textContent`)
		a.press("Ruler")
		a.until(`!document.querySelector('.ruler')`)
		return reading, ships[0][0]
	}
	before, left := measure()
	a.press("Other edge")
	a.until(`document.querySelector('.board.turned')`)
	after, right := measure()
	if before != after || left == right {
		t.Errorf("turned, the table reads %s with a ship at %f; before, %s and %f", after, right, before, left)
	}
	a.press("Other edge")
	a.until(`!document.querySelector('.board.turned')`)
}

// BenchmarkFramesOfFortyShips counts the pictures a second while forty ships move, and
// the longest wait for one.
func BenchmarkFramesOfFortyShips(b *testing.B) {
	p := desk(b)
	p.open(openHouse(b).url)
	var frames, longest float64
	for b.Loop() {
		got := value[[]float64](p, fmt.Sprintf(`(async () => { %s
			const { board, sail } = await fleetAtSea(40), at = [];
			await new Promise(done => setTimeout(done, 300));
			sail();
			const end = performance.now() + 2500;
			await new Promise(done => { const step = t => { at.push(t); if (t < end) requestAnimationFrame(step); else done(); }; requestAnimationFrame(step); });
			board.node.parentNode.remove();
			return [1000 * (at.length - 1) / (at.at(-1) - at[0]), Math.max(...at.slice(1).map((t, i) => t - at[i]))];
		})()`, fleetAtSea))
		frames += got[0]
		longest = max(longest, got[1])
	}
	b.ReportMetric(frames/float64(b.N), "frames/s")
	b.ReportMetric(longest, "ms-longest")
}

// While new counters are placed a heading says what a click on its stack does, which takes up nothing. Of a stack that is
// taken up those are counted who go aboard a ship. On the enemy's counters in a far port the way there is drawn, and the
// chance of a stop keeps off the names of towns.
func TestAStackIsTakenUpAndItsWayDrawn(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.fromTheFrontPage(h, "jenkins", "porto-bello")
	p.press("Oxford")
	p.until(question + `.includes('where do the new counters go')`)
	stacks := `[...document.querySelectorAll('.sea .piece.lit:not(.deep)')].filter(e => e.dataset.id === '2719-outside')`
	p.presses(stacks)
	p.until(`document.querySelector('.sea .fan')`)
	const heads = `[...document.querySelectorAll('.sea .fanhead')].map(e => e.textContent).join('; ')`
	if got, want := value[string](p, heads), "English, outside the port: arrange; English, docked: place or arrange; English, ashore: arrange"; got != want {
		t.Errorf("the headings say %q, want %q", got, want)
	}
	foot := value[spot](p, `(r => ({ X: r.left + r.width / 2, Y: r.bottom - 12 }))(document.querySelector('.sea .fan.lit').getBoundingClientRect())`)
	p.do(chromedp.MouseClickXY(foot.X, foot.Y))
	p.until(question + `.includes('which stack moves')`)
	p.presses(stacks)
	p.presses(`[...document.querySelectorAll('.sea .rim')].filter(e => e.dataset.all === '2719-outside')`)
	p.until(`document.querySelector('.tray [role=status]')?.textContent === 'All 4 go.'`)
	at := p.find(`[...document.querySelectorAll('.sea .town')].filter(e => e.textContent.startsWith('Porto Bello')).flatMap(e => [...document.querySelectorAll('.sea .piece:not(.deep)')].filter(x => x.dataset.at === e.dataset.town))`)
	p.do(chromedp.MouseEvent(chromedp.MouseMoved, at.X-4, at.Y), chromedp.MouseEvent(chromedp.MouseMoved, at.X, at.Y))
	p.until(`document.querySelectorAll('.way .chance').length > 1`)
	const hidden = `(boxes => boxes('.way .chance').flatMap(a => boxes('.sea .town text').filter(b => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
		Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5)).length)(query => [...document.querySelectorAll(query)].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect()))`
	if n := value[int](p, hidden); n > 0 {
		t.Errorf("%d names of towns lie below the chances of a way", n)
	}
}

// Companies that stand so close that no name is clear of others keep their keys, and the buttons of a table stand one above
// the other beside it.
func TestCompaniesKeepTheirKeys(t *testing.T) {
	p := desk(t)
	p.open(openHouse(t).url)
	got := value[string](p, fmt.Sprintf(`(async () => { %s
		const { board } = await fleetAtSea(1);
		const [ship] = board.scene.pieces, troop = i => ({ ...ship, key: 'c' + i, id: 'c' + i, masts: [], silhouette: 'shot', base: [9000, 9000], body: [], each: [0, 0], tokens: [], leader: '', flag: '', x: 100000 + 9000 * (i %% 6), y: 100000 + 9000 * Math.floor(i / 6), name: 'Spanish Reiters, A' + i });
		board.show({ ...board.scene, pieces: Array.from({ length: 36 }, (_, i) => troop(i)) }, true);
		board.fit();
		const named = [...board.svg.querySelectorAll('.troop .label')].filter(l => [...l.querySelectorAll('.brief, .title')].some(e => getComputedStyle(e).display !== 'none' && getComputedStyle(e).visibility !== 'hidden' && getComputedStyle(e).opacity !== '0'));
		const [other, ruler] = [...board.table.tools.children].filter(e => e.matches('button')).map(e => e.getBoundingClientRect());
		return named.length + ' named, ' + (other.bottom <= ruler.top ? 'above' : 'beside');
	})()`, fleetAtSea))
	if got != "36 named, above" {
		t.Error(got)
	}
}
