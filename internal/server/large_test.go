package server

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/internal/store/pgtest"
)

// A server where a club has lived for years: how many accounts, matches and steps it has, how many of
// its invitations are open, and how many of its people come by in a benchmark.
const (
	largePeople  = 5_000
	largeMatches = 20_000
	largeSteps   = 10 // of each match
	largeOpen    = 200
	largeComers  = 100
)

// large is such a server, with what is needed to ask it.
type large struct {
	testing.TB
	house   *Server
	db      store.Store
	writers int
	cookies []*http.Cookie
}

// BenchmarkLargeHouse opens the hall, a person's page and a match that is not held on a large server,
// and tells the 99th percentile of each. Half of the matches are over, and half are rated.
//
//	go test ./internal/server -run '^$' -bench LargeHouse -benchtime 1000x
func BenchmarkLargeHouse(b *testing.B) {
	b.Run("sqlite", func(b *testing.B) { benchLarge(b, filepath.Join(b.TempDir(), "weathergage.db")) })
	b.Run("postgresql", func(b *testing.B) {
		c, err := pgtest.New(pgtest.Programs(b, os.Getenv("WEATHERGAGE_CI") != ""))
		if err != nil {
			b.Fatal(err)
		}
		b.Cleanup(c.Remove)
		benchLarge(b, c.Database(b))
	})
}

func benchLarge(b *testing.B, database string) {
	db, err := store.Open(b.Context(), database)
	if err != nil {
		b.Fatal(err)
	}
	h, err := New(Config{Games: games.All(), Store: db, PublicURL: tableAt})
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { h.Stop(); db.Close() })
	h.limits.Lifted = true
	l := &large{TB: b, house: h, db: db, writers: 64}
	if store.IsPostgres(database) {
		l.writers = 4
	}
	l.settle()
	if store.IsPostgres(database) {
		pgtest.Settle(b, database)
	}
	luck := rand.New(rand.NewPCG(1588, 1))
	for _, page := range []struct {
		name string
		path func() string
	}{
		{"hall", func() string { h.hall.changed(); return "/api/hall" }},
		{"person", func() string { return "/api/me" }},
		{"match", func() string { return "/api/m/" + largeToken(luck.IntN(largeMatches), luck.IntN(2)) }},
	} {
		b.Run(page.name, func(b *testing.B) {
			var took []time.Duration
			for b.Loop() {
				path, cookie := page.path(), l.cookies[luck.IntN(len(l.cookies))]
				start := time.Now()
				l.get(path, cookie)
				took = append(took, time.Since(start))
			}
			slices.Sort(took)
			b.ReportMetric(float64(took[(len(took)-1)*99/100])/1e6, "ms-99%")
			b.ReportMetric(float64(took[len(took)/2])/1e6, "ms-median")
		})
	}
}

// get asks for a page's data, and wants it.
func (l *large) get(path string, cookie *http.Cookie) {
	r := httptest.NewRequest("GET", path, nil)
	r.AddCookie(cookie)
	w := httptest.NewRecorder()
	l.house.ServeHTTP(w, r)
	if w.Code != http.StatusOK {
		l.Fatalf("%s is answered with %d %s", path, w.Code, w.Body)
	}
}

// largeToken returns the link of a seat of a match.
func largeToken(i, seat int) string {
	return fmt.Sprintf("%0*d", tokenLength, 2*i+seat)
}

// many does something for each of n, some at once: as many as one transaction of SQLite takes, or as
// PostgreSQL has connections for, so that none waits long enough to be given up.
func (l *large) many(n int, do func(i int) error) {
	l.Helper()
	room, failed := make(chan bool, l.writers), make(chan error, n)
	for i := range n {
		room <- true
		go func() { failed <- do(i); <-room }()
	}
	for range n {
		if err := <-failed; err != nil {
			l.Fatal(err)
		}
	}
}

// settle fills the server.
func (l *large) settle() {
	ctx, start := context.Background(), time.Now()
	l.many(largePeople, func(i int) error {
		return l.db.AddPerson(ctx, store.Person{ID: fmt.Sprint("p", i), Name: fmt.Sprint("Player ", i), Looks: fmt.Sprint(i), Created: start})
	})
	header, played, conceded := l.played()
	l.many(largeMatches, func(i int) error {
		id := fmt.Sprintf("%016x", i)
		entries := played
		if i%2 == 0 {
			entries = conceded
		}
		m := header
		m.ID, m.Header = id, strings.Replace(header.Header, header.ID, id, 1)
		m.Tokens = nil
		var persons [2]string
		for seat := range 2 {
			persons[seat] = fmt.Sprint("p", (2*i+seat*(1+i%977))%largePeople)
			m.Tokens = append(m.Tokens, store.Token{Hash: sha256.Sum256([]byte(largeToken(i, seat))), Seat: engine.Seat(seat)})
		}
		if i%4 < 2 {
			m.Rated = l.rated(persons)
		}
		err := l.db.Create(ctx, m)
		for seat := 0; seat < 2 && err == nil && m.Rated == nil; seat++ {
			err = l.db.TakeSeat(ctx, store.HeldSeat{Match: id, Seat: engine.Seat(seat), Person: persons[seat], Taken: start})
		}
		for k := 0; k < len(entries) && err == nil; k++ {
			err = l.db.Journal(id).Append(entries[k])
		}
		return err
	})
	l.many(largeOpen, func(i int) error {
		n := ratedDuel(0)
		n.Commit = strings.Repeat("0", 64)
		text, err := json.Marshal(kept{newInvitation: n, Person: fmt.Sprint("p", i)})
		if err != nil {
			return err
		}
		return l.db.Invite(ctx, store.Invitation{ID: newID(), Terms: string(text), Secret: header.Secret, Maker: fmt.Sprint(i),
			Created: start, Ends: start.Add(openSlow)})
	})
	for i := range largeComers {
		p, err := l.db.Person(ctx, fmt.Sprint("p", i*largePeople/largeComers))
		if err != nil {
			l.Fatal(err)
		}
		cookie, err := through(l.house, nil, func(r *http.Request) error { return l.house.signIn(r, &p) })
		if err != nil {
			l.Fatal(err)
		}
		l.cookies = append(l.cookies, cookie)
	}
	l.Logf("%d accounts, %d matches and %d steps are stored in %.0f s", largePeople, largeMatches, largeMatches*largeSteps, time.Since(start).Seconds())
}

// rated returns the seats of a rated match of two persons.
func (l *large) rated(persons [2]string) []store.RatedSeat {
	edge := l.house.find("duel").measured.edge("fog")
	return []store.RatedSeat{
		{Game: "duel", Seat: 0, Player: persons[0], Edge: edge},
		{Game: "duel", Seat: 1, Player: persons[1], Edge: edge.Other()},
	}
}

// played returns a duel of some steps, as it is stored: once in play, and once with a concession as its last.
func (l *large) played() (m store.Match, going, over []match.Entry) {
	live := l.duel()
	for live.match.Glance(0).Ending != nil { // it was won too early
		live = l.duel()
	}
	base := l.entries(live)[:largeSteps-1]
	if err := live.match.Say(0, "Well sailed."); err != nil {
		l.Fatal(err)
	}
	going = l.entries(live)[:largeSteps]
	if err := live.match.Concede(0); err != nil {
		l.Fatal(err)
	}
	end := l.entries(live)
	last := end[len(end)-1]
	last.N, last.Check = largeSteps, going[largeSteps-1].Check
	last.Over, last.Result = true, "1"
	return live.Match, going, append(slices.Clip(base), last)
}

// duel returns one that has been played for some steps, or to its end.
func (l *large) duel() *live {
	p := l.house.find("duel").own("fog", nil)
	p.study = false
	out, err := l.house.begin(context.Background(), p)
	if err != nil {
		l.Fatal(err)
	}
	live := l.house.held(out.Match)
	for n := 0; len(l.entries(live)) < largeSteps-1; n++ {
		seat := engine.Seat(n % 2)
		v := live.match.View(seat)
		if v.Over() {
			break
		}
		if len(v.Asked) > 0 {
			all := v.Seen.Candidates(v.Asked[0].Decision, 3, nil)
			if _, err := live.match.Play(seat, v.At, all[0]); err != nil {
				l.Fatal(err)
			}
		}
	}
	return live
}

// entries returns those of the journal of a match.
func (l *large) entries(of *live) []match.Entry {
	all, err := l.db.Journal(of.ID).Since(0)
	if err != nil {
		l.Fatal(err)
	}
	return all
}
