package server

import (
	"net/http"
	"os"
	"testing"

	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/internal/store/pgtest"
)

// TestCutOff: of two nodes one loses its connection to PostgreSQL, as when a cable is cut:
// nobody tells it, nothing is answered. Its players hear within the database's patience that
// nothing was played; the other node takes over its bots, and its players, who lose nothing.
// When the cable is mended it takes in what it missed, and hears again what is played.
func TestCutOff(t *testing.T) {
	t.Parallel() // it is processes of its own, and waits
	c, err := pgtest.New(pgtest.Programs(t, os.Getenv("WEATHERGAGE_CI") != ""))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Remove()
	database := c.Database(t)
	cable, far := c.Cable(t, database)
	first, second := &node{database: far}, &node{}
	first.start(t)
	defer first.kill()
	near, look := openLookout(t, database)
	second.url.Store(&near.url)
	cut, whole := &battered{T: t, nodes: []*node{first}}, &battered{T: t, nodes: []*node{second}}

	bot := newSeat{Kind: "bot", Bot: "captain"}
	var idle, m made
	me := newSeat{Kind: "me"}
	cut.surely("POST", "/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: []newSeat{me, me}}, &m)
	both := &batteredMatch{made: m}
	cut.choose(both, true)
	whole.choose(both, true)

	cut.surely("POST", "/api/matches", newMatch{Game: "invincible", Scenario: "campaign", Dice: "house", Seats: []newSeat{bot, bot}}, &idle)
	cable.Cut(store.Silence)
	look.takesOver(t, idle.Match)
	cut.choose(both, false)
	if code, _ := cut.once("GET", "/healthz", nil, nil); code != http.StatusServiceUnavailable {
		t.Errorf("/healthz of the one that is cut off is answered with %d", code)
	}
	whole.choose(both, true)

	cable.Mend()
	eventually(t, "the one that was cut off is well again", func() bool {
		code, _ := cut.once("GET", "/healthz", nil, nil)
		return code == http.StatusOK
	})
	cut.follows(whole, both)
	whole.choose(both, true)
	cut.follows(whole, both)
	cut.choose(both, true)
	first.kill()
	near.house.Stop()
	if err := look.Close(); err != nil {
		t.Error(err)
	}
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

// follows waits until a node shows what another does.
func (b *battered) follows(other *battered, m *batteredMatch) {
	b.Helper()
	eventually(b.T, "both nodes show the same view", func() bool {
		var here, there view
		path := "/api/m/" + *m.Seats[0] + "/view?at=0"
		b.surely("GET", path, nil, &here)
		other.surely("GET", path, nil, &there)
		return here.At == there.At
	})
}
