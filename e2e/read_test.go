package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// A person who has opened a handbook once reads it without the server, and finds the case again.
func TestHandbookOffline(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.clickOn(`document.querySelectorAll('[data-game="duel"] a[href="/book/duel"]')`)
	p.says("You can read this page offline.")
	p.screen("handbook")
	p.until(`caches.keys().then(k => { window.shelves = k.length; }) && window.shelves === 1`)
	rule := value[string](p, `[...document.querySelectorAll('.pages article')].at(-1).id`)
	h.kill()
	p.open(h.url + "/book/duel#" + rule)
	p.until(`document.querySelector('.pages article.here')`)
	if !value[bool](p, `document.querySelector('.pages article.here').id === `+quote(rule)) {
		t.Errorf("it does not open at %s", rule)
	}
	p.says("Duel")
}

// The rules are searched by a word in whatever form the reader has in mind, and a case that is
// about it comes first.
func TestTheRulesAreSearchedByStems(t *testing.T) {
	h, p := openHouse(t), desk(t)
	for _, look := range []struct{ book, words, found, stem string }{
		{"renaissance", "boarded", "19.0", "board"}, {"renaissance", "towed", "9.0", "tow"},
		{"fury", "rallying", "13.7", "rall"}, {"duel", "firing", "4.0", "fire"},
	} {
		p.open(h.url + "/book/" + look.book)
		p.until(`document.querySelector('.pages article')`)
		p.do(chromedp.SendKeys(chromedp.CSS(".book input[type=search]"), look.words))
		p.until(`document.querySelector('.pages article h2').textContent.toLowerCase().includes(` + quote(look.stem) + `) &&
			document.getElementById(` + quote("case-"+look.found) + `)`)
	}
}

// The bell rings when one's turn comes while the page is out of sight, once it is wanted.
func TestBell(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	a, b := pair(t, h, "Duel", "open-sea")
	order(a)
	a.do(chromedp.Evaluate[chromedp.Void](`(() => {
		window.struck = 0;
		const start = OscillatorNode.prototype.start;
		OscillatorNode.prototype.start = function (at) { window.struck++; start.call(this, at); };
	})()`))
	a.press("More")
	a.press("Preferences")
	a.do(chromedp.Evaluate[chromedp.Void](`(() => { const s = document.querySelector('select[name=bell]'); s.value = 'bell'; s.dispatchEvent(new Event('change')); })()`))
	a.until(`window.struck > 0`) // so that one hears what it is
	a.screen("preferences")
	a.press("Close")
	a.do(chromedp.Evaluate[chromedp.Void](`localStorage.getItem('bell') === 'bell' && Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }) && (window.struck = 0)`))
	order(b)
	for n := 0; !value[bool](a, `document.title.startsWith('●')`); n++ {
		b.playStep(b.token())
		if n > 40 {
			t.Fatal("it is never A's turn again")
		}
	}
	a.until(`window.struck > 0`)
}
