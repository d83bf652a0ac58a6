package server

import (
	"crypto/sha256"
	"errors"
	"net/http"
	"slices"
	"time"

	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/server/notice"
	"github.com/weathergage/weathergage/internal/store"
)

// greets returns what a page is told if nobody is signed in.
func (s *Server) greets(r *http.Request) me {
	return me{Names: true, Passkeys: s.origin(r) != "", Mail: s.publicURL != "" && s.post.Has(notice.Mail)}
}

// seldom is how often the use of a device is stored, and its cookie renewed.
const seldom = time.Hour

// showMe tells who is signed in.
func (s *Server) showMe(w http.ResponseWriter, r *http.Request) error {
	p, err := s.who(r)
	if err != nil {
		return err
	}
	if p == nil {
		out := s.greets(r)
		door, err := s.store.Setting(r.Context(), Door, doorOpen)
		if err != nil {
			return err
		}
		out.Invited = door == doorInvited
		return writeJSON(w, http.StatusOK, out)
	}
	if now := s.now(); now.Sub(p.device.Seen) > seldom {
		if err := s.people.SeeDevice(r.Context(), p.device.ID, now); err != nil && !errors.Is(err, store.ErrNone) {
			return err
		}
		s.sessions.SetDeadline(r.Context(), now.Add(signedIn))
	}
	return s.tellMe(w, r, &p.Person, p.device.Session)
}

// tellMe sends a person everything stored about him, to the browser with a session.
func (s *Server) tellMe(w http.ResponseWriter, r *http.Request, p *store.Person, session [sha256.Size]byte) error {
	out, err := s.meNow(r, p, session)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, out)
}

// meNow returns what is stored about a person.
func (s *Server) meNow(r *http.Request, p *store.Person, session [sha256.Size]byte) (me, error) {
	out := s.greets(r)
	ctx := r.Context()
	v := &personView{Name: p.Name, Mail: p.Mail, Owner: p.Owner, Passkeys: []passkeyView{}, Devices: []deviceView{}}
	keys, err := s.people.Passkeys(ctx, p.ID)
	if err != nil {
		return out, err
	}
	for i := range keys {
		v.Passkeys = append(v.Passkeys, passkeyView{keys[i].ID, keys[i].Name, keys[i].Created.Unix(), keys[i].Used.Unix()})
	}
	devices, err := s.people.Devices(ctx, p.ID)
	if err != nil {
		return out, err
	}
	for i := range devices {
		d := &devices[i]
		v.Devices = append(v.Devices, deviceView{d.ID, d.Name, d.Created.Unix(), d.Seen.Unix(), d.Session == session})
	}
	if v.Codes, err = s.people.CountCodes(ctx, p.ID); err != nil {
		return out, err
	}
	if v.Seats, err = s.heldSeats(ctx, p); err != nil {
		return out, err
	}
	if v.Ratings, err = s.ratedGames(ctx, p.ID); err != nil {
		return out, err
	}
	if v.Holidays, _, err = s.holidaysNow(ctx, p.ID); err != nil {
		return out, err
	}
	if v.Preferences, err = s.preferencesOf(ctx, p.ID); err != nil {
		return out, err
	}
	kept, err := s.punctuals(ctx, p.ID)
	if err != nil {
		return out, err
	}
	v.Punctual = kept[p.ID]
	out.Person = v
	return out, nil
}

// again sends a person what is stored about him, after a change.
func (s *Server) again(w http.ResponseWriter, r *http.Request, p *person) error {
	return s.tellMe(w, r, &p.Person, p.device.Session)
}

// rename gives a person another name.
func (s *Server) rename(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	name, err := s.freeName(r.Context(), e.Name, p.ID)
	if err != nil {
		return err
	}
	p.Name, p.Looks = name, names.Looks(name)
	switch err := s.people.RenamePerson(r.Context(), p.Person, s.now()); {
	case errors.Is(err, store.ErrExists):
		return taken(name, name)
	case err != nil:
		return err
	}
	return s.again(w, r, p)
}

// addMail mails a link to an address; with it the owner of the address lets the person sign in by mail.
func (s *Server) addMail(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	mail, err := s.readMail(e.Mail)
	if err != nil {
		return err
	}
	if !s.limits.asks(s.address(r)) || !s.limits.letter(mail) {
		return refuse(http.StatusTooManyRequests, "Too many mails were asked for. Look for the last one, or wait an hour.")
	}
	name := p.Name
	s.behind(func() { s.sendPass(store.Pass{Kind: store.Mail, Person: p.ID, Mail: mail}, name) })
	return writeJSON(w, http.StatusAccepted, answer{Text: "A mail is on its way. Open the link in it and press the button. It is good for an hour."})
}

func (s *Server) beginPasskey(w http.ResponseWriter, r *http.Request, p *person, _ *errand) error {
	has, err := s.people.Passkeys(r.Context(), p.ID)
	if err != nil {
		return err
	}
	return s.beginKey(w, r, begunKey{Person: p.ID, Name: p.Name}, has)
}

func (s *Server) endPasskey(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	b, err := s.recall(r)
	if err == nil && (b.New || b.Person != p.ID) {
		err = errNotBegun
	}
	if err != nil {
		return err
	}
	key, err := s.endKey(r, &b, e.Credential)
	if err != nil {
		return err
	}
	switch err := s.people.AddPasskey(r.Context(), key); {
	case errors.Is(err, store.ErrExists):
		return refuse(http.StatusConflict, "You have this passkey already.")
	case err != nil:
		return err
	}
	return s.again(w, r, p)
}

// dropPasskey removes a passkey, unless the person could then no longer sign in.
func (s *Server) dropPasskey(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	keys, err := s.people.Passkeys(r.Context(), p.ID)
	if err != nil {
		return err
	}
	left, err := s.people.CountCodes(r.Context(), p.ID)
	if err != nil {
		return err
	}
	if p.Mail == "" && left == 0 && len(keys) == 1 && keys[0].ID == e.ID {
		return refuse(http.StatusConflict, "This passkey is the only way to sign in as you. Make recovery codes or add another way first.")
	}
	if err := s.people.DropPasskey(r.Context(), p.ID, e.ID); err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	return s.again(w, r, p)
}

// closeOwn signs the person out on one of his devices.
func (s *Server) closeOwn(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	devices, err := s.people.Devices(r.Context(), p.ID)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(devices, func(d store.Device) bool { return d.ID == e.ID }) {
		if err := s.closeDevice(r.Context(), p.ID, e.ID); err != nil {
			return err
		}
	}
	if e.ID == p.device.ID {
		return s.leave(w, r, p, e)
	}
	return s.again(w, r, p)
}
