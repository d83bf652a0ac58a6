package server

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// Jobs tell people who are away of news, some at once. What takes long for one, because a receiver is
// slow, delays nobody else: each notice and each digest is claimed by itself.

// claims are what jobs are at just now, so that no two do the same thing.
type claims struct {
	mu sync.Mutex
	of map[string]bool
}

// take claims something, until it is released. It reports false if somebody else has it.
func (c *claims) take(what string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.of[what] {
		return false
	}
	if c.of == nil {
		c.of = map[string]bool{}
	}
	c.of[what] = true
	return true
}

func (c *claims) release(what string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.of, what)
}

// meanwhile is after how long a job comes back for what another has claimed.
const meanwhile = time.Second

// news tells those who are away what there is to tell them in a match. What is no longer so
// is not told, and nothing twice: whoever is told the same again after a crash can see that
// by its id.
func (s *Server) news(ctx context.Context, id string) error {
	notices, err := s.store.Notices(ctx, id)
	if err != nil || len(notices) == 0 {
		return err
	}
	l, err := s.hold(ctx, id)
	if err != nil {
		return err
	}
	if err := l.match.CatchUp(); err != nil {
		return err
	}
	if d := l.match.Pausing(); d > 0 { // a standing order may answer
		return store.Later(d)
	}
	var each sync.WaitGroup
	results := make([]error, len(notices))
	for i := range notices {
		if _, is := l.newsFor(&notices[i]); is {
			each.Go(func() { results[i] = s.tellOnce(ctx, l, notices[i].ID) })
		}
	}
	each.Wait()
	return outcome(results)
}

// tellOnce delivers what there is to tell by a notice, unless another job is at it.
func (s *Server) tellOnce(ctx context.Context, l *live, id string) error {
	if !s.telling.take(id) {
		return store.Later(meanwhile)
	}
	defer s.telling.release(id)
	n, err := s.store.Notice(ctx, id) // another job may have told it meanwhile
	if errors.Is(err, store.ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	return s.tellAway(ctx, l, &n)
}

// outcome is what becomes of a job with the results of its parts: it is done again when the first of
// them wants that, and tried again if the database failed.
func outcome(results []error) error {
	var failed, first error
	for _, err := range results {
		d, later := store.LaterBy(err)
		soonest, some := store.LaterBy(first)
		switch {
		case !later:
			failed = errors.Join(failed, err)
		case !some || d < soonest:
			first = err
		}
	}
	if failed != nil {
		return failed
	}
	return first
}

// How long it takes, at least and at most, until something that could not be delivered is tried again.
const (
	leastPause = time.Second
	mostPause  = time.Hour
)

// pauseOf is how long it takes until something is tried again that is so old, and its notice fails for so
// long: as long as it has been tried already, so that the pauses grow.
func pauseOf(old, fails time.Duration) time.Duration {
	return min(max(leastPause, min(old, fails)), mostPause)
}
