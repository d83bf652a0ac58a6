package server

import (
	"cmp"
	"context"
	"errors"
	"math"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/rating"
	"github.com/weathergage/weathergage/internal/store"
)

// measures are the laboratory's results for a game, by which its matches are rated.
type measures struct {
	balance map[string]catalog.Measured // by scenario, for the first seat
	anchors map[string]rating.Rating    // by the spec of a bot
}

// measure reads them. If the owner's own data replace the game's, they have not been measured: only the
// default bot remains, which is the anchor by definition.
func measure(g *catalog.Game, info *engine.Info, own bool) (measures, error) {
	m := measures{anchors: map[string]rating.Rating{g.DefaultBot().String(): rating.Anchor()}}
	if own {
		return m, nil
	}
	var err error
	if m.balance, err = g.ReadBalance(info); err != nil {
		return m, err
	}
	bots, err := g.ReadAnchors()
	for spec, r := range bots {
		m.anchors[spec] = rating.AnchorOf(r.Won, r.Drawn, r.Lost)
	}
	return m, err
}

// edge returns how much easier the first seat of a scenario has it.
func (m *measures) edge(scenario string) rating.Edge {
	of := m.balance[scenario]
	return rating.EdgeOf(of.Won, of.Drawn, of.Lost)
}

// unmeasured returns why it is unknown how much easier one side has it in a match, and which matches have
// been measured instead; "" if it is known. The laboratory measures a scenario with every switch at its first
// value.
func (p *plan) unmeasured() string {
	info := p.game.rules.Info()
	if _, is := p.game.measured.balance[p.scenario]; !is {
		var known []string
		for i := range info.Scenarios {
			if _, is := p.game.measured.balance[info.Scenarios[i].Key]; is {
				known = append(known, info.Scenarios[i].Name)
			}
		}
		if known == nil {
			return "The balance of " + info.Name + " was not measured with the data of this server, so no match of it is rated."
		}
		return "The balance of this scenario was not measured. Rated matches play: " + strings.Join(known, "; ") + "."
	}
	var back []string
	for _, set := range p.settings {
		i := slices.IndexFunc(info.Switches, func(sw engine.Switch) bool { return sw.Key == set.Key })
		if i >= 0 && set.Value != info.Switches[i].Values[0] {
			back = append(back, info.Switches[i].Name+": "+info.Switches[i].Values[0])
		}
	}
	if back == nil {
		return ""
	}
	return "The balance of this scenario was not measured with these settings. A rated match plays " + strings.Join(back, "; ") + "."
}

var errRatedGuest = refuse(http.StatusUnauthorized, "A rated match is between people who keep a name here. Keep one, or sign in.")

// ratable returns an error unless a match may be rated, whatever its players.
func (s *Server) ratable(p *plan) error {
	switch {
	case s.people == nil:
		return errNoNames
	case len(p.seats) != 2:
		return refuse(http.StatusBadRequest, "A rated match has two seats.")
	case p.typed:
		return refuse(http.StatusBadRequest, "In a rated match the house rolls the dice: nobody types them.")
	case p.unmeasured() != "":
		return refuse(http.StatusBadRequest, p.unmeasured())
	case p.pace == 0 || p.absent != match.AbsentLoses:
		return refuse(http.StatusBadRequest, "A rated match has a clock, and who runs out of time loses: choose a pace, and loss when time runs out.")
	}
	return nil
}

// rate makes the match of a plan a rated one between its bots and these persons, by seat.
func (s *Server) rate(p *plan, persons ...*store.Person) error {
	if err := s.ratable(p); err != nil {
		return err
	}
	edge := p.game.measured.edge(p.scenario)
	p.rated = nil
	for i := range p.seats {
		seat := store.RatedSeat{Game: p.game.Key, Seat: engine.Seat(i), Edge: edge}
		switch {
		case p.seats[i].bot:
			spec := p.seats[i].spec.String()
			anchor, ok := p.game.measured.anchors[spec]
			if !ok {
				return refuse(http.StatusBadRequest, "Nobody has measured how well this bot plays. Choose another one for a rated match.")
			}
			seat.Player, seat.Bot, seat.Is = spec, true, anchor
		case persons[i] == nil:
			return errRatedGuest
		default:
			seat.Player, p.seats[i].name = persons[i].ID, persons[i].Name
		}
		p.rated, edge = append(p.rated, seat), edge.Other()
	}
	if p.rated[0].Player == p.rated[1].Player || p.bots() {
		return refuse(http.StatusConflict, "Nobody can play a rated match against himself.")
	}
	return nil
}

// rateOwn makes the match that a person begins against a bot a rated one.
func (s *Server) rateOwn(r *http.Request, n *newMatch, p *plan) error {
	v, err := s.who(r)
	if err != nil {
		return err
	}
	if v == nil {
		return errRatedGuest
	}
	if n.Own != "" {
		return refuse(http.StatusBadRequest, "A rated match plays a scenario of the game, not one of your own.")
	}
	persons := make([]*store.Person, len(n.Seats))
	for i := range n.Seats {
		switch n.Seats[i].Kind {
		case "me":
			persons[i] = &v.Person
		case "friend":
			return refuse(http.StatusBadRequest, "A rated match with a friend begins by an invitation, which he takes under his own name.")
		}
	}
	return s.rate(p, persons...)
}

// mayAct returns an error unless a request may act from a chair: in a rated match each seat is played by the
// person whose rating is at stake, so that nobody plays both.
func (s *Server) mayAct(r *http.Request, c *chair) error {
	if c.watches() {
		return refuse(http.StatusForbidden, "Watchers cannot act.")
	}
	if len(c.Rated) == 0 || int(c.seat) >= len(c.Rated) {
		return nil
	}
	p, err := s.who(r)
	if err != nil {
		return err
	}
	if p == nil || p.ID != c.Rated[c.seat].Player {
		who := c.match.Glance(engine.Observer).Names[c.seat]
		return refuse(http.StatusForbidden, "This match is rated: only "+cmp.Or(who, "the player")+" may play this seat, and has to be signed in.")
	}
	return nil
}

// grace is how long after its start a server ignores clocks that ran out while it was down.
const grace = 10 * time.Minute

// expire carries out what follows by itself when a clock has run out, if the match is rated or its terms
// count time.
func (s *Server) expire(ctx context.Context, id string) error {
	if h, err := s.store.Match(ctx, id); err != nil || h.Closed || len(h.Rated) == 0 && !h.Terms.Counts() {
		return err
	}
	l, err := s.hold(ctx, id)
	if err != nil {
		return err
	}
	return s.expireLive(l)
}

func (s *Server) expireLive(l *live) error {
	if err := l.match.CatchUp(); err != nil {
		return err
	}
	now := s.now()
	for _, c := range l.match.Glance(engine.Observer).Clocks {
		if left := c.Due.Sub(now); left > 0 && left < time.Minute { // another node's clock is ahead of ours
			return store.Later(left)
		}
		if left := s.began.Add(min(grace, l.Pace)).Sub(now); c.Ran && left > 0 {
			return store.Later(left)
		}
	}
	if err := l.match.Expire(); err != nil && !errors.Is(err, match.ErrMoved) {
		return err
	}
	s.drive(l) // a captain may play
	if next := l.match.Lapses(); len(l.Rated) == 0 && !next.IsZero() {
		return store.Later(max(time.Second, next.Sub(now)))
	}
	return nil
}

// concedes ends a rated match in play for a person who deletes his account.
func (s *Server) concedes(ctx context.Context, h *store.SeatNow) error {
	rated, err := s.people.RatedSeats(ctx, h.Match)
	if err != nil || h.Over || int(h.Seat) >= len(rated) || rated[h.Seat].Player != h.Person {
		return err
	}
	l, err := s.hold(ctx, h.Match)
	if err != nil {
		return err
	}
	if err := l.match.Concede(h.Seat); !errors.Is(err, match.ErrOver) {
		return err
	}
	return nil
}

// drawRating returns a rating as people read it.
func drawRating(r rating.Rating) *ratingView {
	return &ratingView{int(math.Round(r.Mean)), int(math.Round(r.Deviation)), r.Provisional()}
}

// ratingsIn returns the ratings of persons in a game, with their present uncertainty; a person without a
// rated match has that of a newcomer.
func (s *Server) ratingsIn(ctx context.Context, persons ...string) (func(person, game string) *ratingView, error) {
	all, err := s.people.Ratings(ctx, persons...)
	now := s.now()
	return func(person, game string) *ratingView {
		for i := range all {
			if all[i].Player == person && all[i].Game == game {
				return drawRating(all[i].Rating.At(now.Sub(all[i].At)))
			}
		}
		return drawRating(rating.New())
	}, err
}

// showRated sends the ratings of the players of a rated match, and after its end the changes.
func (s *Server) showRated(w http.ResponseWriter, r *http.Request, c *chair) error {
	out := ratedView{Seats: []ratedSeatView{}, Worth: 1, Least: rating.LeastDecisions}
	if len(c.Rated) == 0 {
		return writeJSON(w, http.StatusOK, out)
	}
	seats, err := s.people.RatedSeats(r.Context(), c.ID)
	if err != nil {
		return err
	}
	var persons []string
	for i := range seats {
		persons = append(persons, seats[i].Player)
	}
	now, err := s.ratingsIn(r.Context(), persons...)
	if err != nil {
		return err
	}
	for i := range seats {
		v := ratedSeatView{Seat: int(seats[i].Seat), Was: drawRating(seats[i].Was), Score: seats[i].Score}
		out.Over, out.Worth = !seats[i].Over.IsZero(), seats[i].Worth
		if out.Over && out.Worth > 0 {
			v.Is = drawRating(seats[i].Is)
		} else if !seats[i].Bot {
			v.Was = now(seats[i].Player, seats[i].Game)
		}
		out.Seats = append(out.Seats, v)
	}
	return writeJSON(w, http.StatusOK, out)
}

// ratedGames returns the games in which a person has played rated matches, each with all of them.
func (s *Server) ratedGames(ctx context.Context, person string) ([]ratedGame, error) {
	out := []ratedGame{}
	all, err := s.people.Ratings(ctx, person)
	if err != nil || len(all) == 0 {
		return out, err
	}
	past, err := s.people.History(ctx, person)
	if err != nil {
		return nil, err
	}
	now := s.now()
	for i := range all {
		g := ratedGame{Game: all[i].Game, Rating: drawRating(all[i].Rating.At(now.Sub(all[i].At))), History: []ratedPast{}}
		if known := s.find(g.Game); known != nil {
			g.Game = known.info.Name
		}
		for k := range past {
			if h := &past[k]; h.Game == all[i].Game {
				g.History = append(g.History, ratedPast{h.Match, h.Over.Unix(), h.Opponent, h.OpponentBot, h.Score, drawRating(h.Is)})
			}
		}
		out = append(out, g)
	}
	return out, nil
}
