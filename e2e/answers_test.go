package e2e

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A head over the answers about one thing names that thing, though its answers differ by numbers alone.
func TestAHeadNamesItsThing(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	got := value[[]string](p, `import('/app/groups.js').then(({ common }) => [
		['Bring on Petronels, 1 wide, loose', 'Bring on Petronels, 2 wide, loose', 'Bring on Petronels, 3 wide, loose'],
		['Move Scottish Protestant 1', 'Move Scottish Protestant 2'],
	].map(common))`)
	if want := "Bring on Petronels, … wide, loose|Move …"; strings.Join(got, "|") != want {
		t.Errorf("they are headed %q, expected %q", strings.Join(got, "|"), want)
	}
}

// Answers keep their digits while these rise down the list; otherwise all get new ones.
func TestDigitsRiseDownTheList(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	got := value[[]string](p, `import('/app/option.js').then(({ Buttons }) => {
		const keys = new Map();
		return ['abc', 'ac', 'acd', 'abcd', 'edc', 'abcdefghij'].map(things => {
			const b = new Buttons(null, false, keys), drawn = [...things].map(thing => b.key(thing));
			b.label();
			return drawn.map((kbd, i) => things[i] + (kbd.dataset.key ?? '')).join('');
		});
	})`)
	if want := "a1b2c3|a1c3|a1c3d4|a1b2c3d4|e1d2c3|a1b2c3d4e5f6g7h8i9j"; strings.Join(got, "|") != want {
		t.Errorf("the digits are %q, expected %q", strings.Join(got, "|"), want)
	}
}

// An answer that ends a step says before it is played what else can be answered, and Enter after a click on "Take
// back" gives the next answer instead of taking back once more.
func TestEnterAfterTakeBackGoesOn(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	got := value[string](p, `import('/app/undone.js').then(({ others }) => {
		const of = (choice, short, more) => ({ choice, short, ...more }), end = of('done', 'Done', { ends: true });
		return others([{ options: [end, of('a', 'Construct'), of('b', 'Construct'), of('c', 'Repair'), of('d', 'Flee', { yields: true })] }], end);
	})`)
	if want := "Also possible: construct, repair."; got != want {
		t.Errorf("it says %q, expected %q", got, want)
	}
	seats := value[[]string](p, begin("invincible", "campaign", 0, `{ kind: 'me' }, { kind: 'bot', bot: 'captain' }`))
	p.open(h.url + "/m/" + seats[0])
	p.myTurn()
	p.clickOn(button("Take back"))
	if value[bool](p, `document.activeElement.matches('.tools button, button.quiet')`) {
		t.Error("after a click of the mouse the button keeps the focus, and Enter presses it again")
	}
}

// The answer that gives up a battle stands apart, below the companies that can act, and each company names its troops.
func TestWhatGivesUpStandsBelowTheCompanies(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.onField(h, sixty())
	p.until(`document.querySelector('.shop .buy') && document.querySelector('.yields')`)
	if !value[bool](p, `document.querySelector('.yields').getBoundingClientRect().top > document.querySelector('.shop').getBoundingClientRect().bottom - 1`) {
		t.Error("it stands between the question and the companies")
	}
	if who := value[string](p, `document.querySelector('.shop .buy').closest('th').textContent`); who != "A1Veteran Shot" {
		t.Errorf("the first company is called %q", who)
	}
}

// A caption of several lines covers the moments below it whole, and ends with the page.
func TestALongCaptionEndsWithThePage(t *testing.T) {
	p := byHand(t)
	h := openHouse(t)
	p.fromTheFrontPage(h, "jenkins", "porto-bello")
	at := p.find(`[...document.querySelectorAll('.sea .piece')].filter(e => e.dataset.key === 'vernon')`)
	p.do(chromedp.MouseEvent(chromedp.MouseMoved, at.X, at.Y))
	p.until(`document.querySelector('.glass.tall')`)
	if low := value[float64](p, `document.querySelector('.glass > .words').getBoundingClientRect().bottom - innerHeight`); low < -2 || low > 2 {
		t.Errorf("it ends %v px below the page", low)
	}
}

// The first Enter says that all have their orders, the second seals them. A player who has switched the warning off is told
// all the same which ships have none, and an Enter that comes before that can have been read is dropped.
func TestEnterSealsTwice(t *testing.T) {
	h, p := openHouse(t), worked(t, "keys")
	p.setsOut(h, "renaissance", "lion-and-bull")
	value[bool](p, `import('/app/preferences.js').then(({ prefer }) => { prefer('undone', 'quiet'); return true; })`)
	p.do(chromedp.Reload())
	p.until(`document.querySelector('.seals button.main')`)
	p.strikes(kb.Enter)
	p.until(`document.querySelector('.aim')?.textContent.includes('No orders for Triumph.')`)
	time.Sleep(700 * time.Millisecond)
	p.strikes(kb.Enter)
	time.Sleep(200 * time.Millisecond)
	if !value[bool](p, `document.querySelector('.aim') !== null`) {
		t.Fatal("an Enter that came too soon has sealed without orders")
	}
	p.strikes(kb.Escape)
	p.until(`!document.querySelector('.aim')`)
	p.plays("A ahead triumph 44mm")
	p.until(`document.querySelector('.ships, .fleets, .instruments').textContent.includes('1 of 1 with orders')`)
	p.strikes(kb.Enter)
	p.until(`document.querySelector('.aim')?.textContent.includes('All have their orders. Press again to seal them.')`)
}

// Barges that differ by their number alone are offered once beside a place: six of them hid what a lesson asked for.
func TestTheFirstOfAKindStandsForAll(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	got := value[[]string](p, `import('/app/numbers.js').then(({ firstOfAKind }) => firstOfAKind([
		{ verb: 'construct', on: 'antwerp', with: 'barges-1', price: '3 d.', after: '' },
		{ verb: 'construct', on: 'antwerp', with: 'barges-2', price: '3 d.', after: '' },
		{ verb: 'construct', on: 'antwerp', with: 'flyboats-1', price: '6 d.', after: '' },
		{ verb: 'repair', on: 'antwerp', with: 'ships-1', price: '5 d.', after: '' },
		{ verb: 'repair', on: 'antwerp', with: 'ships-2', price: '5 d.', after: '' },
		{ verb: 'deploy', on: 'antwerp', with: 'loyal-1', price: '', after: '' },
		{ verb: 'deploy', on: 'antwerp', with: 'loyal-2', price: '', after: '' },
	], id => id.startsWith('ships')).map(o => o.with))`)
	if want := []string{"barges-1", "flyboats-1", "ships-1", "ships-2", "loyal-1", "loyal-2"}; !slices.Equal(got, want) {
		t.Errorf("offered are %q, want %q", got, want)
	}
}

// The warning before a movement ends also names a stack on which a bought ship was placed in the step before.
func TestWhatActedIsOfTheStep(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	got := value[[]bool](p, `import('/app/sending.js').then(({ Sending }) => {
		const ends = { ends: true, on: '', with: '' },
			now = { scene: { turn: 'Turn 1', phase: 'English phase' }, asks: [{ prompt: 'what will you buy?', options: [ends] }] },
			sending = new Sending({ hand: () => ({ now }), waits() {} });
		sending.acted.add('port-royal-docked');
		now.asks = [{ prompt: 'where is Oxford placed?', options: [{ ends: false, on: 'belize', with: '' }] }];
		const placed = sending.acted.has('port-royal-docked');
		now.asks = [{ prompt: 'which stack moves?', options: [ends] }];
		return [placed, sending.acted.has('port-royal-docked')];
	})`)
	if want := []bool{true, false}; !slices.Equal(got, want) {
		t.Errorf("it has acted, in the step and in the next: %v, want %v", got, want)
	}
}
