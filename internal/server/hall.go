package server

import (
	"context"
	"crypto/subtle"
	"encoding/json"
	"errors"
	mixed "math/rand/v2"
	"net/http"
	"time"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
)

// How long an invitation stays open: one to play at once, and one at an easy pace.
const (
	openLive = time.Hour
	openSlow = 7 * 24 * time.Hour
	livePace = 3600 // seconds a decision from which a match is at an easy pace
)

// mostWatchable is how many matches to watch the hall lists.
const mostWatchable = 30

// mostWritten is the most characters in the text of an invitation.
const mostWritten = 140

// hallRoutes adds the routes of the hall, of clubs and of tournaments.
func (s *Server) hallRoutes(open func(string, func(http.ResponseWriter, *http.Request) error)) {
	open("GET /api/hall", s.readHall)
	open("POST /api/hall", s.postInvitation)
	open("GET /api/hall/{id}", s.readInvitation)
	open("POST /api/hall/{id}/take", s.takeInvitation)
	open("POST /api/hall/{id}/withdraw", s.withdrawInvitation)
	s.clubRoutes(open)
	s.ownerRoutes(open)
}

// kept is an invitation as it is stored. A maker who wants a notice is sent the link of his seat; only for
// that is Key stored. Person is the maker's account, "" for a guest.
type kept struct {
	newInvitation
	Key    string `json:"key,omitempty"`
	Person string `json:"person,omitempty"`
}

// planOf returns the match that an invitation offers. side is its maker's seat.
func (s *Server) planOf(n *newInvitation, side int) (plan, error) {
	m := newMatch{
		Game: n.Game, Scenario: n.Scenario, Settings: n.Settings, Dice: "house", Pace: n.Pace, Terms: n.Terms, Absent: n.Absent, Commit: n.Commit,
		Seats: []newSeat{{Kind: "friend"}, {Kind: "friend"}}, Words: make([]string, 2),
	}
	m.Seats[side].Name, m.Words[side] = n.Name, n.Words
	p, err := s.readPlan(&m)
	p.public, p.club = n.Public, n.Club
	return p, err
}

// rateInvited makes the match of an invitation a rated one, if it is to be; its maker has a side. taker is
// the account of the person who takes it, "" for a guest.
func (s *Server) rateInvited(ctx context.Context, n *kept, p *plan, side int, taker string) error {
	if !n.Rated {
		return nil
	}
	persons := make([]*store.Person, 2)
	for seat, id := range map[int]string{side: n.Person, 1 - side: taker} {
		if id == "" {
			return errRatedGuest
		}
		who, err := s.people.Person(ctx, id)
		if errors.Is(err, store.ErrNone) {
			err = errTaken // its maker has deleted his account
		}
		if err != nil {
			return err
		}
		persons[seat] = &who
	}
	return s.rate(p, persons...)
}

// readInvited reads and cleans an invitation.
func readInvited(w http.ResponseWriter, r *http.Request) (n newInvitation, err error) {
	if err := readJSON(w, r, &n, mostBody); err != nil {
		return n, err
	}
	n.Says, n.Words = clean(n.Says), clean(n.Words)
	if n.Settings == nil {
		n.Settings = map[string]string{}
	}
	switch {
	case n.Side < -1 || n.Side > 1:
		err = refuse(http.StatusBadRequest, "Expected a side of 0 or 1, or -1 to draw lots.")
	case len([]rune(n.Says)) > mostWritten:
		err = refuse(http.StatusBadRequest, "Expected at most 140 letters about your invitation.")
	case len(n.Words) < dice.MinWords:
		n.Words = newID() + newID()
	}
	return n, err
}

// postInvitation opens an invitation in the hall.
func (s *Server) postInvitation(w http.ResponseWriter, r *http.Request) error {
	n, err := readInvited(w, r)
	if err != nil {
		return err
	}
	guest, err := s.callerOf(r, n.Name)
	if err != nil {
		return err
	}
	n.Name = guest.name
	if err := s.mayMeet(r.Context(), n.Club, guest.person); err != nil {
		return err
	}
	p, err := s.planOf(&n, max(n.Side, 0))
	if err != nil {
		return refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	if err := s.mayPost(r, &n, &p, &guest); err != nil {
		return err
	}
	key, now, stays := newToken(), s.now(), openSlow
	if n.Pace > 0 && n.Pace < livePace {
		stays = openLive
	}
	n.Commit = p.secret.Commit()
	terms := kept{newInvitation: n, Person: guest.person}
	if n.Tell != nil {
		terms.Key = key
	}
	text, err := json.Marshal(terms)
	if err != nil {
		return err
	}
	i := store.Invitation{ID: newID(), Hash: hashOf(key), Terms: string(text), Secret: p.secret.Key(), Maker: guest.maker,
		Created: now, Ends: now.Add(stays)}
	switch err = s.store.Invite(r.Context(), i); {
	case errors.Is(err, store.ErrInvited):
		return refuse(http.StatusConflict, sentence(err.Error())+" Withdraw one first.")
	case errors.Is(err, store.ErrCrowded):
		return refuse(http.StatusConflict, "The hall is full. Take one of the invitations, or invite a friend by a link.")
	case err != nil:
		return err
	}
	s.hall.changed()
	return writeJSON(w, http.StatusCreated, invited{i.ID, key, i.Ends.Unix()})
}

// mayPost refuses an invitation that asks for a rating its match cannot have, and a maker who posts too many,
// or cannot be notified as he asks.
func (s *Server) mayPost(r *http.Request, n *newInvitation, p *plan, by *caller) error {
	if n.Rated && by.person == "" {
		return errRatedGuest
	}
	if n.Rated {
		if err := s.ratable(p); err != nil {
			return err
		}
	}
	if !s.limits.poster(s.address(r)) {
		return refuse(http.StatusTooManyRequests, "You have posted many invitations. Wait two minutes for the next one.")
	}
	if n.Tell == nil {
		return nil
	}
	tells, err := s.checkNotice(n.Tell)
	if err == nil && !tells.Confirmed && (!s.limits.asks(s.address(r)) || !s.limits.asked(tells.Address)) {
		err = errHaste
	}
	return err
}

var errTaken = refuse(http.StatusConflict, "This invitation is no longer open: somebody took it, it was withdrawn, or its time is over.")

// invitationOf returns the invitation that the path names.
func (s *Server) invitationOf(r *http.Request) (store.Invitation, error) {
	i, err := s.store.Invitation(r.Context(), r.PathValue("id"))
	if errors.Is(err, store.ErrNone) {
		err = refuse(http.StatusNotFound, "There is no such invitation.")
	}
	return i, err
}

// readInvitation shows one invitation, even when it is no longer open.
func (s *Server) readInvitation(w http.ResponseWriter, r *http.Request) error {
	if !s.limits.maker(s.address(r)) {
		return errHaste
	}
	i, err := s.invitationOf(r)
	if err != nil {
		return err
	}
	out, n := s.drawInvitation(&i)
	if n == nil || s.barred(r.Context(), n.Name) != nil {
		return errTaken
	}
	one := []invitation{out}
	if err := s.drawMakers(r.Context(), one, []string{n.Person}); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, one[0])
}

// takeInvitation begins the match of an invitation for the first person who takes it.
func (s *Server) takeInvitation(w http.ResponseWriter, r *http.Request) error {
	var t takes
	if err := readJSON(w, r, &t, mostBody); err != nil {
		return err
	}
	if !s.limits.maker(s.address(r)) {
		return errHaste
	}
	t.Words = clean(t.Words)
	i, err := s.invitationOf(r)
	if err != nil {
		return err
	}
	guest, err := s.callerOf(r, t.Name)
	if err != nil {
		return err
	}
	t.Name = guest.name
	if err := s.mayMeet(r.Context(), invitedBy(&i), guest.person); err != nil {
		return err
	}
	p, err := s.taken(r.Context(), &i, &t, guest.person)
	if err != nil {
		return err
	}
	out, err := s.begin(r.Context(), p)
	s.stored(err)
	if errors.Is(err, store.ErrNone) {
		return errTaken
	}
	if err != nil {
		return err
	}
	s.askMakers(r.Context(), &p)
	s.watched.begun.Add(1)
	s.hall.changed()
	return writeJSON(w, http.StatusCreated, out)
}

// askMakers asks the owners of addresses for an invitation's notices for their consent.
func (s *Server) askMakers(ctx context.Context, p *plan) {
	for i := range p.notices {
		if n := &p.notices[i]; !n.Confirmed {
			if err := s.askWhether(ctx, p.game.info.Name, n); err != nil {
				s.log.Error("a mail was not sent", "error", err)
			}
		}
	}
}

// offered returns what an invitation offers to a person with an account, or "", if it can still be taken.
func (s *Server) offered(ctx context.Context, i *store.Invitation, person string) (n kept, err error) {
	if !i.Open(s.now()) {
		return n, errTaken
	}
	if err := json.Unmarshal([]byte(i.Terms), &n); err != nil {
		return n, err
	}
	if s.barred(ctx, n.Name) != nil || s.mayMeet(ctx, n.Club, n.Person) != nil { // its maker may have left the club since
		return n, errTaken
	}
	if person != "" && person == n.Person {
		err = refuse(http.StatusConflict, "This is your own invitation: you cannot play yourself. Withdraw it if you do not want it any more.")
	}
	return n, err
}

// taken plans the match of an invitation for the person who takes it, with an account or "".
func (s *Server) taken(ctx context.Context, i *store.Invitation, t *takes, person string) (plan, error) {
	n, err := s.offered(ctx, i, person)
	if err != nil {
		return plan{}, err
	}
	side := n.Side
	if side < 0 {
		side = mixed.N(2)
	}
	n.Commit = "" // it is stored with the invitation
	p, err := s.planOf(&n.newInvitation, side)
	if err == nil {
		p.secret, err = dice.ParseKey(i.Secret)
	}
	if err != nil { // the game has been changed since
		return plan{}, refuse(http.StatusConflict, "This match cannot be played here any more: "+sentence(err.Error()))
	}
	p.taken, p.id = i.ID, newID()
	if n.Tell != nil {
		tells, err := s.checkNotice(n.Tell)
		if err == nil { // otherwise this server no longer sends notices that way
			tells.Match, tells.Seat, tells.Token, tells.Told = p.id, engine.Seat(side), n.Key, -1
			p.notices = append(p.notices, tells)
		}
	}
	p.seats[side].holder = &i.Hash
	if person == "" && !names.Free(t.Name, n.Name) {
		return plan{}, errTwin
	}
	other := &p.seats[1-side]
	other.name = t.Name
	if len(t.Words) >= dice.MinWords {
		other.words = t.Words[:min(len(t.Words), mostName)]
	}
	return p, s.rateInvited(ctx, &n, &p, side, person)
}

// withdrawInvitation ends an invitation for its maker.
func (s *Server) withdrawInvitation(w http.ResponseWriter, r *http.Request) error {
	var m withdraws
	if err := readJSON(w, r, &m, mostBody); err != nil {
		return err
	}
	if !s.limits.maker(s.address(r)) {
		return errHaste
	}
	i, err := s.invitationOf(r)
	if err != nil {
		return err
	}
	if hash := hashOf(m.Key); subtle.ConstantTimeCompare(hash[:], i.Hash[:]) != 1 {
		return refuse(http.StatusForbidden, "Only the person who made an invitation can withdraw it.")
	}
	if err := s.store.Withdraw(r.Context(), i.ID, s.now()); errors.Is(err, store.ErrNone) {
		return errTaken
	} else if err != nil {
		return err
	}
	s.hall.changed()
	return s.readHall(w, r)
}
