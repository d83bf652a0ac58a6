package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

func (p *page) shoot(name string, w, h int64, theme string) {
	p.do(chromedp.EmulateViewport(w, h))
	value[bool](p, `(document.documentElement.dataset.theme = `+quote(theme)+`, true)`)
	p.do(chromedp.Sleep(900 * 1e6))
	ctx, done := p.within()
	defer done()
	png, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		p.Fatal(err)
	}
	os.WriteFile(filepath.Join("/tmp/shots", name+".png"), png, 0o644)
}

func TestZZ(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	text, _ := os.ReadFile("/tmp/c.wgm")
	p.open(h.url)
	p.do(chromedp.EmulateViewport(1440, 900))
	got := value[string](p, `fetch('/api/records', { method: 'POST', body: JSON.stringify({ text: `+quote(string(text))+` }) }).then(r => r.text())`)
	fmt.Println(got)
	tok := value[string](p, `fetch('/api/records', { method: 'POST', body: JSON.stringify({ text: `+quote(string(text))+` }) }).then(r => r.json()).then(m => m.record || m.watch || m.seats[0])`)
	fmt.Println(tok)
	p.open(h.url + "/m/" + tok)
	p.shoot("c-end", 1440, 900, "day")
	p.shoot("c-end-n", 1440, 900, "night")
}
