package server

import (
	"context"
	"net/http"
	"slices"
	"sync"
)

// A turns shares a few places among many who want one for a while. Of the better class, the name that was
// served longest ago comes first, so that a sender of a hundred requests waits for himself and not everyone
// for him.
type turns struct {
	mu    sync.Mutex
	free  int // places that nobody has
	lines []*waitingLine
}

// A waitingLine is the queue under one name.
type waitingLine struct {
	who   string
	class class
	ready []chan struct{}
}

// A class says who goes first when places are wanted.
type class uint8

const (
	forPeople class = iota // somebody waits for it at a page
	forNobody              // matches between bots
)

// mostInLine is how many may wait under one name.
const mostInLine = 16

var errBusy = refuse(http.StatusServiceUnavailable, "The server is busy. Try again in a moment.")

// newTurns returns that many places.
func newTurns(places int) *turns { return &turns{free: places} }

// take waits for a place under a name, until ctx ends or the server closes. Unless it returns an error, give
// gives the place back.
func (t *turns) take(ctx context.Context, who string, of class) error {
	t.mu.Lock()
	if t.free > 0 {
		t.free--
		t.mu.Unlock()
		return nil
	}
	i := slices.IndexFunc(t.lines, func(l *waitingLine) bool { return l.who == who && l.class == of })
	if i < 0 {
		i = len(t.lines)
		t.lines = append(t.lines, &waitingLine{who: who, class: of})
	}
	line := t.lines[i]
	if len(line.ready) == mostInLine {
		t.mu.Unlock()
		return errHaste
	}
	ready := make(chan struct{})
	line.ready = append(line.ready, ready)
	t.mu.Unlock()
	select {
	case <-ready:
		return nil
	case <-ctx.Done():
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if i := slices.Index(line.ready, ready); i >= 0 {
		line.ready = slices.Delete(line.ready, i, i+1)
		t.drop(line)
	} else {
		t.pass() // it was handed over at the same moment
	}
	return errBusy
}

// waiting returns how many wait.
func (t *turns) waiting() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	n := 0
	for _, l := range t.lines {
		n += len(l.ready)
	}
	return n
}

// give gives a place back.
func (t *turns) give() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.pass()
}

// pass hands a place to the first of the queue whose turn it is; that queue then goes behind all others.
func (t *turns) pass() {
	next := -1
	for i, l := range t.lines {
		if next < 0 || l.class < t.lines[next].class {
			next = i
		}
	}
	if next < 0 {
		t.free++
		return
	}
	line := t.lines[next]
	close(line.ready[0])
	line.ready = line.ready[1:]
	t.lines = append(slices.Delete(t.lines, next, next+1), line)
	t.drop(line)
}

// drop removes an empty queue.
func (t *turns) drop(line *waitingLine) {
	if len(line.ready) == 0 {
		t.lines = slices.DeleteFunc(t.lines, func(l *waitingLine) bool { return l == line })
	}
}
