package e2e

import (
	"os"
	"os/exec"
	"testing"

	"github.com/chromedp/chromedp"
)

// A player in a match that the server's owner closes reads that the link no longer works, and not that the
// connection will come back.
func TestLinkNoLongerWorks(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	seats := value[[]string](p, begin("duel", "open-sea", 0, `{ kind: 'me' }, { kind: 'friend' }`))
	p.open(h.url + "/m/" + seats[0])
	p.until(answers + `.length`)
	match := value[string](p, `fetch('/api/m/`+seats[0]+`').then(r => r.json()).then(t => t.match)`)
	closes := exec.Command(h.path, "owner", "close", match)
	closes.Env = append(os.Environ(), h.env)
	if out, err := closes.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	p.until(`document.querySelector('.ribbon.up')?.textContent.startsWith('This link no longer works')`)
	p.audit("a link that no longer works")
}

// On a phone neither the buttons of a table nor the way to what happened lie on the map of a
// land, and a match has its room in one's list before its picture comes.
func TestNothingLiesOnTheMapOfAPhone(t *testing.T) {
	h, p := openHouse(t), phone(t)
	p.open(h.url)
	p.begins("fury", "cattle-lifting")
	p.until(answers + `.length && document.querySelector('.land-table .tools button')`)
	const off = `(([sea, ...all]) => all.every(r => r.height > 20 && (r.bottom <= sea.top + 1 || r.top >= sea.bottom - 1)))(
		['div.sea', '.tools > button:first-of-type', '.tools > button:last-of-type', '.since'].map(s => document.querySelector(s).getBoundingClientRect()))`
	if !value[bool](p, `(document.querySelector('.since').hidden = false, `+off+`)`) {
		t.Error("a button lies on the map")
	}
	for _, size := range [][2]int64{{390, 844}, {360, 640}, {667, 375}} {
		p.do(chromedp.EmulateViewport(size[0], size[1]))
		p.do(chromedp.Reload())
		p.until(answers + `.length && innerWidth === ` + number(int(size[0])) + ` && document.querySelector('.land-table .tools button')`)
		p.until(`(([panel, asked, answer]) => asked.top >= panel.top - 1 && answer.bottom <= panel.bottom + 1)(['.instruments', '.ask .prompt', '.ask .option'].map(s => document.querySelector(s).getBoundingClientRect()))`)
		if !value[bool](p, `(([asked, answer, menu]) => asked.bottom <= answer.top && (answer.bottom <= menu.top + 1 || menu.top > innerHeight))(['.ask .prompt', '.ask .option', '.menu'].map(s => document.querySelector(s).getBoundingClientRect()))`) {
			t.Errorf("%v: the menu lies on the first answer", size)
		}
		if out := value[string](p, `(document.querySelector('.more').open = true, [...document.querySelectorAll('.sheetlet :is(a, button):not([hidden])')].filter(b => (r => r.top < 0 || r.left < 0 || r.bottom > innerHeight || r.right > innerWidth)(b.getBoundingClientRect())).map(b => b.textContent).join(', '))`); out != "" {
			t.Errorf("%v: the window cuts off %s", size, out)
		}
	}
	p.clickOn(`[...document.querySelectorAll('.instruments [role=tab]')].filter(b => b.textContent === 'Rules')`)
	if on := value[string](p, `document.activeElement.tagName`); on != "BODY" {
		t.Errorf("a tab that is clicked has the focus, so Enter opens it once more: %s", on)
	}
	p.open(h.url)
	p.until(`document.querySelector('.mine > ul li .miniature.shown')`)
	if !value[bool](p, `(li => { const had = li.offsetHeight; li.querySelector('.miniature').remove(); return li.offsetHeight === had && had > 100; })(document.querySelector('.mine > ul li'))`) {
		t.Error("a picture that comes moves the page")
	}
}
