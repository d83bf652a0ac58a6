package store

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"
)

// A Club is a group of people with a hall, a ladder and tournaments of its own.
type Club struct {
	ID, Name string
	Looks    string // form of the name that is equal for names that look alike
	About    string
	Open     bool   // anyone may join
	Key      string // of the link by which others join
	Created  time.Time
	Members  int  // how many there are
	Mine     bool // the person who asked for Clubs is a member
}

// A Member is a person in a club.
type Member struct {
	Club, Person, Name string
	Organiser          bool
	Joined             time.Time
}

// A Tournament belongs to a club, or to the whole server.
type Tournament struct {
	ID, Club string // Club is "" for the whole server
	Body     string // in the server's own format
	Version  int    // of the body
	Over     bool
	Created  time.Time
}

// Begun is what begins with a round: matches, their seats in accounts, and the notices about them.
type Begun struct {
	Matches []Match
	Seats   []HeldSeat
	Notices []Notice
}

// Standing is how a match of a club or a tournament stands.
type Standing struct {
	Match  string
	Secret string    // of the house's dice, in hexadecimal
	Seats  [2]string // the accounts that hold them, or ""
	Over   bool
	Closed bool   // closed by the owner
	Result string // as match.Entry has it
}

// MostMembers is how many members a club may have, and MostClubs how many clubs one person may be in.
const (
	MostMembers = 500
	MostClubs   = 20
)

// mostLadder is how many of the last matches of a club count for its ladder.
const mostLadder = 1000

var (
	// ErrMembers: the club is full, or the person is in as many clubs as allowed.
	ErrMembers = fmt.Errorf("a club has at most %d members, and nobody is in more than %d clubs", MostMembers, MostClubs)
	// ErrPutOut: the person was removed from the club.
	ErrPutOut = errors.New("you were put out of this club: ask one of its organisers to let you come back")
	// ErrStale: somebody else has changed the tournament since it was read.
	ErrStale = errors.New("the tournament has been changed meanwhile")
)

// clubs is the part of a Store about clubs and tournaments.
type clubs interface {
	// AddClub stores a club with its founder, who organises it. ErrExists: another club has a name that looks
	// the same. ErrMembers.
	AddClub(ctx context.Context, c Club, founder string) error
	// Club returns a club. ErrNone.
	Club(ctx context.Context, id string) (Club, error)
	// Clubs returns the clubs that anyone may join and those that a person is in, by name.
	Clubs(ctx context.Context, person string) ([]Club, error)
	// SaveClub stores what may change: About, Open and Key. ErrNone.
	SaveClub(ctx context.Context, c Club) error
	// Join makes a person a member, if not one already. ErrNone, ErrMembers, ErrPutOut.
	Join(ctx context.Context, m Member) error
	// Quit ends a membership. If no organiser is left, the oldest member becomes one; a club without members
	// is deleted. ErrNone.
	Quit(ctx context.Context, club, person string) error
	// PutOut removes a member, who can join again only after AskBack, and gives the club another key.
	// ErrNone.
	PutOut(ctx context.Context, club, person, key string) error
	// AskBack lets a removed person join again. ErrNone.
	AskBack(ctx context.Context, club, person string) error
	// OutOf returns those who were removed from a club, by name.
	OutOf(ctx context.Context, club string) ([]Member, error)
	// Appoint makes a member an organiser. ErrNone.
	Appoint(ctx context.Context, club, person string) error
	// Members returns the members of a club, the oldest first.
	Members(ctx context.Context, club string) ([]Member, error)
	// ClubMatches returns the last finished matches of a club, in the order in which they ended.
	ClubMatches(ctx context.Context, club string) ([]Standing, error)

	// AddTournament stores a tournament.
	AddTournament(ctx context.Context, t Tournament) error
	// Tournament returns a tournament. ErrNone.
	Tournament(ctx context.Context, id string) (Tournament, error)
	// Tournaments returns those of a club, or with "" those of the whole server, the newest first.
	Tournaments(ctx context.Context, club string) ([]Tournament, error)
	// TournamentsOf returns all tournaments whose bodies contain the id of a person.
	TournamentsOf(ctx context.Context, person string) ([]Tournament, error)
	// SaveTournament stores the body that follows the version in t, whether the tournament is over, and what
	// begins with it, all or nothing. ErrStale.
	SaveTournament(ctx context.Context, t Tournament, b Begun) error
	// TournamentMatches returns how the matches of a tournament stand.
	TournamentMatches(ctx context.Context, id string) ([]Standing, error)
	// TournamentOf returns the tournament that a match belongs to. ErrNone.
	TournamentOf(ctx context.Context, match string) (string, error)
}

const clubColumns = `clubs.id, clubs.name, clubs.looks, clubs.about, clubs.open, clubs.key, clubs.created,
	(SELECT count(*) FROM members WHERE members.club = clubs.id)`

// isIn is an SQL condition: the person $1 is in the club.
const isIn = `EXISTS (SELECT 1 FROM members WHERE members.club = clubs.id AND members.person = $1)`

func (b *base) clubs(ctx context.Context, mine, where string, value any) ([]Club, error) {
	var out []Club
	err := b.all(ctx, func(r rows) error {
		var c Club
		var created, members int64
		err := r.Scan(&c.ID, &c.Name, &c.Looks, &c.About, &c.Open, &c.Key, &created, &members, &c.Mine)
		c.Created, c.Members = fromMilli(created), int(members)
		out = append(out, c)
		return err
	}, `SELECT `+clubColumns+`, `+mine+` FROM clubs WHERE `+where+` ORDER BY clubs.looks`, value)
	return out, err
}

func (b *base) AddClub(ctx context.Context, c Club, founder string) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO clubs (id, name, looks, about, open, key, created) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
			c.ID, c.Name, c.Looks, c.About, c.Open, c.Key, milli(c.Created))
		if err != nil {
			return err
		}
		return join(ctx, t, &Member{Club: c.ID, Person: founder, Organiser: true, Joined: c.Created})
	})
}

func (b *base) Club(ctx context.Context, id string) (Club, error) {
	return first(b.clubs(ctx, `FALSE`, `clubs.id = $1`, id))
}

func (b *base) Clubs(ctx context.Context, person string) ([]Club, error) {
	return b.clubs(ctx, isIn, `clubs.open OR `+isIn, person)
}

func (b *base) SaveClub(ctx context.Context, c Club) error {
	return b.changeOne(ctx, `UPDATE clubs SET about = $2, open = $3, key = $4 WHERE id = $1`, c.ID, c.About, c.Open, c.Key)
}

func (b *base) Join(ctx context.Context, m Member) error {
	if _, err := b.Club(ctx, m.Club); err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error { return join(ctx, t, &m) })
}

func join(ctx context.Context, t tx, m *Member) error {
	is, err := count(ctx, t, `SELECT count(*) FROM members WHERE club = $1 AND person = $2`, m.Club, m.Person)
	if err != nil || is > 0 {
		return err
	}
	if out, err := count(ctx, t, `SELECT count(*) FROM put_out WHERE club = $1 AND person = $2`, m.Club, m.Person); err != nil || out > 0 {
		return cmp.Or(err, ErrPutOut)
	}
	many, err := count(ctx, t, `SELECT count(*) FROM members WHERE club = $1`, m.Club)
	if err != nil {
		return err
	}
	clubs, err := count(ctx, t, `SELECT count(*) FROM members WHERE person = $1`, m.Person)
	if err == nil && (many >= MostMembers || clubs >= MostClubs) {
		err = ErrMembers
	}
	if err == nil {
		_, err = t.exec(ctx, `INSERT INTO members (club, person, organiser, joined) VALUES ($1, $2, $3, $4) ON CONFLICT (club, person) DO NOTHING`,
			m.Club, m.Person, m.Organiser, milli(m.Joined))
	}
	return err
}

func (b *base) Quit(ctx context.Context, club, person string) error {
	return b.change(ctx, func(t tx) error {
		gone, err := t.exec(ctx, `DELETE FROM members WHERE club = $1 AND person = $2`, club, person)
		if err == nil && gone == 0 {
			err = ErrNone
		}
		return errors.Join(err, tidyClubs(ctx, t))
	})
}

func (b *base) PutOut(ctx context.Context, club, person, key string) error {
	return b.change(ctx, func(t tx) error {
		gone, err := t.exec(ctx, `DELETE FROM members WHERE club = $1 AND person = $2`, club, person)
		if err == nil && gone == 0 {
			err = ErrNone
		}
		if err == nil {
			_, err = t.exec(ctx, `INSERT INTO put_out (club, person) VALUES ($1, $2) ON CONFLICT (club, person) DO NOTHING`, club, person)
		}
		if err == nil {
			_, err = t.exec(ctx, `UPDATE clubs SET key = $2 WHERE id = $1`, club, key)
		}
		return err
	})
}

func (b *base) AskBack(ctx context.Context, club, person string) error {
	return b.changeOne(ctx, `DELETE FROM put_out WHERE club = $1 AND person = $2`, club, person)
}

func (b *base) OutOf(ctx context.Context, club string) (out []Member, err error) {
	err = b.all(ctx, func(r rows) error {
		m := Member{Club: club}
		err := r.Scan(&m.Person, &m.Name)
		out = append(out, m)
		return err
	}, `SELECT put_out.person, people.name FROM put_out JOIN people ON people.id = put_out.person
		WHERE put_out.club = $1 ORDER BY people.looks`, club)
	return out, err
}

// tidyClubs deletes clubs without members, and makes the oldest member the organiser of a club without one.
func tidyClubs(ctx context.Context, t tx) error {
	_, err := t.exec(ctx, `DELETE FROM clubs WHERE NOT EXISTS (SELECT 1 FROM members WHERE members.club = clubs.id)`)
	if err == nil {
		_, err = t.exec(ctx, `UPDATE members SET organiser = TRUE
			WHERE NOT EXISTS (SELECT 1 FROM members AS o WHERE o.club = members.club AND o.organiser)
			AND person = (SELECT person FROM members AS f WHERE f.club = members.club ORDER BY joined, person LIMIT 1)`)
	}
	return err
}

func (b *base) Appoint(ctx context.Context, club, person string) error {
	return b.changeOne(ctx, `UPDATE members SET organiser = TRUE WHERE club = $1 AND person = $2`, club, person)
}

func (b *base) Members(ctx context.Context, club string) ([]Member, error) {
	var out []Member
	err := b.all(ctx, func(r rows) error {
		m := Member{Club: club}
		var joined int64
		err := r.Scan(&m.Person, &m.Name, &m.Organiser, &joined)
		m.Joined = fromMilli(joined)
		out = append(out, m)
		return err
	}, `SELECT members.person, people.name, members.organiser, members.joined FROM members JOIN people ON people.id = members.person
		WHERE members.club = $1 ORDER BY members.joined, members.person`, club)
	return out, err
}

// standings returns how the matches stand whose occasions meet a condition.
func (b *base) standings(ctx context.Context, where string, value any) ([]Standing, error) {
	var out []Standing
	err := b.all(ctx, func(r rows) error {
		var s Standing
		err := r.Scan(&s.Match, &s.Secret, &s.Over, &s.Closed, &s.Result, &s.Seats[0], &s.Seats[1])
		out = append(out, s)
		return err
	}, `SELECT matches.id, matches.secret, matches.over, matches.closed, matches.result, COALESCE(one.person, ''), COALESCE(two.person, '') FROM occasions
		JOIN matches ON matches.id = occasions.match
		LEFT JOIN seats AS one ON one.match = matches.id AND one.seat = 0
		LEFT JOIN seats AS two ON two.match = matches.id AND two.seat = 1 WHERE `+where, value)
	return out, err
}

func (b *base) ClubMatches(ctx context.Context, club string) ([]Standing, error) {
	out, err := b.standings(ctx, fmt.Sprintf(`occasions.club = $1 AND matches.over
		ORDER BY (SELECT max(at) FROM entries WHERE entries.match = matches.id) DESC, matches.id LIMIT %d`, mostLadder), club)
	slices.Reverse(out)
	return out, err
}

func (b *base) TournamentMatches(ctx context.Context, id string) ([]Standing, error) {
	return b.standings(ctx, `occasions.tournament = $1 ORDER BY matches.id`, id)
}

func (b *base) AddTournament(ctx context.Context, one Tournament) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO tournaments (id, club, body, version, over, created) VALUES ($1, $2, $3, 1, $4, $5)`,
			one.ID, one.Club, one.Body, one.Over, milli(one.Created))
		return err
	})
}

func (b *base) tournaments(ctx context.Context, where string, value any) ([]Tournament, error) {
	var out []Tournament
	err := b.all(ctx, func(r rows) error {
		var t Tournament
		var version, created int64
		err := r.Scan(&t.ID, &t.Club, &t.Body, &version, &t.Over, &created)
		t.Version, t.Created = int(version), fromMilli(created)
		out = append(out, t)
		return err
	}, `SELECT id, club, body, version, over, created FROM tournaments WHERE `+where+` ORDER BY created DESC, id`, value)
	return out, err
}

func (b *base) Tournament(ctx context.Context, id string) (Tournament, error) {
	return first(b.tournaments(ctx, `id = $1`, id))
}

func (b *base) Tournaments(ctx context.Context, club string) ([]Tournament, error) {
	return b.tournaments(ctx, `id IN (SELECT id FROM tournaments WHERE club = $1 ORDER BY created DESC, id LIMIT 200)`, club)
}

func (b *base) TournamentsOf(ctx context.Context, person string) ([]Tournament, error) {
	return b.tournaments(ctx, `body LIKE $1 ESCAPE '\'`, within(person))
}

func (b *base) SaveTournament(ctx context.Context, one Tournament, begun Begun) error {
	return b.change(ctx, func(t tx) error {
		n, err := t.exec(ctx, `UPDATE tournaments SET body = $2, over = $3, version = version + 1 WHERE id = $1 AND version = $4`,
			one.ID, one.Body, one.Over, int64(one.Version))
		if err == nil && n == 0 {
			err = ErrStale
		}
		for i := 0; i < len(begun.Matches) && err == nil; i++ {
			err = create(ctx, t, &begun.Matches[i])
		}
		for i := 0; i < len(begun.Seats) && err == nil; i++ {
			err = takeSeat(ctx, t, &begun.Seats[i])
		}
		for i := 0; i < len(begun.Notices) && err == nil; i++ {
			err = addNotice(ctx, t, &begun.Notices[i])
		}
		return err
	})
}

func (b *base) TournamentOf(ctx context.Context, match string) (string, error) {
	var id string
	err := b.one(ctx, []any{&id}, `SELECT tournament FROM occasions WHERE match = $1 AND tournament <> ''`, match)
	return id, err
}

// occasion stores the club and tournament of a match.
func occasion(ctx context.Context, t tx, m *Match) error {
	if m.Club == "" && m.Tournament == "" {
		return nil
	}
	_, err := t.exec(ctx, `INSERT INTO occasions (match, club, tournament) VALUES ($1, $2, $3)`, m.ID, m.Club, m.Tournament)
	return err
}

// next asks for the next round of a tournament when a match of it has ended.
func (j *journal) next(ctx context.Context, t tx) error {
	n, err := count(ctx, t, `SELECT count(*) FROM occasions WHERE match = $1 AND tournament <> ''`, j.id)
	if err != nil || n == 0 {
		return err
	}
	return t.ask(ctx, Job{Kind: Round, ID: j.id})
}

// takeSeat stores a seat in an account; if it is there already, only whose turn it is may change.
func takeSeat(ctx context.Context, t tx, s *HeldSeat) error {
	if err := enters(ctx, t, s.Match); err != nil {
		return err
	}
	if s.Link != nil {
		opens, err := count(ctx, t, `SELECT count(*) FROM tokens WHERE hash = $1`, s.Link[:])
		if err == nil && opens == 0 {
			err = ErrNone // the seat got a new link meanwhile
		}
		if err != nil {
			return err
		}
	}
	if s.Mate > 0 {
		return takeMate(ctx, t, s)
	}
	_, err := t.exec(ctx, `INSERT INTO seats (match, seat, person, taken, turn) VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (match, seat, person) DO UPDATE SET turn = excluded.turn WHERE seats.turn = 0`,
		s.Match, int64(s.Seat), s.Person, milli(s.Taken), int64(s.Turn))
	return err
}
