package e2e

import (
	"os"
	"os/exec"
	"testing"
)

// Whoever sits at a match that its server's owner closes is told that the link no longer
// works, and not that the connection will come back.
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
	p.open(h.url)
	p.until(`document.querySelector('.mine > ul li .miniature.shown')`)
	if !value[bool](p, `(li => { const had = li.offsetHeight; li.querySelector('.miniature').remove(); return li.offsetHeight === had && had > 100; })(document.querySelector('.mine > ul li'))`) {
		t.Error("a picture that comes moves the page")
	}
}
