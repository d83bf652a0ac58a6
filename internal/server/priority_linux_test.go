package server

import (
	"net/http"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/match"
)

// A wakeful store notes the priority of the threads on which entries are stored.
type wakeful struct {
	*memory
	mu    sync.Mutex
	noted map[int]int // entries by priority, as the system call has it: 20 is that of a program
}

type wakefulJournal struct {
	match.Journal
	*wakeful
}

func (w *wakeful) Journal(id string) match.Journal { return wakefulJournal{w.memory.Journal(id), w} }

func (j wakefulJournal) Append(e match.Entry) error {
	at, err := syscall.Getpriority(syscall.PRIO_PROCESS, 0)
	if err != nil {
		return err
	}
	j.mu.Lock()
	j.noted[at]++
	j.mu.Unlock()
	return j.Journal.Append(e)
}

// What bots have thought in the background is stored as fast as anything else: with the
// match locked, and perhaps before the choice of a person, nobody is to wait for a thread of
// low priority.
func TestBotsStoreInTheForeground(t *testing.T) {
	own, err := syscall.Getpriority(syscall.PRIO_PROCESS, 0)
	if err != nil {
		t.Fatal(err)
	}
	w := &wakeful{memory: newMemory(), noted: map[int]int{}}
	s := openSiteOn(t, w)
	bots := []newSeat{{Kind: "bot", Bot: "random"}, {Kind: "bot", Bot: "random"}}
	if code := s.ask("POST", "/api/matches", newMatch{Game: "spain", Scenario: "war", Dice: "house", Seats: bots}, nil); code != http.StatusCreated {
		t.Fatalf("a match was answered with %d", code)
	}
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
		w.mu.Lock()
		all, fast := 0, w.noted[own]
		for _, n := range w.noted {
			all += n
		}
		w.mu.Unlock()
		switch {
		case all != fast:
			t.Fatalf("%d of %d entries were stored on threads of low priority", all-fast, all)
		case all >= 10:
			return
		case time.Now().After(deadline):
			t.Fatalf("%d entries in a minute", all)
		}
	}
}
