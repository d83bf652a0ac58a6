package e2e

import (
	"strings"
	"testing"
)

// Where a table has an umpire, who has all seats, he draws the officers that nobody sees fall and picks them from what is
// still in the bag, whichever seat he looks with. The record says that he typed them, and holds.
func TestAnUmpirePicksOfficers(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.atUmpires(h, "fury", "feud", "A nation > nation-irish", "A pass")
	const names = `[...document.querySelectorAll('.dice select option')].map(o => o.textContent)`
	p.until(`document.querySelector('.dice select')`)
	p.says("draw")
	all := value[[]string](p, names)
	if len(all) != 60 {
		t.Fatalf("the bag holds %d officers, want 60", len(all))
	}
	p.clickOn(`document.querySelectorAll('.umpire [aria-pressed=false]')`)
	p.until(`document.querySelector('.dice select')`)
	value[int](p, `document.querySelector('.dice select').selectedIndex = 2`)
	p.press("Drawn")
	p.until(`document.querySelectorAll('.dice select option').length === 59`)
	if left := strings.Join(value[[]string](p, names), "\n"); strings.Contains(left, all[2]) || !strings.Contains(left, all[3]) {
		t.Errorf("once %s is drawn, the bag holds\n%s", all[2], left)
	}
	p.audit("an officer to be drawn")
	for n := 58; value[bool](p, `Boolean(document.querySelector('.dice select'))`); n-- {
		p.press("Drawn")
		p.until(`[0, ` + number(n) + `].includes(document.querySelectorAll('.dice select option').length)`)
	}
	p.verifies(h, "holds", "officer-3 typed")
}
