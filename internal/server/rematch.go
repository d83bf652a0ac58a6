package server

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/record"
)

// rematchOf returns the id of the match that follows a match: the first to ask for it begins it, and the
// others join the same one.
func rematchOf(id string) string {
	hash := sha256.Sum256([]byte("weathergage rematch 1 " + id))
	return hex.EncodeToString(hash[:8])
}

// rematch begins the same match again with the sides changed: the player of a seat gets the next one, and the
// last gets the first. If it has already begun, the sender gets the link of his own seat there, never
// another's.
func (s *Server) rematch(w http.ResponseWriter, r *http.Request, c *chair) error {
	if !s.limits.maker(s.address(r)) {
		return errHaste
	}
	if c.watches() {
		return refuse(http.StatusForbidden, "Watchers cannot act.")
	}
	if v := c.match.Glance(c.seat); !v.Over() {
		return refuse(http.StatusConflict, "The match is not over yet.")
	}
	id, seats := rematchOf(c.ID), len(c.rec.Seats)
	next, err := s.hold(r.Context(), id)
	if errors.Is(err, store.ErrNone) {
		var p plan
		if p, err = c.again(); err != nil {
			return err
		}
		if _, err = s.begin(r.Context(), p); err == nil || errors.Is(err, store.ErrExists) {
			next, err = s.hold(r.Context(), id)
		}
	}
	if err != nil {
		return err
	}
	out := made{Match: id, Watch: watchToken(next.secret), Local: s.publicURL == "", URL: s.publicURL, Seats: make([]*string, seats)}
	seat := (int(c.seat) + 1) % seats
	token, err := s.admitTo(r.Context(), next, engine.Seat(seat))
	if err != nil {
		return err
	}
	out.Seats[seat] = &token
	c.rematch.Store(true)
	c.wake()
	return writeJSON(w, http.StatusCreated, out)
}

// again plans the match that follows.
func (c *chair) again() (plan, error) {
	p := plan{
		id: rematchOf(c.ID), game: c.game, scenario: c.rec.Scenario, settings: c.rec.Settings,
		typed: c.draw.typed, pace: c.Pace, absent: c.Absent, terms: c.Terms, study: c.Study, public: c.Public, secret: newSecret(),
	}
	p.terms.Gathers = p.terms.Counts() // the sender is here, the others may not be
	if p.scenario == "" {
		p.rec = record.New(p.game.rules.Info(), "", p.settings, "")
		p.rec.ForkOf, p.rec.Position = c.rec.ForkOf, c.rec.Position
	}
	n, names := len(c.rec.Seats), c.match.Glance(engine.Observer).Names
	for i := range n {
		was := &c.rec.Seats[(i+n-1)%n]
		seat := plannedSeat{bot: was.Bot, name: names[(i+n-1)%n], words: newID() + newID()}
		if was.Bot {
			seat = plannedSeat{bot: true}
			var err error
			if seat.spec, err = bot.ParseSpec(was.Who); err != nil {
				return p, err
			}
		}
		p.seats = append(p.seats, seat)
	}
	return p, nil
}

// admitTo makes another link to a seat.
func (s *Server) admitTo(ctx context.Context, l *live, seat engine.Seat) (string, error) {
	token := newToken()
	t := store.Token{Hash: hashOf(token), Seat: seat}
	if err := s.store.Admit(ctx, l.ID, t); err != nil {
		return "", err
	}
	return token, s.place(ctx, l, t)
}

// lookForRematch checks whether the match that follows a finished one has begun, perhaps before this process
// did, and is not closed.
func (s *Server) lookForRematch(ctx context.Context, c *chair) {
	if v := c.match.Glance(c.seat); c.rematch.Load() || !v.Over() {
		return
	}
	if h, err := s.store.Match(ctx, rematchOf(c.ID)); err == nil && !h.Closed {
		c.rematch.Store(true)
	}
}
