package server

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"slices"

	"github.com/weathergage/weathergage/internal/rating"
	"github.com/weathergage/weathergage/internal/store"
)

// rateFor makes a match of a tournament a rated one, unless bots play it, or somebody whose account has been
// deleted.
func (s *Server) rateFor(ctx context.Context, p *plan, players ...*entrant) error {
	if p.bots() {
		return s.ratable(p)
	}
	persons := make([]*store.Person, len(players))
	for i, e := range players {
		if e.Bot != "" {
			continue
		}
		who, err := s.people.Person(ctx, e.Person)
		if errors.Is(err, store.ErrNone) {
			return nil
		}
		if err != nil {
			return err
		}
		persons[i] = &who
	}
	return s.rate(p, persons...)
}

// seed sorts the players by their ratings in the game, the strongest first; those with equal ratings keep
// their order.
func (s *Server) seed(ctx context.Context, t *tourney) error {
	g := s.find(t.Game)
	if g == nil {
		return refuse(http.StatusConflict, "This server does not have the game any more.")
	}
	var persons []string
	for i := range t.Entrants {
		if id := t.Entrants[i].Person; id != "" {
			persons = append(persons, id)
		}
	}
	all, err := s.people.Ratings(ctx, persons...)
	if err != nil {
		return err
	}
	mean := func(e *entrant) float64 {
		if r, ok := g.measured.anchors[e.Bot]; ok {
			return r.Mean
		}
		for i := range all {
			if all[i].Player == e.Person && all[i].Game == t.Game {
				return all[i].Rating.Mean
			}
		}
		return rating.New().Mean
	}
	slices.SortStableFunc(t.Entrants, func(a, b entrant) int { return cmp.Compare(mean(&b), mean(&a)) })
	return nil
}

// measuredFor refuses a bot for a rated tournament if it is not known how well it plays.
func (s *Server) measuredFor(t *tourney, bot string) error {
	g := s.find(t.Game)
	if !t.Rated || g == nil {
		return nil
	}
	spec, err := s.readBot(bot)
	if _, known := g.measured.anchors[spec.String()]; err == nil && !known {
		return refuse(http.StatusBadRequest, "Nobody has measured how well this bot plays. Choose another one for a rated tournament.")
	}
	return nil
}
