package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// falmouth is a position of the War with Spain: an English fleet of two kinds of ships lies in port.
const falmouth = `weathergage position 1
game spain
scenario war
turn 4
flow english-sailing begun
funds English 900 Spanish 2000
fleet fleet-1 at falmouth munitions 3
English aboard fleet-1 queens-ships-1 queens-ships-2 pinnaces-and-hoys-1
`

// lisbon is another: a Spanish one lies there, and the wind blows from the north.
const lisbon = `weathergage position 1
game spain
scenario war
turn 4
flow spanish-sailing begun
funds English 900 Spanish 2000
fleet armada-1 at lisbon munitions 1
Spanish aboard armada-1 galleons-of-portugal-1
`

// A fleet lies open as its ships in a row beside a pile of shot; a ship that is dragged to the shelf
// of those without a fleet leaves it, and one that is dragged onto the fleet joins it again.
func TestDetachingByHand(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.seated(h, falmouth, 0)
	p.until(`document.querySelector('.shelf[data-shelf="fleet-1"] .shot circle:nth-child(3)')`)
	loose, at := `document.querySelectorAll('.shelf[data-shelf="falmouth"]')`, p.at()
	ship := func(shelf string) string {
		return fmt.Sprintf(`document.querySelectorAll('.shelf[data-shelf="%s"] button.good[data-carry="queens-ships-2"]')`, shelf)
	}
	p.lift(ship("fleet-1"), func() { p.until(`document.querySelector('.shelf.open[data-shelf="falmouth"]')`) }, loose)
	p.until(fmt.Sprintf("%s > %d && %s.length === 1", viewAt, at, ship("falmouth")))
	at = p.at()
	p.lift(ship("falmouth"), func() { p.until(`document.querySelector('.shelf.open[data-shelf="fleet-1"]')`) },
		`document.querySelectorAll('.shelf[data-shelf="fleet-1"]')`)
	p.until(fmt.Sprintf("%s > %d && %s.length === 1", viewAt, at, ship("fleet-1")))
	p.until(`document.querySelector('.shelf[data-shelf="fleet-1"] .of').textContent.includes('munitions 0') && !document.querySelector('.shelf[data-shelf="fleet-1"] .pile')`)
	p.screen("spain-fleets")
}

// seated opens a position in the seat of one of its sides.
func (p *page) seated(h *house, position string, seat int) {
	p.Helper()
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	seats := value[[]string](p, onField(position))
	p.open(h.url + "/m/" + seats[seat])
	p.myTurn()
}

// Beside the path with the wind the shorter one against it is drawn, and can be had instead.
func TestTheShorterPathLiesBeside(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.seated(h, lisbon, 1)
	p.clickOn(`[...document.querySelectorAll('.ask button.option')].filter(b => b.textContent.includes('by high seas movement'))`)
	p.until(`document.querySelector('.ask .prompt').textContent.includes('path')`)
	p.clickOn(`document.querySelectorAll('.space[data-id="0732"]')`)
	p.until(`document.querySelector('.way path.otherway') && document.querySelector('.ask .otherway button')`)
	steps := `Number(document.querySelector('.way .steps').textContent)`
	long := value[int](p, steps)
	p.clickOn(all(".ask .otherway button"))
	p.until(fmt.Sprintf("%s < %d", steps, long))
	p.screen("spain-paths")
	short, at := value[int](p, steps), p.at()
	p.clickOn(all(".aim button.commit"))
	p.until(fmt.Sprintf("%s > %d && document.querySelectorAll('.marks .leg').length === %d", viewAt, at, short))
}

// The ledger says of every purchase what it would leave, shows its account while the mouse rests on
// it, and buys.
func TestTheLedger(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, spain, "sluys", "house", "me", "random")
	p.myTurn()
	p.key("l")
	const row = `[...document.querySelectorAll('.ledger .purchases tbody tr')].filter(r => r.textContent.includes(' d.'))`
	p.until(row + `.length && !document.querySelector('.ledger .purchases').textContent.includes('…0')`)
	p.until(`[...document.querySelectorAll('.ledger .purchases td')].every(d => d.textContent !== '…')`)
	p.screen("spain-ledger")
	cell := func(i int) string {
		return fmt.Sprintf(`parseInt(%s[0].querySelectorAll('td')[%d].textContent)`, row, i)
	}
	price, left, held := value[int](p, cell(0)), value[int](p, cell(1)), value[int](p, `Number(document.querySelector('.accounts .sum b').textContent)`)
	if price == 0 || left != held-price {
		t.Errorf("what costs %d of %d is said to leave %d", price, held, left)
	}
	there := p.find(row + `.map(r => r.querySelector('td'))`)
	p.do(chromedp.MouseEvent("mouseMoved", there.X, there.Y))
	p.until(`document.querySelector('.ledger .account-book.ahead .changed')`)
	p.clickOn(row + `.map(r => r.querySelector('button'))`)
	p.until(fmt.Sprintf(`(document.querySelector('.ledger[open]') || document.querySelector('.ask button.option .price')) && %d`, price))
	if value[bool](p, `Boolean(document.querySelector('.ledger[open]'))`) {
		p.until(fmt.Sprintf(`Number(document.querySelector('.accounts .sum b').textContent) === %d`, left))
	}
}
