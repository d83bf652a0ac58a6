package e2e

import "testing"

// asked waits until the house asks a page something, and reports whether it does: otherwise the
// match is over.
func asked(a, b *page) *page {
	a.Helper()
	const state = `fetch('/api/m/' + location.pathname.slice(3)).then(r => r.json()).then(d => d.view.ended ? 'ended' : d.view.asks.length ? 'asked' : '')`
	for _, p := range []*page{a, b} {
		switch value[string](p, state) {
		case "ended":
			return nil
		case "asked":
			return p
		}
	}
	a.Fatal("the house asks nobody, and the match is not over")
	return nil
}

// Two who do not know each other meet in the hall, somebody watches them, and they play to the end.
func TestTwoMeetInTheHall(t *testing.T) {
	atLength(t)
	h, a, b, w := openHouse(t), desk(t), phone(t), desk(t)
	a.open(h.url)
	a.says("Looking for an opponent?")
	a.clickOn(`document.querySelectorAll('.hallward a')`)
	a.says("Nobody waits for an opponent just now")
	a.screen("hall-empty")
	a.do(typed(`.new input[autocomplete=nickname]`, "Anna")...)
	value[bool](a, `(() => { const [game, scenario, side, pace] = document.querySelectorAll('.new select');
		const set = (s, v) => { s.value = v; s.dispatchEvent(new Event('change')); };
		set(game, 'duel'); set(scenario, 'open-sea'); set(side, '1'); set(pace, '86400'); return true; })()`)
	a.do(typed(`.new input[placeholder]`, "A calm evening?")...)
	a.press("Invite")
	a.says("your invitation")
	b.open(h.url + "/hall")
	b.says("A calm evening?")
	b.screen("hall")
	b.do(typed(`.new input[autocomplete=nickname]`, "Bea")...)
	b.press("Take it")
	b.until(`location.pathname.startsWith('/m/')`)
	a.says("Bea takes your invitation to Duel.")
	a.audit("somebody came")
	w.open(h.url + "/hall")
	w.says("Bea (A) against Anna (B)")
	w.clickOn(`document.querySelectorAll('.going a')`)
	w.until(`document.querySelector('.seats')`)
	a.clickOn(`document.querySelectorAll('.joined a')`)
	a.until(`location.pathname.startsWith('/m/')`)
	for n := 0; ; n++ {
		p := asked(a, b)
		if p == nil {
			break
		}
		if n > 400 {
			t.Fatal("the match never ends")
		}
		p.myTurn()
		p.answer()
	}
	for _, p := range []*page{a, b, w} {
		p.until(`document.querySelector('.ending:not([hidden])')`)
	}
	w.open(h.url + "/hall")
	w.says("No match is open to watchers just now")
	a.open(h.url)
	a.says("Finished matches (1)")
}

// One withdraws an invitation; who has left the hall finds the match among his own on the front page.
func TestAnInvitationIsTakenWhileOneIsAway(t *testing.T) {
	atLength(t)
	h, a, b := openHouse(t), desk(t), desk(t)
	a.open(h.url + "/hall")
	a.press("Invite")
	a.press("Withdraw")
	a.says("Nobody waits for an opponent just now")
	value[bool](a, `(() => { const set = (s, v, on) => { s.value = v; s.dispatchEvent(new Event(on)); };
		set([...document.querySelectorAll('.new select')].find(s => [...s.options].some(o => o.value === 'slow')), 'slow', 'change');
		[1, 12, 4, 3].forEach((n, i) => set(document.querySelectorAll('.new label:not([hidden]) input[type=number]')[i], n, 'input')); return true; })()`)
	a.press("Invite")
	a.until(`document.querySelector('.new input:invalid')`) // 3 days at most are less than one answer and the store
	value[bool](a, `(() => { const whole = document.querySelector('.new input:invalid'); whole.value = 40; whole.dispatchEvent(new Event('input')); return true; })()`)
	a.says("36 hours for each answer, and 4 days in store, holidays allowed, 40 days at most for each player: begun now, it ends at the latest")
	a.screen("own-pace")
	a.press("Invite")
	a.says("your invitation")
	a.open(h.url + "/lab")
	b.open(h.url + "/hall")
	b.press("Take it")
	b.until(`location.pathname.startsWith('/m/')`)
	a.open(h.url)
	a.until(`document.querySelector('.mine li a')`)
	a.says("against")
}
