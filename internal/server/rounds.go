package server

import (
	"context"
	"errors"
	"net/http"
	"slices"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/server/notice"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/internal/tournament"
)

// rounds returns the handler of rounds, nil if there are no accounts.
func (s *Server) rounds() func(context.Context, string) error {
	if s.people == nil {
		return nil
	}
	return s.round
}

// round begins the next round of the tournament of a finished match.
func (s *Server) round(ctx context.Context, match string) error {
	id, err := s.people.TournamentOf(ctx, match)
	if errors.Is(err, store.ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	return s.advance(ctx, id)
}

// advance begins all matches of a tournament that can begin now. Repeating it is harmless.
func (s *Server) advance(ctx context.Context, id string) error {
	for {
		one, err := s.people.Tournament(ctx, id)
		if err != nil {
			return err
		}
		t, err := bodyOf(&one)
		if err != nil || !t.Begun || one.Over {
			return err
		}
		played, _, err := s.played(ctx, id, t)
		if err != nil {
			return err
		}
		next, err := t.plan().Next(played)
		if errors.Is(err, tournament.ErrOpen) {
			return s.seatAll(ctx, t, played)
		}
		if err != nil {
			return err
		}
		if err := s.beginRound(ctx, one, t, next); err != nil && !errors.Is(err, store.ErrStale) {
			return err
		}
	}
}

// beginRound stores the matches of a round, or that the tournament is over if there are none.
func (s *Server) beginRound(ctx context.Context, one store.Tournament, t *tourney, next []tournament.Match) error {
	var begun store.Begun
	for _, m := range next {
		f := fixture{Match: m}
		if m.Result == tournament.Open {
			p, err := s.matchOf(ctx, t, &t.Entrants[m.First], &t.Entrants[m.Second])
			if err != nil {
				return err // the game has been changed since
			}
			p.club, p.tournament = one.Club, one.ID
			h, _ := s.header(&p)
			f.ID = h.ID
			begun.Matches = append(begun.Matches, h)
			for seat, player := range [...]int{m.First, m.Second} {
				if err := s.seatIn(ctx, &begun, store.HeldSeat{Match: h.ID, Seat: engine.Seat(seat), Taken: s.now()}, &t.Entrants[player]); err != nil {
					return err
				}
			}
		}
		t.Played = append(t.Played, f)
	}
	one.Over = len(next) == 0
	err := s.save(ctx, one, t, begun)
	s.stored(err)
	if err == nil {
		s.watched.begun.Add(len(begun.Matches))
	}
	return err
}

// seatIn gives a player a seat, and the notice he asked for when he entered. Nobody holds the seat of a
// player who has deleted his account.
func (s *Server) seatIn(ctx context.Context, begun *store.Begun, seat store.HeldSeat, e *entrant) error {
	if e.Person == "" {
		return nil
	}
	p, err := s.people.Person(ctx, e.Person)
	if errors.Is(err, store.ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	seat.Person = e.Person
	begun.Seats = append(begun.Seats, seat)
	if n, err := s.tells(toAccount(e.Tell, p.Mail), &p); n != nil && err == nil { // otherwise he can no longer be told that way
		n.Match, n.Seat = seat.Match, seat.Seat
		begun.Notices = append(begun.Notices, *n)
	}
	return nil
}

// toAccount returns a player's notice without its mail address, which a tournament does not store: mails go
// to the address of the account.
func toAccount(n *newNotice, mail string) *newNotice {
	if n == nil || n.Way != string(notice.Mail) {
		return n
	}
	out := *n
	out.Address = mail
	return &out
}

// seatAll loads the open matches of a tournament that nobody has opened yet, so that accounts know whose turn
// it is and bots begin.
func (s *Server) seatAll(ctx context.Context, t *tourney, played []tournament.Match) error {
	for i := range played {
		f := &t.Played[i]
		if played[i].Result != tournament.Open || f.ID == "" || s.held(f.ID) != nil {
			continue
		}
		l, err := s.hold(ctx, f.ID)
		if errors.Is(err, errClosed) {
			continue // its organiser decides it
		}
		if err != nil {
			return err
		}
		s.drive(l)
		for seat, player := range [...]int{f.First, f.Second} {
			p, err := s.people.Person(ctx, t.Entrants[player].Person)
			if errors.Is(err, store.ErrNone) {
				continue // a bot, or a player who has deleted his account
			}
			if err == nil {
				err = s.take(ctx, store.HeldSeat{Match: f.ID, Seat: engine.Seat(seat), Person: p.ID, Taken: s.now()})
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// matchOf plans a match of a tournament between two entrants.
func (s *Server) matchOf(ctx context.Context, t *tourney, first, second *entrant) (plan, error) {
	m := newMatch{Game: t.Game, Scenario: t.Scenario, Settings: t.Settings, Dice: "house", Pace: t.Pace, Terms: t.Terms, Absent: t.Absent}
	for _, e := range [...]*entrant{first, second} {
		seat := newSeat{Kind: "friend", Bot: e.Bot}
		if e.Bot != "" {
			seat.Kind = "bot"
		} else {
			name, err := s.nameOf(ctx, e.Person)
			if err != nil {
				return plan{}, err
			}
			seat.Name = name
		}
		m.Seats = append(m.Seats, seat)
		m.Words = append(m.Words, newID()+newID())
	}
	p, err := s.readPlan(&m)
	p.public = t.Public
	before := t.Begun && err == nil && p.unmeasured() != "" // it was opened when such matches were rated
	if err == nil && t.Rated && !before {
		err = s.rateFor(ctx, &p, first, second)
	}
	return p, err
}

// nameOf returns a person's name, even if his account has been deleted.
func (s *Server) nameOf(ctx context.Context, person string) (string, error) {
	p, err := s.people.Person(ctx, person)
	if errors.Is(err, store.ErrNone) {
		return names.Former, nil
	}
	return p.Name, err
}

// readTournament shows a tournament as it stands.
func (s *Server) readTournament(w http.ResponseWriter, r *http.Request, p *person) error {
	out, err := s.tournamentNow(r, p)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, out)
}

// tournamentNow draws a tournament.
func (s *Server) tournamentNow(r *http.Request, p *person) (*tournamentView, error) {
	one, t, err := s.tournament(r, p)
	if err != nil {
		return nil, err
	}
	plan := t.plan()
	out := &tournamentView{newTournament: t.newTournament, ID: one.ID, State: stateOf(&one, t), Known: p != nil, You: t.number(p.idOf()),
		Organises: p != nil && t.Organiser == p.ID, Matches: []tournamentMatch{}, Standings: []tournamentRow{}, Breaks: []string{}}
	out.Ways, out.Key = s.waysNow()
	if t.Begun {
		out.Length = plan.Length()
	}
	if out.Organiser, err = s.nameOf(r.Context(), t.Organiser); err != nil {
		return nil, err
	}
	if out.May, err = s.mayEnter(r.Context(), &one, t, p, out); err != nil {
		return nil, err
	}
	if out.Players, err = s.drawPlayers(r.Context(), t); err != nil {
		return nil, err
	}
	played, stands, err := s.played(r.Context(), one.ID, t)
	if err != nil {
		return nil, err
	}
	if err := drawRounds(out, t, played, stands); err != nil {
		return nil, err
	}
	if t.Begun {
		drawStandings(out, plan.Standings(played))
	}
	return out, nil
}

// drawPlayers returns those of a tournament, with how reliable they are.
func (s *Server) drawPlayers(ctx context.Context, t *tourney) ([]tournamentPlayer, error) {
	out := []tournamentPlayer{}
	kept, err := s.punctuals(ctx, personsOf(t)...)
	for i := 0; i < len(t.Entrants) && err == nil; i++ {
		e := &t.Entrants[i]
		v := tournamentPlayer{Name: e.Bot, Bot: e.Bot, Left: e.Left}
		if e.Bot == "" {
			v.Name, err = s.nameOf(ctx, e.Person)
			v.Punctual = kept[e.Person]
		}
		out = append(out, v)
	}
	return out, err
}

// mayEnter reports whether a person may enter, and names the club.
func (s *Server) mayEnter(ctx context.Context, one *store.Tournament, t *tourney, p *person, out *tournamentView) (bool, error) {
	may := p != nil && out.State == "open" && out.You < 0
	if one.Club == "" {
		return may, nil
	}
	c, err := s.clubOf(ctx, one.Club, p)
	if errors.Is(err, errNoClub) { // the club is gone since
		return false, nil
	}
	if err != nil {
		return false, err
	}
	out.ClubName = c.Name
	return may && c.Mine, nil
}

func stateOf(one *store.Tournament, t *tourney) string {
	switch {
	case t.Cancelled:
		return "cancelled"
	case one.Over:
		return "over"
	case t.Begun:
		return "on"
	}
	return "open"
}

// resultNames are the results on the wire.
var resultNames = [...]string{"", "first", "second", "drawn"}

func drawRounds(out *tournamentView, t *tourney, played []tournament.Match, stands map[string]*store.Standing) error {
	for i, m := range played {
		f := &t.Played[i]
		v := tournamentMatch{Round: m.Round, First: m.First, Second: m.Second, Result: resultNames[m.Result], Decided: f.Decided, Match: f.ID, Seat: -1}
		switch is := stands[f.ID]; {
		case is == nil || is.Closed: // nobody can open it
		case m.First == out.You && out.You >= 0:
			v.Seat = 0
		case m.Second == out.You && out.You >= 0:
			v.Seat = 1
		case t.Public:
			secret, err := dice.ParseKey(is.Secret)
			if err != nil {
				return err
			}
			v.Watch = watchToken(secret)
		}
		out.Matches = append(out.Matches, v)
	}
	return nil
}

func drawStandings(out *tournamentView, rows []tournament.Row) {
	for i := range rows {
		r := &rows[i]
		v := tournamentRow{Player: r.Player, Rank: r.Rank, Points: r.Points, Wins: r.Wins, Draws: r.Draws, Losses: r.Losses, Ties: []float64{}}
		for _, b := range r.Ties {
			v.Ties = append(v.Ties, b.Value)
			if i == 0 {
				out.Breaks = append(out.Breaks, b.Name)
			}
		}
		out.Standings = append(out.Standings, v)
	}
}

// tournamentLines returns the tournaments of a club, or with "" those of the whole server.
func (s *Server) tournamentLines(ctx context.Context, club string) ([]tournamentLine, error) {
	all, err := s.people.Tournaments(ctx, club)
	if err != nil {
		return nil, err
	}
	out, entered := []tournamentLine{}, map[int][]string{} // who has entered the open ones, by index
	var persons []string
	for i := range all {
		t, err := bodyOf(&all[i])
		if err != nil {
			return nil, err
		}
		out = append(out, tournamentLine{ID: all[i].ID, Name: t.Name, Game: t.Game, Scenario: t.Scenario, Form: t.Form,
			State: stateOf(&all[i], t), Players: len(t.Entrants), Since: all[i].Created.Unix()})
		if out[i].State == "open" {
			entered[i] = personsOf(t)
			persons = append(persons, entered[i]...)
		}
	}
	slices.Sort(persons)
	kept, err := s.punctuals(ctx, slices.Compact(persons)...)
	for i, some := range entered {
		out[i].Punctual = together(kept, some)
	}
	return out, err
}

// personsOf returns the persons who play in a tournament.
func personsOf(t *tourney) (all []string) {
	for i := range t.Entrants {
		if id := t.Entrants[i].Person; id != "" {
			all = append(all, id)
		}
	}
	return all
}

// together returns how reliable some persons are, their matches added up; nil if nothing is known.
func together(kept map[string]*punctualView, persons []string) *punctualView {
	var sum punctualView
	for _, id := range persons {
		if p := kept[id]; p != nil {
			sum.Kept, sum.All = sum.Kept+p.Kept, sum.All+p.All
		}
	}
	if sum.All == 0 {
		return nil
	}
	return &sum
}
