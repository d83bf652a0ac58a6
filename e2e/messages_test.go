package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// A message is written under Talk, its words stand beside its number where it is
// shouted, and in the log once it is. The other browser is sent none of it.
func TestMessages(t *testing.T) {
	atLength(t)
	h, a, b := openHouse(t), desk(t), desk(t)
	seats, way := coursing(h, a, b)
	a.book("Talk")
	a.says("No messages yet.")
	a.do(typed(".messages input[type=text]", "one two three four five six seven eight nine ten eleven")...)
	a.press("Write")
	a.says("Expected at most 10 words, found 11")
	a.do(chromedp.SetValue(chromedp.CSS(".messages input[type=text]"), "Close the flagship."))
	a.press("Write")
	a.until(`document.querySelector('.messages li')?.value === 1 && document.querySelector('.messages li').textContent === 'Close the flagship.'`)
	a.until(`document.querySelector('.messages input[type=number]').value === '2' && document.querySelector('.messages input[type=text]').value === ''`)
	a.audit("messages")
	at := a.shipAt("elizabeth-bonaventure")
	a.do(chromedp.MouseClickXY(at.X, at.Y))
	a.press("Signals")
	a.until(`[...document.querySelectorAll('.ask button.option')].some(b => b.textContent.includes('Shout message'))`)
	value[bool](a, `(() => { [...document.querySelectorAll('.ask button.option')].find(b => b.textContent.includes('Shout message')).click(); return true; })()`)
	a.until(`document.querySelector('.dial output')?.textContent === '“Close the flagship.”'`)
	a.audit("a message to be shouted")
	a.press("Shout message 1")
	a.until(`!document.querySelector('.dial')`)
	for i, seat := range seats {
		value[bool](a, fmt.Sprintf(`(async () => { %s const v = await view('%s'); await send('%s', 'play', { at: v.at, choices: ['%c seal'] }); return true; })()`, through, seat, seat, 'A'+i))
	}
	a.book("Log")
	a.says("shouts message 1. “Close the flagship.”")
	b.until(`document.querySelector('.log').textContent.includes('shouts message 1.')`)
	if sent := way.brought(); !strings.Contains(sent, "shouts message 1.") || strings.Contains(sent, "Close the flagship.") {
		t.Error("the other browser is sent the words, or not even what it may know")
	}
}
