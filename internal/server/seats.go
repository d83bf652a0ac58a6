package server

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/record"
)

// mostLinks is how many links may be put into an account at once.
const mostLinks = 500

// takeSeats puts the seats of links into the account of a person. Links that open none are skipped: a browser
// keeps old ones.
func (s *Server) takeSeats(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	if len(e.Links) > mostLinks {
		return refuse(http.StatusBadRequest, "Expected at most 500 links.")
	}
	if !s.limits.stranger(s.address(r)) {
		return errHaste
	}
	for _, link := range e.Links {
		if len(link) != tokenLength {
			continue
		}
		id, t, err := s.store.Find(r.Context(), hashOf(link))
		if err == nil && t.Seat != engine.Observer {
			err = s.take(r.Context(), store.HeldSeat{Match: id, Seat: t.Seat, Mate: t.Mate, Person: p.ID, Taken: s.now(), Link: &t.Hash})
		}
		if err != nil && !errors.Is(err, store.ErrNone) {
			return err
		}
	}
	return s.again(w, r, p)
}

// take puts a seat into an account, with whose turn it is there. It does not load a study for that, which
// would have to queue behind strangers.
func (s *Server) take(ctx context.Context, h store.HeldSeat) error {
	l := s.held(h.Match)
	if l == nil {
		m, err := s.store.Match(ctx, h.Match)
		if err == nil && !m.Study {
			l, err = s.hold(ctx, h.Match)
		}
		if errors.Is(err, store.ErrNone) {
			return err
		}
	}
	if l != nil && !l.closed.Load() { // a match that cannot be opened is nobody's turn
		for _, news := range l.match.News(h.Seat) {
			if news.Kind == match.Turn {
				h.Turn = news.N
			}
		}
	}
	return s.people.TakeSeat(ctx, h)
}

// heldSeats draws the seats in a person's account.
func (s *Server) heldSeats(ctx context.Context, p *store.Person) ([]heldSeat, error) {
	held, err := s.people.Seats(ctx, p.ID)
	if err != nil {
		return nil, err
	}
	out := []heldSeat{}
	for i := range held {
		rec, err := record.Parse("", []byte(held[i].Header))
		if err != nil {
			continue // reported when the match is opened
		}
		out = append(out, s.drawSeat(&held[i], rec))
	}
	return out, nil
}

// drawSeat draws a seat from the header of its match, with how it stands now. About the others it says no
// more than that the match waits for them: whose turn it is among them may be secret.
func (s *Server) drawSeat(h *store.SeatNow, rec *record.Record) heldSeat {
	v := heldSeat{
		Match: h.Match, Seat: int(h.Seat), Game: rec.Game, Scenario: rec.Scenario, Began: h.Created.Unix(), Study: h.Study,
		Over: h.Over, Turn: h.Turn > 0 && !h.Over,
	}
	if v.Turn {
		v.Since = h.Since.Unix()
	}
	if !h.Over && !h.Due.IsZero() {
		v.Due = h.Due.Unix()
	}
	switch h.Result {
	case "":
	case match.Drawn, match.Adjourned:
		v.Result = h.Result
	case strconv.Itoa(int(h.Seat)):
		v.Result = "won"
	default:
		v.Result = "lost"
	}
	if g := s.find(rec.Game); g != nil {
		v.Game = g.info.Name
		if sc, ok := g.rules.Info().FindScenario(rec.Scenario); ok {
			v.Scenario = sc.Name
		}
	}
	v.Against = []opponentView{}
	for i := range rec.Seats {
		seat := &rec.Seats[i]
		if i == int(h.Seat) {
			if v.As = seat.Name; h.Mate > 0 {
				v.As += ", in a team"
			}
			continue
		}
		v.Against = append(v.Against, opponentView{cmp.Or(satDown(h.Sat, seat.Name), seat.Who), seat.Bot})
	}
	return v
}

// satDown returns the name that somebody last took in a seat, "" if nobody did.
func satDown(sat []string, seat string) (last string) {
	for _, body := range sat {
		if name, is := strings.CutPrefix(body, "sit "+seat+" "); is {
			last = name
		}
	}
	return last
}

// ordersOf tells a person which standing orders a seat of the account has in force.
func (s *Server) ordersOf(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	of, _, err := s.holds(r.Context(), p, e)
	if err != nil {
		return err
	}
	l, err := s.hold(r.Context(), e.Match)
	if err != nil {
		return err
	}
	v := l.match.View(of.seat)
	out := leftOrders{Orders: []string{}, Resting: v.Resting}
	for i := range v.Standing {
		out.Orders = append(out.Orders, v.Standing[i].Says)
	}
	return writeJSON(w, http.StatusOK, out)
}

var errNotHeld = refuse(http.StatusNotFound, "Your account does not have this seat. Open its link once while you are signed in.")

// holds returns an error unless a person has a seat in his account, or plays for it as a team-mate. first
// says that nobody put it into an account before him.
func (s *Server) holds(ctx context.Context, p *person, e *errand) (of whoever, first bool, err error) {
	all, err := s.people.Holders(ctx, e.Match)
	if err != nil {
		return of, false, err
	}
	all = slices.DeleteFunc(all, func(h store.HeldSeat) bool { return int(h.Seat) != e.Seat })
	if i := slices.IndexFunc(all, func(h store.HeldSeat) bool { return h.Person == p.ID }); i >= 0 {
		return whoever{seat: all[i].Seat}, i == 0, nil
	}
	own, err := s.people.Seats(ctx, p.ID)
	if err != nil {
		return of, false, err
	}
	i := slices.IndexFunc(own, func(h store.SeatNow) bool { return h.Match == e.Match && int(h.Seat) == e.Seat })
	if i < 0 {
		return of, false, errNotHeld
	}
	return whoever{own[i].Seat, own[i].Mate}, false, nil
}

// openSeat gives this device a link of its own to a seat of its person.
func (s *Server) openSeat(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	of, _, err := s.holds(r.Context(), p, e)
	if err != nil {
		return err
	}
	token := deviceToken(s.sessions.Token(r.Context()), e.Match, of)
	t := store.Token{Hash: hashOf(token), Seat: of.seat, Mate: of.mate}
	if err := s.people.AdmitDevice(r.Context(), e.Match, t, p.device.ID); errors.Is(err, store.ErrNone) {
		return errNotHeld
	} else if err != nil {
		return err
	}
	if l := s.held(e.Match); l != nil {
		if err := s.place(r.Context(), l, t); err != nil {
			return err
		}
	}
	return writeJSON(w, http.StatusOK, seatLink{Token: token})
}

// renewSeat ends every way into a seat, except those of the person's devices and of team-mates, and makes a
// new link: other accounts lose it. Notices of the seat end if they lead to a revoked link, or to any
// account.
func (s *Server) renewSeat(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	of, first, err := s.holds(r.Context(), p, e)
	if err != nil {
		return err
	}
	if of.mate > 0 {
		return refuse(http.StatusForbidden, "You play this seat in a team. Its commander can make your link anew.")
	}
	if !first {
		return refuse(http.StatusForbidden, "Somebody else took this seat into an account before you, and only that person can make its link anew.")
	}
	token := newToken()
	if err := s.people.Renew(r.Context(), e.Match, store.Token{Hash: hashOf(token), Seat: of.seat}, p.ID); errors.Is(err, store.ErrNone) {
		return errNotHeld
	} else if err != nil {
		return err
	}
	if err := s.relink(r.Context(), e.Match); err != nil {
		return err
	}
	notices, err := s.store.Notices(r.Context(), e.Match)
	if err != nil {
		return err
	}
	for i := range notices {
		if !isFor(&notices[i], of) {
			continue
		}
		if _, _, err := s.store.Find(r.Context(), hashOf(notices[i].Token)); errors.Is(err, store.ErrNone) {
			err = s.store.DropNotice(r.Context(), notices[i].ID)
			if err != nil && !errors.Is(err, store.ErrNone) {
				return err
			}
		}
	}
	team, err := s.teamOf(r.Context(), e.Match, of.seat)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, seatLink{Token: token, Team: team})
}

// teamOf returns the names of the team-mates of a seat.
func (s *Server) teamOf(ctx context.Context, id string, seat engine.Seat) ([]string, error) {
	l, err := s.hold(ctx, id)
	if err != nil {
		return nil, err
	}
	team := l.match.View(seat).Team
	out := make([]string, len(team))
	for i := range team {
		out[i] = team[i].Name
	}
	return out, nil
}

// leaveSeat removes a seat from an account. Its links stay valid.
func (s *Server) leaveSeat(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	err := s.people.LeaveSeat(r.Context(), p.ID, e.Match, engine.Seat(e.Seat))
	if err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	return s.again(w, r, p)
}
