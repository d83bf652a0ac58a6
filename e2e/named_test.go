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
