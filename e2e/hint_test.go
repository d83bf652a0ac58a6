package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Against a bot a player asks the captain what he would do, by key or by click: the best answers stand below the question with
// what each is worth, and a click on one takes it up without playing it.
func TestAHintIsAskedFor(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.fromTheFrontPage(h, "invincible", "calais")
	p.until(`document.querySelector('.ask button.option')`)
	asked := value[string](p, `document.querySelector('.ask .prompt').textContent`)
	p.strikes("h")
	p.until(`document.querySelectorAll('.advice li').length > 1`)
	if says := value[string](p, `document.querySelector('.advice li').textContent`); !strings.HasSuffix(says, "matches of a hundred won") {
		t.Errorf("the best answer says %q", says)
	}
	p.presses(`document.querySelectorAll('.advice li button')`)
	p.until(`document.querySelector('.ask .aim')`)
	p.key(kb.Escape)
	p.until(`document.querySelector('.ask .prompt')?.textContent === ` + quote(asked))
	p.press("Hint")
	p.until(`document.querySelectorAll('.advice li').length > 1`)
}

// Who wants a tutor is asked before an answer that the captain thinks dear; to cancel leaves the question as it was.
func TestTheTutorAsksBeforeADearAnswer(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.prefers("tutor", "10")
	p.prefers("undone", "quiet")
	p.fromTheFrontPage(h, "invincible", "calais")
	p.until(`document.querySelector('.ask button.option')`)
	// the captain's judgement: what is chosen costs 30 of a hundred
	p.do(chromedp.Evaluate[chromedp.Void](`{
		const real = window.fetch;
		window.fetch = (path, ...rest) => {
			const url = new URL(path, location.href);
			if (!url.pathname.endsWith('/hint')) return real(path, ...rest);
			const answers = [{ choice: '', says: 'Sail home', worth: 0.9, behind: 0, error: 0 },
				{ choice: url.searchParams.get('choice'), says: 'This', worth: 0.6, behind: 0.3, error: 0.02 }];
			return Promise.resolve(new Response(JSON.stringify({ asked: '', answers }), { headers: { 'Content-Type': 'application/json' } }));
		};
	}`))
	asked := value[string](p, `document.querySelector('.ask .prompt').textContent`)
	p.press("Go on")
	p.until(`document.querySelector('dialog')?.textContent.includes('costs 30 matches of a hundred')`)
	if says := value[string](p, `document.querySelector('dialog').textContent`); !strings.Contains(says, "He would rather: Sail home.") {
		t.Errorf("the tutor says %q", says)
	}
	p.press("Cancel")
	p.until(`!document.querySelector('dialog') && document.querySelector('.ask .prompt')?.textContent === ` + quote(asked))
	p.press("Go on")
	p.press("Play it")
	p.until(`document.querySelector('.ask .prompt')?.textContent !== ` + quote(asked))
}

// A hint names companies as the board does, and a click on one proposes the captain's own numbers.
func TestAHintIsTakenUpWithItsNumbers(t *testing.T) {
	h, p := openHouse(t), gesturing(t)
	p.open(h.url)
	p.open(h.url + "/m/" + value[[]string](p, onField("weathergage position 1\ngame fury\nside A force 30 flight 60\nside B force 30 flight 60\n"+
		"company a-1 border-reivers squadrons 5 at 2000 4000 captain 1\ncompany b-1 kern squadrons 5 at 2000 700 facing 18000 captain 7\nflow segments A\n"))[0])
	p.until(`document.querySelector('.ask .prompt')`)
	const answers = `[...document.querySelectorAll('.advice li button')]`
	p.strikes("h")
	p.until(answers + `.length`)
	if says := value[string](p, answers+`.map(b => b.textContent).join()`); strings.Contains(says, "company A1") || !strings.Contains(says, "Border Reivers") {
		t.Errorf("the captain calls the company so: %s", says)
	}
	p.presses(answers)
	p.until(`!document.querySelector('.advice')`)
	if value[bool](p, `Boolean(document.querySelector('.aim'))`) {
		p.key(kb.Enter)
	}
	p.until(`document.querySelector('.ask .prompt')?.textContent.includes('do?')`)
	p.strikes("h")
	p.until(answers + `.some(b => /\d/.test(b.textContent))`)
	says := value[string](p, answers+`.find(b => /\d/.test(b.textContent)).textContent`)
	p.presses(answers + `.filter(b => /\d/.test(b.textContent))`)
	p.until(`document.querySelector('.aim .commit')`)
	if got := value[string](p, `document.querySelector('.aim .commit .steady').textContent`); got != says {
		t.Errorf("%q is taken up as %q", says, got)
	}
}
