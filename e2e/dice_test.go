package e2e

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

var (
	vectorMatch = regexp.MustCompile("(?m)^- (key|commit|match|words) `(.*)`$")
	vectorThrow = regexp.MustCompile(`(?m)^\| (\d+) \| (\d+)d(\d+) \| ([\d ]+) \|$`)
)

// The browser's own dice are held against the vectors of the house's dice, and
// against proofs in which one thing is not as it should be.
func TestVectorsInTheBrowser(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	text, err := os.ReadFile("../dice/testdata/house.md")
	if err != nil {
		t.Fatal(err)
	}
	thrown := 0
	for _, part := range strings.Split(string(text), "\n## Match ")[1:] {
		fields, words := map[string]string{}, []string{}
		for _, m := range vectorMatch.FindAllStringSubmatch(part, -1) {
			fields[m[1]] = m[2]
			if m[1] == "words" {
				words = append(words, quote(m[2]))
			}
		}
		var throws []string
		for _, m := range vectorThrow.FindAllStringSubmatch(part, -1) {
			throws = append(throws, fmt.Sprintf(`{ n: %s, dice: %s, sides: %s, faces: [%s] }`, m[1], m[2], m[3], strings.Join(strings.Fields(m[4]), ",")))
		}
		thrown += len(throws)
		proof := fmt.Sprintf(`{ key: %q, commit: %q, match: %q, words: [%s], throws: [%s] }`,
			fields["key"], fields["commit"], fields["match"], strings.Join(words, ","), strings.Join(throws, ","))
		found := func(proof string) string {
			return value[string](p, `import('/app/verify.js').then(m => { const v = m.verify(`+proof+`); return v.bound + ' ' + v.thrown + ' ' + v.wrong.map(w => w.n + ': ' + w.here).join('; '); })`)
		}
		if got, want := found(proof), fmt.Sprintf("true %d ", len(throws)); got != want {
			t.Errorf("match %q: the browser finds %q, want %q", fields["match"], got, want)
		}
		if got := found(strings.Replace(proof, `commit: "`, `commit: "0`, 1)); strings.HasPrefix(got, "true") {
			t.Errorf("match %q: another commitment is believed: %q", fields["match"], got)
		}
		if got := found(strings.Replace(proof, `words: [`, `words: ["x",`, 1)); strings.HasSuffix(got, " ") {
			t.Errorf("match %q: with other words the throws are the same: %q", fields["match"], got)
		}
	}
	if thrown < 20 {
		t.Errorf("%d throws of the vectors were read", thrown)
	}
}

// rolls waits until the form that asks for a roll has gone for which something is typed.
func (p *page) rolls(typing func()) {
	p.Helper()
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('.dice form').dataset.answered = 'yes'`))
	typing()
	p.until(`!document.querySelector('.dice form[data-answered]')`)
}

// face lists the button of a face of the die that is rolled.
func face(n int) string {
	return fmt.Sprintf(`[...document.querySelectorAll('.dice .faces button')].filter(b => b.textContent === '%d')`, n)
}

// Chits are drawn by hand and typed by name, dice by their faces: the app says
// which and why, and the log says what was drawn.
func TestUmpireDraws(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "The Invincible Armada", "campaign", "typed", "me", "me")
	p.until(`location.pathname.startsWith('/m/')`)
	if !p.playOn(`'drawn'`) {
		t.Fatal("no chit is ever drawn")
	}
	p.do(reload)
	p.until(`document.querySelector('.dice select')`)
	p.says("draw")
	p.audit("a chit to be typed")
	const draws = `[...document.querySelectorAll('.log li.event > button')].map(b => /^The (?:English|Spanish) draw (\D+)$/.exec(b.textContent)?.[1]).filter(Boolean)`
	var typed []string
	for n := 0; !value[bool](p, draws+`.length > 0`); n++ {
		if n > 20 {
			t.Fatal("what is drawn never comes into the log")
		}
		p.until(`document.querySelector('.dice form, .curtain[open]') || ` + draws + `.length`)
		if value[bool](p, `Boolean(document.querySelector('.curtain[open]'))`) {
			p.click(".curtain button")
			p.until(`!document.querySelector('.curtain')`)
			continue
		}
		if value[bool](p, draws+`.length > 0`) {
			break
		}
		// The choice waits until everything that it draws and throws has been typed.
		p.rolls(func() {
			if value[bool](p, `Boolean(document.querySelector('.dice select'))`) {
				typed = append(typed, value[string](p, `(() => { const s = document.querySelector('.dice select'); s.selectedIndex = Math.min(1, s.options.length - 1); return s.selectedOptions[0].textContent; })()`))
				p.press("Drawn")
			} else {
				p.clickOn(face(3))
			}
		})
		// What the last roll did is told before the next is asked for.
		if value[bool](p, `Boolean([...document.querySelectorAll('.dice button')].some(b => b.textContent === 'Correct the last roll') && document.querySelector('.dice form') && !document.querySelector('.dice .why :is(.die, .chit)'))`) {
			t.Error("the next roll is asked for before the last is told")
		}
	}
	for _, chit := range value[[]string](p, draws) {
		if !slices.Contains(typed, chit) {
			t.Errorf("the log says that %s was drawn; %q were typed", chit, typed)
		}
	}
}

// Who types a roll reads what it depends on and which faces do what, between the question and the faces; Enter on an
// empty field says in our words what is wanted.
func TestARollSaysWhatItsFacesDo(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "The Invincible Armada", "calais", "typed", "me", "me")
	p.until(`location.pathname.startsWith('/m/')`)
	p.passCurtain()
	p.answer()
	p.until(`document.querySelector('.dice form .sum')`)
	said := value[string](p, `[...document.querySelector('.dice form').children].map(n => n.innerText.replace(/\s+/g, ' ')).join(' / ')`)
	for _, want := range []string{"reinforcements for ", " / ", " is reinforced: one die must show 2 or less", "it succeeds 10.0 2 or less", "it fails 10.0 3 or more", " / Rolled / 1"} {
		_, rest, ok := strings.Cut(said, want)
		if !ok {
			t.Fatalf("no %q where a roll is typed, in this order: %s", want, said)
		}
		said = rest
	}
	p.do(chromedp.SendKeys(chromedp.CSS(".dice input"), "\r"))
	p.until(`document.querySelector('.dice input').validationMessage === 'Type 1 face from 1 to 6'`)
	p.audit("a roll to be typed")
}

// Guns are seen to fire, and where motion is unwanted they are not.
func TestGunfire(t *testing.T) {
	atLength(t)
	beside(t)
	for _, still := range []bool{false, true} {
		t.Run(map[bool]string{false: "with motion", true: "without"}[still], func(t *testing.T) {
			h, p := openHouse(t), desk(t)
			for tries, fires := 0, false; !fires; tries++ { // a bot at random may strike before a gun is fired
				if tries == 10 {
					t.Fatal("no gun is ever fired")
				}
				p.choose(h.url, "Duel", "open-sea", "house", "me", "random")
				p.until(`location.pathname.startsWith('/m/')`)
				p.until(`document.querySelector('.scaleline .scalebar')`)
				if still {
					p.do(chromedp.Evaluate[chromedp.Void](`(() => { const was = matchMedia; window.matchMedia = q => q.includes('reduced-motion') ? { matches: true } : was(q); })()`))
				}
				p.do(chromedp.Evaluate[chromedp.Void](`window.guns = 0, new MutationObserver(all => { for (const m of all) for (const n of m.addedNodes) if (n.classList?.contains('gunfire')) window.guns++; }).observe(document.querySelector('div.sea'), { childList: true, subtree: true })`))
				fires = p.fires()
			}
			if !still {
				p.until(`window.guns >= 2`)
				p.until(`!document.querySelector('.gunfire')`)
			} else if n := value[int](p, `window.guns`); n != 0 {
				t.Errorf("%d puffs where motion is unwanted", n)
			}
		})
	}
}

// fires plays until the page's ship fires, and reports whether she did before the
// match was over.
func (p *page) fires() bool {
	p.Helper()
	for p.myTurn() {
		if value[bool](p, answers+`.some(b => b.textContent.includes('Fire at'))`) {
			at := p.at()
			p.press("Fire at")
			p.commit(at)
			return true
		}
		p.answer()
	}
	return false
}

// An answer that ends a phase says first who might still act, and no more when
// one has had enough of that.
func TestWarnedOfWhatIsLeftUndone(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "The Invincible Armada", "campaign", "house", "me", "me")
	p.until(`location.pathname.startsWith('/m/')`)
	ends := `(o, v, all) => o.verb === 'pass' && all.filter(x => x.on || x.with).length > 1 && !v.asks[0].about && !v.asks[0].sealed`
	for n := range 3 {
		if !p.playOn(ends) {
			t.Fatal("nobody may ever end a phase")
		}
		p.do(reload)
		p.passCurtain()
		at := p.at()
		p.clickOn(answers + `.filter(b => / pass$/.test(b.dataset.choice)).slice(0, 1)`)
		if n == 2 {
			p.until(viewAt + ` > ` + number(at))
			return
		}
		p.until(`document.querySelector('.undone')`)
		if p.at() != at {
			t.Error("the phase has ended before it was meant")
		}
		if n == 0 {
			p.says("can still be chosen.")
			p.audit("a word of what is left undone")
			p.key("\x1b")
			p.until(`!document.querySelector('.undone')`)
			continue
		}
		p.click(".undone input")
		p.click(".aim .commit")
		p.until(viewAt + ` > ` + number(at))
	}
}
