package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

// A seat is handed over in three steps, of which each is somebody's consent: whoever has it makes a
// link; whoever is to have it, who keeps a name here, opens that and presses a button; the others at
// the table agree. Then nothing of the old player's opens the seat any more.

// handable reports why a seat may not be handed over, nil if it may.
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

// handLink makes a link with which somebody else may take the seat.
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
	token, now := newToken(), s.now()
	p := store.Pass{Hash: hashOf(token), Kind: store.Hand, Name: fmt.Sprintf("%s %d", c.ID, c.seat), Expires: now.Add(7 * 24 * time.Hour)}
	if err := s.people.AddPass(r.Context(), p, now); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, linkView{Token: token})
}

// handOf is the match and the seat that a pass hands over.
func (s *Server) handOf(ctx context.Context, p *store.Pass) (*live, engine.Seat, error) {
	id, number, _ := strings.Cut(p.Name, " ")
	seat, err := strconv.ParseUint(number, 10, 8)
	if err != nil {
		return nil, 0, errNoPass
	}
	l, err := s.hold(ctx, id)
	if errors.Is(err, store.ErrNone) {
		err = errNoPass
	}
	return l, engine.Seat(seat), err
}

// showHand says which seat a pass hands over.
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
	hand := &handView{Game: l.draw.info.Name, Scenario: l.rec.Scenario, Seat: int(seat), Seats: seats, Names: append([]string{}, v.Names...),
		Pace: int(l.Pace / time.Second), Terms: drawTerms(l.Terms), Absent: string(l.Absent), Latest: drawMoment(v.Latest)}
	if sc, is := l.draw.info.FindScenario(l.rec.Scenario); is {
		hand.Scenario = sc.Name
	}
	return writeJSON(w, http.StatusOK, passView{Kind: string(p.Kind), Name: l.draw.info.Name, Hand: hand})
}

// useHand is somebody who wants the seat that a pass hands over: the others are asked.
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
		return errNoPass // pressed twice
	} else if err != nil {
		return err
	}
	if err := l.match.Hand(seat, who.ID, who.Name); err != nil {
		return errors.Join(refuse(http.StatusConflict, sentence(err.Error())), s.people.AddPass(ctx, *p, s.now()))
	}
	if err := s.handOver(ctx, l); err != nil {
		return err
	}
	return s.again(w, r, who)
}

// handOver does what all in a match have agreed to. Done twice it does no more than once.
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
		if err := s.people.HandOver(ctx, held); err != nil {
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
