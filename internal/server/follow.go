package server

import (
	"bytes"
	"errors"
	"net/http"
	"sync"
	"time"

	"github.com/weathergage/weathergage/pack"
)

// glance is how often a run is checked for its followers.
const glance = 200 * time.Millisecond

// runEvents streams the progress of a run, until it ends.
func (s *Server) runEvents(w http.ResponseWriter, r *http.Request) error {
	leave, err := s.admit(s.address(r))
	if err != nil {
		return err
	}
	defer leave()
	id := r.PathValue("id")
	if _, err := s.lookRun(r.Context(), id); err != nil {
		return err
	}
	f, news, first := s.followed.join(id)
	defer s.followed.leave(f, news)
	if first {
		s.behind(func() { s.glances(f) })
	}
	out := newEventWriter(w)
	n := 0
	out.follow(r.Context(), s.running, news, func() error {
		text, over := f.look()
		if text == nil {
			return nil // it has not been checked yet
		}
		n++
		if err := out.raw("run", n, text); err != nil || !over {
			return err
		}
		return errOver
	})
	return nil
}

// errOver ends a stream that has nothing more to send.
var errOver = errors.New("nothing more will come")

// followed holds the runs with followers.
type followed struct {
	mu sync.Mutex
	by map[string]*following
}

// A following is one run that is checked for all its followers.
type following struct {
	id     string
	done   chan struct{}
	mu     sync.Mutex
	text   []byte // the run as JSON, as last checked
	over   bool
	reader map[chan struct{}]bool
}

// join follows a run, and returns the channel of its news and whether this is the first follower.
func (all *followed) join(id string) (*following, chan struct{}, bool) {
	all.mu.Lock()
	defer all.mu.Unlock()
	if all.by == nil {
		all.by = map[string]*following{}
	}
	f := all.by[id]
	first := f == nil
	if first {
		f = &following{id: id, done: make(chan struct{}), reader: map[chan struct{}]bool{}}
		all.by[id] = f
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	news := make(chan struct{}, 1)
	f.reader[news] = true
	return f, news, first
}

// leave stops following; a run without followers is not checked.
func (all *followed) leave(f *following, news chan struct{}) {
	all.mu.Lock()
	defer all.mu.Unlock()
	f.mu.Lock()
	defer f.mu.Unlock()
	if delete(f.reader, news); len(f.reader) == 0 {
		close(f.done)
		delete(all.by, f.id)
	}
}

func (f *following) look() (text []byte, over bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.text, f.over
}

// tell stores the state of a run and wakes its followers.
func (f *following) tell(text []byte, over bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if bytes.Equal(text, f.text) {
		return
	}
	f.text, f.over = text, over
	for news := range f.reader {
		select {
		case news <- struct{}{}:
		default:
		}
	}
}

// glances checks a run as long as it has followers and is not over.
func (s *Server) glances(f *following) {
	tick := time.NewTicker(glance)
	defer tick.Stop()
	for {
		now, err := s.lookRun(s.running, f.id)
		if err == nil {
			var text []byte
			if text, err = pack.JSON(now); err == nil {
				over := now.State != "waiting" && now.State != "running"
				if f.tell(text, over); over {
					return
				}
			}
		}
		if err != nil && s.running.Err() == nil {
			s.log.Error("how a run goes", "run", f.id, "error", err)
		}
		select {
		case <-f.done:
			return
		case <-s.running.Done():
			return
		case <-tick.C:
		}
	}
}
