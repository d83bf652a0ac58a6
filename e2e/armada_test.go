package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// A whole war of 1588 against the captain by the mouse: ships advance on their tracks, munitions
// are bought, a land unit marches, an attack is made, a fleet sails on a
// path of clicks, and what the table proposes is taken everywhere else. It ends in the plate that
// says what kind of victory it was.
func TestWholeArmadaByClicking(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	p.choose(h.url, spain, "1588", "house", "captain", "me")
	tried, did := map[string]int{}, map[string]int{}
	for n := 0; p.myTurn(); n++ {
		if n > 800 {
			t.Fatal("the war never ends" + p.situation())
		}
		if now := p.turnsAndAsks(); tried[now] < 6 {
			tried[now]++
			if what := p.boldly(tried[now]); what != "" {
				did[what]++
				continue
			}
		}
		p.clicksOn(going)
	}
	p.until(`document.querySelector('.ending:not([hidden]) .plate h2')`)
	plate := value[string](p, `document.querySelector('.ending .plate').textContent`)
	if !strings.Contains(plate, "16.4") || !strings.Contains(plate, "victory") && !strings.Contains(plate, "Nobody wins") {
		t.Errorf("the plate at the end says %q", plate)
	}
	if len(did) < len(bold)-2 { // the dice may not let all be done
		t.Errorf("in the whole war these alone were clicked: %v", did)
	}
	p.audit("the end of 1588")
}

// turnsAndAsks is which turn it is and what is asked.
func (p *page) turnsAndAsks() string {
	p.Helper()
	return value[string](p, `document.querySelector('.cartouche').textContent + document.querySelector('.ask .prompt').textContent`)
}

// bold are clicks that a player who only passes never makes, by what is asked: the first time
// in a turn, or each time that it is asked.
var bold = []struct {
	words, asked string
	list         string
	times        int // in a turn
}{
	{"advance all ships", "place, advance, construct", button("Advance all"), 1},
	{"place the Treasure Fleet", "where does the Treasure Fleet appear", lit, 6},
	{"form a fleet", "which ships move", option(".* joins? "), 3},
	{"sail a fleet", "which ships move", option("Sail"), 6},
	{"plot a path", "what is the path of", lit, 2},
	{"declare a path", "what is the path of", option("Declare"), 6},
	{"run along the path", "how far does", option("Run|Sail"), 1},
	{"march", "which land units move", option("March [^…]*$"), 3},
	{"attack", "which land units attack", option("Attack"), 1},
	{"buy munitions", "take on munitions", option("Buy a munitions point"), 2},
}

// lit are the hexes that a click would choose.
const lit = `[...document.querySelectorAll('.board .space.lit')]`

// going is what the table proposes, or what ends the question, or what shows all of it again, or
// the first answer.
const going = `(() => {
	const all = [...document.querySelectorAll('.ask .commit, .ask button.quiet, .ask button.option, .ask button.held, .ask summary')].filter(e => e.checkVisibility() && !e.textContent.includes('rest of this turn'));
	const ends = all.filter(e => /Done|Pass|Stop here/.test(e.textContent) || / pass\b/.test(e.dataset.choice));
	return [...all.filter(e => e.matches('.commit')), ...ends, ...all.filter(e => e.matches('.quiet')), ...all];
})()`

// option returns the answers that begin with one of some words.
func option(words string) string {
	return fmt.Sprintf(`[...document.querySelectorAll('.ask button.option, .ask button.held')].filter(b => b.checkVisibility() && /^(⏎|[0-9])?(%s)/.test(b.textContent))`, words)
}

// boldly clicks on what suits the question, and says what that was; "" if nothing does.
func (p *page) boldly(times int) string {
	p.Helper()
	ask := prompt(p)
	for _, deed := range bold {
		if strings.Contains(ask, deed.asked) && times <= deed.times {
			if deed.list == lit && value[*spot](p, reached(lit)) == nil { // from afar a counter may cover its neighbours
				p.wholeMap()
			}
			if value[*spot](p, reached(deed.list)) == nil {
				continue
			}
			time.Sleep(150 * time.Millisecond) // a standing order may answer first
			if prompt(p) != ask || value[*spot](p, reached(deed.list)) == nil {
				return ""
			}
			p.clicksOn(deed.list)
			if value[bool](p, `Boolean(document.querySelector('.aim button.commit'))`) {
				p.clicksOn(dialled)
			}
			return deed.words
		}
	}
	return ""
}

// wholeMap shows all of the board.
func (p *page) wholeMap() {
	p.Helper()
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('.board').dispatchEvent(new KeyboardEvent('keydown', { key: '0' }))`))
}

// armada is a position in which an armada is at sea, with a leader and troops aboard.
const armada = `weathergage position 1
game spain 1
scenario war
turn 12
flow english-sailing
funds English 200 Spanish 500
fleet fleet-1 at plymouth munitions 1
English aboard fleet-1 queens-ships-5 drake@queens-ships-5
English at plymouth tilbury-army
fleet armada-1 at 0821 munitions 2
Spanish aboard armada-1 galleons-of-portugal-2 urcas-hulks-1 oquendo@galleons-of-portugal-2 tercio-of-naples
Spanish afloat corunna biscayan-squadron-1
`

// Of what an armada holds no byte comes to the English while it is at sea: they look at it, ask
// about it, and pass; then it sails on.
func TestNoByteOfAnArmada(t *testing.T) {
	h, a, b := openHouse(t), desk(t), desk(t)
	a.open(h.url)
	a.until(`document.querySelector('.card')`)
	seats := value[[]string](a, onField(armada))
	english, spanish := layLine(h), layLine(h)
	a.open(english.url + "/m/" + seats[0])
	b.open(spanish.url + "/m/" + seats[1])
	for _, p := range []*page{a, b} {
		p.until(`document.querySelectorAll('.sea .piece').length`)
	}
	a.myTurn()
	a.clickAll(".piece")
	a.book("Counters")
	for n := 0; !value[bool](b, answers+".length > 0"); n++ {
		if n > 60 {
			t.Fatal("the Spanish never have their turn" + a.situation())
		}
		if value[bool](a, answers+".length > 0") {
			a.clicksOn(proposed)
		}
	}
	for _, list := range []string{option("Sail"), lit, option("Declare")} {
		at := b.at()
		b.clickOn(list)
		b.commit(at)
	}
	a.until(`document.querySelector('.log').textContent.includes('declares')`)
	a.clickAll(".piece")
	for _, secret := range []string{"galleons-of-portugal-2", "urcas-hulks-1", "oquendo", "tercio-of-naples", "biscayan-squadron-1"} {
		if !strings.Contains(spanish.brought(), quote(secret)) {
			t.Errorf("not even Spain is told of %s: nothing is tested", secret)
		}
		if strings.Contains(english.brought(), quote(secret)) {
			t.Errorf("the English were sent %s", secret)
		}
	}
}
