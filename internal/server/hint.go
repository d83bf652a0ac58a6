package server

import (
	"cmp"
	"net/http"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

const (
	// hintTime is how long a hint may be thought about.
	hintTime = 1500 * time.Millisecond
	// tutorTime is how long an answer may be that a player is about to give.
	tutorTime = 700 * time.Millisecond
)

// hinted reports whether hints are given at a link: the game has a captain, the match is not rated, and nobody else plays in it.
func (c *chair) hinted() bool {
	others := 0
	for i, seat := range c.rec.Seats {
		if engine.Seat(i) != c.seat && !seat.Bot {
			others++
		}
	}
	return c.game.Captain != nil && !c.watches() && (c.Study || len(c.Rated) == 0 && others == 0)
}

// hint sends the best answers to the question that is open to the seat, or to the one about the object that the request
// names, as the captain judges from what the seat knows. If the request names a choice, that is judged too.
func (s *Server) hint(w http.ResponseWriter, r *http.Request, c *chair) error {
	if !c.hinted() {
		return refuse(http.StatusConflict, "Hints are given in studies and against bots, where nothing is rated and the game has a captain.")
	}
	v := c.match.View(c.seat)
	q, err := c.wondered(&v, r.URL.Query().Get("about"))
	if err != nil {
		return err
	}
	think, also, err := c.considered(v.Seen, r.URL.Query().Get("choice"))
	if err != nil {
		return err
	}
	out := hint{Asked: q.Text, Answers: []advice{}}
	err = s.heavily(r, func() error {
		by := bot.NewAdviser(c.draw.rules, c.game.Captain(c.draw.rules))
		for _, a := range by.Advise(v.Seen, q.Decision, uint64(v.At), bot.Budget{Time: think}, also...) {
			out.Answers = append(out.Answers, advice{
				Choice: string(engine.FormatChoice(nil, c.draw.info, c.draw.words, a.Choice)), Says: c.draw.words.At(v.Seen).Answer(q.Decision, a.Choice),
				Worth: thousandths(a.Worth), Behind: thousandths(a.Behind), Error: thousandths(a.Error),
			})
		}
		return r.Context().Err()
	})
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, out)
}

// wondered returns the question that a hint is asked for: the first that is open, or the first about an object.
func (c *chair) wondered(v *match.View, about string) (*match.Question, error) {
	for i := range v.Asked {
		if q := &v.Asked[i]; about == "" || c.draw.about(v.Seen, q) == about {
			return q, nil
		}
	}
	return nil, refuse(http.StatusConflict, "Nothing is asked of you there now.")
}

// considered returns the choice that a player is about to make, and how long it may be thought about; none for "".
func (c *chair) considered(seen engine.State, text string) (time.Duration, []engine.Choice, error) {
	if text == "" {
		return hintTime, nil, nil
	}
	choice, err := c.readChoice(text)
	if err != nil {
		return 0, nil, err
	}
	if !allows(seen, choice) {
		return 0, nil, refuse(http.StatusConflict, "That cannot be chosen now.")
	}
	return tutorTime, []engine.Choice{choice}, nil
}

// about returns what a question is about, or what its answers move.
func (d *drawer) about(seen engine.State, q *match.Question) string {
	return cmp.Or(d.name(q.About), d.name(engine.AskedIn(seen, q.Decision).Goes))
}
