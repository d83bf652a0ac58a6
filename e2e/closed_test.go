package e2e

import (
	"context"
	"fmt"
	"strings"
	"testing"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"github.com/weathergage/weathergage/internal/server/notice/noticetest"
)

// closes closes the tab and returns another, empty one of the same browser: no page of the server is
// open in it any more.
func (p *page) closes() *page {
	p.Helper()
	ctx, done := chromedp.NewContext(browser(p), chromedp.WithExistingBrowserContext(chromedp.FromContext(p.ctx).BrowserContextID))
	next := &page{TB: p.TB, ctx: ctx, device: p.device}
	if err := chromedp.Do(ctx); err != nil {
		p.Fatal(err)
	}
	p.Cleanup(done)
	old := chromedp.FromContext(p.ctx).Target.TargetID
	next.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, chromedp.FromContext(ctx).Browser, target.CloseTarget, target.CloseTargetParams{TargetID: old})
		return err
	}))
	return next
}

// pushed has the push service of the browser deliver a message to the worker of a site, with no page of
// it open.
func (p *page) pushed(at, text string) {
	p.Helper()
	ctx, done := p.within()
	defer done()
	workers := chromedp.Events(ctx, serviceworker.WorkerRegistrationUpdated)
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, serviceworker.Enable, cdp.Empty{})
		return err
	}))
	for known, err := range workers {
		if err != nil {
			p.Fatal(err)
		}
		for _, w := range known.Registrations {
			if w.ScopeURL != at+"/" {
				continue
			}
			p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
				_, err := cdp.Call(ctx, t, serviceworker.DeliverPushMessage,
					serviceworker.DeliverPushMessageParams{Origin: at, RegistrationID: w.RegistrationID, Data: text})
				return err
			}))
			return
		}
	}
	p.Fatal("the worker is gone with the page")
}

// Who has invited others closes the page. A mail tells her that somebody has come, and brings her back to
// the table; a message that is pushed is shown, too, and leads there. The rated match is played to its end.
func TestToldWithThePageClosed(t *testing.T) {
	atLength(t)
	box := noticetest.Open(t)
	h, a, b := openHouse(t), desk(t), desk(t)
	h.kill()
	at := strings.Replace(h.url, "127.0.0.1", "localhost", 1) // passkeys are for names
	h.args = append(h.args, "--mail", "smtp://"+box.Address, "--mail-from", "table@example.org", "--public-url", at)
	h.start()
	a.keeps(at, "Anna of Hull")
	b.keeps(at, "Bea")
	a.open(at + "/hall")
	a.says("Be the first")
	value[bool](a, `(() => { const set = (s, v) => { s.value = v; s.dispatchEvent(new Event('change')); };
		set(document.querySelector('.new select'), 'duel');
		set([...document.querySelectorAll('.new select')].find(s => [...s.options].some(o => o.value === 'mail')), 'mail'); return true; })()`)
	a.clickOn(`[...document.querySelectorAll('label')].filter(l => l.textContent.includes('Rated:'))`)
	a.do(typed(`.new input[type=email]`, "anna@example.org")...)
	a.press("Invite")
	a.says("your invitation")
	a.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		c := chromedp.FromContext(ctx)
		_, err := cdp.Call(ctx, c.Browser, cdpbrowser.SetPermission, cdpbrowser.SetPermissionParams{BrowserContextID: c.BrowserContextID, Origin: at,
			Permission: &cdpbrowser.PermissionDescriptor{Name: "notifications"}, Setting: cdpbrowser.PermissionSettingGranted})
		return err
	}))
	value[bool](a, `navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => true)`)
	a = a.closes()

	b.open(at + "/hall")
	b.press("Take it")
	b.until(`location.pathname.startsWith('/m/')`)
	leads := func(mail, path string) string {
		t.Helper()
		_, link, _ := strings.Cut(mail, at+path)
		link, _, _ = strings.Cut(link, "\r\n")
		return at + path + link
	}
	a.open(leads(box.Next(t), "/notice/"))
	a.press("Send me these mails")
	mail := box.Next(t)
	if !strings.Contains(mail, "Subject: Your opponent is here: Duel") {
		t.Errorf("the mail is\n%s", mail)
	}
	link := leads(mail, "/m/")
	a = a.closes()
	a.pushed(at, fmt.Sprintf(`{"id":"m-0-9","title":"Your turn in Duel","text":"Fog bank.","link":%q}`, link))
	a.open(at + "/me")
	a.until(`navigator.serviceWorker.ready.then(w => w.getNotifications()).then(all => { window.shown = all.map(n => n.title + ' ' + n.data).join(); }) && window.shown === 'Your turn in Duel ` + link + `'`)
	a.open(link)
	a.until(`document.querySelectorAll('.seat .rated').length === 2`)
	fight(a, b)
	a.press("More")
	a.press("Concede")
	a.press("Concede the match")
	for _, p := range []*page{a, b} {
		p.until(`document.querySelector('.ratings')?.textContent.includes('Bea from 1500 to 1')`)
	}
}
