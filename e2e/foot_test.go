package e2e

import (
	"testing"
	"time"
)

// Companies that wait at the foot of the board are covered by no note, and their names are whole.
func TestNothingCoversWhoWaitsAtTheFoot(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.fromTheFrontPage(h, "fury", "supply-column-ambush")
	p.press("Set up as proposed")
	p.until(`document.querySelector('.tag:not([hidden])')?.textContent.includes('answered for you')`)
	time.Sleep(time.Second)
	const meets = `((a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top)`
	if n := value[int](p, `(note => [...document.querySelectorAll('.sea .piece')].filter(e => `+meets+`(e.getBoundingClientRect(), note)).length)(document.querySelector('.tag').getBoundingClientRect())`); n != 0 {
		t.Errorf("a note covers %d pieces", n)
	}
	if n := value[int](p, `[...document.querySelectorAll('.tools > button')].flatMap(b => [...document.querySelectorAll('.sea .piece .swings')].filter(e => `+meets+`(e.getBoundingClientRect(), b.getBoundingClientRect()))).length`); n != 0 {
		t.Errorf("the buttons of the table cover %d pieces", n)
	}
	if cut := value[string](p, `(sea => [...document.querySelectorAll('.sea .piece .title')].filter(e => e.checkVisibility() && e.getBoundingClientRect().bottom > sea.bottom).map(e => e.textContent).join())(document.querySelector('.sea').getBoundingClientRect())`); cut != "" {
		t.Errorf("the names of %s are cut off", cut)
	}
}

// What a ship is stands clear of her hull, also where there is no room for it but above her.
func TestWhatAShipIsStandsClearOfHer(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.fromTheFrontPage(h, "renaissance", "puerto-rico")
	const susan = `[...document.querySelectorAll('.sea .piece')].find(e => e.querySelector('.title')?.textContent === 'Susan Parnell')`
	p.until(`(e => e && !e.querySelector('.label').classList.contains('untyped'))(` + susan + `)`)
	time.Sleep(time.Second)
	if !value[bool](p, `(e => (a => (b => a.bottom < b.top || a.top > b.bottom)(e.querySelector('.swings').getBoundingClientRect()))(e.querySelector('.type').getBoundingClientRect()))(`+susan+`)`) {
		t.Error("the line of what she is touches her hull")
	}
}

// What begins a turn heads it in the log, also if a standing order made it: the line that says so lies below the heading.
func TestATurnThatAnOrderBeginsHasItsHeading(t *testing.T) {
	p := desk(t)
	p.open(openHouse(t).url)
	got := value[string](p, `import('/app/log.js').then(({ LogPanel }) => {
		const log = new LogPanel(() => {}, ['A', 'B']),
			line = of => ({ step: 1, turn: 2, phase: 'segments', kind: 'event', seat: 0, text: '', rule: '', throws: [], ordered: false, answer: '', by: '', whole: '', head: '', undoes: 0, known: false, ...of });
		log.add([line({ text: 'A1 moves.' }), line({ text: 'Turn 3 begins.', ordered: true, answer: 'Lie in wait' }), line({ text: 'B have Advantage.' })], false);
		return [...log.list.children].map(li => (li.matches('.turn') ? '# ' : '') + (li.querySelector('.text') ?? li).textContent).join(', ');
	})`)
	if want := "# Turn 2 · segments, A1 moves., # Turn 3, Turn 3 begins., B have Advantage."; got != want {
		t.Errorf("the log reads %q, want %q", got, want)
	}
}
