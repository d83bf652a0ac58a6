package e2e

import (
	"context"
	"testing"

	permit "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"
)

// TestPushed: what the server pushes is shown with no page of the match open, and the next
// message about the same takes its place. (No push service can be reached from here: the
// browser itself hands the message to the worker.)
func TestPushed(t *testing.T) {
	h := openHouse(t)
	p := desk(t)
	p.open(h.url)
	registered := make(chan serviceworker.RegistrationID, 10)
	if err := chromedp.Listen(p.ctx, func(e any) {
		if news, ok := e.(*serviceworker.EventWorkerRegistrationUpdated); ok {
			for _, r := range news.Registrations {
				registered <- r.RegistrationID
			}
		}
	}); err != nil {
		t.Fatal(err)
	}
	p.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, serviceworker.Enable, cdp.Empty{})
		return err
	}), chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		c := chromedp.FromContext(ctx)
		_, err := cdp.Call(ctx, target, permit.SetPermission, permit.SetPermissionParams{
			BrowserContextID: c.BrowserContextID,
			Permission:       &permit.PermissionDescriptor{Name: "notifications"}, Setting: permit.PermissionSettingGranted, Origin: h.url,
		})
		return err
	}))
	p.do(chromedp.Evaluate[chromedp.Void](`navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => { window.ready = true; })`))
	p.until(`window.ready`)
	id := <-registered
	for _, text := range []string{"Turn 1", "Turn 2"} {
		p.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
			_, err := cdp.Call(ctx, target, serviceworker.DeliverPushMessage, serviceworker.DeliverPushMessageParams{
				Origin: h.url, RegistrationID: id, Data: `{"id":"m-1","title":"Your turn in Duel","text":"` + text + `","link":"/m/x"}`,
			})
			return err
		}))
		p.until(`(navigator.serviceWorker.ready.then(r => r.getNotifications()).then(all => { window.shown = all.map(n => n.title + ': ' + n.body + ' ' + n.data).join('; '); }), window.shown === 'Your turn in Duel: ` + text + ` /m/x')`)
	}
}
