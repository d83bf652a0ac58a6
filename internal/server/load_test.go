package server

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/store"
)

// The benchmarks of the whole house, over HTTP on this machine, clients and all
// in one process, on SQLite with full durability:
//
//	go test ./internal/server -run '^$' -bench Clicks -benchtime 4000x
//	go test ./internal/server -run '^$' -bench IdleStreams -benchtime 200x

const (
	loadMatches = 200
	loadPause   = 2 * time.Second // between two choices of one person
)

// BenchmarkClicks has 200 matches against captains in play at once, each with
// two event streams, and measures from a person's click until the view that
// follows from it, stored by then, has come on that person's stream.
func BenchmarkClicks(b *testing.B) {
	l := openLoad(b)
	for range loadMatches {
		l.sit(l.match("invincible", "captain"))
	}
	var clicks atomic.Int64
	var all sync.WaitGroup
	b.ResetTimer()
	for i := range l.seats {
		all.Go(func() {
			luck := rand.New(rand.NewPCG(1588, uint64(i)))
			time.Sleep(time.Duration(luck.Int64N(int64(loadPause))))
			for clicks.Add(1) <= int64(b.N) {
				l.click(b, l.seats[i], luck)
				time.Sleep(loadPause/2 + time.Duration(luck.Int64N(int64(loadPause))))
			}
		})
	}
	all.Wait()
	b.StopTimer()
	l.report(b)
}

// BenchmarkIdleStreams has 5,000 streams open, and measures a click among them.
func BenchmarkIdleStreams(b *testing.B) {
	l := openLoad(b)
	quiet := make([]made, loadMatches)
	for i := range quiet {
		quiet[i] = l.match("duel", "me")
	}
	before := heap()
	for i := range 5000 {
		go l.read(quiet[i%loadMatches].Watch, func(*view) {})
	}
	for wait := 0; l.house.streams.Load() < 5000; wait++ {
		if time.Sleep(10 * time.Millisecond); wait > 6000 {
			b.Fatalf("only %d streams are open", l.house.streams.Load())
		}
	}
	each := float64(heap()-before) / 5000 / 1024 // both ends, client and house
	seat := l.sit(l.match("invincible", "captain"))
	luck := newLuck()
	b.ResetTimer()
	for range b.N {
		l.click(b, seat, luck)
	}
	b.StopTimer()
	b.ReportMetric(each, "KB/stream")
	l.report(b)
}

// BenchmarkPast goes back to the middle of a match of 600 choices.
func BenchmarkPast(b *testing.B) {
	l := openLoad(b)
	m := l.match("invincible", "random")
	seat, luck := l.sit(m), newLuck()
	for range 300 {
		l.click(b, seat, luck)
	}
	path := fmt.Sprint("/api/m/", *m.Seats[0], "/past?step=", l.house.matches[m.Match].match.View(0).At/2)
	for b.Loop() {
		w := httptest.NewRecorder()
		l.house.ServeHTTP(w, httptest.NewRequest("GET", path, nil))
		if w.Code != http.StatusOK {
			b.Fatal(w.Code, w.Body)
		}
	}
}

func heap() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapInuse + m.StackInuse
}

// A load is a house under load.
type load struct {
	house  *Server
	url    string
	client *http.Client
	fatal  func(...any)

	mu    sync.Mutex
	seats []*loadSeat
	took  []time.Duration
}

// A loadSeat is a person at the table.
type loadSeat struct {
	token string
	news  chan *view
	now   *view
}

func openLoad(b *testing.B) *load {
	kept, err := store.Open(b.Context(), filepath.Join(b.TempDir(), "load.db"))
	if err != nil {
		b.Fatal(err)
	}
	house, err := New(Config{Games: games.All(), Store: kept})
	if err != nil {
		b.Fatal(err)
	}
	house.limits.Lifted = true
	door := httptest.NewServer(house)
	dial := &net.Dialer{}
	l := &load{house: house, url: door.URL, fatal: b.Fatal, client: &http.Client{
		Transport: &http.Transport{DialContext: dial.DialContext, MaxIdleConnsPerHost: 2 * loadMatches},
	}}
	b.Cleanup(func() {
		house.Stop()
		l.client.CloseIdleConnections()
		door.Close()
		kept.Close()
	})
	return l
}

// match begins a match of a person against somebody.
func (l *load) match(game, other string) made {
	seats := []newSeat{{Kind: "me"}, {Kind: "bot", Bot: other}}
	if other == "me" {
		seats[1] = newSeat{Kind: "me"}
	}
	text, err := json.Marshal(newMatch{Game: game, Scenario: l.house.find(game).info.Scenarios[0].Key, Dice: "house", Seats: seats})
	if err != nil {
		l.fatal(err)
	}
	var out made
	l.post("/api/matches", text, &out)
	return out
}

func (l *load) post(path string, body []byte, out any) {
	res, err := l.client.Post(l.url+path, "application/json", bytes.NewReader(body))
	if err != nil {
		l.fatal(err)
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	if err != nil || res.StatusCode >= 300 {
		l.fatal(fmt.Sprint(path, " was answered with ", res.StatusCode, " ", string(text), err))
	}
	if err := json.Unmarshal(text, out); err != nil {
		l.fatal(err)
	}
}

// sit opens the streams of the person and of one who watches.
func (l *load) sit(m made) *loadSeat {
	s := &loadSeat{token: *m.Seats[0], news: make(chan *view, 1000)}
	go l.read(s.token, func(v *view) { s.news <- v })
	go l.read(m.Watch, func(*view) {})
	s.now = <-s.news
	l.mu.Lock()
	l.seats = append(l.seats, s)
	l.mu.Unlock()
	return s
}

// read reads a stream until it ends.
func (l *load) read(token string, heard func(*view)) {
	res, err := l.client.Get(l.url + "/api/m/" + token + "/events?at=0")
	if err != nil {
		return // the house is closed
	}
	defer res.Body.Close()
	lines := bufio.NewReaderSize(res.Body, 4096)
	for {
		text, err := lines.ReadString('\n')
		if err != nil {
			return
		}
		if data, ok := strings.CutPrefix(text, "data: "); ok {
			var v view
			if json.Unmarshal([]byte(data), &v) == nil {
				heard(&v)
			}
		}
	}
}

// click waits until the person may choose, chooses, and waits for the view that
// follows. A match that is over is followed by another.
func (l *load) click(b *testing.B, s *loadSeat, luck *rand.Rand) {
	for len(s.now.Asks) == 0 || len(s.news) > 0 {
		if s.now.Ended != nil {
			m := l.match("invincible", "captain")
			fresh := l.sit(m)
			s.token, s.news, s.now = fresh.token, fresh.news, fresh.now
			continue
		}
		s.now = <-s.news
	}
	options := s.now.Asks[0].Options
	post := jsonOf(move{At: s.now.At, Choices: []string{withNumbers(options[luck.IntN(len(options))])}})
	before := s.now.At
	began := time.Now()
	var out answer
	l.post("/api/m/"+s.token+"/play", []byte(post), &out)
	for s.now.At <= before {
		s.now = <-s.news
	}
	took := time.Since(began)
	l.mu.Lock()
	l.took = append(l.took, took)
	l.mu.Unlock()
}

// report tells the median and the 99th percentile.
func (l *load) report(b *testing.B) {
	slices.Sort(l.took)
	at := func(share float64) float64 {
		return float64(l.took[int(share*float64(len(l.took)-1))].Microseconds()) / 1000
	}
	b.ReportMetric(at(0.5), "ms-median")
	b.ReportMetric(at(0.99), "ms-99%")
	b.ReportMetric(float64(heap())/(1<<20), "MB-heap")
	b.ReportMetric(0, "ns/op")
}
