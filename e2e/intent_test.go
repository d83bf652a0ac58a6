package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// aField is two companies of A before two of B: the Reiters may charge, to the north or to the west.
const aField = `weathergage position 1
game fury
scenario cattle-lifting
side A force 12 flight 60
side B force 12 flight 60
muster A nation scots edge south gone 0 3 0 0 0
muster B nation english
company a-1 veteran-shot squadrons 4 files 4 at 3900 1000 captain 1
company a-2 reiters squadrons 4 files 2 at 800 4300 captain 5
company b-1 levy-arquebusiers squadrons 2 files 2 at 800 3800 facing 9000 captain 3
company b-2 kern squadrons 2 files 2 at 3000 500 captain 4
object herd of B at 2150 2800
flow segments A
`

// opensPosition opens the first seat of a position.
func (p *page) opensPosition(h *house, position string) {
	p.Helper()
	p.onField(h, position)
	p.until(`document.querySelector('.ask .prompt') && document.querySelector('.sea .piece.lit')`)
}

// A drag is one intent. A charge, which throws dice, stays drawn when the hand lets go: nothing is posted until it is
// confirmed, Escape lets it go, and its card covers neither who charges nor who is charged. A move goes at once.
func TestADragIsOneIntent(t *testing.T) {
	const card = `document.querySelector('.helmcard:not([hidden])')`
	h, p := openHouse(t), gesturing(t)
	p.opensPosition(h, aField)
	before, asked := p.at(), value[string](p, question)
	charge := func() {
		p.pulls(hullOf("a-2"), hullOf("b-1"), func() { p.until(card + `?.textContent.includes('First round')`) })
		p.until(card + `.querySelector('button.commit')`)
		if p.at() != before || value[string](p, question) != asked {
			t.Error("a charge is posted before it is confirmed")
		}
	}
	charge()
	if under := value[int](p, `(c => [...document.querySelectorAll('.sea .piece[data-id="a-2"] .base, .sea .piece[data-id="b-1"] .base, .sea .ghostly')].map(e => e.getBoundingClientRect()).filter(r => r.left < c.right && r.right > c.left && r.top < c.bottom && r.bottom > c.top).length)(`+card+`.getBoundingClientRect())`); under > 0 {
		t.Errorf("its card covers %d of who charges, its ghost and who is charged", under)
	}
	p.key(kb.Escape)
	p.until(`!` + card)
	if p.at() != before || value[string](p, question) != asked {
		t.Error("what is let go is posted")
	}
	charge()
	time.Sleep(450 * time.Millisecond)
	p.presses(hullOf("b-1"))
	p.until(viewAt + ` > ` + number(before))

	p.opensPosition(h, aField)
	at := p.there(hullOf("a-1"))
	to := spot{at.X - 40, at.Y - 40}
	p.do(chromedp.MouseEvent(chromedp.MousePressed, at.X, at.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
	p.goes(at, to, chromedp.Button("left"))
	p.until(`document.querySelector('.helm .ghostly')`)
	p.do(chromedp.MouseEvent(chromedp.MouseReleased, to.X, to.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
	p.until(question + `.includes('what do the Veteran Shot do?') && !` + card)
}

// A squadron that is dragged and let go where it was is put back: nothing was meant.
func TestWhatIsLetGoIsPutBack(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.sits(h, "invincible", "campaign", "sail", "howard") // the Armada in a gale sails too
	asked := value[string](p, question)
	at := p.there(on + `('howard')`)
	away := spot{at.X + 12, at.Y + 10}
	p.do(chromedp.MouseEvent(chromedp.MousePressed, at.X, at.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
	p.goes(at, away, chromedp.Button("left"))
	p.until(`document.querySelector('.carried.lifted')`)
	p.goes(away, at, chromedp.Button("left"))
	p.do(chromedp.MouseEvent(chromedp.MouseReleased, at.X, at.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
	p.until(`!document.querySelector('.carried.lifted') && ` + question + ` === ` + quote(asked))
}

// A squadron is dragged no farther than it sails without the chit that its owner holds for a Move: it goes there at once, and
// the chit is held still.
func TestADragKeepsAChit(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.opensPosition(h, `weathergage position 1
game invincible
squadron drake at F4
squadron hawkins at J1
squadron sidonia at B6
hand English favouring-tide
`)
	p.pulls(pieceOf("drake"), `[...document.querySelectorAll('.space[data-id="E5"]')]`, func() {})
	p.until(pieceOf("drake") + `[0].dataset.at === 'E5'`)
	p.until(`document.querySelector('.holding').textContent.includes('Favouring Tide')`)
}
