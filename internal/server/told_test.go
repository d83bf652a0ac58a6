package server

import (
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/netip"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/internal/store/pgtest"
)

// turnsTold is of how many turns people are told while servers are killed, once for each 2,000 or as often
// as -kills says:
//
//	go test ./internal/server -run EveryTurnIsTold -v -turns 100000 -timeout 0
var turnsTold = flag.Int("turns", 0, "of how many turns people are told while servers are killed; 0: of 500, where what takes long is wanted")

// Limits of that test.
const (
	lostAfter = 2 * time.Minute // without an attempt a message is lost
	inFlight  = 3 * time.Second // how long after a decision a message may come that was sent before it
	soonTold  = 2 * time.Second // the 99th percentile of the times until a message is handed over
	thinks    = 2 * time.Second // a player, at most, before a turn
)

// receiversOf names, in the environment of a server that is to be killed, the receivers that it may
// reach, as JSON.
const receiversOf = "WEATHERGAGE_SERVER_TEST_RECEIVERS"

// reachable are receivers in the process of a test.
type reachable struct {
	Mail  string // host and port
	Hooks string // host and port
	Roots []byte // that vouch for those, PEM
}

// tellAtOnce has a server tell people at once, by the receivers in the environment if there are any.
func tellAtOnce(c *Config) error {
	text := os.Getenv(receiversOf)
	if text == "" {
		return nil
	}
	var to reachable
	if err := json.Unmarshal([]byte(text), &to); err != nil {
		return err
	}
	at, err := netip.ParseAddrPort(to.Hooks)
	if err != nil {
		return err
	}
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(to.Roots)
	attention = 0                         // nobody looks at a page
	c.Log = slog.New(slog.DiscardHandler) // it would tell of each message that fails
	c.PublicURL, c.Mail, c.MailFrom = tableAt, "smtp://"+to.Mail, "table@example.org"
	c.receivers = receivers{roots, func(a netip.AddrPort) bool { return a == at }}
	return nil
}

// TestEveryTurnIsTold has people play who wait for the message that it is their turn, by mail, push or
// webhook, and sometimes do not wait. One message in five fails at its receiver, and one of two servers
// on PostgreSQL is killed now and then. No message is lost; none comes twice with another id; none is
// sent after its decision was taken.
func TestEveryTurnIsTold(t *testing.T) {
	turns := *turnsTold
	if turns == 0 {
		if os.Getenv("WEATHERGAGE_LONG") == "" {
			t.Skip("takes long: WEATHERGAGE_LONG=1 runs it")
		}
		turns = 500
	}
	c, err := pgtest.New(pgtest.Programs(t, os.Getenv("WEATHERGAGE_CI") != ""))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Remove()
	r := &telegraph{battered: battered{T: t}, post: openPostroom(t), want: int64(turns)}
	database := c.Database(t)
	for range 2 {
		n := &node{database: database}
		n.start(t, r.post.env())
		r.nodes = append(r.nodes, n)
	}
	if r.kept, err = store.Look(t.Context(), database); err != nil {
		t.Fatal(err)
	}
	defer r.kept.Close()
	deaths := 3
	if *turnsTold > 0 {
		deaths = max(*kills, turns/2000)
	}
	var all sync.WaitGroup
	for range min(100, max(20, turns/20)) {
		all.Go(r.plays)
	}
	start := time.Now()
	for killed := 1; killed <= deaths; killed++ {
		for r.turns.Load() < int64(killed*turns/(deaths+1)) && !t.Failed() {
			time.Sleep(10 * time.Millisecond)
		}
		n := r.nodes[rand.IntN(2)]
		n.kill()
		n.start(t, r.post.env())
	}
	all.Wait()
	took := time.Since(start)
	time.Sleep(3 * time.Second) // what may come twice does so
	for _, n := range r.nodes {
		n.kill()
	}
	r.judge()
	r.report(deaths, took)
}

// A telegraph is what happens in that test.
type telegraph struct {
	battered
	post  *postroom
	kept  store.Store
	want  int64 // turns
	turns atomic.Int64

	waited, lost, twice, stale, late, crossed atomic.Int64

	mu      sync.Mutex
	matches []*toldMatch
	took    []time.Duration // from the entry until the message was handed over
	longest time.Duration   // after its decision a message came that was sent before it
}

// A toldMatch is a match whose players are told of their turns, each one way. They play at one server,
// and go over to the other now and then, once that knows as much.
type toldMatch struct {
	battered
	made
	seats  [2]*toldSeat
	times  []time.Time // when each entry was stored
	before int         // how many entries there were before the last turn
}

type toldSeat struct {
	box  *box
	path string
	seen int       // messages of the box that were looked at
	over []endTurn // its turns that are over
}

// An endTurn is the end of a turn: how many entries the match had then, and when that was acknowledged.
type endTurn struct {
	entries int
	at      time.Time
}

func (s *toldSeat) last() int {
	if len(s.over) == 0 {
		return 0
	}
	return s.over[len(s.over)-1].entries
}

// plays plays one match after another until all turns are taken.
func (r *telegraph) plays() {
	for r.turns.Load() < r.want && !r.Failed() {
		m := r.begins()
		if m == nil {
			continue
		}
		r.mu.Lock()
		r.matches = append(r.matches, m)
		r.mu.Unlock()
		for r.turns.Load() < r.want && !r.Failed() && r.turn(m) {
		}
	}
}

// begins begins a match of two persons, and has each of them told; nil if a server was killed meanwhile.
func (r *telegraph) begins() *toldMatch {
	m := &toldMatch{battered: battered{T: r.T}}
	r.sends(m)
	plan := newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
	if code, ok := m.once("POST", "/api/matches", plan, &m.made); !ok || code != http.StatusCreated {
		return nil
	}
	for i, token := range m.made.Seats {
		way := []string{"mail", "push", "hook"}[rand.IntN(3)]
		s := &toldSeat{path: "/api/m/" + *token}
		var list noticeList
		if code := m.surely("GET", s.path+"/notices", nil, &list); code != http.StatusOK {
			return nil
		}
		s.box = r.post.open(way, fmt.Sprint(m.Match, "-", i, "-"), list.Key)
		n := newNotice{Way: way, Address: s.box.address, About: []string{"turn", "ended"}}
		if code, ok := m.once("POST", s.path+"/notices", n, &list); !ok || code != http.StatusOK {
			return nil
		}
		if way == "mail" {
			m.surely("POST", "/api/notices/"+<-s.box.asks+"/confirm", nil, nil)
		}
		m.seats[i] = s
	}
	return m
}

// sends sends the players of a match to one of the servers.
func (r *telegraph) sends(m *toldMatch) {
	were := m.views()
	m.nodes = []*node{r.nodes[rand.IntN(2)]}
	for now := m.views(); were != nil && now != nil && (now[0].At < were[0].At || now[1].At < were[1].At) && !r.Failed(); now = m.views() {
		time.Sleep(50 * time.Millisecond)
	}
}

// views returns what the two seats see, nil before the match has begun or if it cannot be seen.
func (m *toldMatch) views() []view {
	out := make([]view, 2)
	for i, s := range m.seats {
		if s == nil || m.surely("GET", s.path+"/view?at=0", nil, &out[i]) != http.StatusOK {
			return nil
		}
	}
	return out
}

// turn plays the turn of a seat that must decide, and reports whether the match goes on.
func (r *telegraph) turn(m *toldMatch) bool {
	if rand.IntN(10) == 0 {
		r.sends(m)
	}
	if *turnsTold > 0 {
		time.Sleep(rand.N(thinks)) // so that the servers are not asked for all that they can do
	}
	views := m.views()
	if views == nil {
		return false
	}
	if views[0].Ended != nil {
		for _, s := range m.seats {
			r.awaits(s, m.before, "The match is over: Duel")
		}
		return false
	}
	seat := rand.IntN(2)
	if len(views[seat].Asks) == 0 {
		seat = 1 - seat
	}
	s, v := m.seats[seat], &views[seat]
	if len(v.Asks) > 0 && len(s.over) > 0 && rand.IntN(4) > 0 { // of the first turn nobody is told: it was so before
		r.awaits(s, s.last(), "Your turn in Duel")
	}
	for len(v.Asks) > 0 && v.Ended == nil {
		options := v.Asks[rand.IntN(len(v.Asks))].Options
		var out answer
		code, ok := m.once("POST", s.path+"/play", move{At: v.At, Choices: []string{withNumbers(options[rand.IntN(len(options))])}}, &out)
		*v = view{}
		if ok && code == http.StatusOK && out.View != nil {
			*v = *out.View
		} else {
			m.surely("GET", s.path+"/view?at=0", nil, v)
		}
	}
	at := time.Now()
	entries, err := r.kept.Journal(m.Match).Since(len(m.times))
	for ; errors.Is(err, store.ErrGone) && !r.Failed(); entries, err = r.kept.Journal(m.Match).Since(len(m.times)) {
		time.Sleep(time.Second) // the machine has too much to do
	}
	if err != nil {
		r.Error(err)
		return false
	}
	m.before = len(m.times)
	for _, e := range entries {
		m.times = append(m.times, e.When)
	}
	s.over = append(s.over, endTurn{len(m.times), at})
	r.turns.Add(1)
	return true
}

// awaits waits for a message about what happened after some entry. After one that failed, or whose answer
// was lost, the player sometimes waits for the next, but not after three.
func (r *telegraph) awaits(s *toldSeat, after int, title string) {
	r.waited.Add(1)
	lost := time.NewTimer(lostAfter)
	defer lost.Stop()
	for failed := 0; r.turns.Load() < r.want && failed < 3; {
		for _, a := range s.box.since(s.seen) {
			s.seen++
			if a.n <= after || a.title != title {
				continue
			}
			if a.fate == isTaken || rand.IntN(2) == 0 {
				return
			}
			failed++
			lost.Reset(lostAfter)
		}
		select {
		case <-s.box.news:
		case <-time.After(time.Second): // or all turns are taken
		case <-lost.C:
			r.lost.Add(1)
			r.Errorf("%q was not sent within %v: %s after entry %d; %s", title, lostAfter, s.box.prefix, after, r.situation(s))
			return
		}
	}
}

// situation returns how it stands with the messages for a seat, for a test that fails.
func (r *telegraph) situation(s *toldSeat) string {
	id, _, _ := strings.Cut(s.box.prefix, "-")
	all, err := r.kept.Notices(r.Context(), id)
	out := fmt.Sprintf("%d came, notices %+v, %v", s.seen, all, err)
	for _, n := range r.nodes {
		var v view
		b := battered{T: r.T, nodes: []*node{n}}
		code := b.surely("GET", s.path+"/view?at=0", nil, &v)
		out += fmt.Sprintf("; a server answers %d: view %d, %d questions", code, v.At, len(v.Asks))
	}
	return out
}

// judge holds what came against the turns that were taken.
func (r *telegraph) judge() {
	for _, m := range r.matches {
		for _, s := range m.seats {
			ids := map[int]string{} // of the messages that were taken, by turn
			came := map[int]bool{}
			for _, a := range s.box.since(0) {
				turn := slices.IndexFunc(s.over, func(e endTurn) bool { return a.n <= e.entries })
				if !came[a.n] && a.n <= len(m.times) {
					came[a.n] = true
					r.took = append(r.took, a.at.Sub(m.times[a.n-1]))
				}
				if turn < 0 || !strings.HasPrefix(a.title, "Your turn") {
					continue
				}
				if since := a.at.Sub(s.over[turn].at); since > 0 {
					r.crossed.Add(1)
					r.longest = max(r.longest, since)
					if since > inFlight {
						r.late.Add(1)
						r.Errorf("%s%d came %v after its decision was taken", s.box.prefix, a.n, since)
					}
				}
				if !a.taken() {
					continue
				}
				switch ids[turn] {
				case "":
					ids[turn] = a.id
				case a.id:
					r.twice.Add(1)
				default:
					r.stale.Add(1)
					r.Errorf("of one turn come %s and %s", ids[turn], a.id)
				}
			}
		}
	}
}

// report tells what has happened.
func (r *telegraph) report(kills int, took time.Duration) {
	slices.Sort(r.took)
	at := func(percent int) time.Duration { return r.took[(len(r.took)-1)*percent/100].Round(time.Millisecond) }
	r.Logf("%d turns in %d matches in %v, %d kills; %d waited for; %d messages came, %d failed; lost: %d; twice with one id: %d, with two: %d; "+
		"after the decision: %d, of which %d later than %v, the last after %v; handed over after %v, %v (99 %%), %v at the longest",
		r.turns.Load(), len(r.matches), took.Round(time.Second), kills, r.waited.Load(), r.post.came.Load(), r.post.failed.Load(), r.lost.Load(),
		r.twice.Load(), r.stale.Load(), r.crossed.Load(), r.late.Load(), inFlight, r.longest.Round(time.Millisecond), at(50), at(99), at(100))
	if *turnsTold > 0 && at(99) > soonTold {
		r.Errorf("of 100 messages 99 are handed over within %v, want %v", at(99), soonTold)
	}
	if r.twice.Load() == 0 || r.post.failed.Load() < r.post.came.Load()/10 {
		r.Error("not everything was tried")
	}
}

// number is that of the entry at the end of an id.
func (b *box) number(id string) int {
	n, err := strconv.Atoi(strings.TrimPrefix(id, b.prefix))
	if err != nil {
		b.Errorf("%q is no id of %s", id, b.prefix)
	}
	return n
}

// env names the receivers in the environment of a server.
func (p *postroom) env() string {
	text, err := json.Marshal(reachable{p.mail, p.hooks.Listener.Addr().String(),
		pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: p.hooks.Certificate().Raw})})
	if err != nil {
		p.Fatal(err)
	}
	return receiversOf + "=" + string(text)
}
