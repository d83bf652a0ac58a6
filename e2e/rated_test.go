package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// keeps has a browser keep a name, by a passkey.
func (p *page) keeps(at, name string) {
	p.Helper()
	p.hasKeys()
	p.open(at + "/me")
	p.press("Keep a name")
	p.key(name)
	p.press("Keep it with a passkey")
	p.until(`location.pathname === '/me' && document.querySelector('h1')?.textContent === '` + name + `'`)
}

// fight has both pages answer by turns, as often as a result needs.
func fight(a, b *page) {
	a.Helper()
	var made [2]int
	for _, p := range []*page{a, b} {
		value[bool](p, `(window.gently = true)`) // who fires may sink the other too soon
	}
	for end := time.Now().Add(patience); min(made[0], made[1]) < 6; {
		for i, p := range []*page{a, b} {
			found := p.playStep(p.token())
			if found == "ended" || time.Now().After(end) {
				a.Fatalf("after %v answers the match is at %q", made, found)
			}
			if found == "played" {
				made[i]++
			}
		}
	}
}

// Two people who keep names meet in the hall and play a rated match: the terms and ratings are seen
// before it begins, a guest cannot take it, and at its end both see what it did to their ratings.
func TestTwoPlayRated(t *testing.T) {
	atLength(t)
	h, a, b, w := openHouse(t), desk(t), phone(t), desk(t)
	at := strings.Replace(h.url, "127.0.0.1", "localhost", 1) // passkeys are for names
	a.keeps(at, "Anna of Hull")
	b.keeps(at, "Bea")
	w.open(at + "/hall")
	w.says("keep a name or sign in first")
	a.open(at + "/hall")
	a.says("Be the first")
	value[bool](a, `(() => { const [game, scenario] = document.querySelectorAll('.new select');
		const set = (s, v) => { s.value = v; s.dispatchEvent(new Event('change')); };
		set(game, 'duel'); set(scenario, 'fog'); return true; })()`)
	a.clickOn(`[...document.querySelectorAll('label')].filter(l => l.textContent.includes('Rated:'))`)
	a.until(`document.querySelectorAll('.new select')[3].value === '86400'`) // it has a clock
	a.press("Invite")
	a.says("your invitation")
	a.audit("a rated invitation")
	w.open(at + "/hall")
	w.says("1500 ± 350, provisional")
	w.says("who runs out of time loses")
	w.says("1 day for each answer, and 3 days in store")
	w.says("begun now, it ends at the latest")
	w.press("Take it")
	w.says("A rated match is between people who keep a name here")
	b.open(at + "/hall")
	b.press("Take it")
	b.until(`location.pathname.startsWith('/m/') && document.querySelectorAll('.seat .rated').length === 2`)
	a.says("Bea takes your invitation to Duel.")
	a.clickOn(`document.querySelectorAll('.joined a')`)
	a.until(`document.querySelectorAll('.seat .rated').length === 2`)
	a.until(`[...document.querySelectorAll('.seat .store')].map(s => s.textContent).join() === '3 days in store,3 days in store'`)
	fight(a, b)
	a.press("More")
	a.press("Concede")
	a.press("Concede the match")
	for _, p := range []*page{a, b} {
		p.until(`document.querySelector('.ratings')?.textContent.includes('Bea from 1500 to 1')`)
	}
	b.open(at + "/me")
	b.press("Rated matches (1)")
	b.says("won against Anna of Hull")
	b.until(`document.querySelector('svg.rating .series')`)
	b.screen("me-rated")
	b.audit("ratings")
}

// A person takes holidays: the opponent sees that at the table, and when they end early.
func TestHolidays(t *testing.T) {
	atLength(t)
	h, a, b := openHouse(t), desk(t), phone(t)
	at := strings.Replace(h.url, "127.0.0.1", "localhost", 1)
	a.keeps(at, "Anna of Hull")
	b.keeps(at, "Bea")
	a.open(at + "/hall")
	a.says("Be the first")
	value[bool](a, `(() => { const pace = document.querySelectorAll('.new select')[3];
		pace.value = '86400'; pace.dispatchEvent(new Event('change')); return true; })()`)
	a.press("Invite")
	a.says("your invitation")
	b.open(at + "/hall")
	b.press("Take it")
	b.until(`location.pathname.startsWith('/m/')`)
	a.says("takes your invitation")
	a.clickOn(`document.querySelectorAll('.joined a')`)
	a.until(`document.querySelector('.seat .store')`)
	b.open(at + "/me")
	b.says("28 of 28 days of holidays are left")
	b.audit("my time")
	b.press("Go on holiday")
	b.says("You are on holiday until")
	b.says("21 of 28 days of holidays are left")
	b.screen("holidays")
	a.until(`[...document.querySelectorAll('.seat .store')].some(s => s.textContent.startsWith('on holiday until'))`)
	a.audit("an opponent on holiday")
	a.screen("on-holiday")
	b.press("End it now")
	b.says("27 of 28 days of holidays are left")
	a.until(`[...document.querySelectorAll('.seat .store')].every(s => s.textContent === '3 days in store')`)
	a.says("is back from holiday")
}

// A rated match with a friend begins by an invitation of its own, which the friend takes when he has
// signed in; one against a bot begins at once.
func TestAFriendIsInvitedToARatedMatch(t *testing.T) {
	atLength(t)
	h, a, b := openHouse(t), desk(t), desk(t)
	at := strings.Replace(h.url, "127.0.0.1", "localhost", 1)
	a.keeps(at, "Anna of Hull")
	a.open(at)
	begins := func(other string) {
		a.open(at)
		a.clickOn(`[...document.querySelectorAll('[data-game=duel] button')].filter(b => b.textContent === 'More options')`)
		value[bool](a, `(() => { const s = [...document.querySelectorAll('.new select')].find(s => [...s.options].some(o => o.value === 'friend') && s.value !== 'me');
			s.value = '`+other+`'; s.dispatchEvent(new Event('change')); return true; })()`)
		a.clickOn(`[...document.querySelectorAll('label')].filter(l => l.textContent.includes('Rated:'))`)
		a.press("Start")
	}
	begins("friend")
	a.says("An invitation for your friend")
	link := value[string](a, `document.querySelector('.new .link input').value`)
	a.open(at + "/hall")
	a.says("your invitation")
	b.hasKeys()
	b.open(link)
	b.says("To a rated match")
	b.screen("rated-invitation")
	b.press("Keep a name")
	b.key("Bea")
	b.press("Keep it with a passkey")
	b.until(`document.querySelector('nav.person a')?.textContent === 'Bea'`)
	b.press("Take it")
	b.until(`location.pathname.startsWith('/m/')`)
	a.says("Bea takes your invitation to Duel.")
	begins("bot random")
	a.until(`location.pathname.startsWith('/m/') && document.querySelectorAll('.seat .rated').length === 2`)
}

// TestTheRatedBoxSaysWhyNot: a match is rated only as its balance was measured. With a switch changed, the box
// is disabled, is unchecked, and says why.
func TestTheRatedBoxSaysWhyNot(t *testing.T) {
	h, a := openHouse(t), desk(t)
	at := strings.Replace(h.url, "127.0.0.1", "localhost", 1) // passkeys are for names
	a.keeps(at, "Anna of Hull")
	a.open(at)
	a.clickOn(`[...document.querySelectorAll('[data-game=invincible] button')].filter(b => b.textContent === 'More options')`)
	const row = `[...document.querySelectorAll('.new label')].find(l => l.textContent.includes('Rated:'))`
	set := func(index int) {
		value[bool](a, fmt.Sprintf(`(() => { const s = [...document.querySelectorAll('.new select')].find(s => [...s.options].some(o => o.value === 'on'));
			s.selectedIndex = %d; s.dispatchEvent(new Event('change')); return true; })()`, index))
	}
	a.until(row + ` && !` + row + `.querySelector('input').disabled`)
	a.clickOn(`[` + row + `]`)
	a.until(row + `.querySelector('input').checked`)
	set(1)
	a.until(row + `.querySelector('input').disabled && !` + row + `.querySelector('input').checked`)
	a.says("only with the optional rules as they come: that balance was measured")
	set(0)
	a.until(`!` + row + `.querySelector('input').disabled && !` + row + `.textContent.includes('measured')`)
}
