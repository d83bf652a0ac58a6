package server

import (
	"context"
	"net/http"
	"os"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/internal/store/pgtest"
)

// soonest is how long bots of a node that is dead, or cut off, wait at most for another.
const soonest = 5 * time.Second

// A lookout counts how often a node has looked for bots that another left.
type lookout struct {
	store.Store
	looks atomic.Int64
}

func (l *lookout) Orphans(ctx context.Context) ([]string, error) {
	defer l.looks.Add(1)
	return l.Store.Orphans(ctx)
}

// openLookout opens a house in this process on a database.
func openLookout(t *testing.T, database string) (*site, *lookout) {
	t.Helper()
	kept, err := store.Open(t.Context(), database)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { kept.Close() })
	l := &lookout{Store: kept}
	return openSiteOn(t, l), l
}

// entries returns how many entries the journal of a match has.
func (l *lookout) entries(t *testing.T, match string) int {
	t.Helper()
	all, err := l.Journal(match).Since(0)
	if err != nil {
		t.Fatal(err)
	}
	return len(all)
}

// takesOver waits until the bots of a match go on, and fails if the node has looked for them
// more often since than it does in twice the time: by their jobs they would go on after
// store.Safety. One entry of the other node may have been on its way.
func (l *lookout) takesOver(t *testing.T, match string) {
	t.Helper()
	was, looks := l.entries(t, match), l.looks.Load()
	eventually(t, "the other node takes over the bots", func() bool { return l.entries(t, match) > was+1 })
	if n, most := l.looks.Load()-looks, int64(2*soonest/takeOver); n > most {
		t.Errorf("the bots were taken over at look %d, want %d at most", n, most)
	}
}

// TestBotsOfADeadNode: when one of two nodes dies, the other takes over the bots of matches
// at which nobody looks, long before their jobs would be due.
func TestBotsOfADeadNode(t *testing.T) {
	if longest := store.Silence + takeOver; longest > soonest {
		t.Errorf("bots wait for %v when a machine is cut off, want %v at most", longest, soonest)
	}
	c, err := pgtest.New(pgtest.Programs(t, os.Getenv("WEATHERGAGE_CI") != ""))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Remove()
	database := c.Database(t)
	first := &node{database: database}
	first.start(t)
	defer first.kill()
	_, second := openLookout(t, database)
	b := &battered{T: t, nodes: []*node{first}}
	var m made
	bot := newSeat{Kind: "bot", Bot: "captain"}
	if code, _ := b.once("POST", "/api/matches", newMatch{Game: "invincible", Scenario: "campaign", Dice: "house", Seats: []newSeat{bot, bot}}, &m); code != http.StatusCreated {
		t.Fatalf("a match was answered with %d", code)
	}
	eventually(t, "the bots play", func() bool { return second.entries(t, m.Match) >= 5 })
	first.kill()
	second.takesOver(t, m.Match)
}
