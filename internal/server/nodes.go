package server

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// begun starts the background work: jobs, news of other nodes, bots that a process left, and releasing
// matches without viewers.
func (s *Server) begun() {
	if err := s.relook(s.running); err != nil {
		s.log.Error("how names look", "error", err)
	}
	if s.people != nil {
		if err := s.people.Forget(s.running, s.now()); err != nil {
			s.log.Error("what was kept of deleted accounts", "error", err)
		}
	}
	s.behind(s.workJobs)
	s.behind(func() {
		if err := s.store.Watch(s.running, s.heard, s.lost); err != nil && s.running.Err() == nil {
			s.log.Error("news of other nodes", "error", err)
		}
	})
	s.behind(s.takeUp)
	s.behind(s.sweep)
}

// Pauses between two attempts to start the job queue, which may find the disk full or the database gone, and
// how long it must have worked to count as sound.
var firstPause, longestPause, sound = time.Second, time.Minute, 2 * time.Second

// workJobs runs the job queue until the server closes. A queue that does not start is tried again with
// growing pauses, and healthz reports it.
func (s *Server) workJobs() {
	for pause := firstPause; s.running.Err() == nil; pause = min(2*pause, longestPause) {
		works := time.AfterFunc(sound, func() { s.noJobs.Store(false) })
		err := s.store.Work(s.running, store.Handlers{BotTurn: s.botTurn, Reminder: s.remind, News: s.news, LabRun: s.labRun, Round: s.rounds(), Away: s.awayer(),
			Heard: func(_ context.Context, id string) error { return s.heard(id) }})
		if !works.Stop() {
			pause = firstPause
		}
		if err == nil {
			return
		}
		s.noJobs.Store(true)
		s.log.Error("the job queue", "error", err, "again", pause)
		select {
		case <-s.running.Done():
		case <-time.After(pause):
		}
	}
}

// takeOver is how often to check whether another node has left matches whose bots must decide. A check stores
// nothing unless it finds one.
const takeOver = time.Second

// takeUp continues, while the server is open, with the bots that a stopped process left to decide.
func (s *Server) takeUp() {
	tick := time.NewTicker(takeOver)
	defer tick.Stop()
	for {
		s.takeOrphans()
		select {
		case <-s.running.Done():
			return
		case <-tick.C:
		}
	}
}

func (s *Server) takeOrphans() {
	ids, err := s.store.Orphans(s.running)
	if err != nil && s.running.Err() == nil {
		s.log.Error("matches that wait for bots", "error", err)
	}
	for _, id := range ids {
		if s.running.Err() != nil {
			return
		}
		if err := s.botTurn(s.running, id); err != nil {
			s.log.Error("a match that waits for a bot", "match", id, "error", err)
		}
	}
}

// botTurn returns the safety net for a bot's turn: its job runs if the process that stored the entry before
// it has not played it.
func (s *Server) botTurn(ctx context.Context, id string) error {
	l, err := s.hold(ctx, id)
	if errors.Is(err, errClosed) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := l.match.CatchUp(); err != nil {
		return err
	}
	s.drive(l)
	return nil
}

// remind tells the viewers of a match that a clock has run out, and ends the match if it is rated.
func (s *Server) remind(ctx context.Context, id string) error {
	if l := s.held(id); l != nil {
		l.wake()
	}
	return s.expire(ctx, id)
}

// held returns the match with an id if it is in memory, or nil.
func (s *Server) held(id string) *live {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.matches[id]
}

// heard takes in what another node has stored. It returns an error if the database did not answer: then it
// must ask again.
func (s *Server) heard(id string) error {
	if device, is := strings.CutPrefix(id, store.DeviceIs); is {
		s.hangUp(device)
		return nil
	}
	if of, is := strings.CutPrefix(id, store.AnewIs); is {
		s.anew(of)
		return nil
	}
	if of, is := strings.CutPrefix(id, store.LinksOf); is {
		return s.relink(s.running, of)
	}
	l := s.held(id)
	if l == nil {
		return nil
	}
	err := l.match.CatchUp()
	if err != nil {
		s.log.Error("what another node played", "match", id, "error", err)
	}
	if errors.Is(err, store.ErrGone) {
		return err
	}
	return nil
}

// lost takes in whatever other nodes may have stored while nothing was heard. It returns an error as heard
// does.
func (s *Server) lost() error {
	s.mu.Lock()
	ids := make([]string, 0, len(s.matches))
	for id := range s.matches {
		ids = append(ids, id)
	}
	s.mu.Unlock()
	for _, id := range ids {
		if err := errors.Join(s.heard(id), s.relink(s.running, id)); err != nil {
			return err
		}
	}
	return nil
}
