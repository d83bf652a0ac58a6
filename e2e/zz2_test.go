package e2e

import (
	"os"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestZZ2(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	text, _ := os.ReadFile("/tmp/c2.wgm")
	p.open(h.url)
	p.do(chromedp.EmulateViewport(1440, 900))
	seats := value[[]string](p, `fetch('/api/records', { method: 'POST', body: JSON.stringify({ text: `+quote(string(text))+` }) }).then(r => r.json()).then(m => m.seats)`)
	p.open(h.url + "/m/" + seats[0])
	p.shoot("m-a", 1440, 900, "day")
	p.press("Force")
	p.shoot("m-a-force", 1440, 900, "day")
	p.shoot("m-a-phone", 390, 844, "day")
	p.do(chromedp.EmulateViewport(1440, 900))
	p.open(h.url + "/m/" + seats[1])
	p.shoot("m-b", 1440, 900, "night")
}
