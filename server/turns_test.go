package server

import (
	"context"
	"errors"
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
	for waiting() == before {
		select {
		case <-t.Context().Done():
			return
		default:
		}
	}
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
		order = append(order, <-got)
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
