package server

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"net/http"
	"strings"
	"time"

	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
)

// passLasts is how long a mailed link is valid.
const passLasts = time.Hour

// NewPass stores a pass of a kind, for a person or for anyone who has its link, that lasts this long, and
// returns its page, such as /pass/x.
func NewPass(ctx context.Context, people store.People, kind store.PassKind, person string, lasts time.Duration) (string, error) {
	token, now := newToken(), time.Now()
	err := people.AddPass(ctx, store.Pass{Hash: hashOf(token), Kind: kind, Person: person, Expires: now.Add(lasts)}, now)
	return "/pass/" + token, err
}

var errNoPass = refuse(http.StatusNotFound, "This link has been used, or is too old. Ask for a new one.")

// pass returns the pass that the path names, unused.
func (s *Server) pass(r *http.Request) (store.Pass, error) {
	if len(r.PathValue("pass")) != tokenLength {
		return store.Pass{}, errNoPass
	}
	if !s.limits.stranger(s.address(r)) {
		return store.Pass{}, errHaste
	}
	p, err := s.people.Pass(r.Context(), hashOf(r.PathValue("pass")), s.now())
	if errors.Is(err, store.ErrNone) {
		err = errNoPass
	}
	return p, err
}

// passFor returns whom a pass signs in: "" is somebody new.
func (s *Server) passFor(r *http.Request, p *store.Pass) (store.Person, error) {
	var who store.Person
	var err error
	switch {
	case p.Person != "":
		who, err = s.people.Person(r.Context(), p.Person)
	case p.Mail != "":
		who, err = s.people.PersonAt(r.Context(), p.Mail)
	case p.Kind == store.Owner:
		var v *person
		if v, err = s.who(r); v != nil {
			who = v.Person
		}
	}
	if errors.Is(err, store.ErrNone) {
		return store.Person{}, nil
	}
	return who, err
}

// showPass says what a link is for. It changes nothing, because a program that opens links in mails may ask
// for it.
func (s *Server) showPass(w http.ResponseWriter, r *http.Request) error {
	p, err := s.pass(r)
	if err != nil {
		return err
	}
	if p.Kind == store.Hand {
		return s.showHand(w, r, &p)
	}
	who, err := s.passFor(r, &p)
	if err != nil {
		return err
	}
	v := passView{Kind: string(p.Kind), Name: who.Name, Mail: p.Mail, New: who.ID == ""}
	if v.New {
		v.Name = p.Name
	}
	return writeJSON(w, http.StatusOK, v)
}

// usePass does what a link is for: somebody has pressed the button.
func (s *Server) usePass(w http.ResponseWriter, r *http.Request, e *errand) error {
	p, err := s.pass(r)
	if err != nil {
		return err
	}
	if p.Kind == store.Hand {
		return s.useHand(w, r, &p)
	}
	who, err := s.passFor(r, &p)
	if err != nil {
		return err
	}
	isNew := who.ID == ""
	if isNew {
		if who, err = s.newcomer(r, &p, e); err != nil {
			return err
		}
	}
	who.Owner = who.Owner || p.Kind == store.Owner
	if p.Kind == store.Mail {
		who.Mail = p.Mail
	}
	if _, err := s.people.UsePass(r.Context(), p.Hash, s.now()); errors.Is(err, store.ErrNone) {
		return errNoPass // the button was pressed twice
	} else if err != nil {
		return err
	}
	if isNew {
		err = s.people.AddPerson(r.Context(), who)
	} else {
		err = s.people.SavePerson(r.Context(), who)
	}
	if errors.Is(err, store.ErrExists) {
		err = refuse(http.StatusConflict, "Somebody else was quicker to keep that name or address.")
	}
	if err != nil {
		return errors.Join(err, s.people.AddPass(r.Context(), p, s.now())) // the link stays valid
	}
	return s.enters(w, r, &who)
}

// newcomer returns a new person who takes a name with a pass, not stored yet.
func (s *Server) newcomer(r *http.Request, p *store.Pass, e *errand) (store.Person, error) {
	if p.Kind == store.Mail {
		return store.Person{}, errNoPass // the person who asked for it is gone
	}
	name, err := s.freeName(r.Context(), cmp.Or(e.Name, p.Name), "")
	return store.Person{ID: newID(), Name: name, Looks: names.Looks(name), Mail: p.Mail, Created: s.now()}, err
}

// codeLetters are the letters of recovery codes: no two look alike.
const codeLetters = "abcdefghjkmnpqrstuvwxyz23456789"

// How many recovery codes a person has, and how many letters each has: more than 99 bits.
const codes, codeLength = 10, 20

// newCode makes a recovery code as people read it: abcde-fghjk-mnpqr-stuvw.
func newCode() string {
	var b strings.Builder
	for n := 0; n < codeLength; {
		var one [1]byte
		rand.Read(one[:])
		if int(one[0]) >= 256/len(codeLetters)*len(codeLetters) {
			continue
		}
		if n > 0 && n%5 == 0 {
			b.WriteByte('-')
		}
		b.WriteByte(codeLetters[int(one[0])%len(codeLetters)])
		n++
	}
	return b.String()
}

// plainCode returns a recovery code as it is stored, however it was typed.
func plainCode(text string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(codeLetters, r) {
			return r
		}
		return -1
	}, strings.ToLower(text))
}

// newCodes replaces a person's recovery codes by ten new ones. They are shown only this once.
func (s *Server) newCodes(w http.ResponseWriter, r *http.Request, p *person, _ *errand) error {
	out := codeList{}
	var hashes [][sha256.Size]byte
	for range codes {
		code := newCode()
		out.Codes, hashes = append(out.Codes, code), append(hashes, hashOf(plainCode(code)))
	}
	if err := s.people.SetCodes(r.Context(), p.ID, hashes); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, out)
}
