package e2e

import (
	"strings"
	"testing"
	"time"
)

// hullOf lists the hull of a ship, or the body of a company, without its name and its flag.
func hullOf(id string) string { return pieceOf(id) + `.map(e => e.querySelector('.swings') ?? e)` }

// handed lists the verbs that lie open at the hand; on a phone they lie in the panel.
const handed = `(at => at && !at.hidden ? [...(at.checkVisibility() ? at.querySelectorAll('button') : [...document.querySelectorAll('.ask button.option')].filter(b => b.checkVisibility() && !b.closest('.aslist.folded, .underheads')))] : [])(document.querySelector('.athand'))`

// handedWith lists those with some words.
func handedWith(words string) string {
	return handed + `.filter(b => b.textContent.includes(` + quote(words) + `))`
}

// pressesUnder presses a verb at the hand; where the panel has it under a head, the head first.
func (p *page) pressesUnder(head, words string) {
	p.Helper()
	heads := `[...document.querySelectorAll('.ask .underheads button')].filter(b => b.textContent === ` + quote(head) + `)`
	p.until(handed + `.length`)
	if !value[bool](p, handedWith(words)+`.length > 0`) && value[bool](p, heads+`.length > 0`) {
		p.presses(heads)
		time.Sleep(450 * time.Millisecond)
	}
	p.presses(handedWith(words))
}

// question is an expression: what is asked now.
const question = `(document.querySelector('.ask .prompt')?.textContent ?? '')`

// A way is what a hand does at questions with some words.
type way struct {
	asked string
	do    func()
}

// decides answers on the board until so many decisions are made or the match is over, each by the first way whose words
// the question has. What has no place on the board is answered with the button for Enter, or the first.
func (p *page) decides(decisions int, ways ...way) {
	p.Helper()
	for range decisions {
		p.until(answers + `.length || document.querySelector('.ending:not([hidden])')`)
		if value[bool](p, `Boolean(document.querySelector('.ending:not([hidden])'))`) {
			return
		}
		p.until(still)
		if n := value[int](p, answers+`.filter(b => b.checkVisibility() && !b.closest('.aslist.folded, .tray, .shop, .yields')).length`); n > 7 {
			p.Errorf("%d buttons are in view%s", n, p.situation())
		}
		at, asked := p.at(), value[string](p, question)
		do := func() { p.presses(`[...document.querySelectorAll('.ask button.option.main, .ask button.option')]`) }
		for _, w := range ways {
			if strings.Contains(asked, w.asked) {
				do = w.do
				break
			}
		}
		do()
		const over = ` || document.querySelector('.ending:not([hidden])')`
		p.until(viewAt + ` > ` + number(at) + ` || document.querySelector('.ask .aim')` + over)
		time.Sleep(450 * time.Millisecond) // what throws a die, or leaves somebody idle, is confirmed
		if p.at() == at && value[bool](p, `Boolean(document.querySelector('.ask .aim'))`) {
			p.presses(`[...document.querySelectorAll('.ask .aim button.commit')]`)
		}
		p.until(viewAt + ` > ` + number(at) + over)
		time.Sleep(450 * time.Millisecond) // a click so soon after a change is not taken
	}
}

// fromTheFrontPage begins a scenario against a bot and waits for the first question.
func (p *page) fromTheFrontPage(h *house, game, scenario string) {
	p.Helper()
	p.open(h.url)
	p.begins(game, scenario)
	p.until(`document.querySelector('.opening')?.hidden !== false && document.querySelector('.ask .prompt')`)
}

// Ten decisions of a duel are made on the board: a ship is clicked, and her speed or her shot stands beside her.
func TestADuelByHand(t *testing.T) {
	withEach(t, func(_ *testing.T, h *house, p *page) {
		p.fromTheFrontPage(h, "duel", "open-sea")
		p.decides(10, way{"what speed shall", func() {
			p.presses(pieceOf("resolute"))
			p.presses(handed + `.reverse()`)
		}}, way{"what shall", func() {
			p.presses(pieceOf("resolute"))
			p.presses(handedWith("Load round shot"))
		}}, way{"has the weather gage", func() { // she runs as far as she is dragged
			was := p.at()
			p.pulls(pieceOf("resolute"), pieceOf("vengeur"), func() { p.until(`document.querySelector('.helmcard .gauges')?.textContent.includes('range')`) })
			p.until(viewAt + ` > ` + number(was))
		}}, way{"does Resolute fire", func() {
			if value[bool](p, pieceOf("vengeur")+`[0].matches('.lit')`) {
				p.presses(pieceOf("vengeur"))
				p.until(`document.querySelector('.aim')`)
				time.Sleep(450 * time.Millisecond)
				p.presses(pieceOf("vengeur"))
				return
			}
			p.presses(pieceOf("resolute"))
			p.presses(handedWith("Hold her fire"))
		}})
	})
}

// Four decisions of Spanish Fury: Enter sets up, companies are dragged onto the board and across it, and a company is done
// by Done. What is dragged goes all its way, whatever the enemy is asked meanwhile, and needs no other click.
func TestFuryByHand(t *testing.T) {
	beside(t)
	for _, scenario := range []string{"supply-column-ambush", "cattle-lifting"} {
		t.Run(scenario, func(t *testing.T) {
			withEach(t, func(_ *testing.T, h *house, p *page) {
				p.fromTheFrontPage(h, "fury", scenario)
				p.device.confirms(p)
				p.until(question + `.includes('which company acts?')`)
				p.decides(4, way{"which company acts?", p.marches}, way{" do?", func() {
					if p.goesAsProposed() { // it was stopped on its way by somebody's question, and others are in sight now
						return
					}
					if value[bool](p, handedWith("Done")+`.length > 0`) { // what was dragged is in the hand still
						p.presses(handedWith("Done"))
						return
					}
					p.clicksOn(answers + `.filter(b => b.textContent.includes('Done'))`)
				}})
			})
		})
	}
}

// toConfirm is the button of the card that asks whether a piece shall go as it is drawn: into a charge, or less far than it
// was dragged.
const toConfirm = `[...document.querySelectorAll('.helmcard:not([hidden], .dragged) .commit')]`

// goesAsProposed confirms what the card proposes, if it proposes something, and reports whether it did.
func (p *page) goesAsProposed() bool {
	p.Helper()
	if !value[bool](p, toConfirm+`.length > 0`) {
		return false
	}
	time.Sleep(450 * time.Millisecond)
	if !value[bool](p, toConfirm+`.length > 0`) { // it was on its way
		return false
	}
	p.presses(toConfirm)
	return true
}

// marches drags the first company that can act a third of the way to the middle of the board, and confirms what it is
// asked about.
func (p *page) marches() {
	p.Helper()
	const lit = `[...document.querySelectorAll('.sea .piece.lit')].filter(e => e.dataset.id.startsWith('a-')).map(e => e.querySelector('.swings') ?? e)`
	if value[bool](p, lit+`.length === 0`) { // all that is left is the train, or to wait
		p.clicksOn(answers + `.filter(b => b.textContent.includes('Done'))`)
		return
	}
	before, from := p.at(), p.find(lit)
	sea := value[spot](p, `(r => ({ X: r.x + r.width / 2, Y: r.y + r.height / 2 }))(document.querySelector('.sea').getBoundingClientRect())`)
	p.device.pull(p, lit, spot{from.X + (sea.X-from.X)/3, from.Y + (sea.Y-from.Y)/3}, func() { p.until(`document.querySelector('.helm .ghostly')`) })
	p.until(viewAt + ` > ` + number(before) + ` || ` + toConfirm + `.length || document.querySelector('.tag.placed:not([hidden])')`)
	switch {
	case p.goesAsProposed():
	case p.at() == before: // it can go nowhere
		p.presses(lit)
		p.presses(handed)
	default:
		p.until(answers + `.length`)
	}
}

// The lessons of Spanish Fury by the hand alone: a drag of an inch as well as a hand does it, a shot and a charge by a
// click on the enemy and another that confirms it.
func TestAFireFightAndAChargeByHand(t *testing.T) { withEach(t, firefightAndCharge) }

func firefightAndCharge(t *testing.T, h *house, p *page) {
	p.open(h.url)
	p.learns("fury", "March, then shoot")
	p.until(step + ` === 'Step 1 of 3' && document.querySelector('.sea .piece.lit')`)
	enemy := p.find(hullOf("b-1"))
	at := p.find(hullOf("a-1"))
	to := spot{at.X + 3, at.Y - 0.95*(at.Y-enemy.Y)/7.25} // their middles are 7.25 inches apart
	p.device.pull(p, hullOf("a-1"), to, func() { p.until(`document.querySelector('.helm .reads text')`) })
	p.until(step + ` === 'Step 3 of 3'`)
	time.Sleep(450 * time.Millisecond)
	p.presses(hullOf("b-1"))
	p.until(`document.querySelector('.aim .sum')`)
	time.Sleep(450 * time.Millisecond)
	p.presses(hullOf("b-1"))
	p.until(step + ` === 'Done' && document.querySelector('.log').textContent.includes('shoot at the Levy Arquebusiers')`)

	p.open(h.url)
	p.learns("fury", "Charge a flank")
	p.until(step + ` === 'Step 1 of 4' && document.querySelector('.sea .piece.lit')`)
	p.presses(hullOf("a-1"))
	p.until(handed + `.length`)
	p.presses(hullOf("b-1"))
	p.until(`document.querySelector('.helmcard:not([hidden])')?.textContent.includes('First round')`)
	time.Sleep(450 * time.Millisecond)
	p.presses(hullOf("b-1"))
	p.until(step + ` === 'Step 3 of 4' && ` + question + `.includes('do the Reiters demand a third round against the Legion Pikemen?')`)
	if told := value[string](p, `document.querySelector('.log').innerText`); !strings.Contains(told, "The Reiters beat the Legion Pikemen 40 to 15 and roll 3") {
		t.Errorf("the second round is told so: %s", told)
	}
}

// Five moves of The Lion and the Bull: the ship is dragged toward the enemy, and her orders are sealed.
func TestShipsByHand(t *testing.T) { withEach(t, sails) }

func sails(_ *testing.T, h *house, p *page) {
	p.fromTheFrontPage(h, "renaissance", "lion-and-bull")
	written := false
	p.decides(10, way{"what are your orders for Triumph", func() {
		if written = !written; !written {
			p.presses(button("Seal all orders"))
			return
		}
		p.pulls(hullOf("triumph"), hullOf("san-juan-de-portugal"), func() { p.until(`document.querySelector('.helm .ghostly')`) })
	}})
}

// aLock is two ships that are locked in a calm.
const aLock = `weathergage position 1
game renaissance
scenario lion-and-bull
wind 202.5 beaufort 0
ship triumph at 1000 524.5 heading 90 speed 0 locked san-juan-de-portugal touching san-juan-de-portugal
ship san-juan-de-portugal at 1000 495 heading 90 speed 0 locked triumph touching triumph
`

// A broadside and a boarding: a click on the ship, one on the enemy, and the order stands beside her. What does not bear
// is not among them.
func TestABroadsideAndABoardingByHand(t *testing.T) { withEach(t, broadsideAndBoarding) }

func broadsideAndBoarding(t *testing.T, h *house, p *page) {
	p.open(h.url)
	p.learns("renaissance", "A broadside at close range")
	p.until(step + ` === 'Step 1 of 2' && document.querySelector('.sea .piece.lit')`)
	p.presses(hullOf("elizabeth-bonaventure"))
	p.presses(hullOf("sao-filipe"))
	p.until(handed + `.length`)
	if says := value[string](p, handed+`.map(b => b.textContent).join('; ')`); strings.Contains(says, "does not bear") || strings.Contains(says, "port broadside") {
		t.Errorf("at the hand stands %s", says)
	}
	p.presses(handedWith("starboard broadside"))
	p.presses(button("Fire the starboard broadside")) // its odds have been read
	p.until(step + ` === 'Step 2 of 2'`)
	p.presses(button("Seal all orders"))
	p.until(step + ` === 'Done' && document.querySelector('.log').textContent.includes('batteries at Sao Filipe')`)

	seats := value[[]string](p, onField(aLock))
	p.open(h.url + "/m/" + seats[0])
	p.until(question + `.includes('Triumph, locked with San Juan de Portugal?') && document.querySelector('.sea .piece.lit')`)
	for _, ship := range []string{"triumph", "san-juan-de-portugal"} { // what is taken hold of is wider than a hull, and the nearest goes first
		p.device.pressMiddle(p, hullOf(ship))
		time.Sleep(450 * time.Millisecond)
	}
	p.pressesUnder("Board", "form a party") // what boarding needs first is offered where it is looked for
	p.until(`document.querySelector('.aim .sum')`)
	p.dials("90")
	p.clickOn(dialled)
	p.until(`!document.querySelector('.aim') && ` + handed + `.length`) // and then boarding itself
	time.Sleep(450 * time.Millisecond)
	p.pressesUnder("Board", "Board")
	p.until(`document.querySelector('.aim .ways')`)
	p.clickOn(dialled)
	p.until(`[...document.querySelectorAll('.log, .written, .plotted')].some(e => e.textContent.includes('Board San Juan de Portugal'))`)
}
