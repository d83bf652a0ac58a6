package server

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/http"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/background"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/record"
)

// begin makes the match of a plan with its seats.
func (s *Server) begin(ctx context.Context, p plan) (*made, error) {
	h, out := s.header(&p)
	if err := s.create(ctx, &p, h); err != nil {
		return nil, err
	}
	l, err := s.open(ctx, h, s.store.Journal(h.ID), p.tale)
	if err != nil {
		return nil, err
	}
	s.keep(l)
	s.drive(l)
	return out, nil
}

// header returns what is stored of the match of a plan when it begins, and the links that open it.
func (s *Server) header(p *plan) (store.Match, *made) {
	rec := p.rec
	if rec == nil {
		rec = record.New(p.game.rules.Info(), p.scenario, p.settings, "")
	}
	rec.Match = cmp.Or(p.id, newID())
	rec.Dice = record.Dice{Source: record.House, Commit: p.secret.Commit()}
	if p.typed {
		rec.Dice.Source, rec.Dice.Umpire = record.Typed, p.umpire
	}
	h := store.Match{
		ID: rec.Match, Secret: p.secret.Key(), Pace: p.pace, Absent: p.absent, Terms: p.terms, Study: p.study, Public: p.public, Created: s.now(),
		Club: p.club, Tournament: p.tournament, Rated: p.rated,
	}
	out := &made{Match: h.ID, Watch: watchToken(p.secret), Local: s.publicURL == "", URL: s.publicURL, Seats: []*string{}}
	h.Tokens = append(h.Tokens, store.Token{Hash: hashOf(out.Watch), Seat: engine.Observer})
	for i, seat := range p.seats {
		to := &rec.Seats[i]
		to.Bot, to.Who, to.Words = seat.bot, seat.name, seat.words
		if seat.bot {
			to.Who, to.Key = seat.spec.String(), newID()
			out.Seats = append(out.Seats, nil)
			continue
		}
		if seat.holder != nil {
			h.Tokens = append(h.Tokens, store.Token{Hash: *seat.holder, Seat: engine.Seat(i)})
			out.Seats = append(out.Seats, nil)
			continue
		}
		token := newToken()
		h.Tokens = append(h.Tokens, store.Token{Hash: hashOf(token), Seat: engine.Seat(i)})
		out.Seats = append(out.Seats, &token)
	}
	h.Header = string(rec.Format())
	return h, out
}

// create stores the match of a plan.
func (s *Server) create(ctx context.Context, p *plan, h store.Match) error {
	if p.taken != "" {
		return s.store.Take(ctx, p.taken, h, p.notices...)
	}
	return s.store.Create(ctx, h)
}

// watchToken returns the token of observers of a match. It is derived from the house's secret, so that every
// seat can be shown it; when the secret is published everyone may see everything.
func watchToken(secret dice.Secret) string {
	mac := hmac.New(sha256.New, secret[:])
	mac.Write([]byte("weathergage watch 1"))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// open loads a match from its header and its journal, or begins it if nothing is stored yet, then with what a
// tale says, if there is one, until ctx ends.
func (s *Server) open(ctx context.Context, h store.Match, journal match.Journal, t *tale) (*live, error) {
	l, err := s.newLive(h)
	if err != nil {
		return nil, err
	}
	if t != nil {
		return l, s.retell(ctx, l, journal, t)
	}
	spec, err := s.spec(l, journal)
	if err != nil {
		return nil, err
	}
	if l.match, err = match.Load(spec); err != nil {
		return l, err
	}
	return l, l.teach()
}

// retell begins a match and replays a tale in it.
func (s *Server) retell(ctx context.Context, l *live, journal match.Journal, t *tale) error {
	gathering := &gathering{Journal: journal}
	spec, err := s.spec(l, gathering)
	if err != nil {
		return err
	}
	source := &retold{now: dice.NewReplay(t.setup)}
	house := spec.MakeDice
	spec.MakeDice = func() (engine.Dice, error) {
		if source.now == nil || source.then != nil {
			return house()
		}
		var err error
		source.then, err = house()
		return source, err
	}
	if l.match, err = match.Load(spec); err != nil {
		return err
	}
	if err := background.Run(func() error { return t.tell(ctx, l.match, source) }); err != nil {
		return err
	}
	return gathering.keep()
}

// newLive returns a match as its header describes it, before it is loaded.
func (s *Server) newLive(h store.Match) (*live, error) {
	rec, err := record.Parse("", []byte(h.Header))
	if err != nil {
		return nil, fmt.Errorf("%w: its header: %w", match.ErrDamaged, err)
	}
	g, err := s.gameOf(rec)
	if err != nil {
		return nil, err
	}
	if g == nil {
		return nil, fmt.Errorf("the game %s is not installed", rec.Game)
	}
	l := &live{Match: h, game: g, rec: rec, now: s.now, streams: map[*stream]bool{},
		shown: make([]shown, len(rec.Seats)+1)}
	if l.secret, err = dice.ParseKey(h.Secret); err != nil {
		return nil, err
	}
	l.used.Store(s.now().UnixMilli())
	l.draw, l.lesson = g.drawer(rec.Scenario, rec.Dice.Source == record.Typed), g.lessonOf(rec)
	return l, nil
}

// spec returns how a match is begun or loaded.
func (s *Server) spec(l *live, journal match.Journal) (match.Spec, error) {
	rec, g := l.rec, l.game
	own := *rec // the match changes its record, the header must not change
	spec := match.Spec{
		Rules: g.rules, Scenario: rec.Scenario, Settings: rec.Settings, Record: &own, Key: l.secret.Key(),
		Journal: journal, Pace: l.Pace, Terms: l.Terms, Absent: l.Absent, Rated: len(l.Rated) > 0, Study: l.Study, Now: s.now, Changed: l.wake,
		Orders: g.orders, Idle: !l.Study && l.lesson == nil, Pause: s.pause, Drifted: func(entry, saved int, why error) {
			s.log.Warn("a match does not replay as it was saved; it continues from the last position that does",
				"match", l.ID, "entry", entry, "saved under version", saved,
				"this version", g.rules.Info().Version, "error", why)
		},
	}
	if rec.Position != nil {
		text := ""
		for _, line := range rec.Position {
			text += line + "\n"
		}
		var err error
		if spec.Start, _, err = g.rules.ParsePosition([]byte(text)); err != nil {
			return spec, err
		}
	}
	words := make([]string, len(rec.Seats))
	var persons engine.Seats
	for i := range rec.Seats {
		seat := &rec.Seats[i]
		words[i] = seat.Words
		if !seat.Bot {
			persons |= engine.Only(engine.Seat(i))
		}
		if err := s.seat(&spec, l, seat); err != nil {
			return spec, err
		}
	}
	spec.MakeDice = func() (engine.Dice, error) {
		house, err := dice.NewHouse(l.secret, l.ID, words)
		if err != nil || rec.Dice.Source != record.Typed {
			return house, err
		}
		return &dice.Typed{Seats: engine.Everyone, Persons: persons, Umpire: rec.Dice.Umpire, House: house}, nil
	}
	return spec, nil
}

// seat adds the player of a seat, and the captain who may play for a late person.
func (s *Server) seat(spec *match.Spec, l *live, seat *record.Seat) error {
	if !seat.Bot {
		spec.Seats = append(spec.Seats, match.Sitter{Name: seat.Who})
		relief, err := s.sitter(l.game, l.game.DefaultBot(), l.ID+seat.Name)
		spec.Captains = append(spec.Captains, relief)
		return err
	}
	asked, err := bot.ParseSpec(seat.Who)
	if err != nil {
		return err
	}
	sitter, err := s.sitter(l.game, asked, seat.Key)
	spec.Seats = append(spec.Seats, sitter)
	spec.Captains = append(spec.Captains, match.Sitter{})
	return err
}

// errClosed is returned for a match that the owner has closed: it counts as one that does not exist.
var errClosed = fmt.Errorf("%w%w", store.ErrNone, refuse(http.StatusNotFound, "The owner of this server has closed this match."))

// hold returns the match with an id, loaded if it is not in memory. A study, which may be as long as uploads
// are, waits its turn. errClosed.
func (s *Server) hold(ctx context.Context, id string) (*live, error) {
	if s.held(id) == nil {
		h, err := s.store.Match(ctx, id)
		if err != nil {
			return nil, fmt.Errorf("match %s: %w", id, err)
		}
		own, ok := ctx.Value(turn{}).(*turn)
		if !ok {
			own = &turn{}
			defer own.give()
		}
		if h.Study && !h.Closed && own.lane == nil {
			if err := s.strangers.take(ctx, senderOf(ctx, id), forPeople); err != nil {
				return nil, err
			}
			own.lane = s.strangers
		}
	}
	return s.load(ctx, id)
}

// load returns the match with an id, loaded if it is not in memory.
func (s *Server) load(ctx context.Context, id string) (*live, error) {
	door := &s.loading[hashOf(id)[0]%byte(len(s.loading))] // no match is loaded twice at once
	door.Lock()
	defer door.Unlock()
	s.mu.Lock()
	l := s.matches[id]
	s.mu.Unlock()
	if l != nil && l.closed.Load() {
		return nil, errClosed
	}
	if l != nil {
		return l, nil
	}
	h, err := s.store.Match(ctx, id)
	if err == nil && h.Closed {
		return nil, errClosed
	}
	if err != nil {
		return nil, fmt.Errorf("match %s: %w", id, err)
	}
	began := time.Now()
	if l, err = s.open(ctx, h, s.store.Journal(id), nil); err != nil {
		return nil, fmt.Errorf("match %s: %w", id, err)
	}
	s.watched.replays.Took(time.Since(began), l.game.Key)
	s.keep(l)
	if err := s.learn(ctx, l); err != nil {
		s.anew(id) // the next request loads it again
		return nil, err
	}
	s.drive(l)
	return l, nil
}

// learn lets a match that was just put into memory catch up with what happened before.
func (s *Server) learn(ctx context.Context, l *live) error {
	if err := s.relink(ctx, l.ID); err != nil { // links withdrawn before it was in memory
		return err
	}
	if err := l.match.CatchUp(); err != nil { // news that came before it was in memory
		return err
	}
	return s.handOver(ctx, l) // the process that was to do it has stopped
}
