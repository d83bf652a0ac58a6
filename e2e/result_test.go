package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
)

// The result of an act is shown over the board as well as in the log, since players look at the board.
func TestAResultIsToldOverTheBoard(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	seats := value[[]string](p, onField(`weathergage position 1
game spain
scenario war
turn 5
flow english-fight begun
English at ghent norris-foot kent-bands leicester-horse
Spanish at arras walloon-foot-1
`))
	p.open(h.url + "/m/" + seats[0])
	p.until(question + `.includes('which land units attack')`)
	for _, choice := range []string{"English assault > arras with ghent", "English commit"} {
		p.plays(choice)
	}
	value[bool](p, `(window.told = [], new MutationObserver(() => window.told.push(document.querySelector('.tag').textContent))
		.observe(document.querySelector('.tag'), { childList: true, subtree: true }), true)`) // it is shown for a while only
	foe := desk(h)
	foe.open(h.url + "/m/" + seats[1])
	foe.plays("Spanish enter-siege")
	p.until(`window.told.some(text => text.includes('The English attack Arras from Ghent: the Spanish enter siege'))`)
}

// Enter answers the question, also after a click has opened a fold; and the story counts what happened several times in a
// row.
func TestEnterIsForTheQuestionAfterAFold(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.fromTheFrontPage(h, "fury", "cattle-lifting")
	p.until(`[...document.querySelectorAll('.ask button.main')].some(b => b.textContent.includes('Set up as proposed'))`)
	p.presses(`document.querySelectorAll('.objective summary')`)
	time.Sleep(time.Second)
	p.key(kb.Enter)
	p.until(question + `.includes('which company acts')`)
	p.open(h.url + "/story/" + value[string](p, `location.pathname.slice(3)`))
	p.until(`/Herd, \d+ times\./.test(document.querySelector('.story')?.textContent)`)
}
