package server

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"time"

	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
)

// The owner's page does what the owner's commands do, except those that sign somebody in: they need the
// machine.

var errNotOwner = refuse(http.StatusForbidden, "Only the owner of this server may see that.")

// ownerOnly wraps a handler for owners.
func (s *Server) ownerOnly(do func(http.ResponseWriter, *http.Request, *person, *ownerErrand) error) func(http.ResponseWriter, *http.Request, *person, *ownerErrand) error {
	return func(w http.ResponseWriter, r *http.Request, p *person, e *ownerErrand) error {
		if !p.Owner {
			return errNotOwner
		}
		return do(w, r, p, e)
	}
}

// ownerRoutes adds the routes of the owner's page.
func (s *Server) ownerRoutes(open func(string, func(http.ResponseWriter, *http.Request) error)) {
	open("GET /api/owner", s.named(func(w http.ResponseWriter, r *http.Request, p *person) error {
		switch {
		case p == nil:
			return errGuest
		case !p.Owner:
			return errNotOwner
		}
		return s.showOwned(w, r, "", "")
	}))
	open("POST /api/owner", posting(s, s.ownerOnly(s.ownerDoes)))
}

// showOwned shows the server to its owner, with the result of the last errand and a link, if one was asked
// for.
func (s *Server) showOwned(w http.ResponseWriter, r *http.Request, says, link string) error {
	ctx := r.Context()
	f, err := s.people.Figures(ctx, s.now().AddDate(0, 0, -7))
	if err != nil {
		return err
	}
	door, err := s.store.Setting(ctx, Door, doorOpen)
	if err != nil {
		return err
	}
	blocked, err := s.people.BlockedNames(ctx)
	if err != nil {
		return err
	}
	out := ownerView{
		People: f.People, Owners: f.Owners, Devices: f.Devices, Matches: f.Matches, Open: f.Open, Begun: f.Begun,
		Invited: door == doorInvited, Blocked: append([]string{}, blocked...), Says: says, Link: link,
	}
	return writeJSON(w, http.StatusOK, out)
}

// ownerDoes carries out one errand for the owner.
func (s *Server) ownerDoes(w http.ResponseWriter, r *http.Request, p *person, e *ownerErrand) error {
	ctx, text := r.Context(), clean(e.Text)
	var err error
	says, link := "", ""
	switch e.What {
	case "open":
		says, err = "Everybody may keep a name.", s.store.SaveSetting(ctx, Door, doorOpen)
	case "invited":
		says, err = "Only those with an invitation may keep a name.", s.store.SaveSetting(ctx, Door, doorInvited)
	case "invite":
		link, err = NewPass(ctx, s.people, store.Invite, "", 30*24*time.Hour)
		says, link = "Whoever opens this link may keep a name, once, within 30 days.", s.publicURL+link
	case "block":
		says, err = "Nobody can use the name “"+text+"”, or one that looks like it.", s.block(ctx, p, text)
	case "unblock":
		says, err = "The name “"+text+"” can be used again.", s.people.Unblock(ctx, names.Looks(text))
		if errors.Is(err, store.ErrNone) {
			err = refuse(http.StatusNotFound, "That name is not blocked.")
		}
	case "close":
		says, err = "The match is closed: none of its links works any more. Its record stays in the database.", s.closeFor(ctx, text)
	default:
		err = refuse(http.StatusBadRequest, "Expected open, invited, invite, block, unblock or close.")
	}
	if err != nil {
		return err
	}
	return s.showOwned(w, r, says, link)
}

// block blocks a name. Its holder is signed out, and the links to his seats end.
func (s *Server) block(ctx context.Context, owner *person, name string) error {
	looks := names.Looks(name)
	switch {
	case looks == "":
		return refuse(http.StatusBadRequest, "Expected a name with letters.")
	case looks == owner.Looks:
		return refuse(http.StatusConflict, "That is your own name.")
	}
	var devices []store.Device
	var seats []store.SeatNow
	who, err := s.people.PersonNamed(ctx, looks)
	if err == nil {
		if devices, err = s.people.Devices(ctx, who.ID); err == nil {
			seats, err = s.people.Seats(ctx, who.ID)
		}
	}
	if err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	if err := s.people.Block(ctx, looks, name); err != nil {
		return err
	}
	s.hall.changed()
	for i := range devices {
		s.hangUp(devices[i].ID)
	}
	for i := range seats {
		if err := s.relink(ctx, seats[i].Match); err != nil {
			return err
		}
	}
	return nil
}

// closeFor closes the match with an id, or with a link to it.
func (s *Server) closeFor(ctx context.Context, at string) error {
	id := at
	if i := strings.LastIndexByte(at, '/'); i >= 0 {
		at = at[i+1:]
	}
	at, _, _ = strings.Cut(at, "#")
	if token, _, _ := strings.Cut(at, "+"); len(token) == tokenLength {
		found, _, err := s.store.Find(ctx, hashOf(token))
		if err != nil && !errors.Is(err, store.ErrNone) {
			return err
		}
		id = found
	}
	switch err := s.people.CloseMatch(ctx, id); {
	case errors.Is(err, store.ErrNone):
		return refuse(http.StatusNotFound, "No match has this link or this number.")
	case err != nil:
		return err
	}
	s.hall.changed()
	return s.relink(ctx, id)
}
