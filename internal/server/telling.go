package server

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// Jobs send news to people who are away, several at once. A slow receiver delays nobody else: each notice and
// each digest is claimed separately.

// claims holds what jobs are working on, so that no two do the same thing.
type claims struct {
	mu sync.Mutex
	of map[string]bool
}

// take claims something until it is released. It returns false if another job has it.
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

// meanwhile is after how long a job returns to something that another has claimed.
const meanwhile = time.Second

// news tells people who are away the news of a match. It skips what is no longer so, and sends nothing twice:
// if news is sent again after a crash, its id shows that.
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

// tellOnce delivers what there is to tell by a notice, unless another job is doing so.
func (s *Server) tellOnce(ctx context.Context, l *live, id string) error {
	if !s.telling.take(id) {
		return store.Later(meanwhile)
	}
	defer s.telling.release(id)
	n, err := s.store.Notice(ctx, id) // another job may have delivered it meanwhile
	if errors.Is(err, store.ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	return s.tellAway(ctx, l, &n)
}

// outcome returns the result of a job with these results of its parts: it is repeated when the first of them
// wants that, and tried again if the database failed.
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

// The shortest and the longest pause before something that could not be delivered is tried again.
const (
	leastPause = time.Second
	mostPause  = time.Hour
)

// pauseOf returns the pause before something of this age is tried again, whose notice has failed for this
// long: the shorter of the two, within bounds, so that pauses grow.
func pauseOf(old, fails time.Duration) time.Duration {
	return min(max(leastPause, min(old, fails)), mostPause)
}
