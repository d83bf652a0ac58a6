package e2e

import (
	"strings"
	"testing"
)

// A route is measured in what its board is made of.
func TestARouteIsMeasuredInItsBoardsSpaces(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	got := value[[]string](p, `import('/app/ways.js').then(({ foretold }) =>
		['hexes', 'squares', 'boxes', undefined].map(kind => foretold({ through: ['a', 'b', 'c'], title: '', stops: [] }, kind)))`)
	if want := "2 hexes|2 squares|2 locations|2 hexes"; strings.Join(got, "|") != want {
		t.Errorf("it is %q, expected %q", strings.Join(got, "|"), want)
	}
}

// What a seat holds twice is said so.
func TestAChitThatIsHeldTwiceIsCounted(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	got := value[string](p, `import('/app/holding.js').then(({ holding }) => holding({ charts: [{ kind: 'cards', side: 0, rows: [
		{ name: 'Damp Powder', note: '', cells: ['1'] }, { name: 'Culverin Fire', note: '', cells: ['2'] }] }] }, 0).textContent)`)
	if want := "You hold Damp Powder, Culverin Fire ×2"; got != want {
		t.Errorf("it says %q, expected %q", got, want)
	}
}
