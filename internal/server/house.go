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
	mixed "math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/background"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/pace"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/record"
)

// A live match is one in memory, with its viewers.
type live struct {
	store.Match
	game   *installed
	match  *match.Match
	rec    *record.Record // of the header; never changed
	secret dice.Secret
	draw   *drawer
	lesson *lesson    // the lesson that the match teaches, or nil
	taking sync.Mutex // held while a lesson takes a choice and continues
	now    func() time.Time
	used   atomic.Int64 // when it was last asked for, in milliseconds
	busy   atomic.Int64 // requests being handled
	closed atomic.Bool  // closed by the owner: nobody can open it again
	length int          // entries when last counted; guarded by Server.mu

	pages visiblePages // presence

	rematch atomic.Bool // the match that follows this one has begun
	sent    sentOnce
	shown   []shown // by seat, then to observers

	mu      sync.Mutex
	streams map[*stream]bool
	driving bool        // a bot is being driven
	lapsing *time.Timer // when a clock runs out, if no database keeps jobs
	pausing bool        // a standing order is pausing
}

// A chair is one person's access to a match, found by a token: to a seat, or as an observer.
type chair struct {
	*live
	seat engine.Seat
	mate int               // as match.Mate numbers them; 0: the commander
	hash [sha256.Size]byte // of its token
}

// whoever is a player of a seat: its commander, or a team-mate.
type whoever struct {
	seat engine.Seat
	mate int // as in a chair
}

// who returns the player of the chair.
func (c *chair) who() whoever { return whoever{c.seat, c.mate} }

// tokenLength is the length of every token, in characters.
const tokenLength = 43

// newToken makes the token of a secret link: 32 random bytes as base64url.
func newToken() string {
	var b [32]byte
	rand.Read(b[:]) // never fails
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// hashOf returns what the server stores of a token.
func hashOf(token string) [sha256.Size]byte { return sha256.Sum256([]byte(token)) }

// newID makes the id of a match or a run: eight random bytes.
func newID() string {
	var b [8]byte
	rand.Read(b[:])
	return hex.EncodeToString(b[:])
}

// sit finds the chair that a token opens; rise leaves it. Tokens are looked up by their hash, and the hash
// found is compared in constant time.
//
// Only valid links are counted one by one. Others are counted by the sender's address before the database is
// asked, and what cannot be a token is not looked up.
func (s *Server) sit(r *http.Request) (*chair, error) {
	token := r.PathValue("token")
	if len(token) != tokenLength {
		return nil, errNoLink
	}
	hash := hashOf(token)
	if c := s.chair(hash); c != nil {
		if !s.limits.token(hash) {
			c.rise()
			return nil, errHaste
		}
		return c, nil
	}
	if !s.limits.stranger(s.address(r)) {
		return nil, errHaste
	}
	id, t, err := s.store.Find(r.Context(), hash)
	if errors.Is(err, store.ErrNone) {
		return nil, errNoLink
	}
	if err != nil {
		return nil, err
	}
	l, err := s.occupy(context.WithValue(r.Context(), sender{}, network(s.address(r))), id)
	if err != nil {
		return nil, err
	}
	c := &chair{l, t.Seat, t.Mate, hash}
	if err := s.place(r.Context(), l, t); err != nil {
		c.rise()
		return nil, err
	}
	return c, nil
}

// occupy returns the match with an id, which stays in memory until its chair is left.
func (s *Server) occupy(ctx context.Context, id string) (*live, error) {
	for {
		l, err := s.hold(ctx, id)
		if err != nil {
			return nil, err
		}
		s.mu.Lock()
		held := s.matches[id] == l // it may have been released since
		if held {
			l.busy.Add(1)
			l.used.Store(s.now().UnixMilli())
		}
		s.mu.Unlock()
		if held {
			return l, nil
		}
	}
}

// chair returns the chair of a match in memory, or nil.
func (s *Server) chair(hash [sha256.Size]byte) *chair {
	s.mu.Lock()
	defer s.mu.Unlock()
	c, ok := s.chairs[hash]
	if !ok || subtle.ConstantTimeCompare(c.hash[:], hash[:]) != 1 {
		return nil
	}
	c.busy.Add(1)
	c.used.Store(s.now().UnixMilli())
	return &c
}

// rise leaves the chair: the match may be released.
func (c *chair) rise() { c.busy.Add(-1) }

var errNoLink = refuse(http.StatusNotFound, "No match has this link. Did you copy all of it?")

// A plan is a match about to begin.
type plan struct {
	id               string // "": make one
	game             *installed
	scenario         string
	settings         []engine.Setting
	seats            []plannedSeat
	typed            bool
	umpire           bool // draws unseen what his seats draw
	pace             time.Duration
	absent           match.Absence
	terms            pace.Terms // of time
	study            bool
	public           bool // anyone may watch it
	rated            []store.RatedSeat
	club, tournament string         // that it belongs to, or ""
	taken            string         // the invitation that it begins with, or ""
	notices          []store.Notice // of that invitation's maker
	secret           dice.Secret
	rec              *record.Record // for a fork, the header to continue; or nil
	tale             *tale          // what has already been played, or nil
}

type plannedSeat struct {
	bot    bool
	spec   bot.Spec
	name   string
	words  string
	holder *[sha256.Size]byte // of the link to the seat, if somebody already has it
}

// sitter returns the bot of a seat, which is made when it is first asked: most captains who may relieve
// somebody never are. It thinks in the background; its choices are played and stored like anyone's.
func (s *Server) sitter(g *installed, spec bot.Spec, key string) (match.Sitter, error) {
	makes, err := spec.Maker(g.rules, g.Captain)
	if err != nil {
		return match.Sitter{}, err
	}
	think := sync.OnceValue(func() bot.Bot {
		b := makes()
		b.Begin(dice.KeyOf(key))
		return b
	})
	return match.Sitter{
		Name: spec.String(),
		Choose: func(seen engine.State, d engine.Decision) (c engine.Choice) {
			defer s.watched.thinks(&spec)()
			_ = background.Run(func() error { // it has no error
				c = think().Choose(seen, d, spec.Think)
				return nil
			})
			return c
		},
	}, nil
}

// pause returns how long a standing order waits before it answers sealed questions: as long as a quick player
// may take.
func pause() time.Duration { return 2*time.Second + mixed.N(4*time.Second) }

// later drives a match again when the first pause of its standing orders ends, unless that is already
// scheduled.
func (s *Server) later(l *live) {
	d := l.match.Pausing()
	if d == 0 {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.pausing {
		return
	}
	l.pausing = s.behind(func() {
		select {
		case <-time.After(d):
		case <-s.running.Done():
		}
		l.mu.Lock()
		l.pausing = false
		l.mu.Unlock()
		s.drive(l)
	})
}

// drive makes the bots of a match play until it waits for a person, unless they already do.
func (s *Server) drive(l *live) {
	if s.running.Err() != nil || l.closed.Load() {
		return
	}
	s.watchClock(l)
	if _, waits := l.match.BotToPlay(); !waits {
		s.later(l)
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

// playBots plays for the bots of a match until it waits for none of them, or is closed.
func (s *Server) playBots(l *live) error {
	for s.running.Err() == nil && !l.closed.Load() {
		seat, waits := l.match.BotToPlay()
		if !waits {
			return nil
		}
		room := s.room(l, seat)
		if err := room.take(s.running, l.ID, l.class()); err != nil {
			return nil
		}
		_, err := l.match.PlayBot()
		room.give()
		if err != nil {
			return err
		}
	}
	return nil
}

// room returns where the bot of a seat queues for a core: bots that think queue behind one another, and nothing
// queues behind them.
func (s *Server) room(l *live, seat engine.Seat) *turns {
	if who := &l.rec.Seats[seat]; who.Bot && (strings.HasPrefix(who.Who, "search") || strings.HasPrefix(who.Who, "master")) {
		return s.thinking
	}
	return s.quick
}

// class returns whether a person waits for the bots of a match.
func (l *live) class() class {
	for i := range l.rec.Seats {
		if !l.rec.Seats[i].Bot {
			return forPeople
		}
	}
	return forNobody
}

// bots reports whether bots have all the seats.
func (p *plan) bots() bool {
	return !slices.ContainsFunc(p.seats, func(s plannedSeat) bool { return !s.bot })
}

// mostIdlers is how many matches between bots, begun by one address, play at once.
const mostIdlers = 4

// idlers holds the matches between bots, by the address that began them. A restart forgets the addresses.
type idlers struct {
	mu sync.Mutex
	by map[string][]string
}

// begin begins another match for an address, if few enough of its own are in play; going keeps the ids of
// those.
func (x *idlers) begin(
	address string, going func(ids []string) []string, do func() (*made, error),
) (*made, error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	for a, ids := range x.by {
		if x.by[a] = going(ids); len(x.by[a]) == 0 {
			delete(x.by, a)
		}
	}
	if len(x.by[address]) >= mostIdlers {
		return nil, refuse(http.StatusTooManyRequests, fmt.Sprintf(
			"%d matches between bots from your address are still running. Wait until one ends, or use the laboratory.", mostIdlers))
	}
	if x.by == nil {
		x.by = map[string][]string{}
	}
	out, err := do()
	if err == nil {
		x.by[address] = append(x.by[address], out.Match)
	}
	return out, err
}

// busyMatches returns those of the ids whose bots still have something to decide.
func (s *Server) busyMatches(ids []string) []string {
	return slices.DeleteFunc(ids, func(id string) bool {
		l := s.held(id)
		if l == nil || l.closed.Load() {
			return true
		}
		_, waits := l.match.BotToPlay()
		return !waits
	})
}

func newSecret() (secret dice.Secret) {
	rand.Read(secret[:])
	return secret
}

// secretFor takes the secret that was committed, or makes one if there is none.
func (s *Server) secretFor(commit string) (dice.Secret, error) {
	var secret dice.Secret
	if commit == "" {
		return newSecret(), nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	kept, ok := s.commits[commit]
	if !ok {
		return secret, errors.New("the server no longer has the dice of this commitment: ask for a new one")
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

// commit makes a secret and returns its commit, before anyone adds words.
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

// readPlan reads a player's request for a match.
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
		return p, errors.New("one of the settings does not exist in this game")
	}
	if !slices.Contains([]string{"house", "typed", "umpire"}, n.Dice) {
		return p, fmt.Errorf("expected house or typed dice, or an umpire, found %q", n.Dice)
	}
	p.umpire = n.Dice == "umpire"
	if p.umpire && slices.ContainsFunc(n.Seats, func(seat newSeat) bool { return seat.Kind == "friend" }) {
		return p, errors.New("an umpire has the seats of all persons")
	}
	if p.typed = n.Dice != "house"; n.Pace < 0 || n.Pace > 30*24*3600 {
		return p, fmt.Errorf("expected a pace of 0 to 30 days, in seconds, found %d", n.Pace)
	}
	var err error
	if p.terms, err = readTerms(n.Pace, n.Terms, p.typed); err != nil {
		return p, err
	}
	if p.absent = match.Absence(n.Absent); !slices.Contains(match.Absences, p.absent) {
		return p, fmt.Errorf("expected captain, wait, loss or nothing for a clock that has run out, found %q", clean(string(n.Absent)))
	}
	if len(n.Seats) != len(info.Seats) {
		return p, fmt.Errorf("%s has %d seats, found %d", info.Name, len(info.Seats), len(n.Seats))
	}
	for i := range n.Seats {
		seat, err := s.readSeat(&n.Seats[i], at(n.Words, i))
		if err != nil {
			return p, err
		}
		p.seats = append(p.seats, seat)
	}
	p.secret, err = s.secretFor(n.Commit)
	return p, err
}

func at(words []string, i int) string {
	if i < len(words) {
		return words[i]
	}
	return ""
}

// mostName is the most characters in a name or in the words for the dice.
const mostName = 200

func (s *Server) readSeat(n *newSeat, words string) (plannedSeat, error) {
	if n.Kind == "bot" {
		spec, err := s.readBot(n.Bot)
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
	return plannedSeat{name: names.Clean(n.Name), words: clean(words)}, nil
}
