package server

import (
	"fmt"
	"net"
	"net/http"
	"runtime"
	"runtime/metrics"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/time/rate"
)

// policy is what the pages may do: run our own scripts, show our own art, talk
// to us, and nothing else.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; " +
	"img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// mostAnswer is how long one answer may take to be made and read; a stream has
// its own times.
const mostAnswer = 2 * time.Minute

// guard stands before every request: it sends the headers that bind the
// browser, refuses what another site's page has sent, catches faults, and notes
// the request without anything secret. The path is never logged, for it holds
// the token; the route it matched is.
func (s *Server) guard(next http.Handler) (http.Handler, error) {
	cross := http.NewCrossOriginProtection()
	if s.publicURL != "" {
		if err := cross.AddTrustedOrigin(s.publicURL); err != nil {
			return nil, err
		}
	}
	cross.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.told(w, r, refuse(http.StatusForbidden, "Another site's page may not act here."))
	}))
	inner := cross.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		out := &noting{ResponseWriter: w, packs: strings.Contains(r.Header.Get("Accept-Encoding"), "gzip")}
		http.NewResponseController(w).SetWriteDeadline(began.Add(mostAnswer)) // a test's writer may have none
		defer func() {
			if fault := recover(); fault != nil {
				s.log.Error("a fault of the program", "route", r.Pattern, "fault", fmt.Sprint(fault))
				if out.status == 0 {
					s.told(out, r, refuse(http.StatusInternalServerError,
						"The house is at fault, and we are sorry. Nothing was played."))
				}
			}
			s.counted.note(out.status)
			s.log.Debug("request", "route", r.Pattern, "method", r.Method, "status", out.status, "took", time.Since(began))
		}()
		inner.ServeHTTP(out, r)
	}), nil
}

// noting remembers the status of an answer, and whether it may be packed.
type noting struct {
	http.ResponseWriter
	status int
	packs  bool
}

// WriteHeader notes the status.
func (n *noting) WriteHeader(status int) {
	if n.status == 0 {
		n.status = status
	}
	n.ResponseWriter.WriteHeader(status)
}

// Write notes that all is well unless something else was said.
func (n *noting) Write(text []byte) (int, error) {
	if n.status == 0 {
		n.status = http.StatusOK
	}
	return n.ResponseWriter.Write(text)
}

// Unwrap lets http.ResponseController reach the connection.
func (n *noting) Unwrap() http.ResponseWriter { return n.ResponseWriter }

// limits hold back those who ask too fast: a token, and an address that makes
// matches. They forget who has not asked for a while.
type limits struct {
	mu     sync.Mutex
	byKey  map[string]*limited
	swept  time.Time
	Lifted bool // tests and measurements ask as fast as they can
}

type limited struct {
	rate *rate.Limiter
	last time.Time
}

// Rates at which requests are taken: of one token, and of one address that
// makes matches, studies or runs.
const (
	tokenRate, tokenBurst = 40, 200
	makerRate, makerBurst = 2, 40
	draftRate, draftBurst = 5, 40 // of one address that builds a scenario
)

func (l *limits) token(token string) bool {
	return l.allow("t"+token, tokenRate, tokenBurst)
}

func (l *limits) maker(r *http.Request) bool {
	return l.allow("a"+addressOf(r), makerRate, makerBurst)
}

func (l *limits) drafts(r *http.Request) bool {
	return l.allow("d"+addressOf(r), draftRate, draftBurst)
}

// addressOf is where a request comes from, without its port.
func addressOf(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	return host
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
	if now.Sub(l.swept) > time.Minute {
		l.swept = now
		for k, v := range l.byKey {
			if now.Sub(v.last) > time.Minute {
				delete(l.byKey, k)
			}
		}
	}
	one := l.byKey[key]
	if one == nil {
		one = &limited{rate: rate.NewLimiter(rate.Limit(perSecond), burst)}
		l.byKey[key] = one
	}
	one.last = now
	return one.rate.AllowN(now, 1)
}

// counted is what the metrics tell.
type counted struct {
	matches, choices atomic.Int64
	answers          [6]atomic.Int64 // by the first digit of the status
}

func (c *counted) note(status int) {
	if i := status / 100; i > 0 && i < len(c.answers) {
		c.answers[i].Add(1)
	}
}

// metrics tells figures in the text form that Prometheus reads.
func (s *Server) metrics(w http.ResponseWriter, _ *http.Request) {
	var b strings.Builder
	tell := func(name, kind, help string, value int64) {
		fmt.Fprintf(&b, "# HELP weathergage_%s %s\n# TYPE weathergage_%s %s\nweathergage_%s %d\n", name, help, name, kind, name, value)
	}
	s.mu.Lock()
	held := len(s.matches)
	s.mu.Unlock()
	heap := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(heap)
	tell("matches_begun_total", "counter", "Matches begun since the start.", s.counted.matches.Load())
	tell("matches_held", "gauge", "Matches held in memory.", int64(held))
	tell("choices_total", "counter", "Choices of persons played.", s.counted.choices.Load())
	tell("streams", "gauge", "Event streams open.", s.streams.Load())
	tell("heap_bytes", "gauge", "Bytes of the heap in use.", int64(heap[0].Value.Uint64()))
	tell("goroutines", "gauge", "Goroutines.", int64(runtime.NumGoroutine()))
	b.WriteString("# HELP weathergage_answers_total Answers by class of status.\n# TYPE weathergage_answers_total counter\n")
	for i := 2; i < len(s.counted.answers); i++ {
		fmt.Fprintf(&b, "weathergage_answers_total{class=\"%dxx\"} %d\n", i, s.counted.answers[i].Load())
	}
	w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
	fmt.Fprint(w, b.String())
}
