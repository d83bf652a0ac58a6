package server

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// halls is the hall as it was last drawn. It is drawn at most once a second, for any number of readers.
type halls struct {
	mu    sync.Mutex
	text  []byte
	until time.Time
}

func (h *halls) changed() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.until = time.Time{}
}

// readHall shows the open invitations, and the matches that anyone may watch.
func (s *Server) readHall(w http.ResponseWriter, r *http.Request) error {
	text, err := s.drawHall(r.Context())
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	_, err = w.Write(text)
	return ignoreGone(err)
}

func (s *Server) drawHall(ctx context.Context) ([]byte, error) {
	s.hall.mu.Lock()
	defer s.hall.mu.Unlock()
	now := s.now()
	if now.Before(s.hall.until) {
		return s.hall.text, nil
	}
	out := hallView{Invitations: []invitation{}, Matches: []watchable{}}
	out.Ways, out.Key = s.waysNow()
	open, err := s.store.Invitations(ctx, now)
	if err != nil {
		return nil, err
	}
	if out.Invitations, err = s.drawInvitations(ctx, open, ""); err != nil {
		return nil, err
	}
	matches, err := s.store.Public(ctx, mostWatchable)
	if err != nil {
		return nil, err
	}
	for i := range matches {
		if one, ok := s.drawWatchable(&matches[i]); ok {
			out.Matches = append(out.Matches, one)
		}
	}
	text, err := pack.JSON(out)
	if err == nil {
		s.hall.text, s.hall.until = text, now.Add(time.Second)
	}
	return text, err
}

// drawInvitations returns those of the hall of a club, or of the common hall if club is "".
func (s *Server) drawInvitations(ctx context.Context, open []store.Invitation, club string) ([]invitation, error) {
	out, by := []invitation{}, []string{}
	blocked, err := s.blockedNames(ctx)
	if err != nil {
		return nil, err
	}
	for i := range open {
		if one, n := s.drawInvitation(&open[i]); n != nil && !n.Private && n.Club == club && !blocked[names.Looks(n.Name)] {
			out, by = append(out, one), append(by, n.Person)
		}
	}
	return out, s.drawMakers(ctx, out, by)
}

// drawMakers adds the ratings of those who offer invitations, by their accounts.
func (s *Server) drawMakers(ctx context.Context, to []invitation, by []string) error {
	persons := slices.DeleteFunc(slices.Compact(slices.Sorted(slices.Values(by))), func(id string) bool { return id == "" })
	if len(persons) == 0 {
		return nil
	}
	rated, err := s.ratingsIn(ctx, persons...)
	if err != nil {
		return err
	}
	kept, err := s.punctualsLately(ctx, persons...)
	for i := range to {
		if by[i] != "" && err == nil {
			to[i].Rating, to[i].Punctual = rated(by[i], to[i].Game), kept[by[i]]
		}
	}
	return err
}

// drawInvitation returns one as others see it, with everything stored about it; nil if this server cannot
// play it.
func (s *Server) drawInvitation(i *store.Invitation) (invitation, *kept) {
	var n kept
	if err := json.Unmarshal([]byte(i.Terms), &n); err != nil || s.find(n.Game) == nil {
		return invitation{}, nil
	}
	out := invitation{
		ID: i.ID, Club: n.Club, Game: n.Game, Scenario: n.Scenario, Settings: n.Settings, Side: n.Side, Pace: n.Pace, Terms: n.Terms, Absent: n.Absent, Name: n.Name, Says: n.Says,
		Public: n.Public, Rated: n.Rated, Guest: n.Person == "", Commit: n.Commit, Since: i.Created.Unix(), Ends: i.Ends.Unix(), State: "open",
	}
	if n.Side >= 0 {
		out.Side = 1 - n.Side
	}
	switch {
	case i.Match != "":
		out.State = "taken"
	case !i.Open(s.now()):
		out.State = "ended"
	}
	return out, &n
}

// drawWatchable returns a match as its possible watchers see it; false if this server cannot play it.
func (s *Server) drawWatchable(m *store.Match) (watchable, bool) {
	rec, err := record.Parse("", []byte(m.Header))
	if err != nil || s.find(rec.Game) == nil {
		return watchable{}, false
	}
	secret, err := dice.ParseKey(m.Secret)
	if err != nil {
		return watchable{}, false
	}
	out := watchable{Watch: watchToken(secret), Game: rec.Game, Scenario: rec.Scenario, Names: []string{}, Since: m.Created.Unix()}
	for i := range rec.Seats {
		out.Names = append(out.Names, rec.Seats[i].Who)
	}
	return out, true
}
