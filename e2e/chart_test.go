package e2e

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
)

// tooSmall are the letters on the board in sight that are less than ten pixels high, but for what a counter's picture has.
const tooSmall = `[...new Set([...document.querySelectorAll('.sea .board svg text, .sea .board svg tspan')].filter(e => {
	const m = e.getScreenCTM(), r = e.getBoundingClientRect();
	return m && r.width > 0 && e.checkVisibility({ visibilityProperty: true }) && !e.closest('.ship, .deep') &&
		r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight &&
		parseFloat(getComputedStyle(e).fontSize) * Math.hypot(m.a, m.b) < 9.9;
}).map(e => e.closest('[class]').getAttribute('class') + ': ' + e.textContent.slice(0, 20)))].join('; ')`

// Names and numbers on the boards of three games are ten pixels high or not drawn, where a match opens, from nearer, from
// farther away, and on the whole board.
func TestLettersOnABoardCanBeRead(t *testing.T) {
	h := openHouse(t)
	for _, tt := range []struct{ game, scenario string }{
		{"invincible", "campaign"}, {"invincible", "calais"}, {"jenkins", "porto-bello"}, {"spain", "war"}, {"spain", "sluys"},
	} {
		t.Run(tt.game+" "+tt.scenario, func(t *testing.T) {
			p := gesturing(t)
			p.setsOut(h, tt.game, tt.scenario)
			for _, keys := range []string{"", "-", "-", "0", "+", "+"} {
				if keys != "" {
					p.key(keys)
				}
				p.until(`document.querySelector('.sea .board svg')`)
				if small := value[string](p, tooSmall); small != "" {
					t.Errorf("after %q too small are %s", keys, small)
				}
			}
		})
	}
}

// What can be done out of sight has an arrow at the edge, which no other covers; a click on it goes there.
func TestAnArrowLeadsToWhatIsOutOfSight(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.setsOut(h, "spain", "war")
	p.until(`document.querySelector('.ask button.option') && document.querySelector('.sea .lit')`)
	for range 5 {
		p.key("+")
	}
	arrows := `[...document.querySelectorAll('.sea .beyond .arrow:not([hidden])')]`
	p.until(arrows + `.length > 1`)
	if over := value[bool](p, `(all => all.some((a, i) => all.some((b, j) => i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)))(`+arrows+`.map(e => e.getBoundingClientRect()))`); over {
		t.Error("arrows lie upon each other")
	}
	before, to := value[string](p, sight), value[string](p, arrows+`[0].dataset.to`)
	p.presses(arrows + `.slice(0, 1)`)
	p.until(sight + ` !== ` + quote(before))
	seen := `(r => r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight)(([...document.querySelectorAll('.sea .piece, .sea .space')].find(e => e.dataset.id === ` + quote(to) + `)).getBoundingClientRect())`
	p.until(seen)
}

// Beside the whole map of The War with Spain, which is taller than wide, its displays stand on the paper, off the map and
// the cartouche; they go when the map is moved over it.
func TestDisplaysStandBesideATallMap(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.setsOut(h, "spain", "war")
	p.key("0")
	p.until(`[...document.querySelectorAll('.margin')].filter(e => e.checkVisibility()).length === 2`)
	for _, part := range []string{"Victory points", "ledger"} {
		if !strings.Contains(value[string](p, `[...document.querySelectorAll('.margin')].map(e => e.textContent).join()`), part) {
			t.Errorf("no display is about %s", part)
		}
	}
	if over := value[bool](p, `(c => [...document.querySelectorAll('.margin')].map(e => e.getBoundingClientRect()).some(r => r.left < c.right && c.left < r.right && r.top < c.bottom && c.top < r.bottom))(document.querySelector('.cartouche').getBoundingClientRect())`); over {
		t.Error("a display lies upon the cartouche")
	}
	for range 4 {
		p.key("+")
	}
	p.until(`[...document.querySelectorAll('.margin')].every(e => !e.checkVisibility())`)
	p.key(kb.Escape)
}

// The War with Spain in clicks: the rest of the winter is passed in four, all ships advance, and with the sixth, which
// drags it there, a ship is at sea: Enter throws for her wind. Answers to what the enemy brings are not counted.
func TestClicksOfTheWarWithSpain(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.setsOut(h, "spain", "war")
	clicks, winter, advanced := 0, 0, false
	turn := func(name string) bool {
		return value[bool](p, `document.querySelector('.cartouche').textContent.includes(`+quote(name)+`)`)
	}
	words := func(w string) string {
		return `[...document.querySelectorAll('.ask button.option')].filter(b => b.textContent.includes(` + quote(w) + `))`
	}
	for answers := 0; clicks <= 6; {
		p.until(`document.querySelector('.ask button.option') || ` + over)
		time.Sleep(600 * time.Millisecond) // a hand waits until nothing moves any more
		q, at := value[string](p, question), p.at()
		switch {
		case strings.HasPrefix(q, "Waiting"):
			time.Sleep(100 * time.Millisecond)
			continue
		case strings.Contains(q, "which ships move"):
			clicks++
			p.putsToSea()
			t.Logf("%d clicks and %d answers to the enemy: %d in the winter", clicks, answers, winter)
			if clicks > 6 || winter > 4 {
				t.Errorf("a ship is at sea after %d clicks, and the winter takes %d", clicks, winter)
			}
			return
		case strings.Contains(q, "place, advance") && advanced && !turn("April"):
			clicks++
			p.clickOn(words("No more"))
		case turn("April") && !advanced && value[bool](p, words("Advance all")+`.length > 0`):
			clicks++
			advanced = true
			p.clickOn(words("Advance all"))
			p.until(words("Advance all") + `.length === 0`) // one ship after another
		case value[bool](p, words("Pass the rest of this turn")+`.length > 0`):
			clicks++
			if turn("Winter") {
				winter++
			}
			p.clickOn(words("Pass the rest of this turn"))
		default:
			answers++
			p.answersByHand(true)
			continue
		}
		p.until(viewAt + ` !== ` + number(at) + ` || document.querySelector('.aim button.commit')`)
		if value[bool](p, `document.querySelector('.aim button.commit') !== null`) {
			clicks++
			p.key(kb.Enter)
			p.until(viewAt + ` !== ` + number(at))
		}
	}
	t.Errorf("no ship is at sea after %d clicks", clicks)
}

// putsToSea drags ships out of the port of Plymouth, and throws for the wind.
func (p *page) putsToSea() {
	p.Helper()
	p.pulls(`[...document.querySelectorAll('.sea .piece[data-at=plymouth]:not(.deep)')].filter(e => /ships|merchants/.test(e.dataset.id))`, spaceOf("1617"), func() {
		p.until(`document.querySelector('.sea .way')`)
	})
	p.until(question + `.includes('what is the path of English Fleet 1')`)
	time.Sleep(450 * time.Millisecond)
	p.key(kb.Enter)
	p.until(`!` + question + `.includes('what is the path')`)
}
