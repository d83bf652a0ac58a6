package e2e

import (
	"strings"
	"testing"
)

// A seat goes to another person: by a link from the menu, which that person takes, and the opponent agrees.
func TestASeatIsHandedOver(t *testing.T) {
	atLength(t)
	h, a, b, c := openHouse(t), desk(t), phone(t), desk(t)
	at := strings.Replace(h.url, "127.0.0.1", "localhost", 1)
	c.keeps(at, "Cato")
	a.open(at)
	seats := value[[]string](a, begin("duel", "open-sea", 0, `{ kind: 'me' }, { kind: 'friend' }`))
	a.open(at + "/m/" + seats[0])
	a.until(answers + `.length`)
	b.open(at + "/m/" + seats[1])
	b.until(answers + `.length`)
	a.press("More")
	a.press("Hand the seat over")
	a.until(`document.querySelector('dialog input')?.value.includes('/pass/')`)
	a.audit("a link that hands a seat over")
	c.open(value[string](a, `document.querySelector('dialog input').value`))
	c.says("A seat for you")
	c.screen("take-seat")
	c.press("Take the seat")
	b.says("Cato wants to take over from")
	b.audit("asked about another person")
	b.press("Agree")
	a.press("Close")
	a.says("Cato wants to take over from")
	a.press("Agree")
	b.until(`document.querySelector('.seats').textContent.includes('Cato')`)
	a.until(`document.querySelector('.ribbon.up')?.textContent.startsWith('This link no longer works')`)
	c.open(at + "/me")
	c.clickOn(`document.querySelectorAll('.mine li a')`)
	c.until(`location.pathname.startsWith('/m/') && ` + answers + `.length`)
}
