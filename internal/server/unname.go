package server

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/record"
)

// gone replaces the id of a deleted person in a handover of a seat.
const gone = "-"

// unname removes the name of a person, who has these seats, from everything that is stored for others:
// matches, their logs, and the library. What others wrote stays.
func (s *Server) unname(ctx context.Context, p *person, held []store.SeatNow) error {
	ids, err := s.people.Naming(ctx, p.ID, p.Name)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := s.unnameIn(ctx, id, p, held); err != nil {
			return err
		}
	}
	s.hall.changed()
	return s.untell(ctx, p)
}

// untell removes from every tournament the address at which a person wanted to be told of his matches.
func (s *Server) untell(ctx context.Context, p *person) error {
	all, err := s.people.TournamentsOf(ctx, p.ID)
	for i := 0; i < len(all) && err == nil; i++ {
		err = s.untellIn(ctx, all[i], p)
		for n := 0; n < 5 && errors.Is(err, store.ErrStale); n++ {
			var now store.Tournament
			if now, err = s.people.Tournament(ctx, all[i].ID); err == nil {
				err = s.untellIn(ctx, now, p)
			}
		}
	}
	return err
}

// untellIn removes the address from one tournament. Errors: store.ErrStale.
func (s *Server) untellIn(ctx context.Context, one store.Tournament, p *person) error {
	t, err := bodyOf(&one)
	if err != nil {
		return err
	}
	n := t.number(p.ID)
	if n < 0 || t.Entrants[n].Tell == nil {
		return nil
	}
	t.Entrants[n].Tell = nil
	return s.save(ctx, one, t, store.Begun{})
}

// unnameIn removes the name of a person from one match.
func (s *Server) unnameIn(ctx context.Context, id string, p *person, held []store.SeatNow) error {
	h, err := s.store.Match(ctx, id)
	if err != nil {
		return err
	}
	rec, err := record.Parse("", []byte(h.Header))
	if err != nil {
		return err
	}
	entries, err := s.store.Journal(id).Since(0)
	if err != nil {
		return err
	}
	u, err := s.unnamer(ctx, id, p, held, rec)
	if err != nil {
		return err
	}
	bodies := map[int]string{}
	for i := len(entries) - 1; i >= 0; i-- { // a request for a seat tells who had it before
		u.first(entries[i].Body)
	}
	for i := range rec.Seats {
		if seat := &rec.Seats[i]; !seat.Bot && seat.Who != "" && u.is(seat.Name, seat.Who) {
			seat.Who = names.Former
		}
	}
	for i := range entries {
		if now := u.rewrite(entries[i].Body); now != entries[i].Body {
			bodies[entries[i].N] = now
		}
	}
	if header := string(rec.Format()); header != h.Header || len(bodies) > 0 {
		if err := s.people.Rewrite(ctx, id, header, bodies); err != nil {
			return err
		}
		s.anew(id)
	}
	return s.reshelve(ctx, id)
}

// unnamer returns what removes the name of a person from a match, before its entries are read.
func (s *Server) unnamer(ctx context.Context, id string, p *person, held []store.SeatNow, rec *record.Record) (*unnaming, error) {
	u := &unnaming{id: p.ID, name: p.Name, owner: map[string]string{}, comes: map[string]comer{}, mates: map[string]bool{}}
	for i := range held {
		if seat := int(held[i].Seat); held[i].Match == id && held[i].Mate > 0 && seat < len(rec.Seats) {
			u.mates[rec.Seats[seat].Name+" "+strconv.Itoa(held[i].Mate)] = true
		}
	}
	holders, err := s.people.Holders(ctx, id)
	for i := range holders {
		if seat := int(holders[i].Seat); seat < len(rec.Seats) && u.owner[rec.Seats[seat].Name] == "" {
			u.owner[rec.Seats[seat].Name] = holders[i].Person
		}
	}
	return u, err
}

// reshelve updates what the library says about a match, if it is there.
func (s *Server) reshelve(ctx context.Context, id string) error {
	is, err := s.store.IsShelved(ctx, id)
	if err != nil || !is {
		return err
	}
	l, err := s.hold(ctx, id)
	if errors.Is(err, errClosed) {
		return nil
	}
	if err != nil {
		return err
	}
	return s.shelve(ctx, l)
}

// A comer is the last person who asked for a seat.
type comer struct{ id, name string }

// An unnaming removes the name of a person from the entries of a match, one after the other.
type unnaming struct {
	id, name string
	owner    map[string]string // by seat: the account that has it by now, "" without one
	comes    map[string]comer  // by seat
	mates    map[string]bool   // those that the person was, by seat and number
}

// is reports whether somebody in a seat is the person: by his account or, without one, by the name.
func (u *unnaming) is(seat, name string) bool {
	return u.owner[seat] == u.id || u.owner[seat] == "" && name == u.name
}

// seatAsked reads an entry in which somebody asks for a seat.
func seatAsked(body string) (seat, to, from, name string, is bool) {
	rest, is := strings.CutPrefix(body, "ask hand ")
	words := strings.SplitN(rest, " ", 3)
	if !is || len(words) < 3 {
		return "", "", "", "", false
	}
	to, from, _ = strings.Cut(words[1], ",")
	return words[0], to, from, words[2], true
}

// first records, from entries read from the last to the first, who had a seat before it was asked for.
func (u *unnaming) first(body string) {
	if seat, _, from, _, is := seatAsked(body); is {
		u.owner[seat] = from
	}
}

// rewrite returns an entry without the name.
func (u *unnaming) rewrite(body string) string {
	if seat, to, from, name, is := seatAsked(body); is {
		u.comes[seat] = comer{to, name}
		if to == u.id || name == u.name {
			name = names.Former
		}
		return "ask hand " + seat + " " + u.who(to) + comma(body, u.who(from)) + " " + name
	}
	verb, rest, _ := strings.Cut(body, " ")
	seat, name, _ := strings.Cut(rest, " ")
	switch verb {
	case "sit":
		if c, is := u.comes[seat]; is && c.name == name {
			u.owner[seat] = c.id
			delete(u.comes, seat)
		}
		if u.is(seat, name) {
			return "sit " + seat + " " + names.Former
		}
	case "team":
		words := strings.SplitN(body, " ", 5)
		if len(words) == 5 && u.mates[words[1]+" "+words[2]] {
			return strings.Join(words[:4], " ") + " " + names.Former
		}
	}
	return body
}

// who returns the id of somebody, or gone if he is the person.
func (u *unnaming) who(id string) string {
	if id == u.id {
		return gone
	}
	return id
}

// comma returns the account that a seat was asked from, behind a comma if the entry has one.
func comma(body, from string) string {
	if words := strings.SplitN(body, " ", 5); !strings.Contains(words[3], ",") {
		return ""
	}
	return "," + from
}
