package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// share is how much of the window lies above what is said and steered: the board's, in
// hundredths, with the paper that a wide one leaves below it.
const share = `(r => { const sea = document.querySelector('div.sea'), paper = parseFloat(getComputedStyle(sea).marginBottom) || 0, box = sea.getBoundingClientRect();
	return Math.round(100 * box.width * (box.height + paper) / (innerWidth * innerHeight)); })()`

// Who reads with letters twice as large keeps half of the window for the board.
func TestTextAtTwiceItsSizeLeavesTheBoard(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	for _, game := range games {
		p.do(chromedp.EmulateViewport(1440, 900))
		p.choose(h.url, game.name, game.scenario, "house", "me", "me")
		p.until(`location.pathname.startsWith('/m/')`)
		p.passCurtain()
		p.do(chromedp.Evaluate[chromedp.Void](`document.documentElement.style.fontSize = '200%'`))
		p.until(`parseFloat(getComputedStyle(document.querySelector('.ask')).fontSize) >= 30`)
		if got := value[int](p, share); got < 50 {
			t.Errorf("%s: the board has %d %% of the window", game.key, got)
		}
	}
}
