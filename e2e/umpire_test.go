package e2e

import (
	"bytes"
	"context"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// battle is the name of the game that is played on a table.
const battle = "Armada, Renaissance Naval Warfare"

// umpires begins a match of two ships that is kept by the umpire of a real table.
func (p *page) umpires(url string) {
	p.Helper()
	p.open(url)
	p.clickOn(`[...document.querySelectorAll('.card')].filter(c => c.querySelector('h2').textContent === ` + quote(battle) + `).map(c => [...c.querySelectorAll('button')].find(b => b.textContent === 'More options'))`)
	p.click(".new input[type=checkbox]")
	p.press("Start")
	p.says("Umpire: you see the orders of all sides.")
}

// seal seals the orders of the seat that is shown, and types dice until none are
// asked for.
func (p *page) seal() {
	p.Helper()
	const who = `document.querySelector('.umpire [aria-pressed=true]').textContent + document.querySelector('.cartouche').textContent`
	moved := `(document.querySelector('.dice form') || ` + who + ` !== ` + quote(value[string](p, who)) + `)`
	p.press("Seal all orders")
	p.until(moved + ` || document.querySelector('.ask button.commit')`)
	if !value[bool](p, `Boolean(`+moved+`)`) { // what is not written is said first
		p.click(".ask button.commit")
	}
	p.until(moved)
}

// throw types the dice that are asked for, all of one face, and answers what they were for.
func (p *page) throw(face string) (what string) {
	p.Helper()
	what = value[string](p, `document.querySelector('.dice .prompt').textContent`)
	dice := value[string](p, `document.querySelector('.dice input').getAttribute('aria-label').split(' ')[0]`)
	lines := value[int](p, `document.querySelectorAll('.dice .why, .log .line').length`)
	p.do(chromedp.SendKeys(chromedp.CSS(".dice input"), strings.Repeat(face, int(dice[0]-'0'))))
	p.press("Rolled")
	p.until(`!document.querySelector('.dice form') || document.querySelector('.dice .prompt').textContent !== ` + quote(what) + ` || document.querySelectorAll('.dice .why, .log .line').length !== ` + number(lines))
	return what
}

// An umpire writes the orders of both sides without a curtain, types real dice that
// say what they decide, is told what to move where, and takes a move back.
func TestUmpire(t *testing.T) {
	atLength(t)
	p := byHand(t)
	p.umpires(openHouse(t).url)
	if heads := value[string](p, `[...document.querySelectorAll('.seat em')].map(e => e.textContent).join()`); heads != "to decide,to decide" {
		t.Errorf("both sides write orders, and the head says %q", heads)
	}
	p.book("Moves")
	p.until(`document.querySelectorAll('.moves tbody tr').length === 2`)
	if list := value[string](p, `document.querySelector('.moves').innerText`); strings.Count(list, "stays") != 2 || !strings.Contains(list, "mm from the left") {
		t.Errorf("before the first move the list says\n%s", list)
	}
	p.book("Log")
	value[bool](p, `(async () => { `+through+` const t = `+mine+`[0], v = await view(t); await send(t, 'play', { at: v.at, choices: ['A ahead triumph 80'] }); return true; })()`)
	p.until(`document.querySelector('.drawn.ghost')`)
	if arcs := value[int](p, `document.querySelectorAll('.drawn.arc[data-from=triumph]').length`); arcs != 8 {
		t.Errorf("a ship of four batteries has %d arcs of fire, to two ranges: the other side's picture of her lies beside her own", arcs)
	}
	p.seal()
	p.seal()
	p.until(`document.querySelector('#drawer-Moves:not([hidden]) tbody td')?.textContent.includes('ahead 80.0 mm')`)
	p.screen("umpire")
	thrown := ""
	for range 40 {
		if thrown != "" {
			break
		}
		p.until(`document.querySelector('.dice form') || ` + answers + `.length`)
		if value[bool](p, `document.querySelector('.dice form') !== null`) {
			thrown = p.throw("1")
			continue
		}
		p.seal()
	}
	if !strings.Contains(thrown, "the plus die first, then the minus die 11.2") && !strings.HasSuffix(thrown, " 10.1") {
		t.Errorf("the first throw is %q", thrown)
	}
	if !value[bool](p, `document.querySelector('.dice form') !== null`) {
		t.Fatal("one throw was all that the move wanted")
	}
	p.press("Correct the last roll")
	p.until(`document.querySelector('.dice .prompt').textContent === ` + quote(thrown))
	for value[bool](p, `document.querySelector('.dice form') !== null`) {
		p.throw("2")
	}
	p.until(`document.querySelector("#drawer-Log").textContent.includes("The last roll was wrong")`)
	turn := value[string](p, `document.querySelector('.cartouche').textContent`)
	p.press("Take back")
	p.until(`document.querySelector('.cartouche').textContent !== ` + quote(turn))
	if value[bool](p, `document.querySelector('.curtain') !== null || document.querySelector('.notice') !== null`) {
		t.Error("the umpire is asked by the other seat")
	}
}

// A ship that is clicked has her sheet beside the board; all are printed, filled in or
// blank, one on a page of A5.
func TestSheets(t *testing.T) {
	atLength(t)
	p := desk(t)
	p.umpires(openHouse(t).url)
	p.clickOn(`[...document.querySelectorAll('.piece')].filter(e => e.textContent.includes('Triumph'))`)
	p.until(`[...document.querySelectorAll('.sheets svg')].map(e => e.getAttribute('aria-label')).join() === 'Triumph'`)
	sheet := value[string](p, `[...document.querySelector('.sheets svg').querySelectorAll('text')].map(t => t.textContent).join('|')`)
	for _, want := range []string{"Martin Frobisher, sea dog", "|Crew|4.1|", "|150|350|500|", "|port, factor 7.5|1|2|3|4|5|", "|lower 30|", "|7.3|"} {
		if !strings.Contains(sheet, want) {
			t.Errorf("no %q on the sheet:\n%s", want, sheet)
		}
	}
	p.screen("sheet")
	p.do(chromedp.Evaluate[chromedp.Void](`window.print = () => { window.printed = true }`))
	p.press("Print blank sheets")
	p.until(`window.printed && document.querySelectorAll('.papers svg').length === 2`)
	p.printed("Crew", "Batteries", "Masts", "Record")
	ctx, done := p.within()
	defer done()
	pdf, err := chromedp.Run(ctx, chromedp.PrintToPDF(chromedp.PDFPreferCSSPageSize()))
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(pdf), "/Type /Page\n"); n != 2 {
		t.Errorf("two sheets are printed on %d pages", n)
	}
	if *shots != "" {
		if err := os.WriteFile(filepath.Join(*shots, "sheets.pdf"), pdf, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p.do(chromedp.Evaluate[chromedp.Void](`window.dispatchEvent(new Event('afterprint'))`))
	p.until(`!document.querySelector('.papers')`)
}

// media has the page styled for the printer by "print", for the screen by "".
func (p *page) media(m string) {
	p.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: m})
		return err
	}))
}

// hanging is every text of a printed page, by its width, of which one short word stands
// alone in the last line.
const hanging = `(papers => {
	const short = (t, range = document.createRange()) => {
		const lines = new Map();
		for (const w of t.data.matchAll(/\S+/g)) {
			range.setStart(t, w.index);
			range.setEnd(t, w.index + w[0].length);
			const r = range.getBoundingClientRect(), line = lines.get(Math.round(r.top)) ?? { words: 0, from: r.left, to: 0 };
			lines.set(Math.round(r.top), { words: line.words + 1, from: line.from, to: r.right });
		}
		const [last, before] = [...lines.values()].reverse();
		return before && before.words > 1 && last.words === 1 && last.to - last.from < (before.to - before.from) / 2;
	};
	const found = new Set();
	for (let w = 160; w <= 900; w += 10) {
		papers.style.width = w + 'px';
		for (const e of papers.querySelectorAll('h1, p, caption, th')) for (const t of e.childNodes) if (t.nodeType === 3 && short(t)) found.add(w + ' px: ' + t.data);
	}
	papers.style.width = '';
	return [...found].join('\n');
})(document.querySelector('.papers'))`

// printed looks at what the printer gets: nothing but the sheets, each as wide as its
// page, with these words where they can be seen, in black on white.
func (p *page) printed(words ...string) {
	p.Helper()
	ctx, done := p.within()
	defer done()
	p.media("print")
	defer p.media("")
	p.until(`!document.querySelector('#root').checkVisibility() && [...document.querySelectorAll('.papers svg')].every(e => e.getBoundingClientRect().width > innerWidth * .9)`)
	for _, word := range words {
		p.until(`[...document.querySelectorAll('.papers svg text')].some(e => e.textContent === ` + quote(word) + ` && e.getBoundingClientRect().width > 10)`)
	}
	shot, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		p.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(shot))
	if err != nil {
		p.Fatal(err)
	}
	black, white, all := 0, 0, 0
	for y := picture.Bounds().Min.Y; y < picture.Bounds().Max.Y; y++ {
		for x := picture.Bounds().Min.X; x < picture.Bounds().Max.X; x++ {
			switch r, g, b, _ := picture.At(x, y).RGBA(); {
			case r+g+b < 3*0x4000:
				black++
			case r+g+b > 3*0xF000:
				white++
			}
			all++
		}
	}
	if black < all/300 || white < all*4/5 {
		p.Errorf("of %d points of the printed sheet %d are black and %d white", all, black, white)
	}
	if *shots != "" {
		if err := os.WriteFile(filepath.Join(*shots, "printed.png"), shot, 0o644); err != nil {
			p.Fatal(err)
		}
	}
}

// An umpire who typed a roll wrong some moves ago types it right: what came after is played again, and he is asked
// nothing that still fits.
func TestAnUmpireCorrectsARoll(t *testing.T) {
	atLength(t)
	p := byHand(t)
	p.open(openHouse(t).url)
	p.clickOn(`[...document.querySelectorAll('.card')].filter(c => c.querySelector('h2').textContent === 'Duel').map(c => [...c.querySelectorAll('button')].find(b => b.textContent === 'More options'))`)
	p.click(".new input[type=checkbox]")
	p.press("Start")
	p.says("Umpire: you see the orders of all sides.")
	value[bool](p, `(async () => { `+through+` for (const c of [['A load resolute > round', 'A plot resolute 2'], ['B load vengeur > round', 'B plot vengeur 2']]) {
		const t = `+mine+`[c[0][0] === 'A' ? 0 : 1], v = await view(t); await send(t, 'play', { at: v.at, choices: c }); } return true; })()`)
	p.until(`document.querySelector('.dice form')`)
	p.throw("5")
	p.until(`document.querySelector('.log').textContent.includes('Vengeur has the gage')`)
	p.press("Correct what was typed")
	p.until(`document.querySelector('dialog .slips form')`)
	p.screen("correct")
	p.do(chromedp.SendKeys(chromedp.CSS("dialog .slips input"), "9"))
	p.press("Type it so")
	if said := value[string](p, `document.querySelector('dialog .slips input').validationMessage`); said != "Type 1 face from 1 to 6" {
		t.Errorf("a nine is answered %q", said)
	}
	p.do(chromedp.SendKeys(chromedp.CSS("dialog .slips input"), "\b3"))
	p.press("Type it so")
	p.until(`!document.querySelector('dialog') && document.querySelector('.log').textContent.includes('Resolute has the gage')`)
	if value[bool](p, `document.querySelector('.dice form') !== null`) {
		t.Error("a roll that was typed is asked for again")
	}
	p.press("Correct what was typed")
	p.click("dialog .ruling summary")
	p.do(chromedp.SendKeys(chromedp.CSS("dialog .ruling label:nth-of-type(1) input"), "resolute hull 99"))
	p.do(chromedp.SendKeys(chromedp.CSS("dialog .ruling label:nth-of-type(2) input"), "The sheet was wrong."))
	p.press("Rule so")
	p.until(`document.querySelector('dialog .ruling [role=alert]').textContent.includes('The rules do not lead there: she has more hull than at first')`)
	p.do(chromedp.SendKeys(chromedp.CSS("dialog .ruling label:nth-of-type(1) input"), "\b\b4"))
	p.press("Rule so")
	p.until(`!document.querySelector('dialog') && document.querySelector('.log').textContent.includes('The umpire rules: The sheet was wrong.')`)
	p.until(`document.body.textContent.includes('hull 4')`)
	p.press("Correct what was typed")
	p.until(`document.querySelector('dialog .slips + p').textContent.startsWith('Nothing before the ruling “The sheet was wrong.” can be corrected')`)
	p.press("Close")
	value[bool](p, `(async () => { `+through+` await send(`+mine+`[1], 'concede', {}); return true; })()`)
	p.until(`document.querySelector('.log').textContent.includes('concedes')`)
	p.press("Correct what was typed")
	p.click("dialog .ruling summary")
	p.do(chromedp.SendKeys(chromedp.CSS("dialog .ruling label:nth-of-type(1) input"), "vengeur hull 3"))
	p.do(chromedp.SendKeys(chromedp.CSS("dialog .ruling label:nth-of-type(2) input"), "He does not give up."))
	p.press("Rule so")
	p.until(`!document.querySelector('dialog') && document.body.textContent.includes('does she close, sheer off or hold her course')`)
}
