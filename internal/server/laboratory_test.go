package server

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/store"
)

// follow reads a run's stream until it is in one of the states.
func (s *site) follow(id string, states ...string) labRun {
	s.Helper()
	lines, done := s.stream("/api/lab/" + id + "/events")
	defer done()
	for lines.Scan() {
		data, ok := strings.CutPrefix(lines.Text(), "data: ")
		if !ok {
			continue
		}
		var r labRun
		if err := json.Unmarshal([]byte(data), &r); err != nil {
			s.Fatal(err)
		}
		for _, state := range states {
			if r.State == state {
				return r
			}
		}
	}
	s.Fatalf("the run's stream ended: %v", lines.Err())
	return labRun{}
}

func TestLaboratory(t *testing.T) {
	s := openSite(t)
	var r labRun
	plan := labPlan{Game: "duel", Scenario: s.firstScenario("duel"), Bots: []string{"random", "random"}, Matches: 40}
	if code := s.ask("POST", "/api/lab", plan, &r); code != http.StatusCreated || r.ID == "" {
		t.Fatalf("a run was answered with %d, %+v", code, r)
	}
	r = s.follow(r.ID, "done", "failed")
	if r.State != "done" || r.Done != 40 || len(r.Wins) != 2 || len(r.Plots) != 3 || len(r.Played) != 40 {
		t.Fatalf("the run came to %+v", r)
	}
	var opened made
	if code := s.ask("POST", "/api/lab/"+r.ID+"/open", map[string]int{"k": 7}, &opened); code != http.StatusCreated {
		t.Fatalf("match 7 was answered with %d", code)
	}
	tb := s.table(*opened.Seats[0])
	if tb.View.Ended == nil || len(tb.View.Lines) == 0 {
		t.Errorf("match 7 is opened without its end or its log: %+v", tb.View.Ended)
	}
	if code := s.ask("POST", "/api/lab/"+r.ID+"/open", map[string]int{"k": 40}, nil); code != http.StatusBadRequest {
		t.Errorf("a match that was not played was answered with %d", code)
	}
}

func TestLaboratoryStops(t *testing.T) {
	s := openSite(t)
	var r, second labRun
	plan := labPlan{Game: "duel", Scenario: s.firstScenario("duel"), Bots: []string{"search:playouts=200", "random"}, Matches: 20_000}
	s.ask("POST", "/api/lab", plan, &r)
	s.ask("POST", "/api/lab", plan, &second)
	s.follow(r.ID, "running")
	if got := s.follow(second.ID, "waiting"); got.Done != 0 {
		t.Errorf("a second run is played beside the first: %+v", got)
	}
	for _, one := range []labRun{second, r} {
		for _, token := range []string{"", linkOf("another")} {
			if code := s.ask("POST", "/api/lab/"+one.ID+"/stop", map[string]string{"token": token}, nil); code != http.StatusForbidden {
				t.Errorf("who did not begin the run may stop it: %d", code)
			}
		}
		if code := s.ask("POST", "/api/lab/"+one.ID+"/stop", map[string]string{"token": one.Token}, nil); code != http.StatusOK {
			t.Errorf("to stop was answered with %d", code)
		}
		s.follow(one.ID, "stopped")
	}
	var runs struct{ Runs []labRun }
	if s.ask("GET", "/api/lab", nil, &runs); len(runs.Runs) != 2 || runs.Runs[0].ID != second.ID {
		t.Errorf("the list of runs is %+v", runs)
	}
}

// The stream of a finished run ends, also for late viewers, and nobody looks at the run for it any more.
func TestTheStreamOfARunEndsWithIt(t *testing.T) {
	s := openSite(t)
	var r labRun
	s.ask("POST", "/api/lab", labPlan{Game: "duel", Scenario: s.firstScenario("duel"), Bots: []string{"random", "random"}, Matches: 3}, &r)
	s.follow(r.ID, "done")
	for range 3 {
		res, err := http.Get(s.url + "/api/lab/" + r.ID + "/events")
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(res.Body)
		res.Body.Close()
		if err != nil || !strings.Contains(string(text), `"state":"done"`) || strings.Contains(string(text), `"token"`) {
			t.Errorf("the stream ended with %v after %.200s", err, text)
		}
	}
	looked := func() int {
		s.house.followed.mu.Lock()
		defer s.house.followed.mu.Unlock()
		return len(s.house.followed.by)
	}
	// A reader may hear of the end before the house has let it go.
	eventually(t, "no run is looked at any more", func() bool { return looked() == 0 })
}

// TestOneLooksAtARunForAll: of those who follow a run the first has it looked at, and when
// the last has left nobody does.
func TestOneLooksAtARunForAll(t *testing.T) {
	var all followed
	f, news, first := all.join("a")
	_, others, second := all.join("a")
	if _, _, other := all.join("b"); !first || second || !other {
		t.Errorf("to begin with %v, then %v, and for another run %v", first, second, other)
	}
	f.tell([]byte("half"), false)
	for i, told := range []chan struct{}{news, others} {
		select {
		case <-told:
		default:
			t.Errorf("follower %d is not told", i)
		}
	}
	all.leave(f, news)
	select {
	case <-f.done:
		t.Error("it is looked at no more while one follows it")
	default:
	}
	all.leave(f, others)
	soon(t, "it is looked at no more", f.done)
	if _, _, first = all.join("a"); !first {
		t.Error("who comes later has nobody look at it")
	}
}

// A bystander is a node that does no jobs.
type bystander struct{ store.Store }

func (bystander) Work(ctx context.Context, _ store.Handlers) error { <-ctx.Done(); return nil }

// A run that one node plays is followed through another, and stopped there.
func TestARunIsStoppedThroughAnotherNode(t *testing.T) {
	kept := newMemory()
	one, two := openSiteOn(t, kept), openSiteOn(t, bystander{kept})
	var r labRun
	one.ask("POST", "/api/lab", labPlan{
		Game: "duel", Scenario: one.firstScenario("duel"), Bots: []string{"search:playouts=200", "random"}, Matches: 20_000,
	}, &r)
	two.follow(r.ID, "running")
	if code := two.ask("POST", "/api/lab/"+r.ID+"/stop", map[string]string{"token": r.Token}, &r); code != http.StatusOK || r.State != "stopped" {
		t.Errorf("to stop was answered with %d, %q", code, r.State)
	}
	eventually(t, "the other node has stopped it", func() bool { return one.house.runHere(r.ID) == nil })
	if got := one.follow(r.ID, "stopped"); len(got.Wins) != 2 {
		t.Errorf("what came out until then is lost: %+v", got)
	}
}
