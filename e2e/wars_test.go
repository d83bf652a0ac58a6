package e2e

import (
	"strings"
	"testing"
	"time"
)

// Where a hand goes next, by what it sees: what is asked for is committed to; a verb beside the hand is pressed; where
// what is taken up can go is clicked; a counter of an open stack is, or what is lit. Else a button of the question is.
const (
	commits   = `[...document.querySelectorAll('.aim button.commit')]`
	verbs     = handed
	openLit   = `(f => f ? [...document.querySelectorAll('.sea .piece.lit:not(.up)')].filter(e => e.dataset.at === f.dataset.at) : [])(document.querySelector('.sea .fan'))`
	litPieces = `[...document.querySelectorAll('.sea .piece:is(.lit, .holds):not(.deep, .up)')]`
	litSpaces = `[...document.querySelectorAll('.sea .space.lit')].filter(e => !document.querySelector('.sea .piece.up[data-at="' + e.dataset.id + '"]')).flatMap(e =>
		[e.querySelector('.cell') ?? e, ...document.querySelectorAll('.sea .piece[data-at="' + e.dataset.id + '"]')])`
	inView = `[...document.querySelectorAll('.ask button.option')].filter(b => !b.closest('.aslist.folded'))`
	taken  = `(document.querySelector('.sea .piece.up') !== null || ` + question + `.includes('where'))`
)

// answersByHand gives one answer by hand: the first thing it sees, or, asked once more, the button that goes on. It
// fails where a hand gets no further: the list of answers stays shut. It returns how many clicks that took.
func (p *page) answersByHand(again bool) int {
	p.Helper()
	at := p.at()
	for n := range 10 {
		ways := []string{commits, verbs, openLit, litPieces, litSpaces, inView}
		switch {
		case again:
			ways = []string{commits, inView, verbs, openLit, litSpaces, litPieces}
		case value[bool](p, taken):
			ways = []string{commits, verbs, openLit, litSpaces, inView, litPieces}
		}
		pressed := false
		for _, list := range ways {
			if pressed = p.device.sees(p, list); pressed {
				p.presses(list)
				if list == commits {
					p.until(viewAt + ` !== ` + number(at) + ` || !document.querySelector('.aim button.commit') || ` + over)
				}
				break
			}
		}
		if !pressed {
			p.Fatalf("a hand gets no further%s", p.situation())
		}
		time.Sleep(450 * time.Millisecond) // what the answer brings; a click at once would be one that slips
		if p.at() != at {
			return n + 1
		}
	}
	p.Fatalf("ten gestures bring no answer%s", p.situation())
	return 0
}

// setsOut begins a match against the captain from the front page, and looks past what opened it.
func (p *page) setsOut(h *house, game, scenario string) {
	p.Helper()
	p.open(h.url)
	p.begins(game, scenario)
	p.until(`document.querySelector('.ask .prompt') && document.querySelector('.sea .piece')`)
	if value[bool](p, `document.querySelector('.opening:not([hidden])') !== null`) {
		p.device.escape(p, `document.querySelectorAll('.opening button')`)
	}
	p.until(`document.querySelector('.opening').hidden`)
}

// The first ten decisions of the first and of the teaching scenario of three games are given by a hand on the board,
// with the buttons of the question and without its list, whatever the dice bring.
func TestTenDecisionsByHand(t *testing.T) {
	beside(t)
	for _, tt := range []struct{ game, scenario string }{
		{"invincible", "campaign"}, {"invincible", "calais"},
		{"jenkins", "war"}, {"jenkins", "porto-bello"},
		{"spain", "war"}, {"spain", "sluys"},
	} {
		t.Run(tt.game+" "+tt.scenario, func(t *testing.T) {
			withEach(t, func(t *testing.T, h *house, p *page) {
				p.setsOut(h, tt.game, tt.scenario)
				times := map[string]int{}
				for range 10 {
					p.until(`(document.querySelector('.ask .prompt') && document.querySelector('.sea .lit, .ask button, .sea .holds')) || ` + over)
					if value[bool](p, over+` !== null`) {
						return
					}
					q := value[string](p, question)
					times[q]++
					p.answersByHand(times[q] > 2)
				}
			})
		})
	}
}

// An attack and a siege of The War with Spain: a click on a counter takes its hex where only that attacks, the hex of
// the enemy is clicked, and Enter attacks. The side that is attacked sees where, and both its answers with the odds.
func TestAnAttackAndASiegeByHand(t *testing.T) { withEach(t, attackAndSiege) }

func attackAndSiege(t *testing.T, h *house, p *page) {
	_, seats := p.sits(h, "spain", "sluys", "assault", "")
	p.presses(pieceOf("brill-garrison"))
	p.until(`document.querySelectorAll('.sea .space.lit').length > 1`)
	p.presses(`[...document.querySelectorAll('.sea .piece[data-at=antwerp]')].filter(e => !e.matches('.deep'))`)
	for n := 0; value[bool](p, `/attack/i.test(document.querySelector('.ask').textContent)`) && p.mineToAnswer(); n++ {
		if n > 8 {
			t.Fatalf("the attack is never made%s", p.situation())
		}
		before := value[string](p, `document.querySelector('.ask').innerText`)
		p.device.confirms(p)
		p.until(`document.querySelector('.ask').innerText !== ` + asScript(before))
		time.Sleep(450 * time.Millisecond)
	}
	p.open(h.url + "/m/" + seats[1])
	p.until(question + `.includes('Do your units there enter siege?')`)
	if got := value[string](p, `(document.querySelector('.asked text') ?? document.querySelector('.sea [data-town=antwerp]:not(.crowded) text')).textContent`); !strings.HasPrefix(got, "Antwerp") {
		t.Errorf("the question is asked at %q", got)
	}
	p.until(`document.querySelector('.ask .odds') !== null`)
	if n := value[int](p, `(box => [...document.querySelectorAll('.ask button.option')].filter(b => {
		const r = b.getBoundingClientRect(); return r.top >= box.top && r.bottom <= box.bottom; }).length)(document.querySelector('.ask').getBoundingClientRect())`); n != 2 {
		t.Errorf("of two answers %d are in view", n)
	}
	p.presses(`[...document.querySelectorAll('.ask button.option')].filter(b => b.textContent.includes('Enter siege'))`)
	p.until(`[...document.querySelectorAll('.log li')].some(l => l.textContent.includes('Antwerp enter siege') || l.textContent.includes('the Spanish enter siege'))`)
}

// mineToAnswer reports whether the seat of the page is asked.
func (p *page) mineToAnswer() bool {
	p.Helper()
	return value[bool](p, `document.querySelector('.ask button:is(.option, .commit)') !== null`)
}

// landing is a fleet with troops aboard off Santa Marta.
const landing = `weathergage position 1
game jenkins 1
scenario cartagena
flow english-movement begun
English at 2824-outside e-soldiers-2 lion
Spanish at 2925-shore s-soldiers-1
`

// A landing of The War of Jenkins' Ear: the stack is clicked and then the port, and what goes ashore is clicked.
func TestALandingByHand(t *testing.T) { withEach(t, lands) }

func lands(_ *testing.T, h *house, p *page) {
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	seats := value[[]string](p, onField(landing))
	p.open(h.url + "/m/" + seats[0])
	p.until(`document.querySelector('.opening')?.hidden !== false && document.querySelector('.sea .piece.lit')`)
	p.presses(`[...document.querySelectorAll('.sea .piece.lit:not(.deep)')]`)
	p.device.takeAll(p, "2824-outside")
	p.until(question + `.includes('where')`)
	p.presses(`[...` + spaceOf("2925") + `, ...document.querySelectorAll('.sea .piece[data-at="2925"]:not(.deep)')]`)
	p.until(`document.querySelector('.aim') || ` + question + `.includes('at Santa Marta sail')`)
	if p.device.sees(p, commits) { // a finger is asked whether it meant that
		p.presses(commits)
	}
	p.until(question + `.includes('at Santa Marta sail')`)
	p.presses(`[...document.querySelectorAll('.ask button.option')].filter(b => b.textContent.includes('Stop here'))`)
	p.until(question + `.includes('what lands at Santa Marta')`)
	p.presses(`[...document.querySelectorAll('.sea .piece:not(.deep), .ask button.held')].filter(e => e.dataset.key?.startsWith('e-soldiers'))`)
	time.Sleep(450 * time.Millisecond)
	p.presses(`[...document.querySelectorAll('.athand:not([hidden]) button, .ask button.option')].filter(b => /Land|Done/.test(b.textContent))`)
	p.until(`document.querySelector('.log').textContent.includes('Santa Marta')`)
}
