package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// Orders are sealed by one press, beside which stands what has none. The arcs of a ship that the eye was on go with the
// move, and when the mouse leaves the board.
func TestOnePressSeals(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.begins("renaissance", "dog-fight")
	seals := `(document.querySelector('.question.seals')?.textContent ?? '')`
	p.until(seals + `.includes('No orders for Santa Ana and San Giovanni.')`)
	hover := func(kind, on, pointer string) {
		t.Helper()
		value[bool](p, `document.querySelector('`+on+`').dispatchEvent(new PointerEvent('`+kind+`', { bubbles: true, pointerType: '`+pointer+`' }))`)
	}
	const seen = `document.querySelectorAll('.arc.seen').length`
	hover("pointerover", ".sea .piece[data-key=santa-ana]", "mouse")
	p.until(seen)
	hover("pointerleave", ".sea .board", "mouse")
	p.until(seen + ` === 0`)
	hover("pointerover", ".sea .piece[data-key=santa-ana]", "touch")
	p.until(seen)
	p.press("Seal all orders")
	p.until(`/move 2/i.test(document.querySelector('.cartouche').textContent)`)
	p.until(`document.querySelector('.sea .arc')`)
	if n := value[int](p, seen); n != 0 {
		t.Errorf("%d arcs of the last move are still drawn", n)
	}
}

// On a phone the kinds of orders can be pressed without scrolling, and of several parties that could be formed one stands
// before them.
func TestKindsOfOrdersAreInReachOnAPhone(t *testing.T) {
	h, p := openHouse(t), phone(t)
	p.onField(h, aLock)
	p.until(`document.querySelector('.underheads button')`)
	p.until(still)
	if got := value[string](p, `[...document.querySelectorAll('.underheads button')].filter(b => (r => !b.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)))(b.getBoundingClientRect())).map(b => b.textContent).join()`); got != "" {
		t.Errorf("out of reach: %s", got)
	}
	if n := value[int](p, `document.querySelectorAll('.due button').length`); n != 1 {
		t.Errorf("%d answers are the next", n)
	}
}

// Digits stay with answers as long as their question stands, and another question counts its answers from 1, as they are
// shown.
func TestDigitsFollowTheQuestion(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	got := value[string](p, `(async () => {
		const [{ Questions }, { Answers }, { Unfolded }] = await Promise.all(['question', 'answers', 'unfolded'].map(m => import('/app/' + m + '.js'))),
			answers = new Answers(() => null, () => false), shown = { open: '', keys: new Map() },
			hand = { scene: () => null, look: () => {}, led: () => '', listed: () => false, open: () => false, acted: () => new Set(), written: () => new Set() },
			tray = { due: () => [], show: () => null };
		const digits = (prompt, verbs) => {
			answers.asks = [{ seat: 0, prompt, about: '', rule: '', left: 0, sealed: false, anyway: [], plan: [], again: [], here: [], beside: null, excuse: null,
				options: verbs.map(verb => ({ choice: 'A ' + verb, verb, says: verb, short: verb, on: '', with: '', at: '', spans: [], ones: [], head: '', price: '', prospect: '' })) }];
			const nodes = new Questions({ hand, answers, unfolded: new Unfolded(), tray, chances: null, shown }, {}).all({ first: undefined, heads: [] });
			return nodes.flatMap(n => [...(n?.querySelectorAll('button.option') ?? [])]).map(b => b.querySelector('kbd').dataset.key + ' ' + b.lastElementChild.textContent).join(', ');
		};
		return [digits('first', ['Move', 'Shoot', 'Done']), digits('first', ['Form', 'Done']), digits('second', ['Done', 'Rally'])].join('; ');
	})()`)
	if want := "1 Move, 2 Shoot, 3 Done; 1 Form, 3 Done; 1 Done, 2 Rally"; got != want {
		t.Errorf("the digits are %q, want %q", got, want)
	}
}

// sisters holds two galleys of one side, near enough to be locked together.
const sisters = `weathergage position 1
game renaissance
scenario dog-fight
ship santa-ana at 600 700 heading 90 speed 80
ship san-giovanni at 600 760 heading 90 speed 80
ship uluj-ali at 1500 700 heading 270 speed 80
`

// In a low panel an answer stands in view between the drawing of a ship and what seals, and the one other ship is offered in
// a line of its own.
func TestAnAnswerIsInReach(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.do(chromedp.EmulateViewport(1280, 800))
	p.open(h.url)
	p.begins("renaissance", "dog-fight")
	p.until(question + `.includes('Santa Ana') && document.querySelector('.underheads button')`)
	p.until(still)
	const reached = `(b => (r => b.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)))(b.getBoundingClientRect()))(document.querySelector('.question .options button'))`
	if !value[bool](p, reached) {
		t.Error("the first answer is out of view")
	}
	if got := value[string](p, `document.querySelector('.ask > .groups.heads').textContent`); !strings.HasSuffix(got, "Also to decide: San Giovanni") {
		t.Errorf("the other ship is offered as %q", got)
	}
}

// A click on another ship of one's own turns to her orders, whatever the first could do with her.
func TestAClickTurnsToHerOrders(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	p.onField(h, sisters)
	p.until(question + `.includes('Santa Ana') && document.querySelector('.underheads button')`)
	p.until(still)
	p.presses(hullOf("santa-ana"))
	p.presses(hullOf("san-giovanni"))
	p.presses(handedWith("Orders for San Giovanni"))
	p.until(question + `.includes('San Giovanni')`)
}
