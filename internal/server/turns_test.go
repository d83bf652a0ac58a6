package server

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"testing"
)

// inLine has somebody wait and returns once he does.
func inLine(t *testing.T, of *turns, who string, class class, got chan<- string) {
	t.Helper()
	waiting := func() (n int) {
		of.mu.Lock()
		defer of.mu.Unlock()
		for _, l := range of.lines {
			n += len(l.ready)
		}
		return n
	}
	before := waiting()
	go func() {
		if of.take(t.Context(), who, class) == nil {
			got <- who
		}
	}()
	eventually(t, who+" waits", func() bool { return waiting() > before })
}

func TestTurnsAreShared(t *testing.T) {
	of, got := newTurns(1), make(chan string, 16)
	if err := of.take(t.Context(), "first", forPeople); err != nil {
		t.Fatal(err)
	}
	for _, who := range []string{"greedy", "greedy", "greedy", "modest", "bots"} {
		class := forPeople
		if who == "bots" {
			class = forNobody
		}
		inLine(t, of, who, class, got)
	}
	var order []string
	for range 5 {
		of.give()
		order = append(order, soon(t, "a place is given on", got))
	}
	if want := []string{"greedy", "modest", "greedy", "greedy", "bots"}; !slices.Equal(order, want) {
		t.Errorf("the order is %v, want %v", order, want)
	}
	of.give()
	if of.free != 1 || len(of.lines) != 0 {
		t.Errorf("%d places are free, %d lines wait", of.free, len(of.lines))
	}
}

func TestWhoGivesUpLeavesTheLine(t *testing.T) {
	of := newTurns(1)
	if err := of.take(t.Context(), "first", forPeople); err != nil {
		t.Fatal(err)
	}
	gone, leave := context.WithCancel(t.Context())
	leave()
	if err := of.take(gone, "second", forPeople); !errors.Is(err, errBusy) {
		t.Errorf("got %v", err)
	}
	of.give()
	if of.free != 1 || len(of.lines) != 0 {
		t.Errorf("%d places are free, %d lines wait", of.free, len(of.lines))
	}
}

func TestALineHasAnEnd(t *testing.T) {
	of := newTurns(0)
	for range mostInLine {
		inLine(t, of, "greedy", forPeople, nil)
	}
	if err := of.take(t.Context(), "greedy", forPeople); !errors.Is(err, errHaste) {
		t.Errorf("got %v", err)
	}
}

// TestBotsWaitByMatch: the bots of each match wait in a line of its own, those that search
// apart from others, and behind those of matches in which people play. So one match more
// costs the others one turn, and people none.
func TestBotsWaitByMatch(t *testing.T) {
	s := openSite(t)
	s.house.quick, s.house.thinking = newTurns(0), newTurns(0)
	bot := newSeat{Kind: "bot", Bot: "random"}
	search := newSeat{Kind: "bot", Bot: "search:playouts=1"}
	want := map[*turns][]waitingLine{}
	for _, seats := range [][]newSeat{{bot, bot}, {search, search}, {bot, bot}, {bot, {Kind: "me"}}, {search, {Kind: "me"}}} {
		var m made
		if code := s.ask("POST", "/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: seats}, &m); code != http.StatusCreated {
			t.Fatalf("a match was answered with %d", code)
		}
		room, line := s.house.quick, waitingLine{who: m.Match, class: forNobody}
		if seats[0] == search {
			room = s.house.thinking
		}
		if seats[1].Kind == "me" {
			line.class = forPeople
		}
		want[room] = append(want[room], line)
		eventually(t, "the bots of the match wait", func() bool {
			room.mu.Lock()
			defer room.mu.Unlock()
			return len(room.lines) == len(want[room])
		})
	}
	for room, lines := range want {
		room.mu.Lock()
		for i, l := range room.lines {
			if l.who != lines[i].who || l.class != lines[i].class || len(l.ready) != 1 {
				t.Errorf("line %d is %+v, want %+v with one who waits", i, *l, lines[i])
			}
		}
		room.mu.Unlock()
	}
}
