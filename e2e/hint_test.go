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
