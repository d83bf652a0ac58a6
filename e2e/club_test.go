package e2e

import (
	"strings"
	"testing"
)

// keepsName keeps a name with a passkey.
func (p *page) keepsName(at, name string) {
	p.Helper()
	p.hasKeys()
	p.open(at)
	p.press("Keep a name")
	p.key(name)
	p.press("Keep it with a passkey")
	p.until(`location.pathname === '/me' && document.querySelector('h1')?.textContent === ` + quote(name))
}

// A club is founded, a friend joins by its link, both enter its cup and play it to the end, with a press
// or two each; the ladder and the standings say how it went.
func TestAClubAndItsCup(t *testing.T) {
	atLength(t)
	h, a, b := openHouse(t), desk(t), phone(t)
	at := strings.Replace(h.url, "127.0.0.1", "localhost", 1) // passkeys are for names
	a.keepsName(at, "Anna of Hull")
	b.keepsName(at, "Bea of Hove")
	a.open(at + "/clubs")
	a.says("There is no club that anyone may join yet")
	a.screen("clubs-empty")
	value[bool](a, `(document.querySelector('[aria-label="Found a club"] input').focus(), true)`)
	a.key("The Sea Dogs")
	a.press("Found it")
	a.until(`location.pathname.startsWith('/club/') && document.querySelector('.ladder')`)
	link := value[string](a, `document.querySelector('input[readonly]').value`)
	b.open(link)
	b.press("Join the club")
	b.says("Bea of Hove (you)")
	value[bool](a, `(document.querySelector('[aria-label="Open a tournament"] input').focus(), true)`)
	a.key("The Cup")
	value[bool](a, `(() => { const [game, scenario, form] = document.querySelectorAll('[aria-label="Open a tournament"] select');
		const set = (s, v) => { s.value = v; s.dispatchEvent(new Event('change')); };
		set(game, 'duel'); set(scenario, 'open-sea'); set(form, 'knock-out');
		document.querySelector('[aria-label="Open a tournament"] input[type=checkbox]').click(); return true; })()`)
	for _, label := range []string{"Rated:", "ranked by their ratings"} {
		a.clickOn(`[...document.querySelectorAll('[aria-label="Open a tournament"] label')].filter(l => l.textContent.includes('` + label + `'))`)
	}
	a.press("Open it")
	a.until(`location.pathname.startsWith('/tournament/')`)
	a.says("who runs out of time loses · rated · ranked by ratings")
	a.press("Enter")
	a.says("Players (1)")
	b.open(value[string](a, `location.href`))
	b.press("Enter")
	b.says("Players (2)")
	a.do(reload)
	a.press("Begin the first round")
	a.says("Round 1 of 1")
	a.screen("tournament")
	a.clickOn(`document.querySelectorAll('li.own a')`)
	a.until(`location.pathname.startsWith('/m/') && document.querySelector('.board')`)
	seat := value[string](a, `location.pathname.slice(3)`)
	value[bool](a, `fetch('/api/m/`+seat+`/concede', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }).then(r => r.ok)`)
	b.until(`fetch('/api' + location.pathname.replace('tournament', 'tournaments')).then(r => r.json()).then(v => v.state === 'over')`)
	b.do(reload)
	b.says("Bea of Hove wins")
	b.screen("tournament-over")
	a.open(link)
	a.until(`document.querySelector('.ladder tbody th')?.textContent.startsWith('Bea of Hove')`)
	a.screen("club")
}
