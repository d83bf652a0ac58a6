package server

import (
	"net/http"
	"os"
	"testing"
	"time"

	"github.com/weathergage/weathergage/store"
	"github.com/weathergage/weathergage/store/pgtest"
)

// TestCutOff: of two nodes one loses its connection to PostgreSQL, as when a cable is cut:
// nobody tells it, nothing is answered. Its players hear within the database's patience that
// nothing was played; the other node takes over its bots, and its players, who lose nothing.
// When the cable is mended it takes in what it missed, and hears again what is played.
func TestCutOff(t *testing.T) {
	c, err := pgtest.New(pgtest.Programs(t, os.Getenv("WEATHERGAGE_CI") != ""))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Remove()
	database := c.Database(t)
	cable, far := c.Cable(t, database)
	first, second := &node{database: far}, &node{database: database}
	first.start(t)
	defer first.kill()
	second.start(t)
	defer second.kill()
	cut, whole := &battered{T: t, nodes: []*node{first}}, &battered{T: t, nodes: []*node{second}}

	bot := newSeat{Kind: "bot", Bot: "captain"}
	var idle, m made
	cut.surely("POST", "/api/matches", newMatch{Game: "invincible", Scenario: "campaign", Dice: "house", Seats: []newSeat{bot, bot}}, &idle)
	me := newSeat{Kind: "me"}
	cut.surely("POST", "/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: []newSeat{me, me}}, &m)
	both := &batteredMatch{made: m}
	cut.choose(both, true)
	whole.choose(both, true)

	cable.Cut()
	began := time.Now()
	cut.choose(both, false)
	if took := time.Since(began); took > 15*time.Second {
		t.Errorf("a click while the database does not answer took %v", took)
	}
	if code, _ := cut.once("GET", "/healthz", nil, nil); code != http.StatusServiceUnavailable {
		t.Errorf("/healthz of the one that is cut off is answered with %d", code)
	}
	kept, err := store.Look(t.Context(), database)
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	whole.waits(kept, idle.Match, began, store.Safety)
	whole.choose(both, true)

	cable.Mend()
	began = time.Now()
	for code := 0; code != http.StatusOK; time.Sleep(50 * time.Millisecond) {
		if code, _ = cut.once("GET", "/healthz", nil, nil); time.Since(began) > time.Minute {
			t.Fatalf("/healthz is answered with %d a minute after the cable was mended", code)
		}
	}
	t.Logf("all was well %v after the cable was mended", time.Since(began).Round(100*time.Millisecond))
	cut.follows(whole, both)
	whole.choose(both, true)
	cut.follows(whole, both)
	cut.choose(both, true)
	first.kill()
	second.kill()
	whole.matches = []*batteredMatch{both, {made: idle}}
	whole.checkStored(database)
}

// choose plays one choice of a seat that is asked, and holds that it is acknowledged, or
// that it is not.
func (b *battered) choose(m *batteredMatch, well bool) {
	b.Helper()
	for seat := range m.Seats {
		var now view
		if code, ok := b.once("GET", "/api/m/"+*m.Seats[seat]+"/view?at=0", nil, &now); !ok {
			b.Fatalf("a view was answered with %d", code)
		}
		if len(now.Asks) == 0 {
			continue
		}
		options := now.Asks[0].Options
		choice := withNumbers(options[len(options)-1])
		code, _ := b.once("POST", "/api/m/"+*m.Seats[seat]+"/play", move{At: now.At, Choices: []string{choice}}, nil)
		if well && code != http.StatusOK || !well && code != http.StatusServiceUnavailable {
			b.Errorf("%q was answered with %d", choice, code)
		}
		if code == http.StatusOK {
			m.acked[seat] = append(m.acked[seat], choice)
		}
		return
	}
	b.Fatal("nobody is asked")
}

// follows waits until a node shows what another does, and no longer than a while.
func (b *battered) follows(other *battered, m *batteredMatch) {
	b.Helper()
	for began := time.Now(); ; time.Sleep(50 * time.Millisecond) {
		var here, there view
		path := "/api/m/" + *m.Seats[0] + "/view?at=0"
		b.surely("GET", path, nil, &here)
		if other.surely("GET", path, nil, &there); here.At == there.At {
			return
		}
		if time.Since(began) > 20*time.Second {
			b.Fatalf("one node shows view %d and the other %d", here.At, there.At)
		}
	}
}

// waits waits until a match has an entry that was made a while after the cut.
func (b *battered) waits(kept store.Store, match string, cut time.Time, most time.Duration) {
	b.Helper()
	for ; ; time.Sleep(50 * time.Millisecond) {
		entries, err := kept.Journal(match).Since(0)
		if err != nil {
			b.Fatal(err)
		}
		if last := entries[len(entries)-1]; last.When.After(cut.Add(time.Second)) {
			return
		}
		if time.Since(cut) > most {
			b.Fatalf("nobody has taken over the bots in %v", most)
		}
	}
}
