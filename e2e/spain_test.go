package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

const spain = "Armada: The War with Spain"

// The first turn of Sluys by the mouse: a price is on the button, the account says what a
// ship would leave before she is ordered, and after she is. Then what the table proposes,
// to the end of the turn.
func TestSluysByClicking(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, spain, "sluys", "house", "me", "random")
	p.myTurn()
	sum := func(i int) string {
		return value[string](p, fmt.Sprintf(`document.querySelectorAll('.accounts .sum b')[%d].textContent`, i))
	}
	before := sum(0)
	ship := `[...document.querySelectorAll('.ask button.option')].filter(b => b.textContent.includes('Construct') && b.querySelector('.price'))`
	price := value[int](p, ship+`.map(b => parseInt(b.querySelector('.price').textContent))[0]`)
	p.find(ship)
	p.until(ship + `[0].dispatchEvent(new PointerEvent('pointerover', { bubbles: true })) && document.querySelector('.accounts .after').textContent.includes('After')`)
	foretold := sum(0)
	if fmt.Sprint(price) != value[string](p, fmt.Sprintf("String(%s - %s)", before, foretold)) {
		t.Errorf("%s ducats, and a ship for %d would leave %s", before, price, foretold)
	}
	at := p.at()
	p.clickOn(ship)
	p.until(fmt.Sprintf("%s > %d", viewAt, at))
	if now := sum(0); now != foretold {
		t.Errorf("the account foretold %s and says %s", foretold, now)
	}
	p.audit("the first turn of Sluys")
	p.clickOn(all(".more summary"))
	p.until(`(r => r.top >= 0 && r.bottom <= innerHeight)(document.querySelector('.more[open] .sheetlet').getBoundingClientRect())`)
	p.clickOn(all(".more summary"))
	for n := 0; p.stillJune(); n++ {
		if n > 200 {
			t.Fatal("the turn never ends")
		}
		p.clicksOn(proposed)
	}
}

// stillJune waits until something is asked, of which the answers may be counters that lie
// open, and reports whether the first turn of Sluys goes on.
func (p *page) stillJune() bool {
	p.Helper()
	p.until(`document.querySelector('.ask button.option, .ask button.held') || !document.querySelector('.cartouche').textContent.includes('June')`)
	return value[bool](p, `document.querySelector('.cartouche').textContent.includes('June')`)
}

// A ship is carried from her box to the next; put down in a hex she stays, and the table says
// why; put down in a box before hers she stays too. A port on the map says how many stand in its boxes.
func TestTracksByHand(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, spain, "sluys", "house", "me", "random")
	p.myTurn()
	good := all(".shelves button.good")
	p.until(`document.querySelector('.shelves button.good')`)
	for range 3 { // in a crowd the boxes of a port are drawn once they can be read
		p.key("+")
	}
	p.until(`document.querySelectorAll('.rack').length === 2`)
	racks, at := value[string](p, racked), p.at()
	hex := p.find(`document.querySelectorAll('.board .space')`)
	p.drag(p.find(good), hex)
	p.until(`!document.querySelector('.carried') && !document.querySelector('.tag').hidden`)
	if now := p.at(); now != at {
		t.Fatal("a ship that was put down in a hex has advanced")
	}
	boxes := func() { p.until(`document.querySelectorAll('.shelf.open .box').length === 4`) }
	p.lift(good, boxes, `document.querySelectorAll('.shelf.open .box.vacant:first-child')`)
	p.until(`!document.querySelector('.carried')`)
	if now := p.at(); now != at {
		t.Fatal("a ship that was put down in the box before hers has advanced")
	}
	p.lift(good, boxes, `document.querySelectorAll('.shelf.open .box.vacant:last-child')`)
	p.until(fmt.Sprintf("%s > %d", viewAt, at))
	p.until(fmt.Sprintf("%s !== %s", racked, asScript(racks)))
}

const racked = `[...document.querySelectorAll('.rack')].map(g => g.innerHTML).join()`

// lift carries the first of a list to the first of another, which is there only while
// something is carried.
func (p *page) lift(list string, look func(), to string) {
	p.Helper()
	from := p.find(list)
	p.do(chromedp.MouseEvent("mousePressed", from.X, from.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
	p.do(chromedp.MouseEvent("mouseMoved", from.X+12, from.Y+3, chromedp.Button("left")))
	look()
	there := p.find(to)
	p.do(chromedp.MouseEvent("mouseMoved", there.X, there.Y, chromedp.Button("left")))
	p.do(chromedp.MouseEvent("mouseReleased", there.X, there.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
}

// A phone plays the turn: the question, the shelves and the purse are reached by thumb.
func TestSluysByThumb(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), phone(t)
	p.choose(h.url, spain, "sluys", "house", "me", "random")
	p.myTurn()
	at := p.at()
	p.tapOn(all(".shelves button.good"))
	p.commitByThumb(at)
	p.tapOn(all(".accounts summary"))
	p.until(`document.querySelector('.accounts table.account').checkVisibility()`)
	for n := 0; p.stillJune(); n++ {
		if n > 200 {
			t.Fatal("the turn never ends")
		}
		at := p.at()
		p.tapOn(proposed)
		p.commitByThumb(at)
	}
	p.says("July")
}

// commitByThumb commits to what is aimed at, if anything.
func (p *page) commitByThumb(at int) {
	p.Helper()
	p.until(fmt.Sprintf("%s !== %d || document.querySelector('.aim button.commit')", viewAt, at))
	if value[bool](p, "Boolean(document.querySelector('.aim button.commit'))") {
		p.tapOn(all(".aim button.commit"))
		p.until(fmt.Sprintf("%s !== %d", viewAt, at))
	}
}

// Of the month that Spain notes, and of the units that lie in her hexes, no byte comes to
// the English or to those who watch.
func TestNoByteOfSpain(t *testing.T) {
	h, a, b, w := openHouse(t), desk(t), desk(t), desk(t)
	seats := begun(h, a, "spain", "1587", `{ kind: 'friend' }, { kind: 'me' }`)
	ways := overLines(h, seats, b, a, w)
	a.myTurn()
	at := a.at()
	a.clickOn(`[...document.querySelectorAll('.ask button.option')].filter(b => b.textContent.includes('August'))`)
	a.commit(at)
	for _, p := range []*page{b, w} {
		p.until(`document.querySelector('.log').textContent.includes('note the month')`)
	}
	secrets := value[[]string](a, `fetch('/api/m/`+seats[1]+`').then(r => r.json()).then(m =>
		m.view.scene.pieces.filter(p => p.side === 1).map(p => '"key":"' + p.key + '"'))`)
	secrets = append(secrets, `"on":"august-1587"`, "The Treasure Fleet comes in August 1587")
	for _, s := range secrets {
		if !strings.Contains(ways[a].brought(), s) {
			t.Fatalf("not even Spain is told of %s: nothing is tested", s)
		}
		for name, p := range map[string]*page{"the English": b, "those who watch": w} {
			if strings.Contains(ways[p].brought(), s) {
				t.Errorf("%s were sent %s", name, s)
			}
		}
	}
	if len(secrets) < 20 {
		t.Errorf("Spain has only %d secrets", len(secrets))
	}
}

// Of what a fleet holds, ships, troops and leaders, no byte comes to the other side or to those who watch, neither
// as it lies in port nor when something has left it.
func TestNoByteOfAFleet(t *testing.T) {
	atLength(t)
	h, a, b, w := openHouse(t), desk(t), desk(t), desk(t)
	seats := begun(h, a, "spain", "sluys", `{ kind: 'me' }, { kind: 'friend' }`)
	ways := overLines(h, seats, a, b, w)
	a.myTurn()
	secrets := value[[]string](a, `fetch('/api/m/`+seats[0]+`').then(r => r.json()).then(m => m.view.scene.pieces
		.filter(p => p.side === 0 && p.id !== p.stack && p.stack.startsWith('fleet-')).map(p => '"key":"' + p.key + '"'))`)
	for _, choice := range []string{"English pass", "Spanish pass", "English assign > dutch-flyboats-2 with justin-of-nassau", "English pass"} {
		seat := seats[strings.Count(choice, "Spanish")]
		value[bool](a, fmt.Sprintf(`(async () => { %s
			await send(%q, 'play', { at: (await view(%[2]q)).at, choices: [%q] });
			return true;
		})()`, through, seat, choice))
	}
	secrets = append(secrets, "Justin of Nassau goes aboard")
	for p := range ways {
		p.until(`document.querySelector('.cartouche').textContent.includes('aval')`)
	}
	for _, s := range secrets {
		if !strings.Contains(ways[a].brought(), s) {
			t.Errorf("not even the English are told of %s: nothing is tested", s)
		}
		for name, p := range map[string]*page{"the Spanish": b, "those who watch": w} {
			if strings.Contains(ways[p].brought(), s) {
				t.Errorf("%s were sent %s", name, s)
			}
		}
	}
	if len(secrets) < 4 {
		t.Errorf("the English have only %d secrets", len(secrets))
	}
}

// What was bought in June is proposed once more in July: both points with their price, and one
// button buys them. The account has paid for both then, and nothing is left to repeat.
func TestRepeatLastTurn(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, spain, "sluys", "house", "captain", "me")
	p.myTurn()
	const again = `[...document.querySelectorAll('.ask button.again')]`
	buy := `[...document.querySelectorAll('.ask button.option')].filter(b => b.textContent.includes('Buy a munitions point for Spanish Armada 1'))`
	for bought := 0; p.stillJune(); {
		if bought < 2 && value[bool](p, buy+".length > 0") {
			at := p.at()
			p.clickOn(buy)
			p.until(fmt.Sprintf("%s > %d", viewAt, at))
			bought++
			continue
		}
		p.clicksOn(proposed)
	}
	for n := 0; !value[bool](p, again+".length > 0"); n++ {
		if n > 100 {
			t.Fatal("what was bought in June is not proposed in July")
		}
		p.clicksOn(proposed)
		p.myTurn()
	}
	left := `Number(document.querySelector('.accounts .sum b').textContent)`
	before := value[int](p, left)
	p.clickOn(again)
	p.until(`document.querySelectorAll('.ask .repeated li').length === 2`)
	prices := value[int](p, `[...document.querySelectorAll('.ask .repeated .price')].reduce((n, s) => n + parseInt(s.textContent), 0)`)
	p.screen("spain-repeat")
	p.clickOn(all(".ask .repeats button.commit"))
	p.until(fmt.Sprintf("%s === %d && !%s.length", left, before-prices, again))
	if prices != 8 {
		t.Errorf("two points for Armada 1 are priced at %d ducats, want 8", prices)
	}
}

// A closed stack of ships is dragged as a whole, as one of land units is: its ships form a fleet and sail. Of an open one the
// counter that is grabbed goes alone.
func TestAStackOfShipsIsDraggedAsOne(t *testing.T) {
	h, p := openHouse(t), desk(t)
	const position = "weathergage position 1\ngame spain\nscenario war\nturn 5\nflow english-sailing\nfunds English 900 Spanish 900\n" +
		"English afloat plymouth queens-ships-1 queens-ships-2 west-country-merchants-1\nEnglish at plymouth devon-bands drake\nSpanish afloat corunna galleons-of-portugal-1\n"
	for _, open := range []bool{false, true} {
		p.onField(h, position)
		p.until(`document.querySelector('.sea .piece.lit')`)
		p.until(still)
		want := []string{"queens-ships-1", "queens-ships-2", "west-country-merchants-1"}
		grab := `document.querySelectorAll('.sea .piece.lit[data-key="queens-ships-1"]')`
		if open {
			p.clickOn(grab)
			p.until(`document.querySelector('.sea .fan')`)
			p.until(still)
			want = want[:1]
		}
		from, to := p.find(grab), p.find(`document.querySelectorAll('.sea .space[data-id="1718"]')`)
		p.dragBy(from, to.X-from.X, to.Y-from.Y, func() {})
		p.until(question + `.includes('path of English Fleet 1')`)
		fleet := `fetch('/api/m/' + location.pathname.slice(3) + '/position').then(r => r.text()).then(t => t.match(/aboard fleet-1 (.*)/)[1].replaceAll(':held', ''))`
		if got := value[string](p, fleet); got != strings.Join(want, " ") {
			t.Errorf("open %t: %q sail", open, got)
		}
	}
}

// A unit of the shop that can be begun in several ports says what comes next: a port is clicked.
func TestTheShopSaysWhereToClick(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.onField(h, "weathergage position 1\ngame spain\nscenario war\nturn 5\nflow english-activation\nfunds English 900 Spanish 900\n"+
		"English afloat plymouth queens-ships-1\nSpanish afloat corunna galleons-of-portugal-1\n")
	p.press("Queen's ships 2")
	p.until(`document.querySelector('.ask').textContent.includes("Queen's ships 2: click one of the 4 places that are lit.")`)
	p.presses(spaceOf("bristol"))
	p.until(`document.querySelector('.log').textContent.includes("Queen's ships 2")`)
}
