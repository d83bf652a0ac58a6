package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// Utrecht is about to be attacked by the Spanish.
const utrecht = "weathergage position 1\ngame spain\nscenario war\nturn 5\nflow spanish-fight begun\nfunds English 900 Spanish 900\n" +
	"English at utrecht norris-foot\nSpanish at 2813 tercio-of-naples\n"

// outOfSight counts those of the first answers that lie under something, are cut off, or must be scrolled to.
func outOfSight(first int) string {
	return fmt.Sprintf(`[...document.querySelectorAll('.question button.option')].slice(0, %d).filter(b => (r =>
		[r.top + 4, r.bottom - 4].some(y => !b.contains(document.elementFromPoint(r.x + r.width / 2, y))))(b.getBoundingClientRect())).length`, first)
}

// What is asked is answered without scrolling first: accounts, log and what the scenario is about give way.
func TestTheFirstAnswersAreInSight(t *testing.T) {
	h := openHouse(t)
	p := openPage(t, 1280, 800)
	p.open(h.url)
	seats := value[[]string](p, onField(utrecht))
	p.open(h.url + "/m/" + seats[1])
	p.post("play", `{ choices: ['Spanish assault > utrecht with 2813', 'Spanish commit'] }`)
	p.open(h.url + "/m/" + seats[0])
	p.until(question + `.includes('Do your units there enter siege?')`)
	for _, size := range [][2]int64{{1280, 800}, {1440, 900}, {2560, 1440}} {
		p.do(chromedp.EmulateViewport(size[0], size[1]))
		p.until(`innerWidth === ` + number(int(size[0])))
		if n := value[int](p, outOfSight(2)); n != 0 {
			t.Errorf("%d × %d: of two answers to a siege %d are not in sight", size[0], size[1], n)
		}
	}
	p.do(chromedp.EmulateViewport(1280, 800))
	p.open(h.url)
	p.learns("renaissance", "A broadside at close range")
	p.until(step + `?.startsWith('Step 1 of')`)
	p.until(still)
	if n := value[int](p, outOfSight(1)); n != 0 {
		t.Error("the answer that a lesson asks for is not in sight")
	}
}

// On a phone held sideways the shop scrolls with all beside the board, and no name lies over a number.
func TestShopOnAPhoneHeldSideways(t *testing.T) {
	h := openHouse(t)
	p := openPage(t, 667, 375)
	p.open(h.url)
	p.begins("jenkins", "porto-bello")
	p.until(`document.querySelector('.shop .buy')`)
	if bars := value[int](p, `[...document.querySelectorAll('.shop .scroll')].filter(e => e.scrollHeight > e.clientHeight + 1).length`); bars != 0 {
		t.Error("the shop scrolls in a window of its own")
	}
	if over := value[int](p, `[...document.querySelectorAll('.shop tr')].filter(r => {
		const [name, ...figures] = [...r.children].map(e => (e.querySelector('button') ?? e).getBoundingClientRect());
		return figures.some(f => f.width > 0 && f.left < name.right && name.left < f.right && f.top < name.bottom - 1 && name.top < f.bottom - 1);
	}).length`); over != 0 {
		t.Errorf("in %d lines the name lies over a number", over)
	}
}
