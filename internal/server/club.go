package server

import (
	"context"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"net/http"
	"slices"

	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/internal/tournament"
)

// mostAbout is the most characters in the description of a club or a tournament.
const mostAbout = 500

// clubRoutes adds the routes of clubs and tournaments.
func (s *Server) clubRoutes(open func(string, func(http.ResponseWriter, *http.Request) error)) {
	open("GET /api/clubs", s.named(s.listClubs))
	open("GET /api/clubs/{club}", s.named(s.readClub))
	open("POST /api/clubs", posting(s, s.foundClub))
	open("POST /api/clubs/{club}/join", posting(s, s.joinClub))
	open("POST /api/clubs/{club}/quit", posting(s, s.quitClub))
	open("POST /api/clubs/{club}/change", posting(s, s.changeClub))
	open("POST /api/clubs/{club}/members", posting(s, s.changeMember))
	open("GET /api/tournaments/{id}", s.named(s.readTournament))
	open("GET /api/tournaments/{id}/table", s.named(s.exportTournament))
	open("POST /api/tournaments", posting(s, s.postTournament))
	open("POST /api/tournaments/{id}/enter", posting(s, s.enter))
	open("POST /api/tournaments/{id}/leave", posting(s, s.leaveTournament))
	open("POST /api/tournaments/{id}/begin", posting(s, s.beginTournament))
	open("POST /api/tournaments/{id}/cancel", posting(s, s.cancelTournament))
	open("POST /api/tournaments/{id}/settle", posting(s, s.settle))
}

// named handles requests that anyone may send if the server has accounts, limited. The person is nil for a
// guest.
func (s *Server) named(do func(http.ResponseWriter, *http.Request, *person) error) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		if s.people == nil {
			return errNoNames
		}
		if !s.limits.maker(s.address(r)) {
			return errHaste
		}
		p, err := s.who(r)
		if err != nil {
			return err
		}
		return do(w, r, p)
	}
}

// posting reads the body of a request whose sender must be signed in.
func posting[T any](s *Server, do func(http.ResponseWriter, *http.Request, *person, *T) error) func(http.ResponseWriter, *http.Request) error {
	return s.named(func(w http.ResponseWriter, r *http.Request, p *person) error {
		if p == nil {
			return errGuest
		}
		var body T
		if err := readJSON(w, r, &body, mostBody); err != nil {
			return err
		}
		return do(w, r, p, &body)
	})
}

// idOf returns the person's id, "" for a guest.
func (p *person) idOf() string {
	if p == nil {
		return ""
	}
	return p.ID
}

var errNoClub = refuse(http.StatusNotFound, "There is no such club, or its members have not opened it to you.")

// A company is a club with its members, as a certain reader sees it.
type company struct {
	store.Club
	members []store.Member
	reader  string
}

// member returns the reader's own entry, nil if he is not a member.
func (c *company) member() *store.Member {
	return c.find(func(m *store.Member) bool { return m.Person == c.reader })
}

func (c *company) find(is func(*store.Member) bool) *store.Member {
	for i := range c.members {
		if is(&c.members[i]) {
			return &c.members[i]
		}
	}
	return nil
}

// organises reports whether the reader organises the club.
func (c *company) organises() bool { m := c.member(); return m != nil && m.Organiser }

// clubOf returns a club for a reader. errNoClub.
func (s *Server) clubOf(ctx context.Context, id string, p *person) (*company, error) {
	club, err := s.people.Club(ctx, id)
	if errors.Is(err, store.ErrNone) {
		return nil, errNoClub
	}
	if err != nil {
		return nil, err
	}
	c := &company{Club: club, reader: p.idOf()}
	c.members, err = s.people.Members(ctx, id)
	c.Mine = c.member() != nil
	return c, err
}

// listClubs lists the open clubs and one's own, and the tournaments of the whole server.
func (s *Server) listClubs(w http.ResponseWriter, r *http.Request, p *person) error {
	clubs, err := s.people.Clubs(r.Context(), p.idOf())
	if err != nil {
		return err
	}
	out := clubList{Known: p != nil, Clubs: []clubLine{}}
	for i := range clubs {
		out.Clubs = append(out.Clubs, lineOf(&clubs[i]))
	}
	if out.Tournaments, err = s.tournamentLines(r.Context(), ""); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, out)
}

func lineOf(c *store.Club) clubLine {
	return clubLine{ID: c.ID, Name: c.Name, About: c.About, Open: c.Open, Members: c.Members, Mine: c.Mine}
}

// readClub shows a club. A closed club is shown to anyone who has its link.
func (s *Server) readClub(w http.ResponseWriter, r *http.Request, p *person) error {
	c, err := s.clubOf(r.Context(), r.PathValue("club"), p)
	if err != nil {
		return err
	}
	if !c.Mine && !c.Open && !c.admits(r.URL.Query().Get("key")) {
		return errNoClub
	}
	return s.tellClub(w, r, c, p)
}

// admits reports whether a key is that of the club's link.
func (c *company) admits(key string) bool {
	return subtle.ConstantTimeCompare([]byte(key), []byte(c.Key)) == 1
}

// tellClub sends a club as it is now.
func (s *Server) tellClub(w http.ResponseWriter, r *http.Request, c *company, p *person) error {
	out := clubView{clubLine: lineOf(&c.Club), Known: p != nil, Organiser: c.organises(),
		Ladder: []clubMember{}, Invitations: []invitation{}, Tournaments: []tournamentLine{}}
	if out.Mine {
		out.Key = c.Key
	}
	var err error
	if out.Out, err = s.outOf(r.Context(), c); err != nil {
		return err
	}
	if !out.Mine && !c.Open {
		return writeJSON(w, http.StatusOK, out)
	}
	if out.Ladder, err = s.ladder(r.Context(), c); err != nil {
		return err
	}
	if out.Invitations, err = s.offersIn(r.Context(), c); err != nil {
		return err
	}
	if out.Tournaments, err = s.tournamentLines(r.Context(), c.ID); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, out)
}

// ladder ranks the members of a club by the matches between them that were played for it.
func (s *Server) ladder(ctx context.Context, c *company) ([]clubMember, error) {
	played, err := s.people.ClubMatches(ctx, c.ID)
	if err != nil {
		return nil, err
	}
	var order []string
	rows := map[string]*clubMember{}
	for i := range c.members {
		m := &c.members[i]
		order = append(order, m.Person)
		rows[m.Person] = &clubMember{Name: m.Name, Organiser: m.Organiser, You: m.Person == c.reader}
	}
	var wins []tournament.Win
	for i := range played {
		one, two := rows[played[i].Seats[0]], rows[played[i].Seats[1]]
		if one == nil || two == nil || one == two {
			continue
		}
		switch resultOf(&played[i]) {
		case tournament.Drawn:
			one.Drawn++
			two.Drawn++
		case tournament.FirstWins:
			one.Won++
			two.Lost++
			wins = append(wins, tournament.Win{Winner: played[i].Seats[0], Loser: played[i].Seats[1]})
		case tournament.SecondWins:
			two.Won++
			one.Lost++
			wins = append(wins, tournament.Win{Winner: played[i].Seats[1], Loser: played[i].Seats[0]})
		}
	}
	out := []clubMember{}
	kept, err := s.punctuals(ctx, order...)
	for _, person := range tournament.Ladder(order, wins) {
		rows[person].Punctual = kept[person]
		out = append(out, *rows[person])
	}
	return out, err
}

// about checks the description of a club or a tournament.
func about(text string) (string, error) {
	text = clean(text)
	if len([]rune(text)) > mostAbout {
		return "", refuse(http.StatusBadRequest, "Expected at most 500 letters about it.")
	}
	return text, nil
}

// foundClub founds a club, which its founder organises.
func (s *Server) foundClub(w http.ResponseWriter, r *http.Request, p *person, f *clubForm) error {
	if !s.limits.poster(s.address(r)) {
		return errHaste
	}
	name, err := readName(f.Name)
	if err != nil {
		return err
	}
	c := store.Club{ID: newID(), Name: name, Looks: names.Looks(name), Open: f.Open, Key: newToken(), Created: s.now()}
	if c.About, err = about(f.About); err != nil {
		return err
	}
	switch err := s.people.AddClub(r.Context(), c, p.ID); {
	case errors.Is(err, store.ErrExists):
		return refuse(http.StatusConflict, "There is a club of that name, or of one that looks like it. Choose another one.")
	case errors.Is(err, store.ErrMembers):
		return refuse(http.StatusConflict, sentence(err.Error())+" Leave one of yours first.")
	case err != nil:
		return err
	}
	return writeJSON(w, http.StatusCreated, tournamentMade{c.ID})
}

// joinClub makes a person a member.
func (s *Server) joinClub(w http.ResponseWriter, r *http.Request, p *person, j *joins) error {
	c, err := s.clubOf(r.Context(), r.PathValue("club"), p)
	if err != nil {
		return err
	}
	if !c.Mine && !c.Open && !c.admits(j.Key) {
		return refuse(http.StatusForbidden, "This link no longer opens the club: its organisers have made it anew. Ask a member for the new one.")
	}
	switch err := s.people.Join(r.Context(), store.Member{Club: c.ID, Person: p.ID, Joined: s.now()}); {
	case errors.Is(err, store.ErrMembers):
		return refuse(http.StatusConflict, sentence(err.Error()))
	case errors.Is(err, store.ErrPutOut):
		return refuse(http.StatusForbidden, sentence(err.Error()))
	case err != nil:
		return err
	}
	return s.clubAgain(w, r, c.ID, p)
}

// clubAgain shows a club after a change.
func (s *Server) clubAgain(w http.ResponseWriter, r *http.Request, id string, p *person) error {
	c, err := s.clubOf(r.Context(), id, p)
	if err != nil {
		return err
	}
	return s.tellClub(w, r, c, p)
}

// quitClub ends a person's membership.
func (s *Server) quitClub(w http.ResponseWriter, r *http.Request, p *person, _ *struct{}) error {
	err := s.people.Quit(r.Context(), r.PathValue("club"), p.ID)
	if err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	return s.listClubs(w, r, p)
}

// organised returns a club for a person who must be an organiser of it.
func (s *Server) organised(r *http.Request, p *person) (*company, error) {
	c, err := s.clubOf(r.Context(), r.PathValue("club"), p)
	if err == nil && !c.organises() {
		err = refuse(http.StatusForbidden, "Only those who organise the club can do that.")
	}
	return c, err
}

// changeClub changes a club's description and how one joins it.
func (s *Server) changeClub(w http.ResponseWriter, r *http.Request, p *person, f *clubForm) error {
	c, err := s.organised(r, p)
	if err != nil {
		return err
	}
	if c.About, err = about(f.About); err != nil {
		return err
	}
	if c.Open = f.Open; f.Anew {
		c.Key = newToken()
	}
	if err := s.people.SaveClub(r.Context(), c.Club); err != nil {
		return err
	}
	return s.clubAgain(w, r, c.ID, p)
}

// isMember reports whether a person is in a club.
func (s *Server) isMember(ctx context.Context, club, person string) (bool, error) {
	members, err := s.people.Members(ctx, club)
	return slices.ContainsFunc(members, func(m store.Member) bool { return m.Person == person }), err
}

// invitedBy returns the club to whose members an invitation is limited, "" if anyone may take it.
func invitedBy(i *store.Invitation) string {
	var n kept
	if json.Unmarshal([]byte(i.Terms), &n) != nil {
		return "" // it is refused elsewhere
	}
	return n.Club
}

// mayMeet refuses a person who is not in the club, if club is not "".
func (s *Server) mayMeet(ctx context.Context, club, person string) error {
	if club == "" {
		return nil
	}
	if person == "" || s.people == nil {
		return refuse(http.StatusForbidden, "This is for members of a club. Sign in first.")
	}
	is, err := s.isMember(ctx, club, person)
	if err == nil && !is {
		err = refuse(http.StatusForbidden, "This is for members of the club. Join it first.")
	}
	return err
}
