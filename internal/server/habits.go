package server

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/record"
)

// What is stored about how a person likes to play: preferences, which follow to every device, and habits,
// which are counted when a person asks for his own.

// Preferences are words that the client knows; here they only have limits.
const (
	mostPreferences = 20
	preferenceWord  = `^[a-z][a-z0-9-]{0,19}$`
)

var isPreference = regexp.MustCompile(preferenceWord).MatchString

// preferencesOf returns those of a person, nil if none were saved.
func (s *Server) preferencesOf(ctx context.Context, person string) (out map[string]string, err error) {
	text, err := s.people.Preferences(ctx, person)
	if err != nil || text == "" {
		return nil, err
	}
	return out, json.Unmarshal([]byte(text), &out)
}

// showPreferences sends a person his stored preferences.
func (s *Server) showPreferences(w http.ResponseWriter, r *http.Request) error {
	p, err := s.signedIn(r)
	if err != nil {
		return err
	}
	own, err := s.preferencesOf(r.Context(), p.ID)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, preferencesView{own})
}

// prefer replaces a person's stored preferences.
func (s *Server) prefer(w http.ResponseWriter, r *http.Request, p *person, e *errand) error {
	if len(e.Preferences) > mostPreferences {
		return refuse(http.StatusBadRequest, fmt.Sprintf("Expected at most %d preferences.", mostPreferences))
	}
	for key, value := range e.Preferences {
		if !isPreference(key) || !isPreference(value) {
			return refuse(http.StatusBadRequest, "Expected preferences of up to 20 small letters, digits and hyphens, such as theme: night.")
		}
	}
	if e.Preferences == nil {
		e.Preferences = map[string]string{}
	}
	text, err := json.Marshal(e.Preferences)
	if err == nil {
		err = s.people.SavePreferences(r.Context(), p.ID, string(text))
	}
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, preferencesView{e.Preferences})
}

// mostCounted is how many of the latest matches habits are counted from.
const mostCounted = 40

// showHabits tells a person when and how quickly he plays, in the time zone of the request.
func (s *Server) showHabits(w http.ResponseWriter, r *http.Request) error {
	p, err := s.signedIn(r)
	if err == nil && !s.limits.maker(s.address(r)) {
		err = errHaste
	}
	if err != nil {
		return err
	}
	zone, err := readZone(r.URL.Query().Get("zone"))
	if err != nil {
		return refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	out, err := s.habits(r.Context(), &p.Person, zone)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, out)
}

// habits returns those of a person. An answer is the first thing the seat does after something else has
// happened in the match; its time is counted from that.
func (s *Server) habits(ctx context.Context, p *store.Person, zone *time.Location) (*habitsView, error) {
	seats, err := s.people.Seats(ctx, p.ID)
	if err != nil {
		return nil, err
	}
	own := map[string][]string{} // how the person's own entries begin, by match
	for i := range seats {
		rec, err := record.Parse("", []byte(seats[i].Header))
		if err == nil && !seats[i].Study && int(seats[i].Seat) < len(rec.Seats) {
			name := rec.Seats[seats[i].Seat].Name + " "
			own[seats[i].Match] = append(own[seats[i].Match], name, "held "+name)
		}
	}
	all, err := s.people.Doings(ctx, p.ID, mostCounted)
	if err != nil {
		return nil, err
	}
	out := &habitsView{Hours: make([]int, 24)}
	var took []time.Duration
	is := func(d *store.Doing) bool {
		return slices.ContainsFunc(own[d.Match], func(begins string) bool { return strings.HasPrefix(d.Body, begins) })
	}
	for i := 1; i < len(all); i++ {
		d, before := &all[i], &all[i-1]
		if d.Match == before.Match && is(d) && !is(before) {
			took = append(took, d.At.Sub(before.At))
			out.Hours[d.At.In(zone).Hour()]++
		}
	}
	if out.Answers = len(took); out.Answers > 0 {
		slices.Sort(took)
		out.Median = int64(took[len(took)/2] / time.Second)
	}
	return out, nil
}
