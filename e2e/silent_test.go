package e2e

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	pages "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// How a proxy spoils event streams; everything else it passes on.
const (
	fallsSilent = "silent"  // a stream opens, and after a moment its bytes stop
	heldBack    = "held"    // the headers come, but the body is held back
	noAnswer    = "nothing" // no header ever comes
	passesAll   = "whole"   // it spoils nothing
)

// A spoiler is a proxy before a house that spoils event streams, each in the mode in force when it is opened.
type spoiler struct {
	*httptest.Server
	mode    atomic.Value // of string
	version atomic.Value // of string: what streams tell as the version of the house, "" for its own
}

func spoil(h *house, mode string) *spoiler {
	h.Helper()
	to, err := url.Parse(h.url)
	if err != nil {
		h.Fatal(err)
	}
	s := &spoiler{}
	s.mode.Store(mode)
	s.version.Store("")
	passes := httputil.NewSingleHostReverseProxy(to)
	passes.FlushInterval = -1
	passes.ModifyResponse = func(res *http.Response) error {
		if strings.HasPrefix(res.Header.Get("Content-Type"), "text/event-stream") {
			res.Body = &spoiled{ReadCloser: res.Body, of: s, mode: s.mode.Load().(string), opened: time.Now()}
		}
		return nil
	}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Header.Del("Accept-Encoding")
		if strings.HasSuffix(r.URL.Path, "/events") && s.mode.Load() == noAnswer {
			<-r.Context().Done()
			return
		}
		passes.ServeHTTP(w, r)
	}))
	h.Cleanup(func() { s.CloseClientConnections(); s.Close() })
	return s
}

// spoiled is the body of an event stream.
type spoiled struct {
	io.ReadCloser
	of     *spoiler
	mode   string
	opened time.Time
}

func (b *spoiled) Read(into []byte) (int, error) {
	for {
		n, err := b.ReadCloser.Read(into)
		if err != nil || b.mode == passesAll || b.mode == fallsSilent && time.Since(b.opened) < time.Second {
			return b.tells(into, n), err
		}
	}
}

// tells puts another version of the same length into what a stream tells.
func (b *spoiled) tells(into []byte, n int) int {
	if v := b.of.version.Load().(string); v != "" {
		if i := strings.Index(string(into[:n]), "data:/v/"); i >= 0 {
			copy(into[i+len("data:"):n], v)
		}
	}
	return n
}

// hurries has the clocks of the page run so many times faster from its next document on.
func (p *page) hurries(times int) {
	p.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, pages.AddScriptToEvaluateOnNewDocument, pages.AddScriptToEvaluateOnNewDocumentParams{Source: fmt.Sprintf(`{
			const { setTimeout, setInterval } = window, now = Date.now, start = now(), most = AbortSignal.timeout;
			window.setTimeout = (f, ms, ...a) => setTimeout(f, ms / %[1]d, ...a);
			window.setInterval = (f, ms, ...a) => setInterval(f, ms / %[1]d, ...a);
			Date.now = () => start + (now() - start) * %[1]d;
			AbortSignal.timeout = ms => most.call(AbortSignal, ms / %[1]d);
		}`, times)})
		return err
	}))
}

// playOut plays all that the first seat is asked, and returns at which view the second one is then.
func (p *page) playOut(seats []string) int {
	p.Helper()
	return value[int](p, fmt.Sprintf(`(async () => { %s
		while (await step([%q], null) === 'played') await new Promise(done => setTimeout(done, 26));
		return (await view(%q)).at;
	})()`, through, seats[0], seats[1]))
}

// hears waits until the page is at a view, at most for so long.
func (p *page) hears(at int, within time.Duration) {
	p.Helper()
	for began := time.Now(); p.at() < at; time.Sleep(100 * time.Millisecond) {
		if time.Since(began) > within {
			p.Fatalf("after %v the page has not heard what the other did%s", within, p.situation())
		}
	}
}

// playThrough plays some decisions of a duel: one seat plays past the proxy, the other in the page, which
// hears of each within the time given.
func playThrough(p *page, h *house, seats []string, decisions int, within time.Duration) {
	p.Helper()
	other := desk(p)
	other.open(h.url)
	for range decisions {
		for p.at() > 0 && value[bool](p, answers+`.length > 0`) {
			p.answer()
		}
		p.hears(other.playOut(seats), within)
	}
}

// haste is how many times faster than in life the pages of these tests run, but for one.
const haste = 6

// A match is played through networks that spoil event streams: the page of one hears what the other did within
// a minute at worst, and says what it does about it.
func TestNetworksThatSpoilStreams(t *testing.T) { spoilsStreams(t, haste) }

// The same with the clocks of life.
func TestNetworksThatSpoilStreamsAtLength(t *testing.T) {
	atLength(t)
	spoilsStreams(t, 1)
}

func spoilsStreams(t *testing.T, haste int) {
	beside(t)
	const late = "Updates come late through this network"
	for _, mode := range []string{fallsSilent, heldBack, noAnswer} {
		t.Run(mode, func(t *testing.T) {
			t.Parallel()
			h, p := openHouse(t), desk(t)
			way := spoil(h, mode)
			p.hurries(haste)
			p.open(h.url)
			seats := value[[]string](p, begin("duel", "open-sea", 0, `{ kind: 'me' }, { kind: 'friend' }`))
			p.open(way.URL + "/m/" + seats[1])
			p.until(viewAt)
			playThrough(p, h, seats, 3, time.Minute/time.Duration(haste))
			p.says(late)
			p.audit("updates come late")
			if mode == fallsSilent { // a heartbeat shows that a stream lives again, which the hurried page does not wait for
				return
			}
			way.mode.Store(passesAll)
			p.until(`!document.body.innerText.includes(` + quote(late) + `)`)
		})
	}
}

// A page that comes to the front, comes back from the browser's store, or goes online asks at once.
func TestPageAsksForItself(t *testing.T) {
	h, p, other := openHouse(t), desk(t), desk(t)
	way := spoil(h, fallsSilent)
	other.open(h.url)
	seats := value[[]string](other, begin("duel", "open-sea", 0, `{ kind: 'me' }, { kind: 'friend' }`))
	p.open(way.URL + "/m/" + seats[1])
	p.until(viewAt)
	time.Sleep(1500 * time.Millisecond) // its stream is silent by now
	for _, event := range []string{
		`document.dispatchEvent(new Event('visibilitychange'))`, `window.dispatchEvent(new Event('online'))`,
		`window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`,
	} {
		was := value[string](p, `document.querySelector('ol.said').textContent`)
		value[bool](other, fmt.Sprintf(`(async () => { %s return (await send('%s', 'say', { text: %q })).ok; })()`, through, seats[0], event[:20]))
		time.Sleep(time.Second)
		if now := value[string](p, `document.querySelector('ol.said').textContent`); now != was {
			t.Fatalf("the stream is not silent: %s", now)
		}
		value[bool](p, event)
		p.hearsWords(was, 10*time.Second)
		time.Sleep(1500 * time.Millisecond) // a stream that was opened again is silent too
	}
}

// hearsWords waits for other words of the talk than were said.
func (p *page) hearsWords(was string, within time.Duration) {
	p.Helper()
	for began := time.Now(); value[string](p, `document.querySelector('ol.said').textContent`) == was; time.Sleep(50 * time.Millisecond) {
		if time.Since(began) > within {
			p.Fatalf("after %v the page has not asked%s", within, p.situation())
		}
	}
}

// A forgetful is a way to a house that forgets the connections it has: they stay open, and bring nothing more.
type forgetful struct {
	net.Listener
	age atomic.Int64 // connections of an older age are dead
}

func forget(h *house) *forgetful {
	h.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		h.Fatal(err)
	}
	f := &forgetful{Listener: l}
	h.Cleanup(func() { l.Close() })
	go func() {
		for {
			from, err := l.Accept()
			if err != nil {
				return
			}
			to, err := net.Dial("tcp", strings.TrimPrefix(h.url, "http://"))
			if err != nil {
				from.Close()
				continue
			}
			age := f.age.Load()
			carry := func(into, out net.Conn) {
				defer into.Close()
				buf := make([]byte, 32<<10)
				for {
					n, err := out.Read(buf)
					if err != nil {
						return
					}
					if f.age.Load() == age {
						into.Write(buf[:n])
					}
				}
			}
			go carry(to, from)
			go carry(from, to)
		}
	}()
	return f
}

// A page whose every connection has been forgotten on its way finds a new one within a minute.
func TestForgottenConnections(t *testing.T) {
	h, p, other := openHouse(t), desk(t), desk(t)
	way := forget(h)
	other.open(h.url)
	seats := value[[]string](other, begin("duel", "open-sea", 0, `{ kind: 'me' }, { kind: 'friend' }`))
	p.hurries(haste)
	p.open("http://" + way.Addr().String() + "/m/" + seats[1])
	p.until(viewAt)
	value[bool](p, `Promise.all(Array.from({ length: 5 }, () => fetch(location.pathname.replace('/m/', '/api/m/')).then(r => r.text()))).then(() => true)`)
	p.answer()
	p.answer()
	way.age.Add(1)
	p.hears(other.playOut(seats), time.Minute/time.Duration(haste))
}

// After an upgrade the page offers to reload, but not while it waits for a decision that was open before.
func TestUpgradeIsOfferedBetweenDecisions(t *testing.T) {
	h, p, other := openHouse(t), desk(t), desk(t)
	way := spoil(h, passesAll)
	other.open(h.url)
	seats := value[[]string](other, begin("duel", "open-sea", 0, `{ kind: 'me' }, { kind: 'friend' }`))
	p.open(way.URL + "/m/" + seats[1])
	p.myTurn()
	way.version.Store("/v/0000000000000000")
	way.CloseClientConnections() // as an upgrade does
	const offer = `[...document.querySelectorAll('.notice button')].some(b => b.textContent === 'Reload page')`
	time.Sleep(3 * time.Second)
	if value[bool](p, offer) {
		t.Error("the page offers to reload while it is asked something")
	}
	p.answer()
	p.until(offer)
	p.audit("an upgrade")
	way.version.Store("")
	p.press("Reload page")
	p.until(viewAt + ` && !(` + offer + `)`)
}

// Words stay in the page until the server has them: offline, and past the limit. Sent again they are said once.
func TestWordsAreKept(t *testing.T) {
	h, p := openHouse(t), desk(t)
	way := layLine(h)
	p.open(h.url)
	seats := value[[]string](p, begin("duel", "open-sea", 0, `{ kind: 'me' }, { kind: 'friend' }`))
	p.open(way.url + "/m/" + seats[1])
	p.until(viewAt)
	p.book("Talk")
	const box = `document.querySelector('.talk form input').value`
	says := func(text string) {
		t.Helper()
		p.do(typed(".talk form input", text)...)
		p.press("Say")
	}
	way.set(true)
	says("Are you there?")
	p.says("Connection lost")
	if kept := value[string](p, box); kept != "Are you there?" {
		t.Errorf("offline the box holds %q", kept)
	}
	way.set(false)
	p.until(`!document.querySelector('.ribbon.up')`)
	p.press("Say")
	p.until(box + ` === '' && document.querySelector('ol.said').innerText.split('Are you there?').length === 2`)
	value[bool](p, fmt.Sprintf(`(async () => { %s for (let n = 0; n < 12; n++) await send('%s', 'say', { text: 'On.' }); return true; })()`, through, seats[1]))
	says("One more.")
	p.says("Too many messages")
	if kept := value[string](p, box); kept != "One more." {
		t.Errorf("past the limit the box holds %q", kept)
	}
}
