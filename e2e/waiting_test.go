package e2e

import (
	"strings"
	"testing"
)

// TestANameIsKeptFromThePrintedAddress: browsers make no passkeys for the address that the program prints. The
// page leads to the same page at localhost, where a name is kept.
func TestANameIsKeptFromThePrintedAddress(t *testing.T) {
	h, a := openHouse(t), desk(t)
	a.hasKeys()
	a.open(h.url + "/hall")
	a.press("Keep a name")
	a.says("Browsers make no passkeys for this address.")
	a.screen("printed-address")
	a.press("Open this page at localhost")
	a.until(`location.hostname === 'localhost' && location.pathname === '/hall'`)
	a.press("Keep a name")
	a.key("Anna of Hull")
	a.press("Keep it with a passkey")
	a.until(`location.pathname === '/me' && document.querySelector('h1')?.textContent === 'Anna of Hull'`)
}

// TestTheFrontPageShowsWhatWaits: in a browser that has no match of its own, the front page lists first the
// matches of the account in which it is the person's turn, with opponent and time.
func TestTheFrontPageShowsWhatWaits(t *testing.T) {
	h, a := openHouse(t), desk(t)
	at := strings.Replace(h.url, "127.0.0.1", "localhost", 1) // passkeys are for names
	a.keeps(at, "Anna of Hull")
	a.open(at)
	a.clickOn(`[...document.querySelectorAll('.card')].filter(c => c.querySelector('h2').textContent === 'Duel').map(c => c.querySelector('button.option'))`)
	a.myTurn()
	value[bool](a, `(() => { localStorage.removeItem('matches'); return true; })()`)
	a.open(at)
	a.until(`document.querySelector('main').firstElementChild.matches('.waiting')`)
	a.says("Your turn")
	a.until(`/against the bot .*, your turn since /.test(document.querySelector('.waiting li.turn .state').textContent)`)
	a.audit("a front page with what waits")
	a.screen("front-waiting")
	a.clickOn(`document.querySelectorAll('.waiting li a')`)
	a.until(`location.pathname.startsWith('/m/')`)
	a.myTurn()
}
