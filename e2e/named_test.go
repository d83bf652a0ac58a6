package e2e

import "testing"

// A counter that is too small for its name says what tells it from its like.
func TestASmallCounterIsNamed(t *testing.T) {
	h, p := openHouse(t), phone(t)
	p.setsOut(h, "invincible", "calais")
	named := `[...document.querySelectorAll('.sea .slight .counter .brief')].filter(e => e.checkVisibility()).map(e => e.textContent)`
	p.until(named + `.length > 10`)
	got := value[[]string](p, named)
	seen := map[string]bool{}
	for _, name := range got {
		if seen[name] {
			t.Errorf("two are called %q", name)
		}
		seen[name] = true
	}
	for _, want := range []string{"Drake", "Howard", "Frobi.", "Med II", "Med III"} {
		if !seen[want] {
			t.Errorf("none of %v is called %q", got, want)
		}
	}
}

// The name of a town on which counters lie is not hidden by them, with their numbers.
func TestALoadedTownKeepsItsName(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.setsOut(h, "spain", "1588")
	p.until(`document.querySelector('.sea .piece')`)
	if over := value[string](p, `['London', 'Harwich'].filter(name => {
		const r = [...document.querySelectorAll('.sea .town text')].find(e => e.textContent.startsWith(name)).getBoundingClientRect();
		return [...document.querySelectorAll('.sea .piece:not(.deep) :is(.tile, .strength circle, .high rect)')].some(e => {
			const o = e.getBoundingClientRect(), wide = Math.min(r.right, o.right) - Math.max(r.left, o.left);
			return o.width && wide > 3 && Math.min(r.bottom - r.height * 0.2, o.bottom) - Math.max(r.top + r.height * 0.2, o.top) > 1;
		});
	}).join()`); over != "" {
		t.Errorf("hidden in part: %s", over)
	}
}

// The name of a town that would stand nearer to the sign of another is not shown, and that other keeps its own: at
// Utrecht, which is empty, "Brill" is not read.
func TestNoNameIsReadAtAnotherTown(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	got := value[string](p, `import('/board/names.js').then(({ letterTowns }) => {
		const node = (id, name) => { const g = document.createElementNS('http://www.w3.org/2000/svg', 'g'), t = document.createElementNS('http://www.w3.org/2000/svg', 'text');
				g.dataset.town = id; t.textContent = name; g.append(t); return g; },
			nodes = [node('brill', 'Brill'), node('utrecht', 'Utrecht')],
			place = x => ({ x, y: 300, ring: 'M0 0', space: { terrain: 'fortress' } }),
			box = (x, y, w, h) => ({ x, y, w, h });
		const lettered = free => {
			const seats = new Map([['brill', { x: 300, top: 258, size: 1 }]]);
			const boxes = [box(258, 258, 84, 84), box(255, 180, 105, 76), box(255, 345, 105, 75), box(345, 240, 65, 40), box(345, 335, 65, 40), ...(free ? [] : [box(150, 200, 105, 200)])];
			letterTowns(nodes, new Map([['brill', place(300)], ['utrecht', place(420)]]), 30, { seats, boxes }, { width: 900, height: 600 }, []);
			return nodes.filter(g => !g.classList.contains('crowded')).map(g => g.dataset.town).join(' and ');
		};
		return lettered(true) + '; ' + lettered(false);
	})`)
	if want := "brill and utrecht; utrecht"; got != want {
		t.Errorf("lettered are %q, want %q", got, want)
	}
}
