package store_test

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"path/filepath"
	"reflect"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// kinds are the databases that everything here is tested on: each makes the name
// of an empty one.
var kinds = map[string]func(t testing.TB) string{
	"sqlite":     func(t testing.TB) string { return filepath.Join(t.TempDir(), "weathergage.db") },
	"postgresql": postgres,
}

// onBoth runs a test on an empty database of each kind.
func onBoth(t *testing.T, test func(t *testing.T, database string)) {
	for _, kind := range []string{"sqlite", "postgresql"} {
		t.Run(kind, func(t *testing.T) { test(t, kinds[kind](t)) })
	}
}

func open(t testing.TB, database string) store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), database)
	must(t, err)
	t.Cleanup(func() { must(t, s.Close()) })
	return s
}

var noon = time.Date(1588, 7, 29, 12, 0, 0, 5e6, time.UTC)

func aMatch(id string) store.Match {
	return store.Match{
		ID: id, Header: "weathergage match 1\n", Secret: "5ec7e7", Pace: 36 * time.Hour, Absent: match.AbsentWaits, Created: noon,
		Tokens: []store.Token{{Hash: sha256.Sum256([]byte(id + "A"))}, {Hash: sha256.Sum256([]byte(id + "?")), Seat: engine.Observer}},
	}
}

func entry(n int) match.Entry {
	return match.Entry{N: n, When: noon, Check: "0123456789abcdef", Body: "A fire\n6.1 A 1d6 = 3 #1\n"}
}

func TestAMatchIsFoundAgain(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		m := aMatch("m1")
		must(t, s.Create(t.Context(), m))
		if err := s.Create(t.Context(), m); !errors.Is(err, store.ErrExists) {
			t.Errorf("the same again: %v", err)
		}
		got, err := s.Match(t.Context(), "m1")
		must(t, err)
		if !reflect.DeepEqual(got, m) {
			t.Errorf("found %+v, want %+v", got, m)
		}
		if _, err := s.Match(t.Context(), "m2"); !errors.Is(err, store.ErrNone) {
			t.Errorf("a match that is not there: %v", err)
		}
		id, of, err := s.Find(t.Context(), m.Tokens[1].Hash)
		if id != "m1" || of != m.Tokens[1] || err != nil {
			t.Errorf("the link of those who watch opens %s, %+v, error %v", id, of, err)
		}
		if _, _, err := s.Find(t.Context(), sha256.Sum256(nil)); !errors.Is(err, store.ErrNone) {
			t.Errorf("an unknown link: %v", err)
		}
		late := store.Token{Hash: sha256.Sum256([]byte("one more")), Seat: 1}
		must(t, s.Admit(t.Context(), "m1", late))
		if id, of, err := s.Find(t.Context(), late.Hash); id != "m1" || of != late || err != nil {
			t.Errorf("a link made later opens %s, %+v, error %v", id, of, err)
		}
		if err := s.Admit(t.Context(), "m2", late); !errors.Is(err, store.ErrNone) {
			t.Errorf("a link to a match that is not there: %v", err)
		}
		must(t, s.Ping(t.Context()))
	})
}

func TestNoNumberIsUsedTwice(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		must(t, s.Create(t.Context(), aMatch("m1")))
		j := s.Journal("m1")
		first, second := entry(1), entry(2)
		second.Position = "weathergage position 1\n"
		must(t, j.Append(first))
		other := entry(1)
		other.Body = "B strike"
		if err := j.Append(other); !errors.Is(err, match.ErrTaken) {
			t.Errorf("entry 1 again: %v", err)
		}
		must(t, j.Append(second))
		got, err := j.Since(0)
		must(t, err)
		if want := []match.Entry{first, second}; !reflect.DeepEqual(got, want) {
			t.Errorf("stored %+v, want %+v", got, want)
		}
		if got, _ := j.Since(1); len(got) != 1 || got[0].N != 2 {
			t.Errorf("since 1: %+v", got)
		}
		if err := s.Journal("m2").Append(entry(1)); err == nil {
			t.Error("an entry of a match that is not there was stored")
		}
	})
}

// Many append to one match at once: each number goes to one of them.
func TestManyAppendAtOnce(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		stores := []store.Store{open(t, database)}
		if store.IsPostgres(database) {
			stores = append(stores, open(t, database))
		}
		must(t, stores[0].Create(t.Context(), aMatch("m1")))
		won := make([]int, 8)
		var wg sync.WaitGroup
		for i := range won {
			wg.Go(func() {
				j := stores[i%len(stores)].Journal("m1")
				for n := 1; n <= 25; n++ {
					switch err := j.Append(entry(n)); {
					case err == nil:
						won[i]++
					case !errors.Is(err, match.ErrTaken):
						t.Error(err)
						return
					}
				}
			})
		}
		wg.Wait()
		total := 0
		for _, n := range won {
			total += n
		}
		got, err := stores[len(stores)-1].Journal("m1").Since(0)
		must(t, err)
		if total != 25 || len(got) != 25 {
			t.Errorf("%d appends succeeded and %d entries are stored, want 25", total, len(got))
		}
	})
}

// What bots must decide goes on once whoever had them decide is no more; of two who ask,
// one has it.
func TestOrphans(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		orphans := func(s store.Store, want ...string) {
			t.Helper()
			var got []string
			for range 50 { // the database may take a moment to see that a node has gone
				more, err := s.Orphans(t.Context())
				must(t, err)
				if got = append(got, more...); len(got) >= len(want) {
					break
				}
				time.Sleep(20 * time.Millisecond)
			}
			if !slices.Equal(got, want) {
				t.Errorf("orphans: %v, want %v", got, want)
			}
		}
		s, err := store.Open(t.Context(), database)
		must(t, err)
		for _, id := range []string{"m1", "m2", "m3"} {
			must(t, s.Create(t.Context(), aMatch(id)))
			e := entry(1)
			e.Bot = true
			must(t, s.Journal(id).Append(e))
		}
		must(t, s.Journal("m1").Append(entry(2)))
		over := entry(2)
		over.Bot, over.Over = true, true
		must(t, s.Journal("m2").Append(over))
		if store.IsPostgres(database) {
			orphans(open(t, database))
		}
		must(t, s.Close())
		heir := open(t, database)
		orphans(heir, "m3")
		orphans(heir)
		if store.IsPostgres(database) {
			orphans(open(t, database))
		}
		all, err := heir.Matches(t.Context())
		must(t, err)
		if want := []string{"m1", "m2", "m3"}; !slices.Equal(all, want) {
			t.Errorf("matches: %v, want %v", all, want)
		}
	})
}

func TestRuns(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		r := store.Run{ID: "r1", Spec: "a spec", Created: noon}
		must(t, s.SaveRun(t.Context(), r))
		r.Result, r.Done = "a result", true
		must(t, s.SaveRun(t.Context(), r))
		must(t, s.SaveRun(t.Context(), store.Run{ID: "r1", Spec: "a spec", Result: "half a result", Created: noon}))
		must(t, s.SaveRun(t.Context(), store.Run{ID: "r2", Spec: "another", Created: noon.Add(time.Hour)}))
		got, err := s.Run(t.Context(), "r1")
		must(t, err)
		if got != r {
			t.Errorf("found %+v, want %+v", got, r)
		}
		all, err := s.Runs(t.Context())
		must(t, err)
		if len(all) != 2 || all[0].ID != "r2" || !all[1].Done || all[1].Result != "" {
			t.Errorf("runs %+v, want r2 and r1 without their results", all)
		}
	})
}

// Of runs that are done the newest are kept, and all that are not.
func TestRunsAreDropped(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		must(t, s.SaveRun(t.Context(), store.Run{ID: "waits", Created: noon}))
		for i := range store.MostRuns + 2 {
			must(t, s.SaveRun(t.Context(), store.Run{ID: fmt.Sprint(i), Done: true, Created: noon.Add(time.Duration(i) * time.Second)}))
		}
		all, err := s.Runs(t.Context())
		must(t, err)
		if n := len(all); n != store.MostRuns+1 || all[n-1].ID != "waits" || all[n-2].ID != "2" {
			t.Errorf("%d runs are kept, the last %+v", n, all[n-2:])
		}
	})
}

func TestNewsOfOtherNodes(t *testing.T) {
	database := postgres(t)
	one, two := open(t, database), open(t, database)
	for _, id := range []string{"m1", "m2", "m3"} {
		must(t, one.Create(t.Context(), aMatch(id)))
	}
	ctx, cancel := context.WithCancel(t.Context())
	heard := make(chan string, 100)
	done := make(chan error, 1)
	go func() {
		done <- two.Watch(ctx, func(id string) error { heard <- id; return nil }, func() error { return nil })
	}()
	for n := 1; ; n++ { // until it listens
		must(t, one.Journal("m1").Append(entry(n)))
		select {
		case <-heard:
		case <-time.After(50 * time.Millisecond):
			continue
		}
		break
	}
	must(t, two.Journal("m2").Append(entry(1)))
	must(t, one.Journal("m2").Append(entry(2)))
	must(t, one.Journal("m3").Append(entry(1))) // the last, for news come in order
	news := map[string]int{}
	for id := ""; id != "m3"; news[id]++ {
		select {
		case id = <-heard:
		case <-time.After(10 * time.Second):
			t.Fatalf("heard only %v", news)
		}
	}
	if news["m2"] != 1 {
		t.Errorf("heard of m2 %d times, want once: one's own entries are no news", news["m2"])
	}
	cancel()
	must(t, <-done)
}

// Jobs are kept with what they follow from, and done by a node that starts later.
func TestJobs(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		for _, id := range []string{"old", "new", "idle"} {
			must(t, s.Create(t.Context(), aMatch(id)))
		}
		old := entry(1)
		old.Bot = true // since 1588: whoever should have played is no more
		must(t, s.Journal("old").Append(old))
		fresh := old
		fresh.When = time.Now()
		must(t, s.Journal("new").Append(fresh))
		late := entry(1)
		late.Due = noon
		must(t, s.Journal("idle").Append(late))
		must(t, s.Ask(t.Context(), store.Job{Kind: store.LabRun, ID: "r1"}))

		ctx, cancel := context.WithCancel(t.Context())
		done := make(chan string, 10)
		note := func(kind string) func(context.Context, string) error {
			return func(_ context.Context, id string) error {
				done <- kind + " " + id
				return nil
			}
		}
		ended := make(chan error, 1)
		go func() {
			ended <- s.Work(ctx, store.Handlers{BotTurn: note("bot"), Reminder: note("reminder"), LabRun: note("lab")})
		}()
		var got []string
		for range 3 {
			select {
			case what := <-done:
				got = append(got, what)
			case <-time.After(20 * time.Second):
				t.Fatalf("only %v was done", got)
			}
		}
		slices.Sort(got)
		if want := []string{"bot old", "lab r1", "reminder idle"}; !slices.Equal(got, want) {
			t.Errorf("done: %v, want %v", got, want)
		}
		cancel()
		must(t, <-ended)
		if len(done) > 0 {
			t.Errorf("done besides: %s", <-done)
		}
	})
}
