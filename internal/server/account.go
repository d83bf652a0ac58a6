package server

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"

	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/server/notice"
	"github.com/weathergage/weathergage/internal/store"
)

// Door is the setting that says who may create an account: everyone, or people with an invitation.
const Door = "door"

// The values of Door.
const (
	doorOpen    = "open"
	doorInvited = "invited"
)

// Handlers of an errand: of a sender who may be a guest, or of a person.
type (
	forGuest  func(http.ResponseWriter, *http.Request, *errand) error
	forPerson func(http.ResponseWriter, *http.Request, *person, *errand) error
)

// peopleRoutes adds the routes of people with accounts.
func (s *Server) peopleRoutes(mux *http.ServeMux) {
	known := func(pattern string, do func(http.ResponseWriter, *http.Request) error) {
		mux.Handle(pattern, s.sessions.LoadAndSave(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			s.told(w, r, do(w, r))
		})))
	}
	guest := func(pattern string, do forGuest) { known(pattern, s.ceremonious(do)) }
	mine := func(pattern string, do forPerson) { known(pattern, s.personal(do)) }
	if s.people == nil {
		mux.HandleFunc("GET /api/me", func(w http.ResponseWriter, r *http.Request) { s.told(w, r, writeJSON(w, http.StatusOK, me{})) })
		known = func(pattern string, _ func(http.ResponseWriter, *http.Request) error) {
			mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) { s.told(w, r, errNoNames) })
		}
	} else {
		known("GET /api/me", s.showMe)
	}
	known("GET /api/me/archive", s.giveArchive)
	known("GET /api/me/preferences", s.showPreferences)
	known("GET /api/me/habits", s.showHabits)
	mine("POST /api/me/preferences", s.prefer)
	mine("POST /api/me/delete", s.deleteMe)
	known("GET /api/passes/{pass}", s.showPass)
	guest("POST /api/passes/{pass}", s.usePass)
	guest("POST /api/names/begin", s.beginName)
	guest("POST /api/names/end", s.endName)
	guest("POST /api/names/mail", s.mailPass)
	guest("POST /api/signin/begin", s.beginSignIn)
	guest("POST /api/signin/end", s.endSignIn)
	guest("POST /api/signin/code", s.useCode)
	mine("POST /api/me/out", s.leave)
	mine("POST /api/me/name", s.rename)
	mine("POST /api/me/mail", s.addMail)
	mine("POST /api/me/codes", s.newCodes)
	mine("POST /api/me/passkeys/begin", s.beginPasskey)
	mine("POST /api/me/passkeys/end", s.endPasskey)
	mine("POST /api/me/passkeys/drop", s.dropPasskey)
	mine("POST /api/me/devices/close", s.closeOwn)
	mine("POST /api/me/holidays", s.takeHoliday)
	s.seatRoutes(mine)
}

// seatRoutes adds the routes of the seats in an account.
func (s *Server) seatRoutes(mine func(pattern string, do forPerson)) {
	mine("POST /api/me/seats", s.takeSeats)
	mine("POST /api/me/seats/open", s.openSeat)
	mine("POST /api/me/seats/orders", s.ordersOf)
	mine("POST /api/me/seats/renew", s.renewSeat)
	mine("POST /api/me/seats/leave", s.leaveSeat)
}

var (
	errNoNames = refuse(http.StatusConflict, "This server keeps no names: it forgets everything when it stops.")
	errGuest   = refuse(http.StatusUnauthorized, "You are not signed in. Sign in first.")
)

// ceremonious reads an errand of a sender who may be a guest, limited for each address.
func (s *Server) ceremonious(do forGuest) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		if !s.limits.ceremony(s.address(r)) {
			return errHaste
		}
		var e errand
		if err := readJSON(w, r, &e, mostBody); err != nil {
			return err
		}
		return do(w, r, &e)
	}
}

// signedIn returns the sender of a request, who must be signed in.
func (s *Server) signedIn(r *http.Request) (*person, error) {
	p, err := s.who(r)
	if err == nil && p == nil {
		err = errGuest
	}
	return p, err
}

// personal reads an errand of a sender who must be signed in.
func (s *Server) personal(do forPerson) func(http.ResponseWriter, *http.Request) error {
	return s.ceremonious(func(w http.ResponseWriter, r *http.Request, e *errand) error {
		p, err := s.signedIn(r)
		if err != nil {
			return err
		}
		return do(w, r, p, e)
	})
}

// admits returns an error unless a new account may be created with this invitation, or without one.
func (s *Server) admits(ctx context.Context, invite string) error {
	door, err := s.store.Setting(ctx, Door, doorOpen)
	if err != nil || door != doorInvited {
		return err
	}
	p, err := s.people.Pass(ctx, hashOf(invite), s.now())
	if errors.Is(err, store.ErrNone) || err == nil && p.Kind != store.Invite && p.Kind != store.Owner {
		return refuse(http.StatusForbidden, "This server keeps names by invitation only. Ask its owner for a link. You can play without a name.")
	}
	return err
}

// beginName begins to create an account with a passkey.
func (s *Server) beginName(w http.ResponseWriter, r *http.Request, e *errand) error {
	if err := s.admits(r.Context(), e.Invite); err != nil {
		return err
	}
	name, err := s.freeName(r.Context(), e.Name, "")
	if err != nil {
		return err
	}
	return s.beginKey(w, r, begunKey{Person: newID(), Name: name, Invite: e.Invite, New: true}, nil)
}

// endName creates the account with the passkey that the browser has made.
func (s *Server) endName(w http.ResponseWriter, r *http.Request, e *errand) error {
	b, err := s.recall(r)
	if err == nil && !b.New {
		err = errNotBegun
	}
	if err == nil {
		err = s.admits(r.Context(), b.Invite)
	}
	if err != nil {
		return err
	}
	key, err := s.endKey(r, &b, e.Credential)
	if err != nil {
		return err
	}
	p := store.Person{ID: b.Person, Name: b.Name, Looks: names.Looks(b.Name), Created: s.now()}
	if err := s.addPerson(r.Context(), p); err != nil {
		return err
	}
	if b.Invite != "" {
		if _, err := s.people.UsePass(r.Context(), hashOf(b.Invite), s.now()); err != nil && !errors.Is(err, store.ErrNone) {
			return err
		}
	}
	if err := s.people.AddPasskey(r.Context(), key); err != nil {
		return err
	}
	return s.enters(w, r, &p)
}

// addPerson stores a person, unless somebody else was quicker to take the name.
func (s *Server) addPerson(ctx context.Context, p store.Person) error {
	err := s.people.AddPerson(ctx, p)
	if errors.Is(err, store.ErrExists) {
		return taken(p.Name, p.Name)
	}
	return err
}

// enters signs a person in and sends what is stored about him.
func (s *Server) enters(w http.ResponseWriter, r *http.Request, p *store.Person) error {
	if err := s.signIn(r, p); err != nil {
		return err
	}
	return s.tellMe(w, r, p, s.session(r))
}

func (s *Server) beginSignIn(w http.ResponseWriter, r *http.Request, _ *errand) error {
	keys, err := s.keys(r)
	if err != nil {
		return err
	}
	options, data, err := keys.BeginDiscoverableLogin()
	if err != nil {
		return err
	}
	if err := s.remember(r, begunKey{Data: *data}); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, options)
}

func (s *Server) endSignIn(w http.ResponseWriter, r *http.Request, e *errand) error {
	p, err := s.proveKey(r, e.Credential)
	if err != nil {
		return err
	}
	return s.enters(w, r, &p)
}

// useCode signs in with a recovery code, which can be used once.
func (s *Server) useCode(w http.ResponseWriter, r *http.Request, e *errand) error {
	hash := hashOf(plainCode(e.Code))
	p, err := s.people.Pass(r.Context(), hash, s.now())
	if err == nil && p.Kind == store.Code {
		p, err = s.people.UsePass(r.Context(), hash, s.now())
	}
	if errors.Is(err, store.ErrNone) || err == nil && p.Kind != store.Code {
		return refuse(http.StatusForbidden, "No account has this recovery code, or it has been used. Try the next one of your list.")
	}
	if err != nil {
		return err
	}
	who, err := s.people.Person(r.Context(), p.Person)
	if err != nil {
		return err
	}
	return s.enters(w, r, &who)
}

// mailPass mails a link whose button signs in: the person who has that address, otherwise somebody new. The
// answer does not tell which.
func (s *Server) mailPass(w http.ResponseWriter, r *http.Request, e *errand) error {
	mail, err := s.readMail(e.Mail)
	if err != nil {
		return err
	}
	name := ""
	if e.Name != "" {
		if name, err = s.freeName(r.Context(), e.Name, ""); err != nil {
			return err
		}
	}
	if !s.limits.asks(s.address(r)) || !s.limits.letter(mail) {
		return refuse(http.StatusTooManyRequests, "Too many mails were asked for. Look for the last one, or wait an hour.")
	}
	known, err := s.people.PersonAt(r.Context(), mail)
	admitted := s.admits(r.Context(), e.Invite)
	switch {
	case errors.Is(err, store.ErrNone) && admitted == nil, err == nil:
		if err != nil && e.Invite != "" { // the link replaces it
			if _, err := s.people.UsePass(r.Context(), hashOf(e.Invite), s.now()); err != nil && !errors.Is(err, store.ErrNone) {
				return err
			}
		}
		p := store.Pass{Kind: store.SignIn, Person: known.ID, Name: name, Mail: mail}
		s.behind(func() { s.sendPass(p, known.Name) })
	case errors.Is(err, store.ErrNone) && unkept("", admitted) == nil:
	default:
		return errors.Join(err, admitted)
	}
	return writeJSON(w, http.StatusAccepted, answer{Text: "A mail is on its way if this server can help at that address. Open the link in it and press the button. It is good for an hour."})
}

// readMail returns a mail address in the form in which it is stored.
func (s *Server) readMail(text string) (string, error) {
	mail := strings.ToLower(strings.TrimSpace(text))
	if s.publicURL == "" || !s.post.Has(notice.Mail) {
		return "", refuse(http.StatusConflict, "This server sends no mail.")
	}
	if err := s.post.Check(notice.Mail, mail); err != nil {
		return "", refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	return mail, nil
}

// sendPass stores a pass and mails its link. Only the owner is told of a failure: the sender must not learn
// whether anyone has the address.
func (s *Server) sendPass(p store.Pass, known string) {
	token := newToken()
	p.Hash, p.Expires = hashOf(token), s.now().Add(passLasts)
	text := "Somebody, you we hope, wants to keep a name at this table with this address."
	switch {
	case p.Kind == store.Mail:
		text = "Somebody, you we hope, wants " + known + " to sign in at this table with this address."
	case known != "":
		text = "Somebody, you we hope, wants to sign in at this table as " + known + "."
	}
	err := s.people.AddPass(s.running, p, s.now())
	if err == nil {
		err = s.deliver(s.running, notice.Mail, p.Mail, notice.Message{
			ID: "pass-" + newID(), Title: "Your link to sign in",
			Text: text + " If it was you, open this page and press the button within an hour. Otherwise do nothing.",
			Link: s.publicURL + "/pass/" + url.PathEscape(token),
		})
	}
	if err != nil {
		s.log.Error("a mail was not sent", "error", err)
	}
}

// leave signs out in this browser.
func (s *Server) leave(w http.ResponseWriter, r *http.Request, _ *person, _ *errand) error {
	if err := s.signOut(r); err != nil {
		return err
	}
	if err := s.sessions.Destroy(r.Context()); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, s.greets(r))
}
