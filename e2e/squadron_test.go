package e2e

import (
	"strings"
	"testing"
)

const sightingSidonia = `weathergage position 1
game invincible
flow english-moves
squadron drake at D5
squadron seymour at A1
squadron sidonia at G5
squadron recalde at J9
`

// A squadron that is dragged onto an enemy two squares away lights the squares that it can reach, sails up to the enemy, and
// has the attack with its odds before it.
func TestASquadronIsDraggedOntoAnEnemy(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	seats := value[[]string](p, onField(sightingSidonia))
	p.open(h.url + "/m/" + seats[0])
	p.until(`document.querySelector('.opening')?.hidden !== false && document.querySelector('.sea .piece.lit')`)
	p.pulls(pieceOf("drake"), pieceOf("sidonia"), func() {
		p.until(pieceOf("sidonia") + `[0].matches('.lit') && document.querySelector('.sea .reach path')?.getAttribute('d')`)
	})
	p.until(`document.querySelector('.ask .odds') && document.querySelector('.aim button.commit')`)
	if says := value[string](p, `document.querySelector('.ask').textContent`); !strings.Contains(says, "Attack Sidonia") || !strings.Contains(says, "Drake attacks: strength") {
		t.Errorf("after the drag the panel says %q", says)
	}
	if log := value[string](p, `document.querySelector('.log').textContent`); !strings.Contains(log, "Drake sails to F5") {
		t.Errorf("the log says %q", log)
	}
}

// While a route is drawn and waits for a yes, the verbs of what goes along it do not stand over the board. The numbers of
// steps stand in their squares, off the letters and the line that cross the middles of these, and none of them twice; the
// panel counts squares too, in words that keep off its button.
func TestVerbsGoWhenARouteIsDrawn(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	seats := value[[]string](p, onField(strings.Replace(sightingSidonia, "drake at D5", "drake at D5 hits 1", 1)))
	p.open(h.url + "/m/" + seats[0])
	p.until(`document.querySelector('.opening')?.hidden !== false && document.querySelector('.sea .piece.lit')`)
	p.presses(pieceOf("drake"))
	p.until(`document.querySelector('.athand')?.hidden === false && document.querySelector('.sea .reach path')?.getAttribute('d')`)
	p.presses(spaceOf("D2"))
	p.until(`document.querySelector('.aim button.commit')`)
	if !value[bool](p, `document.querySelector('.athand').hidden`) {
		t.Error("the verbs stand over the board")
	}
	const middles = `[...document.querySelectorAll('.sea .space .cell')].map(e => e.getBoundingClientRect())`
	if near := value[int](p, `(all => [...document.querySelectorAll('.sea .reach text')].filter(e => { const r = e.getBoundingClientRect(), y = r.top + r.height / 2;
		return !all.some(c => r.left > c.left && r.right < c.right && y > c.top + 0.7 * c.height && r.bottom < c.bottom + 1); }).length)(`+middles+`)`); near != 0 {
		t.Errorf("%d numbers of steps do not stand at the foot of a square", near)
	}
	if value[bool](p, `document.querySelector('.way .steps').checkVisibility()`) {
		t.Error("the steps of a route are told twice")
	}
	if says := value[string](p, `document.querySelector('.aim .hint').textContent`); !strings.HasPrefix(says, "3 squares. ") {
		t.Errorf("the panel says %q", says)
	}
	if gap := value[float64](p, `document.querySelector('.aim .row').getBoundingClientRect().top - document.querySelector('.aim .hint').getBoundingClientRect().bottom`); gap < 4 {
		t.Errorf("the words of a route end %g px above its buttons", gap)
	}
}

// Units that can be placed in a hex are listed beside it by their whole names, with their numerals.
func TestUnitsBesideAHexHaveTheirNames(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	seats := value[[]string](p, onField("weathergage position 1\ngame spain\nscenario war\nturn 5\nflow loyal\nevents britain invaded scots-risen\n"))
	p.open(h.url + "/m/" + seats[0])
	p.until(`document.querySelector('.opening')?.hidden !== false && document.querySelector('.sea .space.lit')`)
	p.presses(`[...document.querySelectorAll('.sea .space.lit .cell')]`)
	p.until(`document.querySelector('.athand')?.hidden === false`)
	if got, want := value[string](p, `[...document.querySelectorAll('.athand button')].map(e => e.textContent).join('; ')`),
		"Scottish Protestant 1; Scottish Protestant 2; Scottish Protestant 3; Scottish Protestant 4"; got != want {
		t.Errorf("beside the hex stands %q, want %q", got, want)
	}
}

// The letters and numbers in the frame of the squares are ten pixels high on a phone too.
func TestLettersOfAFrameCanBeRead(t *testing.T) {
	h, p := openHouse(t), openPage(t, 390, 844)
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	seats := value[[]string](p, onField(sightingSidonia))
	p.open(h.url + "/m/" + seats[0])
	p.until(`document.querySelector('.sea .edge') && document.querySelector('.sea .piece.lit')`)
	if size := value[float64](p, `(e => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a)(document.querySelector('.sea .edge'))`); size < 10 {
		t.Errorf("they are %.1f px high", size)
	}
}
