package server

import (
	"crypto/sha256"
	"fmt"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"github.com/weathergage/weathergage/engine"
)

// policy is what the pages may do: run our own scripts, show our own art, talk to us, and nothing else.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; " +
	"img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// framed is that policy for a page that every site may show in a frame.
var framed = strings.Replace(policy, "frame-ancestors 'none'", "frame-ancestors *", 1)

// mostAnswer is how long one answer may take to be made and read; a stream has its own limits.
const mostAnswer = 2 * time.Minute

// guard wraps every request: it gives it an id, sends the headers that restrict the browser, refuses what another
// site's page has sent, catches panics, and logs the request without anything secret. It never logs the path,
// which holds the token, but the route that matched.
func (s *Server) guard(next http.Handler) (http.Handler, error) {
	cross := http.NewCrossOriginProtection()
	if s.publicURL != "" {
		if err := cross.AddTrustedOrigin(s.publicURL); err != nil {
			return nil, err
		}
	}
	cross.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.told(w, r, refuse(http.StatusForbidden, "Requests from another site's page are refused."))
	}))
	inner := cross.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began, r := time.Now(), identified(r)
		h := w.Header()
		h.Set("X-Request-Id", requestOf(r))
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		out := &noting{ResponseWriter: w}
		http.NewResponseController(w).SetWriteDeadline(began.Add(mostAnswer)) // a test's writer may not support it
		defer func() {
			if fault := recover(); fault != nil {
				s.logOf(r).Error("a bug in the program", "fault", fmt.Sprint(fault))
				if out.status == 0 {
					s.told(out, r, out.fault(r))
				}
			}
			s.served(r, out, time.Since(began))
		}()
		inner.ServeHTTP(out, r)
	}), nil
}

// noting remembers the status of an answer.
type noting struct {
	http.ResponseWriter
	status  int
	played  bool // what was asked for is stored
	streams bool // the answer is a stream, which takes as long as its reader stays
}

// fault returns the answer to a request that panicked.
func (n *noting) fault(r *http.Request) error {
	text := "Server error. " + strings.TrimSpace(notKept(r))
	if n.played {
		text = "Server error. Your move was played; reload the page to see it."
	} else if r.Method == http.MethodGet {
		text = "Server error. Reload the page to try again."
	}
	return refuse(http.StatusInternalServerError, text)
}

// played records that the request was stored, whatever happens to the answer.
func played(w http.ResponseWriter) {
	if n, ok := w.(*noting); ok {
		n.played = true
	}
}

// WriteHeader records the status.
func (n *noting) WriteHeader(status int) {
	if n.status == 0 {
		n.status = status
	}
	n.ResponseWriter.WriteHeader(status)
}

// Write records status 200 unless another was set.
func (n *noting) Write(text []byte) (int, error) {
	if n.status == 0 {
		n.status = http.StatusOK
	}
	return n.ResponseWriter.Write(text)
}

// Unwrap lets http.ResponseController reach the connection.
func (n *noting) Unwrap() http.ResponseWriter { return n.ResponseWriter }

// limits holds back senders that ask too fast: a token, and an address that makes matches. It drops those
// that have not asked for a while.
type limits struct {
	mu     sync.Mutex
	byKey  map[string]*limited
	swept  time.Time
	Lifted bool // tests and measurements ask as fast as they can
}

type limited struct{ rate *rate.Limiter }

// Rates of requests a second: of one token; of what one token says or asks of the others; of one address, for
// links that open nothing, and for matches, studies or runs that it makes.
const (
	tokenRate, tokenBurst       = 40, 200
	sayingRate, sayingBurst     = 0.5, 10
	strangerRate, strangerBurst = 1, 30
	makerRate, makerBurst       = 2, 40
	posterRate, posterBurst     = 1. / 120, 6    // of one address: invitations in the hall
	draftRate, draftBurst       = 5, 40          // of one address that builds a scenario
	runRate, runBurst           = 0.2, 20        // of one address: runs of the laboratory
	asksRate, asksBurst         = 1. / 600, 5    // of one address: mails that ask for consent to more
	askedRate, askedBurst       = 1. / 28_800, 3 // to one mail address: the same
	letterRate, letterBurst     = 1. / 1800, 5   // to one mail address: links to sign in
	ceremonyRate, ceremonyBurst = 2, 40          // of one address: requests about names and accounts
)

// mostLimited is how many tokens and addresses are counted at once, each until its limit has recovered. If
// there are more, the new ones wait.
const mostLimited = 100_000

// token counts a request with a valid link, by the hash of its token.
func (l *limits) token(hash [sha256.Size]byte) bool {
	return l.allow("t"+string(hash[:]), tokenRate, tokenBurst)
}

// sayer counts a chat message in a seat or by observers.
func (l *limits) sayer(hash [sha256.Size]byte) bool {
	return l.allow("s"+string(hash[:]), sayingRate, sayingBurst)
}

// stranger counts a link that opens nothing, by its sender's address.
func (l *limits) stranger(address string) bool {
	return l.allowFrom("m", address, strangerRate, strangerBurst)
}

func (l *limits) maker(address string) bool {
	return l.allowFrom("a", address, makerRate, makerBurst)
}

func (l *limits) poster(address string) bool {
	return l.allowFrom("p", address, posterRate, posterBurst)
}

func (l *limits) drafts(address string) bool {
	return l.allowFrom("d", address, draftRate, draftBurst)
}

func (l *limits) runs(address string) bool {
	return l.allowFrom("r", address, runRate, runBurst)
}

func (l *limits) asks(address string) bool { return l.allowFrom("q", address, asksRate, asksBurst) }

// asked counts a mail that asks its receiver for consent to more.
func (l *limits) asked(mail string) bool {
	return l.allow("Q"+strings.ToLower(mail), askedRate, askedBurst)
}

// letter counts a mail with a link to sign in.
func (l *limits) letter(mail string) bool { return l.allow("L"+mail, letterRate, letterBurst) }

// ceremony counts a request of an address about names and accounts.
func (l *limits) ceremony(address string) bool {
	return l.allowFrom("c", address, ceremonyRate, ceremonyBurst)
}

// address returns the sender's address, as limits count: an IPv4 address, or the /64 network of an IPv6
// address, because its owner has all of it. Behind a proxy that the owner trusts it is the last address in
// the proxy's header, with a port or without.
func (s *Server) address(r *http.Request) string {
	from := r.RemoteAddr
	if s.trustProxy != "" {
		if told := r.Header.Values(s.trustProxy); len(told) > 0 {
			last := told[len(told)-1]
			from = strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:])
		}
	}
	at, err := parseAddress(from)
	if err != nil {
		s.unreadable.Do(func() {
			s.log.Warn("senders without an address that can be read share the limits of one", "found", engine.Quote(from), "header", s.trustProxy)
		})
		return "unknown"
	}
	if at = at.Unmap().WithZone(""); at.Is6() {
		return netip.PrefixFrom(at, 64).Masked().String()
	}
	return at.String()
}

// parseAddress reads an address, with a port or in brackets as proxies write it.
func parseAddress(text string) (netip.Addr, error) {
	if at, err := netip.ParseAddrPort(text); err == nil {
		return at.Addr(), nil
	}
	return netip.ParseAddr(strings.TrimSuffix(strings.TrimPrefix(text, "["), "]"))
}

// network returns the /56 network of an IPv6 address, which many providers give to one household, and any
// other address unchanged. Long-lived resources are counted by it.
func network(address string) string {
	at, err := netip.ParsePrefix(address)
	if err != nil {
		return address
	}
	return netip.PrefixFrom(at.Addr(), 56).Masked().String()
}

// householdShare is how many times the limit of one address a /56 network has.
const householdShare = 4

// allowFrom counts a request by its address and by that address's network.
func (l *limits) allowFrom(what, address string, perSecond float64, burst int) bool {
	if wide := network(address); wide != address && !l.allow(what+wide, householdShare*perSecond, householdShare*burst) {
		return false
	}
	return l.allow(what+address, perSecond, burst)
}

func (l *limits) allow(key string, perSecond float64, burst int) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.Lifted {
		return true
	}
	now := time.Now()
	if l.byKey == nil {
		l.byKey = map[string]*limited{}
	}
	if now.Sub(l.swept) > time.Minute || len(l.byKey) >= mostLimited && now.Sub(l.swept) > time.Second {
		l.swept = now
		for k, v := range l.byKey {
			if v.rate.TokensAt(now) >= float64(v.rate.Burst()) { // its limit has recovered
				delete(l.byKey, k)
			}
		}
	}
	one := l.byKey[key]
	if one == nil {
		if len(l.byKey) >= mostLimited {
			return false
		}
		one = &limited{rate: rate.NewLimiter(rate.Limit(perSecond), burst)}
		l.byKey[key] = one
	}
	return one.rate.AllowN(now, 1)
}
