package server

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"

	"github.com/weathergage/weathergage/internal/store"
)

// A caller is who comes into the hall: a person under the name of his account, a guest under
// any that nobody keeps here.
type caller struct {
	name   string
	person string // the id of the account, "" of a guest
	maker  string // as limits count
}

// callerOf is who sends a request and calls himself by a name. A guest's address itself is not
// kept.
func (s *Server) callerOf(r *http.Request, name string) (caller, error) {
	p, err := s.who(r)
	if err != nil {
		return caller{}, err
	}
	if p != nil {
		return caller{p.Name, p.ID, "person " + p.ID}, nil
	}
	if err := s.keptBy(r, name); err != nil {
		return caller{}, err
	}
	salt, err := s.store.Setting(r.Context(), "hall", newToken())
	hash := sha256.Sum256([]byte(salt + s.address(r)))
	return caller{name: name, maker: hex.EncodeToString(hash[:8])}, err
}

// keptBy refuses a guest the name of somebody who keeps it, and one that the owner has blocked.
func (s *Server) keptBy(r *http.Request, name string) error {
	if s.people == nil || name == "" {
		return nil
	}
	looks := Looks(name)
	blocked, err := s.people.Blocked(r.Context(), looks)
	if err != nil {
		return err
	}
	if blocked {
		return refuse(http.StatusConflict, "The owner of this server has blocked that name. Choose another one.")
	}
	other, err := s.people.PersonNamed(r.Context(), looks)
	if errors.Is(err, store.ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	return refuse(http.StatusConflict, "“"+other.Name+"” is kept by somebody on this server. If that is you, sign in; otherwise choose another name.")
}
