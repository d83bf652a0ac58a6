package server

import (
	"cmp"
	"context"
	"crypto/sha256"
	"crypto/x509"
	"errors"
	"io/fs"
	"log/slog"
	"net/http"
	"net/netip"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/alexedwards/scs/v2"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/server/notice"
	"github.com/weathergage/weathergage/internal/store"
)

// Config is the configuration of a server. With only Games set it serves this machine and keeps its matches
// in memory.
type Config struct {
	Games catalog.List // the games that can be played
	// PublicURL begins links, such as https://table.example; "" if the server can be reached from this
	// machine only.
	PublicURL string
	Log       *slog.Logger // nil logs nothing
	// Store stores the matches; it stays open and belongs to the caller. nil keeps them in memory.
	Store store.Store
	// Guides are the documents of the project, for the pages about the games; nil leaves them out.
	Guides fs.FS
	// Packs are folders of data files, by the key of the game whose pack they change: they replace its files
	// or add scenarios. nil is none.
	Packs map[string]string
	// TrustProxy is the header in which the owner's reverse proxy writes the address that a request came
	// from, such as X-Forwarded-For; "" if there is none. Its last address counts.
	TrustProxy string
	// MostThought is how long a bot may think before one choice; 0 is ten seconds.
	MostThought time.Duration
	// Mail is the server that takes our mail, such as smtp://USER:PASSWORD@HOST:587, and MailFrom its sender;
	// "" is none. It needs PublicURL.
	Mail, MailFrom string

	receivers receivers // for tests
}

// receivers are what a test may reach besides the public internet.
type receivers struct {
	roots   *x509.CertPool
	private func(netip.AddrPort) bool
}

// A Server serves matches to browsers. Handler serves it.
type Server struct {
	publicURL   string
	store       store.Store
	people      store.People // nil if nothing is stored
	sessions    *scs.SessionManager
	post        *notice.Post // delivers news to people who are away
	trustProxy  string
	unreadable  sync.Once // an unreadable address has been logged
	mostThought time.Duration
	loading     [16]sync.Mutex // by id: held while a match is loaded
	log         *slog.Logger
	games       []*installed
	own         owned
	began       time.Time // when this process did
	running     context.Context
	stop        context.CancelFunc
	work        sync.WaitGroup
	thinking    *turns // cores for bots that search, by match
	quick       *turns // cores for bots that answer at once, by match
	tables      *turns // cores for odds and records that people who play ask for, by address
	strangers   *turns // cores for uploads, drafts and studies, by address
	uploads     *turns // room for long records being read, by address
	idlers      idlers
	followed    followed
	listed      listed
	now         func() time.Time
	pause       func() time.Duration // how long standing orders wait
	streams     atomic.Int64
	streaming   streaming
	noJobs      atomic.Bool // the job queue does not work
	full        atomic.Bool // the last write found the disk full
	watched     watched
	guides      fs.FS
	about       aboutPages
	limits      limits
	hall        halls
	punctual    lately
	telling     claims // notices being told, by id, and digests, by address
	handler     http.Handler

	closing sync.Mutex
	closed  bool // no more background work is begun

	mu      sync.Mutex
	matches map[string]*live
	chairs  map[[sha256.Size]byte]chair
	commits map[string]committed
	runs    map[string]*run // the laboratory's runs that are played here
}

// New opens a server. Close it when no request is being served any more.
func New(c Config) (*Server, error) {
	s, err := furnished(c)
	if err == nil {
		s.post, err = s.newPost(&c)
	}
	if err != nil {
		return nil, err
	}
	s.begun()
	return s, nil
}

// furnished returns a server without background work.
func furnished(c Config) (*Server, error) {
	games, err := install(c.Games, c.Packs)
	if err != nil {
		return nil, err
	}
	s := &Server{
		publicURL: strings.TrimSuffix(c.PublicURL, "/"), log: c.Log, games: games,
		thinking: newTurns(max(1, runtime.NumCPU()-1)), quick: newTurns(runtime.NumCPU()),
		tables: newTurns(max(1, runtime.NumCPU()-1)), strangers: newTurns(max(1, runtime.NumCPU()/2)), uploads: newTurns(mostUploads), now: time.Now, pause: pause,
		trustProxy: c.TrustProxy, mostThought: cmp.Or(c.MostThought, 10*time.Second),
		matches: map[string]*live{}, chairs: map[[sha256.Size]byte]chair{}, commits: map[string]committed{},
		runs: map[string]*run{}, store: c.Store, guides: c.Guides,
	}
	if s.store == nil {
		s.store = newMemory()
	}
	if s.log == nil {
		s.log = slog.New(slog.DiscardHandler)
	}
	s.log = slog.New(discreet{s.log.Handler()})
	s.count()
	if !s.keepsAll() {
		s.people = s.store
	}
	for _, g := range games {
		if err := (bot.Spec{Kind: "master"}).Lacks(g.rules, g.Captain); err != nil {
			s.log.Warn("the captain plays for the master", "game", g.Key, "error", err)
		}
	}
	s.began, s.sessions = s.now(), s.newSessions()
	s.running, s.stop = context.WithCancel(context.Background())
	if s.handler, err = s.routes(); err != nil {
		return nil, err
	}
	return s, nil
}

// Stop ends every stream, so that http.Server.Shutdown need not wait for them, and lets bots finish their
// current decision.
func (s *Server) Stop() {
	s.stop()
	s.closing.Lock()
	s.closed = true
	s.closing.Unlock()
	s.work.Wait()
}

// behind runs something in the background, unless the server is being closed. It reports whether it does.
func (s *Server) behind(do func()) bool {
	s.closing.Lock()
	defer s.closing.Unlock()
	if s.closed {
		return false
	}
	s.work.Go(do)
	return true
}

// ServeHTTP answers one request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// watches reports whether the chair is an observer's.
func (c *chair) watches() bool { return c.seat == engine.Observer }

// drawClock returns the clock that matters most to a seat: one that has run out, then the one that runs out
// first.
func drawClock(v *match.View, now time.Time) *clock {
	var out *clock
	for _, cl := range v.Clocks {
		left := int(max(cl.Due.Sub(now), 0) / time.Second)
		if out == nil || left < out.Left {
			out = &clock{
				Seat: asjson.Seat(cl.Seat), Left: left, Ran: cl.Ran,
				Captain: slices.Contains(v.Relieved, cl.Seat),
			}
		}
	}
	return out
}

// A refused is an error that the sender of the request is shown.
type refused struct {
	status int
	refusal
}

func (r *refused) Error() string { return r.Text }

func refuse(status int, text string) error { return &refused{status, refusal{Text: text}} }

// explain turns an error of a match into what its seat is told. lost says what the request has not done, see
// notKept.
func (c *chair) explain(lost string, err error) *refused {
	var r *refused
	if errors.As(err, &r) {
		return r
	}
	if told := unkept(lost, err); told != nil {
		return told
	}
	out := &refused{status: http.StatusConflict}
	var ill *engine.Refused
	var bad *engine.BadMessage
	switch {
	case errors.As(err, &ill):
		v := c.match.View(c.seat)
		why := engine.Refuse(c.match.Info(), c.draw.words, v.Seen, ill.Of, ill.Illegal)
		out.Text, out.Rule = sentence(why.String()), string(why.Rule)
	case errors.As(err, &bad):
		out.Text, out.Rule = sentence(bad.Error()), string(bad.Rule)
	default:
		out.Text = sentence(err.Error())
	}
	return out
}

// sentence returns a text with a capital letter and a full stop.
func sentence(text string) string {
	if text == "" {
		return ""
	}
	text = engine.Capital(text)
	if strings.HasSuffix(text, ".") || strings.HasSuffix(text, ")") {
		return text
	}
	return text + "."
}
