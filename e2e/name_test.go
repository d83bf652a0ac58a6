package e2e

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/webauthn"
	"github.com/chromedp/chromedp"
)

// hasKeys gives the page a device that makes passkeys, as a phone's lock does.
func (p *page) hasKeys() {
	p.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		if _, err := cdp.Call(ctx, t, webauthn.Enable, webauthn.EnableParams{}); err != nil {
			return err
		}
		_, err := cdp.Call(ctx, t, webauthn.AddVirtualAuthenticator, webauthn.AddVirtualAuthenticatorParams{
			Options: &webauthn.VirtualAuthenticatorOptions{
				Protocol: webauthn.AuthenticatorProtocolCtap2, Transport: webauthn.AuthenticatorTransportInternal,
				HasResidentKey: true, HasUserVerification: true, IsUserVerified: true, AutomaticPresenceSimulation: true,
			},
		})
		return err
	}))
}

// A guest begins a match and keeps a name with a press; the match goes along. Signed out, the
// passkey signs in again, and the account opens the seat in a browser that never had its link.
func TestANameIsKept(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), desk(t)
	at := strings.Replace(h.url, "127.0.0.1", "localhost", 1) // passkeys are for names
	p.hasKeys()
	p.choose(at, "Duel", "open-sea", "house", "me", "random")
	p.until(`location.pathname.startsWith('/m/') && document.querySelector('.log')`)
	p.open(at)
	p.press("Keep a name")
	p.key("Anna of Hull")
	p.press("Keep it with a passkey")
	p.until(`location.pathname === '/me' && document.querySelector('h1')?.textContent === 'Anna of Hull'`)
	p.says("Duel: Open sea")
	p.screen("me")
	p.says("What you play most")
	value[bool](p, `(() => { const s = document.querySelector('select[name=theme]'); s.value = 'night'; s.dispatchEvent(new Event('change')); return true; })()`)
	p.until(`fetch('/api/me/preferences').then(r => r.json()).then(d => { window.kept = d.preferences?.theme; }) && window.kept === 'night'`)
	p.press("make new ones")
	p.until(`document.querySelector('dialog textarea')`)
	codes := value[string](p, `document.querySelector('dialog textarea').value`)
	p.press("I have them")
	p.says("10 recovery codes left")
	p.press("sign out")
	p.until(`location.pathname === '/me' && document.querySelector('h1')?.textContent === 'Your name'`)
	p.press("Sign in")
	p.press("Use a passkey")
	p.until(`document.querySelector('h1')?.textContent === 'Anna of Hull'`)

	other := phone(t)
	other.open(at + "/me")
	other.press("Sign in")
	other.until(`document.querySelector('dialog')`)
	other.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('dialog input[autocomplete=off]').focus()`))
	other.key(strings.Fields(codes)[0])
	other.press("Use the code")
	other.says("Duel: Open sea")
	other.until(`document.documentElement.dataset.theme === 'night'`) // what one prefers follows
	other.press("Duel: Open sea")
	other.until(`location.pathname.startsWith('/m/') && document.querySelector('.board')`)
	p.do(reload)
	const closing = `[...document.querySelectorAll('button')].find(b => b.textContent === 'close')`
	p.until(`(b => b && (b.click(), true))(` + closing + `)`) // not by the mouse: a page that is loaded again may still move
	p.until(`document.querySelector('main.me') && !` + closing)
	other.until(`document.querySelector('.ribbon.up')`) // its stream has ended
	other.do(reload)
	other.says("Nothing here")
}
