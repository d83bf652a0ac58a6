package e2e

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// chooses gives up to five answers of the seats that are asked through the house, and returns whether a roll is asked for
// ("rolls") or the match has ended ("ended").
const chooses = `(async random => { ` + through + `
	const answer = async () => {
		for (const t of ` + mine + `) {
			const v = await view(t);
			if (v.ended) return 'ended';
			if (v.need) return 'rolls';
			const all = v.asks.flatMap(a => a.options), some = all.filter(o => !o.yields && !/leave-board|dismount/.test(o.choice));
			if (!all.length) continue;
			const of = some.length ? some : all, o = of.find(o => o.enter && random % 2 < 1) ?? of[random % of.length];
			await send(t, 'play', { at: v.at, choices: [filled(o)] });
			return '';
		}
		return '';
	};
	for (let n = 0; n < 5; n++, random = (random * 7 + 3) % 1000) {
		const found = await answer();
		if (found) return found;
		await new Promise(done => setTimeout(done, 80)); // the house is not hurried: an answer takes up to three requests
	}
	return '';
})`

// A raid is typed in from a real table: all its rolls and some choices on the screen. Ten times what was typed is
// corrected on the screen, a roll or a choice, at once or some rolls later, and the server is killed twice. The record
// holds, and says that the umpire corrected it.
func TestARaidTypedAtTheScreen(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.atUmpires(h, "fury", "cattle-lifting")
	e := &evening{page: p, random: rand.New(rand.NewPCG(46, 7)), due: -1}
	for n := 1; e.goesOn() && n < 250; n++ {
		if n == 40 || n == 80 {
			p.restarts(h)
		}
	}
	t.Logf("%d rolls, %d choices on the screen, %d corrections, %d of them of choices", e.rolled, e.chosen, e.mended, e.rechosen)
	if e.mended < slips || e.rechosen == 0 || e.rechosen == e.mended {
		t.Errorf("%d slips were corrected, %d of them choices, want %d", e.mended, e.rechosen, slips)
	}
	p.verifies(h, "corrections of the umpire: ", "typed")
}

// Two ships that lie beside each other on the table are put there by a ruling. In the melee that follows a die and the
// size of a party are typed wrong, and corrected one move later; what came after is played again.
func TestAMeleeTypedAtTheScreen(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.atUmpires(h, "renaissance", "lion-and-bull")
	p.putsRight()
	p.types("charges all empty empty empty empty")
	p.types("ship triumph at 1000 1000 heading 90 speed 0 locked san-juan-de-portugal touching san-juan-de-portugal")
	p.types("ship san-juan-de-portugal at 1000 1030 heading 90 speed 0 locked triumph touching triumph")
	p.ruled("They had grappled.", "Rule so")
	orders := func(seat int, choices ...string) {
		p.Helper()
		for _, c := range choices {
			if !value[bool](p, fmt.Sprintf(`(async () => { %s const t = %s[%d], v = await view(t); return (await (await send(t, 'play', { at: v.at, choices: [%s] })).json()).played === 1; })()`, through, mine, seat, quote(c))) {
				t.Fatalf("%s is refused%s", c, p.situation())
			}
		}
	}
	orders(0, "A hold-muskets triumph", "A defenders triumph 0 50", "A seal")
	orders(1, "B hold-muskets san-juan-de-portugal", "B boarders san-juan-de-portugal 90 0", "B board san-juan-de-portugal > triumph", "B seal")
	p.until(`document.querySelector('.dice form')`)
	p.throw("3")
	p.until(`document.querySelector('.dice form')`)
	p.throw("1")
	p.until(`!document.querySelector('.dice form')`)
	orders(0, "A seal") // of the next move
	p.logged("San Juan de Portugal boards Triumph with 90 soldiers: the boarders win, 24 to 4")
	p.corrects()
	p.again(`document.querySelectorAll('.slips form')[1]`, "3")
	p.logged("San Juan de Portugal boards Triumph with 90 soldiers: the boarders win, 24 to 12")
	p.corrects()
	p.again(`[...document.querySelectorAll('.slips li')].find(l => l.textContent.includes('90 soldiers'))`, "")
	orders(1, "B boarders san-juan-de-portugal 96 0")
	p.logged("San Juan de Portugal boards Triumph with 96 soldiers: the boarders win, 24 to 12")
	p.verifies(h, "corrections of the umpire: 2", "typed")
}

// corrects opens the list of what can be corrected.
func (p *page) corrects() {
	p.Helper()
	p.press("Correct what was typed")
	p.until(`document.querySelector('dialog .slips li')`)
}

// again types a roll of that list with other faces, or without faces chooses again.
func (p *page) again(what, faces string) {
	p.Helper()
	if faces != "" {
		p.clickOn(`[` + what + `.querySelector('input')]`)
		p.do(chromedp.KeyEvent(faces))
	}
	p.clickOn(`[` + what + `.querySelector('button')]`)
	p.until(`!document.querySelector('dialog')`)
}

// logged waits until the log says something.
func (p *page) logged(words string) {
	p.Helper()
	p.until(`document.querySelector('.log').textContent.includes(` + quote(words) + `)`)
}

// slips is how often something is typed wrong.
const slips = 10

// An evening is a match at a real table that is typed on the screen.
type evening struct {
	*page
	random                 *rand.Rand
	rolled, chosen, mended int
	rechosen               int // of those mended, choices
	due                    int // after how many rolls the last slip is noticed; -1 if none was made
}

// goesOn types one roll or choice, or corrects a slip, and reports false at the end.
func (e *evening) goesOn() bool {
	if e.due >= 0 && e.rolled >= e.due {
		e.due = -1
		e.notices()
	}
	if e.random.IntN(5) == 0 && e.chooses() {
		return true
	}
	switch came := value[string](e.page, fmt.Sprintf("%s(%d)", chooses, e.random.IntN(1000))); came {
	case "ended":
		return false
	case "rolls":
		e.rolls()
	}
	return true
}

// chooses presses one of the answers that the screen shows, and reports whether it shows any.
func (e *evening) chooses() bool {
	const shown = `[...document.querySelectorAll('.ask button.option[data-choice]')].filter(b => b.checkVisibility() && !b.dataset.gives && !b.textContent.includes('…') && !/leave-board|dismount/.test(b.dataset.choice))`
	n := value[int](e.page, shown+`.length`)
	if n == 0 {
		return false
	}
	at := e.at()
	e.clickOn(fmt.Sprintf(`%s.slice(%d, %[2]d + 1)`, shown, e.random.IntN(n)))
	e.until(fmt.Sprintf("%s !== %d || %s || document.querySelector('.aim')", viewAt, at, over))
	if value[bool](e.page, "Boolean(document.querySelector('.aim button.commit'))") {
		e.clickOn(dialled)
		e.until(fmt.Sprintf("%s !== %d || %s || !document.querySelector('.aim button.commit')", viewAt, at, over))
	}
	e.chosen++
	return true
}

// rolls types a roll, or has an officer drawn.
func (e *evening) rolls() {
	e.until(`document.querySelector('.dice :is(form, select)')`)
	if e.seen(".dice select") {
		e.page.rolls(func() { e.press("Drawn") })
		return
	}
	e.page.rolls(func() {
		e.do(chromedp.SendKeys(chromedp.CSS(".dice input"), e.faces(".dice input")))
		e.press("Rolled")
	})
	e.rolled++
	if e.due < 0 && e.mended < slips {
		e.due = e.rolled + e.random.IntN(3)
	}
}

// notices corrects the newest roll that can be corrected, or the newest choice.
func (e *evening) notices() {
	e.corrects()
	roll, choice := e.seen(`.slips form`), e.seen(`.slips li > button`)
	switch {
	case choice && (!roll || e.mended%3 == 2):
		e.page.again(`document.querySelector('.slips li:has(> button)')`, "")
		e.rechosen++
	case roll:
		e.page.again(`document.querySelector('.slips form')`, e.faces(".slips form input"))
	default:
		e.press("Close")
		e.until(`!document.querySelector('dialog')`)
		return
	}
	e.mended++
}

// seen reports whether the page has something.
func (e *evening) seen(what string) bool {
	e.Helper()
	return value[bool](e.page, `document.querySelector(`+quote(what)+`) !== null`)
}

// faces returns a roll of dice that all show the same face, as a field wants it.
func (e *evening) faces(field string) string {
	e.Helper()
	dice := value[string](e.page, `document.querySelector(`+quote(field)+`).getAttribute('aria-label').split(' ')[0]`)
	return strings.Repeat(number(1+e.random.IntN(6)), int(dice[0]-'0'))
}
