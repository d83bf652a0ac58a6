package e2e

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// mostPresses is how many clicks, taps or keys that press something lead from the front page
// to the first move that the server accepts.
const mostPresses = 3

// Who comes to the front page has made a lawful move in any game after three presses, with
// the mouse, by touch or with the keyboard; with -v the test tells the figures that stand in
// docs/operate/figures.md.
func TestTheWayToTheFirstMove(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	ways := []struct {
		name  string
		page  func(testing.TB) *page
		press func(*page, string)
	}{
		{"mouse", desk, (*page).clickOn},
		{"touch", phone, (*page).tapOn},
		{"keyboard", desk, (*page).tabTo},
	}
	for _, way := range ways {
		t.Run(way.name, func(t *testing.T) {
			p := way.page(t)
			p.open(h.url)
			p.until(`document.querySelector('.card .verbs button')`)
			for _, game := range value[[]string](p, `[...document.querySelectorAll('.card[data-game]')].map(c => c.dataset.game)`) {
				p.walks(h.url, way.name, game, way.press)
			}
		})
	}
}

// walks goes from the front page to the first move of a game against a bot.
func (p *page) walks(url, way, game string, press func(*page, string)) {
	p.Helper()
	p.open(url)
	first := `document.querySelectorAll('.card[data-game="` + game + `"] .verbs button')`
	p.until(first + `.length`)
	begun, presses := time.Now(), 1
	press(p, first)
	p.until(`document.querySelector('.ask button[data-choice]')`)
	const played = `performance.getEntriesByType('resource').some(e => e.name.endsWith('/play') && e.responseStatus === 200)`
	const aimed = `Boolean(document.querySelector('.aim'))`
	for !value[bool](p, played) {
		if presses == mostPresses {
			p.Fatalf("%s, %s: no move after %d presses%s", game, way, presses, p.situation())
		}
		presses++
		wait := played
		if !value[bool](p, aimed) { // an answer may show its odds or its numbers first
			wait += ` || ` + aimed
		}
		press(p, `[...document.querySelectorAll('.aim button.commit, .ask button[data-choice]')]`)
		p.until(wait)
	}
	p.Logf("%s, %s: %d presses, %.1f s", game, way, presses, time.Since(begun).Seconds())
}

// tabTo goes on to the first of what an expression lists by the tab key, and presses Enter;
// what has a digit on it is pressed by that.
func (p *page) tabTo(list string) {
	p.Helper()
	p.find(list)
	if digit := value[string](p, `(e => document.querySelector('.ask')?.contains(e) && e.querySelector('kbd')?.dataset.key || '')([...`+list+`].find(e => e.checkVisibility()))`); digit != "" {
		p.key(digit)
		return
	}
	here := fmt.Sprintf(`[...%s].find(e => e.checkVisibility()) === document.activeElement`, list)
	for n := 0; !value[bool](p, here); n++ {
		if n == 200 {
			p.Fatalf("the tab key never comes to %s", list)
		}
		p.do(chromedp.KeyEvent(kb.Tab))
	}
	p.key(kb.Enter)
}
