package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A gesturing page is one whose mouse is a hand's, and whose answers are given on the board.
func gesturing(t testing.TB) *page {
	p := openPage(t, 1440, 900)
	p.prefers("list", "")
	p.prefers("motion", "none")
	return p
}

// goes moves the hand along a way to a spot and lets it rest there.
func (p *page) goes(from, to spot, how ...chromedp.MouseOption) {
	p.Helper()
	for i := 1.0; i <= 10; i++ {
		p.do(chromedp.MouseEvent(chromedp.MouseMoved, from.X+(to.X-from.X)*i/10, from.Y+(to.Y-from.Y)*i/10, how...))
	}
	time.Sleep(150 * time.Millisecond)
}

// there returns the visible middle of the first of some elements, on which the hand has rested. It fails if
// the thing moves or is covered meanwhile.
func (p *page) there(list string) spot {
	p.Helper()
	at := p.find(list)
	p.goes(spot{at.X - 90, at.Y - 35}, at)
	if now := value[*spot](p, reached(list)); now == nil || *now != at {
		top := value[string](p, fmt.Sprintf(`document.elementFromPoint(%f, %f)?.outerHTML.slice(0, 200) ?? ''`, at.X, at.Y))
		p.Fatalf("under the hand %s moves from %v to %v or is covered, by %s%s", list, at, now, top, p.situation())
	}
	return at
}

// sits begins matches as both seats, until past as many questions as are answered a seat has an answer with a verb, and
// with a thing on the board if one is named: the dice may have it otherwise. It opens that seat and returns
// the thing and the tokens of the seats.
func (p *page) sits(h *house, game, scenario, verb, on string) (thing string, seats []string) {
	p.Helper()
	p.open(h.url)
	var found []string
	for tries := 0; len(found) == 0; tries++ {
		if tries == 12 {
			p.Fatalf("in %s nobody is asked to %s", scenario, verb)
		}
		seats = value[[]string](p, begin(game, scenario, 0, `{ kind: 'me' }, { kind: 'me' }`))
		tokens := `[` + strings.Join(quoted(seats), ",") + `]`
		found = value[[]string](p, fmt.Sprintf(`(async () => { %s
			for (let n = 0; n < 200; n++)
				for (const t of %s) {
					const v = await view(t), all = v.asks.flatMap(a => a.options), o = all.find(o => o.verb === %q && [o.on, ''].includes(%q));
					if (o) return [t, o.on];
					if (all.some(o => o.verb === %[3]q)) return [];
					if (!all.length) continue;
					const next = all.find(o => o.verb === 'pass' || o.verb === 'done') ?? all[0];
					await send(t, 'play', { at: v.at, choices: [filled(next)] });
					await new Promise(done => setTimeout(done, 26));
				}
			return [];
		})()`, through, tokens, verb, on))
	}
	at := found[0]
	p.open(h.url + "/m/" + at)
	p.until(`document.querySelector('.opening')?.hidden !== false && document.querySelector('.ask .prompt') && document.querySelector('.sea .piece')`)
	p.until(still)
	return found[1], seats
}

const (
	on    = `(id => [...document.querySelectorAll('.sea .piece')].filter(e => e.dataset.id === id && !e.matches('.gone')))`
	space = `(id => [...document.querySelectorAll('.sea .space')].filter(e => e.dataset.id === id).map(e => e.querySelector('.cell') ?? e))`
)

func pieceOf(id string) string { return fmt.Sprintf("%s(%q)", on, id) }
func spaceOf(id string) string { return fmt.Sprintf("%s(%q)", space, id) }

// rim returns a spot on the rim of a counter in an open stack, beside the counter, where all of the stack is
// taken up.
func (p *page) rim(all string) spot {
	p.Helper()
	rims := fmt.Sprintf(`[...document.querySelectorAll('.sea .rim')].filter(e => e.dataset.all.endsWith(%q))`, all)
	p.until(rims + `.length && ` + still)
	return value[spot](p, `(r => ({ X: r.right - 4, Y: r.top + 4 }))(`+rims+`[0].getBoundingClientRect())`)
}

// In all six games a piece that is dragged is taken up, or says why it cannot go now, and the board stays; bare board
// pans.
func TestADraggedPieceNeverPansTheBoard(t *testing.T) {
	h := openHouse(t)
	for _, tt := range []struct{ game, scenario, verb, on, piece string }{
		{"duel", "open-sea", "load", "", `on('resolute')`},
		{"invincible", "campaign", "sail", "howard", `on('howard')`},
		{"jenkins", "porto-bello", "pick", "", `[...document.querySelectorAll('.sea .piece.lit:not(.deep)')]`},
		{"spain", "war", "march", "", `on('norris-foot')`},
		{"renaissance", "lion-and-bull", "ahead", "", `on('triumph').map(e => e.querySelector('.swings'))`},
		{"fury", "cattle-lifting", "act", "", `[...document.querySelectorAll('.sea .piece.lit .swings')]`},
	} {
		t.Run(tt.game, func(t *testing.T) {
			p := gesturing(t)
			p.sits(h, tt.game, tt.scenario, tt.verb, tt.on)
			piece := strings.ReplaceAll(tt.piece, "on(", on+"(")
			at := p.find(piece)
			p.goes(spot{at.X - 90, at.Y - 35}, at)
			before := value[string](p, sight)
			p.do(chromedp.MouseEvent(chromedp.MousePressed, at.X, at.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
			p.goes(at, spot{at.X + 70, at.Y + 40}, chromedp.Button("left"))
			p.until(`document.querySelector('.carried.lifted, .helm .ghostly') || document.querySelector('.short')?.checkVisibility()`)
			if got := value[string](p, sight); got != before {
				t.Errorf("a dragged piece takes the board from %s to %s", before, got)
			}
			p.do(chromedp.MouseEvent(chromedp.MouseReleased, at.X+70, at.Y+40, chromedp.Button("left"), chromedp.ClickCount(1)))
			p.until(`!document.querySelector('.carried.lifted')`)
			if n := value[int](p, answers+`.filter(b => b.checkVisibility() && !b.closest('.aslist.folded, .tray, .shop')).length`); n > 7 {
				t.Errorf("%d buttons are in view", n)
			}
		})
	}
}

// An English squadron is dragged from Plymouth to the box where it sails; the next is clicked, and then its box.
func TestASquadronGoesWhereItIsDroppedOrClicked(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.sits(h, "invincible", "campaign", "sail", "howard")
	where := func(id string) string { return value[string](p, pieceOf(id)+`[0]?.dataset.at ?? ''`) }
	from := where("howard")
	p.presses(`[...document.querySelectorAll('.sea .piece.lit:not(.deep)')]`)
	p.until(`document.querySelector('.sea .fan')`)
	if n := value[int](p, sent); n != 0 {
		t.Fatalf("a click on a stack answers %d questions", n)
	}
	p.pulls(pieceOf("howard"), spaceOf("eddystone"), func() {
		p.until(`document.querySelector('.carried.lifted') && [...document.querySelectorAll('.sea .reach text')].some(e => e.textContent === '1')`)
	})
	p.until(pieceOf("howard") + `[0]?.dataset.at === 'eddystone'`)
	p.until(`/which squadron|where does Howard/.test(document.querySelector('.ask .prompt').textContent)`)
	if value[bool](p, `document.querySelector('.ask .prompt').textContent.includes('Howard')`) { // the wind lets him sail on
		p.presses(pieceOf("howard"))
		p.presses(`[...document.querySelectorAll('.athand button')].filter(b => b.textContent === 'Go no further')`)
	}
	p.until(`document.querySelector('.ask .prompt').textContent.includes('which squadron')`)
	p.presses(pieceOf("drake"))
	p.until(`document.querySelector('.sea .fan') || document.querySelector('.ask .prompt').textContent.includes('where does Drake')`)
	if value[bool](p, `Boolean(document.querySelector('.sea .fan'))`) {
		p.presses(pieceOf("drake"))
	}
	p.until(`document.querySelector('.ask .prompt').textContent.includes('where does Drake')`)
	p.presses(`[...document.querySelectorAll('.sea .space.lit')].filter(e => e.dataset.id !== ` + quote(from) + `).flatMap(e =>
		[e.querySelector('.cell') ?? e, ...document.querySelectorAll('.sea .piece[data-at="' + e.dataset.id + '"]')])`)
	p.until(pieceOf("drake") + `[0]?.dataset.at !== ` + quote(from))
	if from == "eddystone" {
		t.Error("nothing is tested")
	}
}

// A click on land units opens their stack; one of them is clicked, and marches where it is lit; on the rim all march.
// Sentences never lie over the map.
func TestLandUnitsMarchByTwoClicks(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.sits(h, "spain", "war", "march", "")
	p.until(`!document.querySelector('.athand:not([hidden])')`)
	if n := value[int](p, answers+`.filter(b => b.checkVisibility() && !b.closest('.aslist.folded')).length`); n > 7 {
		t.Errorf("%d buttons are in view", n)
	}
	from := value[string](p, pieceOf("norris-foot")+`[0].dataset.at`)
	p.presses(pieceOf("norris-foot"))
	p.until(`document.querySelector('.sea .fan')`)
	p.presses(pieceOf("norris-foot"))
	p.until(`document.querySelector('.sea .piece.up')?.dataset.id === 'norris-foot' && document.querySelectorAll('.sea .space.lit').length > 2`)
	p.until(`document.querySelector('.sea .reach text')`) // farther hexes are lit too
	near := `[...document.querySelectorAll('.sea .space.lit')].filter(e => e.dataset.id !== ` + pieceOf("norris-foot") + `[0].dataset.at).map(e => e.querySelector('.cell'))`
	p.presses(near)
	p.until(`document.querySelector('.aim .oddsbox')?.textContent.includes('it is lost')`) // it is winter
	p.presses(near)
	p.until(pieceOf("norris-foot") + `[0]?.dataset.at !== ` + quote(from))
	p.presses(`[...document.querySelectorAll('.sea .piece')].filter(e => e.dataset.at === 'london' && !e.matches('.deep'))`)
	p.until(`document.querySelector('.sea .rim')`)
	at := p.rim("london")
	p.goes(spot{at.X - 10, at.Y + 60}, at)
	p.do(chromedp.MouseClickXY(at.X, at.Y))
	p.until(`document.querySelectorAll('.sea .piece.up').length > 1 && document.querySelectorAll('.sea .space.lit').length > 2`)
	if words := value[string](p, `[...document.querySelectorAll('.athand:not([hidden]) button')].map(b => b.textContent).join('; ')`); strings.Contains(words, " to ") {
		t.Errorf("over the map stands %q", words)
	}
}

// Counters of an open stack are ticked, and go as one force: land units of Spain by a click on their heading and one
// where they march, ships of Jenkins by a drag of one of them. The others stay.
func TestTickedCountersGoTogether(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	tick := func(key string) string {
		return `[...document.querySelectorAll('.sea .tick')].filter(e => e.dataset.key === ` + quote(key) + `)`
	}
	p.sits(h, "spain", "sluys", "march", "")
	from := value[string](p, pieceOf("norris-foot")+`[0].dataset.at`)
	p.presses(pieceOf("norris-foot"))
	p.until(`document.querySelector('.sea .fan')`)
	p.presses(tick("norris-foot"))
	p.until(`document.querySelectorAll('.sea .tick.on').length === 1`)
	p.presses(pieceOf("leicester")) // with one ticked, a click on another adds it
	p.until(`document.querySelectorAll('.sea .tick.on').length === 2`)
	p.presses(`[...document.querySelectorAll('.sea .rim')]`)
	p.until(`document.querySelectorAll('.sea .piece.up').length === 2 && document.querySelectorAll('.sea .reach text').length > 2`)
	if asked := prompt(p); !strings.Contains(asked, "Norris foot and Leicester") {
		t.Errorf("the panel asks %q", asked)
	}
	p.presses(spaceOf("2712"))
	p.until(`['norris-foot', 'leicester'].every(id => ` + on + `(id)[0]?.dataset.at === '2712')`)
	p.until(`!document.querySelector('.sea .reach text')`) // nothing is taken up any more
	if at := value[string](p, pieceOf("norris")+`[0].dataset.at`); at != from {
		t.Errorf("Norris goes too, to %s", at)
	}

	p.sits(h, "jenkins", "porto-bello", "pick", "2719-outside")
	p.presses(`[...document.querySelectorAll('.sea .piece.lit:not(.deep)')].filter(e => e.dataset.id === '2719-outside')`)
	p.until(`document.querySelector('.sea .fan')`)
	p.presses(tick("strafford"))
	p.presses(tick("falmouth"))
	p.until(`document.querySelectorAll('.sea .tick.on').length === 2`)
	if heads := value[string](p, `[...document.querySelectorAll('.sea .fanhead')].map(e => e.textContent).join('; ')`); !strings.Contains(heads, "take 2 of 4") {
		t.Errorf("above the counters stands %q", heads)
	}
	at := p.there(`[...document.querySelectorAll('.sea .piece')].filter(e => e.dataset.key === 'falmouth')`)
	to := value[spot](p, `(r => ({ X: r.x + r.width / 2, Y: r.y + r.height / 2 }))(`+spaceOf("2718")+`[0].getBoundingClientRect())`)
	p.do(chromedp.MouseEvent(chromedp.MousePressed, at.X, at.Y, chromedp.ButtonLeft))
	p.goes(at, to, chromedp.ButtonLeft)
	p.do(chromedp.MouseEvent(chromedp.MouseReleased, to.X, to.Y, chromedp.ButtonLeft))
	p.until(`['strafford', 'falmouth'].every(key => [...document.querySelectorAll('.sea .piece')].some(e => e.dataset.key === key && e.dataset.at === '2718'))`)
	if left := value[int](p, `[...document.querySelectorAll('.sea .piece')].filter(e => e.dataset.at === '2719' && e.dataset.key === 'princess-louisa').length`); left != 1 {
		t.Error("the others sail too")
	}
}

// The odds of a path stand below its question, and one press of Enter declares it: who has dragged a fleet there does not
// confirm twice.
func TestEnterDeclaresAPath(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.sits(h, "spain", "sluys", "sail", "")
	value[bool](p, `(async () => { `+through+`
		const t = location.pathname.slice(3);
		for (const verb of ['sail', 'steer']) {
			const v = await view(t);
			await send(t, 'play', { at: v.at, choices: [v.asks.flatMap(a => a.options).find(o => o.verb === verb).choice] });
		}
		return true;
	})()`)
	p.until(`document.querySelector('.ask .question .odds')`)
	at := p.at()
	p.key(kb.Enter)
	p.until(viewAt + ` !== ` + number(at))
}

// A click on a stack of Jenkins opens it, on one counter takes that one, and then where it sails is clicked. A far port
// is clicked as it is dragged to.
func TestACounterOfAStackSailsByClicks(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.sits(h, "jenkins", "porto-bello", "pick", "2719-outside")
	p.presses(`[...document.querySelectorAll('.sea .piece.lit:not(.deep)')].filter(e => e.dataset.id === '2719-outside')`)
	p.until(`document.querySelector('.sea .fan')`)
	heads := value[string](p, `[...document.querySelectorAll('.sea .fanhead')].map(e => e.textContent).join('; ')`)
	if !strings.Contains(heads, "English, outside the port: take all") || !strings.Contains(heads, "English, docked: take all") {
		t.Errorf("above the counters stands %q", heads)
	}
	p.presses(`[...document.querySelectorAll('.sea .piece')].filter(e => e.dataset.key === 'vernon')`) // he goes with his ship
	p.until(`document.querySelectorAll('.tray button[aria-pressed=true]').length === 1`)
	p.presses(`[...document.querySelectorAll('.ask button')].filter(b => b.textContent.includes('Put the stack down'))`)
	p.until(`document.querySelector('.ask .prompt').textContent.includes('which stack') && !document.querySelector('.sea .fan')`)
	p.presses(`[...document.querySelectorAll('.sea .piece.lit:not(.deep)')].filter(e => e.dataset.id === '2719-outside')`)
	p.presses(`[...document.querySelectorAll('.sea .rim')].filter(e => e.dataset.all === '2719-outside')`) // the heading
	p.until(`document.querySelector('.tray [role=status]')?.textContent.match(/^(All|Both) /)`)
	p.presses(`[...document.querySelectorAll('.ask button')].filter(b => b.textContent.includes('Put the stack down'))`)
	p.until(`document.querySelector('.ask .prompt').textContent.includes('which stack') && !document.querySelector('.sea .fan')`)
	p.presses(`[...document.querySelectorAll('.sea .piece.lit:not(.deep)')].filter(e => e.dataset.id === '2719-outside')`)
	p.presses(`[...document.querySelectorAll('.sea .piece')].filter(e => e.dataset.key === 'strafford')`)
	p.until(`document.querySelector('.tray button[data-key=strafford][aria-pressed=true]')`)
	p.presses(`[...document.querySelectorAll('.sea .space.lit')].filter(e => e.dataset.id === '2718').map(e => e.querySelector('.cell'))`)
	p.until(`[...document.querySelectorAll('.sea .piece')].some(e => e.dataset.key === 'strafford' && e.dataset.at === '2718')`)
	if left := value[int](p, `[...document.querySelectorAll('.sea .piece')].filter(e => e.dataset.at === '2719' && e.dataset.key === 'falmouth').length`); left != 1 {
		t.Error("the others sail too")
	}
}

// An open stack waits for a slow hand that comes back to it, and closes when the hand goes away.
func TestAnOpenStackWaitsForASlowHand(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.sits(h, "jenkins", "porto-bello", "pick", "2719-outside")
	p.presses(`[...document.querySelectorAll('.sea .piece.lit:not(.deep)')].filter(e => e.dataset.id === '2719-outside')`)
	p.until(`document.querySelector('.sea .fan')`)
	at := value[spot](p, `(r => ({ X: r.left, Y: r.top + r.height / 2 }))(document.querySelector('.sea .fan').getBoundingClientRect())`)
	for _, off := range []float64{120, 80, 40} {
		p.do(chromedp.MouseEvent(chromedp.MouseMoved, at.X-off, at.Y))
		if off == 120 {
			continue
		}
		time.Sleep(1000 * time.Millisecond)
		if !value[bool](p, `Boolean(document.querySelector('.sea .fan'))`) {
			t.Fatalf("it closes while the hand comes within %.0f pixels", off)
		}
	}
	p.do(chromedp.MouseEvent(chromedp.MouseMoved, at.X-120, at.Y))
	p.until(`!document.querySelector('.sea .fan')`)
}

// A click on what cannot be reached says why about it, with its case, and the next press goes to the board below.
func TestARefusalIsAboutWhatWasClicked(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	mover, _ := p.sits(h, "invincible", "calais", "move", "")
	p.presses(pieceOf(mover))
	p.until(`document.querySelector('.sea .space.lit, .athand:not([hidden])')`)
	if value[bool](p, `Boolean(document.querySelector('.athand:not([hidden])'))`) {
		p.presses(`[...document.querySelectorAll('.athand button')].filter(b => b.textContent.includes('Move'))`)
		p.until(`document.querySelector('.sea .space.lit')`)
	}
	p.presses(`[...document.querySelectorAll('.sea .space:not(.lit)')].reverse().filter(e => !document.querySelector('.sea .piece[data-at="' + e.dataset.id + '"]')).map(e => e.querySelector('.cell'))`)
	p.until(`document.querySelector('.tag:not([hidden])')`)
	if text := value[string](p, `document.querySelector('.tag').textContent`); strings.Contains(text, "Nothing can be done") || !strings.Contains(text, "case") {
		t.Errorf("a far square is refused so: %s", text)
	}
	if value[bool](p, `(t => (r => document.elementFromPoint(r.left + 4, r.top + 4))(t.getBoundingClientRect()).closest('.tag') !== null)(document.querySelector('.tag'))`) {
		t.Error("what is said catches the hand that comes for a piece below it")
	}
	at := value[spot](p, `(r => ({ X: r.left + 4, Y: r.top + 4 }))(document.querySelector('.tag').getBoundingClientRect())`)
	p.do(chromedp.MouseEvent(chromedp.MousePressed, at.X, at.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
	if !value[bool](p, `document.querySelector('.tag').hidden`) {
		t.Error("what is said still lies over the piece that the next press takes up")
	}
	p.do(chromedp.MouseEvent(chromedp.MouseReleased, at.X, at.Y, chromedp.Button("left"), chromedp.ClickCount(1)))
}

const embarking = `weathergage position 1
game jenkins 1
scenario porto-bello
flow english-movement begun
English at 2719-docked burford hampton-court
English at 2719-shore e-soldiers-2 e-soldiers-1
`

// Soldiers of Jenkins that are dragged to the ships of their port go aboard. Of ships that are picked beside them, the
// first row of buttons takes them aboard, and does not send the ships round the Horn.
func TestSoldiersGoAboardByADrag(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	opens := func(position string) {
		seats := value[[]string](p, onField(position))
		p.open(h.url + "/m/" + seats[0])
		p.until(`document.querySelector('.opening')?.hidden !== false && document.querySelector('.sea .piece.lit')`)
	}
	opens(strings.Replace(embarking, "begun\n", "begun\nflow pick English 2719-docked\n", 1))
	p.until(`document.querySelectorAll('.ask .due button').length === 2`)
	if first := value[string](p, `[...document.querySelectorAll('.ask .question > :not(details) button.option')].map(b => b.textContent).join('; ')`); !strings.Contains(first, "Embark Soldiers") || strings.Contains(first, "Horn") {
		t.Errorf("in the first rows stand %q", first)
	}
	opens(embarking)
	p.pulls(pieceOf("2719-shore"), pieceOf("2719-docked"), func() {
		p.until(pieceOf("2719-docked") + `[0].matches('.lit')`)
	})
	p.until(`document.querySelector('.log').textContent.includes('Burford takes aboard') && document.querySelector('.log').textContent.includes('Hampton Court takes aboard')`)
}

// 7.3 with one ship of a stack ticked, what is ashore is embarked in her, not in one that stays.
func TestEmbarksInAShipThatGoes(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.sits(h, "jenkins", "porto-bello", "pick", "2719-docked")
	p.presses(`[...document.querySelectorAll('.sea .piece.lit:not(.deep)')].filter(e => e.dataset.id === '2719-docked')`)
	p.until(`document.querySelector('.sea .fan')`)
	p.presses(`[...document.querySelectorAll('.sea .tick')].filter(e => e.dataset.key === 'hampton-court')`)
	p.until(`document.querySelectorAll('.sea .tick.on').length === 1`)
	p.presses(`[...document.querySelectorAll('.sea .rim')].filter(e => e.dataset.all === '2719-docked')`)
	p.until(`document.querySelector('.ask .due button')`)
	if says := value[string](p, `[...document.querySelectorAll('.ask .due button')].map(b => b.textContent).join('; ')`); strings.Contains(says, "in Burford") || !strings.Contains(says, "in Hampton Court") {
		t.Errorf("proposed is %q", says)
	}
	p.presses(spaceOf("2620"))
	p.until(`document.querySelector('.ask .aim .hint')`)
	if says := value[string](p, `document.querySelector('.ask .aim .hint').textContent`); !strings.HasPrefix(says, "Only Hampton Court goes; ") {
		t.Errorf("the way says %q", says)
	}
}

// On a phone counters of an open stack are ticked, taken up by their heading and sent by a tap, as with the mouse.
func TestTickedCountersGoTogetherByTouch(t *testing.T) {
	h, p := openHouse(t), worked(t, "phone")
	tick := func(key string) string {
		return `[...document.querySelectorAll('.sea .tick')].filter(e => e.dataset.key === ` + quote(key) + `)`
	}
	p.sits(h, "spain", "sluys", "march", "")
	p.presses(pieceOf("norris-foot"))
	p.until(`document.querySelector('.sea .fan')`)
	p.presses(tick("norris-foot"))
	p.presses(tick("leicester"))
	p.until(`document.querySelectorAll('.sea .tick.on').length === 2`)
	p.presses(`[...document.querySelectorAll('.sea .rim')]`)
	p.until(`document.querySelectorAll('.sea .piece.up').length === 2 && document.querySelector('.sea .reach text')`)
	p.presses(spaceOf("2712"))
	p.until(`['norris-foot', 'leicester'].every(id => ` + on + `(id)[0]?.dataset.at === '2712')`)
}
