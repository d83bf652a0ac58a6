package e2e

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// The ruler lies between two ships by the keyboard and by the mouse, reads what
// the scene says, and plays nothing while it is out.
func TestRuler(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	a, _ := two(h, "Duel", "open-sea")
	type piece struct {
		ID            string
		X, Y, Heading float64
		Base          [2]float64
	}
	ships := value[[]piece](a, `fetch('/api/m/' + location.pathname.slice(3)).then(r => r.json()).then(m => m.view.scene.pieces.map(p => ({ ID: p.id, X: p.x, Y: p.y, Heading: p.heading, Base: p.base })))`)
	bow := func(p piece) (x, y float64) {
		sin, cos := math.Sincos(p.Heading * math.Pi / 1800)
		return p.X + p.Base[0]/2*sin, p.Y - p.Base[0]/2*cos
	}
	ax, ay := bow(ships[0])
	bx, by := bow(ships[1])
	want := fmt.Sprintf("%.1f mm · %.1f°", math.Hypot(bx-ax, by-ay), math.Mod(math.Atan2(bx-ax, ay-by)*180/math.Pi+360, 360))
	away := kb.ArrowRight
	if bx < ax {
		away = kb.ArrowLeft
	}
	at := value[float64](a, `fetch('/api/m/' + location.pathname.slice(3)).then(r => r.json()).then(m => m.view.at)`)
	a.do(chromedp.Focus(chromedp.CSS(".board")))
	a.key("R")
	a.until(`document.querySelector('.tools button[aria-pressed=true]')`)
	for range 3 { // to the ship from which the other lies away
		a.key(away)
	}
	a.key(map[string]string{kb.ArrowRight: kb.ArrowLeft, kb.ArrowLeft: kb.ArrowRight}[away])
	a.key(kb.Enter)
	a.key(away)
	a.key(kb.Enter)
	if got := value[string](a, `document.querySelector('.ruler text').textContent`); got != want {
		t.Errorf("the ruler reads %s, want %s", got, want)
	}
	a.press("Ruler")
	a.until(`!document.querySelector('.ruler')`)
	a.press("Ruler")
	a.clickOn(all(".piece"))
	a.clickOn(`[...document.querySelectorAll(".piece")].reverse()`)
	a.until(`document.querySelector('.ruler text').textContent.includes(' mm · ')`)
	a.until(`document.querySelector('.tools [role=status]').textContent.includes('apart')`)
	if now := value[float64](a, `fetch('/api/m/' + location.pathname.slice(3)).then(r => r.json()).then(m => m.view.at)`); now != at {
		t.Errorf("something was played while the ruler was out: %v, then %v", at, now)
	}
	if value[bool](a, `Boolean(document.querySelector('.athand button, .sheets svg'))`) {
		t.Error("what the ruler measures from is chosen as well")
	}
}

// What the ruler reads between two hulls is what the law measures, to a hundredth
// of a millimetre.
func TestRulerReadsAsTheLaw(t *testing.T) {
	file, err := os.Open("../geo/plane/testdata/vectors.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	type measured struct {
		A, B     [5]int // place, heading, length, width
		Distance int
	}
	var all []measured
	for lines := bufio.NewScanner(file); lines.Scan(); {
		var m measured
		var at, gap, bearing int
		n, _ := fmt.Sscanf(strings.NewReplacer("{", " ", "}", " ").Replace(lines.Text()), " at %d %d %d %d %d %d %d %d %d %d %d gap %d distance %d bearing %d",
			&at, &m.A[0], &m.A[1], &m.A[2], &m.A[3], &m.A[4], &m.B[0], &m.B[1], &m.B[2], &m.B[3], &m.B[4], &gap, &m.Distance, &bearing)
		if n == 14 && gap > 0 {
			all = append(all, m)
		}
	}
	if len(all) < 100 {
		t.Fatalf("only %d measured pairs in the vectors", len(all))
	}
	list, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	p := desk(t)
	p.open(openHouse(t).url)
	wrong := value[[]string](p, fmt.Sprintf(`import('/board/ruler.js').then(({ between }) => {
		const piece = ([x, y, heading, long, wide]) => { const a = heading * Math.PI / 18000; return { x: x - Math.sin(a) * long / 2, y: y + Math.cos(a) * long / 2, heading: heading / 10, base: [long, wide] }; };
		return %s.map(m => [m, between(piece(m.A), piece(m.B))]).filter(([m, d]) => Math.abs(m.Distance - d) > .6).map(([m, d]) => JSON.stringify(m) + ' reads ' + d);
	})`, list))
	for _, line := range wrong {
		t.Error(line)
	}
	if got := value[string](p, `import('/board/ruler.js').then(({ reading }) => {
		const end = (key, x) => ({ x, y: 0, piece: { key, name: key, kind: 'ship', x, y: 0, heading: 0, base: [600, 200] } });
		return [200, 1200].map(x => reading(end('a', 0), end('b', x), { units: 10, unit: 'mm' }).at(-1)).join('; ');
	})`); got != "hulls touch; hulls 100.0 mm apart" {
		t.Errorf("the ruler reads %q", got)
	}
}

// What can be seen of a ship from above: sails that are set, furled and gone, oars,
// fire, colours; and on the table the guns' arcs of the one that the eye is on.
func TestShipsFromAbove(t *testing.T) {
	p := desk(t)
	p.open(openHouse(t).url)
	for _, tt := range []struct{ name, ship, selector string }{
		{"a sail for each section that stands", `{ masts: [{ at: 50, sections: 3, standing: 2, set: true, lateen: false }] }`, `svg:not(:has(.furled)) .rig .canvas + .canvas`},
		{"sails furled", `{ masts: [{ at: 50, sections: 1, standing: 1, set: false, lateen: true }] }`, `.rig .furled`},
		{"a mast gone", `{ masts: [{ at: 50, sections: 3, standing: 0, set: true, lateen: false }] }`, `.stump:not(:has(~ .rig))`},
		{"the colours", `{}`, `.ensign`},
		{"struck", `{ state: ['struck'] }`, `svg:not(:has(.ensign)) .is-struck`},
		{"on fire", `{ state: ['on-fire'] }`, `.burning`},
		{"a galley's oars", `{ silhouette: 'galley', state: ['oars-out'] }`, `.oars`},
		{"a galleon has none", `{ state: ['oars-out'] }`, `svg:not(:has(.oars)) .tile`},
		{"at anchor", `{ state: ['anchored'] }`, `.riding`},
		{"her base, to its size", `{}`, `.base[width="90"][height="30"]`},
		{"no name is markup", `{ name: '<b>' }`, `svg:not(:has(b)) .title`},
	} {
		if !value[bool](p, fmt.Sprintf(`import('/board/ships.js').then(({ shipAbove }) => {
			const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
			svg.innerHTML = shipAbove({ key: 'a', id: 'a', base: [90, 30], masts: [], silhouette: 'galleon', name: 'Revenge', numbers: [], side: 0, state: [], ...%s }, 1);
			document.body.append(svg);
			const seen = document.querySelector(%q) !== null;
			svg.remove();
			return seen;
		})`, tt.ship, tt.selector)) {
			t.Errorf("%s: nothing is %s", tt.name, tt.selector)
		}
	}
	got := value[string](p, `import('/board/lines.js').then(({ tableMarks }) => {
		const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg'), at = id => ({ a: { x: 0, y: 0 }, b: { x: 40, y: 30 } })[id];
		const mark = (kind, line) => ({ kind, board: 'table', from: 'a', to: 'b', line, label: '', value: 0 });
		svg.innerHTML = tableMarks([mark('grapple', []), mark('arc', [[0, 0], [9, 1], [9, -1]]), mark('course', [[0, 0], [9, 0]]), mark('ghost', [[0, 0], [1, 0], [1, 1]]), mark('range', [])], 2, at);
		return [...svg.querySelectorAll('.grapple path, .arc path, .course path, .ghost path, .range path:not(.head)')].map(e => e.getAttribute('d')).sort().join(' ');
	})`)
	if want := "M0 0L18 0 M0 0L18 2L18 -2Z M0 0L2 0L2 2Z M0 0L40 30 M13 10L27 20"; got != want {
		t.Errorf("the marks are %s, want %s", got, want)
	}
}

// A ship that turns goes along her circle on the screen: half way through a quarter
// of a circle of 100 mm her middle is where the circle has it, and several moves at
// once are shown as the last of them.
func TestVoyage(t *testing.T) {
	p := desk(t)
	p.open(openHouse(t).url)
	type pose struct{ X, Y, Heading float64 }
	got := value[[]pose](p, `import('/board/happened.js').then(({ poses }) => {
		const was = { x: 10000, y: 14000, heading: 0, base: [8000, 2000] }, way = poses(was, [{ id: 'a', x: 21000, y: -1000, heading: 900, time: 500 }, { id: 'a', x: 31000, y: -1000, heading: 900, time: 1000 }]);
		return [0, 13, 26, 39, 52].map(i => ({ X: way[i].x, Y: way[i].y, Heading: way[i].heading }));
	})`)
	want := []pose{{10000, 14000, 0}, {10393.4, 5050.3, 450}, {17000, -1000, 900}, {22000, -1000, 900}, {27000, -1000, 900}}
	for i, w := range want {
		if g := got[i]; math.Abs(g.X-w.X) > .1 || math.Abs(g.Y-w.Y) > .1 || math.Abs(g.Heading-w.Heading) > .01 {
			t.Errorf("picture %d is %v, want %v", 13*i, g, w)
		}
	}
	if legs := value[int](p, `import('/board/voyage.js').then(({ Voyage }) => {
		const v = new Voyage({ pieces: new Map(), node: document.documentElement });
		v.begin([300, 1000, 400, 1000].map(time => ({ id: 'a', x: 0, y: 0, heading: 0, time })));
		return v.legs.get('a').length;
	})`); legs != 2 {
		t.Errorf("two moves at once are shown by %d legs", legs)
	}
}

// Fortune's Wheel, or companies that wait, have come to lie beside the table: a hand that saw all of it still does.
func TestTheWholeTableStaysInSight(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.begins("fury", "unplanting-planters")
	p.until(question + `.includes('which companies do you form')`)
	p.press("Set up as proposed")
	p.until(`[...document.querySelectorAll('.sea .piece')].length > 4 && !` + question + `.includes('form')`)
	p.until(still)
	const within = `(([a, b]) => a.top >= b.top - 1 && a.bottom <= b.bottom + 1 && a.left >= b.left - 1 && a.right <= b.right + 1)
		(['.sea rect.paper', 'div.sea'].map(s => document.querySelector(s).getBoundingClientRect()))`
	if !value[bool](p, within) {
		t.Error("the edges of the table are out of sight")
	}
}
