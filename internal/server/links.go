package server

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"slices"

	"github.com/weathergage/weathergage/internal/store"
)

// place adds a link to a match in memory. If the link was withdrawn after it was stored or looked up, it
// returns errNoLink.
func (s *Server) place(ctx context.Context, l *live, t store.Token) error {
	s.mu.Lock()
	_, known := s.chairs[t.Hash]
	if known || s.matches[l.ID] != l {
		s.mu.Unlock()
		return nil
	}
	l.Tokens = append(l.Tokens, t)
	s.chairs[t.Hash] = chair{l, t.Seat, t.Mate, t.Hash}
	s.mu.Unlock()
	h, err := s.store.Match(ctx, l.ID)
	if err == nil && slices.Contains(h.Tokens, t) {
		return nil
	}
	s.withdraw(l, func(other store.Token) bool { return other == t })
	if err == nil || errors.Is(err, store.ErrNone) {
		return errNoLink
	}
	return err
}

// opens reports whether the token of a chair still opens it.
func (s *Server) opens(c *chair) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, opens := s.chairs[c.hash]
	return opens || s.matches[c.ID] != c.live
}

// lasts reports whether neither the link of a stream nor its reader's device was closed before the stream was
// joined.
func (s *Server) lasts(r *http.Request, st *stream) bool {
	if !s.opens(st.chair) {
		return false
	}
	if st.device == "" {
		return true
	}
	p, err := s.who(r)
	return err == nil && p != nil && p.device.ID == st.device
}

// relink finds the links of a match that no longer open anything, and ends their streams.
func (s *Server) relink(ctx context.Context, id string) error {
	l := s.held(id)
	if l == nil {
		return nil
	}
	h, err := s.store.Match(ctx, id)
	if errors.Is(err, store.ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	l.closed.Store(h.Closed)
	s.withdraw(l, func(t store.Token) bool { return !slices.Contains(h.Tokens, t) })
	return nil
}

// withdraw closes some links of a match: their streams end, and pages that had them no longer count as
// present. A page with another link to the seat counts again when it answers its next heartbeat.
func (s *Server) withdraw(l *live, gone func(store.Token) bool) {
	s.mu.Lock()
	l.Tokens = slices.DeleteFunc(l.Tokens, func(t store.Token) bool {
		if !gone(t) {
			return false
		}
		delete(s.chairs, t.Hash)
		l.pages.dropAll(whoever{t.Seat, t.Mate})
		return true
	})
	s.mu.Unlock()
	l.hangUp(func(st *stream) bool {
		return gone(store.Token{Hash: st.chair.hash, Seat: st.chair.seat, Mate: st.chair.mate})
	})
}

// anew removes from memory a match whose stored state the server does not fully know: the next viewer loads
// it again, and its streams end so that their pages do.
func (s *Server) anew(id string) {
	l := s.held(id)
	if l == nil {
		return
	}
	s.mu.Lock()
	s.forget(l)
	s.mu.Unlock()
}

// hangUp ends the streams that a device reads.
func (s *Server) hangUp(device string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, l := range s.matches {
		l.hangUp(func(st *stream) bool { return st.device == device })
	}
}

// hangUp ends some streams.
func (l *live) hangUp(which func(*stream) bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for st := range l.streams {
		if which(st) {
			st.end()
		}
	}
}

// deviceToken returns the link by which a device opens what its person plays: it is derived from its cookie,
// which nobody else has.
func deviceToken(cookie, id string, of whoever) string {
	mac := hmac.New(sha256.New, []byte(cookie))
	fmt.Fprintf(mac, "weathergage seat 1 %s %d", id, of.seat)
	if of.mate > 0 {
		fmt.Fprintf(mac, " mate %d", of.mate)
	}
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}
