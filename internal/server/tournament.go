package server

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	mixed "math/rand/v2"
	"net/http"
	"slices"
	"strconv"

	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/internal/tournament"
)

// mostOrganised is how many unfinished tournaments one person may organise.
const mostOrganised = 5

// A tourney is a tournament as it is stored. It holds players by the ids of their accounts.
type tourney struct {
	newTournament
	Organiser string    `json:"organiser"` // the organiser's account
	Entrants  []entrant `json:"entrants"`  // once begun, in random order or in the order of their ratings
	Begun     bool      `json:"begun"`
	Cancelled bool      `json:"cancelled"`
	Played    []fixture `json:"played"`
}

// An entrant is a player: a person by the id of his account, or a bot.
type entrant struct {
	Person string `json:"person,omitempty"`
	Bot    string `json:"bot,omitempty"`
	Left   int    `json:"left,omitempty"` // the first round in which he no longer plays
	// Tell is the notice that a person gets for his matches; nil: none.
	Tell *newNotice `json:"tell,omitempty"`
}

// A fixture is one match of a round. It has the result if no match does: for a bye, for a match that was not
// played because somebody left, and for one that the organiser decided.
type fixture struct {
	tournament.Match
	ID      string `json:"id,omitempty"` // of the match
	Decided bool   `json:"decided,omitempty"`
}

// plan returns how the tournament is paired.
func (t *tourney) plan() *tournament.Plan {
	p := &tournament.Plan{Form: t.Form, Players: len(t.Entrants), Rounds: t.Rounds, Both: t.Both}
	for i := range t.Entrants {
		p.Left = append(p.Left, t.Entrants[i].Left)
	}
	return p
}

// number returns a person's number among the players, -1 if he is none.
func (t *tourney) number(person string) int {
	return slices.IndexFunc(t.Entrants, func(e entrant) bool { return person != "" && e.Person == person })
}

// round returns the last round that has begun, 0 before the first.
func (t *tourney) round() (last int) {
	for i := range t.Played {
		last = max(last, t.Played[i].Round)
	}
	return last
}

// resultOf returns how a match ended. An adjourned one may continue.
func resultOf(s *store.Standing) tournament.Result {
	switch {
	case !s.Over || s.Result == match.Adjourned:
		return tournament.Open
	case s.Result == "0":
		return tournament.FirstWins
	case s.Result == "1":
		return tournament.SecondWins
	}
	return tournament.Drawn
}

// played returns the matches of a tournament with their results, and how the stored ones stand, by id.
func (s *Server) played(ctx context.Context, id string, t *tourney) (out []tournament.Match, stands map[string]*store.Standing, err error) {
	all, err := s.people.TournamentMatches(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	stands = map[string]*store.Standing{}
	for i := range all {
		stands[all[i].Match] = &all[i]
	}
	plan := t.plan()
	for i := range t.Played {
		m := t.Played[i].Match
		if is := stands[t.Played[i].ID]; is != nil && m.Result == tournament.Open {
			m.Result = resultOf(is)
		}
		m.Result = plan.Result(&m)
		out = append(out, m)
	}
	return out, stands, nil
}

var errNoTournament = refuse(http.StatusNotFound, "There is no such tournament, or it is one of a club whose members have not opened it to you.")

// tournament returns one that a person may read, with its body.
func (s *Server) tournament(r *http.Request, p *person) (store.Tournament, *tourney, error) {
	one, err := s.people.Tournament(r.Context(), r.PathValue("id"))
	if errors.Is(err, store.ErrNone) {
		return one, nil, errNoTournament
	}
	if err != nil {
		return one, nil, err
	}
	t, err := bodyOf(&one)
	if err != nil || one.Club == "" || t.number(p.idOf()) >= 0 {
		return one, t, err
	}
	c, err := s.clubOf(r.Context(), one.Club, p)
	if err == nil && !c.Mine && !c.Open || errors.Is(err, errNoClub) {
		err = errNoTournament
	}
	return one, t, err
}

func bodyOf(one *store.Tournament) (*tourney, error) {
	t := &tourney{}
	return t, json.Unmarshal([]byte(one.Body), t)
}

// save stores a tournament with what begins with it.
func (s *Server) save(ctx context.Context, one store.Tournament, t *tourney, begun store.Begun) error {
	text, err := json.Marshal(t)
	if err != nil {
		return err
	}
	one.Body = string(text)
	return s.people.SaveTournament(ctx, one, begun)
}

// changing reads a tournament, changes it, and shows it. If two change it at once, the second repeats its
// change on what the first has left.
func (s *Server) changing(w http.ResponseWriter, r *http.Request, p *person, change func(*store.Tournament, *tourney) error) error {
	for range 5 {
		one, t, err := s.tournament(r, p)
		if err == nil && one.Over {
			err = refuse(http.StatusConflict, "This tournament is over.")
		}
		if err == nil {
			err = change(&one, t)
		}
		if err == nil {
			err = s.save(r.Context(), one, t, store.Begun{})
		}
		if errors.Is(err, store.ErrStale) {
			continue
		}
		if err != nil {
			return err
		}
		if err := s.advance(r.Context(), one.ID); err != nil {
			return err
		}
		return s.readTournament(w, r, p)
	}
	return errHaste
}

// organising is changing for the organiser of a tournament.
func (s *Server) organising(w http.ResponseWriter, r *http.Request, p *person, change func(*store.Tournament, *tourney) error) error {
	return s.changing(w, r, p, func(one *store.Tournament, t *tourney) error {
		if t.Organiser != p.ID {
			return refuse(http.StatusForbidden, "Only the organiser of the tournament can do that.")
		}
		return change(one, t)
	})
}

// postTournament opens a tournament for entries.
func (s *Server) postTournament(w http.ResponseWriter, r *http.Request, p *person, n *newTournament) error {
	if !s.limits.poster(s.address(r)) {
		return errHaste
	}
	name, err := readName(n.Name)
	if err != nil {
		return err
	}
	n.Name = name
	if n.Says, err = about(n.Says); err != nil {
		return err
	}
	if n.Settings == nil {
		n.Settings = map[string]string{}
	}
	t := &tourney{newTournament: *n, Organiser: p.ID, Entrants: []entrant{}, Played: []fixture{}}
	if err := s.mayOpen(r.Context(), t, p); err != nil {
		return err
	}
	text, err := json.Marshal(t)
	if err != nil {
		return err
	}
	one := store.Tournament{ID: newID(), Club: n.Club, Body: string(text), Version: 1, Created: s.now()}
	if err := s.people.AddTournament(r.Context(), one); err != nil {
		return err
	}
	return writeJSON(w, http.StatusCreated, tournamentMade{one.ID})
}

// mayOpen refuses a tournament that could not be played, or that its organiser may not open.
func (s *Server) mayOpen(ctx context.Context, t *tourney, p *person) error {
	likely := tournament.Plan{Form: t.Form, Players: tournament.Most, Rounds: t.Rounds}
	if likely.Form == tournament.RoundRobin {
		likely.Players = tournament.Least
	}
	if err := likely.Check(); err != nil {
		return refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	if _, err := s.matchOf(ctx, t, &entrant{Bot: "random"}, &entrant{Bot: "random"}); err != nil {
		return refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	if t.Club != "" {
		is, err := s.isMember(ctx, t.Club, p.ID)
		if err == nil && !is {
			err = refuse(http.StatusForbidden, "Only a member opens a tournament of a club.")
		}
		if err != nil {
			return err
		}
	}
	all, err := s.people.Tournaments(ctx, t.Club)
	if err != nil {
		return err
	}
	many := 0
	for i := range all {
		if other, err := bodyOf(&all[i]); err == nil && !all[i].Over && other.Organiser == p.ID {
			many++
		}
	}
	if many >= mostOrganised {
		return refuse(http.StatusConflict, "You already organise 5 tournaments that are not over, the limit.")
	}
	return nil
}

// enter enters a person in a tournament, or a bot for its organiser.
func (s *Server) enter(w http.ResponseWriter, r *http.Request, p *person, e *tournamentErrand) error {
	return s.changing(w, r, p, func(one *store.Tournament, t *tourney) error {
		switch {
		case t.Begun:
			return refuse(http.StatusConflict, "This tournament has begun. Nobody enters it any more.")
		case len(t.Entrants) >= tournament.Most:
			return refuse(http.StatusConflict, "This tournament is full.")
		case e.Bot != "":
			return s.enterBot(r.Context(), t, p, e.Bot)
		case t.number(p.ID) >= 0:
			return nil
		}
		if one.Club != "" {
			is, err := s.isMember(r.Context(), one.Club, p.ID)
			if err == nil && !is {
				err = refuse(http.StatusForbidden, "Only members of the club play in its tournaments. Join it first.")
			}
			if err != nil {
				return err
			}
		}
		if _, err := s.tells(e.Tell, &p.Person); err != nil {
			return err
		}
		t.Entrants = append(t.Entrants, entrant{Person: p.ID, Tell: toAccount(e.Tell, "")})
		return nil
	})
}

// enterBot enters a bot, for the organiser.
func (s *Server) enterBot(ctx context.Context, t *tourney, p *person, bot string) error {
	in := entrant{Bot: bot}
	if t.Organiser != p.ID {
		return refuse(http.StatusForbidden, "Only the organiser enters bots.")
	}
	if _, err := s.matchOf(ctx, t, &in, &in); err != nil {
		return refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	if err := s.measuredFor(t, bot); err != nil {
		return err
	}
	t.Entrants = append(t.Entrants, in)
	return nil
}

// tells returns the notice by which a person is told of his matches, nil if none. Mail goes only to the
// address that he has confirmed.
func (s *Server) tells(n *newNotice, p *store.Person) (*store.Notice, error) {
	if n == nil {
		return nil, nil
	}
	to, err := s.checkNotice(n)
	if err == nil && !to.Confirmed && (p.Mail == "" || to.Address != p.Mail) {
		err = refuse(http.StatusBadRequest, "Mail goes to the address of your account alone. Add it on your page, then enter.")
	}
	to.Confirmed = true
	return &to, err
}

// leaveTournament removes a person from a tournament: if it has begun, from its present round on.
func (s *Server) leaveTournament(w http.ResponseWriter, r *http.Request, p *person, _ *tournamentErrand) error {
	return s.changing(w, r, p, func(_ *store.Tournament, t *tourney) error {
		n := t.number(p.ID)
		switch {
		case n < 0:
		case !t.Begun:
			t.Entrants = slices.Delete(t.Entrants, n, n+1)
		case t.Entrants[n].Left == 0:
			t.Entrants[n].Left = t.round()
		}
		return nil
	})
}

// beginTournament orders the players at random or by their ratings, and begins the first round.
func (s *Server) beginTournament(w http.ResponseWriter, r *http.Request, p *person, _ *tournamentErrand) error {
	return s.organising(w, r, p, func(_ *store.Tournament, t *tourney) error {
		if t.Begun {
			return refuse(http.StatusConflict, "This tournament has begun already.")
		}
		if err := t.plan().Check(); err != nil {
			return refuse(http.StatusConflict, sentence(err.Error()))
		}
		mixed.Shuffle(len(t.Entrants), func(i, j int) { t.Entrants[i], t.Entrants[j] = t.Entrants[j], t.Entrants[i] })
		t.Begun = true
		if t.Seeded {
			return s.seed(r.Context(), t)
		}
		return nil
	})
}

// cancelTournament ends a tournament early. Matches in play continue.
func (s *Server) cancelTournament(w http.ResponseWriter, r *http.Request, p *person, _ *tournamentErrand) error {
	return s.organising(w, r, p, func(one *store.Tournament, t *tourney) error {
		one.Over, t.Cancelled = true, true
		return nil
	})
}

// results holds what the organiser may decide about a match that does not end.
var results = map[string]tournament.Result{"first": tournament.FirstWins, "second": tournament.SecondWins, "drawn": tournament.Drawn}

// settle decides a match that does not end. The match itself stays unchanged.
func (s *Server) settle(w http.ResponseWriter, r *http.Request, p *person, e *tournamentErrand) error {
	return s.organising(w, r, p, func(one *store.Tournament, t *tourney) error {
		result, ok := results[e.Result]
		at := slices.IndexFunc(t.Played, func(f fixture) bool { return f.ID != "" && f.ID == e.Match })
		if !ok || at < 0 {
			return refuse(http.StatusBadRequest, "Expected a match of this tournament, and first, second or drawn.")
		}
		played, _, err := s.played(r.Context(), one.ID, t)
		if err == nil && played[at].Result != tournament.Open {
			err = refuse(http.StatusConflict, "This match has ended. Its result stands.")
		}
		t.Played[at].Result, t.Played[at].Decided = result, true
		return err
	})
}

// exportTournament sends the standings and the matches as one CSV file.
func (s *Server) exportTournament(w http.ResponseWriter, r *http.Request, p *person) error {
	v, err := s.tournamentNow(r, p)
	if err != nil {
		return err
	}
	rows := [][]string{append([]string{"rank", "player", "points", "won", "drawn", "lost"}, v.Breaks...)}
	for _, s := range v.Standings {
		row := []string{strconv.Itoa(s.Rank), v.Players[s.Player].Name, figureOf(s.Points), strconv.Itoa(s.Wins), strconv.Itoa(s.Draws), strconv.Itoa(s.Losses)}
		for _, tie := range s.Ties {
			row = append(row, figureOf(tie))
		}
		rows = append(rows, row)
	}
	rows = append(rows, nil, []string{"round", "first side", "second side", "result", "match"})
	for _, m := range v.Matches {
		second := "bye"
		if m.Second >= 0 {
			second = v.Players[m.Second].Name
		}
		rows = append(rows, []string{strconv.Itoa(m.Round), v.Players[m.First].Name, second, m.Result, m.Match})
	}
	w.Header().Set("Content-Type", "text/csv; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="tournament-`+v.ID+`.csv"`)
	w.Header().Set("Cache-Control", "no-store")
	return ignoreGone(csv.NewWriter(w).WriteAll(rows))
}

func figureOf(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }
