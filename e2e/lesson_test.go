package e2e

import "testing"

// Who is new learns Duel in a few clicks: another answer is refused with a hint, what is
// done is counted, and the last step leads to the next lesson. Nothing of it is kept among
// the matches.
func TestLessonByClicking(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.press("Learn to play")
	step := func(words string) {
		p.Helper()
		p.until(`document.querySelector('.teaching .lessonhead span')?.textContent === ` + quote(words))
	}
	dial := func(n string) {
		p.Helper()
		p.until(`document.querySelector('.aim input[type=number]')`)
		p.until(`(i => { i.value = ` + quote(n) + `; i.dispatchEvent(new Event('input')); return true; })(document.querySelector('.aim input[type=number]'))`)
		p.clickOn(dialled)
	}
	step("Step 1 of 4")
	p.screen("lesson")
	p.press("what speed shall")
	p.press("Make speed")
	dial("2")
	p.until(`document.querySelector('.tag').textContent.includes('Order speed 3')`)
	dial("3")
	step("Step 2 of 4")
	p.press("Load round shot")
	step("Step 3 of 4")
	p.press("Close")
	dial("160")
	step("Step 4 of 4")
	p.press("Fire")
	p.clickOn(dialled)
	step("Done")
	p.press("Next: Chain shot")
	step("Step 1 of 4")
	p.open(h.url)
	p.until(`document.querySelector('section.lesson') && !document.querySelector('.mine li')`)
}
