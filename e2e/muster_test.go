package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Two forces are raised on the ground of a scenario: one is a row of its nation's table, changed by hand, the other is
// put together from cards. The sums of both are told, a change is undone, the file is read again, and the match begins.
func TestMuster(t *testing.T) {
	h := openHouse(t)
	p := desk(t)
	p.open(h.url + "/build/fury")
	p.says("Choose the ground first")
	p.press("Feud")
	p.until(sound)
	pick := func(field, word string) {
		t.Helper()
		p.until(fmt.Sprintf(`document.querySelector('[data-%s]')`, field)) // drawn again after each change
		value[bool](p, fmt.Sprintf(`(s => { s.value = %q; s.onchange(); return true })(document.querySelector('[data-%s]'))`, word, field))
	}
	pick(`path="side.0.nations"`, "scots")
	p.clickOn(`document.querySelectorAll('[data-hand="table-0"]')`)
	p.clickOn(`document.querySelectorAll('[data-hand="row-0-0"]')`)
	pick(`path="side.1.nations"`, "irish")
	pick(`hand="how-1"`, "chosen")
	more := `document.querySelector('[data-hand="1 Gs 1"]')`
	p.until(more)
	value[bool](p, `(`+more+`.focus(), true)`)
	for range 4 {
		p.key(kb.Enter)
	}
	p.until(`document.querySelector('[data-path="side.1.fixed"]').value === '4xGs'`)
	p.until(sound)
	p.until(`/^Scots \d+ points, Irish \d+, \d+ more for the Scots\.$/.test(document.querySelector('.force-sums').textContent)`)
	p.screen("muster")
	p.press("Undo")
	p.until(`document.querySelector('[data-path="side.1.fixed"]').value !== '4xGs'`)
	p.press("Redo")
	p.until(`document.querySelector('[data-path="side.1.fixed"]').value === '4xGs'`)
	p.until(sound)
	text := value[string](p, `document.querySelector('.muster textarea[aria-label="The scenario as text"]').value`)
	if !strings.Contains(text, `"4xGs"`) || !strings.Contains(text, `"our-feud"`) {
		t.Fatalf("the file is\n%s", text)
	}
	file := filepath.Join(t.TempDir(), "ours.toml")
	if err := os.WriteFile(file, []byte(strings.Replace(text, `"4xGs"`, `"6xGs 4xXX"`, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	p.do(chromedp.SetUploadFiles(chromedp.CSS("input[type=file]"), []string{file}))
	p.says("Expected the code of a squadron card or a Gun")
	p.press("Undo")
	p.until(sound)
	p.press("Play it")
	p.until(`location.search === '?own=fury' && document.querySelector('.new select')`)
	p.says("Our own: Feud")
	p.press("Start")
	p.until(`location.pathname.startsWith('/m/') && document.querySelector('.ask, .options')`)
}
