package server

import (
	"context"
	"errors"
	"net/http"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
	"github.com/weathergage/weathergage/internal/background"
	"github.com/weathergage/weathergage/internal/match"
)

// heavily runs what may take a core for a while. Few such tasks run at once, those of one address after those
// of others, and a request whose sender has left gives up its turn. do runs at a lower priority and must hold
// no lock that others want; the answer is written after it.
func (s *Server) heavily(r *http.Request, do func() error) error {
	return s.inTurn(r, func() error { return background.Run(do) })
}

// inTurn is heavily at the usual priority.
func (s *Server) inTurn(r *http.Request, do func() error) error {
	lane := s.lane(r.Context())
	if of, ok := r.Context().Value(turn{}).(*turn); ok && of.lane == lane {
		defer of.give()
		return do()
	}
	if err := lane.take(r.Context(), network(s.address(r)), forPeople); err != nil {
		return err
	}
	defer lane.give()
	return do()
}

// A turn is the place in a queue of a request that loads a study. If its answer also takes a core, the
// request keeps the place until then: a study that had to queue again would stay in memory meanwhile.
type turn struct{ lane *turns }

// give gives the place back, if the request has one.
func (t *turn) give() {
	if t.lane != nil {
		t.lane.give()
		t.lane = nil
	}
}

// heavy lists the routes that take a core for a while, and read no more of the request first.
var heavy = []string{
	"GET /api/m/{token}/odds", "GET /api/m/{token}/past", "GET /api/m/{token}/sheets", "GET /api/m/{token}/moves",
	"GET /api/m/{token}/record", "GET /api/m/{token}/summary", "GET /api/m/{token}/review", "GET /api/m/{token}/hint",
	"GET /api/m/{token}/tree", "GET /api/m/{token}/tree/record",
}

// atTable marks the context of a request by a link of a match that people play.
type atTable struct{}

// asking returns a request by the link of a chair, marked if people play there.
func (c *chair) asking(r *http.Request) *http.Request {
	if c.Study {
		return r
	}
	return r.WithContext(context.WithValue(r.Context(), atTable{}, true))
}

// lane returns the queue for a request: the one of people who play, or the one of everyone else. Studies
// belong to everyone: anyone can make one as long as an upload. Neither queue waits for the other.
func (s *Server) lane(ctx context.Context) *turns {
	if ctx.Value(atTable{}) != nil {
		return s.tables
	}
	return s.strangers
}

// sender marks the context of a request with the address that limits count.
type sender struct{}

// senderOf returns the address that a request came from, or otherwise if there is no request.
func senderOf(ctx context.Context, otherwise string) string {
	if address, ok := ctx.Value(sender{}).(string); ok {
		return address
	}
	return otherwise
}

// odds computes what a choice may lead to, from what its seat may know.
func (s *Server) odds(w http.ResponseWriter, r *http.Request, c *chair) error {
	choice, err := c.readChoice(r.URL.Query().Get("choice"))
	if err != nil {
		return err
	}
	v := c.match.View(c.seat)
	if choice.Seat != c.seat || v.Seen == nil {
		return refuse(http.StatusForbidden, "You can ask only for the odds of your own choices.")
	}
	completeAbout(&v, &choice)
	var t *dice.Table
	err = s.heavily(r, func() (err error) {
		t, err = dice.Forecast(c.draw.rules, v.Seen, choice, dice.Options{})
		return err
	})
	if errors.Is(err, dice.ErrNoForecast) {
		t = &dice.Table{Exact: true}
		err = nil
	}
	if err != nil {
		return c.explain("", err)
	}
	to := drawOdds(c.draw.words.Say(choice), t)
	if by, ok := c.draw.rules.(engine.Reckoner); ok && allows(v.Seen, choice) {
		to.Sums = drawSums(by.Reckon(v.Seen, choice))
	}
	return writeJSON(w, http.StatusOK, to)
}

// allows reports whether a position permits a choice.
func allows(s engine.State, c engine.Choice) bool {
	ill := s.Check(c)
	return ill.OK()
}

func drawSums(from []engine.Sum) []oddsSum {
	to := make([]oddsSum, len(from))
	for i, s := range from {
		to[i] = oddsSum{Title: s.Title, Total: s.Total, Parts: []oddsPart{}}
		for _, p := range s.Parts {
			to[i].Parts = append(to[i].Parts, oddsPart{p.Text, p.Value, string(p.Rule), p.Ways, p.Of, p.Faces})
		}
	}
	return to
}

// completeAbout fills in what a choice is about if one decision is open.
func completeAbout(v *match.View, c *engine.Choice) {
	if c.About == engine.NoObject && len(v.Asked) == 1 {
		c.About = v.Asked[0].About
	}
}

func drawOdds(about string, t *dice.Table) oddsTable {
	to := oddsTable{About: about, Exact: t.Exact, Measures: list(t.Measures), Events: []bool{}, Rows: []oddsRow{}, Sums: []oddsSum{}}
	for i := range t.Measures {
		to.Events = append(to.Events, t.Event(i))
	}
	for _, row := range t.Rows {
		r := oddsRow{Answers: list(row.Answers), By: []int{}, Chance: 1, Columns: []oddsColumn{}}
		for _, c := range row.Choices {
			r.By = append(r.By, asjson.Seat(c.Seat))
		}
		for _, col := range row.Columns {
			values := make([]oddsValue, len(col.Values))
			for i, v := range col.Values {
				values[i] = oddsValue{v.Value, v.Chance}
			}
			r.Columns = append(r.Columns, oddsColumn{col.Mean, values})
		}
		to.Rows = append(to.Rows, r)
	}
	return to
}
