package server

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/pace"
	"github.com/weathergage/weathergage/internal/store"
)

// readTerms reads the terms of time of a match with this many seconds for an answer; zero without any.
func readTerms(answer int, t *timeTerms, typed bool) (pace.Terms, error) {
	if t == nil {
		return pace.Terms{}, nil
	}
	if typed {
		return pace.Terms{}, errors.New("with typed dice there is no store of time: nobody knows how long rolling takes")
	}
	const most = int(pace.MostWhole / time.Second)
	if max(answer, t.Store, t.Whole) > most || min(answer, t.Store, t.Whole) < 0 {
		return pace.Terms{}, fmt.Errorf("expected times of 0 to %d seconds", most)
	}
	out := pace.Terms{
		Answer: time.Duration(answer) * time.Second, Store: time.Duration(t.Store) * time.Second,
		Whole: time.Duration(t.Whole) * time.Second, Saves: t.Saves, Holidays: t.Holidays,
	}
	return out, out.Check()
}

// drawTerms returns terms of time as pages have them; nil without any.
func drawTerms(t pace.Terms) *timeTerms {
	if !t.Counts() {
		return nil
	}
	return &timeTerms{int(t.Store / time.Second), t.Saves, int(t.Whole / time.Second), t.Holidays}
}

// drawTimes returns what persons have left, as pages have it.
func drawTimes(v *match.View) []timeLeft {
	out := []timeLeft{}
	for _, t := range v.Times {
		left := timeLeft{Seat: asjson.Seat(t.Seat), Store: int(t.Store / time.Second), Whole: int(t.Whole / time.Second)}
		if !t.Away.IsZero() {
			left.Away = t.Away.Unix()
		}
		out = append(out, left)
	}
	return out
}

// drawMoment returns a moment in seconds since 1970, 0 for none.
func drawMoment(at time.Time) int64 {
	if at.IsZero() {
		return 0
	}
	return at.Unix()
}

// watchClock carries out in time what follows when a clock runs out, if no database keeps jobs.
func (s *Server) watchClock(l *live) {
	if !s.keepsAll() || !l.Terms.Counts() {
		return
	}
	at := l.match.Lapses()
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.lapsing != nil {
		l.lapsing.Stop()
	}
	if at.IsZero() {
		return
	}
	l.lapsing = time.AfterFunc(max(0, at.Sub(s.now())), func() {
		s.behind(func() {
			err := s.expireLive(l)
			if _, later := store.LaterBy(err); err != nil && !later {
				s.log.Error("a clock that has run out", "match", l.ID, "error", err)
			}
			s.watchClock(l)
		})
	})
}

// comes records that somebody has come to a seat, if the clocks wait for that.
func (c *chair) comes() error {
	if c.watches() || c.mate > 0 || !c.Terms.Gathers {
		return nil
	}
	if err := anyway(func() error { return c.match.Come(c.seat) }); !errors.Is(err, match.ErrOver) && !errors.Is(err, match.ErrMoved) {
		return err
	}
	return nil
}

// Holidays: a person takes them for all matches whose terms allow any.
const (
	yearly   = 28 // days in any year
	year     = 365 * 24 * time.Hour
	oneDay   = 24 * time.Hour
	counting = year // how long matches count towards a person's reliability
)

// holidaysNow returns the holidays of a person: how many whole days are left, and until when he is away.
func (s *Server) holidaysNow(ctx context.Context, person string) (holidaysView, *store.Holiday, error) {
	now := s.now()
	out := holidaysView{Yearly: yearly, Left: yearly}
	all, err := s.people.Holidays(ctx, person, now.Add(-year))
	var current *store.Holiday
	var taken time.Duration
	for i := range all {
		h := &all[i]
		if h.Until.After(now) {
			current, out.Until = h, h.Until.Unix()
		}
		if begun := now.Add(-year); h.Began.Before(begun) {
			taken -= begun.Sub(h.Began)
		}
		taken += h.Until.Sub(h.Began)
	}
	out.Left -= int((taken + oneDay - 1) / oneDay)
	return out, current, err
}

// takeHoliday starts a holiday, or with no days ends the present one. Unused time is returned, to the hour.
func (s *Server) takeHoliday(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	view, current, err := s.holidaysNow(r.Context(), p.ID)
	if err != nil {
		return err
	}
	now := s.now().Truncate(time.Second)
	h := store.Holiday{Person: p.ID, Began: now, Until: now.Add(time.Duration(e.Days) * oneDay)}
	switch {
	case e.Days < 0 || e.Days > yearly:
		return refuse(http.StatusBadRequest, fmt.Sprintf("Expected 0 to %d days.", yearly))
	case e.Days == 0 && current == nil:
		return s.again(w, r, p)
	case e.Days == 0:
		h = *current
		h.Until = now
	case current != nil:
		return refuse(http.StatusConflict, "You are on holiday already. End it first.")
	case e.Days > view.Left:
		return refuse(http.StatusConflict, fmt.Sprintf("You have %d of %d days left for a year.", max(0, view.Left), yearly))
	}
	if err := s.people.SaveHoliday(r.Context(), h); err != nil {
		return err
	}
	if err := s.away(r.Context(), p.ID); err != nil { // its job will do it
		s.log.Warn("holidays are not in all matches yet", "error", err)
	}
	return s.again(w, r, p)
}

// away tells the open matches of a person about his holidays. Repeating it is harmless.
func (s *Server) away(ctx context.Context, person string) error {
	_, current, err := s.holidaysNow(ctx, person)
	if err != nil {
		return err
	}
	seats, err := s.people.Seats(ctx, person)
	if err != nil {
		return err
	}
	var until time.Time
	if current != nil {
		until = current.Until
	}
	for i := range seats {
		if seats[i].Mate > 0 || seats[i].Over || seats[i].Due.IsZero() && until.IsZero() { // a team's clock is its commander's
			continue
		}
		if err := s.awayFrom(ctx, &seats[i], until); err != nil {
			return err
		}
	}
	return nil
}

// awayFrom tells one match about the holidays of a seat's holder.
func (s *Server) awayFrom(ctx context.Context, seat *store.SeatNow, until time.Time) error {
	m, err := s.store.Match(ctx, seat.Match)
	if err != nil || !m.Terms.Holidays {
		return err
	}
	l, err := s.hold(ctx, seat.Match)
	if err != nil {
		return err
	}
	if err := l.match.CatchUp(); err != nil {
		return err
	}
	err = l.match.Holiday(seat.Seat, until)
	for _, fine := range []error{match.ErrOver, match.ErrClockRan, match.ErrNoHolidays} {
		if errors.Is(err, fine) {
			return nil
		}
	}
	return err
}

// awayer returns the handler of holidays, nil if there are no accounts.
func (s *Server) awayer() func(context.Context, string) error {
	if s.people == nil {
		return nil
	}
	return s.away
}

// punctuals returns how reliable persons are: see store.Punctual.
func (s *Server) punctuals(ctx context.Context, persons ...string) (map[string]*punctualView, error) {
	out := map[string]*punctualView{}
	all, err := s.people.Punctual(ctx, s.now().Add(-counting), persons...)
	for _, p := range all {
		out[p.Person] = &punctualView{p.Kept, p.All}
	}
	return out, err
}

// lately holds how reliable persons were when last counted, for lists with many readers: it changes only as
// matches end.
type lately struct {
	mu sync.Mutex
	of map[string]reckonedAt
}

type reckonedAt struct {
	at   time.Time
	kept *punctualView // nil if nothing is known
}

// recounts is after how long it is counted again.
const recounts = time.Minute

// punctualsLately is punctuals, at most a minute old.
func (s *Server) punctualsLately(ctx context.Context, persons ...string) (map[string]*punctualView, error) {
	s.punctual.mu.Lock()
	defer s.punctual.mu.Unlock()
	now := s.now()
	maps.DeleteFunc(s.punctual.of, func(_ string, c reckonedAt) bool { return now.Sub(c.at) >= recounts })
	missing := slices.DeleteFunc(slices.Clone(persons), func(id string) bool { _, is := s.punctual.of[id]; return is })
	if s.punctual.of == nil {
		s.punctual.of = map[string]reckonedAt{}
	}
	found, err := s.punctuals(ctx, missing...)
	if err != nil {
		return nil, err
	}
	out := map[string]*punctualView{}
	for _, id := range missing {
		s.punctual.of[id] = reckonedAt{now, found[id]}
	}
	for _, id := range persons {
		out[id] = s.punctual.of[id].kept
	}
	return out, nil
}

// punctualAt returns the reliability of the accounts in the seats of a match with a clock.
func (s *Server) punctualAt(ctx context.Context, c *chair) (map[engine.Seat]*punctualView, error) {
	if s.people == nil || c.Study || c.Pace == 0 {
		return nil, nil
	}
	all, err := s.people.Holders(ctx, c.ID)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	first := map[engine.Seat]string{}
	var persons []string
	for _, h := range all {
		if _, has := first[h.Seat]; !has {
			first[h.Seat] = h.Person
			persons = append(persons, h.Person)
		}
	}
	kept, err := s.punctuals(ctx, persons...)
	out := map[engine.Seat]*punctualView{}
	for seat, person := range first {
		out[seat] = kept[person]
	}
	return out, err
}
