package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// bench opens the page on which scenarios of Armada are put together.
func bench(t *testing.T, h *house) *page {
	t.Helper()
	p := desk(t)
	p.open(h.url + "/build/renaissance")
	p.says("An empty table")
	return p
}

// addShip adds the first ship of the chosen list to a side.
func (p *page) addShip(side, list string) {
	p.Helper()
	p.press("Add a ship of " + side)
	p.until(`document.querySelector('dialog[open]')`)
	value[bool](p, fmt.Sprintf(`(s => { s.value = %q; s.onchange(); return true })(document.querySelector('dialog select'))`, list))
	p.clickOn(`document.querySelectorAll('dialog tbody button')`)
	p.until(`!document.querySelector('dialog')`)
}

// drag takes hold of what lies at a place and lets go of it at another.
func (p *page) drag(from, to spot) {
	p.Helper()
	p.do(chromedp.MouseEvent("mousePressed", from.X, from.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
	for i := range 6 {
		k := float64(i+1) / 6
		p.do(chromedp.MouseEvent("mouseMoved", from.X+(to.X-from.X)*k, from.Y+(to.Y-from.Y)*k, chromedp.Button("left")))
	}
	p.do(chromedp.MouseEvent("mouseReleased", to.X, to.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
}

// built returns the document that the page works on.
func (p *page) built(path string) string {
	p.Helper()
	return value[string](p, fmt.Sprintf(`JSON.stringify(%q.split('.').reduce((v, k) => v[k], JSON.parse(localStorage.getItem('build-renaissance'))))`, path))
}

const sound = `!document.querySelector('.build-bar .begin').disabled`

// Two ships are added and dragged with the mouse; one that is dragged onto the other
// goes back. What is undone is done again. A fort is turned, an end of a barrier dragged.
// The battle begins from the front page.
func TestBuildByMouse(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	p := bench(t, h)
	p.clickOn(`[...document.querySelectorAll('[role=tab]')].filter(e => e.textContent === 'Ships')`)
	p.addShip("England", "English, 1588")
	p.addShip("Spain", "The Armada, 1588")
	p.until(sound)
	p.until(`document.querySelector('[data-worth=spain]').textContent.includes('points')`)
	was := p.built("ship.1.at")
	from, to := p.find(all(".piece[data-id='ship.1'] .swings")), p.find(all(".piece[data-id='ship.0'] .swings"))
	p.drag(from, spot{from.X - 90, from.Y + 120})
	p.until(fmt.Sprintf(`JSON.stringify(JSON.parse(localStorage.getItem('build-renaissance')).ship[1].at) !== %q`, was))
	p.until(sound)
	moved := p.built("ship.1.at")
	from = p.find(all(".piece[data-id='ship.1'] .swings"))
	p.drag(from, to)
	p.until(`document.querySelector('.build-alert').textContent.includes('Refused: Expected bases apart')`)
	if got := p.built("ship.1.at"); got != moved {
		t.Errorf("the ship that was dragged onto another lies at %s, want %s", got, moved)
	}
	p.until(sound)
	grip := p.find(all("[data-grip=turn]"))
	p.drag(grip, spot{grip.X + 60, grip.Y + 80})
	p.until(`JSON.parse(localStorage.getItem('build-renaissance')).ship[1].heading !== '270'`)
	turned := p.built("ship.1.heading")
	p.press("Undo")
	p.until(`JSON.parse(localStorage.getItem('build-renaissance')).ship[1].heading === '270'`)
	p.press("Redo")
	if got := p.built("ship.1.heading"); got != turned {
		t.Errorf("turned again she heads %s, want %s", got, turned)
	}
	p.until(sound)
	p.screen("build-ships")
	p.clickOn(`[...document.querySelectorAll('[role=tab]')].filter(e => e.textContent === 'Ground')`)
	p.press("Build a fort")
	grip = p.find(all("[data-grip=turn]"))
	p.drag(grip, spot{grip.X + 80, grip.Y + 60})
	p.until(`JSON.parse(localStorage.getItem('build-renaissance')).fort[0].facing !== '0'`)
	p.press("Lay a barrier")
	grip = p.find(all("[data-grip='corner.1']"))
	p.drag(grip, spot{grip.X + 30, grip.Y + 50})
	p.until(`(b => b.b[1] > b.a[1] && b.b[0] > b.a[0] + 240)(JSON.parse(localStorage.getItem('build-renaissance')).barrier[0])`)
	p.until(sound)
	p.press("Play it")
	p.until(`location.search === '?own=renaissance' && document.querySelector('.new select')`)
	p.says("Our own: A battle of our own")
	p.screen("build-play")
	p.press("Start")
	p.until(`location.pathname.startsWith('/m/') && document.querySelectorAll('.board .piece').length === 3 && document.querySelector('.drawn.boom')`)
}

// Two ships, a shoal, a fort, a barrier and a change of wind by keys alone; the file is
// kept with a comment of its own, and read again by another, who changes it.
func TestBuildByKeyboard(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	p := bench(t, h)
	press := func(words string) {
		t.Helper()
		value[bool](p, fmt.Sprintf(`(%s[0].focus(), true)`, button(words)))
		p.key(kb.Enter)
	}
	for _, side := range []string{"England", "Spain"} {
		press("Ships")
		press("Add a ship of " + side)
		p.until(`document.querySelector('dialog[open]')`)
		value[bool](p, `(document.querySelector('dialog tbody button').focus(), true)`)
		p.key(kb.Enter)
		p.until(`!document.querySelector('dialog')`)
	}
	p.until(sound)
	p.key(kb.Escape)
	value[bool](p, `(document.querySelector('.board').focus(), true)`)
	p.key(kb.Escape)
	p.until(`!document.querySelector('.handles').innerHTML`)
	p.key(kb.ArrowRight)
	p.key(kb.Enter)
	p.until(`document.querySelector('.handles .handle')`)
	n := value[string](p, `document.querySelector('details[data-item][open]').dataset.item`)
	at, heading := p.built(n+".at"), p.built(n+".heading")
	value[bool](p, `(document.querySelector('.board').focus(), true)`)
	p.key(kb.ArrowDown)
	p.key(kb.ArrowDown)
	p.key(".")
	if p.built(n+".at") == at || p.built(n+".heading") == heading {
		t.Errorf("%s still lies at %s and heads %s", n, at, heading)
	}
	press("Ground")
	press("Draw a shoal")
	p.until(`document.querySelectorAll('.handles .handle').length === 8`)
	value[bool](p, `(document.querySelector('.board').focus(), true)`)
	p.key("]")
	p.key("]")
	p.key(kb.Insert)
	p.until(`document.querySelectorAll('.handles .handle').length === 10`)
	p.key(kb.ArrowUp)
	p.key(kb.Delete)
	p.until(`document.querySelectorAll('.handles .handle').length === 8`)
	press("Build a fort")
	press("Lay a barrier")
	value[bool](p, `(document.querySelector('.board').focus(), true)`)
	p.key("]")
	p.key(kb.ArrowUp)
	p.key(kb.Escape)
	p.key("]")
	if a, b := p.built("barrier.0.a"), p.built("barrier.0.b"); a != "[780,590]" || b != "[1020,600]" {
		t.Errorf("the barrier lies from %s to %s", a, b)
	}
	press("A fort")
	p.until(`document.querySelector('.handles .handle')`)
	value[bool](p, `(document.querySelector('.board').focus(), true)`)
	p.key(kb.ArrowUp)
	p.key(".")
	if at, facing := p.built("fort.0.at"), p.built("fort.0.facing"); at != "[900,590]" || facing != `"5"` {
		t.Errorf("the fort stands at %s and faces %s", at, facing)
	}
	press("Battle")
	press("Add a change of wind")
	p.until(sound)
	press("Ground")
	p.screen("build-ground")
	press("Goals")
	p.screen("build-goals")
	press("File")
	p.until(`document.querySelector('.build-form textarea').value.includes('[[change]]')`) // as the server has written it
	text := value[string](p, `document.querySelector('.build-form textarea').value`)
	if !strings.Contains(text, "[[area]]") || !strings.Contains(text, "[[fort]]") || !strings.Contains(text, "[[barrier]]") || !strings.Contains(text, "[[change]]") || strings.Count(text, "[[ship]]") != 2 {
		t.Fatalf("the file is\n%s", text)
	}
	p.screen("build-file")
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "good.toml"), filepath.Join(dir, "bad.toml")
	for name, text := range map[string]string{good: "# ours\n" + strings.Replace(text, "A battle of our own", "Off the shoal", 1), bad: strings.Replace(text, "beaufort = 4", "beaufort = = 4", 1)} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	other := bench(t, h)
	other.do(chromedp.SetUploadFiles(chromedp.CSS("input[type=file]"), []string{bad}))
	other.until(`/^Line [0-9]+: /.test(document.querySelector('.build-faults').textContent)`)
	line := 1 + strings.Count(text[:strings.Index(text, "beaufort")], "\n")
	other.says(fmt.Sprintf("Line %d", line))
	other.screen("build-bad")
	other.do(chromedp.SetUploadFiles(chromedp.CSS("input[type=file]"), []string{good}))
	other.until(sound)
	if got := other.built("name"); got != `"Off the shoal"` {
		t.Errorf("the file that was read is called %s", got)
	}
	other.press("Battle")
	other.press("Add a change of wind")
	other.until(sound)
	other.press("File")
	other.until(`/^# ours\n[^]*\n\[\[change\]\][^]*\n\[\[change\]\]/.test(document.querySelector('.build-form textarea').value)`)
}

// A battle is chosen on the card of its game, and kept for the form. A file is brought to the front page: what is wrong with it stands there with its
// line, and one that is sound is played.
func TestOwnFileOnTheFrontPage(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	p := desk(t)
	p.open(h.url)
	text := value[string](p, `fetch('/api/games/renaissance/scenarios/lion-and-bull').then(r => r.json()).then(d => d.text.replace('"lion-and-bull"', '"our-own"'))`)
	good, bad := twoFiles(t, text, strings.Replace(text, "[1800, 500]", "[600, 710]", 1))
	p.until(`document.querySelector('.card select[aria-label*=Renaissance]')`)
	value[bool](p, `(s => { s.value = 'lepanto'; s.onchange(); return true })(document.querySelector('.card select[aria-label*=Renaissance]'))`)
	p.says("as Ottoman")
	p.clickOn(`[...document.querySelectorAll('.card')].filter(c => c.textContent.includes('Armada, Renaissance')).flatMap(c => [...c.querySelectorAll('button')].filter(b => b.textContent === 'More options'))`)
	p.until(`document.querySelector('.new input[type=file]') && document.querySelector('.new select').value === 'lepanto'`)
	p.do(chromedp.SetUploadFiles(chromedp.CSS(".new input[type=file]"), []string{bad}))
	p.says("Expected bases apart")
	p.says("Line 52, column 1")
	p.screen("choose-own")
	p.beginsOwn(good)
}

// twoFiles returns a file of a scenario that is sound, and one of the same that is not.
func twoFiles(t *testing.T, sound, faulty string) (good, bad string) {
	t.Helper()
	dir := t.TempDir()
	good, bad = filepath.Join(dir, "good.toml"), filepath.Join(dir, "bad.toml")
	for name, text := range map[string]string{good: sound, bad: faulty} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return good, bad
}

// beginsOwn brings a file of the scenario our-own to the front page and begins a match of it.
func (p *page) beginsOwn(good string) {
	p.Helper()
	p.do(chromedp.SetUploadFiles(chromedp.CSS(".new input[type=file]"), []string{good}))
	p.until(`document.querySelector('.new select').selectedOptions[0].textContent.startsWith('Our own: ')`)
	p.press("Start")
	p.until(`location.pathname.startsWith('/m/')`)
	if got := value[string](p, `fetch('/api/m/' + location.pathname.slice(3).split('+')[0]).then(r => r.json()).then(m => m.scenario)`); got != "our-own" {
		p.Errorf("the match is of scenario %q", got)
	}
}

// A scenario of the War with Spain is downloaded on the front page, changed, and brought back as one's own.
func TestAScenarioOfSpainIsChanged(t *testing.T) {
	atLength(t)
	h := openHouse(t)
	p := desk(t)
	p.open(h.url)
	p.until(`document.querySelector('.card select[aria-label*=Spain]')`)
	p.clickOn(`[...document.querySelectorAll('.card')].filter(c => c.textContent.includes('The War with Spain')).flatMap(c => [...c.querySelectorAll('button')].filter(b => b.textContent === 'More options'))`)
	p.until(`document.querySelector('.new input[type=file]')`)
	value[bool](p, `(s => { s.value = 'sluys'; s.dispatchEvent(new Event('change')); return true })(document.querySelector('.new select'))`)
	value[bool](p, `(() => { URL.createObjectURL = b => { b.text().then(t => { window.saved = t }); return 'data:,' }; return true })()`)
	p.press("Download this scenario")
	p.until(`window.saved?.startsWith('# Sluys')`)
	text := strings.Replace(value[string](p, `window.saved`), `"sluys"`, `"our-own"`, 1)
	good, bad := twoFiles(t, text, strings.Replace(text, `at         = "flushing"`, `at         = "utrecht"`, 1))
	p.do(chromedp.SetUploadFiles(chromedp.CSS(".new input[type=file]"), []string{bad}))
	p.says("it is afloat where there is no water (6.8)")
	p.beginsOwn(good)
}
