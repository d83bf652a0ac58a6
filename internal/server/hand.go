package server

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

// A seat is handed over in three steps, each with somebody's consent: its holder makes a link; the new
// person, who has an account here, opens it and presses a button; the holder and the others in the match
// agree. Then nothing of the old player's opens the seat any more. The link belongs to the holder: it ends
// when somebody else comes to hold the seat, and when he replaces the seat's own link. The holder is the
// person whose account took the seat first; without an account, the bearer of the link that made it.

// mayHand returns an error unless a request comes from the holder of a seat. It returns his account, ""
// without one.
func (s *Server) mayHand(r *http.Request, l *live, seat engine.Seat) (holder string, err error) {
	if s.people == nil {
		return "", errNoNames
	}
	if holder, err = s.people.Holder(r.Context(), l.ID, seat); err != nil || holder == "" {
		return "", err
	}
	p, err := s.who(r)
	if err == nil && p.idOf() != holder {
		err = refuse(http.StatusForbidden, "Only the player whose account has this seat can hand it over, and has to be signed in.")
	}
	return holder, err
}

// handName returns what a pass stores about the seat that it hands over: the match, its number and, without
// an account, the hash of the link that made it.
func handName(c *chair, holder string) string {
	name := store.HandOf(c.ID, c.seat)
	if holder == "" {
		name += " " + hex.EncodeToString(c.hash[:])
	}
	return name
}

// handable returns why a seat may not be handed over, nil if it may.
func (s *Server) handable(ctx context.Context, l *live) error {
	switch {
	case s.people == nil:
		return errNoNames
	case len(l.Rated) > 0:
		return refuse(http.StatusConflict, sentence(match.ErrHandRated.Error()))
	case l.Study || l.match.Glance(engine.Observer).Ending != nil:
		return refuse(http.StatusConflict, "A seat is handed over while the match is played.")
	}
	_, err := s.people.TournamentOf(ctx, l.ID)
	if err == nil {
		return refuse(http.StatusConflict, "A match of a tournament is played by those who are paired.")
	}
	if errors.Is(err, store.ErrNone) {
		err = nil
	}
	return err
}

// handLink makes a link by which somebody else may take over the seat.
func (s *Server) handLink(w http.ResponseWriter, r *http.Request, c *chair) error {
	if err := s.mayAct(r, c); err != nil {
		return err
	}
	if err := s.handable(r.Context(), c.live); err != nil {
		return err
	}
	if err := s.slowly(c); err != nil {
		return err
	}
	holder, err := s.mayHand(r, c.live, c.seat)
	if err != nil {
		return err
	}
	token, now := newToken(), s.now()
	p := store.Pass{Hash: hashOf(token), Kind: store.Hand, Person: holder, Name: handName(c, holder), Expires: now.Add(7 * 24 * time.Hour)}
	if err := s.people.AddPass(r.Context(), p, now); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, seatLink{Token: token})
}

// handOf returns the match and the seat that a pass hands over, if its holder still has it.
func (s *Server) handOf(ctx context.Context, p *store.Pass) (*live, engine.Seat, error) {
	words := strings.Fields(p.Name)
	if len(words) < 2 {
		return nil, 0, errNoPass
	}
	number, err := strconv.ParseUint(words[1], 10, 8)
	if err != nil {
		return nil, 0, errNoPass
	}
	seat := engine.Seat(number)
	holder, err := s.people.Holder(ctx, words[0], seat)
	if err == nil && holder != p.Person {
		err = errNoPass
	}
	if err == nil && holder == "" {
		err = s.opensStill(ctx, words)
	}
	if err != nil {
		return nil, 0, err
	}
	l, err := s.hold(ctx, words[0])
	if errors.Is(err, store.ErrNone) {
		err = errNoPass
	}
	return l, seat, err
}

// opensStill returns errNoPass unless the link of a handName still opens the seat.
func (s *Server) opensStill(ctx context.Context, words []string) error {
	var hash [sha256.Size]byte
	if len(words) < 3 || hex.DecodedLen(len(words[2])) != len(hash) {
		return errNoPass
	}
	if _, err := hex.Decode(hash[:], []byte(words[2])); err != nil {
		return errNoPass
	}
	_, _, err := s.store.Find(ctx, hash)
	if errors.Is(err, store.ErrNone) {
		err = errNoPass
	}
	return err
}

// showHand shows which seat a pass hands over.
func (s *Server) showHand(w http.ResponseWriter, r *http.Request, p *store.Pass) error {
	l, seat, err := s.handOf(r.Context(), p)
	if err != nil {
		return err
	}
	c := &chair{live: l, seat: seat}
	seats, err := s.tableSeats(r.Context(), c)
	if err != nil {
		return err
	}
	v := l.match.Glance(seat)
	hand := &handedSeat{Game: l.draw.info.Name, Scenario: l.rec.Scenario, Seat: int(seat), Seats: seats, Names: append([]string{}, v.Names...),
		Pace: int(l.Pace / time.Second), Terms: drawTerms(l.Terms), Absent: l.Absent, Latest: drawMoment(v.Latest)}
	if sc, is := l.draw.info.FindScenario(l.rec.Scenario); is {
		hand.Scenario = sc.Name
	}
	return writeJSON(w, http.StatusOK, passView{Kind: string(p.Kind), Name: l.draw.info.Name, Hand: hand})
}

// useHand asks the others to agree that the sender takes over the seat of a pass.
func (s *Server) useHand(w http.ResponseWriter, r *http.Request, p *store.Pass) error {
	ctx := r.Context()
	who, err := s.who(r)
	if err != nil {
		return err
	}
	if who == nil {
		return refuse(http.StatusUnauthorized, "Keep a name here or sign in first, then open this link again.")
	}
	l, seat, err := s.handOf(ctx, p)
	if err == nil {
		err = s.handable(ctx, l)
	}
	if err != nil {
		return err
	}
	all, err := s.people.Seats(ctx, who.ID)
	if err != nil {
		return err
	}
	for i := range all { // a team-mate of the seat may take it over
		if all[i].Match == l.ID && (all[i].Mate == 0 || all[i].Seat != seat) {
			return refuse(http.StatusConflict, "You have a seat in this match already.")
		}
	}
	if _, err := s.people.UsePass(ctx, p.Hash, s.now()); errors.Is(err, store.ErrNone) {
		return errNoPass // the button was pressed twice
	} else if err != nil {
		return err
	}
	if err := l.match.Hand(match.Handing{Seat: seat, To: who.ID, From: p.Person, Name: who.Name}); err != nil {
		return errors.Join(refuse(http.StatusConflict, sentence(err.Error())), s.people.AddPass(ctx, *p, s.now()))
	}
	if err := s.handOver(ctx, l); err != nil {
		return err
	}
	return s.again(w, r, who)
}

// handOver completes the handovers that all in a match have agreed to. Repeating it is harmless.
func (s *Server) handOver(ctx context.Context, l *live) error {
	if s.people == nil {
		return nil
	}
	for _, h := range l.match.Handing() {
		held := store.HeldSeat{Match: l.ID, Seat: h.Seat, Person: h.To, Taken: s.now()}
		for _, news := range l.match.News(h.Seat) {
			if news.Kind == match.Turn {
				held.Turn = news.N
			}
		}
		err := s.people.HandOver(ctx, held, h.From)
		if errors.Is(err, store.ErrNone) {
			if err := l.match.Keep(h); err != nil && !errors.Is(err, match.ErrMoved) {
				return err
			}
			continue
		}
		if err != nil {
			return err
		}
		if err := s.relink(ctx, l.ID); err != nil {
			return err
		}
		if err := l.match.Handed(h); err != nil && !errors.Is(err, match.ErrMoved) {
			return err
		}
	}
	return nil
}
