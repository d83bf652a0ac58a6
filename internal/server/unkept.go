package server

import (
	"context"
	"errors"
	"net/http"
	"path"
	"time"

	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

// stored records for /healthz whether the last write found the disk full.
func (s *Server) stored(err error) {
	if err == nil || errors.Is(err, store.ErrFull) {
		s.full.Store(err != nil)
	}
}

// isFull tries to store something small, at most once a second: after room was made, nothing else may be
// stored until somebody's next move.
func (s *Server) isFull(ctx context.Context) bool {
	if s.limits.allow("probe", 1, 1) {
		s.stored(s.store.SaveSetting(ctx, "probe", s.now().UTC().Format(time.RFC3339)))
	}
	return s.full.Load()
}

const notPlayed = "Your move was not played. "

// notKept returns what a failed request has not done; "" for one that only reads.
func notKept(r *http.Request) string {
	if r.Method == http.MethodGet || r.Method == http.MethodHead {
		return ""
	}
	switch path.Base(r.Pattern) {
	case "play", "copy", "dice", "retract", "back", "go":
		return notPlayed
	case "say", "write":
		return "Your message was not sent. "
	case "matches", "records", "study", "rematch", "open", "take", "{lesson}", "{pass}":
		return "The match was not started. "
	}
	return "Nothing was saved. "
}

// unkept returns the answer to a request that the database has failed, or nil. lost says what the request has
// not done.
func unkept(lost string, err error) *refused {
	say := func(status int, trouble, then string) *refused {
		return &refused{status, refusal{Text: trouble + " " + lost + then}}
	}
	switch {
	case errors.Is(err, match.ErrDamaged):
		return &refused{http.StatusInternalServerError, refusal{Text: "This match is damaged on the server's disk and cannot be opened. Please tell the server's owner, who can restore a backup."}}
	case errors.Is(err, store.ErrDamaged):
		return say(http.StatusInternalServerError, "The server's database is damaged.", "Please tell the server's owner.")
	case errors.Is(err, store.ErrReadOnly):
		return say(http.StatusServiceUnavailable, "The server cannot write to its database.", "Please tell the server's owner.")
	case errors.Is(err, store.ErrFull):
		return say(http.StatusInsufficientStorage, "The server's disk is full.", "Please tell the server's owner.")
	case errors.Is(err, store.ErrGone):
		return say(http.StatusServiceUnavailable, "The server's database does not answer.", "Try again in a moment.")
	}
	return nil
}
