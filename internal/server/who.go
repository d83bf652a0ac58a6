package server

import (
	"context"
	"crypto/sha256"
	"errors"
	"net/http"
	"strings"
	"time"

	"github.com/alexedwards/scs/v2"

	"github.com/weathergage/weathergage/internal/store"
)

// How long a browser stays signed in without being used, and how long a ceremony before signing in may take.
const (
	signedIn = 400 * 24 * time.Hour // browsers keep no cookie for longer
	ceremony = 15 * time.Minute
)

// cookieName is the name of the only cookie.
const cookieName = "weathergage"

// A person is the sender of a request, with the device it comes from.
type person struct {
	store.Person
	device store.Device
}

// who returns the person of a request, nil for a guest: most people are guests.
func (s *Server) who(r *http.Request) (*person, error) {
	cookie, err := r.Cookie(cookieName)
	if s.people == nil || err != nil || cookie.Value == "" {
		return nil, nil
	}
	p, d, err := s.people.Visitor(r.Context(), hashOf(cookie.Value), s.now())
	if errors.Is(err, store.ErrNone) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &person{p, d}, nil
}

// newSessions makes the manager that gives browsers their cookie.
func (s *Server) newSessions() *scs.SessionManager {
	m := scs.New()
	m.Lifetime, m.Store = ceremony, &sessions{s}
	m.Cookie.Name, m.Cookie.Secure = cookieName, strings.HasPrefix(s.publicURL, "https://")
	m.ErrorFunc = func(w http.ResponseWriter, r *http.Request, err error) { s.told(w, r, err) }
	return m
}

// sessions stores sessions in the database, by the hash of their cookie.
type sessions struct{ *Server }

// FindCtx returns the data of a session that has not expired.
func (s *sessions) FindCtx(ctx context.Context, token string) ([]byte, bool, error) {
	data, err := s.people.Session(ctx, hashOf(token), s.now())
	if errors.Is(err, store.ErrNone) {
		return nil, false, nil
	}
	return data, err == nil, err
}

// CommitCtx stores a session.
func (s *sessions) CommitCtx(ctx context.Context, token string, data []byte, expiry time.Time) error {
	return s.people.SaveSession(ctx, hashOf(token), data, expiry, s.now())
}

// DeleteCtx deletes a session.
func (s *sessions) DeleteCtx(ctx context.Context, token string) error {
	return s.people.DropSession(ctx, hashOf(token))
}

// Find is FindCtx for callers without a context.
func (s *sessions) Find(token string) ([]byte, bool, error) {
	return s.FindCtx(s.running, token)
}

// Commit is CommitCtx for callers without a context.
func (s *sessions) Commit(token string, data []byte, expiry time.Time) error {
	return s.CommitCtx(s.running, token, data, expiry)
}

// Delete is DeleteCtx for callers without a context.
func (s *sessions) Delete(token string) error { return s.DeleteCtx(s.running, token) }

// signIn makes the browser of a request a device of a person. Its cookie is a new one, so that nobody who
// knew the old one is signed in.
func (s *Server) signIn(r *http.Request, p *store.Person) error {
	ctx := r.Context()
	if blocked, err := s.people.Blocked(ctx, p.Looks); err != nil {
		return err
	} else if blocked {
		return refuse(http.StatusForbidden, "The owner of this server has blocked your name: neither your account nor a link opens your seats.")
	}
	if err := s.signOut(r); err != nil {
		return err
	}
	if err := errors.Join(s.sessions.Clear(ctx), s.sessions.RenewToken(ctx)); err != nil {
		return err
	}
	now := s.now()
	s.sessions.SetDeadline(ctx, now.Add(signedIn))
	return s.people.AddDevice(ctx, store.Device{ID: newID(), Person: p.ID, Session: s.session(r), Name: browser(r.UserAgent()),
		Created: now, Seen: now})
}

// signOut signs out the device of a request, if it is one.
func (s *Server) signOut(r *http.Request) error {
	v, err := s.who(r)
	if err == nil && v != nil {
		err = s.closeDevice(r.Context(), v.ID, v.device.ID)
	}
	return err
}

// session returns the hash of the cookie that a request is answered with.
func (s *Server) session(r *http.Request) [sha256.Size]byte {
	return hashOf(s.sessions.Token(r.Context()))
}

// closeDevice signs a person out on a device: its streams end, and its own links open nothing any more.
func (s *Server) closeDevice(ctx context.Context, person, device string) error {
	matches, err := s.people.DropDevice(ctx, person, device)
	if errors.Is(err, store.ErrNone) {
		return nil // it is already signed out
	}
	if err != nil {
		return err
	}
	s.hangUp(device)
	for _, id := range matches {
		if err := s.relink(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

// browser returns the name of a device, from what its browser says about itself.
func browser(agent string) string {
	name := "A browser"
	for _, known := range []struct{ sign, name string }{
		{"Firefox/", "Firefox"}, {"Edg/", "Edge"}, {"OPR/", "Opera"}, {"Chrome/", "Chrome"}, {"Safari/", "Safari"},
	} {
		if strings.Contains(agent, known.sign) {
			name = known.name
			break
		}
	}
	for _, known := range []struct{ sign, name string }{
		{"iPhone", "an iPhone"}, {"iPad", "an iPad"}, {"Android", "Android"}, {"Windows", "Windows"}, {"Mac OS", "a Mac"},
		{"Linux", "Linux"},
	} {
		if strings.Contains(agent, known.sign) {
			return name + " on " + known.name
		}
	}
	return name
}
