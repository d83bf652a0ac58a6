package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// wood is an ambush of B at the rim of a wood, and English shot that march past it.
const wood = `weathergage position 1
game fury
piece light-wood 1600 1000 2600 1000 2600 2000 1600 2000
side A force 8 flight 60
side B force 6 flight 60 lurks
company a-1 veteran-shot squadrons 4 at 1500 2300 facing 9000 captain 1
company a-2 veteran-shot squadrons 4 at 500 4000 captain 2
company b-1 kern squadrons 2 at 500 500 captain 3
hidden B bonnacht squadrons 4 at 2050 1700 facing 18000 captain 4
flow segments A
`

// Of an ambush no byte comes to its enemy or to those who watch, in all of a march past it
// but its last inch; once it has sprung all of them see it.
func TestNoByteOfAnAmbush(t *testing.T) {
	h, a, b, w := openHouse(t), desk(t), desk(t), desk(t)
	a.open(h.url)
	tokens := value[[]string](a, `fetch('/api/records', { method: 'POST', body: JSON.stringify({ text: `+quote(wood)+` }) }).then(r => r.json()).then(m => [...m.seats, m.watch])`)
	ways := overLines(h, tokens, a, b, w)
	play := func(seat int, choice string) {
		t.Helper()
		if got := value[string](a, fmt.Sprintf(`(async () => { %s const v = await view('%s'); return send('%[2]s', 'play', { at: v.at, choices: [%q] }).then(r => r.ok ? '' : r.text()); })()`, through, tokens[seat], choice)); got != "" {
			t.Fatalf("%s: %s", choice, got)
		}
	}
	holds := func(p *page) bool {
		text := strings.ToLower(ways[p].brought())
		return strings.Contains(text, "b-ambush-1") || strings.Contains(text, "bonnacht") || strings.Contains(text, "2050")
	}
	play(0, "A act > a-1")
	play(0, "A ahead a-1 600")
	b.myTurn()
	b.until(`[...document.querySelectorAll('.ask button')].some(b => b.textContent.includes('Spring'))`)
	if !holds(b) {
		t.Fatal("not even its own side is told of the ambush: nothing is tested")
	}
	for name, p := range map[string]*page{"A": a, "those who watch": w} {
		p.until(`document.querySelector('.log').textContent.includes('acts')`)
		if holds(p) {
			t.Errorf("%s were sent something of the ambush", name)
		}
	}
	play(1, "B spring a-1 > b-ambush-1 450")
	for _, p := range []*page{a, w} {
		p.until(`document.querySelector('.log').textContent.includes('spring') && document.querySelector('div.sea').textContent.includes('Bonnacht')`)
		if !holds(p) {
			t.Error("the ambush that has sprung is not seen by all")
		}
	}
}

// The roster of a company: a card with its squadrons, numbers and officer, to be printed.
func TestRoster(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.onField(h, wood)
	p.clickOn(`[...document.querySelectorAll('.piece')].filter(e => e.textContent.includes('A1'))`)
	p.until(`document.querySelector('.sheets svg')`)
	card := value[string](p, `[...document.querySelector('.sheets svg').querySelectorAll('text')].map(t => t.textContent).join('|')`)
	for _, want := range []string{"Veteran Shot", "4"} {
		if !strings.Contains(card, want) {
			t.Errorf("no %q on the card:\n%s", want, card)
		}
	}
	p.screen("roster")
	p.do(chromedp.Evaluate[chromedp.Void](`window.print = () => { window.printed = true }`))
	p.press("Print all sheets")
	p.until(`window.printed && document.querySelector('.papers svg.roster')`)
	if high := value[float64](p, `Math.max(...[...document.querySelectorAll('.papers svg.roster')].map(e => e.viewBox.baseVal.height * 210 / e.viewBox.baseVal.width))`); high > 297 {
		t.Errorf("a roster is %g mm high on paper 210 mm wide", high)
	}
	if rosters, pages := value[int](p, `document.querySelectorAll('.papers svg.roster').length`), p.pdf("roster"); len(pages) != rosters || !strings.HasPrefix(pages[0], "594.9") {
		t.Errorf("%d rosters are printed on pages of %q", rosters, pages)
	}
}

// Fortune's Wheel lies beside the board: while one may appeal to it, a click on it does.
func TestWheelByMouse(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	tokens := value[[]string](p, onField(wood+"wheel\n"))
	if got := value[string](p, fmt.Sprintf(`(async () => { %s const v = await view('%s'); return send('%[2]s', 'play', { at: v.at, choices: ['A act > a-1'] }).then(r => r.ok ? '' : r.text()); })()`, through, tokens[0])); got != "" {
		t.Fatal(got)
	}
	p.open(h.url + "/m/" + tokens[1])
	p.until(`document.querySelector('.ask').textContent.includes('appeal to Fortune')`)
	p.screen("wheel")
	p.clickOn(`[...document.querySelectorAll('.piece')].filter(e => e.textContent.includes("Fortune's Wheel"))`)
	p.click(".aim button.commit") // after what it may change has been seen
	p.until(`document.querySelector('.log').textContent.includes("appeal to Fortune's Wheel and draw")`)
}

// What is behind More is all on the screen, also where it opens low.
func TestMoreIsOnTheScreen(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	tokens := value[[]string](p, onField(wood))
	for seat := range tokens {
		p.open(h.url + "/m/" + tokens[seat])
		p.until(`document.querySelector('.menu .more summary')`)
		p.clickOn(`[document.querySelector('.menu .more summary')]`)
		p.until(`(r => r.height > 0 && r.top >= 0 && r.bottom <= innerHeight)(document.querySelector('.more .sheetlet').getBoundingClientRect())`)
	}
}
