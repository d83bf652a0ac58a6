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

// What was done before the first turn, as a campaign is, stands under no turn, live and when the page is opened again; the
// turn has a heading of its own.
func TestWhatCameBeforeTheFirstTurn(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	got := value[[]string](p, `import('/app/log.js').then(({ LogPanel }) => {
		const line = (text, phase) => ({ kind: 'event', step: 1, turn: 1, phase, text, throws: [], rule: '', seat: 0, by: '', head: '' }),
			lines = [line('You roll 12 squadrons.', 'raising'), line('Week 1 begins.', 'scouting'), line('They scout.', 'scouting')],
			heads = log => [...log.list.querySelectorAll('.turn, .phase')].map(e => e.textContent).join(', ');
		const live = new LogPanel(() => {}, []), again = new LogPanel(() => {}, []);
		live.moments.word = '';
		live.add(lines.slice(0, 1), false);
		const before = heads(live);
		live.moments.word = again.moments.word = 'Week';
		live.add(lines.slice(1), false);
		again.reset(lines);
		return [before, heads(live), heads(again)];
	})`)
	if want := "Raising|Raising, Week 1|Raising, Week 1"; strings.Join(got, "|") != want {
		t.Errorf("the heads are %q, expected %q", strings.Join(got, "|"), want)
	}
}
