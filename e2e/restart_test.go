package e2e

import "testing"

// The page is loaded again and the program is killed in the middle: the match
// is where it was, and the page finds it by itself.
func TestReloadAndRestart(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "Duel", "open-sea", "house", "me", "me")
	for range 6 {
		if !p.passCurtain() {
			break
		}
		p.answer()
	}
	p.passCurtain()
	before := value[string](p, `document.querySelector('.log').innerText`)
	p.do(reload)
	p.passCurtain()
	if after := value[string](p, `document.querySelector('.log').innerText`); after != before {
		t.Errorf("after a reload the log reads\n%s\nbefore\n%s", after, before)
	}
	p.restarts(h)
	p.passCurtain()
	p.answer()
	p.passCurtain()
	p.open(h.url)
	p.says("your turn")
}

// restarts kills the program and starts it again, and waits until the page has noticed both.
func (p *page) restarts(h *house) {
	p.Helper()
	h.kill()
	p.until(`document.querySelector('.ribbon.up')`)
	h.start()
	p.until(`!document.querySelector('.ribbon.up')`)
}
