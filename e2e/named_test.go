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
