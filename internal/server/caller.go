package server

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"slices"

	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
)

// A caller is a sender of a request in the hall: a person under the name of his account, or a guest under a
// name that no account has.
type caller struct {
	name   string
	person string // the id of the account, "" for a guest
	maker  string // as limits count
}

// callerOf returns the sender of a request, who gives a name. A guest's address itself is not stored.
func (s *Server) callerOf(r *http.Request, name string) (caller, error) {
	p, err := s.who(r)
	if err != nil {
		return caller{}, err
	}
	if p != nil {
		return caller{p.Name, p.ID, store.MakerIs + p.ID}, nil
	}
	if name, err = s.calledBy(r, name); err != nil {
		return caller{}, err
	}
	salt, err := s.store.Setting(r.Context(), "hall", newToken())
	hash := sha256.Sum256([]byte(salt + s.address(r)))
	return caller{name: name, maker: hex.EncodeToString(hash[:8])}, err
}

// keptBy refuses a guest a name that somebody's account has, or that the owner has blocked.
func (s *Server) keptBy(r *http.Request, name string) error {
	if s.people == nil || name == "" {
		return nil
	}
	if err := s.barred(r.Context(), name); err != nil {
		return err
	}
	other, err := s.people.PersonNamed(r.Context(), names.Looks(name))
	if errors.Is(err, store.ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	return refuse(http.StatusConflict, "“"+other.Name+"” is kept by somebody on this server. If that is you, sign in; otherwise choose another name.")
}

// readMatch reads the match that somebody begins, and the names in its seats. One person may have several
// seats.
func (s *Server) readMatch(w http.ResponseWriter, r *http.Request, n *newMatch) error {
	if err := readJSON(w, r, n, mostScenario); err != nil {
		return err
	}
	var own, friends []string
	for i := range n.Seats {
		seat := &n.Seats[i]
		if seat.Kind == "bot" {
			continue
		}
		name, err := s.calledBy(r, seat.Name)
		if err != nil {
			return err
		}
		if seat.Name = name; seat.Kind == "me" {
			own = append(own, name)
		} else {
			friends = append(friends, name)
		}
	}
	for i, name := range friends {
		if name != "" && !names.Free(name, append(slices.Clone(friends[:i]), own...)...) {
			return errTwin
		}
	}
	return nil
}
