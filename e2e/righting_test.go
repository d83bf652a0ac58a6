package e2e

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// atUmpires opens a match of a scenario, with typed dice, for an umpire: its set-up dice all show 1, and choices of the
// first seat are made, with the dice that they bring until it passes.
func (p *page) atUmpires(h *house, game, scenario string, choices ...string) {
	p.Helper()
	p.open(h.url)
	link := value[string](p, `(async () => {
		const post = async (to, body) => (await fetch(to, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
		const m = await post('/api/matches', { game: `+quote(game)+`, scenario: `+quote(scenario)+`, dice: 'umpire', seats: [{ kind: 'me' }, { kind: 'me' }] });
		const rolls = async () => {
		for (let n = 0; n < 20; n++) for (const t of m.seats) {
			const { view: v } = await (await fetch('/api/m/' + t)).json();
			if (v.need?.yours && !v.asks.length) await post('/api/m/' + t + '/dice', { at: v.at, faces: Array(v.need.dice).fill(1) });
		} };
		await rolls();
		for (const c of [`+strings.Join(quoted(choices), ", ")+`]) {
			const { view: v } = await (await fetch('/api/m/' + m.seats[0])).json();
			await post('/api/m/' + m.seats[0] + '/play', { at: v.at, choices: [c] });
			if (c !== 'A pass') await rolls();
		}
		localStorage.setItem('umpire', JSON.stringify([m.match]));
		return '/m/' + m.seats.join('+'); })()`)
	p.open(h.url + link)
	p.says("Umpire: you see the orders of all sides.")
}

// putsRight opens the panel "Put a model right".
func (p *page) putsRight() {
	p.Helper()
	p.press("Put a model right")
	p.until(`document.querySelector('.rights .righting')`)
}

// types adds a line of a ruling as it is typed.
func (p *page) types(line string) {
	p.Helper()
	n := value[int](p, `document.querySelectorAll('.changes li').length`)
	p.do(chromedp.SendKeys(chromedp.CSS(".righting form.row input"), line+"\r"))
	p.until(`document.querySelectorAll('.changes li').length === ` + number(n+1))
}

// rules gives the reason and carries out what was put right by a button; verify holds with one ruling.
func (p *page) rules(h *house, why, button string) {
	p.Helper()
	p.ruled(why, button)
	p.verifies(h, "holds, with 1 ruling of the umpire", why)
}

// ruled gives the reason and carries out what was put right by a button.
func (p *page) ruled(why, button string) {
	p.Helper()
	p.do(chromedp.SendKeys(chromedp.CSS(".righting form.column input"), why))
	p.press(button)
	p.until(`!document.querySelector('.righting') && document.querySelector('.log').textContent.includes(` + quote("The umpire rules: "+why) + `)`)
}

// verifies concedes the match; its record has a text, and verify says something of it.
func (p *page) verifies(h *house, says, has string) {
	p.Helper()
	record := value[string](p, `(async () => {
		const token = location.pathname.split('/')[2].split('+')[0], { view } = await (await fetch('/api/m/' + token)).json();
		await fetch('/api/m/' + token + '/concede', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ at: view.at }) });
		return (await fetch('/api/m/' + token + '/record')).text(); })()`)
	verify := exec.Command(h.path, "verify", "-")
	verify.Stdin = strings.NewReader(record)
	out, err := verify.CombinedOutput()
	if err != nil || !strings.Contains(string(out), says) || !strings.Contains(record, has) {
		p.Errorf("verify says %v\n%s\nof\n%s", err, out, record)
	}
}

// An umpire drags a ship to where she stands, turns her by her handle and by keys, and rules it with his reason.
func TestAnUmpireDragsAShip(t *testing.T) {
	atLength(t)
	p, h := desk(t), openHouse(t)
	p.atUmpires(h, "renaissance", "lion-and-bull")
	p.putsRight()
	lies := func() []int {
		return value[[]int](p, `(async () => { const { view } = await (await fetch('/api/m/' + location.pathname.split('/')[2].split('+')[0])).json();
			const s = view.scene.pieces.find(p => p.id === 'triumph'); return [s.x, s.y, s.heading]; })()`)
	}
	before := lies()
	p.dragBy(p.shipAt("triumph"), 180, 120, func() {})
	p.until(`document.querySelectorAll('.changes li').length === 1 && document.querySelector('.was .stood') && document.querySelector('.was .knob')`)
	at := value[string](p, `document.querySelector('.changes li span').textContent`)
	p.key(".")
	p.key(".")
	p.until(`document.querySelector('.righting .heading')?.textContent === '92.0°'`)
	p.key(kb.ArrowUp)
	p.until(`document.querySelector('.changes li span').textContent !== ` + quote(at) + ` && document.querySelectorAll('.changes li').length === 1`)
	knob := p.find(`[...document.querySelectorAll('.was .knob')]`)
	p.dragBy(knob, 0, 150, func() {})
	p.until(`parseFloat(document.querySelector('.righting .heading').textContent) > 100`)
	p.screen("righting")
	p.press("Undo")
	p.until(`document.querySelector('.righting .heading')?.textContent === '92.0°'`)
	p.rules(h, "A sleeve moved her.", "Rule so")
	if now := lies(); now[0]-before[0] < 1000 || now[1]-before[1] < 1000 || now[2] != 920 {
		t.Errorf("after the ruling she lies at %v, before it at %v", now, before)
	}
}

// A counter is dropped in another hex; and a company, whose line was typed before, where the rules do not lead it, which
// is forced.
func TestAnUmpireDragsACounterAndACompany(t *testing.T) {
	atLength(t)
	p, h := desk(t), openHouse(t)
	p.atUmpires(h, "jenkins", "porto-bello")
	p.putsRight()
	stack := p.find(`[...document.querySelectorAll('.piece[data-id="2719-outside"]')]`)
	p.dragBy(stack, 0, 250, func() {})
	p.until(`document.querySelector('.changes li span')?.textContent.startsWith('vernon princess-louisa strafford falmouth from 2719-outside at 2')`)
	p.key(kb.Escape)
	p.until(`!document.querySelector('.rights') && document.querySelector('.piece[data-id="2719-outside"]')`)
	p.putsRight()
	p.dragBy(p.find(`[...document.querySelectorAll('.piece[data-id="2719-outside"]')]`), 0, 250, func() {})
	p.until(`document.querySelectorAll('.changes li').length === 1`)
	p.rules(h, "The fleet had sailed.", "Rule so")
	p.until(`!document.querySelector('.piece[data-id="2719-outside"]')`)

	p.atUmpires(h, "fury", "feud")
	p.putsRight()
	p.types("company a-1 kern squadrons 6 files 3 at 2400 3000")
	p.dragBy(p.find(`[...document.querySelectorAll('.piece[data-id=a-1] .base')]`), -150, -100, func() {})
	p.until(`document.querySelectorAll('.changes li').length === 2`)
	p.says("The rules do not lead there: It stands on another company, off the table or on ground that bars it.")
	p.rules(h, "They stood so.", "Force it")
	p.until(`document.querySelector('.piece[data-id=a-1]')`)
}
