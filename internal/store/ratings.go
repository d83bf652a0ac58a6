package store

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/rating"
)

// A RatedSeat is a seat of a rated match, and when the match is over, its result.
type RatedSeat struct {
	Match, Game string
	Seat        engine.Seat
	Player      string // id of a person, or a bot's spec
	Bot         bool
	Edge        rating.Edge   // of the seat
	Was, Is     rating.Rating // before and after the match; for a bot both are its anchor
	Score       float64
	Over        time.Time // when it was rated, zero before
	Worth       float64   // how much the result counts; 0 if too little was played
}

// A RatedPast is such a seat with the player of the other seat: a name, a bot's spec, or "" for a deleted
// account.
type RatedPast struct {
	RatedSeat
	Opponent    string
	OpponentBot bool
}

// A Rated is a player's rating in a game, with its deviation at the time of the last match.
type Rated struct {
	Player  string // id of a person
	Game    string
	Rating  rating.Rating
	Matches int
	At      time.Time // of the last match
}

// ratings is the part of a Store about how well people play.
type ratings interface {
	// RatedSeats returns those of a match; none if it is not rated.
	RatedSeats(ctx context.Context, match string) ([]RatedSeat, error)
	// Ratings returns those of some persons, by person and game.
	Ratings(ctx context.Context, persons ...string) ([]Rated, error)
	// History returns a person's seats of finished rated matches, the oldest first.
	History(ctx context.Context, person string) ([]RatedPast, error)
}

// enter stores a seat of a rated match that begins, in the account of its person.
func enter(ctx context.Context, t tx, m *Match, s *RatedSeat) error {
	_, err := t.exec(ctx, `INSERT INTO rated (match, seat, game, player, bot, edge, doubt, was, was_known, mean, deviation)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $9)`,
		m.ID, int64(s.Seat), s.Game, s.Player, s.Bot, s.Edge.Points, s.Edge.Deviation, s.Is.Mean, s.Is.Deviation)
	if err == nil && !s.Bot {
		_, err = t.exec(ctx, `INSERT INTO seats (match, seat, person, taken) VALUES ($1, $2, $3, $4)`,
			m.ID, int64(s.Seat), s.Player, milli(m.Created))
	}
	return err
}

const ratedColumns = `match, seat, game, player, bot, edge, doubt, score, was, was_known, mean, deviation, worth, over`

// scanRated returns where to read a row of ratedColumns; done finishes it.
func scanRated(s *RatedSeat) (into []any, done func()) {
	var seat, over int64
	return []any{&s.Match, &seat, &s.Game, &s.Player, &s.Bot, &s.Edge.Points, &s.Edge.Deviation, &s.Score,
			&s.Was.Mean, &s.Was.Deviation, &s.Is.Mean, &s.Is.Deviation, &s.Worth, &over}, func() {
			s.Seat, s.Over = engine.Seat(seat), fromMilli(over)
		}
}

func (b *base) ratedSeats(ctx context.Context, where string, values ...any) ([]RatedSeat, error) {
	var out []RatedSeat
	err := b.all(ctx, func(r rows) error {
		var s RatedSeat
		into, done := scanRated(&s)
		err := r.Scan(into...)
		done()
		out = append(out, s)
		return err
	}, `SELECT `+ratedColumns+` FROM rated WHERE `+where, values...)
	return out, err
}

func (b *base) RatedSeats(ctx context.Context, match string) ([]RatedSeat, error) {
	return b.ratedSeats(ctx, `match = $1 ORDER BY seat`, match)
}

func (b *base) History(ctx context.Context, person string) ([]RatedPast, error) {
	var out []RatedPast
	err := b.all(ctx, func(r rows) error {
		var s RatedPast
		into, done := scanRated(&s.RatedSeat)
		err := r.Scan(append(into, &s.Opponent, &s.OpponentBot)...)
		done()
		out = append(out, s)
		return err
	}, `SELECT rated.match, rated.seat, rated.game, rated.player, rated.bot, rated.edge, rated.doubt, rated.score, rated.was, rated.was_known,
		rated.mean, rated.deviation, rated.worth, rated.over, COALESCE(people.name, other.player, ''), COALESCE(other.bot, FALSE)
		FROM rated LEFT JOIN rated AS other ON other.match = rated.match AND other.seat <> rated.seat
		LEFT JOIN people ON people.id = other.player
		WHERE rated.player = $1 AND rated.over <> 0 AND rated.worth > 0 ORDER BY rated.over, rated.match`, person)
	return out, err
}

func (b *base) Ratings(ctx context.Context, persons ...string) ([]Rated, error) {
	if len(persons) == 0 {
		return nil, nil
	}
	var out []Rated
	which, values := make([]string, len(persons)), make([]any, len(persons))
	for i, id := range persons {
		which[i], values[i] = "$"+strconv.Itoa(i+1), id
	}
	err := b.all(ctx, func(r rows) error {
		var one Rated
		var matches, at int64
		err := r.Scan(&one.Player, &one.Game, &one.Rating.Mean, &one.Rating.Deviation, &one.Rating.Volatility, &matches, &at)
		one.Matches, one.At = int(matches), fromMilli(at)
		out = append(out, one)
		return err
	}, `SELECT player, game, mean, deviation, volatility, matches, at FROM ratings
		WHERE player IN (`+strings.Join(which, ", ")+`) ORDER BY player, game`, values...)
	return out, err
}

// rate updates the ratings of the players of a match that has ended, once, in the transaction of its last
// entry, if the match is rated. A result counts only if each side has made rating.LeastDecisions.
func rate(ctx context.Context, t tx, id string, e *match.Entry) error {
	n, err := t.exec(ctx, `UPDATE rated SET over = $2 WHERE match = $1 AND over = 0`, id, milli(e.When))
	if err == nil && n == 1 { // the opponent has deleted his account
		_, err = t.exec(ctx, `DELETE FROM rated WHERE match = $1`, id)
	}
	if err != nil || n != 2 {
		return err
	}
	if len(e.Played) < 2 || min(e.Played[0], e.Played[1]) < rating.LeastDecisions {
		return voided(ctx, t, id)
	}
	var seats [2]RatedSeat
	var before [2]Rated
	for i := range seats {
		into, done := scanRated(&seats[i])
		if err := t.read(ctx, into, `SELECT `+ratedColumns+` FROM rated WHERE match = $1 AND seat = $2`, id, int64(i)); err != nil {
			return err
		}
		done()
	}
	// Other matches of the same players wait here: all lock the players in one order.
	order := []int{0, 1}
	slices.SortFunc(order, func(i, j int) int { return cmp.Compare(seats[i].Player, seats[j].Player) })
	for _, i := range order {
		if before[i], err = lockRating(ctx, t, &seats[i], e.When); err != nil {
			return err
		}
	}
	counts, err := worth(ctx, t, &seats, e.When)
	if err != nil {
		return err
	}
	for i := range seats {
		score := scored(e.Result, i)
		seats[i].Worth = counts
		after := before[i].Rating.After(rating.Result{Opponent: before[1-i].Rating, Score: score, Edge: seats[i].Edge, Discount: 1 - counts})
		if err := saveRating(ctx, t, &seats[i], &before[i], after, score, e.When); err != nil {
			return err
		}
	}
	return nil
}

// voided stores that the result of a match does not count.
func voided(ctx context.Context, t tx, id string) error {
	_, err := t.exec(ctx, `UPDATE rated SET worth = 0 WHERE match = $1`, id)
	return err
}

// scored returns a seat's score for a result.
func scored(result string, seat int) float64 {
	switch result {
	case match.Drawn:
		return 0.5
	case strconv.Itoa(seat):
		return 1
	}
	return 0
}

// lockRating returns the rating of a seat's player at a time. Nobody else can change a person's rating until
// the transaction ends.
func lockRating(ctx context.Context, t tx, s *RatedSeat, when time.Time) (Rated, error) {
	if s.Bot {
		return Rated{Rating: s.Is}, nil
	}
	out := Rated{Rating: rating.New(), At: when}
	lock, err := t.exec(ctx, `UPDATE ratings SET matches = matches + 1 WHERE game = $1 AND player = $2`, s.Game, s.Player)
	if err == nil && lock == 0 {
		r := out.Rating
		// If another transaction is creating it, this waits for that one, and adds to its row.
		_, err = t.exec(ctx, `INSERT INTO ratings (game, player, mean, deviation, volatility, matches, at) VALUES ($1, $2, $3, $4, $5, 1, $6)
			ON CONFLICT (game, player) DO UPDATE SET matches = ratings.matches + 1`, s.Game, s.Player, r.Mean, r.Deviation, r.Volatility, milli(when))
	}
	if err != nil {
		return out, err
	}
	var at int64
	err = t.read(ctx, []any{&out.Rating.Mean, &out.Rating.Deviation, &out.Rating.Volatility, &at},
		`SELECT mean, deviation, volatility, at FROM ratings WHERE game = $1 AND player = $2`, s.Game, s.Player)
	out.Rating = out.Rating.At(when.Sub(fromMilli(at)))
	return out, err
}

func saveRating(ctx context.Context, t tx, s *RatedSeat, before *Rated, after rating.Rating, score float64, when time.Time) error {
	was := before.Rating
	if s.Bot {
		after = was
	}
	_, err := t.exec(ctx, `UPDATE rated SET score = $3, was = $4, was_known = $5, mean = $6, deviation = $7, worth = $8 WHERE match = $1 AND seat = $2`,
		s.Match, int64(s.Seat), score, was.Mean, was.Deviation, after.Mean, after.Deviation, s.Worth)
	if err == nil && !s.Bot {
		_, err = t.exec(ctx, `UPDATE ratings SET mean = $3, deviation = $4, volatility = $5, at = $6 WHERE game = $1 AND player = $2`,
			s.Game, s.Player, after.Mean, after.Deviation, after.Volatility, milli(when))
	}
	return err
}
