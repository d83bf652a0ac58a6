package server

import (
	"cmp"
	"context"
	"encoding/json"
	"net/http"
	"strconv"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/pack"
)

// mostShown is how many matches of the library are listed at once.
const mostShown = 24

// libraryRoutes adds the routes of public matches; page is the page on which the client draws.
func (s *Server) libraryRoutes(mux *http.ServeMux, page http.Handler) {
	mux.HandleFunc("GET /api/library", func(w http.ResponseWriter, r *http.Request) { s.told(w, r, s.library(w, r)) })
	mux.HandleFunc("GET /replay/{token}", s.replayPage(page))
}

// library lists public matches.
func (s *Server) library(w http.ResponseWriter, r *http.Request) error {
	ask := r.URL.Query()
	before, err := strconv.ParseInt(cmp.Or(ask.Get("before"), "0"), 10, 64)
	if err != nil || before < 0 {
		return refuse(http.StatusBadRequest, "Expected before to be a time in milliseconds since 1970.")
	}
	until := time.Time{}
	if before > 0 {
		until = time.UnixMilli(before)
	}
	found, err := s.store.Shelf(r.Context(), ask.Get("game"), until, mostShown)
	if err != nil {
		return err
	}
	out := struct {
		Matches []shelved `json:"matches"`
	}{[]shelved{}}
	for i := range found {
		var one shelved
		if err := json.Unmarshal([]byte(found[i].About), &one); err != nil {
			return err
		}
		one.Since = found[i].Since.UnixMilli()
		out.Matches = append(out.Matches, one)
	}
	return writeJSON(w, http.StatusOK, out)
}

// publish stores whether a seat wants its finished match in the library. It is there as long as all its
// persons want that.
func (s *Server) publish(c *chair, m *move) (answer, error) {
	if c.Study {
		return answer{}, refuse(http.StatusConflict, "A study is not put in the library. Send its link instead.")
	}
	if err := s.slowly(c); err != nil {
		return answer{}, err
	}
	if err := anyway(func() error { return c.match.Publish(c.seat, m.Agree) }); err != nil {
		return answer{}, err
	}
	return answer{}, s.shelve(s.running, c.live)
}

// shelve puts a match into the library, or takes it out.
func (s *Server) shelve(ctx context.Context, l *live) error {
	if !l.match.Public() {
		return s.store.Unshelve(ctx, l.ID)
	}
	about, err := pack.JSON(l.shelved())
	if err != nil {
		return err
	}
	return s.store.Shelve(ctx, store.Shelved{Match: l.ID, Game: l.game.info.Key, About: string(about), Since: s.now()})
}

// shelved returns what the library says about a match.
func (l *live) shelved() shelved {
	v := l.match.Glance(engine.Observer)
	info := l.match.Info()
	out := shelved{
		Token: watchToken(l.secret), Game: l.game.info.Key, Scenario: l.rec.Scenario, Players: []player{},
		Winner: asjson.Seat(v.Ending.Outcome.Winner), Result: lastCall(v.Log), Steps: v.At,
	}
	for i := range l.rec.Seats {
		seat := &l.rec.Seats[i]
		p := player{Side: info.SeatName(engine.Seat(i)), Bot: seat.Bot, Name: seat.Who}
		if !seat.Bot {
			p.Name = v.Names[i]
		}
		out.Players = append(out.Players, p)
	}
	return out
}

// replayPage serves the page of a public match, which other sites may show in a frame. Pages of other links
// may not be framed.
func (s *Server) replayPage(page http.Handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if s.limits.stranger(s.address(r)) && s.isPublic(r.Context(), r.PathValue("token")) {
			w.Header().Set("Content-Security-Policy", framed)
		}
		page.ServeHTTP(w, r)
	}
}

// isPublic reports whether a token opens a public match to observers.
func (s *Server) isPublic(ctx context.Context, token string) bool {
	if len(token) != tokenLength {
		return false
	}
	hash := hashOf(token)
	id, seat := "", engine.NoSeat
	if c := s.chair(hash); c != nil {
		id, seat = c.ID, c.seat
		c.rise()
	} else {
		at, of, err := s.store.Find(ctx, hash)
		if err != nil {
			return false
		}
		id, seat = at, of.Seat
	}
	is, err := s.store.IsShelved(ctx, id)
	return err == nil && is && seat == engine.Observer
}
