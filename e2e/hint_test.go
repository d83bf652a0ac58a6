package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// Against a bot a player asks the captain what he would do, by key or by click: the best answers stand below the question with
// what each is worth, and a click on one takes it up without playing it.
func TestAHintIsAskedFor(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.fromTheFrontPage(h, "invincible", "calais")
	p.until(`document.querySelector('.ask button.option')`)
	asked := value[string](p, `document.querySelector('.ask .prompt').textContent`)
	p.strikes("h")
	p.until(`document.querySelectorAll('.advice li').length > 1`)
	if says := value[string](p, `document.querySelector('.advice li').textContent`); !strings.HasSuffix(says, "matches of a hundred won") {
		t.Errorf("the best answer says %q", says)
	}
	p.presses(`document.querySelectorAll('.advice li button')`)
	p.until(`document.querySelector('.ask .aim')`)
	p.key(kb.Escape)
	p.until(`document.querySelector('.ask .prompt')?.textContent === ` + quote(asked))
	p.press("Hint")
	p.until(`document.querySelectorAll('.advice li').length > 1`)
}
