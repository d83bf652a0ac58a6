package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// steps are those of the tree that are shown.
const steps = `[...document.querySelectorAll('.tree .step')].filter(s => s.checkVisibility())`

// In a study two ways are tried from the start, one with a note; a click goes to the first
// again, and who opens the page later finds it there.
func TestStudyTree(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.choose(h.url, "Duel", "open-sea", "house", "me", "me")
	p.passCurtain()
	p.press("Study")
	p.until(`document.querySelector('.studying')`)
	p.book("Tree")
	p.until(steps + `.length === 1`)
	p.press("Load chain shot")
	p.until(steps + `.length === 2`)
	p.do(typed(".tree input", "For her rigging")...)
	p.clickOn(`document.querySelectorAll('.tree form button')`)
	p.until(`document.querySelector('.tree .note')?.textContent === 'For her rigging'`)
	p.clickOn(steps + `.slice(0, 1)`)
	p.until(steps + `[0].hasAttribute('aria-current')`)
	p.press("Load round shot")
	p.until(`document.querySelector('.tree .way[open] .step[aria-current]')?.textContent.includes('ound')`)
	p.clickOn(steps + `.filter(s => s.textContent.includes('hain'))`)
	p.until(`document.querySelector('.tree .step[aria-current]')?.textContent.includes('hain')`)
	p.clickOn(steps + `.slice(0, 1)`)
	p.until(steps + `[0].hasAttribute('aria-current')`)
	p.until(`(way => way.open ? way.querySelector('.naming button') : (way.querySelector('summary').click(), false))(document.querySelector('.tree .way'))`) // it may have been drawn again meanwhile
	p.until(`(name => name && (name.click(), document.activeElement.matches('.naming input')))(document.querySelector('.naming button'))`)
	p.key("At her hull")
	p.key(kb.Enter)
	p.until(`document.querySelector('.tree .way summary')?.textContent === '1. At her hull'`)
	p.clickOn(steps + `.filter(s => s.textContent.includes('hain'))`)
	p.until(`document.querySelector('.tree .step[aria-current]')?.textContent.includes('hain')`)
	p.answer()
	p.screen("study-tree")
	p.do(reload)
	p.book("Tree")
	p.until(`document.querySelector('.tree .way summary')?.textContent === '1. At her hull'`)
}
