package server

import (
	"encoding/json"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/server/notice/noticetest"
)

// A postroom has a mail server, a push service and receivers of webhooks. One message in five fails there:
// it is refused, at once or slowly, or it is taken and the answer to it is lost.
type postroom struct {
	testing.TB
	mail  string
	hooks *httptest.Server

	came, failed atomic.Int64

	mu    sync.Mutex
	boxes map[string]*box // by address of mail, or path
}

// A box is where the messages of one seat come.
type box struct {
	testing.TB
	address string
	prefix  string              // of the ids of its messages
	browser *noticetest.Browser // to which they are pushed, or nil
	key     string              // with which the server signs those
	asks    chan string         // secrets of notices whose confirmation is asked for
	news    chan bool           // something has come

	mu  sync.Mutex
	got []arrival
}

// An arrival is one message that has come, about an entry of its match.
type arrival struct {
	id, title string
	n         int
	at        time.Time
	fate      fate
}

func (a *arrival) taken() bool { return a.fate == isTaken || a.fate == isLost }

func openPostroom(t testing.TB) *postroom {
	p := &postroom{TB: t, boxes: map[string]*box{}}
	p.hooks = httptest.NewUnstartedServer(p)
	p.hooks.EnableHTTP2 = true // as push services have it
	p.hooks.StartTLS()
	t.Cleanup(p.hooks.Close)
	p.mail = noticetest.Serve(t, p.takeMail)
	return p
}

// open opens a box for messages that come one way with such ids, pushed ones signed with a key.
func (p *postroom) open(way, prefix, key string) *box {
	b := &box{TB: p.TB, prefix: prefix, key: key, news: make(chan bool, 1), asks: make(chan string, 1)}
	at := "/" + prefix
	switch way {
	case "mail":
		at = prefix + "@example.org"
		b.address = at
	case "push":
		var err error
		if b.browser, err = noticetest.NewBrowser(p.hooks.URL + at); err != nil {
			p.Error(err)
		}
		b.address = b.browser.Subscription()
	default:
		b.address = p.hooks.URL + at
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.boxes[at] = b
	return b
}

func (p *postroom) box(at string) *box {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.boxes[at]
}

// since returns the messages that have come after the first so many.
func (b *box) since(n int) []arrival {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]arrival(nil), b.got[n:]...)
}

// What becomes of a message.
type fate int

const (
	isTaken   fate = iota
	isRefused      // at once
	isDelayed      // and then refused
	isLost         // the answer is: it was taken
)

// take takes a message, or does not.
func (p *postroom) take(b *box, id, title string) fate {
	p.came.Add(1)
	f := isTaken
	if rand.IntN(5) == 0 {
		p.failed.Add(1)
		f = isRefused + fate(rand.IntN(3))
	}
	a := arrival{id, title, b.number(id), time.Now(), f}
	b.mu.Lock()
	b.got = append(b.got, a)
	b.mu.Unlock()
	select {
	case b.news <- true:
	default:
	}
	if f == isDelayed {
		time.Sleep(300 * time.Millisecond)
	}
	return f
}

// ServeHTTP takes what is pushed or posted.
func (p *postroom) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	b := p.box(r.URL.Path)
	text, err := io.ReadAll(r.Body)
	if err != nil {
		return // its sender was killed
	}
	if b.browser != nil {
		if text, err = b.browser.Read(b.key, r.Header, text); err != nil {
			p.Error(err)
		}
	}
	var m struct{ ID, Title string }
	if err := json.Unmarshal(text, &m); err != nil {
		p.Errorf("%v in %q", err, text)
	}
	switch p.take(b, m.ID, m.Title) {
	case isTaken:
		w.WriteHeader(http.StatusCreated)
	case isLost:
		panic(http.ErrAbortHandler)
	default:
		w.WriteHeader(http.StatusServiceUnavailable)
	}
}

// takeMail takes a mail.
func (p *postroom) takeMail(text string) string {
	between := func(before, after string) string {
		_, rest, _ := strings.Cut(text, before)
		in, _, _ := strings.Cut(rest, after)
		return in
	}
	b := p.box(between("RCPT TO:<", ">"))
	id := between("Message-ID: <", "@")
	if strings.HasPrefix(id, "ask-") {
		b.asks <- between("/notice/", "\r\n")
		return "250 taken"
	}
	return [...]string{isTaken: "250 taken", isRefused: "451 try again later", isDelayed: "451 try again later", isLost: ""}[p.take(b, id, between("Subject: ", "\r\n"))]
}
