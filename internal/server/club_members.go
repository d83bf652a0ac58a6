package server

import (
	"context"
	"errors"
	"net/http"
	"slices"

	"github.com/weathergage/weathergage/internal/store"
)

// changeMember makes a member an organiser, removes him, or lets a removed person return. When somebody is
// removed the club gets a new link, because he knows the old one.
func (s *Server) changeMember(w http.ResponseWriter, r *http.Request, p *person, f *memberForm) error {
	c, err := s.organised(r, p)
	if err != nil {
		return err
	}
	if f.What == "back" {
		return s.askBack(w, r, c, p, f.Name)
	}
	m := c.find(func(m *store.Member) bool { return m.Name == f.Name })
	switch {
	case m == nil:
		err = refuse(http.StatusNotFound, "Nobody of that name is in the club.")
	case f.What == "organiser":
		err = s.people.Appoint(r.Context(), c.ID, m.Person)
	case f.What == "out" && m.Person == p.ID:
		err = refuse(http.StatusConflict, "You cannot put yourself out. Leave the club instead.")
	case f.What == "out" && m.Organiser:
		err = refuse(http.StatusConflict, "An organiser cannot put out another one.")
	case f.What == "out":
		err = s.people.PutOut(r.Context(), c.ID, m.Person, newToken())
	default:
		err = refuse(http.StatusBadRequest, "Expected organiser, out or back.")
	}
	if err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	return s.clubAgain(w, r, c.ID, p)
}

// askBack lets a removed person join a club again.
func (s *Server) askBack(w http.ResponseWriter, r *http.Request, c *company, p *person, name string) error {
	out, err := s.people.OutOf(r.Context(), c.ID)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(out, func(m store.Member) bool { return m.Name == name })
	if i < 0 {
		return refuse(http.StatusNotFound, "Nobody of that name was put out of the club.")
	}
	if err := s.people.AskBack(r.Context(), c.ID, out[i].Person); err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	return s.clubAgain(w, r, c.ID, p)
}

// outOf returns the names of those who were removed from a club, for its organisers.
func (s *Server) outOf(ctx context.Context, c *company) ([]string, error) {
	out := []string{}
	if !c.organises() {
		return out, nil
	}
	gone, err := s.people.OutOf(ctx, c.ID)
	for i := range gone {
		out = append(out, gone[i].Name)
	}
	return out, err
}

// offersIn returns the invitations of a club's members to its other members.
func (s *Server) offersIn(ctx context.Context, c *company) ([]invitation, error) {
	open, err := s.store.Invitations(ctx, s.now())
	if err != nil {
		return nil, err
	}
	open = slices.DeleteFunc(open, func(i store.Invitation) bool {
		return c.find(func(m *store.Member) bool { return i.Maker == store.MakerIs+m.Person }) == nil
	})
	return s.drawInvitations(ctx, open, c.ID)
}
