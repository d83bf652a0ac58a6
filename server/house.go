package server

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"weathergage/bot"
	"weathergage/dice"
	"weathergage/engine"
	"weathergage/match"
	"weathergage/record"
	"weathergage/store"
)

// A live match is one that is held in memory with those who look at it.
type live struct {
	store.Match
	game   *installed
	match  *match.Match
	rec    *record.Record // of the header: never changed
	secret dice.Secret
	draw   *drawer
	now    func() time.Time
	used   atomic.Int64 // when it was last asked for, in seconds

	rematch atomic.Bool // the match that follows this one has begun

	mu      sync.Mutex
	streams map[*stream]bool
	driving bool // a bot is being driven
}

// A chair is what a token opens: a seat of a match, or the place of those who
// watch.
type chair struct {
	*live
	seat engine.Seat
}

// newToken makes a secret link's token: 32 random bytes as base64url.
func newToken() string {
	var b [32]byte
	rand.Read(b[:]) // never fails
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// hashOf is what is kept of a token.
func hashOf(token string) [sha256.Size]byte { return sha256.Sum256([]byte(token)) }

// newID makes the id of a match or a run: eight random bytes.
func newID() string {
	var b [8]byte
	rand.Read(b[:])
	return hex.EncodeToString(b[:])
}

// sit finds the chair that a token opens. Tokens are looked up by their hash,
// and the hash found is compared in constant time.
func (s *Server) sit(ctx context.Context, token string) (*chair, error) {
	hash := hashOf(token)
	s.mu.Lock()
	c, ok := s.chairs[hash]
	s.mu.Unlock()
	if ok && subtle.ConstantTimeCompare(c.hash[:], hash[:]) == 1 {
		c.used.Store(s.now().Unix())
		return &c.chair, nil
	}
	id, seat, err := s.store.Find(ctx, hash)
	if errors.Is(err, store.ErrNone) {
		return nil, refuse(http.StatusNotFound, "No match has this link. Was it copied whole?")
	}
	if err != nil {
		return nil, err
	}
	l, err := s.hold(ctx, id)
	if err != nil {
		return nil, err
	}
	l.used.Store(s.now().Unix())
	return &chair{l, seat}, nil
}

type keptChair struct {
	chair
	hash [sha256.Size]byte
}

// A plan is a match about to begin.
type plan struct {
	id       string // "" is any
	game     *installed
	scenario string
	settings []engine.Setting
	seats    []plannedSeat
	typed    bool
	pace     time.Duration
	study    bool
	secret   dice.Secret
	rec      *record.Record // the header to go on with, of a fork; or nil
	tale     *tale          // what has been played already, or nil
}

type plannedSeat struct {
	bot   bool
	spec  bot.Spec
	name  string
	words string
}

// sitter makes the bot of a seat.
func (s *Server) sitter(g *installed, spec bot.Spec, key string) (match.Sitter, error) {
	b, err := spec.New(g.rules, g.Captain)
	if err != nil {
		return match.Sitter{}, err
	}
	b.Begin(dice.KeyOf(key))
	return match.Sitter{
		Name: spec.String(),
		Choose: func(seen engine.State, d engine.Decision) engine.Choice {
			return b.Choose(seen, d, spec.Think)
		},
	}, nil
}

// drive has the bots of a match play until it waits for a person, unless that is
// being done already.
func (s *Server) drive(l *live) {
	if _, waits := l.match.BotToPlay(); !waits || s.running.Err() != nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.driving {
		return
	}
	l.driving = s.behind(func() { s.driven(l) })
}

func (s *Server) driven(l *live) {
	err := s.playBots(l)
	l.mu.Lock()
	l.driving = false
	l.mu.Unlock()
	if err != nil {
		s.log.Error("a bot's turn", "match", l.ID, "error", err)
		return // its job tries again
	}
	s.drive(l) // a person may have chosen just now
}

// playBots plays for the bots of a match until it waits for none of them.
func (s *Server) playBots(l *live) error {
	for s.running.Err() == nil {
		seat, waits := l.match.BotToPlay()
		if !waits {
			return nil
		}
		room := s.room(l, seat)
		select {
		case room <- struct{}{}:
		case <-s.running.Done():
			return nil
		}
		_, err := l.match.PlayBot()
		<-room
		if err != nil {
			return err
		}
	}
	return nil
}

// room is where the bot of a seat waits until it may take a core: those that
// search wait for one another, and nobody waits for them.
func (s *Server) room(l *live, seat engine.Seat) chan struct{} {
	if who := &l.rec.Seats[seat]; who.Bot && strings.HasPrefix(who.Who, "search") {
		return s.thinking
	}
	return s.quick
}

func newSecret() (secret dice.Secret) {
	rand.Read(secret[:])
	return secret
}

// secretFor takes the secret that was committed, or makes one where nothing was.
func (s *Server) secretFor(commit string) (dice.Secret, error) {
	var secret dice.Secret
	if commit == "" {
		return newSecret(), nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	kept, ok := s.commits[commit]
	if !ok {
		return secret, errors.New("the house no longer holds the dice of this commitment: ask for another")
	}
	delete(s.commits, commit)
	return kept.secret, nil
}

type committed struct {
	secret dice.Secret
	since  time.Time
}

// mostCommits is how many commitments wait for their matches at most.
const mostCommits = 10_000

// commit binds the house to a secret before anybody says a word.
func (s *Server) commit() string {
	secret := newSecret()
	s.mu.Lock()
	defer s.mu.Unlock()
	for key, c := range s.commits {
		if time.Since(c.since) > time.Hour || len(s.commits) >= mostCommits {
			delete(s.commits, key)
		}
	}
	s.commits[secret.Commit()] = committed{secret, time.Now()}
	return secret.Commit()
}

// readPlan reads what a player asks for.
func (s *Server) readPlan(n *newMatch) (plan, error) {
	g := s.find(n.Game)
	if g == nil {
		return plan{}, fmt.Errorf("no game %q", n.Game)
	}
	if n.Own != "" {
		var err error
		if g, n.Scenario, err = s.bring(g, n.Own); err != nil {
			return plan{}, err
		}
	}
	p := plan{game: g, scenario: n.Scenario, pace: time.Duration(n.Pace) * time.Second}
	info := g.rules.Info()
	if _, ok := info.FindScenario(n.Scenario); !ok {
		return p, fmt.Errorf("%s has no scenario %q", info.Name, n.Scenario)
	}
	for _, sw := range info.Switches {
		if v, ok := n.Settings[sw.Key]; ok {
			if !slices.Contains(sw.Values, v) {
				return p, fmt.Errorf("%s has no value %q", sw.Name, clean(v))
			}
			p.settings = append(p.settings, engine.Setting{Key: sw.Key, Value: v})
		}
	}
	if len(p.settings) != len(n.Settings) {
		return p, errors.New("a setting is named that the game does not have")
	}
	if n.Dice != "house" && n.Dice != "typed" {
		return p, fmt.Errorf("expected dice of the house or typed ones, found %q", n.Dice)
	}
	if p.typed = n.Dice == "typed"; n.Pace < 0 || n.Pace > 30*24*3600 {
		return p, fmt.Errorf("expected a pace from 0 to 30 days in seconds, found %d", n.Pace)
	}
	if len(n.Seats) != len(info.Seats) {
		return p, fmt.Errorf("%s has %d seats, found %d", info.Name, len(info.Seats), len(n.Seats))
	}
	for i := range n.Seats {
		seat, err := readSeat(&n.Seats[i], at(n.Words, i))
		if err != nil {
			return p, err
		}
		p.seats = append(p.seats, seat)
	}
	var err error
	p.secret, err = s.secretFor(n.Commit)
	return p, err
}

func at(words []string, i int) string {
	if i < len(words) {
		return words[i]
	}
	return ""
}

// mostName is how many letters a name or the words for the dice may have.
const mostName = 200

func readSeat(n *newSeat, words string) (plannedSeat, error) {
	if n.Kind == "bot" {
		spec, err := readBot(n.Bot)
		return plannedSeat{bot: true, spec: spec}, err
	}
	if n.Kind != "me" && n.Kind != "friend" {
		return plannedSeat{}, fmt.Errorf("expected a seat to be me, friend or bot, found %q", n.Kind)
	}
	if len(n.Name) > mostName || len(words) > mostName {
		return plannedSeat{}, fmt.Errorf("expected at most %d letters in a name", mostName)
	}
	if len(words) < dice.MinWords {
		words = newID() + newID()
	}
	return plannedSeat{name: clean(n.Name), words: clean(words)}, nil
}
