package server

import (
	"errors"
	"net/http"

	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

// stored notes for /healthz whether the last thing to be stored found the disk full.
func (s *Server) stored(err error) {
	if err == nil || errors.Is(err, store.ErrFull) {
		s.full.Store(err != nil)
	}
}

// unkept is what is told when the database is at fault, or nil.
func unkept(err error) *refused {
	switch {
	case errors.Is(err, match.ErrDamaged):
		return &refused{http.StatusInternalServerError, refusal{Text: "This match is damaged on the server's disk and cannot be opened. Please tell the server's owner, who can restore a backup."}}
	case errors.Is(err, store.ErrDamaged):
		return &refused{http.StatusInternalServerError, refusal{Text: "The server's database is damaged. Your move was not played. Please tell the server's owner."}}
	case errors.Is(err, store.ErrReadOnly):
		return &refused{http.StatusServiceUnavailable, refusal{Text: "The server cannot write to its database. Your move was not played. Please tell the server's owner."}}
	case errors.Is(err, store.ErrFull):
		return &refused{http.StatusInsufficientStorage, refusal{Text: "The server's disk is full. Your move was not played. Please tell the server's owner."}}
	case errors.Is(err, store.ErrGone):
		return &refused{http.StatusServiceUnavailable, refusal{Text: "The server's database does not answer. Nothing is played until it does. Try again in a moment."}}
	}
	return nil
}
